//===- LowerReduce.cpp - reductions of fragments --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// A fixed tree: registers in order, then lanes by butterfly, then warps in order through shared
// memory. Every thread ends with the same bits.
//
// Where all lanes of a warp have the same values, one of them writes these, next to those of the
// other warps, which are read as vectors. That takes a part of the place for as many reductions as
// a warp has lanes: each has its own, so that none waits until the one before it was read.
//
// Where CTAs of a cluster share what is reduced, a lane for each of them writes the warp's value
// into its memory, and a barrier of the cluster takes the place of the CTA's. Two places in turn
// are enough: who writes into one has met all at the barrier in between, where they had read it.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Whether all lanes of a warp lie along `dim`, or hold the same.
static bool haveLanesAlong(const Layout &layout, int64_t dim) {
  return llvm::all_of(layout.getLevel(LayoutLevel::Lane), [&](const LayoutDigit &digit) {
    return digit.dim < 0 || digit.dim == dim || digit.size == 1;
  });
}

namespace {
class ReduceCode : public ThreadCode {
public:
  ReduceCode(OpBuilder &b, KernelFrame &frame, tile::ReduceOp op)
      : ThreadCode(b, op.getLoc(), frame), op(op), layout(getLayout(op.getValue())),
        element(op.getValue().getType().getElementType()) {}

