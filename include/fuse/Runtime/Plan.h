//===- Plan.h - a function at given sizes -----------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_PLAN_H
#define FUSE_RUNTIME_PLAN_H

#include "fuse/Runtime/Manifest.h"
#include "fuse/Runtime/TensorMap.h"

namespace fuse::runtime {

/// Binds the sizes of a function to the shapes of its inputs and checks them: ranks,
/// static extents, equal sizes, the requirements.
Bindings bindShapes(const Function &function, const std::vector<std::vector<int64_t>> &inputs);

/// Binds sizes given by name (or by position as d0, d1, ...).
Bindings bindNames(const Function &function,
                   const std::vector<std::pair<std::string, int64_t>> &sizes);

/// Evaluates the shape of an argument.
std::vector<int64_t> shapeOf(const Argument &argument, const Bindings &bindings);

/// A parameter with its numbers.
struct PlannedParameter {
  std::string buffer; // empty for an i64
  int64_t value = 0;  // byte offset into the buffer, or the i64
  int64_t alignment = 1;
  /// A tensor map that still lacks its base.
  std::optional<TensorMap> map;
};

struct PlannedLaunch {
  const Launch *launch = nullptr;
  std::array<uint32_t, 3> grid = {1, 1, 1}, block = {1, 1, 1}, cluster = {1, 1, 1};
  uint32_t dynamicSharedMemory = 0;
  std::vector<PlannedParameter> parameters;
  double flops = 0, bytes = 0;
};

/// Evaluates guards and expressions: the launches in order, those with an empty grid
/// left out.
std::vector<PlannedLaunch> planLaunches(const Function &function, const Bindings &bindings);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_PLAN_H
