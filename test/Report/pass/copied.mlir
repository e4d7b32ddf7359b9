// RUN: fuse-opt %s --fuse-to-scheduled='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>"' --fuse-report -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-to-scheduled='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>"' --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: fuse-opt %s --fuse-to-scheduled=chip=sm_80 --fuse-report -o /dev/null | FileCheck %s --check-prefix=NONE
// RUN: fuse-opt %s --fuse-to-scheduled='chip=sm_90a schedule="#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>"' --remarks-filter=select-schedule -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// How operands travel that the tensor memory accelerator cannot load.

// CHECK:       kernel main_0: fuse.matmul
// CHECK:         operand 1 is copied by the producers, 16 bytes at a time, and shifted into place: it has rows of 402 bytes; a tensor map needs multiples of 16
// CHECK:       kernel main_1: fuse.matmul
// CHECK:         operand 0 is copied by the producers, 4 bytes at a time: it has no static extent along k; a tensor map has no dimension of 0
// CHECK:         operand 1 is copied by the producers, 16 bytes at a time: it has no static extent along k; a tensor map has no dimension of 0
// CHECK-NOT: is copied

// JSON:      "copied_operands": [
// JSON-NEXT:   {
// JSON-NEXT:     "operand": 1,
// JSON-NEXT:     "how": "is copied by the producers, 16 bytes at a time, and shifted into place",
// JSON-NEXT:     "reason": "has rows of 402 bytes; a tensor map needs multiples of 16"

// NONE-NOT: is copied

// REMARK: remark: {{.*}}operand 1 is copied by the producers, 16 bytes at a time, and shifted into place: it has rows of 402 bytes; a tensor map needs multiples of 16

func.func @main(%x: tensor<?x64xf16>, %w: tensor<64x201xf16>, %o: tensor<?x201xf16>,
                %v: tensor<?x202xf16>, %u: tensor<?x64xf16>, %p: tensor<202x64xf16>) -> (tensor<?x201xf16>, tensor<202x64xf16>) {
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%w[k, n] : tensor<64x201xf16>)
      outs(%o[m, n] : tensor<?x201xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%v[k, m] : tensor<?x202xf16>) rhs(%u[k, n] : tensor<?x64xf16>)
      outs(%p[m, n] : tensor<202x64xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  return %0, %1 : tensor<?x201xf16>, tensor<202x64xf16>
}
