//===- fragments-nvidia.cpp - mma.sync and wgmma against the PTX ISA ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/NVIDIA/Matrix.h"
#include "../../lib/Simulator/Numbers.h"
#include "fragments.h"
#include "fuse/Runtime/Error.h"

#include <cstring>
#include <vector>

using namespace fuse::sim;
using namespace fuse::sim::nvidia;

namespace {
/// The coordinates of element `i` of a lane, as the PTX ISA prints them.
using Formula = std::function<std::pair<int64_t, int64_t>(int64_t lane, int64_t i)>;

struct Case {
  std::string opcode;
  Formula a, b, d; // (row, k), (k, column), (row, column)
};
} // namespace

static uint32_t encodeElement(MatrixElement element, int value) {
  const float x = float(value);
  switch (element) {
  case MatrixElement::F16:
    return encode<F16>(x);
  case MatrixElement::BF16:
    return encode<BF16>(x);
  case MatrixElement::TF32: // the lower 13 bits are ignored
    return bitCast<uint32_t>(x) | 0x1fff;
  case MatrixElement::F32:
    return bitCast<uint32_t>(x);
  case MatrixElement::E4M3:
    return encode<F8E4M3FN>(x);
  case MatrixElement::E5M2:
    return encode<F8E5M2>(x);
  case MatrixElement::S8:
  case MatrixElement::U8:
    return uint8_t(value);
  case MatrixElement::S32:
    return uint32_t(value);
  }
  return 0;
}

/// Element i of a lane is in register i / per, at bit i % per.
template <unsigned lanes>
static void fill(uint32_t (*registers)[lanes], unsigned count, MatrixElement element,
                 const Formula &formula, const std::function<int(int64_t, int64_t)> &value) {
  const unsigned bits = 8 * sizeInBytes(element), per = 32 / bits;
  for (unsigned lane = 0; lane < lanes; ++lane)
    for (unsigned i = 0; i < count * per; ++i) {
      auto [row, column] = formula(lane, i);
      if (i % per == 0)
        registers[i / per][lane] = 0;
      registers[i / per][lane] |= encodeElement(element, value(row, column)) << (i % per * bits);
    }
}

namespace {
struct Matrix {
  unsigned columns;
  std::vector<int> values;
  Matrix(unsigned rows, unsigned columns, SmallIntegers &integers, bool isUnsigned = false)
      : columns(columns), values(rows * columns) {
    for (int &value : values)
      value = isUnsigned ? integers.next() + 130 : integers.next();
  }
  int operator()(int64_t row, int64_t column) const {
    return values[size_t(row) * columns + size_t(column)];
  }
};
} // namespace

static int dot(const Matrix &a, const Matrix &b, int64_t row, int64_t column) {
  int sum = 0;
  for (unsigned k = 0; k < a.columns; ++k)
    sum += a(row, k) * b(k, column);
  return sum;
}

static bool checkMma(const Case &mma) {
  const MatrixInstruction instruction = parseMma(mma.opcode);
  SmallIntegers integers;
  Matrix a(instruction.m, instruction.k, integers, instruction.a == MatrixElement::U8),
      b(instruction.k, instruction.n, integers, instruction.b == MatrixElement::U8),
      c(instruction.m, instruction.n, integers);
  uint32_t registersA[4][32], registersB[4][32], registersC[4][32], expected[4][32];
  fill<32>(registersA, instruction.aRegisters, instruction.a, mma.a, a);
  fill<32>(registersB, instruction.bRegisters, instruction.b, mma.b, b);
  fill<32>(registersC, instruction.dRegisters, instruction.d, mma.d, c);
  fill<32>(expected, instruction.dRegisters, instruction.d, mma.d,
           [&](int64_t i, int64_t j) { return c(i, j) + dot(a, b, i, j); });
  execute(instruction, registersA, registersB, registersC, registersC);
  return !std::memcmp(registersC, expected, instruction.dRegisters * sizeof(expected[0]));
}

//===----------------------------------------------------------------------===//
// mma.sync, "Matrix Fragments for mma.m16n8k*"
//===----------------------------------------------------------------------===//

