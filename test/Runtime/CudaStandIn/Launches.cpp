//===- Launches.cpp - launches, streams, graphs and events ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaStandIn.h"

using namespace cuda_stand_in;

/// What a launch's pointers lead to, by the kernel's own list.
static std::vector<std::vector<uint8_t>> gatherParameters(const Function &function, void **values) {
  std::vector<std::vector<uint8_t>> gathered;
  for (const sim::KernelParameter &parameter : function.parameters) {
    const auto *bytes = static_cast<const uint8_t *>(values[gathered.size()]);
    if (!bytes)
      fail("kernel '", function.name, "': parameter ", gathered.size(), " is missing");
    if (parameter.size == sizeof(runtime::EncodedTensorMap) &&
        reinterpret_cast<uintptr_t>(bytes) % alignof(runtime::EncodedTensorMap))
      fail("kernel '", function.name, "': a tensor map is not aligned");
    gathered.emplace_back(bytes, bytes + parameter.size);
    if (function.interface.parameters.at(gathered.size() - 1).isPointer) {
      uint64_t address = 0;
      std::memcpy(&address, bytes, sizeof(address));
      function.context->allocations.checkPointer(function.name, gathered.size() - 1, address);
    }
  }
  return gathered;
}

extern "C" {

/// What a launch is to do; null if something is wrong with it. Parameters are copied at the call;
/// the host may reuse their memory at once.
static Work makeWork(Context &context, void *handle,
                     const std::shared_ptr<runtime::LaunchConfig> &config, void **parameters,
                     void **extra, int &code) {
  Function *function = Driver::find(context.functions, handle);
  code = !function ? InvalidHandle
         : extra || (!parameters && !function->parameters.empty()) ||
                 config->dynamicSharedMemory > static_cast<unsigned>(function->dynamicShared)
             ? InvalidValue
             : Success;
  if (code)
    return {};
  driver().write("launch ", function->name, " (", config->grid[0], ", ", config->grid[1], ", ",
                 config->grid[2], ")");
  return [&context, function, config, values = gatherParameters(*function, parameters)]() mutable {
    std::vector<void *> pointers;
    for (std::vector<uint8_t> &value : values)
      pointers.push_back(value.data());
    if (!Driver::find(context.functions, function))
      fail("a graph runs a kernel whose module was unloaded");
    if (config->programmatic)
      driver().write("programmatic ", function->name);
    context.simulator->launch(function->handle, *config, pointers.data(), nullptr);
    context.now += 25; // so that a benchmark repeats little
  };
}

/// What a copy on the device is to do; null if something is wrong with it.
static Work makeCopy(Context &context, uint64_t to, uint64_t from, size_t bytes, int &code) {
  code = bytes ? Success : InvalidValue;
  if (code)
    return {};
  context.allocations.checkCopied("reads", from, bytes);
  context.allocations.checkCopied("writes", to, bytes);
  return [&context, to, from, bytes] {
    context.simulator->copy(to, from, bytes, nullptr);
    context.now += 25;
  };
}

int cuLaunchKernelEx(const LaunchConfig *native, void *handle, void **parameters, void **extra) {
  if (isEmpty)
    return Success;
  return driver().with("cuLaunchKernelEx", [&](Context &context) -> int {
    Stream *stream = context.stream(native->stream);
    if (!stream)
      return InvalidHandle;
    auto config = std::make_shared<runtime::LaunchConfig>();
    config->grid = {native->gridX, native->gridY, native->gridZ};
    config->block = {native->blockX, native->blockY, native->blockZ};
    config->dynamicSharedMemory = native->sharedMemory;
    for (unsigned i = 0; i < native->numAttributes; ++i) {
      const LaunchAttribute &attribute = native->attributes[i];
      if (attribute.id == ClusterDimension)
        std::memcpy(config->cluster.data(), attribute.value.cluster, sizeof(config->cluster));
      else if (attribute.id == ProgrammaticSerialization)
        config->programmatic = attribute.value.allowed;
      else
        return InvalidValue;
    }
    int code = Success;
    Work work = makeWork(context, handle, config, parameters, extra, code);
    if (code)
      return code;
    return stream->push(std::move(work));
  });
}
int cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from, size_t bytes,
                         void *handle) {
  if (isEmpty)
    return Success;
  return driver().with(
      "cuMemcpyDtoDAsync",
      [&](Context &context) -> int {
        Stream *stream = context.stream(handle);
        int code = stream ? Success : InvalidHandle;
        Work work = code ? Work() : makeCopy(context, to, from, bytes, code);
        return code ? code : stream->push(std::move(work));
      },
      bytes);
}
int cuGraphCreate(void **graph, unsigned flags) {
  return driver().with("cuGraphCreate", [&](Context &context) {
    *graph = Driver::add(context.graphs, Graph{&context, {}});
    return flags ? InvalidValue : Success;
  });
}
int cuGraphAddKernelNode_v2(void **node, void *handle, void *const *dependencies, size_t count,
                            const KernelNodeParams *native) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphAddKernelNode", [&](Context &context) -> int {
    Graph *graph = Driver::find(context.graphs, handle);
    if (!graph)
      return InvalidHandle;
    // Kernels and copies of a call run one after the other.
    const bool isLoose = !count && !graph->nodes.empty() && !graph->isLoose;
    if (!graph->isNext(dependencies, count) && !isLoose)
      return InvalidValue;
    graph->isLoose = isLoose;
    auto config = std::make_shared<runtime::LaunchConfig>();
    config->grid = {native->gridX, native->gridY, native->gridZ};
    config->block = {native->blockX, native->blockY, native->blockZ};
    config->dynamicSharedMemory = native->sharedMemory;
    int code = Success;
    Work work =
        makeWork(context, native->function, config, native->parameters, native->extra, code);
    if (code)
      return code;
    *node = graph->add(std::move(work), config);
    return Success;
  });
}
int cuGraphAddDependencies_v2(void *handle, void *const *from, void *const *to,
                              const EdgeData *edge, size_t count) {
  return driver().with("cuGraphAddDependencies", [&](Context &context) -> int {
    Graph *graph = Driver::find(context.graphs, handle);
    if (!graph)
      return InvalidHandle;
    const auto &nodes = graph->nodes;
    // From the programmatic port of a kernel to a kernel.
    if (!graph->isLoose || count != 1 || nodes.size() < 2 || *from != nodes.end()[-2].get() ||
        *to != nodes.back().get() || !nodes.end()[-2]->config || edge->fromPort != 1 ||
        edge->toPort != 0 || edge->type != 1)
      return InvalidValue;
    graph->isLoose = false;
    nodes.back()->config->programmatic = true;
    return Success;
  });
}
int cuGraphAddMemcpyNode(void **node, void *handle, void *const *dependencies, size_t count,
                         const MemcpyNodeParams *copy, void *owner) {
  if (isEmpty)
    return Success;
  return driver().with(
      "cuGraphAddMemcpyNode",
      [&](Context &context) -> int {
        Graph *graph = Driver::find(context.graphs, handle);
        if (!graph || owner != &context)
          return graph ? InvalidContext : InvalidHandle;
        if (!graph->isNext(dependencies, count) || copy->height != 1 || copy->depth != 1)
          return InvalidValue;
        // Bytes of device memory in a row; a pitch has fewer than 2^31.
        for (const MemcpyNodeParams::Side &side : {copy->from, copy->to})
          if (side.x || side.y || side.z || side.lod || side.memory != 2 || side.host ||
              side.array || side.reserved || side.pitch < copy->width || side.pitch >> 31 ||
              side.height < 1)
            return InvalidValue;
        int code = Success;
        Work work = makeCopy(context, copy->to.device, copy->from.device, copy->width, code);
        if (!code)
          *node = graph->add(std::move(work), nullptr);
        return code;
      },
      copy->width);
}
int cuGraphKernelNodeSetAttribute(void *node, unsigned which, const void *value) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphKernelNodeSetAttribute", [&](Context &context) {
    for (const auto &graph : context.graphs)
      for (const auto &added : graph->nodes)
        if (added.get() == node && added->config && which == ClusterDimension) {
          std::memcpy(added->config->cluster.data(), value, sizeof(added->config->cluster));
          return Success;
        }
    return InvalidHandle;
  });
}

