//===- KernelEmitter.h - one tile kernel to an LLVM function ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a gpu.func of tile ops and emits its body for one thread. Fragments
// become lists of scalars (one per register of their layout), staged tiles
// become offsets into shared memory. The pieces:
//
//   KernelEmitter.cpp   the function, control flow, layouts of fragments
//   EmitMemory.cpp      global loads and stores of fragments
//   EmitStaged.cpp      shared memory: copies in, swizzle, addresses
//   EmitUnits.cpp       the units of a copy that a thread has
//   EmitSlots.cpp       slots that every warp copies into and reads
//   EmitMma.cpp         matrix operands and tile.mma
//   EmitMap.cpp         tile.map, tile.reduce
//   EmitConvertLayout.cpp  fragments from one layout to another
//   EmitScalar.cpp      the ops of a map's body
//   ScalarMath.h        functions of f32
//   EmitRoles.cpp       sm_90a: producers, consumers, rings
//   EmitProducerCopies.cpp  sm_90a: operands that no tensor map can show
//   EmitWarpgroup.cpp   sm_90a: products of warpgroups
//   EmitRingRead.cpp    sm_90a: auxiliaries out of a ring
//   EmitTensorStore.cpp sm_90a: results through shared memory
//   EmitSlices.cpp      tile.slices: epilogues slice by slice
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOLLVM_KERNELEMITTER_H
#define FUSE_LIB_CONVERSION_TILETOLLVM_KERNELEMITTER_H

#include "fuse/Conversion/TileToLLVM/TargetHooks.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Dialect/Tile/Utils/KernelSchedule.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse {

/// A kernel argument, or a slice of one: its pointer and extents.
struct GlobalBuffer {
  MemRefType type;
  Value pointer;
  /// The argument.
  Value whole;
  int64_t elementBytes() const { return tile::getElementBytes(type.getElementType()); }
  /// Index values, one per dimension.
  SmallVector<Value> sizes;
  /// Elements per step, index values.
  SmallVector<Value> strides;
};

/// The scalars of a fragment, one per register of its layout; of a prefetched tile, its units.
struct Fragment {
  SmallVector<Value> registers;
};

/// Where a staged tile lies and how it is laid out.
struct StagedLayout {
  SmallVector<int64_t, 2> shape;
  Type elementType;
  /// Tile dimension that is contiguous in shared memory, as it is in global.
  int contiguous;
  /// Bit swizzle[i] of the row flips bit i of the 16-byte chunk number.
  ArrayRef<int64_t> swizzle;
  /// Rows that are longer are cut into pieces of so many bytes, one after the other; 0: they stay
  /// whole.
  int64_t pieceBytes = 0;

  /// What a type says of it.
  static StagedLayout get(tile::StagedType type);

  int64_t elementBytes() const { return tile::getElementBytes(elementType); }
  int64_t rowBytes() const { return shape[contiguous] * elementBytes(); }
  int64_t numRows() const { return shape[1 - contiguous]; }
  int64_t numPieces() const { return pieceBytes ? rowBytes() / pieceBytes : 1; }
  /// Bytes from a row to the next.
  int64_t rowPitch() const { return rowBytes() / numPieces(); }
  int64_t bytes() const { return rowBytes() * numRows(); }
  /// The swizzle of a row number.
  int64_t swizzleOf(int64_t row) const;
};

struct StagedTile {
  StagedLayout layout;
  /// i32 byte offset into shared memory.
  Value offset;
};

/// i32: the slot of a ring that a role has come to, and the parity of the round.
struct RingPosition {
  Value slot, parity;
};

class KernelEmitter {
public:
  KernelEmitter(gpu::GPUFuncOp kernel, const TargetHooks &hooks)
      : kernel(kernel), hooks(hooks), b(kernel.getContext()), loc(kernel.getLoc()) {}

