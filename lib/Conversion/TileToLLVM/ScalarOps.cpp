//===- ScalarOps.cpp - the ops of a map's body ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarMath.h"
#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/TileToLLVM/ThreadCode.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// An unsigned division by what is no constant, of operands that may be wider than f32 is exact;
/// null for other ops.
static Value emitUnsignedDivision(OpBuilder &b, Location loc, const TargetHooks &hooks,
                                  Operation &op, ArrayRef<Value> in) {
  if (!isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op) ||
      matchPattern(op.getOperand(1), m_Constant()))
    return {};
  Type type = in[0].getType();
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width <= 22)
    return {};
  Type wide = b.getIntegerType(width <= 32 ? 32 : 64);
  auto widen = [&](Value x) -> Value {
    if (type.isIndex())
      return arith::IndexCastUIOp::create(b, loc, wide, x);
    return type == wide ? x : Value(arith::ExtUIOp::create(b, loc, wide, x));
  };
  Value result =
      createTotalOp(b, loc, op, {hooks.emitDividend(b, loc, widen(in[0])), widen(in[1])});
  if (type.isIndex())
    return arith::IndexCastUIOp::create(b, loc, type, result);
  return type == wide ? result : Value(arith::TruncIOp::create(b, loc, type, result));
}

/// The constant that an exponent is.
static std::optional<double> getConstantExponent(Value value) {
  FloatAttr number;
  if (matchPattern(value, m_Constant(&number)))
    return number.getValueAsDouble();
  IntegerAttr integer;
  if (matchPattern(value, m_Constant(&integer)) && integer.getValue().isSignedIntN(32))
    return double(integer.getValue().getSExtValue());
  return std::nullopt;
}

static Value emitPower(ScalarMath math, Operation &op, ArrayRef<Value> in) {
  if (std::optional<double> exponent = getConstantExponent(op.getOperand(1)))
    if (Value power = math.constantPower(in[0], *exponent))
      return power;
  return isa<math::PowFOp>(op) ? math.powf(in[0], in[1]) : math.powi(in[0], in[1]);
}

/// A function of f32; null if there is none.
static Value emitFunction(OpBuilder &b, Location loc, ScalarMath math, Operation &op,
                          ArrayRef<Value> in) {
  Value x = in[0];
  return TypeSwitch<Operation &, Value>(op)
      .Case([&](GeluOp gelu) {
        return gelu.getForm() == GeluForm::tanh ? math.geluTanh(x) : math.geluErf(x);
      })
      .Case([&](SiluOp) { return math.silu(x); })
      .Case([&](SigmoidOp) { return math.sigmoid(x); })
      .Case([&](math::ExpOp exp) {
        bool isApproximate = bitEnumContainsAll(exp.getFastmath(), arith::FastMathFlags::afn);
        return isApproximate ? math.approximateExp(x) : math.exp(x);
      })
      .Case([&](math::Exp2Op) { return math.exp2(x); })
      .Case([&](math::ExpM1Op) { return math.expm1(x); })
      .Case([&](math::LogOp) { return math.log(x, 0.6931471805599453); })
      .Case([&](math::Log2Op) { return math.log(x, 1.0); })
      .Case([&](math::Log10Op) { return math.log(x, 0.30102999566398120); })
      .Case([&](math::Log1pOp) { return math.log1p(x); })
      .Case([&](math::SqrtOp) { return math.sqrt(x); })
      .Case([&](math::RsqrtOp) { return math.rsqrt(x); })
      .Case([&](math::TanhOp) { return math.tanh(x); })
      .Case([&](math::ErfOp) { return math.erf(x); })
      .Case([&](math::ErfcOp) { return math.erfc(x); })
      .Case([&](math::SinOp) { return math.sin(x); })
      .Case([&](math::CosOp) { return math.cos(x); })
      .Case([&](math::TanOp) { return math.tan(x); })
      .Case([&](math::AsinOp) { return math.asin(x); })
      .Case([&](math::AcosOp) { return math.acos(x); })
      .Case([&](math::AtanOp) { return math.atan(x); })
      .Case([&](math::Atan2Op) { return math.atan2(x, in[1]); })
      .Case([&](math::SinhOp) { return math.sinh(x); })
      .Case([&](math::CoshOp) { return math.cosh(x); })
      .Case([&](math::AsinhOp) { return math.asinh(x); })
      .Case([&](math::AcoshOp) { return math.acosh(x); })
      .Case([&](math::AtanhOp) { return math.atanh(x); })
      .Case([&](math::CbrtOp) { return math.cbrt(x); })
      .Case<math::PowFOp, math::FPowIOp>([&](auto) { return emitPower(math, op, in); })
      .Case([&](arith::RemFOp) { return math.remainder(x, in[1]); })
      .Case([&](math::AbsFOp) { return math.abs(x); })
      .Case([&](math::FmaOp) { return math.fma(x, in[1], in[2]); })
      .Case([&](math::FloorOp) { return math.floor(x); })
      .Case([&](math::CeilOp) -> Value { return LLVM::FCeilOp::create(b, loc, x); })
      .Case([&](math::TruncOp) -> Value { return LLVM::FTruncOp::create(b, loc, x); })
      .Case([&](math::RoundEvenOp) -> Value { return LLVM::RintOp::create(b, loc, x); })
      .Case([&](math::RoundOp) -> Value { return LLVM::RoundOp::create(b, loc, x); })
      .Case([&](math::CopySignOp) { return math.copysign(x, in[1]); })
      .Default([](Operation &) { return Value(); });
}

