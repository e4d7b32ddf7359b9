// RUN: fuse-opt %s -split-input-file --fuse-select-schedule="chip=sm_90a" --fuse-verify-phase="phase=scheduled chip=sm_90a" | FileCheck %s
// RUN: not fuse-opt %s -split-input-file --fuse-select-schedule="chip=sm_90a schedule={#fuse.rows<tile = [1, 1024], warps = [1, 8], split = 2048>}" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not fuse-opt %s -split-input-file --fuse-select-schedule="chip=sm_90a schedule={#fuse.rows<tile = [1, 1024], warps = [1, 8], split = 0>}" 2>&1 | FileCheck %s --check-prefix=NONE

// RUN: fuse-opt %s -split-input-file --fuse-select-schedule="chip=sm_90a" --remarks-filter=select-schedule -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// MANY: split: a row in 2048 parts, but a tile combines at most the 1024 partial results that it has columns for
// MANY: family: kernels of 'fuse.elementwise' have schedules of #fuse.elementwise
// NONE: schedule=:1:{{[0-9]+}}: error: shape: 'split' must be from 1 to 65536, got 0; expected a schedule like

// Everything: one row, which blocks share.
// CHECK: "all" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 16], split = 1024>>]
func.func @all(%x: memref<16777216xf32>, %y: memref<f32>) {
  fuse.kernel "all" {
    fuse.row (n) over(n) ins(%x[n] : memref<16777216xf32>) outs(%y[] : memref<f32>) body(%e) {
      %s = fuse.reduce maximumf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Lines of 128 bytes of many rows: as many blocks as there are SMs, or nearly.
// CHECK: "columns" variants [#fuse.variant<schedule = #fuse.rows<tile = [256, 32], warps = [16, 1]>>]
func.func @columns(%x: memref<4096x4096xf32>, %y: memref<4096xf32>) {
  fuse.kernel "columns" {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<4096x4096xf32>) outs(%y[n] : memref<4096xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Two lines, many rows: parts of these.
// CHECK: "narrow" variants [#fuse.variant<schedule = #fuse.rows<tile = [256, 32], warps = [16, 1], split = {{[0-9]+}}>>]
func.func @narrow(%x: memref<1000000x64xf32>, %y: memref<64xf32>) {
  fuse.kernel "narrow" {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<1000000x64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Batch statistics: images are shared, the tile is as wide as one.
// CHECK: "channels" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 3200], warps = [1, 25], split = 8>>]
func.func @channels(%x: memref<32x64x56x56xf32>, %y: memref<64xf32>) {
  fuse.kernel "channels" {
    fuse.row (b, c, h, w) over(b, h, w) ins(%x[b, c, h, w] : memref<32x64x56x56xf32>) outs(%y[c] : memref<64xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// The length is known to the call: a guard on it.
// CHECK: "dynamic" variants [#fuse.variant<max_rows = 32768, schedule = #fuse.rows<tile = [1, 4096], warps = [1, 16]>>, #fuse.variant<max_rows = 262144, {{.*}}split = 64>>, {{.*}}#fuse.variant<schedule = {{.*}}split = 1024>>]
func.func @dynamic(%x: memref<?xf32>, %y: memref<f32>) {
  fuse.kernel "dynamic" {
    fuse.row (n) over(n) ins(%x[n] : memref<?xf32>) outs(%y[] : memref<f32>) body(%e) {
      %s = fuse.reduce maximumf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// A sum over a few tokens is one launch: parts begin where they win.
// CHECK: "tokens" variants [#fuse.variant<max_rows = 512, schedule = #fuse.rows<tile = [256, 32], warps = [16, 1]>>, #fuse.variant<max_rows = 4096, {{.*}}split = 16>>, {{.*}}#fuse.variant<schedule = {{.*}}split = 256>>]
func.func @tokens(%x: memref<?x24xf16>, %y: memref<24xf16>) {
  fuse.kernel "tokens" {
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<?x24xf16>) outs(%y[n] : memref<24xf16>) body(%e) {
      %wide = arith.extf %e : f16 to f32
      %s = fuse.reduce addf %wide : f32
      %t = arith.truncf %s : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// -----

// So is the number of rows; whole ones where they are many.
// CHECK: "counted" variants [#fuse.variant<max_rows = 64, {{.*}}split = 16>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 16]>>]
func.func @counted(%x: memref<?x90001xf32>, %y: memref<?xf32>) {
  fuse.kernel "counted" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x90001xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// Both: whole rows, one guard would not do. A remark says so, of this kernel only.
// REMARK-NOT:  [Missed]
// REMARK:      [[#@LINE+5]]:5: remark: [Missed] split | Category:select-schedule {{.*}}"rows stay whole: their number and their length are dynamic, and a guard bounds one of the two; one row of 1048576 elements would be split into {{[0-9]+}} parts"
// REMARK-NOT:  [Missed]
// CHECK: "unknown" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 16]>>]
func.func @unknown(%x: memref<?x?xf32>, %y: memref<?xf32>) {
  fuse.kernel "unknown" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x?xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// No row op: the family has no kernel for it.
func.func @product(%x: memref<64x64xf16>, %y: memref<64x64xf16>) {
  fuse.kernel "product" {
    fuse.elementwise (a, b) ins(%x[a, b] : memref<64x64xf16>) outs(%y[a, b] : memref<64x64xf16>) body(%e) {
      fuse.yield %e : f16
    }
    fuse.yield
  }
  return
}
