//===- Passes.h - Bundle passes ---------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_BUNDLE_PASSES_H
#define FUSE_BUNDLE_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir::fuse {
#define GEN_PASS_DECL
#include "fuse/Bundle/Passes.h.inc"

/// Place for the graph that a bundle carries, which two passes of a pipeline share.
using KeptGraph = std::shared_ptr<OwningOpRef<ModuleOp>>;
std::unique_ptr<Pass> createKeepGraph(KeepGraphOptions options, KeptGraph kept);
std::unique_ptr<Pass> createWriteBundle(WriteBundleOptions options, KeptGraph kept);

#define GEN_PASS_REGISTRATION
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

#endif // FUSE_BUNDLE_PASSES_H
