//===- GeneralRowKernel.cpp - the tile kernel of fuse.row -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile is rows x columns. Its columns lie along a dimension that is reduced over,
// or, where memory is contiguous along a kept one, its rows do (`reducesRows`): the
// dimension that is walked. RowSteps says what each walk along the row computes. Where the tile is
// as wide as the row, the walks are maps over registers: inputs are loaded once and costly values
// kept. Where it is narrower, or several dimensions are reduced over, each step is a loop over
// segments that computes what it needs again, combines element by element, and reduces across the
// tile once at its end.
//
// Scalars of a row that are costly are computed once a row, in maps over rows x 1;
// cheap ones wherever they are used. Columns beyond the end of the row take no part:
// `bound` of tile.reduce, or a select where segments are combined, keeps them out,
// and stores drop them.
//
// A sort needs the whole row in the tile: the rules of schedules see to that.
//
// Where the schedule splits rows, each step is a kernel of its own: a CTA walks its
// part of the row and stores what it has combined, one partial result a part. Later
// kernels load these in the place of a row and combine them, in their order. The
// last kernel gives the results.
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
class GeneralRowTile {
public:
  explicit GeneralRowTile(KernelFrame &frame)
      : frame(frame), op(cast<RowOp>(frame.op.getOperation())), loc(frame.loc), steps(op),
        walked(frame.plan.getWalked()), axis(frame.plan.reducesRows ? 0 : 1),
        parts(frame.schedule.getSplit()), rowLength(frame.space.dims[walked].size) {
    ArrayRef<int64_t> tile = frame.schedule.getTile();
    shape = {frame.plan.rows == kNone ? 1 : tile[0], tile[1] * frame.schedule.getCtasAlongN()};
    stats = shape;
    stats[axis] = 1;
  }

  void build(OpBuilder &b) {
    length = frame.extent(b, walked);
    for (int dim : frame.plan.reduction)
      extents.push_back(frame.extent(b, dim));
    unsigned last = steps.getSteps().size() - 1;
    bool inParts = parts > 1 && (frame.step < last || givesElements(op));
    if (frame.countHeld())
      frame.makeHeld(b, shape);
    frame.openTiles(b, /*reduction=*/{}, inParts ? parts : 1);
    if (frame.countHeld())
      frame.holdRow(b, shape);
    for (unsigned number = 0; number < last; ++number) {
      if (parts > 1 && number == frame.step)
        return storeParts(b, number);
      if (parts > 1)
        combineParts(b, number);
      else
        fits() ? reduceInRegisters(b, number) : reduceInSegments(b, number);
    }
    storeRows(b);
    if (!givesElements(op))
      return;
    if (fits())
      storeElements(b);
    else
      forSegments(b, {}, [&](OpBuilder &b, ValueRange) {
        storeElements(b);
        return SmallVector<Value>{};
      });
  }

private:
  /// The whole row is in the tile.
  bool fits() const {
    return frame.plan.reduction.empty() && !ShapedType::isDynamic(rowLength) &&
           rowLength <= shape[axis] && parts == 1;
  }

  /// Whether a thread keeps what it read of a row, and computes the rest again.
  bool isRenewed() const {
    return frame.schedule.getResident() > 0 && fits() && keepsInputs(frame.op);
  }

  Type fragment(ArrayRef<int64_t> extents, Type element) {
    return tile::FragType::get(op.getContext(), extents, element);
  }

  //===--------------------------------------------------------------------===//
  // Scalar code
  //===--------------------------------------------------------------------===//

