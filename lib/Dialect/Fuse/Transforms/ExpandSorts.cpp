//===- ExpandSorts.cpp - scans and sorts, by pairs or as row work ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Dialect/FrontEnds/FrontEnds.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_EXPANDSORTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static void note(Operation *op, StringRef what, RankedTensorType type, int64_t dim) {
  std::string count = type.isDynamicDim(dim) ? "all" : std::to_string(type.getDimSize(dim));
  addNote(op->getParentOfType<func::FuncOp>(),
          what + ": each element is compared with " + count + " along its row");
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

template <typename ScanOp> static LogicalResult expandScan(ScanOp op, OpBuilder &b) {
  b.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getInput().getType());
  int64_t dim = op.getDimension();
  Block &body = op.getRegion().front();
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  std::optional<TypedAttr> neutral;
  if (combiner && combiner->getBlock() == &body && combiner->getNumOperands() == 2 &&
      llvm::is_contained(combiner->getOperands(), body.getArgument(0)) &&
      llvm::is_contained(combiner->getOperands(), body.getArgument(1)))
    neutral = arith::getNeutralElement(combiner);
  if (!neutral) {
    InFlightDiagnostic diag = op.emitOpError("combines elements by what is not one associative op");
    diag.attachNote() << "supported are a sum, a product, an extremum, and, or, xor";
    return diag;
  }
  PairLoops pairs(b, type.getRank(), dim);
  Value init = createEmptyLike(b, loc, op.getInput(), type.getElementType());
  Value none = arith::ConstantOp::create(b, loc, *neutral);
  if (op.getInclusive()) {
    init = linalg::FillOp::create(b, loc, none, init).getResult(0);
  } else {
    AffineMap all = b.getMultiDimIdentityMap(pairs.rank);
    SmallVector<utils::IteratorType> parallel(pairs.rank, utils::IteratorType::parallel);
    init = linalg::GenericOp::create(b, loc, TypeRange{init.getType()},
                                     ValueRange{op.getAccumulator()}, ValueRange{init},
                                     ArrayRef<AffineMap>{all.dropResult(dim), all}, parallel,
                                     [&](OpBuilder &b, Location, ValueRange arguments) {
                                       linalg::YieldOp::create(b, loc, arguments[0]);
                                     })
               .getResult(0);
  }
  auto predicate = op.getInclusive() ? arith::CmpIPredicate::sle : arith::CmpIPredicate::slt;
  auto scan = linalg::GenericOp::create(
      b, loc, TypeRange{init.getType()}, ValueRange{op.getInput()}, ValueRange{init},
      ArrayRef<AffineMap>{pairs.other, pairs.own}, pairs.iterators,
      [&](OpBuilder &b, Location, ValueRange arguments) {
        Value place = linalg::IndexOp::create(b, loc, dim);
        Value other = linalg::IndexOp::create(b, loc, pairs.rank);
        Value counts = arith::CmpIOp::create(b, loc, predicate, other, place);
        Value term = arith::SelectOp::create(b, loc, counts, arguments[0], none);
        Operation *step = b.clone(*combiner);
        step->setOperands({arguments[1], term});
        linalg::YieldOp::create(b, loc, step->getResult(0));
      });
  Value result = scan.getResult(0);
  if (result.getType() != type)
    result = tensor::CastOp::create(b, loc, type, result);
  op.getResult().replaceAllUsesWith(result);
  if (!op.getLast().use_empty()) {
    SmallVector<OpFoldResult> offsets(pairs.rank, b.getIndexAttr(0)),
        sizes = tensor::getMixedSizes(b, loc, op.getInput()),
        strides(pairs.rank, b.getIndexAttr(1));
    offsets[dim] =
        affine::makeComposedFoldedAffineApply(b, loc, b.getAffineSymbolExpr(0) - 1, {sizes[dim]});
    sizes[dim] = b.getIndexAttr(1);
    op.getLast().replaceAllUsesWith(tensor::ExtractSliceOp::create(
        b, loc, cast<RankedTensorType>(op.getLast().getType()), result, offsets, sizes, strides));
  }
  note(op, "scan", type, dim);
  op.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

