//===- Passes.td - Bundle passes ---------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_BUNDLE_PASSES
#define FUSE_BUNDLE_PASSES

include "mlir/Pass/PassBase.td"

def KeepGraph : Pass<"fuse-keep-graph", "::mlir::ModuleOp"> {
  let summary = "keep a copy of the module for the bundle";
  let description = [{
    Refuses a `directory` that `fuse-write-bundle` would refuse, before the work, and keeps a
    copy of the module, which the `fuse-write-bundle` of the same pipeline writes to
    `graph.mlir`: `fuse-run BUNDLE --check` computes its reference from this file. Changes
    nothing.

    `fuse-compile` ties the two passes together; a textual pipeline cannot, and its bundle
    carries no graph.
  }];
  let options = [
    Option<"directory", "directory", "std::string", "", "folder of the bundle">,
    Option<"inMemory", "in-memory", "bool", "false", "there is no folder to look at">
  ];
}

def CollectRequirements : Pass<"fuse-collect-requirements", "::mlir::ModuleOp"> {
  let summary = "what a graph asserts of its sizes";
  let description = [{
    Gives every public function the attribute `fuse.requirements`: what its ops rely on and the
    shapes of its arguments must fulfil. A `tensor.cast` to a static extent relies on that
    extent, a reshape on as many elements, a slice on lying inside of its tensor, an op over
    named dimensions on operands that agree. Each entry says which op it comes from, and relates
    two expressions in the extents of the arguments:

    ```
    {by = "tensor.cast in line 2", relation = "eq", sides = affine_map<()[s0, s1] -> (s0, 5)>}
    ```

    Sizes that must be equal get one name from `fuse-name-sizes`, a size that must be a number
    becomes it, and the rest become the manifest's requirements, which every call checks. What no
    input can fulfil is an error. Run after inlining and before anything that drops a cast.
  }];
}

def NameSizes : Pass<"fuse-name-sizes", "::mlir::ModuleOp"> {
  let summary = "name the dynamic sizes of every public function";
  let description = [{
    Gives every tensor argument with dynamic extents the attribute `fuse.dims`:
    one string per dimension, empty for a static one. Extents that some structured
    op forces to be equal get one name, found by merging, for each iteration
    dimension of each op, the extents of all operands it subscripts. Names follow
    the order of first occurrence: `M`, `N`, `K`, `d3`, `d4`, ...; a name that the
    graph gives (`fuse.dims` on an argument) is kept and spreads to its equals. An
    extent that must equal a static one is named by that number. Equalities in
    `fuse.requirements` (see `fuse-collect-requirements`) count as well.

    ```mlir
    func.func @f(%x: tensor<?x64xf32>, %y: tensor<?x64xf32>) -> tensor<?x64xf32>
    ```
    with an elementwise sum of `%x` and `%y` becomes
    ```mlir
    func.func @f(%x: tensor<?x64xf32> {fuse.dims = ["M", ""]},
                 %y: tensor<?x64xf32> {fuse.dims = ["M", ""]}) -> tensor<?x64xf32>
    ```
    The manifest's sizes carry these names, and the runtime refuses inputs that give
    one of them two values. Needs tensors; calls are looked through only after
    inlining.
  }];
}

def MergeKernels : Pass<"fuse-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "one kernel in place of those that are equal";
  let description = [{
    At the kernels level: of `gpu.func` kernels that differ in their names and locations only, in
    modules of the same targets, the first stays and is launched in place of the others, whose
    modules go when they are empty. Layers of a model are then compiled once. Types, constants,
    schedules and everything else must be equal, and so must be which arguments are one buffer:
    a kernel gets each buffer once.

    Kernels that name symbols, stand beside anything but kernels, or are named otherwise than by
    a launch are left alone.
  }];
}

