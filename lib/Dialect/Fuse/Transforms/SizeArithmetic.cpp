//===- SizeArithmetic.cpp - sums, quotients and choices of sizes ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/SizeArithmetic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

namespace {
/// Terms by their factors, which are numbers of symbols and then of what is neither a sum nor a
/// product.
class SizeSum {
public:
  /// Null where numbers overflow or the sum is too long to be of use.
  static AffineExpr simplify(AffineExpr size) {
    SizeSum sum(size.getContext());
    std::optional<Terms> terms = sum.expand(size);
    return terms ? sum.write(*terms) : AffineExpr();
  }

  /// The sum or product, whose numbers stay within 64 bits at the largest there is.
  static AffineExpr combine(AffineExprKind kind, AffineExpr a, AffineExpr b) {
    SizeSum sum(a.getContext());
    sum.saturates = true;
    Terms left = *sum.expand(a), right = *sum.expand(b);
    return sum.write(kind == AffineExprKind::Add ? *sum.add(left, right)
                                                 : *sum.multiply(left, right));
  }

private:
  using Factors = SmallVector<unsigned>;
  using Terms = std::map<Factors, int64_t>;
  static constexpr unsigned kFirstOther = 1u << 24, kMaxTerms = 32;

  explicit SizeSum(MLIRContext *context) : context(context) {}

  /// What to take for a number that overflows; nullopt if the sum is of no use then.
  std::optional<int64_t> atLimit(bool isNegative) const {
    if (!saturates)
      return std::nullopt;
    return isNegative ? std::numeric_limits<int64_t>::min() : std::numeric_limits<int64_t>::max();
  }

  bool add(Terms &sum, const Factors &factors, int64_t count) const {
    int64_t &total = sum[factors], result;
    if (llvm::AddOverflow(total, count, result)) {
      std::optional<int64_t> limit = atLimit(count < 0);
      if (!limit)
        return false;
      result = *limit;
    }
    total = result;
    if (total == 0)
      sum.erase(factors);
    return saturates || sum.size() <= kMaxTerms;
  }

  std::optional<Terms> add(Terms left, const Terms &right) const {
    for (const auto &[factors, count] : right)
      if (!add(left, factors, count))
        return std::nullopt;
    return left;
  }

  std::optional<Terms> expand(AffineExpr expr) {
    if (auto number = dyn_cast<AffineConstantExpr>(expr))
      return number.getValue() == 0 ? Terms() : Terms{{{}, number.getValue()}};
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      return Terms{{{symbol.getPosition()}, 1}};
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      return Terms{{{getOther(expr)}, 1}};
    std::optional<Terms> left = expand(binary.getLHS()), right = expand(binary.getRHS());
    if (!left || !right)
      return std::nullopt;
    if (expr.getKind() == AffineExprKind::Add)
      return add(*left, *right);
    if (expr.getKind() == AffineExprKind::Mul)
      return multiply(*left, *right);
    if (std::optional<Terms> quotient = divide(*left, *right))
      return expr.getKind() == AffineExprKind::Mod ? Terms() : *quotient;
    AffineExpr other = getAffineBinaryOpExpr(expr.getKind(), write(*left), write(*right));
    if (auto number = dyn_cast<AffineConstantExpr>(other))
      return expand(number);
    return Terms{{{getOther(other)}, 1}};
  }

  std::optional<Terms> multiply(const Terms &left, const Terms &right) const {
    Terms product;
    for (const auto &[a, countA] : left)
      for (const auto &[b, countB] : right) {
        Factors factors(a);
        llvm::append_range(factors, b);
        llvm::sort(factors);
        int64_t count;
        if (llvm::MulOverflow(countA, countB, count)) {
          std::optional<int64_t> limit = atLimit((countA < 0) != (countB < 0));
          if (!limit)
            return std::nullopt;
          count = *limit;
        }
        if (!add(product, factors, count))
          return std::nullopt;
      }
    return product;
  }

  /// The quotient by one product where nothing is left over. Nobody divides by a size of 0.
  static std::optional<Terms> divide(const Terms &left, const Terms &right) {
    if (right.size() != 1 || right.begin()->second <= 0)
      return std::nullopt;
    const auto &[divisor, number] = *right.begin();
    Terms quotient;
    for (const auto &[factors, count] : left) {
      if (count % number != 0 ||
          !std::includes(factors.begin(), factors.end(), divisor.begin(), divisor.end()))
        return std::nullopt;
      Factors rest;
      std::set_difference(factors.begin(), factors.end(), divisor.begin(), divisor.end(),
                          std::back_inserter(rest));
      quotient[rest] = count / number;
    }
    return quotient;
  }

