//===- Execute.cpp - vector instructions: operands, lanes, results --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Modifiers.h"
#include "Wave.h"

#include <algorithm>
#include <cfenv>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

/// The host's rounding mode, set for one instruction.
struct HostRounding {
  explicit HostRounding(uint32_t mode) : active(mode != 0) {
    constexpr int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    if (active)
      std::fesetround(modes[mode]);
  }
  ~HostRounding() {
    if (active)
      std::fesetround(FE_TONEAREST);
  }
  bool active;
};

/// Replaces denormals by zeros of their sign.
void flush(uint32_t *words, Type type, unsigned count) {
  switch (type) {
  case Type::F32:
  case Type::PkF32:
  case Type::Mix:
    for (unsigned i = 0; i < count * numLanes; ++i)
      words[i] = words[i] & 0x7f800000 ? words[i] : words[i] & 0x80000000;
    break;
  case Type::F16:
  case Type::PkF16:
    for (unsigned i = 0; i < numLanes; ++i) {
      const uint32_t keepLow = words[i] & 0x7c00 ? 0xffff : 0x8000;
      const uint32_t keepHigh = words[i] & 0x7c000000 ? 0xffff0000 : 0x80000000;
      words[i] &= type == Type::F16 ? keepLow | 0xffff0000 : keepLow | keepHigh;
    }
    break;
  case Type::F64:
    for (unsigned i = 0; i < numLanes; ++i)
      if (!(words[numLanes + i] & 0x7ff00000)) {
        words[i] = 0;
        words[numLanes + i] &= 0x80000000;
      }
    break;
  default:
    break;
  }
}

void applyModifiers(uint32_t *words, const Source &source) {
  const uint32_t clear = source.absolute ? 0x7fffffff : 0xffffffff;
  const uint32_t flip = source.negate ? 0x80000000 : 0;
  switch (source.type) {
  case Type::PkB16:
  case Type::PkF16: {
    const unsigned low = source.select ? 16 : 0, high = source.selectHigh ? 16 : 0;
    const uint32_t signs = (source.negate ? 0x8000 : 0) | (source.negateHigh ? 0x80000000 : 0);
    for (unsigned i = 0; i < numLanes; ++i)
      words[i] = (((words[i] >> low) & 0xffff) | (words[i] >> high) << 16) ^ signs;
    break;
  }
  case Type::PkF32: {
    const uint32_t flipHigh = source.negateHigh ? 0x80000000 : 0;
    for (unsigned i = 0; i < numLanes; ++i) {
      const uint32_t low = words[source.select * numLanes + i];
      const uint32_t high = words[source.selectHigh * numLanes + i];
      words[i] = low ^ flip;
      words[numLanes + i] = high ^ flipHigh;
    }
    break;
  }
  case Type::Mix:
    if (source.selectHigh)
      for (unsigned i = 0; i < numLanes; ++i)
        words[i] =
            bitCast<uint32_t>(fromF16(static_cast<uint16_t>(words[i] >> source.select * 16)));
    for (unsigned i = 0; i < numLanes; ++i)
      words[i] = (words[i] & clear) ^ flip;
    break;
  case Type::F16:
  case Type::B16:
    for (unsigned i = 0; i < numLanes; ++i)
      words[i] = (((words[i] >> source.select * 16) & 0xffff) & (clear >> 16)) ^ flip >> 16;
    break;
  default: {
    // The sign is in the last word.
    uint32_t *last = words + (source.words - 1) * numLanes;
    for (unsigned i = 0; i < numLanes; ++i)
      last[i] = (last[i] & clear) ^ flip;
    break;
  }
  }
}

