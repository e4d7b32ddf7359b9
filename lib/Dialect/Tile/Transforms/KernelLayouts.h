//===- KernelLayouts.h - the layouts of one kernel's tiles ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tile-assign-layouts writes into the types of a kernel: ProductLayouts.cpp derives it from
// the kernel's matrix instruction, BlockedLayout.cpp, for kernels without products, from how its
// tiles are accessed.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H
#define FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H

#include "ScheduledKernel.h"

namespace mlir::fuse::tile {

/// The layouts of a kernel. All fragments are projections of one.
struct KernelLayouts {
  /// Of fragments of the widest extents.
  Layout fragments;
  /// Of products; null in a kernel without.
  AtomAttr atom;
};

/// From the instruction that multiplies, `mma` being the kernel's first product; on a chip without
/// one, or where it does not divide the tile, reports it.
FailureOr<KernelLayouts> layOutProducts(const ScheduledKernel &kernel, MmaOp mma);

/// Runs of columns that lanes access side by side; reports tiles that do not divide so.
FailureOr<KernelLayouts> layOutBlocked(const ScheduledKernel &kernel);

/// How the tile that `load` brings lies in shared memory: the swizzle is chosen so that the rows
/// that eight neighbouring lanes read fall into different banks. `operand`: the layout that a
/// product reads it with; null where it is read otherwise.
SharedAttr layOutStaged(LoadOp load, LayoutAttr operand);

/// The same of what `copy` brings into a slot of a ring: lines in the widest swizzle of the tensor
/// memory accelerator.
SharedAttr layOutSlot(CopyOp copy);

} // namespace mlir::fuse::tile

#endif // FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H