/// What f64 is rounded to, which hardware does itself; null for other ops.
static Value emitF64(OpBuilder &b, Location loc, Operation &op, ArrayRef<Value> in) {
  if (!op.getResult(0).getType().isF64())
    return {};
  return TypeSwitch<Operation &, Value>(op)
      .Case([&](math::FloorOp) -> Value { return LLVM::FFloorOp::create(b, loc, in[0]); })
      .Case([&](math::CeilOp) -> Value { return LLVM::FCeilOp::create(b, loc, in[0]); })
      .Case([&](math::TruncOp) -> Value { return LLVM::FTruncOp::create(b, loc, in[0]); })
      .Case([&](math::RoundEvenOp) -> Value { return LLVM::RintOp::create(b, loc, in[0]); })
      .Case([&](math::RoundOp) -> Value { return LLVM::RoundOp::create(b, loc, in[0]); })
      .Case([&](math::AbsFOp) -> Value { return LLVM::FAbsOp::create(b, loc, in[0]); })
      .Default([](Operation &) { return Value(); });
}

FailureOr<Value> ThreadCode::emitScalar(Operation &op, ArrayRef<Value> operands) {
  std::string reason;
  if (!isSupportedScalar(&op, reason))
    return op.emitOpError() << reason;
  if (isa<math::AbsIOp>(op))
    return createTotalOp(b, loc, op, operands);
  if (isa_and_nonnull<arith::ArithDialect>(op.getDialect()) && !isa<arith::RemFOp>(op)) {
    if (Value result = emitUnsignedDivision(b, loc, hooks, op, operands))
      return result;
    if (Value result = createTotalOp(b, loc, op, operands))
      return result;
    if (isa<arith::ExtFOp>(op) && operands[0].getType().isBF16() &&
        op.getResult(0).getType().isF32())
      return hooks.emitWidened(b, loc, operands[0]);
    IRMapping local;
    local.map(op.getOperands(), operands);
    return b.clone(op, local)->getResult(0);
  }
  if (Value result = emitF64(b, loc, op, operands))
    return result;
  // Functions of f16 and bf16 are computed in f32.
  Type type = op.getResult(0).getType(), f32Type = b.getF32Type();
  SmallVector<Value> in;
  for (Value operand : operands) {
    if (isa<FloatType>(operand.getType()) && !operand.getType().isF32())
      operand = arith::ExtFOp::create(b, loc, f32Type, operand);
    in.push_back(operand);
  }
  Value result;
  if (isa<FloatType>(type) && !in.empty() && in[0].getType().isF32())
    result = emitFunction(b, loc, ScalarMath(b, loc, hooks), op, in);
  if (!result)
    return op.emitOpError("has no lowering to GPU scalar code");
  return type.isF32() ? result : Value(arith::TruncFOp::create(b, loc, type, result));
}