/// The lane that a lane reads ("CDNA3 ISA", chapter 13, DPP); -1 without one, -2 if the control is
/// not known.
int dppSource(unsigned control, int lane) {
  const int row = lane & ~15, inRow = lane & 15, n = static_cast<int>(control & 15);
  if (control < 0x100)
    return (lane & ~3) | static_cast<int>(control >> 2 * (lane & 3) & 3);
  switch (control & 0x1f0) {
  case 0x100: // row_shl
    return inRow + n < 16 ? lane + n : -1;
  case 0x110: // row_shr
    return inRow - n >= 0 ? lane - n : -1;
  case 0x120: // row_ror
    return row | ((inRow - n) & 15);
  case 0x150: // row_newbcast
    return row | n;
  default:
    break;
  }
  switch (control) {
  case 0x130: // wave_shl:1
    return lane < 63 ? lane + 1 : -1;
  case 0x134: // wave_rol:1
    return (lane + 1) & 63;
  case 0x138: // wave_shr:1
    return lane - 1;
  case 0x13c: // wave_ror:1
    return (lane - 1) & 63;
  case 0x140: // row_mirror
    return row | (15 - inRow);
  case 0x141: // row_half_mirror
    return (lane & ~7) | (7 - (lane & 7));
  case 0x142: // row_bcast:15
    return lane < 16 ? -1 : row - 1;
  case 0x143: // row_bcast:31
    return lane < 32 ? -1 : 31;
  default:
    return -2;
  }
}

/// Returns the lanes that are written. `undefinedBits`, unless null, travel with the values.
uint64_t applyDpp(Wave &wave, const Instruction &instruction, const uint32_t *&values,
                  uint32_t *undefinedBits) {
  const Dpp &dpp = instruction.dpp;
  const unsigned words = instruction.source[0].words;
  const uint64_t exec = wave.exec();
  uint32_t *moved = wave.scratch[6];
  uint32_t movedBits[2 * numLanes] = {};
  uint64_t enabled = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane) {
    int from = dppSource(dpp.control, static_cast<int>(lane));
    if (from == -2)
      fault(wave, instruction, -1, "a DPP control that is not modelled");
    // A source lane that EXEC disables counts as one out of bounds: zero, or nothing is written.
    if (from >= 0 && !(exec >> from & 1))
      from = -1;
    for (unsigned w = 0; w < words; ++w)
      moved[w * numLanes + lane] =
          from < 0 ? 0 : values[w * numLanes + static_cast<unsigned>(from)];
    if (undefinedBits && from >= 0)
      for (unsigned w = 0; w < words; ++w)
        movedBits[w * numLanes + lane] = undefinedBits[w * numLanes + static_cast<unsigned>(from)];
    const bool written = (from >= 0 || dpp.boundControl) && (dpp.rows >> lane / 16 & 1) &&
                         (dpp.banks >> (lane / 4 & 3) & 1);
    enabled |= uint64_t(written) << lane;
  }
  values = moved;
  if (undefinedBits)
    std::memcpy(undefinedBits, movedBits, sizeof(movedBits));
  return enabled & exec;
}

void clampResult(Wave &wave, const Instruction &instruction, uint32_t *words) {
  const Type type = instruction.operation->type;
  const unsigned n = instruction.destinationWords * numLanes;
  const auto clampFloat = [](float x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; };
  if (type == Type::F32 || type == Type::PkF32) {
    for (unsigned i = 0; i < n; ++i)
      words[i] = bitCast<uint32_t>(clampFloat(bitCast<float>(words[i])));
  } else if (type == Type::F16 || type == Type::PkF16) {
    for (unsigned i = 0; i < n; ++i)
      words[i] = uint32_t(toF16(clampFloat(fromF16(uint16_t(words[i]))))) |
                 (type == Type::F16
                      ? 0
                      : uint32_t(toF16(clampFloat(fromF16(uint16_t(words[i] >> 16))))) << 16);
  } else {
    fault(wave, instruction, -1, "clamp of this integer operation is not modelled");
  }
}

void scaleResult(Wave &wave, const Instruction &instruction, uint32_t *words) {
  if (instruction.operation->type != Type::F32)
    fault(wave, instruction, -1, "an output modifier of this type is not modelled");
  constexpr float factors[] = {1.0f, 2.0f, 4.0f, 0.5f};
  for (unsigned i = 0; i < numLanes; ++i)
    words[i] = bitCast<uint32_t>(bitCast<float>(words[i]) * factors[instruction.outputModifier]);
}

} // namespace

