// RUN: fuse-opt %s --fuse-fold-casts | FileCheck %s --check-prefix=PASS

// SiLU of f16 as frameworks write it: each step an op of its own, that rounds.

// The pass alone looks into bodies only: between two ops of the graph a tensor is f16.
// PASS-LABEL: func.func @main(
// PASS-NOT:     fuse.notes
// PASS:         arith.extf
// PASS:         arith.truncf

#id = affine_map<(m) -> (m)>

func.func @main(%x: tensor<300xf16>) -> tensor<300xf16> {
  %one = arith.constant dense<1.0> : tensor<300xf16>
  %0 = arith.negf %x : tensor<300xf16>
  %1 = math.exp %0 : tensor<300xf16>
  %2 = arith.addf %1, %one : tensor<300xf16>
  %3 = arith.divf %x, %2 : tensor<300xf16>
  %4 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%3 : tensor<300xf16>) outs(%3 : tensor<300xf16>) {
  ^bb0(%in: f16, %out: f16):
    %w = arith.extf %in : f16 to f32
    %t = arith.truncf %w : f32 to f16
    linalg.yield %t : f16
  } -> tensor<300xf16>
  return %4 : tensor<300xf16>
}
