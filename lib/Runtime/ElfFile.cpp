//===- ElfFile.cpp - ELF files that nobody vouches for --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// System V ABI, "Object Files". Sizes of records are those of the 64-bit class.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/ElfFile.h"
#include "fuse/Runtime/ByteReader.h"

#include <algorithm>

namespace fuse::runtime {

namespace {
constexpr uint64_t headerSize = 64, sectionSize = 64, segmentSize = 56, symbolSize = 24;
} // namespace

std::string_view ElfFile::slice(uint64_t offset, uint64_t size, const char *what) const {
  if (offset > bytes.size() || size > bytes.size() - offset)
    fail("the ", what, " of the ELF file lies outside it (", size, " bytes at ", offset, " of ",
         bytes.size(), ")");
  return bytes.substr(offset, size);
}

/// How long the names of a file are together, in lengths of the file.
static constexpr size_t mostNames = 8;

std::string_view ElfFile::nameAt(std::string_view table, uint64_t offset) const {
  if (offset == 0 && table.empty())
    return {};
  if (offset >= table.size())
    fail("a name lies outside the ELF file's table of names");
  const std::string_view name = table.substr(offset, restOfNames);
  const size_t end = name.find('\0');
  if (end == std::string_view::npos)
    fail("a name in the ELF file has no end, or its names are more than ", mostNames,
         " times as long as the file");
  restOfNames -= end;
  return name.substr(0, end);
}

ElfFile::ElfFile(std::string_view file) : bytes(file), restOfNames(mostNames * file.size()) {
  if (bytes.size() < headerSize || bytes.substr(0, 4) != "\x7f"
                                                         "ELF")
    fail("not an ELF file");
  if (bytes[4] != 2 || bytes[5] != 1)
    fail("not an ELF file of 64 bits, little-endian");
  ByteReader header(bytes.substr(16, headerSize - 16), "ELF header");
  fileType = header.read<uint16_t>();
  fileMachine = header.read<uint16_t>();
  // Before CUDA 13 ptxas writes its own: 129 of CUDA 12.9.
  if (const auto version = header.read<uint32_t>(); version != 1 && fileMachine != machineCuda)
    fail("version ", version, " of ELF is not known");
  header.read<uint64_t>(); // entry
  const auto segmentsAt = header.read<uint64_t>(), sectionsAt = header.read<uint64_t>();
  fileFlags = header.read<uint32_t>();
  header.read<uint16_t>(); // size of the header
  const auto segmentBytes = header.read<uint16_t>(), segmentCount = header.read<uint16_t>();
  const auto sectionBytes = header.read<uint16_t>(), sectionCount = header.read<uint16_t>();
  const auto nameSection = header.read<uint16_t>();
  if ((segmentCount && segmentBytes != segmentSize) ||
      (sectionCount && sectionBytes != sectionSize))
    fail("the ELF file has records of unknown size");

  ByteReader table(slice(segmentsAt, segmentCount * segmentSize, "table of segments"),
                   "table of segments");
  for (unsigned i = 0; i < segmentCount; ++i) {
    Segment segment;
    segment.type = table.read<uint32_t>();
    segment.flags = table.read<uint32_t>();
    segment.offset = table.read<uint64_t>();
    segment.address = table.read<uint64_t>();
    table.read<uint64_t>(); // physical address
    segment.fileSize = table.read<uint64_t>();
    segment.memorySize = table.read<uint64_t>();
    table.read<uint64_t>(); // alignment
    allSegments.push_back(segment);
  }

  ByteReader list(slice(sectionsAt, sectionCount * sectionSize, "table of sections"),
                  "table of sections");
  std::vector<uint32_t> names;
  for (unsigned i = 0; i < sectionCount; ++i) {
    Section section;
    names.push_back(list.read<uint32_t>());
    section.type = list.read<uint32_t>();
    section.flags = list.read<uint64_t>();
    section.address = list.read<uint64_t>();
    section.offset = list.read<uint64_t>();
    section.size = list.read<uint64_t>();
    section.link = list.read<uint32_t>();
    section.info = list.read<uint32_t>();
    section.alignment = list.read<uint64_t>();
    section.entrySize = list.read<uint64_t>();
    allSections.push_back(section);
  }
  if (sectionCount == 0)
    return;
  // Readers go through each of them: what stands in many would be read many times.
  uint64_t rest = bytes.size();
  for (const Section &section : allSections) {
    if (section.type == sectionNoBits || section.type == sectionNull)
      continue;
    const std::string_view whole = contents(section);
    if (whole.size() > rest)
      fail("the sections of the ELF file overlap");
    rest -= whole.size();
  }
  if (nameSection >= sectionCount)
    fail("the ELF file does not say where the names of its sections are");
  const std::string_view text = contents(allSections[nameSection]);
  for (unsigned i = 0; i < sectionCount; ++i)
    if (allSections[i].type != sectionNull)
      allSections[i].name = nameAt(text, names[i]);
}

const ElfFile::Section *ElfFile::findSection(std::string_view name) const {
  const Section *found = nullptr;
  for (const Section &section : allSections) {
    if (section.type == sectionNull || section.name != name)
      continue;
    if (found)
      fail("the ELF file has two sections '", name, "'");
    found = &section;
  }
  return found;
}

std::string_view ElfFile::contents(const Section &section) const {
  if (section.type == sectionNoBits || section.type == sectionNull)
    return {};
  return slice(section.offset, section.size, "section");
}

std::vector<ElfFile::Symbol> ElfFile::symbols(const Section &section) const {
  if (section.link >= allSections.size())
    fail("symbols of the ELF file have no table of names");
  const std::string_view names = contents(allSections[section.link]);
  const std::string_view raw = contents(section);
  if (raw.size() % symbolSize != 0)
    fail("a table of symbols of the ELF file ends within a symbol");
  ByteReader reader(raw, "table of symbols");
  std::vector<Symbol> result;
  while (reader.rest()) {
    Symbol symbol;
    const auto name = reader.read<uint32_t>();
    symbol.info = reader.read<uint8_t>();
    symbol.other = reader.read<uint8_t>();
    symbol.section = reader.read<uint16_t>();
    symbol.value = reader.read<uint64_t>();
    symbol.size = reader.read<uint64_t>();
    symbol.name = nameAt(names, name);
    result.push_back(symbol);
  }
  return result;
}

std::vector<ElfFile::Note> ElfFile::notes(const Section &section) const {
  ByteReader reader(contents(section), "section of notes");
  std::vector<Note> result;
  const auto align = [&] {
    reader.take(std::min<size_t>((4 - reader.at() % 4) % 4, reader.rest()));
  };
  while (reader.rest()) {
    Note note;
    const auto nameBytes = reader.read<uint32_t>(), descriptionBytes = reader.read<uint32_t>();
    note.type = reader.read<uint32_t>();
    note.name = reader.take(nameBytes);
    note.name = note.name.substr(0, note.name.find('\0'));
    align();
    note.description = reader.take(descriptionBytes);
    align();
    result.push_back(note);
  }
  return result;
}

std::string_view ElfFile::at(uint64_t address, uint64_t size) const {
  for (const Segment &segment : allSegments) {
    if (segment.type != segmentLoad || address < segment.address)
      continue;
    const uint64_t within = address - segment.address;
    if (within > segment.fileSize || size > segment.fileSize - within)
      continue;
    const std::string_view loaded = slice(segment.offset, segment.fileSize, "segment");
    return loaded.substr(within, size);
  }
  fail("the ELF file holds no ", size, " bytes at address 0x", std::hex, address);
}

} // namespace fuse::runtime
