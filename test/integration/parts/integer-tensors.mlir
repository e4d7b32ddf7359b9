// Masks, token ids, positions and quantised values as tensors, at every level; extents that no vector divides, and some
// that do.
// RUN: fuse-run %s --device=cpu --at=fused --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_80 --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx90a --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=13 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=sm_90a --dims=M=1 --check | FileCheck %s
// RUN: fuse-run %s --device=sim --chip=gfx942 --dims=M=0 --check | FileCheck %s

// CHECK: result 0 f16 {{.*}} ok
// CHECK: result 1 f32 {{.*}} ok
// CHECK: result 2 i64 {{.*}} ok
// CHECK: result 3 i8 {{.*}} ok
// CHECK: result 4 i1 {{.*}} ok
// CHECK: result 5 i1 {{.*}} ok
// CHECK: result 6 i32 {{.*}} ok
// CHECK: result 7 i16 {{.*}} ok

#rows = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
#column = affine_map<(m, n) -> (n)>
func.func @main(%x: tensor<?x37xf32>, %mask: tensor<?x37xi1>, %ids: tensor<?xi64>, %table: tensor<9x24xf16>,
                %flags: tensor<9xi1>, %bytes: tensor<?x48xi8>, %keep: tensor<48xi1>, %shorts: tensor<37xi16>)
    -> (tensor<?x24xf16>, tensor<?x37xf32>, tensor<?xi64>, tensor<?x37xi8>, tensor<?x48xi1>, tensor<?xi1>, tensor<?xi32>,
        tensor<?x37xi16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x37xf32>

  // An embedding of ids.
  %e16 = tensor.empty(%m) : tensor<?x24xf16>
  %embedded = linalg.generic {indexing_maps = [#row, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<?xi64>) outs(%e16 : tensor<?x24xf16>) {
  ^bb0(%id: i64, %o: f16):
    %c8 = arith.constant 8 : i64
    %zero = arith.constant 0 : i64
    %low = arith.maxsi %id, %zero : i64
    %in = arith.minsi %low, %c8 : i64
    %at = arith.index_cast %in : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %table[%at, %j] : tensor<9x24xf16>
    linalg.yield %v : f16
  } -> tensor<?x24xf16>

  // Softmax over what a mask keeps.
  %e32 = tensor.empty(%m) : tensor<?x37xf32>
  %masked = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%x, %mask : tensor<?x37xf32>, tensor<?x37xi1>) outs(%e32 : tensor<?x37xf32>) {
  ^bb0(%a: f32, %k: i1, %o: f32):
    %least = arith.constant -1.0e+4 : f32
    %s = arith.select %k, %a, %least : f32
    linalg.yield %s : f32
  } -> tensor<?x37xf32>
  %softmax = linalg.softmax dimension(1) ins(%masked : tensor<?x37xf32>) outs(%e32 : tensor<?x37xf32>) -> tensor<?x37xf32>

  // The place of the greatest element.
  %ninf = arith.constant 0xFF800000 : f32
  %z64 = arith.constant 0 : i64
  %em32 = tensor.empty(%m) : tensor<?xf32>
  %em64 = tensor.empty(%m) : tensor<?xi64>
  %greatest = linalg.fill ins(%ninf : f32) outs(%em32 : tensor<?xf32>) -> tensor<?xf32>
  %first = linalg.fill ins(%z64 : i64) outs(%em64 : tensor<?xi64>) -> tensor<?xi64>
  %argmax:2 = linalg.generic {indexing_maps = [#rows, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x37xf32>) outs(%greatest, %first : tensor<?xf32>, tensor<?xi64>) {
  ^bb0(%a: f32, %best: f32, %place: i64):
    %j = linalg.index 1 : index
    %j64 = arith.index_cast %j : index to i64
    %max = arith.maximumf %a, %best : f32
    %more = arith.cmpf ogt, %a, %best : f32
    %next = arith.select %more, %j64, %place : i64
    linalg.yield %max, %next : f32, i64
  } -> (tensor<?xf32>, tensor<?xi64>)

  // Rows in 8 bits, and in 16.
  %e8 = tensor.empty(%m) : tensor<?x37xi8>
  %quantised = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x37xf32>) outs(%e8 : tensor<?x37xi8>) {
  ^bb0(%a: f32, %o: i8):
    %scale = arith.constant 16.0 : f32
    %half = arith.constant 0.5 : f32
    %scaled = arith.mulf %a, %scale : f32
    %i = math.roundeven %scaled : f32
    %q = arith.fptosi %i : f32 to i8
    linalg.yield %q : i8
  } -> tensor<?x37xi8>
  %es = tensor.empty(%m) : tensor<?x37xi16>
  %added = linalg.generic {indexing_maps = [#rows, #column, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%mask, %shorts : tensor<?x37xi1>, tensor<37xi16>) outs(%es : tensor<?x37xi16>) {
  ^bb0(%k: i1, %s: i16, %o: i16):
    %e = arith.extui %k : i1 to i16
    %h = math.absi %s : i16
    %t = arith.addi %e, %h : i16
    linalg.yield %t : i16
  } -> tensor<?x37xi16>

  // Comparisons as results; vectors of a byte an element.
  %e1 = tensor.empty(%m) : tensor<?x48xi1>
  %positive = linalg.generic {indexing_maps = [#rows, #column, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%bytes, %keep : tensor<?x48xi8>, tensor<48xi1>) outs(%e1 : tensor<?x48xi1>) {
  ^bb0(%a: i8, %k: i1, %o: i1):
    %zero = arith.constant 0 : i8
    %p = arith.cmpi sgt, %a, %zero : i8
    %both = arith.andi %p, %k : i1
    linalg.yield %both : i1
  } -> tensor<?x48xi1>

  // Flags read at computed places.
  %er1 = tensor.empty(%m) : tensor<?xi1>
  %flagged = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<?xi64>) outs(%er1 : tensor<?xi1>) {
  ^bb0(%id: i64, %o: i1):
    %c8 = arith.constant 8 : i64
    %at64 = arith.andi %id, %c8 : i64
    %at = arith.index_cast %at64 : i64 to index
    %f = tensor.extract %flags[%at] : tensor<9xi1>
    linalg.yield %f : i1
  } -> tensor<?xi1>

  // How many of a row the mask keeps.
  %z32 = arith.constant 0 : i32
  %ei32 = tensor.empty(%m) : tensor<?xi32>
  %none = linalg.fill ins(%z32 : i32) outs(%ei32 : tensor<?xi32>) -> tensor<?xi32>
  %count = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]}
      ins(%mask : tensor<?x37xi1>) outs(%none : tensor<?xi32>) {
  ^bb0(%k: i1, %sum: i32):
    %e = arith.extui %k : i1 to i32
    %t = arith.addi %sum, %e : i32
    linalg.yield %t : i32
  } -> tensor<?xi32>
  return %embedded, %softmax, %argmax#1, %quantised, %positive, %flagged, %count, %added
      : tensor<?x24xf16>, tensor<?x37xf32>, tensor<?xi64>, tensor<?x37xi8>, tensor<?x48xi1>, tensor<?xi1>, tensor<?xi32>,
        tensor<?x37xi16>
}
