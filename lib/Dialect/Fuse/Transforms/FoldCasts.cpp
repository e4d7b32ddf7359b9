//===- FoldCasts.cpp - drop truncations that are extended again -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSEFOLDCASTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// True if all results of the op around `op` are floats of at most 16 bits: each is rounded again.
static bool endsNarrow(Operation *op) {
  Operation *user = op->getParentOp();
  while (user && !isa<func::FuncOp>(user) &&
         llvm::none_of(user->getResultTypes(), llvm::IsaPred<ShapedType>))
    user = user->getParentOp();
  return user && user->getNumResults() != 0 && llvm::all_of(user->getResultTypes(), [](Type type) {
           auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
           return element && element.getWidth() <= 16;
         });
}

/// True if the rounding between the two is meant: one is an op of the graph, and the result that it
/// is in has more bits, or the value is read without it as well (`x - x.half().float()`).
static bool isMeant(arith::TruncFOp trunc, arith::ExtFOp ext) {
  bool isSpelled = trunc->hasAttr(spelledCastAttr) || ext->hasAttr(spelledCastAttr);
  return isSpelled && (!endsNarrow(ext) || !trunc.getIn().hasOneUse());
}

bool mlir::fuse::foldCastPairs(Operation *root) {
  SmallVector<std::pair<arith::TruncFOp, arith::ExtFOp>> pairs;
  root->walk([&](arith::ExtFOp ext) {
    auto trunc = ext.getIn().getDefiningOp<arith::TruncFOp>();
    // A rounding to eight bits is meant: it quantises.
    Type half = ext.getIn().getType();
    if (trunc && trunc.getIn().getType() == ext.getType() && (half.isF16() || half.isBF16()) &&
        !isMeant(trunc, ext))
      pairs.emplace_back(trunc, ext);
  });
  SmallVector<Operation *> dead;
  for (auto [trunc, ext] : pairs) {
    ext.getResult().replaceAllUsesWith(trunc.getIn());
    dead.push_back(ext);
    dead.push_back(trunc);
  }
  // A truncation may have served several extensions.
  llvm::SmallPtrSet<Operation *, 16> erased;
  for (Operation *op : dead)
    if (!erased.contains(op) && op->use_empty()) {
      erased.insert(op);
      op->erase();
    }
  return !dead.empty();
}

namespace {
struct FuseFoldCasts : fuse::impl::FuseFoldCastsBase<FuseFoldCasts> {
  using FuseFoldCastsBase::FuseFoldCastsBase;

  void runOnOperation() override {
    SmallVector<func::FuncOp> functions;
    getOperation()->walk([&](func::FuncOp function) { functions.push_back(function); });
    for (func::FuncOp function : functions)
      if (!keepCasts && foldCastPairs(function))
        addNote(function, "folded-casts: values that stay inside one kernel are not rounded to f16 "
                          "or bf16; keep-casts rounds where the graph does");
    getOperation()->walk([](Operation *op) { op->removeDiscardableAttr(spelledCastAttr); });
  }
};
} // namespace
