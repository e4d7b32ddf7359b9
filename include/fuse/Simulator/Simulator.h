//===- Simulator.h - generated code, executed on the CPU --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One more driver behind the runtime's interface: it executes AMD code objects and NVIDIA PTX
// instruction by instruction, and reports what hardware would hide. docs/Simulator.md says what
// is modelled.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_SIMULATOR_SIMULATOR_H
#define FUSE_SIMULATOR_SIMULATOR_H

#include "fuse/Runtime/Driver.h"

#include <map>
#include <string>
#include <vector>

namespace fuse::sim {

/// What the simulated chip is; limits as in the compiler's chip table.
struct Device {
  std::string chip;   // "gfx942", "sm_90a"
  std::string vendor; // "amd", "nvidia"
  uint32_t lanes = 32;
  uint32_t maxThreads = 1024;      // of a block
  uint32_t sharedPerBlock = 49152; // bytes of shared memory or LDS
  uint32_t maxRegisters = 255;     // 32-bit registers of a thread
  uint32_t registersPerUnit = 65536;
  uint32_t units = 1; // SMs or CUs
  uint32_t dies = 1;  // that start blocks of their own, dealt to them in turn
};

struct Options {
  /// Of the order in which warps run and asynchronous work completes.
  uint64_t seed = 0;
  /// Host threads; 0: one per core.
  unsigned threads = 0;
  /// Instructions that one warp or wave may execute in one launch: a loop that never ends becomes
  /// a fault that says where. The default is a minute of one host thread, and a hundred times
  /// what the largest kernels take.
  uint64_t limit = uint64_t(1) << 30;
};

/// Counts by name, over all launches so far: "instructions", "instructions.mfma",
/// "bytes.global.read", "lds.conflicts", ...
using Statistics = std::map<std::string, uint64_t>;

/// A parameter of a kernel as its code declares it (PTX's .param, an AMD code object's metadata):
/// where it lies in the parameter or argument segment.
struct KernelParameter {
  uint32_t offset = 0, size = 0;
};

/// A runtime driver whose launches run at once, on the host. A fault (race, missing wait,
/// access out of bounds, unknown instruction, ...) is thrown as runtime::Error; its text names
/// the kernel, the block, the warp or wave, the instruction, the lane and the address.
class Simulator : public runtime::Driver {
public:
  virtual const Statistics &statistics() const = 0;
  /// The parameters that a launch of the kernel is to give, in order.
  virtual const std::vector<KernelParameter> &parametersOf(runtime::KernelHandle kernel) const = 0;
};

std::unique_ptr<Simulator> openSimulator(const Device &device, const Options &options);

} // namespace fuse::sim

#endif // FUSE_SIMULATOR_SIMULATOR_H
