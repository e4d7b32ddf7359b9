//===- Control.cpp - branches, and what the lanes of a warp tell each other ===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Control Flow Instructions", "Parallel Synchronization and Communication
// Instructions" (bar.warp.sync, vote, redux, activemask, elect), "shfl.sync", "match.sync".
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Lanes.h"

using namespace fuse::sim;
using namespace fuse::sim::ptx;

static void bra(Warp &warp, const Instruction &i, uint32_t mask) { warp.branch(mask, i.target); }

static void buildBra(Builder &b) {
  b.take("uni");
  b.branchTarget(0);
  b.instruction().handler = bra;
}

static void brx(Warp &warp, const Instruction &i, uint32_t mask) {
  const auto *index = warp.lanes<uint32_t>(i.op[0]);
  // Lanes that go elsewhere than the first are told apart by running this again.
  const uint32_t first = index[__builtin_ctz(mask)];
  if (first >= i.list.size())
    warp.fault("index " + std::to_string(first) + " of " + std::to_string(i.list.size()) +
                   " targets",
               __builtin_ctz(mask));
  uint32_t same = 0;
  for (uint32_t m = mask; m; m &= m - 1)
    same |= uint32_t(index[__builtin_ctz(m)] == first) << __builtin_ctz(m);
  if (same != warp.active)
    warp.again();
  warp.branch(same, i.list[first]);
}

static void buildBrx(Builder &b) {
  b.take("idx");
  b.take("uni");
  b.instruction().op[0] = b.read(0, 4);
  b.branchTable(1);
  b.instruction().handler = brx;
}

static void buildRet(Builder &b) {
  b.take("uni");
  b.instruction().handler = [](Warp &warp, const Instruction &, uint32_t mask) { warp.exit(mask); };
}

static void buildTrap(Builder &b) {
  b.instruction().handler = [](Warp &warp, const Instruction &, uint32_t mask) {
    warp.fault("the kernel traps", __builtin_ctz(mask));
  };
}

static void nothing(Warp &, const Instruction &, uint32_t) {}
static void gridWait(Warp &warp, const Instruction &, uint32_t) {
  warp.knowledge.previousGrids = true;
  warp.snapshot.reset();
  warp.cluster->launch->waited->store(true, std::memory_order_relaxed);
}
static void yield(Warp &warp, const Instruction &, uint32_t) { warp.yields = true; }

/// The member mask that the first lane gives; true if the named lanes are all here.
static bool membersAreHere(Warp &warp, const Instruction &i, unsigned slot, uint32_t mask) {
  const uint32_t members = warp.lanes<uint32_t>(i.op[slot])[__builtin_ctz(mask)];
  if (mask & ~members)
    warp.fault("the lane is not in its own member mask " + hex(members),
               __builtin_ctz(mask & ~members));
  return warp.converge(members);
}

static void warpSync(Warp &warp, const Instruction &i, uint32_t mask) {
  membersAreHere(warp, i, 0, mask);
}

void fuse::sim::ptx::buildWarpBarrier(Builder &b) {
  b.take("sync");
  b.instruction().op[0] = b.read(0, 4);
  b.instruction().handler = warpSync;
}

//===----------------------------------------------------------------------===//
// shfl, vote, elect, redux
//===----------------------------------------------------------------------===//

/// op: d, a, b, c, members, p; mode: up, down, bfly, idx.
static void shfl(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!membersAreHere(warp, i, 4, mask))
    return;
  auto *d = warp.lanes<uint32_t>(i.op[0]);
  const auto *b = warp.lanes<uint32_t>(i.op[2]), *c = warp.lanes<uint32_t>(i.op[3]);
  uint32_t values[numLanes], inRange = 0;
  std::memcpy(values, warp.lanes<uint32_t>(i.op[1]), sizeof(values));
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<uint32_t>(__builtin_ctz(m));
    const uint32_t by = b[lane] & 31, clamp = c[lane] & 31, segment = c[lane] >> 8 & 31;
    const uint32_t last = (lane & segment) | (clamp & ~segment), first = lane & segment;
    uint32_t from = 0;
    bool valid = false;
    switch (i.mode) {
    case 0:
      from = lane - by;
      valid = static_cast<int32_t>(from) >= static_cast<int32_t>(last);
      break;
    case 1:
      from = lane + by;
      valid = from <= last;
      break;
    case 2:
      from = lane ^ by;
      valid = from <= last;
      break;
    default:
      from = first | (by & ~segment);
      valid = from <= last;
    }
    if (!valid)
      from = lane;
    if (!(mask >> from & 1))
      warp.fault("reads from lane " + std::to_string(from) + ", which does not take part",
                 static_cast<int>(lane));
    d[lane] = values[from];
    inRange |= uint32_t(valid) << lane;
  }
  if (i.flag) {
    uint32_t &predicate = warp.predicate(i.op[5]);
    predicate = (predicate & ~mask) | inRange;
  }
}

