//===- Cost.cpp - which schedule a kernel should have ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is the same for all families of schedules (Schedules/): asking each, taking the fastest, and
// the guards of variants.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Cost.h"
#include "Schedules/Families.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/Tuning.h"

#include <map>

using namespace mlir;
using namespace mlir::fuse;

SmallVector<RankedSchedule> mlir::fuse::rankSchedules(Operation *op, ArrayRef<int64_t> sizes,
                                                      const ChipInfo &chip) {
  // Not by llvm::sort, whose order of equals is anyone's guess.
  std::multimap<double, RankedSchedule> sorted;
  for (const NamedFamily &family : getScheduleFamilies(op))
    for (const RankedSchedule &item : family->enumerate(op, sizes, chip))
      sorted.emplace(item.seconds, item);
  return llvm::map_to_vector(sorted, [](const auto &item) { return item.second; });
}

/// The schedule of the family whose fastest one is fastest; null if none is legal.
static ScheduleInterface chooseSchedule(Operation *op, ArrayRef<int64_t> sizes,
                                        const ChipInfo &chip) {
  RankedSchedule best;
  for (const NamedFamily &family : getScheduleFamilies(op))
    if (RankedSchedule item = family->choose(op, sizes, chip);
        item.schedule && (!best.schedule || item.seconds <= best.seconds))
      best = item;
  return best.schedule;
}

/// The schedule of the nearest matmul in the database that is legal here; null without one.
static ScheduleInterface chooseTuned(MatmulOp op, ArrayRef<int64_t> sizes, const ChipInfo &chip,
                                     const TuningDatabase &tuning) {
  MatmulShape shape = getMatmulShape(op, sizes);
  // What was timed, tensor maps could load.
  if (shape.lhsTransport.kind != Transport::TensorMap ||
      shape.rhsTransport.kind != Transport::TensorMap)
    return {};
  std::string reason;
  for (ScheduleInterface schedule : tuning.lookup(shape))
    if (isLegalSchedule(op, schedule, chip, reason) &&
        cast<ScheduleFamily>(schedule).isAdvisable(op, chip))
      return schedule;
  return {};
}

double mlir::fuse::estimateMoving(double bytes, const ChipInfo &chip) {
  return kOverhead + bytes / (chip.bandwidth * kBandwidthShare);
}

//===----------------------------------------------------------------------===//
// Variants
//===----------------------------------------------------------------------===//

namespace {
/// A bound on the extent of the guarded dimension, 0 for none, and the extent that the schedule is
/// chosen for.
struct Guard {
  int64_t bound, chosenFor;
};
} // namespace

SmallVector<unsigned> mlir::fuse::getGuardedDims(IndexedOpInterface op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  return plan.guarded == kNone ? SmallVector<unsigned>() : space.dims[plan.guarded].members;
}

/// `sizes` with the product of `dims` being `extent`.
static SmallVector<int64_t> withExtent(SmallVector<int64_t> sizes, ArrayRef<unsigned> dims,
                                       int64_t extent) {
  for (unsigned dim : dims)
    sizes[dim] = dim == dims.front() ? extent : 1;
  return sizes;
}

/// Numbers of rows of a matmul; those that were timed are bounds too. Beyond the last, one variant.
static SmallVector<Guard> getGuards(MatmulOp op, const TuningDatabase *tuning) {
  SmallVector<int64_t> bounds = {16, 32, 64, 128, 256, 512, 1024, 4096};
  if (tuning)
    llvm::copy_if(tuning->getTimedRows(getMatmulShape(op)), std::back_inserter(bounds),
                  [](int64_t rows) { return rows > 1024; });
  llvm::sort(bounds);
  bounds.erase(llvm::unique(bounds), bounds.end());
  auto guards = llvm::map_to_vector(bounds, [](int64_t bound) { return Guard{bound, bound}; });
  guards.back().bound = 0;
  return guards;
}

/// Few rows, or long ones, may be better off in parts; the last variant takes any number.
static SmallVector<Guard> getGuards(const TilePlan &plan) {
  SmallVector<Guard> guards;
  int64_t most = int64_t(1) << 24;
  if (plan.guarded == plan.split) {
    for (int64_t bound = 512; bound < most; bound *= 8)
      guards.push_back({bound, bound});
  } else {
    for (int64_t bound : {4, 16, 64, 256})
      guards.push_back({bound, bound});
  }
  guards.push_back({0, most});
  return guards;
}

SmallVector<VariantAttr> mlir::fuse::proposeVariants(Operation *op, const ChipInfo &chip,
                                                     const TuningDatabase *tuning) {
  auto indexed = cast<IndexedOpInterface>(op);
  auto matmul = dyn_cast<MatmulOp>(op);
  KernelSpace space = KernelSpace::get(indexed);
  TilePlan plan = TilePlan::get(indexed, space);
  SmallVector<int64_t> sizes = indexed.getStaticDimSizes();
  SmallVector<Guard> guards = {{0, ShapedType::kDynamic}};
  SmallVector<unsigned> guarded;
  if (ShapedType::isDynamic(space.getSize(plan.guarded)) && !isa<ElementwiseOp>(op)) {
    guards = matmul ? getGuards(matmul, tuning) : getGuards(plan);
    guarded = space.dims[plan.guarded].members;
  }
  SmallVector<VariantAttr> variants;
  for (Guard guard : guards) {
    SmallVector<int64_t> guardedSizes = withExtent(sizes, guarded, guard.chosenFor);
    ScheduleInterface schedule;
    if (matmul && tuning)
      schedule = chooseTuned(matmul, guardedSizes, chip, *tuning);
    if (!schedule)
      schedule = chooseSchedule(op, guardedSizes, chip);
    if (!schedule)
      continue;
    // One variant takes what neighbours have in common.
    if (!variants.empty() && variants.back().getSchedule() == schedule)
      variants.pop_back();
    variants.push_back(VariantAttr::get(op->getContext(), 0, guard.bound, 16, schedule));
  }
  return variants;
}

int64_t mlir::fuse::getPartsOfLongRows(IndexedOpInterface op, const ChipInfo &chip) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  auto isDynamic = [&](int dim) { return ShapedType::isDynamic(space.getSize(dim)); };
  if (plan.split == kNone || plan.guarded == plan.split || !isDynamic(plan.guarded) ||
      !isDynamic(plan.split))
    return 1;
  SmallVector<int64_t> sizes = withExtent(op.getStaticDimSizes(), space.dims[plan.guarded].members,
                                          /*extent=*/1);
  sizes = withExtent(sizes, space.dims[plan.split].members, kLongRow);
  ScheduleInterface schedule = chooseSchedule(op, sizes, chip);
  return schedule ? schedule.getSplit() : 1;
}
