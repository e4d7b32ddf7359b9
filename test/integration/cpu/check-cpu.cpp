//===- check-cpu.cpp - executes a graph at every level and compares -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fuse-check-cpu FILE [--chip=sm_90] [--dims=33,7] [--data=integers|normal|special]
//                [--levels=graph,fused,kernels,mapped] [--function=main] [--time]
//
// Every dynamic extent of the inputs, in order, takes the next of `dims` (the
// last one again when they run out).
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Executor.h"
#include "fuse/InitAll.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include <chrono>
#include <random>

using namespace mlir;
using namespace mlir::fuse::exec;
namespace cl = llvm::cl;

static cl::opt<std::string> file(cl::Positional, cl::Required);
static cl::opt<std::string> chip("chip", cl::init("sm_90"));
static cl::opt<std::string> functionName("function", cl::init("main"));
static cl::opt<std::string> data("data", cl::init("normal"));
static cl::opt<unsigned> seed("seed", cl::init(1));
static cl::opt<bool> timed("time");
static cl::list<int64_t> dims("dims", cl::CommaSeparated);
static cl::list<std::string> levels("levels", cl::CommaSeparated);

static double sample(std::mt19937_64 &generator, DType dtype) {
  if (data == "integers" || !isFloat(dtype))
    return double(std::uniform_int_distribution<int>(-2, 2)(generator));
  double value = std::normal_distribution<double>()(generator);
  if (data == "special")
    switch (generator() % 97) {
    case 0:
      return std::numeric_limits<double>::infinity();
    case 1:
      return -std::numeric_limits<double>::infinity();
    case 2:
      return std::numeric_limits<double>::quiet_NaN();
    case 3:
      return 6e-8; // The smallest f16.
    case 4:
      return -0.0;
    }
  return value;
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  DialectRegistry registry;
  fuse::registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(file, &context);
  if (!module)
    return 1;
  auto function = module->lookupSymbol<func::FuncOp>(functionName);
  if (!function) {
    llvm::errs() << "no function " << functionName << "\n";
    return 1;
  }
  std::mt19937_64 generator(seed);
  std::vector<HostTensor> inputs;
  unsigned next = 0;
  for (Type type : function.getArgumentTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    std::optional<DType> dtype = tensor ? getDType(tensor.getElementType()) : std::nullopt;
    if (!dtype)
      continue;
    SmallVector<int64_t> shape(tensor.getShape());
    for (int64_t &extent : shape)
      if (ShapedType::isDynamic(extent) && !dims.empty())
        extent = dims[std::min<size_t>(next++, dims.size() - 1)];
    HostTensor &input = inputs.emplace_back(*dtype, shape);
    for (int64_t i = 0, count = input.getNumElements(); i < count; ++i)
      input.set(i, sample(generator, *dtype));
  }

  auto seconds = [](auto since) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
  };
  auto start = std::chrono::steady_clock::now();
  FailureOr<std::vector<HostTensor>> reference = executeReference(*module, functionName, inputs);
  if (failed(reference))
    return 1;
  if (timed)
    llvm::outs() << "reference: " << seconds(start) << " s\n";
  std::vector<std::string> chosen(levels.begin(), levels.end());
  if (chosen.empty())
    chosen = {"graph", "fused", "kernels", "mapped"};
  int status = 0;
  for (const std::string &name : chosen) {
    Level level = name == "graph"     ? Level::Graph
                  : name == "fused"   ? Level::Fused
                  : name == "kernels" ? Level::Kernels
                                      : Level::Mapped;
    start = std::chrono::steady_clock::now();
    FailureOr<std::vector<HostTensor>> results =
        execute(*module, functionName, inputs, level, chip);
    if (failed(results))
      return 1;
    if (timed)
      llvm::outs() << name << ": " << seconds(start) << " s\n";
    for (auto [index, got, expected] : llvm::enumerate(*results, *reference)) {
      Comparison comparison = compare(got, expected);
      llvm::outs() << name << " " << index << " ";
      llvm::outs() << getName(got.dtype);
      for (int64_t extent : got.shape)
        llvm::outs() << " " << extent;
      llvm::outs() << ": " << comparison.toString() << "\n";
      if (!comparison.passed || (data == "integers" && comparison.worstRatio != 0))
        status = 1;
    }
  }
  return status;
}
