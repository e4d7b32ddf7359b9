//===- Patterns.h - what lowers the ops of a kernel -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The patterns of all families. `types` and `frame` outlive them.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOLLVM_PATTERNS_H
#define FUSE_LIB_CONVERSION_TILETOLLVM_PATTERNS_H

#include "fuse/Conversion/TileToLLVM/ThreadCode.h"

namespace mlir::fuse {

/// tile.load, tile.store, memref.subview, memref.dim.
void addLoadStorePatterns(const TypeConverter &types, KernelFrame &frame,
                          RewritePatternSet &patterns);
/// tile.ring_slot, ring_advance, ring_behind, prefetch; tile.copy, copy_commit and copy_wait of
/// threads that compute too.
void addSlotPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.hold, tile.read_held.
void addHeldPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// Has the walks along what is held stay loops: LLVM and ptxas unroll them, with more registers
/// than CTAs of which an SM is to hold several have, and no faster [docs/Rationale.md].
void keepWalksRolled(gpu::GPUFuncOp kernel);
/// tile.mma by instructions of warps.
void addMmaPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.fill, tile.map.
void addMapPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.reduce.
void addReducePatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.sort.
void addSortPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.convert_layout.
void addConvertLayoutPatterns(const TypeConverter &types, KernelFrame &frame,
                              RewritePatternSet &patterns);
/// tile.slices.
void addSlicesPatterns(const TypeConverter &types, KernelFrame &frame, RewritePatternSet &patterns);
/// tile.partial_put, tile.partial_add.
void addPartialPatterns(const TypeConverter &types, KernelFrame &frame,
                        RewritePatternSet &patterns);

/// Finds the tile.mma that are multiplied together, by warps: those with the same left tile, so
/// that its registers are loaded once.
void groupProducts(gpu::GPUFuncOp kernel, KernelFrame &frame);
/// Finds the reductions that need no barrier before they exchange values.
void planExchanges(gpu::GPUFuncOp kernel, KernelFrame &frame);

/// Warps of a kernel that only copy.
int64_t getNumProducers(gpu::GPUFuncOp kernel);

/// Groups of its other warps, each of which computes tiles of its own.
int64_t getNumGroups(gpu::GPUFuncOp kernel);

/// Reports what cannot be lowered of a kernel, by ops that all families have: what tile passes have
/// to say of an op is there, and is of this kernel.
LogicalResult verifyLowerable(gpu::GPUFuncOp kernel, const TargetHooks &hooks);

/// Reports a tile.mma whose operands or accumulator are not those of its instruction, one of warps.
/// Its layouts hold whole instructions.
LogicalResult verifyWarpProduct(tile::MmaOp mma);

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOLLVM_PATTERNS_H
