//===- KernelExpander.h - a tile kernel to a function of loops --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a gpu.func of tile ops and makes a func.func that computes tile after
// tile. The pieces:
//
//   KernelExpander.cpp     the function, its loops and branches, buffers
//   ExpandGrid.cpp         one CTA after the other
//   ExpandMemory.cpp       tile.load, tile.store
//   ExpandRoles.cpp        producers, consumers, and the slots between them
//   ExpandSlots.cpp        slots that every warp copies into and reads
//   ExpandComputation.cpp  products, maps, reductions, sorts
//   ExpandPartials.cpp     sums that CTAs share
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H
#define FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/IRMapping.h"
#include <map>

namespace mlir::fuse {

class KernelExpander {
public:
  KernelExpander(gpu::GPUFuncOp kernel, func::FuncOp function)
      : kernel(kernel), function(function), b(function.getContext()) {}

  LogicalResult run();

  /// Whether the code of a kernel is that of one CTA, and is run once for each. The function then
  /// takes, after the kernel's arguments, the extents of the grid and those of a cluster.
  static bool isOfOneCta(gpu::GPUFuncOp kernel);

private:
  /// A tile in memory. What a matrix product reads is kept in the accumulator's
  /// type, the right operand with k outermost, so that the innermost loop runs
  /// along contiguous n.
  struct Buffer {
    Value memref;
    bool transposed = false;
    /// Per dimension, how many elements were loaded; the others are zero. Empty if
    /// unknown.
    SmallVector<Value> valid;
    /// Of a slot, which others fill as well: its number, and a memref of index in which `valid` of
    /// each slot lies.
    Value slot = {}, validOfSlots = {};
  };

  LogicalResult expand(Operation *op);
  /// Opens loops over the CTAs of the grid; what is expanded next stands in them.
  void enterGrid(ValueRange extents);
  LogicalResult expandBody(Block &block);

