// Reductions across memory (the contiguous dimension is kept), over several dimensions and of few
// long rows, which several blocks share; sizes that divide nothing, dynamic ones, one row, one column.
// RUN: fuse-run %s --function=columns --device=cpu --at=kernels --dims=M=1000,N=301 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=sm_90a --dims=M=1000,N=301 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=sm_90a --dims=M=1,N=1 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=gfx942 --dims=M=513,N=33 --check
// RUN: fuse-run %s --function=columns --device=sim --chip=gfx942 --dims=M=0,N=5 --check
// RUN: fuse-run %s --function=tokens --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=tokens --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=channels --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=channels --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=channels --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=softmax_across --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=softmax_across --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=softmax_across --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=softmax_long --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=softmax_long --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=softmax_long --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=largest --device=cpu --at=kernels --dims=M=70001 --check
// RUN: fuse-run %s --function=largest --device=sim --chip=sm_90a --dims=M=70001 --check
// RUN: fuse-run %s --function=largest --device=sim --chip=sm_90a --dims=M=3 --check
// RUN: fuse-run %s --function=largest --device=sim --chip=gfx942 --dims=M=300001 --check
// RUN: fuse-run %s --function=nan --device=sim --chip=sm_90a --check | FileCheck %s --check-prefix=NAN
// RUN: fuse-run %s --function=nan --device=sim --chip=gfx942 --check | FileCheck %s --check-prefix=NAN
// RUN: fuse-run %s --function=all_infinite --device=sim --chip=sm_90a --check | FileCheck %s --check-prefix=INF
// RUN: fuse-run %s --function=argmax --device=cpu --at=kernels --check
// RUN: fuse-run %s --function=argmax --device=sim --chip=sm_90a --check
// RUN: fuse-run %s --function=argmax --device=sim --chip=gfx942 --check
// RUN: fuse-run %s --function=few_rows --device=sim --chip=sm_90a --dims=M=3 --check
// RUN: fuse-run %s --function=few_rows --device=sim --chip=gfx942 --dims=M=20 --check

// NAN: result 0 {{.*}} ok
// INF: result 0 {{.*}} ok

func.func @columns(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) dimensions = [0]
  return %s : tensor<?xf32>
}

func.func @tokens(%x: tensor<3x301x77xf16>) -> tensor<3x77xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x77xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x77xf32>) -> tensor<3x77xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, s, h) -> (b, s, h)>, affine_map<(b, s, h) -> (b, h)>],
                       iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<3x301x77xf16>) outs(%f : tensor<3x77xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %t = arith.addf %o, %w : f32
    linalg.yield %t : f32
  } -> tensor<3x77xf32>
  return %s : tensor<3x77xf32>
}

func.func @channels(%x: tensor<37x3x7x119xf32>) -> tensor<3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<37x3x7x119xf32>) outs(%f : tensor<3xf32>) dimensions = [0, 2, 3]
  return %s : tensor<3xf32>
}

func.func @softmax_across(%x: tensor<2x667x40xf32>) -> tensor<2x667x40xf32> {
  %e = tensor.empty() : tensor<2x667x40xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<2x667x40xf32>) outs(%e : tensor<2x667x40xf32>) -> tensor<2x667x40xf32>
  return %s : tensor<2x667x40xf32>
}

func.func @softmax_long(%x: tensor<1x300007xf32>) -> tensor<1x300007xf32> {
  %e = tensor.empty() : tensor<1x300007xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<1x300007xf32>) outs(%e : tensor<1x300007xf32>) -> tensor<1x300007xf32>
  return %s : tensor<1x300007xf32>
}

func.func @largest(%x: tensor<?xf32>) -> tensor<f32> {
  %z = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.reduce { arith.maximumf } ins(%x : tensor<?xf32>) outs(%f : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}

// One NaN among 200,000, in one part.
func.func @nan(%x: tensor<200003xf32>) -> tensor<f32> {
  %z = arith.constant 0xFF800000 : f32
  %q = arith.constant 0x7FC00000 : f32
  %place = arith.constant 150001 : index
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                       iterator_types = ["reduction"]} ins(%x : tensor<200003xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = arith.cmpi eq, %i, %place : index
    %v = arith.select %c, %q, %a : f32
    %m = arith.maximumf %o, %v : f32
    linalg.yield %m : f32
  } -> tensor<f32>
  return %s : tensor<f32>
}

func.func @all_infinite(%x: tensor<200003xf32>) -> tensor<f32> {
  %z = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                       iterator_types = ["reduction"]} ins(%x : tensor<200003xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.mulf %a, %a : f32
    %inf = arith.constant 0x7F800000 : f32
    %v = arith.addf %b, %inf : f32
    %m = arith.minimumf %o, %v : f32
    linalg.yield %m : f32
  } -> tensor<f32>
  return %s : tensor<f32>
}

func.func @argmax(%x: tensor<2x150001xf32>) -> tensor<2xi64> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %ei = tensor.empty() : tensor<2xi64>
  %fi = linalg.fill ins(%zero : i64) outs(%ei : tensor<2xi64>) -> tensor<2xi64>
  %s:2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>],
                         iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x150001xf32>) outs(%f, %fi : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %o: f32, %p: i64):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %c = arith.cmpf ogt, %a, %o : f32
    %v = arith.select %c, %a, %o : f32
    %w = arith.select %c, %j, %p : i64
    linalg.yield %v, %w : f32, i64
  } -> (tensor<2xf32>, tensor<2xi64>)
  return %s#1 : tensor<2xi64>
}

// Rows that the call counts: few are shared by blocks, many are not.
func.func @few_rows(%x: tensor<?x90001xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x90001xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<?x90001xf32>) outs(%f : tensor<?xf32>) dimensions = [1]
  return %s : tensor<?xf32>
}