static void buildShfl(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"sync"});
  i.mode = static_cast<uint8_t>(b.takeOne({"up", "down", "bfly", "idx"}));
  b.takeType();
  const Operand &to = b.operand(0);
  if (to.kind == Operand::Pair) {
    i.flag = true;
    i.op[5] = b.writePredicate(to.parts[1]);
    i.op[0] = b.write(to.parts[0], 4);
  } else {
    i.op[0] = b.write(to, 4);
  }
  i.op[1] = b.readInto(1, 4, i.op[0], Reach::Move);
  for (unsigned n = 2; n <= 4; ++n)
    i.op[n] = b.read(n, 4);
  i.handler = shfl;
}

static void vote(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!membersAreHere(warp, i, 2, mask))
    return;
  const uint32_t bits = (warp.predicate(i.op[1]) ^ (i.flag ? allLanes : 0)) & mask;
  if (i.mode == 3) {
    auto *d = warp.lanes<uint32_t>(i.op[0]);
    forLanes(mask, [=](unsigned lane) { d[lane] = bits; });
    return;
  }
  const bool result = i.mode == 0   ? bits == mask
                      : i.mode == 1 ? bits != 0
                                    : bits == 0 || bits == mask;
  uint32_t &to = warp.predicate(i.op[0]);
  to = (to & ~mask) | (result ? mask : 0);
}

static void buildVote(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"sync"});
  i.mode = static_cast<uint8_t>(b.takeOne({"all", "any", "uni", "ballot"}));
  b.takeType();
  i.flag = b.operand(1).negated;
  i.op = {i.mode == 3 ? b.write(0, 4) : b.writePredicate(0), b.readPredicate(1), b.read(2, 4)};
  i.handler = vote;
}

static void activemask(Warp &warp, const Instruction &i, uint32_t mask) {
  auto *d = warp.lanes<uint32_t>(i.op[0]);
  forLanes(mask, [=](unsigned lane) { d[lane] = mask; });
}

static void buildActivemask(Builder &b) {
  b.takeType();
  b.instruction().op[0] = b.write(0, 4);
  b.instruction().handler = activemask;
}

/// op: leader's lane, predicate, members. The leader is the first of them.
static void elect(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!membersAreHere(warp, i, 2, mask))
    return;
  const auto leader = static_cast<uint32_t>(__builtin_ctz(mask));
  auto *d = warp.lanes<uint32_t>(i.op[0]);
  forLanes(mask, [=](unsigned lane) { d[lane] = leader; });
  uint32_t &to = warp.predicate(i.op[1]);
  to = (to & ~mask) | 1u << leader;
}

static void buildElect(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"sync"});
  const Operand &to = b.operand(0);
  if (to.kind != Operand::Pair)
    b.error("elect.sync writes a register and a predicate");
  i.op = {b.write(to.parts[0], 4), b.writePredicate(to.parts[1]), b.read(1, 4)};
  i.handler = elect;
}

template <typename T> static T reduceTwo(unsigned mode, T a, T b) {
  switch (mode) {
  case 0:
    return T(uint32_t(a) + uint32_t(b));
  case 1:
    return std::min(a, b);
  case 2:
    return std::max(a, b);
  case 3:
    return a & b;
  case 4:
    return a | b;
  default:
    return a ^ b;
  }
}

template <typename T> static void redux(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!membersAreHere(warp, i, 2, mask))
    return;
  const T *a = warp.lanes<T>(i.op[1]);
  T result = a[__builtin_ctz(mask)];
  for (uint32_t m = mask & (mask - 1); m; m &= m - 1)
    result = reduceTwo(i.mode, result, a[__builtin_ctz(m)]);
  T *d = warp.lanes<T>(i.op[0]);
  forLanes(mask, [=](unsigned lane) { d[lane] = result; });
}

static void buildRedux(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"sync"});
  i.mode = static_cast<uint8_t>(b.takeOne({"add", "min", "max", "and", "or", "xor"}));
  const Type type = b.takeType();
  const Reach reach = i.mode == 0 ? Reach::Up : i.mode < 3 ? Reach::All : Reach::Move;
  i.op[0] = b.write(0, 4);
  i.op[1] = b.readInto(1, 4, i.op[0], reach);
  i.op[2] = b.read(2, 4);
  i.handler = type == Type::S32 ? redux<int32_t> : type == Type::F32 ? nullptr : redux<uint32_t>;
}

void fuse::sim::ptx::addControlOperations(Builder::Table &table) {
  table["bra"] = buildBra;
  table["brx"] = buildBrx;
  table["ret"] = buildRet;
  table["exit"] = buildRet;
  table["trap"] = buildTrap;
  table["shfl"] = buildShfl;
  table["vote"] = buildVote;
  table["activemask"] = buildActivemask;
  table["elect"] = buildElect;
  table["redux"] = buildRedux;
  table["nanosleep"] = [](Builder &b) {
    b.takeType();
    b.instruction().handler = yield;
  };
  // Launches come one after the other. What comes before the wait is checked as if they did not.
  table["griddepcontrol"] = [](Builder &b) {
    b.instruction().handler = b.takeOne({"wait", "launch_dependents"}) == 0 ? gridWait : nothing;
  };
}
