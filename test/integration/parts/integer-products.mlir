// Products of integers, at every level: i8 times i8 summed in i32, with a bias and scales behind, on both layouts of weights;
// zero points; a batch of dot products; two products that share a left operand. All are exact.
// RUN: fuse-opt %s --fuse-to-scheduled=chip=gfx942 | FileCheck %s --check-prefix=ROWS
// RUN: fuse-run %s --device=cpu --at=graph --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=5 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx90a --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=1 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=0 --check

// ROWS: fuse.notes = [{{.*}}"integer-products: threads multiply and add integers, which is slow; no kernel of matrix instructions takes them yet"
// ROWS-NOT: fuse.matmul
// CHECK: result 0 i32 {{.*}} ok
// CHECK: result 1 f16 {{.*}} ok
// CHECK: result 2 i32 {{.*}} ok
// CHECK: result 3 i32 {{.*}} ok
// CHECK: result 4 i32 {{.*}} ok

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#out = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
#column = affine_map<(m, n) -> (n)>
func.func @main(%x: tensor<?x72xi8> {fuse.dims = ["M", ""]}, %w: tensor<40x72xi8>, %v: tensor<72x24xi8>, %bias: tensor<24xi32>,
                %rows: tensor<?xf32> {fuse.dims = ["M"]}, %columns: tensor<24xf32>, %a: tensor<3x7x19xi8>, %b: tensor<3x19x5xi8>)
    -> (tensor<?x40xi32>, tensor<?x24xf16>, tensor<?x24xi32>, tensor<3x7x5xi32>, tensor<?x40xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = tensor.dim %x, %c0 : tensor<?x72xi8>
  // Weights as [out, in].
  %e0 = tensor.empty(%m) : tensor<?x40xi32>
  %z0 = linalg.fill ins(%zero : i32) outs(%e0 : tensor<?x40xi32>) -> tensor<?x40xi32>
  %y0 = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x72xi8>, tensor<40x72xi8>) outs(%z0 : tensor<?x40xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %p32 = arith.extsi %p : i8 to i32
    %q32 = arith.extsi %q : i8 to i32
    %t = arith.muli %p32, %q32 : i32
    %s = arith.addi %o, %t : i32
    linalg.yield %s : i32
  } -> tensor<?x40xi32>
  // Weights as [in, out]; bias, and scales of rows and columns.
  %e1 = tensor.empty(%m) : tensor<?x24xi32>
  %z1 = linalg.fill ins(%zero : i32) outs(%e1 : tensor<?x24xi32>) -> tensor<?x24xi32>
  %p1 = linalg.matmul ins(%x, %v : tensor<?x72xi8>, tensor<72x24xi8>) outs(%z1 : tensor<?x24xi32>) -> tensor<?x24xi32>
  %h1 = tensor.empty(%m) : tensor<?x24xf16>
  %y1 = linalg.generic {indexing_maps = [#out, #column, #row, #column, #out], iterator_types = ["parallel", "parallel"]}
      ins(%p1, %bias, %rows, %columns : tensor<?x24xi32>, tensor<24xi32>, tensor<?xf32>, tensor<24xf32>) outs(%h1 : tensor<?x24xf16>) {
  ^bb0(%p: i32, %c: i32, %r: f32, %s: f32, %o: f16):
    %t = arith.addi %p, %c : i32
    %f = arith.sitofp %t : i32 to f32
    %g = arith.mulf %f, %r : f32
    %h = arith.mulf %g, %s : f32
    %y = arith.truncf %h : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x24xf16>
  // Zero points.
  %five = arith.constant 5 : i32
  %minus = arith.constant -3 : i32
  %y2 = linalg.quantized_matmul ins(%x, %v, %five, %minus : tensor<?x72xi8>, tensor<72x24xi8>, i32, i32) outs(%z1 : tensor<?x24xi32>) -> tensor<?x24xi32>
  %e3 = tensor.empty() : tensor<3x7x5xi32>
  %z3 = linalg.fill ins(%zero : i32) outs(%e3 : tensor<3x7x5xi32>) -> tensor<3x7x5xi32>
  %y3 = linalg.batch_matmul ins(%a, %b : tensor<3x7x19xi8>, tensor<3x19x5xi8>) outs(%z3 : tensor<3x7x5xi32>) -> tensor<3x7x5xi32>
  // What is added to is no fill.
  %y4 = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x72xi8>, tensor<40x72xi8>) outs(%y0 : tensor<?x40xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %p32 = arith.extsi %p : i8 to i32
    %q32 = arith.extui %q : i8 to i32
    %t = arith.muli %p32, %q32 : i32
    %s = arith.addi %o, %t : i32
    linalg.yield %s : i32
  } -> tensor<?x40xi32>
  return %y0, %y1, %y2, %y3, %y4 : tensor<?x40xi32>, tensor<?x24xf16>, tensor<?x24xi32>, tensor<3x7x5xi32>, tensor<?x40xi32>
}
