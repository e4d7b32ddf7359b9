// softmax(x / 8) over keys that are not later than the query: f16, B heads of 2048 queries and keys,
// the mask spelled with coordinates. One kernel, which does not read what the mask hides.
//
//   fuse-opt examples/scale_causal_softmax.mlir --fuse-to-fused
//   fuse-opt examples/scale_causal_softmax.mlir --fuse-to-fused --fuse-report -o /dev/null
//   fuse-opt examples/scale_causal_softmax.mlir --fuse-compile="chip=sm_90a bundle=out/" -o /dev/null
//   fuse-run examples/scale_causal_softmax.mlir --device=cpu --at=kernels --dims=B=1 --check

#id = affine_map<(b, m, n) -> (b, m, n)>

func.func @scale_causal_softmax(%x: tensor<?x2048x2048xf16> {fuse.dims = ["B", "", ""]}) -> tensor<?x2048x2048xf16> {
  %c0 = arith.constant 0 : index
  %scale = arith.constant 0.125 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %batch = tensor.dim %x, %c0 : tensor<?x2048x2048xf16>
  %me = tensor.empty(%batch) : tensor<?x2048x2048xf32>
  %masked = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x2048x2048xf16>) outs(%me : tensor<?x2048x2048xf32>) {
  ^bb0(%xe: f16, %oe: f32):
    %x32 = arith.extf %xe : f16 to f32
    %s = arith.mulf %x32, %scale : f32
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %keep = arith.cmpi sle, %j, %i : index
    %v = arith.select %keep, %s, %ninf : f32
    linalg.yield %v : f32
  } -> tensor<?x2048x2048xf32>
  %p = linalg.softmax dimension(2) ins(%masked : tensor<?x2048x2048xf32>) outs(%me : tensor<?x2048x2048xf32>) -> tensor<?x2048x2048xf32>
  %o = tensor.empty(%batch) : tensor<?x2048x2048xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<?x2048x2048xf32>) outs(%o : tensor<?x2048x2048xf16>) {
  ^bb0(%ye: f32, %oe: f16):
    %y16 = arith.truncf %ye : f32 to f16
    linalg.yield %y16 : f16
  } -> tensor<?x2048x2048xf16>
  return %r : tensor<?x2048x2048xf16>
}
