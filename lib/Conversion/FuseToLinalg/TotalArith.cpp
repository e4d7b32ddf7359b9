//===- TotalArith.cpp - arithmetic without undefined cases ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a division by zero does is undefined in arith, as it is in LLVM. Elements beyond the end of
// a tensor are computed as well, from zeros: LLVM would conclude that there are none, and drop the
// bounds checks of their loads. On a CPU the division traps. So no divisor is ever zero here, no
// quotient overflows, and no operand is poison. Shifts by the width or more are poison in arith;
// hardware takes the amount modulo the width, or does not: here they shift all bits out.
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/FuseToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

/// Rounds x / y, of which LLVM's division drops the fraction, to one side.
static Value createRoundedDivision(OpBuilder &b, Location loc, Value x, Value y, bool isSigned,
                                   bool up) {
  Type type = x.getType();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
  };
  auto compare = [&](arith::CmpIPredicate predicate, Value left, Value right) -> Value {
    return arith::CmpIOp::create(b, loc, predicate, left, right);
  };
  Value quotient, adjust;
  if (isSigned) {
    quotient = arith::DivSIOp::create(b, loc, x, y);
    Value product = arith::MulIOp::create(b, loc, quotient, y);
    Value isInexact = compare(arith::CmpIPredicate::ne, product, x);
    Value signs = arith::XOrIOp::create(b, loc, x, y);
    Value side =
        compare(up ? arith::CmpIPredicate::sge : arith::CmpIPredicate::slt, signs, constant(0));
    adjust = arith::AndIOp::create(b, loc, isInexact, side);
  } else {
    quotient = arith::DivUIOp::create(b, loc, x, y);
    Value product = arith::MulIOp::create(b, loc, quotient, y);
    adjust = compare(arith::CmpIPredicate::ne, product, x);
  }
  Value next = arith::AddIOp::create(b, loc, quotient, constant(up ? 1 : -1));
  return arith::SelectOp::create(b, loc, adjust, next, quotient);
}

static Value createDivision(OpBuilder &b, Location loc, Operation &op, ValueRange in) {
  Type type = in[0].getType();
  Value x = in[0], y = in[1];
  if (type.isIndex()) { // LLVM's freeze knows no index
    x = arith::IndexCastOp::create(b, loc, b.getI64Type(), x);
    y = arith::IndexCastOp::create(b, loc, b.getI64Type(), y);
  }
  x = LLVM::FreezeOp::create(b, loc, x);
  y = LLVM::FreezeOp::create(b, loc, y);
  Type wide = x.getType();
  unsigned width = cast<IntegerType>(wide).getWidth();
  auto equals = [&](Value value, const APInt &constant) -> Value {
    Value other = arith::ConstantOp::create(b, loc, b.getIntegerAttr(wide, constant));
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, value, other);
  };
  Value isBad = equals(y, APInt::getZero(width));
  if (isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp>(op)) {
    Value overflows = arith::AndIOp::create(b, loc, equals(y, APInt::getAllOnes(width)),
                                            equals(x, APInt::getSignedMinValue(width)));
    isBad = arith::OrIOp::create(b, loc, isBad, overflows);
  }
  Value one = arith::ConstantOp::create(b, loc, b.getIntegerAttr(wide, 1));
  y = arith::SelectOp::create(b, loc, isBad, one, y);
  Value result;
  if (isa<arith::CeilDivSIOp>(op))
    result = createRoundedDivision(b, loc, x, y, /*isSigned=*/true, /*up=*/true);
  else if (isa<arith::CeilDivUIOp>(op))
    result = createRoundedDivision(b, loc, x, y, /*isSigned=*/false, /*up=*/true);
  else if (isa<arith::FloorDivSIOp>(op))
    result = createRoundedDivision(b, loc, x, y, /*isSigned=*/true, /*up=*/false);
  else if (isa<arith::DivSIOp>(op))
    result = arith::DivSIOp::create(b, loc, x, y);
  else if (isa<arith::DivUIOp>(op))
    result = arith::DivUIOp::create(b, loc, x, y);
  else if (isa<arith::RemSIOp>(op))
    result = arith::RemSIOp::create(b, loc, x, y);
  else
    result = arith::RemUIOp::create(b, loc, x, y);
  return type.isIndex() ? Value(arith::IndexCastOp::create(b, loc, type, result)) : result;
}

/// A shift that ends when all bits are out: what is left are zeros or copies of the sign.
static Value createShift(OpBuilder &b, Location loc, Operation &op, Value x, Value y) {
  Type type = x.getType();
  unsigned width =
      type.isIndex() ? IndexType::kInternalStorageBitWidth : type.getIntOrFloatBitWidth();
  auto constant = [&](uint64_t value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, APInt(width, value)));
  };
  Value last = constant(width - 1);
  Value amount = arith::MinUIOp::create(b, loc, y, last);
  if (isa<arith::ShRSIOp>(op))
    return arith::ShRSIOp::create(b, loc, x, amount);
  // What is chosen is the operand. Of a choice between the result and 0 NVPTX (LLVM 22) makes a
  // shift that clamps, whose amount are the low 32 bits of one of i64.
  Value isInside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, y, last);
  x = arith::SelectOp::create(b, loc, isInside, x, constant(0));
  if (isa<arith::ShLIOp>(op))
    return arith::ShLIOp::create(b, loc, x, amount);
  return arith::ShRUIOp::create(b, loc, x, amount);
}

/// Out of range the nearest integer that there is; 0 for NaN.
static Value createConversion(OpBuilder &b, Location loc, Operation &op, Value x) {
  auto type = cast<IntegerType>(op.getResult(0).getType());
  if (x.getType().isBF16())
    x = arith::ExtFOp::create(b, loc, b.getF32Type(), x);
  bool isSigned = isa<arith::FPToSIOp>(op);
  // NVPTX (LLVM 22) makes the opposite of a saturated i1.
  bool isBit = type.getWidth() == 1;
  IntegerType converted = isBit ? b.getI32Type() : type;
  std::string name = llvm::formatv("llvm.{0}.sat.i{1}.f{2}", isSigned ? "fptosi" : "fptoui",
                                   converted.getWidth(), x.getType().getIntOrFloatBitWidth());
  Value result =
      LLVM::CallIntrinsicOp::create(b, loc, converted, b.getStringAttr(name), ValueRange{x})
          .getResult(0);
  if (!isBit)
    return result;
  // -1 and what is below it, 1 and what is above it.
  Value bound = arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(isSigned ? -1 : 0));
  return arith::CmpIOp::create(
      b, loc, isSigned ? arith::CmpIPredicate::sle : arith::CmpIPredicate::ugt, result, bound);
}

Value mlir::fuse::createTotalOp(OpBuilder &b, Location loc, Operation &op, ValueRange operands) {
  if (op.getNumResults() != 1 || !op.getResult(0).getType().isIntOrIndex())
    return {};
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
    return createConversion(b, loc, op, operands[0]);
  if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp, arith::CeilDivSIOp,
          arith::CeilDivUIOp, arith::FloorDivSIOp>(op))
    return createDivision(b, loc, op, operands);
  if (isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(op))
    return createShift(b, loc, op, operands[0], operands[1]);
  if (isa<math::AbsIOp>(op)) {
    // The least number has no opposite; it stays what it is.
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(operands[0].getType()));
    Value opposite = arith::SubIOp::create(b, loc, zero, operands[0]);
    return arith::MaxSIOp::create(b, loc, operands[0], opposite);
  }
  return {};
}
