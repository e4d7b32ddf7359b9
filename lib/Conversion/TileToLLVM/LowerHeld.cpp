//===- LowerHeld.cpp - what threads hold in shared memory -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A place has the vectors of a fragment one after the other, each of all threads side by side:
// lanes access neighbouring banks, and a thread what it alone has written.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/GlobalAccess.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class HeldCode : public GlobalCode {
public:
  HeldCode(OpBuilder &b, Location loc, KernelFrame &frame, Value held)
      : GlobalCode(b, loc, frame), make(held.getDefiningOp<MakeHeldOp>()),
        element(make.getHeld().getType().getTile().getElementType()),
        layout(make.getHeld().getType().getTile().getPlaces()) {}

  void hold(HoldOp op);
  SmallVector<Value> read(ReadHeldOp op);

private:
  int64_t getElementBytes() const { return tile::getElementBytes(element); }
  /// The elements that all copies of this memory move at once, and the dimension that they lie
  /// along.
  std::pair<int64_t, int> getUnit();
  /// The thread's part of a place; of its vectors the first.
  Value getPlace(Value number, int64_t width);
  Value getVector(Value place, int64_t number, int64_t width) {
    return advance(place, i32(number * frame.numThreads * width * getElementBytes()));
  }

  MakeHeldOp make;
  Type element;
  Layout layout;
};
} // namespace

std::pair<int64_t, int> HeldCode::getUnit() {
  int64_t width = kChunkBytes / getElementBytes();
  int contiguous = -1;
  for (Operation *user : make.getHeld().getUsers())
    if (auto hold = dyn_cast<HoldOp>(user)) {
      auto copied = dyn_cast<AsyncCopyAttr>(hold.getViaAttr());
      width = std::min(width, copied ? copied.getBytes() / getElementBytes()
                                     : cast<VectorAttr>(hold.getViaAttr()).getElements());
      for (auto [i, dim] : llvm::enumerate(hold.getTileDims()))
        if (dim == cast<MemRefType>(hold.getSource().getType()).getRank() - 1)
          contiguous = int(i);
    }
  return {width, contiguous};
}

Value HeldCode::getPlace(Value number, int64_t width) {
  const int64_t bytes = layout.getCount(LayoutLevel::Register) * getElementBytes();
  Value offset = add(mulConst(toI32(number), bytes * frame.numThreads),
                     mulConst(frame.threadId, width * getElementBytes()));
  return sharedPointer(addConst(offset, getSharedOffset(make, kHeldBuffer)));
}

void HeldCode::hold(HoldOp op) {
  auto [width, contiguous] = getUnit();
  GlobalAccess access = prepareHold(op, width);
  Value place = getPlace(op.getNumber(), width);
  const int64_t bytes = width * getElementBytes();
  const bool isAsync = isa<AsyncCopyAttr>(op.getViaAttr());
  Type unit = ThreadCode::getUnit(getMemoryType(element), width);
  for (auto [number, vector] : llvm::enumerate(access.getVectors())) {
    Value from = pointerTo(access, vector[0]), inside = isInside(access, vector[0]);
    Value to = getVector(place, number, width);
    // Out of bounds no address is formed, and zeros are written.
    if (inside)
      from = arith::SelectOp::create(b, loc, inside, from, access.buffer.pointer);
    if (isAsync) {
      Value valid;
      if (inside)
        valid = arith::SelectOp::create(b, loc, inside, i32(bytes), i32(0));
      hooks.emitAsyncCopy(b, loc, to, from, bytes, valid);
      continue;
    }
    Value loaded = LLVM::LoadOp::create(b, loc, unit, from, bytes);
    if (inside)
      loaded = arith::SelectOp::create(
          b, loc, inside, loaded,
          arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(unit))));
    LLVM::StoreOp::create(b, loc, loaded, to, bytes);
  }
}

SmallVector<Value> HeldCode::read(ReadHeldOp op) {
  auto [width, contiguous] = getUnit();
  Value place = getPlace(op.getNumber(), width);
  Type unit = ThreadCode::getUnit(getMemoryType(element), width);
  SmallVector<Value> registers(layout.getCount(LayoutLevel::Register));
  for (auto [number, vector] : llvm::enumerate(layout.getVectors(contiguous, width))) {
    Value loaded = LLVM::LoadOp::create(b, loc, unit, getVector(place, number, width),
                                        width * getElementBytes());
    for (auto [i, r] : llvm::enumerate(vector))
      registers[r] = fromMemory(
          width == 1 ? loaded : Value(mlir::vector::ExtractOp::create(b, loc, loaded, int64_t(i))),
          element);
  }
  return registers;
}

namespace {
struct LowerHold : TilePattern<HoldOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(HoldOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    HeldCode(rewriter, op.getLoc(), frame, op.getHeld()).hold(op);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerReadHeld : TilePattern<ReadHeldOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(ReadHeldOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> registers = HeldCode(rewriter, op.getLoc(), frame, op.getHeld()).read(op);
    rewriter.replaceOpWithMultiple(op, {registers});
    return success();
  }
};
} // namespace

void mlir::fuse::keepWalksRolled(gpu::GPUFuncOp kernel) {
  kernel.walk([&](ReadHeldOp op) {
    // As the branch of the loop has it, which takes the attributes over.
    if (auto loop = dyn_cast<scf::ForOp>(op->getParentOp());
        loop && !isa<gpu::GPUFuncOp>(loop->getParentOp()))
      keepRolled(loop);
  });
}

void mlir::fuse::addHeldPatterns(const TypeConverter &types, KernelFrame &frame,
                                 RewritePatternSet &patterns) {
  patterns.add<LowerHold, LowerReadHeld>(types, frame);
}
