//===- Call.cpp - a function at given sizes, ready to launch --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Call.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cstring>

namespace fuse::runtime {

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

// Each word of an encoding is read with acquire and written with release order. So a reader that
// meets a writer sees another version afterwards, or an odd one.
void TensorMapCache::get(Driver &driver, DeviceAddress base, EncodedTensorMap &encoded) {
  std::array<uint64_t, numWords> found;
  for (const Way &way : ways) {
    const uint64_t version = way.version.load(std::memory_order_acquire);
    if (version == 0 || version % 2 || way.base.load(std::memory_order_acquire) != base)
      continue;
    for (size_t i = 0; i < numWords; ++i)
      found[i] = way.words[i].load(std::memory_order_acquire);
    if (way.version.load(std::memory_order_relaxed) != version)
      continue;
    std::memcpy(encoded.bytes.data(), found.data(), sizeof(found));
    return;
  }
  TensorMap placed = map;
  placed.base = base;
  // By a name: GCC 12 does not align what has none.
  const EncodedTensorMap made = driver.encodeTensorMap(placed);
  encoded = made;
  std::memcpy(found.data(), encoded.bytes.data(), sizeof(found));
  Way &way = ways[next.fetch_add(1, std::memory_order_relaxed) % numWays];
  uint64_t version = way.version.load(std::memory_order_relaxed);
  if (version % 2 ||
      !way.version.compare_exchange_strong(version, version + 1, std::memory_order_acquire))
    return; // another thread is writing here
  way.base.store(base, std::memory_order_release);
  for (size_t i = 0; i < numWords; ++i)
    way.words[i].store(found[i], std::memory_order_release);
  way.version.store(version + 2, std::memory_order_release);
}

//===----------------------------------------------------------------------===//
// Once
//===----------------------------------------------------------------------===//

/// Of a kernel: what CUDA allows since 12.1.
static constexpr uint64_t mostParameterBytes = 32764;

Call::Call(Driver &driver, const Function &function, const Bindings &bindings,
           const LaunchLimits &limits, const std::vector<DeviceAddress> &constants,
           const KernelLookup &getKernel)
    : driver(driver), numBuffers(function.arguments.size() + function.workspace.size()),
      replays(std::make_unique<Replays>(driver, numBuffers)) {
  static_assert(std::is_nothrow_move_constructible_v<Step>, "or a vector would copy it");
  std::map<std::string, DeviceAddress> named;
  for (size_t i = 0; i < function.constants.size(); ++i)
    named[function.constants[i].name] = constants.at(i);
  for (PlannedStep &planned : planSteps(function, bindings, limits, named)) {
    Step step;
    if (planned.kind == PlannedStep::Kind::Launch)
      step.launch = prepare(planned.launch, constants, getKernel);
    const PlannedCopy::Place &from = planned.copy.from;
    if (planned.kind == PlannedStep::Kind::Copy && from.number >= numBuffers)
      step.constant = constants.at(from.number - numBuffers) + from.offset;
    step.planned = std::move(planned);
    steps.push_back(std::move(step));
  }
}

Call::Prepared Call::prepare(const PlannedLaunch &planned,
                             const std::vector<DeviceAddress> &constants,
                             const KernelLookup &getKernel) {
  Prepared prepared;
  const Launch &launch = *planned.launch;
  const std::vector<PlannedParameter> &parameters = planned.parameters;
  // Drivers read as many bytes as the kernel declares. Bundle::load has compared the two.
  if (!launch.interface || launch.interface->parameters.size() != parameters.size())
    fail("kernel '", launch.kernel, "': its parameters were not checked (Bundle::load does)");
  std::vector<uint32_t> sizes;
  // A launch holds them on its stack.
  uint64_t bytes = 0;
  for (const PlannedParameter &parameter : parameters)
    bytes += parameter.map ? sizeof(EncodedTensorMap) : sizeof(uint64_t);
  if (bytes > mostParameterBytes)
    fail("kernel '", launch.kernel, "' takes ", bytes, " bytes of parameters; ", mostParameterBytes,
         " are possible");
  // Pointers into these two stay: neither grows beyond.
  prepared.values.reserve(parameters.size());
  prepared.maps.reserve(parameters.size());
  for (size_t i = 0; i < parameters.size(); ++i) {
    const PlannedParameter &parameter = parameters[i];
    sizes.push_back(parameter.map ? sizeof(EncodedTensorMap) : sizeof(uint64_t));
    prepared.pointers.push_back(nullptr);
    const auto value = static_cast<uint64_t>(parameter.value);
    // Alignments are powers of two.
    Open open{static_cast<uint32_t>(i), static_cast<uint32_t>(parameter.number), value,
              static_cast<uint64_t>(parameter.alignment) - 1};
    if (!parameter.buffer.empty() && parameter.number < numBuffers) {
      if (parameter.map) {
        caches.push_back(std::make_unique<TensorMapCache>(*parameter.map));
        open.map = caches.back().get();
        ++prepared.numOpenMaps;
      }
      prepared.open.push_back(open);
      continue;
    }
    prepared.values.push_back(value);
    prepared.pointers.back() = &prepared.values.back();
    if (parameter.buffer.empty())
      continue;
    const DeviceAddress address = constants.at(parameter.number - numBuffers) + value;
    if (address & open.misaligned)
      failAlignment(planned, open, address);
    prepared.values.back() = address;
    if (parameter.map) {
      TensorMap map = *parameter.map;
      map.base = address;
      prepared.maps.push_back(driver.encodeTensorMap(map));
      prepared.pointers.back() = prepared.maps.back().bytes.data();
    }
  }
  prepared.config = {planned.grid, planned.block, planned.cluster, planned.dynamicSharedMemory};
  prepared.config.parameterBytes = std::move(sizes);
  prepared.behind = prepared.config;
  prepared.behind.programmatic = planned.overlaps;
  prepared.kernel = getKernel(launch, planned.dynamicSharedMemory);
  return prepared;
}

void Call::failAlignment(const PlannedLaunch &planned, const Open &open, DeviceAddress address) {
  failAs<AddressError>("kernel '", planned.launch->kernel, "' needs '",
                       planned.parameters[open.parameter].buffer, "' aligned to ",
                       open.misaligned + 1, " bytes; it lies at 0x", std::hex, address);
}

//===----------------------------------------------------------------------===//
// Each time
//===----------------------------------------------------------------------===//

void Call::issue(const Step &step, bool isBehind, const DeviceAddress *buffers,
                 StreamHandle stream) const {
  if (step.planned.kind == PlannedStep::Kind::Launch)
    return launch(step.planned.launch, step.launch,
                  isBehind ? step.launch.behind : step.launch.config, buffers, stream);
  const PlannedCopy &copy = step.planned.copy;
  const DeviceAddress to = buffers[copy.to.number] + copy.to.offset;
  const DeviceAddress from =
      copy.from.number < numBuffers ? buffers[copy.from.number] + copy.from.offset : step.constant;
  if (from == to) // a result that is given where the input lies, which it is
    return;
  if (from < to + copy.bytes && to < from + copy.bytes)
    failAs<AddressError>("a result lies across the memory that it is a copy of: inputs and results "
                         "of a call share no memory");
  driver.copy(to, from, copy.bytes, stream);
}

void Call::launch(const PlannedLaunch &planned, const Prepared &prepared,
                  const LaunchConfig &config, const DeviceAddress *buffers,
                  StreamHandle stream) const {
  const size_t count = prepared.pointers.size(), numOpen = prepared.open.size();
  auto *pointers = static_cast<void **>(__builtin_alloca(count * sizeof(void *) + 1));
  auto *values = static_cast<uint64_t *>(__builtin_alloca(numOpen * sizeof(uint64_t) + 1));
  // All at once and not where they are filled: what has an alignment of its own may end with the
  // block that it is made in.
  auto *nextMap = static_cast<EncodedTensorMap *>(__builtin_alloca_with_align(
      prepared.numOpenMaps * sizeof(EncodedTensorMap) + 1, 8 * alignof(EncodedTensorMap)));
  std::copy(prepared.pointers.begin(), prepared.pointers.end(), pointers);
  for (size_t i = 0; i < numOpen; ++i) {
    const Open &open = prepared.open[i];
    values[i] = buffers[open.buffer] + open.offset;
    if (values[i] & open.misaligned)
      failAlignment(planned, open, values[i]);
    if (!open.map) {
      pointers[open.parameter] = &values[i];
      continue;
    }
    auto *map = new (nextMap++) EncodedTensorMap;
    open.map->get(driver, values[i], *map);
    pointers[open.parameter] = map->bytes.data();
  }
  driver.launch(prepared.kernel, config, pointers, stream);
}

template <typename Body> void Call::forEach(const DeviceAddress *buffers, const Body &body) const {
  for (size_t at = 0; at < steps.size();) {
    const Step &step = steps[at++];
    switch (step.planned.kind) {
    case PlannedStep::Kind::Launch:
    case PlannedStep::Kind::Copy:
      body(step);
      break;
    case PlannedStep::Kind::Jump:
      if (!step.planned.condition.evaluate(buffers))
        at = step.planned.target;
      break;
    case PlannedStep::Kind::Error:
      throw Error(step.planned.message);
    }
  }
}

void Call::launch(const DeviceAddress *buffers, StreamHandle stream) const {
  if (steps.empty())
    return;
  replays->launch(buffers, stream, [&](StreamHandle to) {
    // What was on the stream before is not this call's to overlap with: nobody here knows what
    // it writes.
    bool isBehind = false;
    forEach(buffers, [&](const Step &step) {
      issue(step, isBehind, buffers, to);
      isBehind = step.planned.kind == PlannedStep::Kind::Launch;
    });
  });
}

std::vector<const PlannedStep *> Call::select(const DeviceAddress *buffers) const {
  std::vector<const PlannedStep *> selected;
  forEach(buffers, [&](const Step &step) { selected.push_back(&step.planned); });
  return selected;
}

void Call::launchOne(const PlannedStep &planned, const DeviceAddress *buffers,
                     StreamHandle stream) const {
  forEach(buffers, [&](const Step &step) {
    if (&step.planned == &planned)
      issue(step, /*isBehind=*/false, buffers, stream);
  });
}

} // namespace fuse::runtime
