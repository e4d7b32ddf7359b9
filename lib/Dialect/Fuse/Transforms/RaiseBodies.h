//===- RaiseBodies.h - bodies of linalg ops as regions of fuse ops --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The region of a fuse op sees its arguments only. What the body of a linalg op reads from outside
// becomes an input: a scalar as a tensor of one element, a tensor of which the body reads elements
// or extents as a whole. Constants, and numbers computed from sizes, are computed in the region.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H

#include "Raise.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fuse {

/// Clones, into the body of `op`, the arithmetic that makes numbers of sizes (`tensor.dim`), where
/// the body reads them from outside.
void bringSizesInside(linalg::GenericOp op, RewriterBase &rewriter);

/// True of a scalar that is computed from sizes of tensors and constants alone.
bool isComputedFromSizes(Value scalar);

/// Raises a body, op by op.
class BodyRaiser {
public:
  /// `code`: the ops of the body that are wanted, in order. `loopOf`: the dimension of the fuse op
  /// that a loop of `op` becomes. `values`: what else the region reads.
  BodyRaiser(linalg::GenericOp op, ArrayRef<Operation *> code, AffineMap loopOf,
             RewriterBase &rewriter, ArrayRef<Value> values = {});

  /// The first op of the code that may not stand in a region, or null.
  Operation *findUnsupported() const;

  /// Appends what is read from outside to the inputs. Fails where an element is read that is no
  /// scalar.
  LogicalResult addInputs(SmallVectorImpl<Access> &inputs);

  /// Adds an argument for each of those to the region's block.
  void addArguments(Block &block);

  /// Clones an op of the code to where the rewriter stands.
  void clone(Operation *inner);

  /// Values of the body in the region.
  IRMapping mapping;

private:
  linalg::GenericOp op;
  SmallVector<Operation *> code;
  AffineMap loopOf;
  RewriterBase &rewriter;
  llvm::SetVector<Value> constants, scalars, tensors;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H
