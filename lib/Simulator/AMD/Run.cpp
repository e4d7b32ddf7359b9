//===- Run.cpp - the order of waves, the lateness of memory ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Wave.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>

using namespace fuse;
using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

std::string registerName(unsigned reg) {
  if (reg < firstAccumulator)
    return "v" + std::to_string(reg);
  if (reg < numVectors)
    return "a" + std::to_string(reg - firstAccumulator);
  const unsigned scalar = reg - firstScalar;
  if (scalar == vcc || scalar == vcc + 1)
    return "vcc";
  if (scalar == m0)
    return "m0";
  return "s" + std::to_string(scalar);
}

/// The oldest operation in flight that writes a register, and its counter.
const Instruction *writerOf(const Wave &wave, unsigned reg, const char *&counter) {
  const std::pair<const Queue *, const char *> queues[] = {
      {&wave.vector, "vmcnt"}, {&wave.lds, "lgkmcnt"}, {&wave.scalar, "lgkmcnt(0)"}};
  for (const auto &[queue, name] : queues)
    for (const std::unique_ptr<InFlight> &entry : queue->entries)
      for (const Touch &touch : entry->instruction->touches)
        if (touch.writes && reg >= touch.first && reg < unsigned(touch.first) + touch.count) {
          counter = name;
          return entry->instruction;
        }
  return nullptr;
}

/// A register with an operation in flight may be neither read nor written. One exception:
/// vector memory returns in order, so that a second load may write what the first one writes.
void checkPending(const Wave &wave, const Instruction &instruction) {
  for (const Touch &touch : instruction.touches)
    for (unsigned reg = touch.first; reg < unsigned(touch.first) + touch.count; ++reg) {
      if (!wave.pending[reg])
        continue;
      const char *counter = "";
      const Instruction *writer = writerOf(wave, reg, counter);
      if (touch.writes && instruction.operation->category == Class::Vmem &&
          writer->operation->category == Class::Vmem)
        continue;
      fault(wave, instruction, -1,
            std::string(touch.writes ? "writes " : "reads ") + registerName(reg) + " while '" +
                writer->text + "' is in flight; there is no s_waitcnt " + counter +
                " that covers it");
    }
}

void move(Wave &wave, Queue &queue, InFlight &entry) {
  if (entry.done)
    return;
  entry.done = true;
  if (&queue == &wave.vector)
    moveVector(wave, entry);
  else if (&queue == &wave.lds)
    moveLds(wave, entry);
  else
    moveScalar(wave, entry);
}

/// The counters have 6 and 4 bits: with as many operations in flight the next one is issued when
/// the oldest is done, and LLVM leaves out waits that follow from that. Scalar loads return in any
/// order, so that nothing follows where they count too.
void makeRoom(Wave &wave, Queue &queue) {
  constexpr size_t mostVector = 63, mostLds = 15;
  if (&queue == &wave.vector)
    completeTo(wave, queue, mostVector - 1);
  else if (&queue == &wave.lds && wave.scalar.entries.empty())
    completeTo(wave, queue, mostLds - 1);
}

/// All waves have come, or have ended ("CDNA3 ISA", S_BARRIER: the others are not waited for):
/// everyone knows what everyone knew.
void releaseBarrier(Group &group) {
  Clock all = group.waves.front()->clock, device = group.waves.front()->deviceClock;
  HappenedRef others;
  for (const std::unique_ptr<Wave> &wave : group.waves) {
    all.join(wave->clock);
    others = join(others, wave->others);
    device[wave->deviceAgent(false)] = wave->vector.covered;
    device[wave->deviceAgent(true)] = wave->scalar.covered;
  }
  for (const std::unique_ptr<Wave> &wave : group.waves) {
    if (wave->state == Wave::Ended)
      continue;
    wave->clock = all;
    wave->deviceClock = device;
    wave->others = others;
    wave->polls = 0;
    for (bool isScalar : {false, true})
      wave->deviceClock[wave->deviceAgent(isScalar)] = ~uint32_t(0);
    wave->state = Wave::Running;
  }
}

} // namespace

