// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(fuse-split-long-blocks{longest=6 piece=2}))" | FileCheck %s
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(fuse-split-long-blocks))" | FileCheck %s --check-prefix=SHORT
// RUN: not fuse-opt %s --pass-pipeline="builtin.module(gpu.module(fuse-split-long-blocks{longest=6 piece=0}))" 2>&1 | FileCheck %s --check-prefix=BAD

// SHORT-NOT: scf.if
// BAD: error: fuse-split-long-blocks: pieces of 0 ops in blocks of up to 6; a piece has one op or more, and no more than a block

gpu.module @kernels {
  // What later pieces and the store use are results; loads and barriers stay where they are, constants too.
  // CHECK-LABEL: llvm.func @long(
  // CHECK: %[[X:.*]] = llvm.load
  // CHECK: %[[ONE:.*]] = llvm.inline_asm has_side_effects "s_mov_b32 $0, 1", "=s" : () -> i32
  // CHECK-NEXT: %[[HOLDS:.*]] = arith.trunci %[[ONE]] : i32 to i1
  // CHECK-NEXT: %[[P:.*]]:2 = scf.if %[[HOLDS]] -> (f32, f32) {
  // CHECK-NEXT: %[[A:.*]] = arith.addf %[[X]], %[[X]]
  // CHECK-NEXT: %[[B:.*]] = llvm.call_intrinsic "llvm.amdgcn.exp2"(%[[A]])
  // CHECK-NEXT: scf.yield %[[A]], %[[B]] : f32, f32
  // CHECK-NEXT: } else {
  // CHECK: scf.yield %{{.*}}, %{{.*}} : f32, f32
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.s.barrier"
  // CHECK: %[[Q:.*]] = scf.if %{{.*}} -> (f32) {
  // CHECK-NEXT: %[[C:.*]] = arith.mulf %[[P]]#0, %[[P]]#1
  // CHECK-NEXT: %[[D:.*]] = arith.addf %[[C]], %{{.*}}
  // CHECK-NEXT: scf.yield %[[D]] : f32
  // A piece that is not whole stays.
  // CHECK: %[[E:.*]] = arith.mulf %[[Q]], %[[Q]]
  // CHECK-NEXT: llvm.store %[[E]]
  llvm.func @long(%p: !llvm.ptr<1>) {
    %x = llvm.load %p : !llvm.ptr<1> -> f32
    %a = arith.addf %x, %x : f32
    %b = llvm.call_intrinsic "llvm.amdgcn.exp2"(%a) : (f32) -> f32
    llvm.call_intrinsic "llvm.amdgcn.s.barrier"() : () -> ()
    %c = arith.mulf %a, %b : f32
    %one = arith.constant 1.0 : f32
    %d = arith.addf %c, %one : f32
    %e = arith.mulf %d, %d : f32
    llvm.store %e, %p : f32, !llvm.ptr<1>
    llvm.return
  }

  // Six ops are not too many.
  // CHECK-LABEL: llvm.func @short(
  // CHECK-NOT: scf.if
  llvm.func @short(%p: !llvm.ptr<1>) {
    %x = llvm.load %p : !llvm.ptr<1> -> f32
    %a = arith.addf %x, %x : f32
    %b = arith.addf %a, %x : f32
    %c = arith.addf %b, %x : f32
    llvm.store %c, %p : f32, !llvm.ptr<1>
    llvm.return
  }
}
