//===- KeepGraph.cpp - the graph of a bundle ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BundleFolder.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Runtime/Error.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_KEEPGRAPH
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
namespace rt = ::fuse::runtime;

namespace {
struct KeepGraph : mlir::fuse::impl::KeepGraphBase<KeepGraph> {
  using KeepGraphBase::KeepGraphBase;
  KeepGraph(mlir::fuse::KeepGraphOptions options, mlir::fuse::KeptGraph kept)
      : KeepGraphBase(std::move(options)), kept(std::move(kept)) {}

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    try {
      if (!inMemory)
        mlir::fuse::checkBundleTarget(directory);
    } catch (const rt::Error &error) {
      emitError(mlir::fuse::getModuleLoc(module)) << error.what();
      return signalPassFailure();
    }
    if (kept)
      *kept = module.clone();
  }

  mlir::fuse::KeptGraph kept;
};
} // namespace

std::unique_ptr<Pass> mlir::fuse::createKeepGraph(KeepGraphOptions options, KeptGraph kept) {
  return std::make_unique<KeepGraph>(std::move(options), std::move(kept));
}
