//===- Graph.cpp - a graph, compiled or executed in process ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Execution/Executor.h"
#include "fuse/InitAll.h"
#include "fuse/Pipelines/Nesting.h"
#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/SourceMgr.h"

#include <cmath>
#include <cstddef>
#include <filesystem>

using namespace mlir;
namespace rt = ::fuse::runtime;
namespace exec = mlir::fuse::exec;

namespace fuse::run {

/// Prints diagnostics as they come; failures are thrown on top of them.
struct Graph::State {
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    mlir::fuse::registerAllDialects(registry);
    return registry;
  }

  MLIRContext context{makeRegistry()};
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler{sources, &context};
  OwningOpRef<ModuleOp> module;
  std::string path;
  std::shared_ptr<const std::string> contents;

  State() {
    context.printOpOnDiagnostic(false);
    context.allowUnregisteredDialects(); // refused by name, not by the parser
  }
  SmallVector<func::FuncOp> functions() { return mlir::fuse::getEntryPoints(*module); }
};

Graph::Graph(const std::string &path) : state(std::make_unique<State>()) {
  // A bundle's graph may be named by its path too.
  const std::filesystem::path file(path), folder = file.parent_path();
  std::error_code ignored;
  if (file.filename() == "graph.mlir" && exists(folder / "manifest.json", ignored)) {
    const rt::Bundle bundle = rt::Bundle::load(folder.empty() ? "." : folder.string());
    parse(path, bundle.read("graph.mlir"));
    supply(bundle);
    return;
  }
  parse(path, std::make_shared<const std::string>(rt::readFile(path)));
}

Graph::Graph(const rt::Bundle &bundle) : state(std::make_unique<State>()) {
  parse(bundle.directory + "/graph.mlir", bundle.read("graph.mlir"));
  supply(bundle);
}

/// Nothing is copied: the graph keeps the file of constants, as it was read.
void Graph::supply(const rt::Bundle &bundle) {
  if (bundle.manifest.graphResources.empty())
    return;
  const std::shared_ptr<const std::string> constants = bundle.read(bundle.manifest.constants);
  auto *dialect = state->context.getOrLoadDialect<BuiltinDialect>();
  auto *resources = dialect->getRegisteredInterface<ResourceBlobManagerDialectInterface>();
  for (const rt::GraphResource &resource : bundle.manifest.graphResources) {
    auto *entry = resources->getBlobManager().lookup(resource.name);
    if (!entry || entry->getBlob())
      continue;
    const ArrayRef<char> data(constants->data() + resource.offset,
                              static_cast<size_t>(resource.bytes));
    resources->getBlobManager().update(resource.name, UnmanagedAsmResourceBlob::allocateWithAlign(
                                                          data, alignof(std::max_align_t),
                                                          [constants](void *, size_t, size_t) {}));
  }
}

void Graph::parse(const std::string &path, std::shared_ptr<const std::string> contents) {
  state->path = path;
  state->contents = std::move(contents);
  state->sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(*state->contents, path),
                                    llvm::SMLoc());
  if (mlir::fuse::findDeepNesting(*state->contents) != llvm::StringRef::npos)
    rt::fail("'", path, "' is not a valid graph: ", mlir::fuse::kDeepNesting);
  state->module = parseSourceFile<ModuleOp>(state->sources, ParserConfig(&state->context));
  if (!state->module)
    rt::fail("'", path, "' is not a valid graph");
  if (state->functions().empty())
    rt::fail("'", path, "' has no public function");
}

Graph::~Graph() = default;

