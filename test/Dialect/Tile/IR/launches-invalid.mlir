// RUN: fuse-opt %s --split-input-file --verify-diagnostics

// What a kernel does before the launches ahead of it have ended.

gpu.module @kernels {
  gpu.func @stores(%x: memref<16x64xf16> {tile.early}, %y: memref<16x64xf16>) kernel attributes {tile.launch_info = #tile.launch_info<overlaps = true>} {
    %c0 = arith.constant 0 : index
    %t = tile.load %x[%c0, %c0] : memref<16x64xf16> -> !tile.frag<16x64xf16>
    // expected-error@+1 {{reads or writes what launches ahead of its kernel may write, which overlaps with them: a tile.await_launches must stand before it, or 'tile.early' say that none writes the argument}}
    tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
    tile.await_launches
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @reads(%x: memref<16x64xf16>, %y: memref<16x64xf16>) kernel attributes {tile.launch_info = #tile.launch_info<overlaps = true>} {
    %c0 = arith.constant 0 : index
    %part = memref.subview %x[0, 0] [8, 64] [1, 1] : memref<16x64xf16> to memref<8x64xf16, strided<[64, 1]>>
    // expected-error@+1 {{reads or writes what launches ahead of its kernel may write}}
    %t = tile.load %part[%c0, %c0] : memref<8x64xf16, strided<[64, 1]>> -> !tile.frag<8x64xf16>
    tile.await_launches
    gpu.return
  }
}

// -----

// An argument that is early is not for writing.
gpu.module @kernels {
  gpu.func @early(%y: memref<16x64xf16> {tile.early}) kernel attributes {tile.launch_info = #tile.launch_info<overlaps = true>} {
    %c0 = arith.constant 0 : index
    %t = tile.fill 0.0 : f16 -> !tile.frag<16x64xf16>
    // expected-error@+1 {{reads or writes what launches ahead of its kernel may write}}
    tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
    tile.await_launches
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error@+1 {{overlaps with the launches ahead of it and has no tile.await_launches: the launch behind it, which waits for it, could not know that they have ended}}
  gpu.func @never(%x: memref<16x64xf16> {tile.early}) kernel attributes {tile.launch_info = #tile.launch_info<overlaps = true>} {
    gpu.return
  }
}

// -----

// In one branch is not before what comes behind both.
gpu.module @kernels {
  gpu.func @branch(%y: memref<16x64xf16>, %n: memref<?xf16>) kernel attributes {tile.launch_info = #tile.launch_info<overlaps = true>} {
    %c0 = arith.constant 0 : index
    %size = memref.dim %n, %c0 : memref<?xf16>
    %t = tile.fill 0.0 : f16 -> !tile.frag<16x64xf16>
    %some = arith.cmpi sgt, %size, %c0 : index
    scf.if %some {
      tile.await_launches
      tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
    }
    // expected-error@+1 {{reads or writes what launches ahead of its kernel may write}}
    tile.store %t, %y[%c0, %c0] : !tile.frag<16x64xf16>, memref<16x64xf16>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error@+1 {{argument #1: 'tile.early' has no value, and is of a memref that a gpu.func takes}}
  gpu.func @number(%x: memref<16x64xf16>, %n: index {tile.early}) kernel {
    gpu.return
  }
}

// -----

// expected-error@+1 {{argument #0: 'tile.early' has no value, and is of a memref that a gpu.func takes}}
func.func @host(%x: memref<16x64xf16> {tile.early}) {
  return
}

// -----

gpu.module @kernels {
  // expected-error@+1 {{argument #0 has an attribute that the tile dialect does not know: "tile.late"}}
  gpu.func @unknown(%x: memref<16x64xf16> {tile.late}) kernel {
    gpu.return
  }
}

// -----

// expected-error@+1 {{'tile.even_share' is a count, of a gpu.func}}
func.func @rows() attributes {tile.even_share} {
  return
}
