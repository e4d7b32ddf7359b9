//===- CudaStandIn.cpp - libcuda without a GPU ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of CUDA's driver that CudaDriver.cpp uses, with their real prototypes, executed on
// the simulator (FUSE_CUDA_LIBRARY=.../libfuse-cuda-stand-in.so). It checks what CUDA checks:
// handles, the context of the calling thread, captures, extents of a launch. Work on a stream runs
// as late as CUDA allows: when the host waits for it. Any number of threads may call; one call is
// done at a time. Code is PTX, which is what the simulator executes.
//
//   FUSE_CUDA_CHIP     of the devices, "sm_90a" by default
//   FUSE_CUDA_DEVICES  how many there are, 1 by default
//   FUSE_CUDA_LOG      a file that gets one line for each call
//   FUSE_CUDA_FAIL     NAME:N:CODE, the Nth call (from 1 on) of NAME returns CODE
//   FUSE_CUDA_EMPTY    launches do nothing and cost nothing, and any code is loaded
//
//===----------------------------------------------------------------------===//

#include "CudaStandIn.h"

using namespace cuda_stand_in;

extern "C" {

int cuGetErrorName(int code, const char **name) {
  *name = code == Success              ? "CUDA_SUCCESS"
          : code == InvalidValue       ? "CUDA_ERROR_INVALID_VALUE"
          : code == OutOfMemory        ? "CUDA_ERROR_OUT_OF_MEMORY"
          : code == InvalidImage       ? "CUDA_ERROR_INVALID_IMAGE"
          : code == InvalidContext     ? "CUDA_ERROR_INVALID_CONTEXT"
          : code == InvalidHandle      ? "CUDA_ERROR_INVALID_HANDLE"
          : code == LaunchFailed       ? "CUDA_ERROR_LAUNCH_FAILED"
          : code == CaptureUnsupported ? "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
                                       : "CUDA_ERROR_UNKNOWN";
  return Success;
}
int cuGetErrorString(int code, const char **text) {
  *text = code == Success ? "no error" : "an error of the stand-in";
  return Success;
}

int cuInit(unsigned flags) {
  return driver().call("cuInit", [&] {
    driver().isInitialized = true;
    return flags ? InvalidValue : Success;
  });
}
int cuDeviceGetCount(int *count) {
  return driver().call("cuDeviceGetCount", [&] {
    *count = static_cast<int>(driver().contexts.size());
    return driver().isInitialized ? Success : NotInitialized;
  });
}
int cuDeviceGet(int *device, int ordinal) {
  return driver().call(
      "cuDeviceGet",
      [&] {
        *device = ordinal;
        return ordinal >= 0 && size_t(ordinal) < driver().contexts.size() ? Success : InvalidDevice;
      },
      ordinal);
}
int cuDeviceGetName(char *name, int length, int device) {
  return driver().call("cuDeviceGetName", [&] {
    std::snprintf(name, static_cast<size_t>(length), "NVIDIA stand-in %d", device);
    return Success;
  });
}
int cuDeviceGetAttribute(int *value, int which, int) {
  return driver().call(
      "cuDeviceGetAttribute",
      [&] {
        *value = which == L2CacheSize       ? 64 << 10 // few sets of inputs in a benchmark
                 : which == CapabilityMajor ? driver().capability / 10
                                            : driver().capability % 10;
        return which == L2CacheSize || which == CapabilityMajor || which == CapabilityMinor
                   ? Success
                   : InvalidValue;
      },
      which);
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  return driver().call(
      "cuDevicePrimaryCtxRetain",
      [&] {
        Context &primary = driver().contexts.at(static_cast<size_t>(device));
        if (!primary.users++)
          primary.simulator = driver().openSimulator();
        *context = &primary;
        return Success;
      },
      device);
}
int cuDevicePrimaryCtxRelease_v2(int device) {
  return driver().call(
      "cuDevicePrimaryCtxRelease",
      [&] {
        Context &primary = driver().contexts.at(static_cast<size_t>(device));
        if (!primary.users)
          return InvalidContext;
        --primary.users;
        return Success;
      },
      device);
}
// Asked before every call: neither logged nor failed.
int cuCtxGetCurrent(void **context) {
  *context = current.empty() ? nullptr : current.back();
  return Success;
}
int cuCtxSetCurrent(void *context) {
  if (!current.empty())
    current.pop_back();
  if (context)
    current.push_back(static_cast<Context *>(context));
  return Success;
}
int cuCtxPushCurrent_v2(void *context) {
  if (!context)
    return InvalidContext;
  current.push_back(static_cast<Context *>(context));
  return Success;
}
int cuCtxPopCurrent_v2(void **context) {
  if (current.empty())
    return InvalidContext;
  *context = current.back();
  current.pop_back();
  return Success;
}
int cuCtxSynchronize() {
  return driver().with("cuCtxSynchronize", [](Context &context) {
    if (context.endsCapture())
      return CaptureUnsupported;
    context.wait();
    return Success;
  });
}

int cuMemGetInfo_v2(size_t *available, size_t *total) {
  return driver().with("cuMemGetInfo", [&](Context &) {
    *available = *total = size_t(16) << 30;
    return Success;
  });
}
int cuMemAlloc_v2(unsigned long long *address, size_t bytes) {
  return driver().with(
      "cuMemAlloc",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        if (!bytes)
          return InvalidValue;
        if (bytes > size_t(16) << 30)
          return OutOfMemory;
        *address = context.simulator->allocate(bytes);
        context.allocations.add(*address, bytes);
        return Success;
      },
      bytes);
}
int cuMemFree_v2(unsigned long long address) {
  return driver().with("cuMemFree", [&](Context &context) {
    if (context.endsCapture())
      return CaptureUnsupported;
    context.wait();
    if (!context.allocations.erase(address))
      return InvalidValue;
    context.simulator->free(address);
    return Success;
  });
}
int cuMemcpyHtoD_v2(unsigned long long to, const void *from, size_t bytes) {
  return driver().with(
      "cuMemcpyHtoD",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        Context::drain(context.defaultStream);
        context.simulator->copyToDevice(to, from, bytes);
        return Success;
      },
      bytes);
}
int cuMemcpyDtoH_v2(void *to, unsigned long long from, size_t bytes) {
  return driver().with(
      "cuMemcpyDtoH",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        Context::drain(context.defaultStream);
        context.simulator->copyToHost(to, from, bytes);
        return Success;
      },
      bytes);
}
int cuMemsetD8_v2(unsigned long long to, unsigned char value, size_t bytes) {
  return driver().with(
      "cuMemsetD8",
      [&](Context &context) {
        if (context.endsCapture())
          return CaptureUnsupported;
        context.defaultStream.pending.emplace_back(
            [&context, to, value, bytes] { context.simulator->fill(to, value, bytes); });
        return Success;
      },
      int(value), bytes);
}

