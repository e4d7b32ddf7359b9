//===- JoinedProducts.cpp - products that share instructions --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/JoinedProducts.h"
#include "fuse/Dialect/Tile/Utils/Epilogue.h"
#include "fuse/Target/MatrixAtom.h"
#include "fuse/Target/SharedMemory.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

bool mlir::fuse::tile::canShareInstructions(MmaOp before, MmaOp mma) {
  auto first = dyn_cast<OpResult>(before.getRhs()), second = dyn_cast<OpResult>(mma.getRhs());
  auto wait = first ? dyn_cast<RingWaitOp>(first.getOwner()) : RingWaitOp();
  const WarpgroupAtom *atom =
      mma.getAtom() ? lookupWarpgroupAtom(mma.getAtom()->getInstruction()) : nullptr;
  if (!wait || !second || second.getOwner() != wait || !atom || before.getAtom() != mma.getAtom() ||
      before.getLhs() != mma.getLhs() || before.getAcc().getType() != mma.getAcc().getType() ||
      second.getResultNumber() != first.getResultNumber() + 1 ||
      first.getType() != second.getType() || getColumnDim(mma.getAcc().getType()) != 1)
    return false;
  auto tile = cast<StagedType>(first.getType());
  if (!tile.getLayout())
    return false;
  ArrayRef<int64_t> shape = tile.getShape(); // columns, k
  const int64_t elementBytes = getElementBytes(tile.getElementType());
  const int64_t line = tile.getLayout().getPiece();
  const bool isUniform = tile.getLayout().getContiguous() == 1
                             ? shape[1] * elementBytes == line
                             : line && shape[0] * elementBytes % line == 0;
  return isUniform && shape[0] * shape[1] * elementBytes % SharedBuffer::kSwizzleAlignment == 0 &&
         atom->admits(2 * shape[0]);
}
