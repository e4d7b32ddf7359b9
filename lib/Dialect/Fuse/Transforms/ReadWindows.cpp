//===- ReadWindows.cpp - reads through sums of dimensions -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_READWINDOWS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Adds the loops that `expr` is the sum of, each with what it is multiplied by; false if it is
/// none.
static bool addTerms(AffineExpr expr, SmallVectorImpl<std::pair<int64_t, unsigned>> &terms) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    terms.push_back({1, dim.getPosition()});
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return addTerms(binary.getLHS(), terms) && addTerms(binary.getRHS(), terms);
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (binary.getKind() != AffineExprKind::Mul || !dim || !factor)
    return false;
  terms.push_back({factor.getValue(), dim.getPosition()});
  return true;
}

/// The loops that `expr` is a number of, most significant digit first, where they count each place
/// below `extent` once; empty otherwise.
static SmallVector<unsigned> getDigits(AffineExpr expr, int64_t extent, ArrayRef<int64_t> ranges) {
  SmallVector<std::pair<int64_t, unsigned>> terms;
  if (!addTerms(expr, terms))
    return {};
  llvm::sort(terms);
  SmallVector<unsigned> digits;
  int64_t next = 1;
  for (auto [factor, loop] : terms) {
    if (factor != next || ShapedType::isDynamic(ranges[loop]))
      return {};
    next *= ranges[loop];
    digits.insert(digits.begin(), loop);
  }
  return next == extent ? digits : SmallVector<unsigned>();
}

/// Splits the dimensions of an input of `op` that are read through numbers of several digits.
static bool split(linalg::GenericOp op, OpOperand &operand) {
  auto type = cast<RankedTensorType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  OpBuilder b(op);
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> subscripts;
  for (auto [position, expr] : llvm::enumerate(map.getResults())) {
    ReassociationIndices &group = groups.emplace_back();
    auto add = [&](AffineExpr subscript, int64_t known, OpFoldResult size) {
      group.push_back(shape.size());
      shape.push_back(known);
      sizes.push_back(size);
      subscripts.push_back(subscript);
    };
    if (isa<AffineDimExpr, AffineConstantExpr>(expr)) {
      add(expr, type.getDimSize(position),
          tensor::getMixedSize(b, op.getLoc(), operand.get(), position));
      continue;
    }
    SmallVector<unsigned> digits = getDigits(expr, type.getDimSize(position), ranges);
    if (digits.empty())
      return false;
    for (unsigned loop : digits)
      add(b.getAffineDimExpr(loop), ranges[loop], b.getIndexAttr(ranges[loop]));
  }
  operand.set(tensor::ExpandShapeOp::create(b, op.getLoc(),
                                            RankedTensorType::get(shape, type.getElementType()),
                                            operand.get(), groups, sizes));
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps[operand.getOperandNumber()] =
      AffineMap::get(map.getNumDims(), 0, subscripts, op.getContext());
  op.setIndexingMapsAttr(b.getAffineMapArrayAttr(maps));
  return true;
}

/// `op` without the inputs in `computed`, which its body reads at the places that their maps name.
static void readAtPlaces(linalg::GenericOp op, ArrayRef<unsigned> computed) {
  OpBuilder b = OpBuilder::atBlockBegin(op.getBody());
  Location loc = op.getLoc();
  SmallVector<Value> loops, inputs;
  SmallVector<AffineMap> maps;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    loops.push_back(linalg::IndexOp::create(b, loc, loop));
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!llvm::is_contained(computed, operand.getOperandNumber())) {
      maps.push_back(map);
      if (op.isDpsInput(&operand))
        inputs.push_back(operand.get());
      continue;
    }
    SmallVector<Value> places;
    for (AffineExpr expr : map.getResults())
      places.push_back(affine::expandAffineExpr(b, loc, expr, loops, {}));
    Value element = tensor::ExtractOp::create(b, loc, operand.get(), places);
    op.getMatchingBlockArgument(&operand).replaceAllUsesWith(element);
  }
  for (unsigned number : llvm::reverse(computed))
    op.getBody()->eraseArgument(number);
  b.setInsertionPoint(op);
  auto read = linalg::GenericOp::create(b, loc, op.getResultTypes(), inputs, op.getDpsInits(), maps,
                                        op.getIteratorTypesArray());
  read->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  read.getRegion().takeBody(op.getRegion());
  op->replaceAllUsesWith(read.getResults());
  op->erase();
}

/// Places of a window that one point reads one after the other.
static constexpr int64_t kMaxPlaces = 64;

/// Can each point of `op`, a reduction over windows, read all of its window by itself?
static bool canUnroll(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0 || op.hasIndexSemantics() ||
      op.getNumReductionLoops() + op.getNumParallelLoops() != op.getNumLoops())
    return false;
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t places = 1;
  for (unsigned loop : reduced)
    if (ShapedType::isDynamic(ranges[loop]) || (places *= ranges[loop]) > kMaxPlaces)
      return false;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  return places > 0 && result.isProjectedPermutation() &&
         result.getNumResults() == op.getNumParallelLoops() &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
}

