// RUN: fuse-opt %s -split-input-file --fuse-fold-constants | FileCheck %s
// RUN: fuse-opt %s -split-input-file --fuse-fold-constants --remarks-filter=fold-constants -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: fuse-opt %s -split-input-file --fuse-fold-constants=limit=4 | FileCheck %s --check-prefix=LIMIT
// RUN: fuse-opt %s -split-input-file --fuse-fold-constants=results | FileCheck %s --check-prefix=RESULTS

// A table of coordinates; what reads a reshape of it is one too, written in another order.
// CHECK-LABEL: func @chain
// CHECK-SAME:    (%[[X:[^:]*]]: tensor<2x3xf32>
// CHECK:         %[[T:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 5.000000e-01], [2.000000e+00, 1.000000e+00], [4.000000e+00, 2.000000e+00]]> : tensor<3x2xf32>
// CHECK-NOT:     outs
// CHECK:         ins(%[[X]][m, n] : tensor<2x3xf32>, %[[T]][n, m] : tensor<3x2xf32>)
// LIMIT-LABEL: func @chain
// LIMIT-COUNT-3: fuse.elementwise
// REMARK:      [Passed] folded | Category:fold-constants {{.*}}"depends on no input: a table of the compiler"
// REMARK:      [Passed] folded
func.func @chain(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.empty() : tensor<3xf32>
  %t = fuse.elementwise (n) outs(%0[n] : tensor<3xf32>) body() {
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i64
    %f = arith.sitofp %j : i64 to f32
    %p = math.exp2 %f : f32
    fuse.yield %p : f32
  }
  %r = tensor.expand_shape %t [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
  %1 = tensor.empty() : tensor<3x2xf32>
  %u = fuse.elementwise (m, n) ins(%r[n, 0] : tensor<3x1xf32>) outs(%1[n, m] : tensor<3x2xf32>) body(%e) {
    %i = fuse.index 0 : index
    %zero = arith.constant 0 : index
    %is = arith.cmpi eq, %i, %zero : index
    %half = arith.constant 0.5 : f32
    %h = arith.mulf %e, %half : f32
    %s = arith.select %is, %e, %h : f32
    fuse.yield %s : f32
  }
  %z = fuse.elementwise (m, n) ins(%x[m, n] : tensor<2x3xf32>, %u[n, m] : tensor<3x2xf32>)
      outs(%y[m, n] : tensor<2x3xf32>) body(%a, %b) {
    %s = arith.mulf %a, %b : f32
    fuse.yield %s : f32
  }
  return %z : tensor<2x3xf32>
}

// -----

// Several results, one of them returned: that one is written by a kernel, its other reader has the table.
// CHECK-LABEL: func @returned
// CHECK-SAME:    (%[[X:[^:]*]]: tensor<2xi32>
// CHECK:         %[[T:.*]] = arith.constant dense<[7, 8]> : tensor<2xi32>
// CHECK:         %[[U:.*]] = arith.constant dense<[true, false]> : tensor<2xi1>
// CHECK:         %[[K:.*]]:2 = fuse.elementwise
// CHECK:         %[[R:.*]] = tensor.expand_shape %[[K]]#0
// CHECK:         ins(%[[X]][n] : tensor<2xi32>, %[[T]][n] : tensor<2xi32>, %[[U]][n] : tensor<2xi1>)
// CHECK:         return %[[R]]
// With `results`, when no kernel is left that could write it: a constant as well, and nothing of the op stays.
// RESULTS-LABEL: func @returned
// RESULTS-NOT:     tensor.empty
// RESULTS:         %[[T:.*]] = arith.constant dense<[7, 8]> : tensor<2xi32>
// RESULTS:         %[[R:.*]] = tensor.expand_shape %[[T]]
// RESULTS:         fuse.elementwise
// RESULTS-NOT:     fuse.elementwise
// RESULTS:         return %[[R]]
func.func @returned(%x: tensor<2xi32>, %y: tensor<2xi32>) -> (tensor<1x2xi32>, tensor<2xi32>) {
  %0 = tensor.empty() : tensor<2xi32>
  %1 = tensor.empty() : tensor<2xi1>
  %t:2 = fuse.elementwise (n) outs(%0[n] : tensor<2xi32>, %1[n] : tensor<2xi1>) body() {
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.constant 7 : i32
    %s = arith.addi %j, %c : i32
    %is = arith.cmpi eq, %s, %c : i32
    fuse.yield %s, %is : i32, i1
  }
  %r = tensor.expand_shape %t#0 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
  %z = fuse.elementwise (n) ins(%x[n] : tensor<2xi32>, %t#0[n] : tensor<2xi32>, %t#1[n] : tensor<2xi1>)
      outs(%y[n] : tensor<2xi32>) body(%a, %b, %c) {
    %s = arith.select %c, %a, %b : i32
    fuse.yield %s : i32
  }
  return %r, %z : tensor<1x2xi32>, tensor<2xi32>
}

// -----

// What arith leaves undefined has the values of docs/Numbers.md; truncations round to nearest, to even; places are clamped.
// CHECK-LABEL: func @numbers
// CHECK:         dense<[-2147483648, 2147483647, 0]> : tensor<3xi32>
// CHECK:         dense<[0, -1, 0]> : tensor<3xi8>
// CHECK:         dense<-5> : tensor<3xi32>
// CHECK:         dense<[-5, 0, 0]> : tensor<3xi32>
// CHECK:         dense<-1> : tensor<3xi32>
// CHECK:         dense<[1.000000e+00, 1.001950e+00, 6.000980e-01]> : tensor<3xf16>
// CHECK:         dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
// CHECK:         dense<3> : tensor<3xi64>
// CHECK-NOT:     fuse.elementwise
func.func @numbers() {
  %k = arith.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %l = arith.constant dense<[1.00048828125, 1.00146484375, 0.6]> : tensor<3xf32>
  %i32 = tensor.empty() : tensor<3xi32>
  %i8 = tensor.empty() : tensor<3xi8>
  %f16 = tensor.empty() : tensor<3xf16>
  %f32 = tensor.empty() : tensor<3xf32>
  %i64 = tensor.empty() : tensor<3xi64>
  %t:8 = fuse.elementwise (n) ins(%k[n] : tensor<3xf32>, %l[n] : tensor<3xf32>, %k[] : tensor<3xf32>)
      outs(%i32[n] : tensor<3xi32>, %i8[n] : tensor<3xi8>, %i32[n] : tensor<3xi32>, %i32[n] : tensor<3xi32>, %i32[n] : tensor<3xi32>,
           %f16[n] : tensor<3xf16>, %f32[n] : tensor<3xf32>, %i64[n] : tensor<3xi64>) body(%e, %f, %g) {
    %a = arith.fptosi %e : f32 to i32
    %b = arith.fptoui %e : f32 to i8
    %zero = arith.constant 0 : i32
    %five = arith.constant -5 : i32
    %c = arith.divsi %five, %zero : i32
    %i = fuse.index 0 : index
    %j = arith.index_cast %i : index to i32
    %wide = arith.constant 32 : i32
    %amount = arith.muli %j, %wide : i32
    %d = arith.shli %five, %amount : i32
    %more = arith.addi %amount, %wide : i32
    %s = arith.shrsi %five, %more : i32
    %h = arith.truncf %f : f32 to f16
    %back2 = fuse.gather %g[%i] : tensor<?xf32>
    %n = fuse.extent %g, 0 : tensor<?xf32>
    %m = arith.index_cast %n : index to i64
    fuse.yield %a, %b, %c, %d, %s, %h, %back2, %m : i32, i8, i32, i32, i32, f16, f32, i64
  }
  "test.use"(%t#0, %t#1, %t#2, %t#3, %t#4, %t#5, %t#6, %t#7) : (tensor<3xi32>, tensor<3xi8>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf16>, tensor<3xf32>, tensor<3xi64>) -> ()
  return
}

// -----

// Where upstream's folders have another value: a shift of a single bit, the angle of no direction.
// CHECK-LABEL: func @folders
// CHECK:         dense<[true, false]> : tensor<2xi1>
// CHECK:         dense<[true, false]> : tensor<2xi1>
// CHECK:         dense<true> : tensor<2xi1>
// CHECK:         dense<[0.000000e+00, -0.000000e+00, 3.14159274, -3.14159274, 0.785398185]> : tensor<5xf32>
// CHECK-NOT:     fuse.elementwise
func.func @folders() {
  %amount = arith.constant dense<[false, true]> : tensor<2xi1>
  %y = arith.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0]> : tensor<5xf32>
  %x = arith.constant dense<[0.0, 0.0, -0.0, -0.0, 1.0]> : tensor<5xf32>
  %i1 = tensor.empty() : tensor<2xi1>
  %f32 = tensor.empty() : tensor<5xf32>
  %t:3 = fuse.elementwise (n) ins(%amount[n] : tensor<2xi1>) outs(%i1[n] : tensor<2xi1>, %i1[n] : tensor<2xi1>, %i1[n] : tensor<2xi1>) body(%a) {
    %one = arith.constant true
    %l = arith.shli %one, %a : i1
    %r = arith.shrui %one, %a : i1
    %s = arith.shrsi %one, %a : i1
    fuse.yield %l, %r, %s : i1, i1, i1
  }
  %u = fuse.elementwise (n) ins(%y[n] : tensor<5xf32>, %x[n] : tensor<5xf32>) outs(%f32[n] : tensor<5xf32>) body(%a, %b) {
    %s = math.atan2 %a, %b : f32
    fuse.yield %s : f32
  }
  "test.use"(%t#0, %t#1, %t#2, %u) : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<5xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func @clamped
// CHECK:         dense<[2, 2, 3, 5]> : tensor<4xi32>
func.func @clamped() {
  %k = arith.constant dense<[2, 3, 5]> : tensor<3xi32>
  %0 = tensor.empty() : tensor<4xi32>
  %t = fuse.elementwise (n) ins(%k[] : tensor<3xi32>) outs(%0[n] : tensor<4xi32>) body(%g) {
    %i = fuse.index 0 : index
    %one = arith.constant 1 : index
    %before = arith.subi %i, %one : index
    %e = fuse.gather %g[%before] : tensor<?xi32>
    fuse.yield %e : i32
  }
  "test.use"(%t) : (tensor<4xi32>) -> ()
  return
}

// -----

// An activation has no value here, an input is not known, a size neither; a result of the function is written by its kernel.
// CHECK-LABEL: func @left
// CHECK-COUNT-4: fuse.elementwise
// REMARK:      [Missed] folded {{.*}}"depends on no input, but has code that is not evaluated here"
// RESULTS-LABEL: func @left
// RESULTS:         %[[C:.*]] = arith.constant dense<7.000000e+00> : tensor<2xf32>
// RESULTS:         return %[[C]]
func.func @left(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %0 = tensor.empty() : tensor<2xf32>
  %t = fuse.elementwise (n) outs(%0[n] : tensor<2xf32>) body() {
    %c = arith.constant 7.0 : f32
    %s = fuse.gelu tanh %c : f32
    fuse.yield %s : f32
  }
  %u = fuse.elementwise (n) ins(%x[n] : tensor<2xf32>) outs(%0[n] : tensor<2xf32>) body(%e) {
    %s = arith.addf %e, %e : f32
    fuse.yield %s : f32
  }
  %1 = tensor.empty(%n) : tensor<?xf32>
  %v = fuse.elementwise (n) outs(%1[n] : tensor<?xf32>) body() {
    %c = arith.constant 7.0 : f32
    fuse.yield %c : f32
  }
  %w = fuse.elementwise (n) outs(%0[n] : tensor<2xf32>) body() {
    %c = arith.constant 7.0 : f32
    fuse.yield %c : f32
  }
  "test.use"(%t, %u, %v) : (tensor<2xf32>, tensor<2xf32>, tensor<?xf32>) -> ()
  return %w : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @in_kernel
// CHECK:         fuse.elementwise
func.func @in_kernel() {
  %0 = tensor.empty() : tensor<2xf32>
  %k = fuse.kernel "k" {
    %t = fuse.elementwise (n) outs(%0[n] : tensor<2xf32>) body() {
      %c = arith.constant 7.0 : f32
      fuse.yield %c : f32
    }
    fuse.yield %t : tensor<2xf32>
  } : tensor<2xf32>
  "test.use"(%k) : (tensor<2xf32>) -> ()
  return
}

// -----

// LIMIT-LABEL: func @small
// LIMIT-NOT:     fuse.elementwise
// LIMIT-LABEL: func @large
// LIMIT:         fuse.elementwise
func.func @small() {
  %0 = tensor.empty() : tensor<4xi1>
  %t = fuse.elementwise (n) outs(%0[n] : tensor<4xi1>) body() {
    %c = arith.constant true
    fuse.yield %c : i1
  }
  "test.use"(%t) : (tensor<4xi1>) -> ()
  return
}
func.func @large() {
  %0 = tensor.empty() : tensor<5xi1>
  %t = fuse.elementwise (n) outs(%0[n] : tensor<5xi1>) body() {
    %c = arith.constant true
    fuse.yield %c : i1
  }
  "test.use"(%t) : (tensor<5xi1>) -> ()
  return
}

// -----

// Data beside the text is read, a byte for each of i1; more than the limit is not.
// CHECK-LABEL: func @beside
// CHECK-DAG:     arith.constant dense<[3, 4, -1]> : tensor<3xi64>
// CHECK-DAG:     arith.constant dense<[0, 1, 0]> : tensor<3xi8>
// CHECK-NOT:     fuse.elementwise
// CHECK:         return
// LIMIT-LABEL: func @beside
// LIMIT:         fuse.elementwise
func.func @beside() {
  %c = arith.constant dense_resource<numbers> : tensor<3xi64>
  %m = arith.constant dense_resource<bits> : tensor<3xi1>
  %0 = tensor.empty() : tensor<3xi64>
  %1 = tensor.empty() : tensor<3xi8>
  %t:2 = fuse.elementwise (n) ins(%c[n] : tensor<3xi64>, %m[n] : tensor<3xi1>)
      outs(%0[n] : tensor<3xi64>, %1[n] : tensor<3xi8>) body(%a, %b) {
    %one = arith.constant 1 : i64
    %s = arith.addi %a, %one : i64
    %e = arith.extui %b : i1 to i8
    fuse.yield %s, %e : i64, i8
  }
  "test.use"(%t#0, %t#1) : (tensor<3xi64>, tensor<3xi8>) -> ()
  return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x0800000002000000000000000300000000000000FEFFFFFFFFFFFFFF",
      bits: "0x01000000000100"
    }
  }
#-}
