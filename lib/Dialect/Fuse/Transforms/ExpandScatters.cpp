//===- ExpandScatters.cpp - each place looks for its updates --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "ScatterDigits.h"
#include "fuse/Dialect/FrontEnds/FrontEnds.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_EXPANDSCATTERS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {

/// A column of the indices, which says a place along one dimension of the original.
struct Column {
  unsigned dim;
  std::optional<unsigned> digit; ///< that it is: nothing is to be compared
  Value tensor;                  ///< that holds it otherwise
  SmallVector<AffineExpr> place; ///< of it there, in terms of digits
};

/// How the updates of one scatter are numbered: by digits, which are dimensions of the updates.
struct Digits {
  SmallVector<int64_t> extents;
  SmallVector<SmallVector<int64_t>>
      ofBatch; ///< the extents that each batch dimension is split into
};

/// Writes one scatter as a search and what reads its result, or as a reduction.
class Expansion {
public:
  Expansion(ScatterOpInterface op, OpBuilder &b)
      : op(op), b(b), loc(op.getLoc()), original(op.getOriginal()),
        type(cast<RankedTensorType>(original.getType())), updates(op.getInputs()[0]),
        indices(op.getInputs()[1]), batch(cast<RankedTensorType>(indices.getType()).getRank() - 1) {
  }

  LogicalResult run();

private:
  using Body = function_ref<void(OpBuilder &, ValueRange)>;

  Digits countDigits(bool split) const;
  /// Names the columns in terms of `digits`. True if one of them only counts.
  bool findColumns(const Digits &digits);
  void findSearched();
  void expandInputs(const Digits &digits);

  /// The extent of the window along a dimension of the original; none if it has no such dimension.
  std::optional<OpFoldResult> getWindow(unsigned dim) const;
  /// Is there one place of the window along `dim`, which the index says?
  bool isPoint(unsigned dim) const;
  bool isCompared(const Column &column) const { return !column.digit; }

  /// The loop of `loops` that runs along each digit.
  AffineMap getColumnMap(const Column &column, ArrayRef<AffineExpr> loopOfDigit,
                         unsigned numLoops) const;
  Value toIndex(OpBuilder &b, Value value) const;
  Value number(OpBuilder &b, int64_t value) const {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  Value both(OpBuilder &b, Value x, Value y) const {
    return x ? arith::AndIOp::create(b, loc, x, y).getResult() : y;
  }
  /// Is `place`, along `dim` of the original, where the window begins at `index` (none: at 0)?
  Value isHit(OpBuilder &b, unsigned dim, Value index, Value place) const;
  /// `hit`, and in the window along the dimensions that have no index.
  Value isInWindow(OpBuilder &b, Value hit, ValueRange places) const;
  /// The element of the update at `digits` for the place `places` of the original.
  Value readUpdate(OpBuilder &b, ValueRange digits, ArrayRef<Value> indexAlong,
                   ValueRange places) const;
  /// What the region makes of an update and of what was there.
  Value combine(OpBuilder &b, Value update, Value old);

  Value search(SmallVector<unsigned> &dims);
  Value replace(Value last, ArrayRef<unsigned> dims);
  FailureOr<Value> accumulate();
  void note(bool isSum, ArrayRef<unsigned> dims);

  ScatterOpInterface op;
  OpBuilder &b;
  Location loc;
  Value original;
  RankedTensorType type;
  Value updates, indices;
  int64_t batch;
  SmallVector<Column> columns;
  SmallVector<int64_t> extents;                 ///< of the digits
  SmallVector<std::optional<unsigned>> alongOf; ///< the dimension of the original that a digit is
  SmallVector<unsigned> searched;               ///< the other digits
};

} // namespace

//===----------------------------------------------------------------------===//
// Digits and columns
//===----------------------------------------------------------------------===//

