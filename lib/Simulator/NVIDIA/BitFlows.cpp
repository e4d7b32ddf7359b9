//===- BitFlows.cpp - which bits of registers are used --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM drops what it need not have loaded by the same reasoning (DemandedBits), so that what it
// drops is known before the kernel runs, and costs nothing while it does. On AMD, where registers
// that nobody wrote are no less a fault, values are followed at run time (AMD/Undefined.cpp).
//
//===----------------------------------------------------------------------===//

#include "BitFlows.h"

using namespace fuse::sim::ptx;

BitFlows::Register &BitFlows::at(Slot slot) {
  const uint32_t index = slot / slotAlignment;
  if (index >= registers.size())
    registers.resize(index + index / 2 + 1);
  return registers[index];
}

void BitFlows::mark(uint32_t index, uint64_t bits) {
  Register &each = registers[index];
  if (!(bits & ~each.used))
    return;
  each.used |= bits;
  if (!each.queued)
    queue.push_back(index);
  each.queued = true;
}

void BitFlows::use(Slot slot, uint64_t bits) {
  if (slot & constantSlot)
    return;
  at(slot).isRead = true;
  mark(slot / slotAlignment, bits);
}

void BitFlows::add(Slot source, Slot result, Reach reach, BitRange from, BitRange to) {
  if (source & constantSlot || !from.count || !to.count || from.first >= 64 || to.first >= 64)
    return;
  at(source).isRead = true;
  Register &made = at(result);
  flows.push_back({source, made.flows, reach, static_cast<uint8_t>(from.first),
                   static_cast<uint8_t>(from.count), static_cast<uint8_t>(to.first),
                   static_cast<uint8_t>(to.count)});
  made.flows = static_cast<uint32_t>(flows.size() - 1);
}

void BitFlows::useUnread() {
  for (uint32_t index = 0; index < registers.size(); ++index)
    if (!registers[index].isRead)
      mark(index, ~uint64_t(0));
}

void BitFlows::follow() {
  while (!queue.empty()) {
    const uint32_t index = queue.back();
    queue.pop_back();
    registers[index].queued = false;
    for (uint32_t n = registers[index].flows; n != none; n = flows[n].next) {
      const Flow &flow = flows[n];
      uint64_t bits = registers[index].used >> flow.to & lowBits(flow.toCount);
      if (!bits)
        continue;
      switch (flow.reach) {
      case Reach::Move:
        break;
      case Reach::Up:
        bits = ~uint64_t(0) >> __builtin_clzll(bits);
        break;
      case Reach::Down:
        bits = ~uint64_t(0) << __builtin_ctzll(bits);
        break;
      case Reach::All:
        bits = ~uint64_t(0);
      }
      mark(flow.source / slotAlignment, (bits & lowBits(flow.fromCount)) << flow.from);
    }
  }
}

uint64_t BitFlows::used(Slot slot) const {
  const uint32_t index = slot / slotAlignment;
  return index < registers.size() && !(slot & constantSlot) ? registers[index].used : 0;
}
