//===- Warpgroup.cpp - wgmma, setmaxnreg ----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Asynchronous Warpgroup Level Matrix Instructions", "setmaxnreg".
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Lanes.h"

#include <algorithm>
#include <functional>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

constexpr unsigned warpsOfGroup = 4;

static Warpgroup &warpgroupOf(Warp &warp) {
  if (warp.block->warps.size() % warpsOfGroup)
    if (warp.index / warpsOfGroup == warp.block->warps.size() / warpsOfGroup)
      warp.fault("the warp's warpgroup has fewer than four warps");
  return warp.block->warpgroups[warp.index / warpsOfGroup];
}

static uint32_t agentOf(const Warp &warp) {
  return warp.cluster->agentOf(Actor::Matrix, warp.agent / warpsOfGroup * warpsOfGroup);
}

static bool wholeWarp(Warp &warp, uint32_t mask) {
  if (!warp.convergeAll())
    return false;
  if (mask != allLanes)
    warp.fault("lanes " + hex(~mask) + " of the warp do not take part");
  return true;
}

static void checkUniform(const Warp &warp, const uint64_t *values, const char *what) {
  for (unsigned lane = 1; lane < numLanes; ++lane)
    if (values[lane] != values[0])
      warp.fault(std::string(what) + " is not the same in all lanes", static_cast<int>(lane));
}

/// list: D; list2: A's registers; op: A's and B's descriptors, scale-d. mode: bits of scale-a,
/// scale-b (1: negative), trans-a, trans-b.
static void wgmma(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  Warpgroup &group = warpgroupOf(warp);
  nvidia::WgmmaOperands operands;
  if (i.list2.empty()) {
    checkUniform(warp, warp.lanes<uint64_t>(i.op[0]), "A's descriptor");
    operands.aDescriptor = warp.lanes<uint64_t>(i.op[0])[0];
  }
  checkUniform(warp, warp.lanes<uint64_t>(i.op[1]), "B's descriptor");
  operands.bDescriptor = warp.lanes<uint64_t>(i.op[1])[0];
  const uint32_t scale = warp.predicate(i.op[2]);
  if (scale != 0 && scale != allLanes)
    warp.fault("scale-d is not the same in all lanes");
  operands.scaleD = scale;
  operands.scaleA = i.mode & 1 ? -1 : 1;
  operands.scaleB = i.mode & 2 ? -1 : 1;
  operands.transA = i.mode & 4;
  operands.transB = i.mode & 8;
  for (const std::vector<Slot> *list : {&i.list, &i.list2})
    for (Slot slot : *list) {
      if (warp.unfenced[slot / slotAlignment])
        warp.fault(
            "a register of the wgmma was written since the last wgmma.fence, or there was none");
      uint32_t &flight = warp.inFlight[slot / slotAlignment];
      warp.numInFlight += flight == 0;
      flight = static_cast<uint32_t>(warp.matrixGroups.size()) + 1;
    }

  const uint64_t ahead = warp.numWgmma++ - group.done;
  const Clock &known = warp.knowledge.async;
  if (ahead == group.pending.size()) {
    group.pending.push_back({&i, operands, 1, known});
  } else {
    PendingMatrix &matrix = group.pending[ahead];
    if (matrix.instruction != &i || matrix.operands.aDescriptor != operands.aDescriptor ||
        matrix.operands.bDescriptor != operands.bDescriptor ||
        matrix.operands.scaleD != operands.scaleD)
      warp.fault("the warps of the warpgroup do not issue the same wgmma: another of them is at "
                 "line " +
                 std::to_string(matrix.instruction->line) + ", or has other descriptors");
    ++matrix.issued;
    for (size_t agent = 0; agent < known.size(); ++agent)
      matrix.known[agent] = std::min(matrix.known[agent], known[agent]);
  }
  ++warp.cluster->events;
  warp.advance();
}

