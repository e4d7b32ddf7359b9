//===- Matrix.cpp - NVIDIA's matrix instructions --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA 8.x: "Matrix Fragments for mma.m16n8k*", "Asynchronous Warpgroup Level Matrix
// Register Fragment", "... Shared Memory Layout", "Matrix Descriptor Format".
//
// Numbers: sums are f32, fused with exact products, round to nearest even, in the order of k,
// starting from C; an f16 result is rounded once, at the end. The PTX ISA leaves order and
// rounding open ("unspecified", with at least single precision); hardware aligns groups of
// products and truncates, so last bits differ.
//
//===----------------------------------------------------------------------===//

#include "Matrix.h"
#include "../MatrixMultiply.h"
#include "../Numbers.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

using namespace fuse::sim;
using namespace fuse::sim::nvidia;
using fuse::runtime::fail;
using E = MatrixElement;

//===----------------------------------------------------------------------===//
// Opcodes
//===----------------------------------------------------------------------===//

unsigned fuse::sim::nvidia::sizeInBytes(MatrixElement element) {
  switch (element) {
  case E::F16:
  case E::BF16:
    return 2;
  case E::TF32:
  case E::F32:
  case E::S32:
    return 4;
  case E::E4M3:
  case E::E5M2:
  case E::S8:
  case E::U8:
    return 1;
  }
  return 0;
}

static bool isInteger(MatrixElement element) { return element == E::S8 || element == E::U8; }
static bool isF8(MatrixElement element) { return element == E::E4M3 || element == E::E5M2; }

namespace {
/// The parts of an opcode between its dots, one after the other.
class Parts {
public:
  explicit Parts(const std::string &opcode) : opcode(opcode) {}

  bool take(const std::string &text) {
    if (opcode.compare(at, text.size(), text) ||
        (at + text.size() < opcode.size() && opcode[at + text.size()] != '.'))
      return false;
    at = std::min(opcode.size(), at + text.size() + 1);
    return true;
  }
  void expect(const std::string &text) {
    if (!take(text))
      unknown();
  }
  MatrixElement element() {
    static const std::pair<const char *, MatrixElement> names[] = {
        {"f16", E::F16}, {"bf16", E::BF16}, {"tf32", E::TF32}, {"e4m3", E::E4M3}, {"e5m2", E::E5M2},
        {"s8", E::S8},   {"u8", E::U8},     {"f32", E::F32},   {"s32", E::S32}};
    for (auto &[name, element] : names)
      if (take(name))
        return element;
    unknown();
  }
  /// "m16n8k16"
  void shape(MatrixInstruction &instruction) {
    const size_t end = std::min(opcode.find('.', at), opcode.size());
    const std::string text = opcode.substr(at, end - at);
    int length = 0;
    if (std::sscanf(text.c_str(), "m%un%uk%u%n", &instruction.m, &instruction.n, &instruction.k,
                    &length) != 3 ||
        size_t(length) != text.size())
      unknown();
    at = std::min(opcode.size(), end + 1);
  }
  void end() {
    if (at != opcode.size())
      unknown();
  }
  [[noreturn]] void unknown() const { fail("a matrix instruction not known: ", opcode); }

private:
  const std::string &opcode;
  size_t at = 0;
};
} // namespace

/// Whether a and b go together and with d.
static bool areTypesRight(const MatrixInstruction &instruction) {
  const MatrixElement a = instruction.a, b = instruction.b, d = instruction.d;
  if (isInteger(a))
    return isInteger(b) && d == E::S32;
  if (isF8(a))
    return isF8(b) && (d == E::F32 || d == E::F16);
  if (a != b || a == E::F32 || a == E::S32)
    return false;
  return d == E::F32 || (d == E::F16 && a == E::F16);
}

MatrixInstruction nvidia::parseMma(const std::string &opcode) {
  MatrixInstruction instruction = {};
  Parts parts(opcode);
  parts.expect("mma");
  parts.expect("sync");
  parts.expect("aligned");
  parts.shape(instruction);
  parts.expect("row");
  parts.expect("col");
  instruction.satfinite = parts.take("satfinite");
  instruction.d = parts.element();
  instruction.a = parts.element();
  instruction.b = parts.element();
  if (parts.element() != instruction.d)
    parts.unknown();
  parts.end();
  const unsigned depth = instruction.k * sizeInBytes(instruction.a); // bytes of a row of A
  if (instruction.m != 16 || instruction.n != 8 || (depth != 16 && depth != 32) ||
      !areTypesRight(instruction) || (isF8(instruction.a) && depth != 32) ||
      (instruction.satfinite && !isInteger(instruction.a)))
    parts.unknown();
  instruction.aRegisters = depth / 8;
  instruction.bRegisters = depth / 16;
  instruction.dRegisters = sizeInBytes(instruction.d);
  return instruction;
}

