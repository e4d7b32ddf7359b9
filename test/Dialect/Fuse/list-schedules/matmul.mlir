// RUN: fuse-opt %s --fuse-list-schedules="chip=sm_90a within=1000" -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-list-schedules="chip=sm_90a within=1000" -o /dev/null | FileCheck %s --check-prefix=SIMPLE
// RUN: fuse-opt %s --fuse-list-schedules="chip=gfx942" -o /dev/null | FileCheck %s --check-prefix=AMD
// RUN: sed 's/acc(f32)/acc(f32) precision(tf32)/; s/xf16/xf32/g; s/arith.truncf %a : f32 to f16/arith.addf %a, %a : f32/; s/%r : f16/%r : f32/' %s | not fuse-opt --fuse-list-schedules="chip=gfx942" 2>&1 | FileCheck %s --check-prefix=PRECISION
// RUN: sed 's/%x: memref<4096x/%x: memref<0x/; s/%y: memref<4096x/%y: memref<0x/; s/%x\[m, k\] : memref<4096x/%x[m, k] : memref<0x/; s/%y\[m, n\] : memref<4096x/%y[m, n] : memref<0x/' %s | fuse-opt --fuse-list-schedules="chip=sm_90a" -o /dev/null | FileCheck %s --check-prefix=EMPTY
// RUN: not fuse-opt %s --fuse-list-schedules="chip=sm_70" 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Fastest first, with what a CTA takes: rings of 6 * (128 + 128) * 64 * 2 bytes, mbarriers, and what
// 8 warps stage to store. Of one tile and warps, a group, there are several that only timing tells apart. Eight rows of
// tiles at a time save energy, and lose nothing with a k of 4096; an H100 takes four all the same, as with more.

// CHECK:      "chosen": false,
// CHECK-NEXT: "group": 0,
// CHECK:      "schedule": "#fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, pingpong = true>",
// CHECK:      "beyond_model": true,
// CHECK-NEXT: "chosen": true,
// CHECK-NEXT: "group": 0,
// CHECK-NEXT: "microseconds": {{[0-9.]+}},
// CHECK-NEXT: "registers": 128,
// CHECK-NEXT: "schedule": "#fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, raster = 4, pingpong = true>",
// CHECK-NEXT: "shared_bytes": 230400,
// CHECK-NEXT: "threads": 384
// CHECK:      "chosen": false,
// CHECK-NEXT: "group": 0,
// CHECK:      "schedule": "#fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 6, cluster = [1, 2], raster = 4, pingpong = true>",

// The other family that the chip has kernels of: its stages are seen by the model.

// SIMPLE:      "beyond_model": false,
// SIMPLE-NEXT: "chosen": false,
// SIMPLE-NEXT: "group": [[GROUP:[0-9]+]],
// SIMPLE:      "schedule": "#fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = {{[0-9]}}>",
// SIMPLE:      "group": [[GROUP]],

// Where two steps ahead save as little as that, one is chosen.

// AMD-NOT:  multistage
// AMD:      "chosen": false,
// AMD:      "schedule": "#fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2], ahead = 2>",
// AMD:      "chosen": true,
// AMD-NEXT: "group"
// AMD-NEXT: "microseconds"
// AMD-NEXT: "registers": 64,
// AMD-NEXT: "schedule": "#fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2]>",
// AMD-NOT: multistage

// PRECISION: error: 'fuse.matmul' op cannot run on gfx942: gfx942 has no kernel with precision 'tf32'; use ieee
// No rows: a tile has some all the same.

// EMPTY-NOT: tile = [0
// EMPTY:     "schedule": "#fuse.{{.*}}tile = [8,
// EMPTY-NOT: tile = [0

// UNKNOWN: error: unknown chip 'sm_70'

func.func @main(%x: memref<4096x4096xf16>, %w: memref<4096x4096xf16>, %y: memref<4096x4096xf16>) {
  fuse.kernel "k" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<4096x4096xf16>) rhs(%w[n, k] : memref<4096x4096xf16>)
        outs(%y[m, n] : memref<4096x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
