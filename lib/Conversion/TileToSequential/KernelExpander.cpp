//===- KernelExpander.cpp - a tile kernel as loops, but its ops on tiles --===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult KernelExpander::run() {
  Block *entry = function.addEntryBlock();
  mapping.map(kernel.getBody().getArguments(),
              entry->getArguments().take_front(kernel.getNumArguments()));
  b.setInsertionPointToStart(entry);
  b.setInsertionPoint(func::ReturnOp::create(b, kernel.getLoc()));
  if (isOfOneCta(kernel))
    enterGrid(entry->getArguments().drop_front(kernel.getNumArguments()));
  for (Operation &op : kernel.getBody().front().without_terminator())
    if (failed(expand(&op)))
      return failure();
  // The buffers are the function's; they come first.
  for (Operation *alloc : llvm::reverse(allocs))
    alloc->moveBefore(entry, entry->begin());
  return success();
}

LogicalResult KernelExpander::expand(Operation *op) {
  loc = op->getLoc();
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case<gpu::BlockIdOp, gpu::ClusterBlockIdOp, gpu::GridDimOp, tile::ForTilesOp, tile::OffsetOp,
            tile::PipelineOp, tile::LoadOp, tile::StoreOp, tile::FillOp, tile::ElementOp,
            tile::MmaOp, tile::MapOp, tile::ReduceOp, tile::ConvertLayoutOp, tile::SortOp,
            tile::RolesOp, tile::RingAcquireOp, tile::RingCommitOp, tile::RingReleaseOp,
            tile::RingAdvanceOp, tile::RingBehindOp, tile::RingSkipOp, tile::GroupOp, tile::SkewOp,
            tile::RingWaitOp, tile::RingReadOp, tile::MmaWaitOp, tile::MakeRingOp, tile::RingSlotOp,
            tile::MakeHeldOp, tile::HoldOp, tile::ReadHeldOp, tile::CopyOp, tile::PrefetchOp,
            tile::CombineOp, tile::CombineRowsOp, tile::PartialPutOp, tile::PartialAddOp,
            scf::ForOp, scf::IfOp, ub::PoisonOp>([&](auto typed) { return expandOp(typed); })
      .Case([&](tile::SlicesOp slices) { return expandBody(slices.getBody().front()); })
      // One after the other: nothing is waited for.
      .Case<tile::CopyCommitOp, tile::CopyWaitOp, tile::CopyBarrierOp, tile::RealignOp,
            tile::RingArriveOp, tile::AwaitLaunchesOp, tile::ReleaseLaunchesOp, tile::TakeTurnOp,
            tile::PassTurnOp, gpu::BarrierOp>([](auto) { return success(); })
      .Default([&](Operation *) -> LogicalResult {
        if (isa_and_nonnull<tile::TileDialect, gpu::GPUDialect>(op->getDialect()))
          return op->emitOpError("has no sequential expansion");
        b.clone(*op, mapping);
        return success();
      });
}

LogicalResult KernelExpander::expandBody(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(expand(&op)))
      return failure();
  return success();
}

Value KernelExpander::allocate(ArrayRef<int64_t> shape, Type type) {
  auto alloc = memref::AllocOp::create(b, loc, MemRefType::get(shape, type));
  allocs.push_back(alloc);
  return alloc;
}

KernelExpander::Buffer &KernelExpander::allocateFor(Value value) {
  return buffers[value] = {allocate(tile::getTileShape(value.getType()),
                                    tile::getTileElementType(value.getType())),
                           false,
                           {}};
}

void KernelExpander::loops(ArrayRef<Value> bounds, function_ref<void(ArrayRef<Value>)> body) {
  Value zero = constant(0), one = constant(1);
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Value> indices;
  for (Value bound : bounds) {
    auto loop = scf::ForOp::create(b, loc, zero, bound, one);
    indices.push_back(loop.getInductionVar());
    b.setInsertionPointToStart(loop.getBody());
  }
  body(indices);
}

