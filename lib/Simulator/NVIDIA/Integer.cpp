//===- Integer.cpp - integer arithmetic, logic, comparisons ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Integer Arithmetic Instructions", "Logic and Shift Instructions", "Comparison
// and Selection Instructions", "Data Movement and Conversion Instructions" (mov, prmt).
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Builder.h"
#include "Lanes.h"

#include <type_traits>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

namespace {

//===----------------------------------------------------------------------===//
// What is computed
//===----------------------------------------------------------------------===//

// Unsigned types are used wherever the sign makes no difference; 16-bit operands are widened so
// that C++'s promotion to int cannot overflow.
template <typename T>
using Wide = std::conditional_t<sizeof(T) == 2, uint32_t, std::make_unsigned_t<T>>;

struct Add {
  template <typename T> static T apply(T a, T b) { return T(Wide<T>(a) + Wide<T>(b)); }
};
struct Sub {
  template <typename T> static T apply(T a, T b) { return T(Wide<T>(a) - Wide<T>(b)); }
};
struct MulLo {
  template <typename T> static T apply(T a, T b) { return T(Wide<T>(a) * Wide<T>(b)); }
};
template <typename T>
using Twice = std::conditional_t<
    sizeof(T) == 2, std::conditional_t<std::is_signed_v<T>, int32_t, uint32_t>,
    std::conditional_t<sizeof(T) == 4, std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>,
                       std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>>>;
struct MulHi {
  template <typename T> static T apply(T a, T b) {
    return T((Twice<T>(a) * Twice<T>(b)) >> (8 * sizeof(T)));
  }
};
struct MulWide {
  template <typename T> static Twice<T> apply(T a, T b) { return Twice<T>(a) * Twice<T>(b); }
};
struct MadLo {
  template <typename T> static T apply(T a, T b, T c) { return Add::apply(MulLo::apply(a, b), c); }
};
struct MadHi {
  template <typename T> static T apply(T a, T b, T c) { return Add::apply(MulHi::apply(a, b), c); }
};
struct MadWide {
  template <typename T> static Twice<T> apply(T a, T b, Twice<T> c) {
    return Twice<T>(std::make_unsigned_t<Twice<T>>(MulWide::apply(a, b)) +
                    std::make_unsigned_t<Twice<T>>(c));
  }
};
// Division by zero gives an unspecified value in PTX; all ones here. The one overflow wraps.
struct Div {
  template <typename T> static T apply(T a, T b) {
    if (b == 0)
      return T(~T(0));
    if (std::is_signed_v<T> && b == T(-1))
      return Sub::apply(T(0), a);
    return T(a / b);
  }
};
struct Rem {
  template <typename T> static T apply(T a, T b) {
    if (b == 0)
      return a;
    if (std::is_signed_v<T> && b == T(-1))
      return 0;
    return T(a % b);
  }
};
struct Min {
  template <typename T> static T apply(T a, T b) { return a < b ? a : b; }
};
struct Max {
  template <typename T> static T apply(T a, T b) { return a < b ? b : a; }
};
/// .relu: what is negative is 0.
template <typename F> struct OrZero {
  template <typename T> static T apply(T a, T b) { return std::max<T>(F::apply(a, b), 0); }
};
/// Of both halves of a register.
template <typename F, typename T> struct Halves {
  static uint32_t apply(uint32_t a, uint32_t b) {
    const T low = F::apply(T(a & 0xffff), T(b & 0xffff)), high = F::apply(T(a >> 16), T(b >> 16));
    return uint32_t(std::make_unsigned_t<T>(high)) << 16 | std::make_unsigned_t<T>(low);
  }
};
struct Abs {
  template <typename T> static T apply(T a) { return a < 0 ? Sub::apply(T(0), a) : a; }
};
struct Neg {
  template <typename T> static T apply(T a) { return Sub::apply(T(0), a); }
};
struct And {
  template <typename T> static T apply(T a, T b) { return a & b; }
};
struct Or {
  template <typename T> static T apply(T a, T b) { return a | b; }
};
struct Xor {
  template <typename T> static T apply(T a, T b) { return a ^ b; }
};
struct Not {
  template <typename T> static T apply(T a) { return T(~a); }
};
struct Cnot {
  template <typename T> static T apply(T a) { return a == 0; }
};
struct Copy {
  template <typename T> static T apply(T a) { return a; }
};
// "Shift amounts greater than the register width N are clamped to N."
struct Shl {
  template <typename T> static T apply(T a, uint32_t b) {
    return b >= 8 * sizeof(T) ? T(0) : T(Wide<T>(a) << b);
  }
};
struct Shr {
  template <typename T> static T apply(T a, uint32_t b) {
    const uint32_t last = 8 * sizeof(T) - 1;
    if (b > last)
      return std::is_signed_v<T> ? T(a >> last) : T(0);
    return T(a >> b);
  }
};
struct Popc {
  template <typename T> static uint32_t apply(T a) {
    return static_cast<uint32_t>(__builtin_popcountll(a));
  }
};
struct Clz {
  template <typename T> static uint32_t apply(T a) {
    return a ? static_cast<uint32_t>(__builtin_clzll(a)) - (64 - 8 * sizeof(T)) : 8 * sizeof(T);
  }
};
struct Brev {
  template <typename T> static T apply(T a) {
    T result = 0;
    for (unsigned bit = 0; bit < 8 * sizeof(T); ++bit)
      result |= T(a >> bit & 1) << (8 * sizeof(T) - 1 - bit);
    return result;
  }
};
/// The most significant bit that differs from the sign; all ones if there is none.
struct Bfind {
  template <typename T> static uint32_t apply(T a) {
    using U = std::make_unsigned_t<T>;
    const U bits = a < 0 ? U(~a) : U(a);
    return bits ? 63 - static_cast<uint32_t>(__builtin_clzll(bits)) : ~0u;
  }
};
struct Bfe {
  template <typename T> static T apply(T a, uint32_t position, uint32_t length) {
    const int msb = 8 * sizeof(T) - 1;
    const int pos = static_cast<int>(position & 255), len = static_cast<int>(length & 255);
    const bool fill = std::is_signed_v<T> && len != 0 && (a >> std::min(pos + len - 1, msb) & 1);
    std::make_unsigned_t<T> result = 0;
    for (int bit = 0; bit <= msb; ++bit) {
      const bool set = bit < len && pos + bit <= msb ? a >> (pos + bit) & 1 : fill;
      result |= std::make_unsigned_t<T>(set) << bit;
    }
    return T(result);
  }
};
/// The common case: constants within the register.
struct BfeUnsigned {
  static uint32_t apply(uint32_t a, uint32_t position, uint32_t length) {
    return (a >> position) & ((1u << length) - 1);
  }
};
struct Lop3 {
  static uint32_t apply(uint32_t a, uint32_t b, uint32_t c, uint32_t table) {
    uint32_t result = 0;
    for (unsigned n = 0; n < 8; ++n)
      if (table >> n & 1)
        result |= (n & 4 ? a : ~a) & (n & 2 ? b : ~b) & (n & 1 ? c : ~c);
    return result;
  }
};
/// Funnel shift of c:a by the clamped or wrapped amount.
template <bool left, bool wrap> struct Shf {
  static uint32_t apply(uint32_t a, uint32_t b, uint32_t c) {
    const uint32_t n = wrap ? c & 31 : std::min(c, 32u);
    const uint64_t both = uint64_t(b) << 32 | a;
    return static_cast<uint32_t>(left ? both << n >> 32 : both >> n);
  }
};
struct Prmt {
  static uint32_t apply(uint32_t a, uint32_t b, uint32_t selector) {
    const uint64_t both = uint64_t(b) << 32 | a;
    uint32_t result = 0;
    for (unsigned n = 0; n < 4; ++n) {
      const uint32_t select = selector >> (4 * n);
      uint32_t byte = static_cast<uint32_t>(both >> (8 * (select & 7))) & 255;
      if (select & 8)
        byte = byte & 128 ? 255 : 0;
      result |= byte << (8 * n);
    }
    return result;
  }
};

//===----------------------------------------------------------------------===//
// Handlers by type
//===----------------------------------------------------------------------===//

template <typename F, typename T> constexpr Handler unaryOf = unary<F, T, T>;
template <typename F, typename T> constexpr Handler binaryOf = binary<F, T, T, T>;
template <typename F, typename T>
constexpr Handler halvesOf = binary<Halves<F, T>, uint32_t, uint32_t, uint32_t>;
template <typename F, typename T> constexpr Handler ternaryOf = ternary<F, T, T, T, T>;
template <typename F, typename T> constexpr Handler shiftOf = binary<F, T, T, uint32_t>;
template <typename F, typename T> constexpr Handler countOf = unary<F, uint32_t, T>;

} // namespace

