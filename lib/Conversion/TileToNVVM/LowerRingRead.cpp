//===- LowerRingRead.cpp - auxiliaries that producers have loaded ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slot holds 64 columns of each auxiliary, rows of 128 bytes in the swizzle of the tensor
// memory accelerator. A warp's 16 rows of a block are read by ldmatrix, which gives each lane
// the elements whose accumulators it has.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

Value RoleCode::matrixRowInBox(Value box, int64_t columns, bool transposed) {
  // Of the four 8x8 matrices of an access (columns 0-7 of the instruction: rows 0-7, 8-15; then
  // columns 8-15) where this lane's row begins. Bits 4 to 6 of an address are XORed with bits 7 to
  // 9, as many as a row of the box has.
  if (transposed) {
    Value row = add(mulConst(divConst(frame.laneId, 16), 8), remConst(frame.laneId, 8));
    Value half = remConst(divConst(frame.laneId, 8), 2);
    Value chunk = arith::XOrIOp::create(b, loc, half, divConst(remConst(frame.laneId, 8), 4));
    return add(add(addConst(box, columns * 32), mulConst(row, 32)), mulConst(chunk, 16));
  }
  Value row = remConst(frame.laneId, 16), half = divConst(frame.laneId, 16);
  Value chunk = arith::XOrIOp::create(b, loc, addConst(half, columns / 8), remConst(row, 8));
  return add(add(box, mulConst(row, kLineBytes)), mulConst(chunk, kChunkBytes));
}

namespace {
/// A tile.ring_read, slice by slice. The slices are, in their order, all of some slots, one after
/// the other.
class RingReadCode : public SlicedOp {
public:
  RingReadCode(RingReadOp op, const WarpgroupKernel &kernel)
      : op(op), kernel(kernel), ring(op.getRing().getDefiningOp<MakeRingOp>()),
        width(getTileShape(op.getRing().getType().getSlots()[0])[1]) {}

  void emit(ThreadCode &code, SliceState &state, size_t number) override;

private:
  /// Reads a box of 16 rows of one tile, which begins at byte `box` (i32).
  void readBox(RoleCode &code, const Slice &slice, Type element, Value box,
               MutableArrayRef<Value> registers);

  RingReadOp op;
  const WarpgroupKernel &kernel;
  MakeRingOp ring;
  int64_t width; // columns of a slot
  RingPosition position;
};
} // namespace

void RingReadCode::readBox(RoleCode &code, const Slice &slice, Type element, Value box,
                           MutableArrayRef<Value> registers) {
  auto pairType = VectorType::get({2}, element);
  constexpr int64_t perAccess = 8; // registers, of 16 columns
  for (size_t first = 0; first < slice.registers.size(); first += perAccess) {
    int64_t column = slice.at[1] % width + int64_t(first) * 2;
    SmallVector<Value> words = code.hooks.emitLoadMatrix(
        code.b, code.loc,
        code.sharedPointer(code.matrixRowInBox(box, column, /*transposed=*/false)),
        /*transpose=*/false);
    // Columns 0-7: rows 0-7, 8-15; then columns 8-15.
    for (auto [part, word] : llvm::enumerate(words)) {
      Value pair = LLVM::BitcastOp::create(code.b, code.loc, pairType, word);
      for (int64_t e = 0; e < 2; ++e)
        registers[slice.registers[first + part * 2 + e]] =
            mlir::vector::ExtractOp::create(code.b, code.loc, pair, e);
    }
  }
}

void RingReadCode::emit(ThreadCode &at, SliceState &state, size_t number) {
  RoleCode code(at, kernel);
  const RoleRing &roleRing = kernel.getRing(op.getRing());
  Layout warpsOnly(state.layout.getShape(), state.layout.getLevel(LayoutLevel::Warp));
  Value firstRow = code.threadCoordinate(warpsOnly, 0);
  const Slice &slice = state.slices[number];
  auto isOfSlot = [&](size_t other) {
    return other < state.slices.size() && state.slices[other].at[1] / width == slice.at[1] / width;
  };
  if (number == 0)
    position = {op.getSlot(), op.getParity()};
  if (!isOfSlot(number - 1))
    code.waitBarrier(code.barrierPointer(roleRing.full, position.slot), position.parity);
  for (auto [tile, result] : llvm::enumerate(op.getResults())) {
    auto type = cast<StagedType>(op.getRing().getType().getSlots()[tile]);
    Value rows = code.mulConst(code.addConst(firstRow, slice.at[0]), kLineBytes);
    Value slot = code.addConst(code.mulConst(position.slot, StagedLayout::get(type).bytes()),
                               getSharedOffset(ring, getTileBufferName(tile)));
    readBox(code, slice, type.getElementType(), code.add(slot, rows),
            state.registers.find(result)->second);
  }
  if (isOfSlot(number + 1))
    return;
  // The next box is written through the asynchronous proxy, which mbarriers alone do not keep
  // behind what was read here: without the fence a GPU was seen to read of it.
  code.fenceAsyncProxy();
  code.syncWarp();
  code.emitUnder(code.isFirstLane(),
                 [&] { code.arrive(code.barrierPointer(roleRing.empty, position.slot)); });
  position = code.advance(position, op.getRing().getType().getStages(), 1);
}

std::unique_ptr<SlicedOp> mlir::fuse::makeSlicedRingRead(RingReadOp op,
                                                         const WarpgroupKernel &kernel) {
  return std::make_unique<RingReadCode>(op, kernel);
}

namespace {
/// A tile.ring_read of whole tiles: a slot's columns of 64 rows at a time.
struct LowerRingRead : RolePattern<RingReadOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingReadOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ThreadCode code(rewriter, op.getLoc(), frame);
    SliceState state;
    state.layout = ThreadCode::getLayout(op.getResult(0));
    int64_t width = getTileShape(op.getRing().getType().getSlots()[0])[1];
    state.slices = getSlices(state.layout, {64, width}, {1, 0});
    for (Value result : op.getResults())
      state.registers[result].resize(state.layout.getCount(LayoutLevel::Register));
    RingReadCode read(op, kernel);
    for (size_t number = 0; number < state.slices.size(); ++number)
      read.emit(code, state, number);
    SmallVector<SmallVector<Value>> results;
    for (Value result : op.getResults())
      results.push_back(state.registers[result]);
    rewriter.replaceOpWithMultiple(op, std::move(results));
    return success();
  }
};
} // namespace

void mlir::fuse::addRingReadPatterns(const TypeConverter &types, KernelFrame &frame,
                                     const WarpgroupKernel &kernel, RewritePatternSet &patterns) {
  patterns.add<LowerRingRead>(types, frame, kernel);
}