  /// Replaces the gpu.func by an llvm.func.
  LogicalResult run();

private:
  //===--- KernelEmitter.cpp ------------------------------------------------===//
  LogicalResult createFunction();
  /// What tile-assign-layouts and tile-plan-transports have to say of an op is there, and is of
  /// this kernel.
  LogicalResult verifyLaidOut(Operation *op);
  LogicalResult emitBlock(Block &block);
  LogicalResult emitOp(Operation &op);
  LogicalResult emitFor(scf::ForOp op);
  /// The registers that values of a type take: of tiles many, of others one.
  void appendRegisterTypes(Type type, SmallVectorImpl<Type> &types);
  LogicalResult emitIf(scf::IfOp op);
  LogicalResult emitPoison(ub::PoisonOp op);
  /// The number of the CTA, in the grid or in its cluster, or how many there are.
  LogicalResult emitPlaceInGrid(Operation &op);
  LogicalResult emitScalar(Operation &op);
  /// Declares the shared memory that the kernel says it takes.
  void declareSharedMemory(tile::SharedMemoryAttr memory);

  /// Maps block arguments or results, fragments by their registers.
  void flatten(ValueRange values, SmallVectorImpl<Value> &flat);
  void unflatten(ValueRange values, ValueRange flat);
  Value lookup(Value value) { return mapping.lookupOrDefault(value); }

  Value sharedPointer(Value byteOffset);

  /// Where the elements of a fragment live.
  static Layout getLayout(Value fragment) {
    return cast<tile::FragType>(fragment.getType()).getPlaces();
  }
  /// i32: what lane and warp contribute to the coordinate along `dim`.
  Value threadCoordinate(const Layout &layout, int dim);
  /// The bits that `threadCoordinate` can have set; -1 if its digits are no
  /// powers of two.
  static int64_t threadBits(const Layout &layout, int dim);

  //===--- EmitMemory.cpp ---------------------------------------------------===//
  /// Makes a part of an argument known.
  LogicalResult emitSlice(memref::SubViewOp op);
  LogicalResult emitLoad(tile::LoadOp op);
  LogicalResult emitStore(tile::StoreOp op);
  /// One tile dimension of an access, as one thread sees it.
  struct AccessDim {
    int64_t memrefDim;
    Value thread, left; // i32 thread part of the coordinate; i32 bound or null
    Value compared;     // `thread`, to be compared with `left`
  };
  /// How a thread reaches its part of a tile in global memory.
  struct Access {
    const GlobalBuffer *buffer = nullptr;
    Layout fragment;
    /// Tile dimension that is contiguous in memory, and elements that move at once along it.
    int contiguous = -1;
    int64_t width = 1;
    /// Of the tile; i64 elements from it to the thread's first one, 0 if the base has them already.
    Value base, threadOffset;
    SmallVector<AccessDim> dims;
    Value inside; // i1 or null: nothing is accessed where it is false
  };
  FailureOr<Access> prepareAccess(Operation *op, Value memref, ValueRange indices,
                                  ValueRange limits, ArrayRef<int64_t> tileDims,
                                  const Layout &fragment, Attribute via);
  FailureOr<Access> prepareLoad(tile::LoadOp op);
  FailureOr<Access> prepareStore(tile::StoreOp op);
  /// Memref dimensions that a tile does not run along: whether the index itself is in bounds. i1,
  /// null if it is known to be.
  Value otherDimsInside(Operation *op, const GlobalBuffer &buffer, ArrayRef<int64_t> tileDims,
                        ValueRange indices, ValueRange limits);
  /// Whether an access says that it never passes the end of a dimension.
  static bool isInBounds(Operation *op, int64_t dim);
  /// i1: whether `condition` holds, null for true, and this thread is the first of those that hold
  /// the same elements.
  Value isFirstOfCopies(const Layout &layout, Value condition = {});
  /// Whether lanes out of bounds read the last element in bounds, and the pointer then.
  bool clampsLoads(tile::LoadOp op, const Access &access);
  /// Whether the masks of what a thread accesses would fill scalar registers, if kept.
  static bool hasManyMasks(const Access &access);
  Value clampedPointer(const Access &access, int64_t reg);
  void loadVector(tile::LoadOp op, const Access &access, ArrayRef<int64_t> vector);
  void storeVector(tile::StoreOp op, const Access &access, ArrayRef<int64_t> vector);
  /// Of the vector that begins at a register: the pointer; whether it is in bounds, null for true.
  Value pointerTo(const Access &access, int64_t reg);
  Value isInside(const Access &access, int64_t reg);
  /// i64: bytes that elements take; and the pointer that is so many bytes on.
  Value bytesOf(const GlobalBuffer &buffer, Value elements);
  Value advance(Value pointer, Value bytes);
  /// The conjunction; null is true.
  Value both(Value x, Value y);
  const GlobalBuffer *getBuffer(Operation *op, Value memref);
  /// Byte pointer to the element at `indices`.
  Value tilePointer(const GlobalBuffer &buffer, ValueRange indices);
  /// What an element is in memory: an i1 is an i8; and the way there and back.
  Type getMemoryType(Type element);
  Value toMemory(Value value);
  Value fromMemory(Value loaded, Type element);
  /// i32 number of elements from `index` to the end of dimension `dim`, or to `limit` if that comes
  /// before; at most `extent`.
  Value elementsLeft(const GlobalBuffer &buffer, int64_t dim, Value index, int64_t extent,
                     Value limit);

