//===- Program.cpp - a bundle on a device ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Program.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <functional>

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
    fail("the bundle is for ", manifest.chip, " (", manifest.vendor, "); the GPU here is ",
         driver.deviceName(), " (", driver.chip(), ")");
  for (const CodeObject &object : manifest.codeObjects) {
    const bool useText = isText(object) || ((jit || driver.wantsText()) && !object.text.empty());
    driver.checkChip(manifest.chip, useText);
    modules.push_back(
        driver.load(*bundle.read(isText(object) || !useText ? object.file : object.text), useText));
  }
  if (!manifest.constants.empty()) {
    const std::shared_ptr<const std::string> data = bundle.read(manifest.constants);
    constants.emplace_back(driver, data->size());
    driver.copyToDevice(constants[0].address(), data->data(), data->size());
  }
}

/// The numbers are those of PlannedParameter: a call looks no name up.
DeviceAddress Program::addressOf(const Function &function, size_t number,
                                 const std::vector<DeviceAddress> &arguments,
                                 const std::vector<DeviceAddress> &workspace) const {
  if (number < arguments.size())
    return arguments[number];
  number -= arguments.size();
  if (number < workspace.size())
    return workspace[number];
  return constants.at(0).address() +
         static_cast<uint64_t>(function.constants.at(number - workspace.size()).offset);
}

DeviceAddress Program::resolve(const Function &function, const std::string &buffer,
                               const std::vector<DeviceAddress> &arguments,
                               const std::vector<DeviceAddress> &workspace) const {
  for (size_t i = 0; i < arguments.size(); ++i)
    if (function.arguments[i].name == buffer)
      return arguments[i];
  for (size_t i = 0; i < workspace.size(); ++i)
    if (function.workspace[i].name == buffer)
      return workspace[i];
  for (const Constant &constant : function.constants)
    if (constant.name == buffer)
      return constants[0].address() + static_cast<uint64_t>(constant.offset);
  fail("unknown buffer '", buffer, "'");
}

Bindings Program::withAddresses(const Function &function, const Bindings &bindings,
                                const std::vector<DeviceAddress> &arguments,
                                const std::vector<DeviceAddress> &workspace) const {
  if (arguments.size() != function.arguments.size())
    fail("function '", function.name, "' takes ", function.arguments.size(), " addresses, ",
         arguments.size(), " given");
  if (workspace.size() != function.workspace.size())
    fail("function '", function.name, "' takes ", function.workspace.size(), " workspace buffers, ",
         workspace.size(), " given");
  Bindings result = bindings;
  result.addressOf = [this, &function, arguments, workspace](const std::string &buffer) {
    return resolve(function, buffer, arguments, workspace);
  };
  return result;
}

void Program::issue(const Function &function, const PlannedLaunch &planned,
                    const std::vector<DeviceAddress> &arguments,
                    const std::vector<DeviceAddress> &workspace) {
  const Launch &launch = *planned.launch;
  std::vector<uint64_t> values;
  std::vector<EncodedTensorMap> maps;
  values.reserve(planned.parameters.size());
  maps.reserve(planned.parameters.size());
  std::vector<void *> pointers;
  // Drivers read as many bytes as the kernel declares. Bundle::load has compared the two.
  if (!launch.interface || launch.interface->parameters.size() != planned.parameters.size())
    fail("kernel '", launch.kernel, "': its parameters were not checked (Bundle::load does)");
  std::vector<uint32_t> sizes;
  for (const PlannedParameter &parameter : planned.parameters) {
    sizes.push_back(parameter.map ? sizeof(EncodedTensorMap) : 8);
    if (parameter.buffer.empty()) {
      values.push_back(static_cast<uint64_t>(parameter.value));
      pointers.push_back(&values.back());
      continue;
    }
    values.push_back(addressOf(function, parameter.number, arguments, workspace) +
                     static_cast<uint64_t>(parameter.value));
    if (values.back() % static_cast<uint64_t>(parameter.alignment) != 0)
      fail("kernel '", launch.kernel, "' needs '", parameter.buffer, "' aligned to ",
           parameter.alignment, " bytes; it lies at 0x", std::hex, values.back());
    if (parameter.map) {
      TensorMap map = *parameter.map;
      map.base = values.back();
      maps.push_back(driver.encodeTensorMap(map));
      pointers.push_back(maps.back().bytes.data());
    } else {
      pointers.push_back(&values.back());
    }
  }

  auto &[kernel, prepared] = kernels[{launch.object, launch.kernel}];
  if (!kernel || prepared < planned.dynamicSharedMemory) {
    kernel = driver.getKernel(modules[static_cast<size_t>(launch.object)], launch.kernel,
                              planned.dynamicSharedMemory);
    prepared = planned.dynamicSharedMemory;
  }
  LaunchConfig config{planned.grid, planned.block, planned.cluster, planned.dynamicSharedMemory};
  config.parameterBytes = std::move(sizes);
  driver.launch(kernel, config, pointers.data());
}