/// Makes a comparison of floats an order where there are NaNs: PyTorch's, in which a NaN is greater
/// than any number. By itself a comparison with a NaN holds neither way round, which says that 2,
/// NaN and 1 are alike.
static void orderNaNs(OpBuilder &b, Block &before) {
  Operation *yield = before.getTerminator();
  auto compare = yield->getOperand(0).getDefiningOp<arith::CmpFOp>();
  if (!compare || compare->getBlock() != &before)
    return;
  auto lhs = dyn_cast<BlockArgument>(compare.getLhs()),
       rhs = dyn_cast<BlockArgument>(compare.getRhs());
  if (!lhs || !rhs || lhs.getOwner() != &before || rhs.getOwner() != &before || lhs == rhs ||
      lhs.getArgNumber() / 2 != rhs.getArgNumber() / 2)
    return;
  using Predicate = arith::CmpFPredicate;
  bool isLess = llvm::is_contained({Predicate::OLT, Predicate::OLE, Predicate::ULT, Predicate::ULE},
                                   compare.getPredicate());
  bool isGreater = llvm::is_contained(
      {Predicate::OGT, Predicate::OGE, Predicate::UGT, Predicate::UGE}, compare.getPredicate());
  if (!isLess && !isGreater)
    return;
  Value first = lhs, second = rhs;
  if (lhs.getArgNumber() % 2 != 0) {
    std::swap(first, second);
    std::swap(isLess, isGreater);
  }
  b.setInsertionPoint(yield);
  Location loc = compare.getLoc();
  // The lesser one is a number.
  Value lesser = isLess ? first : second;
  Value holds =
      arith::CmpFOp::create(b, loc, isLess ? Predicate::ULT : Predicate::UGT, first, second);
  Value isNumber = arith::CmpFOp::create(b, loc, Predicate::ORD, lesser, lesser);
  yield->setOperand(0, arith::AndIOp::create(b, loc, holds, isNumber));
  if (compare.use_empty())
    compare.erase();
}

/// Null for results that nobody reads.
static void replaceResults(Operation *op, SmallVector<Value> values, OpBuilder &b) {
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (result.use_empty())
      continue;
    if (value.getType() != result.getType())
      value = tensor::CastOp::create(b, op->getLoc(), result.getType(), value);
    result.replaceAllUsesWith(value);
  }
}

template <typename SortOp> static void expandSort(SortOp op, OpBuilder &b) {
  Location loc = op.getLoc();
  Value first = op.getOutputs().front();
  auto type = cast<RankedTensorType>(first.getType());
  int64_t dim = op.getDimension();
  b.setInsertionPoint(op);
  SmallVector<bool> wanted =
      llvm::map_to_vector(op.getResults(), [](Value result) { return !result.use_empty(); });
  SmallVector<Value> sorted =
      sortByPairs(b, loc, op.getOutputs(), dim, op.getRegion().front(), wanted,
                  [&](Type element) { return createEmptyLike(b, loc, first, element); });
  replaceResults(op, sorted, b);
  note(op, "sort", type, dim);
  op.erase();
}

/// What stands in a region and in front of it that the region may hold itself; null if there is
/// more than constants.
static std::optional<SmallVector<Operation *>> getOutsideConstants(Region &region) {
  llvm::SetVector<Value> outside;
  getUsedValuesDefinedAbove(region, outside);
  SmallVector<Operation *> constants;
  for (Value value : outside) {
    Operation *def = value.getDefiningOp();
    if (!def || !def->hasTrait<OpTrait::ConstantLike>())
      return std::nullopt;
    constants.push_back(def);
  }
  return constants;
}