int cuStreamCreate(void **stream, unsigned flags) {
  return driver().with(
      "cuStreamCreate",
      [&](Context &context) {
        *stream = Driver::add(context.streams, Stream{&context});
        return flags > 1 ? InvalidValue : Success;
      },
      flags);
}
int cuStreamDestroy_v2(void *stream) {
  return driver().with("cuStreamDestroy", [&](Context &context) {
    context.wait();
    return Driver::erase(context.streams, stream) ? Success : InvalidHandle;
  });
}
int cuStreamSynchronize(void *handle) {
  return driver().with("cuStreamSynchronize", [&](Context &context) {
    Stream *stream = context.stream(handle);
    if (!stream || stream->isCapturing)
      return InvalidHandle;
    Context::drain(*stream);
    return Success;
  });
}
int cuStreamBeginCapture_v2(void *handle, int mode) {
  return driver().with(
      "cuStreamBeginCapture",
      [&](Context &context) {
        Stream *stream = Driver::find(context.streams, handle);
        if (!stream || stream->isCapturing || mode < 0 || mode > 2)
          return stream ? InvalidValue : InvalidHandle;
        stream->isCapturing = true;
        stream->isInvalid = false;
        stream->captured.clear();
        return Success;
      },
      mode);
}
int cuStreamEndCapture(void *handle, void **graph) {
  return driver().with("cuStreamEndCapture", [&](Context &context) {
    Stream *stream = Driver::find(context.streams, handle);
    if (!stream || !stream->isCapturing)
      return InvalidHandle;
    stream->isCapturing = false;
    if (stream->isInvalid)
      return *graph = nullptr, CaptureInvalidated;
    *graph = Driver::add(context.graphs, Graph{&context, std::move(stream->captured)});
    return Success;
  });
}
// Asked before every launch: neither logged nor failed.
int cuStreamIsCapturing(void *handle, int *status) {
  *status = 0;
  if (isEmpty)
    return Success;
  Context *context = current.empty() ? nullptr : current.back();
  Stream *stream = context ? context->stream(handle) : nullptr;
  if (!stream)
    return context ? InvalidHandle : InvalidContext;
  *status = stream->isCapturing ? 1 + stream->isInvalid : 0;
  return Success;
}
int cuThreadExchangeStreamCaptureMode(int *mode) {
  if (*mode < 0 || *mode > 2)
    return InvalidValue;
  std::swap(*mode, captureMode);
  return Success;
}
int cuGraphInstantiateWithFlags(void **instance, void *handle, unsigned long long flags) {
  return driver().with("cuGraphInstantiateWithFlags", [&](Context &context) {
    if (captureMode != 2 && context.endsCapture())
      return CaptureUnsupported;
    Graph *graph = Driver::find(context.graphs, handle);
    if (!graph || flags || graph->isLoose)
      return graph ? InvalidValue : InvalidHandle;
    *instance = Driver::add(context.instances, Graph{&context, graph->work});
    return Success;
  });
}
int cuGraphLaunch(void *handle, void *streamHandle) {
  if (isEmpty)
    return Success;
  return driver().with("cuGraphLaunch", [&](Context &context) {
    Graph *instance = Driver::find(context.instances, handle);
    Stream *stream = context.stream(streamHandle);
    if (!instance || !stream)
      return InvalidHandle;
    if (stream->isCapturing) { // as driver 580 does
      stream->isInvalid = true;
      return CaptureUnsupported;
    }
    stream->pending.insert(stream->pending.end(), instance->work.begin(), instance->work.end());
    return Success;
  });
}
int cuGraphDestroy(void *graph) {
  return driver().with("cuGraphDestroy", [&](Context &context) {
    return Driver::erase(context.graphs, graph) ? Success : InvalidHandle;
  });
}
int cuGraphExecDestroy(void *instance) {
  return driver().with("cuGraphExecDestroy", [&](Context &context) {
    return Driver::erase(context.instances, instance) ? Success : InvalidHandle;
  });
}

