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
    - `fuse.elementwise`: one `linalg.generic`; `linalg.softmax`, which is no
      loop nest either, is decomposed as well;
    - `tensor.extract`: at places clamped into the tensor, as `fuse.gather`.

    A `fuse.kernel` is replaced by its body, activations by their spelling in
    arith and math (`fuse-expand-activations`). A `tensor.pad` whose amounts may
    be negative becomes a slice, inserted into the padding.

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

def FuseToTile : Pass<"fuse-tile", "ModuleOp"> {
  let summary = "Turn each fuse.kernel on memrefs into GPU kernels of tile ops";
  let description = [{
    Every `fuse.kernel` becomes a `gpu.module` with one `gpu.func` per variant of
    its schedule, and the host launches the first variant whose guard holds.

    Algorithm, per kernel:
    1. Dimensions that lie next to each other in the same order in every operand
       are merged (contiguous views on the host); regions that ask for the
       coordinate of a dimension keep it apart.
    2. A plan says which dimension runs along the rows of a tile, which along its
       columns, which are reduced over; the rest is walked one by one.
    3. Per variant a kernel is built. A matmul is a `tile.pipeline` along k and
       one `tile.map` for the epilogue; a row op loads its row once if the tile is
       as wide as the row, else walks it in segments; an elementwise op is loads,
       one map, stores.
    4. The host gets the grid (tiles of the for_tiles space) and an `scf.if` per
       guarded variant.

    ```mlir
    fuse.kernel "linear" variants [#fuse.variant<schedule = #fuse.multistage<
        tile = [128, 128, 64], warps = [2, 2], stages = 4>>] {
      fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x4096xf16>)
          rhs(%w[n, k] : memref<4096x4096xf16>) outs(%y[m, n] : memref<?x4096xf16>)
          epilogue(%a) { %r = arith.truncf %a : f32 to f16  fuse.yield %r : f16 }
      fuse.yield
    }
    ```
    becomes
    ```mlir
    gpu.module @linear [#nvvm.target<O = 3, chip = "sm_90", features = "+ptx80">] {
      gpu.func @linear(%x: memref<?x4096xf16>, %w: memref<4096x4096xf16>, %y: memref<?x4096xf16>) kernel ... {
        tile.for_tiles (%m, %n) in (%M, %N) by [128, 128] krange(%k0, %k1) of %K {
          %z = tile.fill 0.0 : f32 -> !tile.frag<128x128xf32>
          %c = tile.pipeline %k0 to %k1 step 64 carry(%z : ...) load(%k) stages 4 {...} compute(...) {...}
          %r = tile.map (%a = %c : ...) -> !tile.frag<128x128xf16> {...}
          tile.store %r, %y[%m, %n] : ...
        }
        gpu.return
      }
    }
    gpu.launch_func @linear::@linear blocks in (%tiles, %c1, %c1) threads in (%c128, %c1, %c1) args(...)
    ```

    Before: kernels work on contiguous memrefs and carry variants
    (`fuse-select-schedule`) that are legal on `chip`; every structured op stands in
    a kernel.
  }];
  let options = [Option<"chip", "chip", "std::string", "", "chip to make kernels for">];
  let dependentDialects = ["arith::ArithDialect", "gpu::GPUDialect", "memref::MemRefDialect",
                           "scf::SCFDialect", "NVVM::NVVMDialect", "ROCDL::ROCDLDialect",
                           "::mlir::fuse::tile::TileDialect"];
}

def TileToNVVM : Pass<"tile-to-nvvm", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Lower tile kernels to NVVM (sm_80 and later)";
  let description = [{
    Each `gpu.func` of tile ops becomes an `llvm.func` kernel for one thread:
    a fragment becomes the registers of its layout, a staged tile an offset into
    shared memory, a memref a pointer and its dynamic sizes. Slots are filled by
    `cp.async` (16, 8 or 4 bytes; 2-byte rows through registers), those between
    roles by tensor maps or by producers; matrix operands come by `ldmatrix` and
    multiply with `mma.sync`, IEEE f32 with fused multiply-adds, or stay in shared
    memory for `wgmma`, as `tile.mma` says.

    Parameters: per memref a global pointer, then one i64 per dynamic dimension.
    `tile.launch_info` on the result gives the bytes of dynamic shared memory that the
    launch must provide (0: none, it is static).

    Before: `gpu.func` with `known_block_size` (and `known_cluster_size`), as `fuse-tile`
    leaves it, then the passes of the level `mapped`, from `tile-assign-layouts` to
    `tile-allocate-shared`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::NVVM::NVVMDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
                           "::mlir::arith::ArithDialect"];
}

def TileToROCDL : Pass<"tile-to-rocdl", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Lower tile kernels to ROCDL (gfx90a, gfx942, gfx950)";
  let description = [{
    As `tile-to-nvvm`, for 64-lane waves: tiles reach LDS through registers
    (`tile.prefetch`), operands are read 16 bytes a lane
    (k is interleaved over instructions to that end) and multiply with MFMA, right
    operand first, so that a lane holds consecutive columns of the result.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::ROCDL::ROCDLDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
                           "::mlir::arith::ArithDialect"];
}

