//===- Tuning.h - schedules that were timed ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tuning database: for some matmuls the schedule that was fastest on a chip. One
// line a matmul, the chip in the first line, where the numbers come from in a `run`
// line before them; `#` begins a comment.
//
//   fuse-tuning 1 sm_90a
//   run NVIDIA H100 80GB HBM3, driver 580.159.04, 2026-11-21, commit 06415cd
//   matmul f16 rhs 1 batch 1 m 4096 n 4096 k 4096 : tile 128x256x64 warps 8x1 stages 4
//       raster 8 producers 4 cluster 2x1 ; 205.1 us  (on one line)
//
// Behind `rhs` may stand `aux N`, how many auxiliaries of the result's size a ring could carry;
// behind `producers`, in this order, `cluster`, `swap` and `aux_stages N`.
//
// lib/Target/Tuning/CHIP.txt is compiled in; bench/tune.py writes it.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_TUNING_H
#define FUSE_TARGET_TUNING_H

#include "fuse/Target/Cost.h"
#include "llvm/Support/Error.h"

namespace mlir::fuse {

/// A matmul that was timed, and the schedule that won.
struct TunedMatmul {
  std::string element; // f16, bf16, f32, tf32, tf32x3: how products are made
  int64_t rhs, aux = 0, batch, m, n, k;
  SmallVector<int64_t, 3> tile;
  SmallVector<int64_t, 2> warps, cluster;
  int64_t stages, raster, producers, auxStages = 0;
  bool swap = false;
  double seconds;
};

class TuningDatabase {
public:
  /// Sizes count as near up to this factor in each of batch, m, n and k.
  static constexpr double kNear = 1.5;

  /// Parses the text; an error begins with `name:LINE:`.
  static llvm::Expected<TuningDatabase> parse(StringRef text, StringRef name, const ChipInfo &chip);

  /// The one that is compiled in for the chip, or null.
  static const TuningDatabase *lookupBuiltin(const ChipInfo &chip);

  /// Schedules of near matmuls, nearest first. Alike must be the number of right operands,
  /// of auxiliaries of the result's size, whether there is a batch, and how products are made (f16
  /// and bf16 are one).
  SmallVector<ScheduleAttr> lookup(const MatmulShape &shape, MLIRContext *context) const;

  /// Values of m, in order, at which matmuls near in all but m were timed.
  SmallVector<int64_t> getTimedRows(const MatmulShape &shape) const;

private:
  std::vector<TunedMatmul> matmuls;
};

} // namespace mlir::fuse

#endif // FUSE_TARGET_TUNING_H
