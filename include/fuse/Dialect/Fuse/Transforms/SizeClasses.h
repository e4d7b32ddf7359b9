//===- SizeClasses.h - extents that must be equal ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_SIZECLASSES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_SIZECLASSES_H

#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mlir::fuse {

/// Attribute of an argument: names of its dynamic sizes (`fuse-name-sizes`).
inline constexpr llvm::StringLiteral kDimsAttr = "fuse.dims";

/// Attribute of a function: what its sizes must fulfil (`fuse-collect-requirements`).
inline constexpr llvm::StringLiteral kRequirementsAttr = "fuse.requirements";

/// The extents of a function, merged where an op, a name (`fuse.dims`) or
/// a requirement forces them to be equal.
/// That two types say `?` is no reason: it stands for any extent.
class SizeClasses {
public:
  explicit SizeClasses(func::FuncOp function);

  /// Symbols are those of ShapeExpressions: the extents of the arguments in order.
  unsigned getNumSymbols() const { return shapes.getNumSymbols(); }
  /// One symbol for each class.
  unsigned getLeader(unsigned symbol) const { return classes.getLeaderValue(symbol); }
  /// Symbols that must equal a number.
  ArrayRef<std::pair<unsigned, int64_t>> getNumbers() const { return numbers; }

  /// True if two extents are equal whatever the arguments are.
  bool areEqual(AffineExpr a, AffineExpr b);
  bool areEqual(Value a, int64_t dimA, Value b, int64_t dimB);
  /// The first extent less the second, if that is the same number whatever the arguments are.
  std::optional<int64_t> getDifference(Value a, int64_t dimA, Value b, int64_t dimB);
  /// True if two values have one shape.
  bool haveSameShape(Value a, Value b);

private:
  void mergeOperands(Operation *op, ArrayRef<AffineMap> maps);
  void mergeElementwise(Operation *op);
  void mergeNames(func::FuncOp function);
  void mergeRequirements(func::FuncOp function);
  void merge(AffineExpr a, AffineExpr b);
  void mergeComputed();
  /// `expr` in terms of leaders and numbers.
  AffineExpr simplify(AffineExpr expr);
  AffineExpr findComputed(AffineExpr expr);

  ShapeExpressions shapes;
  llvm::EquivalenceClasses<unsigned> classes;
  SmallVector<std::pair<unsigned, int64_t>> numbers;
  /// Equalities of which one side is computed, and what follows from them.
  SmallVector<std::pair<AffineExpr, AffineExpr>> computed;
  DenseMap<AffineExpr, AffineExpr> parents;
  /// What stands for each symbol.
  SmallVector<AffineExpr> meanings;
};

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_SIZECLASSES_H
