//===- KernelFrame.cpp - what all tile kernels have in common -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fuse;

/// Whether two views made here are of one buffer; their types are equal.
static bool isSameView(Value a, Value b) {
  while (a != b) {
    Operation *from = a.getDefiningOp(), *to = b.getDefiningOp();
    if (!from || !to || from->getName() != to->getName() ||
        !isa<memref::CollapseShapeOp, memref::ExpandShapeOp>(from) ||
        from->getAttrDictionary() != to->getAttrDictionary() ||
        from->getOperand(0).getType() != to->getOperand(0).getType() ||
        !llvm::equal(from->getOperands().drop_front(), to->getOperands().drop_front()))
      return false; // dynamic extents are operands
    a = from->getOperand(0);
    b = to->getOperand(0);
  }
  return true;
}

FailureOr<SmallVector<Value>> mlir::fuse::makeViews(IndexedOpInterface op, const KernelSpace &space,
                                                    OpBuilder &host) {
  SmallVector<Value> views;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    // The kernel gets the buffer that a slice is part of.
    auto slice = operand.getDefiningOp<SliceOp>();
    Value value = slice ? slice.getSource() : operand, buffer = value;
    auto type = dyn_cast<MemRefType>(value.getType());
    if (!type)
      return op->emitOpError("must work on memrefs to become a kernel; bufferize first");
    bool isRead = number < op->getNumOperands() - op.getOuts().size();
    if (slice && (!isRead || isGathered(operand.getType(), op.getMaps()[number])))
      return op->emitOpError() << "operand " << number << " is a slice, which kernels "
                               << (isRead ? "do not gather from" : "do not write");
    if (!type.getLayout().isIdentity())
      return op->emitOpError() << "operand " << number << " is not contiguous (" << type
                               << "); kernels take contiguous row-major buffers";
    const OperandView &view = space.operands[number];
    if (int64_t(view.groups.size()) != type.getRank()) {
      // Dynamic if any part is, even where another is 0.
      auto sizeOf = [&](const ReassociationIndices &group) {
        int64_t size = 1;
        for (int64_t dim : group) {
          if (type.isDynamicDim(dim))
            return ShapedType::kDynamic;
          size *= type.getDimSize(dim);
        }
        return size;
      };
      auto to = MemRefType::get(llvm::map_to_vector(view.groups, sizeOf), type.getElementType(),
                                AffineMap(), type.getMemorySpace());
      value = memref::CollapseShapeOp::create(host, op.getLoc(), to, value, view.groups);
    }
    if (!view.leading.empty()) {
      auto from = cast<MemRefType>(value.getType());
      SmallVector<int64_t> shape(view.leading.size(), 1);
      llvm::append_range(shape, from.getShape());
      SmallVector<ReassociationIndices> groups;
      for (int64_t dim = 0; dim < from.getRank(); ++dim) {
        ReassociationIndices &group = groups.emplace_back();
        if (dim == 0)
          llvm::append_range(group, llvm::seq<int64_t>(0, view.leading.size()));
        group.push_back(view.leading.size() + dim);
      }
      auto to = MemRefType::get(shape, from.getElementType(), AffineMap(), from.getMemorySpace());
      value = memref::ExpandShapeOp::create(host, op.getLoc(), to, value, groups);
    }
    // Operands that are one buffer seen alike share the view.
    auto *same = llvm::find_if(views, [&](Value other) {
      return other.getType() == value.getType() && isSameView(other, value);
    });
    if (same != views.end()) {
      while (value != buffer && value.use_empty()) {
        Operation *view = value.getDefiningOp();
        value = view->getOperand(0);
        view->erase();
      }
      value = *same;
    }
    views.push_back(value);
  }
  return views;
}

SmallVector<Value> mlir::fuse::takeSlices(IndexedOpInterface op, const KernelSpace &space,
                                          ValueRange buffers, OpBuilder &b) {
  SmallVector<Value> parts;
  for (auto [buffer, view] : llvm::zip_equal(buffers, space.operands)) {
    if (!view.isSlice()) {
      parts.push_back(buffer);
      continue;
    }
    SmallVector<OpFoldResult> begins, lengths;
    for (auto [dim, begin, length] : llvm::enumerate(view.begins, view.lengths)) {
      begins.push_back(b.getIndexAttr(begin));
      if (ShapedType::isDynamic(length))
        lengths.push_back(memref::DimOp::create(b, op.getLoc(), buffer, dim).getResult());
      else
        lengths.push_back(b.getIndexAttr(length));
    }
    SmallVector<OpFoldResult> strides(begins.size(), b.getIndexAttr(1));
    parts.push_back(memref::SubViewOp::create(b, op.getLoc(), buffer, begins, lengths, strides));
  }
  return parts;
}

