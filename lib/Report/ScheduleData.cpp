//===- ScheduleData.cpp - kernels in numbers ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"
#include "KernelCost.h"
#include "SizeNames.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;
using namespace mlir::fuse;
using llvm::json::Array;
using llvm::json::Object;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::map<std::string, int64_t>
mlir::fuse::assumeSizes(ModuleOp named, const std::map<std::string, int64_t> &given) {
  std::map<std::string, int64_t> sizes;
  std::set<std::string> asRows; // somewhere they are no batch
  for (auto function : named.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      auto names = function.getArgAttrOfType<ArrayAttr>(i, kDimsAttr);
      if (!names)
        continue;
      for (auto [dim, attr] : llvm::enumerate(names.getAsRange<StringAttr>())) {
        int64_t number;
        if (attr.empty() || llvm::to_integer(attr.getValue(), number))
          continue;
        std::string name = attr.str();
        sizes[name] = 8;
        if (dim != 0 || names.size() < 3)
          asRows.insert(name);
      }
    }
  for (const std::string &name : asRows)
    sizes[name] = 4096;
  for (const auto &[name, number] : given)
    if (auto it = sizes.find(name); it != sizes.end())
      it->second = number;
  return sizes;
}

/// The extents, of which those that are computed stay unknown.
static SmallVector<int64_t> toNumbers(ArrayRef<SizeExpr> sizes) {
  return llvm::map_to_vector(
      sizes, [](SizeExpr size) { return size.getNumber().value_or(ShapedType::kDynamic); });
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

namespace {
/// A kernel's only op as the cost model sees it.
class Model {
public:
  Model(IndexedOpInterface op, ArrayRef<int64_t> sizes, std::optional<int64_t> bytes,
        const ChipInfo &chip)
      : op(op), sizes(sizes), bytes(bytes), chip(chip) {}

  /// The same op with another extent of what the guards of variants bound.
  Model withRows(ArrayRef<unsigned> guarded, int64_t rows) const {
    Model other = *this;
    for (unsigned dim : guarded)
      other.sizes[dim] = dim == guarded.front() ? rows : 1;
    return other;
  }

  /// Seconds; none if the bytes are not known.
  std::optional<double> estimate(ScheduleInterface schedule) const {
    if (auto seconds = cast<ScheduleFamily>(schedule).estimate(op, sizes, chip))
      return seconds;
    if (!bytes)
      return std::nullopt;
    return estimateMoving(double(*bytes), chip);
  }

  SmallVector<RankedSchedule> rank() const { return rankSchedules(op, sizes, chip); }

  /// The unit whose peak bounds the kernel.
  StringRef getUnit() const {
    auto matmul = dyn_cast<MatmulOp>(op.getOperation());
    if (!matmul)
      return "f32";
    MatmulShape shape = getMatmulShape(matmul, sizes);
    if (!shape.element.isF32())
      return "f16";
    switch (shape.precision) {
    case Precision::tf32:
      return "tf32";
    case Precision::tf32x3:
      return "tf32x3";
    case Precision::ieee:
      return "f32";
    }
    llvm_unreachable("unknown precision");
  }

  mutable IndexedOpInterface op;
  SmallVector<int64_t> sizes;
  std::optional<int64_t> bytes;
  const ChipInfo &chip;
};
} // namespace

static llvm::json::Value toJson(std::optional<double> number) {
  return number ? llvm::json::Value(*number) : llvm::json::Value(nullptr);
}

/// Function and name.
static std::pair<std::string, std::string> getKey(KernelOp kernel) {
  return {kernel->getParentOfType<func::FuncOp>().getName().str(), kernel.getSym().str()};
}

/// The time of a kernel, and unless another has the same code its schedules.
static void addSchedules(Object &kernel, KernelOp kernelOp, const Model &model,
                         const Levels &levels, bool isNew) {
  constexpr size_t kMostAlternatives = 24;
  SmallVector<unsigned> guarded = getGuardedDims(model.op);
  int64_t rows = 1;
  for (unsigned dim : guarded)
    rows *= ShapedType::isDynamic(model.sizes[dim]) ? 4096 : model.sizes[dim];
  kernel["unit"] = model.getUnit();
  kernel["rows"] = rows;
  Array variants;
  ScheduleInterface chosen;
  std::optional<double> seconds;
  int64_t last = 0;
  auto code = levels.codeOf.find(getKey(kernelOp));
  for (auto variant : kernelOp.getVariantsAttr().getAsRange<VariantAttr>()) {
    ScheduleInterface schedule = variant.getSchedule();
    bool isChosen = !chosen && rows >= variant.getMinRows() &&
                    (!variant.getMaxRows() || rows <= variant.getMaxRows());
    // What the guard lets through at most, or what is asked for.
    int64_t atRows = isChosen               ? rows
                     : variant.getMaxRows() ? variant.getMaxRows()
                                            : std::max(rows, last + 1);
    last = variant.getMaxRows();
    std::optional<double> time = model.withRows(guarded, atRows).estimate(schedule);
    if (isChosen) {
      chosen = schedule;
      seconds = time;
    }
    std::string text = printForReader(schedule);
    Array functions;
    if (code != levels.codeOf.end())
      for (const std::string &function : code->second)
        if (auto it = levels.scheduleOf.find(function);
            it != levels.scheduleOf.end() && it->second == text)
          functions.push_back(function);
    variants.push_back(Object{{"min_rows", variant.getMinRows()},
                              {"max_rows", variant.getMaxRows()},
                              {"schedule", text},
                              {"rows", atRows},
                              {"seconds", toJson(time)},
                              {"chosen", isChosen},
                              {"code", std::move(functions)}});
  }
  kernel["seconds"] = toJson(seconds);
  if (!isNew)
    return;
  kernel["variants"] = std::move(variants);
  SmallVector<RankedSchedule> ranked = model.rank();
  Array alternatives;
  for (const RankedSchedule &item : ranked)
    if (alternatives.size() < kMostAlternatives || item.schedule == chosen)
      alternatives.push_back(Object{{"schedule", printForReader(item.schedule)},
                                    {"seconds", item.seconds},
                                    {"chosen", item.schedule == chosen}});
  kernel["alternatives"] = std::move(alternatives);
  kernel["schedules_ranked"] = int64_t(ranked.size());
}

std::map<std::pair<std::string, std::string>, Object>
mlir::fuse::describeKernels(ModuleOp named, const std::map<std::string, int64_t> &sizes,
                            const Levels &levels, const ChipInfo *chip) {
  std::map<std::pair<std::string, std::string>, Object> kernels;
  std::set<std::string> seenCode;
  for (auto function : named.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    SizeNames names(function, sizes);
    function.walk([&](KernelOp kernelOp) {
      Object &kernel = kernels[{function.getName().str(), kernelOp.getSym().str()}];
      KernelCost cost = getKernelCost(kernelOp, names);
      auto ops = llvm::to_vector(kernelOp.getBody().front().getOps<IndexedOpInterface>());
      auto set = [&](StringRef key, SizeExpr number) {
        std::optional<int64_t> value = number.getNumber();
        kernel[key] = value ? llvm::json::Value(*value) : llvm::json::Value(nullptr);
      };
      set("flops", cost.flops);
      set("bytes_fused", cost.bytesFused);
      set("bytes_unfused", cost.bytesUnfused);
      Array code;
      bool isNew = false;
      if (auto it = levels.codeOf.find(getKey(kernelOp)); it != levels.codeOf.end())
        for (const std::string &name : it->second) {
          code.push_back(name);
          isNew |= seenCode.insert(name).second;
        }
      kernel["code"] = std::move(code);
      if (!chip || !kernelOp.getVariantsAttr() || ops.size() != 1)
        return;
      SmallVector<int64_t> extents = toNumbers(names.getSizes(ops.front()));
      addSchedules(kernel, kernelOp,
                   Model(ops.front(), extents, cost.bytesFused.getNumber(), *chip), levels, isNew);
    });
  }
  return kernels;
}

Object mlir::fuse::describeChip(const ChipInfo &chip) {
  return Object{{"name", chip.name.str()},
                {"vendor", chip.vendor == Vendor::Nvidia ? "nvidia" : "amd"},
                {"part", chip.part.str()},
                {"units", chip.units},
                {"lanes", chip.lanes},
                {"bandwidth", chip.bandwidth},
                {"peak_f16", chip.peakF16},
                {"peak_tf32", chip.peakTf32},
                {"peak_f32", chip.peakF32},
                {"shared_per_block", chip.sharedPerBlock},
                {"shared_per_unit", chip.sharedPerUnit},
                {"reserved_shared", chip.reservedShared},
                {"max_registers", chip.maxRegisters},
                {"registers_per_unit", chip.registersPerUnit},
                {"max_warps_per_unit", chip.maxWarpsPerUnit},
                {"max_threads", chip.maxThreads}};
}