  //===--- small things -----------------------------------------------------===//

  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value minimum(Value x, Value y) { return arith::MinSIOp::create(b, loc, x, y); }
  Value scalar(Value value) { return mapping.lookupOrDefault(value); }
  SmallVector<Value> scalars(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) { return scalar(value); });
  }
  /// Whether a value has been expanded already.
  bool isKnown(Value value) { return mapping.contains(value); }

  /// A buffer of the function, for all of its tiles.
  Value allocate(ArrayRef<int64_t> shape, Type type);
  Buffer &allocateFor(Value value);
  /// A loop nest; `body` gets the induction variables.
  void loops(ArrayRef<Value> bounds, function_ref<void(ArrayRef<Value>)> body);
  SmallVector<Value> extents(Value value);
  /// How many of the `extent` elements along a dimension were loaded, or all of them.
  Value getValid(const Buffer &buffer, unsigned dim, int64_t extent);
  Value load(const Buffer &buffer, ArrayRef<Value> indices);
  void store(Value value, const Buffer &buffer, ArrayRef<Value> indices);
  void copy(Value like, const Buffer &from, const Buffer &to);
  /// Elements of a tile of `extent` that lie in the memref from `index` on.
  Value clamp(Value memref, int64_t dim, Value index, int64_t extent, Value limit = {});

  //===--- loops and branches -----------------------------------------------===//

  LogicalResult expandOp(tile::ForTilesOp op);
  LogicalResult expandOp(tile::OffsetOp op);
  LogicalResult expandOp(gpu::BlockIdOp op);
  LogicalResult expandOp(gpu::GridDimOp op);
  LogicalResult expandOp(gpu::ClusterBlockIdOp op);
  LogicalResult expandOp(tile::PipelineOp op);
  /// Tiles are carried in memory, scalars as they are.
  LogicalResult expandOp(scf::ForOp op);
  LogicalResult expandOp(scf::IfOp op);
  /// Gives carried tiles buffers of their own and fills them with `inits`.
  void beginCarry(ValueRange inits, ValueRange args, ValueRange results);
  /// What the body yields becomes what the next step carries.
  void endCarry(ValueRange yields, ValueRange args);

  //===--- memory -----------------------------------------------------------===//

  /// What a tile is loaded from.
  struct Origin {
    Value source;
    SmallVector<Value> indices;
    /// Per dimension of the memref, or empty.
    SmallVector<Value> limits;
    /// Dimension of the memref for each of the tile's, -1 for none.
    SmallVector<int64_t> dims;
  };

  /// Shape and element type of a buffer that suits those who read a tile of `type` as `readers`,
  /// and whether it is transposed.
  std::tuple<SmallVector<int64_t>, Type, bool> chooseBuffer(Type type, ValueRange readers);
  Buffer allocateLoaded(Type type, Value reader);
  /// Loads a tile of `type`: what lies out of bounds becomes zero. `prefetched`: where the elements
  /// in bounds have been loaded already.
  void fill(Buffer &buffer, Type type, const Origin &from, const Buffer *prefetched = nullptr);
  LogicalResult expandOp(tile::LoadOp op);
  LogicalResult expandOp(tile::StoreOp op);
  /// Index into a memref of an element of a tile.
  SmallVector<Value> place(ArrayRef<Value> indices, ArrayRef<int64_t> dims, ArrayRef<Value> at);
  SmallVector<Value> storeBounds(tile::StoreOp op);
  /// Null without limits.
  Value storeLimit(tile::StoreOp op, int64_t dim);

  //===--- roles and rings --------------------------------------------------===//

  /// A ring as a queue. Producers write down where the tiles of each slot lie, consumers load them
  /// when they come to the slot.
  struct Queue {
    tile::RingAcquireOp acquire;
    /// The copies of a slot, in the order of its tiles.
    SmallVector<tile::CopyOp> copies;
    /// What the copies take from the producers' loops: a line has an index for each.
    SetVector<Value> noted;
    /// Lines written, the next line to be read, and lines read by all groups of consumers: memrefs
    /// of one index.
    Value pushed, popped, taken;
    /// The lines; null while they are counted.
    Value lines;
  };

  LogicalResult expandOp(tile::RolesOp op);
  /// Refuses producers that do more than copy.
  LogicalResult checkProducer(tile::RolesOp op);
  /// Makes a queue of each ring that the producers of `op` fill, and adds it to `rings`.
  LogicalResult findQueues(tile::RolesOp op, SmallVectorImpl<Value> &rings);
  /// Adds to the lines what `rebuild` needs to compute `value`.
  LogicalResult note(Queue &queue, tile::CopyOp copy, Value value);
  LogicalResult expandOp(tile::RingAcquireOp op);
  /// Writes a line, or counts it.
  LogicalResult expandOp(tile::RingCommitOp op);
  LogicalResult expandOp(tile::RingReleaseOp op);
  LogicalResult expandOp(tile::RingSkipOp op);
  LogicalResult expandOp(tile::GroupOp op);
  LogicalResult expandOp(tile::RingAdvanceOp op);
  LogicalResult expandOp(tile::RingBehindOp op);
  LogicalResult expandOp(tile::SkewOp op);
  /// Asserts that an op names the slot of the line that a counter has come to, less so many; and
  /// that round's parity. Null of an op that names none.
  void checkPosition(tile::RingType ring, Value counter, int64_t behind, Value slot, Value parity);
  /// Reads a line: where the tiles of the next slot lie.
  SmallVector<Origin> pop(const Queue &queue);
  /// A value of the producers, from those of a line.
  Value rebuild(Value value, const Queue &queue, IRMapping &known);
  LogicalResult expandOp(tile::RingWaitOp op);
  LogicalResult expandOp(tile::RingReadOp op);
  LogicalResult expandOp(tile::MmaWaitOp op);

  //===--- slots by number --------------------------------------------------===//

  /// A tile of each slot of a ring: the tiles, and of each as much as Buffer::valid says.
  struct Slots {
    Value memref, valid;
    bool transposed;
  };
  LogicalResult expandOp(tile::MakeRingOp op);
  LogicalResult expandOp(tile::RingSlotOp op);
  LogicalResult expandOp(tile::CopyOp op);
  LogicalResult expandOp(tile::PrefetchOp op);
  LogicalResult expandOp(ub::PoisonOp op);
  /// The places of what shared memory holds are one buffer.
  LogicalResult expandOp(tile::MakeHeldOp op);
  LogicalResult expandOp(tile::HoldOp op);
  LogicalResult expandOp(tile::ReadHeldOp op);
  /// One place, by its number.
  Value getHeldPlace(Value held, Value number);

  //===--- computation ------------------------------------------------------===//

  LogicalResult expandOp(tile::FillOp op);
  LogicalResult expandOp(tile::ElementOp op);
  LogicalResult expandOp(tile::MmaOp op);
  LogicalResult expandOp(tile::MapOp op);
  LogicalResult expandOp(tile::ReduceOp op);
  /// Memory has one layout.
  LogicalResult expandOp(tile::ConvertLayoutOp op);
  LogicalResult expandOp(tile::SortOp op);

  //===--- sums that CTAs share ---------------------------------------------===//

  LogicalResult expandOp(tile::CombineOp op);
  LogicalResult expandOp(tile::CombineRowsOp op);
  LogicalResult expandOp(tile::PartialPutOp op);
  LogicalResult expandOp(tile::PartialAddOp op);
  /// Where an element of the sums of a piece lies; `first` counts those of the sums before.
  SmallVector<Value> placePartial(Value piece, int64_t first, Value sum, ArrayRef<Value> at);

  Value multiplyAdd(Value x, Value y, Value sum);
  /// How much of a tile anybody looks at: what its stores keep and its
  /// reductions take. Null for all of it.
  Value getDemand(Value value, unsigned dim);

  gpu::GPUFuncOp kernel;
  func::FuncOp function;
  OpBuilder b;
  Location loc = kernel.getLoc();
  IRMapping mapping;
  /// Of a kernel that is the code of one CTA, along x, y and z: which CTA is run, how many there
  /// are, and how many a cluster has. Empty of others.
  SmallVector<Value, 3> block, grid, cluster;
  DenseMap<Value, Buffer> buffers;
  SmallVector<Operation *> allocs;
  /// By ring.
  DenseMap<Value, Queue> queues;
  /// The group of consumers that is run, an index; null where one walks all tiles.
  Value group;
  DenseMap<Value, SmallVector<Slots>> slots;
  /// By memref, dimension, index, extent, limit, and the block it is computed in.
  using ClampKey = std::tuple<void *, int64_t, void *, int64_t, void *, Block *>;
  std::map<ClampKey, Value> clamps;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H
