//===- WarpSpecializedModel.h - what kernels with roles cost ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H
#define FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H

#include "MatmulModel.h"

namespace mlir::fuse {

/// Seconds of a matmul. Loads never stall the products, and one CTA an SM walks the tiles; between
/// two tiles it computes its epilogue.
double estimateWarpSpecialized(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule,
                               const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_LIB_TARGET_SCHEDULES_WARPSPECIALIZEDMODEL_H
