//===- Tuning.cpp - schedules that were timed -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Tuning.h"

using namespace mlir;
using namespace mlir::fuse;

FailureOr<TuningDatabase> TuningDatabase::parseBuiltin(const ChipInfo &chip, MLIRContext *context) {
  // {chip, text} of each lib/Target/Tuning/CHIP.txt.
  static constexpr std::pair<StringLiteral, StringLiteral> texts[] = {
#include "Tuning.inc"
  };
  for (auto [name, text] : texts)
    if (name == chip.name)
      return parse(text, ("lib/Target/Tuning/" + name + ".txt").str(), chip, context);
  return TuningDatabase();
}

/// f16 for both 16-bit types: the same instructions at the same rate.
static StringRef getElementClass(StringRef element) { return element == "bf16" ? "f16" : element; }

static StringRef getElementClass(const MatmulShape &shape) {
  if (!shape.element.isF32())
    return "f16";
  return shape.precision == Precision::ieee ? "f32" : stringifyPrecision(shape.precision);
}

/// Whether they are the same in all but m.
static bool isAlike(const TunedMatmul &matmul, const MatmulShape &shape) {
  return matmul.rhs == shape.rhs && matmul.aux == shape.auxiliaries &&
         matmul.batch == shape.batch && matmul.n == shape.n && matmul.k == shape.k &&
         getElementClass(matmul.element) == getElementClass(shape);
}

ScheduleInterface TuningDatabase::lookup(const MatmulShape &shape) const {
  for (const TunedMatmul &matmul : matmuls) // of several the first: the newest
    if (matmul.m == shape.m && isAlike(matmul, shape))
      return matmul.schedule;
  return nullptr;
}

SmallVector<int64_t> TuningDatabase::getTimedRows(const MatmulShape &shape) const {
  SmallVector<int64_t> rows;
  for (const TunedMatmul &matmul : matmuls)
    if (isAlike(matmul, shape))
      rows.push_back(matmul.m);
  llvm::sort(rows);
  rows.erase(llvm::unique(rows), rows.end());
  return rows;
}
