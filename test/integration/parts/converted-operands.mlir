// Operands of bytes and truth values that a matmul converts as it reads them: contiguous along k or not, left and right, in
// units of 8, 4 and 1 bytes, two weights that join, a part of a tensor.
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s --check-prefix=FUSED
// RUN: fuse-run %s --device=cpu --at=fused --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx90a --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --check | FileCheck %s

// FUSED-COUNT-6: fuse.kernel
// FUSED-NOT:     fuse.kernel

// CHECK: result 0 f32 [13, 24] ok
// CHECK: result 1 f32 [13, 40] ok
// CHECK: result 2 f32 [48, 24] ok
// CHECK: result 3 f32 [13, 64] ok
// CHECK: result 4 f32 [37, 13] ok
// CHECK: result 5 f32 [13, 16] ok

#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#nk = affine_map<(m, n, k) -> (n, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

func.func @main(%x: tensor<13x80xf16>, %w: tensor<80x24xi8>, %y: tensor<13x36xbf16>, %v: tensor<40x36xi8>,
                %mask: tensor<33x48xi1>, %z: tensor<33x24xf32>, %u0: tensor<64x80xi8>, %u1: tensor<64x80xi8>,
                %odd: tensor<37x35xi8>, %r: tensor<35x13xf16>, %part: tensor<48x80xi8>)
    -> (tensor<13x24xf32>, tensor<13x40xf32>, tensor<48x24xf32>, tensor<13x64xf32>, tensor<37x13xf32>, tensor<13x16xf32>) {
  %zero = arith.constant 0.0 : f32

  // Contiguous along n: f16.
  %ew = tensor.empty() : tensor<80x24xf16>
  %wf = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<80x24xi8>) outs(%ew : tensor<80x24xf16>) {
  ^bb0(%a: i8, %o: f16):
    %f = arith.sitofp %a : i8 to f16
    linalg.yield %f : f16
  } -> tensor<80x24xf16>
  %e0 = tensor.empty() : tensor<13x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<13x24xf32>) -> tensor<13x24xf32>
  %p0 = linalg.matmul indexing_maps = [#mk, #kn, #mn] ins(%x, %wf : tensor<13x80xf16>, tensor<80x24xf16>) outs(%f0 : tensor<13x24xf32>) -> tensor<13x24xf32>

  // Contiguous along k: bf16, and 36 bytes a row.
  %ev = tensor.empty() : tensor<40x36xbf16>
  %vf = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<40x36xi8>) outs(%ev : tensor<40x36xbf16>) {
  ^bb0(%a: i8, %o: bf16):
    %f = arith.sitofp %a : i8 to bf16
    linalg.yield %f : bf16
  } -> tensor<40x36xbf16>
  %e1 = tensor.empty() : tensor<13x40xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<13x40xf32>) -> tensor<13x40xf32>
  %p1 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%y, %vf : tensor<13x36xbf16>, tensor<40x36xbf16>) outs(%f1 : tensor<13x40xf32>) -> tensor<13x40xf32>

  // On the left, truth values, transposed: f32.
  %em = tensor.empty() : tensor<33x48xf32>
  %mf = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%mask : tensor<33x48xi1>) outs(%em : tensor<33x48xf32>) {
  ^bb0(%a: i1, %o: f32):
    %f = arith.uitofp %a : i1 to f32
    linalg.yield %f : f32
  } -> tensor<33x48xf32>
  %e2 = tensor.empty() : tensor<48x24xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<48x24xf32>) -> tensor<48x24xf32>
  %p2 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%mf, %z : tensor<33x48xf32>, tensor<33x24xf32>) outs(%f2 : tensor<48x24xf32>) -> tensor<48x24xf32>

  // Two weights that are multiplied by one operand.
  %eu = tensor.empty() : tensor<64x80xf16>
  %u0f = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%u0 : tensor<64x80xi8>) outs(%eu : tensor<64x80xf16>) {
  ^bb0(%a: i8, %o: f16):
    %f = arith.sitofp %a : i8 to f16
    linalg.yield %f : f16
  } -> tensor<64x80xf16>
  %u1f = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%u1 : tensor<64x80xi8>) outs(%eu : tensor<64x80xf16>) {
  ^bb0(%a: i8, %o: f16):
    %f = arith.sitofp %a : i8 to f16
    linalg.yield %f : f16
  } -> tensor<64x80xf16>
  %e3 = tensor.empty() : tensor<13x64xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<13x64xf32>) -> tensor<13x64xf32>
  %p3 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%x, %u0f : tensor<13x80xf16>, tensor<64x80xf16>) outs(%f3 : tensor<13x64xf32>) -> tensor<13x64xf32>
  %p4 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%x, %u1f : tensor<13x80xf16>, tensor<64x80xf16>) outs(%f3 : tensor<13x64xf32>) -> tensor<13x64xf32>
  %both = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p3, %p4 : tensor<13x64xf32>, tensor<13x64xf32>) outs(%e3 : tensor<13x64xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %m = arith.maximumf %a, %c : f32
    linalg.yield %m : f32
  } -> tensor<13x64xf32>

  // On the left, rows of 35 bytes.
  %eo = tensor.empty() : tensor<37x35xf16>
  %of = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%odd : tensor<37x35xi8>) outs(%eo : tensor<37x35xf16>) {
  ^bb0(%a: i8, %o: f16):
    %f = arith.sitofp %a : i8 to f16
    linalg.yield %f : f16
  } -> tensor<37x35xf16>
  %e5 = tensor.empty() : tensor<37x13xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<37x13xf32>) -> tensor<37x13xf32>
  %p5 = linalg.matmul indexing_maps = [#mk, #kn, #mn] ins(%of, %r : tensor<37x35xf16>, tensor<35x13xf16>) outs(%f5 : tensor<37x13xf32>) -> tensor<37x13xf32>

  // A part of a weight.
  %ep = tensor.empty() : tensor<16x80xf16>
  %cut = tensor.extract_slice %part[20, 0] [16, 80] [1, 1] : tensor<48x80xi8> to tensor<16x80xi8>
  %pf = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%cut : tensor<16x80xi8>) outs(%ep : tensor<16x80xf16>) {
  ^bb0(%a: i8, %o: f16):
    %f = arith.sitofp %a : i8 to f16
    linalg.yield %f : f16
  } -> tensor<16x80xf16>
  %e6 = tensor.empty() : tensor<13x16xf32>
  %f6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<13x16xf32>) -> tensor<13x16xf32>
  %p6 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%x, %pf : tensor<13x80xf16>, tensor<16x80xf16>) outs(%f6 : tensor<13x16xf32>) -> tensor<13x16xf32>
  return %p0, %p1, %p2, %both, %p5, %p6 : tensor<13x24xf32>, tensor<13x40xf32>, tensor<48x24xf32>, tensor<13x64xf32>, tensor<37x13xf32>, tensor<13x16xf32>
}
