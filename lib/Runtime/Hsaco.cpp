//===- Hsaco.cpp - what AMD's machine code says of itself -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM, "User Guide for AMDGPU Backend": ELF header, note records, code object metadata (V4 to
// V6), kernel descriptor.
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "fuse/Runtime/ByteReader.h"
#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/ElfFile.h"

#include <map>

namespace fuse::runtime {

using json = nlohmann::ordered_json;

namespace {

/// EF_AMDGPU_MACH of the chips that code is generated for, and of their neighbours, for the
/// sake of messages.
const std::map<uint32_t, const char *> machines = {
    {0x2c, "gfx900"},  {0x2f, "gfx906"}, {0x30, "gfx908"},  {0x36, "gfx1030"}, {0x3f, "gfx90a"},
    {0x41, "gfx1100"}, {0x4c, "gfx942"}, {0x48, "gfx1200"}, {0x4e, "gfx1201"}, {0x4f, "gfx950"}};

std::string readChip(const ElfFile &file) {
  constexpr uint8_t hsa = 64, oldest = 2, newest = 4; // V4, V6
  if (file.osAbi() != hsa)
    fail("not a code object for HSA (OS ABI ", int(file.osAbi()), ")");
  if (file.abiVersion() < oldest || file.abiVersion() > newest)
    fail("version ", int(file.abiVersion()) + 2, " of the code object's ABI is not known (4 to 6)");
  const auto machine = machines.find(file.flags() & 255);
  if (machine == machines.end())
    fail("code for an AMD GPU that is not known (EF_AMDGPU_MACH 0x", std::hex, file.flags() & 255,
         ")");
  // 0: the chip has no such mode; 1: runs in both.
  const auto suffix = [](uint32_t mode, const char *name) {
    return mode < 2 ? std::string() : std::string(":") + name + (mode == 3 ? "+" : "-");
  };
  return machine->second + suffix(file.flags() >> 10 & 3, "sramecc") +
         suffix(file.flags() >> 8 & 3, "xnack");
}

uint32_t number(const json &map, const char *key) {
  const auto found = map.find(key);
  if (found == map.end() || !found->is_number_integer() || found->get<int64_t>() < 0 ||
      found->get<int64_t>() > UINT32_MAX)
    fail("its metadata has no number '", key, "'");
  return static_cast<uint32_t>(found->get<int64_t>());
}

std::string text(const json &map, const char *key) {
  const auto found = map.find(key);
  if (found == map.end() || !found->is_string())
    fail("its metadata has no string '", key, "'");
  return found->get<std::string>();
}

/// Arguments in order, without those that the runtime adds.
std::vector<KernelParameter> readArguments(const json &arguments, uint32_t segmentSize) {
  std::vector<KernelParameter> result;
  uint64_t next = 0;
  bool hidden = false;
  if (!arguments.is_array())
    fail("the list of its arguments is none");
  for (const json &argument : arguments) {
    if (!argument.is_object())
      fail("one of its arguments is none");
    const std::string kind = text(argument, ".value_kind");
    const uint32_t offset = number(argument, ".offset"), size = number(argument, ".size");
    if (offset < next || uint64_t(offset) + size > segmentSize)
      fail("an argument at ", offset, " of ", size, " bytes overlaps another, or the end of the ",
           segmentSize, " bytes of arguments");
    next = uint64_t(offset) + size;
    if (kind.compare(0, 7, "hidden_") == 0) {
      hidden = true;
      continue;
    }
    if (hidden || (kind != "global_buffer" && kind != "by_value"))
      fail("an argument of the kind '", kind, "' is not expected");
    if (kind == "global_buffer" && size != 8)
      fail("a pointer of ", size, " bytes is not expected");
    result.push_back({size, kind == "global_buffer", 1});
  }
  return result;
}

KernelInterface readKernel(const json &map) {
  KernelInterface kernel;
  kernel.name = text(map, ".name");
  try {
    const uint32_t segmentSize = number(map, ".kernarg_segment_size");
    if (map.contains(".args"))
      kernel.parameters = readArguments(map[".args"], segmentSize);
    kernel.maxThreads = number(map, ".max_flat_workgroup_size");
    kernel.staticShared = number(map, ".group_segment_fixed_size");
    if (map.contains(".reqd_workgroup_size")) {
      const json &extents = map[".reqd_workgroup_size"];
      if (!extents.is_array() || extents.size() != 3)
        fail("its required block has not three extents");
      for (size_t i = 0; i < 3; ++i) {
        if (!extents[i].is_number_integer() || extents[i].get<int64_t>() < 1 ||
            extents[i].get<int64_t>() > 1024)
          fail("its required block is none");
        kernel.requiredBlock[i] = static_cast<uint32_t>(extents[i].get<int64_t>());
      }
    }
  } catch (const Error &error) {
    fail("kernel '", kernel.name, "': ", error.what());
  }
  return kernel;
}

/// The descriptor, which the hardware's packet processor reads, must say what the note says.
void checkDescriptor(const ElfFile &file,
                     const std::map<std::string_view, ElfFile::Symbol> &symbols,
                     const KernelInterface &kernel, const json &map) {
  const auto symbol = symbols.find(text(map, ".symbol"));
  if (symbol == symbols.end() || !symbols.count(kernel.name))
    fail("there is no code of kernel '", kernel.name, "'");
  ByteReader descriptor(file.at(symbol->second.value, 64), "descriptor of a kernel");
  const auto shared = descriptor.read<uint32_t>(), scratch = descriptor.read<uint32_t>(),
             arguments = descriptor.read<uint32_t>();
  constexpr size_t propertiesAt = 56;
  constexpr uint32_t isWave32 = 1 << 10;
  descriptor.take(propertiesAt - descriptor.at());
  const uint32_t lanes = descriptor.read<uint16_t>() & isWave32 ? 32 : 64;
  if (shared != kernel.staticShared || arguments != number(map, ".kernarg_segment_size") ||
      scratch != number(map, ".private_segment_fixed_size"))
    fail("the descriptor and the metadata of kernel '", kernel.name,
         "' differ in the bytes of LDS, of scratch or of arguments");
  if (lanes != number(map, ".wavefront_size"))
    fail("the descriptor and the metadata of kernel '", kernel.name,
         "' differ in the lanes of a wave");
}

/// What the metadata says of all its kernels is what the ELF header says: the version of the ABI
/// and the target.
void checkHeader(const ElfFile &file, const std::string &chip, const json &root) {
  const std::string target = text(root, "amdhsa.target"), expected = "amdgcn-amd-amdhsa--" + chip;
  if (target != expected)
    fail("its ELF header says '", expected, "', its metadata '", target, "'");
  // V4 is 1.1 there, V5 and V6 are 1.2.
  const json version = file.abiVersion() == 2 ? json::array({1, 1}) : json::array({1, 2});
  if (!root.contains("amdhsa.version") || root["amdhsa.version"] != version)
    fail("its ELF header says version ", int(file.abiVersion()) + 2,
         " of the ABI, its metadata another");
}

} // namespace

CodeObjectInfo readHsaco(std::string_view bytes) {
  const ElfFile file(bytes);
  if (file.machine() != ElfFile::machineAmdGpu)
    fail("not machine code of AMD (ELF machine ", file.machine(), ", ", int(ElfFile::machineAmdGpu),
         " is expected)");
  CodeObjectInfo info;
  info.chip = readChip(file);
  std::map<std::string_view, ElfFile::Symbol> symbols;
  bool hasMetadata = false;
  for (const ElfFile::Section &section : file.sections())
    if (section.type == ElfFile::sectionDynamicSymbols)
      for (const ElfFile::Symbol &symbol : file.symbols(section))
        symbols[symbol.name] = symbol;
  for (const ElfFile::Section &section : file.sections()) {
    if (section.type != ElfFile::sectionNote)
      continue;
    for (const ElfFile::Note &note : file.notes(section)) {
      constexpr uint32_t metadata = 32; // NT_AMDGPU_METADATA
      if (note.name != "AMDGPU" || note.type != metadata)
        continue;
      const json root = parseMessagePack(note.description);
      if (hasMetadata || !root.is_object() || !root.contains("amdhsa.kernels") ||
          !root["amdhsa.kernels"].is_array())
        fail("its metadata names no kernels, or stands there twice");
      hasMetadata = true;
      checkHeader(file, info.chip, root);
      for (const json &map : root["amdhsa.kernels"]) {
        info.kernels.push_back(readKernel(map));
        checkDescriptor(file, symbols, info.kernels.back(), map);
      }
    }
  }
  if (!hasMetadata)
    fail("it has no metadata (NT_AMDGPU_METADATA)");
  return info;
}

} // namespace fuse::runtime
