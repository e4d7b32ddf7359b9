//===- Fuse.h - the fuse dialect --------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_FUSE_H
#define FUSE_DIALECT_FUSE_IR_FUSE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fuse::detail {
/// Checks subscripts, extents and result types shared by all structured ops.
LogicalResult verifyIndexedOp(Operation *op);
SmallVector<AffineMap> getMaps(ArrayAttr maps);
SmallVector<int64_t> getStaticDimSizes(Operation *op);
SmallVector<OpFoldResult> getDimSizes(Operation *op, OpBuilder &b, Location loc);
SmallVector<OpOperand *> getInputOperands(Operation *op);
SmallVector<OpOperand *> getOutOperands(Operation *op);
} // namespace mlir::fuse::detail

#include "fuse/Dialect/Fuse/IR/FuseDialect.h.inc"
#include "fuse/Dialect/Fuse/IR/FuseEnums.h.inc"
#include "fuse/Dialect/Fuse/IR/ScheduleInterface.h.inc"

#define GET_ATTRDEF_CLASSES
#include "fuse/Dialect/Fuse/IR/FuseAttributes.h.inc"

#include "fuse/Dialect/Fuse/IR/FuseInterfaces.h.inc"

#define GET_OP_CLASSES
#include "fuse/Dialect/Fuse/IR/FuseOps.h.inc"

namespace mlir::fuse {
/// The schedule of a kernel that fuse-tile has made, and its attribute.
constexpr llvm::StringLiteral kScheduleAttr = "fuse.schedule";
inline ScheduleInterface getSchedule(Operation *kernel) {
  return kernel->getAttrOfType<ScheduleInterface>(kScheduleAttr);
}
} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_FUSE_H
