//===- PlanTransports.cpp - how loads, stores and copies travel -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduledKernel.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Dialect/Tile/Utils/Epilogue.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/MatrixAtom.h"
#include "fuse/Target/Transport.h"
#include "llvm/Support/FormatVariadic.h"
#include <numeric>

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILEPLANTRANSPORTS
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Limits of a tensor map (CUDA driver API, cuTensorMapEncodeTiled).
static constexpr int64_t maxMapRank = 5, maxBoxExtent = 256;
/// The bytes of a row of a box of 16 columns of 16 bits, as operands that change places stage them.
static constexpr int64_t transposedRowBytes = 32;

namespace {
class Planner {
public:
  explicit Planner(const ScheduledKernel &of) : of(of), context(of.schedule.getContext()) {
    clusterSize = of.schedule.getClusterSize();
  }
  LogicalResult run();

private:
  LogicalResult planLoad(LoadOp load);
  LogicalResult planCopy(CopyOp copy);
  void planHold(HoldOp hold);
  void planStore(StoreOp store);
  /// Whether rows of a staged tile that are out of bounds read the last row again: that costs less
  /// than a mask in every step.
  bool clamps(LoadOp load);
  /// Whether a copy, in boxes of so many rows, may pass the end of its rows, and nothing comes of
  /// those that are not there. They take the accelerator six times as long as others where all SMs
  /// ask for them (docs/Rationale.md, "Rows that are not there").
  bool fitsRows(CopyOp copy, int64_t rows);
  /// True if a store takes what warpgroups have accumulated, in its places.
  bool storesAccumulators(StoreOp store);
  StoreKind getKind(StoreOp store);
  /// The boxes that one warp stores at a time, the wider one first.
  SmallVector<SmallVector<int64_t>> getStoreBoxes(StoreOp store);
  /// The CTAs of the cluster that want the same tile of an operand, of which each loads a part for
  /// all: how many, and how far apart their numbers are. Empty if each wants its own.
  SmallVector<int64_t> getSharers(CopyOp copy);

  ScheduledKernel of;
  MLIRContext *context;
  int64_t clusterSize = 1;
  /// The accumulators of warpgroups' products.
  SmallVector<FragType> accumulators;
};

struct PlanTransports : mlir::fuse::tile::impl::TilePlanTransportsBase<PlanTransports> {
  void runOnOperation() override {
    LogicalResult planned = forEachScheduledKernel(
        getOperation(), [](const ScheduledKernel &kernel) { return Planner(kernel).run(); });
    if (failed(planned))
      signalPassFailure();
  }
};
} // namespace

/// The tiles that a ring shows to those who wait for what `copy` brings; empty if it fills no ring.
static SmallVector<Value> getAwaited(CopyOp copy) {
  auto acquire = copy.getDest().getDefiningOp<RingAcquireOp>();
  if (!acquire)
    return {};
  const unsigned slot = cast<OpResult>(copy.getDest()).getResultNumber();
  SmallVector<Value> tiles;
  for (Operation *user : acquire.getRing().getUsers())
    if (auto wait = dyn_cast<RingWaitOp>(user))
      tiles.push_back(wait.getTiles()[slot]);
  return tiles;
}

/// True if a tile is an operand of tf32 products. wgmma ignores the lower bits of an f32 (PTX ISA,
/// "Alternate Floating-Point Data Formats"); as it loads them, the accelerator can round.
static bool feedsTf32(CopyOp copy) {
  return copy.getDest().getType().getElementType().isF32() &&
         llvm::any_of(getAwaited(copy), [](Value tile) {
           return llvm::any_of(tile.getUsers(), llvm::IsaPred<MmaOp>);
         });
}

/// Says along which dimensions nothing needs to be compared with the end.
template <typename AccessOp> static void setInBounds(AccessOp op, Value memref, Type tile) {
  SmallVector<bool> inBounds = getInBounds(cast<MemRefType>(memref.getType()), op.getTileDims(),
                                           getTileShape(tile), op.getIndices());
  if (llvm::is_contained(inBounds, true))
    op.setInBounds(inBounds);
}

