// RUN: fuse-opt %s --split-input-file --fuse-merge-kernels | FileCheck %s
// RUN: fuse-opt %s --split-input-file --fuse-merge-kernels --remarks-filter=".*" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Equal but for names: one of each two variants stays, and all launches name them.

// CHECK:       gpu.module @a
// CHECK:         gpu.func @a(
// CHECK:         gpu.func @a_upto16(
// CHECK-NOT:   gpu.module
// CHECK-LABEL: func.func @two_layers
// CHECK:         gpu.launch_func @a::@a {{.*}}args(%arg0 : memref<?xf32>, %arg1 : memref<?xf32>)
// CHECK:         gpu.launch_func @a::@a_upto16 {{.*}}args(%arg1 : memref<?xf32>, %arg0 : memref<?xf32>)
// CHECK:         gpu.launch_func @a::@a {{.*}}args(%arg1 : memref<?xf32>, %arg0 : memref<?xf32>)
// REMARK: kernel 'b' is 'a' with other operands
// REMARK: kernel 'b_upto16' is 'a_upto16' with other operands
module attributes {gpu.container_module} {
  gpu.module @a [#nvvm.target<chip = "sm_90">] {
    gpu.func @a(%x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 4]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<?xf32>
      memref.store %v, %y[%c0] : memref<?xf32>
      gpu.return
    }
    gpu.func @a_upto16(%x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<?xf32>
      memref.store %v, %y[%c0] : memref<?xf32>
      gpu.return
    }
  }
  gpu.module @b [#nvvm.target<chip = "sm_90">] {
    gpu.func @b(%from: memref<?xf32>, %to: memref<?xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 4]>} {
      %zero = arith.constant 0 : index
      %e = memref.load %from[%zero] : memref<?xf32>
      memref.store %e, %to[%zero] : memref<?xf32>
      gpu.return
    }
    gpu.func @b_upto16(%from: memref<?xf32>, %to: memref<?xf32>) kernel attributes {fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %zero = arith.constant 0 : index
      %e = memref.load %from[%zero] : memref<?xf32>
      memref.store %e, %to[%zero] : memref<?xf32>
      gpu.return
    }
  }
  func.func @two_layers(%x: memref<?xf32>, %y: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @a::@a blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xf32>, %y : memref<?xf32>)
    gpu.launch_func @b::@b_upto16 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%y : memref<?xf32>, %x : memref<?xf32>)
    gpu.launch_func @b::@b blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%y : memref<?xf32>, %x : memref<?xf32>)
    return
  }
}

// -----

// What differs in a constant, a type, a schedule, the threads, an alignment, which arguments are one
// buffer, or the target stays apart.

// REMARK-NOT: with other operands
// CHECK-DAG: gpu.func @plain(
// CHECK-DAG: gpu.func @constant(
// CHECK-DAG: gpu.func @type(
// CHECK-DAG: gpu.func @schedule(
// CHECK-DAG: gpu.func @threads(
// CHECK-DAG: gpu.func @align(
// CHECK-DAG: gpu.func @in_place(
// CHECK-DAG: gpu.func @elsewhere(
module attributes {gpu.container_module} {
  gpu.module @m [#nvvm.target<chip = "sm_90">] {
    gpu.func @plain(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @constant(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 1 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @type(%x: memref<9xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<9xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @schedule(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [2, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @threads(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 64, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @align(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 4>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
    gpu.func @in_place(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %y[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
  }
  gpu.module @other [#nvvm.target<chip = "sm_80">] {
    gpu.func @elsewhere(%x: memref<8xf32>, %y: memref<8xf32>) kernel attributes {tile.launch_info = #tile.launch_info<align = 16>, known_block_size = array<i32: 32, 1, 1>, fuse.schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<8xf32>
      memref.store %v, %y[%c0] : memref<8xf32>
      gpu.return
    }
  }
}

// -----

// A kernel whose module holds more than kernels may mean another thing, and one that is named
// otherwise than by a launch is wanted under its name.

// CHECK: gpu.module @first
// CHECK: gpu.module @with_data
// CHECK: gpu.module @named
module attributes {gpu.container_module, test.keeps = @named::@k} {
  gpu.module @first {
    gpu.func @k(%x: memref<8xf32>) kernel {
      gpu.return
    }
  }
  gpu.module @with_data {
    memref.global constant @table : memref<1xf32> = dense<1.0>
    gpu.func @k(%x: memref<8xf32>) kernel {
      gpu.return
    }
  }
  gpu.module @named {
    gpu.func @k(%x: memref<8xf32>) kernel {
      gpu.return
    }
  }
}
