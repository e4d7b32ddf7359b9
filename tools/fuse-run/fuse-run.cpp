//===- fuse-run.cpp - runs graphs and bundles -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "fuse/Runtime/Compare.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Program.h"
#if FUSE_RUN_WITH_COMPILER
#include "Graph.h"
#include "Simulate.h"
#include "fuse/Bundle/TemporaryFolder.h"
#endif

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <iostream>

using namespace fuse::runtime;
using fuse::run::Options;

namespace {

/// Inputs from files, or seeded data of the sizes in --dims.
std::vector<Tensor> makeInputs(const Function &function, const Options &options) {
  std::vector<Tensor> inputs;
  const size_t numInputs = function.numInputs();
  if (!options.inputs.empty() && options.inputs.size() != numInputs)
    fail("function '", function.name, "' takes ", numInputs, " inputs, --inputs names ",
         options.inputs.size());
  Bindings bindings;
  if (options.inputs.empty())
    bindings = bindNames(function, options.dims);
  for (const Argument &argument : function.arguments) {
    if (argument.role != Role::Input)
      continue;
    const size_t position = inputs.size();
    if (!options.inputs.empty()) {
      inputs.push_back(readNpy(options.inputs[position], argument.type));
      continue;
    }
    std::vector<int64_t> shape = shapeOf(argument, bindings);
    double scale = 1;
    if (position > 0 && shape.size() >= 2 && shape.back() > 0)
      scale = 1 / std::sqrt(static_cast<double>(shape.back()));
    inputs.push_back(randomTensor(argument.type, std::move(shape),
                                  options.seed * 1000003 + position, scale,
                                  parseDistribution(options.data)));
  }
  // Reports inputs that do not fit together; sizes given beside inputs must agree.
  std::vector<std::vector<int64_t>> shapes;
  for (const Tensor &input : inputs)
    shapes.push_back(input.shape);
  const Bindings found = bindShapes(function, shapes);
  if (!options.inputs.empty() && !options.dims.empty()) {
    std::vector<std::pair<std::string, int64_t>> all(found.dims.begin(), found.dims.end());
    all.insert(all.end(), options.dims.begin(), options.dims.end());
    for (const auto &[name, value] : bindNames(function, all).dims)
      if (value != found.dims.at(name))
        fail("--dims says ", name, " = ", value, ", the inputs say ", found.dims.at(name));
  }
  return inputs;
}

std::string spell(const std::array<uint32_t, 3> &extents) {
  return "(" + std::to_string(extents[0]) + ", " + std::to_string(extents[1]) + ", " +
         std::to_string(extents[2]) + ")";
}

/// A place in a buffer.
std::string spell(const std::string &buffer, uint64_t offset) {
  return offset ? buffer + "+" + std::to_string(offset) : buffer;
}

/// --device=dry.
void printPlan(const Manifest &manifest, const Function &function, const Options &options) {
  Bindings bindings;
  if (options.inputs.empty()) {
    bindings = bindNames(function, options.dims);
  } else {
    std::vector<std::vector<int64_t>> shapes;
    for (const Tensor &input : makeInputs(function, options))
      shapes.push_back(input.shape);
    bindings = bindShapes(function, shapes);
  }
  const std::vector<PlannedStep> steps = planCall(function, bindings, limitsOf(manifest));
  std::cout << "function " << function.name << "\n";
  for (const std::string &dim : function.dims)
    std::cout << "  size " << dim << " = " << bindings.dims.at(dim) << "\n";
  for (const Argument &argument : function.arguments)
    std::cout << "  " << (argument.role == Role::Input ? "input " : "output ") << argument.name
              << " " << toString(argument.type) << " " << toString(shapeOf(argument, bindings))
              << "\n";
  for (const Workspace &workspace : function.workspace)
    std::cout << "  workspace " << workspace.name << " " << workspace.bytes.evaluate(bindings)
              << " bytes\n";
  for (const Constant &constant : function.constants)
    std::cout << "  constant " << constant.name << " " << toString(constant.type) << " "
              << toString(constant.shape) << "\n";
  for (const PlannedStep &step : steps) {
    if (step.kind == PlannedStep::Kind::Copy) {
      const PlannedCopy &copy = step.copy;
      std::cout << "  copy " << copy.bytes << " bytes from "
                << spell(copy.copy->from.buffer, copy.from.offset) << " to "
                << spell(copy.copy->to.buffer, copy.to.offset) << "\n";
      continue;
    }
    const PlannedLaunch &planned = step.launch;
    std::cout << "  launch " << planned.launch->kernel << " grid " << spell(planned.grid)
              << " block " << spell(planned.block);
    if (planned.cluster != std::array<uint32_t, 3>{1, 1, 1})
      std::cout << " cluster " << spell(planned.cluster);
    if (planned.dynamicSharedMemory)
      std::cout << " shared " << planned.dynamicSharedMemory;
    std::cout << " parameters (";
    const char *separator = "";
    for (const PlannedParameter &parameter : planned.parameters) {
      std::cout << separator
                << (parameter.buffer.empty()
                        ? std::to_string(parameter.value)
                        : spell(parameter.buffer, static_cast<uint64_t>(parameter.value)));
      separator = ", ";
    }
    std::cout << ")\n";
  }
}

void printBench(const BenchResult &result, const Driver &driver) {
  std::printf("%s (%s), %lld input sets in turn\n", driver.deviceName().c_str(),
              driver.chip().c_str(), static_cast<long long>(result.inputSets));
  std::printf("%-36s %14s %8s %12s %10s %10s\n", "kernel", "grid", "threads", "us", "TFLOP/s",
              "GB/s");
  auto rate = [](double amount, double microseconds, double unit) {
    char text[32] = "-";
    if (amount > 0)
      std::snprintf(text, sizeof(text), "%.1f", amount / microseconds / unit);
    return std::string(text);
  };
  double flops = 0, bytes = 0;
  for (const StepTime &timed : result.steps) {
    if (timed.step.kind == PlannedStep::Kind::Copy) {
      const PlannedCopy &copy = timed.step.copy;
      const double moved = 2 * static_cast<double>(copy.bytes); // read and written
      bytes += moved;
      std::printf("%-36s %14s %8s %12.2f %10s %10s\n", ("copy to " + copy.copy->to.buffer).c_str(),
                  "-", "-", timed.microseconds, "-", rate(moved, timed.microseconds, 1e3).c_str());
      continue;
    }
    const PlannedLaunch &planned = timed.step.launch;
    flops += planned.flops;
    bytes += planned.bytes;
    std::string grid = std::to_string(planned.grid[0]);
    if (planned.grid[1] != 1 || planned.grid[2] != 1)
      grid += "x" + std::to_string(planned.grid[1]) + "x" + std::to_string(planned.grid[2]);
    std::printf("%-36s %14s %8u %12.2f %10s %10s\n", planned.launch->kernel.c_str(), grid.c_str(),
                planned.block[0] * planned.block[1] * planned.block[2], timed.microseconds,
                rate(planned.flops, timed.microseconds, 1e6).c_str(),
                rate(planned.bytes, timed.microseconds, 1e3).c_str());
  }
  std::printf("%-36s %14s %8s %12.2f %10s %10s\n", "total", "", "", result.totalMicroseconds,
              rate(flops, result.totalMicroseconds, 1e6).c_str(),
              rate(bytes, result.totalMicroseconds, 1e3).c_str());
}

void writeOutputs(const std::vector<Tensor> &results, const std::string &directory) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error)
    fail("cannot make the folder '", directory, "': ", error.message());
  for (size_t i = 0; i < results.size(); ++i)
    writeNpy(directory + "/result" + std::to_string(i) + ".npy", results[i]);
}

