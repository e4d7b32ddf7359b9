//===- FrontEnds.h - ops of front ends' own dialects ------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FRONTENDS_FRONTENDS_H
#define FUSE_DIALECT_FRONTENDS_FRONTENDS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::fuse::detail {
LogicalResult verifyScatter(Operation *op);
} // namespace mlir::fuse::detail

#include "fuse/Dialect/FrontEnds/FrontEndsInterfaces.h.inc"

#include "fuse/Dialect/FrontEnds/IreeLinalgExtDialect.h.inc"
#include "fuse/Dialect/FrontEnds/TmTensorDialect.h.inc"

#define GET_OP_CLASSES
#include "fuse/Dialect/FrontEnds/FrontEndsOps.h.inc"

#endif // FUSE_DIALECT_FRONTENDS_FRONTENDS_H
