//===- InlineAtPlaces.cpp - producers at the places that are read ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAtPlaces.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;
using namespace mlir::fuse;

/// Steps that are followed from a place to what it is computed from.
static constexpr unsigned kMostSteps = 16;

//===----------------------------------------------------------------------===//
// Ranges of places
//===----------------------------------------------------------------------===//

/// What `value`, integer code in a region of `op`, may be at the points of `op`.
static ConstantIntRanges getRange(Value value, IndexedOpInterface op, unsigned steps = kMostSteps) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(value.getType());
  auto fromZero = [&](int64_t last) {
    return ConstantIntRanges::fromSigned(APInt(width, 0), APInt(width, last, /*isSigned=*/true));
  };
  // Of a dynamic extent as much is known as of any.
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  Operation *def = value.getDefiningOp();
  if (auto index = dyn_cast_or_null<fuse::IndexOp>(def)) {
    int64_t extent = op.getStaticDimSizes()[index.getDim()];
    return fromZero(ShapedType::isDynamic(extent) ? most - 1 : std::max<int64_t>(extent - 1, 0));
  }
  if (isa_and_nonnull<ExtentOp>(def))
    return fromZero(most);
  auto infer = dyn_cast_or_null<InferIntRangeInterface>(def);
  if (!infer || steps == 0)
    return ConstantIntRanges::maxRange(width);
  SmallVector<ConstantIntRanges> operands;
  for (Value operand : def->getOperands()) {
    if (!operand.getType().isIntOrIndex())
      return ConstantIntRanges::maxRange(width);
    operands.push_back(getRange(operand, op, steps - 1));
  }
  ConstantIntRanges range = ConstantIntRanges::maxRange(width);
  infer.inferResultRanges(operands, [&](Value result, const ConstantIntRanges &inferred) {
    if (result == value)
      range = inferred;
  });
  return range;
}

static bool isNeverNegative(Value place, IndexedOpInterface op) {
  return getRange(place, op).smin().isNonNegative();
}
static bool isNeverBeyond(Value place, int64_t extent, IndexedOpInterface op) {
  return getRange(place, op).smax().slt(extent);
}

