//===- Bitwise.cpp - logic, shifts, fields --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Logic and Shift Instructions"; of the integer instructions those that count and
// move bits (popc, clz, bfind, brev, bfe, bfi), and prmt.
//
//===----------------------------------------------------------------------===//

#include "Integer.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

namespace {

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
/// Which of eight bytes is byte `n` of what prmt gives; 8 more for its sign. Modes are numbered as
/// the PTX ISA lists them, from 0; -1 is none.
constexpr unsigned selectByte(int mode, uint32_t selector, unsigned n) {
  const unsigned first = selector & 3;
  switch (mode) {
  case 0: // forward 4 extract
    return first + n;
  case 1: // backward 4 extract
    return (first - n) & 7;
  case 2: // replicate 8
    return first;
  case 3: // edge clamp left
    return std::max(n, first);
  case 4: // edge clamp right
    return std::min(n, first);
  case 5: // replicate 16
    return n % 2 + 2 * (first % 2);
  default:
    return selector >> (4 * n) & 15;
  }
}

template <int mode> struct Prmt {
  static uint32_t apply(uint32_t a, uint32_t b, uint32_t selector) {
    const uint64_t both = uint64_t(b) << 32 | a;
    uint32_t result = 0;
    for (unsigned n = 0; n < 4; ++n) {
      const uint32_t select = selectByte(mode, selector, n);
      uint32_t byte = static_cast<uint32_t>(both >> (8 * (select & 7))) & 255;
      if (select & 8)
        byte = byte & 128 ? 255 : 0;
      result |= byte << (8 * n);
    }
    return result;
  }
};

template <typename F, typename T> constexpr Handler shiftOf = binary<F, T, T, uint32_t>;
template <typename F, typename T> constexpr Handler countOf = unary<F, uint32_t, T>;

} // namespace

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

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

template <typename F> static void predicateLogic(Warp &warp, const Instruction &i, uint32_t mask) {
  const uint32_t bits = F::apply(warp.predicate(i.op[1]), warp.predicate(i.op[2]));
  uint32_t &to = warp.predicate(i.op[0]);
  to = (to & ~mask) | (bits & mask);
}
void fuse::sim::ptx::predicateCopy(Warp &warp, const Instruction &i, uint32_t mask) {
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
    i.handler = predicateCopy;
    return;
  }
  readOperands(b, type, 1, Reach::Move);
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

//===----------------------------------------------------------------------===//
// Counts, fields, permutes
//===----------------------------------------------------------------------===//

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
  const int mode = b.takeOne({"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"}, /*optional=*/true);
  Instruction &i = b.instruction();
  i.op = {b.write(0, 4), b.find(1, 4), b.find(2, 4), b.find(3, 4)};
  for (unsigned k = 0; k < 4; ++k) {
    const BitRange to = {8 * k, 8};
    if (!b.isInteger(3)) {
      b.flow(i.op[1], i.op[0], Reach::All, {0, 32}, to);
      b.flow(i.op[2], i.op[0], Reach::All, {0, 32}, to);
      b.flow(i.op[3], i.op[0], Reach::All, mode < 0 ? BitRange{4 * k, 4} : BitRange{0, 2}, to);
      continue;
    }
    const unsigned selector = selectByte(mode, static_cast<uint32_t>(b.immediate(3)), k);
    const Slot source = i.op[1 + selector / 4 % 2];
    const unsigned first = 8 * (selector % 4);
    if (selector & 8)
      b.flow(source, i.op[0], Reach::All, {first + 7, 1}, to);
    else
      b.flow(source, i.op[0], Reach::Move, {first, 8}, to);
  }
  i.klass = Class::Integer;
  using U = uint32_t;
  static constexpr Handler handlers[] = {
      ternary<Prmt<-1>, U, U, U, U>, ternary<Prmt<0>, U, U, U, U>, ternary<Prmt<1>, U, U, U, U>,
      ternary<Prmt<2>, U, U, U, U>,  ternary<Prmt<3>, U, U, U, U>, ternary<Prmt<4>, U, U, U, U>,
      ternary<Prmt<5>, U, U, U, U>};
  i.handler = handlers[mode + 1];
}

static void buildCnot(Builder &b) {
  const Type type = b.takeType();
  readOperands(b, type, 1);
  b.instruction().handler = SELECT(unaryOf, Cnot, type);
}

void fuse::sim::ptx::addBitOperations(Builder::Table &table) {
  table["and"] = buildLogic<And>;
  table["or"] = buildLogic<Or>;
  table["xor"] = buildLogic<Xor>;
  table["not"] = buildNot;
  table["cnot"] = buildCnot;
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
}
