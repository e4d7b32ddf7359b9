// RUN: fuse-opt %s --fuse-verify-phase="phase=scheduled chip=sm_90" -split-input-file -verify-diagnostics

func.func @none(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{breaks a rule of the scheduled level: kernel "k" has no variants}}
  fuse.kernel "k" {
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @guarded(%x: memref<?x4xf32>, %y: memref<?x4xf32>) {
  // expected-error @below {{the last variant of "k" must take any number of rows}}
  fuse.kernel "k" variants [#fuse.variant<max_rows = 3, schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.elementwise (m, n) ins(%x[m, n] : memref<?x4xf32>) outs(%y[m, n] : memref<?x4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @illegal(%x: memref<4xf32>, %y: memref<4xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1000], warps = [1, 4]>>] {
    // expected-error @below {{sm_90 cannot run #fuse.elementwise<tile = [1, 1000], warps = [1, 4]>: divides: a tile of 1 x 1000 over 128 threads}}
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @branch(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %many = arith.cmpi sgt, %n, %c0 : index
  %0 = scf.if %many -> tensor<?xf32> {
    %1 = fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
      %2 = fuse.elementwise (n) ins(%x[n] : tensor<?xf32>) outs(%y[n] : tensor<?xf32>) body(%a) {
        fuse.yield %a : f32
      }
      fuse.yield %2 : tensor<?xf32>
    } : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } else {
    %1 = tensor.empty(%n) : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  // expected-error @below {{breaks a rule of the scheduled level: a branch on sizes gives what kernels write}}
  %3 = scf.if %many -> tensor<?xf32> {
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %0 : tensor<?xf32>
  }
  // expected-error @below {{breaks a rule of the scheduled level: a branch on sizes has kernels for both cases}}
  scf.if %many {
    scf.yield
  }
  return %3 : tensor<?xf32>
}

// -----

// A branch of the graph's own is none of these.
func.func @condition(%x: tensor<i1>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{between kernels stand views, allocations and index arithmetic only}}
  %c = tensor.extract %x[] : tensor<i1>
  %e = tensor.empty() : tensor<4xf32>
  %0 = scf.if %c -> tensor<4xf32> {
    scf.yield %e : tensor<4xf32>
  } else {
    scf.yield %e : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