/// `place` within an extent that is known, for code at the insertion point in a region of `op`.
static Value clamp(OpBuilder &b, Location loc, Value place, int64_t extent, IndexedOpInterface op) {
  bool isNegative = !isNeverNegative(place, op) || extent == 0;
  if (!isNeverBeyond(place, extent, op))
    place =
        arith::MinSIOp::create(b, loc, place, arith::ConstantIndexOp::create(b, loc, extent - 1));
  if (isNegative)
    place = arith::MaxSIOp::create(b, loc, place, arith::ConstantIndexOp::create(b, loc, 0));
  return place;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

unsigned mlir::fuse::countReads(IndexedOpInterface op) {
  unsigned reads = llvm::range_size(getResultRegion(op).front().getOps<GatherOp>());
  for (OpOperand *input : op.getInputOperands())
    reads += !op.getMapOf(*input).isConstant() && op.getMapOf(*input).getNumResults() != 0;
  return reads;
}

/// The argument that the region of `op` has for an input.
static BlockArgument getArgument(IndexedOpInterface op, OpOperand &input) {
  return getResultRegion(op).getArgument(getNumLeadingArgs(op) + input.getOperandNumber() -
                                         getNumCoreOperands(op));
}

/// Calls `read` with each gather of, or question for an extent to, a result of `producer` in `user`
/// and the number of that result.
static void forEachRead(IndexedOpInterface producer, IndexedOpInterface user,
                        function_ref<void(Operation *, unsigned number)> read) {
  for (OpOperand *input : user.getInputOperands())
    if (input->get().getDefiningOp() == producer.getOperation() && isGathered(user, *input))
      for (Operation *op : llvm::to_vector(getArgument(user, *input).getUsers()))
        read(op, cast<OpResult>(input->get()).getResultNumber());
}

SmallVector<GatherOp> mlir::fuse::getGathersOf(IndexedOpInterface producer,
                                               IndexedOpInterface user) {
  SmallVector<GatherOp> gathers;
  forEachRead(producer, user, [&](Operation *op, unsigned) {
    if (auto gather = dyn_cast<GatherOp>(op))
      gathers.push_back(gather);
  });
  return gathers;
}

/// The dimension of `producer` along which its result `number` has its dimension `position`.
static unsigned getDim(IndexedOpInterface producer, unsigned number, unsigned position) {
  AffineMap out = producer.getMapOf(*producer.getOutOperands()[number]);
  return cast<AffineDimExpr>(out.getResult(position)).getPosition();
}

/// The place along each dimension of `producer`.
static SmallVector<Value> getPlaces(IndexedOpInterface producer, unsigned number, GatherOp gather) {
  SmallVector<Value> places(producer.getNumDims());
  for (auto [position, place] : llvm::enumerate(gather.getIndices()))
    places[getDim(producer, number, position)] = place;
  return places;
}

namespace {
/// The extent of a dimension: that of `input` at `position`, and a number.
struct NamedExtent {
  OpOperand *input;
  unsigned position;
  int64_t more = 0;
};
} // namespace

/// An input that says the extent of a dimension.
static std::optional<NamedExtent> findNamed(IndexedOpInterface op, unsigned dim,
                                            SizeClasses *sizes) {
  AffineExpr expr = getAffineDimExpr(dim, op->getContext());
  for (OpOperand *input : op.getInputOperands())
    if (std::optional<unsigned> position = op.getMapOf(*input).getResultPosition(expr))
      return NamedExtent{input, *position};
  // One that is gathered from may, too: what is padded or cut is longer or shorter by a number.
  OpOperand *out = op.getOutOperands().front();
  unsigned outPosition = *op.getMapOf(*out).getResultPosition(expr);
  std::optional<NamedExtent> longer;
  for (OpOperand *input : op.getInputOperands())
    if (sizes && isGathered(op, *input))
      for (unsigned position :
           llvm::seq<unsigned>(cast<ShapedType>(input->get().getType()).getRank())) {
        if (sizes->areEqual(input->get(), position, out->get(), outPosition))
          return NamedExtent{input, position};
        if (std::optional<int64_t> more =
                sizes->getDifference(out->get(), outPosition, input->get(), position);
            more && !longer)
          longer = NamedExtent{input, position, *more};
      }
  return longer;
}

/// The dimension of `user` that a place along `dim` of `producer` is the coordinate of, if the two
/// have one extent.
static std::optional<unsigned> getSameDim(IndexedOpInterface producer, unsigned dim, Value place,
                                          IndexedOpInterface user, SizeClasses *sizes) {
  auto index = place.getDefiningOp<fuse::IndexOp>();
  if (!index || !haveEqualExtents(producer, dim, user, index.getDim(), sizes))
    return std::nullopt;
  return index.getDim();
}

/// The user's subscripts of an operand that the producer reads under `map`, where the places are
/// coordinates of the user; else null.
static AffineMap getSubscripts(IndexedOpInterface producer, AffineMap map, ArrayRef<Value> places,
                               IndexedOpInterface user, SizeClasses *sizes) {
  llvm::SmallDenseSet<unsigned> seen;
  SmallVector<AffineExpr> exprs;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (dim) {
      unsigned position = dim.getPosition();
      std::optional<unsigned> same = getSameDim(producer, position, places[position], user, sizes);
      if (!same || !seen.insert(*same).second)
        return {};
      expr = getAffineDimExpr(*same, map.getContext());
    }
    exprs.push_back(expr);
  }
  map = AffineMap::get(user.getNumDims(), 0, exprs, map.getContext());
  for (unsigned row : user.getReductionDims())
    if (!suitsRow(map, row))
      return {};
  return map;
}

