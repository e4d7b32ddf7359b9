//===- ResultCopies.h - results that are copies -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_RESULTCOPIES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_RESULTCOPIES_H

#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fuse {

/// Whether what is in a destination before the op matters to it.
bool readsInit(OpOperand &init);

/// The init whose buffer `value` ends up in, and whose old contents nobody
/// reads; null if there is none.
OpOperand *findUnreadInit(Value value);

/// What `value` is a reshape of; `reshapes` are the ops between, those of a known shape.
Value stripReshapes(Value value, ShapeExpressions &shapes, SmallVectorImpl<Operation *> &reshapes);

/// A result that no kernel writes: the driver copies it from elsewhere.
struct ResultCopy {
  unsigned result;
  Value source; ///< a tensor, as the function returns it
  /// Its extents, by those of the inputs; empty if they do not follow from these.
  SmallVector<AffineExpr> shape;
};
/// Before and behind `fuse-results-to-destinations`, in the order of the results.
SmallVector<ResultCopy> findResultCopies(func::FuncOp function);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_RESULTCOPIES_H
