//===- NameSources.cpp - ops of the input, tracked by location ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/Sources.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_NAMESOURCES
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Reading what the pass wrote
//===----------------------------------------------------------------------===//

SmallVector<NameLoc> mlir::fuse::getSources(Operation *function) {
  SmallVector<NameLoc> sources;
  auto fused = dyn_cast<FusedLoc>(function->getLoc());
  auto list = fused ? dyn_cast_or_null<ArrayAttr>(fused.getMetadata()) : ArrayAttr();
  if (list)
    for (Attribute source : list)
      if (auto name = dyn_cast<NameLoc>(source))
        sources.push_back(name);
  return sources;
}

StringRef mlir::fuse::getSourceOp(Location source) {
  auto name = dyn_cast<NameLoc>(source);
  if (!name)
    return {};
  auto [number, op] = name.getName().getValue().split(' ');
  unsigned ignored;
  return number.getAsInteger(10, ignored) ? StringRef() : op;
}

SmallVector<Location> mlir::fuse::getSourcesOf(Location loc) {
  SmallVector<Location> named, positions;
  loc->walk([&](Location inner) {
    if (!getSourceOp(inner).empty()) {
      if (!llvm::is_contained(named, inner))
        named.push_back(inner);
      return WalkResult::skip();
    }
    if (isa<FileLineColLoc>(inner) && !llvm::is_contained(positions, inner))
      positions.push_back(inner);
    return WalkResult::advance();
  });
  return named.empty() ? positions : named;
}

std::string mlir::fuse::getSourcePosition(Location source) {
  if (auto position = source->findInstanceOf<FileLineColLoc>())
    return (position.getFilename().getValue() + ":" + Twine(position.getLine()) + ":" +
            Twine(position.getColumn()))
        .str();
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto name = dyn_cast<NameLoc>(source))
    os << name.getChildLoc();
  else
    os << source;
  // loc(...)
  StringRef inner = text;
  if (inner.consume_front("loc(") && inner.consume_back(")"))
    return inner.str();
  return text;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Ops that compute or move elements.
static bool isSource(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>() || op->hasTrait<OpTrait::ConstantLike>() ||
      isa<tensor::EmptyOp, tensor::DimOp>(op))
    return false;
  return llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

namespace {
struct NameSources : fuse::impl::NameSourcesBase<NameSources> {
  using NameSourcesBase::NameSourcesBase;

  void runOnOperation() override {
    unsigned next = 0;
    DenseMap<Operation *, SmallVector<Attribute>> sources;
    SmallVector<FunctionOpInterface> functions(getOperation().getOps<FunctionOpInterface>());
    for (FunctionOpInterface function : functions) {
      if (!getSources(function).empty())
        continue;
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (op == function.getOperation())
          return WalkResult::advance();
        if (isSource(op)) {
          auto name =
              StringAttr::get(&getContext(), Twine(next++) + " " + op->getName().getStringRef());
          auto named = NameLoc::get(name, op->getLoc());
          op->setLoc(named);
          sources[function].push_back(named);
        }
        // What an op is made of inside is part of it.
        bool isControlFlow = op->getName().getDialectNamespace() == "scf";
        return isControlFlow ? WalkResult::advance() : WalkResult::skip();
      });
    }
    SymbolTableCollection symbols;
    for (FunctionOpInterface function : functions) {
      // Callees are inlined: their ops are ops of the caller.
      SmallVector<Attribute> all;
      llvm::SmallPtrSet<Operation *, 4> seen;
      auto gather = [&](auto &&self, Operation *callee) -> void {
        if (!callee || !seen.insert(callee).second)
          return;
        for (Attribute source : sources.lookup(callee))
          if (getSourceOp(cast<NameLoc>(source)) != "func.call")
            all.push_back(source);
        callee->walk(
            [&](CallOpInterface call) { self(self, call.resolveCallableInTable(&symbols)); });
      };
      gather(gather, function);
      if (!all.empty())
        function->setLoc(
            FusedLoc::get(&getContext(), {function->getLoc()}, ArrayAttr::get(&getContext(), all)));
    }
  }
};
} // namespace