rt::Function Graph::getSignature(const std::string &function) {
  // Sizes are named, and requirements found, as by the compiler.
  OwningOpRef<ModuleOp> clone = state->module->clone();
  PassManager passes(&state->context);
  if (!mlir::fuse::hasKernels(*clone)) { // there they stand in attributes
    mlir::fuse::buildNormalFormPipeline(passes);
    passes.addPass(mlir::fuse::createNameSizes());
  }
  if (failed(passes.run(*clone)))
    rt::fail("the sizes of '", state->path, "' cannot be named");
  std::string names;
  SmallVector<func::FuncOp> functions = mlir::fuse::getEntryPoints(*clone);
  for (func::FuncOp candidate : functions) {
    names += (names.empty() ? "" : ", ") + candidate.getName().str();
    if (candidate.getName() != function && !(function.empty() && functions.size() == 1))
      continue;
    FailureOr<rt::Function> signature = mlir::fuse::getSignature(candidate);
    if (failed(signature))
      rt::fail("function '", candidate.getName().str(), "' cannot be run");
    return std::move(*signature);
  }
  if (function.empty())
    rt::fail("there are several functions; pick one with --function: ", names);
  rt::fail("there is no function '", function, "'; there is: ", names);
}

void Graph::compile(const std::string &chip, const std::string &directory) {
  OwningOpRef<ModuleOp> clone = state->module->clone();
  PassManager passes(&state->context);
  mlir::fuse::CompileOptions options;
  options.chip = chip;
  options.bundle = directory;
  mlir::fuse::buildCompilePipeline(passes, options);
  if (failed(passes.run(*clone)))
    rt::fail("'", state->path, "' cannot be compiled for ", chip);
}

std::string Graph::chipFor(const std::string &architecture, const std::string &deviceName) {
  const mlir::fuse::ChipInfo *chip = mlir::fuse::lookupDevice(architecture, deviceName);
  return chip ? chip->name.str() : architecture;
}

//===----------------------------------------------------------------------===//
// Execution on the CPU
//===----------------------------------------------------------------------===//

std::vector<rt::Tensor> Graph::execute(const std::string &function,
                                       const std::vector<rt::Tensor> &inputs,
                                       const std::string &level, const std::string &chip) {
  const exec::Level at = level == "graph"     ? exec::Level::Graph
                         : level == "fused"   ? exec::Level::Fused
                         : level == "kernels" ? exec::Level::Kernels
                                              : exec::Level::Mapped;
  FailureOr<std::vector<rt::Tensor>> results =
      exec::execute(*state->module, function, inputs, at, chip.empty() ? "sm_90a" : chip);
  if (failed(results))
    rt::fail("'", state->path, "' cannot be executed at ", level, " level");
  return std::move(*results);
}

std::vector<rt::Tensor> Graph::reference(const std::string &function,
                                         const std::vector<rt::Tensor> &inputs,
                                         const std::vector<rt::Tensor> &results) {
  const auto compute = [&](exec::Reference kind) {
    FailureOr<std::vector<rt::Tensor>> computed =
        exec::executeReference(*state->module, function, inputs, kind);
    if (failed(computed))
      rt::fail("the reference of '", state->path, "' cannot be computed");
    return std::move(*computed);
  };
  std::vector<rt::Tensor> references = compute(exec::Reference::Spelled), limits;
  for (size_t i = 0; i < references.size() && i < results.size(); ++i) {
    rt::Tensor &reference = references[i];
    if (reference.shape != results[i].shape)
      continue; // the comparison says so
    for (int64_t at = 0, count = reference.numElements(); at < count; ++at) {
      if (!std::isnan(reference.get(at)) || std::isnan(results[i].get(at)))
        continue;
      if (limits.empty())
        limits = compute(exec::Reference::WithLimits);
      reference.set(at, limits[i].get(at));
    }
  }
  return references;
}

std::vector<rt::Tensor> Graph::unroundedReference(const std::string &function,
                                                  const std::vector<rt::Tensor> &inputs) {
  FailureOr<std::vector<rt::Tensor>> computed =
      exec::executeReference(*state->module, function, inputs, exec::Reference::Unrounded);
  if (failed(computed))
    rt::fail("the reference of '", state->path, "' cannot be computed");
  return std::move(*computed);
}

} // namespace fuse::run
