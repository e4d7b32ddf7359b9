//===- Lanes.cpp - values that cross lanes --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), 12.8 VOP1 (V_READFIRSTLANE),
// 12.11 VOP3 (V_READLANE, V_WRITELANE, V_MBCNT).
//
//===----------------------------------------------------------------------===//

#include "Wave.h"

#include <algorithm>

using namespace fuse::sim::amd;

namespace {

void readFrom(Wave &wave, const Instruction &instruction, unsigned lane) {
  const Source &source = instruction.source[0];
  const uint32_t *values = fetch(wave, source, 0);
  uint32_t bits[2 * numLanes];
  fetchUndefined(wave, source, bits);
  wave.s[instruction.scalar] = values[lane];
  wave.undefinedScalar[instruction.scalar] = bits[lane];
}

/// Lane 0 if no lane is active.
void readFirstLane(Wave &wave, const Instruction &instruction) {
  const uint64_t exec = wave.exec();
  readFrom(wave, instruction, exec ? static_cast<unsigned>(__builtin_ctzll(exec)) : 0);
}

unsigned chosenLane(Wave &wave, const Instruction &instruction) {
  const Source &lane = instruction.source[1];
  if (lane.kind == Source::Constant)
    return lane.value & 63;
  if (lane.kind != Source::Scalar)
    fault(wave, instruction, -1, "the number of the lane is no scalar");
  if (wave.undefinedScalar[lane.index])
    fault(wave, instruction, -1, "the number of the lane is a value that nobody computed");
  return wave.s[lane.index] & 63;
}

/// Both ignore EXEC.
void readLane(Wave &wave, const Instruction &instruction) {
  readFrom(wave, instruction, chosenLane(wave, instruction));
}
void writeLane(Wave &wave, const Instruction &instruction) {
  const Source &source = instruction.source[0];
  const unsigned lane = chosenLane(wave, instruction);
  if (source.kind == Source::Vector)
    fault(wave, instruction, -1, "what is written is no scalar");
  uint32_t bits[2 * numLanes];
  fetchUndefined(wave, source, bits);
  wave.v[instruction.destination][lane] =
      source.kind == Source::Scalar ? wave.s[source.index] : source.value;
  setUndefined(wave, instruction.destination, bits, uint64_t(1) << lane);
}

/// Exchanges two registers, with which of their bits nobody computed.
void swapRegisters(Wave &wave, const Instruction &instruction) {
  const Source &first = instruction.source[2], &second = instruction.source[0];
  uint32_t bits[2][2 * numLanes], values[2][numLanes];
  fetchUndefined(wave, first, bits[0]);
  fetchUndefined(wave, second, bits[1]);
  std::copy_n(&wave.v[first.index][0], numLanes, values[0]);
  std::copy_n(&wave.v[second.index][0], numLanes, values[1]);
  const uint64_t lanes = wave.exec();
  writeLanes(wave, first.index, 1, values[1], lanes);
  writeLanes(wave, second.index, 1, values[0], lanes);
  setUndefined(wave, first.index, bits[1], lanes);
  setUndefined(wave, second.index, bits[0], lanes);
}

/// Set bits of the first operand below this lane, within the half of the wave, plus the second.
template <bool upper> void countBelow(Lanes &l) {
  for (unsigned i = 0; i < numLanes; ++i) {
    const unsigned below = upper ? (i < 32 ? 0 : i - 32) : (i < 32 ? i : 32);
    const uint64_t mask = (uint64_t(1) << below) - 1;
    l.d[i] = static_cast<uint32_t>(__builtin_popcountll(l.a[i] & mask)) + l.b[i];
  }
}

const Operation operations[] = {
    {"v_readfirstlane_b32", Class::Valu, readFirstLane, "s0", Type::B32, {Type::B32}},
    {"v_readlane_b32", Class::Valu, readLane, "s01", Type::B32, {Type::B32, Type::B32}},
    {"v_writelane_b32", Class::Valu, writeLane, "d01", Type::B32, {Type::B32, Type::B32}},
    {"v_swap_b32", Class::Valu, swapRegisters, "da0", Type::B32, {Type::B32}},
    {"v_mbcnt_lo_u32_b32",
     Class::Valu,
     executeVector,
     "d01",
     Type::B32,
     {Type::B32, Type::B32},
     countBelow<false>},
    {"v_mbcnt_hi_u32_b32",
     Class::Valu,
     executeVector,
     "d01",
     Type::B32,
     {Type::B32, Type::B32},
     countBelow<true>},
};

} // namespace

OperationTable fuse::sim::amd::laneOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
