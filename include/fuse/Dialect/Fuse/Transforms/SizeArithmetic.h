//===- SizeArithmetic.h - sums, quotients and choices of sizes --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes are affine expressions of extents, which are the symbols, and which are
// not negative. Of what an affine expression has no operator for (minima, maxima,
// comparisons), all follows from the sign of a difference: `x floordiv (2^63 - 1)`
// is -1 where x is negative, and 0 elsewhere, for every number that a size can be.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_SIZEARITHMETIC_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_SIZEARITHMETIC_H

#include "mlir/IR/AffineExpr.h"
#include <optional>

namespace mlir::fuse {

/// A size in its simplest form: a sum of products, in one order, with quotients that leave no
/// remainder divided out. Equal sums of products have one form.
AffineExpr simplifySize(AffineExpr size);

/// A size with operators, in its simplest form. What is beyond 64 bits stays the largest number
/// there is; it does not wrap around to a small one.
class SizeExpr {
public:
  /// 0.
  SizeExpr() = default;
  SizeExpr(int64_t number, MLIRContext *context) : expr(getAffineConstantExpr(number, context)) {}
  SizeExpr(AffineExpr expr) : expr(expr) {}

  SizeExpr operator+(SizeExpr other) const;
  SizeExpr operator*(SizeExpr other) const;
  SizeExpr operator*(int64_t number) const;

  /// The number, if no extent is left.
  std::optional<int64_t> getNumber() const;
  /// Null for the 0 that has no context.
  AffineExpr get() const { return expr; }

private:
  AffineExpr expr;
};

/// True if it is known that `size` is not negative whatever the extents are.
bool isNotNegative(AffineExpr size);

/// What is not negative exactly where `size` is not (or, of an equality, where `size` is 0), and
/// chooses between fewer cases: `n - 1` for `max(n - 1, 0)` being at most `n - 1`. Null if no such
/// is found.
AffineExpr simplifyComparison(AffineExpr size, bool isEquality);

/// 1 where a < b, and 0 elsewhere. As all below, null if that would be too long to be of use.
AffineExpr isLess(AffineExpr a, AffineExpr b);
/// `a` where `condition` is 1, and `b` where it is 0.
AffineExpr chooseSize(AffineExpr condition, AffineExpr a, AffineExpr b);
AffineExpr minOfSizes(AffineExpr a, AffineExpr b);
AffineExpr maxOfSizes(AffineExpr a, AffineExpr b);
/// The quotient rounded towards zero; null also if `b` may be negative.
AffineExpr divideTowardsZero(AffineExpr a, AffineExpr b);

/// `x` if `expr` is -1 where `x` is negative and 0 elsewhere, as the functions above write it.
AffineExpr getSignedOperand(AffineExpr expr);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_SIZEARITHMETIC_H
