// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute))" -split-input-file -verify-diagnostics

gpu.module @k {
  gpu.func @inside(%x: memref<64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %i = %c0 to %c64 step %c1 {
      // expected-error @below {{must stand at the top of its kernel, or of a role}}
      tile.for_tiles (%m) in (%c64) by [32] {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @split(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    // expected-error @below {{cuts k into 2 segments, which no distribution spreads over CTAs; choose split = 1}}
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 attributes {split = 2 : i64} {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @twice(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    // expected-note @below {{the other one}}
    tile.for_tiles (%m) in (%c64) by [32] {
    }
    // expected-error @below {{is one of two in its kernel, which is launched for the tiles of one; roles may have one each}}
    tile.for_tiles (%m) in (%c64) by [32] {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @differ(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    tile.roles producers 4 {
      // expected-note @below {{the other role}}
      tile.for_tiles (%m) in (%c64) by [32] distribution(#tile.persistent) {
      }
    } consumers {
      // expected-error @below {{spreads other tiles over CTAs, or in another way, than another role does}}
      tile.for_tiles (%m) in (%c64) by [16] distribution(#tile.persistent) {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @one_tile_of_roles(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    tile.roles producers 4 {
      // expected-error @below {{in a role is the loop that a warp walks, which #tile.one_per_cta makes none of; roles want distribution(#tile.persistent)}}
      tile.for_tiles (%m) in (%c64) by [32] {
      }
    } consumers {
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @other_clusters(%x: memref<64xf32>) kernel
      attributes {fuse.schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>} {
    %c64 = arith.constant 64 : index
    // expected-error @below {{is spread over clusters of 1 CTAs, and its kernel's schedule has clusters of 2}}
    tile.for_tiles (%m) in (%c64) by [32] {
    }
    gpu.return
  }
}
