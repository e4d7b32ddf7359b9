//===- Bufferization.h - fuse ops on memrefs --------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_BUFFERIZATION_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_BUFFERIZATION_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace mlir::fuse {

/// Argument attribute of a destination: its extents, an AffineMapAttr whose
/// symbols are all extents of all inputs in order.
inline constexpr StringLiteral kShapeAttr = "fuse.shape";

/// Lets one-shot bufferization see through the fuse ops.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

/// `fuse-bufferize` and what cleans up after it. Expects the results to be
/// destinations already.
void addBufferizePasses(OpPassManager &pm);

/// Moves `op`, and what it depends on inside of `kernel`, in front of it. Fails
/// (and leaves the IR valid) if that includes a structured fuse op.
LogicalResult hoistOutOfKernel(KernelOp kernel, Operation *op);

/// Moves everything but the structured fuse ops out of `kernel`, as far as it
/// does not depend on them.
void hoistOutOfKernel(KernelOp kernel);

/// The kernel directly around an op; null if there is none.
inline KernelOp getParentKernel(Operation *op) {
  return dyn_cast_or_null<KernelOp>(op->getParentOp());
}

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_BUFFERIZATION_H
