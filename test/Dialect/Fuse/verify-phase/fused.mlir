// RUN: fuse-opt %s --fuse-verify-phase="phase=fused" -split-input-file -verify-diagnostics

func.func @fine(%x: tensor<?x4xf32>) -> tensor<?x2x2xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = fuse.kernel "k" {
    %z = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x4xf32>) outs(%e[m, n] : tensor<?x4xf32>) body(%a) {
      %s = math.exp %a : f32
      fuse.yield %s : f32
    }
    fuse.yield %z : tensor<?x4xf32>
  } : tensor<?x4xf32>
  %r = tensor.expand_shape %y [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  return %r : tensor<?x2x2xf32>
}

// -----

func.func @outside(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{breaks a rule of the fused level: stands outside of any fuse.kernel}}
  %z = fuse.elementwise (n) ins(%x[n] : tensor<4xf32>) outs(%x[n] : tensor<4xf32>) body(%a) {
    fuse.yield %a : f32
  }
  return %z : tensor<4xf32>
}

// -----

func.func @linalg(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant 1.0 : f32
  // expected-error @below {{breaks a rule of the fused level: between kernels stand views, allocations and index arithmetic only}}
  %z = linalg.fill ins(%c : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

func.func @number(%x: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
  // expected-error @below {{takes argument 1, which is 'f32'; arguments are tensors: pass 'tensor<f32>' and extract its element}}
  %z = linalg.fill ins(%c : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

func.func @access(%x: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @below {{between kernels stand views, allocations and index arithmetic only}}
  %z = tensor.extract %x[%i] : tensor<4xf32>
  return %z : f32
}

// -----

func.func @copy(%x: memref<4xf32>, %y: memref<4xf32>) {
  fuse.kernel "k" {
    // expected-error @below {{breaks a rule of the fused level: kernel "k" holds fuse ops and views}}
    memref.copy %x, %y : memref<4xf32> to memref<4xf32>
    fuse.yield
  }
  return
}

// -----

func.func @places(%x: tensor<?xf32>) -> tensor<2xindex> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  // expected-error @below {{gives 'tensor<2xindex>', and no tensor of index is data of a kernel: cast its elements to i64}}
  %r = tensor.from_elements %n, %c0 : tensor<2xindex>
  return %r : tensor<2xindex>
}

// -----

// expected-error @below {{'func.func' op takes argument 0, which is 'tensor<?x4611686018427387904xf16>', too large: its extents but 0 multiply to 2^56 bytes or more}}
func.func @large(%x: tensor<?x4611686018427387904xf16>) {
  return
}

// -----

func.func @large_result() {
  %small = tensor.empty() : tensor<72057594037927935xi8>
  // expected-error @below {{'tensor.empty' op gives 'tensor<4611686018427387904x2xi1>', which is too large: its extents but 0 multiply to 2^56 bytes or more}}
  %0 = tensor.empty() : tensor<4611686018427387904x2xi1>
  return
}
