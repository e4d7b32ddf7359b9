//===- Operands.cpp - registers and constants in assembler syntax ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operands.h"
#include "../Numbers.h"

#include <cstdlib>
#include <map>
#include <unordered_map>

using namespace fuse::sim;
using namespace fuse::sim::amd;

unsigned fuse::sim::amd::wordsOf(Type type) {
  switch (type) {
  case Type::None:
  case Type::Any:
    return 0;
  case Type::B64:
  case Type::F64:
  case Type::PkF32:
  case Type::Mask:
    return 2;
  default:
    return 1;
  }
}

bool fuse::sim::amd::parseRegister(const std::string &text, Register &result) {
  static const std::map<std::string, Register> names = {
      {"vcc", {false, vcc, 2}},
      {"vcc_lo", {false, vcc, 1}},
      {"vcc_hi", {false, vcc + 1, 1}},
      {"exec", {false, execRegister, 2}},
      {"exec_lo", {false, execRegister, 1}},
      {"exec_hi", {false, execRegister + 1, 1}},
      {"m0", {false, m0, 1}},
      {"flat_scratch", {false, 102, 2}},
      {"flat_scratch_lo", {false, 102, 1}},
      {"flat_scratch_hi", {false, 103, 1}},
      {"xnack_mask", {false, 104, 2}},
      {"src_scc", {false, 253, 1}},
      {"scc", {false, 253, 1}},
  };
  if (auto it = names.find(text); it != names.end()) {
    result = it->second;
    return true;
  }
  if (text.size() < 2 || (text[0] != 'v' && text[0] != 'a' && text[0] != 's'))
    return false;
  char *end = nullptr;
  unsigned first, last;
  if (text[1] == '[') {
    first = static_cast<unsigned>(std::strtoul(text.c_str() + 2, &end, 10));
    last = first;
    if (*end == ':')
      last = static_cast<unsigned>(std::strtoul(end + 1, &end, 10));
    if (*end != ']' || end[1] != 0)
      return false;
  } else {
    if (text[1] < '0' || text[1] > '9')
      return false;
    first = last = static_cast<unsigned>(std::strtoul(text.c_str() + 1, &end, 10));
    if (*end != 0)
      return false;
  }
  result.isVector = text[0] != 's';
  result.index = first + (text[0] == 'a' ? firstAccumulator : 0);
  result.count = last - first + 1;
  return last >= first && last < (result.isVector ? 256u : 102u);
}

bool fuse::sim::amd::parseConstant(const std::string &text, Type type, uint32_t &low,
                                   uint32_t &high) {
  low = high = 0;
  char *end = nullptr;
  if (text.find('.') != std::string::npos && text.rfind("0x", 0) != 0) {
    const double value = std::strtod(text.c_str(), &end);
    if (*end != 0)
      return false;
    if (type == Type::F64 || type == Type::B64) {
      const auto bits = bitCast<uint64_t>(value);
      low = static_cast<uint32_t>(bits);
      high = static_cast<uint32_t>(bits >> 32);
    } else if (type == Type::F16 || type == Type::PkF16) {
      low = toF16(value);
    } else { // of 16-bit integers, too: LLVM's getInlineEncodingV216
      low = bitCast<uint32_t>(static_cast<float>(value));
    }
    // 1/(2 pi) is printed with few digits.
    if (text == "0.15915494" || text == "0.15915494309189532" || text == "0.1592")
      low = type == Type::F64 ? 0x6dc9c882u
            : low >> 16 != 0  ? 0x3e22f983u
                              : 0x3118u,
      high = type == Type::F64 ? 0x3fc45f30u : 0;
    return true;
  }
  const bool isLiteral = text.rfind("0x", 0) == 0;
  const long long value = isLiteral ? static_cast<long long>(std::strtoull(text.c_str(), &end, 16))
                                    : std::strtoll(text.c_str(), &end, 10);
  if (end == text.c_str() || *end != 0)
    return false;
  low = static_cast<uint32_t>(value);
  high = static_cast<uint32_t>(static_cast<unsigned long long>(value) >> 32);
  // A literal of a double is its upper word.
  if (isLiteral && type == Type::F64 && high == 0) {
    high = low;
    low = 0;
  }
  return true;
}

const Operation *fuse::sim::amd::findOperation(const std::string &mnemonic) {
  static const std::unordered_map<std::string, const Operation *> all = [] {
    std::unordered_map<std::string, const Operation *> map;
    for (const OperationTable &table :
         {scalarOperations(), vectorOperations(), doubleOperations(), halfOperations(),
          compareOperations(), laneOperations(), cacheOperations(), memoryOperations(),
          scratchOperations(), ldsOperations()})
      for (size_t i = 0; i < table.count; ++i)
        map.emplace(table.first[i].name, &table.first[i]);
    return map;
  }();
  auto it = all.find(mnemonic);
  return it == all.end() ? nullptr : it->second;
}
