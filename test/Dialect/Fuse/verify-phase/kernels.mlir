// RUN: fuse-opt %s --fuse-verify-phase="phase=kernels" -split-input-file -verify-diagnostics

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    // expected-error @below {{breaks a rule of the kernels level: needs 'kernel' and known_block_size}}
    gpu.func @k(%x: memref<4xf32>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    // expected-error @below {{needs its schedule in fuse.schedule}}
    gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    // expected-error @below {{has one block with one tile.for_tiles}}
    gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    // expected-error @below {{takes 'memref<4xf32, strided<[2]>>'; kernels take contiguous memrefs}}
    gpu.func @k(%x: memref<4xf32, strided<[2]>>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-error @below {{needs a target}}
  gpu.module @k {
  }
}

// -----

// expected-error @below {{needs gpu.container_module}}
module {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c4 = arith.constant 4 : index
      tile.for_tiles (%i) in (%c4) by [32] {
        // expected-error @below {{a tile kernel holds tile ops, parts of its arguments, index arithmetic, scf.for and scf.if}}
        gpu.barrier
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c4 = arith.constant 4 : index
      tile.for_tiles (%i) in (%c4) by [32] {
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    // expected-error @below {{launches blocks other than the 32 threads of @k::@k}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<4xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c4 = arith.constant 4 : index
      tile.for_tiles (%i) in (%c4) by [32] {
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    // expected-error @below {{grids and blocks have one dimension}}
    gpu.launch_func @k::@k blocks in (%c1, %c2, %c1) threads in (%c32, %c1, %c1) args(%x : memref<4xf32>)
    return
  }
}

// -----

func.func @main(%x: memref<4xf32>, %i: index) -> f32 {
  // expected-error @below {{breaks a rule of the kernels level: between kernels stand views, allocations and index arithmetic only}}
  %y = memref.load %x[%i] : memref<4xf32>
  return %y : f32
}

// -----

func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{the host program allocates, views, launches and copies, on memrefs}}
  fuse.kernel "k" {
    fuse.yield
  }
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      // expected-error @below {{a part of an argument begins at known places, and keeps its dimensions and strides}}
      %y = memref.subview %x[0, 3] [4, 1] [1, 1] : memref<4x8xf32> to memref<4xf32, strided<[8], offset: 3>>
      %c4 = arith.constant 4 : index
      tile.for_tiles (%i) in (%c4) by [32] {
      }
      gpu.return
    }
  }
}

// -----

// What the driver copies: to a result, or to memory of the program, whatever views lie between.
func.func @main(%x: memref<?x8xf32>, %d: memref<?xf32> {fuse.shape = affine_map<()[s0, s1] -> (s0 * 8)>}) {
  %c0 = arith.constant 0 : index
  %m = memref.dim %x, %c0 : memref<?x8xf32>
  %w = memref.alloc(%m) : memref<?x8xf32>
  memref.copy %x, %w : memref<?x8xf32> to memref<?x8xf32>
  %v = memref.expand_shape %d [[0, 1]] output_shape [%m, 8] : memref<?xf32> into memref<?x8xf32>
  memref.copy %w, %v : memref<?x8xf32> to memref<?x8xf32>
  return
}

// -----

func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{breaks a rule of the kernels level: a copy is to a result or to memory of the host program}}
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

