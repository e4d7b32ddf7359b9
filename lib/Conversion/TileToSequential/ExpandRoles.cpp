//===- ExpandRoles.cpp - producers, consumers, and slots between them -----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The producers run first, all of them, and then the consumers. What producers would copy is not
// kept: it would be whole operands, as often as tiles of the result read them. They write down
// where it lies, a line of a few indices for each slot; consumers load it when they come to the
// slot, which is the last moment at which the copy may happen. The lines are counted before by the
// producers' loops alone, since their bounds may depend on what is known only as they run. Where
// ops name their slots, these are compared with the numbers of the lines.
//
// Groups of consumers run one after the other, each past the lines of the others; while tiles are
// not yet distributed, one walks them all.
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Producers
//===----------------------------------------------------------------------===//

LogicalResult KernelExpander::checkProducer(tile::RolesOp op) {
  WalkResult walk = op.getProducer().walk([&](Operation *inner) -> WalkResult {
    bool isKnown =
        isa<gpu::BlockIdOp, gpu::ClusterBlockIdOp, gpu::GridDimOp, tile::ForTilesOp, tile::OffsetOp,
            tile::RingAcquireOp, tile::CopyOp, tile::RingCommitOp, tile::RingAdvanceOp,
            tile::RingBehindOp, tile::RingArriveOp, tile::CopyCommitOp, tile::CopyWaitOp,
            tile::CopyBarrierOp, tile::SkewOp, tile::RealignOp, tile::AwaitLaunchesOp,
            tile::ReleaseLaunchesOp, tile::YieldOp, scf::ForOp, scf::IfOp, scf::YieldOp>(inner);
    bool isArithmetic = !isa_and_nonnull<tile::TileDialect, gpu::GPUDialect>(inner->getDialect()) &&
                        isMemoryEffectFree(inner);
    if (isKnown || isArithmetic)
      return WalkResult::advance();
    return inner->emitOpError("has no sequential expansion among producers, whose loops run twice: "
                              "they copy into slots, and compute where from");
  });
  return failure(walk.wasInterrupted());
}

/// Whether producers compute a value.
static bool isOfProducers(Value value, tile::RingAcquireOp acquire) {
  Region &producer = acquire->getParentOfType<tile::RolesOp>().getProducer();
  return producer.isAncestor(value.getParentRegion());
}

LogicalResult KernelExpander::note(Queue &queue, tile::CopyOp copy, Value value) {
  if (!isOfProducers(value, queue.acquire))
    return success();
  if (value.getType().isIndex()) {
    queue.noted.insert(value);
    return success();
  }
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0)
    return copy.emitOpError(
        "takes memory that producers choose as they run, which has no "
        "sequential expansion; a view of what is defined before tile.roles has");
  for (Value operand : op->getOperands())
    if (failed(note(queue, copy, operand)))
      return failure();
  return success();
}

