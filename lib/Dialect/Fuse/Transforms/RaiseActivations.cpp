//===- RaiseActivations.cpp - GELU, SiLU and sigmoid in scalar code -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSERAISEACTIVATIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Polynomials over scalar values
//===----------------------------------------------------------------------===//

namespace {
/// Powers of values, ordered by the address of the value's implementation; the
/// order matters to equality alone.
using Monomial = std::map<void *, int>;

/// Coefficients by monomial. Distributing and sorting makes all associations
/// of sums and products alike.
struct Polynomial {
  std::map<Monomial, double> terms;

  static Polynomial constant(double c) {
    Polynomial p;
    p.terms[{}] = c;
    return p;
  }
  static Polynomial value(Value v) {
    Polynomial p;
    p.terms[{{v.getAsOpaquePointer(), 1}}] = 1.0;
    return p;
  }
  void add(const Monomial &monomial, double coefficient) {
    double &c = terms[monomial];
    c += coefficient;
    if (c == 0.0)
      terms.erase(monomial);
  }
  Polynomial plus(const Polynomial &other, double sign) const {
    Polynomial p = *this;
    for (auto &[monomial, c] : other.terms)
      p.add(monomial, sign * c);
    return p;
  }
  Polynomial times(const Polynomial &other) const {
    Polynomial p;
    for (auto &[ma, ca] : terms)
      for (auto &[mb, cb] : other.terms) {
        Monomial product = ma;
        for (auto [v, power] : mb) {
          product[v] += power;
          if (product[v] == 0)
            product.erase(v);
        }
        p.add(product, ca * cb);
      }
    return p;
  }
  std::optional<double> asConstant() const {
    if (terms.empty())
      return 0.0;
    if (terms.size() == 1 && terms.begin()->first.empty())
      return terms.begin()->second;
    return std::nullopt;
  }
};
} // namespace

/// A scalar constant as a double.
static std::optional<double> getConstant(Value value) {
  FloatAttr attr;
  if (matchPattern(value, m_Constant(&attr)))
    return attr.getValueAsDouble();
  return std::nullopt;
}

/// The small integer that an exponent is.
static std::optional<int> getExponent(Value value) {
  IntegerAttr integer;
  if (matchPattern(value, m_Constant(&integer)) && integer.getValue().abs().ule(4))
    return integer.getValue().getSExtValue();
  if (std::optional<double> c = getConstant(value); c && *c == int(*c) && std::abs(*c) <= 4)
    return int(*c);
  return std::nullopt;
}

static constexpr size_t kMaxTerms = 8;

/// `value` as a polynomial over `atoms` and whatever is no sum, product or
/// power. Where that would grow too large the value itself is an atom.
static Polynomial expand(Value value, const llvm::SmallDenseSet<Value> &atoms, unsigned depth = 0) {
  if (std::optional<double> c = getConstant(value))
    return Polynomial::constant(*c);
  Operation *op = value.getDefiningOp();
  if (!op || atoms.contains(value) || depth > 16)
    return Polynomial::value(value);
  auto operand = [&](unsigned i) { return expand(op->getOperand(i), atoms, depth + 1); };
  auto bounded = [&](Polynomial p) {
    return p.terms.size() <= kMaxTerms ? p : Polynomial::value(value);
  };
  auto power = [&](std::optional<int> exponent) {
    if (!exponent || *exponent < 0)
      return Polynomial::value(value);
    Polynomial base = operand(0), p = Polynomial::constant(1.0);
    for (int i = 0; i < *exponent; ++i)
      p = bounded(p.times(base));
    return p;
  };
  if (isa<arith::AddFOp>(op))
    return bounded(operand(0).plus(operand(1), 1.0));
  if (isa<arith::SubFOp>(op))
    return bounded(operand(0).plus(operand(1), -1.0));
  if (isa<arith::NegFOp>(op))
    return Polynomial().plus(operand(0), -1.0);
  if (isa<arith::MulFOp>(op))
    return bounded(operand(0).times(operand(1)));
  if (isa<arith::DivFOp>(op)) {
    if (std::optional<double> c = operand(1).asConstant(); c && *c != 0.0)
      return operand(0).times(Polynomial::constant(1.0 / *c));
    return Polynomial::value(value);
  }
  if (isa<math::PowFOp, math::FPowIOp>(op))
    return power(getExponent(op->getOperand(1)));
  if (isa<math::FmaOp>(op))
    return bounded(operand(0).times(operand(1)).plus(operand(2), 1.0));
  return Polynomial::value(value);
}

