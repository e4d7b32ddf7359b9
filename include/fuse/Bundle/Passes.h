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
#include <map>
#include <memory>
#include <string>

namespace mlir::fuse {
#define GEN_PASS_DECL
#include "fuse/Bundle/Passes.h.inc"

/// Place for the graph that a bundle carries, which two passes of a pipeline share.
using KeptGraph = std::shared_ptr<OwningOpRef<ModuleOp>>;
std::unique_ptr<Pass> createKeepGraph(KeepGraphOptions options, KeptGraph kept);
/// With `files` the bundle goes there and not to a folder.
using BundleFiles = std::map<std::string, std::string>;
std::unique_ptr<Pass> createWriteBundle(WriteBundleOptions options, KeptGraph kept,
                                        std::shared_ptr<BundleFiles> files = nullptr);

/// Attribute of a `gpu.binary`: what each of its kernels uses (`fuse-serialize`).
inline constexpr llvm::StringLiteral kResourcesAttr = "fuse.resources";

/// Fails, with an error at `module`, unless there is such a kind of code.
LogicalResult checkEmit(ModuleOp module, StringRef emit);
/// Throws a runtime::Error if a bundle may not be written to `directory`.
void checkBundleTarget(StringRef directory);
/// Writes a bundle to a folder, as a whole (docs/Manifest.md). Throws a runtime::Error.
void writeBundleFolder(StringRef directory, const BundleFiles &files);

#define GEN_PASS_REGISTRATION
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

#endif // FUSE_BUNDLE_PASSES_H
