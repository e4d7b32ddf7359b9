//===- FoldUnitDims.cpp - dimensions of extent 1 leave the ops ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FOLDUNITDIMS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// The loops of `op` that may be dropped: all, but one parallel loop stays, for a kernel has
/// results of at least one dimension.
static SmallVector<unsigned> getDroppableLoops(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics())
    return {};
  SmallVector<int64_t> extents = generic.getStaticLoopRanges();
  SmallVector<unsigned> parallel, loops = llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
  generic.getParallelDims(parallel);
  if (!parallel.empty() && llvm::all_of(parallel, [&](unsigned dim) { return extents[dim] == 1; }))
    loops.erase(llvm::find(loops, parallel.back()));
  return loops;
}

namespace {
struct FoldUnitDims : mlir::fuse::impl::FoldUnitDimsBase<FoldUnitDims> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::ControlDropUnitDims options;
    options.controlFn = getDroppableLoops;
    linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
    linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(patterns, options);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Where the patterns do not settle, the graph is still right.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};
} // namespace
