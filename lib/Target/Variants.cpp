//===- Variants.cpp - which schedules a kernel has, and for which sizes ---===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel of static sizes has the schedule that was timed fastest for such sizes, or that the
// model takes to be fastest. One whose number of rows is dynamic has several, each under a guard on
// that number: the model is asked at every number of rows where something changes, and as few
// schedules as keep near the best of each are made variants.
//
//===----------------------------------------------------------------------===//

#include "Schedules/Families.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/Tuning.h"
#include "mlir/IR/Threading.h"

#include <cmath>
#include <map>

using namespace mlir;
using namespace mlir::fuse;

/// Schedules of one matmul at most, and what one more must save over each doubling of the number of
/// rows, or more over fewer: each is a kernel to compile.
static constexpr size_t kMostSchedules = 14;
static constexpr double kWorthKernel = 0.03;
/// What a kernel may lose by the model, as a share of the best time, before others are looked for.
/// More loses more than the kernels save that are fewer then (docs/Rationale.md, "Guarded
/// variants").
static constexpr double kNegligible = 0.005;
/// What a further range of rows must save, in the unit of what a kernel must.
static constexpr double kChange = 0.0008;
/// What a power of two stands for, as a share of a doubling: there prompts are cut and batches
/// padded (docs/Rationale.md, "Guarded variants").
static constexpr double kPowerOfTwo = 0.3;
/// By how much the model is taken to err, at least, where others than it thinks were timed fastest:
/// of few rows, and of more.
static constexpr int64_t kFewRows = 512;
static constexpr double kFewRowsError = 0.05, kManyRowsError = 0.03;

/// The schedule of the family whose fastest one is fastest; null if none is legal.
static RankedSchedule chooseByModel(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
  RankedSchedule best;
  for (const NamedFamily &family : getScheduleFamilies(op))
    if (RankedSchedule item = family->choose(op, sizes, chip);
        item.schedule && (!best.schedule || item.seconds <= best.seconds))
      best = item;
  return best;
}

/// Seconds by the model; infinite where it does not see the schedule.
static double getSeconds(ScheduleInterface schedule, Operation *op, ArrayRef<int64_t> sizes,
                         const ChipInfo &chip) {
  return cast<ScheduleFamily>(schedule).estimate(op, sizes, chip).value_or(HUGE_VAL);
}

namespace {
struct Choice {
  ScheduleInterface schedule; // null: none is legal
  bool isTimed = false;       // fastest for just these sizes
};
} // namespace

