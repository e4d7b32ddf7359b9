//===- ExpandSorts.cpp - scans and sorts as comparisons of each pair ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/FrontEnds/FrontEnds.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_EXPANDSORTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Loops over a tensor, and once more along one of its dimensions: the last loop, a reduction.
struct Pairs {
  Pairs(Builder &b, RankedTensorType type, int64_t dim) : rank(type.getRank()), dim(dim) {
    own = AffineMap::getMultiDimIdentityMap(rank + 1, b.getContext()).getMajorSubMap(rank);
    SmallVector<AffineExpr> exprs(own.getResults());
    exprs[dim] = b.getAffineDimExpr(rank);
    other = AffineMap::get(rank + 1, 0, exprs, b.getContext());
    iterators.assign(rank, utils::IteratorType::parallel);
    iterators.push_back(utils::IteratorType::reduction);
  }

  unsigned rank;
  int64_t dim;
  AffineMap own, other; ///< an element, and what is compared with it
  SmallVector<utils::IteratorType> iterators;
};
} // namespace

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
  Pairs pairs(b, type, dim);
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

/// The region of a sort for `a` and `b`, one element of each tensor.
static Value isBefore(OpBuilder &builder, Block &body, ArrayRef<Value> a, ArrayRef<Value> b) {
  IRMapping mapping;
  for (auto [number, argument] : llvm::enumerate(body.getArguments()))
    if (!argument.use_empty())
      mapping.map(argument, (number % 2 == 0 ? a : b)[number / 2]);
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

/// A reduction of i32 over `inputs`, which `term` gives what is combined by `Combiner`.
template <typename Combiner>
static Value countPairs(OpBuilder &b, Location loc, Value like, const Pairs &pairs,
                        ValueRange inputs, ArrayRef<AffineMap> inputMaps,
                        function_ref<Value(OpBuilder &, ValueRange, Value own, Value other)> term) {
  Value init = createEmptyLike(b, loc, like, b.getI32Type());
  Value zero = arith::ConstantIntOp::create(b, loc, b.getI32Type(), 0);
  init = linalg::FillOp::create(b, loc, zero, init).getResult(0);
  SmallVector<AffineMap> maps(inputMaps);
  maps.push_back(pairs.own);
  return linalg::GenericOp::create(
             b, loc, TypeRange{init.getType()}, inputs, ValueRange{init}, maps, pairs.iterators,
             [&](OpBuilder &b, Location, ValueRange arguments) {
               Value own = linalg::IndexOp::create(b, loc, pairs.dim);
               Value other = linalg::IndexOp::create(b, loc, pairs.rank);
               Value combined = term(b, arguments, own, other);
               linalg::YieldOp::create(
                   b, loc, Combiner::create(b, loc, arguments.back(), combined).getResult());
             })
      .getResult(0);
}

template <typename SortOp> static void expandSort(SortOp op, OpBuilder &b) {
  b.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value first = op.getOutputs().front();
  auto type = cast<RankedTensorType>(first.getType());
  int64_t dim = op.getDimension();
  Block &body = op.getRegion().front();
  Pairs pairs(b, type, dim);

  // Each tensor that is compared, at an element and at the others.
  SmallVector<Value> keys;
  SmallVector<AffineMap> maps;
  SmallVector<int> keyOf(op.getOutputs().size(), -1);
  for (auto [number, tensor] : llvm::enumerate(op.getOutputs())) {
    if (body.getArgument(2 * number).use_empty() && body.getArgument(2 * number + 1).use_empty())
      continue;
    keyOf[number] = keys.size();
    keys.append(2, tensor);
    maps.append({pairs.own, pairs.other});
  }
  if (keys.empty()) { // says how long a row is
    keys.push_back(first);
    maps.push_back(pairs.other);
  }
  Value zero = arith::ConstantIntOp::create(b, loc, b.getI32Type(), 0);
  Value place = countPairs<arith::AddIOp>(
      b, loc, first, pairs, keys, maps,
      [&](OpBuilder &b, ValueRange arguments, Value own, Value other) -> Value {
        SmallVector<Value> mine(keyOf.size()), others(keyOf.size());
        for (auto [number, key] : llvm::enumerate(keyOf))
          if (key >= 0) {
            mine[number] = arguments[key];
            others[number] = arguments[key + 1];
          }
        Value before = isBefore(b, body, others, mine), after = isBefore(b, body, mine, others);
        // Where both or neither hold, the order stays.
        Value same = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, before, after);
        Value earlier = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, other, own);
        Value counts = arith::SelectOp::create(b, loc, same, earlier, before);
        return arith::ExtUIOp::create(b, loc, b.getI32Type(), counts);
      });
  Value from = countPairs<arith::MaxSIOp>(
      b, loc, first, pairs, place, pairs.other,
      [&](OpBuilder &b, ValueRange arguments, Value own, Value other) -> Value {
        Value here = arith::IndexCastOp::create(b, loc, b.getIndexType(), arguments[0]);
        Value isHere = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, here, own);
        Value number = arith::IndexCastOp::create(b, loc, b.getI32Type(), other);
        return arith::SelectOp::create(b, loc, isHere, number, zero);
      });
  AffineMap all = b.getMultiDimIdentityMap(pairs.rank);
  SmallVector<utils::IteratorType> parallel(pairs.rank, utils::IteratorType::parallel);
  for (auto [tensor, result] : llvm::zip(op.getOutputs(), op.getResults())) {
    if (result.use_empty())
      continue;
    Type element = getElementTypeOrSelf(tensor.getType());
    Value init = createEmptyLike(b, loc, tensor, element);
    Value sorted = linalg::GenericOp::create(
                       b, loc, TypeRange{init.getType()}, ValueRange{from}, ValueRange{init},
                       ArrayRef<AffineMap>{all, all}, parallel,
                       [&, tensor = tensor](OpBuilder &b, Location, ValueRange arguments) {
                         SmallVector<Value> at;
                         for (unsigned i = 0; i < pairs.rank; ++i)
                           at.push_back(int64_t(i) == dim
                                            ? arith::IndexCastOp::create(b, loc, b.getIndexType(),
                                                                         arguments[0])
                                                  .getResult()
                                            : linalg::IndexOp::create(b, loc, i).getResult());
                         Value read = GatherOp::create(b, loc, element, tensor, at);
                         linalg::YieldOp::create(b, loc, read);
                       })
                       .getResult(0);
    if (sorted.getType() != result.getType())
      sorted = tensor::CastOp::create(b, loc, result.getType(), sorted);
    result.replaceAllUsesWith(sorted);
  }
  note(op, "sort", type, dim);
  op.erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct ExpandSorts : mlir::fuse::impl::ExpandSortsBase<ExpandSorts> {
  void runOnOperation() override {
    OpBuilder b(&getContext());
    bool hasFailed = false;
    auto scan = [&](auto op) { hasFailed |= failed(expandScan(op, b)); };
    auto sort = [&](auto op) { expandSort(op, b); };
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      llvm::TypeSwitch<Operation *>(op)
          .Case<tm_tensor::ScanOp, iree_linalg_ext::ScanOp>(scan)
          .Case<tm_tensor::SortOp, iree_linalg_ext::SortOp>(sort);
    if (hasFailed)
      signalPassFailure();
  }
};
} // namespace
