//===- fragments-amd.cpp - MFMA against the manuals and the atoms ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/AMD/Matrix.h"
#include "../../lib/Simulator/Numbers.h"
#include "fragments.h"
#include "fuse/Runtime/Error.h"

#include <cstring>
#include <vector>

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {
/// Where an element is.
struct Place {
  unsigned reg, bit, lane;
  bool operator==(const Place &other) const {
    return reg == other.reg && bit == other.bit && lane == other.lane;
  }
};

struct Spot {
  const char *chip, *mnemonic;
  struct {
    unsigned row, column, block;
    Place place;
  } a, b, d;
};

using Registers = uint32_t[64];
using Places = std::function<Place(unsigned block, unsigned row, unsigned column)>;

struct Operand {
  uint32_t registers[32][64] = {};
};
} // namespace

static const Spot spots[] = {
#include "mfma-spots.inc"
};

static unsigned bitsOf(MatrixElement element) {
  switch (element) {
  case MatrixElement::F64:
    return 64;
  case MatrixElement::F32:
  case MatrixElement::XF32:
    return 32;
  case MatrixElement::F16:
  case MatrixElement::BF16:
    return 16;
  default:
    return 8;
  }
}

static uint64_t encodeElement(MatrixElement element, bool fnuz, int value) {
  const float x = float(value);
  switch (element) {
  case MatrixElement::F16:
    return encode<F16>(x);
  case MatrixElement::BF16:
    return encode<BF16>(x);
  case MatrixElement::F32:
  case MatrixElement::XF32:
    return bitCast<uint32_t>(x);
  case MatrixElement::F64:
    return bitCast<uint64_t>(double(value));
  case MatrixElement::I8:
    return uint8_t(value);
  case MatrixElement::F8F6F4:
  case MatrixElement::FP8:
    return fnuz ? encode<F8E4M3FNUZ>(x) : encode<F8E4M3FN>(x);
  case MatrixElement::BF8:
    return fnuz ? encode<F8E5M2FNUZ>(x) : encode<F8E5M2>(x);
  }
  return 0;
}

static void put(Operand &operand, const Place &place, unsigned bits, uint64_t value) {
  operand.registers[place.reg][place.lane] |= static_cast<uint32_t>(value << place.bit);
  if (bits == 64)
    operand.registers[place.reg + 1][place.lane] = static_cast<uint32_t>(value >> 32);
}

static uint64_t take(const Operand &operand, const Place &place, unsigned bits) {
  uint64_t value = operand.registers[place.reg][place.lane];
  if (bits == 64)
    value |= uint64_t(operand.registers[place.reg + 1][place.lane]) << 32;
  return value;
}

//===----------------------------------------------------------------------===//
// The manuals' rule
//===----------------------------------------------------------------------===//

/// A (rows x k) or B (columns x k): lanes count rows, then blocks, then runs of k.
static Place operandPlace(const MatrixInstruction &instruction, unsigned outer, unsigned block,
                          unsigned index, unsigned k) {
  const unsigned lanesForK = 64 / (outer * instruction.blocks);
  const unsigned run = instruction.k / lanesForK, bits = bitsOf(instruction.a);
  const unsigned bit = k % run * bits;
  return {bit / 32, bit % 32, (k / run * instruction.blocks + block) * outer + index};
}

/// D: 32x32: rows 8g + 4h + r in register 4g + r, lanes 32h on; 16x16: rows 4h + r, lanes
/// 16h on; 4x4: rows r, a block each 4 lanes. Blocks of at least 64 elements follow each other in
/// registers. f64: a row of 16 (4 rows of 4, block by block) each 16 lanes.
static Place resultPlace(const MatrixInstruction &instruction, unsigned block, unsigned row,
                         unsigned column) {
  if (instruction.a == MatrixElement::F64)
    return instruction.m == 16 ? Place{row / 4 * 2, 0, row % 4 * 16 + column}
                               : Place{0, 0, row * 16 + block * 4 + column};
  switch (instruction.m) {
  case 32:
    return {block * 16 + row / 8 * 4 + row % 4, 0, row / 4 % 2 * 32 + column};
  case 16:
    return {block * 4 + row % 4, 0, row / 4 * 16 + column};
  default:
    return {row, 0, block * 4 + column};
  }
}

