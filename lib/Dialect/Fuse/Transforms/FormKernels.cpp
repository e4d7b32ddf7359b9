//===- FormKernels.cpp - each fuse op stands in a kernel ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FORMKERNELS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct FormKernels : fuse::impl::FormKernelsBase<FormKernels> {
  using FormKernelsBase::FormKernelsBase;

  void runOnOperation() override {
    llvm::StringSet<> names;
    getOperation().walk([&](KernelOp kernel) { names.insert(kernel.getSym()); });
    IRRewriter rewriter(&getContext());
    for (auto function : getOperation().getOps<FunctionOpInterface>()) {
      SmallVector<IndexedOpInterface> ops;
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (auto indexed = dyn_cast<IndexedOpInterface>(op))
          ops.push_back(indexed);
        return isa<KernelOp, IndexedOpInterface>(op) ? WalkResult::skip() : WalkResult::advance();
      });
      unsigned next = 0;
      for (IndexedOpInterface op : ops) {
        std::string name;
        do
          name = (function.getName() + "_" + Twine(next++)).str();
        while (!names.insert(name).second);
        rewriter.setInsertionPoint(op);
        auto kernel = KernelOp::create(rewriter, op->getLoc(), op->getResultTypes(), name,
                                       /*variants=*/ArrayAttr());
        rewriter.replaceAllUsesWith(op->getResults(), kernel.getResults());
        Block &body = kernel.getBody().emplaceBlock();
        op->moveBefore(&body, body.end());
        rewriter.setInsertionPointToEnd(&body);
        YieldOp::create(rewriter, op->getLoc(), op->getResults());
      }
    }
  }
};
} // namespace
