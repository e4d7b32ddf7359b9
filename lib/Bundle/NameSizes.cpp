//===- NameSizes.cpp - names of dynamic sizes -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_NAMESIZES
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Names the extents of the arguments.
static void nameExtents(func::FuncOp function) {
  SizeClasses classes(function);
  DenseMap<unsigned, std::string> names; // by leader of the class
  llvm::StringSet<> used;
  auto leader = [&](unsigned symbol) { return classes.getLeader(symbol); };
  for (auto [symbol, number] : classes.getNumbers())
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
    nameExtents(function);
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
