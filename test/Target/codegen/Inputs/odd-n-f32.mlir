// n is odd, and the result f32: neither tensor maps nor rows of lanes store it.
#l = affine_map<(m,n,k)->(m,k)>
#r = affine_map<(m,n,k)->(n,k)>
#o = affine_map<(m,n,k)->(m,n)>
#i = affine_map<(m,n)->(m,n)>
#v = affine_map<(m,n)->(n)>
func.func @f(%x: tensor<?x512xf16>, %w: tensor<1023x512xf16>, %b: tensor<1023xf16>) -> tensor<?x1023xf32> {
 %z = arith.constant 0.0 : f32
 %c = arith.constant 0 : index
 %d = tensor.dim %x, %c : tensor<?x512xf16>
 %e = tensor.empty(%d) : tensor<?x1023xf32>
 %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x1023xf32>) -> tensor<?x1023xf32>
 %a = linalg.generic {indexing_maps=[#l,#r,#o], iterator_types=["parallel","parallel","reduction"]} ins(%x, %w : tensor<?x512xf16>, tensor<1023x512xf16>) outs(%f : tensor<?x1023xf32>) {
  ^bb0(%p: f16, %q: f16, %s: f32):
   %p1 = arith.extf %p : f16 to f32
   %q1 = arith.extf %q : f16 to f32
   %u = arith.mulf %p1, %q1 : f32
   %y = arith.addf %s, %u : f32
   linalg.yield %y : f32 } -> tensor<?x1023xf32>
 %e2 = tensor.empty(%d) : tensor<?x1023xf32>
 %g = linalg.generic {indexing_maps=[#i, #v, #i], iterator_types=["parallel","parallel"]} ins(%a, %b : tensor<?x1023xf32>, tensor<1023xf16>) outs(%e2 : tensor<?x1023xf32>) {
  ^bb0(%p: f32, %q: f16, %o: f32):
   %q1 = arith.extf %q : f16 to f32
   %h = arith.addf %p, %q1 : f32
   %t = math.tanh %h : f32
   linalg.yield %t : f32 } -> tensor<?x1023xf32>
 return %g : tensor<?x1023xf32>
}
