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

#include "fuse/Execution/HostTensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LLVM.h"
#include <string>

namespace mlir::fuse::exec {

/// Which level of the IR is executed.
enum class Level { Graph, Fused, Kernels, Mapped };

/// Runs `function` of a module at graph level. The module is not changed: a
/// clone of it goes through the passes that lead to `level` (for `chip` from
/// `Level::Kernels` on) and from there to machine code of the host. Results come in
/// the order of the function's results. What is wrong is reported as a
/// diagnostic at the function or the op.
FailureOr<std::vector<HostTensor>> execute(ModuleOp graphModule, StringRef function,
                                           ArrayRef<HostTensor> inputs, Level level,
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
FailureOr<std::vector<HostTensor>> executeReference(ModuleOp graphModule, StringRef function,
                                                    ArrayRef<HostTensor> inputs,
                                                    Reference kind = Reference::Spelled);

/// Checks number, element types and shapes of the inputs of a function (dynamic
/// dimensions take any extent). Reports a mismatch at the function.
LogicalResult checkInputs(ModuleOp module, StringRef function, ArrayRef<HostTensor> inputs);

/// How far a result may be from the float64 reference.
struct Tolerance {
  /// Of |got - ref| / |ref| in the L2 norm.
  double norm;
  /// Each element within element * |ref| + element * rms(ref).
  double element;
};

/// f16: 1e-3 and 5e-3; bf16: 8e-3 and 4e-2; f32: 1e-5 and 1e-4; integers: exact.
Tolerance getTolerance(DType dtype);

/// A result beside its reference.
struct Comparison {
  bool passed = false;
  /// |got - ref| / |ref| in the L2 norm, over the elements that are finite in both.
  double normRatio = 0;
  /// Element with the largest excess over its tolerance (or a mismatch of inf or
  /// nan), with its index. Empty tensors have none: `worstIndex` is nullopt.
  std::optional<llvm::SmallVector<int64_t>> worstIndex;
  double worstGot = 0, worstReference = 0;
  /// The worst element's |got - ref| as a fraction of what is allowed.
  double worstRatio = 0;
  /// Number of elements out of tolerance.
  int64_t numBad = 0;
  /// Set when shapes differ; then nothing else is filled in.
  std::string mismatch;

  /// One line for a person: "ok: |d|/|r| 2.1e-04, worst element [3, 17]: ...".
  std::string toString() const;
};

/// Compares with the tolerance of `got`'s element type, or the one given. An inf
/// must be the same inf and a nan a nan; a value that rounds to inf in `got`'s
/// type counts as that inf.
Comparison compare(const HostTensor &got, const HostTensor &reference,
                   std::optional<Tolerance> tolerance = std::nullopt);

} // namespace mlir::fuse::exec

#endif // FUSE_EXECUTION_EXECUTOR_H
