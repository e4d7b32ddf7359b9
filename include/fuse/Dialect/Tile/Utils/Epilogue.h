//===- Epilogue.h - how the epilogues of products are cut -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With roles an epilogue runs piece by piece over the accumulators: so many columns of 64 rows of
// each warpgroup. What is stored by a tensor map leaves in boxes that make up a piece.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_EPILOGUE_H
#define FUSE_DIALECT_TILE_UTILS_EPILOGUE_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Dialect/Tile/Utils/KernelSchedule.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fuse::tile {

/// Columns of a piece, of a kernel with roles and products.
int64_t getPieceColumns(gpu::GPUFuncOp kernel, KernelSchedule schedule);

/// Columns of the boxes of a store: a line of shared memory, or a piece if that is narrower.
int64_t getBoxColumns(StoreOp store, gpu::GPUFuncOp kernel, KernelSchedule schedule);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_EPILOGUE_H
