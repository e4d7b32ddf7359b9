// RUN: fuse-opt %s --fuse-pad-operands="chip=sm_90a when=always" | FileCheck %s
// RUN: fuse-opt %s --fuse-pad-operands=chip=sm_90a | FileCheck %s --check-prefix=MODEL

// Where that pays: of three columns it does not.
// MODEL-LABEL: @main
// MODEL-NOT:     fuse.notes
// MODEL-NOT:     dense_resource

// Constants are packed with padded rows, for any number of rows; activations are copied from some number on.
// MODEL-LABEL: @many
// MODEL-SAME:    fuse.notes = ["padded-constant: many: operand 1 has rows of 2046 bytes; padded when it is packed
// MODEL:         %[[C:.*]] = arith.constant dense<5.000000e-01> : tensor<4096x1024xf16>
// MODEL:         %[[S:.*]] = fuse.slice %[[C]][:, 0:1023]
// MODEL:         rhs(%[[S]][n, k]

// Two forms of a gate read one constant.
// MODEL-LABEL: @gate
// MODEL:         arith.constant dense<2.500000e-01> : tensor<40x520xf16>
// MODEL-NOT:     arith.constant dense
// MODEL:         fuse.kernel "gate_padded"

// CHECK-LABEL: @main
// CHECK-NOT:     tensor<2x3xf16>
// CHECK-DAG:     %[[W:.*]] = arith.constant dense_resource<padded_rows> : tensor<2x8xf16>
// CHECK-DAG:     %[[P:.*]] = arith.constant dense_resource<padded_rows_1> : tensor<2x8xf16>
// CHECK-DAG:     %[[C:.*]] = arith.constant dense<0x7E00> : tensor<5x8xf16>
// CHECK:         fuse.kernel "whole_rows0"
// CHECK:         fuse.kernel "whole"
// CHECK:         fuse.kernel "part"
// CHECK:         fuse.kernel "splat"
// CHECK:         dialect_resources
// CHECK-DAG:     padded_rows: "0x10000000003C0040004200000000000000000000004400450046000000000000000000
// CHECK-DAG:     padded_rows_1: "0x1000000000400000000000000000000000000000004500
func.func @main(%x: tensor<4x3xf16>, %y: tensor<4x1xf16>, %o: tensor<4x2xf16>, %p: tensor<4x2xf16>, %q: tensor<4x5xf16>)
    -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x5xf16>) {
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %s = fuse.slice %w[:, 1:2] : tensor<2x3xf16>
  %c = arith.constant dense<0x7E00> : tensor<5x3xf16>
  %0 = fuse.kernel "whole" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x3xf16>) rhs(%w[n, k] : tensor<2x3xf16>)
        outs(%o[m, n] : tensor<4x2xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<4x2xf16>
  } : tensor<4x2xf16>
  %2 = fuse.kernel "part" {
    %3 = fuse.matmul (m, n, k) acc(f32) lhs(%y[m, k] : tensor<4x1xf16>) rhs(%s[n, k] : tensor<2x1xf16>)
        outs(%p[m, n] : tensor<4x2xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %3 : tensor<4x2xf16>
  } : tensor<4x2xf16>
  %4 = fuse.kernel "splat" {
    %5 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x3xf16>) rhs(%c[n, k] : tensor<5x3xf16>)
        outs(%q[m, n] : tensor<4x5xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %5 : tensor<4x5xf16>
  } : tensor<4x5xf16>
  return %0, %2, %4 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x5xf16>
}

func.func @many(%x: tensor<?x1023xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %w = arith.constant dense<0.5> : tensor<4096x1023xf16>
  %0 = fuse.kernel "many" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x1023xf16>) rhs(%w[n, k] : tensor<4096x1023xf16>)
        outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x4096xf16>
  } : tensor<?x4096xf16>
  return %0 : tensor<?x4096xf16>
}

func.func @gate(%x: tensor<?x513xf16>, %v: tensor<40x513xf16>, %o: tensor<?x40xf16>) -> tensor<?x40xf16> {
  %w = arith.constant dense<0.25> : tensor<40x513xf16>
  %0 = fuse.kernel "gate" {
    %1 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x513xf16>) rhs(%v[n, k] : tensor<40x513xf16>, %w[n, k] : tensor<40x513xf16>)
        outs(%o[m, n] : tensor<?x40xf16>) epilogue(%a, %b) {
      %s = arith.addf %a, %b : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield %1 : tensor<?x40xf16>
  } : tensor<?x40xf16>
  return %0 : tensor<?x40xf16>
}
