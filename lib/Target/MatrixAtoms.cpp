//===- MatrixAtoms.cpp - the table of matrix instructions -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NVIDIA: PTX ISA 8.x, "Matrix Fragments for mma.m16n8k16" and "... m16n8k8".
// AMD: "CDNA3 Instruction Set Architecture", Matrix Arithmetic Instructions; the
// first source operand there indexes the rows of D. Fuse passes the right
// operand first, so that a lane holds consecutive columns of the result.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/MatrixAtom.h"

using namespace mlir::fuse;

static constexpr LayoutLevel reg = LayoutLevel::Register;
static constexpr LayoutLevel lane = LayoutLevel::Lane;

/// m16n8k16 for 16-bit elements.
static MatrixAtom mmaM16N8K16(llvm::StringRef name, AtomElement element) {
  return {
      name,
      /*operation=*/"",
      element,
      16,
      8,
      16,
      Layout({16, 16},
             {{reg, 1, 2, 1}, {reg, 0, 2, 8}, {reg, 1, 2, 8}, {lane, 1, 4, 2}, {lane, 0, 8, 1}}),
      Layout({8, 16}, {{reg, 1, 2, 1}, {reg, 1, 2, 8}, {lane, 1, 4, 2}, {lane, 0, 8, 1}}),
      Layout({16, 8}, {{reg, 1, 2, 1}, {reg, 0, 2, 8}, {lane, 1, 4, 2}, {lane, 0, 8, 1}}),
      /*runN=*/2,
      /*runK=*/2};
}

/// MFMA of `size` x `size` x `k`, right operand first: a lane has a row of each operand, as many
/// consecutive k as the lanes leave it, and four consecutive columns of the result at a time.
static MatrixAtom mfma(llvm::StringRef name, llvm::StringRef operation, AtomElement element,
                       int64_t size, int64_t k) {
  int64_t lanesK = 64 / size, perLane = k / lanesK;
  Layout operand({size, k}, {{reg, 1, perLane, 1}, {lane, 0, size, 1}, {lane, 1, lanesK, perLane}});
  Layout result({size, size}, {{reg, 1, 4, 1},
                               {reg, 1, size / (4 * lanesK), 4 * lanesK},
                               {lane, 0, size, 1},
                               {lane, 1, lanesK, 4}});
  return {name, operation, element, size, size, k, operand, operand, result, /*runN=*/4, perLane};
}

llvm::ArrayRef<MatrixAtom> mlir::fuse::getMatrixAtoms() {
  using E = AtomElement;
  static const MatrixAtom atoms[] = {
      mmaM16N8K16("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", E::F16),
      mmaM16N8K16("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", E::BF16),
      {"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", /*operation=*/"", E::TF32, 16, 8, 8,
       Layout({16, 8}, {{reg, 0, 2, 8}, {reg, 1, 2, 4}, {lane, 1, 4, 1}, {lane, 0, 8, 1}}),
       Layout({8, 8}, {{reg, 1, 2, 4}, {lane, 1, 4, 1}, {lane, 0, 8, 1}}),
       Layout({16, 8}, {{reg, 1, 2, 1}, {reg, 0, 2, 8}, {lane, 1, 4, 2}, {lane, 0, 8, 1}}),
       /*runN=*/2, /*runK=*/1},
      // IEEE f32 has no matrix instruction on NVIDIA: each lane multiplies its
      // element on the vector unit, four k at a time.
      {"fma", /*operation=*/"", E::F32, 4, 8, 4,
       Layout({4, 4}, {{reg, 1, 4, 1}, {lane, -1, 8, 0}, {lane, 0, 4, 1}}),
       Layout({8, 4}, {{reg, 1, 4, 1}, {lane, 0, 8, 1}, {lane, -1, 4, 0}}),
       Layout({4, 8}, {{lane, 1, 8, 1}, {lane, 0, 4, 1}}),
       /*runN=*/1, /*runK=*/4},
      mfma("v_mfma_f32_16x16x16_f16", "rocdl.mfma.f32.16x16x16f16", E::F16, 16, 16),
      mfma("v_mfma_f32_16x16x32_f16", "rocdl.mfma.f32.16x16x32.f16", E::F16, 16, 32),
      mfma("v_mfma_f32_32x32x8_f16", "rocdl.mfma.f32.32x32x8f16", E::F16, 32, 8),
      mfma("v_mfma_f32_32x32x16_f16", "rocdl.mfma.f32.32x32x16.f16", E::F16, 32, 16),
      mfma("v_mfma_f32_16x16x16_bf16", "rocdl.mfma.f32.16x16x16bf16.1k", E::BF16, 16, 16),
      mfma("v_mfma_f32_16x16x32_bf16", "rocdl.mfma.f32.16x16x32.bf16", E::BF16, 16, 32),
      mfma("v_mfma_f32_32x32x8_bf16", "rocdl.mfma.f32.32x32x8bf16.1k", E::BF16, 32, 8),
      mfma("v_mfma_f32_32x32x16_bf16", "rocdl.mfma.f32.32x32x16.bf16", E::BF16, 32, 16),
      mfma("v_mfma_f32_16x16x4_f32", "rocdl.mfma.f32.16x16x4f32", E::F32, 16, 4),
  };
  return atoms;
}

