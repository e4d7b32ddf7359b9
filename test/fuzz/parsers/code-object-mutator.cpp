//===- code-object-mutator.cpp - damages AMD code objects -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators.h"

#include <algorithm>
#include <cstring>
#include <random>

namespace {

using Bytes = std::string;

template <typename T> T get(const Bytes &file, size_t at) {
  T value = 0;
  if (at <= file.size() && sizeof(T) <= file.size() - at)
    std::memcpy(&value, file.data() + at, sizeof(T));
  return value;
}

class Mutator {
public:
  Mutator(uint64_t seed, const Bytes &original) : random(seed), file(original) {
    sectionTable = get<uint64_t>(file, 40);
    segmentTable = get<uint64_t>(file, 32);
    numSegments = get<uint16_t>(file, 56);
    numSections = get<uint16_t>(file, 60);
  }

  Bytes run() {
    const unsigned count = 1 + below(below(4) ? 2 : 8);
    for (unsigned i = 0; i < count && !file.empty(); ++i)
      mutate();
    return file;
  }

private:
  uint64_t below(uint64_t bound) { return bound ? random() % bound : 0; }

  /// Zero, all ones, ends of ranges, something near the old value, or anything.
  uint64_t interesting(uint64_t old) {
    switch (below(8)) {
    case 0:
      return 0;
    case 1:
      return ~uint64_t(0) >> below(64);
    case 2:
      return uint64_t(1) << below(64);
    case 3:
      return old + below(256);
    case 4:
      return old - below(256);
    case 5:
      return file.size() + below(32) - 16;
    case 6:
      return old ^ uint64_t(1) << below(64);
    default:
      return random();
    }
  }
  void change(size_t at, size_t width) {
    if (at > file.size() || width > file.size() - at)
      return;
    uint64_t value = 0;
    std::memcpy(&value, &file[at], width);
    value = interesting(value);
    std::memcpy(&file[at], &value, width);
  }
  /// A field of one of `count` rows of a table.
  void changeRow(uint64_t table, uint64_t count, uint64_t size) {
    const uint64_t width = below(2) ? 8 : 4;
    change(table + below(count) * size + below(size / width) * width, width);
  }
  /// Where a section of that type begins, and how long it is.
  std::pair<uint64_t, uint64_t> section(uint32_t type, bool executable = false) {
    for (uint64_t i = 0; i < numSections; ++i) {
      const uint64_t row = sectionTable + i * 64;
      if (get<uint32_t>(file, row + 4) == type &&
          (get<uint64_t>(file, row + 8) & 4) == (executable ? 4 : 0))
        return {get<uint64_t>(file, row + 24), get<uint64_t>(file, row + 32)};
    }
    return {0, 0};
  }
  void changeWithin(std::pair<uint64_t, uint64_t> range, uint64_t width) {
    change(range.first + below(range.second / width) * width, width);
  }
  void mutate();

  std::mt19937_64 random;
  Bytes file;
  uint64_t sectionTable, segmentTable, numSegments, numSections;
};

void Mutator::mutate() {
  constexpr uint32_t progBits = 1, note = 7, dynamicSymbols = 11;
  switch (below(14)) {
  case 0: // any bit
    file[below(file.size())] ^= static_cast<char>(1 << below(8));
    break;
  case 1: // any field
    change(below(file.size() / 8) * 8, uint64_t(1) << below(4));
    break;
  case 2: // the header
    change(16 + below(24) * 2, uint64_t(1) << below(4));
    break;
  case 3:
    changeRow(segmentTable, numSegments, 56);
    break;
  case 4:
    changeRow(sectionTable, numSections, 64);
    break;
  case 5: // the head of a note
    change(section(note).first + below(3) * 4, 4);
    break;
  case 6: { // a tag of MessagePack
    const auto [start, size] = section(note);
    const size_t at = start + below(size);
    if (at < file.size())
      file[at] = static_cast<char>(0x80 + below(0x80));
    break;
  }
  case 7:
    changeWithin(section(note), 1);
    break;
  case 8: // the descriptor
    changeWithin(section(progBits), 4);
    break;
  case 9:
    changeWithin(section(dynamicSymbols), below(2) ? 8 : 4);
    break;
  case 10: // an instruction, or its other half
  case 11: {
    const auto code = section(progBits, true);
    const size_t at = code.first + below(code.second / 4) * 4;
    const size_t from = code.first + below(code.second / 4) * 4;
    if (std::max(at, from) >= file.size() || file.size() - std::max(at, from) < 4)
      break;
    if (below(4) == 0)
      std::memcpy(&file[at], &file[from], 4); // one for another
    else if (below(3) == 0)
      change(at, 4);
    else
      file[at + below(4)] ^= static_cast<char>(1 << below(8));
    break;
  }
  case 12:
    file.resize(below(file.size()));
    break;
  default: { // one range over another, or out
    const size_t from = below(file.size()), to = below(file.size());
    const size_t count = below(std::min<size_t>(file.size() - std::max(from, to), 256));
    if (below(2))
      std::memmove(&file[to], &file[from], count);
    else
      file.erase(from, count);
    break;
  }
  }
}

} // namespace

std::string mutateCodeObject(uint64_t seed, const std::string &file) {
  return Mutator(seed, file).run();
}
