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
