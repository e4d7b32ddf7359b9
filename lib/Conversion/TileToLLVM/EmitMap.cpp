//===- EmitMap.cpp - maps and reductions over fragments -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Target/Legality.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Of the CTA's sixteen barriers, the one that consumers meet at; 0 is everybody's, 1 that of
/// producers.
static constexpr int64_t consumerBarrier = 2;

FailureOr<SmallVector<Value>> KernelEmitter::beginMap(MapOp op) {
  ArrayRef<int64_t> shape = cast<FragType>(op.getResultTypes()[0]).getShape();
  Layout result = getLayout(op.getResult(0));
  for (Value operand : op.getOperands_())
    if (!isa<FragType>(operand.getType()))
      return op.emitOpError("of a staged tile is not lowered; load it into a fragment");
  // Coordinates, where the body asks for them: offset of the tile plus the
  // thread's part, and per register a constant.
  SmallVector<Value> coordinates(shape.size());
  op.getBody().walk([&](tile::IndexOp indexOp) {
    Value &coordinate = coordinates[indexOp.getDim()];
    if (!coordinate)
      coordinate = add(lookup(op.getAt()[indexOp.getDim()]),
                       toIndex(threadCoordinate(result, indexOp.getDim())));
  });
  for (Value value : op.getResults())
    fragments[value].registers.assign(result.getCount(LayoutLevel::Register), Value());
  return coordinates;
}

LogicalResult KernelEmitter::mapRegister(MapOp op, ArrayRef<Value> coordinates, int64_t r) {
  Layout result = getLayout(op.getResult(0));
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
                  addConst(coordinates[indexOp.getDim()], at[indexOp.getDim()]));
      continue;
    }
    if (auto extent = dyn_cast<ExtentOp>(inner)) {
      const GlobalBuffer *buffer = getBuffer(extent, extent.getSource());
      if (!buffer)
        return failure();
      mapping.map(extent.getResult(), buffer->sizes[extent.getDim()]);
      continue;
    }
    if (auto gather = dyn_cast<GatherOp>(inner)) {
      FailureOr<Value> element = emitGather(gather);
      if (failed(element))
        return failure();
      mapping.map(gather.getResult(), *element);
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

/// Every thread reads its own elements; points beyond the tensor read some element too.
FailureOr<Value> KernelEmitter::emitGather(GatherOp op) {
  const GlobalBuffer *buffer = getBuffer(op, op.getSource());
  if (!buffer)
    return failure();
  Value offset = i64(0), filled;
  for (auto [dim, place] : llvm::enumerate(op.getIndices())) {
    Value last = addConst(buffer->sizes[dim], -1);
    Value at = b.createOrFold<arith::MinSIOp>(loc, lookup(place), last);
    at = b.createOrFold<arith::MaxSIOp>(loc, at, index(0));
    offset = add(offset, mul(toI64(at), toI64(buffer->strides[dim])));
    if (buffer->type.isDynamicDim(dim) || buffer->type.getDimSize(dim) == 0)
      filled =
          both(filled, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, last, index(0)));
  }
  Type element = buffer->type.getElementType();
  int64_t bytes = buffer->elementBytes();
  auto load = [&]() -> Value {
    Value pointer =
        LLVM::GEPOp::create(b, loc, buffer->pointer.getType(), b.getI8Type(), buffer->pointer,
                            ArrayRef<LLVM::GEPArg>{mulConst(offset, bytes)});
    return fromMemory(
        LLVM::LoadOp::create(b, loc, getMemoryType(element), pointer, /*alignment=*/bytes),
        element);
  };
  if (!filled)
    return load();
  auto branch = scf::IfOp::create(b, loc, element, filled, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, loc, load());
    b.setInsertionPointToStart(branch.elseBlock());
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
    scf::YieldOp::create(b, loc, zero);
  }
  return branch.getResult(0);
}

LogicalResult KernelEmitter::emitMap(MapOp op) {
  FailureOr<SmallVector<Value>> coordinates = beginMap(op);
  if (failed(coordinates))
    return failure();
  for (size_t r = 0, e = fragments[op.getResult(0)].registers.size(); r < e; ++r)
    if (failed(mapRegister(op, *coordinates, int64_t(r))))
      return failure();
  return success();
}

