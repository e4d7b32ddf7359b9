//===- GlobalSync.h - what blocks tell each other in device memory -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_GLOBALSYNC_H
#define FUSE_LIB_SIMULATOR_NVIDIA_GLOBALSYNC_H

#include "Warp.h"

namespace fuse::sim::ptx {

/// An access of device memory by the instruction at hand: by an agent of the warp's cluster that
/// knows what `knowledge` says.
GlobalAccess makeGlobalAccess(const Warp &warp, const Access &by, const Knowledge &knowledge,
                              bool writes);
/// By the warp itself, in elements of `width` bytes.
GlobalAccess makeGlobalAccess(const Warp &warp, bool writes, Scope scope, unsigned width);

/// The bytes at an address of device memory, checked for bounds, for values that nobody wrote and,
/// by noteGlobal, for races. Faults name the lane.
uint8_t *locateGlobal(Warp &warp, uint64_t address, uint32_t bytes, bool writes, int lane);
void noteGlobal(Warp &warp, const GlobalAccess &access, uint64_t address, uint64_t bytes, int lane);

/// Accesses of several lanes or rows. Those side by side are checked for races as one.
class GlobalRun {
public:
  GlobalRun(Warp &warp, const GlobalAccess &access) : warp(warp), access(access) {}
  void add(uint64_t address, uint64_t bytes, int lane) {
    if (address >= start && address + bytes <= end)
      return;
    if (address != end) {
      finish();
      start = address;
      first = lane;
    }
    end = address + bytes;
  }
  /// To be called after the last one.
  void finish() {
    if (start < end)
      noteGlobal(warp, access, start, end - start, first);
    start = end = 0;
  }
  /// Adds an access and gives its bytes.
  uint8_t *locate(uint64_t address, uint32_t bytes, int lane) {
    uint8_t *at = locateGlobal(warp, address, bytes, access.writes, lane);
    add(address, bytes, lane);
    return at;
  }

private:
  Warp &warp;
  const GlobalAccess access;
  uint64_t start = 0, end = 0;
  int first = 0;
};

/// What the orders of atomic accesses and fences say (PTX ISA, "Memory Consistency Model"): a
/// release, or an atomic write after a fence, leaves at its address what the warp knows to have
/// happened; an acquire, or a fence after an atomic read, learns of it.
void releaseAt(Warp &warp, const Instruction &instruction, uint64_t address, bool replaces);
void acquireAt(Warp &warp, const Instruction &instruction, uint64_t address);
void fenceDevice(Warp &warp);

/// "block (1,0,0), warp 3, PTX line 12: '...'"
std::string describeAccess(const Program &program, const runtime::LaunchConfig &config,
                           const PastAccess &touch);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_GLOBALSYNC_H
