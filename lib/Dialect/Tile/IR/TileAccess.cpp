//===- TileAccess.cpp - loads, stores and copies of tiles -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse::tile;

static SmallVector<int64_t> tileDims(std::optional<ArrayRef<int64_t>> dims, size_t tileRank,
                                     int64_t memrefRank) {
  if (dims)
    return llvm::to_vector(*dims);
  SmallVector<int64_t> trailing;
  for (size_t i = 0; i < tileRank; ++i)
    trailing.push_back(memrefRank - int64_t(tileRank) + int64_t(i));
  return trailing;
}

/// Is a staged tile of floats what elements of i1 or i8 are converted to as they are loaded?
static bool convertsTo(Type tile, Type element) {
  Type to = getTileElementType(tile);
  return isa<StagedType>(tile) && (element.isInteger(1) || element.isInteger(8)) &&
         (to.isF16() || to.isBF16() || to.isF32());
}

static LogicalResult verifyAccess(Operation *op, Type tile, MemRefType memref, size_t numIndices,
                                  size_t numLimits, ArrayRef<int64_t> dims) {
  ArrayRef<int64_t> shape = getTileShape(tile);
  if (numLimits != 0 && int64_t(numLimits) != memref.getRank())
    return op->emitOpError() << "needs one limit per memref dimension (" << memref.getRank()
                             << "), got " << numLimits;
  // What is converted passes through registers.
  bool mayConvert = isa<LoadOp, PrefetchOp>(op) || isa_and_present<VectorAttr>(op->getAttr("via"));
  if (getTileElementType(tile) != memref.getElementType() &&
      !(mayConvert && convertsTo(tile, memref.getElementType())))
    return op->emitOpError() << "moves " << memref.getElementType() << " from or to a tile of "
                             << getTileElementType(tile) << "; the element types must be the same";
  if (int64_t(numIndices) != memref.getRank())
    return op->emitOpError() << "needs one index per memref dimension (" << memref.getRank()
                             << "), got " << numIndices;
  if (auto inBounds = op->getAttrOfType<DenseBoolArrayAttr>("in_bounds");
      inBounds && inBounds.size() != memref.getRank())
    return op->emitOpError() << "in_bounds says it of each memref dimension (" << memref.getRank()
                             << "), got " << inBounds.size();
  if (dims.size() != shape.size())
    return op->emitOpError() << "dims must name one memref dimension per tile dimension ("
                             << shape.size() << "), got " << dims.size();
  llvm::SmallDenseSet<int64_t> seen;
  for (auto [dim, extent] : llvm::zip(dims, shape)) {
    if (dim >= memref.getRank() || dim < -1)
      return op->emitOpError() << "dims holds " << dim << ", but the memref has rank "
                               << memref.getRank();
    if (dim == -1 && extent != 1)
      return op->emitOpError("a tile dimension along no memref dimension has extent 1");
    if (dim >= 0 && !seen.insert(dim).second)
      return op->emitOpError() << "dims names memref dimension " << dim << " twice";
  }
  return success();
}

