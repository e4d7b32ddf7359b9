//===- ptx.cpp - any bytes as PTX -----------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx.h"

#include "fuse/Runtime/Error.h"
#include "fuse/Simulator/Simulator.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <iostream>

using namespace fuse;

PtxFate lastPtxFate = PtxFate::Refused;

namespace {

constexpr size_t bufferBytes = 4096, numBuffers = 4, numKernels = 2;

/// The word after each `.entry`.
std::vector<std::string> findKernels(const std::string &text) {
  std::vector<std::string> names;
  const std::string keyword = ".entry";
  for (size_t at = text.find(keyword); at != std::string::npos && names.size() < numKernels;
       at = text.find(keyword, at)) {
    at += keyword.size();
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
      ++at;
    size_t end = at;
    while (end < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[end])) || std::strchr("_$%.", text[end])))
      ++end;
    names.push_back(text.substr(at, end - at));
  }
  return names;
}

/// The number after a directive, if it is a small one.
uint32_t findNumber(const std::string &text, const std::string &directive, uint32_t otherwise,
                    unsigned long most) {
  const size_t at = text.find(directive);
  if (at == std::string::npos)
    return otherwise;
  const unsigned long number = std::strtoul(text.c_str() + at + directive.size(), nullptr, 10);
  return number > 0 && number <= most ? static_cast<uint32_t>(number) : otherwise;
}

class Session {
public:
  explicit Session(const std::string &text) : text(text) {
    sim::Device device;
    device.chip = "sm_90a";
    device.vendor = "nvidia";
    device.sharedPerBlock = 227 << 10;
    device.units = 4;
    sim::Options options;
    options.threads = 1;
    options.limit = 400;
    simulator = sim::openSimulator(device, options);
  }

  void run() {
    const runtime::ModuleHandle module = simulator->load(text, true);
    lastPtxFate = PtxFate::Decoded;
    std::vector<uint32_t> numbers(bufferBytes / 4);
    for (size_t i = 0; i < numbers.size(); ++i)
      numbers[i] = static_cast<uint32_t>(i % 64);
    for (runtime::DeviceAddress &buffer : buffers) {
      buffer = simulator->allocate(bufferBytes);
      simulator->copyToDevice(buffer, numbers.data(), bufferBytes);
    }
    for (const std::string &name : findKernels(text))
      attempt([&] { launch(simulator->getKernel(module, name, 0)); });
  }

  /// Errors are what is hoped for.
  template <typename F> static bool attempt(F what) {
    try {
      what();
      return true;
    } catch (const runtime::Error &error) {
      if (std::getenv("FUSE_FUZZ_VERBOSE"))
        std::cerr << error.what() << "\n";
      const std::string message = error.what();
      if (message.find("line") == std::string::npos && message.find("kernel") == std::string::npos)
        throw std::logic_error("a message without a place: " + message);
      return false;
    }
  }

private:
  void launch(runtime::KernelHandle kernel) {
    lastPtxFate = PtxFate::Faulted;
    runtime::LaunchConfig config;
    config.cluster[0] = findNumber(text, ".reqnctapercluster ", 1, 4);
    config.grid[0] = 2 * config.cluster[0];
    config.block[0] = findNumber(text, ".reqntid ", findNumber(text, ".maxntid ", 64, 256), 256);
    config.parameterBytes.emplace();
    std::vector<std::vector<uint8_t>> values;
    for (const sim::KernelParameter &parameter : simulator->parametersOf(kernel)) {
      std::vector<uint8_t> value(parameter.size);
      if (value.size() == 128) {
        const runtime::EncodedTensorMap map = makeMap();
        std::memcpy(value.data(), map.bytes.data(), value.size());
      } else if (value.size() == sizeof(runtime::DeviceAddress)) {
        const runtime::DeviceAddress &buffer = buffers[values.size() % numBuffers];
        std::memcpy(value.data(), &buffer, sizeof(buffer));
      } else if (!value.empty()) {
        value[0] = 3;
      }
      config.parameterBytes->push_back(parameter.size);
      values.push_back(std::move(value));
    }
    std::vector<void *> pointers;
    for (std::vector<uint8_t> &value : values)
      pointers.push_back(value.data());
    simulator->launch(kernel, config, pointers.data(), simulator->stream());
    lastPtxFate = PtxFate::Ran;
  }

  runtime::EncodedTensorMap makeMap() {
    runtime::TensorMap map;
    map.base = buffers[0];
    map.type = runtime::ElementType::f16;
    map.rank = 2;
    map.sizes[0] = 64;
    map.sizes[1] = 10;
    map.strides[0] = 128;
    map.box[0] = 64;
    map.box[1] = 8;
    map.swizzle = 128;
    return simulator->encodeTensorMap(map);
  }

  const std::string &text;
  std::unique_ptr<sim::Simulator> simulator;
  std::array<runtime::DeviceAddress, numBuffers> buffers = {};
};

} // namespace

int fuzzPtx(const uint8_t *data, size_t size) {
  lastPtxFate = PtxFate::Refused;
  const std::string text(reinterpret_cast<const char *>(data), size);
  Session session(text);
  Session::attempt([&] { session.run(); });
  return 0;
}
