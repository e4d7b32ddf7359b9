//===- Tuning.h - schedules that were timed ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tuning database: for some matmuls the schedule that was fastest on a chip. One
// line a matmul, the chip in the first line, where the numbers come from in a `run`
// line before them; a line that begins with `#` is a comment.
//
//   fuse-tuning 2 sm_90a
//   run NVIDIA H100 80GB HBM3, driver 580.159.04, 2026-11-21, commit 06415cd
//   matmul f16 rhs 1 batch 1 m 4096 n 4096 k 4096 : #fuse.warp_specialized<tile = [128, 256, 64],
//       warps = [8, 1], stages = 4, cluster = [2, 1]> ; 205.1 us  (on one line)
//
// Behind `rhs` may stand `aux N`, how many auxiliaries of the result's size a ring could carry.
// The schedule is the attribute as MLIR prints it.
//
// lib/Target/Tuning/CHIP.txt is compiled in; bench/tune.py writes it.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_TUNING_H
#define FUSE_TARGET_TUNING_H

#include "fuse/Target/Cost.h"

namespace mlir::fuse {

/// A matmul that was timed, and the schedule that won.
struct TunedMatmul {
  std::string element; // f16, bf16, f32, tf32, tf32x3: how products are made
  int64_t rhs, aux = 0, batch, m, n, k;
  ScheduleInterface schedule;
};

class TuningDatabase {
public:
  /// Parses the text; an error is reported at its line and column of the file `name`.
  static FailureOr<TuningDatabase> parse(StringRef text, StringRef name, const ChipInfo &chip,
                                         MLIRContext *context);

  /// Parses the one that is compiled in for the chip; without one it is empty.
  static FailureOr<TuningDatabase> parseBuiltin(const ChipInfo &chip, MLIRContext *context);

  /// What won for a matmul of the very same sizes; null if none was timed. Alike must also be the
  /// number of right operands, of auxiliaries of the result's size, and how products are made (f16
  /// and bf16 are one).
  ScheduleInterface lookup(const MatmulShape &shape) const;

  /// Values of m, in order, at which matmuls that are the same in all but m were timed.
  SmallVector<int64_t> getTimedRows(const MatmulShape &shape) const;

private:
  std::vector<TunedMatmul> matmuls;
};

} // namespace mlir::fuse

#endif // FUSE_TARGET_TUNING_H