/// `Of` for the type; b types count as unsigned.
#define SELECT(Of, F, type)                                                                        \
  ((type) == Type::S16                          ? Of<F, int16_t>                                   \
   : (type) == Type::S32                        ? Of<F, int32_t>                                   \
   : (type) == Type::S64                        ? Of<F, int64_t>                                   \
   : (type) == Type::U16 || (type) == Type::B16 ? Of<F, uint16_t>                                  \
   : (type) == Type::U32 || (type) == Type::B32 ? Of<F, uint32_t>                                  \
   : (type) == Type::U64 || (type) == Type::B64 ? Of<F, uint64_t>                                  \
                                                : nullptr)

namespace fuse::sim::ptx {
// Of the same opcodes, for floating types; in Float.cpp.
void buildFloatArithmetic(Builder &b, const char *opcode, Type type);
void buildFloatComparison(Builder &b, int comparison, Type type);
} // namespace fuse::sim::ptx

/// An operand of which bit k of the result has bit k, if that is in `kept`.
static void keep(Builder &b, Slot source, Slot result, uint64_t kept) {
  while (kept) {
    const auto first = static_cast<unsigned>(__builtin_ctzll(kept));
    const uint64_t rest = ~(kept >> first);
    const unsigned count = rest ? static_cast<unsigned>(__builtin_ctzll(rest)) : 64;
    b.flow(source, result, Reach::Move, {first, count}, {first, count});
    kept &= ~(lowBits(count) << first);
  }
}