/// Writes a reduction over small windows as elementwise work whose body reads the places of its
/// window one after the other.
static void unroll(linalg::LinalgOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<AffineExpr> places(op.getNumLoops());
  SmallVector<unsigned> parallel, reduced;
  op.getParallelDims(parallel);
  op.getReductionDims(reduced);
  for (auto [number, loop] : llvm::enumerate(parallel))
    places[loop] = getAffineDimExpr(number, context);
  auto atPlaces = [&](AffineMap map) {
    return map.replaceDimsAndSymbols(places, {}, parallel.size(), 0);
  };
  // What is the same at all places of a window stays an input.
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<OpOperand *> kept, read;
  OpOperand *init = op.getDpsInitOperand(0);
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    bool isFixed = map.isProjectedPermutation() &&
                   llvm::none_of(reduced, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
    if (&operand != init && op.getMatchingBlockArgument(&operand).use_empty())
      continue;
    if (!isFixed) {
      read.push_back(&operand);
      continue;
    }
    kept.push_back(&operand);
    inputs.push_back(operand.get());
    maps.push_back(atPlaces(map));
  }
  maps.push_back(atPlaces(op.getMatchingIndexingMap(init)));
  Value empty = tensor::EmptyOp::create(b, loc, tensor::getMixedSizes(b, loc, init->get()),
                                        getElementTypeOrSelf(init->get().getType()));
  SmallVector<utils::IteratorType> iterators(parallel.size(), utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{op->getResult(0).getType()}, inputs, ValueRange{empty}, maps, iterators,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        SmallVector<Value> loops;
        for (unsigned loop = 0; loop < parallel.size(); ++loop)
          loops.push_back(linalg::IndexOp::create(nested, nestedLoc, loop));
        IRMapping mapping;
        for (auto [operand, arg] : llvm::zip(kept, args))
          mapping.map(op.getMatchingBlockArgument(operand), arg);
        int64_t count = 1;
        for (unsigned loop : reduced)
          count *= ranges[loop];
        for (int64_t place = 0; place < count; ++place) {
          int64_t rest = place;
          for (unsigned loop : llvm::reverse(reduced)) {
            places[loop] = getAffineConstantExpr(rest % ranges[loop], context);
            rest /= ranges[loop];
          }
          for (OpOperand *operand : read) {
            SmallVector<Value> subscripts;
            for (AffineExpr expr : atPlaces(op.getMatchingIndexingMap(operand)).getResults())
              subscripts.push_back(affine::expandAffineExpr(nested, nestedLoc, expr, loops, {}));
            mapping.map(op.getMatchingBlockArgument(operand),
                        tensor::ExtractOp::create(nested, nestedLoc, operand->get(), subscripts)
                            .getResult());
          }
          for (Operation &inner : op.getBlock()->without_terminator())
            nested.clone(inner, mapping);
          Value sum = op.getBlock()->getTerminator()->getOperand(0);
          mapping.map(op.getMatchingBlockArgument(init), mapping.lookupOrDefault(sum));
        }
        linalg::YieldOp::create(nested, nestedLoc,
                                mapping.lookup(op.getMatchingBlockArgument(init)));
      });
  op->replaceAllUsesWith(generic.getResults());
  op->erase();
}

/// Does `op` read an input through sums of its dimensions?
static bool readsWindows(linalg::LinalgOp op) {
  return llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
    return !op.getMatchingIndexingMap(operand).isProjectedPermutation(/*allowZeroInResults=*/true);
  });
}

namespace {
struct ReadWindows : mlir::fuse::impl::ReadWindowsBase<ReadWindows> {
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> ops;
    getOperation()->walk([&](linalg::GenericOp op) {
      if (op.hasPureTensorSemantics())
        ops.push_back(op);
    });
    for (linalg::GenericOp op : ops) {
      SmallVector<unsigned> computed;
      for (OpOperand *operand : op.getDpsInputOperands())
        if (isa<RankedTensorType>(operand->get().getType()) &&
            !op.getMatchingIndexingMap(operand).isProjectedPermutation(
                /*allowZeroInResults=*/true) &&
            !split(op, *operand))
          computed.push_back(operand->getOperandNumber());
      if (!computed.empty() && op.getNumReductionLoops() == 0)
        readAtPlaces(op, computed);
    }
    // A sum over windows is a convolution or a pooling. Large ones are what fuse-raise refuses.
    SmallVector<linalg::LinalgOp> windows;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics() && readsWindows(op) && canUnroll(op))
        windows.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : windows) {
      // Named ops may add up in f16 or bf16; of others fuse-normalize has widened the accumulators.
      if (!isa<linalg::GenericOp>(op)) {
        rewriter.setInsertionPoint(op);
        FailureOr<linalg::GenericOp> generic = linalg::generalizeNamedOp(rewriter, op);
        if (failed(generic))
          continue;
        widenGeneric(*generic);
        op = *generic;
      }
      unroll(op);
    }
  }
};
} // namespace
