//===- Registers.cpp - what a kernel keeps in registers -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits marked [spills] are the last ones without spills: roles.test and turns.test, in
// test/Target/codegen, look for them by ptxas, in each shape of tile.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Registers.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Kernels with roles
//===----------------------------------------------------------------------===//

/// The register file of an SM of the chips that have roles (ChipInfo.cpp), and what setmaxnreg
/// gives a thread at most, in steps of 8 (PTX ISA: from 24 on): what two warpgroups have beside
/// producers that keep 24.
static constexpr int64_t registersPerUnit = 64 * 1024, mostOfConsumer = 240;
/// Accumulators for which there is room beside any epilogue of two warpgroups [spills].
static constexpr int64_t commonAccumulators = 128;
/// Registers beside accumulators that three warpgroups have, for any epilogue that is not crowded
/// [spills].
static constexpr int64_t besideAny = 64;

/// What each thread has at launch.
static int64_t getEvenly(int64_t threads, int64_t resident) {
  return registersPerUnit / resident / threads / 8 * 8;
}

RoleRegisters mlir::fuse::splitRegisters(int64_t threads, int64_t producers, int64_t accumulators,
                                         int64_t copies, int64_t resident) {
  int64_t warps = threads / 32, consumers = std::max<int64_t>(warps - producers, 1);
  int64_t evenly = getEvenly(threads, resident);
  auto leftBy = [&](int64_t registers) {
    return std::min((evenly * warps - registers * producers) / consumers / 8 * 8, mostOfConsumer);
  };
  // The tensor memory accelerator asks little of them, with 24 some spill [spills]; beside many
  // accumulators they keep the least.
  const int64_t many = resident > 1 ? commonAccumulators : 160;
  int64_t few = consumers / 4 > 2 || evenly < 128 ? 32 : accumulators > many ? 24 : 40;
  const bool handsOver = evenly < mostOfConsumer;
  if (copies == 0) {
    int64_t kept = std::max<int64_t>(accumulators - commonAccumulators, 0);
    if (resident > 1)
      kept = std::max(kept, besideAny + accumulators - leftBy(few));
    return {few, leftBy(few), handsOver, kept};
  }
  // With 56 some tiles spill, with 72 some that shift two operands; more are taken only from
  // consumers with few accumulators [spills].
  constexpr int64_t most = 120, least = 72;
  const int64_t beside = copies > 2 ? 96 : 100;
  int64_t copying = leftBy(most) >= accumulators + beside ? most : least;
  return {copying, leftBy(copying), handsOver,
          std::max<int64_t>(leftBy(few) - leftBy(copying) -
                                std::max<int64_t>(commonAccumulators - accumulators, 0),
                            0)};
}

int64_t mlir::fuse::getInstructionColumns(int64_t threads, int64_t resident) {
  // ptxas gives an instruction what a thread has at launch, 26 beside its accumulators, of which
  // there is one for two columns; it stops at others (C7602).
  return std::max<int64_t>(getEvenly(threads, resident) - 26, 0) * 2 / 8 * 8;
}

/// Registers that an epilogue of two warpgroups needs beside accumulators: 48 if all that it reads
/// is one row or column of 16-bit elements and it is simple arithmetic or a GELU, 64 if these are
/// wider or it has an exponential function, more with several products, auxiliaries or functions.
/// ptxas computes elements side by side until something is loaded: a GELU by tanh that loads
/// nothing needs 80, a SiLU or sigmoid of one product 96 [spills].
static int64_t getNeeded(const EpilogueFacts &epilogue) {
  int64_t needed = epilogue.auxiliaries > 1 ? 112 : epilogue.products > 1 ? 80 : 48;
  if (epilogue.takesWords || epilogue.hasExponential)
    needed = std::max<int64_t>(needed, 64);
  if (epilogue.hasTanhGelu && !epilogue.loads)
    needed = std::max<int64_t>(needed, 80);
  if (epilogue.hasSigmoid && !epilogue.loads && epilogue.products == 1)
    needed = std::max<int64_t>(needed, 96);
  if (epilogue.hasOther)
    needed = std::max<int64_t>(needed, 112);
  return epilogue.functions > 1 ? std::max<int64_t>(needed, 128) : needed;
}

/// Accumulators where each element of an auxiliary of the result's size comes by a load of its own,
/// beside so many auxiliaries: by three warpgroups, and by fewer, from one auxiliary on [spills].
static int64_t getLimitBesideElements(int64_t auxiliaries, int64_t warps) {
  static constexpr int64_t ofThree[] = {32, 32, 24, 16}, ofFewer[] = {88, 56, 48, 40};
  const int64_t last = std::clamp<int64_t>(auxiliaries, 1, 4) - 1;
  return warps > 8 ? ofThree[last] : ofFewer[last];
}

