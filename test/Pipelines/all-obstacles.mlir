// RUN: not fuse-opt %s --fuse-to-scheduled=chip=sm_90a --fuse-report -o /dev/null 2>&1 | FileCheck %s
// RUN: not fuse-opt %s --fuse-to-scheduled=chip=gfx942 --fuse-report -o /dev/null 2>&1 | FileCheck %s
// RUN: not fuse-opt %s --fuse-to-kernels=chip=gfx942 -o /dev/null 2>&1 | FileCheck %s
// RUN: fuse-opt %s --fuse-to-scheduled="chip=sm_90a unsupported=outline" | FileCheck %s --check-prefix=OUTLINE
// RUN: fuse-opt %s --fuse-to-scheduled="chip=gfx942 unsupported=outline" | FileCheck %s --check-prefix=OUTLINE

// One obstacle of each kind, whichever pass refuses it: none hides another, also where its operands or results pass
// between no programs. What is in a body is named where it stands.

// CHECK: error: 'func.call' op calls a function that cannot be inlined
// CHECK: error: 'acme.sort' op is not supported: the dialect 'acme' is not known here
// CHECK: error: 'complex.mul' op is not supported in the body of an elementwise op
// CHECK-NEXT: %r = complex.mul
// CHECK: error: 'complex.sin' op is not supported in the body of an elementwise op
// CHECK-NEXT: %t = complex.sin
// CHECK: error: 'complex.add' op is not supported in the body of an elementwise op
// CHECK-NEXT: %cr = linalg.reduce
// CHECK: error: 'arith.bitcast' op reinterprets the bits of an f64
// CHECK: error: 'fuse.elementwise' op cannot run on {{.*}}: kernels for f8E4M3FN operands come later
// CHECK: error: 'fuse.elementwise' op cannot run on {{.*}}: kernels for i4 operands come later
// CHECK: error: 'arith.addui_extended' op cannot be lowered in scalar code
// CHECK: error: 'arith.extsi' op computes with 'i128'
// CHECK: error: 'arith.muli' op computes with 'i128'
// CHECK: error: 'arith.trunci' op computes with 'i128'
// CHECK: error: 'linalg.conv_2d_nchw_fchw' op is not supported: it moves a window over its operand
// CHECK: error: 'scf.for' op is control flow
// CHECK: error: 'linalg.generic' op is a reduction that no fuse op computes
// CHECK: error: 'tm_tensor.scatter' op combines updates of one place in a way that depends on their order
// CHECK: error: 'tm_tensor.scan' op combines elements by what is not one associative op
// CHECK: error: 'cf.assert' op cannot hold for any input: "never"
// CHECK: error: 'arith.constant' op refers to 'none', which has no data
// CHECK: error: 'tensor.generate' op is not supported
// CHECK: error: 'bufferization.alloc_tensor' op is not supported
// CHECK: error: 'fuse.elementwise' op cannot run on {{.*}}: kernels for index operands come later
// CHECK: error: input 2 is 'tensor<8xf64>'; f64 is computed between narrower values only, so pass f32
// CHECK: error: result 3 is 'tensor<8xf64>'
// CHECK: note: the other ops can be compiled
// CHECK-NOT: error:

