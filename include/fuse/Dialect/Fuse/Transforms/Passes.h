//===- Passes.h - Fuse passes ------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_PASSES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_PASSES_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fuse {
#define GEN_PASS_DECL
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_PASSES_H
