//===- WarpgroupKernel.h - kernels with roles on sm_90a ---------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A slot of a ring between roles has two mbarriers: `full` counts the bytes that the tensor memory
// accelerator has still to write, and the producers that copy for themselves; `empty` one arrival
// of each consumer warpgroup, or of each warp where warps read for themselves. Which slot an op is
// on, and the parity of its round, are operands: the producer waits for the parity before its own,
// since the first round finds all slots free.
//
// Groups of consumers that take turns have an mbarrier each, at which all warps of the group before
// arrive.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETONVVM_WARPGROUPKERNEL_H
#define FUSE_LIB_CONVERSION_TILETONVVM_WARPGROUPKERNEL_H

#include "fuse/Conversion/TileToLLVM/FamilyKernel.h"
#include "fuse/Conversion/TileToLLVM/StagedCopies.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

namespace mlir::fuse {

/// A ring between roles.
struct RoleRing {
  /// Offsets of the mbarriers of the first slot.
  int64_t full = 0, empty = 0;
  /// That tensor maps bring, a round.
  int64_t transactionBytes = 0;
  /// By tile of a slot: the copy that fills it; until ops are lowered.
  SmallVector<tile::CopyOp> copies;
  /// Whether producers copy a tile of it themselves.
  bool isCopied = false;
  /// CTAs that write into a slot: this one, and others of its cluster if each loads a part of a
  /// tile for all. These are also those into whose slots this one writes, when all have read
  /// theirs. Bit d: the one whose number differs by exclusive or with d.
  unsigned writers = 1;

  int64_t countWriters() const { return llvm::popcount(writers); }
  /// The warps that copy: all producers but one for each other loop of producers.
  int64_t firstCopier = 0, numCopiers = 0;
};

/// What a tile.copy of producers fills, and the argument that its source is or is a part of.
struct RoleCopy {
  Value ring;
  unsigned tile, argument;
};

/// A product of those whose instructions are issued together.
struct WarpgroupProduct {
  tile::MmaOp op;
  /// Whether it adds to zeros: its first instruction then takes no accumulator. Whether other
  /// values are moved into its accumulators.
  bool overwrites, moved;
  /// The product of these whose result it adds to, or -1.
  int64_t follows;
};

class WarpgroupKernel : public FamilyKernel {
public:
  LogicalResult prepare(gpu::GPUFuncOp kernel, KernelFrame &frame) override;
  ArrayRef<tile::TensorMapRecipeAttr> getTensorMaps() const override { return recipes; }
  void begin(KernelFrame &frame, ValueRange tensorMaps) override;
  void addPatterns(const TypeConverter &types, KernelFrame &frame,
                   RewritePatternSet &patterns) override;
  std::unique_ptr<SlicedOp> getSliced(Operation &op) override;

  const RoleRing &getRing(Value ring) const { return rings.find(ring)->second; }
  const RoleCopy &getCopy(tile::CopyOp op) const { return copies.find(op)->second; }
  /// Of a tile.copy or tile.store, the parameters that show its boxes, and its last ones.
  SmallVector<Value, 2> getTensorMapsOf(Operation *op) const;
  bool hasTensorStores() const { return tensorStores; }
  /// The products that are issued where `op`, the first of them, stands.
  ArrayRef<WarpgroupProduct> getProducts(tile::MmaOp op) const { return products.find(op)->second; }
  /// Whether a loop or a branch carries a constant to where products add to it.
  bool isCarriedToProducts(tile::FillOp fill) const { return carriedFills.contains(fill); }
  /// Offset of the mbarrier of the first group's turn at a ring.
  int64_t getTurns(Value ring) const { return turns.lookup(ring); }
  /// The ring that producers copy into; null if there is none.
  const RoleRing *getCopiedRing() const;
  /// Whether CTAs write into each other's rings.
  bool sharesRings() const;
  /// Whether threads only arrive at the cluster's barrier at the start, and wait when they first
  /// reach into other CTAs, or end.
  bool meetsLate() const { return !combines.empty() && !sharesRings(); }

private:
  // LowerRoles.cpp
  LogicalResult verifyRoles(tile::RolesOp op, KernelFrame &frame);
  void splitWarps(tile::RolesOp op, KernelFrame &frame);
  // LowerRings.cpp
  void initBarriers(tile::MakeRingOp op, KernelFrame &frame);
  void planRings();
  void collectTensorMaps(gpu::GPUFuncOp kernel);
  /// `rest`: the dimension of which the box has what is left of whole boxes, or -1.
  void addTensorMap(Operation *op, Value memref, tile::TensorMapAttr map, ArrayRef<int64_t> box,
                    int64_t rest = -1);
  // LowerCombineRows.cpp
  void initArrivals(tile::CombineRowsOp op, KernelFrame &frame);
  // ProducerCopies.cpp
  LogicalResult verifyCopies(gpu::GPUFuncOp kernel);
  // WarpgroupProducts.cpp
  void groupProducts(gpu::GPUFuncOp kernel);

