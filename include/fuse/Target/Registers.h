//===- Registers.h - what threads keep in registers -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One model of registers: legality asks it how many accumulators a thread may have, the cost model
// how many registers a thread then has, the passes on tiles how much of an epilogue may be under
// way at once, and the lowering how many registers the threads of each role have. All counts are
// 32-bit registers of one thread.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_REGISTERS_H
#define FUSE_TARGET_REGISTERS_H

#include "fuse/Target/ChipInfo.h"

namespace mlir::fuse {

//===----------------------------------------------------------------------===//
// Warps that load and multiply
//===----------------------------------------------------------------------===//

/// The most accumulators that leave room for addresses and the fragments of operands.
int64_t getMostAccumulators(const ChipInfo &chip);

/// Whether accumulators, and what stands in registers of the next step, leave as much room as
/// kernels have that do not spill and hide latencies.
bool leavesRoom(const ChipInfo &chip, int64_t accumulators, int64_t prefetched, bool isF32);

/// Registers with so many accumulators, and so many of the next step.
double estimateRegisters(const ChipInfo &chip, double accumulators, double prefetched);

/// Registers that may hold accumulators, auxiliaries and results of an epilogue together. One that
/// would take more is carried out slice by slice.
int64_t getEpilogueRegisters(const ChipInfo &chip);

//===----------------------------------------------------------------------===//
// Warps with roles
//===----------------------------------------------------------------------===//

/// What an element's epilogue computes, as far as it takes registers.
struct EpilogueFacts {
  int64_t products = 1, auxiliaries = 0;
  bool loads = false;     // some auxiliary has elements of its own along m or n
  bool loadsWide = false; // some has more than 16 bits an element
  bool hasExponential = false;
  bool hasTanhGelu = false;
  bool hasOther = false; // functions other than these and the GELU by erf
  int64_t functions = 0; // computed in several instructions, of numbers that live side by side
};

/// The accumulators beside which such an epilogue finds registers, where one or two warpgroups
/// multiply.
int64_t getMostAccumulators(const EpilogueFacts &epilogue);

/// What a schedule gives a thread that multiplies.
struct ConsumerFacts {
  int64_t warpgroups = 1, products = 1;
  int64_t besideEpilogue = 0; // getMostAccumulators of its epilogue
  /// Producers that copy keep registers of theirs, or threads load auxiliaries of the result's size
  /// themselves.
  bool isCrowded = false;
  bool swaps = false;
  bool sharesTiles = false; // with other CTAs, along k
  /// All that is stored is one result of 16-bit elements, which goes out in boxes, and no auxiliary
  /// has its size.
  bool storesBoxes = false;
};

/// The most accumulators that leave room for the epilogue.
int64_t getMostAccumulators(const ConsumerFacts &consumer);

/// The most accumulators beside a second result that is held until the first is stored, and so is
/// what auxiliaries of its size were loaded for.
constexpr int64_t kBesideHeldResults = 64;

/// The most of few rows with swapped operands, where auxiliaries of the result's size are loaded
/// element by element, and otherwise.
constexpr int64_t kSwappedBesideElements = 32, kSwapped = 128;

/// How many registers a thread of each role has.
struct RoleRegisters {
  int64_t producer, consumer;
  /// Whether producers hand theirs over, since one CTA fills the register file.
  bool handsOver;
  /// How many a consumer lacks because producers that copy keep them.
  int64_t kept = 0;
};

/// The registers of roles: of `warps`, `producers` load, and copy `copies` operands themselves; the
/// others have so many accumulators.
RoleRegisters splitRegisters(int64_t warps, int64_t producers, int64_t accumulators,
                             int64_t copies);

/// Registers that may hold what an epilogue's slices load ahead, where producers have kept so many:
/// of results of f32, which take twice the registers, and of rows that lanes store.
int64_t getRegistersAhead(bool ofF32, bool ofRows, int64_t kept);

} // namespace mlir::fuse

#endif // FUSE_TARGET_REGISTERS_H
