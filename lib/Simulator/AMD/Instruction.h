//===- Instruction.h - AMD instructions, decoded ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_INSTRUCTION_H
#define FUSE_LIB_SIMULATOR_AMD_INSTRUCTION_H

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace fuse::sim::amd {

constexpr unsigned numLanes = 64;
/// Accumulation register i is vector register 256 + i.
constexpr unsigned firstAccumulator = 256, numVectors = 512, numScalars = 128;
/// Scalar registers by their encoding ("CDNA3 ISA", chapter 5, scalar operands).
constexpr unsigned vcc = 106, m0 = 124, execRegister = 126;
/// In lists of registers, scalar register i is number 512 + i.
constexpr unsigned firstScalar = numVectors, numRegisters = numVectors + numScalars;

struct Wave;
struct Instruction;
struct MatrixInstruction;

/// How an operand's bits are understood: by modifiers, by constants, by the denormal mode.
enum class Type : uint8_t {
  None,
  B16,
  F16,
  B32,
  F32,
  B64,
  F64,
  PkB16,
  PkF16,
  PkF32,
  Mix,
  Mask,
  Any
};

/// What a lane function computes on: arrays of 64 words; further words of a value follow.
struct Lanes {
  const uint32_t *a = nullptr, *b = nullptr, *c = nullptr;
  uint32_t *d = nullptr;
  /// A bit per lane: in, what an instruction takes from VCC or its like; out, what it writes.
  uint64_t maskIn = 0, maskOut = 0;
  uint32_t immediate = 0; // bitop3
  uint8_t rounding = 0;   // as MODE has it, for results of 16 bits
  bool fnuz = false;      // the chip's 8-bit floating-point formats: FNUZ, or else OCP's
};
using LaneFunction = void (*)(Lanes &);
using Handler = void (*)(Wave &, const Instruction &);

/// For statistics.
enum class Class : uint8_t { Valu, Salu, Mfma, Vmem, Smem, Lds, Other };

/// How "nobody computed it" moves from the bits of a vector instruction's sources to those of its
/// result (Undefined.cpp). The lower three bits say which sources are controls: an undefined bit of
/// one makes the whole result undefined, or that half of a packed one.
enum class Taint : uint8_t {
  All = 0,     // any undefined bit of a source makes the whole result undefined
  Whole = 8,   // the same, of a bit that matters: the smallest and the greatest value differ
  Halves = 16, // each half of the result depends on that half of the sources
  Words = 24,  // the same for the two words of 64-bit operands
  Select = 32, // v_cndmask
  Up = 40,     // sums and products: no bit depends on higher ones
  Bits = 48,   // each bit of the result depends on one bit, at most, of each source
  Pair = 56,   // the lower half depends on the first source, the upper one on the second
  ChosenBy2 = Bits | 4,
  Places = 64, // controls are numbers of places: bits that name none of the result do not matter
  UpBy1 = Up | Places | 2,
  UpBy2 = Up | Places | 4,
  BitsBy0 = Bits | Places | 1,
  BitsBy1 = Bits | Places | 2,
  BitsBy2 = Bits | Places | 4,
  BitsBy12 = Bits | Places | 6,
  AllBy01 = All | Places | 3,
};

/// The rule without its controls.
constexpr Taint ruleOf(Taint taint) {
  return static_cast<Taint>(static_cast<unsigned>(taint) & 56);
}
/// Whether a source is a control.
constexpr bool isControl(Taint taint, unsigned source) {
  return static_cast<unsigned>(taint) >> source & 1;
}
/// Bits of controls that decide on a result of this type.
constexpr uint32_t decidingBits(Taint taint, Type type) {
  return !(static_cast<unsigned>(taint) & static_cast<unsigned>(Taint::Places)) ? ~uint32_t(0)
         : type == Type::B64                                                    ? 63
         : type == Type::PkB16                                                  ? 0xf000f
         : type == Type::B16                                                    ? 15
                                                                                : 31;
}

struct Operation {
  const char *name;
  Class category;
  Handler execute;
  /// The operands in the order of the assembler: d destination, s scalar destination, m mask
  /// (scalar) destination, 0 to 3 sources, i mask source, a the destination again as source 2.
  const char *operands = "";
  Type type = Type::B32; // of the destination
  std::array<Type, 3> sources = {Type::B32, Type::B32, Type::B32};
  LaneFunction lanes = nullptr;
  Taint taint = Taint::All;
  /// The destination's other half is kept (v_fma_mixlo_f16, gfx9's own 16-bit instructions).
  bool keepsHigh = false;
  /// Bytes that a memory instruction moves per lane, and what it is.
  uint8_t bytes = 0;
  uint16_t variant = 0;
  /// For modifiers that only some instructions have: true if understood.
  bool (*acceptsModifier)(Instruction &, const std::string &name,
                          const std::string &value) = nullptr;
};

struct Source {
  enum Kind : uint8_t { None, Vector, Scalar, Constant };
  Kind kind = None;
  Type type = Type::B32;
  uint8_t words = 1;
  uint16_t index = 0;              // register
  uint32_t value = 0, value2 = 0;  // constant
  const uint32_t *lanes = nullptr; // constant, once per lane
  bool negate = false, absolute = false;
  /// Packed: which half feeds the low and the high result; other types: select the high half.
  bool select = false, selectHigh = true;
  bool negateHigh = false;
  bool plain = true; // no modifier at all: the register itself can be read
  uint8_t part = 6;  // SDWA: BYTE_0..3 0..3, WORD_0..1 4..5, DWORD 6
  bool signExtend = false;
};

/// DPP controls by their encoding ("CDNA3 ISA", chapter 13, DPP).
struct Dpp {
  bool used = false, boundControl = false;
  uint16_t control = 0;
  uint8_t rows = 15, banks = 15;
};

struct Touch {
  uint16_t first;
  uint8_t count;
  bool writes;
};

struct Instruction {
  const Operation *operation = nullptr;
  const MatrixInstruction *matrix = nullptr;
  Handler execute = nullptr;
  Source source[4];
  uint16_t destination = 0; // vector register
  uint8_t destinationWords = 0;
  uint16_t scalar = 0; // scalar or mask destination
  uint8_t scalarWords = 0;
  uint16_t mask = 0; // scalar pair with a mask source
  bool hasMask = false;
  bool simple = true; // no clamp, output modifier, DPP, SDWA, high half
  bool clamp = false, highHalf = false, usesSdwa = false, toLds = false;
  bool offen = false, idxen = false;
  /// Reaches what all dies see: sc1, or on gfx90a glc, of which stores have none.
  bool isDeviceWide = false;
  uint8_t outputModifier = 0;           // 1 mul:2, 2 mul:4, 3 div:2
  uint8_t sdwaPart = 6, sdwaUnused = 0; // UNUSED_PAD, _SEXT, _PRESERVE
  Dpp dpp;
  int32_t offset = 0, offset1 = 0;
  uint32_t immediate = 0;           // of bitop3, of matrix instructions
  uint32_t target = 0;              // branches: index of an instruction
  int16_t vmcnt = -1, lgkmcnt = -1; // s_waitcnt
  uint16_t encoding = 0;            // the lower half of the first word
  uint32_t number = 0;
  std::vector<Touch> touches;
  uint64_t address = 0; // in the code object
  std::string text;
};

struct Program {
  std::string name, chip;
  std::vector<Instruction> instructions;
  std::deque<std::vector<uint32_t>> constants;
  unsigned highestVector = 0, highestAccumulator = 0; // one past
  bool ordersBlocks = false; // has loads by which blocks may learn of each other
};

/// Disassembles the code at `bytes` and makes it executable. Throws on instructions that are
/// not known, naming them.
Program decode(const std::string &name, const std::string &chip, const uint8_t *bytes,
               uint64_t size, uint64_t address);

/// Throws if two instructions that depend on each other come closer than hardware allows without
/// holding back the second.
void checkHazards(const Program &program);

/// By the mnemonic without its encoding's suffix (_e32, _e64, _dpp, _sdwa); null if not known.
const Operation *findOperation(const std::string &mnemonic);

/// The tables that findOperation looks in.
struct OperationTable {
  const Operation *first;
  size_t count;
};
OperationTable scalarOperations(), vectorOperations(), doubleOperations(), halfOperations(),
    compareOperations(), memoryOperations(), scratchOperations(), ldsOperations(), laneOperations(),
    cacheOperations();

/// Matrix instructions have their own table, and sizes of operands to check once decoded.
const Operation *findMatrix(const std::string &mnemonic, Instruction &instruction,
                            const std::string &chip);
bool checkMatrix(Instruction &instruction);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_INSTRUCTION_H