const uint32_t *fuse::sim::amd::fetch(Wave &wave, const Source &source, unsigned slot) {
  const uint32_t *values = nullptr;
  uint32_t *copy = wave.scratch[slot];
  switch (source.kind) {
  case Source::None:
    return nullptr;
  case Source::Vector:
    values = wave.v[source.index];
    break;
  case Source::Constant:
    values = source.lanes;
    break;
  case Source::Scalar:
    for (unsigned w = 0; w < source.words; ++w) {
      const uint32_t value = wave.s[source.index + w];
      for (unsigned i = 0; i < numLanes; ++i)
        copy[w * numLanes + i] = value;
    }
    values = copy;
    break;
  }
  const bool flushed = (wave.mode & 0xf0) != 0xf0 && flushes(wave.mode, source.type, false);
  if (source.plain && !flushed)
    return values;
  if (values != copy)
    std::memcpy(copy, values, source.words * numLanes * sizeof(uint32_t));
  if (source.part != 6)
    selectPart(copy, source.part, source.signExtend);
  else if (source.signExtend)
    selectPart(copy, 4, true); // sext() of a 16-bit operand
  if (!source.plain)
    applyModifiers(copy, source);
  if (flushed)
    flush(copy, source.type, source.words);
  return copy;
}

void fuse::sim::amd::writeLanes(Wave &wave, unsigned reg, unsigned words, const uint32_t *from,
                                uint64_t lanes) {
  for (unsigned w = 0; w < words; ++w) {
    uint32_t *to = wave.v[reg + w];
    const uint32_t *values = from + w * numLanes;
    for (unsigned i = 0; i < numLanes; ++i)
      to[i] = lanes >> i & 1 ? values[i] : to[i];
  }
}

/// Bits that nobody computed move to the result as its bits do.
static void undefineResult(Wave &wave, const Instruction &instruction, uint32_t *bits,
                           bool isRounded, uint64_t lanes) {
  const Operation &operation = *instruction.operation;
  const unsigned reg = instruction.destination, words = instruction.destinationWords;
  const bool keeps = instruction.highHalf || operation.keepsHigh ||
                     (instruction.usesSdwa && instruction.sdwaPart != 6);
  if (isRounded) {
    const bool isHalves = isHalf(operation.type) || operation.type == Type::PkF16;
    for (unsigned i = 0; i < words * numLanes; ++i)
      bits[i] = isHalves ? (bits[i] & 0xffff ? 0xffff : 0) | (bits[i] >> 16 ? 0xffff0000 : 0)
                         : (bits[i] ? ~uint32_t(0) : 0);
  }
  if (keeps) {
    uint32_t old[numLanes];
    for (unsigned i = 0; i < numLanes; ++i)
      old[i] = wave.undefined[reg] >> i & 1 ? wave.undefinedBits[reg][i] : 0;
    if (instruction.highHalf)
      for (unsigned i = 0; i < numLanes; ++i)
        bits[i] = (old[i] & 0xffff) | bits[i] << 16;
    else if (operation.keepsHigh)
      for (unsigned i = 0; i < numLanes; ++i)
        bits[i] = (old[i] & 0xffff0000) | (bits[i] & 0xffff);
    if (instruction.usesSdwa && instruction.sdwaPart != 6)
      placePart(instruction, old, bits);
  }
  for (unsigned w = 0; w < words; ++w)
    setUndefined(wave, reg + w, bits + w * numLanes, lanes);
}

