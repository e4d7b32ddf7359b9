//===- Passes.td - Conversion passes -----------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_PASSES
#define FUSE_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"


def ExpandActivations : Pass<"fuse-expand-activations"> {
  let summary = "spell fuse.gelu, fuse.silu and fuse.sigmoid in arith and math";
  let description = [{
    Replaces each activation, wherever it stands, by its definition. Types
    narrower than f32 are computed in f32. Targets have sequences of their own;
    this is the definition, and what the CPU runs.

    ```mlir
    %y = fuse.silu %x : f32
    ```
    becomes
    ```mlir
    %n = arith.negf %x : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %y = arith.divf %x, %d : f32
    ```
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def LowerToLinalg : Pass<"fuse-lower-to-linalg"> {
  let summary = "decompose every fuse op to linalg: the definition of its meaning";
  let description = [{
    Each structured op becomes a few linalg ops, on tensors as on memrefs:

    - `fuse.matmul`: per right operand a `linalg.fill` and a contraction that
      extends its operands to the accumulator's type, then one `linalg.generic`
      for the epilogue;
    - row ops: the prologue into an f32 temporary, the reductions, the
      normalised row, the epilogue;
    - `fuse.elementwise`: one `linalg.generic`.

    A `fuse.kernel` is replaced by its body, activations by their spelling in
    arith and math (`fuse-expand-activations`).

    ```mlir
    %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
        outs(%init[m, n] : tensor<4x6xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    ```
    becomes
    ```mlir
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %acc = linalg.generic {...} ins(%x, %w) outs(%z) { extf, extf, mulf, addf }
    %y = linalg.generic {...} ins(%acc) outs(%init) { truncf }
    ```

    Needs verified IR and nothing else.
  }];
  let dependentDialects = ["arith::ArithDialect", "linalg::LinalgDialect", "math::MathDialect",
                           "memref::MemRefDialect", "tensor::TensorDialect"];
}

#endif // FUSE_CONVERSION_PASSES