/// True if `c` is 1 but for the rounding of constants that were multiplied.
static bool isOne(double c) { return std::abs(c - 1.0) <= 3e-7; }

/// True if `p` has exactly these terms.
static bool isPolynomial(const Polynomial &p, ArrayRef<std::pair<Monomial, double>> expected,
                         HalfTypes types) {
  if (p.terms.size() != expected.size())
    return false;
  return llvm::all_of(expected, [&](const std::pair<Monomial, double> &term) {
    auto it = p.terms.find(term.first);
    return it != p.terms.end() && isAbout(it->second, term.second, types);
  });
}

//===----------------------------------------------------------------------===//
// The activations
//===----------------------------------------------------------------------===//

namespace {
enum class Activation { GeluErf, GeluErfc, GeluTanh, HalfTanh };

class ActivationRaiser {
public:
  ActivationRaiser(Block &block, RewriterBase &rewriter) : block(block), rewriter(rewriter) {
    for (Type type : block.getArgumentTypes())
      types.add(type);
    for (Operation &op : block)
      for (Type type : op.getResultTypes())
        types.add(type);
  }

  void run() {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (op.getNumResults() != 1 || !op.getResult(0).getType().isF32())
        continue;
      if (isa<math::TanhOp, math::ErfOp, math::ErfcOp>(op))
        noteArgument(&op);
      else if (isa<arith::DivFOp>(op))
        matchSigmoid(&op);
      else if (isa<arith::MulFOp, arith::AddFOp, arith::SubFOp, math::FmaOp>(op))
        matchProduct(&op);
      else if (isa<SigmoidOp>(op))
        gates.push_back({Activation::HalfTanh, op.getOperand(0), op.getResult(0)});
    }
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        rewriter.eraseOp(&op);
  }

private:
  /// `x` and the tanh or erf of what the activation wants of it.
  struct Curve {
    Activation kind;
    Value x, curve;
  };
  /// `x` and what an activation multiplies it by: the sigmoid (HalfTanh), or erfc of -x/sqrt 2.
  struct Gate {
    Activation kind;
    Value x, factor;
  };

  static void *key(Value v) { return v.getAsOpaquePointer(); }

  /// Values that `value` is computed from by arithmetic, itself included.
  static void collect(Value value, llvm::SetVector<Value> &values) {
    if (values.size() > 24 || getConstant(value) || !values.insert(value))
      return;
    if (Operation *op = value.getDefiningOp();
        isa_and_nonnull<arith::AddFOp, arith::SubFOp, arith::NegFOp, arith::MulFOp, arith::DivFOp,
                        math::PowFOp, math::FPowIOp, math::FmaOp>(op))
      for (Value operand : op->getOperands())
        if (operand.getType().isF32())
          collect(operand, values);
  }

  /// Is tanh(u) or erf(u) the one of an activation, and of which x?
  void noteArgument(Operation *op) {
    const double sqrt2OverPi = std::sqrt(2.0 / M_PI);
    llvm::SetVector<Value> candidates;
    collect(op->getOperand(0), candidates);
    for (Value x : candidates) {
      Polynomial u = expand(op->getOperand(0), {x});
      Monomial x1 = {{key(x), 1}}, x3 = {{key(x), 3}};
      std::optional<Activation> kind;
      if (isa<math::ErfOp>(op) && isPolynomial(u, {{x1, M_SQRT1_2}}, types))
        kind = Activation::GeluErf;
      else if (isa<math::TanhOp>(op) && u.terms.size() == 2 && u.terms.count(x1) &&
               u.terms.count(x3) && isAbout(u.terms[x1], sqrt2OverPi, types) &&
               // Either constant may have been rounded before they were multiplied.
               (isAbout(u.terms[x3] / u.terms[x1], 0.044715, types) ||
                isAbout(u.terms[x3], sqrt2OverPi * 0.044715, types)))
        kind = Activation::GeluTanh;
      else if (isa<math::TanhOp>(op) && isPolynomial(u, {{x1, 0.5}}, types))
        kind = Activation::HalfTanh;
      else if (isa<math::ErfcOp>(op) && isPolynomial(u, {{x1, -M_SQRT1_2}}, types))
        gates.push_back({Activation::GeluErfc, x, op->getResult(0)});
      if (kind)
        curves.push_back({*kind, x, op->getResult(0)});
    }
  }

