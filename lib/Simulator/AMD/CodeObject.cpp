//===- CodeObject.cpp - what an AMD code object says ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM, "User Guide for AMDGPU Backend": ELF code object, code object metadata (V4 to V6), kernel
// descriptor for gfx90a and gfx942.
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "Metadata.h"
#include "fuse/Runtime/Error.h"

#include "llvm/Object/ELF.h"

#include <cstring>

using namespace fuse::sim::amd;
using fuse::runtime::fail;

namespace elf = llvm::ELF;
using ElfFile = llvm::object::ELFFile<llvm::object::ELF64LE>;

template <typename T> static T get(llvm::Expected<T> value, const char *what) {
  if (value)
    return std::move(*value);
  fail("the code object's ", what, ": ", llvm::toString(value.takeError()));
}

static ElfFile open(const std::string &file) { return get(ElfFile::create(file), "header"); }

uint32_t fuse::sim::amd::bits(uint32_t word, unsigned shift, unsigned width) {
  return word >> shift & ((1u << width) - 1);
}

CodeObject::CodeObject(std::string bytes, const std::string &chip) : file(std::move(bytes)) {
  readHeader(chip);
  readSegments();
  readSections();
}

void CodeObject::readHeader(const std::string &chip) {
  static const std::map<std::string, unsigned> machines = {
      {"gfx90a", elf::EF_AMDGPU_MACH_AMDGCN_GFX90A},
      {"gfx942", elf::EF_AMDGPU_MACH_AMDGCN_GFX942},
      {"gfx950", elf::EF_AMDGPU_MACH_AMDGCN_GFX950}};
  if (file.compare(0, 4, elf::ElfMagic) != 0)
    fail("the code object is no ELF file");
  const ElfFile opened = open(file);
  const auto &header = opened.getHeader();
  if (header.e_ident[elf::EI_CLASS] != elf::ELFCLASS64 ||
      header.e_ident[elf::EI_DATA] != elf::ELFDATA2LSB)
    fail("the code object is no ELF file of 64 bits and little-endian order");
  if (header.e_machine != elf::EM_AMDGPU ||
      header.e_ident[elf::EI_OSABI] != elf::ELFOSABI_AMDGPU_HSA || header.e_type != elf::ET_DYN)
    fail("this is no linked code object of an AMD GPU");
  const unsigned version = header.e_ident[elf::EI_ABIVERSION];
  if (version < elf::ELFABIVERSION_AMDGPU_HSA_V4 || version > elf::ELFABIVERSION_AMDGPU_HSA_V6)
    fail("the code object has ABI version ", version, "; known are 2 to 4 (code objects V4 to V6)");
  auto machine = machines.find(chip);
  if (machine == machines.end())
    fail("the chip '", chip, "' is not simulated");
  if (const unsigned found = header.e_flags & elf::EF_AMDGPU_MACH; found != machine->second)
    fail("the code object is for machine 0x", std::hex, found, " (its e_flags); ", chip, " is 0x",
         machine->second);
}

void CodeObject::readSegments() {
  for (const auto &header : get(open(file).program_headers(), "segments")) {
    if (header.p_type != elf::PT_LOAD)
      continue;
    if (header.p_offset > file.size() || header.p_filesz > file.size() - header.p_offset)
      fail("the code object's segment at 0x", std::hex, uint64_t(header.p_vaddr),
           " is not within the file of 0x", file.size(), " bytes");
    if (header.p_filesz > header.p_memsz || header.p_vaddr + header.p_memsz < header.p_vaddr)
      fail("the code object's segment at 0x", std::hex, uint64_t(header.p_vaddr), " has 0x",
           uint64_t(header.p_memsz), " bytes, 0x", uint64_t(header.p_filesz),
           " of them in the file");
    segments.push_back(
        {header.p_vaddr, header.p_filesz, header.p_offset, (header.p_flags & elf::PF_X) != 0});
  }
}