  /// A map over `extents` that computes `targets`, which are values of the body, and what `finish`
  /// makes of them in the map's body. Reductions, kept values and inputs are its operands; `more`
  /// are further ones, for `finish`.
  SmallVector<Value>
  compute(OpBuilder &b, ArrayRef<Value> targets, ArrayRef<int64_t> extents, ArrayRef<Type> results,
          ValueRange more = {},
          function_ref<SmallVector<Value>(OpBuilder &, ValueRange, ValueRange)> finish = {}) {
    SmallVector<Value> ends = llvm::map_to_vector(known, [](auto &entry) { return entry.first; });
    SmallVector<Operation *> slice = steps.getSlice(targets, ends);
    llvm::SmallDenseSet<Operation *> inside(slice.begin(), slice.end());
    llvm::SetVector<Value> leaves;
    auto use = [&](Value value) {
      if (!inside.contains(value.getDefiningOp()))
        leaves.insert(value);
    };
    for (Value target : targets)
      use(target);
    for (Operation *inner : slice)
      for (Value operand : inner->getOperands())
        use(operand);

    SmallVector<std::pair<Value, Value>> buffers;
    leaves.remove_if([&](Value leaf) {
      auto arg = dyn_cast<BlockArgument>(leaf);
      Value buffer = arg ? frame.gatheredBuffer(arg) : Value();
      if (buffer)
        buffers.push_back({leaf, buffer});
      return bool(buffer);
    });
    SmallVector<Value> operands(more);
    for (Value leaf : leaves)
      operands.push_back(fragmentOf(b, leaf));
    auto body = [&](OpBuilder &b, ValueRange scalars) {
      IRMapping mapping;
      for (auto [leaf, buffer] : buffers)
        mapping.map(leaf, buffer);
      for (auto [leaf, scalar] : llvm::zip(leaves, scalars.drop_front(more.size())))
        mapping.map(leaf, scalar);
      for (Operation *inner : slice) {
        if (auto index = dyn_cast<fuse::IndexOp>(inner))
          mapping.map(index.getResult(), frame.coordinate(b, frame.space.find(index.getDim())));
        else
          b.clone(*inner, mapping);
      }
      SmallVector<Value> values =
          llvm::map_to_vector(targets, [&](Value v) { return mapping.lookup(v); });
      return finish ? finish(b, scalars.take_front(more.size()), values) : values;
    };
    SmallVector<Value> computed = frame.map(b, operands, results, extents, body);
    if (isRenewed() && !known.empty() && extents == ArrayRef(shape))
      computed.front().getDefiningOp()->setAttr(tile::kAgainAttr, b.getUnitAttr());
    return computed;
  }

  /// The tile that holds an input, a reduction or a kept value.
  Value fragmentOf(OpBuilder &b, Value value) {
    if (auto *entry = llvm::find_if(known, [&](auto &entry) { return entry.first == value; });
        entry != known.end())
      return entry->second;
    unsigned number = cast<BlockArgument>(value).getArgNumber();
    auto [it, isNew] = loaded.try_emplace(number);
    if (isNew)
      it->second = frame.load(b, number, frame.plan.rows, frame.plan.columns, shape,
                              /*staged=*/false);
    return it->second;
  }

  SmallVector<Type> typesOf(ArrayRef<Value> values) {
    return llvm::map_to_vector(values, [](Value v) { return v.getType(); });
  }

  /// Costly scalars of the row that are used after step `number`, which has given their last
  /// reduction: once a row, not once an element.
  void keepRowScalars(OpBuilder &b) {
    SmallVector<Value> scalars, ends;
    for (auto &entry : known)
      ends.push_back(entry.first);
    llvm::SmallDenseSet<Value> available(ends.begin(), ends.end());
    for (Operation &inner : op.getBody().front().without_terminator()) {
      if (isa<ReduceOp, fuse::SortOp>(inner) || inner.getNumResults() != 1 ||
          steps.varies(inner.getResult(0)))
        continue;
      bool ready = llvm::all_of(inner.getOperands(), [&](Value v) {
        return isa<BlockArgument>(v) || available.contains(v);
      });
      Value result = inner.getResult(0);
      if (!ready || available.contains(result))
        continue;
      available.insert(result);
      Type type = result.getType();
      if (isCostly(&inner) && type.isIntOrFloat() && !type.isInteger(1))
        scalars.push_back(result);
    }
    if (scalars.empty())
      return;
    SmallVector<Value> values = compute(b, scalars, stats, typesOf(scalars));
    for (auto [scalar, value] : llvm::zip(scalars, values))
      known.push_back({scalar, value});
  }

  //===--------------------------------------------------------------------===//
  // Reductions
  //===--------------------------------------------------------------------===//

  Value reduce(OpBuilder &b, ReduceOp reduction, Value value, Value bound) {
    return tile::ReduceOp::create(b, loc, fragment(stats, reduction.getType()), reduction.getKind(),
                                  value, axis, bound);
  }

