//===- HostLoops.cpp - loops that the host vectorises ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fuse::exec {
#define GEN_PASS_DEF_HOSTLOOPS
#include "fuse/Execution/Passes.h.inc"
} // namespace mlir::fuse::exec

using namespace mlir;
using namespace mlir::fuse;

/// What it is worth to have `dim` innermost.
static int innermostScore(linalg::GenericOp op, unsigned dim) {
  int score = 0;
  for (AffineMap map : op.getIndexingMapsArray()) {
    if (!map.isFunctionOfDim(dim))
      continue;
    bool contiguous = map.getNumResults() != 0 &&
                      map.getResults().back() == getAffineDimExpr(dim, op.getContext());
    score += contiguous ? 1 : -2;
  }
  return score;
}

static void orderLoops(RewriterBase &rewriter, linalg::GenericOp op) {
  unsigned numLoops = op.getNumLoops();
  if (numLoops < 2)
    return;
  unsigned best = numLoops - 1;
  for (unsigned dim = 0; dim < numLoops; ++dim)
    if (innermostScore(op, dim) > innermostScore(op, best))
      best = dim;
  if (best == numLoops - 1)
    return;
  SmallVector<unsigned> order;
  for (unsigned dim = 0; dim < numLoops; ++dim)
    if (dim != best)
      order.push_back(dim);
  order.push_back(best);
  rewriter.setInsertionPoint(op);
  (void)linalg::interchangeGenericOp(rewriter, op, order);
}

/// Sums may be taken in any order: a vector register keeps several.
static void allowReassociation(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0)
    return;
  auto flags = arith::FastMathFlags::reassoc | arith::FastMathFlags::contract;
  auto attribute = arith::FastMathFlagsAttr::get(op.getContext(), flags);
  for (auto [value, out] :
       llvm::zip(op.getBody()->getTerminator()->getOperands(), op.getRegionOutputArgs())) {
    auto sum = value.getDefiningOp<arith::AddFOp>();
    if (!sum || !llvm::is_contained(sum->getOperands(), Value(out)))
      continue;
    sum.setFastmathAttr(attribute);
    for (Value operand : sum->getOperands())
      if (auto product = operand.getDefiningOp<arith::MulFOp>())
        product.setFastmathAttr(attribute);
  }
}

namespace {
struct HostLoopsPass : exec::impl::HostLoopsBase<HostLoopsPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<memref::CopyOp> copies;
    getOperation()->walk([&](memref::CopyOp copy) { copies.push_back(copy); });
    for (memref::CopyOp copy : copies) {
      rewriter.setInsertionPoint(copy);
      linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(), copy.getTarget());
      rewriter.eraseOp(copy);
    }
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    for (linalg::LinalgOp op : ops) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        rewriter.setInsertionPoint(op);
        FailureOr<linalg::GenericOp> result = linalg::generalizeNamedOp(rewriter, op);
        if (failed(result)) {
          op.emitOpError("cannot be executed: it is no linalg.generic");
          return signalPassFailure();
        }
        generic = *result;
      }
      allowReassociation(generic);
      orderLoops(rewriter, generic);
    }
    // The allocator of the host program aligns by itself; aligning a pointer in
    // the program hides what it points to from alias analysis.
    getOperation()->walk([](memref::AllocOp alloc) { alloc.removeAlignmentAttr(); });
  }
};
} // namespace
