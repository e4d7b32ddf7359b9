// A sort is a network in shared memory, two loops around one comparison, with a barrier before each step. What is beyond
// the row's end is written and read by its own thread only.
// RUN: fuse-opt %s --fuse-to-target="chip=sm_90a" | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target="chip=gfx942" | FileCheck %s --check-prefix=AMD

// CHECK-LABEL: llvm.func @main_0
// CHECK-DAG:     %[[LEVELS:.*]] = arith.constant 8 : i32
// CHECK-DAG:     %[[LENGTH:.*]] = arith.constant 100 : i32
// CHECK:         nvvm.barrier
// CHECK:         %[[BITS:.*]] = arith.bitcast %{{.*}} : f16 to i16
// CHECK:         %[[WORD:.*]] = arith.extui %[[BITS]] : i16 to i32
// CHECK:         llvm.store %[[WORD]], %{{.*}} : i32, !llvm.ptr<3>
// CHECK:         llvm.store %{{.*}} : i32, !llvm.ptr<3>
// CHECK:         scf.for %[[LEVEL:.*]] = %{{.*}} to %[[LEVELS]]
// CHECK:           scf.for %{{.*}} = %{{.*}} to %[[LEVEL]]
// CHECK:             nvvm.barrier
// CHECK:             scf.for
// CHECK:               %[[LATER:.*]] = arith.xori
// CHECK:               %[[IN:.*]] = arith.cmpi slt, %[[LATER]], %[[LENGTH]] : i32
// CHECK:               scf.if %[[IN]] {
// CHECK:                 arith.cmpf ult
// CHECK:                 arith.cmpf ult
// CHECK:                 scf.if %{{.*}} {
// CHECK:                   llvm.store
// CHECK:         nvvm.barrier
// CHECK:         llvm.load %{{.*}} -> i32
// CHECK:         arith.bitcast %{{.*}} : i16 to f16
// AMD-LABEL: llvm.func @main_0
// AMD:         scf.for
// AMD:           rocdl.s.barrier
func.func @main(%x: tensor<?x100xf16>) -> tensor<?x100xf16> {
  %0 = tm_tensor.sort dimension(1) outs(%x : tensor<?x100xf16>) {
  ^bb0(%a: f16, %b: f16):
    %t = arith.cmpf olt, %a, %b : f16
    tm_tensor.yield %t : i1
  } -> tensor<?x100xf16>
  return %0 : tensor<?x100xf16>
}
