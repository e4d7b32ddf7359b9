//===- ProducerCopies.cpp - operands that TMA cannot load -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The producers copy such an operand themselves, all that have no other tile loop, into the same
// swizzled slot that a tensor copy would fill. Rows that start off a multiple of 4 bytes admit no
// asynchronous copy to their place: the aligned 16 bytes around are copied, and when they are
// there, shifted from shared memory to shared memory. So nothing but addresses is ever in
// registers, and what is under way is limited by the ring alone.
//
// A slot's `full` barrier then also counts an arrival of each producer warp (tile.ring_arrive).
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class ProducerCode : public RoleCode {
public:
  using RoleCode::RoleCode;

  void emitCopy(CopyOp op);
  void emitRealign(RealignOp op);

private:
  /// i32 number among the threads that copy into a ring, and how many these are.
  std::pair<Value, int64_t> getCopying(const RoleRing &ring);
  /// Copies the 16 bytes at the last multiple of 16, as far as they are in bounds.
  void emitAligned(const CopyPlan &plan, const CopyUnit &unit, Value to);
  /// A realigned tile, and the chunk after each of its lines.
  void emitAlignedTile(const CopyPlan &plan, Value tile, Value chunks);
  void shiftLine(Value line, Value skew, Value tile, Value chunksBehind);
};
} // namespace

/// Whether producers copy a tile of a ring as aligned chunks.
static bool isRealigned(CopyOp copy) {
  auto transport = copy ? dyn_cast<AsyncCopyAttr>(copy.getViaAttr()) : AsyncCopyAttr();
  return transport && transport.getRealigned();
}

LogicalResult WarpgroupKernel::verifyCopies(gpu::GPUFuncOp kernel) {
  WalkResult walk = kernel.walk([&](Operation *op) -> WalkResult {
    if (isa<CopyBarrierOp>(op) && !getCopiedRing())
      return op->emitOpError("is for producers that copy, and none does");
    if (auto arrive = dyn_cast<RingArriveOp>(op); arrive && !getRing(arrive.getRing()).isCopied)
      return op->emitOpError("is of a ring into which nothing is copied asynchronously");
    if (auto realign = dyn_cast<RealignOp>(op);
        realign && !isRealigned(getRing(realign.getRing()).copies[realign.getTile()]))
      return op->emitOpError("is of a tile that nobody copies as aligned chunks");
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

std::pair<Value, int64_t> ProducerCode::getCopying(const RoleRing &ring) {
  return {addConst(frame.threadId, -ring.firstCopier * 32), ring.numCopiers * 32};
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void ProducerCode::emitAligned(const CopyPlan &plan, const CopyUnit &unit, Value to) {
  // As far as the row reaches: what follows is written as zeros. What precedes the row is shifted
  // out.
  Value valid;
  if (plan.reachesRowEnd && unit.columnsLeft) {
    Value left = arith::SubIOp::create(b, loc, unit.columnsLeft, unit.column);
    valid = add(mulConst(left, plan.layout.elementBytes()), unit.skew);
    valid = arith::MaxSIOp::create(b, loc, valid, i32(0));
    valid = arith::MinSIOp::create(b, loc, valid, i32(kChunkBytes));
  }
  if (unit.rowInside)
    valid =
        arith::SelectOp::create(b, loc, unit.rowInside, valid ? valid : i32(kChunkBytes), i32(0));
  if (!plan.reachesRowEnd || !valid)
    return hooks.emitAsyncCopy(b, loc, to, unit.global, kChunkBytes, valid);
  // At the end of the buffer, element by element. The copy itself would read no further than
  // `valid`, but compute-sanitizer takes it for a read of 16 bytes.
  const GlobalBuffer &buffer = frame.arguments[kernel.getCopy(cast<CopyOp>(plan.op)).argument];
  int64_t bytes = plan.layout.elementBytes();
  auto address = [&](Value pointer) -> Value {
    return LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), pointer);
  };
  Value length = mulConst(mul(toI64(buffer.sizes[0]), toI64(buffer.strides[0])), bytes);
  Value last = add(address(buffer.pointer), addConst(length, -kChunkBytes));
  Value sticksOut =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, address(unit.global), last);
  auto branch = scf::IfOp::create(b, loc, sticksOut, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(branch.elseBlock()->getTerminator());
  hooks.emitAsyncCopy(b, loc, to, unit.global, kChunkBytes, valid);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
  auto chunkType = VectorType::get({4}, b.getI32Type());
  LLVM::StoreOp::create(
      b, loc, arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(chunkType))), to,
      /*alignment=*/kChunkBytes);
  auto loop = scf::ForOp::create(b, loc, i32(0), valid, i32(bytes));
  b.setInsertionPoint(loop.getBody()->getTerminator());
  auto at = [&](Value pointer) { return advance(pointer, loop.getInductionVar()); };
  Value element = LLVM::LoadOp::create(b, loc, plan.layout.elementType, at(unit.global), bytes);
  LLVM::StoreOp::create(b, loc, element, at(to), bytes);
}

