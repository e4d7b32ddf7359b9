// RUN: fuse-opt %s --fuse-list-schedules="chip=sm_90a within=1000" -o /dev/null > %t.json
// RUN: FileCheck %s < %t.json
// RUN: FileCheck %s --check-prefix=MANY < %t.json
// RUN: sed -n '/"kernel": "many"/,$p' %t.json | grep '"schedule"' | sort | uniq -d | count 0

// 100 rows are cut into one tile or two, of whole eights. Of tiles that the model cannot
// tell apart, eight warps for 128 columns come before four: the first is taken.

// CHECK:      "kernel": "few"
// CHECK-NOT:  tile = [56, 128, 64], warps = [1, 4], stages = 9, swap = true>
// CHECK:      "schedule": "#fuse.warp_specialized<tile = [56, 128, 64], warps = [1, 8], stages = 9, swap = true>"
// CHECK:      "microseconds":
// CHECK:      "schedule": "#fuse.warp_specialized<tile = [56, 128, 64], warps = [1, 4], stages = 9, swap = true>"
// CHECK:      tile = [104, 128, 64]

// Operands may be swapped for any number of rows; cuts into so many tiles that come to the same are one.

// MANY: "kernel": "many"
// MANY: swap = true
func.func @few(%x: memref<100x4096xf16>, %w: memref<4096x4096xf16>, %y: memref<100x4096xf16>) {
  fuse.kernel "few" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<100x4096xf16>) rhs(%w[n, k] : memref<4096x4096xf16>)
        outs(%y[m, n] : memref<100x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

func.func @many(%x: memref<9000x4096xf16>, %w: memref<4096x4096xf16>, %y: memref<9000x4096xf16>) {
  fuse.kernel "many" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<9000x4096xf16>) rhs(%w[n, k] : memref<4096x4096xf16>)
        outs(%y[m, n] : memref<9000x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
