//===- Executor.h - runs a module on the CPU --------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every level of the IR can be executed on a machine with no GPU, and compared
// with a float64 reference that shares nothing with raising, fusion and tiling.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_EXECUTION_EXECUTOR_H
#define FUSE_EXECUTION_EXECUTOR_H

#include "fuse/Runtime/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LLVM.h"
#include <vector>

namespace mlir::fuse::exec {

namespace rt = ::fuse::runtime;

/// Which level of the IR is executed.
enum class Level { Graph, Fused, Kernels, Mapped };

/// Runs `function` of a module at graph level. The module is not changed: a
/// clone of it goes through the passes that lead to `level` (for `chip` from
/// `Level::Kernels` on) and from there to machine code of the host. Results come in
/// the order of the function's results. What is wrong is reported as a
/// diagnostic at the function or the op.
FailureOr<std::vector<rt::Tensor>> execute(ModuleOp graphModule, StringRef function,
                                           ArrayRef<rt::Tensor> inputs, Level level,
                                           StringRef chip);

/// The same function in float64: every float type becomes f64, contractions are
/// dgemms of a BLAS, and values are rounded only where the graph truncates. The
/// results are f64 (integers stay as they are).
enum class Reference {
  /// Of the graph as it is.
  Spelled,
  /// Without roundings to f16 and bf16, which kernels leave out between their ops.
  Unrounded,
  /// Of the fused level, whose activations have their limits at -inf where the graph spells
  /// -inf * 0.
  WithLimits,
};
FailureOr<std::vector<rt::Tensor>> executeReference(ModuleOp graphModule, StringRef function,
                                                    ArrayRef<rt::Tensor> inputs,
                                                    Reference kind = Reference::Spelled);

/// Checks number, element types and shapes of the inputs of a function (dynamic
/// dimensions take any extent). Reports a mismatch at the function.
LogicalResult checkInputs(ModuleOp module, StringRef function, ArrayRef<rt::Tensor> inputs);

} // namespace mlir::fuse::exec

#endif // FUSE_EXECUTION_EXECUTOR_H
