//===- Passes.h - passes of CPU execution -----------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_EXECUTION_PASSES_H
#define FUSE_EXECUTION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fuse::exec {
#define GEN_PASS_DECL
#include "fuse/Execution/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "fuse/Execution/Passes.h.inc"
} // namespace mlir::fuse::exec

#endif // FUSE_EXECUTION_PASSES_H