/// Three warpgroups have 160 registers a thread, less where producers that copy keep theirs, and
/// auxiliaries of the result's size that threads load themselves need more. With two, many
/// accumulators leave room for one result that goes out in boxes [spills].
static int64_t getLimitBesideVectors(const EpilogueFacts &epilogue,
                                     const ConsumerFacts &consumers) {
  if (consumers.resident > 1) {
    auto split = [&](int64_t accumulators) {
      return splitRegisters((consumers.warps + consumers.producers) * 32, consumers.producers,
                            accumulators, /*copies=*/0, consumers.resident)
          .consumer;
    };
    const int64_t needed = getNeeded(epilogue);
    // ptxas computes elements side by side until something is loaded [spills].
    const bool isFunction = epilogue.functions > 0;
    const bool isWide = epilogue.functions > 1 || epilogue.products > 2;
    const bool isCrowded = consumers.areCrowded() || epilogue.products > 1;
    const int64_t beside = isWide || (isFunction && !epilogue.loads) ? 128
                           : isFunction && isCrowded                 ? 112
                           : epilogue.products > 1                   ? 96
                           : consumers.areCrowded()                  ? 80
                                                                     : std::min(needed, besideAny);
    const int64_t few = split(/*accumulators=*/0) - beside;
    if (few < commonAccumulators || consumers.areCrowded() || !consumers.storesBoxesOnly)
      return std::min(few, commonAccumulators);
    return std::max(commonAccumulators,
                    split(commonAccumulators + 1) - needed - (needed > 48 ? 16 : 0));
  }
  if (consumers.warps > 8) {
    // Beside two auxiliaries, a second result or elements that lanes store, 96 spill [spills].
    if (!consumers.areCrowded())
      return epilogue.auxiliaries < 2 && (consumers.storesBoxesOnly || consumers.readsRing) ? 96
                                                                                            : 80;
    if (epilogue.products > 1)
      return epilogue.products > 2 ? 32 : epilogue.functions > 1 ? 48 : 64;
    return epilogue.loads ? 64 : epilogue.hasTanhGelu ? 48 : 80;
  }
  // Pieces of auxiliaries that are read out of a ring, between results that leave in boxes, want
  // few, beside what is simple arithmetic or a GELU by erf [spills].
  if (consumers.takesTurns && consumers.readsRing && !epilogue.hasOther && epilogue.functions < 2) {
    const bool isSimple = !epilogue.hasExponential && !epilogue.hasTanhGelu &&
                          !epilogue.takesWords && epilogue.products == 1;
    return isSimple && !consumers.isBatched ? 192 : commonAccumulators;
  }
  const int64_t most = mostOfConsumer - getNeeded(epilogue);
  // Who takes turns also holds whose turn it is, and how far the other has come.
  const int64_t common = !consumers.takesTurns       ? commonAccumulators
                         : most > commonAccumulators ? 96
                                                     : 64;
  int64_t few = std::min(most, common);
  // A pointer for each row or column of a fragment, and what two results have in common, take
  // registers as well [spills].
  if (consumers.storesElements && !consumers.isSwapped)
    few = std::min<int64_t>(few, 104);
  if (consumers.results > 1 && epilogue.hasOther)
    few = std::min<int64_t>(few, 80);
  // An exponential that loads nothing has less room there than elsewhere, and so has any function
  // that comes before what is loaded [spills].
  if (consumers.takesTurns && epilogue.products == 1 &&
      (epilogue.usesLate || (epilogue.hasExponential && !epilogue.loads)))
    return consumers.storesBoxesOnly ? std::min<int64_t>(most, 104) : few;
  // Where CTAs share tiles, a thread also holds where its piece begins and ends.
  if (consumers.isSwapped && (consumers.sharesTiles || consumers.areCrowded()))
    return std::min<int64_t>(few, consumers.areCrowded() ? 88 : 112);
  const bool sharesGates = consumers.sharesTiles && consumers.loadsWhole && epilogue.products > 1;
  // Two auxiliaries of the result's size that threads load, of rows whose last piece is not whole:
  // with 112 and 128 up to 84 bytes spill [spills].
  if (sharesGates || consumers.loadsSeveralWhole ||
      (consumers.areCrowded() && epilogue.products > 2))
    return std::min<int64_t>(few, 96);
  if (consumers.areCrowded() || !consumers.storesBoxesOnly ||
      (consumers.takesTurns && consumers.isBatched))
    return few;
  // A gate of two products, in turns, whichever its one function is, beside biases of 16 bits: with
  // 176 some spill, with 192 all [spills].
  if (consumers.takesTurns && epilogue.products == 2 && epilogue.auxiliaries <= 2 &&
      !epilogue.takesWords && !epilogue.hasOther && epilogue.functions < 2)
    return 160;
  if (most <= commonAccumulators)
    return few;
  if (consumers.takesTurns && most < mostOfConsumer - 48)
    return most - 16;
  return consumers.sharesTiles ? std::max(few, most - 32) : most;
}