bool mlir::fuse::canInlineAtPlaces(ElementwiseOp producer, IndexedOpInterface user,
                                   SizeClasses *sizes) {
  auto indexed = cast<IndexedOpInterface>(producer.getOperation());
  SmallVector<int64_t> extents = indexed.getStaticDimSizes();
  llvm::SmallSetVector<unsigned, 4> asked;
  for (auto index : producer.getBody().front().getOps<fuse::IndexOp>())
    asked.insert(index.getDim());
  auto isNamed = [&](unsigned dim) {
    return !ShapedType::isDynamic(extents[dim]) || findNamed(indexed, dim, sizes);
  };
  bool can = true;
  forEachRead(indexed, user, [&](Operation *op, unsigned number) {
    auto gather = dyn_cast<GatherOp>(op);
    if (!gather) {
      can &= isNamed(getDim(indexed, number, cast<ExtentOp>(op).getDim()));
      return;
    }
    SmallVector<Value> places = getPlaces(indexed, number, gather);
    for (unsigned dim : asked)
      can &= isNamed(dim) || getSameDim(indexed, dim, places[dim], user, sizes);
    // Nothing gathers from a slice.
    for (OpOperand *input : indexed.getInputOperands())
      if (input->get().getDefiningOp<SliceOp>())
        can &= !isGathered(indexed, *input) &&
               getSubscripts(indexed, indexed.getMapOf(*input), places, user, sizes);
  });
  return can;
}

//===----------------------------------------------------------------------===//
// Inlining
//===----------------------------------------------------------------------===//

namespace {
/// Rebuilds an op whose region reads other operands than before: while the code changes, the old
/// region has an argument for each operand that is added.
class OperandChange {
public:
  OperandChange(RewriterBase &b, IndexedOpInterface op,
                function_ref<bool(const StructuredParts::Operand &)> isDropped)
      : b(b), op(op), parts(op), body(getResultRegion(op).front()) {
    unsigned leading = getNumLeadingArgs(op);
    SmallVector<StructuredParts::Operand> old = std::move(parts.inputs);
    parts.inputs.clear();
    for (auto [index, input] : llvm::enumerate(old)) {
      BlockArgument argument = body.getArgument(leading + index);
      if (isDropped(input))
        dropped.push_back(argument);
      else
        keep(argument, parts.addInput(input.value, input.map));
    }
  }

  /// The argument for `value`, subscripted by `map` or, without one, as a whole.
  Value add(Value value, AffineMap map) {
    unsigned number = parts.addInput(value, map);
    if (number == arguments.size())
      arguments.push_back(body.addArgument(getArgType(value.getType(), map), value.getLoc()));
    return arguments[number];
  }
  Value addWhole(Value value) {
    return add(value, AffineMap::get(op.getNumDims(), 0, op->getContext()));
  }

  /// Puts the op together, in place of the old one.
  IndexedOpInterface finish(Location loc) {
    b.setInsertionPoint(op);
    IndexedOpInterface changed = parts.create(b, loc);
    for (BlockArgument argument : dropped)
      body.eraseArgument(argument.getArgNumber());
    b.setInsertionPointToStart(&getResultRegion(changed).front());
    SmallVector<Value> yielded = moveScalarRegion(b, body, getResultRegion(changed).getArguments());
    YieldOp::create(b, loc, yielded);
    b.replaceOp(op, changed);
    // Places that are equal are one.
    DominanceInfo dominance(changed);
    eliminateCommonSubExpressions(b, dominance, changed);
    return changed;
  }

private:
  void keep(BlockArgument argument, unsigned number) {
    if (number == arguments.size()) {
      arguments.push_back(argument);
      return;
    }
    // One input twice.
    b.replaceAllUsesWith(argument, arguments[number]);
    dropped.push_back(argument);
  }

  RewriterBase &b;
  IndexedOpInterface op;
  StructuredParts parts;
  Block &body;
  SmallVector<BlockArgument> dropped;
  SmallVector<Value> arguments; ///< one for each input
};

/// The code of a producer at one place after the other.
class Inliner {
public:
  Inliner(RewriterBase &b, ElementwiseOp producer, IndexedOpInterface user, SizeClasses *sizes)
      : b(b), producer(cast<IndexedOpInterface>(producer.getOperation())), user(user), sizes(sizes),
        extents(this->producer.getStaticDimSizes()),
        change(b, user, [&](const StructuredParts::Operand &input) {
          return input.value.getDefiningOp() == producer.getOperation() &&
                 isGathered(input.value.getType(), input.map);
        }) {}

