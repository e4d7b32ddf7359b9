//===- Epilogue.h - how the epilogues of products are cut -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With roles an epilogue is carried out slice by slice of the accumulators. What is stored by a
// tensor map leaves in boxes that make up a slice.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_EPILOGUE_H
#define FUSE_DIALECT_TILE_UTILS_EPILOGUE_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fuse::tile {

/// The dimension of accumulators of warpgroups along which the columns of the instruction lie, of
/// which a lane holds pairs: 1, or 0 where operands are swapped.
int getColumnDim(FragType accumulators);

/// Columns of a slice of what lies as these accumulators do, of a kernel with roles: of 64 rows of
/// each warpgroup.
int64_t getSliceColumns(gpu::GPUFuncOp kernel, FragType accumulators);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_EPILOGUE_H
