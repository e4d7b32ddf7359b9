//===- SplitContractions.cpp - contractions of which slices are read ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between a contraction and the slices of its result stand reshapes, transpositions and elementwise
// work. Each of their dimensions is written as digits of the dimensions of the contraction's
// result; a slice that cuts the leading digits of one of these is an interval of it.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <optional>

namespace mlir::fuse {
#define GEN_PASS_DEF_SPLITCONTRACTIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Places `(x / stride) % size` of the places `x` along a dimension of the contraction's result.
struct Digit {
  int64_t dim; ///< kForeign: of something else that is broadcast along it
  int64_t stride, size;

  bool operator==(const Digit &other) const {
    return dim == other.dim && stride == other.stride && size == other.size;
  }
};
constexpr int64_t kForeign = -1;
/// One dimension of a value, outermost digit first.
using Digits = SmallVector<Digit, 2>;
/// All of them.
using DigitsOfDims = SmallVector<Digits>;

/// Places of one dimension of the contraction's result.
struct Interval {
  int64_t dim, begin, length;

  bool operator<(const Interval &other) const {
    return std::tie(dim, begin, length) < std::tie(other.dim, other.begin, other.length);
  }
};
} // namespace

/// `digits` as those of several dimensions, of which all but the first have known extents.
static std::optional<DigitsOfDims> splitDigits(Digits digits, ArrayRef<int64_t> sizes) {
  DigitsOfDims result(sizes.size());
  for (size_t i = sizes.size(); i-- > 1;) {
    int64_t open = sizes[i];
    if (ShapedType::isDynamic(open) || open == 0)
      return std::nullopt;
    while (open > 1) {
      if (digits.empty() || ShapedType::isDynamic(digits.back().size) || digits.back().size == 0)
        return std::nullopt;
      Digit &last = digits.back();
      if (open % last.size == 0) {
        open /= last.size;
        result[i].insert(result[i].begin(), last);
        digits.pop_back();
      } else if (last.size % open == 0) {
        result[i].insert(result[i].begin(), Digit{last.dim, last.stride, open});
        last = {last.dim, last.stride * open, last.size / open};
        open = 1;
      } else {
        return std::nullopt;
      }
    }
  }
  result.front() = std::move(digits);
  return result;
}

/// A sum of products of two operands.
static bool isContraction(linalg::GenericOp op) {
  if (!op || op.getNumReductionLoops() == 0 || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || !op.hasPureTensorSemantics() || op.hasIndexSemantics() ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return false;
  Operation *sum = op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  return isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum) &&
         llvm::any_of(*op.getBody(), llvm::IsaPred<arith::MulFOp, arith::MulIOp>);
}

/// One value for each point of `op`, of others at this point.
static bool isElementwise(linalg::GenericOp op) {
  return op && op.getNumReductionLoops() == 0 && op.getNumDpsInits() == 1 &&
         op.hasPureTensorSemantics() && !op.hasIndexSemantics() &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation() &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); });
}

static bool isCopyOrCast(linalg::GenericOp op) {
  Value yielded = op.getBody()->getTerminator()->getOperand(0);
  if (Operation *inner = yielded.getDefiningOp(); isa_and_nonnull<CastOpInterface>(inner))
    yielded = inner->getOperand(0);
  return op.getNumDpsInputs() == 1 && yielded == op.getBody()->getArgument(0);
}

namespace {
/// What becomes of a contraction.
class Splitting {
public:
  Splitting(linalg::GenericOp contraction, SizeClasses &sizes)
      : contraction(contraction), sizes(sizes) {}

  /// Whether slices are all that is read, and worth it.
  bool plan(unsigned maxRightOperands);
  void run(RewriterBase &b);

private:
  bool followUser(Value value, Operation *user);
  bool enter(Value value, DigitsOfDims digits);
  bool addSlice(tensor::ExtractSliceOp slice);
  bool suits(Value value, const Interval &interval);
  std::optional<DigitsOfDims> getLoopDigits(linalg::GenericOp op, Value value);

  /// The dimension of a value, one of those that were followed, that an interval cuts, and the
  /// stride of its leading digit.
  std::optional<std::pair<unsigned, int64_t>> findCut(Value value, int64_t dim);
  /// The part of a value that an interval of the contraction's result gives.
  Value getPart(RewriterBase &b, Value value, const Interval &interval);
  Value sliceGeneric(RewriterBase &b, linalg::GenericOp op, unsigned loop, int64_t begin,
                     int64_t length, function_ref<Value(Value)> getPart);
  /// The part of any other value.
  Value slice(RewriterBase &b, Location loc, Value value, unsigned dim, int64_t begin,
              int64_t length);

