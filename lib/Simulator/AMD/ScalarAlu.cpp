//===- ScalarAlu.cpp - scalar instructions, branches ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), 12.1 SOP2 to 12.5 SOPP.
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Wave.h"

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

using u32 = uint32_t;
using i32 = int32_t;
using u64 = uint64_t;
using i64 = int64_t;

/// A scalar operand, and which of its bits are undefined.
struct Value {
  u64 bits = 0, undefinedBits = 0;
};

Value read(const Wave &wave, const Source &source) {
  if (source.kind == Source::Constant)
    return {source.words == 2 ? u64(source.value) | u64(source.value2) << 32 : source.value, 0};
  if (source.kind == Source::None)
    return {};
  if (source.words == 2)
    return {wave.mask(source.index), wave.maskUndefined(source.index)};
  if (source.index == 253)
    return {wave.scc, wave.sccUndefined ? u64(1) : 0};
  return {wave.s[source.index], wave.undefinedScalar[source.index]};
}

void write(Wave &wave, const Instruction &instruction, u64 bits, u64 undefinedBits) {
  if (instruction.scalar >= execRegister && undefinedBits)
    fault(wave, instruction, __builtin_ctzll(undefinedBits),
          "the execution mask gets a value that nobody computed");
  if (instruction.scalarWords == 2)
    wave.setMask(instruction.scalar, bits, undefinedBits);
  else {
    wave.s[instruction.scalar] = static_cast<u32>(bits);
    wave.undefinedScalar[instruction.scalar] = static_cast<u32>(undefinedBits);
  }
}

void setScc(Wave &wave, bool value, bool isUndefined) {
  wave.scc = value;
  wave.sccUndefined = isUndefined;
}
/// SCC of a result: one bit that is known not to be zero is enough.
void setNonZero(Wave &wave, u64 result, u64 undefinedBits) {
  setScc(wave, result != 0, undefinedBits && !(result & ~undefinedBits));
}

enum Scc { Keeps, NonZero };
/// Undefined bits of a result: all if there is one, bit by bit, those from the lowest one on, as
/// the bits of a move by a number of places b, or of a field b, as the bits of both move, or all if
/// one of a or b, both numbers of places, matters, or if zeros and ones in the place of undefined
/// bits differ, between which all others lie.
enum Spread { Everywhere, Bitwise, Up, Moved, Field, BothMoved, Places, Extremes };
u64 upFrom(u64 bits) { return bits ? ~u64(0) << __builtin_ctzll(bits) : 0; }

