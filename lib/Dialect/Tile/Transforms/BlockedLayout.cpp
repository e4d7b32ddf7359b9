//===- BlockedLayout.cpp - layouts of fragments that no product is near --===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLayouts.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/Transport.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Bytes of the widest access of a lane.
static constexpr int64_t vectorBytes = 16;

namespace {
/// The fragments that share a layout.
class Fragments {
public:
  Fragments(gpu::GPUFuncOp kernel, ArrayRef<Value> list)
      : kernel(kernel), set(list.begin(), list.end()) {}

  /// Whether `op` makes or takes one of them.
  bool isOn(Operation *op) const {
    auto isIn = [&](Value value) { return set.contains(value); };
    if (auto hold = dyn_cast<HoldOp>(op)) {
      auto make = hold.getHeld().getDefiningOp<MakeHeldOp>();
      return make &&
             llvm::any_of(getReads(make), [&](ReadHeldOp read) { return isIn(read.getResult()); });
    }
    return llvm::any_of(op->getOperands(), isIn) || llvm::any_of(op->getResults(), isIn);
  }
  /// Calls `run` for each op of a kind that is on one of them.
  template <typename Op> void forEach(function_ref<void(Op)> run) const {
    gpu::GPUFuncOp(kernel).walk([&](Op op) {
      if (isOn(op))
        run(op);
    });
  }

private:
  gpu::GPUFuncOp kernel;
  DenseSet<Value> set;
};

/// The widest extents of fragments, and the bytes of the widest element that is loaded or stored.
struct Extents {
  SmallVector<int64_t> shape;
  int64_t widestElement = 1;
};
} // namespace

static FailureOr<Extents> findExtents(gpu::GPUFuncOp kernel, ArrayRef<Value> list,
                                      const Fragments &fragments) {
  Extents extents;
  for (Value value : list) {
    ArrayRef<int64_t> own = cast<FragType>(value.getType()).getShape();
    SmallVector<int64_t> &shape = extents.shape;
    if (shape.empty())
      shape.assign(own.size(), 1);
    if (shape.size() != own.size())
      return kernel.emitOpError("fragments of different rank in one kernel");
    for (auto [extent, wide] : llvm::zip(own, shape))
      wide = std::max(wide, extent);
  }
  if (extents.shape.size() != 2)
    return kernel.emitOpError("fragments have two dimensions, rows and columns");
  auto widen = [&](Type accessed) {
    extents.widestElement = std::max(extents.widestElement, getElementBytes(accessed));
  };
  fragments.forEach<LoadOp>(
      [&](LoadOp load) { widen(getTileElementType(load.getResult().getType())); });
  fragments.forEach<HoldOp>(
      [&](HoldOp hold) { widen(hold.getHeld().getType().getTile().getElementType()); });
  fragments.forEach<StoreOp>(
      [&](StoreOp store) { widen(store.getValue().getType().getElementType()); });
  return extents;
}

/// Whether `place` is a column of the tile at hand, or as far from it in every element.
static bool isAlongColumns(Value place) {
  if (auto add = place.getDefiningOp<arith::AddIOp>();
      add && matchPattern(add.getRhs(), m_Constant()))
    place = add.getLhs();
  auto index = place.getDefiningOp<tile::IndexOp>();
  return index && index.getDim() == 1;
}

/// The elements that every access along the columns of a tile can move at once, at most `run`.
static int64_t accessAlignment(const Fragments &fragments, int64_t run) {
  fragments.forEach<Operation *>([&](Operation *op) {
    Value memref;
    SmallVector<int64_t> dims;
    if (auto load = dyn_cast<LoadOp>(op))
      memref = load.getSource(), dims = load.getTileDims();
    else if (auto hold = dyn_cast<HoldOp>(op))
      memref = hold.getSource(), dims = hold.getTileDims();
    else if (auto store = dyn_cast<StoreOp>(op))
      memref = store.getDest(), dims = store.getTileDims();
    else
      return;
    auto type = cast<MemRefType>(memref.getType());
    if (dims[1] < 0 || dims[1] != type.getRank() - 1)
      return;
    run = std::gcd(
        run, getAccessMultiple(BufferPart::get(memref), getElementBytes(type.getElementType())));
  });
  // What is gathered along the columns, element by element, would be strided over too: stores of 4
  // bytes a lane are whole lines of a warp.
  fragments.forEach<MapOp>([&](MapOp map) {
    map.getBody().walk([&](GatherOp gather) {
      auto type = dyn_cast<MemRefType>(gather.getSource().getType());
      if (!type || gather.getIndices().empty() || !isAlongColumns(gather.getIndices().back()))
        return;
      int64_t bytes = getElementBytes(type.getElementType());
      int64_t multiple = getAccessMultiple(BufferPart::get(gather.getSource()), bytes);
      if (multiple < run)
        run = std::gcd(run, std::max<int64_t>(multiple, llvm::divideCeil(4, bytes)));
    });
  });
  return run;
}

/// CTAs over which a kernel's fragments are spread: those of a cluster that share its tile.
static int64_t getCtasOfFragments(gpu::GPUFuncOp kernel) {
  int64_t ctas = 1;
  kernel.walk([&](ForTilesOp tiles) {
    if (auto distribution = tiles.getDistributionOrDefault(); distribution.spreadsFragments())
      ctas = distribution.getCluster();
  });
  return ctas;
}