  void reduceInRegisters(OpBuilder &b, unsigned number) {
    RowStep step = steps.getSteps()[number];
    SmallVector<Value> targets = steps.getTargets(number);
    SmallVector<Value> computed = targets;
    for (Value kept : step.kept)
      if (!llvm::is_contained(computed, kept))
        computed.push_back(kept);
    SmallVector<Value> values = compute(b, computed, shape, typesOf(computed));
    Value bound = rowLength == shape[axis] ? Value() : length;
    for (auto [reduction, value] : llvm::zip_first(step.reductions, values))
      known.push_back({reduction.getResult(), reduce(b, reduction, value, bound)});
    ArrayRef<Value> sorted = ArrayRef(values).drop_front(step.reductions.size());
    for (fuse::SortOp op : step.sorts) {
      sort(b, op, sorted.take_front(op.getValues().size()), bound);
      sorted = sorted.drop_front(op.getValues().size());
    }
    for (Value kept : step.kept)
      known.push_back({kept, values[llvm::find(computed, kept) - computed.begin()]});
    keepRowScalars(b);
  }

  /// Puts tiles in order, where a tile holds the row.
  void sort(OpBuilder &b, fuse::SortOp op, ArrayRef<Value> tiles, Value bound) {
    auto sorted = tile::SortOp::create(b, loc, tiles, axis, bound);
    IRMapping mapping;
    op.getBefore().cloneInto(&sorted.getBefore(), mapping);
    Operation *yield = sorted.getBefore().front().getTerminator();
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(yield);
    tile::YieldOp::create(b, loc, yield->getOperands());
    yield->erase();
    for (auto [value, tile] : llvm::zip(op.getResults(), sorted.getResults()))
      known.push_back({value, tile});
  }