template <typename T, Scc scc, Spread spread, typename F> Handler binary(F f) {
  static const F function = f;
  return [](Wave &wave, const Instruction &instruction) {
    Value a = read(wave, instruction.source[0]), b = read(wave, instruction.source[1]);
    // Bits that name no place do not matter.
    constexpr u64 places = 8 * sizeof(T) - 1;
    if (spread == Moved || spread == Places)
      b.undefinedBits &= places;
    if (spread == Field)
      b.undefinedBits &= places | 0x7f0000;
    if (spread == Places)
      a.undefinedBits &= places;
    const auto apply = [](u64 x, u64 y) {
      return u64(
          static_cast<std::make_unsigned_t<T>>(function(static_cast<T>(x), static_cast<T>(y))));
    };
    const u64 result = apply(a.bits, b.bits);
    u64 bits = a.undefinedBits | b.undefinedBits;
    if ((spread == Bitwise || spread == Up) && bits) {
      // Undefined is what differs with zeros and ones in the place of undefined bits.
      const u64 x = a.bits & ~a.undefinedBits, y = b.bits & ~b.undefinedBits;
      const u64 first = apply(x, y), p = x | a.undefinedBits, q = y | b.undefinedBits;
      const u64 differs = (apply(p, y) ^ first) | (apply(x, q) ^ first) | (apply(p, q) ^ first);
      bits = spread == Bitwise ? differs : upFrom(differs);
    } else if (spread == BothMoved || ((spread == Moved || spread == Field) && !b.undefinedBits))
      bits = static_cast<std::make_unsigned_t<T>>(
          function(static_cast<T>(a.undefinedBits),
                   static_cast<T>(spread == BothMoved ? b.undefinedBits : b.bits)));
    else if (spread != Bitwise && bits)
      bits = ~u64(0);
    write(wave, instruction, result, bits);
    if (scc == NonZero)
      setNonZero(wave, result, bits);
  };
}
template <typename T, Scc scc, Spread spread, typename F> Handler unary(F f) {
  static const F function = f;
  return [](Wave &wave, const Instruction &instruction) {
    const Value a = read(wave, instruction.source[0]);
    const u64 result = static_cast<std::make_unsigned_t<T>>(function(static_cast<T>(a.bits)));
    u64 bits = a.undefinedBits;
    if (spread == Moved)
      bits = static_cast<std::make_unsigned_t<T>>(function(static_cast<T>(bits)));
    else if (spread == Extremes)
      bits = function(static_cast<T>(a.bits & ~bits)) != function(static_cast<T>(a.bits | bits))
                 ? ~u64(0)
                 : 0;
    else if (spread == Everywhere && bits)
      bits = ~u64(0);
    write(wave, instruction, result, bits);
    if (scc == NonZero)
      setNonZero(wave, result, bits);
  };
}
/// Sums and differences whose SCC is a carry or an overflow: f(a, b, scc, sccOut).
template <typename F> Handler carrying(F f) {
  static const F function = f;
  return [](Wave &wave, const Instruction &instruction) {
    const Value a = read(wave, instruction.source[0]), b = read(wave, instruction.source[1]);
    bool scc = wave.scc;
    // variant: 1, SCC comes in as well; 2, one operand is chosen.
    const unsigned variant = instruction.operation->variant;
    const u64 bits = a.undefinedBits | b.undefinedBits | u64(variant == 1 && wave.sccUndefined);
    const u32 result = function(static_cast<u32>(a.bits), static_cast<u32>(b.bits), scc);
    const auto with = [&](bool onesInA, bool onesInB) {
      bool carry = wave.scc;
      return function(
          static_cast<u32>(onesInA ? a.bits | a.undefinedBits : a.bits & ~a.undefinedBits),
          static_cast<u32>(onesInB ? b.bits | b.undefinedBits : b.bits & ~b.undefinedBits), carry);
    };
    u64 changed = variant == 1 && wave.sccUndefined;
    for (const bool onesInA : {false, true})
      for (const bool onesInB : {false, true})
        changed |= bits ? with(onesInA, onesInB) ^ with(false, false) : 0;
    write(wave, instruction, result, variant == 2 && bits ? ~u64(0) : upFrom(changed));
    setScc(wave, scc, bits != 0);
  };
}
/// SCC is one bit of a, or its opposite.
template <bool opposite> void compareBit(Wave &wave, const Instruction &instruction) {
  const Value a = read(wave, instruction.source[0]), b = read(wave, instruction.source[1]);
  const u64 bit = b.bits & 31;
  setScc(wave, (a.bits >> bit & 1) != u64(opposite),
         (a.undefinedBits >> bit & 1) || b.undefinedBits & 31);
}
template <typename T, typename F> Handler compareScalar(F f) {
  static const F function = f;
  return [](Wave &wave, const Instruction &instruction) {
    const Value a = read(wave, instruction.source[0]), b = read(wave, instruction.source[1]);
    setScc(wave, function(static_cast<T>(a.bits), static_cast<T>(b.bits)),
           a.undefinedBits || b.undefinedBits);
  };
}

void select(Wave &wave, const Instruction &instruction) {
  const Value chosen = read(wave, instruction.source[wave.scc ? 0 : 1]);
  write(wave, instruction, chosen.bits, wave.sccUndefined ? ~u64(0) : chosen.undefinedBits);
}
void moveIf(Wave &wave, const Instruction &instruction) {
  if (wave.sccUndefined)
    fault(wave, instruction, -1, "SCC is a value that nobody computed");
  if (!wave.scc)
    return;
  const Value value = read(wave, instruction.source[0]);
  write(wave, instruction, value.bits, value.undefinedBits);
}

