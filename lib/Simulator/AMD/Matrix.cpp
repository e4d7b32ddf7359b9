//===- Matrix.cpp - AMD's matrix instructions -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the elements are: "AMD Instinct MI200 Instruction Set Architecture" and "AMD Instinct
// MI300 Instruction Set Architecture", Matrix Arithmetic Instructions, and the tables that AMD's
// matrix instruction calculator prints from them
// (github.com/ROCm/amd_matrix_instruction_calculator). gfx950's shapes of twice the depth follow
// the same rule with runs of twice the length.
//
// Numbers: products are exact or rounded once with their sum (fused), sums are f32, round to
// nearest even, in the order of k, starting from C. The manuals do not state the order; hardware
// sums groups of products at once, so last bits may differ. f16 and bf16 on gfx90a: "MFMA_F16,
// MFMA_BF16, and MFMA_BF16_1K flush subnormal input/output data to zero" (MIOpen, "MI200 matrix
// fused multiply-add behavior specifics"); gfx942 and later keep them.
//
//===----------------------------------------------------------------------===//

#include "Matrix.h"
#include "../MatrixMultiply.h"
#include "../Numbers.h"
#include "fuse/Runtime/Error.h"

#include <unordered_map>

using namespace fuse::sim;
using namespace fuse::sim::amd;
using fuse::runtime::fail;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
enum Chips : uint8_t { gfx90a = 1, gfx942 = 2, gfx950 = 4, gfx94 = gfx942 | gfx950, all = 7 };

struct Row {
  unsigned m, n, k, blocks;
  MatrixElement a, b;
  uint8_t chips;
};
} // namespace

using E = MatrixElement;

static const Row rows[] = {
    {32, 32, 1, 2, E::F32, E::F32, all},
    {16, 16, 1, 4, E::F32, E::F32, all},
    {4, 4, 1, 16, E::F32, E::F32, all},
    {32, 32, 2, 1, E::F32, E::F32, all},
    {16, 16, 4, 1, E::F32, E::F32, all},

    {32, 32, 4, 2, E::F16, E::F16, all},
    {16, 16, 4, 4, E::F16, E::F16, all},
    {4, 4, 4, 16, E::F16, E::F16, all},
    {32, 32, 8, 1, E::F16, E::F16, all},
    {16, 16, 16, 1, E::F16, E::F16, all},
    {32, 32, 16, 1, E::F16, E::F16, gfx950},
    {16, 16, 32, 1, E::F16, E::F16, gfx950},

    // gfx90a: one register an operand. With two registers gfx90a calls it bf16_1k.
    {32, 32, 2, 2, E::BF16, E::BF16, gfx90a},
    {16, 16, 2, 4, E::BF16, E::BF16, gfx90a},
    {4, 4, 2, 16, E::BF16, E::BF16, gfx90a},
    {32, 32, 4, 1, E::BF16, E::BF16, gfx90a},
    {16, 16, 8, 1, E::BF16, E::BF16, gfx90a},
    {32, 32, 4, 2, E::BF16, E::BF16, all},
    {16, 16, 4, 4, E::BF16, E::BF16, all},
    {4, 4, 4, 16, E::BF16, E::BF16, all},
    {32, 32, 8, 1, E::BF16, E::BF16, all},
    {16, 16, 16, 1, E::BF16, E::BF16, all},
    {32, 32, 16, 1, E::BF16, E::BF16, gfx950},
    {16, 16, 32, 1, E::BF16, E::BF16, gfx950},

    {32, 32, 4, 2, E::I8, E::I8, all},
    {16, 16, 4, 4, E::I8, E::I8, all},
    {4, 4, 4, 16, E::I8, E::I8, all},
    {32, 32, 8, 1, E::I8, E::I8, gfx90a},
    {16, 16, 16, 1, E::I8, E::I8, gfx90a},
    {32, 32, 16, 1, E::I8, E::I8, gfx94},
    {16, 16, 32, 1, E::I8, E::I8, gfx94},
    {32, 32, 32, 1, E::I8, E::I8, gfx950},
    {16, 16, 64, 1, E::I8, E::I8, gfx950},

    {16, 16, 4, 1, E::F64, E::F64, all},
    {4, 4, 4, 4, E::F64, E::F64, all},

    {32, 32, 4, 1, E::XF32, E::XF32, gfx942},
    {16, 16, 8, 1, E::XF32, E::XF32, gfx942},

    {32, 32, 16, 1, E::FP8, E::FP8, gfx94},
    {32, 32, 16, 1, E::FP8, E::BF8, gfx94},
    {32, 32, 16, 1, E::BF8, E::FP8, gfx94},
    {32, 32, 16, 1, E::BF8, E::BF8, gfx94},
    {16, 16, 32, 1, E::FP8, E::FP8, gfx94},
    {16, 16, 32, 1, E::FP8, E::BF8, gfx94},
    {16, 16, 32, 1, E::BF8, E::FP8, gfx94},
    {16, 16, 32, 1, E::BF8, E::BF8, gfx94},

    // The formats of A and B are in cbsz and blgp; only the 8-bit ones are here.
    {32, 32, 64, 1, E::F8F6F4, E::F8F6F4, gfx950},
    {16, 16, 128, 1, E::F8F6F4, E::F8F6F4, gfx950},
};

