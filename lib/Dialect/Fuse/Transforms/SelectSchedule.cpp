//===- SelectSchedule.cpp - decide how each kernel is tiled ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/Transport.h"
#include "fuse/Target/Tuning.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/FileUtilities.h"
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
    ScheduleAttr forced;
    if (!schedule.empty()) {
      forced = dyn_cast_or_null<ScheduleAttr>(parseAttribute(schedule, &getContext()));
      if (!forced) {
        root->emitError() << "schedule= must be a schedule like #fuse.schedule<tile = [128, 128, "
                             "64], warps = [2, 2], stages = 4>, got '"
                          << schedule << "'";
        return signalPassFailure();
      }
    }
    if (failed(openTuning(*info)))
      return signalPassFailure();
    // All kernels that cannot run are named, not only the first.
    root->walk([&](KernelOp kernel) {
      if (failed(selectFor(kernel, *info, forced)))
        signalPassFailure();
    });
  }

  LogicalResult openTuning(const ChipInfo &info) {
    tuning = nullptr;
    proposed.clear();
    if (!tuningDatabase)
      return success();
    if (tuningFile.empty()) {
      tuning = TuningDatabase::lookupBuiltin(info);
      return success();
    }
    std::string error;
    std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(tuningFile, &error);
    if (!file)
      return getOperation()->emitError() << "tuning-file=: " << error;
    llvm::Expected<TuningDatabase> parsed =
        TuningDatabase::parse(file->getBuffer(), tuningFile, info);
    if (!parsed)
      return getOperation()->emitError() << llvm::toString(parsed.takeError());
    tuning = &fromFile.emplace(std::move(*parsed));
    return success();
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

  LogicalResult selectFor(KernelOp kernelOp, const ChipInfo &info, ScheduleAttr forced) {
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
      setVariants(kernelOp, VariantAttr::get(&getContext(), 0, 0, 16, forced));
      return success();
    }
    // A schedule written in the input stands, if the chip can run it.
    if (ArrayAttr given = kernelOp.getVariantsAttr(); given && !given.empty()) {
      for (Attribute attr : given) {
        ScheduleAttr written = cast<VariantAttr>(attr).getSchedule();
        if (!isLegalSchedule(op, written, info, reason))
          return op->emitOpError()
                 << "cannot run on " << info.name << " under " << written << ": " << reason;
      }
      return success();
    }
    // Layers of a model are alike, and so are their schedules.
    auto [known, isNew] = proposed.try_emplace(op);
    if (isNew)
      known->second = proposeVariants(op, info, tuning);
    ArrayRef<VariantAttr> variants = known->second;
    if (variants.empty())
      return op->emitOpError() << "has no legal schedule on " << info.name;
    setVariants(kernelOp, variants);
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

  void setVariants(KernelOp kernelOp, ArrayRef<VariantAttr> variants) {
    auto hasRoles = [](VariantAttr variant) { return variant.getSchedule().getProducers() != 0; };
    if (llvm::any_of(variants, hasRoles))
      for (auto matmul : kernelOp.getBody().front().getOps<MatmulOp>())
        for (auto [i, transport] : llvm::enumerate(getTransports(matmul)))
          if (transport.byProducers())
            remark::analysis(matmul.getLoc(),
                             remark::RemarkOpts::name("copied").category("select-schedule"))
                << llvm::formatv("operand {0} {1}: it {2}", i, transport.describe(),
                                 transport.reason)
                       .str();
    SmallVector<Attribute> attrs(variants.begin(), variants.end());
    kernelOp.setVariantsAttr(ArrayAttr::get(&getContext(), attrs));
  }

  std::optional<TuningDatabase> fromFile;
  const TuningDatabase *tuning = nullptr;
  /// For one op of those that have the same code.
  DenseMap<Operation *, SmallVector<VariantAttr>, SameCodeInfo> proposed;
};
} // namespace