MatrixInstruction nvidia::parseWgmma(const std::string &opcode) {
  MatrixInstruction instruction = {};
  Parts parts(opcode);
  parts.expect("wgmma");
  parts.expect("mma_async");
  parts.expect("sync");
  parts.expect("aligned");
  parts.shape(instruction);
  instruction.satfinite = parts.take("satfinite");
  instruction.d = parts.element();
  instruction.a = parts.element();
  instruction.b = parts.element();
  parts.end();
  if (instruction.m != 64 || instruction.n % 8 || instruction.n < 8 || instruction.n > 256 ||
      instruction.k * sizeInBytes(instruction.a) != 32 || !areTypesRight(instruction) ||
      (isInteger(instruction.a) && instruction.n > 32 && instruction.n % 16) ||
      (instruction.satfinite && !isInteger(instruction.a)))
    parts.unknown();
  instruction.aRegisters = 4;
  instruction.dRegisters = instruction.n / 8 * sizeInBytes(instruction.d);
  return instruction;
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

/// Calls `convert` with a function from an element's bits to its value as a T, which is float or
/// (two's complement) uint32_t. The upper bits of the argument are ignored.
template <typename T, typename Use> static void withDecoder(MatrixElement element, Use use) {
  if constexpr (std::is_same_v<T, float>) {
    switch (element) {
    case E::F16:
      return use([](uint32_t bits) { return fromF16(static_cast<uint16_t>(bits)); });
    case E::BF16:
      return use([](uint32_t bits) { return fromBF16(static_cast<uint16_t>(bits)); });
    case E::TF32:
      return use([](uint32_t bits) { return fromTF32(bits); });
    case E::E4M3:
      return use([](uint32_t bits) { return decodeTable<F8E4M3FN>[uint8_t(bits)]; });
    case E::E5M2:
      return use([](uint32_t bits) { return decodeTable<F8E5M2>[uint8_t(bits)]; });
    default:
      return;
    }
  } else {
    if (element == E::S8)
      return use([](uint32_t bits) { return uint32_t(int32_t(int8_t(bits))); });
    return use([](uint32_t bits) { return uint32_t(uint8_t(bits)); });
  }
}

/// A from registers, 16 rows a warp: the first register of a lane has row lane / 4, the second
/// row lane / 4 + 8, the next two the same rows in the other half of k; in a row, four lanes
/// have a register each.
template <unsigned lanes, typename T>
static void gatherA(const MatrixInstruction &instruction, const uint32_t (*a)[lanes], T *to) {
  const unsigned bytes = sizeInBytes(instruction.a), packed = 4 / bytes;
  withDecoder<T>(instruction.a, [&](auto decode) {
    for (unsigned reg = 0; reg < instruction.aRegisters; ++reg)
      for (unsigned lane = 0; lane < lanes; ++lane) {
        const unsigned row = lane / 32 * 16 + lane % 32 / 4 + reg % 2 * 8;
        const unsigned k = (reg / 2 * 4 + lane % 4) * packed;
        for (unsigned e = 0; e < packed; ++e)
          to[row * instruction.k + k + e] = decode(a[reg][lane] >> (8 * bytes * e));
      }
  });
}

/// B of mma.sync, as [k][n]: a lane has column lane / 4.
template <typename T>
static void gatherB(const MatrixInstruction &instruction, const uint32_t (*b)[32], T *to) {
  const unsigned bytes = sizeInBytes(instruction.b), packed = 4 / bytes;
  withDecoder<T>(instruction.b, [&](auto decode) {
    for (unsigned reg = 0; reg < instruction.bRegisters; ++reg)
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned e = 0; e < packed; ++e)
          to[((reg * 4 + lane % 4) * packed + e) * instruction.n + lane / 4] =
              decode(b[reg][lane] >> (8 * bytes * e));
  });
}

/// C and D: for each eight columns, a lane has two in row lane / 4 and two in row lane / 4 + 8.
template <unsigned lanes, typename Visit>
static void forEachResult(const MatrixInstruction &instruction, Visit visit) {
  for (unsigned pair = 0; pair < instruction.n / 4; ++pair)
    for (unsigned lane = 0; lane < lanes; ++lane) {
      const unsigned row = lane / 32 * 16 + lane % 32 / 4 + pair % 2 * 8;
      visit(pair, lane, row * instruction.n + pair / 2 * 8 + lane % 4 * 2);
    }
}

