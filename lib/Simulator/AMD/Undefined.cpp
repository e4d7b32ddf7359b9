//===- Undefined.cpp - bits that nobody computed --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compilers load more than they need and mask, shift or select it away, so that it is followed for
// each bit of each lane. Where the sources are all defined, which is nearly always, this costs a
// few masks of lanes. Where they are not, Taint says what an operation does with them: bits that
// are moved or combined one by one are found by executing the operation itself with the undefined
// bits as zeros and as ones, for all choices of sources; those of the result that differ are
// undefined.
//
//===----------------------------------------------------------------------===//

#include "Modifiers.h"
#include "Wave.h"

#include <algorithm>

using namespace fuse::sim::amd;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void fuse::sim::amd::define(Wave &wave, unsigned reg, unsigned words, uint64_t lanes,
                            uint32_t bits) {
  for (unsigned w = 0; w < words; ++w) {
    uint64_t gone = lanes & wave.undefined[reg + w];
    if (bits != ~uint32_t(0))
      for (uint64_t rest = gone; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
        if (wave.undefinedBits[reg + w][lane] &= ~bits)
          gone &= ~(uint64_t(1) << lane);
      }
    wave.undefined[reg + w] &= ~gone;
  }
}

void fuse::sim::amd::undefine(Wave &wave, unsigned reg, const uint32_t *bits, uint64_t lanes) {
  for (; lanes; lanes &= lanes - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(lanes));
    if (!bits[lane])
      continue;
    uint32_t &all = wave.undefinedBits[reg][lane];
    all = (wave.undefined[reg] >> lane & 1 ? all : 0) | bits[lane];
    wave.undefined[reg] |= uint64_t(1) << lane;
  }
}

void fuse::sim::amd::setUndefined(Wave &wave, unsigned reg, const uint32_t *bits, uint64_t lanes) {
  define(wave, reg, 1, lanes);
  undefine(wave, reg, bits, lanes);
}

uint64_t fuse::sim::amd::undefinedLanes(const Wave &wave, unsigned reg, uint32_t bits) {
  uint64_t lanes = wave.undefined[reg];
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctzll(rest));
    if (!(wave.undefinedBits[reg][lane] & bits))
      lanes &= ~(uint64_t(1) << lane);
  }
  return lanes;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

uint64_t fuse::sim::amd::mayBeUndefined(const Wave &wave, const Source &source) {
  uint64_t lanes = 0;
  if (source.kind == Source::Vector)
    for (unsigned w = 0; w < source.words; ++w)
      lanes |= wave.undefined[source.index + w];
  else if (source.kind == Source::Scalar)
    for (unsigned w = 0; w < source.words; ++w)
      lanes |= wave.undefinedScalar[source.index + w] ? ~uint64_t(0) : 0;
  return lanes;
}

uint64_t fuse::sim::amd::anyUndefined(const Wave &wave, const Source &source) {
  const uint64_t may = mayBeUndefined(wave, source);
  if (!may || source.words > 2)
    return may;
  uint32_t bits[2 * numLanes];
  fetchUndefined(wave, source, bits);
  uint64_t lanes = 0;
  for (unsigned i = 0; i < 2 * numLanes; ++i)
    lanes |= uint64_t(bits[i] != 0) << i % numLanes;
  return lanes;
}

/// All bits of each number of a type if some of them are undefined.
static void widen(uint32_t *bits, Type type) {
  for (unsigned i = 0; i < numLanes; ++i) {
    uint32_t &low = bits[i], &high = bits[numLanes + i];
    if (isHalf(type) || type == Type::PkF16) {
      low = (low & 0xffff ? 0xffff : 0) | (low >> 16 ? 0xffff0000 : 0);
    } else {
      low = low ? ~uint32_t(0) : 0;
      high = high ? ~uint32_t(0) : 0;
      if (type == Type::F64)
        low = high = low | high;
    }
  }
}