llvm::ArrayRef<WarpgroupAtom> mlir::fuse::getWarpgroupAtoms() {
  using E = AtomElement;
  // 32 bytes along k (PTX ISA, "Shape" of wgmma.mma_async).
  static constexpr WarpgroupAtom atoms[] = {
      {"wgmma.mma_async.sync.aligned.m64n*k16.f32.f16.f16", E::F16, 64, 8, 256, 16, true},
      {"wgmma.mma_async.sync.aligned.m64n*k16.f32.bf16.bf16", E::BF16, 64, 8, 256, 16, true},
      {"wgmma.mma_async.sync.aligned.m64n*k8.f32.tf32.tf32", E::TF32, 64, 8, 256, 8, false},
  };
  return atoms;
}

std::string WarpgroupAtom::getInstruction(int64_t columns) const {
  auto [before, behind] = name.split('*');
  return (before + llvm::Twine(columns) + behind).str();
}

/// PTX ISA, "Register Fragments for wgmma.mma_async.m64nNk16".
Layout WarpgroupAtom::getAccumulator(int64_t columns) const {
  return Layout({64, columns}, {{reg, 1, 2, 1},
                                {reg, 0, 2, 8},
                                {reg, 1, columns / 8, 8},
                                {lane, 1, 4, 2},
                                {lane, 0, 8, 1},
                                {LayoutLevel::Warp, 0, 4, 16}});
}

Layout WarpgroupAtom::getOperand(int64_t depth) const {
  return Layout({64, depth}, {{reg, 1, 2, 1},
                              {reg, 0, 2, 8},
                              {reg, 1, 2, 8},
                              {reg, 1, depth / 16, 16},
                              {lane, 1, 4, 2},
                              {lane, 0, 8, 1},
                              {LayoutLevel::Warp, 0, 4, 16}});
}

const WarpgroupAtom *mlir::fuse::findWarpgroupAtom(const ChipInfo &chip, AtomElement element) {
  for (const WarpgroupAtom &atom : getWarpgroupAtoms())
    if (atom.element == element && llvm::is_contained(chip.warpgroupAtoms, atom.name))
      return &atom;
  return nullptr;
}

const WarpgroupAtom *mlir::fuse::lookupWarpgroupAtom(llvm::StringRef instruction) {
  for (const WarpgroupAtom &atom : getWarpgroupAtoms()) {
    auto [before, behind] = atom.name.split('*');
    llvm::StringRef number = instruction;
    int64_t columns;
    if (number.consume_front(before) && number.consume_back(behind) &&
        !number.getAsInteger(10, columns) && atom.admits(columns))
      return &atom;
  }
  return nullptr;
}

llvm::SmallVector<const MatrixAtom *> mlir::fuse::findMatrixAtoms(const ChipInfo &chip,
                                                                  AtomElement element) {
  llvm::SmallVector<const MatrixAtom *> found;
  for (llvm::StringRef name : chip.atoms)
    if (const MatrixAtom *atom = lookupMatrixAtom(name); atom->element == element)
      found.push_back(atom);
  return found;
}

const MatrixAtom *mlir::fuse::lookupMatrixAtom(llvm::StringRef name) {
  for (const MatrixAtom &atom : getMatrixAtoms())
    if (atom.name == name)
      return &atom;
  return nullptr;
}