  /// Is `value` computed by a function that grows as exp does?
  bool growsAsExponential(Value value) {
    llvm::SetVector<Value> values;
    values.insert(value);
    for (size_t i = 0; i < values.size(); ++i) {
      Operation *op = values[i].getDefiningOp();
      if (!op || op->getBlock() != &block)
        continue;
      if (isa<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::SinhOp, math::CoshOp, math::PowFOp,
              math::FPowIOp>(op))
        return true;
      values.insert_range(op->getOperands());
    }
    return false;
  }

  /// 1 / (1 + exp(-x)), times something. The least sigmoids are 0 on GPUs: a numerator that is as
  /// large as the divisor there needs the quotient.
  void matchSigmoid(Operation *op) {
    Value divisor = op->getOperand(1);
    if (growsAsExponential(op->getOperand(0)))
      return;
    llvm::SetVector<Value> candidates;
    collect(divisor, candidates);
    for (Value exponential : candidates) {
      auto exp = exponential.getDefiningOp<math::ExpOp>();
      if (!exp || !isPolynomial(expand(divisor, {exponential}),
                                {{Monomial{}, 1.0}, {Monomial{{key(exponential), 1}}, 1.0}}, types))
        continue;
      rewriter.setInsertionPoint(op);
      Value x = negate(op->getLoc(), exp.getOperand());
      Value result = SigmoidOp::create(rewriter, op->getLoc(), x);
      gates.push_back({Activation::HalfTanh, x, result});
      std::optional<double> numerator = getConstant(op->getOperand(0));
      if (!numerator || *numerator != 1.0) {
        if (op->getOperand(0) == x)
          result = SiluOp::create(rewriter, op->getLoc(), x);
        else
          result = arith::MulFOp::create(rewriter, op->getLoc(), op->getOperand(0), result);
      }
      rewriter.replaceOp(op, result);
      return;
    }
  }