  linalg::GenericOp contraction;
  SizeClasses &sizes;
  llvm::MapVector<Value, DigitsOfDims> followed;
  SmallVector<std::pair<tensor::ExtractSliceOp, Interval>> slices;
  std::map<std::pair<const void *, Interval>, Value> parts;
};
} // namespace

//===----------------------------------------------------------------------===//
// What is read
//===----------------------------------------------------------------------===//

bool Splitting::enter(Value value, DigitsOfDims digits) {
  auto [it, isNew] = followed.try_emplace(value, digits);
  return isNew || it->second == digits;
}

/// The digits of each loop of `op`, which reads `value`.
std::optional<DigitsOfDims> Splitting::getLoopDigits(linalg::GenericOp op, Value value) {
  std::optional<DigitsOfDims> result;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (input->get() != value)
      continue;
    DigitsOfDims loops;
    for (int64_t range : ranges)
      loops.push_back({Digit{kForeign, 1, range}});
    for (auto [expr, digits] : llvm::zip_equal(op.getMatchingIndexingMap(input).getResults(),
                                               followed.find(value)->second))
      loops[cast<AffineDimExpr>(expr).getPosition()] = digits;
    if (result && *result != loops)
      return std::nullopt;
    result = loops;
  }
  return result;
}

bool Splitting::followUser(Value value, Operation *user) {
  if (isa<tensor::DimOp>(user))
    return true;
  if (user->getBlock() != contraction->getBlock())
    return false;
  const DigitsOfDims digits = followed.find(value)->second;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user))
    return addSlice(slice);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(user)) {
    DigitsOfDims result;
    for (auto [group, before] : llvm::zip_equal(getGroups(expand), digits)) {
      SmallVector<int64_t> extents = llvm::map_to_vector(
          group, [&](int64_t dim) { return expand.getResultType().getDimSize(dim); });
      std::optional<DigitsOfDims> split = splitDigits(before, extents);
      if (!split)
        return false;
      llvm::append_range(result, *split);
    }
    return enter(expand.getResult(), result);
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(user)) {
    DigitsOfDims result;
    for (ArrayRef<int64_t> group : getGroups(collapse)) {
      Digits &joined = result.emplace_back();
      for (int64_t dim : group)
        if (collapse.getSrcType().getDimSize(dim) != 1)
          llvm::append_range(joined, digits[dim]);
    }
    return enter(collapse.getResult(), result);
  }
  auto generic = dyn_cast<linalg::GenericOp>(user);
  if (!isElementwise(generic) || generic.getDpsInits()[0] == value)
    return false;
  std::optional<DigitsOfDims> loops = getLoopDigits(generic, value);
  if (!loops)
    return false;
  DigitsOfDims result;
  for (AffineExpr expr : generic.getIndexingMapsArray().back().getResults())
    result.push_back((*loops)[cast<AffineDimExpr>(expr).getPosition()]);
  return enter(generic.getResult(0), result);
}

bool Splitting::addSlice(tensor::ExtractSliceOp slice) {
  const DigitsOfDims &digits = followed.find(slice.getSource())->second;
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  std::optional<Interval> interval;
  unsigned position = 0;
  for (unsigned dim = 0; dim < digits.size(); ++dim) {
    int64_t offset = slice.getStaticOffset(dim), size = slice.getStaticSize(dim);
    int64_t extent = slice.getSourceType().getDimSize(dim);
    if (slice.getStaticStride(dim) != 1 || ShapedType::isDynamic(offset))
      return false;
    bool isKept = !dropped.test(dim);
    unsigned resultDim = isKept ? position++ : 0;
    if (offset == 0 &&
        (ShapedType::isDynamic(extent)
             ? isKept && sizes.areEqual(slice.getResult(), resultDim, slice.getSource(), dim)
             : size == extent))
      continue;
    // What is cut are the leading digits of one dimension.
    if (interval || ShapedType::isDynamic(extent) || ShapedType::isDynamic(size) || size < 1 ||
        offset + size > extent || digits[dim].empty())
      return false;
    for (auto [high, low] : llvm::zip(ArrayRef(digits[dim]), ArrayRef(digits[dim]).drop_front()))
      if (high.dim != low.dim || high.stride != low.stride * low.size)
        return false;
    Digit first = digits[dim].front(), last = digits[dim].back();
    if (first.dim == kForeign || ShapedType::isDynamic(first.size))
      return false;
    int64_t whole = cast<ShapedType>(contraction.getResult(0).getType()).getDimSize(first.dim);
    if (first.stride * first.size != whole)
      return false;
    interval = Interval{first.dim, offset * last.stride, size * last.stride};
  }
  if (!interval)
    return false;
  slices.push_back({slice, *interval});
  return true;
}

