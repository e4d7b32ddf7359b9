func.func @main(%x: tensor<4x1024x768xf32>) -> tensor<4x1024x768xf32> {
  %e = tensor.empty() : tensor<4x1024x768xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<4x1024x768xf32>) outs(%e : tensor<4x1024x768xf32>) -> tensor<4x1024x768xf32>
  return %s : tensor<4x1024x768xf32>
}
