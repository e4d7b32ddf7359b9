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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

/// Shows the extents 1 in the types of what `op` reads and writes: one operand may say `?` where
/// another shows that the loop has one step. The subscript of such a loop could not be dropped.
static void showUnitExtents(linalg::GenericOp op, OpBuilder &builder) {
  llvm::SmallBitVector isUnit(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands())
    for (auto [extent, subscript] :
         llvm::zip(op.getShape(&operand), op.getMatchingIndexingMap(&operand).getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(subscript); loop && extent == 1)
        isUnit.set(loop.getPosition());
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    for (auto [extent, subscript] :
         llvm::zip(shape, op.getMatchingIndexingMap(&operand).getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(subscript);
          loop && ShapedType::isDynamic(extent) && isUnit.test(loop.getPosition()))
        extent = 1;
    if (shape == type.getShape())
      continue;
    builder.setInsertionPoint(op);
    operand.set(tensor::CastOp::create(builder, op.getLoc(), type.clone(shape), operand.get()));
    if (!op.isDpsInit(&operand))
      continue;
    OpResult result = op.getTiedOpResult(&operand);
    result.setType(type.clone(shape));
    builder.setInsertionPointAfter(op);
    auto asBefore = tensor::CastOp::create(builder, op.getLoc(), type, result);
    result.replaceAllUsesExcept(asBefore, asBefore);
  }
}

namespace {
struct FoldUnitDims : mlir::fuse::impl::FoldUnitDimsBase<FoldUnitDims> {
  void runOnOperation() override {
    OpBuilder builder(&getContext());
    getOperation().walk([&](linalg::GenericOp op) {
      if (op.hasPureTensorSemantics())
        showUnitExtents(op, builder);
    });
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