static void operands(Builder &b, Type type, unsigned count, Reach reach = Reach::All) {
  const unsigned bytes = bytesOf(type);
  Instruction &i = b.instruction();
  i.op[0] = b.write(0, bytes);
  for (unsigned n = 1; n <= count; ++n)
    i.op[n] = b.readElements(n, bytes, i.op[0], reach, elementBytesOf(type));
  i.klass = Class::Integer;
}

template <typename F> static void buildBinary(Builder &b, const char *opcode) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, opcode, type);
  operands(b, type, 2, std::is_same_v<F, Sub> ? Reach::Up : Reach::All);
  b.instruction().handler = SELECT(binaryOf, F, type);
}

static void buildAdd(Builder &b) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, "add", type);
  operands(b, type, 2, Reach::Up);
  b.instruction().handler = type == Type::U16x2 || type == Type::S16x2
                                ? halvesOf<Add, uint16_t>
                                : SELECT(binaryOf, Add, type);
}

template <typename F> static void buildExtremum(Builder &b, const char *opcode) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, opcode, type);
  operands(b, type, 2);
  const bool relu = (type == Type::S32 || type == Type::S16x2) && b.take("relu");
  Handler &handler = b.instruction().handler;
  if (type == Type::U16x2)
    handler = halvesOf<F, uint16_t>;
  else if (type == Type::S16x2)
    handler = relu ? halvesOf<OrZero<F>, int16_t> : halvesOf<F, int16_t>;
  else
    handler = relu ? binary<OrZero<F>, int32_t, int32_t, int32_t> : SELECT(binaryOf, F, type);
}

template <typename F> static void buildUnary(Builder &b, const char *opcode) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, opcode, type);
  const bool isNeg = std::is_same_v<F, Neg>, isAbs = std::is_same_v<F, Abs>;
  operands(b, type, 1, isNeg || isAbs ? Reach::Up : Reach::All);
  Instruction &i = b.instruction();
  const unsigned bits = 8 * bytesOf(type);
  if (isAbs) // the sign decides
    b.flow(i.op[1], i.op[0], Reach::All, {bits - 1, 1});
  i.handler = SELECT(unaryOf, F, type);
}

static void buildReverse(Builder &b) {
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type), bits = 8 * bytes;
  Instruction &i = b.instruction();
  i.klass = Class::Integer;
  i.op = {b.write(0, bytes), b.find(1, bytes)};
  for (unsigned k = 0; k < bits; ++k)
    b.flow(i.op[1], i.op[0], Reach::Move, {k, 1}, {bits - 1 - k, 1});
  i.handler = SELECT(unaryOf, Brev, type);
}

//===----------------------------------------------------------------------===//
// Multiplication
//===----------------------------------------------------------------------===//

template <typename T> static Handler wideProduct(bool add) {
  if (add)
    return ternary<MadWide, Twice<T>, T, T, Twice<T>>;
  return binary<MulWide, Twice<T>, T, T>;
}

