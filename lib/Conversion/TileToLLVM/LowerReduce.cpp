//===- LowerReduce.cpp - reductions of fragments --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// A fixed tree: registers in order, then lanes by butterfly, then warps in order through shared
// memory. Every thread ends with the same bits.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class ReduceCode : public ThreadCode {
public:
  ReduceCode(OpBuilder &b, KernelFrame &frame, tile::ReduceOp op)
      : ThreadCode(b, op.getLoc(), frame), op(op), layout(getLayout(op.getValue())),
        element(op.getValue().getType().getElementType()) {}

  /// The result's registers.
  SmallVector<Value> emit();

private:
  Value combine(Value x, Value y) { return arith::getReductionOp(op.getKind(), b, loc, x, y); }
  /// The registers that are combined into each of the result's.
  SmallVector<SmallVector<Value>> getChains();
  Value combineChain(SmallVector<Value> chain);
  /// The value of the lane whose number differs in `mask`; 64 bits go as two words.
  Value shuffleXor(Value value, int64_t mask);
  void combineLanes(MutableArrayRef<Value> results);
  /// Of `count` warps whose numbers are `step` apart.
  void combineWarps(MutableArrayRef<Value> results, int64_t step, int64_t count);

  tile::ReduceOp op;
  Layout layout;
  Type element;
};
} // namespace

SmallVector<SmallVector<Value>> ReduceCode::getChains() {
  int dim = op.getDim();
  Value identity = arith::getIdentityValue(op.getKind(), element, b, loc);
  Value bound = op.getBound() ? toI32(op.getBound()) : Value();
  Value thread = bound ? threadCoordinate(layout, dim) : Value();
  SmallVector<SmallVector<Value>> chains(getLayout(op.getResult()).getCount(LayoutLevel::Register));
  for (auto [r, value] : llvm::enumerate(unpack(op.getValue()))) {
    Value taken = value;
    if (bound) {
      int64_t at = layout.getOffset(LayoutLevel::Register, r)[dim];
      Value inside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, addConst(thread, at), bound);
      taken = arith::SelectOp::create(b, loc, inside, value, identity);
    }
    chains[layout.projectRegister(op.getResult().getType().getShape(), r)].push_back(taken);
  }
  return chains;
}

/// One value of a chain, by a tree: no value waits for all before it.
Value ReduceCode::combineChain(SmallVector<Value> chain) {
  while (chain.size() > 1) {
    SmallVector<Value> next;
    for (size_t i = 0; i + 1 < chain.size(); i += 2)
      next.push_back(combine(chain[i], chain[i + 1]));
    if (chain.size() % 2)
      next.push_back(chain.back());
    chain = next;
  }
  return chain.front();
}

Value ReduceCode::shuffleXor(Value value, int64_t mask) {
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

void ReduceCode::combineLanes(MutableArrayRef<Value> results) {
  int64_t weight = 1;
  for (const LayoutDigit &digit : layout.getLevel(LayoutLevel::Lane)) {
    if (digit.dim == int(op.getDim()))
      for (int64_t step = 1; step < digit.size; step *= 2)
        for (Value &value : results)
          value = combine(value, shuffleXor(value, step * weight));
    weight *= digit.size;
  }
}

/// Each thread writes its values, then reads those of its fellow lanes.
void ReduceCode::combineWarps(MutableArrayRef<Value> results, int64_t step, int64_t count) {
  int64_t threadStep = step * hooks.getWarpSize();
  int64_t bytes = element.getIntOrFloatBitWidth() / 8;
  int64_t scratch = getSharedOffset(op, kExchangeBuffer);
  emitComputeBarrier();
  for (auto [i, value] : llvm::enumerate(results)) {
    Value offset =
        addConst(mulConst(frame.threadId, bytes), scratch + int64_t(i) * frame.numThreads * bytes);
    LLVM::StoreOp::create(b, loc, value, sharedPointer(offset), bytes);
  }
  emitComputeBarrier();
  Value mine = remConst(divConst(frame.warpId, step), count);
  Value first = b.createOrFold<arith::SubIOp>(loc, frame.threadId, mulConst(mine, threadStep));
  for (auto [i, value] : llvm::enumerate(results)) {
    Value sum;
    for (int64_t warp = 0; warp < count; ++warp) {
      Value offset =
          addConst(mulConst(first, bytes),
                   scratch + (int64_t(i) * frame.numThreads + warp * threadStep) * bytes);
      Value part = LLVM::LoadOp::create(b, loc, element, sharedPointer(offset), bytes);
      sum = sum ? combine(sum, part) : part;
    }
    value = sum;
  }
}

SmallVector<Value> ReduceCode::emit() {
  SmallVector<Value> results;
  for (const SmallVector<Value> &chain : getChains())
    results.push_back(combineChain(chain));
  combineLanes(results);
  int64_t step = 1;
  for (const LayoutDigit &digit : layout.getLevel(LayoutLevel::Warp)) {
    if (digit.dim == int(op.getDim()) && digit.size > 1)
      combineWarps(results, step, digit.size);
    step *= digit.size;
  }
  return results;
}

namespace {
struct LowerReduce : TilePattern<tile::ReduceOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(tile::ReduceOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithMultiple(op, {ReduceCode(rewriter, frame, op).emit()});
    return success();
  }
};
} // namespace

void mlir::fuse::addReducePatterns(const TypeConverter &types, KernelFrame &frame,
                                   RewritePatternSet &patterns) {
  patterns.add<LowerReduce>(types, frame);
}