template <unsigned lanes>
static void loadC(const MatrixInstruction &instruction, const uint32_t (*c)[lanes], float *to) {
  forEachResult<lanes>(instruction, [&](unsigned pair, unsigned lane, unsigned at) {
    for (unsigned e = 0; e < 2; ++e)
      to[at + e] = instruction.d == E::F16
                       ? fromF16(static_cast<uint16_t>(c[pair][lane] >> (16 * e)))
                       : bitCast<float>(c[2 * pair + e][lane]);
  });
}

template <unsigned lanes>
static void storeD(const MatrixInstruction &instruction, const float *from, uint32_t (*d)[lanes]) {
  forEachResult<lanes>(instruction, [&](unsigned pair, unsigned lane, unsigned at) {
    if (instruction.d == E::F16)
      d[pair][lane] = toF16(from[at]) | uint32_t(toF16(from[at + 1])) << 16;
    else
      for (unsigned e = 0; e < 2; ++e)
        d[2 * pair + e][lane] = bitCast<uint32_t>(from[at + e]);
  });
}

/// D = C + A * B of integers, with A * B below 2^31 in magnitude (k <= 32).
template <unsigned lanes>
static void addIntegers(const MatrixInstruction &instruction, const uint32_t *product,
                        const uint32_t (*c)[lanes], uint32_t (*d)[lanes]) {
  forEachResult<lanes>(instruction, [&](unsigned pair, unsigned lane, unsigned at) {
    for (unsigned e = 0; e < 2; ++e) {
      const uint32_t addend = c ? c[2 * pair + e][lane] : 0;
      int64_t sum = int64_t(int32_t(addend)) + int32_t(product[at + e]);
      if (instruction.satfinite)
        sum = std::clamp<int64_t>(sum, INT32_MIN, INT32_MAX);
      d[2 * pair + e][lane] = static_cast<uint32_t>(sum);
    }
  });
}

void nvidia::execute(const MatrixInstruction &instruction, const uint32_t (*a)[32],
                     const uint32_t (*b)[32], const uint32_t (*c)[32], uint32_t (*d)[32]) {
  auto run = [&](auto zero) {
    using T = decltype(zero);
    T matrixA[16 * 32], matrixB[32 * 8], matrixD[16 * 8] = {};
    gatherA<32>(instruction, a, matrixA);
    gatherB(instruction, b, matrixB);
    if constexpr (std::is_same_v<T, float>)
      loadC<32>(instruction, c, matrixD);
    multiply(16, 8, instruction.k, matrixA, matrixB, matrixD);
    if constexpr (std::is_same_v<T, float>)
      storeD<32>(instruction, matrixD, d);
    else
      addIntegers<32>(instruction, matrixD, c, d);
  };
  if (isInteger(instruction.a))
    run(uint32_t(0));
  else
    run(0.f);
}

//===----------------------------------------------------------------------===//
// Matrices in shared memory
//===----------------------------------------------------------------------===//

namespace {
/// A matrix descriptor: offsets in bytes.
struct Descriptor {
  uint32_t start, leading, stride, base, swizzle;

  explicit Descriptor(uint64_t bits) {
    auto field = [&](unsigned first, unsigned count) {
      return static_cast<uint32_t>(bits >> first & ((uint64_t(1) << count) - 1));
    };
    start = field(0, 14) << 4;
    leading = field(16, 14) << 4;
    stride = field(32, 14) << 4;
    base = field(49, 3);
    static const uint32_t swizzles[] = {0, 128, 64, 32};
    swizzle = swizzles[field(62, 2)];
    if (field(14, 2) | field(30, 2) | field(46, 3) | field(52, 10))
      fail("a matrix descriptor 0x", std::hex, bits, " with bits that must be 0");
  }

  /// The XOR of address bits: 16-byte chunks of a row move with the number of the row, counted
  /// in units of 128 bytes from where the pattern starts.
  uint32_t place(uint32_t offset) const {
    const uint32_t address = start + offset;
    if (!swizzle)
      return address;
    return address ^ (((address >> 7) - base) & (swizzle / 16 - 1)) << 4;
  }
};
} // namespace