  //===--- EmitStaged.cpp ---------------------------------------------------===//
  /// How one staged tile is copied by the CTA, or by its producers: unit by unit.
  struct CopyPlan {
    Operation *op;
    Value source;
    SmallVector<Value> indices, limits;
    SmallVector<int64_t> dims; // of the source, along the dimensions of the tile
    StagedLayout layout;
    /// Rows out of bounds read the last one again, instead of zeros.
    bool clamps = false;
    /// i32 number among the threads that copy, and how many these are.
    Value thread;
    int64_t numThreads;
    int64_t unitBytes;
    int64_t unitsPerRow, numUnits, unitsPerThread;
    /// Units are the aligned ones around; emitRealign shifts them. They may reach past the end of
    /// a row.
    bool realigned = false, reachesRowEnd = true;
    /// Sets the size of units, as they are stored.
    void setUnit(int64_t bytes);
    int64_t unitElements() const { return unitBytes / layout.elementBytes(); }
  };
  /// A unit of a thread.
  struct CopyUnit {
    Value global; // its pointer; of a realigned plan, at the last multiple of 16 bytes
    Value shared; // i32 offset in the tile, and a constant beside it
    int64_t sharedConstant = 0;
    Value row, column;             // i32
    Value columnsLeft;             // i32: how many columns are in bounds; null: all
    Value rowInside, columnInside; // i1 or null for true; else the unit is zero
    bool isReadable = false;       // the pointer is in bounds even where the unit is not
    Value skew; // i32: of a realigned plan, bytes from `global` to where the unit belongs
  };
  class UnitWalk;
  LogicalResult forEachUnit(const CopyPlan &plan, function_ref<void(const CopyUnit &)> emit);
  Value unitPointer(Value slotOffset, const CopyUnit &unit);
  Value inBounds(const CopyPlan &plan, Value global, Value predicate);
  LogicalResult emitAsyncCopies(CopyPlan &plan, Value slotOffset);
  /// i32: by how many bytes a pointer is past a multiple of 16.
  Value emitSkew(Value pointer);
  /// Copies the 16 bytes at the last multiple of 16, as far as they are in bounds.
  void emitAlignedCopy(const CopyPlan &plan, const CopyUnit &unit, Value to);
  /// The two halves of a copy through registers: loads into `units`, stores of them.
  LogicalResult prefetchUnits(CopyPlan &plan, SmallVectorImpl<Value> &units);
  LogicalResult storeUnits(CopyPlan &plan, ValueRange units, Value slotOffset);
  /// `width` elements as they travel together.
  static Type getUnit(Type element, int64_t width);
  /// A unit as it is loaded, and how many bytes that are: of integers that are stored as floats
  /// fewer than of the unit that `convertUnit` makes.
  Type unitType(const CopyPlan &plan);
  int64_t sourceBytes(const CopyPlan &plan);
  Value convertUnit(const CopyPlan &plan, Value unit);
  /// i32 byte offset of element (row, column) of a staged tile, where the parts
  /// of the coordinates that depend on the thread and the constant parts are
  /// given apart. `*Bits`: bits the thread part can have set, or -1.
  Value stagedOffset(const StagedLayout &layout, Value threadRow, int64_t rowBits, int64_t row,
                     Value threadColumn, int64_t columnBits, int64_t column);