void ProducerCode::emitAlignedTile(const CopyPlan &plan, Value tile, Value chunks) {
  forEachUnit(plan,
              [&](const CopyUnit &unit) { emitAligned(plan, unit, unitPointer(tile, unit)); });
  const StagedLayout &layout = plan.layout;
  int64_t lineElements = kLineBytes / layout.elementBytes();
  CopyPlan perLine = plan;
  perLine.setUnit(kLineBytes);
  forEachUnit(perLine, [&](const CopyUnit &line) {
    CopyUnit next = line;
    next.global = LLVM::GEPOp::create(b, loc, line.global.getType(), b.getI8Type(), line.global,
                                      ArrayRef<LLVM::GEPArg>{int32_t(kLineBytes)});
    next.column = addConst(line.column, lineElements);
    Value number = add(mulConst(divConst(line.column, lineElements), layout.numRows()), line.row);
    emitAligned(perLine, next, sharedPointer(add(chunks, mulConst(number, kChunkBytes))));
  });
}

void ProducerCode::emitCopy(CopyOp op) {
  const RoleCopy &copy = kernel.getCopy(op);
  StagedTile tile = getStaged(op.getDest());
  CopyPlan plan = planCopy(op, op.getDest().getType());
  std::tie(plan.thread, plan.numThreads) = getCopying(kernel.getRing(copy.ring));
  plan.realigned = isRealigned(op);
  plan.setUnit(cast<AsyncCopyAttr>(op.getViaAttr()).getBytes());
  if (!plan.realigned)
    return emitCopies(plan, tile.offset);
  const StagedLayout &layout = plan.layout;
  Value chunks =
      addConst(mulConst(tile.slot, layout.bytes() / kLineBytes * kChunkBytes),
               getSharedOffset(copy.ring.getDefiningOp(), getChunksBufferName(copy.tile)));
  // Most steps are far from the end of the rows and need not look for it.
  int64_t dim = plan.dims[layout.contiguous];
  int64_t reach = layout.shape[layout.contiguous] + kChunkBytes / layout.elementBytes();
  Value limit = plan.limits.empty() ? Value() : plan.limits[dim];
  Value left = elementsLeft(plan.source, dim, plan.indices[dim], reach, limit);
  Value isNear = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, left, i32(reach));
  auto branch = scf::IfOp::create(b, loc, isNear, /*withElseRegion=*/true);
  for (bool atEnd : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint((atEnd ? branch.thenBlock() : branch.elseBlock())->getTerminator());
    plan.reachesRowEnd = atEnd;
    emitAlignedTile(plan, tile.offset, chunks);
  }
}

//===----------------------------------------------------------------------===//
// Shifting into place
//===----------------------------------------------------------------------===//

void ProducerCode::emitRealign(RealignOp op) {
  auto ring = op.getRing().getDefiningOp<MakeRingOp>();
  auto layout =
      StagedLayout::get(cast<StagedType>(op.getRing().getType().getSlots()[op.getTile()]));
  auto [thread, numThreads] = getCopying(kernel.getRing(op.getRing()));
  int64_t lines = layout.bytes() / kLineBytes;
  Value tile = addConst(mulConst(op.getSlot(), layout.bytes()),
                        getSharedOffset(ring, getTileBufferName(op.getTile())));
  Value chunks = addConst(mulConst(op.getSlot(), lines * kChunkBytes),
                          getSharedOffset(ring, getChunksBufferName(op.getTile())));
  Value pitch =
      mulConst(toI32(getBuffer(op.getSource()).strides[op.getRowDim()]), layout.elementBytes());
  // Each thread shifts whole lines, so none waits for another's reads; eight neighbours, of eight
  // swizzles, meet no bank twice.
  for (int64_t first = 0; first < lines; first += numThreads) {
    Value line = addConst(thread, first), exists;
    if (first + numThreads > lines)
      exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, line, i32(lines));
    emitUnder(exists, [&] {
      Value row = layout.numPieces() > 1 ? remConst(line, layout.numRows()) : line;
      Value skew =
          arith::AndIOp::create(b, loc, add(op.getSkew(), mul(row, pitch)), i32(kChunkBytes - 1));
      shiftLine(line, skew, tile, chunks);
    });
  }
}

