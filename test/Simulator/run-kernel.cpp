//===- run-kernel.cpp - one kernel on the simulator -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-sim-kernel FILE --chip=CHIP --kernel=NAME[,NAME...] [--grid=X[,Y,Z]] [--block=X[,Y,Z]]
//                 [--cluster=X[,Y,Z]] [--shared=BYTES] [--seed=N] [--limit=N]
//                 [--programmatic=NAME,...] [--stats] ARGUMENT...
// fuse-sim-kernel FILE --chip=CHIP --load=NAME,NAME,...     loads kernels, runs none
//
// Several kernels are launched one after the other, with the same arguments; those in
// --programmatic may start before the one ahead has ended. In place of a kernel A:B copies buffer A
// to B. FILE is a code object (AMD) or PTX (NVIDIA). An argument is
//   i32:VALUE  i64:VALUE  f32:VALUE           a scalar
//   NAME:TYPE:COUNT:INIT                      a pointer to COUNT elements of device memory;
//       TYPE as in MLIR; INIT is `iota` (0, 1, 2, ...), `zero`, `none` (nobody wrote it), `seq`
//       (small integers -8 to 8, in a fixed disorder), or values separated by commas, the last
//       one repeated. Integer types take hexadecimal bit patterns as well.
//       A name that starts with `.` is that of a buffer for tensor maps, no argument itself.
//   NAME:map:BUFFER:SIZES:STRIDES:BOX:SWIZZLE a tensor map of the buffer of an earlier argument;
//       sizes and box in elements and strides in bytes, each `AxB`, from the innermost dimension
//       on (STRIDES has one fewer; `-` for none)
// Afterwards every buffer is printed: "NAME: v0 v1 v2 ...".
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Manifest.h"
#include "fuse/Simulator/Simulator.h"

#include <cstring>
#include <iostream>

using namespace fuse;
using runtime::fail;

namespace {

struct Buffer {
  std::string name;
  runtime::Tensor tensor;
  runtime::DeviceAddress address = 0;
};

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text)
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

std::array<uint32_t, 3> parseExtents(const std::string &text) {
  std::array<uint32_t, 3> extents = {1, 1, 1};
  const std::vector<std::string> parts = split(text, ',');
  for (size_t i = 0; i < parts.size() && i < 3; ++i)
    extents[i] = static_cast<uint32_t>(std::stoul(parts[i]));
  return extents;
}

void initialize(runtime::Tensor &tensor, const std::string &how) {
  const std::vector<std::string> values = split(how, ',');
  for (int64_t i = 0; i < tensor.numElements(); ++i) {
    const std::string &value = values[std::min<size_t>(static_cast<size_t>(i), values.size() - 1)];
    if (how == "zero")
      continue;
    if (how == "iota")
      tensor.set(i, static_cast<double>(i));
    else if (how == "seq")
      tensor.set(i, static_cast<double>((i * 7 + i / 16 * 5) % 17 - 8));
    else if (value.rfind("0x", 0) == 0) {
      const uint64_t bits = std::stoull(value, nullptr, 16);
      const auto bytes = static_cast<size_t>(runtime::sizeInBytes(tensor.type));
      std::memcpy(tensor.data.data() + static_cast<size_t>(i) * bytes, &bits, bytes);
    } else
      tensor.set(i, std::stod(value));
  }
}

template <typename T> std::vector<uint8_t> bytesOf(T value) {
  std::vector<uint8_t> bytes(sizeof(T));
  std::memcpy(bytes.data(), &value, sizeof(T));
  return bytes;
}

/// As in the compiler's chip table; written here so that the tool needs no compiler.
sim::Device makeDevice(const std::string &chip) {
  sim::Device device;
  device.chip = chip;
  const bool isAmd = chip.rfind("gfx", 0) == 0;
  device.vendor = isAmd ? "amd" : "nvidia";
  device.lanes = isAmd ? 64 : 32;
  device.sharedPerBlock = chip == "gfx950"  ? 160 << 10
                          : isAmd           ? 64 << 10
                          : chip == "sm_80" ? 163 << 10
                                            : 227 << 10;
  device.maxRegisters = isAmd ? 512 : 255;
  device.registersPerUnit = isAmd ? 128 << 10 : 64 << 10;
  device.units = isAmd ? 304 : chip == "sm_80" ? 108 : 132;
  device.dies = chip == "gfx942" || chip == "gfx950" ? 8 : 1;
  return device;
}

/// Prints of each kernel whether it can be loaded.
void load(sim::Simulator &device, runtime::ModuleHandle module, const std::string &names) {
  for (const std::string &name : split(names, ','))
    try {
      device.getKernel(module, name, 0);
      std::cout << name << ": loaded\n";
    } catch (const runtime::Error &error) {
      std::cout << name << ": " << error.what() << "\n";
    }
}

