//===- ShapeExpressions.cpp - extents in terms of the inputs --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

ShapeExpressions::ShapeExpressions(func::FuncOp function) : entry(function.getBody().front()) {
  for (BlockArgument argument : entry.getArguments())
    if (auto type = dyn_cast<ShapedType>(argument.getType()); type && type.hasRank()) {
      firstSymbol[argument] = numSymbols;
      numSymbols += type.getRank();
    }
}

std::optional<SmallVector<AffineExpr>> ShapeExpressions::getShape(Value shaped) {
  SmallVector<AffineExpr> shape;
  for (int64_t dim = 0, rank = cast<ShapedType>(shaped.getType()).getRank(); dim < rank; ++dim) {
    shape.push_back(getExtent(shaped, dim));
    if (!shape.back())
      return std::nullopt;
  }
  return shape;
}

AffineExpr ShapeExpressions::getExtent(Value shaped, int64_t dim) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (!type || !type.hasRank() || dim < 0 || dim >= type.getRank())
    return {};
  MLIRContext *context = shaped.getContext();
  if (!type.isDynamicDim(dim))
    return getAffineConstantExpr(type.getDimSize(dim), context);
  if (auto it = firstSymbol.find(shaped); it != firstSymbol.end())
    return getAffineSymbolExpr(it->second + dim, context);
  auto result = dyn_cast<OpResult>(shaped);
  if (!result)
    return {};
  Operation *op = result.getOwner();
  auto fromMixed = [&](OpFoldResult size) -> AffineExpr {
    if (auto value = dyn_cast<Value>(size))
      return getIndex(value);
    return getAffineConstantExpr(*getConstantIntValue(size), context);
  };
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
    return getExtent(destinationStyle.getTiedOpOperand(result)->get(), dim);
  // All operands that are tensors have one shape.
  if (OpTrait::hasElementwiseMappableTraits(op)) {
    for (Value operand : op->getOperands())
      if (isa<RankedTensorType>(operand.getType()))
        if (AffineExpr extent = getExtent(operand, dim))
          return extent;
    return {};
  }
  if (auto kernel = dyn_cast<KernelOp>(op))
    return getExtent(kernel.getBody().front().getTerminator()->getOperand(result.getResultNumber()),
                     dim);
  // What kernels write in either case has one shape.
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return branch.elseBlock()
               ? getExtent(branch.elseYield().getOperand(result.getResultNumber()), dim)
               : AffineExpr();
  return TypeSwitch<Operation *, AffineExpr>(op)
      .Case<tensor::EmptyOp>([&](auto empty) { return fromMixed(empty.getMixedSizes()[dim]); })
      .Case<tensor::ExpandShapeOp, memref::ExpandShapeOp>(
          [&](auto expand) { return fromMixed(expand.getMixedOutputShape()[dim]); })
      .Case<tensor::CollapseShapeOp, memref::CollapseShapeOp>([&](auto collapse) {
        AffineExpr product = getAffineConstantExpr(1, context);
        ReassociationIndices sources = getGroups(collapse)[dim];
        for (int64_t source : sources) {
          AffineExpr extent = getExtent(collapse.getSrc(), source);
          if (!extent)
            return AffineExpr();
          product = product * extent;
        }
        return product;
      })
      .Case<tensor::CastOp, memref::CastOp>(
          [&](auto castOp) { return getExtent(castOp.getSource(), dim); })
      .Case<tensor::ExtractSliceOp>([&](auto slice) {
        // Dropped dimensions have extent 1, dynamic ones are kept in order.
        llvm::SmallBitVector dropped = slice.getDroppedDims();
        for (auto [i, size] : llvm::enumerate(slice.getMixedSizes()))
          if (!dropped.test(i) && dim-- == 0)
            return fromMixed(size);
        return AffineExpr();
      })
      .Case<bufferization::ToTensorOp, bufferization::ToBufferOp>(
          [&](Operation *conversion) { return getExtent(conversion->getOperand(0), dim); })
      .Default([&](Operation *) {
        auto reifiable = dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
        if (!reifiable)
          return AffineExpr();
        OpBuilder b(op);
        ReifiedRankedShapedTypeDims shapes;
        if (failed(reifiable.reifyResultShapes(b, shapes)))
          return AffineExpr();
        return fromMixed(shapes[result.getResultNumber()][dim]);
      });
}

