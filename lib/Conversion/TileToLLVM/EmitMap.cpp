//===- EmitMap.cpp - scalar code and reductions over fragments ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

LogicalResult KernelEmitter::beginMap(MapOp op) {
  ArrayRef<int64_t> shape = cast<FragType>(op.getResultTypes()[0]).getShape();
  FailureOr<Layout> result = getFragmentLayout(op, shape);
  if (failed(result))
    return failure();
  for (Value operand : op.getOperands_())
    if (!isa<FragType>(operand.getType()))
      return op.emitOpError("of a staged tile is not lowered; load it into a fragment");
  // Coordinates, where the body asks for them: offset of the tile plus the
  // thread's part, and per register a constant.
  SmallVector<Value> &coordinates = mapCoordinates[op];
  coordinates.assign(shape.size(), Value());
  op.getBody().walk([&](tile::IndexOp indexOp) {
    Value &coordinate = coordinates[indexOp.getDim()];
    if (!coordinate)
      coordinate = add(lookup(op.getAt()[indexOp.getDim()]),
                       toIndex(threadCoordinate(*result, indexOp.getDim())));
  });
  for (Value value : op.getResults())
    fragments[value].registers.assign(result->getCount(LayoutLevel::Register), Value());
  return success();
}

LogicalResult KernelEmitter::mapRegister(MapOp op, int64_t r) {
  Layout result = layout.project(cast<FragType>(op.getResultTypes()[0]).getShape());
  Block &body = op.getBody().front();
  for (auto [argument, operand] : llvm::zip(body.getArguments(), op.getOperands_()))
    mapping.map(
        argument,
        fragments[operand].registers[result.projectRegister(getTileShape(operand.getType()), r)]);
  SmallVector<int64_t> at = result.getOffset(LayoutLevel::Register, r);
  for (Operation &inner : body.without_terminator()) {
    loc = inner.getLoc();
    if (auto indexOp = dyn_cast<tile::IndexOp>(inner)) {
      mapping.map(indexOp.getResult(),
                  addConst(mapCoordinates[op][indexOp.getDim()], at[indexOp.getDim()]));
      continue;
    }
    SmallVector<Value> operands =
        llvm::map_to_vector(inner.getOperands(), [&](Value v) { return lookup(v); });
    FailureOr<Value> value = emitScalarMath(inner, operands);
    if (failed(value))
      return failure();
    mapping.map(inner.getResult(0), *value);
  }
  for (auto [result, value] : llvm::zip(op.getResults(), body.getTerminator()->getOperands()))
    fragments[result].registers[r] = lookup(value);
  return success();
}

LogicalResult KernelEmitter::emitMap(MapOp op) {
  if (failed(beginMap(op)))
    return failure();
  for (size_t r = 0, e = fragments[op.getResult(0)].registers.size(); r < e; ++r)
    if (failed(mapRegister(op, int64_t(r))))
      return failure();
  return success();
}

