//===- MatrixAtom.h - matrix instructions and their layouts -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An atom is one matrix instruction: its shape, element type and the layout of
// each operand over the registers and lanes of one warp. A new instruction is a
// row of the table in MatrixAtoms.cpp, and its name in the rows of the chips that
// have it (ChipInfo.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_MATRIXATOM_H
#define FUSE_TARGET_MATRIXATOM_H

#include "fuse/Target/ChipInfo.h"
#include "fuse/Target/Layout.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::fuse {

enum class AtomElement { F16, BF16, F32, TF32 };

struct MatrixAtom {
  /// Instruction as the vendor's manual spells it, or "fma" for the vector unit.
  llvm::StringRef name;
  /// MLIR's op for it on AMD's chips; empty elsewhere, where nvvm.mma.sync takes shape and types.
  llvm::StringRef operation;
  AtomElement element;
  int64_t m, n, k;
  /// Dimensions (m, k), (n, k) and (m, n).
  Layout a, b, c;
  /// Elements along n that one lane holds side by side in the accumulator.
  int64_t runN;
  /// Elements along k that one lane holds side by side in an operand.
  int64_t runK;
};

/// All atoms.
llvm::ArrayRef<MatrixAtom> getMatrixAtoms();

/// The atoms of a chip that multiply `element`, best first.
llvm::SmallVector<const MatrixAtom *> findMatrixAtoms(const ChipInfo &chip, AtomElement element);

/// The atom of this name, nullptr if there is none.
const MatrixAtom *lookupMatrixAtom(llvm::StringRef name);

/// The instruction of whole warpgroups that multiplies `element` into `n` columns, as PTX spells
/// it; empty if there is none. Its operands are in shared memory, the left one perhaps in
/// registers.
std::string getWarpgroupAtomName(AtomElement element, int64_t n);

/// The accumulator of one wgmma m64nN: dimensions (m, n), four warps along m (PTX ISA,
/// "Register Fragments for wgmma.mma_async.m64nNk16").
Layout getWarpgroupAccumulator(int64_t n);

/// Its left operand in registers, of 16-bit elements: dimensions (m, k), `k` a multiple of 16.
Layout getWarpgroupOperand(int64_t k);

/// True if `name` is an instruction of whole warpgroups.
bool isWarpgroupAtom(llvm::StringRef name);

} // namespace mlir::fuse

#endif // FUSE_TARGET_MATRIXATOM_H
