//===- TileSlices.cpp - epilogues, slice by slice -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

SmallVector<Slice> mlir::fuse::tile::getSlices(const Layout &layout, ArrayRef<int64_t> sizes,
                                               ArrayRef<int64_t> order) {
  SmallVector<Slice> slices;
  for (int64_t r = 0, e = layout.getCount(LayoutLevel::Register); r < e; ++r) {
    SmallVector<int64_t> at = layout.getOffset(LayoutLevel::Register, r);
    for (auto [offset, size] : llvm::zip_equal(at, sizes))
      offset -= offset % size;
    auto *slice = llvm::find_if(slices, [&](const Slice &known) { return known.at == at; });
    if (slice == slices.end())
      slice = &slices.emplace_back(Slice{at, {}});
    slice->registers.push_back(r);
  }
  if (!order.empty())
    llvm::sort(slices, [&](const Slice &x, const Slice &y) {
      for (int64_t dim : order)
        if (x.at[dim] != y.at[dim])
          return x.at[dim] < y.at[dim];
      return false;
    });
  return slices;
}

/// Whether two memrefs of a kernel have no element in common, as far as the kernel knows: they are
/// different arguments, or parts of one that lie beside each other.
static bool areApart(Value x, Value y) {
  auto xPart = x.getDefiningOp<memref::SubViewOp>(), yPart = y.getDefiningOp<memref::SubViewOp>();
  if ((xPart ? xPart.getSource() : x) != (yPart ? yPart.getSource() : y))
    return true;
  if (!xPart || !yPart)
    return false;
  auto endsBefore = [](int64_t begin, int64_t size, int64_t next) {
    return !ShapedType::isDynamic(begin) && !ShapedType::isDynamic(size) &&
           !ShapedType::isDynamic(next) && begin + size <= next;
  };
  for (auto [xBegin, xSize, yBegin, ySize] :
       llvm::zip_equal(xPart.getStaticOffsets(), xPart.getStaticSizes(), yPart.getStaticOffsets(),
                       yPart.getStaticSizes()))
    if (endsBefore(xBegin, xSize, yBegin) || endsBefore(yBegin, ySize, xBegin))
      return true;
  return false;
}

bool mlir::fuse::tile::areApart(LoadOp load, StoreOp store) {
  return ::areApart(load.getSource(), store.getDest()) ||
         (load.getSource() == store.getDest() && load.getIndices() == store.getIndices() &&
          load.getTileDims() == store.getTileDims() && load->isBeforeInBlock(store) &&
          getTileShape(load.getResult().getType()) == store.getValue().getType().getShape());
}

bool mlir::fuse::tile::areApart(StoreOp store, StoreOp later) {
  return ::areApart(store.getDest(), later.getDest()) ||
         (store.getDest() == later.getDest() && store.getIndices() == later.getIndices() &&
          store.getTileDims() == later.getTileDims() && !store.getBuffers().count &&
          !later.getBuffers().count);
}

FragType SlicesOp::getStoredType() {
  return (*getBody().front().getOps<StoreOp>().begin()).getValue().getType();
}

SmallVector<Slice> SlicesOp::getSlices() {
  return tile::getSlices(getStoredType().getPlaces(), getSizes(),
                         getOrder().value_or(ArrayRef<int64_t>()));
}

StoreBuffers StoreOp::getBuffers() {
  // A warp has 16 rows of an instruction's results.
  constexpr int64_t rows = 16;
  if (auto via = dyn_cast_if_present<RowsAttr>(getViaAttr()))
    return {via.getBuffers(), rows * kLineBytes};
  if (auto via = dyn_cast_if_present<TensorMapAttr>(getViaAttr()))
    return {via.getBuffers(), via.getBox()[getTileDims()[0]] * via.getSwizzle()};
  return {};
}

/// Sizes for each dimension of the stored tiles, and an order of these dimensions.
static LogicalResult verifyCut(SlicesOp op, FragType stored) {
  ArrayRef<int64_t> shape = stored.getShape();
  if (op.getSizes().size() != shape.size())
    return op.emitOpError() << "has " << op.getSizes().size() << " sizes for slices of " << stored;
  for (auto [size, extent] : llvm::zip_equal(op.getSizes(), shape))
    if (size < 1 || size > extent)
      return op.emitOpError() << "has slices of " << size << " elements along an extent of "
                              << extent;
  SmallVector<int64_t> order(op.getOrder().value_or(ArrayRef<int64_t>()));
  llvm::sort(order);
  if (!order.empty() && !llvm::equal(order, llvm::seq<int64_t>(shape.size())))
    return op.emitOpError() << "has an order that is not one of the " << shape.size()
                            << " dimensions of what is stored";
  return success();
}