std::optional<std::pair<unsigned, int64_t>> Splitting::findCut(Value value, int64_t dim) {
  int64_t whole = cast<ShapedType>(contraction.getResult(0).getType()).getDimSize(dim);
  for (auto [position, digits] : llvm::enumerate(followed.find(value)->second))
    for (auto [number, digit] : llvm::enumerate(digits))
      if (digit.dim == dim && digit.stride * digit.size == whole && digit.size != 1) {
        // Beside lower digits of the same dimension, it is theirs too.
        int64_t stride = digit.stride;
        for (const Digit &low : ArrayRef(digits).drop_front(number + 1)) {
          if (low.dim != dim || low.stride * low.size != stride)
            return std::nullopt;
          stride = low.stride;
        }
        if (number != 0)
          return std::nullopt;
        return std::make_pair(unsigned(position), stride);
      }
  return std::nullopt;
}

/// Whether the interval is a part of `value`, and of all that it is computed from.
bool Splitting::suits(Value value, const Interval &interval) {
  llvm::SmallSetVector<Value, 8> values;
  values.insert(value);
  for (unsigned next = 0; next < values.size(); ++next) {
    std::optional<std::pair<unsigned, int64_t>> cut = findCut(values[next], interval.dim);
    if (!cut || interval.begin % cut->second || interval.length % cut->second)
      return false;
    Operation *op = values[next].getDefiningOp();
    for (Value operand : op->getOperands())
      if (op != contraction && followed.contains(operand))
        values.insert(operand);
  }
  return true;
}

bool Splitting::plan(unsigned maxRightOperands) {
  DigitsOfDims digits;
  auto type = cast<RankedTensorType>(contraction.getResult(0).getType());
  for (auto [dim, extent] : llvm::enumerate(type.getShape()))
    digits.push_back({Digit{int64_t(dim), 1, extent}});
  enter(contraction.getResult(0), digits);
  for (unsigned next = 0; next < followed.size(); ++next) {
    Value value = std::next(followed.begin(), next)->first;
    for (Operation *user : value.getUsers())
      if (!followUser(value, user))
        return false;
  }
  if (slices.empty())
    return false;

  SmallVector<Interval> distinct;
  for (auto &[slice, interval] : slices)
    distinct.push_back(interval);
  llvm::sort(distinct);
  distinct.erase(
      llvm::unique(distinct, [](const Interval &a, const Interval &b) { return !(a < b); }),
      distinct.end());
  int64_t dim = distinct.front().dim, length = distinct.front().length, end = 0;
  for (const Interval &interval : distinct) {
    if (interval.dim != dim || interval.length != length || interval.begin < end)
      return false;
    end = interval.begin + length;
  }
  if (!llvm::all_of(slices,
                    [&](auto &entry) { return suits(entry.first.getSource(), entry.second); }))
    return false;
  if (distinct.size() == 1)
    return true;
  // Several share the operand that is not cut, and together read all of the other.
  AffineExpr loop = contraction.getIndexingMapsArray().back().getResult(dim);
  unsigned readers = llvm::count_if(contraction.getDpsInputOperands(), [&](OpOperand *input) {
    return contraction.getMatchingIndexingMap(input).getResultPosition(loop).has_value();
  });
  return readers == 1 && distinct.size() <= maxRightOperands &&
         int64_t(distinct.size()) * length == type.getDimSize(dim);
}

//===----------------------------------------------------------------------===//
// Slices move up
//===----------------------------------------------------------------------===//

Value Splitting::slice(RewriterBase &b, Location loc, Value value, unsigned dim, int64_t begin,
                       int64_t length) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return linalg::FillOp::create(b, loc, fill.getInputs(),
                                  slice(b, loc, fill.getOutputs()[0], dim, begin, length))
        .getResult(0);
  SmallVector<OpFoldResult> lengths = tensor::getMixedSizes(b, loc, value);
  lengths[dim] = b.getIndexAttr(length);
  if (value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(b, loc, lengths, getElementTypeOrSelf(value.getType()));
  // A weight that is transposed, broadcast, cast, or computed for this contraction alone.
  if (auto before = value.getDefiningOp<linalg::GenericOp>();
      isElementwise(before) && (value.hasOneUse() || isCopyOrCast(before))) {
    AffineExpr loop = before.getIndexingMapsArray().back().getResult(dim);
    return sliceGeneric(b, before, cast<AffineDimExpr>(loop).getPosition(), begin, length,
                        [](Value) { return Value(); });
  }
  SmallVector<OpFoldResult> begins(lengths.size(), b.getIndexAttr(0)),
      strides(lengths.size(), b.getIndexAttr(1));
  begins[dim] = b.getIndexAttr(begin);
  return tensor::ExtractSliceOp::create(b, loc, value, begins, lengths, strides);
}

