//===- ReadCopied.h - operands that are copies, read in place --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_READCOPIED_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_READCOPIED_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

/// Whether an op reads a value of `copy` by subscripts: neither a destination nor gathered from.
bool isSubscripted(OpOperand &use);

/// Makes the user of a value of `copy` read `source` under `map` in place of it, if that suits the
/// user: an operand of a matmul keeps its m, n and k dimensions, that of a row op its row
/// innermost, and some input of a row op has its row.
bool readCopied(RewriterBase &rewriter, OpOperand &use, Operation *copy, Value source,
                AffineMap map);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_READCOPIED_H