static void buildProduct(Builder &b, bool add) {
  Instruction &i = b.instruction();
  const int form = b.takeOne({"lo", "hi", "wide"}, true);
  const Type type = b.takeType();
  if (form < 0)
    return buildFloatArithmetic(b, add ? "mad" : "mul", type);
  const unsigned bytes = bytesOf(type), wide = form == 2 ? 2 * bytes : bytes;
  i.klass = Class::Integer;
  // No bit of the lower half depends on higher ones.
  const Reach reach = form == 1 ? Reach::All : Reach::Up;
  i.op[0] = b.write(0, wide);
  for (size_t n = 1; n <= 2; ++n)
    i.op[n] = b.readInto(n, bytes, i.op[0], reach);
  if (add)
    i.op[3] = b.readInto(3, wide, i.op[0], Reach::Up);
  if (form == 0)
    i.handler = add ? SELECT(ternaryOf, MadLo, type) : SELECT(binaryOf, MulLo, type);
  else if (form == 1)
    i.handler = add ? SELECT(ternaryOf, MadHi, type) : SELECT(binaryOf, MulHi, type);
  else
    i.handler = type == Type::U16   ? wideProduct<uint16_t>(add)
                : type == Type::S16 ? wideProduct<int16_t>(add)
                : type == Type::U32 ? wideProduct<uint32_t>(add)
                : type == Type::S32 ? wideProduct<int32_t>(add)
                                    : nullptr;
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

template <typename F> static void predicateLogic(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint32_t bits = F::apply(warp.predicate(i.op[1]), warp.predicate(i.op[2]));
  uint32_t &to = warp.predicate(i.op[0]);
  to = (to & ~mask) | (bits & mask);
}
static void predicateNot(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint32_t bits = i.flag ? warp.predicate(i.op[1]) : ~warp.predicate(i.op[1]);
  uint32_t &to = warp.predicate(i.op[0]);
  to = (to & ~mask) | (bits & mask);
}

/// Operands 1 to 3 or 2 of a bitwise function: bit 4 a + 2 b + c of the table is its value. Bits
/// that constants decide are not used.
static void readLogic(Builder &b, unsigned bytes, unsigned count, unsigned table) {
  Instruction &i = b.instruction();
  uint64_t canBe[3][2]; // places at which an operand can have a 0, a 1
  for (unsigned n = 0; n < 3; ++n) {
    const bool known = n < count && b.isInteger(n + 1);
    canBe[n][0] = known ? ~b.immediate(n + 1) : ~uint64_t(0);
    canBe[n][1] = known ? b.immediate(n + 1) : ~uint64_t(0);
  }
  for (unsigned n = 0; n < count; ++n) {
    const unsigned others[] = {n == 0 ? 1u : 0u, n == 2 ? 1u : 2u};
    uint64_t matters = 0;
    for (unsigned choice = 0; choice < 4; ++choice) {
      unsigned index = 0;
      uint64_t where = lowBits(8 * bytes);
      for (unsigned k = 0; k < 2; ++k) {
        const unsigned bit = choice >> k & 1;
        index |= bit << (2 - others[k]);
        where &= canBe[others[k]][bit];
      }
      if ((table >> index ^ table >> (index | 4u >> n)) & 1)
        matters |= where;
    }
    i.op[n + 1] = b.find(n + 1, bytes);
    keep(b, i.op[n + 1], i.op[0], matters);
  }
}

template <typename F> static void buildLogic(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  i.klass = Class::Integer;
  if (type == Type::Pred) {
    i.op[0] = b.writePredicate(0);
    i.op[1] = b.readPredicateInto(1, i.op[0]);
    i.op[2] = b.readPredicateInto(2, i.op[0]);
    i.handler = predicateLogic<F>;
    return;
  }
  i.op[0] = b.write(0, bytesOf(type));
  readLogic(b, bytesOf(type), 2, F::template apply<unsigned>(0xf0, 0xcc));
  i.handler = SELECT(binaryOf, F, type);
}

static void buildNot(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  i.klass = Class::Integer;
  if (type == Type::Pred) {
    i.op[0] = b.writePredicate(0);
    i.op[1] = b.readPredicateInto(1, i.op[0]);
    i.handler = predicateNot;
    return;
  }
  operands(b, type, 1, Reach::Move);
  i.handler = SELECT(unaryOf, Not, type);
}

template <typename F> static void buildShift(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type), bits = 8 * bytes;
  const bool left = std::is_same_v<F, Shl>;
  i.klass = Class::Integer;
  i.op = {b.write(0, bytes), b.find(1, bytes)};
  i.op[2] = b.readInto(2, 4, i.op[0], Reach::All);
  if (b.isInteger(2)) {
    const auto by = static_cast<unsigned>(std::min<uint64_t>(b.immediate(2), bits));
    b.flow(i.op[1], i.op[0], Reach::Move, {left ? 0 : by, bits - by}, {left ? by : 0, bits - by});
    if (!left && isSigned(type))
      b.flow(i.op[1], i.op[0], Reach::All, {bits - 1, 1}, {bits - by, by});
  } else {
    b.flow(i.op[1], i.op[0], left ? Reach::Up : Reach::Down, {0, bits}, {0, bits});
  }
  i.handler = SELECT(shiftOf, F, type);
}

template <typename F> static void buildCount(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  i.klass = Class::Integer;
  i.op[0] = b.write(0, 4);
  i.op[1] = b.readInto(1, bytesOf(type), i.op[0], Reach::All, {}, {0, 7});
  i.handler = type == Type::B32 || type == Type::U32   ? countOf<F, uint32_t>
              : type == Type::B64 || type == Type::U64 ? countOf<F, uint64_t>
                                                       : nullptr;
}

static void buildBfind(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  i.klass = Class::Integer;
  i.op[0] = b.write(0, 4);
  i.op[1] = b.readInto(1, bytesOf(type), i.op[0], Reach::All);
  i.handler = SELECT(countOf, Bfind, type);
}

