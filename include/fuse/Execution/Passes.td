//===- Passes.td - passes of CPU execution -----------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_EXECUTION_PASSES
#define FUSE_EXECUTION_PASSES

include "mlir/Pass/PassBase.td"

def HostLoops : Pass<"fuse-host-loops", "::mlir::ModuleOp"> {
  let summary = "order linalg loops so that the host vectorises them";
  let description = [{
    On memrefs: copies and named ops become `linalg.generic`, and of each one's
    dimensions the one that most operands have contiguous (and fewest strided)
    becomes the innermost. Float sums along a reduction get `reassoc` and
    `contract`, which vectorising them needs; nothing else becomes less strict.

    ```mlir
    // (m, n, k): x[m, k], w[k, n], y[m, n]   becomes   (m, k, n)
    // (m, n, k): x[m, k], w[n, k], y[m, n]   stays
    ```
  }];
  let dependentDialects = ["linalg::LinalgDialect", "memref::MemRefDialect"];
}

def ExpandReshapes : Pass<"fuse-expand-reshapes", "::mlir::ModuleOp"> {
  let summary = "expanded memrefs by their strides";
  let description = [{
    `memref.expand_shape` becomes `memref.reinterpret_cast` with the sizes that the op
    lists and the strides that follow. Upstream's `expand-strided-metadata` computes sizes
    itself, for one dynamic dimension a group at most, and crashes where one extent becomes
    two.

    ```mlir
    %y = memref.expand_shape %x [[0, 1]] output_shape [%a, %b]
        : memref<?xf32> into memref<?x?xf32>
    ```
    becomes
    ```mlir
    %base, %offset, %size, %stride = memref.extract_strided_metadata %x
    %y = memref.reinterpret_cast %base to offset: [0], sizes: [%a, %b], strides: [%b, 1]
    ```
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "memref::MemRefDialect"];
}

def ToReference : Pass<"fuse-to-reference", "::mlir::ModuleOp"> {
  let summary = "rewrite a normalised graph to float64";
  let description = [{
    Every float type becomes f64, constants keep their value. A truncation that the
    graph spells rounds through the type it truncates to (a call of
    `fuse_round_f16`, `fuse_round_bf16` or `fuse_round_f32`), unless it only
    brings an accumulator back to the type of its operands' arithmetic; an
    extension does nothing. With `without-rounding` truncations to f16 and bf16 do
    nothing either. Knows linalg, tensor, arith and math only, so it shares
    nothing with raising and fusion.

    ```mlir
    %s = arith.addf %a, %b : f32
    %t = arith.truncf %s : f32 to f16
    ```
    becomes
    ```mlir
    %s = arith.addf %a, %b : f64
    %t = call @fuse_round_f16(%s) : (f64) -> f64
    ```
  }];
  let options = [
    Option<"withoutRounding", "without-rounding", "bool", "false",
           "truncations to f16 and bf16 do nothing">];
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];
}

def ContractionsToBlas : Pass<"fuse-contractions-to-blas", "::mlir::ModuleOp"> {
  let summary = "float64 contractions on memrefs become calls of a BLAS";
  let description = [{
    A `linalg.generic` on f64 memrefs that adds products of two operands into a
    third becomes a call of `fuse_contract_f64`, which gets the extents and each
    operand's strides along them and calls dgemm as often as there are batches.

    ```mlir
    linalg.generic {(m, n, k): x[m, k], w[n, k] -> y[m, n]} { mulf, addf }
    ```
    becomes
    ```mlir
    call @fuse_contract_f64(%x, %w, %y, %description)
    ```
  }];
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect", "linalg::LinalgDialect",
                           "memref::MemRefDialect"];
}

#endif // FUSE_EXECUTION_PASSES
