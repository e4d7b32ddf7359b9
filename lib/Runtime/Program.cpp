//===- Program.cpp - a bundle on a device ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Program.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <optional>
#include <random>

namespace fuse::runtime {

DeviceBuffer::DeviceBuffer(Driver &driver, size_t bytes) : driver(&driver), bytes(bytes) {
  // An empty tensor gets an address too.
  start = driver.allocate(std::max<size_t>(bytes, 1));
}
DeviceBuffer::~DeviceBuffer() {
  if (start)
    driver->free(start);
}
DeviceBuffer::DeviceBuffer(DeviceBuffer &&other) noexcept
    : driver(other.driver), start(other.start), bytes(other.bytes) {
  other.start = 0;
}

static bool isText(const CodeObject &object) {
  return object.format == "ptx" || object.format == "isa";
}

Program::Program(const Bundle &bundle, Driver &driver, bool jit)
    : driver(driver), limits(limitsOf(bundle.manifest)) {
  const Manifest &manifest = bundle.manifest;
  if (manifest.vendor != driver.vendor())
    failAs<ChipError>("the bundle is for ", manifest.chip, " (", manifest.vendor,
                      "); the GPU here is ", driver.deviceName(), " (", driver.chip(), ")");
  try {
    for (const CodeObject &object : manifest.codeObjects) {
      const bool useText = isText(object) || ((jit || driver.wantsText()) && !object.text.empty());
      driver.checkChip(manifest.chip, useText);
      modules.push_back(driver.load(
          *bundle.read(isText(object) || !useText ? object.file : object.text), useText));
    }
    // What only the graph reads lies behind what functions read.
    std::optional<int64_t> used;
    for (const Function &function : manifest.functions)
      for (const Constant &constant : function.constants)
        used =
            std::max(used.value_or(0), constant.offset + countBytes(constant.type, constant.shape));
    if (used) {
      const std::shared_ptr<const std::string> data = bundle.read(manifest.constants);
      constants.emplace_back(driver, static_cast<size_t>(*used));
      driver.copyToDevice(constants[0].address(), data->data(), static_cast<size_t>(*used));
      // The copy may be under way still, and launches go to streams that do not wait for it.
      driver.synchronize();
    }
  } catch (...) {
    unload();
    throw;
  }
}

Program::~Program() { unload(); }

void Program::unload() {
  for (ModuleHandle module : modules)
    driver.unload(module);
}

KernelHandle Program::getKernel(const Launch &launch, uint32_t dynamicSharedMemory) {
  const std::lock_guard<std::mutex> guard(lock);
  auto &[kernel, prepared] = kernels[{launch.object, launch.kernel}];
  if (!kernel || prepared < dynamicSharedMemory) {
    kernel = driver.getKernel(modules[static_cast<size_t>(launch.object)], launch.kernel,
                              dynamicSharedMemory);
    prepared = dynamicSharedMemory;
  }
  return kernel;
}

Call Program::prepare(const Function &function, const Bindings &bindings) {
  std::vector<DeviceAddress> addresses;
  for (const Constant &constant : function.constants)
    addresses.push_back(constants.at(0).address() + static_cast<uint64_t>(constant.offset));
  return Call(driver, function, bindings, limits, addresses,
              [this](const Launch &launch, uint32_t dynamicSharedMemory) {
                return getKernel(launch, dynamicSharedMemory);
              });
}

//===----------------------------------------------------------------------===//
// Whole calls
//===----------------------------------------------------------------------===//

static std::vector<std::vector<int64_t>> checkedShapes(const Function &function,
                                                       const std::vector<Tensor> &inputs) {
  std::vector<std::vector<int64_t>> shapes;
  size_t position = 0;
  for (const Argument &argument : function.arguments) {
    if (argument.role != Role::Input || position >= inputs.size())
      continue;
    const Tensor &input = inputs[position++];
    if (input.type != argument.type)
      fail("input ", position - 1, " ('", argument.name, "') is of type ", toString(input.type),
           ", ", toString(argument.type), " is expected");
  }
  for (const Tensor &input : inputs)
    shapes.push_back(input.shape);
  return shapes;
}

static size_t workspaceBytes(const Workspace &workspace, const Bindings &bindings) {
  return static_cast<size_t>(workspace.bytes.evaluate(bindings)); // memoryOf has checked it
}

void Program::checkMemory(const Function &function, const Bindings &bindings, int64_t calls,
                          size_t offset) const {
  int64_t wanted = 0;
  const auto count = static_cast<int64_t>(function.arguments.size());
  if (__builtin_mul_overflow(memoryOf(function, bindings), calls, &wanted) ||
      offset > size_t(1) << 40 ||
      __builtin_add_overflow(wanted, count * static_cast<int64_t>(offset), &wanted))
    fail("function '", function.name, "': more memory is asked for than any GPU addresses");
  const size_t free = driver.freeMemory();
  if (static_cast<uint64_t>(wanted) > free)
    fail("function '", function.name, "' needs ", wanted,
         " bytes for its arguments and its workspace; ", driver.deviceName(), " has ", free,
         " bytes free");
}

namespace {
/// The device memory of one call.
struct CallMemory {
  std::vector<DeviceBuffer> buffers;
  std::vector<DeviceAddress> addresses;
  void add(Driver &driver, size_t bytes, size_t offset = 0) {
    buffers.emplace_back(driver, offset + bytes);
    addresses.push_back(buffers.back().address() + offset);
  }
};
} // namespace

/// Allocates all arguments and uploads the inputs. Results start as NaN patterns
/// (0xff), so that an element nobody writes shows.
static CallMemory uploadArguments(Driver &driver, const Function &function,
                                  const Bindings &bindings, const std::vector<Tensor> &inputs,
                                  size_t offset = 0) {
  CallMemory memory;
  size_t position = 0;
  for (const Argument &argument : function.arguments) {
    const auto bytes = static_cast<size_t>(countBytes(argument.type, shapeOf(argument, bindings)));
    memory.add(driver, bytes, offset);
    if (argument.role == Role::Input)
      driver.copyToDevice(memory.addresses.back(), inputs[position++].data.data(), bytes);
    else
      driver.fill(memory.addresses.back(), 0xff, bytes);
  }
  return memory;
}

std::vector<Tensor> Program::run(const Function &function, const std::vector<Tensor> &inputs,
                                 size_t offset) {
  const Bindings bindings = bindShapes(function, checkedShapes(function, inputs));
  checkMemory(function, bindings, 1, offset);
  const Call call = prepare(function, bindings);
  CallMemory memory = uploadArguments(driver, function, bindings, inputs, offset);
  for (const Workspace &item : function.workspace)
    memory.add(driver, workspaceBytes(item, bindings));
  driver.synchronize();
  call.launch(memory.addresses.data(), driver.stream());
  driver.synchronize();
  std::vector<Tensor> results;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    const Argument &argument = function.arguments[i];
    if (argument.role != Role::Output)
      continue;
    Tensor result(argument.type, shapeOf(argument, bindings));
    driver.copyToHost(result.data.data(), memory.addresses[i], result.data.size());
    results.push_back(std::move(result));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

namespace {
/// Times graphs of many calls (call i uses input set i modulo the number of sets), which it replays
/// in rounds, each in an order of its own: a chip at its power limit slows down what runs for long,
/// and what comes after it.
class Stopwatch {
public:
  Stopwatch(Driver &driver, int64_t numSets) : driver(driver), numSets(numSets) {}
  ~Stopwatch() {
    for (Recorded &recorded : graphs)
      driver.destroyGraph(recorded.graph);
  }
  Stopwatch(const Stopwatch &) = delete;
  Stopwatch &operator=(const Stopwatch &) = delete;

  using Issue = std::function<void(int64_t, StreamHandle)>;
  void add(const Issue &issue);
  /// Microseconds of a call of each, in the order in which they were added: medians of replays of
  /// all in turn; or means of each alone over `settle` seconds, once it has been replayed for as
  /// many: at its power limit a card's clock goes up and down, with a period of most of a second.
  std::vector<double> time(double settle);

private:
  struct Recorded {
    GraphHandle graph;
    int64_t calls;
  };
  GraphHandle record(int64_t calls, const Issue &issue) {
    return driver.record([&](StreamHandle stream) {
      for (int64_t i = 0; i < calls; ++i)
        issue(i % numSets, stream);
    });
  }

  Driver &driver;
  int64_t numSets;
  std::vector<Recorded> graphs;
};
} // namespace

void Stopwatch::add(const Issue &issue) {
  // A first graph warms up and says how many calls fill about 10 ms.
  GraphHandle graph = record(numSets, issue);
  float once = driver.timeGraph(graph);
  once = std::min(driver.timeGraph(graph), once);
  driver.destroyGraph(graph);
  const double perSet = std::max(1e-3, static_cast<double>(once));
  const int64_t rounds = std::clamp<int64_t>(static_cast<int64_t>(10.0 / perSet), 1,
                                             std::max<int64_t>(1, 2000 / numSets));
  graphs.push_back({record(rounds * numSets, issue), rounds * numSets});
}

std::vector<double> Stopwatch::time(double settle) {
  std::vector<double> milliseconds;
  if (settle > 0) {
    for (const Recorded &recorded : graphs) {
      const auto start = std::chrono::steady_clock::now();
      auto elapsed = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      };
      while (elapsed() < settle)
        driver.timeGraph(recorded.graph);
      double sum = 0;
      int64_t replays = 0;
      for (; replays == 0 || elapsed() < 2 * settle; ++replays)
        sum += static_cast<double>(driver.timeGraph(recorded.graph));
      milliseconds.push_back(sum / static_cast<double>(replays));
    }
  } else {
    constexpr int replays = 15;
    for (const Recorded &recorded : graphs)
      driver.timeGraph(recorded.graph); // warms up
    std::vector<size_t> order(graphs.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::mt19937 random(1);
    std::vector<std::vector<double>> times(graphs.size());
    for (int i = 0; i < replays; ++i) {
      std::shuffle(order.begin(), order.end(), random);
      for (const size_t which : order)
        times[which].push_back(static_cast<double>(driver.timeGraph(graphs[which].graph)));
    }
    for (std::vector<double> &own : times) {
      std::sort(own.begin(), own.end());
      milliseconds.push_back(own[own.size() / 2]);
    }
  }
  std::vector<double> microseconds;
  for (size_t i = 0; i < graphs.size(); ++i)
    microseconds.push_back(milliseconds[i] * 1000.0 / static_cast<double>(graphs[i].calls));
  return microseconds;
}

/// Whether a step is timed behind `before`, because it finds there what that one has put into
/// workspace that both have and that nobody else brings: flags, which one clears and the other
/// sets.
static bool isPreparedBy(const PlannedStep &before, const PlannedStep &step,
                         const Function &function) {
  if (before.kind != PlannedStep::Kind::Launch || step.kind != PlannedStep::Kind::Launch)
    return false;
  const std::vector<PlannedParameter> &own = step.launch.parameters;
  bool prepares = false;
  for (const PlannedParameter &parameter : before.launch.parameters) {
    if (parameter.buffer.empty())
      continue;
    const size_t first = function.arguments.size();
    if (parameter.number < first || parameter.number >= first + function.workspace.size() ||
        std::none_of(
            own.begin(), own.end(),
            [&](const PlannedParameter &other) {
              return !other.buffer.empty() && other.number == parameter.number;
            }))
      return false;
    prepares = true;
  }
  return prepares;
}

BenchResult Program::bench(const Function &function, const std::vector<Tensor> &inputs,
                           double settle) {
  const Bindings bindings = bindShapes(function, checkedShapes(function, inputs));
  int64_t bytesPerSet = 1;
  for (const Argument &argument : function.arguments)
    bytesPerSet += countBytes(argument.type, shapeOf(argument, bindings));
  // Consecutive calls must not find their data in the last cache. Beyond 64 sets the
  // data is so small that launch time is what one measures.
  const int64_t wanted = 2 * static_cast<int64_t>(driver.lastLevelCache()) / bytesPerSet + 2;
  const int64_t numSets = std::clamp<int64_t>(wanted, 2, 64);
  checkMemory(function, bindings, numSets, 0);

  std::vector<CallMemory> sets;
  for (int64_t i = 0; i < numSets; ++i)
    sets.push_back(uploadArguments(driver, function, bindings, inputs));
  CallMemory workspace;
  for (const Workspace &item : function.workspace)
    workspace.add(driver, workspaceBytes(item, bindings));
  driver.synchronize();

  // Every set has the same workspace.
  for (CallMemory &set : sets)
    set.addresses.insert(set.addresses.end(), workspace.addresses.begin(),
                         workspace.addresses.end());

  BenchResult result;
  result.inputSets = numSets;
  const Call call = prepare(function, bindings);
  const std::vector<const PlannedStep *> steps = call.select(sets[0].addresses.data());
  if (steps.empty())
    return result;
  auto addressesOf = [&](int64_t set) { return sets[static_cast<size_t>(set)].addresses.data(); };
  // One call outside a graph loads the kernels and fills the workspace.
  call.launch(addressesOf(0), driver.stream());
  driver.synchronize();
  Stopwatch whole(driver, numSets), each(driver, numSets);
  const bool isOneStep = steps.size() == 1;
  if (!isOneStep)
    whole.add([&](int64_t set, StreamHandle stream) { call.launch(addressesOf(set), stream); });
  std::vector<size_t> first; // of the steps that are launched to time one of them
  for (size_t i = 0; i < steps.size(); ++i) {
    first.push_back(i > 0 && isPreparedBy(*steps[i - 1], *steps[i], function) ? first[i - 1] : i);
    each.add([&, i, begin = first[i]](int64_t set, StreamHandle stream) {
      for (size_t number = begin; number <= i; ++number)
        call.launchOne(*steps[number], addressesOf(set), stream);
    });
  }
  const std::vector<double> times = each.time(settle);
  result.totalMicroseconds = isOneStep ? times.front() : whole.time(settle).front();
  for (size_t i = 0; i < steps.size(); ++i)
    result.steps.push_back(
        {*steps[i], first[i] == i ? times[i] : std::max(0.0, times[i] - times[i - 1])});
  return result;
}

} // namespace fuse::runtime
