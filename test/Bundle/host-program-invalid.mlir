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
    // expected-error @+1 {{'memref.load' op has no place in a host program, which holds allocations, views, index arithmetic, scf.if on sizes and gpu.launch_func}}
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
