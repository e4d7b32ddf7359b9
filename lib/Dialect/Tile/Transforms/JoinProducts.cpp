//===- JoinProducts.cpp - which products share instructions ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Utils/JoinedProducts.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEJOINPRODUCTS
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
struct JoinProducts : mlir::fuse::tile::impl::TileJoinProductsBase<JoinProducts> {
  void runOnOperation() override;
};
} // namespace

/// Whether products of a tile and of the next one can share instructions.
static bool canJoin(OpResult tile, OpResult next) {
  return llvm::any_of(tile.getUsers(), [&](Operation *user) {
    auto before = dyn_cast<MmaOp>(user);
    return before && llvm::any_of(next.getUsers(), [&](Operation *other) {
             auto mma = dyn_cast<MmaOp>(other);
             return mma && canShareInstructions(before, mma);
           });
  });
}

void JoinProducts::runOnOperation() {
  getOperation().walk([](MakeRingOp ring) {
    SmallVector<int64_t> joined;
    int64_t tiles = ring.getRing().getType().getSlots().size();
    for (int64_t tile = 0; tile + 1 < tiles; ++tile)
      if ((joined.empty() || joined.back() + 1 < tile) &&
          llvm::any_of(ring.getRing().getUsers(), [&](Operation *user) {
            auto wait = dyn_cast<RingWaitOp>(user);
            return wait && canJoin(wait->getResult(tile), wait->getResult(tile + 1));
          }))
        joined.push_back(tile);
    if (!joined.empty())
      ring.setJoined(joined);
  });
}