Digits Expansion::countDigits(bool split) const {
  Digits digits;
  for (int64_t dim = 0; dim < batch; ++dim) {
    SmallVector<int64_t> found;
    if (split && (found = findDigits(updates, dim)).empty())
      found = findDigits(indices, dim);
    int64_t extent = cast<RankedTensorType>(updates.getType()).getDimSize(dim);
    if (ShapedType::isDynamic(extent))
      extent = cast<RankedTensorType>(indices.getType()).getDimSize(dim);
    int64_t product = 1;
    for (int64_t part : found)
      product *= part;
    if (found.empty() || product != extent || extent == 0)
      found = {extent};
    llvm::append_range(digits.extents, found);
    digits.ofBatch.push_back(found);
  }
  return digits;
}

std::optional<OpFoldResult> Expansion::getWindow(unsigned dim) const {
  auto updateType = cast<RankedTensorType>(updates.getType());
  int64_t window = type.getRank() - (updateType.getRank() - int64_t(extents.size()));
  if (int64_t(dim) < window)
    return std::nullopt;
  return tensor::getMixedSize(b, loc, updates, int64_t(extents.size()) + dim - window);
}

bool Expansion::isPoint(unsigned dim) const {
  std::optional<OpFoldResult> window = getWindow(dim);
  return !window || getConstantIntValue(*window) == 1;
}

bool Expansion::findColumns(const Digits &digits) {
  extents = digits.extents;
  columns.clear();
  alongOf.assign(extents.size(), std::nullopt);
  DigitTracer tracer(extents);
  SmallVector<DigitSum> place;
  unsigned digit = 0;
  for (ArrayRef<int64_t> parts : digits.ofBatch) {
    DigitSum sum;
    int64_t factor = 1;
    for (int64_t part = parts.size(); part-- > 0;) {
      sum.terms.push_back({factor, digit + part});
      factor *= parts[part]; // of what is dynamic there is one part
    }
    digit += parts.size();
    place.push_back(sum);
  }
  auto updateType = cast<RankedTensorType>(updates.getType());
  bool counts = false;
  for (auto [number, dim] : llvm::enumerate(op.getDimensionMap())) {
    Column &column = columns.emplace_back();
    column.dim = dim;
    SmallVector<DigitSum> at(place);
    at.push_back(DigitSum::ofNumber(number));
    int64_t window = dim - type.getRank() + updateType.getRank();
    bool isPoint = window < batch || updateType.getDimSize(window) == 1;
    std::optional<DigitSum> value = tracer.getValue({indices, at});
    std::optional<unsigned> same = value ? value->getDigit() : std::nullopt;
    if (same && isPoint && !alongOf[*same] && !ShapedType::isDynamic(extents[*same]) &&
        extents[*same] == type.getDimSize(dim)) {
      column.digit = *same;
      alongOf[*same] = dim;
      counts = true;
      continue;
    }
    // What it is a copy of, where that has digits for coordinates.
    Element origin = tracer.getOrigin({indices, at});
    for (auto [sum, extent] :
         llvm::zip(origin.place, cast<RankedTensorType>(origin.tensor.getType()).getShape())) {
      if (sum.isNumber() && sum.number == 0 && extent == 1)
        column.place.push_back(b.getAffineConstantExpr(0));
      else if (std::optional<unsigned> one = sum.getDigit(); one && extent == extents[*one])
        column.place.push_back(b.getAffineDimExpr(*one));
    }
    if (column.place.size() == origin.place.size())
      column.tensor = origin.tensor;
  }
  return counts;
}

/// Lists the digits that are to be searched. Each is a coordinate of what some column is compared
/// with: where none is, the indices themselves have all of them.
void Expansion::findSearched() {
  auto isSeen = [&](unsigned digit) {
    return llvm::any_of(columns, [&](const Column &column) {
      return isCompared(column) &&
             (!column.tensor || llvm::is_contained(column.place, b.getAffineDimExpr(digit)));
    });
  };
  searched.clear();
  for (unsigned digit = 0; digit < extents.size(); ++digit)
    if (!alongOf[digit])
      searched.push_back(digit);
  if (llvm::all_of(searched, isSeen))
    return;
  Column &column = columns.front();
  column.tensor = {};
  if (!column.digit)
    return;
  alongOf[*column.digit].reset();
  column.digit.reset();
  findSearched();
}

