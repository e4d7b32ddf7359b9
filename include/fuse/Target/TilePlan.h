//===- TilePlan.h - how an op's dimensions map to tiles ---------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Analysis that scheduling and tiling share; it makes no IR.
//
//  KernelSpace  the op's iteration space after dimensions that lie next to each
//               other in every operand are merged;
//  TilePlan     which dimension runs along the rows of a tile, which along its
//               columns, which are reduced over, and which are walked one by one.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_TILEPLAN_H
#define FUSE_TARGET_TILEPLAN_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir::fuse {

/// No dimension: a subscript that is constant, a tile without rows.
constexpr int kNone = -1;

/// One dimension of the kernel's space: dimensions of the op, outermost first.
struct SpaceDim {
  SmallVector<unsigned> members;
  int64_t size; // ShapedType::kDynamic where unknown
};

/// One operand of the op as the kernel sees it.
struct OperandView {
  SmallVector<SmallVector<int64_t, 2>> groups; // operand dimensions merged into each dimension
  SmallVector<int> leading;                    // dimensions of extent 1 put in front
  SmallVector<int> dims;                       // space dimension of each dimension of the view
  /// Of a slice, for each dimension of the view: where the slice begins, how long it is, and how
  /// long what it is cut from. ShapedType::kDynamic: all of an extent that only the call knows.
  /// Empty for what is no slice.
  SmallVector<int64_t> begins, lengths, storage;

  /// Dimension of the view that runs along `dim`, or kNone.
  int find(int dim) const;
  bool isSlice() const { return !storage.empty(); }
};

struct KernelSpace {
  SmallVector<SpaceDim> dims;
  SmallVector<OperandView, 4> operands; // one per operand of the op

  /// Merges dimensions that every operand holds next to each other in the same
  /// order, except those that a kernel needs by themselves: the row of a row op,
  /// the query position of a causal mask, what a region asks the coordinate of.
  static KernelSpace get(IndexedOpInterface op);

  /// Space dimension that holds the op's dimension.
  int find(unsigned opDim) const;

  /// Sets the extents to those of the op's dimensions, dynamic where unknown. None: they stay.
  void fill(ArrayRef<int64_t> sizes);

  /// Adds a dimension of extent 1 in front of the given operands.
  int addUnitDim(ArrayRef<unsigned> operandNumbers);

  /// Extent of a dimension, 1 for kNone, ShapedType::kDynamic where unknown.
  int64_t getSize(int dim) const { return dim == kNone ? 1 : dims[dim].size; }

  /// Of several dimensions the widest (dynamic counts as widest), the innermost
  /// among equals; kNone of none.
  int pickWidest(ArrayRef<int> candidates) const;
};

/// How the space is cut. `rows` is kNone where there is a single row.
struct TilePlan {
  SmallVector<int> outer; // walked one by one, outermost first
  int rows = kNone, columns = kNone;
  // Of a matmul: outer ones first, the last is pipelined. Of a row op: those beside the columns.
  SmallVector<int> reduction;
  bool tilesColumns = true; // columns are spread over CTAs, not walked within one
  /// Of a row op: the rows of a tile lie along a dimension that is reduced over, and are walked
  /// within a CTA; its columns lie along one that is kept, which is innermost in memory.
  bool reducesRows = false;
  /// Of a row op: the dimension whose extent CTAs share where the schedule splits a row.
  int split = kNone;
  /// The dimension whose extent the guards of variants bound.
  int guarded = kNone;

  /// Of a row op: the dimension that a tile holds a segment of, walked within a CTA.
  int getWalked() const { return reducesRows ? rows : columns; }

  /// The plan for the op; may add dimensions of extent 1 to the space.
  static TilePlan get(IndexedOpInterface op, KernelSpace &space);
};

} // namespace mlir::fuse

#endif // FUSE_TARGET_TILEPLAN_H
