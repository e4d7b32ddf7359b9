// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>"' | FileCheck %s
// RUN: fuse-opt %s --fuse-to-target='chip=sm_90a schedule="#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 2>"' | FileCheck %s --check-prefix=TWO

// The left operand has rows of odd length: the producers copy it. The right one is loaded by tensor map.

// CHECK-LABEL: llvm.func @main_0(
// CHECK-SAME: tensor_maps = [
// CHECK-SAME: <argument = 1, box = [64, 64],
// The bytes are announced by one thread, the copies by four warps.
// CHECK: nvvm.mbarrier.init %{{.*}}, %c5_i32
// The producers keep registers, more where consumers have few accumulators, and all of them run.
// CHECK: nvvm.setmaxregister decrease [[#MANY:]]
// CHECK-NOT: nvvm.elect.sync
// CHECK: scf.for
// CHECK:   scf.for
// CHECK:     nvvm.mbarrier.try_wait
// CHECK:     scf.if
// CHECK:       nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c[[#mul(64,128)]]_i32
// Eight units of 16 bytes a thread, and the chunk after a line.
// CHECK-COUNT-9: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache = cg
// CHECK:     nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK:     nvvm.cp.async.commit.group
// Two rounds later a thread shifts its line, and its warp hands the slot over.
// CHECK:     scf.if
// CHECK:       nvvm.cp.async.wait.group 2
// CHECK:       nvvm.barrier id = %c1_i32 number_of_threads = %c128_i32
// The four chunks of half a line come from five.
// CHECK-COUNT-5: llvm.load %{{.*}} : !llvm.ptr<3> -> vector<4xi32>
// CHECK: llvm.intr.fshr
// CHECK-COUNT-4: llvm.store %{{.*}} : vector<4xi32>, !llvm.ptr<3>
// CHECK-COUNT-4: llvm.load %{{.*}} : !llvm.ptr<3> -> vector<4xi32>
// CHECK-COUNT-4: llvm.store %{{.*}} : vector<4xi32>, !llvm.ptr<3>
// CHECK:       nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>
// CHECK:       nvvm.bar.warp.sync
// CHECK:       nvvm.mbarrier.arrive
// The rounds that are left.
// CHECK: scf.for {{.*}} = %c0_i32 to %c2_i32
// CHECK:   nvvm.cp.async.commit.group
// CHECK:     nvvm.cp.async.wait.group 2
// CHECK: nvvm.setmaxregister increase [[#div(mul(12,168) - mul(4,MANY),8)]]

// With two slots the one that was filled is handed over at once.
// TWO: nvvm.cp.async.commit.group
// TWO-NEXT: nvvm.cp.async.wait.group 0

func.func @main(%x: tensor<?x77xf16>, %w: tensor<77x64xf16>, %o: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x77xf16>) rhs(%w[k, n] : tensor<77x64xf16>)
      outs(%o[m, n] : tensor<?x64xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x64xf16>
}
