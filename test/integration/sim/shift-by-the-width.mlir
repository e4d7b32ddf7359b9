// Shifts by the width or more, poison in arith, shift all bits out on every level and device, also by constants:
// the sign is left, or 0.
// REQUIRES: lld, numpy
// RUN: rm -rf %t && mkdir %t
// RUN: %python -c "import numpy as np; np.save('%t/x.npy', np.array([-5, 7], np.float32))"
// RUN: %python -c "import numpy as np; np.save('%t/want.npy', np.array([[-1, 0], [0, 0], [0, 0]], np.float32))"
// RUN: fuse-run %s --device=cpu --at=graph --inputs=%t/x.npy --outputs=%t
// RUN: %python -c "import numpy as np; assert np.array_equal([np.load('%t/result%%d.npy' %% i) for i in range(3)], np.load('%t/want.npy'))"
// RUN: fuse-run %s --device=sim --chip=sm_80 --inputs=%t/x.npy --outputs=%t
// RUN: %python -c "import numpy as np; assert np.array_equal([np.load('%t/result%%d.npy' %% i) for i in range(3)], np.load('%t/want.npy'))"
// RUN: fuse-run %s --device=sim --chip=gfx942 --inputs=%t/x.npy --outputs=%t
// RUN: %python -c "import numpy as np; assert np.array_equal([np.load('%t/result%%d.npy' %% i) for i in range(3)], np.load('%t/want.npy'))"

#id = affine_map<(m) -> (m)>
func.func @f(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %r:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%e, %e, %e : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32, %p: f32, %q: f32):
    %i = arith.fptosi %x : f32 to i16
    %n = arith.constant 20 : i16
    %u = arith.shrsi %i, %n : i16
    %v = arith.shrui %i, %n : i16
    %w = arith.shli %i, %n : i16
    %f = arith.sitofp %u : i16 to f32
    %g = arith.sitofp %v : i16 to f32
    %h = arith.sitofp %w : i16 to f32
    linalg.yield %f, %g, %h : f32, f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
