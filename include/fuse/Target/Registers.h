//===- Registers.h - what a kernel keeps in registers -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One model of the 32-bit registers of a thread, as SharedMemory.h is of shared memory: legality
// and the lists of schedules ask it with what a schedule says, tile-slice-epilogue and the lowering
// with what stands in a kernel.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_REGISTERS_H
#define FUSE_TARGET_REGISTERS_H

#include "fuse/Target/ChipInfo.h"

namespace mlir::fuse {

//===----------------------------------------------------------------------===//
// Kernels with roles
//===----------------------------------------------------------------------===//

/// How many registers a thread of each role has.
struct RoleRegisters {
  int64_t producer, consumer;
  /// Whether producers hand theirs over, since the CTAs fill the register file.
  bool handsOver;
  /// How many a consumer lacks for what an epilogue loads ahead: because producers that copy keep
  /// them, because of many accumulators, or because CTAs share the register file.
  int64_t kept = 0;
};

/// The registers of roles in a kernel of so many threads, of which `producers` warps load and copy
/// `copies` operands themselves; a consumer awaits `accumulators` together. An SM holds `resident`
/// such CTAs.
RoleRegisters splitRegisters(int64_t threads, int64_t producers, int64_t accumulators,
                             int64_t copies, int64_t resident);

/// Registers of a producer from which on LLVM may unroll its loop over steps that choose between
/// two boxes: with 24, tiles of 256 x 192 spilled 20 bytes [spills].
constexpr int64_t kUnrollingProducer = 40;

/// The most columns of a warpgroup's instruction in a kernel of so many threads, of whose CTAs an
/// SM holds `resident`.
int64_t getInstructionColumns(int64_t threads, int64_t resident);

/// What an epilogue computes and reads.
struct EpilogueFacts {
  int64_t products = 1, auxiliaries = 0;
  /// Those computed in several instructions; a power is two of them.
  int64_t functions = 0;
  bool loads = false;          ///< an auxiliary that is no scalar
  bool takesWords = false;     ///< an auxiliary of more than 16 bits
  bool hasExponential = false; ///< exp, exp2, tanh, a SiLU or a sigmoid
  bool hasSigmoid = false;     ///< a SiLU or a sigmoid
  bool hasTanhGelu = false;
  bool hasTrigonometric = false; ///< a sine, cosine or tangent, whose reduction takes registers
  /// Whether a function is computed of what no auxiliary has a part in, and one is used later.
  bool usesLate = false;
  bool hasOther = false; ///< what is neither simple arithmetic, one of these, nor a GELU by erf
};

/// How consumers carry it out.
struct ConsumerFacts {
  int64_t warps;
  /// Beside so many warps of producers, in so many CTAs that share an SM.
  int64_t producers, resident;
  /// Whether producers copy operands, for which they keep registers.
  bool areCopied;
  /// Whether threads load auxiliaries of the result's size themselves.
  bool loadsWhole;
  bool isSwapped;
  /// Whether CTAs share tiles along k.
  bool sharesTiles;
  /// Whether groups of them take turns.
  bool takesTurns;
  /// Whether there is one result, of 16 bits, which goes out in boxes, and no auxiliary of its
  /// size.
  bool storesBoxesOnly;
  /// The same where auxiliaries of its size come through a ring.
  bool readsRing;
  /// Whether a tile has a place in a batch, too, which takes registers.
  bool isBatched;
  /// CTAs of a cluster that split k, each of which adds up its part of the tile.
  int64_t ctasAlongK = 1;
  /// Whether threads cannot share the tile's columns in pieces of 16.
  bool isUneven = false;
  int64_t results = 1;
  /// Whether one of them goes out element by element.
  bool storesElements = false;
  /// Whether threads load several auxiliaries of the result's size.
  bool loadsSeveralWhole = false;

  bool areCrowded() const { return areCopied || loadsWhole; }
};

/// The accumulators of a consumer beside which the epilogue finds registers.
int64_t getAccumulatorLimit(const EpilogueFacts &epilogue, const ConsumerFacts &consumers);

/// The accumulators of a consumer that are wise where a second result is held until the first is
/// stored, and so is what auxiliaries were loaded for: beside 128 they do not fit.
constexpr int64_t kWiseBesideHeldResult = 64;

/// The same where operands are swapped and an auxiliary of the result's size is loaded element by
/// element.
constexpr int64_t kWiseSwappedBesideLoads = 32;

/// How many registers may hold what an epilogue loads ahead, of whose results the widest has so
/// many bits; `storesRows` where lanes store rows, and `kept` as above.
int64_t getWordsAhead(int64_t bits, bool storesRows, int64_t kept);

//===----------------------------------------------------------------------===//
// Kernels whose warps all load and multiply
//===----------------------------------------------------------------------===//

/// The accumulators of a thread that leave room for operands and addresses.
int64_t getAccumulatorLimit(const ChipInfo &chip);

/// The same together with what stands in registers until a buffer is free.
int64_t getPrefetchLimit(const ChipInfo &chip);

/// Whether it is also wise to have so many, of operands of so many bits, with the next steps
/// standing in `prefetched` registers, in one of `waves` on a SIMD.
bool areWiseRegisters(int64_t accumulators, int64_t prefetched, int64_t bits, const ChipInfo &chip,
                      int64_t waves = 2);

/// What a thread takes in all, by the cost model.
double estimateRegisters(double accumulators, double prefetched, const ChipInfo &chip);

/// How many registers of a thread may hold accumulators, auxiliaries and results of an epilogue
/// together. One that would take more is carried out slice by slice.
int64_t getEpilogueRegisters(const ChipInfo &chip);

//===----------------------------------------------------------------------===//
// Row and elementwise kernels
//===----------------------------------------------------------------------===//

/// Registers of a thread that hold what it reads and keeps; the others are for addresses and what
/// is computed.
int64_t getRowValueLimit(const ChipInfo &chip);

} // namespace mlir::fuse

#endif // FUSE_TARGET_REGISTERS_H
