// RUN: fuse-opt %s --fuse-verify-phase="phase=mapped chip=sm_90a" -split-input-file -verify-diagnostics

#layout = #tile.layout<register (d0, 4, 1) lane (d0, 32, 4)>
module attributes {gpu.container_module} {
  gpu.module @fine [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>,
        tile.shared_memory = #tile.shared_memory<bytes = 0, alignment = 128>} {
      %block = gpu.block_id x
      %i = tile.offset %block by 128 : index
      %v = tile.load %x[%i] via(#tile.vector<4>) : memref<128xf32> -> !tile.frag<128xf32, #layout>
      tile.store %v, %x[%i] via(#tile.vector<4>) : !tile.frag<128xf32, #layout>, memref<128xf32>
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      %block = gpu.block_id x
      %i = tile.offset %block by 128 : index
      // expected-error @below {{breaks a rule of the mapped level: '!tile.frag<128xf32>' has no layout}}
      %v = tile.load %x[%i] via(#tile.vector<4>) : memref<128xf32> -> !tile.frag<128xf32>
      gpu.return
    }
  }
}

// -----

#layout = #tile.layout<register (d0, 4, 1) lane (d0, 32, 4)>
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      %block = gpu.block_id x
      %i = tile.offset %block by 128 : index
      // expected-error @below {{has no 'via', which says how the tile travels}}
      %v = tile.load %x[%i] : memref<128xf32> -> !tile.frag<128xf32, #layout>
      gpu.return
    }
  }
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1)>
#shared = #tile.shared<contiguous = 1, swizzle = []>
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<16x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.multistage<tile = [16, 8, 16], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %m = arith.constant 0 : index
      %n = arith.constant 0 : index
      %z = tile.fill 0.0 : f32 -> <16x8xf32, #acc>
      %a = tile.load %x[%m, %c0] via(#tile.vector<8>) : memref<16x16xf16> -> !tile.staged<16x16xf16, #shared>
      %b = tile.load %x[%n, %c0] via(#tile.vector<8>) : memref<16x16xf16> -> !tile.staged<8x16xf16, #shared>
      // expected-error @below {{has no 'atom', the instruction that multiplies}}
      %c = tile.mma %a * %b + %z : !tile.staged<16x16xf16, #shared> * !tile.staged<8x16xf16, #shared> + <16x8xf32, #acc>
      gpu.return
    }
  }
}

// -----

// The slots of a ring.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>,
        fuse.schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>} {
      // expected-error @below {{'!tile.ring<4, !tile.staged<128x64xf16>>' has no layout}}
      %ring = tile.make_ring : <4, !tile.staged<128x64xf16>>
      tile.roles producers 4 {
      } consumers {
      }
      gpu.return
    }
  }
}

// -----

// A schedule with producers, and nothing split.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    // expected-error @below {{has one block with one tile.roles: its schedule has roles}}
    gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>,
        fuse.schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>} {
      %c128 = arith.constant 128 : index
      tile.for_tiles (%m, %n) in (%c128, %c128) by [128, 256] {
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    // expected-error @below {{breaks a rule of the mapped level: has one block with neither tile.roles nor tile.for_tiles}}
    gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>,
        fuse.schedule = #fuse.multistage<tile = [16, 32, 64], warps = [1, 1], stages = 2>} {
      tile.roles producers 4 {
      } consumers {
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    // expected-error @below {{has one block with neither tile.roles nor tile.for_tiles}}
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      %c128 = arith.constant 128 : index
      tile.for_tiles (%i) in (%c128) by [128] {
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>,
        fuse.schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>} {
      %c128 = arith.constant 128 : index
      tile.roles producers 4 {
        // expected-error @below {{which CTA computes which tile is written down: tile-distribute does it}}
        tile.for_tiles (%m, %n) in (%c128, %c128) by [128, 256] {
        }
      } consumers {
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    // expected-error @below {{needs 'tile.shared_memory': tile-allocate-shared says where things lie in shared memory}}
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      gpu.return
    }
  }
}

// -----

#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #shared>>
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k(%x: memref<128x64xf16>) kernel attributes {known_block_size = array<i32: 384, 1, 1>,
        fuse.schedule = #fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>} {
      %ring = tile.make_ring : !ring
      tile.roles producers 4 {
      } consumers {
        // expected-error @below {{does not name its slot of the ring: tile-thread-rings does it}}
        %s = tile.ring_wait %ring : !ring -> !tile.staged<64x64xf16, #shared>
        // expected-error @below {{does not name its slot of the ring: tile-thread-rings does it}}
        tile.ring_release %ring : !ring
      }
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_90a">] {
    // expected-error @below {{breaks a rule of the mapped level: takes 232449 bytes of shared memory; a block has 232448 on sm_90a}}
    gpu.func @k(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        tile.shared_memory = #tile.shared_memory<bytes = 232449, alignment = 16>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      gpu.return
    }
    gpu.func @most(%x: memref<128xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>,
        tile.shared_memory = #tile.shared_memory<bytes = 232448, alignment = 16>,
        fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 1]>} {
      gpu.return
    }
  }
}
