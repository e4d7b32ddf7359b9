//===- Tuning.cpp - schedules that were timed -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Tuning.h"

#include <cmath>

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

static bool isAlike(const TunedMatmul &matmul, const MatmulShape &shape) {
  return matmul.rhs == shape.rhs && matmul.aux == shape.auxiliaries &&
         (matmul.batch > 1) == (shape.batch > 1) &&
         getElementClass(matmul.element) == getElementClass(shape);
}

/// |log(x / y)|, where it is within log(kNear); else infinity.
static double distance(int64_t x, int64_t y) {
  double result = std::abs(std::log(double(x)) - std::log(double(y)));
  return result <= std::log(TuningDatabase::kNear) + 1e-9 ? result : HUGE_VAL;
}

static double distanceWithoutRows(const TunedMatmul &matmul, const MatmulShape &shape) {
  if (!isAlike(matmul, shape))
    return HUGE_VAL;
  return distance(matmul.batch, shape.batch) + distance(matmul.n, shape.n) +
         distance(matmul.k, shape.k);
}

SmallVector<TimedSchedule> TuningDatabase::lookup(const MatmulShape &shape) const {
  SmallVector<std::pair<double, const TunedMatmul *>> near;
  for (const TunedMatmul &matmul : matmuls)
    if (double apart = distanceWithoutRows(matmul, shape) + distance(matmul.m, shape.m);
        apart < HUGE_VAL)
      near.emplace_back(apart, &matmul);
  llvm::sort(near); // among equals, the first of the file
  return llvm::map_to_vector(
      near, [](auto &item) { return TimedSchedule{item.second->schedule, item.first == 0}; });
}

SmallVector<int64_t> TuningDatabase::getTimedRows(const MatmulShape &shape) const {
  SmallVector<int64_t> rows;
  for (const TunedMatmul &matmul : matmuls)
    if (distanceWithoutRows(matmul, shape) < HUGE_VAL)
      rows.push_back(matmul.m);
  llvm::sort(rows);
  rows.erase(llvm::unique(rows), rows.end());
  return rows;
}