  /// The result's registers.
  SmallVector<Value> emit();

private:
  Value combine(Value x, Value y) {
    if (op.getKind() == arith::AtomicRMWKind::addf)
      return arith::AddFOp::create(b, loc, x, y, arith::FastMathFlags::contract);
    return arith::getReductionOp(op.getKind(), b, loc, x, y);
  }
  /// The registers that are combined into each of the result's.
  SmallVector<SmallVector<Value>> getChains();
  Value combineChain(SmallVector<Value> chain);
  /// The value of the lane whose number differs in `mask`; 64 bits go as two words.
  Value shuffleXor(Value value, int64_t mask);
  void combineLanes(MutableArrayRef<Value> results);
  /// Whether the lanes of a warp have the same values, once they are combined.
  bool areLanesAlike() { return haveLanesAlong(layout, op.getDim()); }
  /// Of CTAs of a cluster, and their warps.
  void combineCtas(MutableArrayRef<Value> results, int64_t warps, int64_t ctas);
  /// Of `count` values that lie side by side from `first` (i32) on, of each result `pitch` bytes
  /// on.
  void combineExchanged(MutableArrayRef<Value> results, Value first, int64_t pitch, int64_t count);
  /// Of `count` warps whose numbers are `step` apart.
  void combineWarps(MutableArrayRef<Value> results, int64_t step, int64_t count);
  void combineLikeLanes(MutableArrayRef<Value> results, int64_t step, int64_t count);

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

/// One value of a chain: four in turn, so that a product joins the sum that it is added to, then a
/// tree.
Value ReduceCode::combineChain(SmallVector<Value> chain) {
  constexpr size_t sums = 4;
  for (size_t i = sums; i < chain.size(); ++i)
    chain[i % sums] = combine(chain[i % sums], chain[i]);
  chain.resize(std::min(chain.size(), sums));
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

void ReduceCode::combineLikeLanes(MutableArrayRef<Value> results, int64_t step, int64_t count) {
  int64_t bytes = element.getIntOrFloatBitWidth() / 8;
  int64_t warps = frame.numThreads / hooks.getWarpSize();
  int64_t scratch = getSharedOffset(op, kExchangeBuffer);
  auto place = frame.freeExchanges.find(op);
  if (place == frame.freeExchanges.end())
    emitComputeBarrier();
  else
    scratch += place->second % hooks.getWarpSize() * results.size() * warps * bytes;
  // Warps that are combined have their values side by side.
  Value mine = remConst(divConst(frame.warpId, step), count);
  Value others =
      add(remConst(frame.warpId, step), mulConst(divConst(frame.warpId, step * count), step));
  Value first = mulConst(others, count * bytes);
  Value isWriter = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, frame.laneId, i32(0));
  emitUnder(isWriter, [&] {
    Value at = add(first, mulConst(mine, bytes));
    for (auto [i, value] : llvm::enumerate(results))
      LLVM::StoreOp::create(
          b, loc, value, sharedPointer(addConst(at, scratch + int64_t(i) * warps * bytes)), bytes);
  });
  emitComputeBarrier();
  combineExchanged(results, addConst(first, scratch), warps * bytes, count);
}

void ReduceCode::combineExchanged(MutableArrayRef<Value> results, Value first, int64_t pitch,
                                  int64_t count) {
  int64_t bytes = element.getIntOrFloatBitWidth() / 8;
  // Many values are combined by lanes, too.
  constexpr int64_t many = 8;
  const bool byLanes = count > many && llvm::isPowerOf2_64(count);
  int64_t lanes = byLanes ? std::min(count, hooks.getWarpSize()) : 1, ofLane = count / lanes;
  if (byLanes)
    first = add(first, mulConst(remConst(frame.laneId, lanes), ofLane * bytes));
  int64_t width = std::gcd(ofLane, std::max<int64_t>(1, kChunkBytes / bytes));
  Type type = width == 1 ? element : VectorType::get({width}, element);
  for (auto [i, value] : llvm::enumerate(results)) {
    SmallVector<Value> parts;
    for (int64_t part = 0; part < ofLane; part += width) {
      Value offset = addConst(first, int64_t(i) * pitch + part * bytes);
      Value loaded = LLVM::LoadOp::create(b, loc, type, sharedPointer(offset), width * bytes);
      for (int64_t e = 0; e < width; ++e)
        parts.push_back(width == 1 ? loaded
                                   : Value(mlir::vector::ExtractOp::create(b, loc, loaded, e)));
    }
    value = combineChain(parts);
    for (int64_t mask = 1; mask < lanes; mask *= 2)
      value = combine(value, shuffleXor(value, mask));
  }
}

void ReduceCode::combineCtas(MutableArrayRef<Value> results, int64_t warps, int64_t ctas) {
  int64_t bytes = element.getIntOrFloatBitWidth() / 8, pitch = warps * ctas * bytes;
  int64_t number = frame.clusterExchanges.lookup(op);
  SharedBuffer buffer = getClusterBuffer(warps * ctas * int64_t(results.size()));
  int64_t place = getSharedOffset(op, kClusterBuffer) +
                  number % kClusterPlaces * (buffer.bytes / kClusterPlaces);
  // No CTA's memory is there before it runs; and in a walk over tiles, the last tile's values are
  // read by then.
  if (number == 0)
    hooks.emitClusterWait(b, loc);
  Value isWriter =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, frame.laneId, i32(ctas));
  emitUnder(isWriter, [&] {
    Value mine = add(mulConst(frame.clusterRank, warps), frame.warpId);
    Value at = addConst(mulConst(mine, bytes), place);
    // Of a CTA that there is, even where LLVM asks for it before the branch.
    Value cta = remConst(frame.laneId, ctas);
    for (auto [i, value] : llvm::enumerate(results)) {
      Value pointer = sharedPointer(addConst(at, int64_t(i) * pitch));
      LLVM::StoreOp::create(b, loc, value, hooks.emitClusterPointer(b, loc, pointer, cta), bytes);
    }
  });
  hooks.emitClusterArrive(b, loc);
  hooks.emitClusterWait(b, loc);
  combineExchanged(results, i32(place), pitch, warps * ctas);
  if (frame.clusterMeetsAgain && number + 1 == int64_t(frame.clusterExchanges.size()))
    hooks.emitClusterArrive(b, loc);
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
  if (int64_t ctas = layout.getCountAlong(LayoutLevel::Cta, op.getDim()); ctas > 1) {
    combineCtas(results, layout.getCount(LayoutLevel::Warp), ctas);
    return results;
  }
  int64_t step = 1;
  for (const LayoutDigit &digit : layout.getLevel(LayoutLevel::Warp)) {
    if (digit.dim == int(op.getDim()) && digit.size > 1)
      areLanesAlike() ? combineLikeLanes(results, step, digit.size)
                      : combineWarps(results, step, digit.size);
    step *= digit.size;
  }
  return results;
}

/// A reduction whose exchange has a place to itself needs no barrier, unless the next time round a
/// loop comes upon it with no other barrier in between: another reduction stands in the loop.
void mlir::fuse::planExchanges(gpu::GPUFuncOp kernel, KernelFrame &frame) {
  kernel.walk([&](tile::ReduceOp reduce) {
    if (reduce.getValue().getType().getPlaces().getCountAlong(LayoutLevel::Cta, reduce.getDim()) >
        1) {
      frame.clusterExchanges.try_emplace(reduce, frame.clusterExchanges.size());
      frame.clusterMeetsAgain |= isa<LoopLikeOpInterface>(reduce->getParentOp());
    }
  });
  SmallVector<tile::ReduceOp> exchanging;
  bool areAlone = true;
  kernel.walk([&](SharedMemoryOpInterface op) {
    for (const SharedBuffer &buffer : op.getSharedBuffers()) {
      if (buffer.name != kExchangeBuffer)
        continue;
      auto reduce = dyn_cast<tile::ReduceOp>(op.getOperation());
      if (reduce) {
        FragType type = reduce.getValue().getType();
        int64_t digits = llvm::count_if(
            type.getPlaces().getLevel(LayoutLevel::Warp), [&](const LayoutDigit &digit) {
              return digit.dim == int64_t(reduce.getDim()) && digit.size > 1;
            });
        areAlone &= digits == 1 && haveLanesAlong(type.getPlaces(), reduce.getDim()) &&
                    (exchanging.empty() ||
                     exchanging.front().getSharedBuffers().front().bytes == buffer.bytes);
        exchanging.push_back(reduce);
      } else {
        areAlone = false;
      }
    }
  });
  if (!areAlone || int64_t(exchanging.size()) > frame.hooks.getWarpSize())
    return;
  for (tile::ReduceOp reduce : exchanging) {
    auto loop = reduce->getParentOfType<LoopLikeOpInterface>();
    bool isApart = !loop || llvm::any_of(exchanging, [&](tile::ReduceOp other) {
      return other != reduce && other->getBlock() == reduce->getBlock() &&
             other->getParentOp() == loop.getOperation();
    });
    if (isApart)
      frame.freeExchanges[reduce] = frame.freeExchanges.size();
  }
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