  IndexedOpInterface run() {
    forEachRead(producer, user, [&](Operation *op, unsigned number) {
      b.setInsertionPoint(op);
      if (auto extent = dyn_cast<ExtentOp>(op))
        b.replaceOp(op, getExtent(op->getLoc(), getDim(producer, number, extent.getDim())));
      else
        b.replaceOp(
            op, inlineAt(op->getLoc(), getPlaces(producer, number, cast<GatherOp>(op)))[number]);
    });
    return change.finish(fuseLocations({producer, user}));
  }

private:
  Value getExtent(Location loc, unsigned dim) {
    if (!ShapedType::isDynamic(extents[dim]))
      return arith::ConstantIndexOp::create(b, loc, extents[dim]);
    NamedExtent named = *findNamed(producer, dim, sizes);
    Value extent =
        ExtentOp::create(b, loc, change.addWhole(named.input->get()), uint64_t(named.position));
    if (named.more == 0)
      return extent;
    Value more = arith::ConstantIndexOp::create(b, loc, named.more);
    return arith::AddIOp::create(b, loc, extent, more);
  }

  Value clampAlong(Location loc, unsigned dim, Value place) {
    if (getSameDim(producer, dim, place, user, sizes))
      return place;
    if (!ShapedType::isDynamic(extents[dim]))
      return clamp(b, loc, place, extents[dim], user);
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    Value last = arith::SubIOp::create(b, loc, getExtent(loc, dim), one);
    place = arith::MinSIOp::create(b, loc, place, last);
    return arith::MaxSIOp::create(b, loc, place, arith::ConstantIndexOp::create(b, loc, 0));
  }

  SmallVector<Value> inlineAt(Location loc, ArrayRef<Value> places) {
    SmallVector<Value> args;
    for (OpOperand *input : producer.getInputOperands()) {
      AffineMap map = producer.getMapOf(*input);
      Value value = input->get();
      if (isGathered(producer, *input)) {
        args.push_back(change.addWhole(value));
      } else if (AffineMap subscripts = getSubscripts(producer, map, places, user, sizes)) {
        args.push_back(change.add(value, subscripts));
      } else {
        // Each place is clamped to the same extent here as it was there.
        SmallVector<Value> at;
        for (AffineExpr expr : map.getResults()) {
          auto dim = dyn_cast<AffineDimExpr>(expr);
          at.push_back(dim ? places[dim.getPosition()]
                           : arith::ConstantIndexOp::create(b, loc, 0).getResult());
        }
        args.push_back(GatherOp::create(b, loc, getElementTypeOrSelf(value.getType()),
                                        change.addWhole(value), at));
      }
    }
    return inlineScalarRegion(
        b, getResultRegion(producer).front(), args,
        [&](OpBuilder &, Location loc, unsigned dim) { return clampAlong(loc, dim, places[dim]); });
  }

  RewriterBase &b;
  IndexedOpInterface producer, user;
  SizeClasses *sizes;
  SmallVector<int64_t> extents;
  OperandChange change;
};
} // namespace

