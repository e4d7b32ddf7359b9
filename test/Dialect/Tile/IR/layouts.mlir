// RUN: fuse-opt %s | fuse-opt | FileCheck %s

// CHECK-DAG: #[[REG:.*]] = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2) cta (d0, 2, 16)>
// CHECK-DAG: #[[PIECES:.*]] = #tile.shared<contiguous = 0, swizzle = [], piece = 32>
// CHECK-DAG: #[[PACKED:.*]] = #tile.atom<"v_mfma_f32_16x16x16_f16", k_pack = 2, lhs = #[[REG]], rhs = #[[REG]]>
// CHECK: func.func private @laid_out(!tile.frag<32x8xf32, #[[REG]]>, !tile.staged<64x32xf16, #[[PIECES]]>) attributes {atom = #[[PACKED]]}
#placed = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2) cta (d0, 2, 16)>
func.func private @laid_out(!tile.frag<32x8xf32, #placed>, !tile.staged<64x32xf16, #tile.shared<contiguous = 0, swizzle = [], piece = 32>>)
    attributes {atom = #tile.atom<"v_mfma_f32_16x16x16_f16", k_pack = 2, lhs = #placed, rhs = #placed>}