bool fuse::sim::ptx::completeMatrix(Block &block, Warpgroup &group) {
  if (group.pending.empty() || group.pending.front().issued < warpsOfGroup)
    return false;
  const PendingMatrix matrix = std::move(group.pending.front());
  group.pending.pop_front();
  const Instruction &i = *matrix.instruction;
  const size_t first = static_cast<size_t>(&group - block.warpgroups.data()) * warpsOfGroup;
  Warp &warp = *block.warps[first];
  const Instruction *before = warp.current;
  warp.current = &i;
  const uint32_t epoch = static_cast<uint32_t>(++group.done);
  const Access access{agentOf(warp), epoch, &matrix.known};
  const nvidia::MatrixInstruction &shape = warp.program->matrices[i.value];

  using Registers = uint32_t[128];
  static thread_local std::vector<uint32_t> dStorage(128 * 128), aStorage(8 * 128);
  auto *d = reinterpret_cast<Registers *>(dStorage.data());
  auto *a = reinterpret_cast<Registers *>(aStorage.data());
  for (unsigned w = 0; w < warpsOfGroup; ++w) {
    for (size_t n = 0; n < i.list.size(); ++n)
      std::memcpy(&d[n][numLanes * w], block.warps[first + w]->lanes<uint32_t>(i.list[n]), 128);
    for (size_t n = 0; n < i.list2.size(); ++n)
      std::memcpy(&a[n][numLanes * w], block.warps[first + w]->lanes<uint32_t>(i.list2[n]), 128);
  }
  nvidia::WgmmaOperands operands = matrix.operands;
  if (!i.list2.empty())
    operands.a = a;
  SharedMemory &shared = *block.shared;
  std::function<void(uint32_t, uint32_t)> check = [&](uint32_t address, uint32_t bytes) {
    const Conflict conflict = shared.read(address, bytes, access);
    if (!conflict)
      return;
    if (conflict.kind != Conflict::Uninitialized)
      warp.fault("wgmma reads " + std::to_string(bytes) + " bytes of shared memory at " +
                 hex(address) + ": " +
                 (conflict.kind == Conflict::OutOfBounds
                      ? "past the end of its " + std::to_string(shared.size()) + " bytes"
                      : warp.cluster->describe(conflict)));
    // Rows and columns that nobody uses may be of memory that nobody wrote: it holds NaNs, which
    // stay in their row or column. Data that arrive without order after this are a fault.
    for (uint32_t byte = address; byte < address + bytes; ++byte) {
      if (shared.peek(byte, 1, access).kind == Conflict::Uninitialized)
        shared.readUnused(byte, 1, access);
      else
        check(byte, 1);
    }
  };
  nvidia::forEachSharedRange(shape, operands, check);
  nvidia::execute(
      shape, operands, [&](uint32_t address, uint32_t) { return shared.data() + address; }, d);
  for (unsigned w = 0; w < warpsOfGroup; ++w)
    for (size_t n = 0; n < i.list.size(); ++n)
      std::memcpy(block.warps[first + w]->lanes<uint32_t>(i.list[n]), &d[n][numLanes * w], 128);
  warp.cluster->counts.flops += 2ull * shape.m * shape.n * shape.k;
  ++warp.cluster->events;
  warp.current = before;
  return true;
}

static void wgmmaFence(Warp &warp, const Instruction &, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  std::fill(warp.unfenced.begin(), warp.unfenced.end(), 0);
}

static void wgmmaCommit(Warp &warp, const Instruction &, uint32_t mask) {
  if (wholeWarp(warp, mask))
    warp.matrixGroups.push_back(warp.numWgmma);
}

static void wgmmaWait(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  const size_t committed = warp.matrixGroups.size();
  if (committed <= i.value)
    return;
  const size_t complete = committed - i.value; // groups
  const uint64_t upTo = warp.matrixGroups[complete - 1];
  Warpgroup &group = warpgroupOf(warp);
  while (group.done < upTo)
    if (!completeMatrix(*warp.block, group)) {
      // Other warps of the warpgroup are yet to issue theirs.
      warp.again();
      warp.poll();
      return;
    }
  warp.learn(agentOf(warp), static_cast<uint32_t>(upTo), true);
  if (warp.numInFlight)
    for (uint32_t &flight : warp.inFlight)
      if (flight && flight <= complete) {
        flight = 0;
        --warp.numInFlight;
      }
}

