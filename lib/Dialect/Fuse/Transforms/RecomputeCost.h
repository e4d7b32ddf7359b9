//===- RecomputeCost.h - once, or at each point -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A broadcast that is computed where it is read repeats work; one that another kernel computes is
// written, read, and launched. Estimates of both, alike for all chips.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RECOMPUTECOST_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RECOMPUTECOST_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir::fuse {

/// Is there no function of more than a few instructions in the op?
bool isCheap(ElementwiseOp op);

/// May the code of `producer` run at each point of `user`, which broadcasts its results? `copies`
/// are the ways in which `user` reads them (`dimsAtUse`), each of which repeats the code.
bool isCheapToRepeat(ElementwiseOp producer, IndexedOpInterface user,
                     ArrayRef<SmallVector<int64_t>> copies);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RECOMPUTECOST_H
