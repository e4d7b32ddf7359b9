// RUN: fuse-opt %s --fuse-report -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-report=dims=M=4 -o /dev/null | FileCheck %s --check-prefix=FOUR
// RUN: fuse-opt %s --fuse-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: fuse-opt %s --fuse-to-scheduled=chip=sm_90 --fuse-report -o /dev/null | FileCheck %s

// Results that the driver copies are counted beside the kernels, with what they are and their bytes; of a graph, and of
// scheduled kernels.

// CHECK-LABEL: function @none: 0 kernels, 2 copies
// CHECK-NEXT:    copied-result: result 0 is argument 0: the driver copies 32*M bytes, and no kernel does
// CHECK-NEXT:    copied-result: result 1 is a constant: the driver copies 16 bytes, and no kernel does
// FOUR:          copied-result: result 0 is argument 0: the driver copies 128 bytes, and no kernel does
// JSON:        "copies": [
// JSON-NEXT:     {
// JSON-NEXT:       "function": "none",
// JSON-NEXT:       "result": 0,
// JSON-NEXT:       "source": "argument 0",
// JSON-NEXT:       "bytes": "32*M"
// JSON-NEXT:     },
// JSON-NEXT:     {
// JSON-NEXT:       "function": "none",
// JSON-NEXT:       "result": 1,
// JSON-NEXT:       "source": "a constant",
// JSON-NEXT:       "bytes": 16
func.func @none(%x: tensor<?x8xf32> {fuse.dims = ["M", ""]}) -> (tensor<?x2x4xf32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = tensor.expand_shape %x [[0], [1, 2]] output_shape [%m, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
  return %r, %c : tensor<?x2x4xf32>, tensor<4xi32>
}

// CHECK-LABEL: function @twice: 1 kernel, 1 copy
// CHECK-NEXT:    copied-result: result 1 is what twice_0 writes: the driver copies 32*M bytes, and no kernel does
func.func @twice(%x: tensor<?x8xf32> {fuse.dims = ["M", ""]}) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = math.exp %x : tensor<?x8xf32>
  return %0, %0 : tensor<?x8xf32>, tensor<?x8xf32>
}

// A kernel that reads an argument anyway writes it as well.
// CHECK-LABEL: function @beside: 1 kernel{{$}}
func.func @beside(%x: tensor<?x8xf32> {fuse.dims = ["M", ""]}) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = math.exp %x : tensor<?x8xf32>
  return %0, %x : tensor<?x8xf32>, tensor<?x8xf32>
}
