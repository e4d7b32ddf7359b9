// relu(x u') * (x v'), times o': two kernels, dynamic in the rows.
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (n, k)>
#out = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
func.func @main(%x: tensor<?x40xf16>, %u: tensor<24x40xf16>, %v: tensor<24x40xf16>,
                %o: tensor<40x24xf16>) -> tensor<?x40xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x40xf16>
  %wide = tensor.empty(%m) : tensor<?x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%wide : tensor<?x24xf32>) -> tensor<?x24xf32>
  %a = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %u : tensor<?x40xf16>, tensor<24x40xf16>) outs(%init : tensor<?x24xf32>) {
  ^bb0(%l: f16, %r: f16, %acc: f32):
    %l32 = arith.extf %l : f16 to f32
    %r32 = arith.extf %r : f16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x24xf32>
  %b = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<?x40xf16>, tensor<24x40xf16>) outs(%init : tensor<?x24xf32>) {
  ^bb0(%l: f16, %r: f16, %acc: f32):
    %l32 = arith.extf %l : f16 to f32
    %r32 = arith.extf %r : f16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x24xf32>
  %narrow = tensor.empty(%m) : tensor<?x24xf16>
  %h = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x24xf32>, tensor<?x24xf32>) outs(%narrow : tensor<?x24xf16>) {
  ^bb0(%p: f32, %q: f32, %unused: f16):
    %r = arith.maximumf %p, %zero : f32
    %s = arith.mulf %r, %q : f32
    %t = arith.truncf %s : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x24xf16>
  %back = tensor.empty(%m) : tensor<?x40xf32>
  %init2 = linalg.fill ins(%zero : f32) outs(%back : tensor<?x40xf32>) -> tensor<?x40xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%h, %o : tensor<?x24xf16>, tensor<40x24xf16>) outs(%init2 : tensor<?x40xf32>) {
  ^bb0(%l: f16, %r: f16, %acc: f32):
    %l32 = arith.extf %l : f16 to f32
    %r32 = arith.extf %r : f16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x40xf32>
  %out = tensor.empty(%m) : tensor<?x40xf16>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x40xf32>) outs(%out : tensor<?x40xf16>) {
  ^bb0(%p: f32, %unused: f16):
    %t = arith.truncf %p : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x40xf16>
  return %z : tensor<?x40xf16>
}
