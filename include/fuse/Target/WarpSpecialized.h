//===- WarpSpecialized.h - what kernels with roles are made of --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts of #fuse.warp_specialized that its legality and its lowering share.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_WARPSPECIALIZED_H
#define FUSE_TARGET_WARPSPECIALIZED_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/Transport.h"

namespace mlir::fuse {

/// Columns of a tile that pass through the epilogue at a time: 128 bytes of 16-bit elements, the
/// widest swizzle.
constexpr int64_t kEpilogueColumns = 64;

/// Whether the tensor memory accelerator can bring pieces of such an auxiliary to the epilogue:
/// `row` and `column` are the dimensions along which the tile of the result lies.
bool fitsAuxiliaryRing(const BufferPart &part, Type element, int64_t row, int64_t column);

/// Numbers of the operands that a ring of auxiliaries (`aux_stages`) would carry.
SmallVector<unsigned> getRingAuxiliaries(MatmulOp op);

/// How many steps' products run while the next one's are started, 1 or 0, of operands whose
/// elements have so many bits. Where operands are swapped it is 0 for few rows, as memory is what
/// they wait for, for steps longer than a line, and for three warpgroups, of which two multiply
/// while one waits: there it would only hold a slot back (docs/Rationale.md has the figures).
int64_t countStepsBehind(WarpSpecializedScheduleAttr schedule, int64_t elementBits);

/// Clusters of so many CTAs that run at once, at least: each is within a GPC, of which some SMs are
/// left over, more or less on each chip. Of 132 SMs in eight GPCs of up to 18 at least 29 clusters
/// of four run, and 13 of eight: five GPCs of 18 and three of 14 hold fewest. An H100 and
/// an H200 ran 66 of two, 30 of four, 15 of eight (cuOccupancyMaxActiveClusters of the latter);
/// another H200 fewer than 30 of four, by the time that these took.
int64_t countClusters(int64_t ctas, const ChipInfo &chip);

/// How a warp stages what it stores (16-bit elements): boxes of so many rows and columns of the
/// result, in so many buffers.
struct StoreStaging {
  int64_t rows, columns, buffers;
};
StoreStaging getStoreStaging(WarpSpecializedScheduleAttr schedule);

/// How a kernel stores a tile of its result: boxes by tensor maps, or rows by lanes that store side
/// by side, both out of shared memory; or elements as threads have them.
enum class StoreKind { Boxes, Rows, Elements };

/// Of a result of such extents in memory, `tileDims` of which the rows and columns of the tile run
/// along. `loadsWhole` says that threads load auxiliaries of the tile's size themselves.
StoreKind getStoreKind(WarpSpecializedScheduleAttr schedule, ArrayRef<int64_t> extents,
                       Type element, ArrayRef<int64_t> tileDims, bool loadsWhole);

} // namespace mlir::fuse

#endif // FUSE_TARGET_WARPSPECIALIZED_H
