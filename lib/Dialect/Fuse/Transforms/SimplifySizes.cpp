//===- SimplifySizes.cpp - equal sizes are written alike ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SIMPLIFYSIZES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static bool isIntegerArithmetic(Operation *op) {
  return isa_and_nonnull<arith::ArithDialect>(op->getDialect()) && op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperandTypes(), [](Type type) { return type.isIntOrIndex(); }) &&
         llvm::all_of(op->getResultTypes(), [](Type type) { return type.isIntOrIndex(); });
}

/// A number made of a float: the size of a range that is counted in floats.
static bool isFromFloat(Operation *op) { return isa<arith::FPToSIOp, arith::FPToUIOp>(op); }

/// Arithmetic on floats or conversions from or to them, of scalars.
static bool isScalarFloat(Operation *op) {
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
         op->getNumRegions() == 0 && op->getNumOperands() != 0 &&
         op->getOperandTypes().front().isIntOrIndexOrFloat();
}

/// Moves what bodies compute of sizes before their ops.
static void hoistSizes(Block &block) {
  for (Operation &op : block) {
    if (!isa<linalg::LinalgOp>(op))
      continue;
    SmallVector<Operation *> inner;
    op.walk([&](Operation *nested) {
      if (nested != &op)
        inner.push_back(nested);
    });
    DenseSet<Operation *> depends; // on a size
    for (Operation *nested : inner) {
      bool isFromOutside = llvm::all_of(nested->getOperands(), [&](Value operand) {
        return !op.isAncestor(operand.getParentBlock()->getParentOp()) ||
               matchPattern(operand, m_Constant());
      });
      if (!isFromOutside || matchPattern(nested, m_Constant()))
        continue;
      bool isSize = isa<tensor::DimOp>(nested);
      if (isIntegerArithmetic(nested))
        for (Value operand : nested->getOperands())
          isSize |= depends.contains(operand.getDefiningOp());
      if (!isSize)
        continue;
      for (OpOperand &operand : nested->getOpOperands())
        if (Operation *def = operand.get().getDefiningOp(); def && op.isProperAncestor(def)) {
          OpBuilder b(&op);
          operand.set(b.clone(*def)->getResult(0));
        }
      nested->moveBefore(&op);
      depends.insert(nested);
    }
  }
}

/// Replaces maxima and minima of equal sizes; true if there was one.
static bool replaceExtrema(func::FuncOp function) {
  SizeClasses sizes(function);
  ShapeExpressions shapes(function);
  bool changed = false;
  for (Operation &op : llvm::make_early_inc_range(function.front())) {
    if (!isa<arith::MaxUIOp, arith::MaxSIOp, arith::MinUIOp, arith::MinSIOp>(op))
      continue;
    AffineExpr a = shapes.getIndex(op.getOperand(0)), b = shapes.getIndex(op.getOperand(1));
    if (!a || !b || !sizes.areEqual(a, b))
      continue;
    op.replaceAllUsesWith(ValueRange(op.getOperand(0)));
    op.erase();
    changed = true;
  }
  return changed;
}

/// Replaces what is computed and is a number, or a size of an argument, by that; and what is
/// computed in floats by the integers that it stands for.
static void replaceComputed(func::FuncOp function) {
  ShapeExpressions shapes(function);
  Block &entry = function.front();
  OpBuilder b = OpBuilder::atBlockBegin(&entry);
  DenseMap<AffineExpr, Value> made;
  auto isOfArgument = [](Operation *op) {
    auto dim = dyn_cast_or_null<tensor::DimOp>(op);
    return dim && isa<BlockArgument>(dim.getSource());
  };
  SmallVector<Operation *> ops;
  for (Operation &op : entry)
    if (op.getNumResults() == 1 && !op.hasTrait<OpTrait::ConstantLike>() &&
        (isIntegerArithmetic(&op) || isFromFloat(&op) ||
         isa<tensor::DimOp, affine::AffineApplyOp>(op)) &&
        !op.getResult(0).getType().isInteger(1) && !isOfArgument(&op) &&
        !(isa<arith::IndexCastOp>(op) && isOfArgument(op.getOperand(0).getDefiningOp())))
      ops.push_back(&op);
  for (Operation *op : ops) {
    AffineExpr expr = shapes.getIndex(op->getResult(0));
    if (!expr ||
        (!isa<AffineConstantExpr, AffineSymbolExpr>(expr = simplifySize(expr)) && !isFromFloat(op)))
      continue;
    Value &size = made[expr];
    if (!size)
      size = getValueOrCreateConstantIndexOp(b, op->getLoc(),
                                             shapes.materialize(b, op->getLoc(), expr));
    Value value = size;
    if (Type type = op->getResult(0).getType(); !type.isIndex()) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(op);
      value = b.createOrFold<arith::IndexCastOp>(op->getLoc(), type, value);
    }
    op->getResult(0).replaceAllUsesWith(value);
  }
}

//===----------------------------------------------------------------------===//
// tensor.reshape
//===----------------------------------------------------------------------===//