// What is left is what was not named.
// OUTLINE-COUNT-1: fuse.kernel
// OUTLINE-NOT: fuse.kernel
// OUTLINE: module @fuse_host
// OUTLINE-DAG: op = "linalg.generic", reason = "is not supported in the body of an elementwise op
// OUTLINE-DAG: op = "linalg.exp", reason = "takes a value of type
#id = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#first = affine_map<(d0, d1) -> (d0)>
func.func private @elsewhere(tensor<8xf32>) -> tensor<8xf32>
func.func @all(%x: tensor<8xf32>, %m: tensor<8x8xf32>, %d: tensor<8xf64>, %c: tensor<8xcomplex<f32>>, %e: tensor<8xf8E4M3FN>, %q: tensor<8xi4>,
    %i: tensor<8xi32>, %image: tensor<1x9x8x8xf32>, %window: tensor<1x9x3x3xf32>, %s: f32)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<8xf64>, tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<1x1x6x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xi64>, tensor<8xindex>, tensor<complex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %xe = tensor.empty() : tensor<8xf32>
  %ce = tensor.empty() : tensor<8xcomplex<f32>>
  %de = tensor.empty() : tensor<8xf64>
  %ie = tensor.empty() : tensor<8xi32>
  %le = tensor.empty() : tensor<8xi64>
  %pe = tensor.empty() : tensor<1x1x6x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%xe : tensor<8xf32>) -> tensor<8xf32>
  // A call.
  %call = func.call @elsewhere(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // Unknown.
  %sorted = "acme.sort"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // Two ops of a body.
  %cx = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<8xcomplex<f32>>) outs(%ce : tensor<8xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>):
    %r = complex.mul %a, %a : complex<f32>
    %t = complex.sin %r : complex<f32>
    linalg.yield %t : complex<f32>
  } -> tensor<8xcomplex<f32>>
  // A body without a location, that is also a reduction.
  %cf = tensor.empty() : tensor<complex<f32>>
  %cr = linalg.reduce { complex.add } ins(%c : tensor<8xcomplex<f32>>) outs(%cf : tensor<complex<f32>>) dimensions = [0]
  // f64 of an argument, and a body of f64 that no body may have.
  %dx = linalg.exp ins(%d : tensor<8xf64>) outs(%de : tensor<8xf64>) -> tensor<8xf64>
  %bits = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%d : tensor<8xf64>) outs(%le : tensor<8xi64>) {
  ^bb0(%a: f64, %b: i64):
    %r = arith.bitcast %a : f64 to i64
    linalg.yield %r : i64
  } -> tensor<8xi64>
  // f8 and i4.
  %ex = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%e : tensor<8xf8E4M3FN>) outs(%xe : tensor<8xf32>) {
  ^bb0(%a: f8E4M3FN, %b: f32):
    %r = arith.extf %a : f8E4M3FN to f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %qx = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%q : tensor<8xi4>) outs(%xe : tensor<8xf32>) {
  ^bb0(%a: i4, %b: f32):
    %r = arith.sitofp %a : i4 to f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  // Functions without code; wide integers.
  %bitsSet = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<8xi32>) outs(%ie : tensor<8xi32>) {
  ^bb0(%a: i32, %b: i32):
    %r, %over = arith.addui_extended %a, %a : i32, i1
    %t = arith.extui %over : i1 to i32
    linalg.yield %t : i32
  } -> tensor<8xi32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<8xi32>) outs(%ie : tensor<8xi32>) {
  ^bb0(%a: i32, %b: i32):
    %r = arith.extsi %a : i32 to i128
    %t = arith.muli %r, %r : i128
    %u = arith.trunci %t : i128 to i32
    linalg.yield %u : i32
  } -> tensor<8xi32>
  // A window.
  %pf = linalg.fill ins(%zero : f32) outs(%pe : tensor<1x1x6x6xf32>) -> tensor<1x1x6x6xf32>
  %conv = linalg.conv_2d_nchw_fchw ins(%image, %window : tensor<1x9x8x8xf32>, tensor<1x9x3x3xf32>) outs(%pf : tensor<1x1x6x6xf32>) -> tensor<1x1x6x6xf32>
  // Control flow.
  %loop = scf.for %k = %c0 to %c4 step %c1 iter_args(%v = %x) -> tensor<8xf32> {
    %t = linalg.exp ins(%v : tensor<8xf32>) outs(%xe : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  // A reduction that is none of one combiner.
  %odd = linalg.generic {indexing_maps = [#id2, #first], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<8x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %r = arith.mulf %b, %b : f32
    %t = arith.subf %r, %a : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  // Updates in their order.
  %pl = tensor.expand_shape %i [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
  %scattered = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%x, %pl : tensor<8xf32>, tensor<8x1xi32>) outs(%x : tensor<8xf32>) {
  ^bb0(%new: f32, %old: f32):
    %t = arith.subf %old, %new : f32
    %u = arith.mulf %t, %old : f32
    tm_tensor.yield %u : f32
  } -> tensor<8xf32>
  // A scan of two ops.
  %last = tensor.empty() : tensor<f32>
  %scanned, %end = tm_tensor.scan dimension(0) inclusive(true) ins(%x : tensor<8xf32>) outs(%xe, %last : tensor<8xf32>, tensor<f32>) {
  ^bb0(%old: f32, %new: f32):
    %t = arith.subf %old, %new : f32
    %u = arith.mulf %t, %old : f32
    tm_tensor.yield %u : f32
  } -> tensor<8xf32>, tensor<f32>
  // An assertion that fails.
  %false = arith.constant false
  cf.assert %false, "never"
  // A constant without data.
  %resource = arith.constant dense_resource<none> : tensor<8xf32>
  %rx = linalg.exp ins(%resource : tensor<8xf32>) outs(%xe : tensor<8xf32>) -> tensor<8xf32>
  // Registered, and no op of graphs.
  %gen = tensor.generate {
  ^bb0(%k: index):
    %t = arith.index_cast %k : index to i32
    tensor.yield %t : i32
  } : tensor<8xi32>
  // Other dialects.
  %loose = bufferization.alloc_tensor() copy(%x) : tensor<8xf32>
  // Elements that no tensor in memory has.
  %ixe = tensor.empty() : tensor<8xindex>
  %indices = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%ixe : tensor<8xindex>) {
  ^bb0(%b: index):
    %k = linalg.index 0 : index
    linalg.yield %k : index
  } -> tensor<8xindex>
  %fine = linalg.exp ins(%x : tensor<8xf32>) outs(%xe : tensor<8xf32>) -> tensor<8xf32>
  return %call, %sorted, %cx, %dx, %ex, %qx, %bitsSet, %wide, %conv, %loop, %odd, %scattered, %scanned, %fine, %rx, %gen, %loose, %bits, %indices, %cr
    : tensor<8xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<8xf64>, tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<1x1x6x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xi64>, tensor<8xindex>, tensor<complex<f32>>
}
