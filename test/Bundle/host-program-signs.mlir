// RUN: rm -rf %t && fuse-opt %s --fuse-write-bundle="directory=%t" -o /dev/null
// RUN: cat %t/manifest.json | FileCheck %s
// RUN: fuse-run-light %t --device=dry --dims=M=3,N=2 | FileCheck %s --check-prefix=MORE
// RUN: fuse-run-light %t --device=dry --dims=M=3,N=10 | FileCheck %s --check-prefix=LESS

// Quotients drop their fraction, remainders have the sign of what is divided, as in arith; where all is known to be
// a size, rounding down is the same.
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = ".version 8.0 .target sm_90 .address_size 64\0A.entry all(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u64 p3, .param .u64 p4, .param .u64 p5) { ret; }">]
  func.func @main(%x: memref<?x?xf32> {fuse.dims = ["M", "N"]}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %minus5 = arith.constant -5 : index
    %m = memref.dim %x, %c0 : memref<?x?xf32>
    %n = memref.dim %x, %c1 : memref<?x?xf32>
    %difference = arith.subi %m, %n : index
    %quotient = arith.divsi %difference, %c5 : index
    %rest = arith.remsi %difference, %c5 : index
    %down = arith.floordivsi %difference, %c5 : index
    %other = arith.divsi %m, %minus5 : index
    %sizes = arith.divsi %m, %c5 : index
    %is = arith.cmpi slt, %m, %n : index
    %all = arith.extsi %is : i1 to i64
    %bits = arith.index_cast %all : i64 to index
    // CHECK:      "select",
    // CHECK-NEXT: ["eq",["lt",["sub","M","N"],0],0],
    // CHECK-NEXT: ["floordiv",["sub","M","N"],5],
    // CHECK-NEXT: ["ceildiv",["sub","M","N"],5]
    // CHECK:      {"i64":["floordiv","M",5]}
    // MORE: parameters (0, 1, 0, 0, 0, 0)
    // LESS: parameters (-1, -2, -2, 0, 0, -1)
    gpu.launch_func @k::@all blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%quotient : index, %rest : index, %down : index, %other : index, %sizes : index, %bits : index)
    return
  }
}
