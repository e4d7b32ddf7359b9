//===- ChipInfo.h - what the compiler knows of each chip --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_CHIPINFO_H
#define FUSE_TARGET_CHIPINFO_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::fuse {

enum class Vendor { Nvidia, Amd };

/// How tiles can travel to and from shared memory besides through registers.
struct CopyEngines {
  bool cpAsync = false;    // asynchronous copies of 4, 8 or 16 bytes a thread (cp.async)
  bool tma = false;        // tensor memory accelerator (cp.async.bulk.tensor)
  bool loadMatrix = false; // 8x8 matrices from shared memory to the lanes of a warp (ldmatrix)
};

/// What the cost model of matmuls knows of a chip beyond its data sheet.
struct ModelFacts {
  double clock;               // cycles a second, at the power limit where there is one
  double sharedBytesPerCycle; // shared memory or LDS, per SM or CU
  double cacheBytesPerCycle;  // the cache behind it, per SM or CU
  double barrierCycles;       // a step's barrier where a block is alone
  double stepLatency;         // seconds of loads that a step must run ahead
  double flightLatency;       // seconds of bytes in flight for half the bandwidth to memory
};

/// What the cost model of kernels with roles (lib/Target/Schedules/WarpSpecializedModel.cpp) knows
/// of a chip, by timings of such kernels on it. Times are in seconds, rates a second and SM.
struct RolesFacts {
  double matrixShare; // of the matrix peak that warpgroups reach, at the clock of `power`

  // At the power limit.
  double power;         // watts at that clock, of what is counted here
  double powerExponent; // of the time, in power at one clock
  double flopEnergy;    // joules of a flop,
  double readEnergy;    // of a byte that products read from shared memory,
  double copyEnergy;    // of one that is copied there from L2,
  double memoryEnergy;  // and of one from or to memory
  double keptShare;     // of the L2 cache, that may pass by until half of what was read is lost

  double waveLoss; // of the time at memory, where almost no tile is left for the last wave

  // Steps of k.
  double cacheReads;     // what an SM reads from L2 in a cycle, in ModelFacts' bytes
  double cacheRate;      // bytes from L2 to all SMs together
  double slotLatency;    // until a slot's tiles are there
  double ownWait;        // of products of one warpgroup that are waited for in their own step
  double tileTime;       // that a ring is filled before a tile's first step
  double copyRealigned;  // bytes a cycle and SM of lines that producers shift
  double realignTime;    // seconds beside, for each tile of one line's columns that they shift
  double fewRows;        // factor on the time of up to 16 rows with swapped operands
  double swappedInTurns; // factor on the time of one product in turns with swapped operands
  double wideOrderLoss;  // share for a doubling of rows of tiles, by doublings of steps

  // Epilogues: elements, if nothing else is said.
  double epilogueRate;       // between two tiles
  double ringRate;           // of auxiliaries, read out of a ring
  double ringLatency;        // seconds until a slot of it that was read is full again,
  double ringLatencyOfTile;  // and for each auxiliary's tile in it
  double simpleRate;         // of simple arithmetic, where a ring holds a whole tile
  double functionRate;       // the same of functions, by one warp,
  double functionRateOfWarp; // and by each one more
  double rateInTurns;        // beside each other: by two groups in turns,
  double rateOfCta;          // by each of several CTAs of an SM,
  double rateOfCtas;         // and by all of these
  double besideEpilogues;    // share of the products that is not beside them

  // Several CTAs of an SM.
  double residentReads;    // what reads of operands take more, as a factor,
  double residentProducts; // and products
  double slotTime;         // until a slot of one of them is full again

  // CTAs that share tiles, and clusters that share one.
  double partialRate; // elements of sums through memory, there and back
  double clearTime;   // of the kernel that clears flags
  double sharingLoss; // share of the time, in waiting for sums
  double clusterRate; // elements of sums between the CTAs of a cluster, there and back
  double clusterTime; // each doubling of its CTAs, to start, to meet and to end
  double clusterRows; // what the L2 cache takes longer for CTAs that read other parts of k
};

/// One row of the chip table: facts only. A new chip is a new row. Parts of one architecture whose
/// figures differ have a row each: what the instructions need is the same in all of them, and code
/// for one runs on the others.
struct ChipInfo {
  /// What `chip=` says: the architecture, or a name of its own for a further part ("h200").
  llvm::StringLiteral name;
  /// As the target attributes and manifests have it ("sm_90a", "gfx942").
  llvm::StringLiteral architecture;
  Vendor vendor;
  /// The part whose figures the row holds, for the cost model's sake; its first word stands in the
  /// device names that drivers give.
  llvm::StringLiteral part;
  int64_t lanes;            // threads of a warp or wave
  int64_t maxThreads;       // threads of a block
  int64_t sharedPerBlock;   // bytes of shared memory or LDS a block may use
  int64_t sharedPerUnit;    // bytes of it on an SM or CU
  int64_t reservedShared;   // bytes of it that the system takes per block
  int64_t maxRegisters;     // 32-bit registers a thread can address
  int64_t registersPerUnit; // 32-bit registers of an SM or CU
  int64_t units;            // SMs or CUs
  int64_t maxWarpsPerUnit;  // resident warps or waves on an SM or CU
  double bandwidth;         // bytes per second to device memory
  int64_t cacheBytes;       // last-level cache
  double cacheBandwidth;    // bytes per second from L2, to all SMs or CUs together
  double peakF16;           // dense matrix operations per second, f16 and bf16
  double peakTf32;          // dense tf32 matrix operations per second, 0: not there
  double peakF32;           // f32 with IEEE products, by the fastest unit
  /// Share of the matrix peaks that the instructions of our kernels reach.
  double matrixShare;
  ModelFacts model;
  CopyEngines copies;
  /// Its matrix instructions by their names in the table of atoms (MatrixAtom.h), best first: what
  /// divides a tile decides among those for its elements.
  llvm::ArrayRef<llvm::StringLiteral> atoms;
  /// The same of whole warpgroups, operands in shared memory (wgmma); at most one an element type.
  llvm::ArrayRef<llvm::StringLiteral> warpgroupAtoms = {};
  /// Dies (XCDs) with an L2 cache and a share of the CUs each; blocks are dealt to them in turn.
  int64_t dies = 1;
  /// A kernel may start before the launch ahead of it has ended, and wait for that by itself
  /// (griddepcontrol).
  bool launchesOverlap = false;
  /// Null where kernels with roles do not run.
  const RolesFacts *roles = nullptr;
};

/// The row of `name`, or null.
const ChipInfo *lookupChip(llvm::StringRef name);

/// The row of a device, of the architecture and the name that its driver gives ("sm_90", "NVIDIA
/// H200"): its part's where there is one, else that whose name is the architecture; null if it is
/// not known. Instructions of the architecture alone (sm_90a) are used.
const ChipInfo *lookupDevice(llvm::StringRef architecture, llvm::StringRef deviceName);

/// As lookupChip; on an unknown name reports the known ones.
const ChipInfo *lookupChipOrReport(llvm::StringRef name,
                                   llvm::function_ref<InFlightDiagnostic()> emitError);

llvm::ArrayRef<ChipInfo> getChips();

/// `#nvvm.target` or `#rocdl.target` for the chip.
Attribute getTargetAttr(const ChipInfo &chip, MLIRContext *context);

} // namespace mlir::fuse

#endif // FUSE_TARGET_CHIPINFO_H