static void buildBfe(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type);
  i.klass = Class::Integer;
  const bool isPlain = type == Type::U32 && b.isImmediate(2) && b.isImmediate(3) &&
                       b.immediate(2) < 32 && b.immediate(3) < 32;
  const unsigned bits = 8 * bytes;
  i.op = {b.write(0, bytes), b.find(1, bytes)};
  // Of position and length 8 bits count.
  for (size_t n = 2; n <= 3; ++n)
    i.op[n] = b.readInto(n, 4, i.op[0], Reach::All, {0, 8});
  if (b.isInteger(2) && b.isInteger(3)) {
    const unsigned position = b.immediate(2) & 255, length = b.immediate(3) & 255;
    const unsigned count = position < bits ? std::min(length, bits - position) : 0;
    b.flow(i.op[1], i.op[0], Reach::Move, {position, count}, {0, count});
    if (isSigned(type) && length)
      b.flow(i.op[1], i.op[0], Reach::All, {std::min(position + length, bits) - 1, 1},
             {count, bits - count});
  } else {
    b.flow(i.op[1], i.op[0], Reach::All, {0, bits});
  }
  if (isPlain)
    i.handler = ternary<BfeUnsigned, uint32_t, uint32_t, uint32_t, uint32_t>;
  else
    i.handler = type == Type::U32   ? ternary<Bfe, uint32_t, uint32_t, uint32_t, uint32_t>
                : type == Type::S32 ? ternary<Bfe, int32_t, int32_t, uint32_t, uint32_t>
                : type == Type::U64 ? ternary<Bfe, uint64_t, uint64_t, uint32_t, uint32_t>
                : type == Type::S64 ? ternary<Bfe, int64_t, int64_t, uint32_t, uint32_t>
                                    : nullptr;
}

template <typename T> static void bfi(Warp &warp, const Instruction &i, uint32_t mask) {
  T *d = warp.lanes<T>(i.op[0]);
  const T *a = warp.lanes<T>(i.op[1]), *into = warp.lanes<T>(i.op[2]);
  const auto *position = warp.lanes<uint32_t>(i.op[3]), *length = warp.lanes<uint32_t>(i.op[4]);
  forLanes(mask, [=](unsigned lane) {
    const unsigned pos = position[lane] & 255, len = length[lane] & 255;
    T result = into[lane];
    for (unsigned bit = 0; bit < len && pos + bit < 8 * sizeof(T); ++bit)
      result = (result & ~(T(1) << (pos + bit))) | (a[lane] >> bit & 1) << (pos + bit);
    d[lane] = result;
  });
}

static void buildBfi(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type);
  i.klass = Class::Integer;
  const unsigned bits = 8 * bytes;
  i.op = {b.write(0, bytes), b.find(1, bytes), b.find(2, bytes)};
  for (size_t n = 3; n <= 4; ++n)
    i.op[n] = b.readInto(n, 4, i.op[0], Reach::All, {0, 8});
  if (b.isInteger(3) && b.isInteger(4)) {
    const unsigned position = std::min<unsigned>(b.immediate(3) & 255, bits);
    const unsigned count = std::min<unsigned>(b.immediate(4) & 255, bits - position);
    b.flow(i.op[1], i.op[0], Reach::Move, {0, count}, {position, count});
    keep(b, i.op[2], i.op[0], lowBits(bits) & ~(lowBits(count) << (count ? position : 0)));
  } else {
    b.flow(i.op[1], i.op[0], Reach::Up, {0, bits}, {0, bits});
    b.flow(i.op[2], i.op[0], Reach::Move, {0, bits}, {0, bits});
  }
  i.handler = type == Type::B32 ? bfi<uint32_t> : type == Type::B64 ? bfi<uint64_t> : nullptr;
}

static void lop3(Warp &warp, const Instruction &i, uint32_t mask) {
  auto *d = warp.lanes<uint32_t>(i.op[0]);
  const auto *a = warp.lanes<uint32_t>(i.op[1]), *b = warp.lanes<uint32_t>(i.op[2]),
             *c = warp.lanes<uint32_t>(i.op[3]);
  const auto table = static_cast<uint32_t>(i.value);
  forLanes(mask, [=](unsigned lane) { d[lane] = Lop3::apply(a[lane], b[lane], c[lane], table); });
}

static void buildLop3(Builder &b) {
  Instruction &i = b.instruction();
  const unsigned bytes = bytesOf(b.takeType());
  i.value = b.immediate(4);
  i.klass = Class::Integer;
  i.op[0] = b.write(0, bytes);
  readLogic(b, bytes, 3, static_cast<unsigned>(i.value & 255));
  i.handler = lop3;
}

