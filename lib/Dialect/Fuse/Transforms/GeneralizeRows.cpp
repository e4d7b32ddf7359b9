//===- GeneralizeRows.cpp - named ops that fuse.row serves better ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GeneralizeRow.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_GENERALIZEROWS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Is another dimension than the row's innermost in every operand that varies along the row?
static bool runsAcrossMemory(IndexedOpInterface op) {
  unsigned row = op.getReductionDims().front();
  return llvm::all_of(op.getMaps(), [&](AffineMap map) {
    return !map.isFunctionOfDim(row) ||
           map.getResults().back() != getAffineDimExpr(row, map.getContext());
  });
}

/// Do blocks, or clusters, hold whole rows of `op`, of which there may be any number?
static bool holdsRows(IndexedOpInterface op, const ChipInfo &chip) {
  int64_t length = op.getStaticDimSizes()[op.getReductionDims().front()];
  SmallVector<VariantAttr> variants = proposeVariants(op, chip);
  if (variants.empty() || ShapedType::isDynamic(length))
    return false;
  ScheduleInterface last = variants.back().getSchedule();
  return last.getSplit() == 1 && last.getTile().back() * last.getCtasAlongN() >= length;
}

/// Would some schedule of `op` as fuse.row have rows in parts? Not if that costs what more is
/// gained by: that one block, or a cluster, holds a row, which is then read once.
static bool wantsParts(RewriterBase &rewriter, IndexedOpInterface op, const ChipInfo &chip) {
  rewriter.setInsertionPoint(op);
  RowOp general =
      generalizeRow(rewriter, cast<IndexedOpInterface>(rewriter.clone(*op.getOperation())));
  std::string reason;
  bool wants =
      isSupportedOp(general, chip, reason) &&
      llvm::any_of(proposeVariants(general, chip),
                   [](VariantAttr variant) { return variant.getSchedule().getSplit() > 1; }) &&
      (holdsRows(general, chip) || !holdsRows(op, chip));
  rewriter.eraseOp(general);
  return wants;
}

namespace {
struct GeneralizeRows : fuse::impl::GeneralizeRowsBase<GeneralizeRows> {
  using GeneralizeRowsBase::GeneralizeRowsBase;

  void runOnOperation() override {
    const ChipInfo *info = nullptr;
    if (!chip.empty()) {
      info = lookupChipOrReport(chip, [&] { return getOperation()->emitError(); });
      if (!info)
        return signalPassFailure();
    }
    SmallVector<IndexedOpInterface> ops;
    SmallVector<MatmulOp> contractions;
    getOperation()->walk([&](Operation *op) {
      auto matmul = dyn_cast<MatmulOp>(op);
      if (matmul && info && isa<IntegerType>(matmul.getAcc()) &&
          isa<RankedTensorType>(matmul.getLhs().getType()))
        contractions.push_back(matmul);
      auto softmax = dyn_cast<SoftmaxOp>(op);
      if (isa<SoftmaxOp, LayerNormOp, RmsNormOp>(op) && !(softmax && softmax.getCausal()))
        ops.push_back(cast<IndexedOpInterface>(op));
    });
    IRRewriter rewriter(&getContext());
    for (IndexedOpInterface op : ops) {
      bool across = runsAcrossMemory(op);
      if (!across && !(info && wantsParts(rewriter, op, *info)))
        continue;
      remark::passed(op.getLoc(), remark::RemarkOpts::name("general").category("generalize-rows"))
          << (across ? "memory is contiguous across its rows"
                     : "its rows are few and long, and several blocks share each");
      generalizeRow(rewriter, op);
    }
    for (MatmulOp op : contractions) {
      remark::passed(op.getLoc(), remark::RemarkOpts::name("general").category("generalize-rows"))
          << "no matrix instruction takes integers yet";
      if (auto function = op->getParentOfType<func::FuncOp>())
        addNote(function, "integer-products: threads multiply and add integers, which is slow; no "
                          "kernel of matrix instructions takes them yet");
      generalizeContraction(rewriter, op);
    }
  }
};
} // namespace
