//===- SizeNames.cpp - extents by the names of sizes ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeNames.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::fuse;

SizeNames::SizeNames(func::FuncOp function, const std::map<std::string, int64_t> &given)
    : shapes(function) {
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank())
      continue;
    auto names = function.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kDimsAttr);
    for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
      if (!ShapedType::isDynamic(extent)) {
        symbols.push_back(extent);
        continue;
      }
      std::string name = names ? cast<StringAttr>(names[dim]).str() : "";
      int64_t number; // what must equal a static extent is named by it
      if (llvm::to_integer(name, number))
        symbols.push_back(number);
      else
        symbols.push_back(SizePolynomial::size(name.empty() ? "?" : name).substitute(given));
    }
  }
}

SmallVector<SizePolynomial> SizeNames::getSizes(IndexedOpInterface op) {
  SmallVector<SizePolynomial> sizes;
  for (auto [dim, size] : llvm::enumerate(op.getStaticDimSizes())) {
    if (!ShapedType::isDynamic(size))
      sizes.push_back(size);
    else if (AffineExpr extent = getExtent(op, dim))
      sizes.push_back(convert(extent));
    else // computed: known to this op only
      sizes.push_back(SizePolynomial::size(op.getDimName(dim)));
  }
  return sizes;
}

SizePolynomial SizeNames::getBytes(ShapedType type, ArrayRef<AffineExpr> shape) const {
  SizePolynomial bytes(int64_t(llvm::divideCeil(type.getElementTypeBitWidth(), 8)));
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent))
      bytes = bytes * extent;
    else
      bytes = bytes * (shape.empty() ? SizePolynomial::size("?") : convert(shape[dim]));
  }
  return bytes;
}

AffineExpr SizeNames::getExtent(IndexedOpInterface op, unsigned dim) {
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), op.getMaps()))
    for (auto [position, expr] : llvm::enumerate(map.getResults()))
      if (expr == getAffineDimExpr(dim, op.getContext()))
        if (AffineExpr extent = shapes.getExtent(operand, position))
          return extent;
  return {};
}

static SizePolynomial opaque(const SizePolynomial &lhs, StringRef name, const SizePolynomial &rhs) {
  return SizePolynomial::size("((" + lhs.str() + ") " + name.str() + " (" + rhs.str() + "))");
}

SizePolynomial SizeNames::convert(AffineExpr expr) const {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  SizePolynomial lhs = convert(binary.getLHS()), rhs = convert(binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  default:
    break;
  }
  // A quotient or remainder: a number, or a size of its own.
  std::optional<int64_t> a = lhs.getConstant(), b = rhs.getConstant();
  bool isNumber = a && b && *b > 0;
  if (expr.getKind() == AffineExprKind::Mod)
    return isNumber ? SizePolynomial(llvm::mod(*a, *b)) : opaque(lhs, "mod", rhs);
  if (expr.getKind() == AffineExprKind::CeilDiv)
    return isNumber ? SizePolynomial(llvm::divideCeilSigned(*a, *b)) : opaque(lhs, "ceildiv", rhs);
  return isNumber ? SizePolynomial(llvm::divideFloorSigned(*a, *b)) : opaque(lhs, "floordiv", rhs);
}
