// RUN: rm -rf %t && fuse-opt %s --fuse-write-bundle="directory=%t chip=gfx942" -o /dev/null
// RUN: FileCheck %s < %t/manifest.json
// RUN: fuse-run-light %t --device=dry --dims=M=5 | FileCheck %s --check-prefix=FIVE
// RUN: fuse-run-light %t --device=dry --dims=M=0 | FileCheck %s --check-prefix=ZERO
// RUN: fuse-run %t --device=sim --dims=M=5
// RUN: not fuse-opt %s --fuse-write-bundle="directory=%t.other chip=sm_7" 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not fuse-opt %s --fuse-write-bundle="directory=%t.other" 2>&1 | FileCheck %s --check-prefix=NONE

// Copies of the host program become steps of the manifest: of arguments, of constants, of parts that are contiguous,
// through the workspace, under guards. A bundle without code is for the chip that the option names.

// CHIP: error: {{.*}}sm_7
// NONE: error: has no gpu.binary to put into a bundle

// CHECK:      "vendor": "amd",
// CHECK-NEXT: "chip": "gfx942",
// CHECK-NEXT: "code_objects": [],
memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

// CHECK:      "body": [
// CHECK-NEXT:   {"copy":{"from":{"buffer":"arg0"},"to":{"buffer":"workspace0"},"bytes":["mul","M",32]}},
// CHECK-NEXT:   {"copy":{"from":{"buffer":"workspace0"},"to":{"buffer":"result0"},"bytes":["mul","M",32]}},
// CHECK-NEXT:   {"copy":{"from":{"buffer":"table"},"to":{"buffer":"result1"},"bytes":16}},
// CHECK-NEXT:   {
// CHECK-NEXT:     "if": ["gt","M",2],
// CHECK-NEXT:     "then": [{"copy":{"from":{"buffer":"arg0","offset":64},"to":{"buffer":"result2"},"bytes":32}}],
// CHECK-NEXT:     "else": [{"copy":{"from":{"buffer":"arg1"},"to":{"buffer":"result2"},"bytes":32}}]
// FIVE:      copy 160 bytes from arg0 to workspace0
// FIVE-NEXT: copy 160 bytes from workspace0 to result0
// FIVE-NEXT: copy 16 bytes from table to result1
// FIVE-NEXT: copy 32 bytes from arg0+64 to result2
// FIVE-NOT:  copy
// ZERO:      constant table
// ZERO-NEXT: copy 16 bytes from table to result1
// ZERO-NEXT: copy 32 bytes from arg1 to result2
// ZERO-NOT:  copy
func.func @main(%x: memref<?x8xf32> {fuse.dims = ["M", ""]}, %y: memref<8xf32>,
                %d: memref<?xf32> {fuse.shape = affine_map<()[s0, s1, s2] -> (s0 * 8)>},
                %e: memref<4xi32> {fuse.shape = affine_map<()[s0, s1, s2] -> (4)>},
                %f: memref<8xf32> {fuse.shape = affine_map<()[s0, s1, s2] -> (8)>}) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.dim %x, %c0 : memref<?x8xf32>
  %w = memref.alloc(%m) : memref<?x8xf32>
  memref.copy %x, %w : memref<?x8xf32> to memref<?x8xf32>
  %v = memref.expand_shape %d [[0, 1]] output_shape [%m, 8] : memref<?xf32> into memref<?x8xf32>
  memref.copy %w, %v : memref<?x8xf32> to memref<?x8xf32>
  %table = memref.get_global @table : memref<2x2xi32>
  %flat = memref.collapse_shape %table [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  memref.copy %flat, %e : memref<4xi32> to memref<4xi32>
  %many = arith.cmpi sgt, %m, %c2 : index
  scf.if %many {
    %row = memref.subview %x[2, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<8xf32, strided<[1], offset: 16>>
    memref.copy %row, %f : memref<8xf32, strided<[1], offset: 16>> to memref<8xf32>
  } else {
    memref.copy %y, %f : memref<8xf32> to memref<8xf32>
  }
  return
}