/// `value` of the lane whose number differs in `mask`; 64 bits go as two words.
Value KernelEmitter::shuffleXor(Value value, int64_t mask) {
  if (value.getType().getIntOrFloatBitWidth() == 32)
    return hooks.emitShuffleXor(b, loc, value, mask);
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  Value shift = arith::ConstantIntOp::create(b, loc, i64, 32);
  Value low = arith::TruncIOp::create(b, loc, i32, value);
  Value high = arith::TruncIOp::create(b, loc, i32, arith::ShRUIOp::create(b, loc, value, shift));
  low = arith::ExtUIOp::create(b, loc, i64, hooks.emitShuffleXor(b, loc, low, mask));
  high = arith::ExtUIOp::create(b, loc, i64, hooks.emitShuffleXor(b, loc, high, mask));
  return arith::OrIOp::create(b, loc, low, arith::ShLIOp::create(b, loc, high, shift));
}

void KernelEmitter::emitComputeBarrier() {
  // Producers never come to a barrier of the CTA.
  if (!inConsumers)
    return hooks.emitBarrier(b, loc);
  hooks.emitBarrierOf(b, loc, consumerBarrier,
                      numThreads - schedule.getProducers() * hooks.getWarpSize());
}

/// A fixed tree: registers in order, then lanes by butterfly, then warps in
/// order through shared memory. Every thread ends with the same bits.
LogicalResult KernelEmitter::emitReduce(tile::ReduceOp op) {
  ArrayRef<int64_t> outShape = op.getResult().getType().getShape();
  Type element = op.getValue().getType().getElementType();
  Layout in = getLayout(op.getValue());
  int dim = op.getDim();
  auto combine = [&](Value x, Value y) -> Value {
    return arith::getReductionOp(op.getKind(), b, loc, x, y);
  };
  Value identity = arith::getIdentityValue(op.getKind(), element, b, loc);

  // Registers. Sums take four chains, so that they do not wait for each other.
  Value bound = op.getBound() ? toI32(lookup(op.getBound())) : Value();
  Value thread = bound ? threadCoordinate(in, dim) : Value();
  const auto &registers = fragments[op.getValue()].registers;
  int64_t numOut = getLayout(op.getResult()).getCount(LayoutLevel::Register);
  SmallVector<SmallVector<Value>> chains(numOut);
  for (int64_t r = 0; r < int64_t(registers.size()); ++r) {
    Value value = registers[r];
    if (bound) {
      int64_t at = in.getOffset(LayoutLevel::Register, r)[dim];
      Value inside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, addConst(thread, at), bound);
      value = arith::SelectOp::create(b, loc, inside, value, identity);
    }
    chains[in.projectRegister(outShape, r)].push_back(value);
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
  for (const LayoutDigit &digit : in.getLevel(LayoutLevel::Lane)) {
    if (digit.dim == dim)
      for (int64_t step = 1; step < digit.size; step *= 2)
        for (Value &value : results)
          value = combine(value, shuffleXor(value, step * weight));
    weight *= digit.size;
  }

  // Warps: each thread writes its value, then reads those of its fellow lanes in
  // all warps along the dimension.
  weight = 1;
  for (const LayoutDigit &digit : in.getLevel(LayoutLevel::Warp)) {
    if (digit.dim == dim && digit.size > 1) {
      int64_t warpStep = weight * hooks.getWarpSize();
      int64_t bytes = element.getIntOrFloatBitWidth() / 8;
      int64_t scratch = getSharedOffset(op, kExchangeBuffer);
      emitComputeBarrier();
      for (auto [i, value] : llvm::enumerate(results)) {
        Value offset =
            addConst(mulConst(threadId, bytes), scratch + int64_t(i) * numThreads * bytes);
        LLVM::StoreOp::create(b, loc, value, sharedPointer(offset), bytes);
      }
      emitComputeBarrier();
      Value mine = remConst(divConst(warpId, weight), digit.size);
      Value first = b.createOrFold<arith::SubIOp>(loc, threadId, mulConst(mine, warpStep));
      for (auto [i, value] : llvm::enumerate(results)) {
        Value sum;
        for (int64_t w = 0; w < digit.size; ++w) {
          Value offset = addConst(mulConst(first, bytes),
                                  scratch + (int64_t(i) * numThreads + w * warpStep) * bytes);
          Value part = LLVM::LoadOp::create(b, loc, element, sharedPointer(offset), bytes);
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
