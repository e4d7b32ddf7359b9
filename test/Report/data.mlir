// RUN: fuse-opt %s --fuse-report="format=json chip=gfx942 dims=M=512" -o /dev/null > %t.json
// RUN: FileCheck %s < %t.json
// RUN: %python %S/Inputs/check-data.py %t.json gfx942
// RUN: fuse-opt %s --fuse-to-fused --fuse-report="format=json chip=gfx942 dims=M=512" -o /dev/null | FileCheck %s --check-prefix=FUSED
// RUN: fuse-opt %s --fuse-to-scheduled=chip=gfx942 --fuse-report="format=json chip=gfx942 dims=M=512 file=%t-scheduled.json" -o /dev/null
// RUN: %python %S/Inputs/check-data.py %t-scheduled.json gfx942
// RUN: fuse-opt %s --fuse-report="chip=gfx942 dims=M=512" -o /dev/null | FileCheck %s --check-prefix=TEXT
// RUN: fuse-opt %s --fuse-report="format=json chip=gfx942 dims=M=512 schedule=#fuse.register_prefetch<tile=[64,64,64],warps=[2,2]> kernel=block_0" -o /dev/null | FileCheck %s --check-prefix=FORCED
// RUN: fuse-opt %s --fuse-report="format=html chip=gfx942 dims=M=512" -o /dev/null > %t.html
// RUN: %python %S/Inputs/check-data.py %t.html gfx942

// What the page is made of: the report's JSON, and with a chip also graph, schedules, levels and code.

// CHECK:      "chip": {
// CHECK:        "bandwidth": 5300000000000,
// CHECK:        "name": "gfx942",
// CHECK:        "peak_f16": 1307000000000000,
// CHECK:      "code": [
// CHECK:        "language": "AMD GCN assembly",
// CHECK:        "main_loop": {
// CHECK-NEXT:     "instructions": {{[1-9][0-9]*}},
// CHECK:          "matrix": {{[1-9][0-9]*}}
// CHECK:        "name": "block_0::block_0
// CHECK:        "resources": {
// CHECK-NEXT:     "agprs": 0,
// CHECK-NEXT:     "lds_bytes": {{[1-9][0-9]*}},
// CHECK:          "vgpr_spills": 0,
// CHECK:      "graph": [
// CHECK:        "arguments": [
// CHECK-NEXT:     "tensor<?x1024xf16>",
// CHECK:            "inputs": [{{$}}
// CHECK-NEXT:         -1,
// CHECK-NEXT:         -2,
// CHECK:            "op": "linalg.matmul",
// CHECK:            "does": [
// CHECK-NEXT:         "tanh",
// CHECK-NEXT:         "truncf"
// CHECK:                "kernel": "block_0",
// CHECK-NEXT:           "role": "epilogue"
// CHECK:      "kernels": [
// CHECK:        "alternatives": [
// CHECK:        "bytes_fused":
// CHECK:        "seconds": {{[0-9.e-]+}},
// CHECK:        "unit": "f16",
// CHECK:        "variants": [
// CHECK:      "levels": [
// CHECK:        "name": "graph",
// CHECK:        "name": "fused",
// CHECK:        "name": "scheduled",
// CHECK:        "name": "kernels",
// CHECK:        "name": "mapped",
// CHECK:        "name": "target",
// CHECK:      "sizes": {
// CHECK-NEXT:   "M": 512

// Kernels that were formed before are those of the report. Of the graph their ops are left.
// FUSED:      "graph": [
// FUSED:            "inputs": [{{$}}
// FUSED-NEXT:         -1,
// FUSED-NEXT:         -2
// FUSED-NEXT:       ],
// FUSED:                "kernel": "block_0",
// FUSED:            "inputs": [],
// FUSED:                "kernel": "block_0",
// FUSED:            "inputs": [{{$}}
// FUSED-NEXT:         1,
// FUSED-NEXT:         -3
// FUSED:      "name": "block_0",
// FUSED:      "name": "scheduled",

// TEXT:       function @block: 2 kernels
// TEXT:       kernel block_0: fuse.matmul

// FORCED:     "chosen": true,
// FORCED:     "schedule": "#fuse.register_prefetch<tile = [64, 64, 64], warps = [2, 2]>"

#id = affine_map<(m, n) -> (m, n)>
func.func @block(%x: tensor<?x1024xf16>, %w: tensor<1024x2048xf16>, %v: tensor<2048x1024xf16>) -> tensor<?x1024xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %M = tensor.dim %x, %c0 : tensor<?x1024xf16>
  %e0 = tensor.empty(%M) : tensor<?x2048xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<?x2048xf32>) -> tensor<?x2048xf32>
  %a = linalg.matmul ins(%x, %w : tensor<?x1024xf16>, tensor<1024x2048xf16>) outs(%f0 : tensor<?x2048xf32>) -> tensor<?x2048xf32>
  %e1 = tensor.empty(%M) : tensor<?x2048xf16>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x2048xf32>) outs(%e1 : tensor<?x2048xf16>) {
  ^bb0(%s: f32, %o: f16):
    %t = math.tanh %s : f32
    %r = arith.truncf %t : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x2048xf16>
  %e2 = tensor.empty(%M) : tensor<?x1024xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
  %c = linalg.matmul ins(%b, %v : tensor<?x2048xf16>, tensor<2048x1024xf16>) outs(%f2 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
  %e3 = tensor.empty(%M) : tensor<?x1024xf16>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<?x1024xf32>) outs(%e3 : tensor<?x1024xf16>) {
  ^bb0(%s: f32, %o: f16):
    %r = arith.truncf %s : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x1024xf16>
  return %d : tensor<?x1024xf16>
}
