//===- EmitSlices.cpp - epilogues, slice by slice -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a tile.slices says is carried out: of each slice its loads, so many slices ahead, and then
// the other ops in their order, each for the registers that the slice needs and none before it had.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

class KernelEmitter::SliceEmitter {
public:
  SliceEmitter(KernelEmitter &emitter, SlicesOp op)
      : emitter(emitter), op(op), layout(op.getStoredType().getPlaces()), slices(op.getSlices()),
        sliceOf(layout.getCount(LayoutLevel::Register)) {
    for (auto [number, slice] : llvm::enumerate(slices))
      for (int64_t r : slice.registers)
        sliceOf[r] = number;
  }

  LogicalResult run();

private:
  /// The registers of a tile that slices from `first` to before `end` need.
  SmallVector<int64_t> getNeeded(Value tile, size_t first, size_t end);
  bool isThere(Value tile, int64_t r) { return bool(emitter.fragments[tile].registers[r]); }
  LogicalResult prepare(LoadOp load);
  LogicalResult prepare(StoreOp store);
  /// Emits the loads of slices from `first` to before `end`.
  LogicalResult load(size_t first, size_t end);
  LogicalResult emit(Operation &op, size_t number);
  void emit(RingReadOp read, size_t number);
  LogicalResult emit(MapOp map, size_t number);
  LogicalResult emit(StoreOp store, size_t number);

  KernelEmitter &emitter;
  SlicesOp op;
  Layout layout;
  SmallVector<Slice> slices;
  SmallVector<size_t> sliceOf;                           // of each register
  DenseMap<Operation *, Access> accesses;                // of loads, and stores via vectors
  DenseMap<Operation *, BoxStore> boxStores;             // of other stores
  DenseMap<Operation *, SmallVector<Value>> coordinates; // of maps
  DenseMap<Operation *, RingPosition> positions;         // of ring reads: of the next slot
  int64_t boxes = 0;                                     // stored so far
};

SmallVector<int64_t> KernelEmitter::SliceEmitter::getNeeded(Value tile, size_t first, size_t end) {
  llvm::SetVector<int64_t> needed;
  for (const Slice &slice : ArrayRef(slices).slice(first, end - first))
    for (int64_t r : slice.registers)
      needed.insert(layout.projectRegister(getTileShape(tile.getType()), r));
  return needed.takeVector();
}

LogicalResult KernelEmitter::SliceEmitter::prepare(LoadOp load) {
  if (accesses.contains(load))
    return success();
  emitter.loc = load.getLoc();
  FailureOr<Access> access = emitter.prepareLoad(load);
  if (failed(access))
    return failure();
  accesses.try_emplace(load, *access);
  emitter.fragments[load.getResult()].registers.assign(
      access->fragment.getCount(LayoutLevel::Register), Value());
  return success();
}

LogicalResult KernelEmitter::SliceEmitter::prepare(StoreOp store) {
  emitter.loc = store.getLoc();
  if (store.getBuffers().count) {
    boxStores.try_emplace(store, emitter.prepareBoxes(store));
    return success();
  }
  FailureOr<Access> access = emitter.prepareStore(store);
  if (failed(access))
    return failure();
  accesses.try_emplace(store, *access);
  return success();
}

LogicalResult KernelEmitter::SliceEmitter::load(size_t first, size_t end) {
  for (auto load : op.getBody().getOps<LoadOp>()) {
    if (failed(prepare(load)))
      return failure();
    emitter.loc = load.getLoc();
    SmallVector<int64_t> needed = getNeeded(load.getResult(), first, end);
    const Access &access = accesses.find(load)->second;
    for (ArrayRef<int64_t> vector : access.fragment.getVectors(access.contiguous, access.width))
      if (llvm::any_of(vector, [&](int64_t r) {
            return llvm::is_contained(needed, r) && !isThere(load.getResult(), r);
          }))
        emitter.loadVector(load, access, vector);
  }
  return success();
}

void KernelEmitter::SliceEmitter::emit(RingReadOp read, size_t number) {
  auto [it, isFirst] = positions.try_emplace(read);
  if (isFirst)
    it->second = {emitter.lookup(read.getSlot()), emitter.lookup(read.getParity())};
  emitter.readSlice(read, slices, number, it->second);
}

LogicalResult KernelEmitter::SliceEmitter::emit(MapOp map, size_t number) {
  auto it = coordinates.find(map);
  if (it == coordinates.end()) {
    FailureOr<SmallVector<Value>> begun = emitter.beginMap(map);
    if (failed(begun))
      return failure();
    it = coordinates.try_emplace(map, *begun).first;
  }
  for (int64_t r : getNeeded(map.getResult(0), number, number + 1))
    if (!isThere(map.getResult(0), r) && failed(emitter.mapRegister(map, it->second, r)))
      return failure();
  return success();
}

LogicalResult KernelEmitter::SliceEmitter::emit(StoreOp store, size_t number) {
  if (auto staged = boxStores.find(store); staged != boxStores.end())
    return emitter.storeBoxes(store, staged->second, slices[number], boxes);
  auto access = accesses.find(store);
  // A vector may be of several slices: it is stored with the last of them.
  int64_t width = access->second.width;
  for (ArrayRef<int64_t> vector : layout.getVectors(access->second.contiguous, width)) {
    size_t last = 0;
    for (int64_t r : vector)
      last = std::max(last, sliceOf[r]);
    if (last == number)
      emitter.storeVector(store, access->second, vector);
  }
  return success();
}

LogicalResult KernelEmitter::SliceEmitter::emit(Operation &inner, size_t number) {
  emitter.loc = inner.getLoc();
  if (auto read = dyn_cast<RingReadOp>(inner))
    return emit(read, number), success();
  if (auto map = dyn_cast<MapOp>(inner))
    return emit(map, number);
  if (auto store = dyn_cast<StoreOp>(inner))
    return emit(store, number);
  return success(); // loads run ahead
}

LogicalResult KernelEmitter::SliceEmitter::run() {
  Block &body = op.getBody().front();
  size_t loaded = std::min<size_t>(op.getFirst(), slices.size());
  if (loaded > 0) {
    for (auto load : body.getOps<LoadOp>())
      if (failed(prepare(load)))
        return failure();
    if (failed(load(0, loaded)))
      return failure();
  }
  for (Operation &inner : body.without_terminator())
    if (isa<MmaWaitOp, RingReleaseOp>(inner) && failed(emitter.emitOp(inner)))
      return failure();
  for (auto store : body.getOps<StoreOp>())
    if (failed(prepare(store)))
      return failure();
  for (size_t number = 0; number < slices.size(); ++number) {
    size_t ahead = number < op.getFrom() ? 0 : op.getAhead();
    for (; loaded < std::min(number + 1 + ahead, slices.size()); ++loaded)
      if (failed(load(loaded, loaded + 1)))
        return failure();
    for (Operation &inner : body.without_terminator())
      if (failed(emit(inner, number)))
        return failure();
  }
  return success();
}

LogicalResult KernelEmitter::emitSlices(SlicesOp op) { return SliceEmitter(*this, op).run(); }
