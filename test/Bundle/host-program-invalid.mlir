// RUN: fuse-opt %s -split-input-file --verify-diagnostics --fuse-write-bundle="directory=%t"

// expected-error @+1 {{has no gpu.binary to put into a bundle}}
module {
  func.func @main(%x: memref<4xf32>) {
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    // expected-error @+1 {{'memref.load' op has no place in a host program, which holds allocations, views, index arithmetic, scf.if on sizes, gpu.launch_func and memref.copy}}
    %0 = memref.load %x[%c0] : memref<4xf32>
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  // expected-error @+1 {{argument #0 is of type 'f32'; a host program takes contiguous memrefs}}
  func.func @main(%x: f32) {
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  // expected-error @+1 {{a host program returns nothing: run fuse-results-to-destinations}}
  func.func @main(%x: memref<4xf32>) -> memref<4xf32> {
    return %x : memref<4xf32>
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<8x8xf32>) {
    // expected-error @+1 {{gives a view that is not contiguous}}
    %0 = memref.subview %x[0, 2] [8, 4] [1, 1] : memref<8x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 2>>
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  // expected-error @+1 {{'gpu.binary' op is for gfx942, others are for sm_90; a bundle is for one chip}}
  gpu.binary @l [#gpu.object<#rocdl.target<chip = "gfx942">, bin = "x">]
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  // expected-error @+1 {{argument #1: 'fuse.shape' must map the 1 extents of the inputs to the extents of a memref}}
  func.func @main(%x: memref<4xf32>, %y: memref<4x4xf32> {fuse.shape = affine_map<()[s0] -> (s0)>}) {
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<4xf32>) {
    // expected-error @+1 {{has no place in a host program}}
    %0 = arith.constant 170141183460469231731687303715884105727 : i128
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  memref.global "private" constant @short : memref<64xf32> = dense_resource<short>
  func.func @main() {
    // expected-error @+1 {{constant 'short' has 4 bytes of data; its type 'tensor<64xf32>' has 256}}
    %0 = memref.get_global @short : memref<64xf32>
    return
  }
}
{-#
  dialect_resources: { builtin: { short: "0x0400000001020304" } }
#-}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<?xf32> {fuse.dims = ["M"]}) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %m = memref.dim %x, %c0 : memref<?xf32>
    %less = arith.subi %m, %c5 : index
    // expected-error @+1 {{'arith.divui' op takes its operands as unsigned, and one may be negative here; sizes are signed: use the op for signed numbers}}
    %half = arith.divui %less, %c5 : index
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<?xf32> {fuse.dims = ["M"]}) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %m = memref.dim %x, %c0 : memref<?xf32>
    %less = arith.subi %m, %c5 : index
    %floor = arith.maxsi %less, %c0 : index
    %is = arith.cmpi ult, %floor, %m : index
    // expected-error @+1 {{'arith.cmpi' op takes its operands as unsigned, and one may be negative here}}
    %not = arith.cmpi ult, %less, %m : index
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<?x?xf32> {fuse.dims = ["M", "N"]}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.dim %x, %c0 : memref<?x?xf32>
    %n = memref.dim %x, %c1 : memref<?x?xf32>
    %a = arith.cmpi slt, %m, %n : index
    %b = arith.cmpi eq, %m, %n : index
    %same = arith.cmpi ne, %a, %b : i1
    // expected-error @+1 {{'arith.cmpi' op computes with fewer than 32 bits, or with truths as numbers; sizes are signed numbers of 64 bits}}
    %less = arith.cmpi slt, %a, %b : i1
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<?xf32> {fuse.dims = ["M"]}) {
    %c0 = arith.constant 0 : index
    %m = memref.dim %x, %c0 : memref<?xf32>
    %i32 = arith.index_cast %m : index to i32
    // expected-error @+1 {{'arith.index_cast' op computes with fewer than 32 bits}}
    %i8 = arith.index_cast %m : index to i8
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'memref.copy' op writes to an input; a copy is to a result or to the workspace}}
    memref.copy %x, %y : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  memref.global "private" constant @c : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
  func.func @main(%x: memref<4xf32>) {
    %c = memref.get_global @c : memref<4xf32>
    // expected-error @+1 {{'memref.copy' op writes to a constant; a copy is to a result or to the workspace}}
    memref.copy %x, %c : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<4xf32>) {
    %w = memref.alloc() : memref<4xf32>
    // expected-error @+1 {{'memref.cast' op gives a view that is not contiguous}}
    %v = memref.cast %x : memref<4xf32> to memref<4xf32, strided<[?]>>
    memref.copy %v, %w : memref<4xf32, strided<[?]>> to memref<4xf32>
    return
  }
}
