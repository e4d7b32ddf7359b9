// A result that no kernel writes is an error of the simulator's: its memory is 0xff until then, which is -1.
// REQUIRES: lld, numpy
// RUN: rm -rf %t && fuse-opt %s --fuse-compile="chip=gfx942 bundle=%t" -o /dev/null
// RUN: fuse-run %t --device=sim --dims=M=3 --check | FileCheck %s --check-prefix=WHOLE
// RUN: %python -c "import json; p = r'%t/manifest.json'; m = json.load(open(p)); m['functions'][0]['body'] = []; json.dump(m, open(p, 'w'))"
// RUN: %seal %t
// RUN: not fuse-run %t --device=sim --dims=M=3 --check 2>&1 | FileCheck %s
// WHOLE: result 0 i8 [3, 5] ok
// CHECK: error: the host reads 15 bytes of device memory, of which 15 were written by nothing, the first at offset 0
func.func @odd(%x: tensor<?x5xi8>) -> tensor<?x5xi8> {
  %one = arith.constant dense<1> : tensor<5xi8>
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x5xi8>
  %e = tensor.empty(%m) : tensor<?x5xi8>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %one : tensor<?x5xi8>, tensor<5xi8>) outs(%e : tensor<?x5xi8>) {
  ^bb0(%a: i8, %b: i8, %o: i8):
    %r = arith.ori %a, %b : i8
    linalg.yield %r : i8
  } -> tensor<?x5xi8>
  return %y : tensor<?x5xi8>
}