static unsigned sizeInBytes(MatrixElement element) {
  switch (element) {
  case E::F64:
    return 8;
  case E::F32:
  case E::XF32:
    return 4;
  case E::F16:
  case E::BF16:
    return 2;
  case E::I8:
  case E::FP8:
  case E::BF8:
  case E::F8F6F4:
    return 1;
  }
  return 0;
}

static const char *nameOf(MatrixElement element) {
  static const char *const names[] = {"f16", "bf16", "f32", "f64",   "xf32",
                                      "i8",  "fp8",  "bf8", "f8f6f4"};
  return names[static_cast<int>(element)];
}

static MatrixInstruction build(const Row &row, Chips chip) {
  MatrixInstruction instruction = {};
  instruction.m = row.m;
  instruction.n = row.n;
  instruction.k = row.k;
  instruction.blocks = row.blocks;
  instruction.a = row.a;
  instruction.b = row.b;
  instruction.run = row.m * row.blocks * row.k / 64;
  instruction.operandRegisters = instruction.run * sizeInBytes(row.a) / 4;
  instruction.resultRegisters = row.m * row.n * row.blocks / 64 * (row.a == E::F64 ? 2 : 1);
  const bool old = row.a == E::F32 || row.a == E::F16 || row.a == E::BF16 || row.a == E::I8;
  instruction.hasCbsz = old && row.blocks > 1;
  instruction.hasBlgp = old && (chip == gfx90a || row.a == E::F32 || row.blocks > 1);
  instruction.fnuz = chip == gfx942;
  instruction.flushes = chip == gfx90a && (row.a == E::F16 || row.a == E::BF16);
  return instruction;
}

/// gfx90a prints "32x32x8f16", "16x16x4bf16_1k"; later chips "32x32x8_f16", "16x16x4_4b_bf16",
/// "16x16x32_fp8_bf8".
static std::string mnemonic(const Row &row, const MatrixInstruction &instruction, Chips chip) {
  std::string name = row.a == E::I8    ? "v_mfma_i32_"
                     : row.a == E::F64 ? "v_mfma_f64_"
                                       : "v_mfma_f32_";
  name += std::to_string(row.m) + "x" + std::to_string(row.n) + "x" + std::to_string(row.k);
  if (chip == gfx90a)
    return name + nameOf(row.a) +
           (row.a == E::BF16 && instruction.operandRegisters == 2 ? "_1k" : "");
  if (row.blocks > 1)
    name += "_" + std::to_string(row.blocks) + "b";
  name += std::string("_") + nameOf(row.a);
  if (row.a == E::FP8 || row.a == E::BF8)
    name += std::string("_") + nameOf(row.b);
  return name;
}

