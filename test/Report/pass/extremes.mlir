// RUN: fuse-opt %s --fuse-to-fused --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=REPORT
// RUN: fuse-opt %s --fuse-to-fused --fuse-list-schedules="chip=sm_80" -o /dev/null | FileCheck %s --check-prefix=LIST --implicit-check-not=nan --implicit-check-not=inf
// RUN: not fuse-opt %s --fuse-to-fused --fuse-report="file=/dev/full" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not fuse-opt %s --fuse-to-fused --fuse-list-schedules="chip=sm_80 file=/dev/full" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FULL

// Numbers in JSON are numbers: 2^67 operations do not wrap around to 0, nor do those of a term; an empty product does not take 0/0 seconds.
// REPORT: "name": "huge_0"
// REPORT: "flops": 9223372036854775807
// REPORT: "name": "long_0"
// REPORT: "flops": "9223372036854775807*M"
// REPORT-NEXT: "bytes_fused": "8589934592*M + 9223372036854775807"
// LIST: "microseconds": 1.5
// FULL: error: {{.*}}cannot write '/dev/full': No space left on device

func.func @huge(%x: tensor<4194304x4194304xf16>, %w: tensor<4194304x4194304xf16>) -> tensor<4194304x4194304xf16> {
  %c = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<4194304x4194304xf16>
  %z = linalg.fill ins(%c : f16) outs(%e : tensor<4194304x4194304xf16>) -> tensor<4194304x4194304xf16>
  %r = linalg.matmul ins(%x, %w : tensor<4194304x4194304xf16>, tensor<4194304x4194304xf16>) outs(%z : tensor<4194304x4194304xf16>) -> tensor<4194304x4194304xf16>
  return %r : tensor<4194304x4194304xf16>
}

func.func @long(%x: tensor<?x2147483648xf16>, %w: tensor<2147483648x2147483648xf16>) -> tensor<?x2147483648xf16> {
  %c0 = arith.constant 0 : index
  %c = arith.constant 0.0 : f16
  %d = tensor.dim %x, %c0 : tensor<?x2147483648xf16>
  %e = tensor.empty(%d) : tensor<?x2147483648xf16>
  %z = linalg.fill ins(%c : f16) outs(%e : tensor<?x2147483648xf16>) -> tensor<?x2147483648xf16>
  %r = linalg.matmul ins(%x, %w : tensor<?x2147483648xf16>, tensor<2147483648x2147483648xf16>) outs(%z : tensor<?x2147483648xf16>) -> tensor<?x2147483648xf16>
  return %r : tensor<?x2147483648xf16>
}

func.func @empty(%x: tensor<0x64xf16>, %w: tensor<64x64xf16>) -> tensor<0x64xf16> {
  %c = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<0x64xf16>
  %z = linalg.fill ins(%c : f16) outs(%e : tensor<0x64xf16>) -> tensor<0x64xf16>
  %r = linalg.matmul ins(%x, %w : tensor<0x64xf16>, tensor<64x64xf16>) outs(%z : tensor<0x64xf16>) -> tensor<0x64xf16>
  return %r : tensor<0x64xf16>
}