//===----------------------------------------------------------------------===//
// Execution on integers, which is exact
//===----------------------------------------------------------------------===//

/// D = A B + C with operands placed by `placeA(block, row, k)`, `placeB(block, k, column)` and
/// `placeD(block, row, column)`.
static bool multipliesIntegers(const MatrixInstruction &instruction, const Places &placeA,
                               const Places &placeB, const Places &placeD,
                               const MatrixModifiers &modifiers = {}) {
  const unsigned m = instruction.m, n = instruction.n, depth = instruction.k;
  const unsigned resultBits = instruction.a == MatrixElement::F64 ? 64 : 32;
  MatrixElement kindA = instruction.a, kindB = instruction.b;
  if (kindA == MatrixElement::F8F6F4) {
    kindA = modifiers.cbsz ? MatrixElement::BF8 : MatrixElement::FP8;
    kindB = modifiers.blgp ? MatrixElement::BF8 : MatrixElement::FP8;
  }
  auto encodeResult = [&](int value) {
    return instruction.a == MatrixElement::I8    ? uint64_t(uint32_t(value))
           : instruction.a == MatrixElement::F64 ? bitCast<uint64_t>(double(value))
                                                 : bitCast<uint32_t>(float(value));
  };
  SmallIntegers integers;
  Operand a, b, c, d;
  std::vector<int> valuesA, valuesB, expected;
  for (unsigned block = 0; block < instruction.blocks; ++block) {
    for (unsigned i = 0; i < m; ++i)
      for (unsigned k = 0; k < depth; ++k) {
        valuesA.push_back(integers.next());
        put(a, placeA(block, i, k), bitsOf(kindA),
            encodeElement(kindA, instruction.fnuz, valuesA.back()));
      }
    for (unsigned k = 0; k < depth; ++k)
      for (unsigned j = 0; j < n; ++j) {
        valuesB.push_back(integers.next());
        put(b, placeB(block, k, j), bitsOf(kindB),
            encodeElement(kindB, instruction.fnuz, valuesB.back()));
      }
    for (unsigned i = 0; i < m; ++i)
      for (unsigned j = 0; j < n; ++j) {
        expected.push_back(integers.next());
        put(c, placeD(block, i, j), resultBits, encodeResult(expected.back()));
      }
  }
  std::memset(d.registers, 0xcc, sizeof(d.registers));
  execute(instruction, a.registers, b.registers, c.registers, d.registers, modifiers);
  bool ok = true;
  for (unsigned block = 0; block < instruction.blocks; ++block)
    for (unsigned i = 0; i < m; ++i)
      for (unsigned j = 0; j < n; ++j) {
        int sum = expected[(block * m + i) * n + j];
        const unsigned group = instruction.hasCbsz ? 1u << modifiers.cbsz : 1;
        const unsigned source = group > 1 ? block / group * group + modifiers.abid : block;
        for (unsigned k = 0; k < depth; ++k)
          sum += valuesA[(source * m + i) * depth + k] * valuesB[(block * depth + k) * n + j];
        ok &= take(d, placeD(block, i, j), resultBits) == encodeResult(sum);
      }
  // In place, too; and nothing beyond the result's registers was written.
  ok &= instruction.resultRegisters == 32 ||
        d.registers[instruction.resultRegisters][0] == 0xcccccccc;
  execute(instruction, a.registers, b.registers, c.registers, c.registers, modifiers);
  ok &= !std::memcmp(c.registers, d.registers, instruction.resultRegisters * 256);
  return ok;
}

static bool followsManual(const MatrixInstruction &instruction,
                          const MatrixModifiers &modifiers = {}) {
  return multipliesIntegers(
      instruction,
      [&](unsigned block, unsigned i, unsigned k) {
        return operandPlace(instruction, instruction.m, block, i, k);
      },
      [&](unsigned block, unsigned k, unsigned j) {
        return operandPlace(instruction, instruction.n, block, j, k);
      },
      [&](unsigned block, unsigned i, unsigned j) { return resultPlace(instruction, block, i, j); },
      modifiers);
}