/// `a` `predicate` `b` as 1 or 0.
static AffineExpr compareSizes(arith::CmpIPredicate predicate, AffineExpr a, AffineExpr b) {
  using P = arith::CmpIPredicate;
  bool isUnsigned = llvm::is_contained({P::ult, P::ule, P::ugt, P::uge}, predicate);
  if (isUnsigned && !(isNotNegative(a) && isNotNegative(b)))
    return {};
  AffineExpr less = isLess(a, b), greater = isLess(b, a);
  if (!less || !greater)
    return {};
  switch (predicate) {
  case P::slt:
  case P::ult:
    return less;
  case P::sgt:
  case P::ugt:
    return greater;
  case P::sle:
  case P::ule:
    return 1 - greater;
  case P::sge:
  case P::uge:
    return 1 - less;
  case P::eq:
    return 1 - less - greater;
  case P::ne:
    return less + greater;
  }
  llvm_unreachable("all predicates are covered");
}

/// What an op computes of two sizes, of type `type`; null if no expression says it.
static AffineExpr combineSizes(Operation *op, Type type, AffineExpr x, AffineExpr y) {
  auto quotient = [&](AffineExprKind kind) {
    return simplifySize(getAffineBinaryOpExpr(kind, x, y));
  };
  bool areNotNegative = isa<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp, arith::MinUIOp,
                            arith::MaxUIOp, arith::DivSIOp, arith::RemSIOp>(op) &&
                        isNotNegative(x) && isNotNegative(y);
  return TypeSwitch<Operation *, AffineExpr>(op)
      .Case<arith::AddIOp>([&](auto) { return x + y; })
      .Case<arith::SubIOp>([&](auto) { return x - y; })
      .Case<arith::MulIOp>([&](auto) { return x * y; })
      .Case<arith::FloorDivSIOp>([&](auto) { return quotient(AffineExprKind::FloorDiv); })
      .Case<arith::CeilDivSIOp>([&](auto) { return quotient(AffineExprKind::CeilDiv); })
      .Case<arith::DivSIOp>([&](auto) {
        return areNotNegative ? quotient(AffineExprKind::FloorDiv) : divideTowardsZero(x, y);
      })
      .Case<arith::RemSIOp>([&](auto) {
        if (areNotNegative)
          return quotient(AffineExprKind::Mod);
        AffineExpr whole = divideTowardsZero(x, y);
        return whole ? x - whole * y : AffineExpr();
      })
      .Case<arith::MinSIOp>([&](auto) { return minOfSizes(x, y); })
      .Case<arith::MaxSIOp>([&](auto) { return maxOfSizes(x, y); })
      .Case<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp, arith::MinUIOp, arith::MaxUIOp>(
          [&](Operation *op) -> AffineExpr {
            if (!areNotNegative)
              return {};
            return isa<arith::DivUIOp>(op)       ? quotient(AffineExprKind::FloorDiv)
                   : isa<arith::CeilDivUIOp>(op) ? quotient(AffineExprKind::CeilDiv)
                   : isa<arith::RemUIOp>(op)     ? quotient(AffineExprKind::Mod)
                   : isa<arith::MinUIOp>(op)     ? minOfSizes(x, y)
                                                 : maxOfSizes(x, y);
          })
      .Case<arith::CmpIOp>(
          [&](arith::CmpIOp compare) { return compareSizes(compare.getPredicate(), x, y); })
      // Of truth values, which are 1 and 0.
      .Case<arith::AndIOp>([&](auto) { return type.isInteger(1) ? x * y : AffineExpr(); })
      .Case<arith::OrIOp>([&](auto) { return type.isInteger(1) ? x + y - x * y : AffineExpr(); })
      .Case<arith::XOrIOp>(
          [&](auto) { return type.isInteger(1) ? x + y - x * y * 2 : AffineExpr(); })
      .Default([](Operation *) { return AffineExpr(); });
}

