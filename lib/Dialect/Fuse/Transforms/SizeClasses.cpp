//===- SizeClasses.cpp - extents that must be equal -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::fuse;

SizeClasses::SizeClasses(func::FuncOp function) : shapes(function) {
  for (unsigned symbol = 0; symbol < shapes.getNumSymbols(); ++symbol)
    classes.insert(symbol);
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto indexed = dyn_cast<IndexedOpInterface>(op))
      mergeOperands(op, indexed.getMaps());
    else if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      mergeOperands(op, linalgOp.getIndexingMapsArray());
    else if (OpTrait::hasElementwiseMappableTraits(op))
      mergeElementwise(op);
    // Scalar code has no extents.
    return isa<IndexedOpInterface, linalg::LinalgOp>(op) ? WalkResult::skip()
                                                         : WalkResult::advance();
  });
  mergeNames(function);
  mergeRequirements(function);

  MLIRContext *context = function.getContext();
  for (unsigned symbol = 0; symbol < shapes.getNumSymbols(); ++symbol)
    meanings.push_back(getAffineSymbolExpr(getLeader(symbol), context));
  for (auto [symbol, number] : numbers)
    for (AffineExpr &meaning : meanings)
      if (meaning == getAffineSymbolExpr(getLeader(symbol), context))
        meaning = getAffineConstantExpr(number, context);
  mergeComputed();
}

void SizeClasses::mergeOperands(Operation *op, ArrayRef<AffineMap> maps) {
  DenseMap<unsigned, AffineExpr> extents;
  for (auto [operand, map] : llvm::zip(op->getOperands(), maps))
    for (auto [position, result] : llvm::enumerate(map.getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(result)) {
        AffineExpr extent = shapes.getExtent(operand, position);
        if (!extent)
          continue;
        auto [it, isNew] = extents.try_emplace(dim.getPosition(), extent);
        if (!isNew)
          merge(it->second, extent);
      }
}

void SizeClasses::mergeElementwise(Operation *op) {
  Value first;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      continue;
    if (!first)
      first = operand;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (AffineExpr a = shapes.getExtent(first, dim), b = shapes.getExtent(operand, dim); a && b)
        merge(a, b);
  }
}

/// The runtime refuses arguments that give one name two values.
void SizeClasses::mergeNames(func::FuncOp function) {
  llvm::StringMap<unsigned> first;
  unsigned symbol = 0;
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank())
      continue;
    auto names = function.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kDimsAttr);
    for (int64_t dim = 0; dim < type.getRank(); ++dim, ++symbol) {
      auto name =
          names && dim < int64_t(names.size()) ? dyn_cast<StringAttr>(names[dim]) : StringAttr();
      if (!name || name.empty() || !type.isDynamicDim(dim))
        continue;
      auto [it, isNew] = first.try_emplace(name, symbol);
      classes.unionSets(it->second, symbol);
      if (int64_t number; isNew && llvm::to_integer(name.getValue(), number))
        numbers.push_back({symbol, number});
    }
  }
}

/// Every call checks them.
void SizeClasses::mergeRequirements(func::FuncOp function) {
  auto requirements = function->getAttrOfType<ArrayAttr>(kRequirementsAttr);
  if (!requirements)
    return;
  for (auto entry : requirements.getAsRange<DictionaryAttr>())
    if (auto sides = entry.getAs<AffineMapAttr>("sides");
        sides && sides.getValue().getNumResults() == 2 &&
        sides.getValue().getNumSymbols() == shapes.getNumSymbols() &&
        entry.getAs<StringAttr>("relation") == "eq")
      merge(sides.getValue().getResult(0), sides.getValue().getResult(1));
}

/// `3 * a` for `3 * b` equal to it: drops a number that divides both sides. What must be a number
/// is left as the graph says it, for a message to say so.
static void cancelNumber(AffineExpr &a, AffineExpr &b) {
  AffineExpr x = simplifySize(a), y = simplifySize(b);
  if (isa<AffineConstantExpr>(x) || isa<AffineConstantExpr>(y))
    return;
  int64_t common = std::gcd(x.getLargestKnownDivisor(), y.getLargestKnownDivisor());
  if (common <= 1)
    return;
  a = simplifySize(x.floorDiv(common));
  b = simplifySize(y.floorDiv(common));
}

void SizeClasses::merge(AffineExpr a, AffineExpr b) {
  cancelNumber(a, b);
  if (a == b)
    return;
  auto symbolA = dyn_cast<AffineSymbolExpr>(a), symbolB = dyn_cast<AffineSymbolExpr>(b);
  if (symbolA && symbolB)
    classes.unionSets(symbolA.getPosition(), symbolB.getPosition());
  else if (auto number = dyn_cast<AffineConstantExpr>(symbolA ? b : a);
           number && (symbolA || symbolB))
    numbers.push_back({(symbolA ? symbolA : symbolB).getPosition(), number.getValue()});
  else
    computed.push_back({a, b});
}

AffineExpr SizeClasses::simplify(AffineExpr expr) {
  return simplifySize(expr.replaceSymbols(meanings));
}

AffineExpr SizeClasses::findComputed(AffineExpr expr) {
  for (auto it = parents.find(expr); it != parents.end(); it = parents.find(expr))
    expr = it->second;
  return expr;
}

void SizeClasses::mergeComputed() {
  for (auto [a, b] : computed) {
    AffineExpr from = findComputed(simplify(a)), to = findComputed(simplify(b));
    if (from != to)
      parents[from] = to;
  }
}

bool SizeClasses::areEqual(AffineExpr a, AffineExpr b) {
  return findComputed(simplify(a)) == findComputed(simplify(b));
}

bool SizeClasses::areEqual(Value a, int64_t dimA, Value b, int64_t dimB) {
  if (a == b && dimA == dimB)
    return true;
  AffineExpr extentA = shapes.getExtent(a, dimA), extentB = shapes.getExtent(b, dimB);
  if (extentA && extentB)
    return areEqual(extentA, extentB);
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual({a, dimA}, {b, dimB});
  return succeeded(equal) && *equal;
}

std::optional<int64_t> SizeClasses::getDifference(Value a, int64_t dimA, Value b, int64_t dimB) {
  AffineExpr extentA = shapes.getExtent(a, dimA), extentB = shapes.getExtent(b, dimB);
  if (!extentA || !extentB)
    return std::nullopt;
  auto number = dyn_cast<AffineConstantExpr>(simplifySize(simplify(extentA) - simplify(extentB)));
  return number ? std::optional(number.getValue()) : std::nullopt;
}

bool SizeClasses::haveSameShape(Value a, Value b) {
  int64_t rank = cast<ShapedType>(a.getType()).getRank();
  if (rank != cast<ShapedType>(b.getType()).getRank())
    return false;
  return llvm::all_of(llvm::seq<int64_t>(0, rank),
                      [&](int64_t dim) { return areEqual(a, dim, b, dim); });
}