Value mlir::fuse::getExtent(OpBuilder &b, Location loc, const KernelSpace &space, int dim,
                            ValueRange values) {
  if (dim == kNone)
    return arith::ConstantIndexOp::create(b, loc, 1);
  if (!ShapedType::isDynamic(space.dims[dim].size))
    return arith::ConstantIndexOp::create(b, loc, space.dims[dim].size);
  for (auto [view, value] : llvm::zip(space.operands, values))
    if (int position = view.find(dim); position != kNone)
      return b.createOrFold<memref::DimOp>(loc, value, position);
  llvm_unreachable("every dimension occurs in an operand");
}

//===----------------------------------------------------------------------===//
// KernelFrame
//===----------------------------------------------------------------------===//

Value KernelFrame::constant(OpBuilder &b, int64_t value) {
  return arith::ConstantIndexOp::create(b, loc, value);
}

/// What a schedule says of CTAs: those with producers walk tiles, so that the loads of one overlap
/// with the stores of another; those of chips of several dies have tiles that share operands on one
/// of them, where there is something to share (`isProduct`). Null for the default, a CTA for each
/// tile.
static tile::DistributionInterface getDistribution(ScheduleInterface schedule, const ChipInfo &chip,
                                                   bool isProduct) {
  if (int64_t grain = schedule.getGrain(); grain && schedule.hasRoles())
    return tile::StreamKAttr::get(schedule.getContext(), grain);
  else if (grain)
    return tile::SplitKAttr::get(schedule.getContext(), schedule.getSplit(), grain, chip.units,
                                 chip.dies);
  auto rows = dyn_cast<RowsScheduleAttr>(schedule);
  if (rows && rows.getHeld() && rows.getClusterSize() > 1)
    return tile::PersistentClustersAttr::get(schedule.getContext(), rows.getClusterSize());
  if (rows && rows.getHeld())
    return tile::PersistentAttr::get(schedule.getContext(), /*cluster=*/1, /*alongLast=*/1);
  if (rows && rows.getClusterSize() > 1)
    return tile::OnePerClusterAttr::get(schedule.getContext(), schedule.getClusterSize());
  if (schedule.getCtasAlongK() > 1)
    return tile::ClusterKAttr::get(schedule.getContext(), schedule.getClusterSize(),
                                   schedule.getTile()[2]);
  if (schedule.hasRoles())
    return tile::PersistentAttr::get(schedule.getContext(), schedule.getClusterSize(),
                                     schedule.getCtasAlongN());
  if (schedule.getClusterSize() > 1)
    return tile::OnePerCtaAttr::get(schedule.getContext(), schedule.getClusterSize(),
                                    schedule.getCtasAlongN());
  if (chip.dies > 1 && isProduct)
    return tile::RangePerDieAttr::get(schedule.getContext(), chip.dies);
  return {};
}

tile::ForTilesOp KernelFrame::openTiles(OpBuilder &b, Value reduction, int64_t parts) {
  SmallVector<Value> extents;
  SmallVector<int64_t> sizes;
  auto add = [&](int dim, int64_t size) {
    extents.push_back(extent(b, dim));
    sizes.push_back(size);
    walked.push_back(dim);
  };
  if (parts > 1) {
    extents.push_back(constant(b, parts));
    sizes.push_back(1);
    walked.push_back(kNone);
  }
  for (int dim : plan.outer)
    add(dim, 1);
  if (!plan.reducesRows)
    add(plan.rows, schedule.getTile()[0]);
  if (plan.tilesColumns)
    add(plan.columns, schedule.getTile()[1]);
  int64_t raster = reduction ? schedule.getRaster() : 1;
  auto tiles = tile::ForTilesOp::create(b, loc, extents, reduction, sizes, raster,
                                        getDistribution(schedule, chip, bool(reduction)));
  SmallVector<Type> argTypes(extents.size() + (reduction ? 2 : 0), b.getIndexType());
  SmallVector<Location> locs(argTypes.size(), loc);
  Block *body = b.createBlock(&tiles.getBody(), {}, argTypes, locs);
  for (auto [dim, offset] : llvm::zip(walked, tiles.getOffsets()))
    if (dim != kNone)
      offsets[dim] = offset;
  if (parts > 1)
    part = tiles.getOffsets()[0];
  auto yield = tile::YieldOp::create(b, loc);
  b.setInsertionPoint(yield);
  (void)body;
  return tiles;
}

SmallVector<int64_t> KernelFrame::getTileShape(unsigned number, int rowDim, int colDim,
                                               ArrayRef<int64_t> tile) const {
  const OperandView &view = space.operands[number];
  auto size = [&](int dim, int64_t wide) {
    return dim != kNone && view.find(dim) != kNone ? wide : 1;
  };
  return {size(rowDim, tile[0]), size(colDim, tile[1])};
}