int run(int argc, char **argv) {
  std::string file, chip, kernel, loaded, programmatic;
  runtime::LaunchConfig config;
  sim::Options options;
  options.threads = 1;
  bool stats = false;
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const size_t equals = argument.find('=');
    const std::string value = equals == std::string::npos ? "" : argument.substr(equals + 1);
    const std::string name = argument.substr(0, equals);
    if (name == "--chip")
      chip = value;
    else if (name == "--kernel")
      kernel = value;
    else if (name == "--load")
      loaded = value;
    else if (name == "--grid")
      config.grid = parseExtents(value);
    else if (name == "--block")
      config.block = parseExtents(value);
    else if (name == "--cluster")
      config.cluster = parseExtents(value);
    else if (name == "--shared")
      config.dynamicSharedMemory = static_cast<uint32_t>(std::stoul(value));
    else if (name == "--seed")
      options.seed = std::stoull(value);
    else if (name == "--limit")
      options.limit = std::stoull(value);
    else if (name == "--programmatic")
      programmatic = value;
    else if (name == "--stats")
      stats = true;
    else if (file.empty())
      file = argument;
    else
      arguments.push_back(argument);
  }
  std::unique_ptr<sim::Simulator> device = sim::openSimulator(makeDevice(chip), options);
  const runtime::ModuleHandle module = device->load(runtime::readFile(file), device->wantsText());
  if (!loaded.empty()) {
    load(*device, module, loaded);
    return 0;
  }
  struct Step {
    runtime::KernelHandle kernel = nullptr;
    bool programmatic = false;
    std::vector<std::string> copied; // from, to
  };
  std::vector<Step> steps;
  for (const std::string &each : split(kernel, ',')) {
    Step &step = steps.emplace_back();
    step.copied = split(each, ':');
    if (step.copied.size() != 2)
      step.kernel = device->getKernel(module, each, config.dynamicSharedMemory);
    for (const std::string &name : split(programmatic, ','))
      step.programmatic |= name == each;
  }

  std::vector<Buffer> buffers;
  std::vector<std::vector<uint8_t>> values;
  for (const std::string &argument : arguments) {
    const std::vector<std::string> parts = split(argument, ':');
    if (parts.size() == 2 && parts[0] == "i32") {
      values.push_back(bytesOf(static_cast<int32_t>(std::stoll(parts[1], nullptr, 0))));
    } else if (parts.size() == 2 && parts[0] == "i64") {
      values.push_back(bytesOf(static_cast<int64_t>(std::stoll(parts[1], nullptr, 0))));
    } else if (parts.size() == 2 && parts[0] == "f32") {
      values.push_back(bytesOf(std::stof(parts[1])));
    } else if (parts.size() == 4) {
      Buffer buffer{parts[0],
                    runtime::Tensor(runtime::parseElementType(parts[1]), {std::stoll(parts[2])})};
      buffer.address = device->allocate(buffer.tensor.data.size());
      if (parts[3] != "none") {
        initialize(buffer.tensor, parts[3]);
        device->copyToDevice(buffer.address, buffer.tensor.data.data(), buffer.tensor.data.size());
      }
      if (parts[0][0] != '.')
        values.push_back(bytesOf(buffer.address));
      buffers.push_back(std::move(buffer));
    } else if (parts.size() == 7 && parts[1] == "map") {
      runtime::TensorMap map;
      for (const Buffer &buffer : buffers)
        if (buffer.name == parts[2]) {
          map.base = buffer.address;
          map.type = buffer.tensor.type;
        }
      const std::vector<std::string> sizes = split(parts[3], 'x'), box = split(parts[5], 'x');
      map.rank = static_cast<uint32_t>(sizes.size());
      for (size_t d = 0; d < sizes.size(); ++d) {
        map.sizes[d] = std::stoull(sizes[d]);
        map.box[d] = static_cast<uint32_t>(std::stoul(box[d]));
        if (d)
          map.strides[d - 1] = std::stoull(split(parts[4], 'x')[d - 1]);
      }
      map.swizzle = static_cast<uint32_t>(std::stoul(parts[6]));
      values.push_back(bytesOf(device->encodeTensorMap(map)));
    } else {
      fail("'", argument, "' is no argument that is understood; see the head of run-kernel.cpp");
    }
  }
  std::vector<void *> pointers;
  config.parameterBytes.emplace();
  for (std::vector<uint8_t> &value : values) {
    pointers.push_back(value.data());
    config.parameterBytes->push_back(static_cast<uint32_t>(value.size()));
  }
  const auto named = [&](const std::string &name) -> const Buffer & {
    for (const Buffer &buffer : buffers)
      if (buffer.name == name)
        return buffer;
    fail("there is no buffer '", name, "'");
  };
  for (const Step &step : steps) {
    if (step.kernel) {
      config.programmatic = step.programmatic;
      device->launch(step.kernel, config, pointers.data(), device->stream());
      continue;
    }
    const Buffer &from = named(step.copied[0]), &to = named(step.copied[1]);
    device->copy(to.address, from.address, from.tensor.data.size(), device->stream());
  }

  for (Buffer &buffer : buffers) {
    device->copyToHost(buffer.tensor.data.data(), buffer.address, buffer.tensor.data.size());
    std::cout << buffer.name << ":";
    // All digits of integers; of floating-point numbers those that one would write down.
    std::cout.precision(buffer.tensor.type >= runtime::ElementType::i1 ? 20 : 6);
    for (int64_t i = 0; i < buffer.tensor.numElements(); ++i) {
      std::cout << " ";
      // A double has too few digits for these.
      if (buffer.tensor.type == runtime::ElementType::i64) {
        int64_t value;
        std::memcpy(&value, buffer.tensor.data.data() + size_t(i) * sizeof(value), sizeof(value));
        std::cout << value;
      } else {
        std::cout << buffer.tensor.get(i);
      }
    }
    std::cout << "\n";
  }
  if (stats)
    for (const auto &[name, count] : device->statistics())
      std::cout << name << " " << count << "\n";
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::cerr << "error: " << error.what() << "\n";
    return 1;
  }
}
