//===- CheckObject.cpp - what the vendors' tools write --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckObject.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELF.h"

using namespace mlir;
using namespace mlir::fuse;
using File = llvm::object::ELFFile<llvm::object::ELF64LE>;
namespace ELF = llvm::ELF;

static std::string hex(uint64_t value) { return "0x" + llvm::utohexstr(value, /*LowerCase=*/true); }

/// The file's header, after those checks that do not depend on the vendor.
static const File::Elf_Ehdr *readHeader(ArrayRef<char> data, unsigned type, unsigned machine,
                                        std::string &message) {
  if (data.size() < sizeof(File::Elf_Ehdr) ||
      !StringRef(data.data(), data.size()).starts_with(StringRef(ELF::ElfMagic, 4))) {
    message = "no ELF file (" + std::to_string(data.size()) + " bytes)";
    return nullptr;
  }
  auto *header = reinterpret_cast<const File::Elf_Ehdr *>(data.data());
  if (header->e_ident[ELF::EI_CLASS] != ELF::ELFCLASS64 ||
      header->e_ident[ELF::EI_DATA] != ELF::ELFDATA2LSB)
    message = "an ELF file, but not one of 64 bits and little-endian";
  else if (header->e_machine != machine)
    message = "an ELF file for machine " + std::to_string(header->e_machine) + ", not " +
              std::to_string(machine);
  else if (header->e_type != type)
    message =
        "an ELF file of type " + std::to_string(header->e_type) + ", not " + std::to_string(type);
  else
    return header;
  return nullptr;
}

/// The symbols that the table in the first section of `tableType` defines, with their types.
static llvm::Expected<llvm::StringMap<unsigned>> definedSymbols(ArrayRef<char> data,
                                                                unsigned tableType) {
  llvm::StringMap<unsigned> defined;
  llvm::Expected<File> file = File::create(StringRef(data.data(), data.size()));
  if (!file)
    return file.takeError();
  auto sections = file->sections();
  if (!sections)
    return sections.takeError();
  for (const File::Elf_Shdr &section : *sections) {
    // What is not in the file at all: truncated, or offsets that are wrong.
    if (section.sh_type != ELF::SHT_NOBITS && section.sh_type != ELF::SHT_NULL)
      if (auto contents = file->getSectionContents(section); !contents)
        return contents.takeError();
    if (section.sh_type != tableType)
      continue;
    auto symbols = file->symbols(&section);
    if (!symbols)
      return symbols.takeError();
    auto names = file->getStringTableForSymtab(section, *sections);
    if (!names)
      return names.takeError();
    for (const File::Elf_Sym &symbol : *symbols) {
      llvm::Expected<StringRef> name = symbol.getName(*names);
      if (!name)
        return name.takeError();
      if (symbol.st_shndx != ELF::SHN_UNDEF && symbol.getBinding() != ELF::STB_LOCAL)
        defined[*name] = symbol.getType();
    }
  }
  return std::move(defined);
}

static LogicalResult checkKernels(ArrayRef<char> data, unsigned tableType,
                                  ArrayRef<StringRef> kernels, bool hasDescriptors,
                                  std::string &message) {
  llvm::Expected<llvm::StringMap<unsigned>> defined = definedSymbols(data, tableType);
  if (!defined) {
    message = "a damaged ELF file: " + llvm::toString(defined.takeError());
    return failure();
  }
  for (StringRef kernel : kernels) {
    auto it = defined->find(kernel);
    if (it == defined->end() || it->second != ELF::STT_FUNC) {
      message = "an ELF file without the kernel '" + kernel.str() + "'";
      return failure();
    }
    if (hasDescriptors && !defined->contains((kernel + ".kd").str())) {
      message = "an ELF file without the descriptor of the kernel '" + kernel.str() + "'";
      return failure();
    }
  }
  return success();
}

LogicalResult mlir::fuse::checkCubin(ArrayRef<char> data, StringRef chip,
                                     ArrayRef<StringRef> kernels, std::string &message) {
  const auto *header = readHeader(data, ELF::ET_EXEC, ELF::EM_CUDA, message);
  if (!header)
    return failure();
  // ptxas of CUDA 12 and before puts the number elsewhere than that of CUDA 13.
  uint64_t flags = header->e_flags, version = header->e_ident[ELF::EI_ABIVERSION];
  uint64_t found = version <= ELF::ELFABIVERSION_CUDA_V1
                       ? flags & ELF::EF_CUDA_SM
                       : (flags & ELF::EF_CUDA_SM_MASK) >> ELF::EF_CUDA_SM_OFFSET;
  uint64_t wanted = 0;
  StringRef number = chip;
  if (!number.consume_front("sm_") || number.consumeInteger(10, wanted) || found != wanted) {
    message = "a cubin for sm_" + std::to_string(found) + ", not for " + chip.str();
    return failure();
  }
  return checkKernels(data, ELF::SHT_SYMTAB, kernels, /*hasDescriptors=*/false, message);
}

LogicalResult mlir::fuse::checkCodeObject(ArrayRef<char> data, ArrayRef<char> relocatable,
                                          ArrayRef<StringRef> kernels, std::string &message) {
  const auto *wanted = readHeader(relocatable, ELF::ET_REL, ELF::EM_AMDGPU, message);
  if (!wanted)
    return failure();
  const auto *header = readHeader(data, ELF::ET_DYN, ELF::EM_AMDGPU, message);
  if (!header)
    return failure();
  if (header->e_flags != wanted->e_flags) {
    message = "a code object for another chip or with other settings (flags " +
              hex(header->e_flags) + ", those of its input are " + hex(wanted->e_flags) + ")";
    return failure();
  }
  if (header->e_ident[ELF::EI_OSABI] != wanted->e_ident[ELF::EI_OSABI] ||
      header->e_ident[ELF::EI_ABIVERSION] != wanted->e_ident[ELF::EI_ABIVERSION]) {
    message = "a code object of another ABI or version than its input";
    return failure();
  }
  return checkKernels(data, ELF::SHT_DYNSYM, kernels, /*hasDescriptors=*/true, message);
}