/// Splits the batch dimensions of updates and indices into the digits, and cuts out the columns
/// that are no copies.
void Expansion::expandInputs(const Digits &digits) {
  auto expand = [&](Value tensor) -> Value {
    auto from = cast<RankedTensorType>(tensor.getType());
    SmallVector<ReassociationIndices> groups;
    SmallVector<OpFoldResult> sizes;
    SmallVector<int64_t> shape;
    for (int64_t dim = 0; dim < from.getRank(); ++dim) {
      ReassociationIndices &group = groups.emplace_back();
      if (dim < batch && digits.ofBatch[dim].size() > 1) {
        for (int64_t part : digits.ofBatch[dim]) {
          group.push_back(shape.size());
          shape.push_back(part);
          sizes.push_back(b.getIndexAttr(part));
        }
      } else {
        group.push_back(shape.size());
        shape.push_back(from.getDimSize(dim));
        sizes.push_back(tensor::getMixedSize(b, loc, tensor, dim));
      }
    }
    if (int64_t(shape.size()) == from.getRank())
      return tensor;
    return tensor::ExpandShapeOp::create(
        b, loc, RankedTensorType::get(shape, from.getElementType()), tensor, groups, sizes);
  };
  updates = expand(updates);
  unsigned numDigits = extents.size();
  for (auto [number, column] : llvm::enumerate(columns)) {
    if (column.digit || column.tensor)
      continue;
    Value whole = expand(indices);
    SmallVector<OpFoldResult> offsets(numDigits + 1, b.getIndexAttr(0)),
        sizes = tensor::getMixedSizes(b, loc, whole), strides(numDigits + 1, b.getIndexAttr(1));
    offsets.back() = b.getIndexAttr(number);
    sizes.back() = b.getIndexAttr(1);
    auto wholeType = cast<RankedTensorType>(whole.getType());
    auto part = RankedTensorType::get(wholeType.getShape().drop_back(), wholeType.getElementType());
    column.tensor = tensor::ExtractSliceOp::create(b, loc, part, whole, offsets, sizes, strides);
    column.place.clear();
    for (unsigned i = 0; i < numDigits; ++i)
      column.place.push_back(b.getAffineDimExpr(i));
  }
}

AffineMap Expansion::getColumnMap(const Column &column, ArrayRef<AffineExpr> loopOfDigit,
                                  unsigned numLoops) const {
  AffineMap place = AffineMap::get(extents.size(), 0, column.place, b.getContext());
  return place.compose(AffineMap::get(numLoops, 0, loopOfDigit, b.getContext()));
}

//===----------------------------------------------------------------------===//
// Scalar code
//===----------------------------------------------------------------------===//

Value Expansion::toIndex(OpBuilder &b, Value value) const {
  if (value.getType().isIndex())
    return value;
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), value);
}

Value Expansion::isHit(OpBuilder &b, unsigned dim, Value index, Value place) const {
  using P = arith::CmpIPredicate;
  if (isPoint(dim))
    return arith::CmpIOp::create(b, loc, P::eq, index, place);
  Value inside = arith::SubIOp::create(b, loc, place, index);
  Value from = arith::CmpIOp::create(b, loc, P::sge, inside, number(b, 0));
  Value extent = getValueOrCreateConstantIndexOp(b, loc, *getWindow(dim));
  return both(b, from, arith::CmpIOp::create(b, loc, P::slt, inside, extent));
}

