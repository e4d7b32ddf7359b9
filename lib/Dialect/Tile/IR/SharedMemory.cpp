//===- SharedMemory.cpp - what ops keep in shared memory ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/SharedMemory.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/Legality.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

#include "fuse/Dialect/Tile/IR/TileOpInterfaces.cpp.inc"

static int64_t getTileBytes(Type tile) {
  return ShapedType::getNumElements(getTileShape(tile)) * getElementBytes(getTileElementType(tile));
}

SmallVector<SharedBuffer> MakeRingOp::getSharedBuffers() {
  ArrayRef<Type> slots = getRing().getType().getSlots();
  SmallVector<int64_t> bytes = llvm::map_to_vector(slots, getTileBytes);
  SmallVector<bool> isRealigned(slots.size(), false);
  bool isBetweenRoles = false;
  for (Operation *user : getRing().getUsers()) {
    isBetweenRoles |= isa<RingAcquireOp, RingWaitOp, RingReadOp>(user);
    auto acquire = dyn_cast<RingAcquireOp>(user);
    for (auto [number, tile] :
         llvm::enumerate(acquire ? acquire.getTiles() : ResultRange(nullptr, 0)))
      for (Operation *filler : tile.getUsers())
        if (auto copy = dyn_cast<CopyOp>(filler))
          if (auto via = dyn_cast_if_present<AsyncCopyAttr>(copy.getViaAttr()))
            isRealigned[number] = isRealigned[number] || via.getRealigned();
  }
  int64_t stages = getRing().getType().getStages();
  return isBetweenRoles ? getRingBuffers(stages, bytes, isRealigned)
                        : getSlotBuffers(stages, bytes);
}

SmallVector<SharedBuffer> MakeHeldOp::getSharedBuffers() {
  HeldType held = getHeld().getType();
  auto kernel = (*this)->getParentOfType<gpu::GPUFuncOp>();
  auto threads = kernel ? kernel.getKnownBlockSize() : std::nullopt;
  if (!threads || !held.getTile().getLayout())
    return {};
  int64_t ofThread = held.getTile().getPlaces().getCount(LayoutLevel::Register) *
                     getElementBytes(held.getTile().getElementType());
  return {getHeldBuffer(held.getCount() * ofThread * (*threads)[0])};
}

SmallVector<SharedBuffer> StoreOp::getSharedBuffers() {
  StoreBuffers buffers = getBuffers();
  if (buffers.count == 0 || !getValue().getType().getLayout())
    return {};
  int64_t warps = getValue().getType().getPlaces().getCount(LayoutLevel::Warp);
  auto roles = (*this)->getParentOfType<RolesOp>();
  int64_t groups = roles ? roles.getGroups() : 1;
  return {getBoxBuffer(groups * warps * buffers.count * buffers.bytes)};
}

SmallVector<SharedBuffer> RolesOp::getSharedBuffers() {
  if (getGroups() == 1)
    return {};
  return {getTurnBuffer(getGroups(), getTurnRings().size())};
}

SmallVector<SharedBuffer> tile::ReduceOp::getSharedBuffers() {
  auto kernel = (*this)->getParentOfType<gpu::GPUFuncOp>();
  auto threads = kernel ? kernel.getKnownBlockSize() : std::nullopt;
  if (!threads || !getValue().getType().getLayout() || !getResult().getType().getLayout())
    return {};
  Layout layout = getValue().getType().getPlaces();
  int64_t rows = getResult().getType().getPlaces().getCount(LayoutLevel::Register);
  int64_t bytes = getElementBytes(getValue().getType().getElementType());
  // CTAs along the dimension exchange what each of their warps has.
  if (int64_t ctas = layout.getCountAlong(LayoutLevel::Cta, getDim()); ctas > 1)
    return {getClusterBuffer(ctas * layout.getCountAlong(LayoutLevel::Warp, getDim()) * rows)};
  // Warps along the dimension exchange what each of their threads has.
  if (layout.getCountAlong(LayoutLevel::Warp, getDim()) == 1)
    return {};
  return {getExchangeBuffer(getReductionBytes((*threads)[0], rows, bytes))};
}

SmallVector<SharedBuffer> ConvertLayoutOp::getSharedBuffers() {
  FragType from = getValue().getType(), to = getResult().getType();
  if (!from.getLayout() || !to.getLayout() || to.getPlaces().findRegisters(from.getPlaces()) ||
      to.getPlaces().findShuffled(from.getPlaces()))
    return {};
  int64_t pitch = getExchangePitch(from.getShape()[1], getExchangedBytes(from.getElementType()));
  return {getExchangeBuffer(from.getShape()[0] * pitch)};
}

