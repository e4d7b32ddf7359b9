//===- SelectSchedule.cpp - decide how each kernel is tiled ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Dialect/Fuse/Transforms/KernelFacts.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/ParseSchedule.h"
#include "fuse/Target/Tuning.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SELECTSCHEDULE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct SelectSchedule : fuse::impl::SelectScheduleBase<SelectSchedule> {
  using SelectScheduleBase::SelectScheduleBase;

  void runOnOperation() override {
    Operation *root = getOperation();
    const ChipInfo *info = lookupChipOrReport(chip, [&] { return root->emitError(); });
    if (!info)
      return signalPassFailure();
    ScheduleInterface forced;
    if (!schedule.empty()) {
      forced = parseSchedule(schedule, FileLineColLoc::get(&getContext(), "schedule=", 1, 1), info);
      if (!forced)
        return signalPassFailure();
    }
    if (failed(openTuning(*info)))
      return signalPassFailure();
    // All kernels that cannot run are named, not only the first.
    SmallVector<StringRef> names;
    root->walk([&](KernelOp kernelOp) {
      names.push_back(kernelOp.getSym());
      if (failed(selectFor(kernelOp, *info, forced)))
        signalPassFailure();
    });
    if (kernel.empty() || llvm::is_contained(names, StringRef(kernel)))
      return;
    constexpr size_t most = 8;
    root->emitError() << "kernel=" << kernel << ": there is no such kernel"
                      << (names.empty() ? "" : "; their names are ")
                      << llvm::join(ArrayRef(names).take_front(most), ", ")
                      << (names.size() > most ? ", ..." : "");
    signalPassFailure();
  }

  LogicalResult openTuning(const ChipInfo &info) {
    tuning.reset();
    proposed.clear();
    if (!tuningDatabase)
      return success();
    if (tuningFile.empty()) {
      FailureOr<TuningDatabase> builtin = TuningDatabase::parseBuiltin(info, &getContext());
      if (succeeded(builtin))
        tuning = std::move(*builtin);
      return builtin;
    }
    std::string error;
    std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(tuningFile, &error);
    if (!file)
      return getOperation()->emitError() << "tuning-file=: " << error;
    FailureOr<TuningDatabase> parsed =
        TuningDatabase::parse(file->getBuffer(), tuningFile, info, &getContext());
    if (succeeded(parsed))
      tuning = std::move(*parsed);
    return parsed;
  }

  /// Names the scalar code of `op` that no kernel computes.
  static LogicalResult checkScalars(Operation *op) {
    LogicalResult result = success();
    op->walk([&](Operation *inner) {
      std::string reason;
      if (isa_and_nonnull<arith::ArithDialect, math::MathDialect>(inner->getDialect()) &&
          !inner->hasTrait<OpTrait::ConstantLike>() && !isSupportedScalar(inner, reason))
        result = inner->emitOpError() << reason;
    });
    return result;
  }

  LogicalResult selectFor(KernelOp kernelOp, const ChipInfo &info, ScheduleInterface forced) {
    auto ops = llvm::to_vector(kernelOp.getBody().front().getOps<IndexedOpInterface>());
    if (ops.empty())
      return success();
    if (ops.size() > 1)
      return ops[1]->emitOpError() << "is the second op of kernel " << kernelOp.getSymAttr()
                                   << "; a kernel of several ops has no schedule";
    Operation *op = ops.front();
    std::string reason;
    if (!isSupportedOp(op, info, reason))
      return op->emitOpError() << "cannot run on " << info.name << ": " << reason;
    if (failed(checkScalars(op)))
      return failure();
    if (forced && (kernel.empty() || kernel == kernelOp.getSym())) {
      if (!isLegalSchedule(op, forced, info, reason))
        return op->emitOpError() << "cannot run on " << info.name << " under " << forced << ": "
                                 << reason;
      setVariants(kernelOp, VariantAttr::get(&getContext(), 0, 0, forced));
      return success();
    }
    // A schedule written in the input stands, if the chip can run it.
    if (ArrayAttr given = kernelOp.getVariantsAttr(); given && !given.empty()) {
      for (Attribute attr : given) {
        ScheduleInterface written = cast<VariantAttr>(attr).getSchedule();
        if (!isLegalSchedule(op, written, info, reason))
          return op->emitOpError()
                 << "cannot run on " << info.name << " under " << written << ": " << reason;
      }
      return success();
    }
    // Layers of a model are alike, and so are their schedules.
    auto [known, isNew] = proposed.try_emplace(op);
    if (isNew)
      known->second = proposeVariants(op, info, tuning ? &*tuning : nullptr);
    ArrayRef<VariantAttr> variants = known->second;
    if (variants.empty())
      return op->emitOpError() << "has no legal schedule on " << info.name;
    setVariants(kernelOp, selectForRows(kernelOp, variants));
    if (auto indexed = cast<IndexedOpInterface>(op); isa<RowOp>(op))
      if (int64_t parts = getPartsOfLongRows(indexed, info); parts > 1)
        remark::missed(op->getLoc(), remark::RemarkOpts::name("split").category("select-schedule"))
            << llvm::formatv("rows stay whole: their number and their length are dynamic, and a "
                             "guard bounds one of the two; one row of {0} elements would be split "
                             "into {1} parts",
                             kLongRow, parts)
                   .str();
    return success();
  }

  /// Those of the variants that numbers of rows choose for which the kernel runs.
  static SmallVector<VariantAttr> selectForRows(KernelOp kernelOp, ArrayRef<VariantAttr> variants) {
    auto rows = kernelOp->getAttrOfType<DenseI64ArrayAttr>(kRowsAttr);
    if (!rows)
      return SmallVector<VariantAttr>(variants);
    int64_t fewest = rows[0], most = rows[1];
    SmallVector<VariantAttr> selected;
    for (VariantAttr variant : variants) {
      int64_t bound = variant.getMaxRows();
      if (bound != 0 && bound < fewest)
        continue;
      if (most == 0 || (bound != 0 && bound < most)) {
        selected.push_back(variant);
        continue;
      }
      // No more rows come.
      selected.push_back(VariantAttr::get(variant.getContext(), variant.getMinRows(),
                                          /*max_rows=*/0, variant.getSchedule()));
      break;
    }
    return selected;
  }

  void setVariants(KernelOp kernelOp, ArrayRef<VariantAttr> variants) {
    Operation *op = *kernelOp.getBody().front().getOps<IndexedOpInterface>().begin();
    // Variants of a family copy the same operands.
    for (VariantAttr variant : variants) {
      auto copied = cast<ScheduleFamily>(variant.getSchedule()).getCopiedOperands(op);
      for (const CopiedOperand &operand : copied)
        remark::analysis(op->getLoc(),
                         remark::RemarkOpts::name("copied").category("select-schedule"))
            << llvm::formatv("operand {0} {1}: it {2}", operand.number,
                             operand.transport.describe(), operand.transport.reason)
                   .str();
      if (!copied.empty())
        break;
    }
    SmallVector<Attribute> attrs(variants.begin(), variants.end());
    kernelOp.setVariantsAttr(ArrayAttr::get(&getContext(), attrs));
  }

  std::optional<TuningDatabase> tuning;
  /// For one op of those that have the same code.
  DenseMap<Operation *, SmallVector<VariantAttr>, SameCodeInfo> proposed;
};
} // namespace
