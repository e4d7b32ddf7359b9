// A schedule whose tile does not fit into the registers of gfx950: its code spills, and is right. A
// limit that is too low ends it.

// REQUIRES: lld
// RUN: rm -rf %t
// RUN: fuse-opt %s --fuse-compile="chip=gfx950 bundle=%t schedule={#fuse.register_prefetch<tile = [256, 256, 64], warps = [1, 4]>}" -o /dev/null
// RUN: fuse-run %t --device=sim --check --stats | FileCheck %s
// CHECK: bytes.scratch.read {{ *[1-9]}}
// CHECK: result 0 {{.*}} ok
// RUN: not fuse-run %t --device=sim --sim-limit=100 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: error: kernel 'main_0{{.*}}', block (0,0,0), wave {{[0-3]}}: has executed 100 instructions and not ended: a loop without end, or --sim-limit is too low: '{{.+}}' at 0x{{[0-9a-f]+}}

func.func @main(%x: tensor<256x128xf32>, %w: tensor<128x256xf32>, %d: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x256xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x128xf32>, tensor<128x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %yd = linalg.mul ins(%y, %d : tensor<256x256xf32>, tensor<256x256xf32>) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %yd : tensor<256x256xf32>
}
