//===- RowKernel.cpp - the tile kernels of softmax and the norms ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile is rows x columns. Where it is as wide as the row, each input is loaded
// once, statistics come from tile.reduce over registers, and one map holds the
// epilogue. Where it is narrower, the row is walked in segments: passes that carry
// statistics from segment to segment, then one that computes the prologue again
// and writes. Both ways are numerically safe: softmax subtracts the maximum, the
// variance is the mean of centred squares.
//
// Under a causal mask a tile that is as wide as the row is computed in pieces, each of a vector a
// thread or more: those that the mask hides from every row of the tile are neither read nor
// computed, and only those on the diagonal compare coordinates.
//
// A cluster's CTAs share its rows: the tile is the cluster's, each CTA has a part of its columns.
//
// A row that shared memory holds is walked there, tile by tile, as often as needed.
//
// Columns beyond the end of the row hold whatever the prologue makes of zero; the
// `bound` of tile.reduce (or a select, where a segment is added up element by
// element) keeps them out of the statistics, and stores drop them.
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <limits>

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Builds the body of one row tile. Statistics are fragments of rows x 1.
class RowTile {
public:
  RowTile(KernelFrame &frame)
      : frame(frame), op(frame.op), loc(frame.loc), ctx(op->getContext()),
        f32(Float32Type::get(ctx)), prologue(op->getRegion(0)), epilogue(op->getRegion(1)),
        columns(frame.plan.columns), rowLength(frame.space.dims[columns].size) {
    ArrayRef<int64_t> tile = frame.schedule.getTile();
    shape = {frame.plan.rows == kNone ? 1 : tile[0], tile[1] * frame.schedule.getCtasAlongN()};
    stats = {shape[0], 1};
    if (auto softmax = dyn_cast<SoftmaxOp>(op.getOperation()))
      causal = softmax.getCausalAttr();
    isNarrow = llvm::all_of(op.getOuts(), [](Value out) {
      Type element = getElementTypeOrSelf(out.getType());
      return element.isF16() || element.isBF16();
    });
  }

  /// The whole row is in the tile.
  bool fits() const { return !ShapedType::isDynamic(rowLength) && rowLength <= shape[1]; }

  void build(OpBuilder &b) {
    length = frame.extent(b, columns);
    lengthF32 = getLengthF32(b);
    if (isHeld())
      frame.makeHeld(b, shape);
    frame.openTiles(b, /*reduction=*/{});
    if (isHeld())
      frame.holdRow(b, shape);
    if (causal) {
      if (fits())
        takeFromBothEnds(b);
      visible = getVisibleColumns(b);
    }
    if (isa<SoftmaxOp>(op))
      isHeld()  ? softmaxHeld(b)
      : !fits() ? softmaxInSegments(b)
      : causal  ? softmaxInPieces(b)
                : softmaxInRegisters(b);
    else
      fits() ? normInRegisters(b) : normInSegments(b);
  }

private:
  bool isHeld() const { return frame.countHeld() != 0; }

  //===--------------------------------------------------------------------===//
  // Pieces
  //===--------------------------------------------------------------------===//

  Value constantF32(OpBuilder &b, double value) {
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
  }

  /// The length of the row as f32; null where it is a constant.
  Value getLengthF32(OpBuilder &b) {
    if (!ShapedType::isDynamic(rowLength) || isa<SoftmaxOp>(op))
      return {};
    Value asInt = arith::IndexCastOp::create(b, loc, b.getI64Type(), length);
    return arith::SIToFPOp::create(b, loc, f32, asInt);
  }

