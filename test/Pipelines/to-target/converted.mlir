// RUN: fuse-opt %s --fuse-to-kernels="chip=sm_80 schedule={#fuse.multistage<tile = [16, 32, 64], warps = [1, 2], stages = 2>}" | FileCheck %s --check-prefix=KERNELS
// RUN: fuse-opt %s --fuse-to-target="chip=sm_80 schedule={#fuse.multistage<tile = [16, 32, 64], warps = [1, 2], stages = 2>}" | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target="chip=gfx942 schedule={#fuse.register_prefetch<tile = [16, 32, 64], warps = [1, 2]>}" | FileCheck %s --check-prefix=AMD

// A weight of bytes beside f16: eight of them are loaded at once, become eight floats in registers, and are stored where
// the matrix instruction expects these. The other operand is copied asynchronously.

// KERNELS: tile.load %{{.*}} : memref<16x256xf16> -> !tile.staged<16x64xf16>
// KERNELS: tile.load %{{.*}} : memref<64x256xi8> -> !tile.staged<32x64xf16>

// CHECK:     nvvm.cp.async.shared.global
// CHECK:     %[[B:.*]] = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<8xi8>
// CHECK:     %[[H:.*]] = arith.sitofp %[[B]] : vector<8xi8> to vector<8xf16>
// CHECK:     llvm.store %[[H]], %{{.*}} {alignment = 16 : i64} : vector<8xf16>, !llvm.ptr<3>

// AMD:       llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<8xi8>
// AMD:       scf.for
// AMD:         arith.sitofp %{{.*}} : vector<8xi8> to vector<8xf16>
// AMD:         llvm.store %{{.*}} : vector<8xf16>, !llvm.ptr<3>
func.func @main(%x: tensor<16x256xf16>, %w: tensor<64x256xi8>) -> tensor<16x64xf32> {
  %e = tensor.empty() : tensor<16x64xf32>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<16x256xf16>) rhs(%w[n, k] : tensor<64x256xi8>)
      outs(%e[m, n] : tensor<16x64xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<16x64xf32>
}