void CodeObject::readSections() {
  const ElfFile opened = open(file);
  for (const auto &section : get(opened.sections(), "sections")) {
    if (section.sh_type == elf::SHT_REL || section.sh_type == elf::SHT_RELA)
      fail("the code object has relocations, which are not modelled");
    if (section.sh_type == elf::SHT_DYNSYM) {
      const llvm::StringRef names =
          get(opened.getStringTableForSymtab(section), "names of symbols");
      for (const auto &symbol : get(opened.symbols(&section), "symbols"))
        if (symbol.st_shndx != elf::SHN_UNDEF)
          symbols[get(symbol.getName(names), "symbols").str()] = {symbol.st_value, symbol.st_size};
    }
    if (section.sh_type != elf::SHT_NOTE)
      continue;
    llvm::Error error = llvm::Error::success();
    for (const auto &note : opened.notes(section, error)) {
      const llvm::StringRef text =
          note.getDescAsStringRef(std::max<size_t>(section.sh_addralign, 4));
      if (note.getName() == "AMDGPU" && note.getType() == elf::NT_AMDGPU_METADATA)
        readMetadata(text.data(), text.size());
    }
    if (error)
      fail("the code object's notes: ", llvm::toString(std::move(error)));
  }
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

static const MetadataNode &getField(const MetadataNode &map, const std::string &name,
                                    MetadataNode::Kind kind, const std::string &of) {
  static const char *const kinds[] = {"nothing", "a number", "a text", "a list", "a map"};
  const MetadataNode *node = map.find(name);
  if (!node)
    fail("the code object's metadata: ", of, " has no '", name, "'");
  if (node->kind != kind)
    fail("the code object's metadata: '", name, "' of ", of, " is not ",
         kinds[static_cast<int>(kind)]);
  return *node;
}

static uint32_t getNumber(const MetadataNode &map, const std::string &name, uint32_t least,
                          uint32_t most, const std::string &of) {
  const uint64_t value = getField(map, name, MetadataNode::Number, of).number;
  if (value < least || value > most)
    fail("the code object's metadata: '", name, "' of ", of, " is ", value, "; it can be ", least,
         " to ", most);
  return static_cast<uint32_t>(value);
}

/// HIP passes at most 4 KiB of arguments; what the runtime hides follows them.
constexpr uint32_t mostArgumentBytes = 8192;
constexpr uint32_t mostThreads = 1024;

static Argument readArgument(const MetadataNode &node, uint32_t segment, const std::string &of) {
  if (node.kind != MetadataNode::Map)
    fail("the code object's metadata: ", of, " is not a map");
  Argument argument;
  argument.kind = getField(node, ".value_kind", MetadataNode::Text, of).text;
  argument.size = getNumber(node, ".size", 1, segment, of);
  argument.offset = getNumber(node, ".offset", 0, segment - argument.size, of);
  return argument;
}

static KernelMetadata readKernel(const MetadataNode &node, const std::string &name) {
  const std::string of = "kernel '" + name + "'";
  KernelMetadata metadata;
  metadata.maxGroupSize = getNumber(node, ".max_flat_workgroup_size", 1, mostThreads, of);
  metadata.kernargSize = getNumber(node, ".kernarg_segment_size", 0, mostArgumentBytes, of);
  getNumber(node, ".wavefront_size", 64, 64, of);
  if (node.find(".reqd_workgroup_size")) {
    const auto &sizes = getField(node, ".reqd_workgroup_size", MetadataNode::List, of).elements;
    if (sizes.size() != 3)
      fail("the code object's metadata: '.reqd_workgroup_size' of ", of, " has ", sizes.size(),
           " extents, not 3");
    for (size_t i = 0; i < 3; ++i) {
      if (sizes[i].kind != MetadataNode::Number || !sizes[i].number ||
          sizes[i].number > mostThreads)
        fail("the code object's metadata: '.reqd_workgroup_size' of ", of,
             " is no extents from 1 to ", mostThreads);
      metadata.requiredSize[i] = static_cast<uint32_t>(sizes[i].number);
    }
  }
  if (!node.find(".args"))
    return metadata;
  uint32_t visible = 0;
  for (const MetadataNode &argument : getField(node, ".args", MetadataNode::List, of).elements) {
    const std::string which = "argument " + std::to_string(metadata.arguments.size()) + " of " + of;
    metadata.arguments.push_back(readArgument(argument, metadata.kernargSize, which));
    const Argument &read = metadata.arguments.back();
    if (read.isHidden())
      continue;
    if (read.offset < visible)
      fail("the code object's metadata: ", which, " overlaps the one before it");
    visible = read.offset + read.size;
  }
  return metadata;
}

void CodeObject::readMetadata(const void *bytes, size_t size) {
  const MetadataNode root = parseMetadata({static_cast<const char *>(bytes), size});
  if (root.kind != MetadataNode::Map)
    fail("the code object's metadata is not a map");
  for (const MetadataNode &kernel :
       getField(root, "amdhsa.kernels", MetadataNode::List, "the root").elements) {
    if (kernel.kind != MetadataNode::Map)
      fail("the code object's metadata: a kernel is not a map");
    const std::string &name = getField(kernel, ".name", MetadataNode::Text, "a kernel").text;
    metadata[name] = readKernel(kernel, name);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

const CodeObject::Segment *CodeObject::find(uint64_t address, uint64_t size) const {
  for (const Segment &segment : segments)
    if (address >= segment.address && address - segment.address <= segment.size &&
        size <= segment.size - (address - segment.address))
      return &segment;
  return nullptr;
}

/// The bits that say something the simulator does not follow, and those that must be zero.
static void checkDescriptor(const llvm::amdhsa::kernel_descriptor_t &descriptor,
                            const KernelMetadata &metadata, const std::string &name) {
  struct Field {
    uint32_t word, mask;
    const char *what;
  };
  const uint32_t first = descriptor.compute_pgm_rsrc1, second = descriptor.compute_pgm_rsrc2;
  const Field fields[] = {
      {first, 0x00000c00, "sets a priority"},
      {first, 0x03500000, "asks for a privileged or a debugging mode"},
      {first, 0xf8000000, "sets reserved bits of compute_pgm_rsrc1"},
      {first, 0x04000000, "sets FP16_OVFL, which is not modelled"},
      {first ^ 0x00a00000, 0x00a00000, "clears DX10_CLAMP or IEEE, which is not modelled"},
      {second, 0x7f006040, "enables traps or exceptions, which are not modelled"},
      {second, 0x00ff8000, "sets the size of LDS, which is the command processor's to set"},
      {second, 0x00000400, "asks for the work group's information, which is not modelled"},
      {second, 0x80000000, "sets reserved bits of compute_pgm_rsrc2"},
      {descriptor.compute_pgm_rsrc3, 0xfffeffc0, "sets reserved bits of compute_pgm_rsrc3"},
      {descriptor.compute_pgm_rsrc3, 0x00010000, "sets TG_SPLIT, which is not modelled"},
      {descriptor.kernel_code_properties, 0xf380, "sets reserved bits of its code's properties"},
      {descriptor.kernel_code_properties, 0x0400, "is for waves of 32 lanes"},
      {descriptor.kernel_code_properties, 0x0800, "has a stack of dynamic size, not modelled"},
  };
  for (const Field &field : fields)
    if (field.word & field.mask)
      fail("kernel '", name, "': its descriptor ", field.what);
  const auto isZero = [](const uint8_t *bytes, size_t count) {
    return std::all_of(bytes, bytes + count, [](uint8_t byte) { return byte == 0; });
  };
  if (!isZero(descriptor.reserved0, sizeof(descriptor.reserved0)) ||
      !isZero(descriptor.reserved1, sizeof(descriptor.reserved1)) ||
      !isZero(descriptor.reserved3, sizeof(descriptor.reserved3)))
    fail("kernel '", name, "': reserved bytes of its descriptor are not zero");
  if (bits(second, 11, 2) == 3)
    fail("kernel '", name, "': its descriptor asks for undefined work item numbers");
  // The assembler may leave the size to the metadata.
  if (descriptor.kernarg_size && descriptor.kernarg_size != metadata.kernargSize)
    fail("kernel '", name, "': arguments of ", descriptor.kernarg_size,
         " bytes by its descriptor, of ", metadata.kernargSize, " by its metadata");

  // User registers: those asked for, then the arguments that are preloaded.
  static constexpr unsigned words[] = {4, 2, 2, 2, 2, 2, 1};
  unsigned needed = bits(descriptor.kernarg_preload, 0, 7);
  for (unsigned i = 0; i < 7; ++i)
    needed += bits(descriptor.kernel_code_properties, i, 1) * words[i];
  const unsigned allotted = bits(second, 1, 5);
  if (allotted > 16 || needed > allotted)
    fail("kernel '", name, "': its descriptor fills ", needed, " user registers and counts ",
         allotted, " of at most 16");
  const uint32_t preloadEnd =
      (bits(descriptor.kernarg_preload, 0, 7) + bits(descriptor.kernarg_preload, 7, 9)) * 4;
  if (bits(descriptor.kernarg_preload, 0, 7) && preloadEnd > metadata.kernargSize)
    fail("kernel '", name, "': arguments up to byte ", preloadEnd, " are preloaded, but there are ",
         metadata.kernargSize);
}

KernelCode CodeObject::getKernel(const std::string &name) const {
  auto descriptorSymbol = symbols.find(name + ".kd"), codeSymbol = symbols.find(name);
  auto information = metadata.find(name);
  if (descriptorSymbol == symbols.end() || information == metadata.end())
    fail("the code object has no kernel '", name, "'");
  const uint64_t descriptorAddress = descriptorSymbol->second.address;
  KernelCode kernel;
  kernel.metadata = information->second;
  const Segment *segment = find(descriptorAddress, sizeof(kernel.descriptor));
  if (!segment || descriptorAddress % 64)
    fail("kernel '", name, "': there is no descriptor at 0x", std::hex, descriptorAddress);
  std::memcpy(&kernel.descriptor,
              file.data() + segment->offset + (descriptorAddress - segment->address),
              sizeof(kernel.descriptor));
  checkDescriptor(kernel.descriptor, kernel.metadata, name);

  kernel.address =
      descriptorAddress + static_cast<uint64_t>(kernel.descriptor.kernel_code_entry_byte_offset);
  if (codeSymbol == symbols.end() || codeSymbol->second.address != kernel.address ||
      !codeSymbol->second.size)
    fail("the code of kernel '", name, "' has no symbol that says how long it is");
  kernel.size = codeSymbol->second.size;
  if (kernel.address % 256)
    fail("the code of kernel '", name, "' is at 0x", std::hex, kernel.address,
         ", which is no multiple of 256");
  segment = find(kernel.address, kernel.size);
  if (!segment || !segment->isExecutable)
    fail("the code of kernel '", name, "', 0x", std::hex, kernel.size, " bytes at 0x",
         kernel.address, ", is in no executable segment");
  kernel.bytes = reinterpret_cast<const uint8_t *>(file.data()) + segment->offset +
                 (kernel.address - segment->address);
  return kernel;
}
