//===- ThreadCode.h - what one thread of a kernel runs ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The patterns that lower a kernel's tile ops build the code of one thread. What they have in
// common is here: the kernel as it stands (KernelFrame), and the arithmetic of places (ThreadCode).
// Of a tile a thread has:
//
//   !tile.frag        the registers of its layout
//   !tile.staged      i32 byte offset into shared memory, i32 number of the slot
//   !tile.prefetched  the units that it has loaded
//   memref            pointer, then an index for each dynamic size, then for each dynamic stride
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_TILETOLLVM_THREADCODE_H
#define FUSE_CONVERSION_TILETOLLVM_THREADCODE_H

#include "fuse/Conversion/TileToLLVM/TargetHooks.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::fuse {

class FamilyKernel;

/// Of the CTA's sixteen barriers (PTX ISA, "bar"), those that only producers, or consumers, meet
/// at; 0 is everybody's.
constexpr int64_t kProducerBarrier = 1, kConsumerBarrier = 2;

/// Memory that an argument of a kernel shows, or a part of it.
struct GlobalBuffer {
  MemRefType type;
  Value pointer;
  /// Index values, one per dimension; strides are elements per step.
  SmallVector<Value> sizes, strides;

  int64_t elementBytes() const { return tile::getElementBytes(type.getElementType()); }
};

/// i32: the slot of a ring that a role has come to, and the parity of the round.
struct RingPosition {
  Value slot, parity;
};

/// What is the same for all ops of a kernel while they are lowered.
struct KernelFrame {
  explicit KernelFrame(const TargetHooks &hooks);
  ~KernelFrame();

  const TargetHooks &hooks;
  /// What the family of chips does its own way in this kernel; null if nothing.
  std::unique_ptr<FamilyKernel> family;
  /// The function that the kernel becomes.
  LLVM::LLVMFuncOp func;
  /// Threads of a CTA; of these, threads that only copy (tile.roles), whole warps at the end.
  int64_t numThreads = 0, numProducers = 0;
  /// Groups of the other threads, each of which computes tiles of its own.
  int64_t numGroups = 1;
  /// CTAs of a cluster.
  int64_t clusterSize = 1;
  /// i32; numbers of the warp are uniform over it: among those that compute a tile together, and in
  /// the CTA. The CTA's number in its cluster, null where clusters have one.
  Value threadId, laneId, warpId, warpInCta, clusterRank;
  /// Pointer to the kernel's shared memory, null if it has none.
  Value sharedBase;
  SmallVector<GlobalBuffer> arguments;
  /// Products that are multiplied together, by the first of them.
  DenseMap<Operation *, SmallVector<tile::MmaOp>> products;
  /// Reductions whose threads may overwrite what was exchanged before without a barrier, with the
  /// number of the place that each has to itself.
  DenseMap<Operation *, int64_t> freeExchanges;
  /// Reductions through the memory of a cluster, with their numbers in the order of the kernel.
  DenseMap<Operation *, int64_t> clusterExchanges;
  /// Whether these stand in a walk over tiles: a cluster meets behind the last of them, too.
  bool clusterMeetsAgain = false;
  /// Copies of values under names of their own, so far.
  int64_t numCopies = 0;

  /// Threads that compute a tile together.
  int64_t getNumComputing() const { return (numThreads - numProducers) / numGroups; }
};

/// Makes of tiles and memrefs what a thread has of them.
class ThreadTypes : public TypeConverter {
public:
  explicit ThreadTypes(const KernelFrame &frame);
};

/// LLVM does not unroll the loop; the branch that it becomes takes its attributes over.
void keepRolled(scf::ForOp loop);

/// Builds code of one thread at the place of `b`.
class ThreadCode {
public:
  ThreadCode(OpBuilder &b, Location loc, KernelFrame &frame)
      : b(b), loc(loc), frame(frame), hooks(frame.hooks) {}

  OpBuilder &b;
  Location loc;
  KernelFrame &frame;
  const TargetHooks &hooks;

  /// What a thread has of a value.
  SmallVector<Value> unpack(Value value);
  GlobalBuffer getBuffer(Value memref);

  Value i32(int64_t value);
  Value i64(int64_t value);
  Value index(int64_t value);
  Value add(Value x, Value y);
  Value mul(Value x, Value y);
  Value addConst(Value x, int64_t y);
  Value mulConst(Value x, int64_t y);
  Value divConst(Value x, int64_t y);
  Value remConst(Value x, int64_t y);
  Value toI32(Value x);
  Value toI64(Value x);
  Value toIndex(Value x);
  /// The conjunction; null is true.
  Value both(Value x, Value y);

  /// The pointer that is so many bytes (an integer) on.
  Value advance(Value pointer, Value bytes);
  /// Pointer to a byte (i32) of the kernel's shared memory.
  Value sharedPointer(Value byteOffset);

  /// Where the elements of a fragment live.
  static Layout getLayout(Value fragment) {
    return cast<tile::FragType>(fragment.getType()).getPlaces();
  }
  /// i32: the number of the lane, the warp or the CTA (in its cluster) that a thread is in.
  Value getNumber(LayoutLevel level);
  /// i32: what these contribute to the coordinate along `dim`.
  Value threadCoordinate(const Layout &layout, int dim);
  /// The bits that `threadCoordinate` can have set; -1 if its digits are no powers of two.
  static int64_t threadBits(const Layout &layout, int dim);
  /// i1: whether `condition` holds, null for true, and this thread is the first of those that hold
  /// the same elements.
  Value isFirstOfCopies(const Layout &layout, Value condition = {});

  /// What an element is in memory: an i1 is an i8; and the way there and back.
  static Type getMemoryType(Type element);
  Value toMemory(Value value);
  Value fromMemory(Value loaded, Type element);
  /// `width` elements as they travel together.
  static Type getUnit(Type element, int64_t width);

  /// A barrier of all threads that compute: of the CTA, or of its consumers.
  void emitComputeBarrier();
  /// Words of 32 bits of registers, two elements of 16 bits to a word.
  SmallVector<Value> packWords(ValueRange registers);
  /// Replaces registers of 16-bit elements by ones of which nothing is known.
  void renew(MutableArrayRef<Value> registers);
  /// One op of a map's body, on the values of one register.
  FailureOr<Value> emitScalar(Operation &op, ArrayRef<Value> operands);
  /// `by` slots on, in a ring of `stages`.
  RingPosition advance(RingPosition from, int64_t stages, int64_t by);
  RingPosition advance(RingPosition from, int64_t stages, Value by);
  /// What `emit` builds, under `condition` (i1); null is true.
  void emitUnder(Value condition, function_ref<void()> emit);
  /// What `emit` gives if `condition` holds, else `otherwise`: a branch, no instruction that
  /// selects.
  Value emitUnder(Value condition, function_ref<Value()> emit, Value otherwise);
};

/// A pattern for one op of a kernel.
template <typename OpT> class TilePattern : public OpConversionPattern<OpT> {
public:
  TilePattern(const TypeConverter &types, KernelFrame &frame, PatternBenefit benefit = 1)
      : OpConversionPattern<OpT>(types, frame.func.getContext(), benefit), frame(frame) {}

protected:
  using Adaptor = typename OpConversionPattern<OpT>::OneToNOpAdaptor;
  KernelFrame &frame;
};

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_TILETOLLVM_THREADCODE_H