static void checkSpots() {
  for (const Spot &spot : spots) {
    const MatrixInstruction *instruction = findMatrixInstruction(spot.mnemonic, spot.chip);
    const std::string name = std::string(spot.chip) + " " + spot.mnemonic;
    if (!instruction) {
      report(name, false);
      continue;
    }
    const bool places =
        operandPlace(*instruction, instruction->m, spot.a.block, spot.a.row, spot.a.column) ==
            spot.a.place &&
        operandPlace(*instruction, instruction->n, spot.b.block, spot.b.column, spot.b.row) ==
            spot.b.place &&
        resultPlace(*instruction, spot.d.block, spot.d.row, spot.d.column) == spot.d.place;
    report(name, places && followsManual(*instruction));
  }
  for (const char *mnemonic :
       {"v_mfma_f32_32x32x16_f16", "v_mfma_f32_16x16x32_f16", "v_mfma_f32_32x32x16_bf16",
        "v_mfma_f32_16x16x32_bf16", "v_mfma_i32_32x32x32_i8", "v_mfma_i32_16x16x64_i8",
        "v_mfma_f32_16x16x32_fp8_bf8", "v_mfma_f32_32x32x16_bf8_fp8", "v_mfma_f32_16x16x16_f16",
        "v_mfma_f32_32x32x64_f8f6f4", "v_mfma_f32_16x16x128_f8f6f4"}) {
    const MatrixInstruction *instruction = findMatrixInstruction(mnemonic, "gfx950");
    report(std::string("gfx950 ") + mnemonic, instruction && followsManual(*instruction));
  }
  report(
      "gfx950 f8f6f4 of bf8 and fp8",
      followsManual(*findMatrixInstruction("v_mfma_f32_16x16x128_f8f6f4", "gfx950"), {1, 0, 0}) &&
          followsManual(*findMatrixInstruction("v_mfma_f32_16x16x128_f8f6f4", "gfx950"),
                        {0, 0, 1}));
  report("what a chip lacks is not found",
         !findMatrixInstruction("v_mfma_f32_16x16x8_xf32", "gfx950") &&
             !findMatrixInstruction("v_mfma_f32_16x16x32_f16", "gfx942") &&
             !findMatrixInstruction("v_mfma_f32_16x16x16_f16", "gfx90a") &&
             !findMatrixInstruction("v_mfma_f32_16x16x8bf16", "gfx942") &&
             !findMatrixInstruction("v_mfma_f32_16x16x16_f16", "gfx1100"));
}

//===----------------------------------------------------------------------===//
// Modifiers, denormals
//===----------------------------------------------------------------------===//

static bool refuses(const MatrixInstruction &instruction, const MatrixModifiers &modifiers) {
  Operand a, d;
  try {
    execute(instruction, a.registers, a.registers, a.registers, d.registers, modifiers);
  } catch (const fuse::runtime::Error &) {
    return true;
  }
  return false;
}

