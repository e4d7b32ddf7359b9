//===- Passes.td - passes that run pipelines ---------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PIPELINES_PASSES
#define FUSE_PIPELINES_PASSES

include "mlir/Pass/PassBase.td"

def AttachTarget : Pass<"fuse-attach-target", "::mlir::ModuleOp"> {
  let summary = "the chip that kernels are for";
  let description = [{
    Gives the GPU modules of a program that was written in tile ops the target of `chip`, as
    `fuse-tile` does for the kernels that it makes. A module that has a target keeps it; one of
    another chip is an error, since everything after this asks the chip.

    ```mlir
    gpu.module @kernels {}
    // becomes, for chip=sm_80
    gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_80", features = "+ptx80">] {}
    ```
  }];
  let options = [Option<"chip", "chip", "std::string", "", "chip to compile for">];
  let dependentDialects = ["::mlir::NVVM::NVVMDialect", "::mlir::ROCDL::ROCDLDialect"];
}

def LowerGraph : Pass<"fuse-lower-graph", "::mlir::ModuleOp"> {
  let summary = "lower a graph to a level, or say all that stands in the way";
  let description = [{
    Runs the passes from `graph` to `level`. `fuse-to-fused`, `fuse-to-kernels` and their like are
    this pass with their options; a graph that can be compiled costs no more than its passes.
    A module that is at the level `kernels` already, written in tile ops, goes on from there.

    If one of them fails, the pass finds all ops that stop the graph, not only the first: it
    sets aside the ops that the errors are about, tries what is left, and so on until nothing fails. Then,
    by `unsupported`:

    - `error` (the default): one error for each reason, at the first op that it stops, with notes
      for the others. What an op has done to its neighbours (they would exchange f64 with it, say)
      is not reported.
    - `outline`: the graph is split. What can be compiled becomes as few public functions as possible,
      `NAME_part0`, `NAME_part1`, ..., each lowered like any graph. Beside them, in a module
      `@fuse_host` with the attribute `fuse.host`, stands the rest in the dialects that it came
      in: `NAME` itself, which calls the parts and the private functions `NAME_host0`, ..., which
      hold the other ops. These functions list their ops and the reasons in
      `fuse.obstacles`. Each part runs before what depends on it, and no value goes through
      an op of the host and back into the same part. Ops without cost (constants, sizes, fills,
      empty tensors) are repeated wherever they are needed; views between ops of the host stay
      there, and so do assertions. Between functions go ranked tensors of the types that the
      manifest knows; an op that would exchange other values with a part goes to the host.

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
      %1 = "acme.sort"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %2 = linalg.exp ins(%1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
      return %2 : tensor<4x8xf32>
    }
    // becomes @main_part0 and @main_part1, lowered to the level, and
    module @fuse_host attributes {fuse.host} {
      func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
        %0 = call @main_part0(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
        %1 = call @main_host0(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
        %2 = call @main_part1(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
        return %2 : tensor<4x8xf32>
      }
      func.func private @main_part0(tensor<4x8xf32>) -> tensor<4x8xf32>
      func.func private @main_part1(tensor<4x8xf32>) -> tensor<4x8xf32>
      func.func private @main_host0(%x: tensor<4x8xf32>) -> tensor<4x8xf32> attributes
          {fuse.obstacles = [{at = "graph.mlir:3:8", op = "acme.sort", reason = "..."} ]} { ... }
    }
    ```
    A graph of which nothing can be compiled is an error, unless `leave-all` is given.
  }];
  let options = [
    Option<"level", "level", "std::string", "\"fused\"", "fused, scheduled, kernels, mapped, or target">,
    Option<"unsupported", "unsupported", "std::string", "\"error\"",
           "what becomes of ops that cannot be compiled: error, or outline (left to the host)">,
    Option<"leaveAll", "leave-all", "bool", "false",
           "with outline: leave all to the host where nothing can be compiled">,
    Option<"keepCasts", "keep-casts", "bool", "false",
           "round to f16 or bf16 where the graph does, inside a kernel too">,
    Option<"chip", "chip", "std::string", "", "chip to compile for">,
    Option<"schedule", "schedule", "std::string", "", "schedule to force, as MLIR prints it: #fuse.multistage<...>">,
    Option<"kernel", "kernel", "std::string", "", "kernel that schedule= is for; all by default">,
    Option<"tuningDatabase", "tuning-database", "bool", "true",
           "whether schedules that were timed win over the model">,
    Option<"tuningFile", "tuning-file", "std::string", "",
           "tuning database to read instead of the chip's own">,
    Option<"padOperands", "pad-operands", "std::string", "\"model\"",
           "when operands are copied into padded rows: model (where it pays), always, never">
  ];
}

def Report : Pass<"fuse-report", "::mlir::ModuleOp"> {
  let summary = "Say which kernel each op is in, or why not, and what kernels cost";
  let description = [{
    For each `fuse.kernel`: the ops of the input it computes (by location), FLOPs,
    bytes moved and arithmetic intensity, and for each other kernel that could have been
    one with it the rule that kept them apart. The rules are those of
    `FusionRules.h`, asked again. For each op of the input: its kernels, or what became of it.

    FLOPs count the multiplications and additions of contractions, two per product; for row
    and elementwise ops the floating-point operations of the regions, and five per element
    for a row op. Bytes fused: each different input read once, less what a causal mask
    hides, and each result written once.
    Bytes unfused: a library's kernel for each contraction (writing the
    result's type), then one elementwise kernel that reads what they wrote and the
    auxiliaries and writes the results; for a row op, an elementwise kernel before and after
    it where its regions do more than convert, weights along the row of a norm apart. Both are
    expressions of the dynamic sizes, under the names that `fuse-name-sizes` gives them;
    `dims` puts numbers for them.

    Kernels that do the same, under the same schedule if they have one, are named together:
    `fuse-merge-kernels` makes one of them unless their operands' layouts keep them apart.

    Of kernels that have schedules with roles, also the operands that the tensor memory
    accelerator cannot load: how they travel, and why.

    After `fuse-to-fused` or `fuse-to-scheduled`. Of a graph, which has no kernels yet, a copy is
    lowered to `fused` first (as `fuse-lower-graph` does with `unsupported=outline`). The ops of a graph that
    cannot be compiled stand in the report, each with its reason: they are no errors, and the
    exit status is 0, also if nothing can be compiled. Errors that are about no op are errors here
    too, and so is a module whose kernels are GPU modules already. Changes nothing.

    With `chip`, what is reported is what compiling for the chip makes: what the chip has no kernel
    for is left to the host too. `schedule`, `kernel`, `keep-casts`, `pad-operands` and the tuning options are those of
    `fuse-compile`. The JSON then also has the graph with its edges, the chip's figures, the IR of
    each level, for each kernel its schedules with their times by the cost model, and of the code
    the assembly, its main loop, and what it uses by the assembler's own word: registers, shared
    memory, spills.

    `format=html` is a page that shows that JSON, which stands in it: one file, and nothing else is
    needed to look at it. Without `chip` it shows graph and kernels only. Dynamic sizes that have
    no number in `dims` are taken as 4096, or as 8 where one is only ever the first of three or
    more dimensions of an argument.
  }];
  let options = [
    Option<"format", "format", "std::string", "\"text\"", "text, json or html">,
    Option<"file", "file", "std::string", "\"-\"", "Where the report goes (- is standard output)">,
    ListOption<"dims", "dims", "std::string", "Values of dynamic sizes: M=33,N=64">,
    Option<"keepCasts", "keep-casts", "bool", "false",
           "round to f16 or bf16 where the graph does, inside a kernel too">,
    Option<"chip", "chip", "std::string", "", "chip to report on">,
    Option<"schedule", "schedule", "std::string", "", "schedule to force, as MLIR prints it: #fuse.multistage<...>">,
    Option<"kernel", "kernel", "std::string", "", "kernel that schedule= is for; all by default">,
    Option<"tuningDatabase", "tuning-database", "bool", "true",
           "whether schedules that were timed win over the model">,
    Option<"tuningFile", "tuning-file", "std::string", "",
           "tuning database to read instead of the chip's own">,
    Option<"padOperands", "pad-operands", "std::string", "\"model\"",
           "when operands are copied into padded rows: model (where it pays), always, never">
  ];
}

#endif // FUSE_PIPELINES_PASSES