InFlight &fuse::sim::amd::issue(Wave &wave, Queue &queue, const Instruction &instruction) {
  makeRoom(wave, queue);
  std::unique_ptr<InFlight> entry;
  if (wave.spare.empty()) {
    entry = std::make_unique<InFlight>();
  } else {
    entry = std::move(wave.spare.back());
    wave.spare.pop_back();
  }
  entry->instruction = &instruction;
  entry->done = false;
  entry->epoch = 0;
  entry->ldsEpoch = 0;
  entry->isScratch = false;
  entry->news.reset();
  entry->lanes = wave.exec();
  for (const Touch &touch : instruction.touches)
    if (touch.writes)
      for (unsigned reg = touch.first; reg < unsigned(touch.first) + touch.count; ++reg)
        ++wave.pending[reg];
  ++wave.numPending;
  queue.entries.push_back(std::move(entry));
  return *queue.entries.back();
}

void fuse::sim::amd::settle(Wave &wave, Queue &queue) {
  if (wave.group->random.below(2))
    return;
  if (&queue == &wave.scalar)
    return move(wave, queue, *queue.entries.back());
  for (const std::unique_ptr<InFlight> &entry : queue.entries)
    move(wave, queue, *entry);
}

void fuse::sim::amd::completeTo(Wave &wave, Queue &queue, size_t count) {
  while (queue.entries.size() > count) {
    std::unique_ptr<InFlight> entry = std::move(queue.entries.front());
    queue.entries.pop_front();
    move(wave, queue, *entry);
    queue.covered = std::max(queue.covered, entry->epoch);
    if (entry->news)
      endDeviceWide(wave, *entry);
    if (entry->ldsEpoch)
      wave.clock[&queue == &wave.vector ? wave.vectorAgent() : wave.ldsAgent()] = entry->ldsEpoch;
    for (const Touch &touch : entry->instruction->touches)
      if (touch.writes)
        for (unsigned reg = touch.first; reg < unsigned(touch.first) + touch.count; ++reg)
          --wave.pending[reg];
    --wave.numPending;
    wave.spare.push_back(std::move(entry));
  }
}

void fuse::sim::amd::fault(const Wave &wave, const Instruction &instruction, int lane,
                           const std::string &what) {
  const std::string where = lane < 0 ? "" : ", lane " + std::to_string(lane);
  runtime::fail(wave.group->where, ", wave ", wave.number, where, ": ", what, ": '",
                instruction.text, "' at 0x", std::hex, instruction.address);
}

void fuse::sim::amd::run(Wave &wave, uint32_t count) {
  const std::vector<Instruction> &instructions = wave.program->instructions;
  const uint64_t limit = wave.group->launch->instructionLimit;
  if (wave.executed >= limit)
    fault(wave, instructions[std::min<size_t>(wave.pc, instructions.size() - 1)], -1,
          "has executed " + std::to_string(limit) +
              " instructions and not ended: a loop without end, or --sim-limit is too low");
  const auto turn = static_cast<uint32_t>(std::min<uint64_t>(count, limit - wave.executed));
  count = turn;
  for (; count && wave.state == Wave::Running; --count) {
    if (wave.pc >= instructions.size())
      runtime::fail(wave.group->where, ", wave ", wave.number,
                    ": runs past the end of the kernel's code");
    const Instruction &instruction = instructions[wave.pc++];
    if (wave.numPending)
      checkPending(wave, instruction);
    ++wave.counts[static_cast<size_t>(instruction.operation->category)];
    instruction.execute(wave, instruction);
  }
  wave.executed += turn - count;
}

bool fuse::sim::amd::run(Group &group, uint32_t turns) {
  std::vector<Wave *> ready;
  for (; turns; --turns) {
    ready.clear();
    bool waits = false;
    for (const std::unique_ptr<Wave> &wave : group.waves) {
      if (wave->state == Wave::Running)
        ready.push_back(wave.get());
      waits |= wave->state == Wave::AtBarrier;
    }
    if (ready.empty()) {
      if (!waits)
        return false;
      releaseBarrier(group);
      continue;
    }
    // Short turns and long ones: both find orders that the other does not.
    Wave &next = *ready[group.random.below(static_cast<uint32_t>(ready.size()))];
    run(next, 1 + group.random.below(uint32_t(1) << group.random.below(10)));
  }
  return true;
}

bool fuse::sim::amd::isWaiting(const Group &group) {
  // One that has been told the same thrice in a row polls.
  constexpr uint32_t fewPolls = 3;
  return std::all_of(group.waves.begin(), group.waves.end(), [](const auto &wave) {
    return wave->state != Wave::Running || wave->polls >= fewPolls;
  });
}