Value Expansion::isInWindow(OpBuilder &b, Value hit, ValueRange places) const {
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    std::optional<OpFoldResult> window = getWindow(dim);
    if (!window || llvm::any_of(columns, [&](const Column &c) { return c.dim == dim; }))
      continue;
    std::optional<int64_t> extent = getConstantIntValue(*window);
    if (extent && extent == type.getDimSize(dim))
      continue;
    hit = both(b, hit,
               arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, places[dim],
                                     getValueOrCreateConstantIndexOp(b, loc, *window)));
  }
  return hit;
}

Value Expansion::readUpdate(OpBuilder &b, ValueRange digits, ArrayRef<Value> indexAlong,
                            ValueRange places) const {
  SmallVector<Value> at(digits);
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    if (!getWindow(dim))
      continue;
    bool hasColumn = llvm::any_of(columns, [&](const Column &c) { return c.dim == dim; });
    if (!hasColumn)
      at.push_back(places[dim]);
    else if (isPoint(dim))
      at.push_back(number(b, 0));
    else
      at.push_back(arith::SubIOp::create(b, loc, places[dim], indexAlong[dim]));
  }
  Type element = getElementTypeOrSelf(updates.getType());
  if (at.empty())
    return tensor::ExtractOp::create(b, loc, updates, at);
  return GatherOp::create(b, loc, element, updates, at);
}

Value Expansion::combine(OpBuilder &b, Value update, Value old) {
  Block &body = op.getRegion().front();
  IRMapping mapping;
  mapping.map(body.getArgument(0), update);
  mapping.map(body.getArgument(1), old);
  for (Operation &inner : body.without_terminator())
    b.clone(inner, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

//===----------------------------------------------------------------------===//
// Updates that replace
//===----------------------------------------------------------------------===//

/// The number of the last update of each place along `dims`, those that are compared with an index
/// or are a coordinate of one; -1 where there is none.
Value Expansion::search(SmallVector<unsigned> &dims) {
  SmallVector<AffineExpr> loopOfDigit(extents.size(), b.getAffineConstantExpr(0));
  llvm::SmallBitVector isOne(type.getRank());
  for (const Column &column : columns) {
    if (!isCompared(column))
      continue;
    isOne.set(column.dim);
    for (AffineExpr expr : column.place)
      if (auto digit = dyn_cast<AffineDimExpr>(expr); digit && alongOf[digit.getPosition()])
        isOne.set(*alongOf[digit.getPosition()]);
  }
  llvm::append_range(dims, isOne.set_bits());
  unsigned numLoops = dims.size() + searched.size();
  auto loopOf = [&](unsigned dim) { return unsigned(llvm::find(dims, dim) - dims.begin()); };
  for (auto [digit, along] : llvm::enumerate(alongOf))
    if (along && isOne.test(*along))
      loopOfDigit[digit] = b.getAffineDimExpr(loopOf(*along));
  for (auto [position, digit] : llvm::enumerate(searched))
    loopOfDigit[digit] = b.getAffineDimExpr(dims.size() + position);

  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const Column &column : columns)
    if (isCompared(column)) {
      inputs.push_back(column.tensor);
      maps.push_back(getColumnMap(column, loopOfDigit, numLoops));
    }
  maps.push_back(
      AffineMap::get(numLoops, 0,
                     llvm::map_to_vector(llvm::seq<unsigned>(0, dims.size()),
                                         [&](unsigned i) { return b.getAffineDimExpr(i); }),
                     b.getContext()));
  int64_t count = 1;
  for (unsigned digit : searched)
    count = ShapedType::isDynamic(extents[digit]) || count > INT32_MAX ? int64_t(INT32_MAX) + 1
                                                                       : count * extents[digit];
  Type counter = count > INT32_MAX ? b.getI64Type() : b.getI32Type();
  SmallVector<OpFoldResult> sizes;
  for (unsigned dim : dims)
    sizes.push_back(tensor::getMixedSize(b, loc, original, dim));
  Value none = arith::ConstantOp::create(b, loc, b.getIntegerAttr(counter, -1));
  Value init = tensor::EmptyOp::create(b, loc, sizes, counter);
  init = linalg::FillOp::create(b, loc, none, init).getResult(0);
  SmallVector<utils::IteratorType> iterators(numLoops, utils::IteratorType::parallel);
  std::fill(iterators.begin() + dims.size(), iterators.end(), utils::IteratorType::reduction);
  SmallVector<OpFoldResult> digitSizes =
      llvm::to_vector(ArrayRef(tensor::getMixedSizes(b, loc, updates)).take_front(extents.size()));
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{init.getType()}, inputs, ValueRange{init}, maps, iterators,
      [&](OpBuilder &b, Location, ValueRange arguments) {
        Value hit, position;
        unsigned next = 0;
        for (const Column &column : columns)
          if (isCompared(column)) {
            Value place = linalg::IndexOp::create(b, loc, loopOf(column.dim));
            hit = both(b, hit, isHit(b, column.dim, toIndex(b, arguments[next++]), place));
          }
        for (auto [loop, digit] : llvm::enumerate(searched)) {
          Value here = linalg::IndexOp::create(b, loc, dims.size() + loop);
          if (position)
            here = arith::AddIOp::create(
                b, loc, here,
                arith::MulIOp::create(b, loc, position,
                                      getValueOrCreateConstantIndexOp(b, loc, digitSizes[digit])));
          position = here;
        }
        Value found = arith::IndexCastOp::create(b, loc, counter, position);
        if (hit)
          found = arith::SelectOp::create(b, loc, hit, found, none);
        linalg::YieldOp::create(
            b, loc, arith::MaxSIOp::create(b, loc, arguments.back(), found).getResult());
      });
  return generic.getResult(0);
}

