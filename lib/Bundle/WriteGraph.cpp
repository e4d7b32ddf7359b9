//===- WriteGraph.cpp - the graph of a bundle -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_WRITEGRAPH
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;

namespace {
struct WriteGraph : mlir::fuse::impl::WriteGraphBase<WriteGraph> {
  using WriteGraphBase::WriteGraphBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    if (std::error_code error = llvm::sys::fs::create_directories(directory)) {
      module.emitError() << "cannot make the folder '" << directory << "': " << error.message();
      return signalPassFailure();
    }
    SmallString<256> path(directory);
    llvm::sys::path::append(path, "graph.mlir");
    std::error_code error;
    llvm::raw_fd_ostream stream(path, error);
    if (!error) {
      module.print(stream, OpPrintingFlags().enableDebugInfo(false));
      stream << "\n";
      stream.close();
      error = stream.error();
    }
    if (error) {
      stream.clear_error();
      module.emitError() << "cannot write '" << path << "': " << error.message();
      return signalPassFailure();
    }
  }
};
} // namespace
