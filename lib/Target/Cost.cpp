//===- Cost.cpp - which schedule a kernel should have ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is the same for all families of schedules (Schedules/). Variants.cpp chooses among them.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Cost.h"
#include "Schedules/Families.h"

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

double mlir::fuse::estimateMoving(double bytes, const ChipInfo &chip) {
  return kOverhead + bytes / (chip.bandwidth * kBandwidthShare);
}