/// Elementwise work on the original: what the region makes of the update that `last` says, which is
/// subscripted by `dims`. Without it there is nothing to search.
Value Expansion::replace(Value last, ArrayRef<unsigned> dims) {
  unsigned rank = type.getRank();
  SmallVector<Value> inputs = {original};
  SmallVector<AffineMap> maps = {b.getMultiDimIdentityMap(rank)};
  if (last) {
    inputs.push_back(last);
    maps.push_back(AffineMap::get(
        rank, 0, llvm::map_to_vector(dims, [&](unsigned dim) { return b.getAffineDimExpr(dim); }),
        b.getContext()));
  } else {
    SmallVector<AffineExpr> loopOfDigit;
    for (std::optional<unsigned> along : alongOf)
      loopOfDigit.push_back(b.getAffineDimExpr(*along));
    for (const Column &column : columns)
      if (isCompared(column)) {
        inputs.push_back(column.tensor);
        maps.push_back(getColumnMap(column, loopOfDigit, rank));
      }
  }
  maps.push_back(b.getMultiDimIdentityMap(rank));
  Value init = createEmptyLike(b, loc, original, type.getElementType());
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  SmallVector<OpFoldResult> digitSizes =
      llvm::to_vector(ArrayRef(tensor::getMixedSizes(b, loc, updates)).take_front(extents.size()));
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{init.getType()}, inputs, ValueRange{init}, maps, iterators,
      [&](OpBuilder &b, Location, ValueRange arguments) {
        SmallVector<Value> places, digits(extents.size()), indexAlong(rank);
        for (unsigned dim = 0; dim < rank; ++dim)
          places.push_back(linalg::IndexOp::create(b, loc, dim));
        for (auto [digit, along] : llvm::enumerate(alongOf))
          if (along)
            digits[digit] = places[*along];
        Value hit;
        if (last) {
          Value rest = toIndex(b, arguments[1]);
          hit = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, rest, number(b, 0));
          for (unsigned digit : llvm::reverse(searched)) {
            if (digit == searched.front()) {
              digits[digit] = rest;
              break;
            }
            Value extent = getValueOrCreateConstantIndexOp(b, loc, digitSizes[digit]);
            digits[digit] = arith::RemSIOp::create(b, loc, rest, extent);
            rest = arith::DivSIOp::create(b, loc, rest, extent);
          }
          for (const Column &column : columns)
            if (isCompared(column) && !isPoint(column.dim)) {
              SmallVector<Value> at;
              for (AffineExpr expr : column.place)
                at.push_back(isa<AffineDimExpr>(expr)
                                 ? digits[cast<AffineDimExpr>(expr).getPosition()]
                                 : number(b, 0));
              Type element = getElementTypeOrSelf(column.tensor.getType());
              indexAlong[column.dim] =
                  toIndex(b, GatherOp::create(b, loc, element, column.tensor, at));
            }
        } else {
          unsigned next = 1;
          for (const Column &column : columns)
            if (isCompared(column)) {
              Value index = toIndex(b, arguments[next++]);
              indexAlong[column.dim] = index;
              hit = both(b, hit, isHit(b, column.dim, index, places[column.dim]));
            }
        }
        hit = isInWindow(b, hit, places);
        Value old = arguments[0];
        Value written = combine(b, readUpdate(b, digits, indexAlong, places), old);
        if (hit)
          written = arith::SelectOp::create(b, loc, hit, written, old);
        linalg::YieldOp::create(b, loc, written);
      });
  return generic.getResult(0);
}

