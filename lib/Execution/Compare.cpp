//===- Compare.cpp - a result beside its reference ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Executor.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fuse::exec;

Tolerance mlir::fuse::exec::getTolerance(DType dtype) {
  switch (dtype) {
  case DType::F16:
    return {1e-3, 5e-3};
  case DType::BF16:
    return {8e-3, 4e-2};
  case DType::F32:
    return {1e-5, 1e-4};
  case DType::F64:
    return {1e-12, 1e-11};
  case DType::F8E4M3FN:
    return {6e-2, 1.3e-1};
  case DType::F8E5M2:
    return {1.2e-1, 2.6e-1};
  default:
    return {0, 0};
  }
}

Comparison mlir::fuse::exec::compare(const HostTensor &got, const HostTensor &reference,
                                     std::optional<Tolerance> tolerance) {
  Comparison result;
  if (got.shape != reference.shape) {
    llvm::raw_string_ostream os(result.mismatch);
    os << "shape [";
    llvm::interleaveComma(got.shape, os);
    os << "], expected [";
    llvm::interleaveComma(reference.shape, os);
    os << ']';
    return result;
  }
  Tolerance allowed = tolerance.value_or(getTolerance(got.dtype));
  int64_t count = got.getNumElements();

  // Rounding to the result's type turns large references to inf.
  HostTensor one(got.dtype, {1});
  auto referenceAt = [&](int64_t i) {
    double value = reference.get(i);
    if (!isFloat(got.dtype) || !std::isfinite(value))
      return value;
    one.set(0, value);
    return std::isfinite(one.get(0)) ? value : one.get(0);
  };

  double sumSquares = 0, sumErrors = 0;
  int64_t finite = 0;
  for (int64_t i = 0; i < count; ++i) {
    double g = got.get(i), r = referenceAt(i);
    if (!std::isfinite(g) || !std::isfinite(r))
      continue;
    sumSquares += r * r;
    sumErrors += (g - r) * (g - r);
    ++finite;
  }
  double rms = finite ? std::sqrt(sumSquares / finite) : 0;
  if (sumErrors != 0)
    result.normRatio = sumSquares != 0 ? std::sqrt(sumErrors / sumSquares)
                                       : std::numeric_limits<double>::infinity();

  double worst = -1;
  int64_t worstPosition = -1;
  for (int64_t i = 0; i < count; ++i) {
    double g = got.get(i), r = referenceAt(i);
    double ratio;
    if (std::isfinite(g) && std::isfinite(r)) {
      double error = std::abs(g - r), limit = allowed.element * (std::abs(r) + rms);
      ratio = error == 0 ? 0 : limit == 0 ? std::numeric_limits<double>::infinity() : error / limit;
    } else {
      bool same = (std::isnan(g) && std::isnan(r)) || g == r;
      ratio = same ? 0 : std::numeric_limits<double>::infinity();
    }
    if (ratio > 1)
      ++result.numBad;
    if (ratio > worst) {
      worst = ratio;
      worstPosition = i;
    }
  }
  if (worstPosition >= 0) {
    result.worstRatio = worst;
    result.worstGot = got.get(worstPosition);
    result.worstReference = reference.get(worstPosition);
    auto &index = result.worstIndex.emplace(got.shape.size());
    int64_t rest = worstPosition;
    for (int64_t dim = int64_t(got.shape.size()) - 1; dim >= 0; --dim) {
      index[dim] = rest % got.shape[dim];
      rest /= got.shape[dim];
    }
  }
  result.passed = result.numBad == 0 && result.normRatio <= allowed.norm;
  return result;
}

std::string Comparison::toString() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << (passed ? "ok" : "FAILED") << ": ";
  if (!mismatch.empty()) {
    os << mismatch;
    return text;
  }
  os << llvm::format("|d|/|ref| %.2e", normRatio);
  if (!worstIndex) {
    os << ", no elements";
    return text;
  }
  if (worstRatio == 0) {
    os << ", every element as the reference";
    return text;
  }
  os << ", worst element [";
  llvm::interleaveComma(*worstIndex, os);
  os << llvm::format("]: %.8g, reference %.8g (%.2g of what is allowed)", worstGot, worstReference,
                     worstRatio);
  if (numBad)
    os << ", " << numBad << " elements out of tolerance";
  return text;
}
