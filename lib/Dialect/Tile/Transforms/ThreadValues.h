//===- ThreadValues.h - values through loops and branches -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_TILE_TRANSFORMS_THREADVALUES_H
#define FUSE_LIB_DIALECT_TILE_TRANSFORMS_THREADVALUES_H

#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include <functional>

namespace mlir::fuse::tile {

/// Takes values through the ops of a block, in the order in which they run.
struct ValueThreader {
  /// Whether an op without regions replaces the value of this number.
  std::function<bool(Operation *, unsigned)> replaces;
  /// Is called for each op without regions with what the values are before it; leaves there what
  /// they are after it.
  std::function<void(Operation *, MutableArrayRef<Value>)> visit;

  /// scf.for and scf.if carry and yield the values that are replaced in them; another op with
  /// regions in which some are is reported.
  LogicalResult thread(Block &block, MutableArrayRef<Value> values) const;
  /// `op` may be replaced.
  LogicalResult thread(Operation *op, MutableArrayRef<Value> values) const;

private:
  LogicalResult threadLoop(scf::ForOp loop, ArrayRef<unsigned> carried,
                           MutableArrayRef<Value> values) const;
  LogicalResult threadBranch(scf::IfOp branch, ArrayRef<unsigned> carried,
                             MutableArrayRef<Value> values) const;
};

} // namespace mlir::fuse::tile

#endif // FUSE_LIB_DIALECT_TILE_TRANSFORMS_THREADVALUES_H
