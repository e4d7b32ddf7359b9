// RUN: fuse-opt %s | fuse-opt | FileCheck %s

// CHECK-DAG: #[[REG:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2) cta (d0, 2, 16)>
// CHECK-DAG: #[[OTHER:.*]] = #tile.layout<register (d0, 4, 1) lane (d1, 8, 1) (d0, 4, 4) warp (d0, 2, 16)>
// CHECK-DAG: #[[PIECES:.*]] = #tile.shared<contiguous = 0, swizzle = [], piece = 32>
// CHECK-DAG: #[[PACKED:.*]] = #tile.atom<"v_mfma_f32_16x16x16_f16", k_pack = 2, lhs = #[[REG]], rhs = #[[REG]]>
// CHECK: func.func private @laid_out(!tile.frag<32x8xf32, #[[REG]]>, !tile.staged<64x32xf16, #[[PIECES]]>) attributes {atom = #[[PACKED]]}
#placed = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2) cta (d0, 2, 16)>
func.func private @laid_out(!tile.frag<32x8xf32, #placed>, !tile.staged<64x32xf16, #tile.shared<contiguous = 0, swizzle = [], piece = 32>>)
    attributes {atom = #tile.atom<"v_mfma_f32_16x16x16_f16", k_pack = 2, lhs = #placed, rhs = #placed>}

// CHECK-LABEL: func.func @ways
func.func @ways(%x: memref<64x64xf16>, %i: index, %s: !tile.staged<64x64xf16>) {
  // CHECK: tile.load %{{.*}} dims [0, 1] via(#tile.vector<4>) : memref<64x64xf16>
  %v = tile.load %x[%i, %i] dims [0, 1] via(#tile.vector<4>) : memref<64x64xf16> -> !tile.frag<8x8xf16>
  // CHECK: tile.load %{{.*}} via(#tile.async_copy<16>) : memref<64x64xf16>
  %w = tile.load %x[%i, %i] via(#tile.async_copy<16>) : memref<64x64xf16> -> !tile.staged<8x8xf16>
  // CHECK: tile.store %{{.*}} via(#tile.rows<2, buffers = 2>) :
  tile.store %v, %x[%i, %i] via(#tile.rows<2, buffers = 2>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  // CHECK: tile.store %{{.*}} via(#tile.tensor_map<box = [16, 64], swizzle = 128, last_box = [16, 32], buffers = 2>) :
  tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [16, 64], swizzle = 128, last_box = [16, 32], buffers = 2>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  return
}

// CHECK-LABEL: func.func @converted
func.func @converted(%a: !tile.frag<32x8xf32, #placed>, %b: !tile.frag<4x8xi64>) {
  // CHECK: tile.convert_layout %{{.*}} : !tile.frag<32x8xf32, #[[REG]]> -> !tile.frag<32x8xf32, #[[OTHER]]>
  %c = tile.convert_layout %a : !tile.frag<32x8xf32, #placed>
      -> !tile.frag<32x8xf32, #tile.layout<register (d0, 4, 1) lane (d1, 8, 1) (d0, 4, 4) warp (d0, 2, 16)>>
  // CHECK: tile.convert_layout %{{.*}} : !tile.frag<4x8xi64> -> !tile.frag<4x8xi64>
  %d = tile.convert_layout %b : !tile.frag<4x8xi64> -> !tile.frag<4x8xi64>
  return
}

// CHECK: func.func private @shared() attributes {map = #tile.tensor_map<box = [8, 8], swizzle = 32, multicast = [2, 1], rounds_to_tf32, fits_rows>}
func.func private @shared() attributes {map = #tile.tensor_map<box = [8, 8], swizzle = 32, multicast = [2, 1], rounds_to_tf32, fits_rows>}
