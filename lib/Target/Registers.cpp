//===- Registers.cpp - what threads keep in registers ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of what compilers' allocators do nothing is promised: where no source is named, a number is the
// most with which nothing spilled (test/Target/codegen/roles.test, spills-nvidia.test and
// spills-amd.test look for what does).

#include "fuse/Target/Registers.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Warps that load and multiply
//===----------------------------------------------------------------------===//

int64_t mlir::fuse::getMostAccumulators(const ChipInfo &chip) {
  // Three quarters of what a thread can address; half of what a lane of AMD's chips can.
  return chip.vendor == Vendor::Amd ? chip.maxRegisters / 2 : 192;
}

bool mlir::fuse::leavesRoom(const ChipInfo &chip, int64_t accumulators, int64_t prefetched,
                            bool isF32) {
  // No AMD chip was timed: stay with half of a lane's registers where a SIMD has two waves.
  if (chip.vendor == Vendor::Amd)
    return accumulators <= 64 && accumulators + prefetched <= 128;
  // Fragments of f32 are twice as large: beside 128 accumulators they spill, even of a product
  // alone.
  return accumulators <= (isF32 ? 64 : 128);
}

double mlir::fuse::estimateRegisters(const ChipInfo &chip, double accumulators, double prefetched) {
  return std::min<double>(chip.maxRegisters, accumulators + prefetched + 64);
}

int64_t mlir::fuse::getEpilogueRegisters(const ChipInfo &chip) {
  // Of the 512 of a lane on AMD's chips, whole epilogues leave enough. ptxas has 255 for a thread,
  // and spills if more of them than this hold tiles.
  return chip.vendor == Vendor::Amd ? chip.maxRegisters : 152;
}

//===----------------------------------------------------------------------===//
// Warps with roles
//===----------------------------------------------------------------------===//

int64_t mlir::fuse::getMostAccumulators(const EpilogueFacts &epilogue) {
  // An epilogue needs about 100 beside them, 48 if all that it reads is one row or column of 16-bit
  // elements and it is simple arithmetic or a GELU, 64 if these are wider or it has an exponential
  // function, and more than 100 with several functions. ptxas computes elements side by side until
  // something is loaded: a GELU by tanh that loads nothing needs 80.
  int64_t most = epilogue.auxiliaries > 1 ? 128 : epilogue.products > 1 ? 160 : 192;
  if (epilogue.loadsWide || epilogue.hasExponential)
    most = std::min<int64_t>(most, 176);
  if (epilogue.hasTanhGelu && !epilogue.loads)
    most = std::min<int64_t>(most, 160);
  if (epilogue.hasOther)
    most = std::min<int64_t>(most, 128);
  return epilogue.functions > 1 ? std::min<int64_t>(most, 112) : most;
}

int64_t mlir::fuse::getMostAccumulators(const ConsumerFacts &consumer) {
  // Three warpgroups have 160 registers a thread.
  if (consumer.warpgroups > 2)
    return !consumer.isCrowded ? 96 : consumer.products > 1 ? 64 : 80;
  const int64_t few = std::min<int64_t>(consumer.besideEpilogue, 128);
  // Where CTAs share tiles, a thread also holds where its piece begins and ends.
  if (consumer.swaps && consumer.sharesTiles)
    return std::min<int64_t>(few, 112);
  // With one or two, many accumulators leave room for what goes out in boxes.
  if (consumer.isCrowded || consumer.swaps || !consumer.storesBoxes)
    return few;
  return consumer.sharesTiles ? std::max(few, consumer.besideEpilogue - 32)
                              : consumer.besideEpilogue;
}

RoleRegisters mlir::fuse::splitRegisters(int64_t warps, int64_t producers, int64_t accumulators,
                                         int64_t copies) {
  // The register file, and what setmaxnreg gives a thread at most (PTX ISA: multiples of 8 from 24
  // on). Consumers have room for 128 accumulators.
  constexpr int64_t registersPerUnit = 64 * 1024, maxRegisters = 240, maxAccumulators = 128;
  int64_t consumers = std::max<int64_t>(warps - producers, 1);
  int64_t evenly = registersPerUnit / (32 * warps) / 8 * 8;
  auto leftBy = [&](int64_t registers) {
    return std::min((evenly * warps - registers * producers) / consumers / 8 * 8, maxRegisters);
  };
  // The tensor memory accelerator asks little of producers; beside many accumulators they keep the
  // least.
  int64_t few = consumers / 4 > 2 ? 32 : accumulators > 160 ? 24 : 40;
  const bool handsOver = evenly < maxRegisters;
  if (copies == 0)
    return {few, leftBy(few), handsOver, std::max<int64_t>(accumulators - maxAccumulators, 0)};
  // With 56 some tiles spill, with 72 some that shift two operands; more are taken only from
  // consumers with few accumulators.
  constexpr int64_t most = 120, least = 72;
  const int64_t beside = copies > 2 ? 96 : 100;
  int64_t copying = leftBy(most) >= accumulators + beside ? most : least;
  return {copying, leftBy(copying), handsOver,
          std::max<int64_t>(leftBy(few) - leftBy(copying) -
                                std::max<int64_t>(maxAccumulators - accumulators, 0),
                            0)};
}

int64_t mlir::fuse::getRegistersAhead(bool ofF32, bool ofRows, int64_t kept) {
  // A consumer has 232, of which 128 are accumulators: from 64 on some tiles spill; with results of
  // f32 from 48 on; with rows from 32 on.
  int64_t free = ofRows ? 16 : ofF32 ? 32 : 48;
  return std::max<int64_t>(free - kept, 0);
}
