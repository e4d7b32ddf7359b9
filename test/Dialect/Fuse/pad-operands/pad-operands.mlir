// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=sm_90a | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=sm_90a --remarks-filter=pad-operands -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: fuse-opt %s -split-input-file -o %t.same
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=sm_80 | diff - %t.same
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands=chip=gfx942 | diff - %t.same
// RUN: fuse-opt %s -split-input-file --fuse-pad-operands="chip=gfx942 when=always" | FileCheck %s --check-prefix=ALWAYS
// RUN: not fuse-opt %s -split-input-file --fuse-pad-operands="chip=sm_90a when=never" 2>&1 | FileCheck %s --check-prefix=WHEN
// RUN: not fuse-opt %s -split-input-file --fuse-pad-operands 2>&1 | FileCheck %s --check-prefix=CHIP

// WHEN: error: fuse-pad-operands: 'never' is neither model nor always (nor never, in a pipeline)
// CHIP: error: {{.*}}chip

// Both operands: each copied by a kernel of its own, in lines of 128 bytes. The product reads rows of 4097.
// REMARK: [Passed] padded {{.*}}operands 0 and 1 have rows of 8194 bytes; to copy them into padded rows takes {{.*}} us by the model, and the product then {{.*}} instead of
// CHECK-LABEL: @both
// CHECK:         %[[P:.*]] = tensor.empty() : tensor<4096x4160xf16>
// CHECK:         %[[X:.*]] = fuse.kernel "both_rows0" {
// CHECK:           fuse.elementwise (d0, d1)
// CHECK-NEXT:          ins(%arg0[] : tensor<4096x4097xf16>)
// CHECK-NEXT:          outs(%[[P]][d0, d1] : tensor<4096x4160xf16>)
// CHECK-NEXT:          body(%[[A:.*]]) {
// CHECK-DAG:         %[[I:.*]] = fuse.index 0 : index
// CHECK-DAG:         %[[J:.*]] = fuse.index 1 : index
// CHECK-DAG:         %[[IN:.*]] = arith.cmpi slt, %[[J]], %c4097 : index
// CHECK-DAG:         %[[E:.*]] = fuse.gather %[[A]][%[[I]], %[[J]]] : tensor<?x?xf16>
// CHECK:             %[[V:.*]] = arith.select %[[IN]], %[[E]], %{{.*}} : f16
// CHECK:             fuse.yield %[[V]] : f16
// CHECK:         } {fuse.reason = "operands 0 and 1 have rows of 8194 bytes; {{.*}}"} : tensor<4096x4160xf16>
// CHECK:         %[[XS:.*]] = fuse.slice %[[X]][:, 0:4097] : tensor<4096x4160xf16>
// CHECK:         %[[W:.*]] = fuse.kernel "both_rows1"
// CHECK:         %[[WS:.*]] = fuse.slice %[[W]][:, 0:4097] : tensor<2048x4160xf16>
// CHECK:         fuse.kernel "both" {
// CHECK-NEXT:      fuse.matmul
// CHECK-NEXT:        lhs(%[[XS]][m, k] : tensor<4096x4097xf16>)
// CHECK-NEXT:        rhs(%[[WS]][n, k] : tensor<2048x4097xf16>)
func.func @both(%x: tensor<4096x4097xf16>, %w: tensor<2048x4097xf16>, %o: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> {
  %0 = fuse.kernel "both" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4096x4097xf16>) rhs(%w[n, k] : tensor<2048x4097xf16>)
        outs(%o[m, n] : tensor<4096x2048xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<4096x2048xf16>
  } : tensor<4096x2048xf16>
  return %0 : tensor<4096x2048xf16>
}

// -----

// Batches. The producers can copy one operand, in units of 4 bytes, while the other comes by tensor map.
// REMARK: [Passed] padded {{.*}}operand 0 has rows of 2052 bytes
// CHECK-LABEL: @batched
// CHECK:         %[[X:.*]] = fuse.kernel "batched_rows0" {
// CHECK:           fuse.elementwise (d0, d1, d2)
// CHECK:         } {{.*}} : tensor<32x512x1032xbf16>
// CHECK:         %[[XS:.*]] = fuse.slice %[[X]][:, :, 0:1026] : tensor<32x512x1032xbf16>
// CHECK:           lhs(%[[XS]][b, m, k] : tensor<32x512x1026xbf16>)
// CHECK-NEXT:      rhs(%arg1[b, n, k] : tensor<32x1024x1026xbf16>)
func.func @batched(%x: tensor<32x512x1026xbf16>, %w: tensor<32x1024x1026xbf16>, %o: tensor<32x512x1024xbf16>) -> tensor<32x512x1024xbf16> {
  %0 = fuse.kernel "batched" {
    %1 = fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : tensor<32x512x1026xbf16>) rhs(%w[b, n, k] : tensor<32x1024x1026xbf16>)
        outs(%o[b, m, n] : tensor<32x512x1024xbf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to bf16
      fuse.yield %r : bf16
    }
    fuse.yield %1 : tensor<32x512x1024xbf16>
  } : tensor<32x512x1024xbf16>
  return %0 : tensor<32x512x1024xbf16>
}

// -----

