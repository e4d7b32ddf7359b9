//===- AllocateShared.cpp - where things lie in shared memory -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Utils/TargetChip.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEALLOCATESHARED
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
struct AllocateShared : mlir::fuse::tile::impl::TileAllocateSharedBase<AllocateShared> {
  void runOnOperation() override;
};
} // namespace

static LogicalResult allocate(gpu::GPUFuncOp kernel) {
  SmallVector<std::pair<Operation *, size_t>> counts;
  SmallVector<SharedBuffer> buffers;
  kernel.walk<WalkOrder::PreOrder>([&](SharedMemoryOpInterface op) {
    SmallVector<SharedBuffer> needed = op.getSharedBuffers();
    op->removeAttr(kPlacesAttr);
    if (!needed.empty())
      counts.push_back({op, needed.size()});
    llvm::append_range(buffers, needed);
  });
  SharedMemory memory = SharedMemory::allocate(buffers);
  const ChipInfo *chip = getChip(kernel->getParentOfType<gpu::GPUModuleOp>());
  if (chip && memory.bytes > chip->sharedPerBlock)
    return kernel.emitOpError() << "takes " << memory.bytes
                                << " bytes of shared memory; a block has " << chip->sharedPerBlock
                                << " on " << chip->name;
  // One CTA more than its share would not find room on an SM.
  if (auto share = kernel->getAttrOfType<IntegerAttr>(kEvenShareAttr); chip && share)
    memory.bytes = std::max(memory.bytes, getBytesForAtMost(share.getInt(), *chip));
  MLIRContext *context = kernel.getContext();
  size_t number = 0;
  for (auto [op, count] : counts) {
    SmallVector<NamedAttribute> places;
    for (size_t end = number + count; number < end; ++number)
      places.emplace_back(StringAttr::get(context, buffers[number].name),
                          PlaceAttr::get(context, memory.offsets[number], buffers[number].bytes));
    op->setAttr(kPlacesAttr, DictionaryAttr::get(context, places));
  }
  kernel->setAttr(kSharedMemoryAttr,
                  SharedMemoryAttr::get(context, memory.bytes, memory.alignment));
  return success();
}

void AllocateShared::runOnOperation() {
  for (gpu::GPUFuncOp kernel : getOperation().getOps<gpu::GPUFuncOp>())
    if (kernel.isKernel() && failed(allocate(kernel)))
      return signalPassFailure();
}
