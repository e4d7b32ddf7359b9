//===- ShapeExpressions.cpp - extents in terms of the inputs --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

namespace {
/// Terms by their factors, which are numbers of symbols and then of what is neither a sum nor a
/// product.
class SizeSum {
public:
  /// Null where numbers overflow or the sum is too long to be of use.
  static AffineExpr simplify(AffineExpr size) {
    SizeSum sum(size.getContext());
    std::optional<Terms> terms = sum.expand(size);
    return terms ? sum.write(*terms) : AffineExpr();
  }

private:
  using Factors = SmallVector<unsigned>;
  using Terms = std::map<Factors, int64_t>;
  static constexpr unsigned kFirstOther = 1u << 24, kMaxTerms = 32;

  explicit SizeSum(MLIRContext *context) : context(context) {}

  static bool add(Terms &sum, const Factors &factors, int64_t count) {
    int64_t &total = sum[factors];
    if (llvm::AddOverflow(total, count, total))
      return false;
    if (total == 0)
      sum.erase(factors);
    return sum.size() <= kMaxTerms;
  }

  std::optional<Terms> expand(AffineExpr expr) {
    if (auto number = dyn_cast<AffineConstantExpr>(expr))
      return number.getValue() == 0 ? Terms() : Terms{{{}, number.getValue()}};
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      return Terms{{{symbol.getPosition()}, 1}};
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      return Terms{{{getOther(expr)}, 1}};
    std::optional<Terms> left = expand(binary.getLHS()), right = expand(binary.getRHS());
    if (!left || !right)
      return std::nullopt;
    if (expr.getKind() == AffineExprKind::Add) {
      for (const auto &[factors, count] : *right)
        if (!add(*left, factors, count))
          return std::nullopt;
      return left;
    }
    if (expr.getKind() == AffineExprKind::Mul)
      return multiply(*left, *right);
    if (std::optional<Terms> quotient = divide(*left, *right))
      return expr.getKind() == AffineExprKind::Mod ? Terms() : *quotient;
    AffineExpr other = getAffineBinaryOpExpr(expr.getKind(), write(*left), write(*right));
    if (auto number = dyn_cast<AffineConstantExpr>(other))
      return expand(number);
    return Terms{{{getOther(other)}, 1}};
  }

  static std::optional<Terms> multiply(const Terms &left, const Terms &right) {
    Terms product;
    for (const auto &[a, countA] : left)
      for (const auto &[b, countB] : right) {
        Factors factors(a);
        llvm::append_range(factors, b);
        llvm::sort(factors);
        int64_t count;
        if (llvm::MulOverflow(countA, countB, count) || !add(product, factors, count))
          return std::nullopt;
      }
    return product;
  }

  /// The quotient by one product where nothing is left over. Nobody divides by a size of 0.
  static std::optional<Terms> divide(const Terms &left, const Terms &right) {
    if (right.size() != 1 || right.begin()->second <= 0)
      return std::nullopt;
    const auto &[divisor, number] = *right.begin();
    Terms quotient;
    for (const auto &[factors, count] : left) {
      if (count % number != 0 ||
          !std::includes(factors.begin(), factors.end(), divisor.begin(), divisor.end()))
        return std::nullopt;
      Factors rest;
      std::set_difference(factors.begin(), factors.end(), divisor.begin(), divisor.end(),
                          std::back_inserter(rest));
      quotient[rest] = count / number;
    }
    return quotient;
  }

  unsigned getOther(AffineExpr expr) {
    auto *it = llvm::find(others, expr);
    if (it == others.end()) {
      others.push_back(expr);
      it = &others.back();
    }
    return kFirstOther + (it - others.begin());
  }

  AffineExpr write(const Terms &terms) {
    AffineExpr sum = getAffineConstantExpr(0, context);
    for (const auto &[factors, count] : terms) {
      AffineExpr product = getAffineConstantExpr(1, context);
      for (unsigned factor : factors)
        product = product * (factor < kFirstOther ? getAffineSymbolExpr(factor, context)
                                                  : others[factor - kFirstOther]);
      sum = sum + product * count;
    }
    return sum;
  }

  MLIRContext *context;
  SmallVector<AffineExpr> others;
};
} // namespace

AffineExpr mlir::fuse::simplifySize(AffineExpr size) {
  AffineExpr simple = SizeSum::simplify(size);
  return simple ? simple : size;
}

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
  return TypeSwitch<Operation *, AffineExpr>(op)
      .Case<tensor::EmptyOp>([&](auto empty) { return fromMixed(empty.getMixedSizes()[dim]); })
      .Case<tensor::ExpandShapeOp, memref::ExpandShapeOp>(
          [&](auto expand) { return fromMixed(expand.getMixedOutputShape()[dim]); })
      .Case<tensor::CollapseShapeOp, memref::CollapseShapeOp>([&](auto collapse) {
        AffineExpr product = getAffineConstantExpr(1, context);
        ReassociationIndices sources = collapse.getReassociationIndices()[dim];
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

AffineExpr ShapeExpressions::getIndex(Value index) {
  MLIRContext *context = index.getContext();
  IntegerAttr constant;
  if (matchPattern(index, m_Constant(&constant)))
    return getAffineConstantExpr(constant.getInt(), context);
  Operation *op = index.getDefiningOp();
  if (!op)
    return {};
  auto binary = [&](auto combine) -> AffineExpr {
    AffineExpr x = getIndex(op->getOperand(0)), y = getIndex(op->getOperand(1));
    return x && y ? combine(x, y) : AffineExpr();
  };
  auto quotientOf = [](AffineExprKind kind) {
    return [kind](AffineExpr x, AffineExpr y) {
      return simplifySize(getAffineBinaryOpExpr(kind, x, y));
    };
  };
  // Extents are not negative, so signed and unsigned division agree.
  return TypeSwitch<Operation *, AffineExpr>(op)
      .Case<tensor::DimOp, memref::DimOp>([&](auto dimOp) -> AffineExpr {
        std::optional<int64_t> dim = dimOp.getConstantIndex();
        return dim ? getExtent(dimOp.getSource(), *dim) : AffineExpr();
      })
      .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp>(
          [&](auto castOp) { return getIndex(castOp.getIn()); })
      .Case<arith::AddIOp>(
          [&](auto) { return binary([](AffineExpr x, AffineExpr y) { return x + y; }); })
      .Case<arith::SubIOp>(
          [&](auto) { return binary([](AffineExpr x, AffineExpr y) { return x - y; }); })
      .Case<arith::MulIOp>(
          [&](auto) { return binary([](AffineExpr x, AffineExpr y) { return x * y; }); })
      .Case<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(
          [&](auto) { return binary(quotientOf(AffineExprKind::FloorDiv)); })
      .Case<arith::CeilDivUIOp, arith::CeilDivSIOp>(
          [&](auto) { return binary(quotientOf(AffineExprKind::CeilDiv)); })
      .Case<arith::RemUIOp, arith::RemSIOp>(
          [&](auto) { return binary(quotientOf(AffineExprKind::Mod)); })
      .Case<affine::AffineApplyOp>([&](auto apply) -> AffineExpr {
        AffineMap map = apply.getAffineMap();
        SmallVector<AffineExpr> operands;
        for (Value operand : apply.getMapOperands()) {
          operands.push_back(getIndex(operand));
          if (!operands.back())
            return {};
        }
        ArrayRef<AffineExpr> all = operands;
        return map.getResult(0).replaceDimsAndSymbols(all.take_front(map.getNumDims()),
                                                      all.drop_front(map.getNumDims()));
      })
      .Default([](Operation *) { return AffineExpr(); });
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