static const Formula resultF32 = [](int64_t lane, int64_t i) {
  return std::pair<int64_t, int64_t>(i < 2 ? lane / 4 : lane / 4 + 8, lane % 4 * 2 + (i & 1));
};

/// Three shapes: a16 (m16n8k8 of 16 bits and its like), by elements of A in a lane.
static Formula formulaA(unsigned bits, unsigned k) {
  if (bits == 16 && k == 8)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i < 2 ? lane / 4 : lane / 4 + 8, lane % 4 * 2 + (i & 1));
    };
  if (bits == 16)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i < 2 || (i >= 4 && i < 6) ? lane / 4 : lane / 4 + 8,
                                         lane % 4 * 2 + (i & 1) + (i >= 4 ? 8 : 0));
    };
  if (bits == 32 && k == 4)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i == 0 ? lane / 4 : lane / 4 + 8, lane % 4);
    };
  if (bits == 32)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i == 0 || i == 2 ? lane / 4 : lane / 4 + 8,
                                         i < 2 ? lane % 4 : lane % 4 + 4);
    };
  if (k == 16)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i < 4 ? lane / 4 : lane / 4 + 8, lane % 4 * 4 + (i & 3));
    };
  return [](int64_t lane, int64_t i) {
    return std::pair<int64_t, int64_t>(i < 4 || (i >= 8 && i < 12) ? lane / 4 : lane / 4 + 8,
                                       lane % 4 * 4 + (i & 3) + (i >= 8 ? 16 : 0));
  };
}

static Formula formulaB(unsigned bits) {
  if (bits == 16)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(lane % 4 * 2 + (i & 1) + (i >= 2 ? 8 : 0), lane / 4);
    };
  if (bits == 32)
    return [](int64_t lane, int64_t i) {
      return std::pair<int64_t, int64_t>(i == 0 ? lane % 4 : lane % 4 + 4, lane / 4);
    };
  return [](int64_t lane, int64_t i) {
    return std::pair<int64_t, int64_t>(lane % 4 * 4 + (i & 3) + (i >= 4 ? 16 : 0), lane / 4);
  };
}

template <typename Parse> static bool refuses(Parse parse, const char *opcode) {
  try {
    parse(opcode);
  } catch (const fuse::runtime::Error &) {
    return true;
  }
  return false;
}