SmallVector<SharedBuffer> CombineRowsOp::getSharedBuffers() {
  ArrayRef<int64_t> shape = getTileShape(getSums()[0].getType());
  return getSumBuffers(shape[0], shape[1], getSums().size());
}

SmallVector<SharedBuffer> tile::SortOp::getSharedBuffers() {
  SmallVector<Type> types;
  for (Value value : getValues())
    types.push_back(getTileElementType(value.getType()));
  int64_t elements = ShapedType::getNumElements(getTileShape(getValues()[0].getType()));
  return {getExchangeBuffer(getSortBuffers(types, elements).bytes)};
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

LogicalResult PlaceAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t at,
                                int64_t bytes) {
  if (at < 0 || bytes < 0 || at > INT32_MAX || bytes > INT32_MAX)
    return emitError() << "a place in shared memory has an offset and a size below 2^31, got " << at
                       << " and " << bytes;
  return success();
}

LogicalResult SharedMemoryAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t bytes,
                                       int64_t alignment) {
  constexpr int64_t mostAlignment = 1 << 16;
  if (bytes < 0 || bytes > INT32_MAX || alignment < 1 || alignment > mostAlignment ||
      !llvm::isPowerOf2_64(alignment))
    return emitError()
           << "shared memory has fewer than 2^31 bytes, aligned to a power of two of up "
           << "to " << mostAlignment << "; got " << bytes << " and " << alignment;
  return success();
}

int64_t mlir::fuse::tile::getSharedOffset(Operation *op, StringRef buffer) {
  return cast<PlaceAttr>(op->getAttrOfType<DictionaryAttr>(kPlacesAttr).get(buffer)).getAt();
}

/// An op has a place for each buffer that it needs, as large as it needs it.
static LogicalResult verifyPlaces(Operation *op) {
  auto user = dyn_cast<SharedMemoryOpInterface>(op);
  auto places = op->getAttrOfType<DictionaryAttr>(kPlacesAttr);
  SmallVector<SharedBuffer> needed;
  if (user)
    needed = user.getSharedBuffers();
  size_t known = places ? places.size() : 0;
  for (const SharedBuffer &buffer : needed) {
    auto place = places ? dyn_cast_if_present<PlaceAttr>(places.get(buffer.name)) : PlaceAttr();
    if (!place)
      return op->emitOpError() << "has no place in shared memory for '" << buffer.name
                               << "'; tile-allocate-shared gives it one";
    if (place.getBytes() != buffer.bytes)
      return op->emitOpError() << "keeps " << buffer.bytes << " bytes of '" << buffer.name
                               << "' in shared memory, in a place of " << place.getBytes();
    if (place.getAt() % buffer.alignment)
      return op->emitOpError() << "keeps '" << buffer.name << "' at byte " << place.getAt()
                               << " of shared memory, which is no multiple of " << buffer.alignment;
  }
  if (known != needed.size())
    return op->emitOpError() << "has " << known << " places in shared memory, and needs "
                             << needed.size();
  return success();
}