static void buildShf(Builder &b) {
  Instruction &i = b.instruction();
  const bool left = b.takeOne({"r", "l"}), wrap = b.takeOne({"clamp", "wrap"});
  if (b.takeType() != Type::B32)
    b.error("shf is of b32 only");
  i.klass = Class::Integer;
  i.op = {b.write(0, 4), b.find(1, 4), b.find(2, 4)};
  i.op[3] = b.readInto(3, 4, i.op[0], Reach::All, {0, wrap ? 5u : 32u});
  if (b.isInteger(3)) {
    const uint64_t amount = b.immediate(3);
    const auto by = static_cast<unsigned>(wrap ? amount & 31 : std::min<uint64_t>(amount, 32));
    const unsigned low = left ? 32 - by : by; // bits of the lower register that are dropped
    b.flow(i.op[1], i.op[0], Reach::Move, {low, 32 - low}, {0, 32 - low});
    b.flow(i.op[2], i.op[0], Reach::Move, {0, low}, {32 - low, low});
  } else {
    b.flow(i.op[1], i.op[0], Reach::All, {0, 32});
    b.flow(i.op[2], i.op[0], Reach::All, {0, 32});
  }
  using U = uint32_t;
  i.handler =
      left   ? wrap ? ternary<Shf<true, true>, U, U, U, U> : ternary<Shf<true, false>, U, U, U, U>
      : wrap ? ternary<Shf<false, true>, U, U, U, U>
             : ternary<Shf<false, false>, U, U, U, U>;
}

static void buildPrmt(Builder &b) {
  if (b.takeType() != Type::B32)
    b.error("prmt is of b32 only");
  Instruction &i = b.instruction();
  i.op = {b.write(0, 4), b.find(1, 4), b.find(2, 4), b.find(3, 4)};
  for (unsigned k = 0; k < 4; ++k) {
    const BitRange to = {8 * k, 8};
    if (!b.isInteger(3)) {
      b.flow(i.op[1], i.op[0], Reach::All, {0, 32}, to);
      b.flow(i.op[2], i.op[0], Reach::All, {0, 32}, to);
      b.flow(i.op[3], i.op[0], Reach::All, {4 * k, 4}, to);
      continue;
    }
    const auto selector = static_cast<unsigned>(b.immediate(3) >> 4 * k & 15);
    const Slot source = i.op[1 + selector / 4 % 2];
    const unsigned first = 8 * (selector % 4);
    if (selector & 8)
      b.flow(source, i.op[0], Reach::All, {first + 7, 1}, to);
    else
      b.flow(source, i.op[0], Reach::Move, {first, 8}, to);
  }
  i.klass = Class::Integer;
  i.handler = ternary<Prmt, uint32_t, uint32_t, uint32_t, uint32_t>;
}

//===----------------------------------------------------------------------===//
// Comparison, selection
//===----------------------------------------------------------------------===//

namespace {
struct Eq {
  template <typename T> static bool apply(T a, T b) { return a == b; }
};
struct Ne {
  template <typename T> static bool apply(T a, T b) { return a != b; }
};
struct Lt {
  template <typename T> static bool apply(T a, T b) { return a < b; }
};
struct Le {
  template <typename T> static bool apply(T a, T b) { return a <= b; }
};
} // namespace

/// setp.cmp{.and|or|xor}: op[0] = compare(op[1], op[2]) combined with predicate op[3]; op[4],
/// if any, gets the complement combined likewise.
template <typename F, typename T>
static void setp(Warp &warp, const Instruction &i, uint32_t mask) {
  const T *a = warp.lanes<T>(i.op[1]), *b = warp.lanes<T>(i.op[2]);
  uint32_t bits = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane)
    bits |= uint32_t(F::apply(a[lane], b[lane])) << lane;
  warp.combine(i, bits, mask);
}
template <typename F, typename T> constexpr Handler setpOf = setp<F, T>;

void Warp::combine(const Instruction &i, uint32_t bits, uint32_t mask) {
  combine(i, bits, ~bits, mask);
}

void Warp::combine(const Instruction &i, uint32_t low, uint32_t high, uint32_t mask) {
  auto with = [&](uint32_t value) {
    const uint32_t other = i.mode ? predicate(i.op[3]) ^ (i.flag ? allLanes : 0) : 0;
    return i.mode == 1   ? value & other
           : i.mode == 2 ? value | other
           : i.mode == 3 ? value ^ other
                         : value;
  };
  const uint32_t first = with(low), second = with(high);
  uint32_t &to = predicate(i.op[0]);
  to = (to & ~mask) | (first & mask);
  if (i.value) {
    uint32_t &other = predicate(i.op[4]);
    other = (other & ~mask) | (second & mask);
  }
}