  unsigned getOther(AffineExpr expr) {
    auto *it = llvm::find(others, expr);
    if (it == others.end()) {
      others.push_back(expr);
      it = &others.back();
    }
    return kFirstOther + (it - others.begin());
  }

  AffineExpr write(const Terms &terms) {
    AffineExpr sum = getAffineConstantExpr(0, context);
    for (const auto &[factors, count] : terms) {
      AffineExpr product = getAffineConstantExpr(1, context);
      for (unsigned factor : factors)
        product = product * (factor < kFirstOther ? getAffineSymbolExpr(factor, context)
                                                  : others[factor - kFirstOther]);
      sum = sum + product * count;
    }
    return sum;
  }

  MLIRContext *context;
  bool saturates = false; // and of any length
  SmallVector<AffineExpr> others;
};
} // namespace

AffineExpr mlir::fuse::simplifySize(AffineExpr size) {
  AffineExpr simple = SizeSum::simplify(size);
  return simple ? simple : size;
}

SizeExpr SizeExpr::operator+(SizeExpr other) const {
  if (!expr || !other.expr)
    return expr ? *this : other;
  return SizeSum::combine(AffineExprKind::Add, expr, other.expr);
}

SizeExpr SizeExpr::operator*(SizeExpr other) const {
  if (!expr || !other.expr)
    return {};
  return SizeSum::combine(AffineExprKind::Mul, expr, other.expr);
}

SizeExpr SizeExpr::operator*(int64_t number) const {
  return expr ? *this * SizeExpr(number, expr.getContext()) : SizeExpr();
}

