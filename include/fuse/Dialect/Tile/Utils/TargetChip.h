//===- TargetChip.h - the chip that kernels are for -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_TARGETCHIP_H
#define FUSE_DIALECT_TILE_UTILS_TARGETCHIP_H

#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fuse::tile {

/// The chip that the kernels of a module are for, by its nvvm or rocdl target: the row of the
/// architecture, for what its instructions need, whichever part the kernels are for. Null if the
/// module has no target, or one of another chip than those of ChipInfo.h. `module` may be null.
const ChipInfo *getChip(gpu::GPUModuleOp module);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_TARGETCHIP_H