/// Makes a sort of rows that a block holds a fuse.row. Fails without changes where a block does not
/// hold them, or the comparison reads what is no part of the row.
template <typename SortOp> static LogicalResult raiseSort(SortOp op, OpBuilder &b) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getOutputs().front().getType());
  int64_t dim = op.getDimension(), rank = type.getRank();
  Block &body = op.getRegion().front();
  std::optional<SmallVector<Operation *>> constants = getOutsideConstants(op.getRegion());
  if (type.isDynamicDim(dim) || !constants)
    return failure();
  // What is neither compared nor asked for is not sorted.
  SmallVector<unsigned> numbers;
  for (auto [number, result] : llvm::enumerate(op.getResults()))
    if (!result.use_empty() || !body.getArgument(2 * number).use_empty() ||
        !body.getArgument(2 * number + 1).use_empty())
      numbers.push_back(number);
  int64_t bytes = 4;
  for (unsigned number : numbers) {
    Type element = getElementTypeOrSelf(op.getOutputs()[number].getType());
    if (!element.isIntOrFloat() || element.isF64())
      return failure();
    bytes += getSortedBytes(element);
  }
  constexpr int64_t bytesPerElement = 24;
  if (numbers.empty() || bytes > bytesPerElement || bytes * type.getDimSize(dim) > kMaxSortedBytes)
    return failure();
  for (Operation &inner : body.without_terminator())
    if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect>(inner.getDialect()))
      return failure();

  // Dimensions of extent 1 stay outside, as of all other ops.
  SmallVector<ReassociationIndices> groups;
  int64_t rowDim = 0;
  for (int64_t i = 0; i < rank; ++i) {
    bool isUnit = type.getDimSize(i) == 1 && i != dim;
    // A group begins at each dimension that is kept; what stands before the first one joins it.
    if (groups.empty() || (!isUnit && llvm::any_of(groups.back(), [&](int64_t j) {
          return j == dim || type.getDimSize(j) != 1;
        })))
      groups.emplace_back();
    groups.back().push_back(i);
    if (i == dim)
      rowDim = groups.size() - 1;
  }
  b.setInsertionPoint(op);
  bool isReshaped = int64_t(groups.size()) != rank;
  SmallVector<Value> ins, outs;
  SmallVector<Type> types, elements;
  for (unsigned number : numbers) {
    Value in = op.getOutputs()[number];
    Value out = createEmptyLike(b, loc, in, getElementTypeOrSelf(in.getType()));
    if (isReshaped) {
      in = tensor::CollapseShapeOp::create(b, loc, in, groups);
      out = tensor::CollapseShapeOp::create(b, loc, out, groups);
    }
    ins.push_back(in);
    outs.push_back(out);
    types.push_back(out.getType());
    elements.push_back(getElementTypeOrSelf(in.getType()));
  }
  AffineMap all = b.getMultiDimIdentityMap(groups.size());
  SmallVector<AffineMap> maps(2 * numbers.size(), all);
  auto row = RowOp::create(b, loc, types, ins, outs, nameDims(b, groups.size()),
                           b.getAffineMapArrayAttr(maps), rowDim);
  {
    OpBuilder::InsertionGuard guard(b);
    Block *block = b.createBlock(&row.getBody());
    block->addArguments(elements, SmallVector<Location>(elements.size(), loc));
    auto sort = fuse::SortOp::create(b, loc, block->getArguments());
    YieldOp::create(b, loc, sort.getResults());
    Block *before = b.createBlock(&sort.getBefore());
    IRMapping mapping;
    for (unsigned number : numbers)
      for (unsigned i : {2 * number, 2 * number + 1})
        mapping.map(body.getArgument(i), before->addArgument(body.getArgument(i).getType(), loc));
    for (Operation *constant : *constants)
      b.clone(*constant, mapping);
    for (Operation &inner : body.without_terminator())
      b.clone(inner, mapping);
    YieldOp::create(b, loc, mapping.lookup(body.getTerminator()->getOperand(0)));
  }
  SmallVector<Value> sorted(op.getNumResults());
  for (auto [number, result] : llvm::zip(numbers, row.getResults())) {
    Value in = op.getOutputs()[number];
    sorted[number] = result;
    if (isReshaped)
      sorted[number] = tensor::ExpandShapeOp::create(b, loc, in.getType(), result, groups,
                                                     tensor::getMixedSizes(b, loc, in));
  }
  replaceResults(op, sorted, b);
  op.erase();
  return success();
}

