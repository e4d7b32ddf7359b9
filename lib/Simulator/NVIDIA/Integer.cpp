//===- Integer.cpp - integer arithmetic, comparisons ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Integer Arithmetic Instructions", "Comparison and Selection Instructions", "Data
// Movement and Conversion Instructions" (mov).
//
//===----------------------------------------------------------------------===//

#include "Integer.h"
#include "../Numbers.h"

using namespace fuse::sim;
using namespace fuse::sim::ptx;

namespace {

//===----------------------------------------------------------------------===//
// What is computed
//===----------------------------------------------------------------------===//

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
struct Copy {
  template <typename T> static T apply(T a) { return a; }
};
//===----------------------------------------------------------------------===//
// Handlers by type
//===----------------------------------------------------------------------===//

template <typename F, typename T>
constexpr Handler halvesOf = binary<Halves<F, T>, uint32_t, uint32_t, uint32_t>;

} // namespace

namespace fuse::sim::ptx {
// Of the same opcodes, for floating types; in Float.cpp.
void buildFloatArithmetic(Builder &b, const char *opcode, Type type);
void buildFloatComparison(Builder &b, int comparison, Type type);
} // namespace fuse::sim::ptx

void fuse::sim::ptx::readOperands(Builder &b, Type type, unsigned count, Reach reach) {
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
  readOperands(b, type, 2, std::is_same_v<F, Sub> ? Reach::Up : Reach::All);
  b.instruction().handler = SELECT(binaryOf, F, type);
}

static void buildAdd(Builder &b) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, "add", type);
  readOperands(b, type, 2, Reach::Up);
  b.instruction().handler = type == Type::U16x2 || type == Type::S16x2
                                ? halvesOf<Add, uint16_t>
                                : SELECT(binaryOf, Add, type);
}

template <typename F> static void buildExtremum(Builder &b, const char *opcode) {
  const Type type = b.takeType();
  if (isFloat(type))
    return buildFloatArithmetic(b, opcode, type);
  readOperands(b, type, 2);
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
  readOperands(b, type, 1, isNeg || isAbs ? Reach::Up : Reach::All);
  Instruction &i = b.instruction();
  const unsigned bits = 8 * bytesOf(type);
  if (isAbs) // the sign decides
    b.flow(i.op[1], i.op[0], Reach::All, {bits - 1, 1});
  i.handler = SELECT(unaryOf, F, type);
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
    i.handler = predicateCopy;
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
  table["setp"] = buildSetp;
  table["selp"] = buildSelp;
  table["mov"] = buildMov;
}
