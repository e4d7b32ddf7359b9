//===- FuseToLinalg.h - fuse ops in terms of linalg -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_FUSETOLINALG_H
#define FUSE_CONVERSION_FUSETOLINALG_H

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

/// An integer division, a shift, a magnitude, or a conversion of a float to an integer, on
/// `operands`, that is defined for all of them: a division that arith leaves undefined is one by 1,
/// a shift by the width or more shifts all bits out, the least integer is its own magnitude,
/// conversions saturate and make NaN 0. Null for other ops.
Value createTotalOp(OpBuilder &b, Location loc, Operation &op, ValueRange operands);

/// Patterns that spell fuse.gelu, fuse.silu and fuse.sigmoid in arith and math.
void populateExpandActivationsPatterns(RewritePatternSet &patterns);

/// The element of a tensor or memref at places that are clamped into it; of one that has none, 0.
Value readClamped(OpBuilder &b, Location loc, Value source, ValueRange places);

/// Loops over a tensor or memref, and once more along one of its dimensions: the last loop, a
/// reduction.
struct PairLoops {
  PairLoops(Builder &b, unsigned rank, int64_t dim);

  unsigned rank;
  int64_t dim;
  AffineMap own, other; ///< an element, and what is compared with it
  SmallVector<utils::IteratorType> iterators;
};

/// Puts the elements along `dim` of tensors or memrefs in the order that `before` says (as the
/// region of fuse.sort), by comparing each with all of its row. Gives those of `values` that are
/// wanted and null for the others; `createEmpty` makes a tensor or memref of their shape. Where
/// `before` is no order, each place gets some element.
SmallVector<Value> sortByPairs(OpBuilder &b, Location loc, ValueRange values, int64_t dim,
                               Block &before, ArrayRef<bool> wanted,
                               function_ref<Value(Type)> createEmpty);

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_FUSETOLINALG_H
