// RUN: fuse-opt %s -split-input-file --fuse-cross-reshapes | FileCheck %s

// Forwards: the reshape of what is read becomes one of the result.

// CHECK-LABEL: func.func @consumer
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[B:.*]]: tensor<12xf32>
// CHECK:         %[[P:.*]] = fuse.elementwise (b, g, c)
// CHECK:         %[[V:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1]] output_shape [3, 4]
// CHECK:         %[[Q:.*]] = fuse.elementwise (m, n, n1)
// CHECK-NEXT:    ins(%[[P]][m, n, n1] : tensor<2x3x4xf32>, %[[V]][n, n1] : tensor<3x4xf32>)
// CHECK:         %[[R:.*]] = tensor.collapse_shape %[[Q]] {{\[\[}}0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
// CHECK:         return %[[R]]
func.func @consumer(%x: tensor<2x3xf32>, %b: tensor<12xf32>) -> tensor<2x12xf32> {
  %i = tensor.empty() : tensor<2x3x4xf32>
  %p = fuse.elementwise (b, g, c) ins(%x[b, g] : tensor<2x3xf32>) outs(%i[b, g, c] : tensor<2x3x4xf32>) body(%e) {
    fuse.yield %e : f32
  }
  %r = tensor.collapse_shape %p [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %j = tensor.empty() : tensor<2x12xf32>
  %q = fuse.elementwise (m, n) ins(%r[m, n] : tensor<2x12xf32>, %b[n] : tensor<12xf32>) outs(%j[m, n] : tensor<2x12xf32>) body(%e, %f) {
    %s = arith.addf %e, %f : f32
    fuse.yield %s : f32
  }
  return %q : tensor<2x12xf32>
}

// -----

// Backwards, of a dynamic batch; the cast is as cheap to repeat as its result is to read.

// CHECK-LABEL: func.func @producer
// CHECK-SAME:    %[[X:.*]]: tensor<?x12xf16>
// CHECK:         %[[V:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, 3, 4]
// CHECK:         %[[P:.*]] = fuse.elementwise (m, n, n1)
// CHECK-NEXT:    ins(%[[V]][m, n, n1] : tensor<?x3x4xf16>)
// CHECK:         fuse.row (b, g, c) over(c)
// CHECK-NEXT:    ins(%[[P]][b, g, c]
func.func @producer(%x: tensor<?x12xf16>, %i: tensor<?x12xf32>, %k: tensor<?x3xf32>, %m: index) -> (tensor<?x3xf32>, tensor<?x12xf32>) {
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x12xf16>) outs(%i[m, n] : tensor<?x12xf32>) body(%e) {
    %w = arith.extf %e : f16 to f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [%m, 3, 4] : tensor<?x12xf32> into tensor<?x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<?x3x4xf32>) outs(%k[b, g] : tensor<?x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s, %p : tensor<?x3xf32>, tensor<?x12xf32>
}

// -----

// Costly work that others read too stays as it is.

// CHECK-LABEL: func.func @costly
// CHECK:         fuse.elementwise (m, n)
// CHECK:         tensor.expand_shape
// CHECK:         fuse.row
func.func @costly(%x: tensor<8x12xf32>) -> (tensor<8x3xf32>, tensor<8x12xf32>) {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e) {
    %w = math.exp %e : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s, %p : tensor<8x3xf32>, tensor<8x12xf32>
}

// -----

// Work that asks where it is along what becomes two dimensions computes it.

// CHECK-LABEL: func.func @coordinate
// CHECK:         fuse.elementwise (m, n, n1)
// CHECK:         %[[N:.*]] = fuse.index 1
// CHECK:         %[[N1:.*]] = fuse.index 2
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK:         %[[P:.*]] = arith.muli %[[N]], %[[C4]]
// CHECK:         arith.addi %[[P]], %[[N1]]
// CHECK-NOT:     tensor.expand_shape
// CHECK:         fuse.row
func.func @coordinate(%x: tensor<8x12xf32>) -> tensor<8x3xf32> {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e) {
    %c = fuse.index 1 : index
    %j = arith.index_cast %c : index to i32
    %f = arith.sitofp %j : i32 to f32
    %w = arith.addf %e, %f : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<8x3xf32>
}

// -----

// And what would join nothing: a matmul reads the reshape.

// CHECK-LABEL: func.func @matmul
// CHECK:         fuse.elementwise (m)
// CHECK:         tensor.expand_shape
// CHECK:         fuse.matmul
func.func @matmul(%x: tensor<4096xf16>, %w: tensor<64x64xf16>, %i: tensor<4096xf16>, %k: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %p = fuse.elementwise (m) ins(%x[m] : tensor<4096xf16>) outs(%i[m] : tensor<4096xf16>) body(%e) {
    %s = arith.addf %e, %e : f16
    fuse.yield %s : f16
  }
  %r = tensor.expand_shape %p [[0, 1]] output_shape [64, 64] : tensor<4096xf16> into tensor<64x64xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%r[m, k] : tensor<64x64xf16>) rhs(%w[n, k] : tensor<64x64xf16>)
      outs(%k[m, n] : tensor<64x64xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  return %y : tensor<64x64xf16>
}

// -----

// One input shows the extent, the other does not.

// CHECK-LABEL: func.func @mixed
// CHECK:         fuse.elementwise (m, n)
// CHECK:         tensor.expand_shape
func.func @mixed(%x: tensor<8x12xf32>, %y: tensor<?x?xf32>) -> tensor<8x3xf32> {
  %i = tensor.empty() : tensor<8x12xf32>
  %k = tensor.empty() : tensor<8x3xf32>
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<8x12xf32>, %y[m, n] : tensor<?x?xf32>) outs(%i[m, n] : tensor<8x12xf32>) body(%e, %f) {
    %w = arith.addf %e, %f : f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<8x3x4xf32>) outs(%k[b, g] : tensor<8x3xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<8x3xf32>
}

// -----

// A view of a tensor of no elements is an empty tensor: bufferization would ask what 0x? collapses to.

// CHECK-LABEL: func.func @view_of_nothing
// CHECK-NOT:     tensor.collapse_shape
// CHECK:         %[[V:.*]] = tensor.empty(%{{.*}}) : tensor<?xf32>
// CHECK:         fuse.elementwise (n)
// CHECK-NEXT:      ins(%[[V]][n] : tensor<?xf32>)
func.func @view_of_nothing(%x: tensor<0x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  %y = fuse.elementwise (n) ins(%c[n] : tensor<?xf32>) outs(%o[n] : tensor<?xf32>) body(%e) {
    %t = math.exp %e : f32
    fuse.yield %t : f32
  }
  return %y : tensor<?xf32>
}

// -----

// Heads of a projection: the matmul gives what the copy reads, written over rows and columns. The
// weight is a slice, cut between heads; what reads the result as it was reads a view.

// CHECK-LABEL: func.func @heads
// CHECK-SAME:    %[[X:.*]]: tensor<14x48xf32>, %[[W:.*]]: tensor<96x48xf32>, %[[B:.*]]: tensor<48xf32>
// CHECK-DAG:     %[[XV:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0, 1], [2]] output_shape [2, 7, 48]
// CHECK-DAG:     %[[WV:.*]] = tensor.expand_shape %[[W]] {{\[\[}}0, 1], [2]] output_shape [6, 16, 48]
// CHECK-DAG:     %[[S:.*]] = fuse.slice %[[WV]][3:6, :, :] : tensor<6x16x48xf32>
// CHECK-DAG:     %[[BV:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1]] output_shape [3, 16]
// CHECK:         %[[P:.*]] = fuse.matmul (m, m1, n, n1, k) acc(f32)
// CHECK-NEXT:      lhs(%[[XV]][m, m1, k] : tensor<2x7x48xf32>)
// CHECK-NEXT:      rhs(%[[S]][n, n1, k] : tensor<3x16x48xf32>)
// CHECK-NEXT:      aux(%[[BV]][n, n1] : tensor<3x16xf32>)
// CHECK-NEXT:      outs(%{{.*}}[m, m1, n, n1] : tensor<2x7x3x16xf32>)
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[P]] {{\[\[}}0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
// CHECK:         %[[H:.*]] = fuse.elementwise
// CHECK-NEXT:      ins(%[[P]][b, m, h, n] : tensor<2x7x3x16xf32>)
// CHECK:         return %[[H]], %[[C]]
func.func @heads(%x: tensor<14x48xf32>, %w: tensor<96x48xf32>, %b: tensor<48xf32>, %i: tensor<14x48xf32>, %j: tensor<2x3x7x16xf32>) -> (tensor<2x3x7x16xf32>, tensor<14x48xf32>) {
  %s = fuse.slice %w[48:96, :] : tensor<96x48xf32>
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<14x48xf32>) rhs(%s[n, k] : tensor<48x48xf32>)
      aux(%b[n] : tensor<48xf32>) outs(%i[m, n] : tensor<14x48xf32>) epilogue(%a, %e) {
    %t = arith.addf %a, %e : f32
    fuse.yield %t : f32
  }
  %r = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
  %h = fuse.elementwise (b, h, m, n) ins(%r[b, m, h, n] : tensor<2x7x3x16xf32>) outs(%j[b, h, m, n] : tensor<2x3x7x16xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return %h, %p : tensor<2x3x7x16xf32>, tensor<14x48xf32>
}

// -----

// A first extent that is dynamic is that of the reshape, if it is known before the row op. Of a matmul
// nothing would be known of the tiles then.

// CHECK-LABEL: func.func @dynamic_rows
// CHECK:         fuse.row (m, m1, n) over(n)
// CHECK:         outs(%{{.*}}[m, m1] : tensor<?x7xf32>)
// CHECK:         fuse.elementwise
func.func @dynamic_rows(%x: tensor<?x256xf32>, %i: tensor<?xf32>, %j: tensor<7x?xf32>, %n: index) -> tensor<7x?xf32> {
  %p = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x256xf32>) outs(%i[m] : tensor<?xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  %r = tensor.expand_shape %p [[0, 1]] output_shape [%n, 7] : tensor<?xf32> into tensor<?x7xf32>
  %h = fuse.elementwise (b, h) ins(%r[b, h] : tensor<?x7xf32>) outs(%j[h, b] : tensor<7x?xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return %h : tensor<7x?xf32>
}
// CHECK-LABEL: func.func @dynamic_heads
// CHECK:         fuse.matmul (m, n, k)
func.func @dynamic_heads(%x: tensor<?x256xf16>, %w: tensor<512x256xf16>, %i: tensor<?x512xf16>, %j: tensor<?x4x128x128xf16>, %n: index) -> tensor<?x4x128x128xf16> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x256xf16>) rhs(%w[n, k] : tensor<512x256xf16>)
      outs(%i[m, n] : tensor<?x512xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %r = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [%n, 128, 4, 128] : tensor<?x512xf16> into tensor<?x128x4x128xf16>
  %h = fuse.elementwise (b, h, m, n) ins(%r[b, m, h, n] : tensor<?x128x4x128xf16>) outs(%j[b, h, m, n] : tensor<?x4x128x128xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %h : tensor<?x4x128x128xf16>
}

// -----

// Tiles would end every 16 rows: eight times as many.

// CHECK-LABEL: func.func @short_sequences
// CHECK:         fuse.matmul (m, n, k)
func.func @short_sequences(%x: tensor<256x256xf16>, %w: tensor<4096x256xf16>, %i: tensor<256x4096xf16>, %j: tensor<16x32x16x128xf16>) -> tensor<16x32x16x128xf16> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<256x256xf16>) rhs(%w[n, k] : tensor<4096x256xf16>)
      outs(%i[m, n] : tensor<256x4096xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %r = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [16, 16, 32, 128] : tensor<256x4096xf16> into tensor<16x16x32x128xf16>
  %h = fuse.elementwise (b, h, m, n) ins(%r[b, m, h, n] : tensor<16x16x32x128xf16>) outs(%j[b, h, m, n] : tensor<16x32x16x128xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %h : tensor<16x32x16x128xf16>
}

// Heads of half a tile are twice the tiles: done where few products are summed, not where many are.

// CHECK-LABEL: func.func @shallow
// CHECK:         fuse.matmul (m, m1, n, n1, k)
// CHECK-LABEL: func.func @deep
// CHECK:         fuse.matmul (m, n, k)
func.func @shallow(%x: tensor<1024x1024xf16>, %w: tensor<1024x1024xf16>, %i: tensor<1024x1024xf16>, %j: tensor<2x16x512x64xf16>) -> tensor<2x16x512x64xf16> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<1024x1024xf16>) rhs(%w[n, k] : tensor<1024x1024xf16>)
      outs(%i[m, n] : tensor<1024x1024xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %r = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [2, 512, 16, 64] : tensor<1024x1024xf16> into tensor<2x512x16x64xf16>
  %h = fuse.elementwise (b, h, m, n) ins(%r[b, m, h, n] : tensor<2x512x16x64xf16>) outs(%j[b, h, m, n] : tensor<2x16x512x64xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %h : tensor<2x16x512x64xf16>
}
func.func @deep(%x: tensor<1024x2048xf16>, %w: tensor<1024x2048xf16>, %i: tensor<1024x1024xf16>, %j: tensor<2x16x512x64xf16>) -> tensor<2x16x512x64xf16> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<1024x2048xf16>) rhs(%w[n, k] : tensor<1024x2048xf16>)
      outs(%i[m, n] : tensor<1024x1024xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %r = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [2, 512, 16, 64] : tensor<1024x1024xf16> into tensor<2x512x16x64xf16>
  %h = fuse.elementwise (b, h, m, n) ins(%r[b, m, h, n] : tensor<2x512x16x64xf16>) outs(%j[b, h, m, n] : tensor<2x16x512x64xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %h : tensor<2x16x512x64xf16>
}

// More heads than a head has columns: tiles would lie across the heads.

// CHECK-LABEL: func.func @many_heads
// CHECK:         fuse.matmul (m, n, k)
func.func @many_heads(%x: tensor<16x64xf16>, %w: tensor<256x64xf16>, %i: tensor<16x256xf16>, %j: tensor<32x16x8xf16>) -> tensor<32x16x8xf16> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<16x64xf16>) rhs(%w[n, k] : tensor<256x64xf16>)
      outs(%i[m, n] : tensor<16x256xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [16, 32, 8] : tensor<16x256xf16> into tensor<16x32x8xf16>
  %h = fuse.elementwise (h, m, n) ins(%r[m, h, n] : tensor<16x32x8xf16>) outs(%j[h, m, n] : tensor<32x16x8xf16>) body(%e) {
    fuse.yield %e : f16
  }
  return %h : tensor<32x16x8xf16>
}

// -----

// The slice is cut within a head; the reader broadcasts.

// CHECK-LABEL: func.func @cut_within
// CHECK:         fuse.matmul (m, n, k)
// CHECK-NOT:     collapse_shape
func.func @cut_within(%x: tensor<14x48xf32>, %w: tensor<64x48xf32>, %i: tensor<14x48xf32>, %j: tensor<3x14x16xf32>) -> tensor<3x14x16xf32> {
  %s = fuse.slice %w[8:56, :] : tensor<64x48xf32>
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<14x48xf32>) rhs(%s[n, k] : tensor<48x48xf32>)
      outs(%i[m, n] : tensor<14x48xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [14, 3, 16] : tensor<14x48xf32> into tensor<14x3x16xf32>
  %h = fuse.elementwise (h, m, n) ins(%r[m, h, n] : tensor<14x3x16xf32>) outs(%j[h, m, n] : tensor<3x14x16xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return %h : tensor<3x14x16xf32>
}
// CHECK-LABEL: func.func @broadcast
// CHECK-SAME:    %[[X:[^:]*]]: tensor<14x48xf32>, %[[W:[^:]*]]: tensor<48x48xf32>
// CHECK-NEXT:    %[[P:.*]] = fuse.matmul (m, n, k)
// CHECK:         %[[R:.*]] = tensor.expand_shape %[[P]]
// CHECK-NEXT:    fuse.elementwise
// CHECK-NEXT:    ins(%[[R]][m, h, n]
// CHECK-NOT:     collapse_shape
func.func @broadcast(%x: tensor<14x48xf32>, %w: tensor<48x48xf32>, %i: tensor<14x48xf32>, %j: tensor<5x3x14x16xf32>) -> tensor<5x3x14x16xf32> {
  %p = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<14x48xf32>) rhs(%w[n, k] : tensor<48x48xf32>)
      outs(%i[m, n] : tensor<14x48xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [14, 3, 16] : tensor<14x48xf32> into tensor<14x3x16xf32>
  %h = fuse.elementwise (g, h, m, n) ins(%r[m, h, n] : tensor<14x3x16xf32>) outs(%j[g, h, m, n] : tensor<5x3x14x16xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return %h : tensor<5x3x14x16xf32>
}

// -----

// A row op reads what elementwise work gave over more dimensions; a row that a reshape divides stays.

// CHECK-LABEL: func.func @rows
// CHECK:         %[[P:.*]] = fuse.elementwise (b, g, n)
// CHECK:         %[[S:.*]] = fuse.row (m, m1, n) over(n)
// CHECK-NEXT:      ins(%[[P]][m, m1, n] : tensor<2x3x16xf32>)
// CHECK:         tensor.collapse_shape %[[S]] {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
func.func @rows(%x: tensor<2x16xf32>, %y: tensor<3x16xf32>, %i: tensor<2x3x16xf32>, %k: tensor<6xf32>) -> tensor<6xf32> {
  %p = fuse.elementwise (b, g, n) ins(%x[b, n] : tensor<2x16xf32>, %y[g, n] : tensor<3x16xf32>) outs(%i[b, g, n] : tensor<2x3x16xf32>) body(%e, %f) {
    %w = arith.mulf %e, %f : f32
    fuse.yield %w : f32
  }
  %c = tensor.collapse_shape %p [[0, 1], [2]] : tensor<2x3x16xf32> into tensor<6x16xf32>
  %s = fuse.row (m, n) over(n) ins(%c[m, n] : tensor<6x16xf32>) outs(%k[m] : tensor<6xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<6xf32>
}
// CHECK-LABEL: func.func @divided_row
// CHECK:         fuse.row (m, n) over(n)
func.func @divided_row(%x: tensor<2x16xf32>, %y: tensor<3x16xf32>, %i: tensor<2x3x16xf32>, %k: tensor<2xf32>) -> tensor<2xf32> {
  %p = fuse.elementwise (b, g, n) ins(%x[b, n] : tensor<2x16xf32>, %y[g, n] : tensor<3x16xf32>) outs(%i[b, g, n] : tensor<2x3x16xf32>) body(%e, %f) {
    %w = arith.mulf %e, %f : f32
    fuse.yield %w : f32
  }
  %c = tensor.collapse_shape %p [[0], [1, 2]] : tensor<2x3x16xf32> into tensor<2x48xf32>
  %s = fuse.row (m, n) over(n) ins(%c[m, n] : tensor<2x48xf32>) outs(%k[m] : tensor<2xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s : tensor<2xf32>
}

// -----

// A size that the type has is a number, whatever spells it: memrefs take nothing else.

// CHECK-LABEL: func.func @constant_size
// CHECK-SAME:    %[[X:.*]]: tensor<?x?xf16>
// CHECK:         tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, %{{.*}}, 4] : tensor<?x?xf16> into tensor<?x?x4xf16>
func.func @constant_size(%x: tensor<?x?xf16>, %i: tensor<?x?xf32>, %k: tensor<?x?xf32>, %m: index, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %p = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x?xf16>) outs(%i[m, n] : tensor<?x?xf32>) body(%e) {
    %w = arith.extf %e : f16 to f32
    fuse.yield %w : f32
  }
  %r = tensor.expand_shape %p [[0], [1, 2]] output_shape [%m, %n, %c4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  %s = fuse.row (b, g, c) over(c) ins(%r[b, g, c] : tensor<?x?x4xf32>) outs(%k[b, g] : tensor<?x?xf32>) body(%e) {
    %t = fuse.reduce addf %e : f32
    fuse.yield %t : f32
  }
  return %s, %p : tensor<?x?xf32>, tensor<?x?xf32>
}