/// The first elements of a row are those of its sort, with their places beside. Fails for what does
/// not begin with constants, or with a row of unknown length, which may be too short.
template <typename SortOp, typename TopkOp>
static FailureOr<SortOp> toSort(TopkOp op, OpBuilder &b) {
  Location loc = op.getLoc();
  Value input = op.getInputs()[0];
  auto type = cast<RankedTensorType>(input.getType());
  auto dim = static_cast<int64_t>(op.getDimension());
  if (type.isDynamicDim(dim))
    return op.emitOpError() << "takes the first elements of rows whose length is not known";
  for (Value init : {op.getValues(), op.getIndices()})
    if (!init.getDefiningOp<linalg::FillOp>() && !matchPattern(init, m_Constant()))
      return op.emitOpError()
             << "begins with elements of another tensor; a linalg.fill is expected";
  b.setInsertionPoint(op);
  Type number = getElementTypeOrSelf(op.getIndices().getType());
  Value empty = createEmptyLike(b, loc, input, number);
  AffineMap all = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> parallel(type.getRank(), utils::IteratorType::parallel);
  Value places = linalg::GenericOp::create(b, loc, TypeRange{empty.getType()}, ValueRange{},
                                           ValueRange{empty}, ArrayRef<AffineMap>{all}, parallel,
                                           [&](OpBuilder &b, Location, ValueRange) {
                                             Value place = linalg::IndexOp::create(b, loc, dim);
                                             place =
                                                 arith::IndexCastOp::create(b, loc, number, place);
                                             linalg::YieldOp::create(b, loc, place);
                                           })
                     .getResult(0);
  auto sort = SortOp::create(b, loc, TypeRange{type, places.getType()}, ValueRange{input, places},
                             op.getDimensionAttr());
  sort.getRegion().takeBody(op.getRegion());
  sort.getRegion().front().addArguments({number, number}, {loc, loc});
  for (auto [result, sorted] : llvm::zip(op.getResults(), sort.getResults())) {
    if (result.use_empty())
      continue;
    auto part = cast<RankedTensorType>(result.getType());
    SmallVector<OpFoldResult> offsets(part.getRank(), b.getIndexAttr(0)),
        sizes = tensor::getMixedSizes(b, loc, op.getValues()),
        strides(part.getRank(), b.getIndexAttr(1));
    result.replaceAllUsesWith(
        tensor::ExtractSliceOp::create(b, loc, part, sorted, offsets, sizes, strides));
  }
  op.erase();
  return sort;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct ExpandSorts : mlir::fuse::impl::ExpandSortsBase<ExpandSorts> {
  using Base::Base;

  void runOnOperation() override {
    OpBuilder b(&getContext());
    bool hasFailed = false;
    auto scan = [&](auto op) { hasFailed |= !toRows && failed(expandScan(op, b)); };
    auto sort = [&](auto op) {
      orderNaNs(b, op.getRegion().front());
      if (toRows)
        (void)raiseSort(op, b);
      else
        expandSort(op, b);
    };
    auto topk = [&](auto op, auto kind) {
      auto made = toSort<decltype(kind)>(op, b);
      if (succeeded(made))
        sort(*made);
      else
        hasFailed = true;
    };
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      llvm::TypeSwitch<Operation *>(op)
          .Case<tm_tensor::ScanOp, iree_linalg_ext::ScanOp>(scan)
          .Case<tm_tensor::SortOp, iree_linalg_ext::SortOp>(sort)
          .Case([&](tm_tensor::TopkOp op) { topk(op, tm_tensor::SortOp()); })
          .Case([&](iree_linalg_ext::TopkOp op) { topk(op, iree_linalg_ext::SortOp()); });
    if (hasFailed)
      signalPassFailure();
  }
};
} // namespace
