//===- Compare.cpp - vector comparisons -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), 12.9 VOPC.
//
//===----------------------------------------------------------------------===//

#include "LaneFunctions.h"
#include "Wave.h"

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

/// V_CMP_CLASS: one bit of the second operand for each kind of number. `quietBit` is the highest
/// of the fraction.
template <typename Bits, Bits infinity, Bits quietBit> void classify(Lanes &l) {
  auto *bytes = reinterpret_cast<uint8_t *>(l.d);
  for (unsigned i = 0; i < numLanes; ++i) {
    const Bits x = load<Bits>(l.a, i), magnitude = x & (Bits(~Bits(0)) >> 1);
    const bool negative = x != magnitude;
    unsigned kind;
    if (magnitude > infinity)
      kind = magnitude & quietBit ? 1 : 0; // quiet, signaling
    else if (magnitude == infinity)
      kind = negative ? 2 : 9;
    else if (magnitude >= quietBit << 1)
      kind = negative ? 3 : 8;
    else if (magnitude)
      kind = negative ? 4 : 7;
    else
      kind = negative ? 5 : 6;
    bytes[i] = l.b[i] >> kind & 1;
  }
}

template <typename T> T value(T x) { return x; }
float value(Half x) { return x.value; }

// Each comparison twice: v_cmp writes a mask, v_cmpx the execution mask as well.
#define BOTH(NAME, TYPE, FUNCTION)                                                                 \
  {"v_cmp_" NAME, Class::Valu, executeCompare, "m01", Type::Mask, {TYPE, TYPE}, FUNCTION},         \
      {"v_cmpx_" NAME, Class::Valu, executeCompare, "m01", Type::Mask, {TYPE, TYPE},               \
       FUNCTION,       Taint::All,  false,          0,     1}
#define COMPARE(NAME, SUFFIX, TYPE, T, EXPRESSION)                                                 \
  BOTH(NAME "_" SUFFIX, TYPE, compare<T>([](auto x, auto y) {                                      \
         const auto a = value(x), b = value(y);                                                    \
         (void)a, (void)b;                                                                         \
         return EXPRESSION;                                                                        \
       }))
#define INTEGERS(SUFFIX, TYPE, T)                                                                  \
  COMPARE("f", SUFFIX, TYPE, T, false), COMPARE("lt", SUFFIX, TYPE, T, a < b),                     \
      COMPARE("eq", SUFFIX, TYPE, T, a == b), COMPARE("le", SUFFIX, TYPE, T, a <= b),              \
      COMPARE("gt", SUFFIX, TYPE, T, a > b), COMPARE("ne", SUFFIX, TYPE, T, a != b),               \
      COMPARE("ge", SUFFIX, TYPE, T, a >= b), COMPARE("t", SUFFIX, TYPE, T, true)
#define FLOATS(SUFFIX, TYPE, T)                                                                    \
  COMPARE("f", SUFFIX, TYPE, T, false), COMPARE("lt", SUFFIX, TYPE, T, a < b),                     \
      COMPARE("eq", SUFFIX, TYPE, T, a == b), COMPARE("le", SUFFIX, TYPE, T, a <= b),              \
      COMPARE("gt", SUFFIX, TYPE, T, a > b), COMPARE("lg", SUFFIX, TYPE, T, a<b || a> b),          \
      COMPARE("ge", SUFFIX, TYPE, T, a >= b), COMPARE("o", SUFFIX, TYPE, T, a == a && b == b),     \
      COMPARE("u", SUFFIX, TYPE, T, a != a || b != b), COMPARE("nge", SUFFIX, TYPE, T, !(a >= b)), \
      COMPARE("nlg", SUFFIX, TYPE, T, !(a < b || a > b)),                                          \
      COMPARE("ngt", SUFFIX, TYPE, T, !(a > b)), COMPARE("nle", SUFFIX, TYPE, T, !(a <= b)),       \
      COMPARE("neq", SUFFIX, TYPE, T, !(a == b)), COMPARE("nlt", SUFFIX, TYPE, T, !(a < b)),       \
      COMPARE("tru", SUFFIX, TYPE, T, true)

const Operation operations[] = {
    INTEGERS("u16", Type::B16, uint16_t),
    INTEGERS("i16", Type::B16, int16_t),
    INTEGERS("u32", Type::B32, uint32_t),
    INTEGERS("i32", Type::B32, int32_t),
    INTEGERS("u64", Type::B64, uint64_t),
    INTEGERS("i64", Type::B64, int64_t),
    FLOATS("f16", Type::F16, Half),
    FLOATS("f32", Type::F32, float),
    FLOATS("f64", Type::F64, double),
    {"v_cmp_class_f16",
     Class::Valu,
     executeCompare,
     "m01",
     Type::Mask,
     {Type::F16, Type::B32},
     classify<uint16_t, 0x7c00, 0x0200>},
    {"v_cmp_class_f32",
     Class::Valu,
     executeCompare,
     "m01",
     Type::Mask,
     {Type::F32, Type::B32},
     classify<uint32_t, 0x7f800000, 0x00400000>},
    {"v_cmp_class_f64",
     Class::Valu,
     executeCompare,
     "m01",
     Type::Mask,
     {Type::F64, Type::B32},
     classify<uint64_t, 0x7ff0000000000000, 0x0008000000000000>},
};

} // namespace

OperationTable fuse::sim::amd::compareOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