/// True if all results are within tolerance; one line for each. `unrounded` computes the references
/// without roundings that a kernel may leave out; asked only where a result needs it.
bool reportChecks(const std::vector<Tensor> &results, const std::vector<Tensor> &references,
                  const Options &options,
                  const std::function<std::vector<Tensor>()> &unrounded = nullptr) {
  if (results.size() != references.size())
    fail("the function has ", results.size(), " results, the reference ", references.size());
  bool passed = true;
  std::vector<Tensor> others;
  for (size_t i = 0; i < results.size(); ++i) {
    const Tolerance tolerance = options.tolerance.empty() ? toleranceOf(results[i].type)
                                                          : parseTolerance(options.tolerance);
    Comparison comparison = compare(results[i], references[i], tolerance);
    if (!comparison.passed && unrounded && results[i].shape == references[i].shape) {
      if (others.empty())
        others = unrounded();
      comparison = compare(results[i], references[i], tolerance, &others[i]);
    }
    std::cout << "result " << i << " " << toString(results[i].type) << " "
              << toString(results[i].shape) << " " << comparison.text << "\n";
    passed &= comparison.passed;
  }
  return passed;
}

std::vector<Tensor> readReferences(const Options &options, const std::vector<Tensor> &results) {
  if (options.references.size() != results.size())
    fail("the function has ", results.size(), " results, --reference names ",
         options.references.size());
  std::vector<Tensor> references;
  for (size_t i = 0; i < results.size(); ++i) {
    try {
      references.push_back(readNpy(options.references[i], ElementType::f64));
    } catch (const Error &) {
      references.push_back(readNpy(options.references[i], results[i].type));
    }
  }
  return references;
}

std::unique_ptr<Driver> openDriver(const Options &options) {
  if (options.device == "cuda")
    return openCudaDriver();
  if (options.device == "hip")
    return openHipDriver();
  return nullptr;
}

