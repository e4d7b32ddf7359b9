//===- TargetHooks.h - what differs between GPU families --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering of tile kernels is common to all GPU families: layouts, addresses,
// bounds, maps and reductions. What each family has its own instruction for is
// behind this interface: thread ids, barriers, shuffles, copies to shared memory,
// matrix instructions, and single-instruction functions. Ops that only one family
// has are lowered by patterns of its own (FamilyKernel.h).
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_TILETOLLVM_TARGETHOOKS_H
#define FUSE_CONVERSION_TILETOLLVM_TARGETHOOKS_H

#include "fuse/Target/MatrixAtom.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

namespace mlir::fuse {

class FamilyKernel;
struct KernelFrame;

class TargetHooks {
public:
  virtual ~TargetHooks();

  virtual Vendor getVendor() const = 0;
  /// Lanes of a warp (wave).
  virtual int64_t getWarpSize() const = 0;
  /// Shared memory a kernel may declare statically, in bytes; more is dynamic.
  virtual int64_t getStaticSharedLimit() const = 0;
  /// What the family does its own way in a kernel; null if nothing. Reports what it cannot lower.
  virtual FailureOr<std::unique_ptr<FamilyKernel>> prepareKernel(gpu::GPUFuncOp kernel,
                                                                 KernelFrame &frame) const;
  /// Marks the function as a kernel of `threads` threads.
  virtual void setKernelAttributes(LLVM::LLVMFuncOp func, int64_t threads) const = 0;
  /// Says how much shared memory the kernel turned out to need.
  virtual void setSharedMemory(LLVM::LLVMFuncOp, int64_t /*threads*/, int64_t /*bytes*/) const {}
  /// Says how many blocks of the kernel an SM is to hold at once.
  virtual void setResidentBlocks(LLVM::LLVMFuncOp, int64_t /*blocks*/) const {}
  /// The kernel runs in clusters of `ctas` along x.
  virtual void setClusterSize(LLVM::LLVMFuncOp, int64_t /*ctas*/) const {}
  /// Where there are roles: a parameter, a pointer to a tensor map, is passed by value and read
  /// where it lies.
  virtual void setTensorMapParameter(LLVM::LLVMFuncOp, unsigned /*position*/) const {}

  /// i32 ids.
  virtual Value emitThreadId(OpBuilder &b, Location loc) const = 0;
  virtual Value emitBlockId(OpBuilder &b, Location loc) const = 0;
  /// Number of CTAs and the CTA's number in its cluster, i32; where there are roles, or clusters.
  virtual Value emitGridSize(OpBuilder & /*b*/, Location /*loc*/) const { return {}; }
  virtual Value emitClusterRank(OpBuilder & /*b*/, Location /*loc*/) const { return {}; }
  /// Where rows are shared by the CTAs of a cluster: the barrier of all its threads, in two parts,
  /// of which the first hands on what was written into the shared memory of any of its CTAs; and
  /// the pointer to what is at `pointer` in this CTA, in CTA `rank` (i32).
  virtual void emitClusterArrive(OpBuilder & /*b*/, Location /*loc*/) const {}
  virtual void emitClusterWait(OpBuilder & /*b*/, Location /*loc*/) const {}
  virtual Value emitClusterPointer(OpBuilder & /*b*/, Location /*loc*/, Value /*pointer*/,
                                   Value /*rank*/) const {
    return {};
  }
  /// An i32 that is the same in all lanes of a warp, in a form that says so.
  virtual Value emitUniform(OpBuilder & /*b*/, Location /*loc*/, Value value) const {
    return value;
  }
  /// Makes what the lanes of a warp have written known to each of them.
  virtual void emitWarpBarrier(OpBuilder & /*b*/, Location /*loc*/) const {}
  /// The LLVM synchronization scope of all CTAs of the device.
  virtual StringRef getDeviceScope() const = 0;
  /// Whether a load that acquires empties caches, so that one that is repeated had better not
  /// acquire: a fence then stands behind the last.
  virtual bool acquiresByFence() const { return false; }
  /// What a loop does that waits for memory to change, before it looks again.
  virtual void emitPause(OpBuilder & /*b*/, Location /*loc*/) const {}
  /// Barrier of the CTA, ordering shared memory.
  virtual void emitBarrier(OpBuilder &b, Location loc) const = 0;
  /// Where launches overlap (ChipInfo): waits for those ahead; lets the one behind start.
  virtual void emitAwaitLaunches(OpBuilder & /*b*/, Location /*loc*/) const {}
  virtual void emitReleaseLaunches(OpBuilder & /*b*/, Location /*loc*/) const {}
  /// Where there are roles: the barrier `number` of the CTA, for `threads` of its threads.
  virtual void emitBarrierOf(OpBuilder & /*b*/, Location /*loc*/, int64_t /*number*/,
                             int64_t /*threads*/) const {}
  /// The 32-bit value of the lane whose number differs in the bits of `mask`.
  virtual Value emitShuffleXor(OpBuilder &b, Location loc, Value value, int64_t mask) const = 0;
  /// The 32-bit value of lane `lane` (i32).
  virtual Value emitShuffle(OpBuilder &b, Location loc, Value value, Value lane) const = 0;

