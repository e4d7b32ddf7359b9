//===- Reshapes.h - the groups of a reshape ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_RESHAPES_H
#define FUSE_DIALECT_FUSE_IR_RESHAPES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace mlir::fuse {

/// The dimensions of the larger shape that each one of the smaller consists of, for an expand_shape
/// or collapse_shape of tensors or memrefs. They are counted: MLIR's verifier compares the numbers
/// that the op has modulo 2^32 only.
template <typename Reshape> SmallVector<ReassociationIndices> getGroups(Reshape op) {
  SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
  int64_t next = 0;
  for (ReassociationIndices &group : groups)
    for (int64_t &dim : group)
      dim = next++;
  return groups;
}

/// Refuses the reshapes within `root` whose numbers of dimensions are not those that getGroups()
/// counts: upstream's patterns take them as they stand.
LogicalResult checkGroups(Operation *root);

/// Makes tensor.empty of the views within `root` of tensors like `0x?`: a view of no elements says
/// no more than its shape, and upstream takes the `?` that they collapse to for 0 in one place and
/// for `?` in another.
void replaceEmptyViews(Operation *root);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_RESHAPES_H