  SmallVector<tile::MakeRingOp> makeRings; // between roles
  SmallVector<tile::CombineRowsOp> combines;
  DenseMap<Value, RoleRing> rings;
  DenseMap<Operation *, RoleCopy> copies;
  DenseMap<Operation *, SmallVector<WarpgroupProduct>> products;
  DenseSet<Operation *> carriedFills;
  SmallVector<tile::TensorMapRecipeAttr> recipes;
  SmallVector<Value> parameters;
  DenseMap<Operation *, SmallVector<unsigned, 2>> tensorMapsOf;
  bool tensorStores = false;
  DenseMap<Value, int64_t> turns; // by ring, offset of the mbarrier of the first group's
};

/// What threads of a kernel with roles run.
class RoleCode : public StagedCode {
public:
  RoleCode(OpBuilder &b, Location loc, KernelFrame &frame, const WarpgroupKernel &kernel)
      : StagedCode(b, loc, frame), kernel(kernel) {}
  /// At the place of other code.
  RoleCode(const ThreadCode &code, const WarpgroupKernel &kernel)
      : RoleCode(code.b, code.loc, code.frame, kernel) {}

  const WarpgroupKernel &kernel;

  /// Pointer to the mbarrier of a slot (i32), of those that begin at byte `barriers`.
  Value barrierPointer(int64_t barriers, Value slot);
  /// Waits until the phase of a barrier with this parity is over.
  void waitBarrier(Value pointer, Value parity, NVVM::MemScopeKind scope = NVVM::MemScopeKind::CTA);
  void arrive(Value pointer);
  /// The warp's lanes come together.
  void syncWarp();
  /// What this warp has written to shared memory is seen by the asynchronous units.
  void fenceAsyncProxy();
  Value isFirstLane();
  /// i32: the group of consumers that the warp belongs to.
  Value getGroup();
  /// All threads of the CTA, or of its cluster.
  void emitClusterBarrier();
  /// i32: how many rows of its tile a copy that fits them loads, in whole eights. Of a tile that is
  /// not there, as the last CTA of a cluster may have, all are, as zeros.
  Value countRowsLeft(tile::CopyOp copy);
  /// What `emit` builds, for the one thread that starts a ring's tensor copies.
  void emitForLeader(const RoleRing &ring, function_ref<void()> emit);
  /// Where a lane's row of the four 8x8 matrices of ldmatrix and stmatrix lies, for 16 columns of a
  /// box of 16 rows of 128 bytes; or, transposed, of 16 columns of 32 bytes.
  Value matrixRowInBox(Value box, int64_t columns, bool transposed);
};

/// A pattern for one op of a kernel with roles; it comes before those of kernels without.
template <typename OpT> class RolePattern : public TilePattern<OpT> {
public:
  RolePattern(const TypeConverter &types, KernelFrame &frame, const WarpgroupKernel &kernel)
      : TilePattern<OpT>(types, frame, /*benefit=*/2), kernel(kernel) {}

protected:
  const WarpgroupKernel &kernel;
};

/// tile.ring_acquire, ring_commit, ring_wait, ring_release, ring_skip, tile.copy by tensor maps,
/// and the turns of groups.
void addRingPatterns(const TypeConverter &types, KernelFrame &frame, const WarpgroupKernel &kernel,
                     RewritePatternSet &patterns);
/// tile.combine_rows.
void addCombineRowsPatterns(const TypeConverter &types, KernelFrame &frame,
                            const WarpgroupKernel &kernel, RewritePatternSet &patterns);
/// tile.copy by producers, ring_arrive, skew, copy_barrier, realign.
void addProducerCopyPatterns(const TypeConverter &types, KernelFrame &frame,
                             const WarpgroupKernel &kernel, RewritePatternSet &patterns);
/// tile.ring_read.
void addRingReadPatterns(const TypeConverter &types, KernelFrame &frame,
                         const WarpgroupKernel &kernel, RewritePatternSet &patterns);
/// tile.mma by warpgroups, mma_wait, and tile.fill of what products add to.
void addWarpgroupMmaPatterns(const TypeConverter &types, KernelFrame &frame,
                             const WarpgroupKernel &kernel, RewritePatternSet &patterns);

/// Slice by slice: tile.ring_read, and tile.store through shared memory.
std::unique_ptr<SlicedOp> makeSlicedRingRead(tile::RingReadOp op, const WarpgroupKernel &kernel);
std::unique_ptr<SlicedOp> makeSlicedBoxStore(tile::StoreOp op, const WarpgroupKernel &kernel);

/// Reports products that are read, copied or moved before a tile.mma_wait has given them.
LogicalResult verifyProductsAwaited(tile::RolesOp roles);

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETONVVM_WARPGROUPKERNEL_H
