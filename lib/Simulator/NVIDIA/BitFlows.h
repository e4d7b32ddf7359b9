//===- BitFlows.h - which bits of registers are used ------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_BITFLOWS_H
#define FUSE_LIB_SIMULATOR_NVIDIA_BITFLOWS_H

#include "Program.h"

namespace fuse::sim::ptx {

/// How bits of an operand reach those of a result.
enum class Reach : uint8_t {
  Move, // one by one
  Up,   // each of the result depends on those from its own place down: sums, products
  Down, // from its own place up: shifts to the right
  All,  // each of the result depends on all
};

/// Bits of a lane of a register; a predicate has one.
struct BitRange {
  unsigned first = 0, count = 64;
};

inline uint64_t lowBits(unsigned count) {
  return count < 64 ? (uint64_t(1) << count) - 1 : ~uint64_t(0);
}

/// The bits of a kernel's registers that something uses: that decide what is stored, an address, a
/// branch, or whatever else instructions do but compute a register. Whatever the others hold, the
/// kernel does the same. Registers are taken as they are named, wherever the kernel is.
class BitFlows {
public:
  /// Says that bits are used for what they are.
  void use(Slot slot, uint64_t bits);
  /// Says that bits of the source are used as far as those that they reach are.
  void add(Slot source, Slot result, Reach reach, BitRange from, BitRange to);
  /// Says that registers that nobody reads are used: that code without effect has one.
  void useUnread();
  /// Carries what is used of results back to what they are made of.
  void follow();
  uint64_t used(Slot slot) const;

private:
  static constexpr uint32_t none = ~0u;
  struct Flow {
    Slot source;
    uint32_t next; // of the same result
    Reach reach;
    uint8_t from, fromCount, to, toCount;
  };
  struct Register {
    uint64_t used = 0;
    uint32_t flows = none; // the first whose result it is
    bool isRead = false, queued = false;
  };
  Register &at(Slot slot);
  void mark(uint32_t index, uint64_t bits);

  std::vector<Register> registers; // [slot / slotAlignment]
  std::vector<Flow> flows;
  std::vector<uint32_t> queue; // registers of which more is used than is followed
};

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_BITFLOWS_H
