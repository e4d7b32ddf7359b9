//===- MatrixAlu.cpp - matrix instructions among the others ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matrix.h"
#include "Wave.h"

#include <cstdlib>

using namespace fuse::sim::amd;

namespace {

/// EXEC does not matter to matrix instructions ("CDNA3 ISA", chapter 7). Results count as written
/// at once: hardware holds back what depends on them, but for wait states that Hazards.cpp checks.
void multiply(Wave &wave, const Instruction &instruction) {
  const MatrixInstruction &matrix = *instruction.matrix;
  using Rows = const uint32_t (*)[numLanes];
  const auto rows = [](const uint32_t *words) { return reinterpret_cast<Rows>(words); };
  const Source *sources = instruction.source;
  const unsigned reg = instruction.destination;
  // Of the first two, any undefined element may reach any result.
  const bool isUndefined = anyUndefined(wave, sources[0]) || anyUndefined(wave, sources[1]);
  uint64_t before[32] = {}; // lanes
  if (sources[2].kind == Source::Vector)
    std::memcpy(before, &wave.undefined[sources[2].index],
                instruction.destinationWords * sizeof(before[0]));
  MatrixModifiers modifiers;
  modifiers.cbsz = instruction.immediate & 0xff;
  modifiers.abid = instruction.immediate >> 8 & 0xff;
  modifiers.blgp = instruction.immediate >> 16 & 0xff;
  execute(matrix, rows(fetch(wave, sources[0], 0)), rows(fetch(wave, sources[1], 1)),
          rows(fetch(wave, sources[2], 2)), wave.v + reg, modifiers);
  for (unsigned r = 0; r < instruction.destinationWords; ++r) {
    wave.undefined[reg + r] = isUndefined ? ~uint64_t(0) : before[r];
    if (wave.undefined[reg + r])
      std::memset(wave.undefinedBits[reg + r], 0xff, sizeof(wave.undefinedBits[reg + r]));
  }
  wave.flops += uint64_t(2) * matrix.m * matrix.n * matrix.k * matrix.blocks;
}

bool acceptModifier(Instruction &instruction, const std::string &name, const std::string &value) {
  const unsigned shift = name == "cbsz" ? 0 : name == "abid" ? 8 : name == "blgp" ? 16 : 24;
  // Three or four bits, printed in decimal.
  if (shift == 24 || value.empty() || value.size() > 2 ||
      value.find_first_not_of("0123456789") != std::string::npos)
    return false;
  instruction.immediate |= static_cast<uint32_t>(std::atoi(value.c_str())) << shift;
  return true;
}

const Operation operation = {
    "v_mfma", Class::Mfma, multiply, "d012", Type::Any, {Type::Any, Type::Any, Type::Any},
    nullptr,  Taint::All,  false,    0,      0,         acceptModifier};

} // namespace

const Operation *fuse::sim::amd::findMatrix(const std::string &mnemonic, Instruction &instruction,
                                            const std::string &chip) {
  instruction.matrix = findMatrixInstruction(mnemonic, chip);
  return instruction.matrix ? &operation : nullptr;
}

bool fuse::sim::amd::checkMatrix(Instruction &instruction) {
  const MatrixInstruction &matrix = *instruction.matrix;
  Source &c = instruction.source[2];
  if (c.kind == Source::Constant)
    c.words = static_cast<uint8_t>(matrix.resultRegisters);
  return instruction.destinationWords == matrix.resultRegisters &&
         c.words == matrix.resultRegisters &&
         instruction.source[0].words == matrix.operandRegisters &&
         instruction.source[1].words == matrix.operandRegisters;
}