/// D = EXEC; EXEC = f(source, EXEC); SCC = EXEC is not zero.
template <typename F> Handler saveExec(F f) {
  static const F function = f;
  return [](Wave &wave, const Instruction &instruction) {
    const Value source = read(wave, instruction.source[0]);
    const u64 exec = wave.exec(), result = function(source.bits, exec);
    // What cannot matter: bits that the operation forces whatever they are.
    const u64 matters = function(source.bits | source.undefinedBits, exec) ^
                        function(source.bits & ~source.undefinedBits, exec);
    if (matters)
      fault(wave, instruction, __builtin_ctzll(matters),
            "the execution mask depends on a value that nobody computed");
    write(wave, instruction, exec, 0);
    wave.setMask(execRegister, result);
    setScc(wave, result != 0, false);
  };
}

void branch(Wave &wave, const Instruction &instruction) { wave.pc = instruction.target; }
template <bool taken> void branchScc(Wave &wave, const Instruction &instruction) {
  if (wave.sccUndefined)
    fault(wave, instruction, -1, "the branch depends on a value that nobody computed");
  if (wave.scc == taken)
    wave.pc = instruction.target;
}
template <bool zero> void branchVcc(Wave &wave, const Instruction &instruction) {
  const u64 bits = wave.maskUndefined(vcc), value = wave.mask(vcc);
  if (bits && !(value & ~bits))
    fault(wave, instruction, __builtin_ctzll(bits),
          "the branch depends on a value that nobody computed");
  if ((value == 0) == zero)
    wave.pc = instruction.target;
}
template <bool zero> void branchExec(Wave &wave, const Instruction &instruction) {
  if ((wave.exec() == 0) == zero)
    wave.pc = instruction.target;
}

void nothing(Wave &, const Instruction &) {}
/// All waves of the group continue once all have come; Run.cpp.
void barrier(Wave &wave, const Instruction &) { wave.state = Wave::AtBarrier; }

void wait(Wave &wave, const Instruction &instruction) {
  if (instruction.vmcnt >= 0)
    completeTo(wave, wave.vector, static_cast<size_t>(instruction.vmcnt));
  if (instruction.lgkmcnt >= 0) {
    // Scalar loads return out of order, among themselves and with LDS: only a wait for
    // nothing at all covers them; what was counted with LDS may be theirs, done early.
    completeTo(wave, wave.lds, static_cast<size_t>(instruction.lgkmcnt));
    if (instruction.lgkmcnt == 0)
      completeTo(wave, wave.scalar, 0);
  }
}

/// Nothing that runs can see what was never waited for, memory excepted: it is done some day, and
/// those who wait at a barrier do not know that it is.
void endProgram(Wave &wave, const Instruction &) {
  const Clock known = wave.clock;
  const uint32_t covered[] = {wave.vector.covered, wave.scalar.covered};
  completeTo(wave, wave.vector, 0);
  completeTo(wave, wave.lds, 0);
  completeTo(wave, wave.scalar, 0);
  wave.clock = known;
  wave.vector.covered = covered[0];
  wave.scalar.covered = covered[1];
  wave.state = Wave::Ended;
}

/// s_setreg of MODE: offset and size of the field are in the instruction.
void setRegister(Wave &wave, const Instruction &instruction) {
  const u32 id = instruction.encoding & 63, offset = instruction.encoding >> 6 & 31;
  const u32 size = (instruction.encoding >> 11 & 31u) + 1;
  if (id != 1)
    fault(wave, instruction, -1, "only the MODE register can be written here");
  const u32 mask = (size == 32 ? ~u32(0) : (u32(1) << size) - 1) << offset;
  const Value value = read(wave, instruction.source[0]);
  if (value.undefinedBits & mask)
    fault(wave, instruction, -1, "MODE gets a value that nobody computed");
  wave.mode = (wave.mode & ~mask) | (static_cast<u32>(value.bits) << offset & mask);
}

