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

#include <algorithm>
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
    constexpr uint32_t mostThreads = 1024;
    if (kernel.maxThreads < 1 || kernel.maxThreads > mostThreads)
      fail("blocks of ", kernel.maxThreads, " threads are not possible");
    // HIP aligns the arguments to 16 bytes.
    const uint32_t alignment = number(map, ".kernarg_segment_align");
    if (alignment > 16 || (alignment & (alignment - 1)) != 0 || alignment == 0)
      fail("an alignment of its arguments to ", alignment, " bytes is not expected");
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
  const auto symbol = symbols.find(kernel.name + ".kd");
  if (text(map, ".symbol") != kernel.name + ".kd" || symbol == symbols.end() ||
      !symbols.count(kernel.name))
    fail("there is no code of kernel '", kernel.name, "'");
  constexpr uint64_t descriptorSize = 64;
  if (symbol->second.type() != ElfFile::symbolObject || symbol->second.size != descriptorSize ||
      symbol->second.section == 0 || symbol->second.section >= file.sections().size())
    fail("the descriptor of kernel '", kernel.name, "' is no object of 64 bytes");
  ByteReader descriptor(file.at(symbol->second.value, descriptorSize), "descriptor of a kernel");
  const auto shared = descriptor.read<uint32_t>(), scratch = descriptor.read<uint32_t>(),
             arguments = descriptor.read<uint32_t>();
  descriptor.read<uint32_t>(); // reserved
  const uint64_t entry = symbol->second.value + descriptor.read<uint64_t>();
  const ElfFile::Symbol &code = symbols.at(kernel.name);
  if (code.section == 0 || entry != code.value)
    fail("the descriptor of kernel '", kernel.name, "' names another code than its symbol");
  // The hardware drops the lower bits of where code begins, as HIP does of a descriptor's place.
  constexpr uint64_t codeAlignment = 256;
  if (entry % codeAlignment != 0 || symbol->second.value % descriptorSize != 0)
    fail("the code of kernel '", kernel.name, "' begins at 0x", std::hex, entry,
         ", its descriptor at 0x", symbol->second.value, "; multiples of 0x", codeAlignment,
         " and 0x", descriptorSize, " are needed");
  const auto holdsCode = [&](const ElfFile::Segment &segment) {
    return segment.type == ElfFile::segmentLoad && segment.flags & ElfFile::segmentExecutable &&
           code.value >= segment.address && code.value - segment.address <= segment.fileSize &&
           code.size <= segment.fileSize - (code.value - segment.address);
  };
  if (code.size == 0 || code.size % 4 != 0 ||
      std::none_of(file.segments().begin(), file.segments().end(), holdsCode))
    fail("the code of kernel '", kernel.name, "', ", code.size,
         " bytes, lies in no executable segment");
  constexpr size_t propertiesAt = 56;
  constexpr uint32_t isWave32 = 1 << 10, hasDynamicStack = 1 << 11;
  descriptor.take(propertiesAt - descriptor.at());
  const auto properties = descriptor.read<uint16_t>();
  const uint32_t lanes = properties & isWave32 ? 32 : 64;
  if (shared != kernel.staticShared || arguments != number(map, ".kernarg_segment_size") ||
      scratch != number(map, ".private_segment_fixed_size"))
    fail("the descriptor and the metadata of kernel '", kernel.name,
         "' differ in the bytes of LDS, of scratch or of arguments");
  if (lanes != number(map, ".wavefront_size"))
    fail("the descriptor and the metadata of kernel '", kernel.name,
         "' differ in the lanes of a wave");
  const auto stack = map.find(".uses_dynamic_stack");
  if (stack != map.end() &&
      (!stack->is_boolean() || stack->get<bool>() != bool(properties & hasDynamicStack)))
    fail("the descriptor and the metadata of kernel '", kernel.name,
         "' differ in whether the stack is dynamic");
}

/// The notes that one reader finds by their section are those that another finds by their segment.
void checkNotes(const ElfFile &file) {
  const ElfFile::Section *section = nullptr;
  const ElfFile::Segment *segment = nullptr;
  unsigned sections = 0, segments = 0;
  for (const ElfFile::Section &each : file.sections())
    if (each.type == ElfFile::sectionNote)
      section = &each, ++sections;
  for (const ElfFile::Segment &each : file.segments())
    if (each.type == ElfFile::segmentNote)
      segment = &each, ++segments;
  if (sections != 1 || segments != 1 || section->offset != segment->offset ||
      section->size != segment->fileSize || section->address != segment->address)
    fail("its section of notes and its segment of notes are not one");
}

/// What is loaded is one thing at each address, whoever loads it.
void checkSegments(const ElfFile &file) {
  uint64_t end = 0;
  for (const ElfFile::Segment &segment : file.segments()) {
    if (segment.type != ElfFile::segmentLoad)
      continue;
    if (segment.address < end || segment.memorySize < segment.fileSize ||
        segment.memorySize > ~segment.address)
      fail("its segments overlap, are out of order, or are larger in the file than in memory");
    end = segment.address + segment.memorySize;
  }
}

/// What the metadata says of all its kernels is what the ELF header says: the version of the ABI
/// and the target.
void checkHeader(const ElfFile &file, const std::string &chip, const json &root) {
  const std::string target = text(root, "amdhsa.target"), expected = "amdgcn-amd-amdhsa--" + chip;
  if (target != expected)
    fail("its ELF header says '", expected, "', its metadata '", target, "'");
  // V4 is 1.1 there, V5 and V6 are 1.2.
  const auto version = root.find("amdhsa.version");
  if (version == root.end() || !version->is_array() || version->size() != 2 || (*version)[0] != 1 ||
      (*version)[1] != (file.abiVersion() == 2 ? 1 : 2))
    fail("its ELF header says version ", int(file.abiVersion()) + 2,
         " of the ABI, its metadata another");
}

} // namespace

CodeObjectInfo readHsaco(std::string_view bytes) {
  const ElfFile file(bytes);
  if (file.machine() != ElfFile::machineAmdGpu)
    fail("not machine code of AMD (ELF machine ", file.machine(), ", ", int(ElfFile::machineAmdGpu),
         " is expected)");
  if (file.type() != ElfFile::typeShared)
    fail("not a shared object (ELF type ", file.type(), ")");
  checkNotes(file);
  checkSegments(file);
  CodeObjectInfo info;
  info.chip = readChip(file);
  std::map<std::string_view, ElfFile::Symbol> symbols;
  bool hasMetadata = false;
  for (const ElfFile::Section &section : file.sections())
    if (section.type == ElfFile::sectionDynamicSymbols)
      for (const ElfFile::Symbol &symbol : file.symbols(section))
        if (!symbols.emplace(symbol.name, symbol).second && !symbol.name.empty())
          fail("it defines the symbol '", symbol.name, "' twice");
  for (const ElfFile::Section &section : file.sections()) {
    if (section.type != ElfFile::sectionNote)
      continue;
    for (const ElfFile::Note &note : file.notes(section)) {
      constexpr uint32_t metadata = 32; // NT_AMDGPU_METADATA
      if (note.name != "AMDGPU" || note.type != metadata)
        continue;
      const JsonTree tree = parseMessagePack(note.description);
      const json &root = tree.root;
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