/// The extents that the operand of a tensor.reshape names; empty if it names them in another way
/// than by an element each.
static SmallVector<OpFoldResult> getNamedExtents(tensor::ReshapeOp op, OpBuilder &b) {
  auto type = cast<RankedTensorType>(op.getResult().getType());
  auto elements = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  SmallVector<OpFoldResult> extents;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent)) {
      extents.push_back(b.getIndexAttr(extent));
      continue;
    }
    if (!elements)
      return {};
    Value value = elements.getElements()[dim];
    if (!value.getType().isIndex())
      value = b.createOrFold<arith::IndexCastOp>(op.getLoc(), b.getIndexType(), value);
    extents.push_back(value);
  }
  return extents;
}

/// Groups of dimensions with equal products, as many on either side.
static void groupDims(ArrayRef<AffineExpr> from, ArrayRef<AffineExpr> to, SizeClasses &sizes,
                      SmallVectorImpl<ReassociationIndices> &fromGroups,
                      SmallVectorImpl<ReassociationIndices> &toGroups) {
  auto product = [](ArrayRef<AffineExpr> shape, int64_t begin, int64_t end) {
    AffineExpr result = shape[begin];
    for (int64_t dim = begin + 1; dim < end; ++dim)
      result = result * shape[dim];
    return result;
  };
  int64_t fromRank = from.size(), toRank = to.size(), i = 0, j = 0;
  while (i < fromRank && j < toRank) {
    // The fewest dimensions, those of one side one by one.
    int64_t endFrom = fromRank, endTo = toRank;
    for (int64_t count = 2, most = fromRank - i + toRank - j; count <= most; ++count) {
      bool found = false;
      for (int64_t a = 1; a < count && !found; ++a) {
        int64_t x = i + a, y = j + count - a;
        if (x > fromRank || y > toRank || (x == fromRank) != (y == toRank) ||
            !sizes.areEqual(product(from, i, x), product(to, j, y)))
          continue;
        endFrom = x;
        endTo = y;
        found = true;
      }
      if (found)
        break;
    }
    fromGroups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(i, endFrom)));
    toGroups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(j, endTo)));
    i = endFrom;
    j = endTo;
  }
}

static void splitReshape(tensor::ReshapeOp op) {
  auto function = op->getParentOfType<func::FuncOp>();
  auto source = dyn_cast<RankedTensorType>(op.getSource().getType());
  auto type = dyn_cast<RankedTensorType>(op.getResult().getType());
  if (!source || !type || source.getRank() == 0 || type.getRank() == 0)
    return;
  OpBuilder b(op);
  SmallVector<OpFoldResult> extents = getNamedExtents(op, b);
  if (extents.empty())
    return;
  SizeClasses sizes(function);
  ShapeExpressions shapes(function);
  std::optional<SmallVector<AffineExpr>> from = shapes.getShape(op.getSource());
  SmallVector<AffineExpr> to;
  for (OpFoldResult extent : extents) {
    auto value = dyn_cast<Value>(extent);
    to.push_back(value ? shapes.getIndex(value)
                       : b.getAffineConstantExpr(*getConstantIntValue(extent)));
  }
  if (!from || llvm::is_contained(to, AffineExpr()))
    return; // fuse-raise names it
  SmallVector<ReassociationIndices> fromGroups, toGroups;
  groupDims(*from, to, sizes, fromGroups, toGroups);
  Value value = op.getSource();
  auto isTrivial = [](const ReassociationIndices &group) { return group.size() == 1; };
  if (!llvm::all_of(fromGroups, isTrivial))
    value = tensor::CollapseShapeOp::create(b, op.getLoc(), value, fromGroups);
  // What both sides say of a group's extent may differ: a `?` that is a number on the other side.
  SmallVector<int64_t> between;
  for (const ReassociationIndices &group : toGroups) {
    int64_t product = 1;
    for (int64_t dim : group)
      product = type.isDynamicDim(dim) || ShapedType::isDynamic(product)
                    ? ShapedType::kDynamic
                    : product * type.getDimSize(dim);
    between.push_back(product);
  }
  if (auto cast = RankedTensorType::get(between, type.getElementType()); value.getType() != cast)
    value = tensor::CastOp::create(b, op.getLoc(), cast, value);
  if (!llvm::all_of(toGroups, isTrivial))
    value = tensor::ExpandShapeOp::create(b, op.getLoc(), type, value, toGroups, extents);
  op.getResult().replaceAllUsesWith(value);
  op.erase();
}

namespace {
struct SimplifySizes : mlir::fuse::impl::SimplifySizesBase<SimplifySizes> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() || !function.getBody().hasOneBlock())
      return;
    hoistSizes(function.front());
    // In program order, so that a size which each op of a chain asks of the one before it is not
    // followed back to the arguments from every one of them below.
    replaceComputed(function);
    while (replaceExtrema(function))
      continue;
    for (auto op : llvm::to_vector(function.front().getOps<tensor::ReshapeOp>()))
      splitReshape(op);
    replaceComputed(function);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(function.front())))
      if (isOpTriviallyDead(&op) &&
          (isIntegerArithmetic(&op) || isScalarFloat(&op) || isa<tensor::DimOp>(op)))
        op.erase();
  }
};
} // namespace
