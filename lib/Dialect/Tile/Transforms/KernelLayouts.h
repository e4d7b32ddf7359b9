//===- KernelLayouts.h - the layouts of one kernel's tiles ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tile-assign-layouts writes into the types of a kernel: ProductLayouts.cpp derives it from
// the instructions that multiply, BlockedLayout.cpp, for fragments that no product is near, from
// how tiles are accessed, and PropagateLayouts.cpp carries it from fragment to fragment.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H
#define FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H

#include "ScheduledKernel.h"

namespace mlir::fuse::tile {

/// Products of a kernel that agree in shapes, element types and precision: they share an
/// instruction.
struct ProductLayout {
  SmallVector<MmaOp> products;
  Layout accumulator;
  AtomAttr atom;
};

/// From the instructions that multiply, in the order of the kernel's products; on a chip without
/// one, or where it does not divide the tile, reports it.
FailureOr<SmallVector<ProductLayout>> layOutProducts(const ScheduledKernel &kernel);

/// Of `fragments`, runs of columns that lanes access side by side, for a tile of the widest extents
/// among them; reports tiles that do not divide so.
FailureOr<Layout> layOutBlocked(const ScheduledKernel &kernel, ArrayRef<Value> fragments);

/// Of `fragments`, for what has come through shared memory, where any thread finds any element:
/// lanes beside each other have vectors beside each other, and where there are fewer elements than
/// threads some have the same.
FailureOr<Layout> layOutSpread(const ScheduledKernel &kernel, ArrayRef<Value> fragments);

/// All fragments of a kernel, in order: results of ops before the arguments of their regions.
SmallVector<Value> getFragments(gpu::GPUFuncOp kernel);

/// The reads of what a kernel holds in shared memory, all of one layout.
SmallVector<ReadHeldOp> getReads(MakeHeldOp op);

/// Fragments of which `op` wants the elements side by side: a wider one's layout has a part, its
/// projection, that is the narrower one's. Those that a loop carries, or a branch yields, are
/// linked by their types.
void forEachLink(Operation *op, function_ref<void(Value, Value)> link);

/// Gives every fragment of a kernel its layout:
///
///   1. a product's result has its instruction's;
///   2. from the results on, in the order of the kernel and one link after the other, whatever is
///      linked to a fragment that has a layout, and not wider, gets the part of it that is its own;
///   3. the same from the operands that products take from registers;
///   4. the rows that tile.combine_rows hands on are spread evenly over the threads;
///   5. what has none yet, the part of the first product's layout that fits its shape, else a
///      blocked layout, and from there as above.
///
/// Then, where an op wants a fragment in another layout than it got, inserts tile.convert_layout.
LogicalResult propagateLayouts(const ScheduledKernel &kernel, ArrayRef<ProductLayout> products);

/// How the tile that `load` brings lies in shared memory: the swizzle is chosen so that the rows
/// that eight neighbouring lanes read fall into different banks. `operand`: the layout that a
/// product reads it with; null where it is read otherwise.
SharedAttr layOutStaged(LoadOp load, LayoutAttr operand);

/// The same of what `copy` brings into a slot of a ring: lines in the widest swizzle of the tensor
/// memory accelerator.
SharedAttr layOutSlot(CopyOp copy);

} // namespace mlir::fuse::tile

#endif // FUSE_LIB_DIALECT_TILE_TRANSFORMS_KERNELLAYOUTS_H