void addImmediate(Wave &wave, const Instruction &instruction) {
  const u32 a = wave.s[instruction.scalar], b = instruction.source[0].value, result = a + b;
  const u64 bits = wave.undefinedScalar[instruction.scalar];
  write(wave, instruction, result, upFrom(bits));
  setScc(wave, (a >> 31) == (b >> 31) && (a >> 31) != (result >> 31), bits != 0);
}
void mulImmediate(Wave &wave, const Instruction &instruction) {
  const u32 factor = instruction.source[0].value, bits = wave.undefinedScalar[instruction.scalar];
  write(wave, instruction, wave.s[instruction.scalar] * factor, upFrom(bits * factor));
}

/// One bit of D, which S0 names, becomes `bit`; the others stay.
template <bool bit> void setBit(Wave &wave, const Instruction &instruction) {
  const Value place = read(wave, instruction.source[0]);
  const u32 mask = u32(1) << (place.bits & 31), old = wave.s[instruction.scalar];
  const u64 bits = u64(wave.undefinedScalar[instruction.scalar]) & ~u64(mask);
  write(wave, instruction, bit ? old | mask : old & ~mask, place.undefinedBits ? ~u64(0) : bits);
}

u64 field(u64 value, u32 control, unsigned bits) {
  const u32 offset = control & (bits - 1), width = control >> 16 & 0x7f;
  const u64 shifted = value >> offset;
  return width >= 64 ? shifted : shifted & ((u64(1) << width) - 1);
}
i64 signedField(i64 value, u32 control, unsigned bits) {
  const u32 width = control >> 16 & 0x7f;
  const u64 part = field(static_cast<u64>(value), control, bits);
  if (width == 0)
    return 0;
  return width >= 64 ? static_cast<i64>(part)
                     : static_cast<i64>(part << (64 - width)) >> (64 - width);
}

// 32- and 64-bit results; the 64-bit forms take pairs of registers.
#define SALU Class::Salu
#define S32(NAME, OPERANDS, HANDLER)                                                               \
  {                                                                                                \
    NAME, SALU, HANDLER, OPERANDS, Type::B32, { Type::B32, Type::B32 }                             \
  }
#define S64(NAME, OPERANDS, HANDLER)                                                               \
  {                                                                                                \
    NAME, SALU, HANDLER, OPERANDS, Type::B64, { Type::B64, Type::B64 }                             \
  }
#define S64BY32(NAME, OPERANDS, HANDLER)                                                           \
  {                                                                                                \
    NAME, SALU, HANDLER, OPERANDS, Type::B64, { Type::B64, Type::B32 }                             \
  }
#define OTHER(NAME, HANDLER) {NAME, Class::Other, HANDLER, ""}
#define CARRY(NAME, VARIANT, EXPRESSION)                                                           \
  {NAME,                                                                                           \
   SALU,                                                                                           \
   carrying([](u32 a, u32 b, bool &scc) {                                                          \
     u64 wide;                                                                                     \
     u32 result;                                                                                   \
     (void)wide;                                                                                   \
     EXPRESSION;                                                                                   \
     return result;                                                                                \
   }),                                                                                             \
   "s01",                                                                                          \
   Type::B32,                                                                                      \
   {Type::B32, Type::B32},                                                                         \
   nullptr,                                                                                        \
   Taint::All,                                                                                     \
   false,                                                                                          \
   0,                                                                                              \
   VARIANT}
#define COMPARE(NAME, T, EXPRESSION, OPERAND)                                                      \
  {                                                                                                \
    NAME, SALU, compareScalar<T>([](T a, T b) { return EXPRESSION; }), "01", Type::None, {         \
      OPERAND, OPERAND                                                                             \
    }                                                                                              \
  }
#define LOGIC(NAME, SPREAD, EXPRESSION)                                                            \
  S32("s_" NAME "_b32", "s01",                                                                     \
      (binary<u32, NonZero, SPREAD>([](u32 a, u32 b) { return EXPRESSION; }))),                    \
      S64("s_" NAME "_b64", "s01",                                                                 \
          (binary<u64, NonZero, SPREAD>([](u64 a, u64 b) { return EXPRESSION; }))),                \
      S64("s_" NAME "_saveexec_b64", "s0", saveExec([](u64 a, u64 b) { return EXPRESSION; }))

