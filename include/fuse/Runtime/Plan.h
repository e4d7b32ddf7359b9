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

/// Fails unless the function takes so many inputs.
void checkNumInputs(const Function &function, size_t number);

/// Fails unless `input`, the function's input at `position`, has that rank.
void checkRank(const Argument &input, size_t position, size_t rank);

/// Binds the sizes of a function to the shapes of its inputs and checks them: ranks,
/// static extents, equal sizes, the requirements.
Bindings bindShapes(const Function &function, const std::vector<std::vector<int64_t>> &inputs);

/// Binds sizes given by name (or by position as d0, d1, ...).
Bindings bindNames(const Function &function,
                   const std::vector<std::pair<std::string, int64_t>> &sizes);

/// Evaluates the shape of an argument.
std::vector<int64_t> shapeOf(const Argument &argument, const Bindings &bindings);

/// Bytes of the arguments and of the workspace together; throws if a size is negative or beyond
/// what any GPU addresses.
int64_t memoryOf(const Function &function, const Bindings &bindings);

/// What the vendors allow of a launch.
struct LaunchLimits {
  std::array<int64_t, 3> grid, block;
  int64_t threads;        // of a block
  int64_t gridTimesBlock; // threads of the grid in each dimension
  int64_t clusterBlocks;  // 1: there are no clusters
  int64_t shared;         // bytes of shared memory of a block, static and dynamic
  bool hasTensorMaps;
  bool hasOverlaps; // a launch may start before the one ahead of it has ended
};
LaunchLimits limitsOf(const Manifest &manifest);

/// A parameter with its numbers.
struct PlannedParameter {
  std::string buffer; // empty for an i64
  size_t number = 0;  // of the buffer: arguments first, then workspace, then constants
  int64_t value = 0;  // byte offset into the buffer, or the i64
  int64_t alignment = 1;
  /// A tensor map that still lacks its base.
  std::optional<TensorMap> map;
};

struct PlannedLaunch {
  const Launch *launch = nullptr;
  std::array<uint32_t, 3> grid = {1, 1, 1}, block = {1, 1, 1}, cluster = {1, 1, 1};
  uint32_t dynamicSharedMemory = 0;
  bool overlaps = false;
  std::vector<PlannedParameter> parameters;
  double flops = 0, bytes = 0;
};

/// A copy with its numbers; those of buffers are as in PlannedParameter.
struct PlannedCopy {
  const Copy *copy = nullptr;
  struct Place {
    size_t number = 0;
    uint64_t offset = 0; // in bytes
  } from, to;
  uint64_t bytes = 0; // more than 0
};

/// A launch, a copy, a jump, or what stands in the way of one of the first two, which is an error
/// where it is reached.
struct PlannedStep {
  enum class Kind { Launch, Copy, Jump, Error } kind = Kind::Launch;
  PlannedLaunch launch;
  PlannedCopy copy;
  /// A jump goes to `target` unless this holds. It depends on addresses; 0 always jumps.
  BoundExpr condition;
  size_t target = 0;
  std::string message;
};

/// Evaluates all that does not depend on addresses: guards that do become jumps over steps.
/// Addresses have the numbers of PlannedParameter; those of constants are known already, and are
/// given by name. Launches with an empty grid are left out, and copies of nothing.
std::vector<PlannedStep> planSteps(const Function &function, const Bindings &bindings,
                                   const LaunchLimits &limits,
                                   const std::map<std::string, DeviceAddress> &constants);

/// Evaluates guards and expressions: the launches and copies in order, those with an empty grid or
/// of no bytes left out. Throws if one is beyond the limits, or if a pointer, a tensor map or a
/// copy leaves its buffer.
std::vector<PlannedStep> planCall(const Function &function, const Bindings &bindings,
                                  const LaunchLimits &limits);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_PLAN_H
