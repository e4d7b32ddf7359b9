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
#include "fuse/Dialect/Tile/Utils/KernelSchedule.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fuse::tile {

/// Columns of a slice, of a kernel with roles and products: of 64 rows of each warpgroup. Columns
/// are the dimension that the schedule does not spread over warpgroups.
int64_t getSliceColumns(gpu::GPUFuncOp kernel, KernelSchedule schedule);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_EPILOGUE_H
