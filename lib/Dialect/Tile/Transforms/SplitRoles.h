//===- SplitRoles.h - what producers load and consumers compute -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tile-split-roles in two parts: SplitRoles.cpp finds the rings and makes the producers' loops,
// SplitConsumers.cpp the consumers'.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_TILE_TRANSFORMS_SPLITROLES_H
#define FUSE_LIB_DIALECT_TILE_TRANSFORMS_SPLITROLES_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse::tile {

/// Tiles that are loaded together: by a load region of a pipeline, or by a tile.load that stands
/// elsewhere. Each has a ring of its own.
struct StagedLoads {
  /// The pipeline or the tile.load.
  Operation *source;
  /// Of a pipeline: which load region, and the argument of compute that is its first tile.
  unsigned region = 0, firstArgument = 0;
  SmallVector<Type> slots;
  Value ring;
};

/// True if the first step of a pipeline's loop may stand before it: there is one, or, where k is
/// that of the tiles and may be 0, a step of zeros serves as one.
bool hasFirstStep(PipelineOp pipeline, ForTilesOp tiles);

/// The upper bound of such a loop, so that it has a step.
Value getUpperWithStep(OpBuilder &b, PipelineOp pipeline, ForTilesOp tiles, Value lower,
                       Value upper);

/// Replaces the pipelines and staged loads of the consumers' copy of `tiles`, which `mapping`
/// gives, by what waits for slots. `behind`: products of so many steps are under way while the next
/// ones are started.
void buildConsumers(OpBuilder &b, ForTilesOp tiles, const IRMapping &mapping,
                    ArrayRef<StagedLoads> loads, int64_t behind);

} // namespace mlir::fuse::tile

#endif // FUSE_LIB_DIALECT_TILE_TRANSFORMS_SPLITROLES_H
