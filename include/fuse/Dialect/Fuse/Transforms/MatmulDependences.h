//===- MatmulDependences.h - which matmuls need which -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_MATMULDEPENDENCES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_MATMULDEPENDENCES_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::fuse {

/// Which matmuls of a block each of its matmuls needs, if indirectly, and which of them meet in
/// elementwise work. Found once, in one walk; matmuls may be joined meanwhile, if one says so.
class MatmulDependences {
public:
  explicit MatmulDependences(Block &block);

  /// Does `second`, which follows `first`, need no result of it?
  bool areIndependent(MatmulOp first, MatmulOp second) const {
    return !needs[numbers.lookup(second)].test(numbers.lookup(first));
  }

  /// Is there an elementwise op that both reach through elementwise ops?
  bool meet(MatmulOp first, MatmulOp second) const {
    return meets[numbers.lookup(second)].test(numbers.lookup(first));
  }

  /// Says that `joined` takes the places of both, which may be gone.
  void join(Operation *first, Operation *second, MatmulOp joined);

private:
  void findNeeds(Block &block);
  void findMeets(Block &block);

  llvm::DenseMap<Operation *, unsigned> numbers;
  SmallVector<llvm::BitVector> needs, meets; ///< by number
};

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_MATMULDEPENDENCES_H
