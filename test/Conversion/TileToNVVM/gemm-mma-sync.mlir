// RUN: fuse-opt %s --pass-pipeline='builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline,tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// A ring of three buffers, of 128 rows of 128 bytes for each operand, filled by cp.async, operands by ldmatrix, eight
// consecutive columns of the result per lane and so 16-byte stores.

// CHECK: llvm.mlir.global external @k_shared() {addr_space = 3 : i32, alignment = 128 : i64}
// CHECK: llvm.func @k(
// CHECK-SAME: attributes {fuse.schedule = {{.*}}, gpu.kernel, nvvm.kernel, nvvm.minctasm = 2 : i32, nvvm.reqntid = array<i32: 128>, tile.launch_info = #tile.launch_info<align = 16, shared_memory = [[#mul(3,mul(128 + 128,128))]]>}
// CHECK: nvvm.cp.async.shared.global {{.*}} 16, cache = cg
// CHECK: nvvm.cp.async.commit.group
// CHECK: scf.for
// CHECK: nvvm.cp.async.wait.group 1
// CHECK: nvvm.barrier
// CHECK-COUNT-32: nvvm.ldmatrix
// CHECK: nvvm.mma.sync
// CHECK: llvm.store {{.*}} {alignment = 16 : i64} : vector<8xf16>
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target<O = 3, chip = "sm_90", features="+ptx80">] {
gpu.func @k(%x: memref<?x4096xf16>, %w: memref<4096x4096xf16>, %bias: memref<4096xf16>, %d: memref<?x4096xf16>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, fuse.schedule = #fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 3>} {
%c0 = arith.constant 0 : index
%M = memref.dim %x, %c0 : memref<?x4096xf16>
%N = arith.constant 4096 : index
%K = arith.constant 4096 : index
tile.for_tiles (%m, %n) in (%M, %N) by [128, 128] krange(%k0, %k1) of %K {
  %z = tile.fill 0.0 : f32 -> !tile.frag<128x128xf32>
  %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<128x128xf32>) load(%k) stages 3 {
    %xs = tile.load %x[%m, %k] : memref<?x4096xf16> -> !tile.staged<128x64xf16>
    %ws = tile.load %w[%n, %k] : memref<4096x4096xf16> -> !tile.staged<128x64xf16>
    tile.yield %xs, %ws : !tile.staged<128x64xf16>, !tile.staged<128x64xf16>
  } compute(%k, %xs, %ws, %a) {
    %a1 = tile.mma %xs * %ws + %a : !tile.staged<128x64xf16> * !tile.staged<128x64xf16> + !tile.frag<128x128xf32>
    tile.yield %a1 : !tile.frag<128x128xf32>
  }
  %e = tile.load %bias[%n] dims [-1, 0] : memref<4096xf16> -> !tile.frag<1x128xf16>
  %y = tile.map (%p = %c : !tile.frag<128x128xf32>, %q = %e : !tile.frag<1x128xf16>) at (%m, %n) -> !tile.frag<128x128xf16> {
    %q1 = arith.extf %q : f16 to f32
    %s = arith.addf %p, %q1 : f32
    %g = fuse.gelu tanh %s : f32
    %r = arith.truncf %g : f32 to f16
    tile.yield %r : f16
  }
  tile.store %y, %d[%m, %n] : !tile.frag<128x128xf16>, memref<?x4096xf16>
}
gpu.return
}
}
}