std::optional<int64_t> SizeExpr::getNumber() const {
  if (!expr)
    return 0;
  auto number = dyn_cast<AffineConstantExpr>(expr);
  return number ? std::optional(number.getValue()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

/// What a sign divides by. No size is as great.
static constexpr int64_t kSignDivisor = std::numeric_limits<int64_t>::max();

namespace {
/// The least and the greatest value; nullopt where there is none, or none that fits.
struct SizeRange {
  std::optional<int64_t> low, high;
};
} // namespace

static std::optional<int64_t> addBounds(std::optional<int64_t> x, std::optional<int64_t> y) {
  int64_t sum;
  if (!x || !y || llvm::AddOverflow(*x, *y, sum))
    return std::nullopt;
  return sum;
}

static SizeRange multiply(SizeRange x, SizeRange y) {
  auto isNotNegative = [](SizeRange r) { return r.low && *r.low >= 0; };
  if (x.low && x.high && y.low && y.high) {
    SizeRange all;
    bool fits = true;
    for (int64_t a : {*x.low, *x.high})
      for (int64_t b : {*y.low, *y.high}) {
        int64_t product;
        fits &= !llvm::MulOverflow(a, b, product);
        all = {std::min(all.low.value_or(product), product),
               std::max(all.high.value_or(product), product)};
      }
    if (fits)
      return all;
  }
  if (isNotNegative(x) && isNotNegative(y)) {
    int64_t product;
    return {llvm::MulOverflow(*x.low, *y.low, product) ? 0 : product, std::nullopt};
  }
  // By a negative number what has no upper bound has no lower one.
  auto isNumber = [](SizeRange r) { return r.low && r.high && *r.low == *r.high; };
  if (isNumber(x))
    std::swap(x, y);
  if (!isNumber(y))
    return {};
  auto times = [&](std::optional<int64_t> bound) -> std::optional<int64_t> {
    int64_t product;
    if (!bound || llvm::MulOverflow(*bound, *y.low, product))
      return std::nullopt;
    return product;
  };
  SizeRange result{times(x.low), times(x.high)};
  if (*y.low < 0)
    std::swap(result.low, result.high);
  return result;
}

/// What an expression of extents can be, part by part.
static SizeRange getRange(AffineExpr expr) {
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return {number.getValue(), number.getValue()};
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (isa<AffineSymbolExpr>(expr))
    return {0, kSignDivisor - 1};
  if (!binary)
    return {};
  if (getSignedOperand(expr))
    return {-1, 0};
  SizeRange x = getRange(binary.getLHS()), y = getRange(binary.getRHS());
  // A divisor of 0 is an error, a negative one is not looked at.
  bool isDivision = expr.getKind() != AffineExprKind::Add && expr.getKind() != AffineExprKind::Mul;
  if (isDivision && (!y.low || *y.low < 0))
    return {};
  bool isNotNegative = x.low && *x.low >= 0;
  auto atDivisor = [&](std::optional<int64_t> bound, auto divide) -> std::optional<int64_t> {
    if (bound && y.high && *y.low == *y.high && *y.low > 0)
      return divide(*bound, *y.low);
    return std::nullopt;
  };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return {addBounds(x.low, y.low), addBounds(x.high, y.high)};
  case AffineExprKind::Mul:
    return multiply(x, y);
  case AffineExprKind::FloorDiv:
  case AffineExprKind::CeilDiv: {
    auto divide = [&](int64_t a, int64_t b) {
      return expr.getKind() == AffineExprKind::FloorDiv ? llvm::divideFloorSigned(a, b)
                                                        : llvm::divideCeilSigned(a, b);
    };
    SizeRange quotient{atDivisor(x.low, divide), atDivisor(x.high, divide)};
    if (isNotNegative && !quotient.low)
      quotient.low = 0;
    return quotient;
  }
  default: // Mod
    return {0, addBounds(y.high, -1)};
  }
}

/// The innermost sign in `expr`; null if there is none.
static AffineExpr findSign(AffineExpr expr) {
  AffineExpr found;
  expr.walk([&](AffineExpr part) {
    if (!found && getSignedOperand(part))
      found = part;
  });
  return found;
}

namespace {
/// Cases: expressions that are not negative in the one that is looked at.
class Conditions {
public:
  /// Looks at the case that `sign` is `value`, -1 or 0, in `visit`.
  template <typename Visit> auto in(AffineExpr sign, int64_t value, Visit visit) {
    AffineExpr operand = getSignedOperand(sign);
    conditions.push_back(simplifySize(value == 0 ? operand : -operand - 1));
    auto result = visit();
    conditions.pop_back();
    return result;
  }

  /// `expr` with `sign` replaced.
  static AffineExpr set(AffineExpr expr, AffineExpr sign, int64_t value) {
    return simplifySize(expr.replace(sign, getAffineConstantExpr(value, expr.getContext())));
  }

  bool isNotNegative(AffineExpr expr) {
    auto holds = [](AffineExpr e) {
      SizeRange range = getRange(simplifySize(e));
      return range.low && *range.low >= 0;
    };
    expr = setKnown(expr);
    if (holds(expr) || llvm::any_of(conditions, [&](AffineExpr c) { return holds(expr - c); }))
      return true;
    AffineExpr sign = findSign(expr);
    if (!sign || isTooDeep())
      return false;
    return llvm::all_of(kSigns, [&](int64_t value) {
      return in(sign, value, [&] { return isNotNegative(set(expr, sign, value)); });
    });
  }

  bool isNegative(AffineExpr expr) { return isNotNegative(-expr - 1); }

  /// `expr` without signs that are known in the case where they count.
  AffineExpr simplify(AffineExpr expr) {
    expr = setKnown(expr);
    AffineExpr sign = findSign(expr);
    if (!sign || isTooDeep())
      return expr;
    for (int64_t value : kSigns)
      if (isNotNegative(value == 0 ? getSignedOperand(sign) : -getSignedOperand(sign) - 1))
        return simplify(set(expr, sign, value));
    AffineExpr parts[2];
    for (auto [part, value] : llvm::zip(parts, kSigns))
      part = in(sign, value, [&] { return simplify(set(expr, sign, value)); });
    return simplifySize(parts[0] + sign * (parts[0] - parts[1]));
  }

  /// What is not negative exactly where `expr` is not, and chooses between fewer cases; null if
  /// no such is found.
  AffineExpr simplifyCondition(AffineExpr expr) {
    AffineExpr sign = findSign(expr);
    if (!sign)
      return {};
    for (auto [here, there] : {std::pair(-1, 0), std::pair(0, -1)}) {
      // It holds here, and so it is what is asked there that decides.
      if (!in(sign, here, [&] { return isNotNegative(set(expr, sign, here)); }))
        continue;
      AffineExpr asked = in(sign, there, [&] { return simplify(set(expr, sign, there)); });
      if (in(sign, here, [&] { return isNotNegative(asked); }))
        return asked;
      if (in(sign, there, [&] { return isNegative(asked); })) {
        AffineExpr operand = getSignedOperand(sign);
        return simplifySize(here == 0 ? operand : -operand - 1);
      }
    }
    return {};
  }

private:
  static constexpr int64_t kSigns[] = {0, -1};

  bool isTooDeep() const { return conditions.size() >= 4; }

  /// What is at most 0 and an extent is 0.
  AffineExpr setKnown(AffineExpr expr) {
    for (AffineExpr condition : conditions)
      if (auto extent = dyn_cast<AffineSymbolExpr>(simplifySize(-condition)))
        expr = expr.replace(extent, getAffineConstantExpr(0, expr.getContext()));
    return simplifySize(expr);
  }

  SmallVector<AffineExpr> conditions;
};
} // namespace

bool mlir::fuse::isNotNegative(AffineExpr size) { return Conditions().isNotNegative(size); }

AffineExpr mlir::fuse::simplifyComparison(AffineExpr size, bool isEquality) {
  size = Conditions().simplify(size);
  if (isEquality && !isNotNegative(-size)) {
    if (!isNotNegative(size))
      return {};
    size = simplifySize(-size);
  }
  return Conditions().simplifyCondition(size);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

AffineExpr mlir::fuse::getSignedOperand(AffineExpr expr) {
  if (expr.getKind() != AffineExprKind::FloorDiv)
    return {};
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return divisor && divisor.getValue() == kSignDivisor ? binary.getLHS() : AffineExpr();
}

/// Null if `expr` has grown out of use: choices of choices repeat what they choose from.
static AffineExpr limit(AffineExpr expr) {
  constexpr unsigned kMaxParts = 256;
  unsigned count = 0;
  expr.walk([&](AffineExpr) { ++count; });
  return count > kMaxParts ? AffineExpr() : Conditions().simplify(expr);
}

/// True if no sum of the numbers in `expr` overflows, which affine expressions do not look at.
/// `total` is that of their magnitudes.
static bool fits(AffineExpr expr, int64_t &total) {
  if (AffineExpr operand = getSignedOperand(expr))
    return fits(operand, total);
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return number.getValue() != std::numeric_limits<int64_t>::min() &&
           !llvm::AddOverflow(total, std::abs(number.getValue()), total);
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return !binary || (fits(binary.getLHS(), total) && fits(binary.getRHS(), total));
}

static bool fit(AffineExpr a, AffineExpr b) {
  int64_t total = 0;
  return fits(a, total) && fits(b, total);
}

AffineExpr mlir::fuse::isLess(AffineExpr a, AffineExpr b) {
  // The greatest number of all, which stands for the end of a slice.
  for (AffineExpr side : {a, b})
    if (auto number = dyn_cast<AffineConstantExpr>(side);
        number && number.getValue() == kSignDivisor)
      return getAffineConstantExpr(a != side, a.getContext());
  AffineExpr difference = fit(a, b) ? limit(a - b) : AffineExpr();
  if (!difference)
    return {};
  if (isNotNegative(difference))
    return getAffineConstantExpr(0, a.getContext());
  if (isNotNegative(-difference - 1))
    return getAffineConstantExpr(1, a.getContext());
  return -difference.floorDiv(kSignDivisor);
}

AffineExpr mlir::fuse::chooseSize(AffineExpr condition, AffineExpr a, AffineExpr b) {
  if (auto known = dyn_cast<AffineConstantExpr>(condition))
    return known.getValue() ? a : b;
  return fit(a, b) ? limit(b + condition * (a - b)) : AffineExpr();
}

AffineExpr mlir::fuse::minOfSizes(AffineExpr a, AffineExpr b) {
  AffineExpr less = isLess(a, b);
  return less ? chooseSize(less, a, b) : AffineExpr();
}

AffineExpr mlir::fuse::maxOfSizes(AffineExpr a, AffineExpr b) {
  AffineExpr less = isLess(a, b);
  return less ? chooseSize(less, b, a) : AffineExpr();
}

AffineExpr mlir::fuse::divideTowardsZero(AffineExpr a, AffineExpr b) {
  if (!isNotNegative(b))
    return {};
  AffineExpr less = isLess(a, getAffineConstantExpr(0, a.getContext()));
  return less ? limit((a + less * (b - 1)).floorDiv(b)) : AffineExpr();
}
