// Slices read in place: operands and auxiliaries of products, rows of softmax and norms, elementwise work. Odd places, of
// arguments and of what kernels compute, with a dynamic dimension beside them; slices of slices, that overlap, that
// several kinds of ops read.
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s --check-prefix=FUSED
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=130 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=1 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx90a --dims=M=70 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=0 --check

// No copy: two products, a softmax, a norm, and one elementwise kernel.
// FUSED: fuse.slice %{{.*}}[:, 7:40]
// FUSED-COUNT-5: fuse.kernel "
// FUSED-NOT: fuse.kernel "
// CHECK-COUNT-5: ok

#mn = affine_map<(m, n) -> (m, n)>
#m = affine_map<(m, n) -> (m)>
func.func @main(%x: tensor<?x61xbf16> {fuse.dims = ["M", ""]}, %w: tensor<3x45x96xbf16>,
                %gate: tensor<?x13xf32> {fuse.dims = ["M", ""]}, %table: tensor<4x61xf32>)
    -> (tensor<?x19xf32>, tensor<?x11xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x61xbf16>

  // A slice of a slice, times a slice of one plane; a column of another tensor scales it, from column 7 of 13.
  %x0 = tensor.extract_slice %x[0, 3] [%m, 50] [1, 1] : tensor<?x61xbf16> to tensor<?x50xbf16>
  %xs = tensor.extract_slice %x0[0, 4] [%m, 33] [1, 1] : tensor<?x50xbf16> to tensor<?x33xbf16>
  %ws = tensor.extract_slice %w[1, 5, 11] [1, 33, 64] [1, 1, 1] : tensor<3x45x96xbf16> to tensor<33x64xbf16>
  %column = tensor.extract_slice %gate[0, 7] [%m, 1] [1, 1] : tensor<?x13xf32> to tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x33xbf16>) rhs(%ws[k, n] : tensor<33x64xbf16>)
      aux(%column[m] : tensor<?xf32>) outs(%e[m, n] : tensor<?x64xf32>) epilogue(%a, %g) {
    %p = arith.mulf %a, %g : f32
    fuse.yield %p : f32
  }

  // Parts of what a kernel computed, one of which a product and elementwise work read.
  %y0 = tensor.extract_slice %y[0, 0] [%m, 19] [1, 1] : tensor<?x64xf32> to tensor<?x19xf32>
  %y1 = tensor.extract_slice %y[0, 13] [%m, 11] [1, 1] : tensor<?x64xf32> to tensor<?x11xf32>
  %y2 = tensor.extract_slice %y[0, 41] [%m, 16] [1, 1] : tensor<?x64xf32> to tensor<?x16xf32>
  %e19 = tensor.empty(%m) : tensor<?x19xf32>
  %soft = linalg.softmax dimension(1) ins(%y0 : tensor<?x19xf32>) outs(%e19 : tensor<?x19xf32>) -> tensor<?x19xf32>

  %scale = tensor.extract_slice %table[2, 9] [1, 11] [1, 1] : tensor<4x61xf32> to tensor<11xf32>
  %e11 = tensor.empty(%m) : tensor<?x11xf32>
  %norm = fuse.rms_norm (m, n) over(n) eps = 1.0e-5 ins(%y1[m, n] : tensor<?x11xf32>, %scale[n] : tensor<11xf32>)
      outs(%e11[m, n] : tensor<?x11xf32>) prologue(%a, %b) {
    fuse.yield %a : f32
  } epilogue(%a, %s, %b, %c) {
    %p = arith.mulf %a, %c : f32
    fuse.yield %p : f32
  }

  %t16 = tensor.extract_slice %table[0, 45] [4, 16] [1, 1] : tensor<4x61xf32> to tensor<4x16xf32>
  %g4 = tensor.extract_slice %gate[0, 9] [%m, 4] [1, 1] : tensor<?x13xf32> to tensor<?x4xf32>
  %e16 = tensor.empty(%m) : tensor<?x16xf32>
  %sum = fuse.matmul (m, n, k) acc(f32) lhs(%g4[m, k] : tensor<?x4xf32>) rhs(%t16[k, n] : tensor<4x16xf32>)
      aux(%y2[m, n] : tensor<?x16xf32>) outs(%e16[m, n] : tensor<?x16xf32>) epilogue(%a, %b) {
    %p = arith.addf %a, %b : f32
    fuse.yield %p : f32
  }
  %h = tensor.extract_slice %y[0, 42] [%m, 16] [1, 1] : tensor<?x64xf32> to tensor<?x16xf32>
  %d:2 = linalg.generic {indexing_maps = [#mn, #mn, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y2, %h : tensor<?x16xf32>, tensor<?x16xf32>) outs(%e16, %e16 : tensor<?x16xf32>, tensor<?x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32, %q: f32):
    %s = arith.subf %a, %b : f32
    %t = arith.maximumf %a, %b : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<?x16xf32>, tensor<?x16xf32>)
  return %soft, %norm, %sum, %d#0, %d#1 : tensor<?x19xf32>, tensor<?x11xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>
}