void Program::launch(const Function &function, const Bindings &bindings,
                     const std::vector<DeviceAddress> &arguments,
                     const std::vector<DeviceAddress> &workspace) {
  for (const PlannedLaunch &planned :
       planLaunches(function, withAddresses(function, bindings, arguments, workspace), limits))
    issue(function, planned, arguments, workspace);
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
  CallMemory arguments = uploadArguments(driver, function, bindings, inputs, offset), workspace;
  for (const Workspace &item : function.workspace)
    workspace.add(driver, workspaceBytes(item, bindings));
  driver.synchronize();
  launch(function, bindings, arguments.addresses, workspace.addresses);
  driver.synchronize();
  std::vector<Tensor> results;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    const Argument &argument = function.arguments[i];
    if (argument.role != Role::Output)
      continue;
    Tensor result(argument.type, shapeOf(argument, bindings));
    driver.copyToHost(result.data.data(), arguments.addresses[i], result.data.size());
    results.push_back(std::move(result));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

/// Microseconds of one call of `issue`: the median over replays of a graph of many
/// calls (call i uses input set i modulo the number of sets).
static double timeCalls(Driver &driver, int64_t numSets,
                        const std::function<void(int64_t)> &issue) {
  auto record = [&](int64_t calls) {
    driver.beginCapture();
    for (int64_t i = 0; i < calls; ++i)
      issue(i % numSets);
    return driver.endCapture();
  };
  // A first graph warms up and says how many calls fill about 20 ms.
  GraphHandle graph = record(numSets);
  float once = driver.timeGraph(graph);
  once = std::min(driver.timeGraph(graph), once);
  driver.destroyGraph(graph);
  const double perSet = std::max(1e-3, static_cast<double>(once));
  const int64_t rounds = std::clamp<int64_t>(static_cast<int64_t>(20.0 / perSet), 1,
                                             std::max<int64_t>(1, 2000 / numSets));
  graph = record(rounds * numSets);
  driver.timeGraph(graph);
  std::vector<double> times;
  for (int replay = 0; replay < 15; ++replay)
    times.push_back(static_cast<double>(driver.timeGraph(graph)));
  driver.destroyGraph(graph);
  std::sort(times.begin(), times.end());
  return times[times.size() / 2] * 1000.0 / static_cast<double>(rounds * numSets);
}

BenchResult Program::bench(const Function &function, const std::vector<Tensor> &inputs) {
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

  BenchResult result;
  result.inputSets = numSets;
  result.launches = planLaunches(
      function, withAddresses(function, bindings, sets[0].addresses, workspace.addresses), limits);
  if (result.launches.empty())
    return result;
  auto addressesOf = [&](int64_t set) -> const std::vector<DeviceAddress> & {
    return sets[static_cast<size_t>(set)].addresses;
  };
  // One call outside a graph loads the kernels and fills the workspace.
  for (const PlannedLaunch &planned : result.launches)
    issue(function, planned, addressesOf(0), workspace.addresses);
  driver.synchronize();
  result.totalMicroseconds = timeCalls(driver, numSets, [&](int64_t set) {
    for (const PlannedLaunch &planned : result.launches)
      issue(function, planned, addressesOf(set), workspace.addresses);
  });
  for (const PlannedLaunch &planned : result.launches)
    result.kernels.push_back({&planned, timeCalls(driver, numSets, [&](int64_t set) {
                                issue(function, planned, addressesOf(set), workspace.addresses);
                              })});
  return result;
}

} // namespace fuse::runtime