  /// What the walk along the row combines for step `number`, an element of the tile each.
  SmallVector<Value> combineSegments(OpBuilder &b, unsigned number) {
    RowStep step = steps.getSteps()[number];
    SmallVector<Value> targets = steps.getTargets(number), init;
    for (ReduceOp reduction : step.reductions)
      init.push_back(tile::FillOp::create(b, loc, fragment(shape, reduction.getType()),
                                          identity(b, reduction)));
    isInRow = !ShapedType::isDynamic(rowLength) && rowLength % shape[axis] == 0;
    isLastWalk = !givesElements(op) && number + 2 == steps.getSteps().size();
    return forSegments(b, init, [&](OpBuilder &b, ValueRange carried) {
      return compute(
          b, targets, shape, typesOf(targets), carried,
          [&](OpBuilder &b, ValueRange sums, ValueRange values) {
            Value inRow;
            if (!isInRow)
              inRow = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                            frame.coordinate(b, walked), length);
            SmallVector<Value> next;
            for (auto [reduction, sum, value] : llvm::zip(step.reductions, sums, values)) {
              Value all = arith::getReductionOp(reduction.getKind(), b, loc, sum, value);
              next.push_back(inRow ? arith::SelectOp::create(b, loc, inRow, all, sum).getResult()
                                   : all);
            }
            return next;
          });
    });
  }

  void reduceInSegments(OpBuilder &b, unsigned number) {
    SmallVector<Value> combined = combineSegments(b, number);
    RowStep step = steps.getSteps()[number];
    for (auto [reduction, value] : llvm::zip(step.reductions, combined))
      known.push_back({reduction.getResult(), reduce(b, reduction, value, /*bound=*/Value())});
    keepRowScalars(b);
  }

  //===--------------------------------------------------------------------===//
  // Rows in parts
  //===--------------------------------------------------------------------===//

  /// The buffer of a reduction's partial results: its dimensions are the outer ones, then those of
  /// a tile, of which the walked one counts parts.
  Value workspaceOf(ReduceOp reduction) {
    unsigned number = 0;
    for (auto other : op.getBody().front().getOps<ReduceOp>()) {
      if (other == reduction)
        break;
      ++number;
    }
    return frame.workspaces[number];
  }

  /// Indices into such a buffer, the walked one being `at`; and where the tile's dimensions are.
  SmallVector<Value> indicesOfParts(OpBuilder &b, Value at) {
    SmallVector<Value> indices;
    auto offset = [&](int dim) {
      return dim == kNone || !frame.offsets[dim] ? frame.constant(b, 0) : frame.offsets[dim];
    };
    for (int dim : frame.plan.outer)
      indices.push_back(offset(dim));
    for (int i : {0, 1})
      indices.push_back(i == axis ? at : offset(i == 0 ? frame.plan.rows : frame.plan.columns));
    return indices;
  }

  /// Stores what this CTA's part of the row combines to for step `number`.
  void storeParts(OpBuilder &b, unsigned number) {
    SmallVector<Value> combined = combineSegments(b, number);
    RowStep step = steps.getSteps()[number];
    int64_t rank = frame.plan.outer.size() + 2;
    for (auto [reduction, value] : llvm::zip(step.reductions, combined)) {
      Value partial = reduce(b, reduction, value, /*bound=*/Value());
      SmallVector<int64_t> dims = {rank - 2, rank - 1};
      dims[axis] = kNone;
      tile::StoreOp::create(b, loc, partial, workspaceOf(reduction), indicesOfParts(b, frame.part),
                            /*limits=*/ValueRange(), b.getDenseI64ArrayAttr(dims),
                            /*via=*/Attribute());
    }
  }

  /// Combines what the parts of step `number` have stored.
  void combineParts(OpBuilder &b, unsigned number) {
    Value bound = parts == shape[axis] ? Value() : frame.constant(b, parts);
    for (ReduceOp reduction : steps.getSteps()[number].reductions) {
      Value partial = tile::LoadOp::create(
          b, loc, fragment(shape, reduction.getType()), workspaceOf(reduction),
          indicesOfParts(b, frame.constant(b, 0)), /*limits=*/ValueRange(), DenseI64ArrayAttr(),
          /*via=*/Attribute());
      known.push_back({reduction.getResult(), reduce(b, reduction, partial, bound)});
    }
    keepRowScalars(b);
  }

  TypedAttr identity(OpBuilder &b, ReduceOp reduction) {
    return arith::getIdentityValueAttr(reduction.getKind(), reduction.getType(), b, loc);
  }

  /// Bounds of a loop along `dim` in steps of `step`: all of it, or this CTA's part.
  std::pair<Value, Value> getRange(OpBuilder &b, int dim, Value extent, int64_t step) {
    if (!frame.part || dim != frame.plan.split)
      return {frame.constant(b, 0), extent};
    // Parts of as many whole steps each, of which the last may be shorter or empty.
    Value up = b.createOrFold<arith::AddIOp>(loc, extent, frame.constant(b, step * parts - 1));
    Value count = b.createOrFold<arith::DivUIOp>(loc, up, frame.constant(b, step * parts));
    Value size = b.createOrFold<arith::MulIOp>(loc, count, frame.constant(b, step));
    Value low = b.createOrFold<arith::MulIOp>(loc, frame.part, size);
    Value high = b.createOrFold<arith::AddIOp>(loc, low, size);
    return {low, b.createOrFold<arith::MinSIOp>(loc, high, extent)};
  }

  /// Loads for a segment are its own; what does not vary along the row was loaded before the loop,
  /// if it was.
  SmallVector<Value> inSegment(function_ref<SmallVector<Value>()> body) {
    auto before = std::move(loaded);
    loaded.clear();
    for (auto [number, tile] : before)
      if (!steps.varies(op.getBody().getArgument(number)))
        loaded[number] = tile;
    SmallVector<Value> next = body();
    loaded = std::move(before);
    return next;
  }

  /// Runs `body` for each segment of the row, carrying values.
  SmallVector<Value> forSegments(OpBuilder &b, ValueRange carried,
                                 function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> body,
                                 unsigned depth = 0) {
    if (frame.countHeld()) {
      SmallVector<Value> results =
          frame.forHeld(b, shape, carried, /*isFirst=*/!isWalked, isLastWalk || carried.empty(),
                        [&](OpBuilder &b, ValueRange carried, bool isWhole) {
                          isInRow = isWhole;
                          return inSegment([&] { return body(b, carried); });
                        });
      isWalked = true;
      return results;
    }
    OpBuilder::InsertionGuard guard(b);
    bool innermost = depth == extents.size();
    int dim = innermost ? walked : frame.plan.reduction[depth];
    int64_t step = innermost ? shape[axis] : 1;
    auto [low, high] = getRange(b, dim, innermost ? length : extents[depth], step);
    auto loop = scf::ForOp::create(b, loc, low, high, frame.constant(b, step), carried);
    if (carried.empty())
      b.setInsertionPoint(loop.getBody()->getTerminator());
    else
      b.setInsertionPointToEnd(loop.getBody());
    frame.offsets[dim] = loop.getInductionVar();
    SmallVector<Value> next;
    if (innermost) {
      next = inSegment([&] { return body(b, loop.getRegionIterArgs()); });
    } else {
      next = forSegments(b, loop.getRegionIterArgs(), body, depth + 1);
    }
    if (!carried.empty())
      scf::YieldOp::create(b, loc, next);
    frame.offsets[dim] = Value();
    return llvm::to_vector_of<Value>(loop.getResults());
  }

  //===--------------------------------------------------------------------===//
  // Results
  //===--------------------------------------------------------------------===//

  /// The numbers of the destinations that hold a value an element (`along`) or a value a row.
  SmallVector<unsigned> outsAlong(bool along) {
    SmallVector<unsigned> numbers;
    unsigned firstOut = op.getIns().size();
    for (unsigned i = 0; i < op.getOuts().size(); ++i) {
      AffineMap map = op.getMaps()[firstOut + i];
      if (llvm::any_of(op.getReductionDims(),
                       [&](unsigned dim) { return map.isFunctionOfDim(dim); }) == along)
        numbers.push_back(i);
    }
    return numbers;
  }

  void store(OpBuilder &b, ArrayRef<unsigned> numbers, ArrayRef<int64_t> extents) {
    SmallVector<Value> targets = steps.getTargets(steps.getSteps().size() - 1), chosen;
    for (unsigned i : numbers)
      chosen.push_back(targets[i]);
    SmallVector<Value> values = compute(b, chosen, extents, typesOf(chosen));
    for (auto [i, value] : llvm::zip(numbers, values))
      frame.store(b, op.getIns().size() + i, value);
  }
  void storeElements(OpBuilder &b) { store(b, outsAlong(true), shape); }
  void storeRows(OpBuilder &b) {
    SmallVector<unsigned> numbers = outsAlong(false);
    if (numbers.empty())
      return;
    OpBuilder::InsertionGuard guard(b);
    if (frame.part) { // all parts know the row's values, and the first one stores them
      Value first =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, frame.part, frame.constant(b, 0));
      auto branch = scf::IfOp::create(b, loc, first, /*withElseRegion=*/false);
      b.setInsertionPointToStart(branch.thenBlock());
    }
    auto before = loaded; // what is loaded within the branch is not there behind it
    store(b, numbers, stats);
    if (frame.part)
      loaded = std::move(before);
  }

  KernelFrame &frame;
  RowOp op;
  Location loc;
  RowSteps steps;
  int walked;    // dimension of the space
  int axis;      // of a tile, along `walked`
  int64_t parts; // that a row is split into
  int64_t rowLength;
  SmallVector<int64_t> shape, stats;
  Value length;
  SmallVector<Value> extents; // of further dimensions that are reduced over
  /// Reductions, kept values and scalars of the row that are there already, with their tiles.
  SmallVector<std::pair<Value, Value>> known;
  DenseMap<unsigned, Value> loaded; // inputs at the current offsets, by number
  /// Whether all columns of a segment are in the row; of a row that is held, whether it was walked
  /// before, and is not walked again.
  bool isInRow = false, isWalked = false, isLastWalk = false;
};
} // namespace

bool mlir::fuse::givesElements(RowOp op) {
  return llvm::any_of(ArrayRef<AffineMap>(op.getMaps()).take_back(op.getOuts().size()),
                      [&](AffineMap map) {
                        return llvm::any_of(op.getReductionDims(),
                                            [&](unsigned dim) { return map.isFunctionOfDim(dim); });
                      });
}

void mlir::fuse::buildGeneralRowKernel(OpBuilder &b, KernelFrame &frame) {
  GeneralRowTile(frame).build(b);
}
