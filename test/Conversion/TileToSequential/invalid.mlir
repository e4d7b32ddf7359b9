// RUN: fuse-opt %s --tile-to-sequential --verify-diagnostics

gpu.module @k {
  gpu.func @k(%x: memref<64x64xf32>) kernel {
    %c64 = arith.constant 64 : index
    // expected-error @+1 {{with a split k range has no sequential expansion yet}}
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 attributes {split = 2 : i64} {
    }
    gpu.return
  }
}
