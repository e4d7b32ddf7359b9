//===- SliceEpilogue.cpp - epilogues, slice by slice ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduledKernel.h"
#include "fuse/Dialect/Tile/Utils/Epilogue.h"
#include "fuse/Dialect/Tile/Utils/RoleRegisters.h"
#include "fuse/Target/WarpSpecialized.h"

namespace mlir::fuse::tile {
#define GEN_PASS_DEF_TILESLICEEPILOGUE
#include "fuse/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::fuse::tile

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Columns that a warp reads out of a slot at once.
static constexpr int64_t columnsOfMatrixRead = 16;

namespace {
/// What a tile.slices will hold.
struct Epilogue {
  /// What is carried out slice by slice, and what is done once before it: both from the last op to
  /// the first.
  llvm::SetVector<Operation *> sliced, once;
  FragType stored;

  template <typename OpTy> SmallVector<OpTy> get() const {
    SmallVector<OpTy> ops;
    for (Operation *op : llvm::reverse(sliced))
      if (auto typed = dyn_cast<OpTy>(op))
        ops.push_back(typed);
    return ops;
  }
};

/// How it is cut.
struct Cut {
  SmallVector<int64_t> sizes, order;
  int64_t first = 0, ahead = 0, from = 0;
};

class Slicer {
public:
  explicit Slicer(const ScheduledKernel &kernel) : of(kernel) {
    of.kernel.walk([&](MmaOp mma) { products.push_back(mma.getAcc().getType()); });
  }
  LogicalResult run();

private:
  /// Whether it is said where tiles lie and how they travel, which decides how they are cut.
  LogicalResult verify();
  void slice(Block &block);
  /// Whether what a block stores takes more registers than there are for an epilogue.
  bool wantsSlices(Block &block);
  /// Whether a tile has the shape of a product's result; with roles its places too.
  bool isOfProducts(StoreOp store);
  Cut cutWarpgroups(const Epilogue &epilogue, RolesOp roles);
  Cut cutRegisters(const Epilogue &epilogue);