//===----------------------------------------------------------------------===//
// Updates that are combined
//===----------------------------------------------------------------------===//

/// A reduction over all updates, of which those of other places are neutral.
FailureOr<Value> Expansion::accumulate() {
  Block &body = op.getRegion().front();
  BlockArgument old = body.getArgument(1);
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  std::optional<TypedAttr> neutral;
  if (combiner && combiner->getBlock() == &body && combiner->getNumOperands() == 2 &&
      old.hasOneUse() && *old.user_begin() == combiner)
    neutral = arith::getNeutralElement(combiner);
  if (!neutral) {
    InFlightDiagnostic diag = op->emitOpError()
                              << "combines updates of one place in a way that depends on their "
                                 "order";
    diag.attachNote() << "supported are updates that replace, that have unique indices, or that "
                         "are combined with what was there by a sum, a product, an extremum, and, "
                         "or, xor";
    return failure();
  }
  unsigned rank = type.getRank(), numLoops = rank + searched.size();
  SmallVector<AffineExpr> loopOfDigit(extents.size());
  for (auto [digit, along] : llvm::enumerate(alongOf))
    if (along)
      loopOfDigit[digit] = b.getAffineDimExpr(*along);
  for (auto [position, digit] : llvm::enumerate(searched))
    loopOfDigit[digit] = b.getAffineDimExpr(rank + position);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const Column &column : columns)
    if (isCompared(column)) {
      inputs.push_back(column.tensor);
      maps.push_back(getColumnMap(column, loopOfDigit, numLoops));
    }
  // Updates whose window is all of the original along its dimensions are an operand.
  SmallVector<AffineExpr> place(loopOfDigit);
  bool isOperand = true;
  for (unsigned dim = 0; dim < rank; ++dim) {
    std::optional<OpFoldResult> window = getWindow(dim);
    if (!window)
      continue;
    bool hasColumn = llvm::any_of(columns, [&](const Column &c) { return c.dim == dim; });
    std::optional<int64_t> extent = getConstantIntValue(*window);
    isOperand &= hasColumn ? isPoint(dim) : extent && extent == type.getDimSize(dim);
    place.push_back(hasColumn ? b.getAffineConstantExpr(0) : b.getAffineDimExpr(dim));
  }
  if (isOperand) {
    inputs.push_back(updates);
    maps.push_back(AffineMap::get(numLoops, 0, place, b.getContext()));
  }
  maps.push_back(AffineMap::getMultiDimIdentityMap(numLoops, b.getContext()).getMajorSubMap(rank));
  SmallVector<utils::IteratorType> iterators(numLoops, utils::IteratorType::parallel);
  std::fill(iterators.begin() + rank, iterators.end(), utils::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{type}, inputs, ValueRange{original}, maps, iterators,
      [&](OpBuilder &b, Location, ValueRange arguments) {
        SmallVector<Value> places, digits(extents.size()), indexAlong(rank);
        for (unsigned dim = 0; dim < rank; ++dim)
          places.push_back(linalg::IndexOp::create(b, loc, dim));
        for (auto [digit, loop] : llvm::enumerate(loopOfDigit))
          digits[digit] = linalg::IndexOp::create(b, loc, cast<AffineDimExpr>(loop).getPosition());
        Value hit;
        unsigned next = 0;
        for (const Column &column : columns)
          if (isCompared(column)) {
            Value index = toIndex(b, arguments[next++]);
            indexAlong[column.dim] = index;
            hit = both(b, hit, isHit(b, column.dim, index, places[column.dim]));
          }
        hit = isInWindow(b, hit, places);
        Value update = isOperand ? arguments[next] : readUpdate(b, digits, indexAlong, places);
        IRMapping mapping;
        mapping.map(body.getArgument(0), update);
        for (Operation &inner : body.without_terminator())
          if (&inner != combiner)
            b.clone(inner, mapping);
        Value term =
            mapping.lookupOrDefault(combiner->getOperand(combiner->getOperand(0) == old ? 1 : 0));
        if (hit)
          term = arith::SelectOp::create(b, loc, hit, term,
                                         arith::ConstantOp::create(b, loc, *neutral));
        // What was accumulated first, as reductions are written.
        Operation *step = b.clone(*combiner);
        step->setOperands({arguments.back(), term});
        linalg::YieldOp::create(b, loc, step->getResult(0));
      });
  return generic.getResult(0);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Says how much is compared.