  //===--- EmitSlots.cpp ----------------------------------------------------===//
  /// Of a ring that no roles share: where its slots lie.
  void makeSlots(tile::MakeRingOp op);
  void emitRingSlot(tile::RingSlotOp op);
  /// i32: where a tile of a slot lies in shared memory.
  Value emitSlotOffset(OpResult tile);
  LogicalResult emitPrefetch(tile::PrefetchOp op);
  LogicalResult emitSlotCopy(tile::CopyOp op);
  /// How a tile.copy, or the tile.prefetch of one, fills `tile`.
  template <typename CopyLike> FailureOr<CopyPlan> planCopy(CopyLike op, tile::StagedType tile);
  /// How many units of a tile on its way a thread has, and of what type.
  std::pair<int64_t, Type> getPrefetchedUnits(tile::PrefetchedType type);

  //===--- EmitMma.cpp ------------------------------------------------------===//
  LogicalResult emitMma(tile::MmaOp op);
  /// Words of the registers [first, first + count) of an operand's layout.
  SmallVector<Value> loadOperand(const StagedTile &tile, const Layout &layout, int64_t first,
                                 int64_t count);
  SmallVector<Value> packOperand(Value fragment, int64_t first, int64_t count);
  bool loadMatrices(const StagedTile &tile, const Layout &layout, ArrayRef<int64_t> firsts,
                    int64_t count, SmallVectorImpl<Value> &words);
  SmallVector<Value> multiply(const MatrixAtom &atom, ArrayRef<Value> lhs, ArrayRef<Value> rhs,
                              ArrayRef<Value> acc, Precision precision);

  //===--- EmitRoles.cpp: sm_90a ----------------------------------------------===//
  /// A tile of a slot that the producers copy.
  struct ProducerCopy {
    CopyPlan plan;
    unsigned tile;     // of the slot
    int64_t extra = 0; // where lines are shifted: offset of the chunks after them, first slot
  };
  struct Ring {
    int64_t number, stages;
    /// Of each tile of a slot.
    SmallVector<StagedLayout> layouts;
    SmallVector<int64_t> offsets; // of its first buffer
    int64_t full, empty;          // offsets of the mbarriers of the first slot
    int64_t transactionBytes = 0; // that tensor maps bring, a round
    /// By tile.copy.
    llvm::MapVector<Operation *, ProducerCopy> copies;
    /// The warps that copy: all producers but one for each other tile loop.
    int64_t firstCopier = 0, numCopiers = 0;
  };
  LogicalResult emitMakeRing(tile::MakeRingOp op);
  LogicalResult emitRoles(tile::RolesOp op);
  /// An op, and before it those of its block that it needs: each producer computes its own.
  LogicalResult emitWithOperands(Operation &op);
  LogicalResult emitRingAcquire(tile::RingAcquireOp op);
  LogicalResult emitRingWait(tile::RingWaitOp op);
  LogicalResult emitRingRelease(tile::RingReleaseOp op);
  LogicalResult emitCopy(tile::CopyOp op);
  void emitTensorCopy(tile::CopyOp op, const Ring &ring, Value slot);
  /// What follows is done by one thread.
  void enterLeader(const Ring &ring);
  /// All threads of the CTA, or of its cluster.
  void emitClusterBarrier();
  void enterSlot(const Ring &ring, Value slot, ValueRange tiles);
  RingPosition advance(RingPosition from, int64_t stages, int64_t by);
  void emitRingAdvance(tile::RingAdvanceOp op);
  void emitRingBehind(tile::RingBehindOp op);
  /// Waits until the phase of a barrier with this parity is over.
  void waitBarrier(Value pointer, Value parity);
  Value barrierPointer(int64_t barriers, Value slot);
  /// Finds the tensor maps that the kernel's copies and stores need: parameters of the function.
  void collectTensorMaps();
  void addTensorMap(Operation *op, Value memref, tile::TensorMapAttr map, ArrayRef<int64_t> box);