  ScheduledKernel of;
  SmallVector<FragType> products;
};

struct SliceEpilogue : mlir::fuse::tile::impl::TileSliceEpilogueBase<SliceEpilogue> {
  void runOnOperation() override {
    if (failed(forEachScheduledKernel(
            getOperation(), [](const ScheduledKernel &kernel) { return Slicer(kernel).run(); })))
      signalPassFailure();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// What belongs together
//===----------------------------------------------------------------------===//

/// Collects what can be carried out with `last`: stores of tiles that lie as its tile does, and
/// what only they need, back to an op that these cannot cross.
static Epilogue collect(StoreOp last, function_ref<bool(StoreOp)> mayTake) {
  Epilogue epilogue;
  epilogue.stored = last.getValue().getType();
  epilogue.sliced.insert(last);
  SmallVector<LoadOp> crossed;
  Operation *op = last->getPrevNode();
  for (; op; op = op->getPrevNode()) {
    if (auto store = dyn_cast<StoreOp>(op)) {
      auto isAfter = [&](LoadOp load) { return areApart(load, store); };
      if (!mayTake(store) || store.getValue().getType().getShape() != epilogue.stored.getShape() ||
          store.getValue().getType().getLayout() != epilogue.stored.getLayout() ||
          !llvm::all_of(crossed, isAfter) || !llvm::all_of(epilogue.get<LoadOp>(), isAfter) ||
          !llvm::all_of(epilogue.get<StoreOp>(),
                        [&](StoreOp later) { return areApart(store, later); }))
        break;
      epilogue.sliced.insert(store);
      continue;
    }
    auto load = dyn_cast<LoadOp>(op);
    auto isBefore = [&](StoreOp store) { return areApart(load, store); };
    bool isOnlyStored =
        isa<LoadOp, MapOp, RingReadOp>(op) && !op->use_empty() &&
        llvm::all_of(op->getUsers(),
                     [&](Operation *user) { return epilogue.sliced.contains(user); }) &&
        llvm::all_of(op->getResultTypes(),
                     [&](Type type) { return isPartOf(type, epilogue.stored); });
    if (isOnlyStored && (!load || llvm::all_of(epilogue.get<StoreOp>(), isBefore)))
      epilogue.sliced.insert(op);
    else if (load)
      crossed.push_back(load);
    else if (!isMemoryEffectFree(op))
      break;
  }
  // Products that nothing else reads are awaited when loads are under way.
  if (epilogue.get<LoadOp>().empty())
    return epilogue;
  llvm::SetVector<Operation *> once;
  for (; op; op = op->getPrevNode()) {
    auto wait = dyn_cast<MmaWaitOp>(op);
    if (wait ? wait.getAccs().empty() : !isa<RingReleaseOp>(op) && !isMemoryEffectFree(op))
      break;
    if (isa<RingReleaseOp>(op))
      once.insert(op);
    if (!wait)
      continue;
    once.insert(op);
    if (llvm::all_of(op->getUsers(),
                     [&](Operation *user) { return epilogue.sliced.contains(user); }))
      epilogue.once = once;
    break;
  }
  return epilogue;
}

bool Slicer::isOfProducts(StoreOp store) {
  // What is staged took a product's places, of which passes may have found that none is left.
  if (store.getBuffers().count)
    return true;
  FragType value = store.getValue().getType();
  return llvm::any_of(products, [&](FragType product) {
    return product.getShape() == value.getShape() &&
           (!of.schedule.hasRoles() || product.getLayout() == value.getLayout());
  });
}

bool Slicer::wantsSlices(Block &block) {
  // 32-bit registers. Elements that are accessed one by one take one each.
  auto count = [&](Value memref, ArrayRef<int64_t> tileDims, FragType tile) {
    auto type = cast<MemRefType>(memref.getType());
    int64_t last = type.getRank() - 1, size = last < 0 ? 1 : type.getDimSize(last);
    bool packed = tileDims.back() == last && !ShapedType::isDynamic(size) && size % 2 == 0;
    return tile.getPlaces().getCount(LayoutLevel::Register) *
           (packed ? type.getElementTypeBitWidth() : 32) / 32;
  };
  int64_t words = 0;
  ArrayRef<int64_t> stored;
  for (Operation &op : block) {
    if (isa<scf::ForOp>(op)) {
      for (Type type : op.getResultTypes())
        if (auto frag = dyn_cast<FragType>(type))
          words += frag.getPlaces().getCount(LayoutLevel::Register);
    } else if (auto load = dyn_cast<LoadOp>(op)) {
      if (auto frag = dyn_cast<FragType>(load.getResult().getType()))
        words += count(load.getSource(), load.getTileDims(), frag);
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      // Slices are the same of all that is stored.
      FragType value = store.getValue().getType();
      if (!isOfProducts(store) || (!stored.empty() && stored != value.getShape()))
        return false;
      // The first result takes the place of the accumulators.
      if (!stored.empty())
        words += count(store.getDest(), store.getTileDims(), value);
      stored = value.getShape();
    }
  }
  return !stored.empty() && words > getEpilogueRegisters(of.chip);
}

//===----------------------------------------------------------------------===//
// Where it is cut
//===----------------------------------------------------------------------===//

/// 32-bit registers that the loads of a slice take; a vector takes whole ones.
static int64_t countLoadedWords(const Epilogue &epilogue, const Slice &slice) {
  Layout layout = epilogue.stored.getPlaces();
  int64_t words = 0;
  for (LoadOp load : epilogue.get<LoadOp>()) {
    DenseSet<int64_t> needed;
    for (int64_t r : slice.registers)
      needed.insert(layout.projectRegister(getTileShape(load.getResult().getType()), r));
    int64_t width = cast<VectorAttr>(load.getViaAttr()).getElements();
    int64_t bytes = getElementBytes(getTileElementType(load.getResult().getType()));
    words += int64_t(needed.size()) / width * llvm::divideCeil(width * bytes, 4);
  }
  return words;
}

/// The box of the first vectors of the widest of some stores via vectors: as many as have
/// `registers` registers.
static SmallVector<int64_t> getVectorBox(ArrayRef<StoreOp> stores, size_t registers = 1) {
  auto getWidth = [](StoreOp store) { return cast<VectorAttr>(store.getViaAttr()).getElements(); };
  StoreOp widest =
      *llvm::max_element(stores, [&](StoreOp x, StoreOp y) { return getWidth(x) < getWidth(y); });
  Layout layout = widest.getValue().getType().getPlaces();
  SmallVector<int64_t> dims = widest.getTileDims(), first, box;
  int contiguous =
      llvm::find(dims, cast<MemRefType>(widest.getDest().getType()).getRank() - 1) - dims.begin();
  for (ArrayRef<int64_t> vector :
       layout.getVectors(contiguous == int(dims.size()) ? -1 : contiguous, getWidth(widest)))
    if (first.size() < registers)
      llvm::append_range(first, vector);
  // How far they reach, and where the next registers begin.
  for (size_t dim = 0; dim < layout.getShape().size(); ++dim) {
    auto getOffset = [&](int64_t r) { return layout.getOffset(LayoutLevel::Register, r)[dim]; };
    int64_t reach = 0, next = layout.getShape()[dim];
    for (int64_t r : first)
      reach = std::max(reach, getOffset(r));
    for (int64_t r = 0, e = layout.getCount(LayoutLevel::Register); r < e; ++r)
      if (getOffset(r) > reach)
        next = std::min(next, getOffset(r));
    box.push_back(next);
  }
  return box;
}

Cut Slicer::cutWarpgroups(const Epilogue &epilogue, RolesOp roles) {
  SmallVector<StoreOp> stores = epilogue.get<StoreOp>();
  auto isVia = [](auto is) { return [=](StoreOp store) { return is(store.getViaAttr()); }; };
  const bool byElements = llvm::all_of(stores, isVia(llvm::IsaPred<VectorAttr>));
  const bool readsRing = !epilogue.get<RingReadOp>().empty();
  const int64_t columns = getSliceColumns(of.kernel, epilogue.stored);
  const int columnDim = getColumnDim(epilogue.stored);
  Layout layout = epilogue.stored.getPlaces();
  Cut cut;
  cut.sizes.assign(2, 64);
  cut.sizes[columnDim] = std::min(columns, layout.getShape()[columnDim]);
  if (readsRing)
    cut.order = {1, 0};
  SmallVector<Slice> boxes = getSlices(layout, cut.sizes, cut.order);
  if (byElements && readsRing)
    cut.sizes[1] = columnsOfMatrixRead;
  else if (byElements)
    cut.sizes = getVectorBox(stores);
  // What has been loaded may be computed with before the last slot is released (ptxas orders it
  // so), and where groups take turns, the other one's products wait for that slot.
  const bool takesTurns = roles && roles.getGroups() > 1;
  if (epilogue.get<LoadOp>().empty() || (takesTurns && !byElements))
    return cut;
  int64_t free = getWordsAhead(
      /*bits=*/columns == kEpilogueColumns ? 16 : 32,
      llvm::any_of(stores, isVia(llvm::IsaPred<RowsAttr>)),
      roles ? getRoleRegisters(roles, (*of.kernel.getKnownBlockSize())[0]).kept : 0);
  int64_t words = std::max<int64_t>(countLoadedWords(epilogue, boxes.front()), 1);
  cut.first = std::clamp<int64_t>(free / words, 1, boxes.size());
  if (!byElements)
    cut.ahead = cut.first;
  else
    cut.first *= llvm::divideCeil(getSlices(layout, cut.sizes, cut.order).size(), boxes.size());
  return cut;
}

Cut Slicer::cutRegisters(const Epilogue &epilogue) {
  constexpr size_t perSlice = 8;
  Cut cut;
  cut.sizes = getVectorBox(epilogue.get<StoreOp>(), perSlice);
  // Once half of the accumulators are stored, there is room for loads that run ahead.
  if (!epilogue.get<LoadOp>().empty()) {
    cut.ahead = 2;
    cut.from = getSlices(epilogue.stored.getPlaces(), cut.sizes, cut.order).size() / 2;
  }
  return cut;
}

void Slicer::slice(Block &block) {
  auto roles = dyn_cast<RolesOp>(block.getParentOp());
  if (!roles)
    roles = block.getParentOp()->getParentOfType<RolesOp>();
  if (!of.schedule.hasRoles() && !wantsSlices(block))
    return;
  auto mayTake = [&](StoreOp store) { return isOfProducts(store); };
  SmallVector<StoreOp> stores(llvm::make_filter_range(block.getOps<StoreOp>(), mayTake));
  DenseSet<Operation *> done;
  for (StoreOp last : llvm::reverse(stores)) {
    if (done.contains(last))
      continue;
    Epilogue epilogue = collect(last, mayTake);
    done.insert_range(epilogue.sliced);
    Cut cut = of.schedule.hasRoles() ? cutWarpgroups(epilogue, roles) : cutRegisters(epilogue);
    OpBuilder b(last);
    auto slices = SlicesOp::create(b, last.getLoc(), cut.sizes,
                                   cut.order.empty() ? DenseI64ArrayAttr()
                                                     : b.getDenseI64ArrayAttr(cut.order),
                                   cut.first, cut.ahead, cut.from);
    b.createBlock(&slices.getBody());
    auto end = tile::YieldOp::create(b, last.getLoc());
    for (Operation *op : llvm::reverse(epilogue.once))
      op->moveBefore(end);
    for (Operation *op : llvm::reverse(epilogue.sliced))
      op->moveBefore(end);
  }
}

LogicalResult Slicer::verify() {
  if (of.schedule.hasRoles() && !of.kernel.getKnownBlockSize())
    return of.kernel.emitOpError("a tile kernel needs the attribute known_block_size; fuse-tile "
                                 "sets it");
  WalkResult walk = of.kernel.walk([&](Operation *op) -> WalkResult {
    if (findWithoutLayout(op))
      return op->emitOpError("has a tile without a layout; tile-assign-layouts gives it one");
    auto load = dyn_cast<LoadOp>(op);
    bool isOfFragment = load ? isa<FragType>(load.getResult().getType()) : isa<StoreOp>(op);
    if (isOfFragment && !op->hasAttr("via"))
      return op->emitOpError("does not say how it travels; tile-plan-transports sets 'via'");
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult Slicer::run() {
  if (failed(verify()))
    return failure();
  SmallVector<Block *> blocks;
  of.kernel.walk([&](StoreOp store) {
    Block *block = store->getBlock();
    if (!isa<SlicesOp>(block->getParentOp()) && !llvm::is_contained(blocks, block))
      blocks.push_back(block);
  });
  for (Block *block : blocks)
    slice(*block);
  return success();
}
