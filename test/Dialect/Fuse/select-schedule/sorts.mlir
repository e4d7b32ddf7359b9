// RUN: fuse-opt %s -split-input-file --fuse-select-schedule="chip=gfx90a" --fuse-verify-phase="phase=scheduled chip=gfx90a" | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-select-schedule="chip=sm_90" --fuse-verify-phase="phase=scheduled chip=sm_90" | FileCheck %s --check-prefix=NVIDIA

// What is sorted of two rows fills shared memory; what warps exchange besides lies in the same place.
// NVIDIA: "alone" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 4]>>]
// CHECK: "alone" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 2048], warps = [2, 2]>>]
func.func @alone(%x: memref<2x2048xf16>, %y: memref<2x2048xf16>, %p: memref<2x2048xi64>) {
  fuse.kernel "alone" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<2x2048xf16>)
        outs(%y[m, n] : memref<2x2048xf16>, %p[m, n] : memref<2x2048xi64>) body(%e) {
      %n = fuse.index 1 : index
      %i = arith.index_cast %n : index to i64
      %s, %q = fuse.sort %e, %i before {
      ^bb0(%a: f16, %b: f16, %c: i64, %d: i64):
        %t = arith.cmpf olt, %a, %b : f16
        fuse.yield %t : i1
      } : f16, i64
      fuse.yield %s, %q : f16, i64
    }
    fuse.yield
  }
  return
}

// -----

// NVIDIA: "beside" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 4]>>]
// CHECK: "beside" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 2048], warps = [2, 2]>>]
func.func @beside(%x: memref<2x2048xf16>, %y: memref<2x2048xf16>, %p: memref<2x2048xi64>) {
  fuse.kernel "beside" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<2x2048xf16>)
        outs(%y[m, n] : memref<2x2048xf16>, %p[m, n] : memref<2x2048xi64>) body(%e) {
      %n = fuse.index 1 : index
      %i = arith.index_cast %n : index to i64
      %f = arith.extf %e : f16 to f32
      %most = fuse.reduce maximumf %f : f32
      %g = arith.subf %f, %most : f32
      %r = arith.truncf %g : f32 to f16
      %s, %q = fuse.sort %r, %i before {
      ^bb0(%a: f16, %b: f16, %c: i64, %d: i64):
        %t = arith.cmpf olt, %a, %b : f16
        fuse.yield %t : i1
      } : f16, i64
      fuse.yield %s, %q : f16, i64
    }
    fuse.yield
  }
  return
}

// -----

// The same across rows.
// NVIDIA: "columns" variants [#fuse.variant<schedule = #fuse.rows<tile = [2048, 2], warps = [8, 1]>>]
// CHECK: "columns" variants [#fuse.variant<schedule = #fuse.rows<tile = [2048, 2], warps = [2, 2]>>]
func.func @columns(%x: memref<2000x7xf16>, %y: memref<2000x7xf16>, %p: memref<2000x7xi64>) {
  fuse.kernel "columns" {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<2000x7xf16>)
        outs(%y[m, n] : memref<2000x7xf16>, %p[m, n] : memref<2000x7xi64>) body(%e) {
      %n = fuse.index 0 : index
      %i = arith.index_cast %n : index to i64
      %f = arith.extf %e : f16 to f32
      %most = fuse.reduce maximumf %f : f32
      %g = arith.subf %f, %most : f32
      %r = arith.truncf %g : f32 to f16
      %s, %q = fuse.sort %r, %i before {
      ^bb0(%a: f16, %b: f16, %c: i64, %d: i64):
        %t = arith.cmpf olt, %a, %b : f16
        fuse.yield %t : i1
      } : f16, i64
      fuse.yield %s, %q : f16, i64
    }
    fuse.yield
  }
  return
}

// -----

// Lines of 64 columns would be more than threads hold: narrower ones.
// NVIDIA: "narrow" variants [#fuse.variant<schedule = #fuse.rows<tile = [544, 16], warps = [17, 1]>>]
// CHECK: "narrow" variants [#fuse.variant<schedule = #fuse.rows<tile = [576, 8], warps = [3, 2]>>]
func.func @narrow(%x: memref<513x?xi16>, %y: memref<?xi16>) {
  fuse.kernel "narrow" {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<513x?xi16>) outs(%y[n] : memref<?xi16>) body(%e) {
      %s = fuse.sort %e before {
      ^bb0(%a: i16, %b: i16):
        %t = arith.cmpi ult, %a, %b : i16
        fuse.yield %t : i1
      } : i16
      %i = arith.extsi %s : i16 to i32
      %most = fuse.reduce maxs %i : i32
      %r = arith.trunci %most : i32 to i16
      fuse.yield %r : i16
    }
    fuse.yield
  }
  return
}