  //===--- EmitProducerCopies.cpp: sm_90a -------------------------------------===//
  /// Decides how the tiles of a ring travel.
  void planProducerCopies(tile::MakeRingOp op, Ring &ring, ArrayRef<tile::CopyOp> copies);
  LogicalResult emitProducerCopy(tile::CopyOp op, Ring &ring, Value slot);
  /// The chunk after each line of what is shifted.
  LogicalResult emitExtraCopies(ProducerCopy &copy, Value slot);
  LogicalResult emitSkew(tile::SkewOp op);
  LogicalResult emitCopyBarrier(tile::CopyBarrierOp op);
  /// Shifts the lines of a tile to where their first byte belongs.
  LogicalResult emitRealign(tile::RealignOp op);
  LogicalResult emitRingArrive(tile::RingArriveOp op);

  //===--- EmitTensorStore.cpp: sm_90a ----------------------------------------===//
  /// Write the accumulators of a box, 16 rows, to a buffer: elements of 2 and of 4 bytes.
  void stageHalves(Value buffer, ArrayRef<Value> values, bool transposed);
  void stageWords(Value buffer, ArrayRef<Value> values);
  /// i32 values of a warp that stores boxes: where its buffers lie, and its first row in the tile;
  /// i1: whether this lane is its first.
  struct BoxStore {
    Value buffers, firstRow, isFirst;
  };
  BoxStore prepareBoxes(tile::StoreOp op);
  /// Stores a slice by boxes or rows. `boxes`: how many boxes of the tile.slices have been stored
  /// before it.
  LogicalResult storeBoxes(tile::StoreOp op, const BoxStore &store, const tile::Slice &slice,
                           int64_t &boxes);
  /// Stores `width` columns from `column` on of a staged box, whose rows begin at `firstRow` of
  /// the tile.
  LogicalResult emitRowStores(tile::StoreOp op, Value box, Value firstRow, int64_t column,
                              int64_t width);

  //===--- EmitRingRead.cpp: sm_90a -------------------------------------------===//
  LogicalResult emitRingRead(tile::RingReadOp op);
  /// Reads slices, in their order, that are all of some slots, one after the other: which of them
  /// begin or end a slot's columns `slices` tells.
  void readSlice(tile::RingReadOp op, ArrayRef<tile::Slice> slices, size_t number,
                 RingPosition &position);
  /// Where a lane's row of the four 8x8 matrices of ldmatrix and stmatrix lies, for 16 columns
  /// of a box of 16 rows of 128 bytes; or, transposed, of 16 columns of 32 bytes.
  Value matrixRowInBox(Value box, int64_t columns, bool transposed);

  //===--- EmitWarpgroup.cpp: sm_90a ------------------------------------------===//
  LogicalResult emitWarpgroupMma(tile::MmaOp op);
  LogicalResult emitMmaWait(tile::MmaWaitOp op);
  Value multiplyRegisters(StringRef instruction, ArrayRef<Value> words, Value columns, Value acc,
                          bool overwrites, bool transpose);
  SmallVector<Value> passThrough(const std::string &code, ValueRange registers);
  Value copyHere(Value value);
  /// No product is read before a tile.mma_wait has given its accumulators.
  LogicalResult verifyProductsAwaited(tile::RolesOp roles);
  /// i64: where the 64 rows from `row` on of a staged operand lie, for the matrix unit.
  Value matrixDescriptor(const StagedTile &tile, Value row);