IndexedOpInterface mlir::fuse::inlineAtPlaces(RewriterBase &b, ElementwiseOp producer,
                                              IndexedOpInterface user, SizeClasses *sizes) {
  return Inliner(b, producer, user, sizes).run();
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

namespace {
/// A reshape and how places in its result become places in its source.
class ReshapedPlaces {
public:
  /// Of the op that gives `value`, if it is a reshape whose source has places without a division:
  /// dimensions of extent 1 come or go, or elementwise work is seen in more dimensions.
  static std::optional<ReshapedPlaces> find(Value value) {
    ReshapedPlaces found;
    if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>()) {
      found.groups = getGroups(expand);
      found.isExpansion = true;
    } else if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>()) {
      found.groups = getGroups(collapse);
    } else {
      return std::nullopt;
    }
    found.op = value.getDefiningOp();
    bool mayBeSum = found.isExpansion && found.getSource().getDefiningOp<ElementwiseOp>();
    RankedTensorType longer = found.getLonger();
    bool hasPlaces = llvm::all_of(found.groups, [&](ArrayRef<int64_t> group) {
      bool isKnown = llvm::none_of(group, [&](int64_t dim) { return longer.isDynamicDim(dim); });
      return found.countLong(group) <= 1 || (mayBeSum && isKnown);
    });
    return hasPlaces ? std::optional(found) : std::nullopt;
  }

  Operation *getOp() const { return op; }
  Value getSource() const { return op->getOperand(0); }

  /// The places in the source for `places`, which code of `user` asks of the result.
  SmallVector<Value> getBefore(OpBuilder &b, Location loc, ValueRange places,
                               IndexedOpInterface user) const {
    SmallVector<Value> before;
    for (auto [number, group] : llvm::enumerate(groups)) {
      if (isExpansion) {
        before.push_back(getSum(b, loc, group, places, user));
        continue;
      }
      // All of the extent is that of one dimension.
      bool isAlone = countLong(group) == 0;
      for (int64_t dim : group) {
        before.push_back(isAlone || getLonger().getDimSize(dim) != 1
                             ? places[number]
                             : arith::ConstantIndexOp::create(b, loc, 0).getResult());
        isAlone = false;
      }
    }
    return before;
  }

private:
  RankedTensorType getLonger() const {
    return cast<RankedTensorType>(isExpansion ? op->getResult(0).getType()
                                              : op->getOperand(0).getType());
  }
  unsigned countLong(ArrayRef<int64_t> group) const {
    return llvm::count_if(group, [&](int64_t dim) { return getLonger().getDimSize(dim) != 1; });
  }

  /// One place for those along the dimensions of a group.
  Value getSum(OpBuilder &b, Location loc, ArrayRef<int64_t> group, ValueRange places,
               IndexedOpInterface user) const {
    Value sum;
    for (int64_t dim : group) {
      int64_t extent = getLonger().getDimSize(dim);
      if (extent == 1)
        continue;
      // The sum is clamped as a whole: a part that is too large would change the others.
      Value place = countLong(group) == 1 ? places[dim] : clamp(b, loc, places[dim], extent, user);
      if (sum) {
        Value length = arith::ConstantIndexOp::create(b, loc, extent);
        sum = arith::AddIOp::create(b, loc, arith::MulIOp::create(b, loc, sum, length), place);
      } else {
        sum = place;
      }
    }
    return sum ? sum : arith::ConstantIndexOp::create(b, loc, 0).getResult();
  }

  Operation *op = nullptr;
  SmallVector<ReassociationIndices> groups;
  bool isExpansion = false;
};
} // namespace

IndexedOpInterface mlir::fuse::gatherBehindReshapes(RewriterBase &b, IndexedOpInterface op) {
  // An extent is asked of the reshape: its source may have none that is equal.
  SmallVector<std::pair<BlockArgument, ReshapedPlaces>> reshaped;
  for (OpOperand *input : op.getInputOperands())
    if (isGathered(op, *input))
      if (std::optional<ReshapedPlaces> places = ReshapedPlaces::find(input->get());
          places && llvm::all_of(getArgument(op, *input).getUsers(), llvm::IsaPred<GatherOp>))
        reshaped.push_back({getArgument(op, *input), *places});
  if (reshaped.empty())
    return {};
  OperandChange change(b, op, [&](const StructuredParts::Operand &input) {
    return isGathered(input.value.getType(), input.map) && llvm::any_of(reshaped, [&](auto &entry) {
             return entry.second.getOp() == input.value.getDefiningOp();
           });
  });
  for (auto &[argument, places] : reshaped)
    for (Operation *user : llvm::to_vector(argument.getUsers())) {
      b.setInsertionPoint(user);
      Value source = change.addWhole(places.getSource());
      SmallVector<Value> before =
          places.getBefore(b, user->getLoc(), cast<GatherOp>(user).getIndices(), op);
      // Of rank 0 it is a scalar.
      if (before.empty())
        b.replaceOp(user, source);
      else
        b.replaceOpWithNewOp<GatherOp>(user, getElementTypeOrSelf(source.getType()), source,
                                       before);
    }
  IndexedOpInterface changed = change.finish(op->getLoc());
  llvm::SmallSetVector<Operation *, 4> reshapes;
  for (auto &[argument, places] : reshaped)
    reshapes.insert(places.getOp());
  for (Operation *reshape : reshapes)
    if (reshape->use_empty())
      b.eraseOp(reshape);
  return changed;
}
