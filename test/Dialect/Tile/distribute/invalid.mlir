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
  gpu.func @stores_segments(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    // expected-note @below {{tiles are shared along k here}}
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.stream_k<grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32xf32>
      // expected-error @below {{would store what a segment of k gives; a tile.combine around it runs when all segments are there}}
      tile.store %z, %x[%m] dims [0] : !tile.frag<32xf32>, memref<64xf32>
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @stores_parts(%x: memref<64xf32>) kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
    %c64 = arith.constant 64 : index
    // expected-note @below {{tiles are shared along k here}}
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.cluster_k<cluster = 2, grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32xf32>
      // expected-error @below {{all segments are there, and a tile.combine_rows where clusters share tiles}}
      tile.store %z, %x[%m] dims [0] : !tile.frag<32xf32>, memref<64xf32>
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @rows_of_others() kernel {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.cluster_k<cluster = 4, grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32x8xf32>
      // expected-error @below {{hands rows to 2 CTAs, and #tile.cluster_k<cluster = 4, grain = 64> shares a tile between 4}}
      tile.combine_rows %row (%c = %z : !tile.frag<32x8xf32> to !tile.frag<16x8xf32>) {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @rows_twice() kernel {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.cluster_k<cluster = 2, grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32x8xf32>
      tile.combine_rows %row (%c = %z : !tile.frag<32x8xf32> to !tile.frag<16x8xf32>) {
      }
      // expected-error @below {{must stand alone in a tile.for_tiles itself, where its tile is reduced; one hands on all sums}}
      tile.combine_rows %row (%c = %z : !tile.frag<32x8xf32> to !tile.frag<16x8xf32>) {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @through_memory(%p: memref<4x256xf32>, %a: memref<4x1xi32>) kernel {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.cluster_k<cluster = 2, grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32x8xf32>
      // expected-error @below {{is of CTAs that share tiles through memory; those of a cluster have a tile.combine_rows}}
      tile.combine (%c = %z : !tile.frag<32x8xf32>) through %p, %a : memref<4x256xf32>, memref<4x1xi32> {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @combines_in_loop(%x: memref<64xf32>, %p: memref<4x32xf32>, %a: memref<4x1xi32>) kernel {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.stream_k<grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32xf32>
      scf.for %i = %k0 to %k1 step %c1 {
        // expected-error @below {{must stand in a tile.for_tiles itself, where its tile is reduced}}
        tile.combine (%c = %z : !tile.frag<32xf32>) through %p, %a : memref<4x32xf32>, memref<4x1xi32> {
        }
      }
    }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @combines_twice(%x: memref<64xf32>, %p: memref<4x32xf32>, %a: memref<4x1xi32>) kernel {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.stream_k<grain = 64>) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<32xf32>
      tile.combine (%c = %z : !tile.frag<32xf32>) through %p, %a : memref<4x32xf32>, memref<4x1xi32> {
      }
      // expected-error @below {{is the second of its tiles; one hands on all sums}}
      tile.combine (%c = %z : !tile.frag<32xf32>) through %p, %a : memref<4x32xf32>, memref<4x1xi32> {
      }
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

// -----

gpu.module @k {
  gpu.func @groups_of_segments(%x: memref<64xf32>) kernel {
    %c64 = arith.constant 64 : index
    tile.roles producers 4 {
    } consumers groups 2 {
      // expected-error @below {{is walked by groups of consumers, each of which takes every so manyth tile of a CTA; #tile.stream_k<grain = 64> does not say which, #tile.persistent does}}
      tile.for_tiles (%m) in (%c64) by [32] krange(%k0, %k1) of %c64 distribution(#tile.stream_k<grain = 64>) {
      }
    }
    gpu.return
  }
}
