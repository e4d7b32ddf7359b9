//===- RowSteps.h - a row op in the order of its reductions -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The body of fuse.row says what depends on what. Who executes it walks the row
// once for each step: reductions that need no other, then those that need these,
// and so on, at last the results.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_ROWSTEPS_H
#define FUSE_DIALECT_FUSE_IR_ROWSTEPS_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fuse {

/// One walk along the row.
struct RowStep {
  SmallVector<ReduceOp> reductions; ///< none in the last step, which gives the results
  SmallVector<SortOp> sorts;        ///< the same: what is done with the row once it is there
  /// Values that vary along the row, are computed here, and are worth keeping for a later step
  /// where the row stays in registers: those that cost more than a few instructions.
  SmallVector<Value> kept;
};

class RowSteps {
public:
  explicit RowSteps(RowOp op);

  ArrayRef<RowStep> getSteps() const { return steps; }

  /// True if `value` differs from point to point of a row.
  bool varies(Value value) const { return varying.contains(value); }

  /// What step `number` computes: the operands of its reductions, then those of its sorts; or the
  /// results.
  SmallVector<Value> getTargets(unsigned number) const;

  /// The ops of the body that compute `targets`, in program order. The walk ends at reductions,
  /// sorts and values in `known`.
  SmallVector<Operation *> getSlice(ArrayRef<Value> targets, ArrayRef<Value> known) const;

private:
  RowOp op;
  llvm::DenseSet<Value> varying;
  SmallVector<RowStep> steps;
};

/// Bytes of shared memory in which a sort exchanges an element of a type. At least four: elements
/// that lie closer LLVM moves two at a time, at places that are not aligned for it.
int64_t getSortedBytes(Type type);

/// Bytes that the sorts of `op` exchange for an element of its tile: what they sort, and which
/// element it was. 0 if it has no sort.
int64_t getSortedBytes(Operation *op);

/// How many bytes the sorts of one kernel may exchange for a row: less than what the chip
/// with the least shared memory has for a block, so that tiles may be somewhat wider than a row.
inline constexpr int64_t kMaxSortedBytes = 40 * 1024;

/// True if the scalar op costs more than a few instructions.
bool isCostly(Operation *op);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_ROWSTEPS_H
