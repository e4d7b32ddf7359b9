//===- LowerConvertLayout.cpp - fragments in another layout ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What it costs to move elements follows from the digits of the two layouts. Where each lane has
// what it wants, registers change names; where its warp has it, and all lanes want it from the same
// register, each register is shuffled; else all go through shared memory.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class ConvertCode : public ThreadCode {
public:
  using ThreadCode::ThreadCode;

  /// The result's registers.
  SmallVector<Value> emit(ConvertLayoutOp op);

private:
  Value shuffle(Value value, Value lane);
  /// `sources`: of each register, the one that all lanes want of some lane of their warp.
  SmallVector<Value> convertByShuffles(ArrayRef<Value> from, const Layout &fromLayout,
                                       const Layout &toLayout, ArrayRef<int64_t> sources);
  SmallVector<Value> convertThroughShared(ArrayRef<Value> from, const Layout &fromLayout,
                                          const Layout &toLayout, int64_t scratch);
};
} // namespace

SmallVector<Value> ConvertCode::emit(ConvertLayoutOp op) {
  Layout from = getLayout(op.getValue()), to = getLayout(op.getResult());
  SmallVector<Value> registers = unpack(op.getValue());
  if (auto names = to.findRegisters(from))
    return llvm::map_to_vector(*names, [&](int64_t r) { return registers[r]; });
  if (auto sources = to.findShuffled(from))
    return convertByShuffles(registers, from, to, *sources);
  return convertThroughShared(registers, from, to, getSharedOffset(op, kExchangeBuffer));
}

/// The value of a lane: any value goes as a word of 32 bits, or two, and comes back.
Value ConvertCode::shuffle(Value value, Value lane) {
  Type type = value.getType();
  if (type.isIndex())
    return toIndex(shuffle(toI64(value), lane));
  int64_t bits = type.getIntOrFloatBitWidth();
  Type integer = b.getIntegerType(bits);
  Value word = isa<FloatType>(type) ? arith::BitcastOp::create(b, loc, integer, value) : value;
  Type i32Type = b.getI32Type();
  if (bits == 64) {
    Value low = toI32(word);
    Value high = toI32(arith::ShRUIOp::create(b, loc, word, i64(32)));
    low = arith::ExtUIOp::create(b, loc, integer, hooks.emitShuffle(b, loc, low, lane));
    high = arith::ExtUIOp::create(b, loc, integer, hooks.emitShuffle(b, loc, high, lane));
    word = arith::OrIOp::create(b, loc, low, arith::ShLIOp::create(b, loc, high, i64(32)));
  } else {
    if (bits < 32)
      word = arith::ExtUIOp::create(b, loc, i32Type, word);
    word = hooks.emitShuffle(b, loc, word, lane);
    if (bits < 32)
      word = arith::TruncIOp::create(b, loc, integer, word);
  }
  return isa<FloatType>(type) ? arith::BitcastOp::create(b, loc, type, word) : word;
}

SmallVector<Value> ConvertCode::convertByShuffles(ArrayRef<Value> from, const Layout &fromLayout,
                                                  const Layout &toLayout,
                                                  ArrayRef<int64_t> sources) {
  SmallVector<Value> to;
  SmallVector<Value> thread;
  for (size_t dim = 0; dim < toLayout.getShape().size(); ++dim)
    thread.push_back(threadCoordinate(toLayout, int(dim)));
  for (auto [r, source] : llvm::enumerate(sources)) {
    SmallVector<int64_t> at = toLayout.getOffset(LayoutLevel::Register, r);
    Value lane = i32(0);
    int64_t weight = 1;
    for (const LayoutDigit &digit : fromLayout.getLevel(LayoutLevel::Lane)) {
      Value place = digit.dim < 0
                        ? divConst(frame.laneId, weight)
                        : divConst(addConst(thread[digit.dim], at[digit.dim]), digit.stride);
      lane = add(lane, mulConst(remConst(place, digit.size), weight));
      weight *= digit.size;
    }
    to.push_back(shuffle(from[source], lane));
  }
  return to;
}

SmallVector<Value> ConvertCode::convertThroughShared(ArrayRef<Value> from, const Layout &fromLayout,
                                                     const Layout &toLayout, int64_t scratch) {
  constexpr int64_t accessBytes = 16;
  Type element = from.front().getType(),
       stored = element.isIndex() ? b.getI64Type() : getMemoryType(element);
  int64_t bytes = getExchangedBytes(element);
  int64_t pitch = getExchangePitch(fromLayout.getShape()[1], bytes);
  auto forEachVector = [&](const Layout &layout,
                           function_ref<void(ArrayRef<int64_t>, Value, Type)> access) {
    int64_t width =
        std::gcd(std::gcd(layout.getVectorWidth(1), accessBytes / bytes), pitch / bytes);
    Value thread = addConst(add(mulConst(threadCoordinate(layout, 0), pitch),
                                mulConst(threadCoordinate(layout, 1), bytes)),
                            scratch);
    Type type = width == 1 ? stored : VectorType::get({width}, stored);
    for (ArrayRef<int64_t> vector : layout.getVectors(1, width)) {
      SmallVector<int64_t> at = layout.getOffset(LayoutLevel::Register, vector.front());
      access(vector, sharedPointer(addConst(thread, at[0] * pitch + at[1] * bytes)), type);
    }
  };
  emitComputeBarrier();
  // Of lanes and warps that hold the same element, the first writes it.
  emitUnder(isFirstOfCopies(fromLayout), [&] {
    forEachVector(fromLayout, [&](ArrayRef<int64_t> vector, Value pointer, Type type) {
      SmallVector<Value> values;
      for (int64_t r : vector)
        values.push_back(element.isIndex() ? toI64(from[r]) : toMemory(from[r]));
      Value value = values.front();
      if (values.size() > 1)
        value = vector::FromElementsOp::create(b, loc, cast<VectorType>(type), values);
      LLVM::StoreOp::create(b, loc, value, pointer, int64_t(values.size()) * bytes);
    });
  });
  emitComputeBarrier();
  SmallVector<Value> to(toLayout.getCount(LayoutLevel::Register));
  forEachVector(toLayout, [&](ArrayRef<int64_t> vector, Value pointer, Type type) {
    Value loaded = LLVM::LoadOp::create(b, loc, type, pointer, int64_t(vector.size()) * bytes);
    for (auto [i, r] : llvm::enumerate(vector)) {
      Value value =
          vector.size() > 1 ? Value(vector::ExtractOp::create(b, loc, loaded, int64_t(i))) : loaded;
      to[r] = element.isIndex() ? toIndex(value) : fromMemory(value, element);
    }
  });
  return to;
}

namespace {
struct LowerConvertLayout : TilePattern<ConvertLayoutOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(ConvertLayoutOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithMultiple(op, {ConvertCode(rewriter, op.getLoc(), frame).emit(op)});
    return success();
  }
};
} // namespace

void mlir::fuse::addConvertLayoutPatterns(const TypeConverter &types, KernelFrame &frame,
                                          RewritePatternSet &patterns) {
  patterns.add<LowerConvertLayout>(types, frame);
}