int cuModuleLoadDataEx(void **module, const void *image, unsigned, int *, void **) {
  return driver().with("cuModuleLoadDataEx", [&](Context &context) {
    const auto *text = static_cast<const char *>(image);
    runtime::ModuleHandle handle = nullptr;
    runtime::CodeObjectInfo info;
    if (!isEmpty) {
      if (std::memcmp(text, "\177ELF", 4) == 0) {
        std::fprintf(stderr, "stand-in: a cubin; the simulator executes PTX\n");
        return InvalidImage;
      }
      handle = context.simulator->load(text, true);
      info = runtime::readPtx(text);
    }
    *module = Driver::add(context.modules, Module{&context, handle, std::move(info)});
    return Success;
  });
}
int cuModuleUnload(void *module) {
  return driver().with("cuModuleUnload", [&](Context &context) {
    context.wait();
    const Module *known = Driver::find(context.modules, module);
    if (!known)
      return InvalidHandle;
    for (auto it = context.functions.begin(); it != context.functions.end();)
      it = (*it)->module == known ? context.functions.erase(it) : std::next(it);
    if (known->handle)
      context.simulator->unload(known->handle);
    Driver::erase(context.modules, module);
    return Success;
  });
}
int cuModuleGetFunction(void **function, void *handle, const char *name) {
  return driver().with(
      "cuModuleGetFunction",
      [&](Context &context) {
        Module *module = Driver::find(context.modules, handle);
        if (!module)
          return InvalidHandle;
        Function made{&context, module, name, nullptr, {}, {}};
        if (!isEmpty) {
          made.handle = context.simulator->getKernel(module->handle, name, 0);
          made.parameters = context.simulator->parametersOf(made.handle);
          made.interface = *module->info.find(name);
        }
        *function = Driver::add(context.functions, std::move(made));
        return Success;
      },
      name);
}
int cuFuncLoad(void *function) {
  return driver().with("cuFuncLoad", [&](Context &context) {
    return Driver::find(context.functions, function) ? Success : InvalidHandle;
  });
}
int cuFuncGetAttribute(int *value, int, void *function) {
  return driver().with("cuFuncGetAttribute", [&](Context &context) {
    *value = 0;
    return Driver::find(context.functions, function) ? Success : InvalidHandle;
  });
}
int cuFuncSetAttribute(void *handle, int which, int value) {
  return driver().with(
      "cuFuncSetAttribute",
      [&](Context &context) {
        Function *function = Driver::find(context.functions, handle);
        if (function && which == 8)
          function->dynamicShared = value;
        return function ? Success : InvalidHandle;
      },
      which, value);
}

/// The fields that cuTensorMapEncodeTiled is given, encoded as the simulator reads them.
int cuTensorMapEncodeTiled(void *map, int type, uint32_t rank, void *base, const uint64_t *sizes,
                           const uint64_t *strides, const uint32_t *box,
                           const uint32_t *elementStrides, int interleave, int swizzle,
                           int promotion, int oobFill) {
  if (reinterpret_cast<uintptr_t>(map) % 64 || rank < 1 || rank > 5 || interleave || oobFill)
    return InvalidValue;
  runtime::TensorMap described;
  described.base = reinterpret_cast<uint64_t>(base);
  described.rank = rank;
  switch (type) {
  case 0:
    described.type = runtime::ElementType::i8;
    break;
  case 6:
    described.type = runtime::ElementType::f16;
    break;
  case 7:
  case 11:
    described.type = runtime::ElementType::f32;
    described.roundsToTf32 = type == 11;
    break;
  case 9:
    described.type = runtime::ElementType::bf16;
    break;
  default:
    return InvalidValue;
  }
  for (uint32_t d = 0; d < rank; ++d) {
    if (elementStrides[d] != 1)
      return InvalidValue;
    described.sizes[d] = sizes[d];
    described.box[d] = box[d];
    if (d)
      described.strides[d - 1] = strides[d - 1];
  }
  described.swizzle = swizzle ? 16u << swizzle : 0;
  described.l2Promotion = promotion ? 32u << promotion : 0;
  return driver().with("cuTensorMapEncodeTiled", [&](Context &context) {
    const runtime::EncodedTensorMap encoded = context.simulator->encodeTensorMap(described);
    std::memcpy(map, encoded.bytes.data(), encoded.bytes.size());
    return Success;
  });
}

} // extern "C"
