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

/// An instruction of whole warpgroups, of any number of columns that it admits. It runs in the
/// background; its operands are in shared memory, the left one perhaps in registers.
struct WarpgroupAtom {
  /// Instruction as the vendor's manual spells it, with * in place of the columns.
  llvm::StringRef name;
  AtomElement element;
  /// Columns are multiples of `n`, up to `mostColumns`.
  int64_t m, n, mostColumns, k;
  /// Whether its left operand may be in registers.
  bool takesRegisters;

  bool admits(int64_t columns) const {
    return columns > 0 && columns % n == 0 && columns <= mostColumns;
  }
  std::string getInstruction(int64_t columns) const;
  /// The accumulator: dimensions (m, n), four warps along m.
  Layout getAccumulator(int64_t columns) const;
  /// The left operand in registers: dimensions (m, k), `depth` a multiple of the atom's k.
  Layout getOperand(int64_t depth) const;
};

/// All of them.
llvm::ArrayRef<WarpgroupAtom> getWarpgroupAtoms();

/// The one of a chip that multiplies `element`, nullptr if there is none.
const WarpgroupAtom *findWarpgroupAtom(const ChipInfo &chip, AtomElement element);

/// The atom whose instruction this is, nullptr if there is none.
const WarpgroupAtom *lookupWarpgroupAtom(llvm::StringRef instruction);

} // namespace mlir::fuse

#endif // FUSE_TARGET_MATRIXATOM_H