Value Splitting::sliceGeneric(RewriterBase &b, linalg::GenericOp op, unsigned loop, int64_t begin,
                              int64_t length, function_ref<Value(Value)> getPart) {
  AffineExpr along = b.getAffineDimExpr(loop);
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<unsigned> position = op.getMatchingIndexingMap(&operand).getResultPosition(along);
    if (!position) {
      operands.push_back(operand.get());
      continue;
    }
    Value part = getPart(operand.get());
    if (!part && op.isDpsInit(&operand) && !op.payloadUsesValueFromOperand(&operand)) {
      SmallVector<OpFoldResult> extents = tensor::getMixedSizes(b, op.getLoc(), operand.get());
      extents[*position] = b.getIndexAttr(length);
      part = tensor::EmptyOp::create(b, op.getLoc(), extents,
                                     getElementTypeOrSelf(operand.get().getType()));
    }
    operands.push_back(part ? part
                            : slice(b, op.getLoc(), operand.get(), *position, begin, length));
  }
  IRMapping mapping;
  mapping.map(op->getOperands(), operands);
  auto *part = b.clone(*op.getOperation(), mapping);
  part->getResult(0).setType(operands.back().getType());
  return part->getResult(0);
}

Value Splitting::getPart(RewriterBase &b, Value value, const Interval &interval) {
  Value &known = parts[{value.getAsOpaquePointer(), interval}];
  if (known)
    return known;
  auto [dim, stride] = *findCut(value, interval.dim);
  int64_t begin = interval.begin / stride, length = interval.length / stride;
  auto type = cast<RankedTensorType>(value.getType());
  Operation *op = value.getDefiningOp();
  Location loc = op->getLoc();
  Value part;
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    AffineExpr loop = generic.getIndexingMapsArray().back().getResult(dim);
    part = sliceGeneric(b, generic, cast<AffineDimExpr>(loop).getPosition(), begin, length,
                        [&](Value operand) {
                          return followed.contains(operand) && generic != contraction
                                     ? getPart(b, operand, interval)
                                     : Value();
                        });
  } else {
    Value source = getPart(b, op->getOperand(0), interval);
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    shape[dim] = length;
    auto to = RankedTensorType::get(shape, type.getElementType());
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
      SmallVector<OpFoldResult> extents = expand.getMixedOutputShape();
      extents[dim] = b.getIndexAttr(length);
      part = tensor::ExpandShapeOp::create(b, loc, to, source, getGroups(expand), extents);
    } else {
      part = tensor::CollapseShapeOp::create(b, loc, to, source,
                                             getGroups(cast<tensor::CollapseShapeOp>(op)));
    }
  }
  return parts[{value.getAsOpaquePointer(), interval}] = part;
}

void Splitting::run(RewriterBase &b) {
  remark::passed(contraction.getLoc(),
                 remark::RemarkOpts::name("split").category("split-contractions"))
      << "contraction of which slices are read became one for each slice";
  llvm::sort(slices,
             [](auto x, auto y) { return x.first->isBeforeInBlock(y.first.getOperation()); });
  for (auto &[slice, interval] : slices) {
    b.setInsertionPoint(slice);
    Value part = getPart(b, slice.getSource(), interval);
    auto from = cast<RankedTensorType>(part.getType()), to = slice.getType();
    if (from.getRank() != to.getRank()) {
      std::optional<SmallVector<ReassociationIndices>> groups =
          getReassociationIndicesForCollapse(from.getShape(), to.getShape());
      if (groups) {
        part = tensor::CollapseShapeOp::create(b, slice.getLoc(), to, part, *groups);
      } else {
        SmallVector<OpFoldResult> begins(from.getRank(), b.getIndexAttr(0)),
            strides(from.getRank(), b.getIndexAttr(1));
        part =
            tensor::ExtractSliceOp::create(b, slice.getLoc(), to, part, begins,
                                           tensor::getMixedSizes(b, slice.getLoc(), part), strides);
      }
    }
    if (part.getType() != to)
      part = tensor::CastOp::create(b, slice.getLoc(), to, part);
    b.replaceOp(slice, part);
  }
  // Nothing else uses what they were slices of.
  for (Value value : llvm::reverse(llvm::make_first_range(followed)))
    if (value.use_empty())
      b.eraseOp(value.getDefiningOp());
}

namespace {
struct SplitContractions : fuse::impl::SplitContractionsBase<SplitContractions> {
  using SplitContractionsBase::SplitContractionsBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    SmallVector<linalg::GenericOp> contractions;
    function.walk([&](linalg::GenericOp op) {
      if (isContraction(op))
        contractions.push_back(op);
    });
    if (function.isExternal() || contractions.empty())
      return;
    SizeClasses sizes(function);
    IRRewriter rewriter(&getContext());
    for (linalg::GenericOp op : contractions)
      if (Splitting splitting(op, sizes); splitting.plan(maxRightOperands))
        splitting.run(rewriter);
  }
};
} // namespace