/// How many low bits of x do not matter to how it compares with a constant.
static unsigned indifferentBits(int comparison, Type type, uint64_t constant) {
  const unsigned bits = 8 * bytesOf(type);
  if (comparison < 2) // eq, ne
    return 0;
  if (comparison == 3 || comparison == 4) // x <= c, x > c: as x < c + 1
    ++constant;
  constant &= lowBits(bits);
  const unsigned zeros = constant ? static_cast<unsigned>(__builtin_ctzll(constant)) : bits;
  return isSigned(type) ? std::min(zeros, bits - 1) : zeros;
}

static void buildSetp(Builder &b) {
  Instruction &i = b.instruction();
  static constexpr auto names = {"eq", "ne",  "lt",  "le",  "gt",  "ge",  "lo",  "ls",  "hi",
                                 "hs", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"};
  int comparison = b.takeOne(names);
  i.mode = static_cast<uint8_t>(1 + b.takeOne({"and", "or", "xor"}, true));
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type), bits = 8 * bytes;
  const Operand &to = b.operand(0);
  if (to.kind == Operand::Pair) {
    i.op[0] = b.writePredicate(to.parts[0]);
    i.op[4] = b.writePredicate(to.parts[1]);
    i.value = 1;
  } else {
    i.op[0] = b.writePredicate(to);
  }
  if (i.mode) {
    i.op[3] = b.readPredicateInto(3, i.op[0]);
    if (i.value)
      b.readPredicateInto(3, i.op[4]);
    i.flag = b.operand(3).negated;
  }
  i.op[1] = b.find(1, bytes);
  i.op[2] = b.find(2, bytes);
  if (!isFloat(type) && comparison >= 6 && comparison <= 9) // lo, ls, hi, hs
    comparison -= 4;
  // Each predicate is that of an element, or both are of the only one.
  const bool hasElements = elementBytesOf(type) < bytes;
  unsigned low = 0;
  if (!isFloat(type) && b.isInteger(2))
    low = indifferentBits(comparison, type, b.immediate(2));
  for (unsigned n = 0; n <= i.value; ++n) {
    const unsigned first = hasElements ? n * bits / 2 : low;
    const BitRange used = {first, hasElements ? bits / 2 : bits - low};
    b.flow(i.op[1], i.op[n ? 4 : 0], Reach::All, used);
    b.flow(i.op[2], i.op[n ? 4 : 0], Reach::All, used);
  }
  if (isFloat(type)) {
    i.klass = Class::Float;
    return buildFloatComparison(b, comparison, type);
  }
  i.klass = Class::Integer;
  if (comparison == 4 || comparison == 5) { // a > b is b < a
    std::swap(i.op[1], i.op[2]);
    comparison -= 2;
  }
  i.handler = comparison == 0   ? SELECT(setpOf, Eq, type)
              : comparison == 1 ? SELECT(setpOf, Ne, type)
              : comparison == 2 ? SELECT(setpOf, Lt, type)
              : comparison == 3 ? SELECT(setpOf, Le, type)
                                : nullptr;
}

template <typename T> static void selp(Warp &warp, const Instruction &i, uint32_t mask) {
  T *d = warp.lanes<T>(i.op[0]);
  const T *a = warp.lanes<T>(i.op[1]), *b = warp.lanes<T>(i.op[2]);
  const uint32_t bits = warp.predicate(i.op[3]);
  forLanes(mask, [=](unsigned lane) { d[lane] = bits >> lane & 1 ? a[lane] : b[lane]; });
}

static void buildSelp(Builder &b) {
  Instruction &i = b.instruction();
  const unsigned bytes = bytesOf(b.takeType());
  i.klass = Class::Integer;
  const Slot result = b.write(0, bytes);
  i.op = {result, b.readInto(1, bytes, result, Reach::Move),
          b.readInto(2, bytes, result, Reach::Move), b.readPredicateInto(3, result)};
  i.handler = bytes == 2 ? selp<uint16_t> : bytes == 4 ? selp<uint32_t> : selp<uint64_t>;
}

//===----------------------------------------------------------------------===//
// mov
//===----------------------------------------------------------------------===//

/// op[0] = {list...} from the least significant element on.
template <typename T, typename E>
static void pack(Warp &warp, const Instruction &i, uint32_t mask) {
  T *d = warp.lanes<T>(i.op[0]);
  T values[numLanes] = {};
  for (size_t n = 0; n < i.list.size(); ++n) {
    const E *from = warp.lanes<E>(i.list[n]);
    for (unsigned lane = 0; lane < numLanes; ++lane)
      values[lane] |= T(from[lane]) << (8 * sizeof(E) * n);
  }
  forLanes(mask, [&, d](unsigned lane) { d[lane] = values[lane]; });
}