int cuEventCreate(void **event, unsigned) {
  return driver().with("cuEventCreate", [&](Context &context) {
    *event = Driver::add(context.events, Event{&context});
    return Success;
  });
}
int cuEventDestroy_v2(void *event) {
  return driver().with("cuEventDestroy", [&](Context &context) {
    context.wait();
    return Driver::erase(context.events, event) ? Success : InvalidHandle;
  });
}
int cuEventRecord(void *handle, void *streamHandle) {
  return driver().with("cuEventRecord", [&](Context &context) {
    Event *event = Driver::find(context.events, handle);
    Stream *stream = context.stream(streamHandle);
    if (!event || !stream || stream->isCapturing)
      return InvalidHandle;
    event->isRecorded = true;
    event->isReached = false;
    stream->pending.emplace_back([event] {
      event->isReached = true;
      event->milliseconds = event->context->now;
    });
    return Success;
  });
}
int cuEventSynchronize(void *handle) {
  return driver().with("cuEventSynchronize", [&](Context &context) {
    Event *event = Driver::find(context.events, handle);
    if (!event || !event->isRecorded)
      return InvalidHandle;
    context.wait();
    return Success;
  });
}
int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
  return driver().with("cuEventElapsedTime", [&](Context &context) {
    Event *begin = Driver::find(context.events, from), *end = Driver::find(context.events, to);
    if (!begin || !end || !begin->isRecorded || !end->isRecorded)
      return InvalidHandle;
    if (!begin->isReached || !end->isReached)
      return NotReady;
    *milliseconds = static_cast<float>(end->milliseconds - begin->milliseconds);
    return Success;
  });
}

} // extern "C"
