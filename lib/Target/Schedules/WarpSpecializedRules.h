//===- WarpSpecializedRules.h - which kernels with roles are legal *- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDRULES_H
#define FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDRULES_H

#include "fuse/Target/Registers.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/WarpSpecialized.h"

namespace mlir::fuse {

/// CTAs of a cluster on any chip that has clusters (CUDA C++ Programming Guide, "Thread Block
/// Clusters").
constexpr int64_t kPortableCluster = 8;

/// The tile along k: a row of 128 bytes, the widest swizzle.
inline int64_t getKTile(Type element) { return kLineBytes * 8 / element.getIntOrFloatBitWidth(); }

/// What the rules ask of an op, whatever the schedule.
struct WarpSpecializedFacts {
  explicit WarpSpecializedFacts(MatmulOp op);

  bool copies() const { return llvm::any_of(transports, std::mem_fn(&Transport::byProducers)); }

  Type element;
  Precision precision;
  int64_t rhs;
  SmallVector<Transport> transports; // one a factor
  SmallVector<bool> runsAlongTile;   // whether m or n is contiguous in it
  int64_t ringAuxiliaries;           // that a ring could carry
  int64_t wholeAuxiliaries;          // of the result's size
  EpilogueFacts epilogue;

  /// A result as a tile of it is stored.
  struct Result {
    SmallVector<int64_t> extents;
    Type element;
    SmallVector<int64_t> tileDims;
  };
  SmallVector<Result> results;

  StoreKind getStoreKind(WarpSpecializedScheduleAttr schedule, const Result &result) const {
    return mlir::fuse::getStoreKind(schedule, result.extents, result.element, result.tileDims,
                                    loadsWhole(schedule));
  }

  /// Whether threads load auxiliaries of the result's size themselves.
  bool loadsWhole(WarpSpecializedScheduleAttr schedule) const {
    return wholeAuxiliaries > (schedule.getAuxStages() ? ringAuxiliaries : 0);
  }
};

/// Whether the chip, which has roles, can run an op under the schedule; if not, why.
bool isLegalWarpSpecialized(MatmulOp op, const WarpSpecializedFacts &facts,
                            WarpSpecializedScheduleAttr schedule, const ChipInfo &chip,
                            std::string &reason);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDRULES_H
