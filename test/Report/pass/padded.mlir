// RUN: fuse-opt %s --fuse-report=chip=sm_90a -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-report="chip=sm_90a format=json" -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: fuse-opt %s --fuse-report="chip=sm_90a pad-operands=never" -o /dev/null | FileCheck %s --check-prefix=NEVER
// RUN: fuse-opt %s --fuse-to-scheduled=chip=sm_90a --fuse-report="format=html file=%t.html" -o /dev/null

// Why there are kernels that no op asks for; a product that has two forms, of which a call runs one; a constant that is
// packed with padded rows.

// CHECK:       function @main: 6 kernels, 5 distinct{{$}}
// CHECK-NEXT:    padded-constant: main_1: operand 1 has rows of 8194 bytes; padded when it is packed, and the product takes {{.*}} us instead of {{.*}} by the model
// CHECK:       kernel main_0_rows0: fuse.elementwise
// CHECK:         reason    operand 0 has rows of 8194 bytes; to copy it into padded rows takes {{.*}} us by the model, and the product then {{.*}} instead of {{.*}}, with {{[0-9]+}} rows; for up to {{[0-9]+}}
// CHECK-NEXT:    not with  main_0_padded: producer-of-matmul-operand:
// CHECK:       kernel main_0_rows1: fuse.elementwise
// CHECK:         reason    operands 0 and 1 have rows of 8194 bytes; to copy them into padded rows takes {{.*}} us by the model, and the product then {{.*}} instead of {{.*}}, with 16384 rows; for {{[0-9]+}} and more
// CHECK:       kernel main_0_padded: fuse.matmul
// CHECK-NOT:     is copied by the producers
// CHECK:       kernel main_0: fuse.matmul
// CHECK:         operand 1 is copied by the producers, 16 bytes at a time, and shifted into place: it has rows of 8194 bytes
// CHECK-NOT:     not with  main_0_padded
// CHECK:       kernel main_1_rows0: fuse.elementwise
// CHECK:         reason    operand 0 has rows of 8194 bytes; to copy it into padded rows takes {{.*}} us by the model, and the product then {{.*}} instead of {{[0-9.]+$}}
// CHECK:       kernel main_1: fuse.matmul
// CHECK:       fuse.matmul {{.*}}: kernel main_0_padded, kernel main_0

// JSON:      "name": "main_0_rows0",
// JSON:      "reason": "operand 0 has rows of 8194 bytes; to copy it into padded rows takes
// JSON:      "rule": "padded-constant"

// NEVER:       function @main: 2 kernels
// NEVER-NOT:   reason
// NEVER-NOT:   {{_padded|padded-}}

func.func @main(%x: tensor<?x4097xf16>, %w: tensor<4096x4097xf16>, %o: tensor<?x4096xf16>, %y: tensor<4096x4097xf16>,
                %p: tensor<4096x4096xf16>) -> (tensor<?x4096xf16>, tensor<4096x4096xf16>) {
  %v = arith.constant dense<0.5> : tensor<4096x4097xf16>
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4097xf16>) rhs(%w[n, k] : tensor<4096x4097xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  %1 = fuse.matmul (m, n, k) acc(f32) lhs(%y[m, k] : tensor<4096x4097xf16>) rhs(%v[n, k] : tensor<4096x4097xf16>)
      outs(%p[m, n] : tensor<4096x4096xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  return %0, %1 : tensor<?x4096xf16>, tensor<4096x4096xf16>
}
