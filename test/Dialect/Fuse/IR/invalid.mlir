// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

func.func @sizes_differ(%x: tensor<4x8xf16>, %w: tensor<6x9xf16>, %y: tensor<4x6xf16>) -> tensor<4x6xf16> {
  // expected-error @below {{dimension 'k' is 8 in input 0 but 9 in input 1}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x9xf16>)
      outs(%y[m, n] : tensor<4x6xf16>) epilogue(%c) {
    %r = arith.truncf %c : f32 to f16
    fuse.yield %r : f16
  }
  return %0 : tensor<4x6xf16>
}

// -----

func.func @dimension_twice(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf16>) -> tensor<4x6xf16> {
  // expected-error @below {{names dimension "m" twice}}
  %0 = fuse.matmul (m, m, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[m, k] : tensor<6x8xf16>)
      outs(%y[m, m] : tensor<4x6xf16>) epilogue(%c) {
    %r = arith.truncf %c : f32 to f16
    fuse.yield %r : f16
  }
  return %0 : tensor<4x6xf16>
}

// -----

func.func @unknown_dimension(%x: tensor<4x8xf16>) {
  // expected-error @below {{'q' is not one of the op's dimensions}}
  fuse.elementwise (m, n) ins(%x[m, q] : tensor<4x8xf16>) outs(%x[m, n] : tensor<4x8xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return
}

// -----

func.func @rank(%x: tensor<4x8xf16>, %y: tensor<4x8xf16>) -> tensor<4x8xf16> {
  // expected-error @below {{input 0 has rank 2 but 1 subscripts}}
  %0 = fuse.elementwise (m, n) ins(%x[m] : tensor<4x8xf16>) outs(%y[m, n] : tensor<4x8xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4x8xf16>
}

// -----

func.func @broadcast_extent(%x: tensor<4x8xf16>, %y: tensor<4x8xf16>) -> tensor<4x8xf16> {
  // expected-error @below {{input 0: subscript 0 needs extent 1, got 8}}
  %0 = fuse.elementwise (m, n) ins(%x[m, 0] : tensor<4x8xf16>) outs(%y[m, n] : tensor<4x8xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4x8xf16>
}

// -----

func.func @destination_subscript(%x: tensor<4x8xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  // expected-error @below {{destination 0 must be subscripted with 'n'}}
  %0 = fuse.elementwise (m, n) ins(%x[m, n] : tensor<4x8xf16>) outs(%y[m] : tensor<4xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4xf16>
}

// -----

func.func @unused_dimension(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  // expected-error @below {{dimension 'n' occurs in no operand; its extent is unknown}}
  %0 = fuse.elementwise (m, n) ins(%x[m] : tensor<4xf16>) outs(%y[m] : tensor<4xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4xf16>
}

// -----

func.func @twice_in_operand(%x: tensor<4x4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  // expected-error @below {{input 0 uses dimension 'm' twice}}
  %0 = fuse.elementwise (m) ins(%x[m, m] : tensor<4x4xf16>) outs(%y[m] : tensor<4xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4xf16>
}

// -----

func.func @mixed_levels(%x: memref<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  // expected-error @below {{operands must be all tensors or all memrefs}}
  %0 = fuse.elementwise (m) ins(%x[m] : memref<4xf16>) outs(%y[m] : tensor<4xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %0 : tensor<4xf16>
}

// -----

func.func @element_types(%x: tensor<4x8xf16>, %w: tensor<6x8xbf16>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{operands must have one element type, got 'f16' and 'bf16'}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xbf16>)
      outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

// A byte is converted to the float beside it, wider integers are not.
func.func @wide_integer(%x: tensor<4x8xf16>, %w: tensor<6x8xi16>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{multiplies f16, bf16, f32, f64, f8 or i8 elements, or i1 and i8 beside f16, bf16 or f32, got 'f16' and 'i16'}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xi16>)
      outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

func.func @converted_accumulator(%x: tensor<4x8xi8>, %w: tensor<6x8xbf16>, %y: tensor<4x6xi32>) -> tensor<4x6xi32> {
  // expected-error @below {{accumulates 'bf16' in f32, not in 'i32'}}
  %0 = fuse.matmul (m, n, k) acc(i32) lhs(%x[m, k] : tensor<4x8xi8>) rhs(%w[n, k] : tensor<6x8xbf16>)
      outs(%y[m, n] : tensor<4x6xi32>) epilogue(%c) {
    fuse.yield %c : i32
  }
  return %0 : tensor<4x6xi32>
}

// -----

func.func @unsupported_element(%x: tensor<4x8xi16>, %w: tensor<6x8xi16>, %y: tensor<4x6xi32>) -> tensor<4x6xi32> {
  // expected-error @below {{multiplies f16, bf16, f32, f64, f8 or i8 elements, or i1 and i8 beside f16, bf16 or f32, got 'i16' and 'i16'}}
  %0 = fuse.matmul (m, n, k) acc(i32) lhs(%x[m, k] : tensor<4x8xi16>) rhs(%w[n, k] : tensor<6x8xi16>)
      outs(%y[m, n] : tensor<4x6xi32>) epilogue(%c) {
    fuse.yield %c : i32
  }
  return %0 : tensor<4x6xi32>
}

// -----

func.func @accumulator(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf16>) -> tensor<4x6xf16> {
  // expected-error @below {{accumulates 'f16' in f32, not in 'f16'}}
  %0 = fuse.matmul (m, n, k) acc(f16) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf16>) epilogue(%c) {
    fuse.yield %c : f16
  }
  return %0 : tensor<4x6xf16>
}

// -----

func.func @precision_of_f16(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{precision 'tf32' is for f32 operands, got 'f16'}}
  %0 = fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : tensor<4x8xf16>)
      rhs(%w[n, k] : tensor<6x8xf16>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

func.func @unknown_precision(%x: tensor<4x8xf32>, %w: tensor<6x8xf32>, %y: tensor<4x6xf32>) {
  // expected-error @below {{unknown precision 'fast', expected ieee, tf32 or tf32x3}}
  fuse.matmul (m, n, k) acc(f32) precision(fast) lhs(%x[m, k] : tensor<4x8xf32>)
      rhs(%w[n, k] : tensor<6x8xf32>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return
}

// -----

func.func @two_rhs_types(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %v: tensor<?x8xf16>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{right operands must have one type}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>)
      rhs(%w[n, k] : tensor<6x8xf16>, %v[n, k] : tensor<?x8xf16>) outs(%y[m, n] : tensor<4x6xf32>)
      epilogue(%c, %d) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

func.func @no_reduction(%x: tensor<4xf16>, %w: tensor<6xf16>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{has no dimension to reduce over: one of lhs and rhs that is not in outs}}
  %0 = fuse.matmul (m, n) acc(f32) lhs(%x[m] : tensor<4xf16>) rhs(%w[n] : tensor<6xf16>)
      outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

func.func @aux_along_k(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %s: tensor<8xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @below {{an auxiliary varies along 'k', which is reduced over: it cannot enter the epilogue}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      aux(%s[k] : tensor<8xf32>) outs(%y[m, n] : tensor<4x6xf32>) epilogue(%c, %d) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf32>
}

// -----

func.func @epilogue_arguments(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf32>) {
  fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf32>)
      // expected-error @below {{epilogue takes 1 arguments, got 2}}
      epilogue(%c, %d) {
    fuse.yield %c : f32
  }
  return
}

// -----

func.func @epilogue_yield(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>, %y: tensor<4x6xf16>) -> tensor<4x6xf16> {
  // expected-error @below {{epilogue must yield ('f16'), got ('f32')}}
  %0 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[n, k] : tensor<6x8xf16>)
      outs(%y[m, n] : tensor<4x6xf16>) epilogue(%c) {
    fuse.yield %c : f32
  }
  return %0 : tensor<4x6xf16>
}

// -----

func.func @foreign_op(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = fuse.elementwise (m) ins(%x[m] : tensor<4xf32>) outs(%y[m] : tensor<4xf32>) body(%e) {
    // expected-error @below {{may not stand in the body of 'fuse.elementwise', which holds arith, math, activations, fuse.gather, fuse.extent and fuse.index}}
    %t = tensor.empty() : tensor<4xf32>
    fuse.yield %e : f32
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @causal_row(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{the causal mask needs a row dimension other than the one reduced over}}
  %0 = fuse.softmax (m, n) over(n) causal(n) ins(%x[m, n] : tensor<4x8xf32>)
      outs(%x[m, n] : tensor<4x8xf32>) prologue(%e) {
    fuse.yield %e : f32
  } epilogue(%y, %v, %e) {
    fuse.yield %y : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @prologue_yields_f32(%x: tensor<4x8xf16>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{prologue must yield ('f32'), got ('f16')}}
  %0 = fuse.rms_norm (m, n) over(n) eps = 1.0e-5 ins(%x[m, n] : tensor<4x8xf16>)
      outs(%y[m, n] : tensor<4x8xf32>) prologue(%e) {
    fuse.yield %e : f16
  } epilogue(%r, %v, %e) {
    fuse.yield %r : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @kernel_results(%x: tensor<4xf32>) -> tensor<4xf16> {
  // expected-error @below {{must return what its body yields}}
  %0 = fuse.kernel "k" {
    fuse.yield %x : tensor<4xf32>
  } : tensor<4xf16>
  return %0 : tensor<4xf16>
}

// -----

func.func @index_alone() -> index {
  // expected-error @below {{stands in the region of a structured fuse op}}
  %0 = fuse.index 0 : index
  return %0 : index
}

// -----

func.func @index_range(%x: tensor<4xf32>, %y: tensor<4xindex>) -> tensor<4xindex> {
  %0 = fuse.elementwise (m) ins(%x[m] : tensor<4xf32>) outs(%y[m] : tensor<4xindex>) body(%e) {
    // expected-error @below {{asks for dimension 3, but 'fuse.elementwise' has 1}}
    %i = fuse.index 3 : index
    fuse.yield %i : index
  }
  return %0 : tensor<4xindex>
}

// -----

func.func @reduce_alone(%x: f32) -> f32 {
  // expected-error @below {{expects parent op 'fuse.row'}}
  %0 = fuse.reduce addf %x : f32
  return %0 : f32
}

// -----

func.func @reduce_kind(%x: tensor<4x8xf32>, %i: tensor<4xf32>) -> tensor<4xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m] : tensor<4xf32>) body(%e) {
    // expected-error @below {{'maxs' does not combine 'f32' values along a row}}
    %s = fuse.reduce maxs %e : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @row_varies(%x: tensor<4x8xf32>, %i: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has one value a row, but what it is given varies along the row}}
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m] : tensor<4xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @row_partly(%x: tensor<4x8x2xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{must be subscripted with 'k'}}
  %0 = fuse.row (m, n, k) over(n, k) ins(%x[m, n, k] : tensor<4x8x2xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    %s = fuse.reduce addf %e : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @row_extent(%x: tensor<4xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{no input is subscripted with 'n', which it runs along}}
  %0 = fuse.row (m, n) over(n) ins(%x[m] : tensor<4xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    %s = fuse.reduce addf %e : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @gather_rank(%x: tensor<4xf32>, %t: tensor<7x5xf32>) -> tensor<4xf32> {
  %y = fuse.elementwise (m) ins(%x[m] : tensor<4xf32>, %t[] : tensor<7x5xf32>) outs(%x[m] : tensor<4xf32>) body(%e, %u) {
    %c = fuse.index 0 : index
    // expected-error @below {{needs 2 indices for 'tensor<?x?xf32>', got 1}}
    %g = fuse.gather %u[%c] : tensor<?x?xf32>
    fuse.yield %g : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @extent_rank(%x: tensor<4xf32>, %t: tensor<7x5xf32>) -> tensor<4xf32> {
  %y = fuse.elementwise (m) ins(%x[m] : tensor<4xf32>, %t[] : tensor<7x5xf32>) outs(%x[m] : tensor<4xf32>) body(%e, %u) {
    // expected-error @below {{asks for dimension 2, but 'tensor<?x?xf32>' has 2}}
    %n = fuse.extent %u, 2 : tensor<?x?xf32>
    fuse.yield %e : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @index_of_sum(%x: tensor<4x8xf16>, %w: tensor<8x16xf16>, %e: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<4x8xf16>) rhs(%w[k, n] : tensor<8x16xf16>)
      outs(%e[m, n] : tensor<4x16xf32>) epilogue(%a) {
    // expected-error @below {{asks for dimension 2, over which the products are summed before the epilogue}}
    %i = fuse.index 2 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %r = arith.addf %a, %f : f32
    fuse.yield %r : f32
  }
  return %y : tensor<4x16xf32>
}

// -----

func.func @slice_past_the_end(%x: tensor<4x8xf32>) {
  // expected-error @below {{takes places 5:9 of dimension 1, which has 8}}
  %0 = fuse.slice %x[:, 5:9] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_of_one_past_the_end(%x: tensor<4x8xf32>) {
  // expected-error @below {{takes places 4:5 of dimension 0, which has 4}}
  %0 = fuse.slice %x[4, :] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_of_nothing(%x: tensor<4x8xf32>) {
  // expected-error @below {{expected places from 0 on and at least one of them, got 3:3}}
  %0 = fuse.slice %x[3:3, :] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_before_the_start(%x: tensor<4x8xf32>) {
  // expected-error @below {{expected places from 0 on and at least one of them, got -1:3}}
  %0 = fuse.slice %x[-1:3, :] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_of_a_dynamic_dimension(%x: tensor<?x8xf32>) {
  // expected-error @below {{cuts dimension 0, whose extent is dynamic; only a static one can be cut}}
  %0 = fuse.slice %x[0:4, :] : tensor<?x8xf32>
  return
}

// -----

func.func @slice_of_all(%x: tensor<4x8xf32>) {
  // expected-error @below {{cuts nothing}}
  %0 = fuse.slice %x[:, :] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_of_another_rank(%x: tensor<4x8xf32>) {
  // expected-error @below {{expected a ranked tensor or memref of 3 dimensions, one for each subscript}}
  %0 = fuse.slice %x[:, 0:4, 1] : tensor<4x8xf32>
  return
}

// -----

func.func @slice_of_a_slice(%x: memref<4x8xf32, strided<[16, 1]>>) {
  // expected-error @below {{which is not contiguous}}
  %0 = fuse.slice %x[:, 0:4] : memref<4x8xf32, strided<[16, 1]>>
  return
}

// -----

func.func @slice_of_another_type(%x: tensor<4x8xf32>) {
  // expected-error @below {{gives a 'tensor<4x4xf32>', not a 'tensor<4x5xf32>'}}
  %0 = "fuse.slice"(%x) {begins = array<i64: 0, 4>, lengths = array<i64: -1, 4>} : (tensor<4x8xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @slice_begins_at_all(%x: tensor<4x8xf32>) {
  // expected-error @below {{keeps all of dimension 0 and begins at 1}}
  %0 = "fuse.slice"(%x) {begins = array<i64: 1, 4>, lengths = array<i64: -1, 4>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @sort_alone(%x: f32) -> f32 {
  // expected-error @below {{expects parent op 'fuse.row'}}
  %0 = fuse.sort %x before {
  ^bb0(%a: f32, %b: f32):
    %t = arith.cmpf olt, %a, %b : f32
    fuse.yield %t : i1
  } : f32
  return %0 : f32
}

// -----

func.func @sort_over_two(%x: tensor<4x8xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = fuse.row (m, n) over(m, n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    // expected-error @below {{puts a row in order that lies along one dimension}}
    %s = fuse.sort %e before {
    ^bb0(%a: f32, %b: f32):
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %t : i1
    } : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @sort_arguments(%x: tensor<4x8xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    // expected-error @below {{region takes 2 arguments, got 1}}
    %s = fuse.sort %e before {
    ^bb0(%a: f32):
      %t = arith.cmpf olt, %a, %a : f32
      fuse.yield %t : i1
    } : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @sort_yield(%x: tensor<4x8xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    // expected-error @below {{region must yield ('i1'), got ('f32')}}
    %s = fuse.sort %e before {
    ^bb0(%a: f32, %b: f32):
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %a : f32
    } : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @sort_place(%x: tensor<4x8xf32>, %i: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<4x8xf32>) outs(%i[m, n] : tensor<4x8xf32>) body(%e) {
    %s = fuse.sort %e before {
    ^bb0(%a: f32, %b: f32):
      // expected-error @below {{may not stand in the region of 'fuse.sort', which compares elements}}
      %j = fuse.index 1 : index
      %t = arith.cmpf olt, %a, %b : f32
      fuse.yield %t : i1
    } : f32
    fuse.yield %s : f32
  }
  return %0 : tensor<4x8xf32>
}