/// `via` is a way that the op can go, in steps that fit the tile.
static LogicalResult verifyVia(Operation *op, Attribute via, Type tile, MemRefType memref) {
  if (!via)
    return success();
  auto refuse = [&](StringRef ways) {
    return op->emitOpError() << "cannot travel via " << via << "; its tile goes by " << ways;
  };
  auto staged = dyn_cast<StagedType>(tile);
  bool isMap = isa<TensorMapAttr>(via);
  if (isa<CopyOp>(op) && !isa<AsyncCopyAttr, TensorMapAttr, VectorAttr>(via))
    return refuse("asynchronous copies, a tensor map or vectors");
  if (isa<LoadOp>(op) && !staged && !isa<VectorAttr>(via))
    return refuse("vectors");
  if (isa<LoadOp>(op) && staged && !isa<VectorAttr, AsyncCopyAttr>(via))
    return refuse("vectors or asynchronous copies");
  if (isa<HoldOp>(op) && !isa<VectorAttr, AsyncCopyAttr>(via))
    return refuse("vectors or asynchronous copies");
  if (isa<StoreOp>(op) && !isa<VectorAttr, RowsAttr, TensorMapAttr>(via))
    return refuse("vectors, rows or a tensor map");
  if (auto map = dyn_cast<TensorMapAttr>(via);
      map && int64_t(map.getBox().size()) != memref.getRank())
    return op->emitOpError() << "has boxes of " << map.getBox().size()
                             << " dimensions for a memref of rank " << memref.getRank();
  if (auto map = dyn_cast<TensorMapAttr>(via); map && isa<StoreOp>(op) != (map.getBuffers() > 0))
    return op->emitOpError() << "goes via a tensor map with " << map.getBuffers()
                             << " buffers; stores are staged in some, copies go straight to slots";
  if (auto map = dyn_cast<TensorMapAttr>(via); map && map.getFitsRows()) {
    auto copy = dyn_cast<CopyOp>(op);
    const int64_t rows = copy ? copy.getTileDims()[0] : -1;
    if (rows < 0 || rows == memref.getRank() - 1 || map.getBox()[rows] % kRestMultiple)
      return op->emitOpError("fits its box to the rows that there are; only a copy of rows along a "
                             "dimension of its own, in boxes of whole eights of them, can");
  }
  if (auto vector = dyn_cast<VectorAttr>(via); vector && vector.getClamps() && !staged)
    return op->emitOpError("clamps what is not staged; only operands of products have rows that no "
                           "result depends on");
  if (!staged || !staged.getLayout() || isMap)
    return success();
  int64_t rowElements = staged.getShape()[staged.getLayout().getContiguous()];
  int64_t bytes = getElementBytes(staged.getElementType());
  auto copied = dyn_cast<AsyncCopyAttr>(via);
  int64_t step = copied ? copied.getBytes() : cast<VectorAttr>(via).getElements() * bytes;
  if (step % bytes || rowElements * bytes % step || step > 16)
    return op->emitOpError() << "moves " << step << " bytes at once, of rows of "
                             << rowElements * bytes << " bytes in shared memory";
  return success();
}

/// A vector of registers is side by side in the layout too.
static LogicalResult verifyVectorOf(Operation *op, Attribute via, Type tile,
                                    ArrayRef<int64_t> tileDims, MemRefType memref) {
  auto vector = dyn_cast_if_present<VectorAttr>(via);
  auto frag = dyn_cast<FragType>(tile);
  if (!vector || !frag || !frag.getLayout())
    return success();
  int64_t width = 1;
  for (auto [i, dim] : llvm::enumerate(tileDims))
    if (dim >= 0 && dim == memref.getRank() - 1)
      width = frag.getPlaces().getVectorWidth(int(i));
  if (width % vector.getElements())
    return op->emitOpError() << "moves " << vector.getElements()
                             << " elements at once, of which a lane has " << width
                             << " side by side";
  return success();
}

SmallVector<int64_t> LoadOp::getTileDims() {
  return tileDims(getDims(), getTileShape(getResult().getType()).size(),
                  cast<MemRefType>(getSource().getType()).getRank());
}

LogicalResult LoadOp::verify() {
  auto memref = cast<MemRefType>(getSource().getType());
  Type tile = getResult().getType();
  return failure(failed(verifyAccess(*this, tile, memref, getIndices().size(), getLimits().size(),
                                     getTileDims())) ||
                 failed(verifyVia(*this, getViaAttr(), tile, memref)) ||
                 failed(verifyVectorOf(*this, getViaAttr(), tile, getTileDims(), memref)));
}

void LoadOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
}

SmallVector<int64_t> StoreOp::getTileDims() {
  return tileDims(getDims(), getValue().getType().getShape().size(),
                  cast<MemRefType>(getDest().getType()).getRank());
}

LogicalResult StoreOp::verify() {
  auto memref = cast<MemRefType>(getDest().getType());
  Type tile = getValue().getType();
  if (isa_and_present<TensorMapAttr, RowsAttr>(getViaAttr()) &&
      (getTileDims().size() != 2 || llvm::is_contained(getTileDims(), -1)))
    return emitOpError(
        "is staged in boxes of rows and columns, which a tile has that runs along two "
        "dimensions of its memref");
  return failure(failed(verifyAccess(*this, tile, memref, getIndices().size(), getLimits().size(),
                                     getTileDims())) ||
                 failed(verifyVia(*this, getViaAttr(), tile, memref)) ||
                 failed(verifyVectorOf(*this, getViaAttr(), tile, getTileDims(), memref)));
}

void StoreOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getDestMutable());
}

SmallVector<int64_t> CopyOp::getTileDims() {
  return tileDims(getDims(), getDest().getType().getShape().size(),
                  cast<MemRefType>(getSource().getType()).getRank());
}

SmallVector<int64_t> HoldOp::getTileDims() {
  return tileDims(getDims(), getHeld().getType().getTile().getShape().size(),
                  cast<MemRefType>(getSource().getType()).getRank());
}

/// A place is one of those that there are.
static LogicalResult verifyNumber(Operation *op, Value number, HeldType held) {
  APInt constant;
  if (matchPattern(number, m_ConstantInt(&constant)) && constant.uge(held.getCount()))
    return op->emitOpError() << "names place " << constant.getSExtValue() << " of "
                             << held.getCount();
  return success();
}

LogicalResult HoldOp::verify() {
  auto memref = cast<MemRefType>(getSource().getType());
  FragType tile = getHeld().getType().getTile();
  if (failed(verifyNumber(*this, getNumber(), getHeld().getType())) ||
      failed(
          verifyAccess(*this, tile, memref, getIndices().size(), /*numLimits=*/0, getTileDims())) ||
      failed(verifyVia(*this, getViaAttr(), tile, memref)) ||
      failed(verifyVectorOf(*this, getViaAttr(), tile, getTileDims(), memref)))
    return failure();
  auto copied = dyn_cast_if_present<AsyncCopyAttr>(getViaAttr());
  if (!copied || !tile.getLayout())
    return success();
  const int64_t bytes = getElementBytes(tile.getElementType());
  if (copied.getRealigned() || copied.getBytes() % bytes)
    return emitOpError() << "copies whole elements of " << bytes << " bytes to where they are read";
  return verifyVectorOf(*this, VectorAttr::get(getContext(), copied.getBytes() / bytes), tile,
                        getTileDims(), memref);
}

LogicalResult ReadHeldOp::verify() {
  if (getHeld().getType().getTile() != getResult().getType())
    return emitOpError() << "reads " << getResult().getType() << " where "
                         << getHeld().getType().getTile() << " is held";
  return verifyNumber(*this, getNumber(), getHeld().getType());
}

SmallVector<int64_t> PrefetchOp::getTileDims() {
  return tileDims(getDims(), getResult().getType().getTile().getShape().size(),
                  cast<MemRefType>(getSource().getType()).getRank());
}

LogicalResult PrefetchOp::verify() {
  auto memref = cast<MemRefType>(getSource().getType());
  PrefetchedType type = getResult().getType();
  if (failed(verifyAccess(*this, type.getTile(), memref, getIndices().size(), getLimits().size(),
                          getTileDims())) ||
      failed(verifyVia(*this, getViaAttr(), type.getTile(), memref)))
    return failure();
  if (type.getElementType() != memref.getElementType() || type.getUnit() != getVia().getElements())
    return emitOpError() << "loads units of " << getVia().getElements() << " x "
                         << memref.getElementType() << ", which gives no " << type;
  return success();
}

void PrefetchOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
}

/// What a prefetch has loaded is for such a tile, and comes by the vectors that store it.
static LogicalResult verifyPrefetched(CopyOp op) {
  if (!op.getPrefetched())
    return success();
  PrefetchedType type = op.getPrefetched().getType();
  auto vector = dyn_cast_if_present<VectorAttr>(op.getViaAttr());
  if (!vector)
    return op.emitOpError("stores what was prefetched, which goes via vectors");
  if (type.getTile() != op.getDest().getType() || type.getUnit() != vector.getElements() ||
      type.getElementType() != cast<MemRefType>(op.getSource().getType()).getElementType())
    return op.emitOpError() << "cannot store " << type << " in " << op.getDest().getType()
                            << " via " << vector;
  return success();
}

LogicalResult CopyOp::verify() {
  auto memref = cast<MemRefType>(getSource().getType());
  if (failed(verifyPrefetched(*this)))
    return failure();
  return failure(failed(verifyAccess(*this, getDest().getType(), memref, getIndices().size(),
                                     getLimits().size(), getTileDims())) ||
                 failed(verifyVia(*this, getViaAttr(), getDest().getType(), memref)));
}
