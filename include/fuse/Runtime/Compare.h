//===- Compare.h - a result beside its reference ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_COMPARE_H
#define FUSE_RUNTIME_COMPARE_H

#include "fuse/Runtime/Tensor.h"

namespace fuse::runtime {

struct Comparison {
  bool passed = false;
  /// |got - ref| / |ref| in the L2 norm, over elements that are finite in both.
  double normRatio = 0;
  /// Position of the element with the largest share of its allowance, -1 if there is
  /// no element.
  int64_t worst = -1;
  double worstGot = 0, worstReference = 0, worstShare = 0;
  int64_t numBad = 0;
  /// One line for a person.
  std::string text;
};

/// Accuracy that a result of this type owes: the L2 norm of the difference relative to
/// the reference's, and each element within `element * (|ref| + rms(ref))`.
struct Tolerance {
  double norm, element;
};
Tolerance toleranceOf(ElementType type);

/// By the name of a type, or "tf32" for results of products with that precision: the accuracy
/// of f16, which has as many bits.
Tolerance parseTolerance(const std::string &name);

/// A line `NAME NORM ELEMENT` for each name but those of integers, which must be equal.
std::string listTolerances();

/// Compares a result with its reference (of any float type). An inf must be the same
/// inf and a NaN a NaN; a reference beyond the result type's range counts as inf.
/// Integers must be equal. With `unrounded`, the reference without roundings that a kernel may
/// leave out, what the two differ by is allowed too: at each element the difference there, or four
/// times its root mean square.
Comparison compare(const Tensor &got, const Tensor &reference, const Tolerance &tolerance,
                   const Tensor *unrounded = nullptr);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_COMPARE_H
