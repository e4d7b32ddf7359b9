//===- ElfFile.h - ELF files that nobody vouches for ------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_ELFFILE_H
#define FUSE_RUNTIME_ELFFILE_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fuse::runtime {

/// A 64-bit little-endian ELF file in memory, as far as a loader of GPU code needs it: header,
/// sections, segments, symbols, notes. Nothing in the file is trusted: every place and size is
/// checked against the file before a byte is read, and what does not fit throws an Error.
///
/// Everything returned points into the bytes given, which must outlive it.
class ElfFile {
public:
  enum : uint16_t { machineCuda = 190, machineAmdGpu = 224 };
  enum : uint32_t {
    sectionNull = 0,
    sectionSymbols = 2,
    sectionNote = 7,
    sectionNoBits = 8,
    sectionDynamicSymbols = 11,
    segmentLoad = 1,
    segmentNote = 4,
    segmentExecutable = 1, // of a segment's flags
    symbolObject = 1
  };
  enum : uint16_t { typeShared = 3 };

  struct Section {
    std::string_view name;
    uint32_t type = 0, link = 0, info = 0;
    uint64_t flags = 0, address = 0, offset = 0, size = 0, alignment = 0, entrySize = 0;
  };
  struct Segment {
    uint32_t type = 0, flags = 0;
    uint64_t offset = 0, address = 0, fileSize = 0, memorySize = 0;
  };
  struct Symbol {
    std::string_view name;
    uint8_t info = 0, other = 0;
    uint16_t section = 0;
    uint64_t value = 0, size = 0;
    /// STT_FUNC, STT_OBJECT, ...
    unsigned type() const { return info & 15u; }
  };
  struct Note {
    std::string_view name, description;
    uint32_t type = 0;
  };

  /// Reads the header and the tables of sections and segments.
  explicit ElfFile(std::string_view bytes);

  uint16_t type() const { return fileType; }
  uint16_t machine() const { return fileMachine; }
  uint32_t flags() const { return fileFlags; }
  uint8_t osAbi() const { return static_cast<uint8_t>(bytes[7]); }
  uint8_t abiVersion() const { return static_cast<uint8_t>(bytes[8]); }

  const std::vector<Section> &sections() const { return allSections; }
  const std::vector<Segment> &segments() const { return allSegments; }
  /// The only section of that name, or null.
  const Section *findSection(std::string_view name) const;
  /// Bytes of a section; none for one that takes no space in the file.
  std::string_view contents(const Section &section) const;
  /// Symbols of a section of type sectionSymbols or sectionDynamicSymbols.
  std::vector<Symbol> symbols(const Section &section) const;
  /// Notes of a section of type sectionNote.
  std::vector<Note> notes(const Section &section) const;
  /// `size` bytes at a virtual address, from a segment that is loaded; throws where the file
  /// holds none.
  std::string_view at(uint64_t address, uint64_t size) const;

private:
  std::string_view slice(uint64_t offset, uint64_t size, const char *what) const;
  /// A name in a table of strings, up to its zero.
  std::string_view nameAt(std::string_view table, uint64_t offset) const;

  std::string_view bytes;
  /// Names may share their ends, so that a small table has many long ones: all that is read
  /// together is in proportion to the file.
  mutable size_t restOfNames;
  uint16_t fileType = 0, fileMachine = 0;
  uint32_t fileFlags = 0;
  std::vector<Section> allSections;
  std::vector<Segment> allSegments;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_ELFFILE_H