SmallVector<Value> KernelExpander::extents(Value value) {
  return llvm::map_to_vector(tile::getTileShape(value.getType()),
                             [&](int64_t extent) { return constant(extent); });
}

Value KernelExpander::getValid(const Buffer &buffer, unsigned dim, int64_t extent) {
  if (buffer.validOfSlots)
    return memref::LoadOp::create(b, loc, buffer.validOfSlots,
                                  ValueRange{buffer.slot, constant(dim)});
  return buffer.valid.empty() ? constant(extent) : buffer.valid[dim];
}

Value KernelExpander::load(const Buffer &buffer, ArrayRef<Value> indices) {
  SmallVector<Value> places(indices);
  if (buffer.transposed)
    std::swap(places[0], places[1]);
  return memref::LoadOp::create(b, loc, buffer.memref, places);
}

void KernelExpander::store(Value value, const Buffer &buffer, ArrayRef<Value> indices) {
  SmallVector<Value> places(indices);
  if (buffer.transposed)
    std::swap(places[0], places[1]);
  memref::StoreOp::create(b, loc, value, buffer.memref, places);
}

void KernelExpander::copy(Value like, const Buffer &from, const Buffer &to) {
  loops(extents(like), [&](ArrayRef<Value> indices) { store(load(from, indices), to, indices); });
}

Value KernelExpander::clamp(Value memref, int64_t dim, Value index, int64_t extent, Value limit) {
  Value &known = clamps[{memref.getAsOpaquePointer(), dim, index.getAsOpaquePointer(), extent,
                         limit ? limit.getAsOpaquePointer() : nullptr, b.getInsertionBlock()}];
  if (known)
    return known;
  Value size = memref::DimOp::create(b, loc, memref, dim);
  if (limit)
    size = minimum(size, limit);
  Value left = arith::SubIOp::create(b, loc, size, index);
  return known = arith::MaxSIOp::create(b, loc, minimum(left, constant(extent)), constant(0));
}

//===--------------------------------------------------------------------===//
// Loops
//===--------------------------------------------------------------------===//

LogicalResult KernelExpander::expandOp(tile::ForTilesOp op) {
  if (!grid.empty())
    return op.emitOpError("is the work of all CTAs, and stands in the code of one: tile-distribute "
                          "spreads all tile loops of a kernel");
  OpBuilder::InsertionGuard guard(b);
  for (auto [extent, size, offset] : llvm::zip(op.getExtents(), op.getTile(), op.getOffsets())) {
    auto loop = scf::ForOp::create(b, loc, constant(0), scalar(extent), constant(size));
    mapping.map(offset, loop.getInductionVar());
    b.setInsertionPointToStart(loop.getBody());
  }
  if (op.getReduction()) {
    mapping.map(op.getKLow(), constant(0));
    mapping.map(op.getKHigh(), scalar(op.getReduction()));
  }
  return expandBody(op.getBody().front());
}

void KernelExpander::beginCarry(ValueRange inits, ValueRange args, ValueRange results) {
  for (auto [init, arg, result] : llvm::zip(inits, args, results)) {
    Buffer buffer = allocateFor(arg);
    copy(init, buffers.lookup(init), buffer);
    buffers[result] = buffer;
  }
}

void KernelExpander::endCarry(ValueRange yields, ValueRange args) {
  SmallVector<std::pair<Value, Buffer>> moves; // yield, source
  for (auto pair : llvm::zip(yields, args)) {
    Value value = std::get<0>(pair), arg = std::get<1>(pair);
    Buffer from = buffers.lookup(value);
    bool overwritten = llvm::any_of(args, [&](Value other) {
      return other != arg && buffers.lookup(other).memref == from.memref;
    });
    if (overwritten) { // Carried values that change places.
      Buffer temporary = {
          allocate(tile::getTileShape(value.getType()), tile::getTileElementType(value.getType())),
          false,
          {}};
      copy(value, from, temporary);
      from = temporary;
    }
    moves.push_back({arg, from});
  }
  for (auto &[arg, from] : moves)
    if (from.memref != buffers.lookup(arg).memref)
      copy(arg, from, buffers.lookup(arg));
}

