//===- Passes.td - Fuse passes -----------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_PASSES
#define FUSE_DIALECT_FUSE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

def FuseHorizontal : Pass<"fuse-fuse-horizontal"> {
  let summary = "Join matmuls that read the same left operand";
  let description = [{
    Two matmuls of one block that read the same left operand, and whose right
    operands have one type and one subscript, become one `fuse.matmul` with the
    right operands of both, an epilogue that holds both epilogues, and the
    results of both. Pairs whose results meet in elementwise work (GEGLU, SwiGLU)
    are joined first, then the others (the projections of QKV), up to
    `max-right-operands`. No weight is copied or concatenated. A pair is left
    alone if one depends on the other. Where the shared value is a right operand
    the operands change sides first: roles follow from the subscripts.

    Before:
    ```mlir
    %u = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...) rhs(%wu[n, k] : ...) ...
    %v = fuse.matmul (i, j, l) acc(f32) lhs(%x[i, l] : ...) rhs(%wv[j, l] : ...) ...
    ```
    After:
    ```mlir
    %u, %v = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...)
        rhs(%wu[n, k] : ..., %wv[n, k] : ...) ...
    ```
    Runs before `fuse-fuse-elementwise`, which moves the work on both results
    into the joined epilogue. Needs fuse ops on tensors.
  }];
  let options = [
    Option<"maxRightOperands", "max-right-operands", "unsigned", "3",
           "Right operands (accumulators) that one kernel may have">,
    Option<"onlyMeeting", "only-meeting", "bool", "false",
           "Join only matmuls whose results meet in elementwise work">
  ];
  let dependentDialects = ["FuseDialect"];
}

def FuseElementwise : Pass<"fuse-fuse-elementwise"> {
  let summary = "Move elementwise work into prologues and epilogues";
  let description = [{
    Works on each block until nothing changes:

    1. In program order, each `fuse.elementwise` enters the result region of a
       producer: the last matmul or row op it reads, else another
       `fuse.elementwise`. Its inputs become auxiliaries with their own
       subscripts, its results become results; the subscripts of its destinations
       are rewritten in the producer's dimensions, so a permuting consumer becomes
       a permuted store. Results of the producer that others use stay results.
       The fused op stands where the consumer stood; what uses the producer and
       stood between moves behind it.
    2. Backwards, each `fuse.elementwise` enters its users: the prologue (and,
       where its value is used there, the epilogue) of a row op, the epilogue of a
       matmul that reads it as an auxiliary, or elementwise work that broadcasts
       it. Costly functions are not repeated for a broadcast. Where others need
       its result too, a row op yields it beside its own.

    Nothing is fused that would repeat a matmul or work on a matmul's operand.
    Conversions stay as spelled: a value that was rounded between two ops is
    rounded between their codes. `FusionRules.h` has each rule by name.

    Before:
    ```mlir
    %y = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) outs(%i[m, n] : tensor<?x64xf16>)
        epilogue(%a) { %r = arith.truncf %a : f32 to f16  fuse.yield %r : f16 }
    %z = fuse.elementwise (m, n) ins(%y[m, n] : ..., %b[n] : tensor<64xf16>) outs(%j[m, n] : ...)
        body(%e, %f) { %s = arith.addf %e, %f : f16  fuse.yield %s : f16 }
    ```
    After:
    ```mlir
    %z = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) aux(%b[n] : tensor<64xf16>)
        outs(%j[m, n] : tensor<?x64xf16>)
        epilogue(%a, %f) {
      %r = arith.truncf %a : f32 to f16
      %s = arith.addf %r, %f : f16
      fuse.yield %s : f16
    }
    ```
    Needs fuse ops on tensors, and `tensor.dim` of their results resolved
    (`resolve-ranked-shaped-type-result-dims`).
  }];
  let dependentDialects = ["FuseDialect", "tensor::TensorDialect"];
}

def FormKernels : Pass<"fuse-form-kernels", "ModuleOp"> {
  let summary = "Stand each fuse op in a fuse.kernel";
  let description = [{
    Wraps each structured op that is not yet in a `fuse.kernel` into one, named
    after the function and counted from 0 in program order. Destinations stay
    outside.

    ```mlir
    %y = fuse.matmul ...
    ```
    becomes
    ```mlir
    %y = fuse.kernel "main_0" {
      %h = fuse.matmul ...
      fuse.yield %h : tensor<?x64xf16>
    } : tensor<?x64xf16>
    ```
    Needs fuse ops on tensors.
  }];
  let dependentDialects = ["FuseDialect"];
}

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_PASSES