  /// The first rows see little, the last ones all. Where several inputs of each row are read, rows
  /// are taken from both ends in turn, so that the chip reads and writes about as much at any time.
  /// One input is less than what is written anyway. Dies of AMD's chips take blocks in turn
  /// themselves: one of two would have all that see much.
  void takeFromBothEnds(OpBuilder &b) {
    int64_t several = 0;
    for (unsigned input = 0, e = op.getInputOperands().size(); input < e; ++input)
      several += isOfEachRow(input) && isUsed(input);
    if (several < 2 || frame.chip.vendor != Vendor::Nvidia)
      return;
    Value &offset = frame.offsets[frame.plan.rows];
    Value one = frame.constant(b, 1), size = frame.constant(b, shape[0]);
    Value number = arith::DivUIOp::create(b, loc, offset, size);
    Value count =
        arith::DivUIOp::create(b, loc,
                               arith::AddIOp::create(b, loc, frame.extent(b, frame.plan.rows),
                                                     frame.constant(b, shape[0] - 1)),
                               size);
    Value pair = arith::ShRUIOp::create(b, loc, number, one);
    Value fromEnd = arith::SubIOp::create(b, loc, arith::SubIOp::create(b, loc, count, one), pair);
    Value isOdd = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                        arith::AndIOp::create(b, loc, number, one), one);
    offset =
        arith::MulIOp::create(b, loc, arith::SelectOp::create(b, loc, isOdd, fromEnd, pair), size);
  }

  /// One past the last column that any row of the tile sees, or a few more: whole vectors are read.
  Value getVisibleColumns(OpBuilder &b) {
    Value last = arith::AddIOp::create(b, loc, frame.offsets[frame.plan.rows],
                                       frame.constant(b, shape[0] + causal.getOffset()));
    last = arith::MaxSIOp::create(b, loc, last, frame.constant(b, 0));
    Value vectors = arith::DivUIOp::create(
        b, loc, arith::AddIOp::create(b, loc, last, frame.constant(b, kChunkBytes - 1)),
        frame.constant(b, kChunkBytes));
    last = arith::MulIOp::create(b, loc, vectors, frame.constant(b, kChunkBytes));
    return arith::MinSIOp::create(b, loc, last, length);
  }

  /// The last column that `row` sees, -1 if none.
  Value getLastColumn(OpBuilder &b, Value row) {
    Value last = row;
    if (causal.getOffset() != 0)
      last = arith::AddIOp::create(b, loc, last, frame.constant(b, causal.getOffset()));
    Value end = arith::SubIOp::create(b, loc, length, frame.constant(b, 1));
    last = arith::MinSIOp::create(b, loc, last, end);
    return arith::MaxSIOp::create(b, loc, last, frame.constant(b, -1));
  }

  Value load(OpBuilder &b, unsigned input) {
    Value &loaded = inputs[input];
    if (loaded)
      return loaded;
    // What the epilogue uses it needs beyond the diagonal too.
    bool limited = causal && epilogue.getArgument(2 + input).use_empty();
    loaded = frame.load(b, input, frame.plan.rows, columns, shape, /*staged=*/false, columns,
                        limited ? visible : Value());
    return loaded;
  }

  /// Forgets what was loaded: a new segment.
  void startSegment(Value offset) {
    inputs.assign(op->getNumOperands() - op.getOuts().size(), Value());
    frame.offsets[columns] = offset;
  }

  /// `v`, masked elements as -inf, unless the mask is known to hide none of them. With `again`, it
  /// is computed once more, behind what gives that.
  Value buildPrologue(OpBuilder &b, bool isMasked = true, Value again = {}) {
    if (inputs.empty())
      startSegment({});
    SmallVector<Value> operands;
    SmallVector<int> argOf;
    for (BlockArgument arg : prologue.getArguments()) {
      argOf.push_back(arg.use_empty() ? kNone : int(operands.size()));
      if (!arg.use_empty())
        operands.push_back(load(b, arg.getArgNumber()));
    }
    if (again)
      operands.push_back(again);
    Value v = frame.map(b, operands, f32, shape, [&](OpBuilder &b, ValueRange scalars) {
      SmallVector<Value> args;
      for (int position : argOf)
        args.push_back(position == kNone ? Value() : scalars[position]);
      SmallVector<Value> v = frame.inlineRegion(b, prologue, args);
      if (!causal || !isMasked)
        return v;
      Value seen = arith::CmpIOp::create(
          b, loc, arith::CmpIPredicate::sle, toI32(b, frame.coordinate(b, columns)),
          toI32(b, getLastColumn(b, frame.coordinate(b, frame.plan.rows))));
      Value masked = constantF32(b, -std::numeric_limits<double>::infinity());
      return SmallVector<Value>{arith::SelectOp::create(b, loc, seen, v[0], masked)};
    });
    if (again)
      v.getDefiningOp()->setAttr(tile::kAgainAttr, b.getUnitAttr());
    return v;
  }

  /// `v` behind a reduction that gave `statistic`: computed again where registers are bounded.
  Value renewed(OpBuilder &b, Value v, Value statistic) {
    return isRenewed() ? buildPrologue(b, /*isMasked=*/true, statistic) : v;
  }

  /// Whether a thread keeps what it read of a row, and computes the rest again.
  bool isRenewed() const {
    return cast<RowsScheduleAttr>(frame.schedule).getResident() > 0 && keepsInputs(op);
  }

  /// The epilogue and the stores. `y` computes the normalised value in the body of
  /// the map from `operands`; `v` is the prologue's value.
  void buildEpilogue(OpBuilder &b, Value v, ValueRange yOperands,
                     function_ref<Value(OpBuilder &, ValueRange)> y) {
    SmallVector<Value> operands(yOperands);
    SmallVector<int> argOf;
    for (BlockArgument arg : epilogue.getArguments().drop_front()) {
      if (arg.use_empty()) {
        argOf.push_back(kNone);
        continue;
      }
      Value operand = arg.getArgNumber() == 1 ? v : load(b, arg.getArgNumber() - 2);
      auto *known = llvm::find(operands, operand);
      argOf.push_back(known - operands.begin());
      if (known == operands.end())
        operands.push_back(operand);
    }
    SmallVector<Type> elements;
    for (Value out : op.getOuts())
      elements.push_back(getElementTypeOrSelf(out.getType()));
    SmallVector<Value> results =
        frame.map(b, operands, elements, shape, [&](OpBuilder &b, ValueRange scalars) {
          bool usesY = !epilogue.getArgument(0).use_empty();
          SmallVector<Value> args = {usesY ? y(b, scalars) : Value()};
          for (int position : argOf)
            args.push_back(position == kNone ? Value() : scalars[position]);
          return frame.inlineRegion(b, epilogue, args);
        });
    unsigned firstOut = op->getNumOperands() - op.getOuts().size();
    for (auto [i, result] : llvm::enumerate(results))
      frame.store(b, firstOut + i, result);
  }

  /// Reduces along the row; what lies beyond its end does not take part.
  Value reduce(OpBuilder &b, arith::AtomicRMWKind kind, Value value) {
    Value bound;
    if (Value offset = frame.offsets[columns])
      bound = arith::SubIOp::create(b, loc, length, offset);
    else if (rowLength != shape[1])
      bound = length;
    return tile::ReduceOp::create(b, loc, tile::FragType::get(ctx, stats, f32), kind, value, 1,
                                  bound);
  }

  /// The same where no column lies beyond the end.
  Value reduceAll(OpBuilder &b, arith::AtomicRMWKind kind, Value value) {
    return tile::ReduceOp::create(b, loc, tile::FragType::get(ctx, stats, f32), kind, value, 1,
                                  /*bound=*/Value());
  }

  Value toI32(OpBuilder &b, Value value) {
    return arith::IndexCastOp::create(b, loc, b.getI32Type(), value);
  }

  Value fill(OpBuilder &b, ArrayRef<int64_t> extents, double value) {
    return tile::FillOp::create(b, loc, tile::FragType::get(ctx, extents, f32),
                                b.getF32FloatAttr(value));
  }

  /// Sum over the row divided by its length.
  Value divideByLength(OpBuilder &b, Value sum) {
    Value divisor = lengthF32 ? lengthF32 : constantF32(b, double(rowLength));
    return arith::DivFOp::create(b, loc, sum, divisor);
  }

  /// Row-wise scalars from row-wise scalars.
  Value mapStats(OpBuilder &b, ValueRange operands,
                 function_ref<Value(OpBuilder &, ValueRange)> body) {
    return frame.map(b, operands, f32, stats, [&](OpBuilder &b, ValueRange scalars) {
      return SmallVector<Value>{body(b, scalars)};
    });
  }

  Value mapTile(OpBuilder &b, ValueRange operands,
                function_ref<Value(OpBuilder &, ValueRange)> body) {
    return frame.map(b, operands, f32, shape, [&](OpBuilder &b, ValueRange scalars) {
      return SmallVector<Value>{body(b, scalars)};
    });
  }

  /// What an approximation errs by is lost where results are rounded to 16 bits.
  Value expOfDifference(OpBuilder &b, Value x, Value y) {
    return math::ExpOp::create(b, loc, arith::SubFOp::create(b, loc, x, y),
                               isNarrow ? arith::FastMathFlags::afn : arith::FastMathFlags::none);
  }

  /// Runs `body` for each segment of the columns below `end`, carrying values. The walk that
  /// carries none is the last one.
  SmallVector<Value> forSegments(OpBuilder &b, Value end, ValueRange carried,
                                 function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> body) {
    if (isHeld()) {
      SmallVector<Value> results =
          frame.forHeld(b, shape, carried, /*isFirst=*/!isWalked, /*isLast=*/carried.empty(),
                        [&](OpBuilder &b, ValueRange carried, bool isWhole) {
                          startSegment(frame.offsets[columns]);
                          isInRow = isWhole;
                          return body(b, carried);
                        });
      startSegment({});
      isWalked = true;
      isInRow = false;
      return results;
    }
    OpBuilder::InsertionGuard guard(b);
    auto loop =
        scf::ForOp::create(b, loc, frame.constant(b, 0), end, frame.constant(b, shape[1]), carried);
    if (carried.empty())
      b.setInsertionPoint(loop.getBody()->getTerminator());
    else
      b.setInsertionPointToEnd(loop.getBody());
    startSegment(loop.getInductionVar());
    SmallVector<Value> next = body(b, loop.getRegionIterArgs());
    if (!carried.empty())
      scf::YieldOp::create(b, loc, next);
    startSegment({});
    return llvm::to_vector_of<Value>(loop.getResults());
  }

  //===--------------------------------------------------------------------===//
  // Softmax
  //===--------------------------------------------------------------------===//

  Value reciprocal(OpBuilder &b, Value sum) {
    return mapStats(b, sum, [&](OpBuilder &b, ValueRange s) -> Value {
      return arith::DivFOp::create(b, loc, constantF32(b, 1.0), s[0]);
    });
  }

  void softmaxInRegisters(OpBuilder &b) {
    Value v = buildPrologue(b);
    Value max = reduce(b, arith::AtomicRMWKind::maximumf, v);
    auto exponentials = [&](Value v) {
      return mapTile(b, {v, max},
                     [&](OpBuilder &b, ValueRange s) { return expOfDifference(b, s[0], s[1]); });
    };
    v = renewed(b, v, max);
    Value e = exponentials(v);
    Value inverse = reciprocal(b, reduce(b, arith::AtomicRMWKind::addf, e));
    if (Value last = renewed(b, v, inverse); last != v) {
      v = last;
      e = exponentials(v);
    }
    buildEpilogue(b, v, {e, inverse}, [&](OpBuilder &b, ValueRange s) -> Value {
      return arith::MulFOp::create(b, loc, s[0], s[1]);
    });
  }

  /// The columns of a piece: a vector of each thread, or as many as leave a few pieces.
  int64_t getPieceWidth() {
    constexpr int64_t mostPieces = 8;
    int64_t widest = 1;
    for (Value operand : op->getOperands())
      widest = std::max<int64_t>(
          widest, getElementTypeOrSelf(operand.getType()).getIntOrFloatBitWidth() / 8);
    int64_t vectors = frame.schedule.getCtasAlongN() * frame.schedule.getWarps()[1] *
                      frame.chip.lanes * (kChunkBytes / widest);
    if (shape[1] % vectors != 0)
      return shape[1];
    int64_t count = shape[1] / vectors, each = 1;
    while (count % each != 0 || count / each > mostPieces)
      ++each;
    return each * vectors;
  }

  bool isUsed(unsigned input) {
    return !prologue.getArgument(input).use_empty() || !epilogue.getArgument(2 + input).use_empty();
  }
  /// Whether the rows of a tile have an input each of their own, not one in common.
  bool isOfEachRow(unsigned input) {
    return frame.space.operands[input].find(frame.plan.rows) != kNone;
  }

  /// The pieces whose loads are under way beside what is computed of those before: all of one
  /// input, whose values take its place; of several a thread has no registers for all.
  int64_t getPiecesAhead(int64_t count) {
    constexpr int64_t spare = 12; // registers
    int64_t bits = 0, several = 0;
    for (unsigned input = 0; input < inputs.size(); ++input) {
      if (!isOfEachRow(input) || !isUsed(input))
        continue;
      ++several;
      bits += getElementTypeOrSelf(op->getOperand(input).getType()).getIntOrFloatBitWidth();
    }
    if (several <= 1)
      return count;
    int64_t threads = getNumThreads(frame.schedule, frame.chip) * frame.schedule.getClusterSize();
    int64_t values = shape[0] * shape[1] / threads;
    int64_t more = std::max<int64_t>(1, (values * bits / 16 - values) / 2);
    return std::min(count, std::max<int64_t>(1, spare / more));
  }

  /// What `seen` makes under a condition, what `hidden` makes else.
  SmallVector<Value> branch(OpBuilder &b, Value condition, TypeRange types,
                            function_ref<SmallVector<Value>()> seen,
                            function_ref<SmallVector<Value>()> hidden) {
    auto branch = scf::IfOp::create(b, loc, types, condition, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    auto fill = [&](Block *block, function_ref<SmallVector<Value>()> build) {
      b.setInsertionPointToStart(block);
      SmallVector<Value> values = build();
      if (!types.empty()) // else the block has its terminator
        scf::YieldOp::create(b, loc, values);
    };
    fill(branch.thenBlock(), seen);
    fill(branch.elseBlock(), hidden);
    return llvm::to_vector_of<Value>(branch.getResults());
  }

  /// Whether what the mask hides is stored as zeros while loads are under way, and stored again in
  /// a row that makes NaN of it, which is rare. gfx9 counts stores beside loads: behind a branch it
  /// would wait for both.
  bool storesHiddenEarly() {
    bool usesInputs = false;
    for (unsigned input = 0; input < inputs.size(); ++input)
      usesInputs |= !epilogue.getArgument(2 + input).use_empty();
    return frame.chip.vendor == Vendor::Nvidia && shape[0] == 1 && !usesInputs;
  }

  /// Under a causal mask. Maxima and sums pass through the pieces element by element, and are
  /// reduced across the tile once.
  void softmaxInPieces(OpBuilder &b) {
    const double none = -std::numeric_limits<double>::infinity();
    struct Piece {
      Value offset, isSeen, v, e;
      SmallVector<Value> inputs;
    };
    int64_t count = shape[1] / getPieceWidth();
    shape[1] /= count;
    Value first = getLastColumn(b, frame.offsets[frame.plan.rows]);
    SmallVector<Piece> pieces(count);
    auto enter = [&](Piece &piece) {
      startSegment(piece.offset);
      inputs = piece.inputs;
    };
    for (auto [i, piece] : llvm::enumerate(pieces)) {
      piece.offset = frame.constant(b, i * shape[1]);
      piece.isSeen =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, piece.offset, visible);
      startSegment(piece.offset);
      piece.inputs = inputs;
    }
    auto loadPiece = [&](int64_t number, bool ofEachRow) {
      if (number >= count)
        return;
      enter(pieces[number]);
      for (unsigned input = 0; input < inputs.size(); ++input)
        if (isOfEachRow(input) == ofEachRow && isUsed(input))
          load(b, input);
      pieces[number].inputs = inputs;
    };
    Type values = tile::FragType::get(ctx, shape, f32);
    // What a piece that some row sees makes of its inputs; only on the diagonal it compares.
    auto valueOf = [&](Piece &piece, Value again = {}) {
      enter(piece);
      Value end = arith::AddIOp::create(b, loc, piece.offset, frame.constant(b, shape[1] - 1));
      Value isWhole = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, end, first);
      return branch(
          b, isWhole, values,
          [&] { return SmallVector<Value>{buildPrologue(b, /*isMasked=*/false, again)}; },
          [&] { return SmallVector<Value>{buildPrologue(b, /*isMasked=*/true, again)}; })[0];
    };
    auto exponentials = [&](Value v, Value max) {
      return mapTile(b, {v, max},
                     [&](OpBuilder &b, ValueRange s) { return expOfDifference(b, s[0], s[1]); });
    };
    auto nothing = [] { return SmallVector<Value>(); };
    auto finish = [&](Piece &piece, Value v, ValueRange yOperands,
                      function_ref<Value(OpBuilder &, ValueRange)> y) {
      enter(piece);
      buildEpilogue(b, v, yOperands, y);
      return SmallVector<Value>();
    };
    auto finishHidden = [&](Piece &piece, Value hidden) {
      return finish(piece, fill(b, shape, none), hidden,
                    [](OpBuilder &, ValueRange s) { return s[0]; });
    };
    auto storeHidden = [&](Value hidden) {
      for (Piece &piece : pieces)
        branch(b, piece.isSeen, {}, nothing, [&] { return finishHidden(piece, hidden); });
      return SmallVector<Value>();
    };

    // As many loads as there are registers for are under way before anything waits; those of what
    // all rows have in common come from caches.
    int64_t ahead = getPiecesAhead(count);
    for (int64_t number = 0; number < ahead; ++number)
      loadPiece(number, /*ofEachRow=*/true);
    bool isEarly = storesHiddenEarly();
    if (isEarly)
      storeHidden(fill(b, stats, 0.0));
    Value maxima = fill(b, shape, none);
    for (int64_t number = 0; number < count; ++number) {
      Piece &piece = pieces[number];
      loadPiece(number, /*ofEachRow=*/false);
      SmallVector<Value> made = branch(
          b, piece.isSeen, {values, values},
          [&]() -> SmallVector<Value> {
            Value v = valueOf(piece);
            return {v, mapTile(b, {maxima, v}, [&](OpBuilder &b, ValueRange s) -> Value {
                      return arith::MaximumFOp::create(b, loc, s[0], s[1]);
                    })};
          },
          [&]() -> SmallVector<Value> { return {fill(b, shape, none), maxima}; });
      piece.v = made[0];
      maxima = made[1];
      loadPiece(number + ahead, /*ofEachRow=*/true);
    }
    Value max = reduceAll(b, arith::AtomicRMWKind::maximumf, maxima);
    Value sums = fill(b, shape, 0.0);
    for (Piece &piece : pieces) {
      SmallVector<Value> made = branch(
          b, piece.isSeen, {values, values},
          [&]() -> SmallVector<Value> {
            Value e = exponentials(isRenewed() ? valueOf(piece, max) : piece.v, max);
            return {e, mapTile(b, {sums, e}, [&](OpBuilder &b, ValueRange s) -> Value {
                      return arith::AddFOp::create(b, loc, s[0], s[1]);
                    })};
          },
          [&]() -> SmallVector<Value> { return {fill(b, shape, 0.0), sums}; });
      piece.e = made[0];
      sums = made[1];
    }
    Value inverse = reciprocal(b, reduceAll(b, arith::AtomicRMWKind::addf, sums));
    // 0, or NaN where the row sees one, infinity, or nothing.
    Value hidden = mapStats(b, {max, inverse}, [&](OpBuilder &b, ValueRange s) -> Value {
      return arith::MulFOp::create(b, loc, expOfDifference(b, constantF32(b, none), s[0]), s[1]);
    });
    for (Piece &piece : pieces)
      branch(
          b, piece.isSeen, {},
          [&] {
            Value v = isRenewed() ? valueOf(piece, inverse) : piece.v;
            Value e = isRenewed() ? exponentials(v, max) : piece.e;
            return finish(piece, v, {e, inverse}, [&](OpBuilder &b, ValueRange s) -> Value {
              return arith::MulFOp::create(b, loc, s[0], s[1]);
            });
          },
          [&] { return isEarly ? nothing() : finishHidden(piece, hidden); });
    if (!isEarly)
      return;
    Value isZero =
        arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ,
                              tile::ElementOp::create(b, loc, hidden), constantF32(b, 0.0));
    branch(b, isZero, {}, nothing, [&] { return storeHidden(hidden); });
  }

  /// The running maximum, or 0 while every element so far is -inf: what may be
  /// subtracted without giving NaN.
  Value finiteMax(OpBuilder &b, Value max) {
    return mapStats(b, max, [&](OpBuilder &b, ValueRange s) -> Value {
      Value none = constantF32(b, -std::numeric_limits<double>::infinity());
      Value isNone = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, s[0], none);
      return arith::SelectOp::create(b, loc, isNone, constantF32(b, 0.0), s[0]);
    });
  }

  /// A walk for the maximum, one for the sum, and one that writes.
  void softmaxHeld(OpBuilder &b) {
    const double none = -std::numeric_limits<double>::infinity();
    Value max = reduceOverSegments(b, arith::AtomicRMWKind::maximumf, none, {},
                                   [](OpBuilder &, ValueRange s) { return s[0]; });
    Value sum = reduceOverSegments(
        b, arith::AtomicRMWKind::addf, 0.0, max,
        [&](OpBuilder &b, ValueRange s) -> Value { return expOfDifference(b, s[0], s[1]); });
    Value inverse = reciprocal(b, sum);
    forSegments(b, length, {}, [&](OpBuilder &b, ValueRange) {
      Value v = buildPrologue(b);
      buildEpilogue(b, v, {v, max, inverse}, [&](OpBuilder &b, ValueRange s) -> Value {
        return arith::MulFOp::create(b, loc, expOfDifference(b, s[0], s[1]), s[2]);
      });
      return SmallVector<Value>{};
    });
  }

  void softmaxInSegments(OpBuilder &b) {
    Value max0 = fill(b, stats, -std::numeric_limits<double>::infinity());
    Value sum0 = fill(b, stats, 0.0);
    // Columns that no row of the tile sees add nothing: whole segments are skipped.
    SmallVector<Value> running = forSegments(
        b, causal ? visible : length, {max0, sum0}, [&](OpBuilder &b, ValueRange carried) {
          Value v = buildPrologue(b);
          Value here = reduce(b, arith::AtomicRMWKind::maximumf, v);
          Value max = mapStats(b, {carried[0], here}, [&](OpBuilder &b, ValueRange s) -> Value {
            return arith::MaximumFOp::create(b, loc, s[0], s[1]);
          });
          Value base = finiteMax(b, max);
          Value e = mapTile(b, {v, base}, [&](OpBuilder &b, ValueRange s) {
            return expOfDifference(b, s[0], s[1]);
          });
          Value added = reduce(b, arith::AtomicRMWKind::addf, e);
          Value sum = mapStats(
              b, {carried[1], carried[0], base, added}, [&](OpBuilder &b, ValueRange s) -> Value {
                Value rescaled =
                    arith::MulFOp::create(b, loc, s[0], expOfDifference(b, s[1], s[2]));
                return arith::AddFOp::create(b, loc, rescaled, s[3]);
              });
          return SmallVector<Value>{max, sum};
        });
    Value base = finiteMax(b, running[0]);
    Value inverse = reciprocal(b, running[1]);
    forSegments(b, length, {}, [&](OpBuilder &b, ValueRange) {
      Value v = buildPrologue(b);
      buildEpilogue(b, v, {v, base, inverse}, [&](OpBuilder &b, ValueRange s) -> Value {
        return arith::MulFOp::create(b, loc, expOfDifference(b, s[0], s[1]), s[2]);
      });
      return SmallVector<Value>{};
    });
  }

  //===--------------------------------------------------------------------===//
  // Norms
  //===--------------------------------------------------------------------===//

  bool centres() const { return isa<LayerNormOp>(op); }

  Value mean(OpBuilder &b, Value sum) {
    return mapStats(b, sum, [&](OpBuilder &b, ValueRange s) { return divideByLength(b, s[0]); });
  }

  /// 1 / sqrt(sum of squares / length + eps).
  Value inverseDeviation(OpBuilder &b, Value sum) {
    double eps = isa<LayerNormOp>(op) ? cast<LayerNormOp>(op).getEps().convertToDouble()
                                      : cast<RmsNormOp>(op).getEps().convertToDouble();
    return mapStats(b, sum, [&](OpBuilder &b, ValueRange s) -> Value {
      Value shifted = arith::AddFOp::create(b, loc, divideByLength(b, s[0]), constantF32(b, eps));
      return math::RsqrtOp::create(b, loc, shifted);
    });
  }

  /// v, less the mean where there is one: scalars are v and, if centring, the mean.
  Value centred(OpBuilder &b, ValueRange scalars) {
    if (!centres())
      return scalars[0];
    return arith::SubFOp::create(b, loc, scalars[0], scalars[1]);
  }

  void normEpilogue(OpBuilder &b, Value v, Value average, Value inverse) {
    SmallVector<Value> operands = {v};
    if (average)
      operands.push_back(average);
    operands.push_back(inverse);
    buildEpilogue(b, v, operands, [&](OpBuilder &b, ValueRange s) -> Value {
      return arith::MulFOp::create(b, loc, centred(b, s), s[centres() ? 2 : 1]);
    });
  }

  void normInRegisters(OpBuilder &b) {
    Value v = buildPrologue(b);
    SmallVector<Value> operands = {v};
    Value average;
    if (centres()) {
      average = mean(b, reduce(b, arith::AtomicRMWKind::addf, v));
      v = renewed(b, v, average);
      operands = {v, average};
    }
    Value squares = mapTile(b, operands, [&](OpBuilder &b, ValueRange s) -> Value {
      Value c = centred(b, s);
      return arith::MulFOp::create(b, loc, c, c, arith::FastMathFlags::contract);
    });
    Value inverse = inverseDeviation(b, reduce(b, arith::AtomicRMWKind::addf, squares));
    normEpilogue(b, renewed(b, v, inverse), average, inverse);
  }

  /// Combines `term` of each element of the row, element by element over segments and
  /// then across the tile.
  Value reduceOverSegments(OpBuilder &b, arith::AtomicRMWKind kind, double start, ValueRange others,
                           function_ref<Value(OpBuilder &, ValueRange)> term) {
    SmallVector<Value> combined =
        forSegments(b, length, fill(b, shape, start), [&](OpBuilder &b, ValueRange carried) {
          SmallVector<Value> operands = {carried[0], buildPrologue(b)};
          llvm::append_range(operands, others);
          return SmallVector<Value>{mapTile(b, operands, [&](OpBuilder &b, ValueRange s) -> Value {
            Value value = term(b, s.drop_front());
            if (!isInRow)
              value = arith::SelectOp::create(
                  b, loc,
                  arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                        frame.coordinate(b, columns), length),
                  value, constantF32(b, start));
            return arith::getReductionOp(kind, b, loc, s[0], value);
          })};
        });
    return reduceAll(b, kind, combined[0]);
  }

  void normInSegments(OpBuilder &b) {
    auto sumOverSegments = [&](ValueRange others,
                               function_ref<Value(OpBuilder &, ValueRange)> term) {
      return reduceOverSegments(b, arith::AtomicRMWKind::addf, 0.0, others, term);
    };
    Value average;
    SmallVector<Value> others;
    if (centres()) {
      average = mean(b, sumOverSegments({}, [](OpBuilder &, ValueRange s) { return s[0]; }));
      others.push_back(average);
    }
    Value inverse =
        inverseDeviation(b, sumOverSegments(others, [&](OpBuilder &b, ValueRange s) -> Value {
                           Value c = centred(b, s);
                           return arith::MulFOp::create(b, loc, c, c);
                         }));
    forSegments(b, length, {}, [&](OpBuilder &b, ValueRange) {
      Value v = buildPrologue(b);
      normEpilogue(b, v, average, inverse);
      return SmallVector<Value>{};
    });
  }

  KernelFrame &frame;
  IndexedOpInterface op;
  Location loc;
  MLIRContext *ctx;
  Type f32;
  Region &prologue, &epilogue;
  int columns;
  int64_t rowLength;
  SmallVector<int64_t> shape, stats;
  CausalAttr causal;
  bool isNarrow; // all results are of 16 bits
  Value length, lengthF32, visible;
  SmallVector<Value> inputs; // loaded in the current segment, by operand number
  // Of a row that is held: whether it was walked before, and whether the segment has no column
  // behind its end.
  bool isWalked = false, isInRow = false;
};
} // namespace

void mlir::fuse::buildRowKernel(OpBuilder &b, KernelFrame &frame) { RowTile(frame).build(b); }