template <typename T, typename E>
static void unpack(Warp &warp, const Instruction &i, uint32_t mask) {
  T values[numLanes];
  std::memcpy(values, warp.lanes<T>(i.op[0]), sizeof(values));
  for (size_t n = 0; n < i.list.size(); ++n) {
    E *to = warp.lanes<E>(i.list[n]);
    forLanes(mask, [&, to](unsigned lane) { to[lane] = E(values[lane] >> (8 * sizeof(E) * n)); });
  }
}

static void clock(Warp &warp, const Instruction &i, uint32_t mask) {
  uint64_t now = 0;
  for (uint64_t count : warp.cluster->counts.instructions)
    now += count;
  forLanes(mask, [&](unsigned lane) {
    if (i.width == 8)
      warp.lanes<uint64_t>(i.op[0])[lane] = now;
    else
      warp.lanes<uint32_t>(i.op[0])[lane] = static_cast<uint32_t>(now);
  });
}

static void buildMov(Builder &b) {
  Instruction &i = b.instruction();
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type);
  i.klass = Class::Integer;
  if (type == Type::Pred) {
    i.op[0] = b.writePredicate(0);
    i.op[1] = b.readPredicateInto(1, i.op[0]);
    i.flag = true;
    i.handler = predicateNot;
  } else if (b.isVector(1) || b.isVector(0)) {
    const bool packs = b.isVector(1);
    const std::vector<Operand> &parts = b.operand(packs).parts;
    const unsigned each = bytes / static_cast<unsigned>(parts.size());
    if (packs)
      i.op[0] = b.write(0, bytes);
    for (const Operand &part : parts) {
      const BitRange at = {8 * each * static_cast<unsigned>(i.list.size()), 8 * each};
      i.list.push_back(packs ? b.readInto(part, each, i.op[0], Reach::Move, {}, at)
                             : b.write(part, each));
      if (!packs)
        i.op[0] = b.readInto(1, bytes, i.list.back(), Reach::Move, at);
    }
    if (bytes == 4 && each == 2)
      i.handler = packs ? pack<uint32_t, uint16_t> : unpack<uint32_t, uint16_t>;
    else if (bytes == 8 && each == 4)
      i.handler = packs ? pack<uint64_t, uint32_t> : unpack<uint64_t, uint32_t>;
    else if (bytes == 8 && each == 2)
      i.handler = packs ? pack<uint64_t, uint16_t> : unpack<uint64_t, uint16_t>;
  } else if (const std::string &name = b.operand(1).name;
             name == "%clock" || name == "%clock64" || name == "%globaltimer") {
    i.op[0] = b.write(0, bytes);
    i.width = static_cast<uint8_t>(bytes);
    i.handler = clock;
  } else {
    i.op[0] = b.write(0, bytes);
    i.op[1] = b.readInto(1, bytes, i.op[0], Reach::Move);
    i.handler = bytes == 2   ? unary<Copy, uint16_t, uint16_t>
                : bytes == 4 ? unary<Copy, uint32_t, uint32_t>
                : bytes == 8 ? unary<Copy, uint64_t, uint64_t>
                             : nullptr;
  }
}

static void buildDiv(Builder &b) {
  b.take("full");
  buildBinary<Div>(b, "div");
}

void fuse::sim::ptx::addIntegerOperations(Builder::Table &table) {
  table["add"] = buildAdd;
  table["sub"] = [](Builder &b) { buildBinary<Sub>(b, "sub"); };
  table["mul"] = [](Builder &b) { buildProduct(b, false); };
  table["mad"] = [](Builder &b) { buildProduct(b, true); };
  table["div"] = buildDiv;
  table["rem"] = [](Builder &b) { buildBinary<Rem>(b, "rem"); };
  table["min"] = [](Builder &b) { buildExtremum<Min>(b, "min"); };
  table["max"] = [](Builder &b) { buildExtremum<Max>(b, "max"); };
  table["abs"] = [](Builder &b) { buildUnary<Abs>(b, "abs"); };
  table["neg"] = [](Builder &b) { buildUnary<Neg>(b, "neg"); };
  table["and"] = buildLogic<And>;
  table["or"] = buildLogic<Or>;
  table["xor"] = buildLogic<Xor>;
  table["not"] = buildNot;
  table["cnot"] = [](Builder &b) { buildUnary<Cnot>(b, "cnot"); };
  table["shl"] = buildShift<Shl>;
  table["shr"] = buildShift<Shr>;
  table["popc"] = buildCount<Popc>;
  table["clz"] = buildCount<Clz>;
  table["brev"] = buildReverse;
  table["bfind"] = buildBfind;
  table["bfe"] = buildBfe;
  table["bfi"] = buildBfi;
  table["lop3"] = buildLop3;
  table["shf"] = buildShf;
  table["prmt"] = buildPrmt;
  table["setp"] = buildSetp;
  table["selp"] = buildSelp;
  table["mov"] = buildMov;
}