/// Where CTAs split k, each adds up its part of the tile out of the others' shared memory [spills].
static int64_t getLimitOfCluster(const EpilogueFacts &epilogue, const ConsumerFacts &consumers) {
  // Where operands are swapped each register is of a row of its own, which has a pointer into the
  // CTA that adds it.
  if (consumers.isSwapped && consumers.ctasAlongK > 1)
    return epilogue.products > 1 ? 56 : 64;
  // Threads share columns in pieces of 16, or hold pieces one by one: beside more, eight CTAs
  // spill, and three warpgroups of four.
  if (consumers.ctasAlongK == 8)
    return consumers.isUneven ? 40 : 96;
  if (consumers.ctasAlongK == 4 && consumers.isUneven && consumers.warps > 8)
    return 40;
  return mostOfConsumer;
}

int64_t mlir::fuse::getAccumulatorLimit(const EpilogueFacts &epilogue,
                                        const ConsumerFacts &consumers) {
  const int64_t limit =
      std::min(getLimitBesideVectors(epilogue, consumers), getLimitOfCluster(epilogue, consumers));
  return consumers.isSwapped && consumers.loadsWhole
             ? std::min(limit, getLimitBesideElements(epilogue.auxiliaries, consumers.warps))
             : limit;
}

int64_t mlir::fuse::getWordsAhead(int64_t bits, bool storesRows, int64_t kept) {
  // A consumer has 232, of which 128 are accumulators. From 64 on some tiles spill; with results of
  // f32, which take twice the registers, from 48 on; with rows that lanes store, from 32 on.
  int64_t words = storesRows ? 16 : bits > 16 ? 32 : 48;
  return std::max<int64_t>(words - kept, 0);
}

//===----------------------------------------------------------------------===//
// Kernels whose warps all load and multiply
//===----------------------------------------------------------------------===//

int64_t mlir::fuse::getAccumulatorLimit(const ChipInfo &chip) {
  // Three quarters of what a thread can address, on AMD's chips half.
  return chip.vendor == Vendor::Amd ? chip.maxRegisters / 2 : 192;
}

int64_t mlir::fuse::getPrefetchLimit(const ChipInfo &chip) {
  // By the code of eight tiles for gfx942: one wave with 392 spills; two with 388 and four with 320
  // take up to 476 registers. [assumed]
  return chip.maxRegisters / 4 * 3;
}

bool mlir::fuse::areWiseRegisters(int64_t accumulators, int64_t prefetched, int64_t bits,
                                  const ChipInfo &chip, int64_t waves) {
  // No AMD chip was timed: stay with what leaves half of a lane's registers.
  if (chip.vendor == Vendor::Amd)
    return accumulators <= 64 && accumulators + prefetched <= chip.maxRegisters / waves / 2;
  // Fragments of f32 are twice as large: beside 128 accumulators they spill, even of a product
  // alone.
  return accumulators <= (bits > 16 ? 64 : 128);
}

double mlir::fuse::estimateRegisters(double accumulators, double prefetched, const ChipInfo &chip) {
  constexpr double others = 64; // addresses and fragments [assumed]
  return std::min<double>(chip.maxRegisters, accumulators + prefetched + others);
}

int64_t mlir::fuse::getEpilogueRegisters(const ChipInfo &chip) {
  // Of the 512 of a lane on AMD's chips, whole epilogues leave enough. ptxas has 255 for a thread,
  // and spills if more of them than this hold tiles.
  return chip.vendor == Vendor::Amd ? chip.maxRegisters : 152;
}

//===----------------------------------------------------------------------===//
// Row and elementwise kernels
//===----------------------------------------------------------------------===//

int64_t mlir::fuse::getRowValueLimit(const ChipInfo &chip) {
  return chip.vendor == Vendor::Nvidia ? 192 : 384;
}
