//===- Passes.h - passes that run pipelines ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PIPELINES_PASSES_H
#define FUSE_PIPELINES_PASSES_H

#include "fuse/Bundle/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fuse {
#define GEN_PASS_DECL
#include "fuse/Pipelines/Passes.h.inc"

/// `kept` is the graph for the bundle: it becomes the parts of a graph that is split.
std::unique_ptr<Pass> createLowerGraph(LowerGraphOptions options, KeptGraph kept);

#define GEN_PASS_REGISTRATION
#include "fuse/Pipelines/Passes.h.inc"
} // namespace mlir::fuse

#endif // FUSE_PIPELINES_PASSES_H