LogicalResult KernelExpander::findQueues(tile::RolesOp op, SmallVectorImpl<Value> &rings) {
  WalkResult walk = op.getProducer().walk([&](tile::RingAcquireOp acquire) -> WalkResult {
    Queue &queue = queues[acquire.getRing()];
    if (queue.acquire)
      return acquire.emitOpError("is the second that fills its ring, which has no sequential "
                                 "expansion: slots of one ring are filled in one place");
    rings.push_back(acquire.getRing());
    queue.acquire = acquire;
    for (Value tile : acquire.getTiles())
      for (Operation *user : tile.getUsers())
        if (auto copy = dyn_cast<tile::CopyOp>(user))
          queue.copies.push_back(copy);
    for (tile::CopyOp copy : queue.copies)
      for (Value operand : copy->getOperands())
        if (operand != copy.getDest() && failed(note(queue, copy, operand)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult KernelExpander::expandOp(tile::RolesOp op) {
  SmallVector<Value> rings;
  if (failed(checkProducer(op)) || failed(findQueues(op, rings)))
    return failure();
  auto read = [&](Value counter) -> Value {
    return memref::LoadOp::create(b, loc, counter, constant(0));
  };
  auto reset = [&](Value counter) {
    memref::StoreOp::create(b, loc, constant(0), counter, constant(0));
  };
  for (Value ring : rings) {
    Queue &queue = queues[ring];
    queue.pushed = allocate({1}, b.getIndexType());
    queue.popped = allocate({1}, b.getIndexType());
    queue.taken = allocate({1}, b.getIndexType());
    reset(queue.pushed);
    reset(queue.taken);
  }
  if (failed(expandBody(op.getProducer().front())))
    return failure();
  loc = op.getLoc();
  for (Value ring : rings) {
    Queue &queue = queues[ring];
    auto type =
        MemRefType::get({ShapedType::kDynamic, int64_t(queue.noted.size())}, b.getIndexType());
    queue.lines = memref::AllocOp::create(b, loc, type, read(queue.pushed));
    reset(queue.pushed);
  }
  if (failed(expandBody(op.getProducer().front())))
    return failure();
  loc = op.getLoc();
  {
    OpBuilder::InsertionGuard guard(b);
    if (op.getGroups() > 1 && !grid.empty()) {
      auto loop = scf::ForOp::create(b, loc, constant(0), constant(op.getGroups()), constant(1));
      group = loop.getInductionVar();
      b.setInsertionPointToStart(loop.getBody());
    }
    for (Value ring : rings)
      reset(queues[ring].popped);
    if (failed(expandBody(op.getConsumer().front())))
      return failure();
    group = Value();
  }
  loc = op.getLoc();
  for (Value ring : rings) {
    Value all = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, read(queues[ring].pushed),
                                      read(queues[ring].taken));
    cf::AssertOp::create(b, loc, all, "producers of a kernel fill a slot that nobody waits for");
  }
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingAcquireOp op) {
  checkPosition(op.getRing().getType(), queues[op.getRing()].pushed, /*behind=*/0, op.getSlot(),
                op.getParity());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingCommitOp op) {
  Queue &queue = queues[op.getRing()];
  checkPosition(op.getRing().getType(), queue.pushed, /*behind=*/0, op.getSlot(), Value());
  Value zero = constant(0);
  Value line = memref::LoadOp::create(b, loc, queue.pushed, zero);
  if (queue.lines)
    for (auto [number, value] : llvm::enumerate(queue.noted))
      memref::StoreOp::create(b, loc, scalar(value), queue.lines,
                              ValueRange{line, constant(number)});
  Value next = arith::AddIOp::create(b, loc, line, constant(1));
  memref::StoreOp::create(b, loc, next, queue.pushed, zero);
  return success();
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

void KernelExpander::checkPosition(tile::RingType ring, Value counter, int64_t behind, Value slot,
                                   Value parity) {
  if (!slot)
    return;
  Value stages = constant(ring.getStages());
  Value line = arith::SubIOp::create(b, loc, memref::LoadOp::create(b, loc, counter, constant(0)),
                                     constant(behind));
  auto check = [&](Value named, Value expected) {
    Value same = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::eq,
        arith::IndexCastOp::create(b, loc, b.getIndexType(), scalar(named)), expected);
    cf::AssertOp::create(b, loc, same, "a role of a kernel names a slot that it has not come to");
  };
  check(slot, arith::RemUIOp::create(b, loc, line, stages));
  if (parity)
    check(parity, arith::RemUIOp::create(b, loc, arith::DivUIOp::create(b, loc, line, stages),
                                         constant(2)));
}

LogicalResult KernelExpander::expandOp(tile::GroupOp op) {
  mapping.map(
      op.getResult(),
      arith::IndexCastOp::create(b, loc, b.getI32Type(), group ? group : constant(0)).getResult());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingSkipOp op) {
  if (!group)
    return success();
  Value counter = queues[op.getRing()].popped;
  Value next = arith::AddIOp::create(b, loc, memref::LoadOp::create(b, loc, counter, constant(0)),
                                     scalar(op.getCount()));
  memref::StoreOp::create(b, loc, next, counter, constant(0));
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingAdvanceOp op) {
  auto i32 = [&](int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); };
  Value stages = i32(op.getRing().getType().getStages()), by = i32(op.getBy());
  if (Value times = op.getTimes())
    by = arith::MulIOp::create(b, loc, by,
                               arith::IndexCastOp::create(b, loc, b.getI32Type(), scalar(times)));
  Value next = arith::AddIOp::create(b, loc, scalar(op.getSlot()), by);
  mapping.map(op.getNextSlot(), arith::RemUIOp::create(b, loc, next, stages).getResult());
  Value rounds = arith::AddIOp::create(b, loc, scalar(op.getParity()),
                                       arith::DivUIOp::create(b, loc, next, stages));
  mapping.map(op.getNextParity(), arith::RemUIOp::create(b, loc, rounds, i32(2)).getResult());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingBehindOp op) {
  auto i32 = [&](int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); };
  int64_t stages = op.getRing().getType().getStages();
  Value slot = arith::AddIOp::create(b, loc, scalar(op.getSlot()),
                                     i32(stages - int64_t(op.getBy()) % stages));
  mapping.map(op.getResult(), arith::RemUIOp::create(b, loc, slot, i32(stages)).getResult());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::SkewOp op) {
  // Each element is copied to its place.
  mapping.map(op.getResult(), arith::ConstantIntOp::create(b, loc, 0, 32).getResult());
  return success();
}

//===----------------------------------------------------------------------===//
// Consumers
//===----------------------------------------------------------------------===//

Value KernelExpander::rebuild(Value value, const Queue &queue, IRMapping &known) {
  if (known.contains(value))
    return known.lookup(value);
  if (!isOfProducers(value, queue.acquire))
    return scalar(value);
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    known.map(operand, rebuild(operand, queue, known));
  b.clone(*op, known);
  return known.lookup(value);
}

SmallVector<KernelExpander::Origin> KernelExpander::pop(const Queue &queue) {
  Value zero = constant(0);
  Value line = memref::LoadOp::create(b, loc, queue.popped, zero);
  Value pushed = memref::LoadOp::create(b, loc, queue.pushed, zero);
  Value isFull = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, line, pushed);
  cf::AssertOp::create(b, loc, isFull, "consumers of a kernel wait for a slot that nobody fills");
  Value next = arith::AddIOp::create(b, loc, line, constant(1));
  memref::StoreOp::create(b, loc, next, queue.popped, zero);
  Value taken = memref::LoadOp::create(b, loc, queue.taken, zero);
  memref::StoreOp::create(b, loc, arith::AddIOp::create(b, loc, taken, constant(1)), queue.taken,
                          zero);
  IRMapping known;
  for (auto [number, value] : llvm::enumerate(queue.noted))
    known.map(value, memref::LoadOp::create(b, loc, queue.lines, ValueRange{line, constant(number)})
                         .getResult());
  auto rebuildAll = [&](ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) { return rebuild(value, queue, known); });
  };
  SmallVector<Origin> origins;
  for (tile::CopyOp copy : queue.copies)
    origins.push_back({rebuild(copy.getSource(), queue, known), rebuildAll(copy.getIndices()),
                       rebuildAll(copy.getLimits()), copy.getTileDims()});
  return origins;
}