static void buildWgmma(Builder &b) {
  Instruction &i = b.instruction();
  Program &program = b.kernel();
  if (int which = b.takeOne({"fence", "commit_group", "wait_group"}, true); which >= 0) {
    b.takeOne({"sync"});
    b.takeOne({"aligned"});
    if (which == 2)
      i.value = b.immediate(0);
    i.handler = which == 0 ? wgmmaFence : which == 1 ? wgmmaCommit : wgmmaWait;
    return;
  }
  const nvidia::MatrixInstruction matrix =
      b.locate([&] { return nvidia::parseWgmma(b.takeAll()); });
  program.usesWgmma = true;
  i.value = program.matrices.size();
  program.matrices.push_back(matrix);
  i.klass = Class::Wgmma;
  const std::vector<Operand> &d = b.operand(0).parts;
  if (d.size() != matrix.dRegisters)
    b.error(std::to_string(matrix.dRegisters) + " accumulators are expected");
  for (const Operand &part : d)
    i.list.push_back(b.write(part, 4));
  for (Slot accumulator : i.list)
    b.markRead(accumulator);
  if (b.isVector(1)) {
    for (const Operand &part : b.operand(1).parts)
      i.list2.push_back(b.read(part, 4));
    if (i.list2.size() != matrix.aRegisters)
      b.error(std::to_string(matrix.aRegisters) + " registers of A are expected");
  } else {
    i.op[0] = b.read(1, 8);
  }
  i.op[1] = b.read(2, 8);
  i.op[2] = b.readPredicate(3);
  unsigned trans = 6;
  if (b.size() > 4) {
    i.mode = static_cast<uint8_t>((static_cast<int64_t>(b.immediate(4)) < 0 ? 1 : 0) |
                                  (static_cast<int64_t>(b.immediate(5)) < 0 ? 2 : 0));
    // imm-trans-a only where A is in shared memory.
    if (b.size() > trans && i.list2.empty())
      i.mode |= b.immediate(trans++) ? 4 : 0;
    if (b.size() > trans)
      i.mode |= b.immediate(trans) ? 8 : 0;
  }
  program.accumulators.insert(program.accumulators.end(), i.list.begin(), i.list.end());
  program.accumulators.insert(program.accumulators.end(), i.list2.begin(), i.list2.end());
  i.handler = wgmma;
}

//===----------------------------------------------------------------------===//
// setmaxnreg
//===----------------------------------------------------------------------===//

/// How many registers a thread has at launch is known to ptxas only. Taken is what divides the
/// register file evenly, which is what kernels that use setmaxnreg are compiled for.
static void setmaxnreg(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  const auto wanted = static_cast<uint32_t>(i.value);
  if (i.flag) {
    if (wanted > warp.registerLimit)
      warp.fault("setmaxnreg.dec to " + std::to_string(wanted) + " from about " +
                 std::to_string(warp.registerLimit));
    warp.block->registersLeft += (warp.registerLimit - wanted) * numLanes;
    for (const std::unique_ptr<Warp> &each : warp.block->warps)
      if (each->state == Warp::AtRegisters)
        each->state = Warp::Ready;
    ++warp.cluster->events;
  } else {
    const uint32_t more =
        wanted > warp.registerLimit ? (wanted - warp.registerLimit) * numLanes : 0;
    if (more > warp.block->registersLeft) {
      warp.again();
      warp.state = Warp::AtRegisters;
      return;
    }
    warp.block->registersLeft -= more;
  }
  warp.registerLimit = wanted;
}

static void buildSetmaxnreg(Builder &b) {
  Instruction &i = b.instruction();
  i.flag = b.takeOne({"inc", "dec"});
  b.takeOne({"sync"});
  b.takeOne({"aligned"});
  b.takeType();
  i.value = b.immediate(0);
  if (i.value < 24 || i.value > 256 || i.value % 8)
    b.error("a multiple of 8 from 24 to 256 is expected");
  i.handler = setmaxnreg;
}

void fuse::sim::ptx::addWarpgroupOperations(Builder::Table &table) {
  table["wgmma"] = buildWgmma;
  table["setmaxnreg"] = buildSetmaxnreg;
}