/// Shifts line `line` of a tile by `skew` bytes (i32); what follows the line is a chunk.
void ProducerCode::shiftLine(Value line, Value skew, Value tile, Value chunksBehind) {
  auto vectorType = VectorType::get({4}, b.getI32Type());
  auto bit = [&](int64_t which) -> Value {
    Value masked = arith::AndIOp::create(b, loc, skew, i32(which));
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, masked, i32(0));
  };
  Value bits = mulConst(arith::AndIOp::create(b, loc, skew, i32(2)), 8);
  Value byOne = bit(4), byTwo = bit(8);
  Value start = add(tile, mulConst(line, kLineBytes));
  Value flip = mulConst(remConst(line, 8), kChunkBytes);
  constexpr int64_t chunks = kLineBytes / kChunkBytes, half = chunks / 2;
  auto pointerTo = [&](int64_t chunk) {
    if (chunk == chunks)
      return sharedPointer(add(chunksBehind, mulConst(line, kChunkBytes)));
    return sharedPointer(add(start, arith::XOrIOp::create(b, loc, flip, i32(chunk * kChunkBytes))));
  };
  // A line in two halves: 20 words at a time.
  SmallVector<Value> words;
  auto load = [&](int64_t chunk) {
    Value vector =
        LLVM::LoadOp::create(b, loc, vectorType, pointerTo(chunk), /*alignment=*/kChunkBytes);
    for (int64_t i = 0; i < 4; ++i)
      words.push_back(mlir::vector::ExtractOp::create(b, loc, vector, i));
  };
  load(0);
  for (int64_t begin = 0; begin < chunks; begin += half) {
    words.erase(words.begin(), words.end() - 4);
    for (int64_t chunk = begin + 1; chunk <= begin + half; ++chunk)
      load(chunk);
    SmallVector<Value> shifted;
    for (size_t i = 0; i + 1 < words.size(); ++i)
      shifted.push_back(LLVM::FshrOp::create(b, loc, words[i + 1], words[i], bits));
    auto select = [&](Value condition, size_t by) {
      for (size_t i = 0; i + by < shifted.size(); ++i)
        shifted[i] = arith::SelectOp::create(b, loc, condition, shifted[i + by], shifted[i]);
      shifted.resize(shifted.size() - by);
    };
    select(byOne, 1);
    select(byTwo, 2);
    for (int64_t chunk = 0; chunk < half; ++chunk) {
      Value vector = mlir::vector::FromElementsOp::create(b, loc, vectorType,
                                                          ValueRange(shifted).slice(chunk * 4, 4));
      LLVM::StoreOp::create(b, loc, vector, pointerTo(begin + chunk),
                            /*alignment=*/kChunkBytes);
    }
  }
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
struct LowerProducerCopy : RolePattern<CopyOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(CopyOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!isa<AsyncCopyAttr>(op.getViaAttr()))
      return failure();
    ProducerCode(rewriter, op.getLoc(), frame, kernel).emitCopy(op);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerRealign : RolePattern<RealignOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RealignOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ProducerCode(rewriter, op.getLoc(), frame, kernel).emitRealign(op);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerSkew : RolePattern<SkewOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(SkewOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    GlobalBuffer buffer = code.getBuffer(op.getSource());
    rewriter.replaceOp(op, code.emitSkew(code.tilePointer(buffer, op.getIndices())));
    return success();
  }
};

struct LowerCopyBarrier : RolePattern<CopyBarrierOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(CopyBarrierOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    code.syncWarp();
    frame.hooks.emitBarrierOf(rewriter, code.loc, kProducerBarrier,
                              kernel.getCopiedRing()->numCopiers * 32);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerRingArrive : RolePattern<RingArriveOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(RingArriveOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    RoleCode code(rewriter, op.getLoc(), frame, kernel);
    // Products read through the asynchronous proxy.
    code.fenceAsyncProxy();
    code.syncWarp();
    code.emitUnder(code.isFirstLane(), [&] {
      code.arrive(code.barrierPointer(kernel.getRing(op.getRing()).full, op.getSlot()));
    });
    // No lane waits for the next slot before the one that announces this one.
    code.syncWarp();
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void mlir::fuse::addProducerCopyPatterns(const TypeConverter &types, KernelFrame &frame,
                                         const WarpgroupKernel &kernel,
                                         RewritePatternSet &patterns) {
  patterns.add<LowerProducerCopy, LowerRealign, LowerSkew, LowerCopyBarrier, LowerRingArrive>(
      types, frame, kernel);
}
