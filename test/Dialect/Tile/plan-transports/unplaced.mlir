// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-plan-transports))" -split-input-file -verify-diagnostics

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @fragments [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf16>) kernel attributes {fuse.schedule = #schedule} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has a tile without a layout; tile-assign-layouts gives it one}}
    %v = tile.load %x[%c0, %c0] : memref<4x64xf16> -> !tile.frag<4x64xf16>
    gpu.return
  }
}