def OverlapLaunches : Pass<"fuse-overlap-launches", "::mlir::ModuleOp"> {
  let summary = "kernels that start while those launched ahead of them end";
  let description = [{
    At the kernels level, for chips whose launches can overlap (NVIDIA's from sm_90 on): of each
    kernel that some function launches behind another kernel and that gains by it, `overlaps` in its
    `tile.launch_info`, a `tile.await_launches` at its start, and `tile.early` at those of its arguments that
    are, wherever it is launched, inputs or constants of the graph that no kernel of the function
    writes: they may be loaded before. A kernel that is launched ahead of such a one begins with a
    `tile.release_launches`.

    Matmuls of few rows gain whose CTAs are as many for each SM (`tile.even_share`): each CTA streams
    its own weights. Where CTAs share what they load, or leave SMs without any, those that start as
    others end lie scattered over the chip, which costs more than the overlap gives (docs/Rationale.md).
    The attribute is removed where nothing overlaps, for any chip: kernels that differ in it alone are
    equal from here on.

    Launches that guards keep apart, comparing one value with constants, are not beside each other:
    of variants for few rows and for many a call launches one.

    A launch that comes first in its call starts in the ordinary way, behind everything on its
    stream; which one that is the runtime sees, since guards and empty grids decide it.
  }];
  let options = [Option<"chip", "chip", "std::string", "", "chip to compile for">];
  let dependentDialects = ["::mlir::fuse::tile::TileDialect"];
}

def CountFlops : Pass<"fuse-count-flops", "::mlir::gpu::GPUModuleOp"> {
  let summary = "count the operations of kernels' matrix products";
  let description = [{
    At the kernels level, sets `flops` in the `tile.launch_info` of each kernel: the operations of its
    matrix products, 2 * (product of the extents of `tile.for_tiles`) * (range of `tile.pipeline`) *
    (number of `tile.mma`), as a map of the dynamic extents of the arguments, in order. Not of a
    kernel that has none, or whose cannot be expressed so.
  }];
  let dependentDialects = ["::mlir::fuse::tile::TileDialect"];
}

def SplitModules : Pass<"fuse-split-modules", "::mlir::ModuleOp"> {
  let summary = "few kernels in a module, which one processor compiles";
  let description = [{
    At the target level: a `gpu.module` with more than `most-kernels` kernels becomes several, of about as
    many kernels each, in their order: `@gate` the first, then `@gate_part1` and so on, each with the
    same targets. Whatever names a moved kernel, as launches do, names it in its new module. What
    kernels share, a function or a global variable, keeps them together, and a module that holds
    an op without a name stays as it is.

    How modules are split does not depend on the machine: a bundle is the same wherever it is made.
  }];
  let options = [
    Option<"mostKernels", "most-kernels", "int64_t", "4", "kernels of a module at most">
  ];
}

def Serialize : Pass<"fuse-serialize", "::mlir::ModuleOp"> {
  let summary = "gpu.modules to machine code";
  let description = [{
    Replaces each `gpu.module` by a `gpu.binary` with the object that its target
    makes of it, after moving what only the kernel knows to the host program: its
    `tile.launch_info` becomes that of its launches, and the shared memory in it
    their operand.

    With `with-resources`, each `gpu.binary` gets the attribute `fuse.resources`: for each kernel what
    the assembler says that it uses. Of NVIDIA's chips that is what `ptxas -v` prints, and with
    `emit=text` nothing; of AMD's the metadata of the assembly.

    ```mlir
    {k = {registers = 168, spill_load_bytes = 0, spill_store_bytes = 0, stack_bytes = 0}}
    {k = {agprs = 0, lds_bytes = 20480, scratch_bytes = 0, sgpr_spills = 0, sgprs = 26, ...}}
    ```

    `emit=object` needs ptxas (NVIDIA; from PATH, CUDA_HOME and the like, or the
    folder `toolkit` beside the build's `bin`) or ld.lld (AMD; from PATH or an LLVM
    installation) and says how to get them if they are missing. A tool that runs longer
    than FUSE_TOOL_TIMEOUT seconds (default 600) is stopped, and what it writes must be an
    ELF file for the chip that holds every kernel of the module. `emit=text` stops at
    PTX or AMD assembly and needs neither. `with-text` adds the text as a second
    object.
  }];
  let options = [
    Option<"emit", "emit", "std::string", "\"object\"", "object, or text (PTX, AMD assembly) only">,
    Option<"withText", "with-text", "bool", "false", "keep the text beside the object">,
    Option<"withResources", "with-resources", "bool", "false",
           "say what each kernel uses, as `fuse.resources`">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect"];
}

def WriteBundle : Pass<"fuse-write-bundle", "::mlir::ModuleOp"> {
  let summary = "write code objects and manifest";
  let description = [{
    Writes the objects of every `gpu.binary` to files in `directory`, the constants
    of the host program to `constants.bin`, and translates every public function to
    `manifest.json` (docs/Manifest.md). The folder appears, or takes the place of an
    older bundle, as a whole; whatever fails leaves the older one.

    The functions must be restricted host programs: `memref.alloc`, `dealloc`,
    `dim`, `get_global`, views that stay contiguous (`collapse_shape`,
    `expand_shape`, `cast`, `subview`), arith and affine on indices,
    `memref.extract_aligned_pointer_as_index` for guards on alignment, `scf.if`,
    `gpu.launch_func`, and `memref.copy` to results and to memory of the program. Anything else is refused where it stands. Arguments
    with `fuse.shape` (see `fuse-results-to-destinations`) are results, all others
    inputs.

    A program may launch nothing and only copy. Its bundle is for `chip`; others are
    for the chip of their code.
  }];
  let options = [
    Option<"directory", "directory", "std::string", "", "folder of the bundle">,
    Option<"chip", "chip", "std::string", "", "of a bundle without code">
  ];
  let dependentDialects = ["::mlir::fuse::tile::TileDialect"];
}

#endif // FUSE_BUNDLE_PASSES
