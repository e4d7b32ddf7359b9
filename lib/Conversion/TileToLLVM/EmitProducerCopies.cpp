//===- EmitProducerCopies.cpp - operands that no tensor map can show ------===//
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

#include "KernelEmitter.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Of the CTA's sixteen barriers, the one that producers meet at; 0 is everybody's.
static constexpr int64_t producerBarrier = 1;

void KernelEmitter::planProducerCopies(MakeRingOp op, Ring &ring, ArrayRef<CopyOp> copies) {
  int64_t producers = ring.numCopiers * 32;
  Value thread = addConst(threadId, -ring.firstCopier * 32);
  for (auto [tile, filler] : llvm::enumerate(copies)) {
    CopyOp copy = filler;
    auto transport = dyn_cast<AsyncCopyAttr>(copy.getViaAttr());
    if (!transport) {
      ring.transactionBytes += ring.layouts[tile].bytes();
      continue;
    }
    const StagedLayout &layout = ring.layouts[tile];
    ProducerCopy &state = ring.copies[copy];
    state.tile = tile;
    CopyPlan &plan = state.plan;
    plan.op = copy;
    plan.source = copy.getSource();
    plan.indices = llvm::to_vector_of<Value>(copy.getIndices());
    plan.limits = llvm::to_vector_of<Value>(copy.getLimits());
    plan.dims = copy.getTileDims();
    plan.layout = layout;
    plan.thread = thread;
    plan.numThreads = producers;
    plan.realigned = transport.getRealigned();
    plan.setUnit(transport.getBytes());
    if (plan.realigned)
      state.extra = getSharedOffset(op, getChunksBufferName(tile));
  }
}

Value KernelEmitter::emitSkew(Value pointer) {
  Value address = LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), pointer);
  return arith::AndIOp::create(b, loc, toI32(address), i32(kChunkBytes - 1));
}

void KernelEmitter::emitAlignedCopy(const CopyPlan &plan, const CopyUnit &unit, Value to) {
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
  const GlobalBuffer &buffer = buffers[buffers[plan.source].whole];
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
  auto at = [&](Value pointer) -> Value {
    return LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                               ArrayRef<LLVM::GEPArg>{loop.getInductionVar()});
  };
  Value element = LLVM::LoadOp::create(b, loc, plan.layout.elementType, at(unit.global), bytes);
  LLVM::StoreOp::create(b, loc, element, at(to), bytes);
}

LogicalResult KernelEmitter::emitProducerCopy(CopyOp op, Ring &ring, Value slot) {
  ProducerCopy &copy = ring.copies.find(op)->second;
  const StagedLayout &layout = copy.plan.layout;
  Value offset = stagedTiles[op.getDest()].offset;
  if (!copy.plan.realigned)
    return emitAsyncCopies(copy.plan, offset);
  const GlobalBuffer &buffer = buffers[copy.plan.source];
  // Most steps are far from the end of the rows and need not look for it.
  int64_t dim = copy.plan.dims[layout.contiguous];
  int64_t reach = layout.shape[layout.contiguous] + kChunkBytes / layout.elementBytes();
  Value limit = copy.plan.limits.empty() ? Value() : copy.plan.limits[dim];
  Value left = elementsLeft(buffer, dim, copy.plan.indices[dim], reach, limit);
  Value isNear = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, left, i32(reach));
  auto branch = scf::IfOp::create(b, loc, isNear, /*withElseRegion=*/true);
  for (bool atEnd : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint((atEnd ? branch.thenBlock() : branch.elseBlock())->getTerminator());
    copy.plan.reachesRowEnd = atEnd;
    if (failed(emitAsyncCopies(copy.plan, offset)) || failed(emitExtraCopies(copy, slot)))
      return failure();
  }
  return success();
}

LogicalResult KernelEmitter::emitExtraCopies(ProducerCopy &copy, Value slot) {
  const StagedLayout &layout = copy.plan.layout;
  int64_t lines = layout.bytes() / kLineBytes, lineElements = kLineBytes / layout.elementBytes();
  Value extra = addConst(mulConst(slot, lines * kChunkBytes), copy.extra);
  CopyPlan perLine = copy.plan;
  perLine.setUnit(kLineBytes);
  return forEachUnit(perLine, [&](const CopyUnit &line) {
    CopyUnit next = line;
    next.global = LLVM::GEPOp::create(b, loc, line.global.getType(), b.getI8Type(), line.global,
                                      ArrayRef<LLVM::GEPArg>{int32_t(kLineBytes)});
    next.column = addConst(line.column, lineElements);
    Value number = add(mulConst(divConst(line.column, lineElements), layout.numRows()), line.row);
    emitAlignedCopy(perLine, next, sharedPointer(add(extra, mulConst(number, kChunkBytes))));
  });
}

