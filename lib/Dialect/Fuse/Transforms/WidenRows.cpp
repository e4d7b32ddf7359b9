//===- WidenRows.cpp - row work on a part of the columns ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GeneralizeRow.h"
#include "VectorProducts.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_WIDENROWS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Elements of a row that a block holds in registers, so that it is read once.
static constexpr int64_t kMaxLength = 4096;

namespace {
/// A row op along a part of the columns of a tensor.
struct PartialRow {
  unsigned dim;          ///< that it runs along
  int64_t begin, length; ///< of the part
  int64_t width;         ///< of all columns
};
} // namespace

/// The dimension of the source that dimension `position` of a slice is.
static unsigned getSourceDim(SliceOp slice, unsigned position) {
  return slice.getKeptDims()[position];
}

/// The slice that an input is, if it cuts what the op runs along.
static SliceOp getCut(IndexedOpInterface op, OpOperand *input, unsigned dim) {
  auto slice = input->get().getDefiningOp<SliceOp>();
  std::optional<unsigned> position =
      op.getMapOf(*input).getResultPosition(getAffineDimExpr(dim, op->getContext()));
  return slice && position && !slice.isWhole(getSourceDim(slice, *position)) ? slice : SliceOp();
}

/// Finds the columns that `row` works on a part of; nothing where several parts, or parts whose
/// results lie along the row, are in the way.
static std::optional<PartialRow> findPart(RowOp row) {
  auto op = cast<IndexedOpInterface>(row.getOperation());
  if (row.getOver().size() != 1 || getSortedBytes(row) != 0)
    return std::nullopt;
  unsigned dim = row.getOver().front();
  for (OpOperand *out : op.getOutOperands())
    if (op.getMapOf(*out).isFunctionOfDim(dim))
      return std::nullopt;
  std::optional<PartialRow> part;
  for (OpOperand *input : op.getInputOperands()) {
    SliceOp slice = getCut(op, input, dim);
    if (!slice)
      continue;
    AffineMap map = op.getMapOf(*input);
    unsigned source =
        getSourceDim(slice, *map.getResultPosition(getAffineDimExpr(dim, row.getContext())));
    PartialRow here = {dim, slice.getBegins()[source], slice.getLengths()[source],
                       cast<ShapedType>(slice.getSource().getType()).getDimSize(source)};
    for (unsigned other = 0; other < slice.getBegins().size(); ++other)
      if (other != source && !slice.isWhole(other))
        return std::nullopt;
    if (here.width > kMaxLength ||
        (part && (part->begin != here.begin || part->width != here.width)))
      return std::nullopt;
    part = here;
  }
  return part;
}

/// `row` along all columns: beyond the part its reductions get what changes nothing.
static RowOp widen(RewriterBase &b, RowOp row, const PartialRow &part) {
  Location loc = row.getLoc();
  auto op = cast<IndexedOpInterface>(row.getOperation());
  b.setInsertionPoint(row);
  // Cut inputs are read whole; others along the row are gathered from.
  StructuredParts parts(op);
  SmallVector<StructuredParts::Operand> inputs = std::move(parts.inputs);
  parts.inputs.clear();
  SmallVector<unsigned> numbers;
  SmallVector<bool> gathers;
  for (auto [number, input] : llvm::enumerate(inputs)) {
    bool isCut = bool(getCut(op, op.getInputOperands()[number], part.dim));
    bool isGathered = !isCut && input.map.isFunctionOfDim(part.dim);
    gathers.push_back(isGathered);
    if (isCut)
      numbers.push_back(
          parts.addInput(input.value.getDefiningOp<SliceOp>().getSource(), input.map));
    else
      numbers.push_back(parts.addInput(
          input.value,
          isGathered ? AffineMap::get(op.getNumDims(), 0, b.getContext()) : input.map));
  }
  auto wide = cast<RowOp>(parts.create(b, loc).getOperation());
  Block &block = wide.getBody().front();
  b.setInsertionPointToStart(&block);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  auto compare = [&](arith::CmpIPredicate predicate, Value x, int64_t y) -> Value {
    return arith::CmpIOp::create(b, loc, predicate, x, constant(y));
  };
  Value column = IndexOp::create(b, loc, b.getIndexType(), part.dim), place = column, inside;
  if (part.begin != 0) {
    place = arith::SubIOp::create(b, loc, column, constant(part.begin));
    inside = compare(arith::CmpIPredicate::sge, column, part.begin);
  }
  if (int64_t end = part.begin + part.length; end != part.width) {
    Value before = compare(arith::CmpIPredicate::slt, column, end);
    inside = inside ? arith::AndIOp::create(b, loc, inside, before).getResult() : before;
  }
  auto coordinate = [&](unsigned dim) -> Value {
    return dim == part.dim ? place : Value(IndexOp::create(b, loc, b.getIndexType(), dim));
  };
  IRMapping mapping;
  for (auto [argument, input, number, isGathered] :
       llvm::zip(row.getBody().getArguments(), inputs, numbers, gathers)) {
    Value value = block.getArgument(number);
    if (isGathered) {
      SmallVector<Value> at;
      for (AffineExpr expr : input.map.getResults()) {
        auto dim = dyn_cast<AffineDimExpr>(expr);
        at.push_back(dim ? coordinate(dim.getPosition()) : constant(0));
      }
      value = GatherOp::create(b, loc, argument.getType(), value, at);
    }
    mapping.map(argument, value);
  }
  for (Operation &inner : row.getBody().front()) {
    if (auto index = dyn_cast<IndexOp>(inner)) {
      mapping.map(index.getResult(), coordinate(index.getDim()));
      continue;
    }
    if (auto reduce = dyn_cast<ReduceOp>(inner); reduce && inside) {
      Value value = mapping.lookup(reduce.getValue());
      Value none = arith::ConstantOp::create(
          b, loc, arith::getIdentityValueAttr(reduce.getKind(), value.getType(), b, loc));
      mapping.map(reduce.getValue(), arith::SelectOp::create(b, loc, inside, value, none));
      b.clone(inner, mapping);
      mapping.map(reduce.getValue(), value);
      continue;
    }
    b.clone(inner, mapping);
  }
  return wide;
}

