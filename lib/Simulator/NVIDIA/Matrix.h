//===- Matrix.h - NVIDIA's matrix instructions ------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_MATRIX_H
#define FUSE_LIB_SIMULATOR_NVIDIA_MATRIX_H

#include <cstdint>
#include <functional>
#include <string>

namespace fuse::sim::nvidia {

enum class MatrixElement { F16, BF16, TF32, E4M3, E5M2, S8, U8, F32, S32 };

/// tf32 takes four.
unsigned sizeInBytes(MatrixElement element);

/// D = A * B + C of m x n, A of m x k, B of k x n; C and D have one type. mma.sync is a warp's,
/// wgmma (m = 64) a warpgroup's.
struct MatrixInstruction {
  unsigned m, n, k;
  MatrixElement a, b, d;
  /// 32-bit registers of a lane. A's count is that of A from registers, B's is 0 for wgmma.
  unsigned aRegisters, bRegisters, dRegisters;
  /// Integer sums are clamped to 32 bits.
  bool satfinite;
};

/// Of "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32". Throws on what is not simulated.
MatrixInstruction parseMma(const std::string &opcode);
/// Of "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16".
MatrixInstruction parseWgmma(const std::string &opcode);

/// mma.sync. Registers are [register][lane]; `d` may be `c`.
void execute(const MatrixInstruction &instruction, const uint32_t (*a)[32], const uint32_t (*b)[32],
             const uint32_t (*c)[32], uint32_t (*d)[32]);

/// The bytes of a range of shared memory, in the address space that descriptors use; to check
/// the range and to throw is up to the callee.
using ReadShared = std::function<const uint8_t *(uint32_t address, uint32_t bytes)>;

struct WgmmaOperands {
  /// A's registers, or null: A is in shared memory.
  const uint32_t (*a)[128] = nullptr;
  uint64_t aDescriptor = 0, bDescriptor = 0;
  /// D = A * B + D, or A * B.
  bool scaleD = true;
  /// imm-scale-a, -b: -1 negates.
  int scaleA = 1, scaleB = 1;
  /// imm-trans-a, -b: the matrix in shared memory is MN-major.
  bool transA = false, transB = false;
};

/// wgmma.mma_async, all at once. Registers are [register][lane of the warpgroup].
void execute(const MatrixInstruction &instruction, const WgmmaOperands &operands,
             const ReadShared &shared, uint32_t (*d)[128]);

/// Calls `visit` for each range of shared memory that A (unless it is in registers) and B are
/// read from.
void forEachSharedRange(const MatrixInstruction &instruction, const WgmmaOperands &operands,
                        const std::function<void(uint32_t address, uint32_t bytes)> &visit);

} // namespace fuse::sim::nvidia

#endif // FUSE_LIB_SIMULATOR_NVIDIA_MATRIX_H
