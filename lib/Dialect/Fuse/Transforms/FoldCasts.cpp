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

bool mlir::fuse::foldCastPairs(Operation *root) {
  SmallVector<Operation *> dead;
  root->walk([&](arith::ExtFOp ext) {
    auto trunc = ext.getIn().getDefiningOp<arith::TruncFOp>();
    // A rounding to eight bits is meant: it quantises.
    Type half = ext.getIn().getType();
    if (!trunc || trunc.getIn().getType() != ext.getType() || !(half.isF16() || half.isBF16()))
      return;
    ext.getResult().replaceAllUsesWith(trunc.getIn());
    dead.push_back(ext);
    dead.push_back(trunc);
  });
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
  void runOnOperation() override {
    SmallVector<func::FuncOp> functions;
    getOperation()->walk([&](func::FuncOp function) { functions.push_back(function); });
    for (func::FuncOp function : functions)
      if (foldCastPairs(function))
        addNote(function, "folded-casts: values that stay inside one kernel are not rounded to f16 "
                          "or bf16; keep-casts rounds where the graph does");
  }
};
} // namespace