static void checkModifiers() {
  const MatrixInstruction &small = *findMatrixInstruction("v_mfma_f32_4x4x4f16", "gfx90a");
  const MatrixInstruction &single = *findMatrixInstruction("v_mfma_f32_16x16x16_f16", "gfx942");
  report("cbsz and abid", followsManual(small, {4, 13, 0}) && followsManual(small, {2, 1, 0}) &&
                              followsManual(small, {1, 0, 0}));
  report("modifiers that are not there",
         refuses(small, {5, 0, 0}) && refuses(small, {1, 2, 0}) && refuses(small, {0, 3, 0}) &&
             refuses(single, {1, 0, 0}) && refuses(single, {0, 0, 1}));
  // blgp: which group of 16 lanes feeds each of the four.
  const unsigned groups[8][4] = {{0, 1, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}, {1, 2, 3, 0},
                                 {0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}};
  const MatrixInstruction &f32 = *findMatrixInstruction("v_mfma_f32_16x16x4_f32", "gfx942");
  bool ok = true;
  for (unsigned blgp = 0; blgp < 8; ++blgp) {
    Operand a, b, moved, zero, d, expected;
    SmallIntegers integers;
    for (unsigned lane = 0; lane < 64; ++lane) {
      a.registers[0][lane] = bitCast<uint32_t>(float(integers.next()));
      b.registers[0][lane] = bitCast<uint32_t>(float(integers.next()));
    }
    for (unsigned lane = 0; lane < 64; ++lane)
      moved.registers[0][lane] = b.registers[0][groups[blgp][lane / 16] * 16 + lane % 16];
    execute(f32, a.registers, b.registers, zero.registers, d.registers, {0, 0, blgp});
    execute(f32, a.registers, moved.registers, zero.registers, expected.registers);
    ok &= !std::memcmp(d.registers, expected.registers, 4 * 256);
  }
  report("blgp", ok);

  // A denormal (2^-24) times 2^14: zero on gfx90a, 2^-10 from gfx942 on.
  auto denormal = [](const char *mnemonic, const char *chip, uint32_t code, uint32_t factor) {
    const MatrixInstruction &instruction = *findMatrixInstruction(mnemonic, chip);
    Operand a, b, c, d;
    a.registers[0][0] = code;
    b.registers[0][0] = factor;
    execute(instruction, a.registers, b.registers, c.registers, d.registers);
    return bitCast<float>(d.registers[0][0]);
  };
  report("denormals",
         denormal("v_mfma_f32_16x16x16f16", "gfx90a", 1, encode<F16>(16384.f)) == 0 &&
             denormal("v_mfma_f32_16x16x16_f16", "gfx942", 1, encode<F16>(16384.f)) == 0x1p-10f &&
             denormal("v_mfma_f32_16x16x16bf16_1k", "gfx90a", 1, 0x4000) == 0 &&
             denormal("v_mfma_f32_16x16x16_bf16", "gfx942", 1, 0x4000) == 0x1p-132f);
}

//===----------------------------------------------------------------------===//
// The compiler's atoms
//===----------------------------------------------------------------------===//

/// Fuse passes the right operand first: D's rows are the atom's n.
static void checkAtom(const mlir::fuse::MatrixAtom &atom, const std::string &name,
                      const char *chip) {
  const MatrixInstruction *instruction = findMatrixInstruction(name, chip);
  if (!instruction || instruction->m != atom.n || instruction->n != atom.m ||
      instruction->k != atom.k) {
    report("atom " + name, false);
    return;
  }
  const unsigned bits = bitsOf(instruction->a);
  auto places = [](const mlir::fuse::Layout &layout, unsigned bits, bool swapped) {
    auto inverse = invert(layout);
    return [=](unsigned, unsigned row, unsigned column) {
      const FragmentPlace place = inverse.at(swapped ? std::pair<int64_t, int64_t>(column, row)
                                                     : std::pair<int64_t, int64_t>(row, column));
      const unsigned bit = unsigned(place.reg) * bits;
      return Place{bit / 32, bit % 32, unsigned(place.lane)};
    };
  };
  report("atom " + std::string(chip) + " " + name,
         multipliesIntegers(*instruction, places(atom.b, bits, false), places(atom.a, bits, true),
                            places(atom.c, 32, true)));
}

void checkAmdFragments() {
  using mlir::fuse::AtomElement;
  checkSpots();
  checkModifiers();
  for (const mlir::fuse::MatrixAtom &atom : mlir::fuse::getMatrixAtoms())
    for (const char *chip : {"gfx90a", "gfx942", "gfx950"}) {
      std::string name = atom.name.str();
      // Those of twice the depth are gfx950's alone.
      const bool isDeep = atom.m * atom.k > 256;
      if (atom.operation.empty() || (isDeep && std::string(chip) != "gfx950"))
        continue;
      // gfx90a writes the types without the underscore, and bf16 as bf16_1k.
      if (std::string(chip) == "gfx90a") {
        name.erase(name.rfind('_'), 1);
        if (atom.element == AtomElement::BF16)
          name += "_1k";
      }
      checkAtom(atom, name, chip);
    }
}
