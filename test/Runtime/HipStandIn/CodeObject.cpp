//===- CodeObject.cpp - a code object as HIP reads it ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "fuse/Runtime/Error.h"

#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"

#include <cstring>

using namespace fuse::test;
using fuse::runtime::fail;
using llvm::StringRef;
using ElfFile = llvm::object::ELF64LEFile;

namespace {

template <typename T> T check(llvm::Expected<T> value, const char *what) {
  if (!value)
    fail("code object: ", what, ": ", llvm::toString(value.takeError()));
  return std::move(*value);
}

/// The end of the last thing that the ELF header speaks of, which is how the runtime finds the
/// length of an image that it is given without one.
size_t lengthOf(const void *image) {
  const auto &header = *static_cast<const llvm::ELF::Elf64_Ehdr *>(image);
  if (!header.checkMagic() || header.getFileClass() != llvm::ELF::ELFCLASS64)
    fail("code object: not a 64-bit ELF file");
  const auto *bytes = static_cast<const char *>(image);
  size_t end = header.e_shoff + size_t(header.e_shentsize) * header.e_shnum;
  for (unsigned i = 0; i < header.e_shnum; ++i) {
    llvm::ELF::Elf64_Shdr section;
    std::memcpy(&section, bytes + header.e_shoff + size_t(i) * header.e_shentsize, sizeof(section));
    if (section.sh_type != llvm::ELF::SHT_NOBITS)
      end = std::max<size_t>(end, section.sh_offset + section.sh_size);
  }
  return end;
}

unsigned machineOf(const std::string &chip) {
  if (chip == "gfx90a")
    return llvm::ELF::EF_AMDGPU_MACH_AMDGCN_GFX90A;
  if (chip == "gfx942")
    return llvm::ELF::EF_AMDGPU_MACH_AMDGCN_GFX942;
  if (chip == "gfx950")
    return llvm::ELF::EF_AMDGPU_MACH_AMDGCN_GFX950;
  fail("the stand-in has no chip '", chip, "'");
}

void checkHeader(const llvm::ELF::Elf64_Ehdr &header, const std::string &chip, unsigned newestAbi) {
  if (header.e_machine != llvm::ELF::EM_AMDGPU ||
      header.e_ident[llvm::ELF::EI_OSABI] != llvm::ELF::ELFOSABI_AMDGPU_HSA)
    fail("code object: not for AMD's HSA runtime");
  const unsigned abi = header.e_ident[llvm::ELF::EI_ABIVERSION];
  if (abi < llvm::ELF::ELFABIVERSION_AMDGPU_HSA_V4 || abi > newestAbi)
    fail("code object: ABI version ", abi, " is unknown to this runtime (up to ", newestAbi, ")");
  if ((header.e_flags & llvm::ELF::EF_AMDGPU_MACH) != machineOf(chip))
    fail("code object: for another chip than ", chip);
  // Code for one setting only does not load on a device with the other.
  using namespace llvm::ELF;
  if ((header.e_flags & EF_AMDGPU_FEATURE_XNACK_V4) == EF_AMDGPU_FEATURE_XNACK_ON_V4 ||
      (header.e_flags & EF_AMDGPU_FEATURE_SRAMECC_V4) == EF_AMDGPU_FEATURE_SRAMECC_OFF_V4)
    fail("code object: xnack or sramecc differ from those of the device");
}

uint64_t number(llvm::msgpack::MapDocNode map, const char *key, const std::string &kernel) {
  auto found = map.find(key);
  if (found == map.end() || found->second.getKind() != llvm::msgpack::Type::UInt)
    fail("code object: kernel '", kernel, "' has no number ", key);
  return found->second.getUInt();
}

KernelNote readKernel(llvm::msgpack::MapDocNode map, const std::string &name) {
  KernelNote note;
  note.kernargBytes = number(map, ".kernarg_segment_size", name);
  note.ldsBytes = number(map, ".group_segment_fixed_size", name);
  note.scratchBytes = number(map, ".private_segment_fixed_size", name);
  note.wavefrontSize = number(map, ".wavefront_size", name);
  note.maxFlatWorkgroupSize = number(map, ".max_flat_workgroup_size", name);
  if (number(map, ".kernarg_segment_align", name) < 4)
    fail("code object: kernel '", name, "' has a misaligned kernarg segment");
  auto required = map.find(".reqd_workgroup_size");
  if (required != map.end())
    for (llvm::msgpack::DocNode extent : required->second.getArray())
      note.requiredWorkgroupSize.push_back(extent.getUInt());
  auto arguments = map.find(".args");
  if (arguments == map.end())
    return note;
  uint64_t end = 0;
  for (llvm::msgpack::DocNode node : arguments->second.getArray()) {
    llvm::msgpack::MapDocNode argument = node.getMap();
    KernelNote::Argument made{number(argument, ".offset", name), number(argument, ".size", name),
                              argument[".value_kind"].getString().str()};
    if (made.offset < end || made.offset + made.size > note.kernargBytes ||
        made.offset % std::min<uint64_t>(8, std::max<uint64_t>(1, made.size)) != 0)
      fail("code object: kernel '", name, "' has an argument at ", made.offset, " of ", made.size,
           " bytes that overlaps, is misaligned, or lies past its ", note.kernargBytes, " bytes");
    end = made.offset + made.size;
    note.arguments.push_back(std::move(made));
  }
  return note;
}

/// What the dispatcher reads from the descriptor must be what HIP reads from the note.
void checkDescriptor(const llvm::amdhsa::kernel_descriptor_t &descriptor, const KernelNote &note,
                     const std::string &name) {
  auto same = [&](const char *what, uint64_t fromDescriptor, uint64_t fromNote) {
    if (fromDescriptor != fromNote)
      fail("code object: kernel '", name, "' has ", what, " of ", fromDescriptor,
           " in its descriptor, of ", fromNote, " in its note");
  };
  same("kernarg bytes", descriptor.kernarg_size, note.kernargBytes);
  same("LDS bytes", descriptor.group_segment_fixed_size, note.ldsBytes);
  same("scratch bytes", descriptor.private_segment_fixed_size, note.scratchBytes);
  const bool isWave32 = descriptor.kernel_code_properties &
                        llvm::amdhsa::KERNEL_CODE_PROPERTY_ENABLE_WAVEFRONT_SIZE32;
  same("a wavefront", isWave32 ? 32 : 64, note.wavefrontSize);
  if (note.wavefrontSize != 64)
    fail("code object: kernel '", name, "' has waves of ", note.wavefrontSize, " on a gfx9 chip");
}

CodeObjectNotes readNote(StringRef blob) {
  llvm::msgpack::Document document;
  if (!document.readFromBlob(blob, /*Multi=*/false))
    fail("code object: the metadata is not MessagePack");
  CodeObjectNotes notes;
  llvm::msgpack::MapDocNode root = document.getRoot().getMap();
  notes.target = root["amdhsa.target"].getString().str();
  for (llvm::msgpack::DocNode node : root["amdhsa.kernels"].getArray()) {
    llvm::msgpack::MapDocNode kernel = node.getMap();
    const std::string name = kernel[".name"].getString().str();
    if (kernel[".symbol"].getString() != name + ".kd")
      fail("code object: kernel '", name, "' has no symbol of its name");
    notes.kernels[name] = readKernel(kernel, name);
  }
  return notes;
}

} // namespace

