//===- ShapeExpressions.h - extents in terms of the inputs ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_SHAPEEXPRESSIONS_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_SHAPEEXPRESSIONS_H

#include "fuse/Dialect/Fuse/Transforms/SizeArithmetic.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"

namespace mlir::fuse {

/// Expresses extents and index values of a function by the extents of its
/// tensor and memref arguments. Symbol s_i is the i-th of all these extents,
/// static ones included.
class ShapeExpressions {
public:
  explicit ShapeExpressions(func::FuncOp function);

  /// One extent of a tensor or memref; null if it does not follow from the arguments.
  AffineExpr getExtent(Value shaped, int64_t dim);
  /// All extents; nullopt if one does not follow.
  std::optional<SmallVector<AffineExpr>> getShape(Value shaped);
  /// An index value.
  AffineExpr getIndex(Value index);

  unsigned getNumSymbols() const { return numSymbols; }

  /// The value of an expression, computed from the arguments' extents.
  OpFoldResult materialize(OpBuilder &b, Location loc, AffineExpr expr);

private:
  /// A quotient of an index value and a positive number.
  struct Quotient {
    AffineExpr dividend;
    int64_t divisor;
  };
  /// What is computed of sizes in floats: exactly, as no framework means the rounding of a size.
  std::optional<Quotient> getQuotient(Value real);

  Block &entry;
  /// First symbol of each argument.
  DenseMap<Value, unsigned> firstSymbol;
  unsigned numSymbols = 0;
};

/// Expressions of sizes compute with signed numbers that do not wrap, and 1 for what is true. False
/// where the types of `op` mean something else: an integer of fewer than the 32 bits that
/// frameworks count in, a truth whose bit is its sign, or sums of such.
bool computesLikeSizes(Operation *op);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_SHAPEEXPRESSIONS_H
