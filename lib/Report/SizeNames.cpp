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
    : context(function.getContext()), shapes(function) {
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank())
      continue;
    auto names = function.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kDimsAttr);
    for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
      if (!ShapedType::isDynamic(extent)) {
        symbols.push_back(getNumber(extent));
        continue;
      }
      std::string name = names ? cast<StringAttr>(names[dim]).str() : "";
      int64_t number; // what must equal a static extent is named by it
      if (llvm::to_integer(name, number))
        symbols.push_back(getNumber(number));
      else if (auto it = given.find(name); it != given.end())
        symbols.push_back(getNumber(it->second));
      else
        symbols.push_back(getNamed(name.empty() ? "?" : name));
    }
  }
}

SizeExpr SizeNames::getNamed(StringRef name) {
  auto it = llvm::find(names, name);
  if (it == names.end())
    it = names.insert(names.end(), name.str());
  return getAffineSymbolExpr(it - names.begin(), context);
}

SmallVector<SizeExpr> SizeNames::getSizes(IndexedOpInterface op) {
  SmallVector<SizeExpr> sizes;
  for (auto [dim, size] : llvm::enumerate(op.getStaticDimSizes())) {
    if (!ShapedType::isDynamic(size))
      sizes.push_back(getNumber(size));
    else if (AffineExpr extent = getExtent(op, dim))
      sizes.push_back(convert(extent));
    else // computed: known to this op only
      sizes.push_back(getNamed(op.getDimName(dim)));
  }
  return sizes;
}

SizeExpr SizeNames::getBytes(ShapedType type, ArrayRef<AffineExpr> shape) {
  SizeExpr bytes = getNumber(llvm::divideCeil(type.getElementTypeBitWidth(), 8));
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent))
      bytes = bytes * extent;
    else
      bytes = bytes * (shape.empty() ? getNamed("?") : convert(shape[dim]));
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

SizeExpr SizeNames::convert(AffineExpr expr) const {
  if (isa<AffineConstantExpr>(expr))
    return expr;
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  SizeExpr lhs = convert(binary.getLHS()), rhs = convert(binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  default:
    return simplifySize(getAffineBinaryOpExpr(expr.getKind(), lhs.get(), rhs.get()));
  }
}

//===----------------------------------------------------------------------===//
// Spelling
//===----------------------------------------------------------------------===//

/// The operands of nested sums, or of nested products.
static void flatten(AffineExpr expr, AffineExprKind kind, SmallVectorImpl<AffineExpr> &operands) {
  if (expr.getKind() != kind) {
    operands.push_back(expr);
    return;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  flatten(binary.getLHS(), kind, operands);
  flatten(binary.getRHS(), kind, operands);
}

std::string SizeNames::spellFactor(AffineExpr factor) const {
  if (auto symbol = dyn_cast<AffineSymbolExpr>(factor))
    return names[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(factor);
  StringRef name = factor.getKind() == AffineExprKind::Mod       ? "mod"
                   : factor.getKind() == AffineExprKind::CeilDiv ? "ceildiv"
                                                                 : "floordiv";
  return "((" + spell(binary.getLHS()) + ") " + name.str() + " (" + spell(binary.getRHS()) + "))";
}

std::string SizeNames::spell(SizeExpr size) const {
  if (!size.get())
    return "0";
  struct Term {
    std::vector<std::string> factors;
    int64_t count = 1;
  };
  std::vector<Term> terms;
  SmallVector<AffineExpr> summands;
  flatten(size.get(), AffineExprKind::Add, summands);
  for (AffineExpr summand : summands) {
    Term &term = terms.emplace_back();
    SmallVector<AffineExpr> factors;
    flatten(summand, AffineExprKind::Mul, factors);
    for (AffineExpr factor : factors)
      if (auto number = dyn_cast<AffineConstantExpr>(factor)) // one at most
        term.count = number.getValue();
      else
        term.factors.push_back(spellFactor(factor));
    llvm::sort(term.factors);
  }
  // Higher degrees first.
  llvm::sort(terms, [](const Term &a, const Term &b) {
    if (a.factors.size() != b.factors.size())
      return a.factors.size() > b.factors.size();
    return a.factors < b.factors;
  });
  std::string result;
  for (const Term &term : terms) {
    if (!result.empty())
      result += " + ";
    if (term.count != 1 || term.factors.empty())
      result += std::to_string(term.count) + (term.factors.empty() ? "" : "*");
    result += llvm::join(term.factors, "*");
  }
  return result;
}