CodeObjectNotes fuse::test::readCodeObject(const void *image, const std::string &chip,
                                           unsigned newestAbi, size_t &length) {
  length = lengthOf(image);
  checkHeader(*static_cast<const llvm::ELF::Elf64_Ehdr *>(image), chip, newestAbi);
  ElfFile elf = check(ElfFile::create(StringRef(static_cast<const char *>(image), length)), "ELF");
  CodeObjectNotes notes;
  for (const auto &segment : check(elf.program_headers(), "program headers")) {
    if (segment.p_type != llvm::ELF::PT_NOTE)
      continue;
    llvm::Error error = llvm::Error::success();
    for (const auto &note : elf.notes(segment, error))
      if (note.getName() == "AMDGPU" && note.getType() == llvm::ELF::NT_AMDGPU_METADATA)
        notes = readNote(note.getDescAsStringRef(4));
    if (error)
      fail("code object: ", llvm::toString(std::move(error)));
  }
  if (notes.kernels.empty())
    fail("code object: no note names a kernel");
  if (notes.target != "amdgcn-amd-amdhsa--" + chip)
    fail("code object: target '", notes.target, "', the device is ", chip);

  // The loader takes descriptors from the dynamic symbols.
  size_t found = 0;
  for (const auto &section : check(elf.sections(), "sections")) {
    if (section.sh_type != llvm::ELF::SHT_DYNSYM)
      continue;
    StringRef names = check(elf.getStringTableForSymtab(section), "names of symbols");
    for (const auto &symbol : check(elf.symbols(&section), "symbols")) {
      StringRef name = check(symbol.getName(names), "name of a symbol");
      if (!name.consume_back(".kd"))
        continue;
      auto kernel = notes.kernels.find(name.str());
      if (kernel == notes.kernels.end())
        fail("code object: '", name.str(), "' has a descriptor and no note");
      if (symbol.getType() != llvm::ELF::STT_OBJECT || symbol.st_size != 64 ||
          symbol.st_value % 64 != 0)
        fail("code object: the descriptor of '", name.str(), "' is no 64 aligned bytes");
      const uint8_t *at = check(elf.toMappedAddr(symbol.st_value), "address of a descriptor");
      llvm::amdhsa::kernel_descriptor_t descriptor;
      std::memcpy(&descriptor, at, sizeof(descriptor));
      checkDescriptor(descriptor, kernel->second, name.str());
      ++found;
    }
  }
  if (found != notes.kernels.size())
    fail("code object: ", notes.kernels.size(), " notes for ", found, " descriptors");
  return notes;
}