/// A fixed tree: registers in order, then lanes by butterfly, then warps in
/// order through shared memory. Every thread ends with the same bits.
LogicalResult KernelEmitter::emitReduce(ReduceOp op) {
  ArrayRef<int64_t> inShape = op.getValue().getType().getShape();
  ArrayRef<int64_t> outShape = op.getResult().getType().getShape();
  Type element = op.getValue().getType().getElementType();
  FailureOr<Layout> in = getFragmentLayout(op, inShape);
  if (failed(in))
    return failure();
  if (!element.isF32())
    return op.emitOpError() << "reduces f32 on this target, got " << element;
  int dim = op.getDim();
  bool isMax = op.getKind() == Combiner::max;
  auto combine = [&](Value x, Value y) -> Value {
    if (isMax)
      return arith::MaximumFOp::create(b, loc, x, y);
    return arith::AddFOp::create(b, loc, x, y);
  };
  Value identity = f32(isMax ? -std::numeric_limits<double>::infinity() : 0.0);

  // Registers. Sums take four chains, so that they do not wait for each other.
  Value bound = op.getBound() ? toI32(lookup(op.getBound())) : Value();
  Value thread = bound ? threadCoordinate(*in, dim) : Value();
  const auto &registers = fragments[op.getValue()].registers;
  int64_t numOut = layout.project(outShape).getCount(LayoutLevel::Register);
  SmallVector<SmallVector<Value>> chains(numOut);
  for (int64_t r = 0; r < int64_t(registers.size()); ++r) {
    Value value = registers[r];
    if (bound) {
      int64_t at = in->getOffset(LayoutLevel::Register, r)[dim];
      Value inside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, addConst(thread, at), bound);
      value = arith::SelectOp::create(b, loc, inside, value, identity);
    }
    chains[in->projectRegister(outShape, r)].push_back(value);
  }
  SmallVector<Value> results;
  for (SmallVector<Value> &chain : chains) {
    while (chain.size() > 1) {
      SmallVector<Value> next;
      for (size_t i = 0; i + 1 < chain.size(); i += 2)
        next.push_back(combine(chain[i], chain[i + 1]));
      if (chain.size() % 2)
        next.push_back(chain.back());
      chain = next;
    }
    results.push_back(chain.front());
  }

  // Lanes.
  int64_t weight = 1;
  for (const LayoutDigit &digit : in->getLevel(LayoutLevel::Lane)) {
    if (digit.dim == dim)
      for (int64_t step = 1; step < digit.size; step *= 2)
        for (Value &value : results)
          value = combine(value, hooks.emitShuffleXor(b, loc, value, step * weight));
    weight *= digit.size;
  }

  // Warps: each thread writes its value, then reads those of its fellow lanes in
  // all warps along the dimension.
  weight = 1;
  for (const LayoutDigit &digit : in->getLevel(LayoutLevel::Warp)) {
    if (digit.dim == dim && digit.size > 1) {
      int64_t warpStep = weight * hooks.getWarpSize();
      int64_t scratch = reserveShared(numThreads * 4 * numOut);
      hooks.emitBarrier(b, loc);
      for (auto [i, value] : llvm::enumerate(results)) {
        Value offset = addConst(mulConst(threadId, 4), scratch + int64_t(i) * numThreads * 4);
        LLVM::StoreOp::create(b, loc, value, sharedPointer(offset), 4);
      }
      hooks.emitBarrier(b, loc);
      Value mine = remConst(divConst(warpId, weight), digit.size);
      Value first = b.createOrFold<arith::SubIOp>(loc, threadId, mulConst(mine, warpStep));
      for (auto [i, value] : llvm::enumerate(results)) {
        Value sum;
        for (int64_t w = 0; w < digit.size; ++w) {
          Value offset = addConst(mulConst(first, 4),
                                  scratch + int64_t(i) * numThreads * 4 + w * warpStep * 4);
          Value part = LLVM::LoadOp::create(b, loc, b.getF32Type(), sharedPointer(offset), 4);
          sum = sum ? combine(sum, part) : part;
        }
        value = sum;
      }
    }
    weight *= digit.size;
  }
  fragments[op.getResult()].registers = results;
  return success();
}

//===----------------------------------------------------------------------===//
// Scalar functions
//===----------------------------------------------------------------------===//

static constexpr double log2e = 1.4426950408889634;

// GELU of the erf form is max(x, 0) - z 2^q(z), z = |x|: what it lacks of its asymptotes, for both
// signs. q is the log2 of the normal distribution's tail, fitted by a polynomial on [0, 6] for the
// least |error| / max(z 2^q, 0.01); it falls beyond. The error is at most 1.8e-7, and 1.6e-5 of the
// value.
static constexpr double geluErf[] = {
    -0.9999831318855286,  -1.1513084173202515,    -0.4584108889102936,    -0.05394727364182472,
    0.008475341834127903, -0.0009169622207991779, 5.9362697356846184e-05, -1.7037707493727794e-06};
/// Beyond, z 2^q(z) is 0 in f32.
static constexpr double geluEnd = 20.0;

