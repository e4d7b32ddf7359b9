//===- GeneralizeRow.h - named ops as fuse.row ------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_GENERALIZEROW_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_GENERALIZEROW_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

/// A softmax or norm as the fuse.row that computes the same; a fuse.row as it is. Without a causal
/// mask.
RowOp generalizeRow(RewriterBase &b, IndexedOpInterface op);

/// A contraction as the fuse.row whose threads multiply and add in the accumulator's type.
RowOp generalizeContraction(RewriterBase &b, MatmulOp op);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_GENERALIZEROW_H