void Expansion::note(bool isSum, ArrayRef<unsigned> dims) {
  int64_t places = 1, count = 1;
  bool isDynamic = false;
  auto multiply = [&](int64_t &product, int64_t extent) {
    isDynamic |= ShapedType::isDynamic(extent);
    product *= extent;
  };
  if (isSum)
    for (int64_t extent : type.getShape())
      multiply(places, extent);
  for (unsigned dim : dims)
    multiply(places, type.getDimSize(dim));
  for (unsigned digit : searched)
    multiply(count, extents[digit]);
  std::string text = "scatter: each of " + (isDynamic ? "its" : std::to_string(places)) +
                     " places is compared with each of " +
                     (isDynamic ? "its" : std::to_string(count)) + " updates";
  addNote(op->getParentOfType<func::FuncOp>(), text);
}

LogicalResult Expansion::run() {
  b.setInsertionPoint(op);
  Digits digits = countDigits(/*split=*/true);
  if (!findColumns(digits)) {
    digits = countDigits(/*split=*/false);
    findColumns(digits);
  }
  findSearched();
  expandInputs(digits);
  BlockArgument old = op.getRegion().front().getArgument(1);
  SmallVector<unsigned> dims;
  Value result;
  if (searched.empty()) {
    result = replace({}, {});
  } else if (op.getUniqueIndices() || old.use_empty()) {
    Value last = search(dims);
    result = replace(last, dims);
    note(/*isSum=*/false, dims);
  } else {
    FailureOr<Value> sum = accumulate();
    if (failed(sum))
      return failure();
    result = *sum;
    note(/*isSum=*/true, {});
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

namespace {
struct ExpandScatters : mlir::fuse::impl::ExpandScattersBase<ExpandScatters> {
  void runOnOperation() override {
    SmallVector<ScatterOpInterface> ops;
    getOperation().walk([&](ScatterOpInterface op) { ops.push_back(op); });
    bool hasFailed = false;
    OpBuilder b(&getContext());
    for (ScatterOpInterface op : ops)
      hasFailed |= failed(Expansion(op, b).run());
    if (hasFailed)
      signalPassFailure();
  }
};
} // namespace