  /// -value, simplified.
  Value negate(Location loc, Value value) {
    if (auto neg = value.getDefiningOp<arith::NegFOp>())
      return neg.getOperand();
    if (auto sub = value.getDefiningOp<arith::SubFOp>())
      if (std::optional<double> c = getConstant(sub.getLhs()); c && *c == 0.0)
        return sub.getRhs();
    if (Operation *op = value.getDefiningOp(); isa_and_nonnull<arith::MulFOp, arith::DivFOp>(op))
      for (unsigned i : {1u, 0u})
        if (std::optional<double> c = getConstant(op->getOperand(i));
            c && (i == 1 || isa<arith::MulFOp>(op))) {
          if (*c == -1.0)
            return op->getOperand(1 - i);
          Value factor = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(-*c));
          if (isa<arith::DivFOp>(op))
            return arith::DivFOp::create(rewriter, loc, op->getOperand(0), factor);
          return arith::MulFOp::create(rewriter, loc, op->getOperand(1 - i), factor);
        }
    return arith::NegFOp::create(rewriter, loc, value);
  }

  /// c * x * (1 + curve) * rest, or c * (1 + curve) * rest for a sigmoid written
  /// with tanh; x * sigmoid(x) * rest, c * x * erfc(-x/sqrt 2) * rest.
  void matchProduct(Operation *op) {
    Value root = op->getResult(0);
    // A factor that a match left behind may cancel with a later one.
    if (isa<arith::MulFOp>(op) &&
        llvm::any_of(op->getOperands(), [&](Value v) { return scaled.contains(v); }))
      if (Polynomial p = expand(root, {}); p.terms.size() == 1 && isOne(p.terms.begin()->second))
        if (const Monomial &m = p.terms.begin()->first; m.size() == 1 && m.begin()->second == 1)
          return rewriter.replaceOp(op, Value::getFromOpaquePointer(m.begin()->first));
    for (Curve &match : curves) {
      Polynomial p = expand(root, {match.x, match.curve});
      if (p.terms.size() != 2)
        continue;
      Monomial without, with;
      double c = 0, cWith = 0;
      for (auto &[monomial, coefficient] : p.terms) {
        if (monomial.count(key(match.curve)))
          with = monomial, cWith = coefficient;
        else
          without = monomial, c = coefficient;
      }
      // The two differ by the curve alone.
      Monomial expected = without;
      expected[key(match.curve)] = 1;
      if (c == 0 || with != expected || !isOne(cWith / c))
        continue;
      bool hasX = without.count(key(match.x));
      if (!hasX && match.kind != Activation::HalfTanh)
        continue;
      if (hasX && --without[key(match.x)] == 0)
        without.erase(key(match.x));
      rewriter.setInsertionPoint(op);
      Value result;
      Location loc = op->getLoc();
      if (match.kind == Activation::HalfTanh)
        result = hasX ? Value(SiluOp::create(rewriter, loc, match.x))
                      : Value(SigmoidOp::create(rewriter, loc, match.x));
      else
        result = GeluOp::create(rewriter, loc,
                                match.kind == Activation::GeluErf ? GeluForm::erf : GeluForm::tanh,
                                match.x);
      if (match.kind == Activation::HalfTanh && !hasX)
        gates.push_back({match.kind, match.x, result});
      rewriter.replaceOp(op, scale(loc, result, 2.0 * c, without));
      return;
    }
    if (!isa<arith::MulFOp>(op))
      return;
    for (Gate &gate : gates) {
      if (gate.factor.use_empty())
        continue;
      Polynomial p = expand(root, {gate.x, gate.factor});
      if (p.terms.size() != 1)
        continue;
      Monomial monomial = p.terms.begin()->first;
      double c = p.terms.begin()->second;
      auto x = monomial.find(key(gate.x)), s = monomial.find(key(gate.factor));
      if (x == monomial.end() || s == monomial.end() || s->second != 1)
        continue;
      monomial.erase(s);
      if (--x->second == 0)
        monomial.erase(x);
      rewriter.setInsertionPoint(op);
      Value result;
      if (gate.kind == Activation::GeluErfc)
        result = GeluOp::create(rewriter, op->getLoc(), GeluForm::erf, gate.x);
      else
        result = SiluOp::create(rewriter, op->getLoc(), gate.x);
      // gelu(x) = x/2 · erfc(-x/sqrt 2)
      c *= gate.kind == Activation::GeluErfc ? 2.0 : 1.0;
      rewriter.replaceOp(op, scale(op->getLoc(), result, c, monomial));
      return;
    }
  }

  /// value * c * monomial.
  Value scale(Location loc, Value value, double c, const Monomial &monomial) {
    for (auto [opaque, power] : monomial)
      for (int i = 0; i < power; ++i)
        value = arith::MulFOp::create(rewriter, loc, value, Value::getFromOpaquePointer(opaque));
    if (isOne(c))
      return value;
    Value factor = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(c));
    value = arith::MulFOp::create(rewriter, loc, value, factor);
    scaled.insert(value);
    return value;
  }

  Block &block;
  RewriterBase &rewriter;
  /// In which a graph of such data may spell its constants.
  HalfTypes types;
  SmallVector<Curve> curves;
  SmallVector<Gate> gates;
  llvm::SmallDenseSet<Value> scaled;
};
} // namespace

/// The inverse of a root that nobody else reads is one function, of the same special values.
static void raiseInverseRoots(Block &block, RewriterBase &rewriter) {
  for (auto quotient : llvm::make_early_inc_range(block.getOps<arith::DivFOp>())) {
    auto root = quotient.getRhs().getDefiningOp<math::SqrtOp>();
    if (!root || !root->hasOneUse() || !quotient.getType().isF32() ||
        !matchPattern(quotient.getLhs(), m_OneFloat()))
      continue;
    rewriter.setInsertionPoint(quotient);
    rewriter.replaceOpWithNewOp<math::RsqrtOp>(quotient, root.getOperand());
    rewriter.eraseOp(root);
  }
}

void mlir::fuse::raiseActivations(Block &block, RewriterBase &rewriter) {
  raiseApproximations(block, rewriter);
  raiseInverseRoots(block, rewriter);
  ActivationRaiser(block, rewriter).run();
}

namespace {
struct FuseRaiseActivations : fuse::impl::FuseRaiseActivationsBase<FuseRaiseActivations> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Operation *op) {
      if (!isa<linalg::GenericOp, IndexedOpInterface>(op))
        return;
      for (Region &region : op->getRegions())
        for (Block &block : region)
          raiseActivations(block, rewriter);
    });
  }
};
} // namespace