bool mlir::fuse::computesLikeSizes(Operation *op) {
  auto isTruth = [](Type type) { return type.isInteger(1); };
  auto isNarrow = [&](Type type) {
    return type.isInteger() && !isTruth(type) && type.getIntOrFloatBitWidth() < 32;
  };
  if (llvm::any_of(op->getOperandTypes(), isNarrow) || llvm::any_of(op->getResultTypes(), isNarrow))
    return false;
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    using P = arith::CmpIPredicate;
    return !isTruth(compare.getLhs().getType()) ||
           !llvm::is_contained({P::slt, P::sle, P::sgt, P::sge}, compare.getPredicate());
  }
  if (llvm::any_of(op->getOperandTypes(), isTruth))
    return isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::SelectOp, arith::ExtSIOp,
               arith::ExtUIOp, arith::IndexCastOp, arith::IndexCastUIOp>(op);
  return op->getNumOperands() == 0 || !llvm::any_of(op->getResultTypes(), isTruth);
}

std::optional<ShapeExpressions::Quotient> ShapeExpressions::getQuotient(Value real) {
  constexpr int64_t kLargest = int64_t(1) << 31;
  MLIRContext *context = real.getContext();
  // A number of few binary digits: 0.1 is none that a size would be divided by exactly.
  FloatAttr constant;
  if (matchPattern(real, m_Constant(&constant))) {
    double number = constant.getValueAsDouble();
    for (int64_t divisor = 1; divisor <= 256; divisor *= 2, number *= 2)
      if (std::abs(number) < kLargest && number == std::floor(number))
        return Quotient{getAffineConstantExpr(int64_t(number), context), divisor};
    return std::nullopt;
  }
  Operation *op = real.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op)) {
    AffineExpr index =
        op->getOperand(0).getType().isInteger(1) ? AffineExpr() : getIndex(op->getOperand(0));
    if (!index || (isa<arith::UIToFPOp>(op) && !isNotNegative(index)))
      return std::nullopt;
    return Quotient{index, 1};
  }
  if (isa<arith::ExtFOp, arith::TruncFOp>(op))
    return getQuotient(op->getOperand(0));
  if (isa<math::CeilOp, math::FloorOp>(op)) {
    std::optional<Quotient> in = getQuotient(op->getOperand(0));
    if (!in)
      return std::nullopt;
    AffineExpr whole = isa<math::CeilOp>(op) ? in->dividend.ceilDiv(in->divisor)
                                             : in->dividend.floorDiv(in->divisor);
    return Quotient{simplifySize(whole), 1};
  }
  if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp>(op))
    return std::nullopt;
  std::optional<Quotient> x = getQuotient(op->getOperand(0));
  std::optional<Quotient> y = x ? getQuotient(op->getOperand(1)) : x;
  if (!y)
    return std::nullopt;
  if (isa<arith::DivFOp>(op)) {
    auto number = dyn_cast<AffineConstantExpr>(y->dividend);
    if (!number || number.getValue() <= 0)
      return std::nullopt;
    *y = Quotient{getAffineConstantExpr(y->divisor, context), number.getValue()};
  }
  int64_t divisor;
  if (llvm::MulOverflow(x->divisor, y->divisor, divisor) || divisor > kLargest)
    return std::nullopt;
  AffineExpr a = x->dividend, b = y->dividend;
  AffineExpr dividend = isa<arith::AddFOp>(op)   ? a * y->divisor + b * x->divisor
                        : isa<arith::SubFOp>(op) ? a * y->divisor - b * x->divisor
                                                 : a * b;
  return Quotient{simplifySize(dividend), divisor};
}