  /// f32 functions of one instruction, about 1 ulp: 2^x, 1/x, 1/sqrt(x), log2(x). 2^x and 1/x may
  /// be 0 where they are denormal; 1/sqrt(x) and log2(x) take denormals for what they are. log2(x)
  /// is off by up to 2^-22 where |log2(x)| is below 1.
  virtual Value emitExp2(OpBuilder &b, Location loc, Value x) const = 0;
  virtual Value emitReciprocal(OpBuilder &b, Location loc, Value x) const = 0;
  virtual Value emitRsqrt(OpBuilder &b, Location loc, Value x) const = 0;
  virtual Value emitLog2(OpBuilder &b, Location loc, Value x) const = 0;

  /// `x`, a bf16, as f32.
  virtual Value emitWidened(OpBuilder &b, Location loc, Value x) const {
    return arith::ExtFOp::create(b, loc, b.getF32Type(), x);
  }

  /// The dividend (i32 or i64) of an unsigned division as the code generator divides it correctly.
  virtual Value emitDividend(OpBuilder & /*b*/, Location /*loc*/, Value x) const { return x; }

  /// True if global memory can be copied to shared memory asynchronously in
  /// units of 16, 8 or 4 bytes; the pipeline is then a ring of buffers.
  /// Otherwise it prefetches into registers.
  virtual bool hasAsyncCopy() const = 0;
  /// Copies `bytes`, of which the first `validBytes` (i32) exist and the rest are
  /// zero. Null `validBytes`: all.
  virtual void emitAsyncCopy(OpBuilder & /*b*/, Location /*loc*/, Value /*shared*/,
                             Value /*global*/, int64_t /*bytes*/, Value /*validBytes*/) const {}
  virtual void emitAsyncCommit(OpBuilder & /*b*/, Location /*loc*/) const {}
  /// Waits until at most `pending` groups are under way.
  virtual void emitAsyncWait(OpBuilder & /*b*/, Location /*loc*/, int64_t /*pending*/) const {}

  /// True if a global access adds a 32-bit offset of the thread to an address that
  /// is uniform over the wave.
  virtual bool hasUniformBaseAddressing() const { return false; }

  /// `x` (i32), of which LLVM does not know that it is `x` or another copy: what is computed of one
  /// copy is not kept for the next. `number` tells the copies of a kernel apart. `x` itself where
  /// masks of lanes take no registers of their own.
  virtual Value emitCopy(OpBuilder & /*b*/, Location /*loc*/, Value x, int64_t /*number*/) const {
    return x;
  }

  /// `x` (i32), made at this point, of which neither LLVM nor what assembles its code knows what
  /// was computed of it before.
  virtual Value emitRenewed(OpBuilder &b, Location loc, Value x, int64_t number) const {
    return emitCopy(b, loc, x, number);
  }

  /// True if `emitLoadMatrix` exists: four 8x8 matrices of 16-bit elements (8x4
  /// of 32-bit ones when not transposed), one row of 16 bytes per lane's address.
  virtual bool hasLoadMatrix() const = 0;
  /// Four 32-bit registers.
  virtual SmallVector<Value> emitLoadMatrix(OpBuilder & /*b*/, Location /*loc*/, Value /*shared*/,
                                            bool /*transpose*/) const {
    return {};
  }

  /// Rounds an f32, as an i32 word, to tf32 (nearest, ties away).
  virtual Value emitRoundToTF32(OpBuilder & /*b*/, Location /*loc*/, Value word) const {
    return word;
  }

  /// One matrix instruction. `lhs` and `rhs` hold the atom's registers as i32
  /// words (two 16-bit elements, or one of 32 bits); `acc` holds f32 scalars.
  virtual SmallVector<Value> emitMma(OpBuilder &b, Location loc, const MatrixAtom &atom,
                                     ArrayRef<Value> lhs, ArrayRef<Value> rhs,
                                     ArrayRef<Value> acc) const = 0;
};

/// Lowers every gpu.func of tile ops in `module` to an llvm.func kernel of
/// scf, arith, vector and LLVM ops.
LogicalResult lowerTileKernels(gpu::GPUModuleOp module, const TargetHooks &hooks);

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_TILETOLLVM_TARGETHOOKS_H