// One of the two: what lies right of n is no multiple of 16 bytes, and the other is aligned.
// REMARK: [Passed] padded {{.*}}operand 1 has rows of 8194 bytes
// CHECK-LABEL: @one
// CHECK-NOT:     fuse.kernel "one_rows0"
// CHECK:         %[[W:.*]] = fuse.kernel "one_rows1"
// CHECK:         %[[WS:.*]] = fuse.slice %[[W]][:, 0:4097] : tensor<4096x4160xf16>
// CHECK:           lhs(%arg0[m, k] : tensor<8192x4096xf16>)
// CHECK-NEXT:      rhs(%[[WS]][k, n] : tensor<4096x4097xf16>)
func.func @one(%x: tensor<8192x4096xf16>, %w: tensor<4096x4097xf16>, %o: tensor<8192x4097xf16>) -> tensor<8192x4097xf16> {
  %0 = fuse.kernel "one" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<8192x4096xf16>) rhs(%w[k, n] : tensor<4096x4097xf16>)
        outs(%o[m, n] : tensor<8192x4097xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<8192x4097xf16>
  } : tensor<8192x4097xf16>
  return %0 : tensor<8192x4097xf16>
}

// -----

// f32, which warpgroups multiply from tensor maps only; a part of a tensor that begins off 16 bytes, read where it lies.
// CHECK-LABEL: @part
// CHECK:         %[[X:.*]] = fuse.kernel "part_rows0" {
// CHECK:             ins(%arg0[] : tensor<4096x3x2049xf32>)
// CHECK:             body(%[[A:.*]]) {
// CHECK-DAG:         %[[I:.*]] = fuse.index 0 : index
// CHECK-DAG:         %[[J:.*]] = fuse.index 1 : index
// CHECK-DAG:         arith.cmpi slt, %[[J]], %c2041 : index
// CHECK-DAG:         %[[K:.*]] = arith.addi %[[J]], %c5 : index
// CHECK:             fuse.gather %[[A]][%[[I]], %c2, %[[K]]] : tensor<?x?x?xf32>
// CHECK:         fuse.slice %[[X]][:, 0:2041] : tensor<4096x2048xf32>
func.func @part(%s: tensor<4096x3x2049xf32>, %w: tensor<2041x4096xf32>, %v: tensor<4096x2048xf32>, %o: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %x = fuse.slice %s[:, 2, 5:2046] : tensor<4096x3x2049xf32>
  %y = fuse.slice %v[:, 0:2041] : tensor<4096x2048xf32>
  %0 = fuse.kernel "part" {
    %1 = fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : tensor<4096x2041xf32>) rhs(%y[n, k] : tensor<4096x2041xf32>)
        outs(%o[m, n] : tensor<4096x4096xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield %1 : tensor<4096x4096xf32>
  } : tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}

// -----

// Too little work for a copy. Rows of 154 bytes get chunks of 16.
// REMARK: [Missed] padded {{.*}}{{.*}}rows of 154 bytes
// CHECK-LABEL: @small
// CHECK-NOT:     fuse.elementwise
// ALWAYS-LABEL: @small
// ALWAYS:        fuse.slice %{{.*}}[:, 0:77] : tensor<129x80xf16>
// ALWAYS:        fuse.slice %{{.*}}[:, 0:77] : tensor<328x80xf16>
func.func @small(%x: tensor<129x77xf16>, %w: tensor<328x77xf16>, %o: tensor<129x328xf16>) -> tensor<129x328xf16> {
  %0 = fuse.kernel "small" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<129x77xf16>) rhs(%w[n, k] : tensor<328x77xf16>)
        outs(%o[m, n] : tensor<129x328xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<129x328xf16>
  } : tensor<129x328xf16>
  return %0 : tensor<129x328xf16>
}

// -----

// What tensor maps show already; a row length that only the call knows; a schedule that is written already.
// REMARK-NOT: remark:
// CHECK-LABEL: @as_it_is
// CHECK-NOT:     fuse.elementwise
// ALWAYS-LABEL: @as_it_is
// ALWAYS-NOT:    fuse.elementwise
func.func @as_it_is(%x: tensor<4096x4096xf16>, %w: tensor<4096x4096xf16>, %y: tensor<4096x?xf16>, %v: tensor<4096x?xf16>,
                    %u: tensor<4096x4097xf16>, %o: tensor<4096x4096xf16>, %p: tensor<4096x4096xf16>, %q: tensor<4096x4096xf16>)
    -> (tensor<4096x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) {
  %0 = fuse.kernel "aligned" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4096x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
        outs(%o[m, n] : tensor<4096x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<4096x4096xf16>
  } : tensor<4096x4096xf16>
  %2 = fuse.kernel "dynamic" {
    %3 = fuse.matmul (m, n, k) acc(f32) lhs(%y[m, k] : tensor<4096x?xf16>) rhs(%v[n, k] : tensor<4096x?xf16>)
        outs(%p[m, n] : tensor<4096x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %3 : tensor<4096x4096xf16>
  } : tensor<4096x4096xf16>
  %4 = fuse.kernel "written" variants [#fuse.variant<schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>>] {
    %5 = fuse.matmul (m, n, k) acc(f32) lhs(%u[m, k] : tensor<4096x4097xf16>) rhs(%u[n, k] : tensor<4096x4097xf16>)
        outs(%q[m, n] : tensor<4096x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %5 : tensor<4096x4096xf16>
  } : tensor<4096x4096xf16>
  return %0, %2, %4 : tensor<4096x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>
}
