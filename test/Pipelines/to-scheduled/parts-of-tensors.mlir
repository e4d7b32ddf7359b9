// RUN: fuse-opt %s --fuse-to-fused | fuse-opt --fuse-select-schedule="chip=sm_90a" | FileCheck %s
// RUN: fuse-opt %s --fuse-to-fused | fuse-opt --fuse-select-schedule="chip=gfx942" | FileCheck %s
// RUN: fuse-opt %s --fuse-to-scheduled="chip=sm_90a" -o /dev/null

// Two ops that differ in nothing but the part of memory that they read have schedules of their own: rows of
// the first lie apart, the second reads every other element of one long row.

// CHECK-LABEL: func.func @columns
// CHECK: variants [#fuse.variant<schedule = #fuse.elementwise<tile = [{{16|32}}, 64]
func.func @columns(%x: tensor<64x192xf16>) -> tensor<64x64xf16> {
  %s = tensor.extract_slice %x[0, 64] [64, 64] [1, 1] : tensor<64x192xf16> to tensor<64x64xf16>
  %o = tensor.empty() : tensor<64x64xf16>
  %r = linalg.exp ins(%s : tensor<64x64xf16>) outs(%o : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}

// CHECK-LABEL: func.func @every_other
// CHECK: variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, {{[0-9]+}}]
func.func @every_other(%x: tensor<64x64x2xf16>) -> tensor<64x64xf16> {
  %s = tensor.extract_slice %x[0, 0, 0] [64, 64, 1] [1, 1, 1] : tensor<64x64x2xf16> to tensor<64x64xf16>
  %o = tensor.empty() : tensor<64x64xf16>
  %r = linalg.exp ins(%s : tensor<64x64xf16>) outs(%o : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}