/// `dims` of a load or store, absent where it is the default.
static DenseI64ArrayAttr getDimsAttr(OpBuilder &b, int64_t row, int64_t col, int64_t rank) {
  if (row == rank - 2 && col == rank - 1 && rank >= 2)
    return {};
  return b.getDenseI64ArrayAttr({row, col});
}

int64_t KernelFrame::countHeld() const {
  auto rows = dyn_cast<RowsScheduleAttr>(schedule);
  return rows && rows.getHeld() ? llvm::divideCeil(space.dims[plan.columns].size,
                                                   rows.getTile()[1] * rows.getCtasAlongN())
                                : 0;
}

void KernelFrame::makeHeld(OpBuilder &b, ArrayRef<int64_t> shape) {
  held.resize(arguments.size());
  for (unsigned number = 0, e = op.getInputOperands().size(); number < e; ++number) {
    if (!isHeldInput(op, space, plan, number))
      continue;
    Type element = cast<MemRefType>(arguments[number].getType()).getElementType();
    auto tile = tile::FragType::get(b.getContext(),
                                    getTileShape(number, plan.rows, plan.columns, shape), element);
    held[number] =
        tile::MakeHeldOp::create(b, loc, tile::HeldType::get(b.getContext(), countHeld(), tile));
  }
}

void KernelFrame::holdRow(OpBuilder &b, ArrayRef<int64_t> shape) {
  OpBuilder::InsertionGuard guard(b);
  auto loop = scf::ForOp::create(b, loc, constant(b, 0), constant(b, countHeld()), constant(b, 1));
  b.setInsertionPoint(loop.getBody()->getTerminator());
  offsets[plan.columns] =
      arith::MulIOp::create(b, loc, loop.getInductionVar(), constant(b, shape[1]));
  for (auto [number, places] : llvm::enumerate(held)) {
    if (!places)
      continue;
    const OperandView &view = space.operands[number];
    auto type = cast<MemRefType>(arguments[number].getType());
    int64_t row = plan.rows == kNone ? kNone : view.find(plan.rows);
    tile::HoldOp::create(b, loc, arguments[number], getIndices(b, number),
                         getDimsAttr(b, row, view.find(plan.columns), type.getRank()), places,
                         loop.getInductionVar(), /*via=*/Attribute(),
                         /*in_bounds=*/DenseBoolArrayAttr());
  }
  tile::CopyCommitOp::create(b, loc);
  offsets[plan.columns] = Value();
}

SmallVector<Value> KernelFrame::forHeld(OpBuilder &b, ArrayRef<int64_t> shape, ValueRange carried,
                                        bool isFirst, bool isLast, HeldBody body) {
  int64_t count = countHeld();
  auto walk = [&](OpBuilder &b, Value number, ValueRange carried, bool isWhole) {
    heldNumber = number;
    isReadLast = isLast;
    offsets[plan.columns] = b.createOrFold<arith::MulIOp>(loc, number, constant(b, shape[1]));
    // An empty group for each tile keeps as many under way behind the one that is waited for.
    if (isFirst) {
      tile::CopyCommitOp::create(b, loc);
      tile::CopyWaitOp::create(b, loc, count);
    }
    SmallVector<Value> next = body(b, carried, isWhole);
    // The next row's tile takes the place of one that this walk has no use for, too.
    for (auto [number, places] : llvm::enumerate(held))
      if (isLast && places && !llvm::is_contained(readNow, number))
        load(b, number, plan.rows, plan.columns, shape, /*staged=*/false);
    readNow.clear();
    heldNumber = offsets[plan.columns] = Value();
    return next;
  };
  const bool isEven = space.dims[plan.columns].size % shape[1] == 0;
  auto loop = scf::ForOp::create(b, loc, constant(b, 0), constant(b, isEven ? count : count - 1),
                                 constant(b, 1), carried);
  {
    OpBuilder::InsertionGuard guard(b);
    if (carried.empty())
      b.setInsertionPoint(loop.getBody()->getTerminator());
    else
      b.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next =
        walk(b, loop.getInductionVar(), loop.getRegionIterArgs(), /*isWhole=*/true);
    if (!carried.empty())
      scf::YieldOp::create(b, loc, next);
  }
  // What lies behind the end of the row is asked for where it ends.
  return isEven ? llvm::to_vector_of<Value>(loop.getResults())
                : walk(b, constant(b, count - 1), loop.getResults(), /*isWhole=*/false);
}

SmallVector<Value> KernelFrame::getIndices(OpBuilder &b, unsigned number) {
  return llvm::map_to_vector(space.operands[number].dims, [&](int dim) {
    return dim == kNone || !offsets[dim] ? constant(b, 0) : offsets[dim];
  });
}