const MatrixInstruction *amd::findMatrixInstruction(const std::string &name,
                                                    const std::string &chip) {
  using Table = std::unordered_map<std::string, MatrixInstruction>;
  static const auto tables = [] {
    std::unordered_map<std::string, Table> tables;
    for (auto [chipName, bit] :
         {std::pair("gfx90a", gfx90a), {"gfx942", gfx942}, {"gfx950", gfx950}})
      for (const Row &row : rows)
        if (row.chips & bit) {
          const MatrixInstruction instruction = build(row, bit);
          tables[chipName].emplace(mnemonic(row, instruction, bit), instruction);
        }
    return tables;
  }();
  auto table = tables.find(chip);
  if (table == tables.end())
    return nullptr;
  auto found = table->second.find(name);
  return found == table->second.end() ? nullptr : &found->second;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// The lane of B that feeds `lane` ("B Matrix Lane Group Pattern").
static unsigned sourceLane(unsigned lane, unsigned blgp) {
  switch (blgp) {
  case 0:
    return lane;
  case 1: // the first 32 lanes
    return lane % 32;
  case 2: // the second 32 lanes
    return 32 + lane % 32;
  case 3: // down by 16
    return (lane + 16) % 64;
  default: // one group of 16 lanes
    return (blgp - 4) * 16 + lane % 16;
  }
}

/// A as [block][row][k] or B as [block][k][column], from `element(lane, index in its run)`.
template <typename T, typename Element>
static void gatherWith(const MatrixInstruction &instruction, bool isB,
                       const MatrixModifiers &modifiers, T *to, Element element) {
  const unsigned outer = isB ? instruction.n : instruction.m, k = instruction.k;
  const unsigned group = 1u << modifiers.cbsz;
  for (unsigned block = 0; block < instruction.blocks; ++block) {
    // cbsz, abid: one block of A for a group of 2^cbsz.
    const unsigned source = isB ? block : block / group * group + (group > 1 ? modifiers.abid : 0);
    for (unsigned part = 0; part * instruction.run < k; ++part)
      for (unsigned i = 0; i < outer; ++i) {
        unsigned lane = (part * instruction.blocks + source) * outer + i;
        if (isB)
          lane = sourceLane(lane, modifiers.blgp);
        for (unsigned e = 0; e < instruction.run; ++e) {
          const unsigned at = part * instruction.run + e;
          to[block * outer * k + (isB ? at * outer + i : i * k + at)] = element(lane, e);
        }
      }
  }
}

/// For elements of up to 32 bits, each converted from its bits (and whatever is above them).
template <typename T, typename Convert>
static void gather(const MatrixInstruction &instruction, bool isB, const uint32_t (*registers)[64],
                   const MatrixModifiers &modifiers, unsigned bytes, T *to, Convert convert) {
  const unsigned perRegister = 4 / bytes, bits = bytes * 8;
  gatherWith(instruction, isB, modifiers, to, [&](unsigned lane, unsigned index) {
    return convert(registers[index / perRegister][lane] >> (index % perRegister * bits));
  });
}

/// Calls `place(register, lane, row, column)` for each element of a block of C or D. Four rows of
/// a column are in four registers of a lane, or one row where elements have 64 bits.
template <typename Place>
static void forEachResult(const MatrixInstruction &instruction, unsigned block, Place place) {
  const unsigned m = instruction.m, n = instruction.n;
  const unsigned height = instruction.a == E::F64 ? 1 : 4;
  const unsigned groups = 64 / n; // of lanes
  const unsigned blocksPerRegister = m * n / height >= 64 ? 1 : 64 / (m * n / height);
  for (unsigned i = 0; i < m; ++i) {
    const unsigned strip = i / height;
    const unsigned reg = block / blocksPerRegister * blocksPerRegister * (m * n / 64) +
                         strip / groups * height + i % height;
    const unsigned lane = block % blocksPerRegister * n + strip % groups * blocksPerRegister * n;
    for (unsigned j = 0; j < n; ++j)
      place(reg, lane + j, i, j);
  }
}

namespace {
/// Operands with all elements converted, A as [block][row][k], B as [block][k][column]. A lane
/// holds at most 32 elements.
template <typename T> struct Work {
  T a[64 * 32], b[64 * 32];
};
} // namespace

template <typename T, typename Load, typename Store>
static void run(const MatrixInstruction &instruction, Work<T> &work, Load load, Store store) {
  // Every block of C is read before any of D is written: they may overlap.
  T results[32 * 32 * 2];
  const unsigned size = instruction.m * instruction.n;
  for (unsigned block = 0; block < instruction.blocks; ++block) {
    T *d = results + block * size;
    forEachResult(instruction, block, [&](unsigned reg, unsigned lane, unsigned i, unsigned j) {
      d[i * instruction.n + j] = load(reg, lane);
    });
    multiply(instruction.m, instruction.n, instruction.k,
             work.a + block * instruction.m * instruction.k,
             work.b + block * instruction.n * instruction.k, d);
  }
  for (unsigned block = 0; block < instruction.blocks; ++block)
    forEachResult(instruction, block, [&](unsigned reg, unsigned lane, unsigned i, unsigned j) {
      store(reg, lane, results[block * size + i * instruction.n + j]);
    });
}

/// Converts A or B to float.
static void gatherFloat(const MatrixInstruction &instruction, bool isB,
                        const uint32_t (*registers)[64], const MatrixModifiers &modifiers,
                        float *to) {
  MatrixElement element = isB ? instruction.b : instruction.a;
  MatrixModifiers lanes = modifiers;
  if (element == E::F8F6F4) {
    element = (isB ? modifiers.blgp : modifiers.cbsz) ? E::BF8 : E::FP8;
    lanes = {};
  }
  const bool flushes = instruction.flushes;
  auto as = [&](auto convert) {
    gather(instruction, isB, registers, lanes, sizeInBytes(element), to, convert);
  };
  switch (element) {
  case E::F16:
    return as([&](uint32_t bits) {
      const float value = fromF16(static_cast<uint16_t>(bits));
      return flushes && !(bits & 0x7c00) ? bitCast<float>((bits & 0x8000) << 16) : value;
    });
  case E::BF16:
    return as([&](uint32_t bits) {
      const float value = fromBF16(static_cast<uint16_t>(bits));
      return flushes ? flushDenormal(value) : value;
    });
  case E::F32:
    return as([](uint32_t bits) { return bitCast<float>(bits); });
  case E::XF32: // the manual does not say how the lower bits are dropped: truncated
    return as([](uint32_t bits) { return fromTF32(bits); });
  case E::FP8:
    if (instruction.fnuz)
      return as([](uint32_t bits) { return decodeTable<F8E4M3FNUZ>[uint8_t(bits)]; });
    return as([](uint32_t bits) { return decodeTable<F8E4M3FN>[uint8_t(bits)]; });
  case E::BF8:
    if (instruction.fnuz)
      return as([](uint32_t bits) { return decodeTable<F8E5M2FNUZ>[uint8_t(bits)]; });
    return as([](uint32_t bits) { return decodeTable<F8E5M2>[uint8_t(bits)]; });
  case E::I8:
  case E::F64:
  case E::F8F6F4:
    break;
  }
}

static void check(const MatrixInstruction &instruction, const MatrixModifiers &modifiers) {
  if (instruction.a == E::F8F6F4) {
    if (modifiers.cbsz > 1 || modifiers.blgp > 1 || modifiers.abid)
      fail("a matrix instruction with cbsz:", modifiers.cbsz, " blgp:", modifiers.blgp,
           ": of its formats only fp8 (0) and bf8 (1) are simulated");
    return;
  }
  const unsigned group = 1u << modifiers.cbsz;
  if ((modifiers.cbsz || modifiers.abid) &&
      (!instruction.hasCbsz || group > instruction.blocks || modifiers.abid >= group))
    fail("a matrix instruction with cbsz:", modifiers.cbsz, " abid:", modifiers.abid,
         ", which it does not have");
  if (modifiers.blgp && (!instruction.hasBlgp || modifiers.blgp > 7))
    fail("a matrix instruction with blgp:", modifiers.blgp, ", which it does not have");
}

void amd::execute(const MatrixInstruction &instruction, const uint32_t (*a)[64],
                  const uint32_t (*b)[64], const uint32_t (*c)[64], uint32_t (*d)[64],
                  const MatrixModifiers &modifiers) {
  check(instruction, modifiers);
  if (instruction.a == E::F64) {
    Work<double> work;
    auto asDouble = [](const uint32_t (*registers)[64], unsigned lane, unsigned index) {
      return bitCast<double>(registers[2 * index][lane] | uint64_t(registers[2 * index + 1][lane])
                                                              << 32);
    };
    gatherWith(instruction, false, modifiers, work.a,
               [&](unsigned lane, unsigned e) { return asDouble(a, lane, e); });
    gatherWith(instruction, true, modifiers, work.b,
               [&](unsigned lane, unsigned e) { return asDouble(b, lane, e); });
    return run(
        instruction, work, [&](unsigned reg, unsigned lane) { return asDouble(c, lane, reg); },
        [&](unsigned reg, unsigned lane, double value) {
          const auto bits = bitCast<uint64_t>(value);
          d[2 * reg][lane] = static_cast<uint32_t>(bits);
          d[2 * reg + 1][lane] = static_cast<uint32_t>(bits >> 32);
        });
  }
  if (instruction.a == E::I8) {
    Work<uint32_t> work;
    auto convert = [](uint32_t bits) { return uint32_t(int32_t(int8_t(bits))); };
    gather(instruction, false, a, modifiers, 1, work.a, convert);
    gather(instruction, true, b, modifiers, 1, work.b, convert);
    return run(
        instruction, work, [&](unsigned reg, unsigned lane) { return c[reg][lane]; },
        [&](unsigned reg, unsigned lane, uint32_t value) { d[reg][lane] = value; });
  }
  Work<float> work;
  gatherFloat(instruction, false, a, modifiers, work.a);
  gatherFloat(instruction, true, b, modifiers, work.b);
  const bool flushes = instruction.flushes;
  run(
      instruction, work,
      [&](unsigned reg, unsigned lane) {
        const auto value = bitCast<float>(c[reg][lane]);
        return flushes ? flushDenormal(value) : value;
      },
      [&](unsigned reg, unsigned lane, float value) {
        d[reg][lane] = bitCast<uint32_t>(flushes ? flushDenormal(value) : value);
      });
}
