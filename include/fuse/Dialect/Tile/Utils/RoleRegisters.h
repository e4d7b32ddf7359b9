//===- RoleRegisters.h - registers of producers and consumers ---*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H
#define FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/Registers.h"

namespace mlir::fuse::tile {

/// CTAs of a kernel with roles that an SM holds at once.
int64_t getResidentCtas(gpu::GPUFuncOp kernel);

/// The registers of roles in a kernel of so many threads, by what stands in it.
RoleRegisters getRoleRegisters(RolesOp op, int64_t threads);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H
