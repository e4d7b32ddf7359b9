//===- Elementwise.cpp - #fuse.elementwise ----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  divides    warps divide the tile, threads divide its elements
//  registers  the live values of a thread fit
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "RowTiles.h"
#include "fuse/Target/Legality.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

/// A tile of so many vectors that four warps have one a thread, as wide as the rows where these are
/// shorter.
static ElementwiseScheduleAttr chooseTile(ElementwiseOp op, const ChipInfo &chip) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  int64_t lanes = chip.lanes, vector = getVector(op, getLiveValuesPerElement(op), chip);
  constexpr int64_t warps = 4;
  int64_t elements = warps * lanes * vector;
  if (plan.rows == kNone)
    return ElementwiseScheduleAttr::get(op->getContext(), {1, elements}, {1, warps});
  int64_t columns = space.getSize(plan.columns), rows = space.getSize(plan.rows);
  int64_t width = ShapedType::isDynamic(columns)
                      ? elements
                      : int64_t(llvm::PowerOf2Ceil(std::max<int64_t>(columns, 1)));
  // A tile of a transpose is about square, so that both sides have long runs.
  bool transposes = llvm::any_of(space.operands, [&](const OperandView &view) {
    return !view.dims.empty() && view.dims.back() == plan.rows;
  });
  width = std::clamp(width, vector, transposes ? 8 * vector : elements);
  // Tiles that reach beyond rows are work for nothing; a warp's share of a row stays whole.
  while (width > lanes * vector && !ShapedType::isDynamic(columns) &&
         (ShapedType::isDynamic(rows) || rows >= 2 * elements / width) &&
         int64_t(llvm::alignTo(columns, width)) - columns > columns / 16)
    width /= 2;
  int64_t warpsAcross = std::clamp<int64_t>(width / (lanes * vector), 1, warps);
  return ElementwiseScheduleAttr::get(op->getContext(), {elements / width, width},
                                      {warps / warpsAcross, warpsAcross});
}

static bool isLegal(ElementwiseScheduleAttr schedule, ElementwiseOp op, const ChipInfo &chip,
                    std::string &reason) {
  KernelSpace space = KernelSpace::get(op);
  return fitsThreads(schedule, chip, reason) &&
         isLegalRowTile(op, TilePlan::get(op, space), schedule, chip, reason);
}

namespace {
/// One schedule suits an op: the model sees only what it moves.
struct ElementwiseFamily
    : ScheduleFamily::ExternalModel<ElementwiseFamily, ElementwiseScheduleAttr> {
  static bool computes(Operation *op) { return isa<ElementwiseOp>(op); }

  static SmallVector<RankedSchedule> enumerate(Operation *, ArrayRef<int64_t>, const ChipInfo &) {
    return {};
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t>, const ChipInfo &chip) {
    auto elementwise = cast<ElementwiseOp>(op);
    ElementwiseScheduleAttr schedule = chooseTile(elementwise, chip);
    std::string reason;
    if (!::isLegal(schedule, elementwise, chip, reason))
      return {};
    return {schedule, 0};
  }

  bool isLegal(Attribute schedule, Operation *op, const ChipInfo &chip, std::string &reason) const {
    return ::isLegal(cast<ElementwiseScheduleAttr>(schedule), cast<ElementwiseOp>(op), chip,
                     reason);
  }

  ScheduleResources getResources(Attribute attr, Operation *op, const ChipInfo &chip) const {
    auto schedule = cast<ElementwiseScheduleAttr>(attr);
    return {getNumThreads(schedule, chip), /*sharedBytes=*/0,
            getRowTileRegisters(op, schedule, chip)};
  }

  std::optional<double> estimate(Attribute, Operation *, ArrayRef<int64_t>,
                                 const ChipInfo &) const {
    return std::nullopt;
  }
};
} // namespace

void mlir::fuse::attachElementwise(MLIRContext &context) {
  ElementwiseScheduleAttr::attachInterface<ElementwiseFamily>(context);
}
