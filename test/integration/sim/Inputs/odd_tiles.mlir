// Three tiles of 128 rows: of two clusters of two CTAs, the last has one tile. The auxiliary is f32.
#l = affine_map<(m,n,k)->(m,k)>
#r = affine_map<(m,n,k)->(n,k)>
#o = affine_map<(m,n,k)->(m,n)>
#i = affine_map<(m,n)->(m,n)>
func.func @f(%x: tensor<384x256xf16>, %w: tensor<256x256xf16>, %b: tensor<384x256xf32>) -> tensor<384x256xf32> {
 %z = arith.constant 0.0 : f32
 %e = tensor.empty() : tensor<384x256xf32>
 %f = linalg.fill ins(%z : f32) outs(%e : tensor<384x256xf32>) -> tensor<384x256xf32>
 %a = linalg.generic {indexing_maps=[#l,#r,#o], iterator_types=["parallel","parallel","reduction"]} ins(%x, %w : tensor<384x256xf16>, tensor<256x256xf16>) outs(%f : tensor<384x256xf32>) {
  ^bb0(%p: f16, %q: f16, %s: f32):
   %p1 = arith.extf %p : f16 to f32
   %q1 = arith.extf %q : f16 to f32
   %u = arith.mulf %p1, %q1 : f32
   %y = arith.addf %s, %u : f32
   linalg.yield %y : f32 } -> tensor<384x256xf32>
 %g = linalg.generic {indexing_maps=[#i,#i,#i], iterator_types=["parallel","parallel"]} ins(%a, %b : tensor<384x256xf32>, tensor<384x256xf32>) outs(%e : tensor<384x256xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
   %h = arith.addf %p, %q : f32
   linalg.yield %h : f32 } -> tensor<384x256xf32>
 return %g : tensor<384x256xf32>
}