void fuse::sim::amd::executeVector(Wave &wave, const Instruction &instruction) {
  const Operation &operation = *instruction.operation;
  const Source *sources = instruction.source;
  uint64_t lanes = wave.exec();
  Lanes l;
  l.a = fetch(wave, sources[0], 0);
  l.b = fetch(wave, sources[1], 1);
  l.c = fetch(wave, sources[2], 2);
  uint64_t any = 0, maskBits = 0;
  for (unsigned i = 0; i < 3; ++i)
    any |= mayBeUndefined(wave, sources[i]);
  if (instruction.hasMask) {
    l.maskIn = wave.mask(instruction.mask);
    maskBits = wave.maskUndefined(instruction.mask);
    any |= maskBits;
  }
  // Bits that nobody computed, of the sources and of the result.
  uint32_t bits[3][2 * numLanes], resultBits[2 * numLanes];
  const bool isTainted = any & (instruction.dpp.used ? ~uint64_t(0) : lanes);
  if (isTainted)
    for (unsigned i = 0; i < 3; ++i)
      fetchUndefined(wave, sources[i], bits[i]);
  if (instruction.dpp.used)
    lanes &= applyDpp(wave, instruction, l.a, isTainted ? bits[0] : nullptr);
  l.immediate = instruction.immediate;
  l.fnuz = !wave.group->isGfx950;
  l.rounding = wave.mode >> 2 & 3;

  const unsigned reg = instruction.destination, words = instruction.destinationWords;
  const bool flushed = (wave.mode & 0xf0) != 0xf0 && flushes(wave.mode, operation.type, true);
  const bool direct = lanes == ~uint64_t(0) && instruction.simple && !flushed;
  l.d = direct ? wave.v[reg] : wave.scratch[7];
  // First, as the result may lie where a source does.
  if (isTainted)
    spreadUndefined(instruction, l, bits, maskBits, resultBits);
  {
    const bool is32 = operation.type == Type::F32 || operation.type == Type::PkF32 ||
                      operation.sources[0] == Type::F32;
    const HostRounding rounding(is32 ? wave.mode & 3 : wave.mode >> 2 & 3);
    operation.lanes(l);
  }
  if (!direct) {
    uint32_t *result = wave.scratch[7];
    if (instruction.outputModifier)
      scaleResult(wave, instruction, result);
    if (instruction.clamp)
      clampResult(wave, instruction, result);
    if (flushed)
      flush(result, operation.type, words);
    const uint32_t *old = wave.v[reg];
    if (instruction.highHalf)
      for (unsigned i = 0; i < numLanes; ++i)
        result[i] = (old[i] & 0xffff) | result[i] << 16;
    else if (operation.keepsHigh)
      for (unsigned i = 0; i < numLanes; ++i)
        result[i] = (old[i] & 0xffff0000) | (result[i] & 0xffff);
    if (instruction.usesSdwa && instruction.sdwaPart != 6)
      placePart(instruction, old, result);
    writeLanes(wave, reg, words, result, lanes);
  }

  if (instruction.scalarWords) {
    uint64_t undefinedMask = maskBits;
    if (isTainted)
      for (const auto &source : bits)
        for (unsigned i = 0; i < 2 * numLanes; ++i)
          undefinedMask |= uint64_t(source[i] != 0) << i % numLanes;
    wave.setMask(instruction.scalar, l.maskOut & lanes, undefinedMask & lanes);
  }
  if (!isTainted && !instruction.highHalf && !operation.keepsHigh && !instruction.usesSdwa) {
    define(wave, reg, words, lanes);
    return;
  }
  if (!isTainted)
    std::fill(std::begin(resultBits), std::end(resultBits), 0);
  undefineResult(wave, instruction, resultBits,
                 flushed || instruction.clamp || instruction.outputModifier, lanes);
}

/// The lane function leaves one byte per lane, 0 or 1, in `d`.
void fuse::sim::amd::executeCompare(Wave &wave, const Instruction &instruction) {
  const uint64_t lanes = wave.exec();
  Lanes l;
  l.a = fetch(wave, instruction.source[0], 0);
  l.b = fetch(wave, instruction.source[1], 1);
  uint32_t bits[2][2 * numLanes] = {};
  const bool isTainted =
      mayBeUndefined(wave, instruction.source[0]) || mayBeUndefined(wave, instruction.source[1]);
  if (isTainted)
    for (unsigned i = 0; i < 2; ++i)
      fetchUndefined(wave, instruction.source[i], bits[i]);
  uint64_t written = lanes;
  if (instruction.dpp.used)
    written = applyDpp(wave, instruction, l.a, bits[0]);
  l.d = wave.scratch[7];
  instruction.operation->lanes(l);
  const auto *bytes = reinterpret_cast<const uint8_t *>(wave.scratch[7]);
  uint64_t result = 0;
  for (unsigned i = 0; i < numLanes; i += 8) {
    uint64_t eight;
    std::memcpy(&eight, bytes + i, 8);
    result |= (eight * 0x0102040810204080ull >> 56) << i;
  }
  uint64_t undefinedBits = 0;
  if (isTainted)
    for (const auto &source : bits)
      for (unsigned i = 0; i < 2 * numLanes; ++i)
        undefinedBits |= uint64_t(source[i] != 0) << i % numLanes;
  undefinedBits &= written;
  // Bits of inactive lanes become zero ("CDNA3 ISA", chapter 6, vector compares).
  wave.setMask(instruction.scalar, result & written, undefinedBits);
  if (instruction.operation->variant) { // v_cmpx
    if (undefinedBits)
      fault(wave, instruction, __builtin_ctzll(undefinedBits),
            "the execution mask depends on a value that nobody computed");
    wave.setMask(execRegister, result & written);
  }
}