AffineExpr ShapeExpressions::getIndex(Value index) {
  MLIRContext *context = index.getContext();
  IntegerAttr constant;
  if (matchPattern(index, m_Constant(&constant)))
    return getAffineConstantExpr(
        index.getType().isInteger(1) ? !constant.getValue().isZero() : constant.getInt(), context);
  Operation *op = index.getDefiningOp();
  if (!op || !computesLikeSizes(op))
    return {};
  auto ofMap = [&](AffineMap map, ValueRange values) -> std::optional<SmallVector<AffineExpr>> {
    SmallVector<AffineExpr> operands, results;
    for (Value operand : values) {
      operands.push_back(getIndex(operand));
      if (!operands.back())
        return std::nullopt;
    }
    ArrayRef<AffineExpr> all = operands;
    for (AffineExpr result : map.getResults())
      results.push_back(result.replaceDimsAndSymbols(all.take_front(map.getNumDims()),
                                                     all.drop_front(map.getNumDims())));
    return results;
  };
  auto extremum = [&](AffineMap map, ValueRange values,
                      AffineExpr (*combine)(AffineExpr, AffineExpr)) -> AffineExpr {
    std::optional<SmallVector<AffineExpr>> all = ofMap(map, values);
    AffineExpr result = all ? all->front() : AffineExpr();
    for (AffineExpr other : all ? ArrayRef(*all).drop_front() : ArrayRef<AffineExpr>())
      result = result ? combine(result, other) : result;
    return result;
  };
  return TypeSwitch<Operation *, AffineExpr>(op)
      .Case<tensor::DimOp, memref::DimOp>([&](auto dimOp) -> AffineExpr {
        std::optional<int64_t> dim = dimOp.getConstantIndex();
        return dim ? getExtent(dimOp.getSource(), *dim) : AffineExpr();
      })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp>([&](auto castOp) {
        AffineExpr in = getIndex(castOp.getIn());
        return in && isNotNegative(in) ? in : AffineExpr();
      })
      .Case<arith::IndexCastOp, arith::ExtSIOp>([&](auto castOp) {
        AffineExpr in = getIndex(castOp.getIn());
        return in && castOp.getIn().getType().isInteger(1) ? -in : in;
      })
      .Case<arith::FPToSIOp, arith::FPToUIOp>([&](Operation *op) -> AffineExpr {
        std::optional<Quotient> real = getQuotient(op->getOperand(0));
        bool isWhole = real && real->divisor == 1;
        // Towards zero, which is down for no negative number.
        if (!real || ((!isWhole || isa<arith::FPToUIOp>(op)) && !isNotNegative(real->dividend)))
          return {};
        return isWhole ? real->dividend : simplifySize(real->dividend.floorDiv(real->divisor));
      })
      .Case<affine::AffineApplyOp>([&](auto apply) {
        auto all = ofMap(apply.getAffineMap(), apply.getMapOperands());
        return all ? all->front() : AffineExpr();
      })
      .Case<affine::AffineMinOp>(
          [&](auto op) { return extremum(op.getAffineMap(), op.getOperands(), minOfSizes); })
      .Case<affine::AffineMaxOp>(
          [&](auto op) { return extremum(op.getAffineMap(), op.getOperands(), maxOfSizes); })
      .Case<arith::SelectOp>([&](auto select) -> AffineExpr {
        AffineExpr condition = getIndex(select.getCondition());
        if (!condition)
          return {};
        if (auto known = dyn_cast<AffineConstantExpr>(condition = simplifySize(condition)))
          return getIndex(known.getValue() ? select.getTrueValue() : select.getFalseValue());
        AffineExpr a = getIndex(select.getTrueValue()), b = getIndex(select.getFalseValue());
        return a && b ? chooseSize(condition, a, b) : AffineExpr();
      })
      .Default([&](Operation *) -> AffineExpr {
        if (!isa<arith::ArithDialect>(op->getDialect()) || op->getNumOperands() != 2)
          return {};
        AffineExpr x = getIndex(op->getOperand(0)), y = x ? getIndex(op->getOperand(1)) : x;
        return x && y ? combineSizes(op, index.getType(), x, y) : AffineExpr();
      });
}

OpFoldResult ShapeExpressions::materialize(OpBuilder &b, Location loc, AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return b.getIndexAttr(constant.getValue());
  SmallVector<Value> symbols(numSymbols);
  for (BlockArgument argument : entry.getArguments()) {
    auto it = firstSymbol.find(argument);
    if (it == firstSymbol.end())
      continue;
    for (int64_t dim = 0, rank = cast<ShapedType>(argument.getType()).getRank(); dim < rank;
         ++dim) {
      if (!expr.isFunctionOfSymbol(it->second + dim))
        continue;
      if (isa<RankedTensorType>(argument.getType()))
        symbols[it->second + dim] = tensor::DimOp::create(b, loc, argument, dim);
      else
        symbols[it->second + dim] = memref::DimOp::create(b, loc, argument, dim);
    }
  }
  return affine::expandAffineExpr(b, loc, expr, {}, symbols);
}
