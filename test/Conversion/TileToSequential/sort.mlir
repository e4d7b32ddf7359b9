// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s

// By insertion: each element that is below the bound moves ahead of those it comes before.
// CHECK-LABEL: func.func private @k__k(
// CHECK:         %[[SORTED:.*]] = memref.alloc() : memref<4x16xf32>
// CHECK:         scf.for %[[ROW:.*]] = %c0 to %c4
// CHECK:           scf.for %[[I:.*]] = %c0 to %c13
// CHECK:             scf.for %[[STEP:.*]] = %c0 to %[[I]]
// CHECK:               %[[HERE:.*]] = arith.subi %[[I]], %[[STEP]] : index
// CHECK:               %[[AHEAD:.*]] = arith.subi %[[HERE]], %c1 : index
// CHECK:               %[[X:.*]] = memref.load %[[BUFFER:.*]][%[[ROW]], %[[AHEAD]]]
// CHECK:               %[[Y:.*]] = memref.load %[[BUFFER]][%[[ROW]], %[[HERE]]]
// CHECK:               %[[STAYS:.*]] = arith.cmpf olt, %[[X]], %[[Y]] : f32
// CHECK:               %[[MOVES:.*]] = arith.cmpf olt, %[[Y]], %[[X]] : f32
// CHECK:               %[[ONLY:.*]] = arith.cmpi ugt, %[[MOVES]], %[[STAYS]] : i1
// CHECK:               scf.if %[[ONLY]] {
// CHECK:                 memref.store %[[Y]], %[[BUFFER]][%[[ROW]], %[[AHEAD]]]
// CHECK:                 memref.store %[[X]], %[[BUFFER]][%[[ROW]], %[[HERE]]]
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<4x13xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c13 = arith.constant 13 : index
      tile.for_tiles (%m) in (%c4) by [4] {
        %0 = tile.load %x[%m, %c0] : memref<4x13xf32> -> !tile.frag<4x16xf32>
        %1 = tile.sort %0 dim 1 bound %c13 before {
        ^bb0(%a: f32, %b: f32):
          %t = arith.cmpf olt, %a, %b : f32
          tile.yield %t : i1
        } : !tile.frag<4x16xf32>
        tile.store %1, %x[%m, %c0] : !tile.frag<4x16xf32>, memref<4x13xf32>
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<4x13xf32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4x13xf32>)
    return
  }
}