/// The schedule that was timed for such a matmul, the model's if there is none.
static Choice chooseSchedule(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip,
                             const TuningDatabase *tuning) {
  auto matmul = dyn_cast<MatmulOp>(op);
  if (matmul && tuning) {
    MatmulShape shape = getMatmulShape(matmul, sizes);
    ScheduleInterface schedule = tuning->lookup(shape);
    std::string reason;
    // What was timed, tensor maps could load.
    if (schedule &&
        llvm::all_of(shape.transports,
                     [](const Transport &each) { return each.kind == Transport::TensorMap; }) &&
        isLegalSchedule(op, schedule, chip, reason) &&
        cast<ScheduleFamily>(schedule).isAdvisable(op, chip))
      return {schedule, /*isTimed=*/true};
  }
  return {chooseByModel(op, sizes, chip).schedule};
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

/// Numbers of rows at which schedules of a matmul are looked for: where whole tiles of 128 fill up,
/// and somewhat above.
static constexpr int64_t kSoughtRows[] = {
    16,  32,  48,  64,  96,   128,  144,  192,  208,  256,  272,  320,  384,  416,  512,  544,
    640, 672, 768, 816, 1024, 1088, 1280, 1536, 1664, 2048, 2560, 3072, 4096, 8192, 16384};

/// Numbers of rows up to which one of the schedules is taken: where the tiles of any of them fill
/// up, since a row more takes a tile more; that matters less the more tiles there are.
static SmallVector<int64_t> getBounds(ArrayRef<ScheduleInterface> schedules) {
  constexpr int64_t mostTiles = 12;
  SmallVector<int64_t> bounds = {16, 32, 48};
  for (auto [last, step] : {std::pair(128, 32), {768, 64}, {8192, 128}, {16384, 512}})
    while (bounds.back() < last)
      bounds.push_back(llvm::alignTo(bounds.back() + 1, step));
  for (ScheduleInterface schedule : schedules)
    for (int64_t tiles = 1; tiles <= mostTiles; ++tiles)
      bounds.push_back(tiles * schedule.getTile()[0]);
  return bounds;
}

namespace {
/// Chooses the schedules of a matmul with any number of rows.
class RowVariants {
public:
  RowVariants(MatmulOp op, ArrayRef<unsigned> dims, const ChipInfo &chip,
              const TuningDatabase *tuning);
  SmallVector<VariantAttr> get();

private:
  /// What is lost at a bound by a schedule, as a share of the time of the one chosen there.
  double getLoss(size_t schedule, size_t bound) const { return losses[schedule][bound]; }
  void select();
  /// The selected schedule for each bound.
  SmallVector<size_t> assign() const;

  MLIRContext *context;
  SmallVector<int64_t> bounds;
  SmallVector<double> ranges; // of rows that a bound stands for, as logarithms
  SmallVector<ScheduleInterface> schedules;
  SmallVector<SmallVector<double>> losses; // of schedules, by bounds
  SmallVector<size_t> selected;
};
} // namespace

RowVariants::RowVariants(MatmulOp op, ArrayRef<unsigned> dims, const ChipInfo &chip,
                         const TuningDatabase *tuning)
    : context(op.getContext()) {
  auto sizesFor = [&](int64_t rows) { return withExtent(op.getStaticDimSizes(), dims, rows); };
  std::map<int64_t, Choice> choices;
  SmallVector<int64_t> sought(ArrayRef<int64_t>{kSoughtRows});
  if (tuning)
    llvm::append_range(sought, tuning->getTimedRows(getMatmulShape(op)));
  // Each number of rows is a search of its own.
  SmallVector<Choice> found(sought.size());
  parallelFor(context, 0, sought.size(),
              [&](size_t i) { found[i] = chooseSchedule(op, sizesFor(sought[i]), chip, tuning); });
  for (auto [rows, choice] : llvm::zip(sought, found))
    if (choice.schedule) {
      choices[rows] = choice;
      if (!llvm::is_contained(schedules, choice.schedule))
        schedules.push_back(choice.schedule);
    }
  if (schedules.empty())
    return;
  bounds = getBounds(schedules);
  llvm::append_range(bounds, sought);
  llvm::sort(bounds);
  bounds.erase(llvm::unique(bounds), bounds.end());
  losses.resize(schedules.size());
  int64_t before = 1;
  for (int64_t bound : bounds) {
    SmallVector<int64_t> sizes = sizesFor(bound);
    SmallVector<double> seconds;
    for (ScheduleInterface schedule : schedules)
      seconds.push_back(getSeconds(schedule, op, sizes, chip) *
                        cast<ScheduleFamily>(schedule).getCaution());
    Choice choice = choices[bound];
    // Who timed a number of rows uses it: it stands for a doubling.
    const double least = choice.isTimed ? 1.0 : llvm::isPowerOf2_64(bound) ? kPowerOfTwo : 0.0;
    ranges.push_back(std::max(std::log(double(bound) / before), least * std::log(2.0)));
    before = bound;
    double best = *llvm::min_element(seconds), error = 0;
    if (choice.schedule) {
      const double chosen = seconds[llvm::find(schedules, choice.schedule) - schedules.begin()];
      // What the clock contradicts, the model errs by in the others' favour.
      if (choice.isTimed)
        error = std::max(chosen / best - 1, bound <= kFewRows ? kFewRowsError : kManyRowsError);
      else
        best = chosen;
    }
    for (auto [schedule, own, loss] : llvm::zip(schedules, seconds, losses)) {
      double lost = std::max(own / best - 1, 0.0) + error;
      if (schedule == choice.schedule)
        lost = 0;
      loss.push_back(std::isfinite(lost) ? lost : 1.0);
    }
  }
}

/// One after the other, each the one that saves most beside those before it, until none saves
/// enough: of what is lost at a bound beyond next to nothing, by the rows that it stands for.
void RowVariants::select() {
  SmallVector<double> lost(bounds.size(), 1.0);
  auto take = [&](size_t schedule) {
    for (size_t bound = 0; bound < bounds.size(); ++bound)
      lost[bound] = std::min(lost[bound], std::max(getLoss(schedule, bound) - kNegligible, 0.0));
  };
  while (selected.size() < kMostSchedules) {
    std::optional<size_t> best;
    double most = kWorthKernel * std::log(2.0);
    for (size_t schedule = 0; schedule < schedules.size(); ++schedule) {
      double saved = 0;
      for (size_t bound = 0; bound < bounds.size(); ++bound) {
        double left = std::max(getLoss(schedule, bound) - kNegligible, 0.0);
        saved += std::max(lost[bound] - left, 0.0) * ranges[bound];
      }
      if (saved > most) {
        most = saved;
        best = schedule;
      }
    }
    if (!best)
      return;
    selected.push_back(*best);
    take(*best);
  }
}

/// Those that lose least over all bounds together, where each change from one to another counts as
/// a loss as well.
SmallVector<size_t> RowVariants::assign() const {
  // Up to the bound, with one of the selected there: what is lost, and who was there before.
  SmallVector<double> lost(selected.size(), 0.0);
  SmallVector<SmallVector<size_t>> before;
  for (size_t bound = 0; bound < bounds.size(); ++bound) {
    const size_t least = llvm::min_element(lost) - lost.begin();
    const double change = lost[least] + (bound > 0 ? kChange : 0.0);
    before.emplace_back();
    for (auto [i, own] : llvm::enumerate(lost)) {
      before.back().push_back(own <= change ? i : least);
      own = std::min(own, change) + getLoss(selected[i], bound) * ranges[bound];
    }
  }
  size_t at = llvm::min_element(lost) - lost.begin();
  SmallVector<size_t> assigned(bounds.size());
  for (size_t bound = bounds.size(); bound-- > 0; at = before[bound][at])
    assigned[bound] = selected[at];
  return assigned;
}

SmallVector<VariantAttr> RowVariants::get() {
  select();
  if (selected.empty())
    return {};
  SmallVector<VariantAttr> variants;
  SmallVector<size_t> assigned = assign();
  for (size_t bound = 0; bound < bounds.size(); ++bound) {
    // One variant takes what neighbours have in common; the last takes any number.
    if (bound > 0 && assigned[bound - 1] == assigned[bound])
      variants.pop_back();
    int64_t most = bound + 1 < bounds.size() ? bounds[bound] : 0;
    variants.push_back(VariantAttr::get(context, 0, most, schedules[assigned[bound]]));
  }
  return variants;
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
  KernelSpace space = KernelSpace::get(indexed);
  TilePlan plan = TilePlan::get(indexed, space);
  SmallVector<int64_t> sizes = indexed.getStaticDimSizes();
  SmallVector<Guard> guards = {{0, ShapedType::kDynamic}};
  SmallVector<unsigned> guarded;
  if (ShapedType::isDynamic(space.getSize(plan.guarded)) && !isa<ElementwiseOp>(op)) {
    guarded = space.dims[plan.guarded].members;
    if (auto matmul = dyn_cast<MatmulOp>(op))
      return RowVariants(matmul, guarded, chip, tuning).get();
    guards = getGuards(plan);
  }
  SmallVector<VariantAttr> variants;
  for (Guard guard : guards) {
    SmallVector<int64_t> guardedSizes = withExtent(sizes, guarded, guard.chosenFor);
    ScheduleInterface schedule = chooseSchedule(op, guardedSizes, chip, tuning).schedule;
    if (!schedule)
      continue;
    // One variant takes what neighbours have in common.
    if (!variants.empty() && variants.back().getSchedule() == schedule)
      variants.pop_back();
    variants.push_back(VariantAttr::get(op->getContext(), 0, guard.bound, schedule));
  }
  return variants;
}

SmallVector<SoughtRows> mlir::fuse::getSoughtRows(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  SmallVector<int64_t> sizes = op.getStaticDimSizes();
  if (!ShapedType::isDynamic(space.getSize(plan.guarded)))
    return {{0, std::move(sizes)}};
  return llvm::map_to_vector(kSoughtRows, [&](int64_t rows) {
    return SoughtRows{rows == std::end(kSoughtRows)[-1] ? 0 : rows,
                      withExtent(sizes, space.dims[plan.guarded].members, rows)};
  });
}

double mlir::fuse::expectTime(MatmulOp op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
  RankedSchedule best = chooseByModel(op, sizes, chip);
  return best.schedule ? best.seconds : HUGE_VAL;
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
  ScheduleInterface schedule = chooseByModel(op, sizes, chip).schedule;
  return schedule ? schedule.getSplit() : 1;
}
