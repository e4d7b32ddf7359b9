//===- Families.cpp - the families of schedules ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "fuse/Target/Legality.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

#include "fuse/Target/ScheduleFamily.cpp.inc"

void mlir::fuse::registerScheduleFamilies(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FuseDialect *) {
    attachElementwise(*context);
    attachMultistage(*context);
    attachRegisterPrefetch(*context);
    attachRows(*context);
    attachWarpSpecialized(*context);
  });
}

SmallVector<NamedFamily> mlir::fuse::getScheduleFamilies(Operation *op) {
  // Where the model gives two families the same time, the first is listed first, and the last is
  // chosen: the simpler kernel.
  TypeID attributes[] = {TypeID::get<WarpSpecializedScheduleAttr>(),
                         TypeID::get<MultistageScheduleAttr>(),
                         TypeID::get<RegisterPrefetchScheduleAttr>(),
                         TypeID::get<RowsScheduleAttr>(), TypeID::get<ElementwiseScheduleAttr>()};
  SmallVector<NamedFamily> families;
  for (TypeID id : attributes) {
    const AbstractAttribute &attribute = AbstractAttribute::lookup(id, op->getContext());
    if (const auto *family = attribute.getInterface<ScheduleFamily>();
        family && family->computes(op))
      families.push_back({attribute.getName(), family});
  }
  return families;
}

bool mlir::fuse::fitsThreads(ScheduleInterface schedule, const ChipInfo &chip,
                             std::string &reason) {
  ArrayRef<int64_t> warps = schedule.getWarps();
  if (llvm::all_of(warps, [](int64_t count) { return count <= 32; }) &&
      getNumThreads(schedule, chip) <= chip.maxThreads)
    return true;
  reason = llvm::formatv("threads: {0} x {1} warps of {2} lanes, {3} runs at most {4} threads per "
                         "block",
                         warps[0], warps[1], chip.lanes, chip.name, chip.maxThreads);
  return false;
}
