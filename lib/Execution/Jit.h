//===- Jit.h - memref programs to code of the host --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_EXECUTION_JIT_H
#define FUSE_LIB_EXECUTION_JIT_H

#include "fuse/Runtime/Tensor.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::fuse::exec {

/// Compiles a module of functions on memrefs (linalg, scf, arith, math, memref)
/// and calls `function`, whose arguments are memrefs with the identity layout
/// that do not overlap, with `arguments`. The module is consumed.
LogicalResult compileAndCall(ModuleOp module, StringRef function,
                             MutableArrayRef<::fuse::runtime::Tensor *> arguments);

} // namespace mlir::fuse::exec

#endif // FUSE_LIB_EXECUTION_JIT_H