LogicalResult KernelExpander::expandOp(tile::PipelineOp op) {
  Block &compute = op.getComputeBlock();
  SmallVector<Value> staged = op.getStagedValues();
  ValueRange args = compute.getArguments();
  ValueRange carried = args.drop_front(1 + staged.size());
  beginCarry(op.getInits(), carried, op.getResults());
  auto loop = scf::ForOp::create(b, loc, scalar(op.getLower()), scalar(op.getUpper()),
                                 constant(op.getStep()));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  for (Region &region : op.getLoads()) {
    mapping.map(region.getArgument(0), loop.getInductionVar());
    if (failed(expandBody(region.front())))
      return failure();
  }
  mapping.map(compute.getArgument(0), loop.getInductionVar());
  for (auto [value, arg] : llvm::zip(staged, args.slice(1, staged.size())))
    buffers[arg] = buffers.lookup(value);
  if (failed(expandBody(compute)))
    return failure();
  loc = op.getLoc();
  endCarry(compute.getTerminator()->getOperands(), carried);
  return success();
}

static bool isTile(Value value) {
  return isa<tile::FragType, tile::StagedType, tile::PrefetchedType>(value.getType());
}

LogicalResult KernelExpander::expandOp(scf::ForOp op) {
  SmallVector<Value> tileInits, tileArgs, tileResults, tileYields, inits, args, results, yields;
  for (auto [init, arg, result, yield] : llvm::zip(op.getInitArgs(), op.getRegionIterArgs(),
                                                   op.getResults(), op.getYieldedValues())) {
    bool tiled = isTile(init);
    (tiled ? tileInits : inits).push_back(tiled ? init : scalar(init));
    (tiled ? tileArgs : args).push_back(arg);
    (tiled ? tileResults : results).push_back(result);
    (tiled ? tileYields : yields).push_back(yield);
  }
  beginCarry(tileInits, tileArgs, tileResults);
  auto loop = scf::ForOp::create(b, loc, scalar(op.getLowerBound()), scalar(op.getUpperBound()),
                                 scalar(op.getStep()), inits);
  mapping.map(op.getInductionVar(), loop.getInductionVar());
  mapping.map(args, loop.getRegionIterArgs());
  mapping.map(results, loop.getResults());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  if (failed(expandBody(*op.getBody())))
    return failure();
  loc = op.getLoc();
  endCarry(tileYields, tileArgs);
  if (!inits.empty()) {
    SmallVector<Value> values = llvm::map_to_vector(yields, [&](Value v) { return scalar(v); });
    scf::YieldOp::create(b, loc, values);
  }
  return success();
}

LogicalResult KernelExpander::expandOp(scf::IfOp op) {
  SmallVector<Type> types;
  for (Value result : op.getResults()) {
    if (isTile(result))
      allocateFor(result);
    else
      types.push_back(result.getType());
  }
  auto branch =
      scf::IfOp::create(b, loc, types, scalar(op.getCondition()),
                        /*addThenBlock=*/true, /*addElseBlock=*/!op.getElseRegion().empty());
  unsigned number = 0;
  for (Value result : op.getResults())
    if (!isTile(result))
      mapping.map(result, branch.getResult(number++));
  for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
    if (from.empty())
      continue;
    OpBuilder::InsertionGuard guard(b);
    Block &block = to.front();
    if (block.mightHaveTerminator())
      b.setInsertionPoint(block.getTerminator());
    else
      b.setInsertionPointToEnd(&block);
    if (failed(expandBody(from.front())))
      return failure();
    loc = op.getLoc();
    SmallVector<Value> values;
    for (auto [value, result] :
         llvm::zip(from.front().getTerminator()->getOperands(), op.getResults())) {
      if (isTile(value))
        copy(value, buffers.lookup(value), buffers.lookup(result));
      else
        values.push_back(scalar(value));
    }
    if (!block.mightHaveTerminator())
      scf::YieldOp::create(b, loc, values);
  }
  return success();
}