FailureOr<Value> KernelEmitter::emitScalarMath(Operation &op, ArrayRef<Value> operands) {
  auto clone = [&]() -> Value {
    IRMapping local;
    local.map(op.getOperands(), operands);
    return b.clone(op, local)->getResult(0);
  };
  if (op.getNumResults() != 1 || op.getNumRegions() != 0)
    return op.emitOpError("cannot be lowered in scalar code");
  if (op.getDialect()->getNamespace() == "arith")
    return clone();
  // f16 and bf16 functions are computed in f32.
  Type type = op.getResult(0).getType();
  if (!isa<FloatType>(type) || type.getIntOrFloatBitWidth() > 32)
    return op.emitOpError() << "of " << type << " is not lowered to this target; use f32";
  SmallVector<Value> in;
  for (Value operand : operands) {
    if (isa<FloatType>(operand.getType()) && !operand.getType().isF32())
      operand = arith::ExtFOp::create(b, loc, b.getF32Type(), operand);
    in.push_back(operand);
  }
  auto finish = [&](Value value) -> Value {
    return type.isF32() ? value : Value(arith::TruncFOp::create(b, loc, type, value));
  };
  auto addf = [&](Value x, Value y) -> Value { return arith::AddFOp::create(b, loc, x, y); };
  auto subf = [&](Value x, Value y) -> Value { return arith::SubFOp::create(b, loc, x, y); };
  auto mulf = [&](Value x, Value y) -> Value { return arith::MulFOp::create(b, loc, x, y); };
  auto fma = [&](Value x, Value y, Value z) -> Value {
    return LLVM::FMAOp::create(b, loc, x, y, z);
  };
  auto exp2 = [&](Value x) { return hooks.emitExp2(b, loc, x); };
  auto rcp = [&](Value x) { return hooks.emitReciprocal(b, loc, x); };
  auto abs = [&](Value x) -> Value { return LLVM::FAbsOp::create(b, loc, x); };
  auto select = [&](Value c, Value x, Value y) -> Value {
    return arith::SelectOp::create(b, loc, c, x, y);
  };
  auto less = [&](Value x, Value y) -> Value {
    return arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x, y);
  };
  // e^x: the rounding error of x * log2(e) is carried along.
  auto exp = [&](Value x) {
    Value scaled = mulf(x, f32(log2e));
    Value rest = fma(x, f32(log2e), LLVM::FNegOp::create(b, loc, scaled));
    Value power = exp2(scaled);
    Value finite = less(abs(scaled), f32(200.0));
    return select(finite, fma(power, mulf(rest, f32(0.6931471805599453)), power), power);
  };
  auto sigmoid = [&](Value x) { return rcp(addf(f32(1.0), exp2(mulf(x, f32(-log2e))))); };
  // Abramowitz and Stegun 7.1.26: erfc(z) for z >= 0, within 1.5e-7.
  auto erfc = [&](Value z) {
    Value t = rcp(fma(z, f32(0.3275911), f32(1.0)));
    Value p = fma(t, f32(1.061405429), f32(-1.453152027));
    p = fma(t, p, f32(1.421413741));
    p = fma(t, p, f32(-0.284496736));
    p = mulf(t, fma(t, p, f32(0.254829592)));
    return mulf(p, exp2(mulf(mulf(z, z), f32(-log2e))));
  };

  Value x = in.empty() ? Value() : in[0];
  if (auto gelu = dyn_cast<GeluOp>(op)) {
    if (gelu.getForm() == GeluForm::tanh) {
      // x * sigmoid(2 c (x + 0.044715 x^3)), c = sqrt(2 / pi).
      double scale = -2.0 * log2e * 0.7978845608028654;
      Value cubic = fma(mulf(x, x), f32(scale * 0.044715), f32(scale));
      return finish(mulf(x, rcp(addf(f32(1.0), exp2(mulf(cubic, x))))));
    }
    Value z = arith::MinNumFOp::create(b, loc, abs(x), f32(geluEnd));
    Value q = f32(ArrayRef(geluErf).back());
    for (double coefficient : llvm::reverse(ArrayRef(geluErf).drop_back()))
      q = fma(q, z, f32(coefficient));
    Value positive = arith::MaximumFOp::create(b, loc, x, f32(0.0)); // keeps what is no number
    return finish(fma(LLVM::FNegOp::create(b, loc, z), exp2(q), positive));
  }
  if (isa<SiluOp>(op))
    return finish(mulf(x, sigmoid(x)));
  if (isa<SigmoidOp>(op))
    return finish(sigmoid(x));
  if (isa<math::ExpOp>(op))
    return finish(exp(x));
  if (isa<math::Exp2Op>(op))
    return finish(exp2(x));
  if (isa<math::ExpM1Op>(op)) {
    // x + x^2/2 + x^3/6 + x^4/24 near 0, where exp(x) - 1 cancels.
    Value series = fma(x, f32(1.0 / 24), f32(1.0 / 6));
    series = fma(x, series, f32(0.5));
    series = fma(mulf(x, x), series, x);
    return finish(select(less(abs(x), f32(0.03)), series, subf(exp(x), f32(1.0))));
  }
  if (isa<math::LogOp>(op))
    return finish(mulf(hooks.emitLog2(b, loc, x), f32(0.6931471805599453)));
  if (isa<math::Log2Op>(op))
    return finish(hooks.emitLog2(b, loc, x));
  if (isa<math::Log10Op>(op))
    return finish(mulf(hooks.emitLog2(b, loc, x), f32(0.30102999566398120)));
  if (isa<math::Log1pOp>(op)) {
    Value series = fma(x, f32(1.0 / 3), f32(-0.5));
    series = fma(mulf(x, x), series, x);
    Value whole = mulf(hooks.emitLog2(b, loc, addf(x, f32(1.0))), f32(0.6931471805599453));
    return finish(select(less(abs(x), f32(0.005)), series, whole));
  }
  if (isa<math::SqrtOp>(op))
    return finish(LLVM::SqrtOp::create(b, loc, x));
  if (isa<math::RsqrtOp>(op))
    return finish(hooks.emitRsqrt(b, loc, x));
  if (isa<math::TanhOp>(op)) {
    Value size = abs(x);
    Value e = exp2(mulf(size, f32(-2.0 * log2e)));
    Value large = mulf(subf(f32(1.0), e), rcp(addf(f32(1.0), e)));
    // The Taylor series where 1 - e cancels; its error is 17/315 x^7.
    Value square = mulf(size, size);
    Value series = fma(square, f32(2.0 / 15), f32(-1.0 / 3));
    series = fma(mulf(square, size), series, size);
    Value value = select(less(size, f32(0.1)), series, large);
    return finish(LLVM::CopySignOp::create(b, loc, value, x));
  }
  if (isa<math::ErfOp>(op))
    return finish(LLVM::CopySignOp::create(b, loc, subf(f32(1.0), erfc(abs(x))), x));
  if (isa<math::PowFOp, math::FPowIOp>(op)) {
    Value y = in[1];
    if (!isa<FloatType>(y.getType()))
      y = arith::SIToFPOp::create(b, loc, b.getF32Type(), y);
    Value power = exp2(mulf(y, hooks.emitLog2(b, loc, abs(x))));
    // A negative base: odd powers are negative, fractional ones are no number.
    Value whole = LLVM::FFloorOp::create(b, loc, y);
    Value half = mulf(y, f32(0.5));
    Value isWhole = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, whole, y);
    Value isEven = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ,
                                         LLVM::FFloorOp::create(b, loc, half), half);
    Value negated = select(isEven, power, LLVM::FNegOp::create(b, loc, power));
    Value forNegative = select(isWhole, negated, f32(std::numeric_limits<double>::quiet_NaN()));
    Value value = select(less(x, f32(0.0)), forNegative, power);
    Value isZero = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, y, f32(0.0));
    return finish(select(isZero, f32(1.0), value));
  }
  if (isa<math::AbsFOp>(op))
    return finish(abs(x));
  if (isa<math::FmaOp>(op))
    return finish(fma(in[0], in[1], in[2]));
  if (isa<math::FloorOp>(op))
    return finish(LLVM::FFloorOp::create(b, loc, x));
  if (isa<math::CeilOp>(op))
    return finish(LLVM::FCeilOp::create(b, loc, x));
  if (isa<math::TruncOp>(op))
    return finish(LLVM::FTruncOp::create(b, loc, x));
  if (isa<math::RoundEvenOp>(op))
    return finish(LLVM::RintOp::create(b, loc, x));
  if (isa<math::CopySignOp>(op))
    return finish(LLVM::CopySignOp::create(b, loc, in[0], in[1]));
  return op.emitOpError("has no lowering to GPU scalar code");
}