int run(const Options &options) {
  if (options.info) {
    const std::unique_ptr<Driver> device = openDriver(options);
    std::cout << device->chip() << " " << device->deviceName() << "\n";
    return 0;
  }
  std::error_code ignored;
  const bool isBundle = std::filesystem::is_directory(options.input, ignored);
  if (isBundle && options.device == "cpu")
    fail("a bundle holds code for a GPU; run its graph on the CPU: ", options.input, "/graph.mlir");
  if (isBundle && !options.chip.empty())
    fail("--chip goes with a graph; a bundle is compiled already");
  if (!isBundle && options.jit && options.chip.empty())
    fail("--jit needs the --chip that the graph is compiled for");
  std::unique_ptr<Driver> driver = openDriver(options);

  std::vector<Tensor> inputs, results;
  std::string functionName;
  std::string bundlePath = options.input;
#if FUSE_RUN_WITH_COMPILER
  mlir::fuse::TemporaryFolder folder;
  std::unique_ptr<fuse::run::Graph> graph;
  if (!isBundle) {
    graph = std::make_unique<fuse::run::Graph>(options.input);
    if (options.device != "cpu") {
      std::string chip = options.chip;
      if (chip.empty() && driver)
        chip = fuse::run::Graph::chipFor(driver->chip(), driver->deviceName());
      if (chip.empty())
        fail("which chip shall the graph be compiled for? --chip=...");
      if (const std::error_code error = folder.makeInSystemFolder())
        fail("cannot make a temporary folder for the bundle: ", error.message());
      bundlePath = folder.getPath().str() + "/bundle";
      graph->compile(chip, bundlePath);
    }
  }
  if (options.device == "cpu") {
    const Function signature = graph->getSignature(options.function);
    functionName = signature.name;
    inputs = makeInputs(signature, options);
    results = graph->execute(functionName, inputs, options.level, options.chip);
  }
#else
  if (!isBundle) {
    checkRegularFile(options.input);
    fail("this fuse-run was built without the compiler and runs bundles only");
  }
#endif
  if (options.device != "cpu") {
    const Bundle bundle = Bundle::load(bundlePath);
    bundle.manifest.checkIsWhole(options.function);
    const Function &function = bundle.manifest.getFunction(options.function);
    functionName = function.name;
    if (options.device == "dry") {
      printPlan(bundle.manifest, function, options);
      return 0;
    }
#if FUSE_RUN_WITH_COMPILER
    std::unique_ptr<fuse::sim::Simulator> simulator;
    if (options.device == "sim") {
      fuse::sim::Options simulation;
      simulation.seed = options.simSeed;
      simulation.limit = options.simLimit.value_or(simulation.limit);
      simulator = fuse::run::openSimulator(bundle.manifest.chip, simulation);
    }
    Driver &device = simulator ? *simulator : *driver;
#else
    Driver &device = *driver;
#endif
    Program program(bundle, device, options.jit);
    if (options.inputs.empty()) // before the host makes them
      program.checkMemory(function, bindNames(function, options.dims));
    inputs = makeInputs(function, options);
    results = program.run(function, inputs, options.offset);
    if (options.bench) {
      const BenchResult bench =
          program.bench(function, inputs, static_cast<double>(options.alone) / 1e3);
      printBench(bench, device);
    }
#if FUSE_RUN_WITH_COMPILER
    if (options.stats)
      fuse::run::printStatistics(*simulator);
    if (options.check && options.references.empty() && !graph)
      graph = std::make_unique<fuse::run::Graph>(bundle);
#endif
  }
  if (!options.outputs.empty())
    writeOutputs(results, options.outputs);
  if (!options.check)
    return 0;
  if (!options.references.empty())
    return reportChecks(results, readReferences(options, results), options) ? 0 : 1;
#if FUSE_RUN_WITH_COMPILER
  return reportChecks(results, graph->reference(functionName, inputs, results), options,
                      [&] { return graph->unroundedReference(functionName, inputs); })
             ? 0
             : 1;
#else
  return 1; // refused by parseOptions
#endif
}

/// Output that did not arrive, on a full disk say, is no success.
void flushOutput() {
  std::cout.flush();
  if (!std::cout || std::fflush(stdout) != 0 || std::ferror(stdout))
    fail("cannot write the output: ", std::strerror(errno));
}

} // namespace

int main(int argc, char **argv) {
#if FUSE_RUN_WITH_COMPILER
  mlir::fuse::cleanUpOnSignals();
#endif
  try {
    const std::optional<Options> options =
        fuse::run::parseOptions(argc, argv, FUSE_RUN_WITH_COMPILER);
    const int status = options ? run(*options) : 0;
    flushOutput();
    return status;
  } catch (const Error &error) {
    std::cerr << "fuse-run: error: " << error.what() << "\n";
  } catch (const std::bad_alloc &) {
    std::cerr << "fuse-run: error: out of memory\n";
  } catch (const std::exception &error) {
    std::cerr << "fuse-run: error: " << error.what() << "\n";
  }
  return 1;
}
