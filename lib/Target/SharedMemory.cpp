//===- SharedMemory.cpp - what a kernel keeps in shared memory ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/Transport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

/// Of an mbarrier (PTX ISA).
static constexpr int64_t barrierBytes = 8;

SharedMemory SharedMemory::allocate(llvm::ArrayRef<SharedBuffer> buffers) {
  SharedMemory memory;
  // Every schedule that is looked at comes here: there are few buffers, and no table of them.
  for (auto [number, buffer] : llvm::enumerate(buffers)) {
    auto isOfPlace = [&, &buffer = buffer](const SharedBuffer &other) {
      return &other == &buffer || (buffer.isCommon && other.isCommon && other.name == buffer.name);
    };
    const auto *first = llvm::find_if(buffers, isOfPlace);
    if (first != &buffer) {
      memory.offsets.push_back(memory.offsets[first - buffers.begin()]);
      continue;
    }
    int64_t bytes = 0, alignment = 1;
    for (const SharedBuffer &other : buffers.drop_front(number))
      if (isOfPlace(other)) {
        bytes = std::max(bytes, other.bytes);
        alignment = std::max(alignment, other.alignment);
      }
    memory.alignment = std::max(memory.alignment, alignment);
    memory.offsets.push_back(llvm::alignTo(memory.bytes, alignment));
    memory.bytes = memory.offsets.back() + bytes;
  }
  return memory;
}

std::string mlir::fuse::getTileBufferName(unsigned tile) { return "tile" + std::to_string(tile); }
std::string mlir::fuse::getChunksBufferName(unsigned tile) {
  return "chunks" + std::to_string(tile);
}

llvm::SmallVector<SharedBuffer> mlir::fuse::getSlotBuffers(int64_t stages,
                                                           llvm::ArrayRef<int64_t> tileBytes) {
  llvm::SmallVector<SharedBuffer> buffers;
  for (auto [tile, bytes] : llvm::enumerate(tileBytes))
    buffers.push_back({getTileBufferName(tile), stages * bytes});
  return buffers;
}

llvm::SmallVector<SharedBuffer> mlir::fuse::getRingBuffers(int64_t stages,
                                                           llvm::ArrayRef<int64_t> tileBytes,
                                                           llvm::ArrayRef<bool> isRealigned) {
  llvm::SmallVector<SharedBuffer> buffers = getSlotBuffers(stages, tileBytes);
  for (SharedBuffer &buffer : buffers)
    buffer.alignment = SharedBuffer::kSwizzleAlignment;
  for (auto [tile, bytes] : llvm::enumerate(tileBytes))
    if (isRealigned[tile])
      buffers.push_back({getChunksBufferName(tile), stages * getExtraSlotBytes(bytes)});
  for (const char *name : {kFullBuffer, kEmptyBuffer})
    buffers.push_back({name, stages * barrierBytes, /*alignment=*/barrierBytes});
  return buffers;
}

SharedBuffer mlir::fuse::getTurnBuffer(int64_t groups, int64_t rings) {
  return {kTurnBuffer, groups * rings * barrierBytes, /*alignment=*/barrierBytes};
}

SharedBuffer mlir::fuse::getHeldBuffer(int64_t bytes) { return {kHeldBuffer, bytes}; }

SharedBuffer mlir::fuse::getBoxBuffer(int64_t bytes) {
  return {kBoxBuffer, bytes, SharedBuffer::kSwizzleAlignment, /*isCommon=*/true};
}

SharedBuffer mlir::fuse::getExchangeBuffer(int64_t bytes) {
  return {kExchangeBuffer, bytes, SharedBuffer::kDefaultAlignment, /*isCommon=*/true};
}

SharedBuffer mlir::fuse::getClusterBuffer(int64_t values) {
  constexpr int64_t widest = 8; // bytes of a value
  return {kClusterBuffer, kClusterPlaces * values * widest, SharedBuffer::kDefaultAlignment,
          /*isCommon=*/true};
}

llvm::SmallVector<SharedBuffer> mlir::fuse::getSumBuffers(int64_t rows, int64_t columns,
                                                          int64_t sums) {
  return {{kSumsBuffer, sums * rows * getExchangePitch(columns, 4)},
          {kArrivedBuffer, barrierBytes, /*alignment=*/barrierBytes}};
}

int64_t mlir::fuse::getExchangePitch(int64_t columns, int64_t elementBytes) {
  int64_t bytes = columns * elementBytes;
  return bytes % kLineBytes == 0 ? bytes + kChunkBytes : bytes;
}

int64_t mlir::fuse::countResident(int64_t bytes, int64_t threads, const ChipInfo &chip) {
  return std::min(chip.sharedPerUnit / (bytes + chip.reservedShared),
                  chip.maxWarpsPerUnit * chip.lanes / threads);
}

int64_t mlir::fuse::getBytesForAtMost(int64_t ctas, const ChipInfo &chip) {
  constexpr int64_t alignment = 16;
  const int64_t bytes = chip.sharedPerUnit / (ctas + 1) - chip.reservedShared + 1;
  return llvm::alignTo(std::max<int64_t>(bytes, 0), alignment);
}