/// An error for a ring whose slots are waited for and not filled.
static LogicalResult refuseEmpty(Operation *op) {
  return op->emitOpError("has no sequential expansion: no producer before it fills its ring");
}

LogicalResult KernelExpander::expandOp(tile::RingWaitOp op) {
  Queue &queue = queues[op.getRing()];
  if (!queue.lines)
    return refuseEmpty(op);
  checkPosition(op.getRing().getType(), queue.popped, /*behind=*/0, op.getSlot(), op.getParity());
  for (auto [tile, origin] : llvm::zip_equal(op.getTiles(), pop(queue))) {
    Buffer buffer = allocateLoaded(tile.getType(), tile);
    fill(buffer, tile.getType(), origin);
    buffers[tile] = buffer;
  }
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingReleaseOp op) {
  checkPosition(op.getRing().getType(), queues[op.getRing()].popped, /*behind=*/op.getLag() + 1,
                op.getSlot(), Value());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::RingReadOp op) {
  Queue &queue = queues[op.getRing()];
  if (!queue.lines)
    return refuseEmpty(op);
  checkPosition(op.getRing().getType(), queue.popped, /*behind=*/0, op.getSlot(), op.getParity());
  ArrayRef<Type> slots = op.getRing().getType().getSlots();
  SmallVector<Buffer> wholes;
  for (Value result : op.getResults())
    wholes.push_back(allocateFor(result));
  Value width = constant(tile::getTileShape(slots[0])[1]);
  Value end = constant(tile::getTileShape(op.getResultTypes()[0])[1]);
  auto loop = scf::ForOp::create(b, loc, constant(0), end, width);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  for (auto [number, origin] : llvm::enumerate(pop(queue))) {
    Type slot = slots[number];
    const Buffer &whole = wholes[number];
    Buffer part = {allocate(tile::getTileShape(slot), tile::getTileElementType(slot)), false, {}};
    fill(part, slot, origin);
    SmallVector<Value> bounds = llvm::map_to_vector(
        tile::getTileShape(slot), [&](int64_t extent) { return constant(extent); });
    loops(bounds, [&](ArrayRef<Value> at) {
      Value column = arith::AddIOp::create(b, loc, at[1], loop.getInductionVar());
      store(load(part, at), whole, {at[0], column});
    });
  }
  return success();
}

LogicalResult KernelExpander::expandOp(tile::MmaWaitOp op) {
  for (auto [acc, result] : llvm::zip_equal(op.getAccs(), op.getResults())) {
    Buffer from = buffers.lookup(acc);
    if (acc.hasOneUse() && acc.getParentBlock() == op->getBlock())
      buffers[result] = from;
    else
      copy(acc, from, allocateFor(result));
  }
  return success();
}
