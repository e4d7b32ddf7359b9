//===- JoinedProducts.h - products that share instructions ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_JOINEDPRODUCTS_H
#define FUSE_DIALECT_TILE_UTILS_JOINEDPRODUCTS_H

#include "fuse/Dialect/Tile/IR/Tile.h"

namespace mlir::fuse::tile {

/// Whether an instruction of warpgroups can have the columns of two products with the same rows, if
/// the right tile of `mma` lies behind that of `before` in their slot. Of a tile with more than 128
/// bytes along a contiguous k it is the tile's own second piece that does.
bool canShareInstructions(MmaOp before, MmaOp mma);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_JOINEDPRODUCTS_H
