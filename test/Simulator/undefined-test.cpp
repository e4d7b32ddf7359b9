//===- undefined-test.cpp - what undefined bits reach, by trial -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every vector instruction of AMD on random values, random bits of which are undefined: a bit of
// the result that is said to be defined must not change whatever the undefined bits are. Of
// instructions that move and combine bits one by one, each bit that is said to be undefined must
// change for some of the values tried. The same of scalar instructions and SCC, without that.
// Prints one line for each instruction that fails, and how many there are.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/AMD/Wave.h"

#include <cstdio>
#include <cstring>
#include <random>

using namespace fuse::sim::amd;

namespace {

std::mt19937 generator(1);
uint32_t random32() { return static_cast<uint32_t>(generator()); }

bool isWide(Type type) { return type == Type::B64 || type == Type::F64 || type == Type::PkF32; }
bool isHalf(Type type) { return type == Type::F16 || type == Type::B16; }

using Words = uint32_t[2 * numLanes];

struct Trial {
  Instruction instruction;
  Lanes operands;
  Words values[3] = {}, undefinedBits[3] = {}, result = {}, claim = {};
  uint64_t mask = 0, undefinedMask = 0;
};

void draw(Trial &trial, const Operation &operation) {
  trial.instruction.operation = &operation;
  trial.instruction.destinationWords = isWide(operation.type) ? 2 : 1;
  trial.operands.immediate = random32() & 0xff;
  const bool hasMask = std::strpbrk(operation.operands, "iv");
  unsigned count = 0;
  for (const char *c = operation.operands; *c; ++c)
    count += (*c >= '0' && *c <= '2') || *c == 'a';
  for (unsigned s = 0; s < count; ++s) {
    trial.instruction.source[s].words = isWide(operation.sources[s]) ? 2 : 1;
    const unsigned how = random32() % 4;
    for (unsigned i = 0; i < trial.instruction.source[s].words * numLanes; ++i) {
      // Numbers of places and selectors of bytes are small; zeros and ones matter to products.
      const uint32_t kind = random32() % 8;
      trial.values[s][i] = kind == 0   ? 0
                           : kind == 1 ? random32() & 63
                           : kind == 2 ? random32() & 0x0f0f0f0f
                                       : random32();
      trial.undefinedBits[s][i] = how == 0   ? 0
                                  : how == 1 ? random32() & random32() & random32()
                                  : how == 2 ? ~uint32_t(0) << random32() % 32
                                             : (1u << random32() % 32) - 1;
      if (isHalf(operation.sources[s]))
        trial.undefinedBits[s][i] &= 0xffff;
    }
  }
  if (hasMask) {
    trial.mask = uint64_t(random32()) << 32 | random32();
    trial.undefinedMask = random32() % 2 ? uint64_t(random32() & random32()) << 20 : 0;
  }
}

void execute(Trial &trial, const Words *values, uint64_t mask, uint32_t *result) {
  Lanes lanes = trial.operands;
  lanes.a = values[0];
  lanes.b = values[1];
  lanes.c = values[2];
  lanes.d = result;
  lanes.maskIn = mask;
  trial.instruction.operation->lanes(lanes);
}

/// The number of lanes with a wrong claim.
unsigned check(const Operation &operation) {
  constexpr unsigned draws = 24, fillings = 160;
  const bool isExact = ruleOf(operation.taint) == Taint::Bits;
  unsigned wrong = 0;
  for (unsigned n = 0; n < draws; ++n) {
    Trial trial;
    draw(trial, operation);
    Words values[3], other = {}, changed = {};
    std::memcpy(values, trial.values, sizeof(values));
    execute(trial, values, trial.mask, trial.result);
    Lanes operands = trial.operands;
    operands.a = values[0];
    operands.b = values[1];
    operands.c = values[2];
    operands.maskIn = trial.mask;
    spreadUndefined(trial.instruction, operands, trial.undefinedBits, trial.undefinedMask,
                    trial.claim);
    for (unsigned k = 0; k < fillings; ++k) {
      for (unsigned s = 0; s < 3; ++s)
        for (unsigned i = 0; i < 2 * numLanes; ++i)
          values[s][i] = trial.values[s][i] ^ (trial.undefinedBits[s][i] & random32());
      const uint64_t flips = uint64_t(random32()) << 32 | random32();
      execute(trial, values, trial.mask ^ (trial.undefinedMask & flips), other);
      for (unsigned i = 0; i < trial.instruction.destinationWords * numLanes; ++i)
        changed[i] |= trial.result[i] ^ other[i];
    }
    const uint32_t deciding = decidingBits(operation.taint, operation.type);
    for (unsigned i = 0; i < trial.instruction.destinationWords * numLanes; ++i) {
      bool isControlled = false;
      for (unsigned s = 0; s < 3; ++s)
        isControlled |=
            isControl(operation.taint, s) && (trial.undefinedBits[s][i % numLanes] & deciding);
      const uint32_t bits = isHalf(operation.type) ? 0xffff : ~uint32_t(0);
      wrong += (changed[i] & ~trial.claim[i] & bits) != 0;
      wrong += isExact && !isControlled && (trial.claim[i] & ~changed[i] & bits);
    }
  }
  return wrong;
}

/// The number of wrong claims of a scalar instruction: of its result, and of SCC.
unsigned checkScalar(const Operation &operation, Wave &wave) {
  constexpr unsigned draws = 400, fillings = 160, firstSource = 20, destination = 40;
  Instruction instruction;
  instruction.operation = &operation;
  const bool writes = operation.operands[0] == 's';
  unsigned count = 0, wrong = 0;
  for (const char *c = operation.operands + writes; *c; ++c, ++count) {
    Source &source = instruction.source[count];
    source.kind = Source::Scalar;
    source.type = operation.sources[count];
    source.words = isWide(source.type) ? 2 : 1;
    source.index = static_cast<uint16_t>(firstSource + 4 * count);
  }
  // "CDNA3 ISA", 12.2 SOPK: D is a source as well, and the other one is constant.
  const bool isImmediate = std::strstr(operation.name, "k_i32") && count == 1;
  instruction.scalar = writes ? destination : 0;
  instruction.scalarWords = writes ? isWide(operation.type) ? 2 : 1 : 0;
  for (unsigned n = 0; n < draws; ++n) {
    uint32_t values[48], undefinedBits[48] = {};
    const bool scc = random32() & 1, isSccUndefined = random32() % 4 == 0;
    for (unsigned i = 0; i < 48; ++i) {
      const unsigned how = random32() % 4;
      values[i] = random32() % 3 ? random32() : random32() & 63;
      undefinedBits[i] = how == 0   ? 0
                         : how == 1 ? random32() & random32() & random32()
                         : how == 2 ? ~uint32_t(0) << random32() % 32
                                    : (1u << random32() % 32) - 1;
    }
    if (isImmediate) {
      instruction.source[0].kind = Source::Constant;
      instruction.source[0].value = uint32_t(int32_t(int16_t(values[0])));
    }
    const auto execute = [&](uint32_t flips, bool flipScc) {
      for (unsigned i = 0; i < 48; ++i) {
        wave.s[i] = values[i] ^ (flips ? undefinedBits[i] & random32() : 0);
        wave.undefinedScalar[i] = undefinedBits[i];
      }
      wave.scc = scc ^ (flipScc && isSccUndefined);
      wave.sccUndefined = isSccUndefined;
      operation.execute(wave, instruction);
    };
    execute(0, false);
    const uint64_t result = wave.mask(destination), claim = wave.maskUndefined(destination);
    const bool resultScc = wave.scc, sccClaim = wave.sccUndefined;
    uint64_t changed = 0;
    bool sccChanged = false;
    for (unsigned k = 0; k < fillings; ++k) {
      execute(1, random32() & 1);
      changed |= wave.mask(destination) ^ result;
      sccChanged |= wave.scc != resultScc;
    }
    const uint64_t bits = !writes ? 0 : instruction.scalarWords == 2 ? ~uint64_t(0) : ~uint32_t(0);
    wrong += (changed & ~claim & bits) != 0;
    wrong += sccChanged && !sccClaim;
  }
  return wrong;
}

} // namespace

int main() {
  unsigned count = 0, failures = 0;
  for (const OperationTable &table :
       {vectorOperations(), doubleOperations(), halfOperations(), laneOperations()})
    for (size_t n = 0; n < table.count; ++n) {
      const Operation &operation = table.first[n];
      if (operation.execute != executeVector)
        continue;
      ++count;
      if (const unsigned wrong = check(operation)) {
        std::printf("FAIL %s: %u wrong\n", operation.name, wrong);
        ++failures;
      }
    }
  const auto wave = std::make_unique<Wave>();
  const OperationTable scalars = scalarOperations();
  for (const Operation *operation = scalars.first; operation != scalars.first + scalars.count;
       ++operation) {
    // What the execution mask, the mode, or whether anything is written depends on is a fault.
    if (operation->category != Class::Salu || std::strstr(operation->name, "saveexec") ||
        std::strstr(operation->name, "s_cmov") || std::strstr(operation->name, "s_setreg"))
      continue;
    ++count;
    if (const unsigned wrong = checkScalar(*operation, *wave)) {
      std::printf("FAIL %s: %u wrong\n", operation->name, wrong);
      ++failures;
    }
  }
  std::printf("%u instructions, %u wrong\n", count, failures);
  return failures != 0;
}
