//===- ListSchedules.cpp - say which schedules a tuner should time --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/ToolOutputFile.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_LISTSCHEDULES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct ListSchedules : fuse::impl::ListSchedulesBase<ListSchedules> {
  using ListSchedulesBase::ListSchedulesBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const ChipInfo *info = lookupChipOrReport(chip, [&] { return module.emitError(); });
    if (!info)
      return signalPassFailure();
    llvm::json::Array kernels;
    WalkResult result = module.walk([&](KernelOp kernel) {
      for (auto matmul : kernel.getBody().front().getOps<MatmulOp>()) {
        std::string reason;
        if (!isSupportedOp(matmul, *info, reason)) {
          matmul.emitOpError() << "cannot run on " << info->name << ": " << reason;
          return WalkResult::interrupt();
        }
        kernels.push_back(llvm::json::Object{{"kernel", kernel.getSym().str()},
                                             {"schedules", listFor(matmul, *info)}});
      }
      for (auto op : kernel.getBody().front().getOps<IndexedOpInterface>())
        if (std::string reason; resources && !isa<MatmulOp>(op) && isSupportedOp(op, *info, reason))
          kernels.push_back(llvm::json::Object{{"kernel", kernel.getSym().str()},
                                               {"schedules", listOther(op, *info)}});
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    std::string error;
    std::unique_ptr<llvm::ToolOutputFile> output = openOutputFile(file, &error);
    if (!output) {
      module.emitError() << error;
      return signalPassFailure();
    }
    output->os() << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(kernels)));
    output->os().flush();
    if (std::error_code full = output->os().error()) {
      output->os().clear_error();
      module.emitError() << "cannot write '" << file << "': " << full.message();
      return signalPassFailure();
    }
    output->keep();
    markAllAnalysesPreserved();
  }

  llvm::json::Array listFor(MatmulOp op, const ChipInfo &info) {
    SmallVector<VariantAttr> variants = proposeVariants(op, info);
    ScheduleInterface chosen =
        variants.empty() ? ScheduleInterface() : variants.back().getSchedule();
    SmallVector<RankedSchedule> ranked = rankSchedules(op, {}, info);
    // Schedules of one family with the same tile and warps, which share tiles along k and SMs in
    // one way.
    SmallVector<ScheduleInterface> groups;
    llvm::json::Array list;
    for (const RankedSchedule &item : ranked) {
      ScheduleInterface schedule = item.schedule;
      if (schedule != chosen && item.seconds > within * ranked.front().seconds)
        continue;
      auto group = llvm::find_if(groups, [&](ScheduleInterface first) {
        return first.getTypeID() == schedule.getTypeID() && first.getTile() == schedule.getTile() &&
               first.getWarps() == schedule.getWarps() && first.getGrain() == schedule.getGrain() &&
               first.getCtasAlongK() == schedule.getCtasAlongK() &&
               first.getResident() == schedule.getResident();
      });
      if (group == groups.end())
        group = groups.insert(group, schedule);
      llvm::json::Object entry = describe(schedule, op, info);
      entry["microseconds"] = item.seconds * 1e6;
      entry["chosen"] = schedule == chosen;
      entry["group"] = group - groups.begin();
      entry["beyond_model"] = item.isBeyondModel;
      list.push_back(std::move(entry));
    }
    return list;
  }

  /// Of an op that is no matmul: what the model has for each number of rows.
  llvm::json::Array listOther(IndexedOpInterface op, const ChipInfo &info) {
    llvm::json::Array list;
    for (VariantAttr variant : proposeVariants(op, info))
      list.push_back(describe(variant.getSchedule(), op, info));
    return list;
  }

  llvm::json::Object describe(ScheduleInterface schedule, Operation *op, const ChipInfo &info) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << schedule;
    ScheduleResources resources = cast<ScheduleFamily>(schedule).getResources(op, info);
    return llvm::json::Object{{"schedule", text},
                              {"threads", resources.threads},
                              {"shared_bytes", resources.sharedBytes},
                              {"registers", resources.registers}};
  }
};
} // namespace
