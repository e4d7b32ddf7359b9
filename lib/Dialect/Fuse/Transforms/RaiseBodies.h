//===- RaiseBodies.h - bodies of linalg ops as regions of fuse ops --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The region of a fuse op sees its arguments only. What the body of a linalg op reads from outside
// becomes an input: a scalar as a tensor of one element, a tensor of which the body reads elements
// or extents as a whole. Constants, and numbers computed from sizes or elements, are computed in
// the region.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H

#include "Raise.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fuse {

/// The ops that compute a scalar of a graph, definitions before uses.
struct ScalarCode {
  llvm::SetVector<Operation *> ops;
  bool readsSizes = false, readsData = false; ///< holds tensor.dim, tensor.extract
};

/// What computes `scalar`, if that is arithmetic on sizes, elements of tensors and constants alone.
std::optional<ScalarCode> getScalarCode(Value scalar);

/// True if the tensor has no other element.
bool isOnlyElement(tensor::ExtractOp extract);

/// True of a scalar that a region computes for itself: it is made of sizes or of elements, and is
/// not the only element of a tensor, which is an input.
bool isComputedInside(Value scalar);

/// Clones, into the body of `op`, what computes the scalars that it reads from outside.
void bringScalarsInside(linalg::GenericOp op, RewriterBase &rewriter);

/// Raises a body, op by op.
class BodyRaiser {
public:
  /// `code`: the ops of the body that are wanted, in order. `loopOf`: the dimension of the fuse op
  /// that a loop of `op` becomes. `values`: what else the region reads.
  BodyRaiser(linalg::GenericOp op, ArrayRef<Operation *> code, AffineMap loopOf,
             RewriterBase &rewriter, ArrayRef<Value> values = {});

  /// Whether all of the code may stand in a region.
  bool isSupported() const;

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

/// Names, with an error each, the ops of a body that may not stand in a region.
LogicalResult checkBody(linalg::GenericOp op);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISEBODIES_H