/// The places of a kernel's ops lie in its memory, and apart from each other.
static LogicalResult verifySharedMemory(Operation *kernel, SharedMemoryAttr memory) {
  struct Used {
    PlaceAttr place;
    SharedBuffer buffer;
    Operation *op;
  };
  SmallVector<Used> all;
  WalkResult walk = kernel->walk([&](Operation *op) -> WalkResult {
    if (failed(verifyPlaces(op)))
      return WalkResult::interrupt();
    auto user = dyn_cast<SharedMemoryOpInterface>(op);
    if (!user)
      return WalkResult::advance();
    for (const SharedBuffer &buffer : user.getSharedBuffers()) {
      auto place = cast<PlaceAttr>(op->getAttrOfType<DictionaryAttr>(kPlacesAttr).get(buffer.name));
      if (place.getAt() + place.getBytes() > memory.getBytes())
        return op->emitOpError() << "keeps '" << buffer.name << "' in bytes " << place.getAt()
                                 << " to " << place.getAt() + place.getBytes()
                                 << " of shared memory, of which its kernel has "
                                 << memory.getBytes();
      if (memory.getAlignment() % buffer.alignment)
        return op->emitOpError() << "keeps '" << buffer.name << "' at a multiple of "
                                 << buffer.alignment
                                 << " bytes in shared memory that is aligned to "
                                 << memory.getAlignment();
      all.push_back({place, buffer, op});
    }
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  llvm::sort(all, [](const Used &x, const Used &y) { return x.place.getAt() < y.place.getAt(); });
  // The one among those before that reaches farthest.
  const Used *last = nullptr;
  for (const Used &used : all) {
    if (used.place.getBytes() == 0)
      continue;
    bool isApart = !last || last->place.getAt() + last->place.getBytes() <= used.place.getAt();
    bool isSame = last && last->buffer.isCommon && used.buffer.isCommon &&
                  last->buffer.name == used.buffer.name &&
                  last->place.getAt() == used.place.getAt();
    if (!isApart && !isSame) {
      InFlightDiagnostic diag = used.op->emitOpError()
                                << "keeps '" << used.buffer.name << "' in shared memory at byte "
                                << used.place.getAt() << ", where '" << last->buffer.name
                                << "' lies";
      diag.attachNote(last->op->getLoc()) << "of this op";
      return diag;
    }
    if (!last ||
        last->place.getAt() + last->place.getBytes() < used.place.getAt() + used.place.getBytes())
      last = &used;
  }
  return success();
}

static LogicalResult verifyLaunchInfo(Operation *op, Attribute attribute) {
  auto info = dyn_cast<LaunchInfoAttr>(attribute);
  if (!info)
    return op->emitOpError() << "'" << kLaunchInfoAttr << "' is a #tile.launch_info, got "
                             << attribute;
  auto emitError = [&] { return op->emitOpError(); };
  if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
    if (info.getSharedMemory())
      return op->emitOpError() << "has 'shared_memory' in '" << kLaunchInfoAttr
                               << "'; a launch has it in dynamic_shared_memory_size";
    return info.verifyArguments(emitError, launch.getKernelOperands().getTypes());
  }
  if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op))
    return failure(failed(info.verifyArguments(emitError, kernel.getArgumentTypes())) ||
                   (info.getOverlaps() && failed(verifyLaunchesAwaited(kernel))));
  // The arguments of a kernel in machine code are pointers.
  if (!op->hasAttr(gpu::GPUDialect::getKernelFuncAttrName()))
    return op->emitOpError() << "has '" << kLaunchInfoAttr << "', and is no kernel and no launch";
  return success();
}

LogicalResult TileDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() == kPlacesAttr) {
    auto places = dyn_cast<DictionaryAttr>(attribute.getValue());
    if (!places || !isa<SharedMemoryOpInterface>(op) ||
        !llvm::all_of(places,
                      [](NamedAttribute place) { return isa<PlaceAttr>(place.getValue()); }))
      return op->emitOpError() << "'" << kPlacesAttr << "' names the places of an op that keeps "
                               << "something in shared memory";
    return success();
  }
  if (attribute.getName() == kSizesAgreeAttr) {
    if (!isa<UnitAttr>(attribute.getValue()) || !isa<gpu::GPUFuncOp>(op))
      return op->emitOpError() << "'" << kSizesAgreeAttr << "' has no value, and is of a gpu.func";
    return success();
  }
  if (llvm::is_contained({kResidentAttr, kEvenShareAttr}, attribute.getName().getValue())) {
    auto count = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!count || !isa<gpu::GPUFuncOp>(op) || count.getValue().getSExtValue() < 1)
      return op->emitOpError() << "'" << attribute.getName().getValue()
                               << "' is a count, of a gpu.func";
    return success();
  }
  if (attribute.getName() == kAgainAttr) {
    if (!isa<UnitAttr>(attribute.getValue()) || !isa<MapOp>(op))
      return op->emitOpError() << "'" << kAgainAttr << "' has no value, and is of a tile.map";
    return success();
  }
  if (attribute.getName() == kLaunchInfoAttr)
    return verifyLaunchInfo(op, attribute.getValue());
  if (attribute.getName() != kSharedMemoryAttr)
    return op->emitOpError() << "has an attribute that the tile dialect does not know: "
                             << attribute.getName();
  auto memory = dyn_cast<SharedMemoryAttr>(attribute.getValue());
  if (!memory || !isa<gpu::GPUFuncOp>(op))
    return op->emitOpError() << "'" << kSharedMemoryAttr
                             << "' is a #tile.shared_memory, of a gpu.func";
  return verifySharedMemory(op, memory);
}
