//===- SameCode.h - ops that do the same ------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_SAMECODE_H
#define FUSE_DIALECT_FUSE_IR_SAMECODE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMapInfo.h"

namespace mlir::fuse {

/// Do two ops differ in their names as symbols, in locations, and in which values they work on, and
/// in nothing else? Operands of one that are one value must be one value of the other, and a part
/// of a tensor (`fuse.slice`) the same part. For ops whose regions are isolated from above.
bool haveSameCode(Operation *first, Operation *second);

/// A number that is equal for ops that have the same code.
llvm::hash_code hashCode(Operation *op);

/// For maps and sets that hold one op of those that have the same code. Such an op must not change
/// while it is in there.
struct SameCodeInfo : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op) {
    return hashCode(const_cast<Operation *>(op));
  }
  static bool isEqual(const Operation *first, const Operation *second) {
    if (first == second)
      return true;
    auto isKey = [](const Operation *op) { return op != getEmptyKey() && op != getTombstoneKey(); };
    return isKey(first) && isKey(second) &&
           haveSameCode(const_cast<Operation *>(first), const_cast<Operation *>(second));
  }
};

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_SAMECODE_H