/// What is staged is staged by warps, 16 rows of the 64 of a slice each, in boxes of its columns.
static LogicalResult verifyStaged(SlicesOp op, StoreOp store) {
  FragType stored = store.getValue().getType();
  SmallVector<LayoutDigit> registers = stored.getPlaces().getLevel(LayoutLevel::Register);
  if (stored.getShape().size() != 2 || registers.empty() || registers.front().dim < 0)
    return store.emitOpError("stages a tile of which lanes do not hold pairs");
  int columnDim = registers.front().dim;
  int64_t columns = op.getSizes()[columnDim], extent = stored.getShape()[columnDim];
  int64_t most = kLineBytes * 8 / stored.getElementType().getIntOrFloatBitWidth();
  if (op.getSizes()[1 - columnDim] != 64)
    return store.emitOpError() << "stages slices of " << op.getSizes()[1 - columnDim]
                               << " rows; a warpgroup holds 64 of each instruction";
  auto map = dyn_cast<TensorMapAttr>(store.getViaAttr());
  int64_t memrefDim = store.getTileDims()[columnDim];
  int64_t box = map ? map.getBox()[memrefDim] : columns;
  int64_t last = map && !map.getLastBox().empty() ? map.getLastBox()[memrefDim] : 0;
  if (box > most || columns % box || (map && extent % box != last))
    return store.emitOpError() << "stages boxes of " << box << " columns, and of " << last
                               << " at the end, which do not make up slices of " << columns
                               << " columns of " << extent;
  return success();
}

/// Slots are read one after the other, each for all slices of its columns.
static LogicalResult verifyRead(SlicesOp op, RingReadOp read, FragType stored) {
  int64_t width = getTileShape(read.getRing().getType().getSlots()[0])[1];
  if (getTileShape(read.getResultTypes()[0]) != stored.getShape())
    return read.emitOpError() << "reads tiles of another shape than the slices store";
  if (!op.getOrder() || op.getOrder()->front() != 1 || width % op.getSizes()[1])
    return read.emitOpError() << "reads slots of " << width
                              << " columns one after the other; slices must divide them and come "
                                 "in the order [1, 0]";
  if (op.getSizes()[1] % 16)
    return read.emitOpError() << "is done for slices of " << op.getSizes()[1]
                              << " columns; warps read 16 at once";
  return success();
}

/// Slices are done one after the other: what a later one reads or writes is not what another op
/// wrote for an earlier one.
static LogicalResult verifyApart(Block &body) {
  for (auto store : body.getOps<StoreOp>()) {
    auto fail = [&](Operation *op) {
      InFlightDiagnostic diag = op->emitOpError()
                                << (isa<LoadOp>(op) ? "reads" : "stores")
                                << " what is stored in the same tile.slices, which does one slice "
                                   "after the other; it may before the store, in the same place";
      diag.attachNote(store.getLoc()) << "the store";
      return diag;
    };
    for (auto load : body.getOps<LoadOp>())
      if (!areApart(load, store))
        return fail(load);
    for (auto later : body.getOps<StoreOp>())
      if (store->isBeforeInBlock(later) && !areApart(store, later))
        return fail(later);
  }
  return success();
}

LogicalResult SlicesOp::verifyRegions() {
  Block &body = getBody().front();
  if (body.getOps<StoreOp>().empty())
    return emitOpError("stores nothing, so that there are no slices");
  FragType stored = getStoredType();
  if (!stored.getLayout())
    return emitOpError() << "stores " << stored
                         << ", which does not say which registers hold what; tile-assign-layouts "
                            "gives it a layout";
  if (failed(verifyCut(*this, stored)))
    return failure();
  bool isSliced = false; // from the first op on that is carried out slice by slice
  for (Operation &op : body.without_terminator()) {
    if (isa<MmaWaitOp, RingReleaseOp>(op)) {
      if (isSliced)
        return op.emitOpError(
            "stands behind what is done slice by slice; a tile.slices begins with "
            "what is done once");
      continue;
    }
    isSliced = true;
    if (!isa<LoadOp, MapOp, RingReadOp, StoreOp>(op))
      return op.emitOpError(
          "may not stand in a tile.slices, which holds loads, ring reads, maps and "
          "stores, and in front of them tile.mma_wait and tile.ring_release");
    if (auto read = dyn_cast<RingReadOp>(op); read && failed(verifyRead(*this, read, stored)))
      return failure();
    auto store = dyn_cast<StoreOp>(op);
    if (store && store.getBuffers().count && failed(verifyStaged(*this, store)))
      return failure();
    SmallVector<Type> types(op.getResultTypes());
    if (store)
      types.push_back(store.getValue().getType());
    for (Type type : types)
      if (!isPartOf(type, stored) || (store && getTileShape(type) != stored.getShape()))
        return op.emitOpError() << "has a tile that does not lie as what is stored does: " << type
                                << ", where " << stored << " is stored";
  }
  return verifyApart(body);
}
