// Variants under one schedule are one kernel, also where the first takes so few rows that there is one row of tiles, 132 of them: no
// launch is ahead of it, or the chip's launches do not overlap.
// RUN: fuse-opt %s --fuse-to-kernels=chip=sm_90a | FileCheck %s
// RUN: fuse-opt %s --fuse-to-kernels=chip=sm_80 | FileCheck %s

// CHECK:     gpu.func @main_0_upto64(
// CHECK:     gpu.func @main_0_upto100(
// CHECK-NOT: gpu.func
// CHECK:     func.func @main
// CHECK:       gpu.launch_func @main_0::@main_0_upto64
// CHECK:       gpu.launch_func @main_0::@main_0_upto100
// CHECK:       gpu.launch_func @main_0::@main_0_upto64
func.func @main(%x: tensor<?x256xf16>, %w: tensor<8448x256xf16>) -> tensor<?x8448xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x256xf16>
  %o = tensor.empty(%m) : tensor<?x8448xf32>
  %y = fuse.kernel "main_0" variants [
      #fuse.variant<max_rows = 64, schedule = #fuse.multistage<tile = [64, 64, 64], warps = [2, 2], stages = 3>>,
      #fuse.variant<max_rows = 100, schedule = #fuse.multistage<tile = [32, 64, 64], warps = [2, 2], stages = 3>>,
      #fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 64], warps = [2, 2], stages = 3>>] {
    %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x256xf16>) rhs(%w[n, k] : tensor<8448x256xf16>)
        outs(%o[m, n] : tensor<?x8448xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield %r : tensor<?x8448xf32>
  } : tensor<?x8448xf32>
  return %y : tensor<?x8448xf32>
}
