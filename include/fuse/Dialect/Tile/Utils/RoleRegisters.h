//===- RoleRegisters.h - registers of producers and consumers ---*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H
#define FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H

#include "fuse/Dialect/Tile/IR/Tile.h"

namespace mlir::fuse::tile {

/// How many registers a thread of each role has.
struct RoleRegisters {
  int64_t producer, consumer;
  /// Whether producers hand theirs over, since one CTA fills the register file.
  bool handsOver;
  /// How many a consumer lacks because producers that copy keep them.
  int64_t kept = 0;
};

/// The registers of roles in a kernel of so many threads.
RoleRegisters getRoleRegisters(RolesOp op, int64_t threads);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_ROLEREGISTERS_H
