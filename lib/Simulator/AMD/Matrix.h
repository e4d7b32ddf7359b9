//===- Matrix.h - AMD's matrix instructions ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_MATRIX_H
#define FUSE_LIB_SIMULATOR_AMD_MATRIX_H

#include <cstdint>
#include <string>

namespace fuse::sim::amd {

enum class MatrixElement { F16, BF16, F32, F64, XF32, I8, FP8, BF8, F8F6F4 };

/// A dense v_mfma_* instruction: D = A * B + C on `blocks` independent matrices, A of m x k,
/// B of k x n. In the manuals' terms A is the first source and its rows are those of D.
struct MatrixInstruction {
  unsigned m, n, k, blocks;
  MatrixElement a, b;
  /// Elements of an operand in one lane, consecutive along k.
  unsigned run;
  /// 32-bit registers of A, of B, and of C or D.
  unsigned operandRegisters, resultRegisters;
  /// Whether cbsz/abid and blgp choose blocks of A and lanes of B.
  bool hasCbsz, hasBlgp;
  /// The target's 8-bit formats are FNUZ (gfx942) and not OCP's.
  bool fnuz;
  /// Denormal inputs and results count as zero.
  bool flushes;
};

struct MatrixModifiers {
  unsigned cbsz = 0, abid = 0, blgp = 0;
};

/// By the mnemonic that the disassembler prints for the chip, such as "v_mfma_f32_16x16x16_f16" or
/// gfx90a's "v_mfma_f32_16x16x16f16"; null if the chip has no such instruction.
const MatrixInstruction *findMatrixInstruction(const std::string &mnemonic,
                                               const std::string &chip);

/// All registers are [register][lane]. `d` may be `c`, and may overlap any operand. Throws on
/// modifiers that the instruction does not have.
void execute(const MatrixInstruction &instruction, const uint32_t (*a)[64], const uint32_t (*b)[64],
             const uint32_t (*c)[64], uint32_t (*d)[64], const MatrixModifiers &modifiers = {});

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_MATRIX_H
