//===- Cubin.cpp - what NVIDIA's machine code says of itself --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sections are not documented; cuobjdump -elf prints them, with the names of the attributes.
// A section .nv.info.KERNEL is a list of attributes: a format, a number, and either a short value
// or a length and as many bytes.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/ByteReader.h"
#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/ElfFile.h"

#include <algorithm>
#include <map>

namespace fuse::runtime {

namespace {

enum Format { kNoValue = 1, kByte = 2, kHalf = 3, kSized = 4 };
enum Attribute {
  kMaxThreads = 0x05,
  kParamCbank = 0x0a,
  kRequiredThreads = 0x10,
  kParameter = 0x17,
  kCbankParamSize = 0x19,
  kCtaPerCluster = 0x3d,
};

std::array<uint32_t, 3> readExtents(ByteReader &reader) {
  std::array<uint32_t, 3> extents;
  for (uint32_t &extent : extents)
    extent = reader.read<uint32_t>();
  return extents;
}

/// The attributes of one kernel.
KernelInterface readAttributes(std::string name, std::string_view section) {
  KernelInterface kernel;
  kernel.name = std::move(name);
  std::map<uint32_t, KernelParameter> parameters; // by their ordinals
  uint64_t end = 0, stated = 0;
  ByteReader reader(section, "list of a kernel's attributes");
  while (reader.rest()) {
    const auto format = reader.read<uint8_t>(), attribute = reader.read<uint8_t>();
    const auto value = reader.read<uint16_t>();
    if (format < kNoValue || format > kSized)
      fail("kernel '", kernel.name, "' has an attribute of the unknown format ", int(format));
    ByteReader payload(format == kSized ? reader.take(value) : std::string_view(),
                       "attribute of a kernel");
    if (attribute == kParameter) {
      payload.read<uint32_t>();
      const auto ordinal = payload.read<uint16_t>(), offset = payload.read<uint16_t>();
      const auto word = payload.read<uint32_t>();
      KernelParameter parameter;
      parameter.size = word >> 18;
      parameter.isPointer = (word >> 8 & 15) != 0;
      parameter.alignment = parameter.isPointer ? 1u << std::min(word & 255, 31u) : 1;
      if (!parameters.emplace(ordinal, parameter).second)
        fail("kernel '", kernel.name, "' states its parameter ", ordinal, " twice");
      end = std::max<uint64_t>(end, uint64_t(offset) + parameter.size);
    } else if (attribute == kCbankParamSize) {
      stated = value;
    } else if (attribute == kRequiredThreads) {
      kernel.requiredBlock = readExtents(payload);
    } else if (attribute == kMaxThreads) {
      kernel.maxThreads = 1;
      for (const uint32_t extent : readExtents(payload))
        kernel.maxThreads *= std::clamp(extent, 1u, 1024u); // more than 1024 is no limit at all
    } else if (attribute == kCtaPerCluster) {
      kernel.requiredCluster = readExtents(payload);
    }
  }
  if (!parameters.empty() && parameters.rbegin()->first + 1 != parameters.size())
    fail("kernel '", kernel.name, "' does not state all of its parameters");
  if (end != stated)
    fail("the parameters of kernel '", kernel.name, "' take ", end, " bytes, but it states ",
         stated);
  for (const auto &[ordinal, parameter] : parameters)
    kernel.parameters.push_back(parameter);
  return kernel;
}

/// The compute capability, from the flags of the header: their layout has changed with CUDA 13.
void readChip(const ElfFile &file, CodeObjectInfo &info) {
  constexpr uint8_t oldAbi = 7, newAbi = 8;
  if (file.abiVersion() != oldAbi && file.abiVersion() != newAbi)
    fail("version ", int(file.abiVersion()), " of the cubin's ABI is not known");
  const bool isNew = file.abiVersion() == newAbi;
  const uint32_t number = isNew ? file.flags() >> 8 & 255 : file.flags() & 255;
  info.needsSuffix = (file.flags() & (isNew ? 0x8u : 0x800u)) != 0;
  info.chip = "sm_" + std::to_string(number);
}

} // namespace

CodeObjectInfo readCubin(std::string_view bytes) {
  const ElfFile file(bytes);
  if (file.machine() != ElfFile::machineCuda)
    fail("not machine code of NVIDIA (ELF machine ", file.machine(), ", ",
         int(ElfFile::machineCuda), " is expected)");
  constexpr uint16_t executable = 2;
  if (file.type() != executable)
    fail("not an executable cubin (ELF type ", file.type(), ")");
  CodeObjectInfo info;
  readChip(file, info);
  std::map<std::string_view, const ElfFile::Section *> sections;
  for (const ElfFile::Section &section : file.sections())
    if (!sections.emplace(section.name, &section).second && !section.name.empty())
      fail("it has two sections '", section.name, "'");
  // From sm_90 on, what a kernel has for itself lies behind 1 KiB of the system's, which the limit
  // of a block does not count.
  const uint64_t reserved = sections.count(".nv.shared.reserved.0") ? 1024 : 0;
  constexpr std::string_view prefix = ".nv.info.";
  for (const ElfFile::Section &section : file.sections()) {
    if (section.name.substr(0, prefix.size()) != prefix)
      continue;
    const std::string name(section.name.substr(prefix.size()));
    KernelInterface kernel = readAttributes(name, file.contents(section));
    const auto code = sections.find(".text." + name), shared = sections.find(".nv.shared." + name);
    if (code == sections.end() || file.contents(*code->second).empty())
      fail("there is no code of kernel '", name, "'");
    if (shared != sections.end())
      kernel.staticShared = static_cast<uint32_t>(std::min<uint64_t>(
          shared->second->size - std::min(shared->second->size, reserved), UINT32_MAX));
    info.kernels.push_back(std::move(kernel));
  }
  return info;
}

} // namespace fuse::runtime