LogicalResult Planner::run() {
  WalkResult placed = of.kernel.walk([&](Operation *op) {
    if (!findWithoutLayout(op))
      return WalkResult::advance();
    op->emitOpError("has a tile without a layout; tile-assign-layouts gives it one");
    return WalkResult::interrupt();
  });
  if (placed.wasInterrupted())
    return failure();
  of.kernel.walk([&](MmaOp mma) {
    if (mma.getAtom() && lookupWarpgroupAtom(mma.getAtom()->getInstruction()))
      accumulators.push_back(mma.getAcc().getType());
  });
  WalkResult walk = of.kernel.walk([&](Operation *op) -> WalkResult {
    if (auto load = dyn_cast<LoadOp>(op)) {
      setInBounds(load, load.getSource(), load.getResult().getType());
      return planLoad(load);
    }
    if (auto copy = dyn_cast<CopyOp>(op)) {
      setInBounds(copy, copy.getSource(), copy.getDest().getType());
      return planCopy(copy);
    }
    if (auto hold = dyn_cast<HoldOp>(op)) {
      setInBounds(hold, hold.getSource(), hold.getHeld().getType().getTile());
      planHold(hold);
    }
    if (auto store = dyn_cast<StoreOp>(op)) {
      setInBounds(store, store.getDest(), store.getValue().getType());
      planStore(store);
    }
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

/// Whether what is out of bounds along m or n of a staged tile only meets results that stores drop:
/// products read it, and of these nothing is added up along the rows or multiplied again.
static bool meetsOnlyStores(Value staged) {
  if (staged.use_empty())
    return false;
  SetVector<Value> made;
  auto follow = [&](Value value) { // where it is carried or yielded to
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      unsigned number = use.getOperandNumber();
      auto mma = dyn_cast<MmaOp>(user);
      if (isa<StoreOp>(user))
        continue;
      if (isa<MapOp, MmaWaitOp, ConvertLayoutOp>(user) || (mma && use == mma.getAccMutable())) {
        made.insert_range(user->getResults());
      } else if (auto combine = dyn_cast<CombineOp>(user);
                 combine && number < combine.getSums().size()) {
        made.insert(combine.getBody().front().getArgument(number));
      } else if (auto rows = dyn_cast<CombineRowsOp>(user)) {
        made.insert(rows.getRows()[number]);
      } else if (auto pipeline = dyn_cast<PipelineOp>(user)) {
        number -= pipeline.getInits().getBeginOperandIndex();
        made.insert(pipeline.getResult(number));
        made.insert(pipeline.getComputeBlock().getArgument(
            pipeline.getComputeBlock().getNumArguments() - pipeline.getInits().size() + number));
      } else if (auto loop = dyn_cast<scf::ForOp>(user)) {
        number -= loop.getNumControlOperands();
        made.insert(loop.getResult(number));
        made.insert(loop.getRegionIterArg(number));
      } else if (isa<scf::ForOp, scf::IfOp>(user->getParentOp()) && isa<scf::YieldOp>(user)) {
        made.insert(user->getParentOp()->getResult(number));
      } else if (isa<PipelineOp>(user->getParentOp()) && isa<tile::YieldOp>(user)) {
        made.insert(user->getParentOp()->getResult(number));
      } else {
        return false;
      }
    }
    return true;
  };
  for (Operation *user : staged.getUsers()) {
    auto mma = dyn_cast<MmaOp>(user);
    if (!mma)
      return false;
    made.insert(mma.getResult());
  }
  for (size_t i = 0; i < made.size(); ++i)
    if (!follow(made[i]))
      return false;
  return true;
}

bool Planner::fitsRows(CopyOp copy, int64_t rows) {
  const int64_t dim = copy.getTileDims()[0], last = int64_t(copy.getIndices().size()) - 1;
  if (dim < 0 || dim == last || rows % kRestMultiple || !of.kernel->hasAttr(kSizesAgreeAttr))
    return false;
  if (auto inBounds = copy.getInBounds(); inBounds && (*inBounds)[dim])
    return false;
  // Few of them are asked for in any case.
  constexpr int64_t fewOfAll = 8;
  const int64_t extent = cast<MemRefType>(copy.getSource().getType()).getDimSize(dim);
  if (const int64_t tile = copy.getDest().getType().getShape()[0];
      !ShapedType::isDynamic(extent) &&
      (int64_t(llvm::alignTo(extent, tile)) - extent) * fewOfAll < extent)
    return false;
  // How many there are is known where the slot is acquired.
  Operation *index = copy.getIndices()[dim].getDefiningOp();
  auto acquire = copy.getDest().getDefiningOp<RingAcquireOp>();
  if (!acquire ||
      (index && index->getBlock() == copy->getBlock() && !index->isBeforeInBlock(acquire)))
    return false;
  SmallVector<Value> awaited = getAwaited(copy);
  return !awaited.empty() && llvm::all_of(awaited, meetsOnlyStores);
}

bool Planner::clamps(LoadOp load) {
  // What a limit cuts off may have no last row; an asynchronous copy masks for free, and many reads
  // of one row would crowd one cache slice.
  if (of.chip.copies.cpAsync || !load.getLimits().empty() || !of.kernel->hasAttr(kSizesAgreeAttr))
    return false;
  auto pipeline = dyn_cast<PipelineOp>(load->getParentOp());
  SmallVector<Value> staged = pipeline ? pipeline.getStagedValues() : SmallVector<Value>();
  size_t number = llvm::find(staged, load.getResult()) - staged.begin();
  return meetsOnlyStores(number == staged.size()
                             ? load.getResult()
                             : pipeline.getComputeBlock().getArgument(1 + number));
}

LogicalResult Planner::planLoad(LoadOp load) {
  VectorAccess access = getVectorAccess(load.getSource(), load.getTileDims(), load.getIndices());
  if (auto frag = dyn_cast<FragType>(load.getResult().getType())) {
    if (access.contiguous >= 0)
      access.elements =
          std::gcd(access.elements, frag.getPlaces().getVectorWidth(access.contiguous));
    load.setViaAttr(VectorAttr::get(context, access.elements));
    return success();
  }
  auto staged = cast<StagedType>(load.getResult().getType());
  int64_t elementBytes = getElementBytes(staged.getElementType());
  int64_t rowBytes = staged.getShape()[staged.getLayout().getContiguous()] * elementBytes;
  if (rowBytes % kChunkBytes != 0)
    return load.emitOpError() << "stages rows of " << rowBytes
                              << " bytes; they must be multiples of " << kChunkBytes;
  int64_t elements = load.getLimits().empty() ? access.elements : 1;
  int64_t bytes = std::min<int64_t>(elements * elementBytes, kChunkBytes);
  // What is converted, or has two bytes, passes through a register.
  bool converts = getElementTypeOrSelf(load.getSource().getType()) != staged.getElementType();
  if (of.chip.copies.cpAsync && bytes >= kLeastCopyBytes && !converts)
    load.setViaAttr(AsyncCopyAttr::get(context, bytes, /*realigned=*/false));
  else
    load.setViaAttr(VectorAttr::get(context, bytes / elementBytes, clamps(load)));
  return success();
}

void Planner::planHold(HoldOp hold) {
  FragType tile = hold.getHeld().getType().getTile();
  VectorAccess access = getVectorAccess(hold.getSource(), hold.getTileDims(), hold.getIndices());
  if (access.contiguous >= 0)
    access.elements = std::gcd(access.elements, tile.getPlaces().getVectorWidth(access.contiguous));
  const int64_t bytes = access.elements * getElementBytes(tile.getElementType());
  if (of.chip.copies.cpAsync && bytes >= kLeastCopyBytes)
    hold.setViaAttr(AsyncCopyAttr::get(context, bytes, /*realigned=*/false));
  else
    hold.setViaAttr(VectorAttr::get(context, access.elements));
}

/// Whether an index may be another one where `along` is.
static bool dependsOn(Value index, Value along) {
  if (index == along)
    return true;
  if (auto argument = dyn_cast<BlockArgument>(index)) {
    if (isa<ForTilesOp>(argument.getOwner()->getParentOp()))
      return false;
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    return !loop || argument != loop.getInductionVar() ||
           llvm::any_of(ArrayRef<Value>{loop.getLowerBound(), loop.getStep()},
                        [&](Value bound) { return dependsOn(bound, along); });
  }
  Operation *op = index.getDefiningOp();
  return op->getNumRegions() != 0 || llvm::any_of(op->getOperands(), [&](Value operand) {
           return isa<IndexType, IntegerType>(operand.getType()) && dependsOn(operand, along);
         });
}

SmallVector<int64_t> Planner::getSharers(CopyOp copy) {
  auto tiles = copy->getParentOfType<ForTilesOp>();
  if (!tiles || tiles.getOffsets().size() < 2)
    return {};
  // Numbers run along the second to last dimension first. CTAs that share a tile along k, which
  // read other parts of it, are along neither.
  int64_t ctas = 1, apart = 1, before = 1;
  SmallVector<int64_t> tilesPerItem = tiles.getTilesPerItem();
  for (size_t dim = tilesPerItem.size() - 2; dim < tilesPerItem.size(); ++dim) {
    const int64_t along = tilesPerItem[dim];
    Value offset = tiles.getOffsets()[dim];
    if (along > 1 &&
        llvm::none_of(copy.getIndices(), [&](Value index) { return dependsOn(index, offset); })) {
      apart = ctas == 1 ? before : apart;
      ctas *= along;
    }
    before *= along;
  }
  if (ctas == 1)
    return {};
  return {ctas, apart};
}

/// Changes the transport to one that tiles admit which start at any multiple of `bytes` in a row,
/// which is where boxes of a tensor map start at multiples of 16, and copies at those of their own.
static void startAt(Transport &transport, int64_t bytes) {
  if (transport.kind == Transport::TensorMap && bytes % kChunkBytes != 0) {
    transport.kind = Transport::Copied;
    transport.unitBytes = kChunkBytes;
    transport.reason = llvm::formatv("is read from multiples of {0} bytes of its rows on, a box of "
                                     "a tensor map from multiples of 16",
                                     bytes);
  }
  if (transport.kind != Transport::Copied)
    return;
  transport.unitBytes = std::gcd(transport.unitBytes, bytes);
  if (transport.unitBytes < kLeastCopyBytes) {
    transport.kind = Transport::Realigned;
    transport.unitBytes = kChunkBytes;
  }
}

LogicalResult Planner::planCopy(CopyOp copy) {
  auto type = cast<MemRefType>(copy.getSource().getType());
  SmallVector<int64_t> dims = copy.getTileDims(), box(type.getRank(), 1);
  ArrayRef<int64_t> shape = copy.getDest().getType().getShape();
  int64_t bytes = type.getElementTypeBitWidth() / 8, last = type.getRank() - 1;
  Transport transport = getTransport(BufferPart::get(copy.getSource()), bytes, dims);
  startAt(transport, getKnownMultiple(copy.getIndices()[last]) * bytes);
  // A tensor map ends where the tensor does; the producers look at limits.
  if (!copy.getLimits().empty() && transport.kind != Transport::None) {
    transport.kind = Transport::Realigned;
    transport.unitBytes = kChunkBytes;
    transport.reason = "is read up to limits, which a tensor map does not know";
  }
  if (transport.kind == Transport::None ||
      (transport.byProducers() && (clusterSize > 1 || bytes != 2)))
    return copy.emitOpError() << "cannot be done: its source " << transport.reason
                              << (transport.byProducers()
                                      ? "; producers copy elements of 16 bits, and "
                                        "for clusters of one CTA"
                                      : "");
  if (transport.byProducers()) {
    copy.setViaAttr(
        AsyncCopyAttr::get(context, transport.unitBytes, transport.kind == Transport::Realigned));
    return success();
  }
  for (auto [dim, extent] : llvm::zip(dims, shape))
    if (dim >= 0)
      box[dim] = dim == last ? std::min(extent, kLineBytes / bytes) : extent;
  // The rows of a tile that CTAs share are loaded in equal parts; where rows are contiguous the
  // parts are pieces.
  SmallVector<int64_t> sharers = getSharers(copy);
  const int64_t parts = sharers.empty() ? 1 : sharers.front();
  if (parts > 1 && parts * sharers.back() > clusterSize)
    return copy.emitOpError() << "is shared by " << parts
                              << " CTAs of a cluster of tile.for_tiles; "
                              << "the kernel's schedule has clusters of " << clusterSize;
  const int64_t wholeRows = dims[0] == last ? kLineBytes / bytes : 8;
  if (parts > 1 && shape[0] % (parts * wholeRows))
    return copy.emitOpError() << "brings " << shape[0] << " rows to " << parts
                              << " CTAs, which load equal parts in multiples of " << wholeRows;
  if (dims[0] != last)
    box[dims[0]] /= parts;
  if (type.getRank() > maxMapRank || box[last] * bytes != kLineBytes ||
      llvm::any_of(box, [](int64_t extent) { return extent > maxBoxExtent; }))
    return copy.emitOpError() << "cannot be done by the tensor memory accelerator: it takes boxes "
                              << "of at most " << maxBoxExtent
                              << " elements a dimension out of tensors of rank " << maxMapRank
                              << " at most, rows of " << kLineBytes << " bytes";
  copy.setViaAttr(TensorMapAttr::get(context, box, /*swizzle=*/kLineBytes, /*lastBox=*/{},
                                     /*buffers=*/0, sharers, feedsTf32(copy),
                                     dims[0] >= 0 && fitsRows(copy, box[dims[0]])));
  return success();
}

bool Planner::storesAccumulators(StoreOp store) {
  FragType value = store.getValue().getType();
  return llvm::any_of(accumulators, [&](FragType accumulator) {
    return accumulator.getShape() == value.getShape() &&
           accumulator.getLayout() == value.getLayout();
  });
}

StoreKind Planner::getKind(StoreOp store) {
  if (!of.schedule.hasRoles() || !storesAccumulators(store) || !store.getLimits().empty())
    return StoreKind::Elements;
  bool loadsWhole = llvm::any_of(store->getBlock()->getOps<LoadOp>(), [&](LoadOp load) {
    return getTileShape(load.getResult().getType()) == store.getValue().getType().getShape();
  });
  auto type = cast<MemRefType>(store.getDest().getType());
  StoreKind kind = getStoreKind(of.schedule.getRoles(), type.getShape(), type.getElementType(),
                                store.getTileDims(), loadsWhole);
  // Tensor maps show whole results, in boxes that start at multiples of 16 bytes.
  const int64_t start =
      getKnownMultiple(store.getIndices().back()) * getElementBytes(type.getElementType());
  if (kind == StoreKind::Boxes && (!isa<BlockArgument>(store.getDest()) || start % kChunkBytes))
    return StoreKind::Elements;
  return kind;
}

SmallVector<SmallVector<int64_t>> Planner::getStoreBoxes(StoreOp store) {
  auto type = cast<MemRefType>(store.getDest().getType());
  FragType value = store.getValue().getType();
  const int columnDim = getColumnDim(value);
  StoreStaging staging = getStoreStaging(of.schedule.getRoles());
  // A line of shared memory, or a slice if that is narrower.
  int64_t columns = std::min(kLineBytes * 8 / int64_t(type.getElementTypeBitWidth()),
                             getSliceColumns(of.kernel, value));
  SmallVector<SmallVector<int64_t>> boxes;
  int64_t extent = value.getShape()[columnDim];
  for (int64_t width : {columns, extent % columns})
    if (width && width <= extent) {
      auto &box = boxes.emplace_back(type.getRank(), 1);
      box[store.getTileDims()[0]] = columnDim == 0 ? width : staging.rows;
      box[type.getRank() - 1] = columnDim == 0 ? staging.columns : width;
    }
  return boxes;
}

void Planner::planStore(StoreOp store) {
  VectorAccess access = getVectorAccess(store.getDest(), store.getTileDims(), store.getIndices());
  StoreKind kind = getKind(store);
  if (kind == StoreKind::Boxes) {
    SmallVector<SmallVector<int64_t>> boxes = getStoreBoxes(store);
    ArrayRef<int64_t> lastBox;
    if (boxes.size() > 1)
      lastBox = boxes.back();
    const bool isTransposed = getColumnDim(store.getValue().getType()) == 0;
    store.setViaAttr(TensorMapAttr::get(context, boxes.front(),
                                        isTransposed ? transposedRowBytes : kLineBytes, lastBox,
                                        getStoreStaging(of.schedule.getRoles()).buffers,
                                        /*multicast=*/{}, /*roundsToTf32=*/false,
                                        /*fitsRows=*/false));
  } else if (kind == StoreKind::Rows) {
    store.setViaAttr(RowsAttr::get(context, std::min<int64_t>(access.elements, 4),
                                   getStoreStaging(of.schedule.getRoles()).buffers));
  } else {
    // A limit may cut a vector anywhere.
    if (!store.getLimits().empty())
      access.elements = 1;
    if (access.contiguous >= 0)
      access.elements =
          std::gcd(access.elements,
                   store.getValue().getType().getPlaces().getVectorWidth(access.contiguous));
    store.setViaAttr(VectorAttr::get(context, access.elements));
  }
}