FailureOr<Layout> mlir::fuse::tile::layOutSpread(const ScheduledKernel &of, ArrayRef<Value> list) {
  gpu::GPUFuncOp kernel = of.kernel;
  Fragments fragments(kernel, list);
  FailureOr<Extents> extents = findExtents(kernel, list, fragments);
  if (failed(extents))
    return failure();
  ArrayRef<int64_t> warps = of.schedule.getWarps();
  int64_t rows = extents->shape[0], columns = extents->shape[1];
  int64_t numWarps = warps[0] * warps[1], numLanes = of.chip.lanes;
  // The widest vectors that leave no thread without one.
  int64_t widest =
      std::gcd(accessAlignment(fragments, vectorBytes / extents->widestElement), vectorBytes / 4);
  int64_t run = 1;
  while (run * 2 <= widest && columns % (run * 2) == 0 &&
         rows * columns / (run * 2) >= numWarps * numLanes)
    run *= 2;
  // Of what is left along columns and rows, lanes, then warps; those that are too many have copies.
  int64_t leftColumns = columns / run, leftRows = rows;
  auto take = [](int64_t &left, int64_t most) {
    int64_t taken = std::gcd(left, most);
    left /= taken;
    return taken;
  };
  int64_t lanesColumn = take(leftColumns, numLanes);
  int64_t lanesRow = take(leftRows, numLanes / lanesColumn);
  int64_t warpsColumn = take(leftColumns, numWarps);
  int64_t warpsRow = take(leftRows, numWarps / warpsColumn);
  int64_t ofWarps = run * lanesColumn, ofAll = ofWarps * warpsColumn;
  SmallVector<LayoutDigit> digits = {
      {LayoutLevel::Register, 1, run, 1},
      {LayoutLevel::Lane, 1, lanesColumn, run},
      {LayoutLevel::Lane, 0, lanesRow, 1},
      {LayoutLevel::Lane, -1, numLanes / (lanesColumn * lanesRow), 0},
      {LayoutLevel::Warp, 1, warpsColumn, ofWarps},
      {LayoutLevel::Warp, 0, warpsRow, lanesRow},
      {LayoutLevel::Warp, -1, numWarps / (warpsColumn * warpsRow), 0},
      {LayoutLevel::Register, 1, leftColumns, ofAll},
      {LayoutLevel::Register, 0, leftRows, lanesRow * warpsRow}};
  Layout layout({rows, columns}, digits);
  std::string why;
  if (!layout.isValid(&why))
    return kernel.emitOpError() << "layout " << layout.str() << " is invalid: " << why;
  return layout;
}

FailureOr<Layout> mlir::fuse::tile::layOutBlocked(const ScheduledKernel &of, ArrayRef<Value> list) {
  gpu::GPUFuncOp kernel = of.kernel;
  Fragments fragments(kernel, list);
  FailureOr<Extents> extents = findExtents(kernel, list, fragments);
  if (failed(extents))
    return failure();
  ArrayRef<int64_t> warps = of.schedule.getWarps();
  if (warps.size() != 2)
    return kernel.emitOpError("schedule must say how many warps lie along rows and columns");

  // Columns: a run per lane, then lanes, then warps, then CTAs that share rows, then more runs.
  int64_t columns = extents->shape[1], rows = extents->shape[0], numLanes = of.chip.lanes;
  int64_t ctas = getCtasOfFragments(kernel), shares = warps[1] * ctas;
  int64_t perWarp = columns % shares == 0 ? columns / shares : 0;
  int64_t lanesColumn = getLanesAlongColumns(perWarp, numLanes);
  bool reducesRows = false;
  fragments.forEach<ReduceOp>([&](ReduceOp reduce) { reducesRows |= reduce.getDim() == 0; });
  fragments.forEach<SortOp>([&](SortOp sort) { reducesRows |= sort.getDim() == 0; });
  int64_t widestElement = extents->widestElement;
  if (int64_t widest = std::gcd(accessAlignment(fragments, vectorBytes / widestElement), perWarp);
      reducesRows && perWarp != 0)
    lanesColumn = getLanesAcrossRows(rows, warps[0], perWarp, widest, numLanes);
  int64_t lanesRow = numLanes / lanesColumn;
  if (perWarp == 0 || rows % (lanesRow * warps[0]) != 0)
    return kernel.emitOpError() << "a tile of " << rows << "x" << columns
                                << " cannot be spread over " << warps[0] << "x" << shares
                                << " warps of " << numLanes << " lanes";
  int64_t perLane = perWarp / lanesColumn;
  int64_t run = 1;
  while (run * 2 * widestElement <= vectorBytes && perLane % (run * 2) == 0)
    run *= 2;
  // An access that is narrower than the run would make lanes stride over memory.
  run = accessAlignment(fragments, run);
  Layout layout({rows, columns},
                {{LayoutLevel::Register, 1, run, 1},
                 {LayoutLevel::Lane, 1, lanesColumn, run},
                 {LayoutLevel::Lane, 0, lanesRow, 1},
                 {LayoutLevel::Warp, 1, warps[1], run * lanesColumn},
                 {LayoutLevel::Warp, 0, warps[0], lanesRow},
                 {LayoutLevel::Cta, 1, ctas, run * lanesColumn * warps[1]},
                 {LayoutLevel::Register, 1, perLane / run, run * lanesColumn * shares},
                 {LayoutLevel::Register, 0, rows / (lanesRow * warps[0]), lanesRow * warps[0]}});
  std::string why;
  if (!layout.isValid(&why))
    return kernel.emitOpError() << "layout " << layout.str() << " is invalid: " << why;
  return layout;
}