/// Calls `visit(address, mn, k)` for each 16 bytes of a matrix of `extent` rows (A) or columns
/// (B): in a K-major matrix they run along k from there on, in an MN-major one along mn.
template <typename Visit>
static void forEachChunk(const Descriptor &descriptor, unsigned extent, unsigned depth,
                         unsigned bytes, bool isMnMajor, Visit visit) {
  const unsigned packed = 16 / bytes;
  const uint32_t swizzle = descriptor.swizzle, pitch = swizzle ? swizzle : 16;
  if (!isMnMajor) {
    // Eight rows, each of one pitch; the stride offset from eight rows to the next. k has two
    // chunks: side by side, or the leading offset apart where there is no swizzle.
    for (unsigned mn = 0; mn < extent; ++mn)
      for (unsigned chunk = 0; chunk * packed < depth; ++chunk)
        visit(descriptor.place(mn % 8 * pitch + mn / 8 * descriptor.stride +
                               chunk * (swizzle ? 16 : descriptor.leading)),
              mn, chunk * packed);
    return;
  }
  // Eight k, each of one pitch. With a swizzle: the stride offset to the next eight k, the
  // leading offset to the next pitch of mn; without, the other way round.
  const uint32_t toNextK = swizzle ? descriptor.stride : descriptor.leading;
  const uint32_t toNextMn = swizzle ? descriptor.leading : descriptor.stride;
  const unsigned perPitch = pitch / 16;
  for (unsigned k = 0; k < depth; ++k)
    for (unsigned chunk = 0; chunk * packed < extent; ++chunk)
      visit(descriptor.place(k % 8 * pitch + k / 8 * toNextK + chunk % perPitch * 16 +
                             chunk / perPitch * toNextMn),
            chunk * packed, k);
}

/// Reads a matrix and stores its elements with `store(mn, k, value)`.
template <typename T, typename Store>
static void readMatrix(uint64_t bits, unsigned extent, unsigned depth, MatrixElement element,
                       bool isMnMajor, const ReadShared &shared, Store store) {
  const unsigned bytes = sizeInBytes(element);
  withDecoder<T>(element, [&](auto decode) {
    forEachChunk(Descriptor(bits), extent, depth, bytes, isMnMajor,
                 [&](uint32_t address, unsigned mn, unsigned k) {
                   const uint8_t *from = shared(address, 16);
                   for (unsigned e = 0; e < 16 / bytes; ++e) {
                     uint32_t value = 0;
                     std::memcpy(&value, from + e * bytes, bytes);
                     store(isMnMajor ? mn + e : mn, isMnMajor ? k : k + e, decode(value));
                   }
                 });
  });
}

static void check(const MatrixInstruction &instruction, const WgmmaOperands &operands) {
  if ((operands.transA || operands.transB) && sizeInBytes(instruction.a) != 2)
    fail("wgmma with a transposed operand whose elements do not have 16 bits");
  if (operands.transA && operands.a)
    fail("wgmma with a transposed A that is in registers");
  for (int scale : {operands.scaleA, operands.scaleB})
    if (scale != 1 && (scale != -1 || isInteger(instruction.a)))
      fail("wgmma with an operand scaled by ", scale);
}

void nvidia::execute(const MatrixInstruction &instruction, const WgmmaOperands &operands,
                     const ReadShared &shared, uint32_t (*d)[128]) {
  check(instruction, operands);
  const unsigned n = instruction.n, k = instruction.k;
  auto run = [&](auto zero) {
    using T = decltype(zero);
    std::vector<T> matrixA(64 * k), matrixB(k * n), matrixD(64 * n);
    if (operands.a)
      gatherA<128>(instruction, operands.a, matrixA.data());
    else
      readMatrix<T>(operands.aDescriptor, 64, k, instruction.a, operands.transA, shared,
                    [&](unsigned mn, unsigned p, T value) { matrixA[mn * k + p] = value; });
    readMatrix<T>(operands.bDescriptor, n, k, instruction.b, operands.transB, shared,
                  [&](unsigned mn, unsigned p, T value) { matrixB[p * n + mn] = value; });
    if constexpr (std::is_same_v<T, float>) {
      if (operands.scaleA * operands.scaleB < 0)
        for (T &value : matrixA)
          value = -value;
      if (operands.scaleD)
        loadC<128>(instruction, d, matrixD.data());
    }
    multiply(64, n, k, matrixA.data(), matrixB.data(), matrixD.data());
    if constexpr (std::is_same_v<T, float>)
      storeD<128>(instruction, matrixD.data(), d);
    else
      addIntegers<128>(instruction, matrixD.data(), operands.scaleD ? d : nullptr, d);
  };
  if (isInteger(instruction.a))
    run(uint32_t(0));
  else
    run(0.f);
}

void nvidia::forEachSharedRange(
    const MatrixInstruction &instruction, const WgmmaOperands &operands,
    const std::function<void(uint32_t address, uint32_t bytes)> &visit) {
  check(instruction, operands);
  auto visitMatrix = [&](uint64_t bits, unsigned extent, MatrixElement element, bool isMnMajor) {
    forEachChunk(Descriptor(bits), extent, instruction.k, sizeInBytes(element), isMnMajor,
                 [&](uint32_t address, unsigned, unsigned) { visit(address, 16); });
  };
  if (!operands.a)
    visitMatrix(operands.aDescriptor, 64, instruction.a, operands.transA);
  visitMatrix(operands.bDescriptor, instruction.n, instruction.b, operands.transB);
}