memref.global "private" constant @c : memref<4xf32> = dense<1.0>
func.func @main(%x: memref<4xf32>) {
  %c = memref.get_global @c : memref<4xf32>
  // expected-error @below {{a copy is to a result or to memory of the host program}}
  memref.copy %x, %c : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @main(%x: memref<4xf32, strided<[2]>>, %y: memref<4xf32> {fuse.shape = affine_map<()[s0] -> (4)>}) {
  // expected-error @below {{copies 'memref<4xf32, strided<[2]>>'; the driver copies contiguous memrefs}}
  memref.copy %x, %y : memref<4xf32, strided<[2]>> to memref<4xf32>
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c4 = arith.constant 4 : index
      %minus = arith.constant -1 : index
      tile.for_tiles (%i) in (%c4) by [32] {
        // expected-error @below {{breaks a rule of the kernels level: its tile begins at -1; indices are 0 or more}}
        %v = tile.load %x[%i, %minus] : memref<4x8xf32> -> !tile.frag<32x8xf32>
        // expected-error @below {{its tile begins at -1; indices are 0 or more}}
        tile.store %v, %x[%minus, %i] : <32x8xf32>, memref<4x8xf32>
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%x: memref<?x8xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %minus = arith.constant -1 : index
      // expected-error @below {{breaks a rule of the kernels level: asks for dimension -1 of a memref of rank 2, whose dimensions count from 0}}
      %m = memref.dim %x, %minus : memref<?x8xf32>
      tile.for_tiles (%i) in (%m) by [32] {
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @main(%x: memref<?x8xf32>) {
    %c2 = arith.constant 2 : index
    // expected-error @below {{asks for dimension 2 of a memref of rank 2, whose dimensions count from 0}}
    %m = memref.dim %x, %c2 : memref<?x8xf32>
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90">] {
    gpu.func @each(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c100 = arith.constant 100 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%i) in (%c100) by [32] {
      }
      gpu.return
    }
    gpu.func @too_many(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c100 = arith.constant 100 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%i) in (%c100) by [32] {
      }
      gpu.return
    }
    gpu.func @walk(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c100 = arith.constant 100 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%i) in (%c100) by [32] distribution(#tile.persistent) {
      }
      gpu.return
    }
    gpu.func @walk_too(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c100 = arith.constant 100 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%i) in (%c100) by [32] distribution(#tile.persistent) {
      }
      gpu.return
    }
    gpu.func @none(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      tile.for_tiles (%i) in (%c0) by [32] distribution(#tile.persistent) {
      }
      gpu.return
    }
    gpu.func @countless(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %most = arith.constant 0x7fffffffffffffff : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%i) in (%most) by [32] distribution(#tile.persistent) {
      }
      gpu.return
    }
    gpu.func @product(%x: memref<100xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %many = arith.constant 65536 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%h, %i) in (%many, %many) by [1, 1] distribution(#tile.persistent) {
      }
      gpu.return
    }
    gpu.func @dynamic(%x: memref<?xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      tile.for_tiles (%i) in (%n) by [32] {
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<100xf32>, %y: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c32 = arith.constant 32 : index
    %many = arith.constant 2147483648 : index
    %n = memref.dim %y, %c0 : memref<?xf32>
    // expected-error @below {{has a grid that does not fit the tiles of its kernel: #tile.one_per_cta wants a CTA for each tile, clusters being whole}}
    gpu.launch_func @k::@each blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    gpu.launch_func @k::@each blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    // expected-error @below {{has a grid that does not fit the tiles of its kernel}}
    gpu.launch_func @k::@too_many blocks in (%c5, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    gpu.launch_func @k::@walk blocks in (%c5, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    // expected-error @below {{has a grid that does not fit the tiles of its kernel: #tile.persistent wants whole clusters, one or more if there are tiles}}
    gpu.launch_func @k::@walk blocks in (%c0, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    // expected-error @below {{has a grid that does not fit the tiles of its kernel: #tile.persistent}}
    gpu.launch_func @k::@walk_too blocks in (%many, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    gpu.launch_func @k::@none blocks in (%c0, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    // expected-error @below {{is for 2^31 tiles or more; CTAs number them in 32 bits}}
    gpu.launch_func @k::@countless blocks in (%n, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    // expected-error @below {{is for 2^31 tiles or more; CTAs number them in 32 bits}}
    gpu.launch_func @k::@product blocks in (%c5, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<100xf32>)
    gpu.launch_func @k::@dynamic blocks in (%c5, %c1, %c1) threads in (%c32, %c1, %c1) args(%y : memref<?xf32>)
    return
  }
}

// -----

#tiles = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<256x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>, fuse.schedule = #tiles} {
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      // expected-note @below {{the tiles}}
      tile.for_tiles (%m, %n) in (%c256, %c64) by [128, 64] distribution(#tile.persistent<cluster = 2>) {
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<256x64xf16>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c384 = arith.constant 384 : index
    gpu.launch_func @k::@k clusters in (%c2, %c1, %c1) blocks in (%c2, %c1, %c1) threads in (%c384, %c1, %c1) args(%x : memref<256x64xf16>)
    // expected-error @below {{has a grid that does not fit the tiles of its kernel: #tile.persistent<cluster = 2> wants whole clusters, one or more if there are tiles}}
    gpu.launch_func @k::@k clusters in (%c2, %c1, %c1) blocks in (%c3, %c1, %c1) threads in (%c384, %c1, %c1) args(%x : memref<256x64xf16>)
    // expected-error @below {{launches @k::@k without clusters; #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]> has 2 CTAs in each}}
    gpu.launch_func @k::@k blocks in (%c2, %c1, %c1) threads in (%c384, %c1, %c1) args(%x : memref<256x64xf16>)
    // expected-error @below {{launches clusters other than the #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]> of @k::@k has}}
    gpu.launch_func @k::@k clusters in (%c4, %c1, %c1) blocks in (%c4, %c1, %c1) threads in (%c384, %c1, %c1) args(%x : memref<256x64xf16>)
    return
  }
}
