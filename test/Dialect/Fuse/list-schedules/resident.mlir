// RUN: fuse-opt %s --fuse-list-schedules="chip=sm_90a within=1000" -o /dev/null | FileCheck %s
// RUN: sed 's/x128xf16/x1024xf16/g' %s | fuse-opt --fuse-list-schedules="chip=sm_90a within=1000" -o /dev/null | FileCheck %s --check-prefix=LONG

// Of short k several CTAs share an SM, and are chosen for an epilogue with a function; of long k they are not listed.

// CHECK:     "chosen": true,
// CHECK-NOT: "chosen"
// CHECK:     "schedule": "#fuse.warp_specialized<{{.*}}, resident = 3>",
// CHECK:     resident = 2>
// LONG-NOT:  resident

func.func @main(%x: memref<8192x128xf16>, %w: memref<4096x128xf16>, %bias: memref<4096xf16>, %y: memref<8192x4096xf16>) {
  fuse.kernel "k" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8192x128xf16>) rhs(%w[n, k] : memref<4096x128xf16>)
        aux(%bias[n] : memref<4096xf16>) outs(%y[m, n] : memref<8192x4096xf16>) epilogue(%a, %b) {
      %b32 = arith.extf %b : f16 to f32
      %s = arith.addf %a, %b32 : f32
      %g = fuse.gelu tanh %s : f32
      %r = arith.truncf %g : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
