//===- Program.h - PTX, decoded ---------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_PROGRAM_H
#define FUSE_LIB_SIMULATOR_NVIDIA_PROGRAM_H

#include "../GlobalRaces.h"
#include "Matrix.h"
#include "fuse/Simulator/Simulator.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fuse::sim::ptx {

struct Warp;
struct Instruction;

constexpr unsigned numLanes = 32;
constexpr uint32_t allLanes = ~0u;

/// Executes an instruction for the lanes of `mask`, which is not empty.
using Handler = void (*)(Warp &warp, const Instruction &instruction, uint32_t mask);

/// Where an operand is: a byte offset into the warp's register file, or into the kernel's
/// constants, where an immediate is held once for every lane so that it reads like a register.
/// A register of 2, 4 or 8 bytes is an array of 32; a predicate is a mask of 32 bits.
using Slot = uint32_t;
constexpr Slot constantSlot = 1u << 31;
/// Registers start at multiples of this.
constexpr uint32_t slotAlignment = 64;

enum class Type : uint8_t {
  None,
  Pred,
  B8,
  B16,
  B32,
  B64,
  B128,
  U8,
  U16,
  U32,
  U64,
  S8,
  S16,
  S32,
  S64,
  U16x2,
  S16x2,
  F16,
  F16x2,
  BF16,
  BF16x2,
  TF32,
  F32,
  F64,
  E4M3x2,
  E5M2x2,
};

inline unsigned bytesOf(Type type) {
  switch (type) {
  case Type::None:
  case Type::Pred:
    return 0;
  case Type::B8:
  case Type::U8:
  case Type::S8:
    return 1;
  case Type::B16:
  case Type::U16:
  case Type::S16:
  case Type::F16:
  case Type::BF16:
  case Type::E4M3x2:
  case Type::E5M2x2:
    return 2;
  case Type::B32:
  case Type::U32:
  case Type::S32:
  case Type::U16x2:
  case Type::S16x2:
  case Type::F16x2:
  case Type::BF16x2:
  case Type::TF32:
  case Type::F32:
    return 4;
  case Type::B64:
  case Type::U64:
  case Type::S64:
  case Type::F64:
    return 8;
  case Type::B128:
    return 16;
  }
  return 0;
}
/// Of the elements that an instruction of this type computes one by one.
inline unsigned elementBytesOf(Type type) {
  switch (type) {
  case Type::U16x2:
  case Type::S16x2:
  case Type::F16x2:
  case Type::BF16x2:
    return 2;
  case Type::E4M3x2:
  case Type::E5M2x2:
    return 1;
  default:
    return bytesOf(type);
  }
}
inline bool isSigned(Type type) { return type >= Type::S8 && type <= Type::S64; }
inline bool isFloat(Type type) { return type >= Type::F16; }

/// State spaces. An address of Shared may be one of another block of the cluster (mapa).
enum class Space : uint8_t { Generic, Global, Shared, SharedCluster, Local, Param };

/// Of accesses of memory and of fences; Plain is no atomic one.
enum class MemoryOrder : uint8_t { Plain, Relaxed, Acquire, Release, Both };

/// For the statistics.
enum class Class : uint8_t { Other, Integer, Float, Global, Shared, Ldmatrix, Mma, Wgmma };

struct Instruction {
  Handler handler = nullptr;
  Slot guard = 0;
  bool guarded = false, negated = false;
  /// It is recorded which accumulators this writes; see wgmma.fence.
  bool writesAccumulator = false;
  Class klass = Class::Other;
  Space space = Space::Generic;
  uint8_t width = 0;  // bytes of an element in memory
  uint8_t stride = 0; // bytes of a lane in the register
  bool isLoad = false;
  bool flag = false; // what it means is the handler's business, as with mode
  uint8_t mode = 0;
  uint8_t narrow = 0; // bit n: op[n] is an address of 32 bits
  MemoryOrder order = MemoryOrder::Plain;
  Scope scope = Scope::Plain;
  /// Of loads and stores: bytes that are accessed at all. Nobody uses what a load leaves out.
  uint64_t usedBytes = 0;
  uint32_t target = 0; // of a branch
  uint32_t line = 0;
  std::array<Slot, 6> op = {};        // operands in the order of the text
  std::array<int64_t, 6> offset = {}; // of op[n], if that is an address
  uint64_t value = 0;                 // an immediate that must be one
  std::vector<Slot> list, list2;      // operands in braces; targets of brx.idx
  /// Registers read or written, for the check of operations in flight.
  std::vector<Slot> touched, written;
  const std::string *text = nullptr;
};

/// Special registers that hold one value all along a warp's life.
struct SpecialRegister {
  std::string name; // "%tid.x"
  Slot slot;
};

/// What a kernel gets of a variable in shared memory when it takes its address: in each block of a
/// cluster another number, the block's rank above the offset, as on the hardware.
struct SharedAddress {
  uint64_t offset;
  Slot slot;
  unsigned bytes; // 4 or 8
};

/// A kernel, decoded.
struct Program {
  std::string name;
  std::vector<Instruction> code;
  std::vector<std::string> texts; // of the statements
  std::vector<uint8_t> constants;
  uint32_t registerBytes = 0; // of a warp
  std::vector<SpecialRegister> specials;
  std::vector<SharedAddress> sharedAddresses;
  std::vector<KernelParameter> parameters;
  uint32_t parameterBytes = 0;
  uint32_t localBytes = 0;
  uint32_t staticShared = 0; // bytes; dynamic shared memory starts here
  uint32_t dynamicShared = 0;
  bool usesDynamicShared = false;
  std::array<uint32_t, 3> requiredThreads = {0, 0, 0}, maxThreads = {0, 0, 0};
  std::array<uint32_t, 3> requiredCluster = {0, 0, 0};
  bool explicitCluster = false;
  uint32_t minBlocks = 1, maxRegisters = 0;
  std::vector<nvidia::MatrixInstruction> matrices;
  std::vector<Slot> accumulators; // registers of wgmma
  bool pollsMemory = false;       // loads that look for what other blocks do
  bool ordersBlocks = false; // releases, acquires or fences by which blocks learn of each other
  bool usesWgmma = false, usesBulk = false, usesCopies = false;
};

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_PROGRAM_H