LogicalResult KernelEmitter::emitSkew(SkewOp op) {
  const GlobalBuffer *buffer = getBuffer(op, op.getSource());
  if (!buffer)
    return failure();
  mapping.map(op.getResult(), emitSkew(tilePointer(*buffer, op.getIndices())));
  return success();
}

LogicalResult KernelEmitter::emitCopyBarrier(CopyBarrierOp op) {
  // All that copy, copy into one ring.
  auto copied = llvm::find_if(rings, [](auto &item) { return !item.second.copies.empty(); });
  if (copied == rings.end())
    return op.emitOpError("is for producers that copy, and none does");
  NVVM::SyncWarpOp::create(b, loc, i32(-1));
  NVVM::BarrierOp::create(b, loc, Type(), i32(producerBarrier), i32(copied->second.numCopiers * 32),
                          NVVM::BarrierReductionAttr(), Value());
  return success();
}

LogicalResult KernelEmitter::emitRealign(RealignOp op) {
  const Ring &ring = rings[op.getRing()];
  auto *copy = llvm::find_if(ring.copies, [&](auto &item) {
    return item.second.tile == op.getTile() && item.second.plan.realigned;
  });
  const GlobalBuffer *buffer = getBuffer(op, op.getSource());
  if (copy == ring.copies.end() || !buffer)
    return op.emitOpError("is of a tile that nobody copies as aligned chunks");
  const CopyPlan &plan = copy->second.plan;
  const StagedLayout &layout = plan.layout;
  int64_t lines = layout.bytes() / kLineBytes;
  auto vectorType = VectorType::get({4}, b.getI32Type());
  Value slot = lookup(op.getSlot()), low = lookup(op.getSkew());
  Value offset = addConst(mulConst(slot, layout.bytes()), ring.offsets[op.getTile()]);
  Value extra = addConst(mulConst(slot, lines * kChunkBytes), copy->second.extra);
  Value pitch = mulConst(toI32(buffer->strides[op.getRowDim()]), layout.elementBytes());
  // Each thread shifts whole lines, so none waits for another's reads; eight neighbours, of eight
  // swizzles, meet no bank twice.
  for (int64_t first = 0; first < lines; first += plan.numThreads) {
    Value line = addConst(plan.thread, first);
    OpBuilder::InsertionGuard guard(b);
    if (first + plan.numThreads > lines) {
      Value exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, line, i32(lines));
      auto branch = scf::IfOp::create(b, loc, exists, /*withElseRegion=*/false);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
    }
    Value row = layout.numPieces() > 1 ? remConst(line, layout.numRows()) : line;
    Value skew = arith::AndIOp::create(b, loc, add(low, mul(row, pitch)), i32(kChunkBytes - 1));
    auto bit = [&](int64_t which) -> Value {
      Value masked = arith::AndIOp::create(b, loc, skew, i32(which));
      return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, masked, i32(0));
    };
    Value bits = mulConst(arith::AndIOp::create(b, loc, skew, i32(2)), 8);
    Value byOne = bit(4), byTwo = bit(8);
    Value start = add(offset, mulConst(line, kLineBytes));
    Value flip = mulConst(remConst(line, 8), kChunkBytes);
    constexpr int64_t chunks = kLineBytes / kChunkBytes, half = chunks / 2;
    auto pointerTo = [&](int64_t chunk) {
      if (chunk == chunks)
        return sharedPointer(add(extra, mulConst(line, kChunkBytes)));
      return sharedPointer(
          add(start, arith::XOrIOp::create(b, loc, flip, i32(chunk * kChunkBytes))));
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
        Value vector = mlir::vector::FromElementsOp::create(
            b, loc, vectorType, ValueRange(shifted).slice(chunk * 4, 4));
        LLVM::StoreOp::create(b, loc, vector, pointerTo(begin + chunk),
                              /*alignment=*/kChunkBytes);
      }
    }
  }
  return success();
}

LogicalResult KernelEmitter::emitRingArrive(RingArriveOp op) {
  const Ring &ring = rings[op.getRing()];
  if (ring.copies.empty())
    return op.emitOpError("is of a ring into which nothing is copied asynchronously");
  // Products read through the asynchronous proxy (PTX ISA, "Async proxy").
  NVVM::FenceProxyOp::create(
      b, loc, NVVM::ProxyKind::async_shared,
      NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta));
  NVVM::SyncWarpOp::create(b, loc, i32(-1));
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, laneId, i32(0));
  auto branch = scf::IfOp::create(b, loc, isFirst, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    NVVM::MBarrierArriveOp::create(b, loc, Type(), barrierPointer(ring.full, lookup(op.getSlot())),
                                   Value());
  }
  // No lane waits for the next slot before the one that announces this one.
  NVVM::SyncWarpOp::create(b, loc, i32(-1));
  return success();
}
