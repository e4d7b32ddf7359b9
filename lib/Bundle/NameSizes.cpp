//===- NameSizes.cpp - names of dynamic sizes -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_NAMESIZES
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {

/// The extents of a function's arguments, merged where an op forces them equal.
class SizeClasses {
public:
  explicit SizeClasses(func::FuncOp function) : function(function), shapes(function) {
    for (unsigned symbol = 0; symbol < shapes.getNumSymbols(); ++symbol)
      classes.insert(symbol);
    function.walk([&](Operation *op) {
      if (auto indexed = dyn_cast<IndexedOpInterface>(op))
        mergeOperands(op, indexed.getMaps());
      else if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        mergeOperands(op, linalgOp.getIndexingMapsArray());
    });
  }

  void name();

private:
  void mergeOperands(Operation *op, ArrayRef<AffineMap> maps) {
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

  /// Equalities between anything but plain sizes and numbers are left alone.
  void merge(AffineExpr a, AffineExpr b) {
    auto symbolA = dyn_cast<AffineSymbolExpr>(a), symbolB = dyn_cast<AffineSymbolExpr>(b);
    if (symbolA && symbolB)
      classes.unionSets(symbolA.getPosition(), symbolB.getPosition());
    else if (auto number = dyn_cast<AffineConstantExpr>(symbolA ? b : a);
             number && (symbolA || symbolB))
      numbers.push_back({(symbolA ? symbolA : symbolB).getPosition(), number.getValue()});
  }

  func::FuncOp function;
  ShapeExpressions shapes;
  llvm::EquivalenceClasses<unsigned> classes;
  SmallVector<std::pair<unsigned, int64_t>> numbers;
};

} // namespace

void SizeClasses::name() {
  DenseMap<unsigned, std::string> names; // by leader of the class
  llvm::StringSet<> used;
  auto leader = [&](unsigned symbol) { return classes.getLeaderValue(symbol); };
  for (auto [symbol, number] : numbers)
    names[leader(symbol)] = std::to_string(number);

  auto forEachExtent = [&](auto visit) {
    unsigned symbol = 0;
    for (BlockArgument argument : function.getArguments())
      if (auto type = dyn_cast<RankedTensorType>(argument.getType()))
        for (int64_t dim = 0; dim < type.getRank(); ++dim, ++symbol)
          visit(argument, type, dim, symbol);
  };
  // What is static, or named by the graph.
  forEachExtent([&](BlockArgument argument, RankedTensorType type, int64_t dim, unsigned symbol) {
    if (!type.isDynamicDim(dim)) {
      names.try_emplace(leader(symbol), std::to_string(type.getDimSize(dim)));
      return;
    }
    auto given = function.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kDimsAttr);
    if (!given || dim >= int64_t(given.size()))
      return;
    if (auto name = dyn_cast<StringAttr>(given[dim]); name && !name.getValue().empty()) {
      names.try_emplace(leader(symbol), name.str());
      used.insert(name.getValue());
    }
  });
  unsigned next = 0;
  forEachExtent([&](BlockArgument, RankedTensorType type, int64_t dim, unsigned symbol) {
    if (!type.isDynamicDim(dim) || names.contains(leader(symbol)))
      return;
    static constexpr StringLiteral first[] = {"M", "N", "K"};
    std::string name;
    do {
      name = next < std::size(first) ? first[next].str() : "d" + std::to_string(next);
      ++next;
    } while (!used.insert(name).second);
    names[leader(symbol)] = name;
  });

  Builder b(function.getContext());
  SmallVector<SmallVector<Attribute>> attributes(function.getNumArguments());
  forEachExtent([&](BlockArgument argument, RankedTensorType type, int64_t dim, unsigned symbol) {
    attributes[argument.getArgNumber()].push_back(
        b.getStringAttr(type.isDynamicDim(dim) ? names.lookup(leader(symbol)) : ""));
  });
  for (auto [position, argument] : llvm::enumerate(function.getArguments()))
    if (auto type = dyn_cast<RankedTensorType>(argument.getType()); type && !type.hasStaticShape())
      function.setArgAttr(position, kDimsAttr, b.getArrayAttr(attributes[position]));
}

LogicalResult mlir::fuse::nameSizes(ModuleOp module) {
  for (func::FuncOp function : getEntryPoints(module)) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      Attribute given = function.getArgAttr(i, kDimsAttr);
      auto list = dyn_cast_or_null<ArrayAttr>(given);
      if (given && (!list || !llvm::all_of(list, llvm::IsaPred<StringAttr>)))
        return function.emitError() << "argument #" << i << ": '" << kDimsAttr
                                    << "' must be a list of strings, one per dimension";
    }
    SizeClasses(function).name();
  }
  return success();
}

namespace {
struct NameSizes : mlir::fuse::impl::NameSizesBase<NameSizes> {
  void runOnOperation() override {
    if (failed(nameSizes(getOperation())))
      signalPassFailure();
  }
};
} // namespace