static void checkMmas() {
  const struct {
    const char *shape, *types;
    unsigned bits, k;
  } cases[] = {
      {"m16n8k8", "f32.f16.f16.f32", 16, 8},          {"m16n8k16", "f32.f16.f16.f32", 16, 16},
      {"m16n8k8", "f16.f16.f16.f16", 16, 8},          {"m16n8k16", "f16.f16.f16.f16", 16, 16},
      {"m16n8k8", "f32.bf16.bf16.f32", 16, 8},        {"m16n8k16", "f32.bf16.bf16.f32", 16, 16},
      {"m16n8k4", "f32.tf32.tf32.f32", 32, 4},        {"m16n8k8", "f32.tf32.tf32.f32", 32, 8},
      {"m16n8k16", "s32.s8.s8.s32", 8, 16},           {"m16n8k32", "s32.s8.s8.s32", 8, 32},
      {"m16n8k32", "s32.u8.s8.s32", 8, 32},           {"m16n8k32", "s32.s8.u8.s32", 8, 32},
      {"m16n8k32", "f32.e4m3.e4m3.f32", 8, 32},       {"m16n8k32", "f32.e4m3.e5m2.f32", 8, 32},
      {"m16n8k32", "f32.e5m2.e4m3.f32", 8, 32},       {"m16n8k32", "f16.e5m2.e5m2.f16", 8, 32},
      {"m16n8k32", "satfinite.s32.s8.s8.s32", 8, 32},
  };
  for (auto &each : cases) {
    const std::string opcode =
        std::string("mma.sync.aligned.") + each.shape + ".row.col." + each.types;
    report(opcode, checkMma({opcode, formulaA(each.bits, each.k), formulaB(each.bits), resultF32}));
  }
  report("mma.sync not known",
         refuses(parseMma, "mma.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32") &&
             refuses(parseMma, "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64") &&
             refuses(parseMma, "mma.sync.aligned.m16n8k16.row.col.f32.f16.bf16.f32") &&
             refuses(parseMma, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32.x") &&
             refuses(parseMma, "mma.sync.aligned.m16n8k16.row.row.f32.f16.f16.f32"));
  // Saturation: 2^31 - 1 + 1 with and without.
  uint32_t ones[4][32], c[4][32], d[4][32];
  for (auto *registers : {ones, c})
    for (unsigned r = 0; r < 4; ++r)
      for (unsigned lane = 0; lane < 32; ++lane)
        registers[r][lane] = registers == c ? 0x7fffffff : 0x01010101;
  execute(parseMma("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32"), ones, ones, c, d);
  const bool clamps = d[3][31] == 0x7fffffff;
  execute(parseMma("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"), ones, ones, c, d);
  report("satfinite", clamps && d[3][31] == 0x8000001f);

  // The compiler's atoms.
  using namespace mlir::fuse;
  for (const MatrixAtom &atom : getMatrixAtoms()) {
    if (!atom.name.starts_with("mma.sync"))
      continue;
    auto formula = [](const Layout &layout, bool swapped) -> Formula {
      return [layout, swapped](int64_t lane, int64_t i) {
        auto x = layout.getOffset(LayoutLevel::Lane, lane);
        auto y = layout.getOffset(LayoutLevel::Register, i);
        const std::pair<int64_t, int64_t> at(x[0] + y[0], x[1] + y[1]);
        return swapped ? std::pair<int64_t, int64_t>(at.second, at.first) : at;
      };
    };
    report("atom " + atom.name.str(), checkMma({atom.name.str(), formula(atom.a, false),
                                                formula(atom.b, true), formula(atom.c, false)}));
  }
}

//===----------------------------------------------------------------------===//
// wgmma
//===----------------------------------------------------------------------===//

namespace {
/// Shared memory in which a test places a matrix by the canonical layouts, in units of 16 bytes:
///   K-major, ((8, m), 2):            MN-major, ((s, m), (8, k)):
///     none  ((1, SBO), LBO)            none  ((1, SBO), (1, LBO)), s = 1
///     32    ((2, SBO), 1)              32    ((1, LBO), (2, SBO)), s = 2
///     64    ((4, SBO), 1)              64    ((1, LBO), (4, SBO)), s = 4
///     128   ((8, SBO), 1)              128   ((1, LBO), (8, SBO)), s = 8
/// then bits 4 and up of the address XOR bits 7 and up (1, 2 or 3 bits for 32, 64, 128).
struct SharedMatrix {
  unsigned swizzle, leading, stride; // bytes
  bool isMnMajor;
  uint32_t start;

  uint64_t descriptor() const {
    const uint64_t mode = swizzle == 128 ? 1 : swizzle == 64 ? 2 : swizzle == 32 ? 3 : 0;
    return uint64_t(start >> 4) | uint64_t(leading >> 4) << 16 | uint64_t(stride >> 4) << 32 |
           mode << 62;
  }
  uint32_t place(unsigned mn, unsigned k, unsigned bytes) const {
    const unsigned packed = 16 / bytes, pitch = swizzle ? swizzle : 16;
    uint32_t address = start;
    if (!isMnMajor) {
      address += mn % 8 * pitch + mn / 8 * stride;
      address += k / packed * (swizzle ? 16 : leading) + k % packed * bytes;
    } else {
      const unsigned s = pitch / 16, chunk = mn / packed;
      address += mn % packed * bytes + chunk % s * 16;
      address += chunk / s * (swizzle ? leading : stride);
      address += k % 8 * pitch + k / 8 * (swizzle ? stride : leading);
    }
    const uint32_t bits = swizzle ? (swizzle / 16 - 1) << 7 : 0;
    return address ^ (address & bits) >> 3;
  }
};
} // namespace

static void placeMatrix(std::vector<uint8_t> &shared, const SharedMatrix &layout,
                        MatrixElement element, unsigned extent, unsigned depth,
                        const std::function<int(int64_t mn, int64_t k)> &value) {
  const unsigned bytes = sizeInBytes(element);
  for (unsigned mn = 0; mn < extent; ++mn)
    for (unsigned k = 0; k < depth; ++k) {
      const uint32_t code = encodeElement(element, value(mn, k));
      std::memcpy(&shared[layout.place(mn, k, bytes)], &code, bytes);
    }
}

/// D of m64nN: each warp 16 rows, register 4j + 2h + c.
static const Formula resultWgmma = [](int64_t lane, int64_t i) {
  return std::pair<int64_t, int64_t>(lane / 32 * 16 + lane % 32 / 4 + i / 2 % 2 * 8,
                                     i / 4 * 8 + lane % 4 * 2 + i % 2);
};

static bool checkWgmma(const std::string &opcode, const SharedMatrix &layoutA,
                       const SharedMatrix &layoutB, bool fromRegisters, bool scaleD = true,
                       int scaleA = 1, int scaleB = 1) {
  const MatrixInstruction instruction = parseWgmma(opcode);
  const unsigned n = instruction.n, k = instruction.k;
  SmallIntegers integers;
  Matrix a(64, k, integers), b(k, n, integers), c(64, n, integers);
  std::vector<uint8_t> shared(200 * 1024);
  placeMatrix(shared, layoutB, instruction.b, n, k,
              [&](int64_t mn, int64_t p) { return b(p, mn); });
  uint32_t registersA[4][128];
  WgmmaOperands operands;
  operands.bDescriptor = layoutB.descriptor();
  operands.transB = layoutB.isMnMajor;
  operands.scaleD = scaleD;
  operands.scaleA = scaleA;
  operands.scaleB = scaleB;
  if (fromRegisters) {
    // "Register Fragments": in each warp as A of mma.sync m16n8k16 (k8 of tf32, k32 of 8 bits).
    const Formula mma = formulaA(8 * sizeInBytes(instruction.a), k);
    fill<128>(
        registersA, 4, instruction.a,
        [&](int64_t lane, int64_t i) {
          auto at = mma(lane % 32, i);
          return std::pair<int64_t, int64_t>(at.first + lane / 32 * 16, at.second);
        },
        a);
    operands.a = registersA;
  } else {
    placeMatrix(shared, layoutA, instruction.a, 64, k, a);
    operands.aDescriptor = layoutA.descriptor();
    operands.transA = layoutA.isMnMajor;
  }
  std::vector<uint32_t> d(128 * 128), expected(128 * 128);
  auto *registersD = reinterpret_cast<uint32_t (*)[128]>(d.data());
  auto *registersExpected = reinterpret_cast<uint32_t (*)[128]>(expected.data());
  fill<128>(registersD, instruction.dRegisters, instruction.d, resultWgmma, c);
  fill<128>(registersExpected, instruction.dRegisters, instruction.d, resultWgmma,
            [&](int64_t i, int64_t j) {
              return (scaleD ? c(i, j) : 0) + scaleA * scaleB * dot(a, b, i, j);
            });
  // Each byte of an operand is read once, and announced once.
  std::vector<int> reads(shared.size()), announced(shared.size());
  execute(
      instruction, operands,
      [&](uint32_t address, uint32_t bytes) {
        for (uint32_t i = 0; i < bytes; ++i)
          ++reads[address + i];
        return shared.data() + address;
      },
      registersD);
  forEachSharedRange(instruction, operands, [&](uint32_t address, uint32_t bytes) {
    for (uint32_t i = 0; i < bytes; ++i)
      ++announced[address + i];
  });
  unsigned total = 0;
  for (int count : reads)
    total += count == 1;
  return d == expected && reads == announced && total == (n + (fromRegisters ? 0 : 64)) * 32;
}

static void checkWgmmas() {
  auto kMajor = [](unsigned swizzle, uint32_t start) {
    const unsigned pitch = swizzle ? swizzle : 16;
    // Without a swizzle, the two halves of k lie 8 KiB apart.
    return SharedMatrix{swizzle, swizzle ? 16u : 8192u, 8 * pitch, false, start};
  };
  auto mnMajor = [](unsigned swizzle, uint32_t start) {
    const unsigned pitch = swizzle ? swizzle : 16;
    // 8 k of one pitch lie together, then comes the next pitch of mn, then the next 8 k.
    const unsigned toNextMn = 8 * pitch, toNextK = 16384;
    return swizzle ? SharedMatrix{swizzle, toNextMn, toNextK, true, start}
                   : SharedMatrix{swizzle, toNextK, toNextMn, true, start};
  };
  const std::string prefix = "wgmma.mma_async.sync.aligned.m64n";
  for (const char *types :
       {"k16.f32.f16.f16", "k16.f16.f16.f16", "k16.f32.bf16.bf16", "k8.f32.tf32.tf32",
        "k32.s32.s8.s8", "k32.f32.e4m3.e5m2", "k32.f16.e5m2.e4m3"})
    for (unsigned n : {8, 96, 256}) {
      const std::string opcode = prefix + std::to_string(n) + types;
      bool ok = checkWgmma(opcode, {}, kMajor(128, 2048), true);
      for (unsigned swizzle : {0, 32, 64, 128})
        ok &= checkWgmma(opcode, kMajor(swizzle, 65536), kMajor(swizzle, 1024), false);
      report(opcode, ok);
    }
  const std::string half = prefix + "128k16.f32.f16.f16";
  for (unsigned swizzle : {0, 32, 64, 128}) {
    report("wgmma B MN-major, swizzle " + std::to_string(swizzle),
           checkWgmma(half, kMajor(128, 65536), mnMajor(swizzle, 1024), false));
    report("wgmma A and B MN-major, swizzle " + std::to_string(swizzle),
           checkWgmma(half, mnMajor(swizzle, 65536), mnMajor(swizzle, 1024), false));
  }
  // The steps of k16 (k8 of tf32) within 128 bytes, as run on an H100: descriptor + 32 bytes.
  bool steps = true;
  for (unsigned step = 0; step < 4; ++step)
    for (const std::string &opcode : {half, prefix + "128k8.f32.tf32.tf32"})
      steps &=
          checkWgmma(opcode, kMajor(128, 65536 + 32 * step), kMajor(128, 1024 + 32 * step), false);
  SharedMatrix known = kMajor(128, 1024);
  report("wgmma k steps",
         steps && known.descriptor() == (uint64_t(1024 >> 4) | uint64_t(1) << 16 |
                                         uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62));
  report("wgmma scale-d, imm-scale-a, -b",
         checkWgmma(half, kMajor(64, 65536), kMajor(128, 1024), false, false) &&
             checkWgmma(half, kMajor(64, 65536), kMajor(128, 1024), false, true, -1, 1) &&
             checkWgmma(half, {}, kMajor(128, 1024), true, true, 1, -1) &&
             checkWgmma(half, {}, kMajor(128, 1024), true, false, -1, -1));
  report("wgmma not known",
         refuses(parseWgmma, "wgmma.mma_async.sync.aligned.m64n12k16.f32.f16.f16") &&
             refuses(parseWgmma, "wgmma.mma_async.sync.aligned.m64n8k8.f32.f16.f16") &&
             refuses(parseWgmma, "wgmma.mma_async.sync.aligned.m64n264k16.f32.f16.f16"));
}

/// The compiler's accumulator of a wgmma beside the simulator's.
static void checkWarpgroupAccumulator() {
  using namespace mlir::fuse;
  bool ok = true;
  for (unsigned n : {8, 64, 256}) {
    const Layout layout = getWarpgroupAtoms().front().getAccumulator(n);
    ok &= layout.getCount(LayoutLevel::Register) == n / 2;
    for (int64_t lane = 0; lane < 128; ++lane)
      for (int64_t i = 0; i < n / 2; ++i) {
        std::pair<int64_t, int64_t> at(0, 0);
        for (auto [level, index] : {std::pair(LayoutLevel::Warp, lane / 32),
                                    {LayoutLevel::Lane, lane % 32},
                                    {LayoutLevel::Register, i}}) {
          auto offset = layout.getOffset(level, index);
          at = {at.first + offset[0], at.second + offset[1]};
        }
        ok &= at == resultWgmma(lane, i);
      }
  }
  report("atom wgmma accumulator", ok);
}

void checkNvidiaFragments() {
  checkMmas();
  checkWgmmas();
  checkWarpgroupAccumulator();
}