void fuse::sim::amd::fetchUndefined(const Wave &wave, const Source &source, uint32_t *bits) {
  std::fill(bits, bits + 2 * numLanes, 0);
  if (!mayBeUndefined(wave, source))
    return;
  for (unsigned w = 0; w < std::min<unsigned>(source.words, 2); ++w)
    for (unsigned i = 0; i < numLanes; ++i) {
      const unsigned reg = source.index + w;
      bits[w * numLanes + i] = source.kind == Source::Scalar  ? wave.undefinedScalar[reg]
                               : wave.undefined[reg] >> i & 1 ? wave.undefinedBits[reg][i]
                                                              : 0;
    }
  if (source.part != 6)
    selectPart(bits, source.part, source.signExtend);
  else if (source.signExtend)
    selectPart(bits, 4, true);
  for (unsigned i = 0; i < numLanes; ++i) {
    uint32_t &low = bits[i], &high = bits[numLanes + i];
    if (isHalf(source.type)) {
      low = low >> (source.select ? 16 : 0) & 0xffff;
    } else if (source.type == Type::PkF16 || source.type == Type::PkB16) {
      const uint32_t both = low;
      low = (both >> (source.select ? 16 : 0) & 0xffff) | both >> (source.selectHigh ? 16 : 0)
                                                                      << 16;
    } else if (source.type == Type::PkF32) {
      const uint32_t words[] = {low, high};
      low = words[source.select];
      high = words[source.selectHigh];
    } else if (source.type == Type::Mix && source.selectHigh) {
      low = low >> (source.select ? 16 : 0) & 0xffff ? ~uint32_t(0) : 0;
    }
  }
  if ((wave.mode & 0xf0) != 0xf0 && flushes(wave.mode, source.type, false))
    widen(bits, source.type);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

namespace {

using Bits = uint32_t[2 * numLanes];

/// Bits of the result that differ between some choice of undefined bits, all zeros or all ones of
/// each source, and another.
void findDifferences(const Instruction &instruction, const Lanes &operands, const Bits *sources,
                     uint32_t *differences) {
  const unsigned words = instruction.destinationWords;
  const uint32_t *values[] = {operands.a, operands.b, operands.c};
  Bits zeros[3], ones[3], first, other;
  unsigned tainted[3], count = 0;
  Lanes lanes = operands;
  const auto use = [&](unsigned source, const uint32_t *instead) {
    (source == 0 ? lanes.a : source == 1 ? lanes.b : lanes.c) = instead;
  };
  for (unsigned s = 0; s < 3; ++s) {
    if (!values[s] ||
        std::all_of(sources[s], sources[s] + 2 * numLanes, [](uint32_t b) { return b == 0; }))
      continue;
    tainted[count++] = s;
    for (unsigned i = 0; i < instruction.source[s].words * numLanes; ++i) {
      zeros[s][i] = values[s][i] & ~sources[s][i];
      ones[s][i] = values[s][i] | sources[s][i];
    }
  }
  std::fill(differences, differences + 2 * numLanes, 0);
  for (unsigned choice = 0; choice < 1u << count; ++choice) {
    for (unsigned n = 0; n < count; ++n)
      use(tainted[n], choice >> n & 1 ? ones[tainted[n]] : zeros[tainted[n]]);
    lanes.d = choice ? other : first;
    instruction.operation->lanes(lanes);
    for (unsigned i = 0; choice && i < words * numLanes; ++i)
      differences[i] |= first[i] ^ other[i];
  }
}

} // namespace

void fuse::sim::amd::spreadUndefined(const Instruction &instruction, const Lanes &operands,
                                     const Bits *sources, uint64_t mask, uint32_t *result) {
  const Operation &operation = *instruction.operation;
  const Taint taint = operation.taint, rule = ruleOf(taint);
  const uint32_t deciding = decidingBits(taint, operation.type);
  const uint32_t low = isHalf(operation.type) ? 0xffff : ~uint32_t(0);
  std::fill(result, result + 2 * numLanes, 0);
  const auto setAll = [&](unsigned lane) {
    result[lane] = low;
    result[numLanes + lane] = ~uint32_t(0);
  };
  // Of all sources but controls, by lanes and words; sources of one word reach both.
  const auto unionOf = [&](unsigned at) {
    uint32_t all = 0;
    for (unsigned s = 0; s < 3; ++s)
      if (!isControl(taint, s))
        all |= sources[s][at];
    return all;
  };
  Bits differences;
  if (rule == Taint::Bits || rule == Taint::Up || rule == Taint::Whole)
    findDifferences(instruction, operands, sources, differences);
  for (unsigned i = 0; i < numLanes; ++i) {
    const uint32_t first = unionOf(i), second = unionOf(numLanes + i);
    const bool fromMask = mask >> i & 1;
    switch (rule) {
    case Taint::Whole:
      if (differences[i] || differences[numLanes + i] || fromMask)
        setAll(i);
      break;
    case Taint::Halves:
      result[i] = (first & 0xffff ? 0xffff : 0) | (first >> 16 ? 0xffff0000 : 0);
      break;
    case Taint::Pair:
      result[i] = (sources[0][i] ? 0xffff : 0) | (sources[1][i] ? 0xffff0000 : 0);
      break;
    case Taint::Words:
      result[i] = first ? ~uint32_t(0) : 0;
      result[numLanes + i] = second ? ~uint32_t(0) : 0;
      break;
    case Taint::Select: {
      const uint32_t differ = sources[0][i] | sources[1][i] | (operands.a[i] ^ operands.b[i]);
      result[i] = fromMask ? differ : sources[operands.maskIn >> i & 1][i];
      break;
    }
    case Taint::Up: {
      // The lowest bit that some choice of bits changes is the lowest that can change: what the
      // sources' lowest undefined bits reach, moved by shifts and even factors.
      const uint64_t high = instruction.destinationWords < 2 ? 0 : differences[numLanes + i];
      const uint64_t changed = differences[i] | high << 32 | uint64_t(fromMask);
      if (!changed)
        break;
      if (operation.type == Type::PkB16) {
        const auto half = [&](unsigned from) {
          const uint32_t bits = differences[i] >> from & 0xffff;
          return (bits ? ~uint32_t(0) << __builtin_ctz(bits) & 0xffff : 0) << from;
        };
        result[i] = half(0) | half(16);
        break;
      }
      const uint64_t up = ~uint64_t(0) << __builtin_ctzll(changed);
      result[i] = static_cast<uint32_t>(up) & low;
      result[numLanes + i] = static_cast<uint32_t>(up >> 32);
      break;
    }
    case Taint::Bits:
      result[i] = differences[i];
      result[numLanes + i] = instruction.destinationWords > 1 ? differences[numLanes + i] : 0;
      break;
    default:
      if (first || second || fromMask)
        setAll(i);
    }
    for (unsigned s = 0; s < 3; ++s) {
      const uint32_t decides = sources[s][i] & deciding;
      if (!isControl(taint, s) || !decides)
        continue;
      if (operation.type == Type::PkB16)
        result[i] |= (decides & 0xffff ? 0xffff : 0) | (decides >> 16 ? 0xffff0000 : 0);
      else
        setAll(i);
    }
  }
}
