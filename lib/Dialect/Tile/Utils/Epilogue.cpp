//===- Epilogue.cpp - how the epilogues of products are cut ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/Epilogue.h"
#include "fuse/Target/WarpSpecialized.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

int mlir::fuse::tile::getColumnDim(FragType accumulators) {
  SmallVector<LayoutDigit> registers = accumulators.getPlaces().getLevel(LayoutLevel::Register);
  return !registers.empty() && registers.front().dim == 0 ? 0 : 1;
}

int64_t mlir::fuse::tile::getSliceColumns(gpu::GPUFuncOp kernel, FragType accumulators) {
  // As wide as what is stored at a time: all rows of a box if operands are swapped, else 128 bytes,
  // unless a ring of auxiliaries says how wide.
  if (getColumnDim(accumulators) == 0)
    return std::min<int64_t>(accumulators.getShape()[0], kEpilogueColumns);
  int64_t columns = kEpilogueColumns;
  ArrayRef<int64_t> widest;
  kernel.walk([&](MmaOp mma) { widest = mma.getAcc().getType().getShape(); });
  const bool readsRing =
      kernel.walk([](RingReadOp) { return WalkResult::interrupt(); }).wasInterrupted();
  kernel.walk([&](StoreOp store) {
    if (getTileElementType(store.getValue().getType()).isF32() && !readsRing)
      columns = kEpilogueColumns / 2;
  });
  // So are auxiliaries of the result's size that are loaded one by one.
  kernel.walk([&](LoadOp load) {
    auto type = cast<MemRefType>(load.getSource().getType());
    if (getTileShape(load.getResult().getType()) == widest &&
        (type.isDynamicDim(type.getRank() - 1) || type.getDimSize(type.getRank() - 1) % 2))
      columns = kEpilogueColumns / 2;
  });
  return columns;
}
