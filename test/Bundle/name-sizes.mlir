// RUN: fuse-opt %s -split-input-file --fuse-name-sizes | FileCheck %s

// Extents that an op forces to be equal share a name; names follow the first occurrence.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME:    %{{.*}}: tensor<?x?xf16> {fuse.dims = ["M", "N"]},
// CHECK-SAME:    %{{.*}}: tensor<64x?xf16> {fuse.dims = ["", "N"]},
// CHECK-SAME:    %{{.*}}: tensor<?x64xf32> {fuse.dims = ["M", ""]})
func.func @matmul(%x: tensor<?x?xf16>, %w: tensor<64x?xf16>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%x, %w : tensor<?x?xf16>, tensor<64x?xf16>) outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

// -----

// A name that the graph gives is kept and spreads; a size that must equal a static one is
// named by that number.

// CHECK-LABEL: func.func @given(
// CHECK-SAME:    %{{.*}}: tensor<?x64xf32> {fuse.dims = ["tokens", ""]},
// CHECK-SAME:    %{{.*}}: tensor<?x?xf32> {fuse.dims = ["tokens", "64"]},
// CHECK-SAME:    %{{.*}}: tensor<?xf32> {fuse.dims = ["M"]})
func.func @given(%x: tensor<?x64xf32>, %y: tensor<?x?xf32> {fuse.dims = ["tokens", ""]}, %z: tensor<?xf32>)
    -> tensor<?x64xf32> {
  %0 = linalg.add ins(%x, %y : tensor<?x64xf32>, tensor<?x?xf32>) outs(%x : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

// -----

// More sizes than letters; private functions have no names.

// CHECK-LABEL: func.func @many(
// CHECK-SAME:    tensor<?x?x?x?x?xf32> {fuse.dims = ["M", "N", "K", "d3", "d4"]})
func.func @many(%x: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  return %x : tensor<?x?x?x?x?xf32>
}
// CHECK-LABEL: func.func private @inner(
// CHECK-NOT:     fuse.dims
func.func private @inner(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