def SplitLongBlocks : Pass<"fuse-split-long-blocks", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Cut long straight-line code for LLVM's passes";
  let description = [{
    Some of LLVM's passes number a whole block for each op that they look at: CodeGenPrepare does for
    every operand that AMD's instructions take the absolute value or the negation of, so that 24,000 ops
    in one block take ten seconds and 2,000 at a time none. In a block of more than `longest` ops, ops
    without effects are put into `scf.if`s of `piece` ops. Their conditions always hold, which only
    assembly knows, so that nothing joins the blocks again or moves ops between them:

    ```mlir
    %b = math.absf %a : f32            // 2,048 ops
    ...
    %z = arith.addf %y, %b : f32
    ```
    becomes
    ```mlir
    %one = llvm.inline_asm has_side_effects "s_mov_b32 $0, 1", "=s" : () -> i32
    %true = arith.trunci %one : i32 to i1
    %z = scf.if %true -> (f32) {
      ...
      scf.yield %z' : f32
    } else {
      scf.yield %zero : f32
    }
    ```
    Shorter blocks stay as they are; so do ops with effects, and what has a type without a zero. Needs
    `tile-to-rocdl`.
  }];
  let options = [
    Option<"longest", "longest", "int64_t", "6144", "Ops that a block may have.">,
    Option<"piece", "piece", "int64_t", "2048", "Ops of one piece.">
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
                           "::mlir::arith::ArithDialect"];
}

def TileToSequential : Pass<"tile-to-sequential", "::mlir::ModuleOp"> {
  let summary = "run tile kernels on the CPU, one tile after the other";
  let description = [{
    Each `gpu.func` of tile ops becomes a private `func.func` named
    `module__kernel`, each `gpu.launch_func` a call of it. `tile.for_tiles` is a
    loop nest over tiles in order, a tile a buffer of its shape, `tile.pipeline` a
    loop that loads and then computes. Loads are clamped to bounds and zero-filled,
    stores clamped; products run over what was loaded, maps over what is stored.
    Tiles that only `tile.mma` reads are kept in the accumulator's type, the right
    operand with k outermost, so that the innermost loop is contiguous.

    ```mlir
    tile.for_tiles (%i) in (%n) by [64] {
      %x = tile.load %a[%i] : memref<?xf32> -> !tile.frag<64xf32>
      tile.store %x, %b[%i] : !tile.frag<64xf32>, memref<?xf32>
    }
    ```
    becomes
    ```mlir
    %buffer = memref.alloc() : memref<64xf32>
    scf.for %i = %c0 to %n step %c64 {
      // fill %buffer if the tile is not whole, then load what is in bounds
      // store what is in bounds
    }
    ```
    Here a grid computes nothing, but one that a GPU could not take, or that leaves out tiles, is an
    error: where it is launched if extents are constants, else as the program runs.

    After `tile-distribute` a kernel is the code of one CTA: it stands in loops over all CTAs of the
    grid, and the function takes the extents of the grid and of a cluster behind the kernel's
    arguments. Of `tile.roles` the producers run first, all of them, then the consumers. A ring is a queue, and
    what goes through it are not tiles but where they lie: for each slot the producers write down the
    indices of its copies, and `tile.ring_wait` loads from there, into buffers of its own, at the
    last moment at which the copies may happen. `tile.ring_read` does so for as many slots as make up
    its width. The memory that it takes is 8 bytes for each slot that is filled and each distinct
    index of its copies that producers compute (three for a matrix product, whatever its tiles),
    allocated once the producers' loops were run to count slots. Slots that consumers wait for and
    nobody fills, or that nobody waits for, would stop a GPU; here they end the program, with a
    message. So does an op that names another slot than the one that its role has come to. Layouts, atoms and `via` are ignored.

    ```mlir
    tile.roles producers 4 {
      scf.for %k = %c0 to %K step %c64 {
        %x = tile.ring_acquire %ring : ...
        tile.copy %a[%m, %k] to %x : ...
        tile.ring_commit %ring : ...
      }
    } consumers { ... %x = tile.ring_wait %ring : ... }
    // becomes
    scf.for %k = %c0 to %K step %c64 { /* one more slot */ }
    %lines = memref.alloc(%slots) : memref<?x1xindex>
    scf.for %k = %c0 to %K step %c64 { /* %k goes to the next line */ }
    ... /* load from %a[%m, %k], with %k of the next line */
    ```

    Needs the kernels or the mapped level. Of `tile.roles`,
    one `tile.ring_acquire` fills a ring, and producers only copy, out of views of what is
    defined before it.
  }];
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect", "func::FuncDialect",
                           "math::MathDialect", "memref::MemRefDialect", "scf::SCFDialect"];
}

#endif // FUSE_CONVERSION_PASSES
