// RUN: rm -rf %t && fuse-opt %s --split-input-file --verify-diagnostics --fuse-write-bundle="directory=%t"

// What the runtime would refuse is not written: code that is none.

// expected-error @+3 {{k.cubin': not an ELF file}}
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "machine code">]
  func.func @f(%x: memref<4xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f_0 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xf16>)
    return
  }
}

// -----

// Code for another chip.

// expected-error @+3 {{k.ptx': the code is for sm_80, the manifest says sm_90}}
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = ".version 8.0 .target sm_80 .entry f_0(.param .u64 .ptr x) { ret; }">]
  func.func @f(%x: memref<4xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f_0 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xf16>)
    return
  }
}

// -----

// A kernel that takes something else.

// expected-error @+3 {{k.ptx': kernel 'f_0' takes 2 parameters, the manifest passes 1}}
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = ".version 8.0 .target sm_90 .entry f_0(.param .u64 .ptr x, .param .u64 y) { ret; }">]
  func.func @f(%x: memref<4xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f_0 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xf16>)
    return
  }
}

// -----

// No such kernel.

// expected-error @+3 {{k.ptx': there is no kernel 'f_0', which the manifest launches}}
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = ".version 8.0 .target sm_90 .entry g_0(.param .u64 .ptr x) { ret; }">]
  func.func @f(%x: memref<4xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f_0 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xf16>)
    return
  }
}
