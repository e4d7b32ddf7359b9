// RUN: fuse-opt %s --fuse-fold-casts | FileCheck %s --check-prefix=PASS
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s --check-prefix=FOLD
// RUN: fuse-opt %s --fuse-to-fused=keep-casts | FileCheck %s --check-prefix=KEEP
// RUN: fuse-opt %s --fuse-to-fused --fuse-report -o /dev/null | FileCheck %s --check-prefix=REPORT
// RUN: fuse-run %s --device=cpu --at=fused --check | FileCheck %s --check-prefix=NUMBERS
// RUN: fuse-run %s --device=sim --chip=sm_80 --check | FileCheck %s --check-prefix=NUMBERS
// REQUIRES: ptxas

// SiLU of f16 as frameworks write it: each step an op of its own, that rounds.

// The pass alone looks into bodies only: between two ops of the graph a tensor is f16.
// PASS-LABEL: func.func @main(
// PASS-NOT:     fuse.notes
// PASS:         arith.extf
// PASS:         arith.truncf

// FOLD-LABEL: func.func @main(
// FOLD-SAME:    fuse.notes = ["folded-casts: values that stay inside one kernel are not rounded to f16 or bf16; keep-casts rounds where the graph does"]
// FOLD:           body(%[[X:.*]]) {
// FOLD-NEXT:        %[[W:.*]] = arith.extf %[[X]] : f16 to f32
// FOLD-NEXT:        %[[S:.*]] = fuse.silu %[[W]] : f32
// FOLD-NEXT:        %[[R:.*]] = arith.truncf %[[S]] : f32 to f16
// FOLD-NEXT:        fuse.yield %[[R]] : f16

// KEEP-LABEL: func.func @main(
// KEEP-NOT:     fuse.notes
// KEEP:         body(
// KEEP:           arith.negf
// KEEP:           arith.truncf
// KEEP:           math.exp
// KEEP:           arith.truncf

// REPORT: function @main: 1 kernel
// REPORT-NEXT: folded-casts: values that stay inside one kernel are not rounded

// NUMBERS: ok: |got-ref|/|ref|

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
