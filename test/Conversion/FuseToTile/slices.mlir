// RUN: fuse-opt %s -split-input-file --fuse-tile="chip=sm_90a" --canonicalize --cse | FileCheck %s

// The kernel gets whole buffers and sees parts of them; what is dropped has one place. Two slices are of one argument.
// CHECK-LABEL: gpu.func @column
// CHECK-SAME:    (%[[X:.*]]: memref<?x13xf32>, %[[Y:.*]]: memref<?xf32>)
// CHECK-DAG:     memref.subview %[[X]][0, 7] [%{{.*}}, 1] [1, 1] : memref<?x13xf32> to memref<?x1xf32, strided<[13, 1], offset: 7>>
// CHECK-DAG:     memref.subview %[[X]][0, 2] [%{{.*}}, 1] [1, 1] : memref<?x13xf32> to memref<?x1xf32, strided<[13, 1], offset: 2>>
// CHECK:         tile.load %{{.*}} : memref<?x1xf32, strided<[13, 1], offset: 7>>
func.func @column(%x: memref<?x13xf32>, %y: memref<?xf32>) {
  %a = fuse.slice %x[:, 7] : memref<?x13xf32>
  %b = fuse.slice %x[:, 2] : memref<?x13xf32>
  fuse.kernel "column" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>>] {
    fuse.elementwise (m) ins(%a[m] : memref<?xf32, strided<[13], offset: ?>>, %b[m] : memref<?xf32, strided<[13], offset: ?>>)
        outs(%y[m] : memref<?xf32>) body(%p, %q) {
      %s = arith.addf %p, %q : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

// What is kept as a whole merges with what it follows: the planes of rows are one; the rows, of which a part is read, and
// their elements are not.
// CHECK-LABEL: gpu.func @merged
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x24xf32>, %{{[^:]*}}: memref<?x8xf32>)
// CHECK:         memref.subview %[[X]][0, 16] [%{{.*}}, 8] [1, 1] : memref<?x24xf32> to memref<?x8xf32, strided<[24, 1], offset: 16>>
func.func @merged(%x: memref<?x6x24xf32>, %z: memref<?x6x8xf32>) {
  %a = fuse.slice %x[:, :, 16:24] : memref<?x6x24xf32>
  fuse.kernel "merged" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [4, 32], warps = [4, 1]>>] {
    fuse.elementwise (b, m, n) ins(%a[b, m, n] : memref<?x6x8xf32, strided<[144, 24, 1], offset: ?>>)
        outs(%z[b, m, n] : memref<?x6x8xf32>) body(%p) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

// Planes that are cut: with what follows them, they begin at a known place.
// CHECK-LABEL: gpu.func @planes
// CHECK-SAME:    %[[X:[^:]*]]: memref<192xf32>, %{{[^:]*}}: memref<96xf32>)
// CHECK:         memref.subview %[[X]][48] [96] [1] : memref<192xf32> to memref<96xf32, strided<[1], offset: 48>>
func.func @planes(%x: memref<4x6x8xf32>, %z: memref<2x6x8xf32>) {
  %a = fuse.slice %x[1:3, :, :] : memref<4x6x8xf32>
  fuse.kernel "planes" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>>] {
    fuse.elementwise (b, m, n) ins(%a[b, m, n] : memref<2x6x8xf32, strided<[48, 8, 1], offset: ?>>)
        outs(%z[b, m, n] : memref<2x6x8xf32>) body(%p) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

// Behind a dynamic extent the place of a plane is no number: planes and rows stay apart.
// CHECK-LABEL: gpu.func @apart
// CHECK-SAME:    %[[X:[^:]*]]: memref<4x?xf32>, %{{[^:]*}}: memref<2x?xf32>)
// CHECK:         memref.subview %[[X]][1, 0] [2, %{{.*}}] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
func.func @apart(%x: memref<4x?x8xf32>, %z: memref<2x?x8xf32>) {
  %a = fuse.slice %x[1:3, :, :] : memref<4x?x8xf32>
  fuse.kernel "apart" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>>] {
    fuse.elementwise (b, m, n) ins(%a[b, m, n] : memref<2x?x8xf32, strided<[?, 8, 1], offset: ?>>)
        outs(%z[b, m, n] : memref<2x?x8xf32>) body(%p) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