const Operation operations[] = {
    S32("s_mov_b32", "s0", (unary<u32, Keeps, Bitwise>([](u32 a) { return a; }))),
    S64("s_mov_b64", "s0", (unary<u64, Keeps, Bitwise>([](u64 a) { return a; }))),
    S32("s_movk_i32", "s0",
        (unary<u32, Keeps, Bitwise>([](u32 a) { return u32(i32(int16_t(a))); }))),
    S32("s_cmov_b32", "s0", moveIf),
    S64("s_cmov_b64", "s0", moveIf),
    S32("s_not_b32", "s0", (unary<u32, NonZero, Bitwise>([](u32 a) { return ~a; }))),
    S64("s_not_b64", "s0", (unary<u64, NonZero, Bitwise>([](u64 a) { return ~a; }))),
    S32("s_cselect_b32", "s01", select),
    S64("s_cselect_b64", "s01", select),
    LOGIC("and", Bitwise, a &b),
    LOGIC("or", Bitwise, a | b),
    LOGIC("xor", Bitwise, a ^ b),
    LOGIC("andn2", Bitwise, a & ~b),
    LOGIC("orn2", Bitwise, a | ~b),
    LOGIC("nand", Bitwise, ~(a &b)),
    LOGIC("nor", Bitwise, ~(a | b)),
    LOGIC("xnor", Bitwise, ~(a ^ b)),
    // EXEC with the complement of the source.
    S64("s_andn1_saveexec_b64", "s0", saveExec([](u64 a, u64 b) { return ~a & b; })),
    S64("s_orn1_saveexec_b64", "s0", saveExec([](u64 a, u64 b) { return ~a | b; })),

    S32("s_lshl_b32", "s01",
        (binary<u32, NonZero, Moved>([](u32 a, u32 b) { return a << (b & 31); }))),
    S32("s_lshr_b32", "s01",
        (binary<u32, NonZero, Moved>([](u32 a, u32 b) { return a >> (b & 31); }))),
    S32("s_ashr_i32", "s01",
        (binary<i32, NonZero, Moved>([](i32 a, i32 b) { return a >> (b & 31); }))),
    S64BY32("s_lshl_b64", "s01",
            (binary<u64, NonZero, Moved>([](u64 a, u64 b) { return a << (b & 63); }))),
    S64BY32("s_lshr_b64", "s01",
            (binary<u64, NonZero, Moved>([](u64 a, u64 b) { return a >> (b & 63); }))),
    S64BY32("s_ashr_i64", "s01",
            (binary<i64, NonZero, Moved>([](i64 a, i64 b) { return a >> (b & 63); }))),
    S32("s_bfm_b32", "s01", (binary<u32, Keeps, Places>([](u32 a, u32 b) {
          return ((1u << (a & 31)) - 1) << (b & 31);
        }))),
    S32("s_bfe_u32", "s01",
        (binary<u32, NonZero, Field>([](u32 a, u32 b) { return u32(field(a, b, 32)); }))),
    S32("s_bfe_i32", "s01", (binary<i32, NonZero, Field>([](i32 a, i32 b) {
          return i32(signedField(i64(u32(a)), u32(b), 32));
        }))),
    S64BY32("s_bfe_u64", "s01",
            (binary<u64, NonZero, Field>([](u64 a, u64 b) { return field(a, u32(b), 64); }))),
    S64BY32("s_bfe_i64", "s01",
            (binary<i64, NonZero, Field>([](i64 a, i64 b) { return signedField(a, u32(b), 64); }))),
    S32("s_pack_ll_b32_b16", "s01",
        (binary<u32, Keeps, BothMoved>([](u32 a, u32 b) { return (a & 0xffff) | b << 16; }))),
    S32("s_pack_lh_b32_b16", "s01", (binary<u32, Keeps, BothMoved>([](u32 a, u32 b) {
          return (a & 0xffff) | (b & 0xffff0000);
        }))),
    S32("s_pack_hh_b32_b16", "s01",
        (binary<u32, Keeps, BothMoved>([](u32 a, u32 b) { return a >> 16 | (b & 0xffff0000); }))),
    S32("s_brev_b32", "s0", (unary<u32, Keeps, Moved>([](u32 a) {
          u32 r = 0;
          for (int i = 0; i < 32; ++i)
            r |= (a >> i & 1) << (31 - i);
          return r;
        }))),
    S64("s_brev_b64", "s0", (unary<u64, Keeps, Moved>([](u64 a) {
          u64 r = 0;
          for (int i = 0; i < 64; ++i)
            r |= (a >> i & 1) << (63 - i);
          return r;
        }))),
    S32("s_sext_i32_i8", "s0",
        (unary<u32, Keeps, Moved>([](u32 a) { return u32(i32(int8_t(a))); }))),
    S32("s_sext_i32_i16", "s0",
        (unary<u32, Keeps, Moved>([](u32 a) { return u32(i32(int16_t(a))); }))),
    S32("s_flbit_i32_b32", "s0",
        (unary<u32, Keeps, Extremes>([](u32 a) { return a ? u32(__builtin_clz(a)) : ~0u; }))),
    S32("s_flbit_i32", "s0", (unary<u32, Keeps, Everywhere>([](u32 a) {
          const u32 differ = a ^ u32(i32(a) >> 31);
          return differ ? u32(__builtin_clz(differ)) : ~0u;
        }))),
    {"s_flbit_i32_i64",
     SALU,
     unary<u64, Keeps, Everywhere>(
         [](u64 a) {
           const u64 differ = a ^ u64(i64(a) >> 63);
           return differ ? u64(__builtin_clzll(differ)) : u64(0xffffffff);
         }),
     "s0",
     Type::B32,
     {Type::B64}},
    S32("s_ff1_i32_b32", "s0",
        (unary<u32, Keeps, Extremes>([](u32 a) { return a ? u32(__builtin_ctz(a)) : ~0u; }))),
    {"s_ff1_i32_b64",
     SALU,
     unary<u64, Keeps, Extremes>(
         [](u64 a) { return a ? u64(__builtin_ctzll(a)) : u64(0xffffffff); }),
     "s0",
     Type::B32,
     {Type::B64}},
    {"s_flbit_i32_b64",
     SALU,
     unary<u64, Keeps, Extremes>(
         [](u64 a) { return a ? u64(__builtin_clzll(a)) : u64(0xffffffff); }),
     "s0",
     Type::B32,
     {Type::B64}},
    S32("s_bcnt1_i32_b32", "s0",
        (unary<u32, NonZero, Everywhere>([](u32 a) { return u32(__builtin_popcount(a)); }))),
    {"s_bcnt1_i32_b64",
     SALU,
     unary<u64, NonZero, Everywhere>([](u64 a) { return u64(__builtin_popcountll(a)); }),
     "s0",
     Type::B32,
     {Type::B64}},
    S32("s_abs_i32", "s0",
        (unary<u32, NonZero, Everywhere>([](u32 a) { return i32(a) < 0 ? 0 - a : a; }))),

    CARRY("s_add_u32", 0, wide = u64(a) + b; result = u32(wide); scc = wide >> 32),
    CARRY("s_sub_u32", 0, result = a - b; scc = a < b),
    CARRY("s_addc_u32", 1, wide = u64(a) + b + scc; result = u32(wide); scc = wide >> 32),
    CARRY("s_subb_u32", 1, wide = u64(a) - b - scc; result = u32(wide); scc = wide >> 32 & 1),
    CARRY("s_add_i32", 0, result = a + b;
          scc = (a >> 31) == (b >> 31) && (a >> 31) != (result >> 31)),
    CARRY("s_sub_i32", 0, result = a - b;
          scc = (a >> 31) != (b >> 31) && (a >> 31) != (result >> 31)),
    // SCC: the first operand was chosen.
    CARRY("s_min_i32", 2, scc = i32(a) < i32(b); result = scc ? a : b),
    CARRY("s_min_u32", 2, scc = a < b; result = scc ? a : b),
    CARRY("s_max_i32", 2, scc = i32(a) > i32(b); result = scc ? a : b),
    CARRY("s_max_u32", 2, scc = a > b; result = scc ? a : b),
// SCC: a carry out of 32 bits.
#define SHIFTADD(N)                                                                                \
  CARRY("s_lshl" #N "_add_u32", 0, wide = (u64(a) << N) + b; result = u32(wide);                   \
        scc = wide >> 32 != 0)
    SHIFTADD(1),
    SHIFTADD(2),
    SHIFTADD(3),
    SHIFTADD(4),
    S32("s_absdiff_i32", "s01", (binary<i32, NonZero, Everywhere>([](i32 a, i32 b) {
          const i32 d = i32(u32(a) - u32(b));
          return d < 0 ? i32(0 - u32(d)) : d;
        }))),
    S32("s_mul_i32", "s01", (binary<u32, Keeps, Up>([](u32 a, u32 b) { return a * b; }))),
    S32("s_mul_hi_u32", "s01",
        (binary<u32, Keeps, Everywhere>([](u32 a, u32 b) { return u32(u64(a) * b >> 32); }))),
    S32("s_mul_hi_i32", "s01",
        (binary<i32, Keeps, Everywhere>([](i32 a, i32 b) { return i32(i64(a) * b >> 32); }))),
    S32("s_addk_i32", "s0", addImmediate),
    S32("s_mulk_i32", "s0", mulImmediate),
    S32("s_bitset0_b32", "s0", setBit<false>),
    S32("s_bitset1_b32", "s0", setBit<true>),

#define ALLCOMPARES(NAME, EXPRESSION)                                                              \
  COMPARE("s_cmp_" NAME "_u32", u32, EXPRESSION, Type::B32),                                       \
      COMPARE("s_cmp_" NAME "_i32", i32, EXPRESSION, Type::B32)
    ALLCOMPARES("eq", a == b),
    ALLCOMPARES("lg", a != b),
    ALLCOMPARES("lt", a < b),
    ALLCOMPARES("le", a <= b),
    ALLCOMPARES("gt", a > b),
    ALLCOMPARES("ge", a >= b),
    COMPARE("s_cmp_eq_u64", u64, a == b, Type::B64),
    COMPARE("s_cmp_lg_u64", u64, a != b, Type::B64),
    {"s_bitcmp0_b32", SALU, compareBit<true>, "01", Type::None, {Type::B32, Type::B32}},
    {"s_bitcmp1_b32", SALU, compareBit<false>, "01", Type::None, {Type::B32, Type::B32}},
#define KCOMPARES(NAME, EXPRESSION)                                                                \
  COMPARE("s_cmpk_" NAME "_i32", i32, EXPRESSION, Type::B32),                                      \
      COMPARE("s_cmpk_" NAME "_u32", u32, EXPRESSION, Type::B32)
    KCOMPARES("eq", a == b),
    KCOMPARES("lg", a != b),
    KCOMPARES("lt", a < b),
    KCOMPARES("le", a <= b),
    KCOMPARES("gt", a > b),
    KCOMPARES("ge", a >= b),

    {"s_branch", Class::Other, branch, "L"},
    {"s_cbranch_scc0", Class::Other, branchScc<false>, "L"},
    {"s_cbranch_scc1", Class::Other, branchScc<true>, "L"},
    {"s_cbranch_vccz", Class::Other, branchVcc<true>, "L"},
    {"s_cbranch_vccnz", Class::Other, branchVcc<false>, "L"},
    {"s_cbranch_execz", Class::Other, branchExec<true>, "L"},
    {"s_cbranch_execnz", Class::Other, branchExec<false>, "L"},
    {"s_nop", Class::Other, nothing, "-"},
    {"s_sleep", Class::Other, nothing, "-"},
    {"s_setprio", Class::Other, nothing, "-"},
    {"s_icache_inv", Class::Other, nothing, "-"},
    {"s_dcache_wb", Class::Other, nothing, "-"},
    {"s_dcache_inv", Class::Other, nothing, "-"},
    {"s_barrier", Class::Other, barrier, "-"},
    {"s_waitcnt", Class::Other, wait, "W"},
    {"s_endpgm", Class::Other, endProgram, "-"},
    {"s_setreg_imm32_b32", Class::Salu, setRegister, "x0", Type::None, {Type::B32}},
    {"s_setreg_b32", Class::Salu, setRegister, "x0", Type::None, {Type::B32}},
};

} // namespace

OperationTable fuse::sim::amd::scalarOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