/// An op that reads a result of `original`, and all columns of what `row`, which computes the same,
/// reads a part of.
static IndexedOpInterface findReader(Operation *original, RowOp row, unsigned dim) {
  auto op = cast<IndexedOpInterface>(row.getOperation());
  llvm::SmallDenseSet<Value> sources;
  for (OpOperand *input : op.getInputOperands())
    if (SliceOp slice = getCut(op, input, dim))
      sources.insert(slice.getSource());
  for (Operation *user : original->getUsers()) {
    if (!isa<ElementwiseOp, RowOp>(user) || user->getBlock() != original->getBlock())
      continue;
    auto reader = cast<IndexedOpInterface>(user);
    if (llvm::any_of(reader.getInputOperands(), [&](OpOperand *input) {
          return sources.contains(input->get()) && reader.getMapOf(*input).getNumResults() != 0;
        }))
      return reader;
  }
  return {};
}

/// Widens `row`, which computes the results of `original` and may be that op, if it then joins an
/// op that reads them. Nothing is widened that would stay apart.
static bool widenForReader(RewriterBase &b, Operation *original, RowOp row, SizeClasses &sizes) {
  std::optional<PartialRow> part = findPart(row);
  IndexedOpInterface reader = part ? findReader(original, row, part->dim) : IndexedOpInterface();
  if (!reader)
    return false;
  RowOp wide = widen(b, row, *part);
  // The rules look at uses.
  SmallVector<Value> results(wide->getResults());
  b.replaceAllUsesWith(original->getResults(), results);
  auto wideOp = cast<IndexedOpInterface>(wide.getOperation());
  SmallVector<int64_t> dims;
  const FusionRule *rule = isa<RowOp>(*reader)
                               ? planRows(wideOp, reader, &sizes, dims)
                               : planConsumer(wideOp, cast<ElementwiseOp>(*reader), &sizes, dims);
  if (rule) {
    b.replaceAllUsesWith(results, original->getResults());
    b.eraseOp(wide);
  }
  return !rule;
}

namespace {
struct WidenRows : fuse::impl::WidenRowsBase<WidenRows> {
  void runOnOperation() override {
    getOperation()->walk([&](func::FuncOp function) {
      if (!function.isExternal())
        runOnFunction(function);
    });
  }

  void runOnFunction(func::FuncOp function) {
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> ops;
    function->walk([&](Operation *op) {
      auto matmul = dyn_cast<MatmulOp>(op);
      bool mayRun = isa<RowOp>(op) || (matmul && isVectorProduct(matmul));
      if (mayRun && op->getNumResults() != 0 && llvm::any_of(op->getOperands(), [](Value operand) {
            return operand.getDefiningOp<SliceOp>();
          }))
        ops.push_back(op);
    });
    if (ops.empty())
      return;
    SizeClasses sizes(function);
    for (Operation *op : ops) {
      auto row = dyn_cast<RowOp>(op);
      if (!row) {
        rewriter.setInsertionPoint(op);
        row = generalizeContraction(rewriter, cast<MatmulOp>(rewriter.clone(*op)));
      }
      bool isWidened = widenForReader(rewriter, op, row, sizes);
      if (row != op)
        rewriter.eraseOp(row);
      if (isWidened)
        rewriter.eraseOp(op);
    }
  }
};
} // namespace