Value KernelFrame::load(OpBuilder &b, unsigned number, int rowDim, int colDim,
                        ArrayRef<int64_t> tile, bool staged, int limitDim, Value limit,
                        Type element) {
  const OperandView &view = space.operands[number];
  auto type = cast<MemRefType>(arguments[number].getType());
  SmallVector<int64_t> shape = getTileShape(number, rowDim, colDim, tile);
  if (heldNumber && held[number]) {
    tile::FragType tile = cast<tile::HeldType>(held[number].getType()).getTile();
    readNow.push_back(number);
    return tile::ReadHeldOp::create(b, loc, tile, held[number], heldNumber, isReadLast);
  }
  SmallVector<Value> indices = getIndices(b, number), limits;
  if (limit && view.find(limitDim) != kNone)
    for (int dim : view.dims)
      limits.push_back(dim == limitDim ? limit : extent(b, dim));
  int64_t row = rowDim == kNone ? kNone : view.find(rowDim);
  int64_t col = colDim == kNone ? kNone : view.find(colDim);
  MLIRContext *context = b.getContext();
  // A tensor without elements has no place that could be read instead of one out of bounds.
  bool isEmpty = llvm::any_of(view.dims, [&](int dim) { return space.getSize(dim) == 0; });
  if (isEmpty && !staged)
    return tile::FillOp::create(b, loc, tile::FragType::get(context, shape, type.getElementType()),
                                cast<TypedAttr>(b.getZeroAttr(type.getElementType())));
  Type result =
      staged
          ? Type(tile::StagedType::get(context, shape, element ? element : type.getElementType()))
          : Type(tile::FragType::get(context, shape, type.getElementType()));
  return tile::LoadOp::create(b, loc, result, arguments[number], indices, limits,
                              getDimsAttr(b, row, col, type.getRank()), /*via=*/Attribute());
}

void KernelFrame::store(OpBuilder &b, unsigned number, Value value) {
  const OperandView &view = space.operands[number];
  auto type = cast<MemRefType>(arguments[number].getType());
  SmallVector<Value> indices = getIndices(b, number);
  int64_t row = plan.rows == kNone ? kNone : view.find(plan.rows);
  int64_t col = plan.columns == kNone ? kNone : view.find(plan.columns);
  tile::StoreOp::create(b, loc, value, arguments[number], indices, /*limits=*/ValueRange(),
                        getDimsAttr(b, row, col, type.getRank()), /*via=*/Attribute());
}

SmallVector<Value> KernelFrame::map(OpBuilder &b, ValueRange operands, ArrayRef<Type> elements,
                                    ArrayRef<int64_t> shape, MapBody body) {
  SmallVector<Type> results;
  for (Type element : elements)
    results.push_back(tile::FragType::get(b.getContext(), shape, element));
  SmallVector<Value> at, zeros;
  for (int dim : {plan.rows, plan.columns}) {
    const bool isWalked = dim != kNone && offsets[dim];
    at.push_back(isWalked ? offsets[dim] : constant(b, 0));
    if (!isWalked)
      zeros.push_back(at.back());
  }
  auto map = tile::MapOp::create(b, loc, results, operands, at);
  SmallVector<Type> argTypes;
  for (Value operand : operands)
    argTypes.push_back(tile::getTileElementType(operand.getType()));
  OpBuilder::InsertionGuard guard(b);
  Block *block =
      b.createBlock(&map.getBody(), {}, argTypes, SmallVector<Location>(argTypes.size(), loc));
  SmallVector<Value> yields = body(b, block->getArguments());
  tile::YieldOp::create(b, loc, yields);
  // Offsets are stated where a coordinate is asked for.
  bool asks = llvm::any_of(*block, [](Operation &op) { return isa<tile::IndexOp>(op); });
  if (!asks) {
    map.getAtMutable().clear();
    for (Value zero : zeros)
      zero.getDefiningOp()->erase();
  }
  return map.getResults();
}

Value KernelFrame::coordinate(OpBuilder &b, int dim) {
  if (dim == plan.rows)
    return tile::IndexOp::create(b, loc, b.getIndexType(), 0);
  if (dim == plan.columns)
    return tile::IndexOp::create(b, loc, b.getIndexType(), 1);
  return offsets[dim];
}

SmallVector<Value> KernelFrame::inlineRegion(OpBuilder &b, Region &region, ValueRange args) {
  IRMapping mapping;
  for (auto [from, to] : llvm::zip(region.getArguments(), args))
    if (to)
      mapping.map(from, to);
  for (Operation &op : region.front().without_terminator()) {
    if (auto index = dyn_cast<fuse::IndexOp>(op)) {
      mapping.map(index.getResult(), coordinate(b, space.find(index.getDim())));
      continue;
    }
    b.clone(op, mapping);
  }
  return llvm::map_to_vector(region.front().getTerminator()->getOperands(),
                             [&](Value v) { return mapping.lookup(v); });
}
