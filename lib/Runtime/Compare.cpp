//===- Compare.cpp - a result beside its reference ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Compare.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace fuse::runtime {

/// All that anything holds results to: tests and benchmarks ask fuse-run --tolerances.
static constexpr struct {
  const char *name;
  Tolerance tolerance;
} tolerances[] = {
    {"f16", {1e-3, 5e-3}},      {"tf32", {1e-3, 5e-3}},  {"bf16", {8e-3, 4e-2}},
    {"f32", {1e-5, 1e-4}},      {"f64", {1e-12, 1e-11}}, {"f8E4M3FN", {6e-2, 1.3e-1}},
    {"f8E5M2", {1e-1, 2.6e-1}},
};

static const Tolerance *findTolerance(const std::string &name) {
  for (const auto &entry : tolerances)
    if (name == entry.name)
      return &entry.tolerance;
  return nullptr;
}

Tolerance toleranceOf(ElementType type) {
  const Tolerance *found = findTolerance(toString(type));
  return found ? *found : Tolerance{0, 0};
}

Tolerance parseTolerance(const std::string &name) {
  const Tolerance *found = findTolerance(name);
  return found ? *found : toleranceOf(parseElementType(name));
}

std::string listTolerances() {
  std::ostringstream text;
  for (const auto &[name, tolerance] : tolerances)
    text << name << ' ' << tolerance.norm << ' ' << tolerance.element << '\n';
  return text.str();
}

static std::string indexOf(int64_t position, const std::vector<int64_t> &shape) {
  std::vector<int64_t> index(shape.size());
  for (size_t d = shape.size(); d-- > 0;) {
    index[d] = position % shape[d];
    position /= shape[d];
  }
  return toString(index);
}

Comparison compare(const Tensor &got, const Tensor &reference, const Tolerance &tolerance,
                   const Tensor *unrounded) {
  Comparison result;
  std::ostringstream text;
  if (got.shape != reference.shape) {
    result.text = "FAILED: the shape is " + toString(got.shape) + ", the reference's " +
                  toString(reference.shape);
    return result;
  }
  const int64_t count = got.numElements();
  Tensor rounded(got.type, {1});

  double squares = 0, errorSquares = 0, spreadSquares = 0, roundingSquares = 0;
  const auto spreadOf = [&](int64_t i) {
    const double spread = unrounded ? std::abs(unrounded->get(i) - reference.get(i)) : 0;
    return std::isfinite(spread) ? spread : 0;
  };
  int64_t finite = 0;
  for (int64_t i = 0; i < count; ++i) {
    const double r = reference.get(i), g = got.get(i);
    if (!std::isfinite(r))
      continue;
    squares += r * r;
    spreadSquares += spreadOf(i) * spreadOf(i);
    rounded.set(0, r);
    if (const double rounding = rounded.get(0) - r; std::isfinite(rounding))
      roundingSquares += rounding * rounding;
    ++finite;
    if (std::isfinite(g))
      errorSquares += (g - r) * (g - r);
  }
  // A sum of few numbers may hide what their roundings are by chance: an element may differ by what
  // elements do, too. A rounding that goes the other way moves by a last place; rounding errors
  // have a root mean square of 0.29 of one, more than a quarter.
  const double common = finite ? 4 * std::sqrt(spreadSquares / static_cast<double>(finite)) : 0;
  const double rms = finite ? std::sqrt(squares / static_cast<double>(finite)) : 0;
  result.normRatio = squares > 0 ? std::sqrt(errorSquares / squares)
                                 : (errorSquares > 0 ? std::numeric_limits<double>::infinity() : 0);

  for (int64_t i = 0; i < count; ++i) {
    double r = reference.get(i);
    const double g = got.get(i);
    double share;
    if (unrounded && !std::isfinite(r) && std::isfinite(g))
      r = unrounded->get(i); // a rounding overflows
    if (std::isfinite(r) && !std::isfinite(g)) {
      // Beyond the range of the result's type?
      rounded.set(0, r);
      r = rounded.get(0);
    }
    if (std::isnan(r) || std::isnan(g))
      share = std::isnan(r) && std::isnan(g) ? 0 : std::numeric_limits<double>::infinity();
    else if (r == g)
      share = 0;
    else if (std::isinf(r) || std::isinf(g))
      share = std::numeric_limits<double>::infinity();
    else
      share = std::max(0.0, std::abs(g - r) - std::max(spreadOf(i), common)) /
              (tolerance.element * (std::abs(r) + rms)); // inf for integers
    result.numBad += share > 1;
    if (result.worst < 0 || share > result.worstShare) {
      result.worst = i;
      result.worstShare = share;
      result.worstGot = g;
      result.worstReference = reference.get(i);
    }
  }
  // Denormals have few digits: a result may be twice as far off as its type makes it.
  const double roundings = squares > 0 ? std::sqrt(roundingSquares / squares) : 0;
  const double allowed = std::max(tolerance.norm, 2 * roundings) +
                         (squares > 0 ? std::sqrt(spreadSquares / squares) : 0);
  result.passed = result.numBad == 0 && result.normRatio <= allowed;
  text.precision(3);
  text << (result.passed ? "ok" : "FAILED") << ": |got-ref|/|ref| = " << result.normRatio
       << " (allowed " << allowed << ")";
  if (result.worst >= 0) {
    text.precision(7);
    text << ", worst element " << indexOf(result.worst, got.shape) << ": " << result.worstGot
         << ", reference " << result.worstReference;
    text.precision(3);
    text << " (" << result.worstShare << " of what is allowed)";
  }
  if (result.numBad)
    text << ", " << result.numBad << " of " << count << " elements out of tolerance";
  result.text = text.str();
  return result;
}

} // namespace fuse::runtime
