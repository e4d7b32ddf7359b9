// RUN: rm -rf %t && fuse-opt %s --fuse-write-bundle="directory=%t" -o /dev/null
// RUN: cat %t/manifest.json | FileCheck %s
// RUN: cat %t/k.ptx | FileCheck %s --check-prefix=OBJECTS
// RUN: od -A d -t f4 %t/constants.bin | FileCheck %s --check-prefix=CONSTANTS
// RUN: fuse-run-light %t --device=dry --dims=M=5,N=3 | FileCheck %s --check-prefix=SMALL
// RUN: fuse-run-light %t --device=dry --dims=M=50,N=3 | FileCheck %s --check-prefix=LARGE

// OBJECTS: .entry small(
// CONSTANTS:      0000000 1 2 3
// CONSTANTS:      0000256 0.5 0.5 0.5 0.5
// CONSTANTS-NEXT: 0000272

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = ".version 8.0 .target sm_90 .address_size 64\0A.entry small(.param .u64 .ptr .global .align 16 small0, .param .u64 small1, .param .u64 .ptr .global .align 16 small2, .param .u64 small3, .param .u64 .ptr .global .align 16 small4, .param .u64 .ptr .global .align 16 small5) { ret; }\0A.entry large(.param .u64 .ptr .global .align 2 large0, .param .u64 large1, .param .u64 .ptr .global .align 2 large2, .param .u64 large3, .param .u64 .ptr .global .align 4 large4, .param .u64 large5) { ret; }\0A.entry last(.param .u64 .ptr .global .align 16 last0, .param .u64 last1, .param .u64 last2) { ret; }">]
  memref.global "private" constant @vector : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
  memref.global "private" constant @splat : memref<2x2xf32> = dense<0.5>

  // CHECK: "chip": "sm_90",
  // CHECK: {"file":"k.ptx","format":"ptx"}
  // CHECK: "constants.bin": {"size":272,"sha256":"{{[0-9a-f]+}}"}
  // CHECK: "name": "main",
  // CHECK: "dims": ["M","N"],
  // CHECK: {"name":"arg0","role":"input","type":"f16","shape":["M","N",4],"alignment":16}
  // CHECK: {"name":"arg1","role":"input","type":"f32","shape":["M"],"alignment":4}
  // CHECK: {"name":"result0","role":"output","type":"f16","shape":["M",["mul","N",4]],"alignment":16}
  // CHECK: "workspace": [{"name":"workspace0","bytes":["mul","M","N",8],"alignment":256}]
  func.func @main(%x: memref<?x?x4xf16> {fuse.dims = ["M", "N", ""]}, %y: memref<?xf32> {fuse.dims = ["M"]},
                  %out: memref<?x?xf16> {fuse.shape = affine_map<()[s0, s1, s2, s3] -> (s0, s1 * s2)>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %shared = arith.constant 65536 : i32
    %m = memref.dim %x, %c0 : memref<?x?x4xf16>
    %n = memref.dim %x, %c1 : memref<?x?x4xf16>
    %flat = memref.collapse_shape %x [[0, 1], [2]] : memref<?x?x4xf16> into memref<?x4xf16>
    %mn = memref.dim %flat, %c0 : memref<?x4xf16>
    %w = memref.alloc(%mn) : memref<?x4xf16>
    %vector = memref.get_global @vector : memref<3xf32>
    %splat = memref.get_global @splat : memref<2x2xf32>
    %rest = memref.subview %y[%c2] [%c1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %tiles = arith.ceildivsi %mn, %c16 : index
    %pointer = memref.extract_aligned_pointer_as_index %x : memref<?x?x4xf16> -> index
    %low = arith.remui %pointer, %c16 : index
    %aligned = arith.cmpi eq, %low, %c0 : index
    %few = arith.cmpi ule, %m, %c16 : index
    %both = arith.andi %few, %aligned : i1
    // CHECK: "if": ["and",["le","M",16],["eq",["mod",["address","arg0"],16],0]]
    // SMALL: launch small grid (1, 1, 1) block (128, 1, 1) parameters (arg0, 15, workspace0, 15, vector, splat)
    // SMALL-NEXT: launch last
    // LARGE: launch large grid (10, 1, 1) block (128, 1, 1) cluster (2, 1, 1) shared 65536 parameters (arg0, 150, workspace0, 150, arg1+8, 1)
    // LARGE-NEXT: launch last grid (50, 1, 1) block (128, 1, 1) parameters (result0, 50, 12)
    scf.if %both {
      gpu.launch_func @k::@small blocks in (%tiles, %c1, %c1) threads in (%c128, %c1, %c1)
          args(%flat : memref<?x4xf16>, %w : memref<?x4xf16>, %vector : memref<3xf32>, %splat : memref<2x2xf32>)
          {tile.launch_info = #tile.launch_info<align = 16, flops = affine_map<()[s0, s1] -> (s0 * 2)>>}
    } else {
      gpu.launch_func @k::@large clusters in (%c2, %c1, %c1) blocks in (%tiles, %c1, %c1) threads in (%c128, %c1, %c1)
          dynamic_shared_memory_size %shared
          args(%flat : memref<?x4xf16>, %w : memref<?x4xf16>, %rest : memref<?xf32, strided<[1], offset: ?>>)
    }
    gpu.launch_func @k::@last blocks in (%m, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%out : memref<?x?xf16>) {tile.launch_info = #tile.launch_info<align = 16>}
    memref.dealloc %w : memref<?x4xf16>
    return
  }
}
