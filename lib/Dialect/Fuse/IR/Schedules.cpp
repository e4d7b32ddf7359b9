//===- Schedules.cpp - what the fields of a schedule may be ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bounds that hold for any op and chip: counts are positive, and products of them do not overflow.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"

using namespace mlir;
using namespace mlir::fuse;

using EmitError = function_ref<InFlightDiagnostic()>;

/// The tile has `rank` extents, and warps lie along the first two dimensions.
static LogicalResult verifyTile(EmitError emitError, ArrayRef<int64_t> tile,
                                ArrayRef<int64_t> warps, size_t rank) {
  constexpr int64_t mostElements = 65536, mostWarps = 1024;
  auto isPositive = [](int64_t value) { return value > 0; };
  if (tile.size() != rank || warps.size() != 2 || !llvm::all_of(tile, isPositive) ||
      !llvm::all_of(warps, isPositive))
    return emitError() << "shape: needs a tile of "
                       << (rank == 3 ? "[m, n, k] and warps along [m, n]"
                                     : "[rows, columns] and warps along [rows, columns]")
                       << ", all positive";
  for (int64_t extent : tile)
    if (extent > mostElements)
      return emitError() << "shape: a tile extent of " << extent << " is beyond " << mostElements;
  for (int64_t count : warps)
    if (count > mostWarps)
      return emitError() << "shape: " << count << " warps along a dimension are beyond "
                         << mostWarps;
  return success();
}

/// `name` is a number from `least` to `most`.
static LogicalResult verifyCount(EmitError emitError, StringRef name, int64_t value,
                                 int64_t least = 1, int64_t most = 65536) {
  if (value >= least && value <= most)
    return success();
  return emitError() << "shape: '" << name << "' must be from " << least << " to " << most
                     << ", got " << value;
}

LogicalResult MultistageScheduleAttr::verify(EmitError emitError, ArrayRef<int64_t> tile,
                                             ArrayRef<int64_t> warps, int64_t stages,
                                             int64_t raster, int64_t split) {
  return success(succeeded(verifyTile(emitError, tile, warps, 3)) &&
                 succeeded(verifyCount(emitError, "stages", stages)) &&
                 succeeded(verifyCount(emitError, "raster", raster)) &&
                 succeeded(verifyCount(emitError, "split", split)));
}

LogicalResult RegisterPrefetchScheduleAttr::verify(EmitError emitError, ArrayRef<int64_t> tile,
                                                   ArrayRef<int64_t> warps, int64_t ahead,
                                                   int64_t raster, int64_t split) {
  return success(succeeded(verifyTile(emitError, tile, warps, 3)) &&
                 succeeded(verifyCount(emitError, "ahead", ahead, /*least=*/1, /*most=*/4)) &&
                 succeeded(verifyCount(emitError, "raster", raster)) &&
                 succeeded(verifyCount(emitError, "split", split)));
}

LogicalResult WarpSpecializedScheduleAttr::verify(EmitError emitError, ArrayRef<int64_t> tile,
                                                  ArrayRef<int64_t> warps, int64_t stages,
                                                  ArrayRef<int64_t> cluster, int64_t raster,
                                                  bool /*swap*/, int64_t producers,
                                                  int64_t auxStages, bool /*streamK*/,
                                                  bool /*pingpong*/, int64_t resident) {
  const bool hasDims = cluster.empty() || cluster.size() == 2 || cluster.size() == 3;
  if (!hasDims || !llvm::all_of(cluster, [](int64_t ctas) { return ctas > 0 && ctas <= 16; }))
    return emitError() << "shape: a cluster has from 1 to 16 CTAs along each of [m, n], or of "
                          "[m, n, k]";
  return success(succeeded(verifyTile(emitError, tile, warps, 3)) &&
                 succeeded(verifyCount(emitError, "stages", stages)) &&
                 succeeded(verifyCount(emitError, "raster", raster)) &&
                 succeeded(verifyCount(emitError, "producers", producers)) &&
                 succeeded(verifyCount(emitError, "aux_stages", auxStages, /*least=*/0)) &&
                 succeeded(verifyCount(emitError, "resident", resident)));
}

LogicalResult RowsScheduleAttr::verify(EmitError emitError, ArrayRef<int64_t> tile,
                                       ArrayRef<int64_t> warps, int64_t split, int64_t resident,
                                       ArrayRef<int64_t> cluster, bool) {
  if (!cluster.empty() &&
      (cluster.size() != 2 || cluster[0] != 1 || cluster[1] < 1 || cluster[1] > 16))
    return emitError() << "shape: a cluster has one CTA along the rows and from 1 to 16 along the "
                          "columns";
  return success(succeeded(verifyTile(emitError, tile, warps, 2)) &&
                 succeeded(verifyCount(emitError, "split", split)) &&
                 succeeded(verifyCount(emitError, "resident", resident, /*least=*/0)));
}

LogicalResult ElementwiseScheduleAttr::verify(EmitError emitError, ArrayRef<int64_t> tile,
                                              ArrayRef<int64_t> warps) {
  return verifyTile(emitError, tile, warps, 2);
}
