// RUN: fuse-opt %s --fuse-to-fused --fuse-report -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-to-fused --fuse-report="format=json dims=M=16384 file=%t.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json

// CHECK:      function @fixed: 1 kernel
// CHECK:      kernel fixed_0: fuse.matmul
// CHECK-NEXT:   ops       linalg.matmul ({{.*}}gemm_bias_gelu.mlir:{{[0-9]+}}:
// CHECK-NEXT:   linalg.generic
// CHECK:        FLOPs     549755813888
// CHECK-NEXT:   bytes     301998080 fused
// CHECK-NEXT:             570433536 unfused
// CHECK-NEXT:   FLOP/byte 1820.40 fused
// CHECK:      ops of the input
// CHECK:        linalg.fill ({{.*}}): folded:
// CHECK:        linalg.matmul ({{.*}}): kernel fixed_0
// CHECK:        linalg.generic ({{.*}}): kernel fixed_0
// CHECK:      function @dynamic: 1 kernel
// CHECK:        FLOPs     33554432*M
// CHECK-NEXT:   bytes     16384*M + 33562624 fused
// CHECK-NEXT:             32768*M + 33562624 unfused

// JSON:      "kernels": [
// JSON:        "name": "fixed_0"
// JSON:        "name": "dynamic_0"
// JSON:        "flops": 549755813888
// JSON-NEXT:   "bytes_fused": 301998080
// JSON-NEXT:   "bytes_unfused": 570433536
// JSON:      "ops": [
func.func @fixed(%x: tensor<16384x4096xf16>, %w: tensor<4096x4096xf16>, %b: tensor<4096xf16>) -> tensor<16384x4096xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<16384x4096xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<16384x4096xf16>) -> tensor<16384x4096xf16>
  %0 = linalg.matmul ins(%x, %w : tensor<16384x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<16384x4096xf16>) -> tensor<16384x4096xf16>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<16384x4096xf16>, tensor<4096xf16>) outs(%e : tensor<16384x4096xf16>) {
  ^bb0(%u: f16, %v: f16, %o: f16):
    %s = arith.addf %u, %v : f16
    %t = math.tanh %s : f16
    linalg.yield %t : f16
  } -> tensor<16384x4096xf16>
  return %1 : tensor<16384x4096xf16>
}

func.func @dynamic(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %b: tensor<4096xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %z = arith.constant 0.0 : f16
  %e = tensor.empty(%d) : tensor<?x4096xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %0 = linalg.matmul ins(%x, %w : tensor<?x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<?x4096xf16>, tensor<4096xf16>) outs(%e : tensor<?x4096xf16>) {
  ^bb0(%u: f16, %v: f16, %o: f16):
    %s = arith.addf %u, %v : f16
    %t = math.tanh %s : f16
    linalg.yield %t : f16
  } -> tensor<?x4096xf16>
  return %1 : tensor<?x4096xf16>
}
