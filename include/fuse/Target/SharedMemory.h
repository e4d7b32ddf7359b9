//===- SharedMemory.h - what a kernel keeps in shared memory ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One model of shared memory (LDS): legality asks it with what a schedule says,
// tile-allocate-shared with what stands in a kernel, so that what is promised is what is taken.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_SHAREDMEMORY_H
#define FUSE_TARGET_SHAREDMEMORY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <string>

namespace mlir::fuse {

struct ChipInfo;

/// Something in shared memory.
struct SharedBuffer {
  std::string name;
  int64_t bytes = 0;
  int64_t alignment = kDefaultAlignment;
  /// All buffers of a kernel that are so marked and have one name are in one place, which is as
  /// large as the largest: they are never in use at once.
  bool isCommon = false;

  /// Rows of a tile start at multiples of a line (in banks and in the swizzles of lanes).
  static constexpr int64_t kDefaultAlignment = 128;
  /// The widest swizzle of copy engines and warpgroup instructions repeats every eight lines.
  static constexpr int64_t kSwizzleAlignment = 1024;
};

/// Where buffers lie.
struct SharedMemory {
  /// In bytes, one for each buffer.
  llvm::SmallVector<int64_t> offsets;
  int64_t bytes = 0;
  /// Of the whole.
  int64_t alignment = SharedBuffer::kDefaultAlignment;

  /// Gives each buffer its place, in order: behind all others, or where those of its name lie.
  static SharedMemory allocate(llvm::ArrayRef<SharedBuffer> buffers);
};

/// A ring of `stages` slots, whose tiles take `tileBytes` each: a buffer for each tile.
llvm::SmallVector<SharedBuffer> getSlotBuffers(int64_t stages, llvm::ArrayRef<int64_t> tileBytes);

/// A ring between roles: in addition, two mbarriers for each slot, and where `isRealigned` says
/// that the lines of a tile are shifted into place, the chunk after each line.
llvm::SmallVector<SharedBuffer> getRingBuffers(int64_t stages, llvm::ArrayRef<int64_t> tileBytes,
                                               llvm::ArrayRef<bool> isRealigned);

/// Names of the buffers of a ring.
std::string getTileBufferName(unsigned tile);
std::string getChunksBufferName(unsigned tile);
constexpr const char *kFullBuffer = "full", *kEmptyBuffer = "empty";

/// Of groups of consumers that take turns at rings: an mbarrier for each group and ring.
SharedBuffer getTurnBuffer(int64_t groups, int64_t rings);

/// What threads hold of rows, each its own part.
SharedBuffer getHeldBuffer(int64_t bytes);

/// Where warps stage what they store, all of them together.
SharedBuffer getBoxBuffer(int64_t bytes);

/// What threads exchange in a reduction or a sort: each begins with a barrier, after which nobody
/// reads what the one before has left, or has a part of the place to itself.
SharedBuffer getExchangeBuffer(int64_t bytes);

/// What the warps of a cluster exchange in a reduction, `values` of them, in one of kClusterPlaces
/// in turn.
SharedBuffer getClusterBuffer(int64_t values);

/// What the CTAs of a cluster leave for each other of a tile of `rows` x `columns` f32, `sums`
/// times, and the mbarrier that says when all of it is there.
llvm::SmallVector<SharedBuffer> getSumBuffers(int64_t rows, int64_t columns, int64_t sums);

/// Bytes from a row of `columns` elements to the next where a fragment passes through shared memory
/// into another layout: rows begin in different banks.
int64_t getExchangePitch(int64_t columns, int64_t elementBytes);

/// CTAs that an SM or CU has room for at once, of so many bytes of shared memory and threads.
int64_t countResident(int64_t bytes, int64_t threads, const ChipInfo &chip);

/// The least bytes of shared memory of a CTA of which an SM or CU has room for no more than `ctas`.
int64_t getBytesForAtMost(int64_t ctas, const ChipInfo &chip);

constexpr const char *kTurnBuffer = "turns", *kBoxBuffer = "boxes", *kExchangeBuffer = "exchange";
constexpr const char *kClusterBuffer = "cluster", *kHeldBuffer = "held";
constexpr int64_t kClusterPlaces = 2;
constexpr const char *kSumsBuffer = "sums", *kArrivedBuffer = "arrived";

} // namespace mlir::fuse

#endif // FUSE_TARGET_SHAREDMEMORY_H
