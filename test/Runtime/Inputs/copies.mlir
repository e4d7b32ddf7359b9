// A kernel; a copy of what it wrote, of an argument, of a constant.
func.func @main(%x: tensor<?x8xf32> {fuse.dims = ["M", ""]}, %y: tensor<5xi16>) -> (tensor<?x8xf32>, tensor<?xf32>, tensor<5xi16>, tensor<3xf16>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf16>
  %0 = math.absf %x : tensor<?x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  return %0, %1, %y, %c : tensor<?x8xf32>, tensor<?xf32>, tensor<5xi16>, tensor<3xf16>
}