  //===--- EmitSlices.cpp ---------------------------------------------------===//
  LogicalResult emitSlices(tile::SlicesOp op);
  /// The ops of one tile.slices, as far as they have come.
  class SliceEmitter;

  //===--- EmitMap.cpp ------------------------------------------------------===//
  LogicalResult emitMap(tile::MapOp op);
  /// The coordinates that the body asks for: per dimension the index that the thread's first
  /// element has, or null. No register of the results is there yet.
  FailureOr<SmallVector<Value>> beginMap(tile::MapOp op);
  /// The results' registers `r`, from those of the operands.
  LogicalResult mapRegister(tile::MapOp op, ArrayRef<Value> coordinates, int64_t r);
  LogicalResult emitReduce(tile::ReduceOp op);
  Value shuffleXor(Value value, int64_t mask);
  /// A barrier of all threads that compute: of the CTA, or of its consumers.
  void emitComputeBarrier();
  FailureOr<Value> emitGather(GatherOp op);

  //===--- EmitConvertLayout.cpp --------------------------------------------===//
  LogicalResult emitConvertLayout(tile::ConvertLayoutOp op);
  /// By shuffles; false where elements are in other warps, or lanes want different registers.
  SmallVector<Value> convertByShuffles(ArrayRef<Value> from, const Layout &fromLayout,
                                       const Layout &toLayout, ArrayRef<int64_t> sources);
  void convertThroughShared(ArrayRef<Value> from, const Layout &fromLayout, const Layout &toLayout,
                            int64_t scratch, SmallVectorImpl<Value> &to);
  Value shuffle(Value value, Value lane);

  //===--- EmitSort.cpp -----------------------------------------------------===//
  LogicalResult emitSort(tile::SortOp op);

  //===--- EmitScalar.cpp ---------------------------------------------------===//
  /// One op of a map's body, on the values of one register.
  FailureOr<Value> emitScalarMath(Operation &op, ArrayRef<Value> operands);

  //===--- Small arithmetic -------------------------------------------------===//
  Value i32(int64_t value);
  Value i64(int64_t value);
  Value index(int64_t value);
  Value f32(double value);
  Value add(Value x, Value y);
  Value mul(Value x, Value y);
  Value addConst(Value x, int64_t y);
  Value mulConst(Value x, int64_t y);
  Value divConst(Value x, int64_t y);
  Value remConst(Value x, int64_t y);
  Value toI32(Value x);
  Value toI64(Value x);
  Value toIndex(Value x);

  gpu::GPUFuncOp kernel;
  const TargetHooks &hooks;
  OpBuilder b;
  Location loc;
  LLVM::LLVMFuncOp func;
  tile::KernelSchedule schedule;
  int64_t numThreads = 0;
  int64_t numCopies = 0; // of values under names of their own
  /// CTAs of a cluster, along m; and i32: which one this is.
  int64_t clusterSize = 1;
  Value clusterRank;
  /// i32; the warp number is uniform over the warp.
  Value threadId, laneId, warpId;

  IRMapping mapping;
  DenseMap<Value, GlobalBuffer> buffers;
  DenseMap<Value, Fragment> fragments;
  DenseMap<Value, StagedTile> stagedTiles;

  /// Products already emitted together with an earlier one of the same left tile.
  DenseSet<Operation *> groupedMmas;

  DenseMap<Value, Ring> rings;
  /// Whether what is emitted is the work of consumers.
  bool inConsumers = false;
  /// A tensor map: what it shows of which argument, and the parameter that holds it.
  struct TensorMapUse {
    tile::TensorMapRecipeAttr recipe;
    Value parameter;
  };
  SmallVector<TensorMapUse> tensorMaps;
  DenseMap<Operation *, SmallVector<unsigned, 2>> tensorMapsOf;

  Value sharedBase;
  LLVM::GlobalOp sharedGlobal;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOLLVM_KERNELEMITTER_H
