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
      int64_t scratch = reserveForReduction(getReductionBytes(numThreads, numOut));
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
