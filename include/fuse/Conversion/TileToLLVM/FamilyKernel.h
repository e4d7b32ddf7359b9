//===- FamilyKernel.h - a family's part in lowering a kernel ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that only one family of chips has (roles, the rings between them, tensor maps) are lowered
// by patterns of that family. This is what they need to be told, and where the common lowering
// asks them.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_TILETOLLVM_FAMILYKERNEL_H
#define FUSE_CONVERSION_TILETOLLVM_FAMILYKERNEL_H

#include "fuse/Conversion/TileToLLVM/ThreadCode.h"

namespace mlir::fuse {

/// What a tile.slices has come to.
struct SliceState {
  /// Where the elements of what is stored live, and its slices.
  Layout layout;
  SmallVector<tile::Slice> slices;
  /// Of each tile; null where a register is not there yet.
  DenseMap<Value, SmallVector<Value>> registers;
  /// Boxes that have been staged, of all stores.
  int64_t numBoxes = 0;
};

/// An op of a tile.slices that a family lowers slice by slice.
class SlicedOp {
public:
  virtual ~SlicedOp() = default;
  /// What all slices have in common; before the first.
  virtual void begin(ThreadCode &) {}
  virtual void emit(ThreadCode &code, SliceState &state, size_t number) = 0;
};

class FamilyKernel {
public:
  virtual ~FamilyKernel() = default;

  /// Reports what cannot be lowered, and takes apart what patterns cannot: the kernel's ids are
  /// known, its function is not.
  virtual LogicalResult prepare(gpu::GPUFuncOp kernel, KernelFrame &frame) = 0;
  /// What the parameters after the memrefs' show.
  virtual ArrayRef<tile::TensorMapRecipeAttr> getTensorMaps() const = 0;
  /// The function is there, with these parameters; its ops are still those of the kernel.
  virtual void begin(KernelFrame &frame, ValueRange tensorMaps) = 0;
  virtual void addPatterns(const TypeConverter &types, KernelFrame &frame,
                           RewritePatternSet &patterns) = 0;
  /// Null for ops that it leaves to the common lowering.
  virtual std::unique_ptr<SlicedOp> getSliced(Operation &op) = 0;
};

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_TILETOLLVM_FAMILYKERNEL_H
