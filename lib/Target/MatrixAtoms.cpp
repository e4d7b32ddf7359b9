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
      Vendor::Nvidia,
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

/// MFMA 16x16x16 for 16-bit elements, right operand first.
static MatrixAtom mfma16x16x16(llvm::StringRef name, AtomElement element) {
  return {name,
          Vendor::Amd,
          element,
          16,
          16,
          16,
          Layout({16, 16}, {{reg, 1, 4, 1}, {lane, 0, 16, 1}, {lane, 1, 4, 4}}),
          Layout({16, 16}, {{reg, 1, 4, 1}, {lane, 0, 16, 1}, {lane, 1, 4, 4}}),
          Layout({16, 16}, {{reg, 1, 4, 1}, {lane, 0, 16, 1}, {lane, 1, 4, 4}}),
          /*runN=*/4,
          /*runK=*/4};
}

/// The table.
static llvm::ArrayRef<MatrixAtom> getAtoms() {
  static const MatrixAtom atoms[] = {
      mmaM16N8K16("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", AtomElement::F16),
      mmaM16N8K16("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", AtomElement::BF16),
      {"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", Vendor::Nvidia, AtomElement::TF32, 16,
       8, 8, Layout({16, 8}, {{reg, 0, 2, 8}, {reg, 1, 2, 4}, {lane, 1, 4, 1}, {lane, 0, 8, 1}}),
       Layout({8, 8}, {{reg, 1, 2, 4}, {lane, 1, 4, 1}, {lane, 0, 8, 1}}),
       Layout({16, 8}, {{reg, 1, 2, 1}, {reg, 0, 2, 8}, {lane, 1, 4, 2}, {lane, 0, 8, 1}}),
       /*runN=*/2, /*runK=*/1},
      // IEEE f32 has no matrix instruction on NVIDIA: each lane multiplies its
      // element on the vector unit, four k at a time.
      {"fma", Vendor::Nvidia, AtomElement::F32, 4, 8, 4,
       Layout({4, 4}, {{reg, 1, 4, 1}, {lane, -1, 8, 0}, {lane, 0, 4, 1}}),
       Layout({8, 4}, {{reg, 1, 4, 1}, {lane, 0, 8, 1}, {lane, -1, 4, 0}}),
       Layout({4, 8}, {{lane, 1, 8, 1}, {lane, 0, 4, 1}}),
       /*runN=*/1, /*runK=*/4},
      mfma16x16x16("v_mfma_f32_16x16x16_f16", AtomElement::F16),
      mfma16x16x16("v_mfma_f32_16x16x16_bf16", AtomElement::BF16),
      {"v_mfma_f32_16x16x4_f32", Vendor::Amd, AtomElement::F32, 16, 16, 4,
       Layout({16, 4}, {{lane, 0, 16, 1}, {lane, 1, 4, 1}}),
       Layout({16, 4}, {{lane, 0, 16, 1}, {lane, 1, 4, 1}}),
       Layout({16, 16}, {{reg, 1, 4, 1}, {lane, 0, 16, 1}, {lane, 1, 4, 4}}),
       /*runN=*/4, /*runK=*/1},
  };
  return atoms;
}

Layout mlir::fuse::getWarpgroupAccumulator(int64_t n) {
  return Layout({64, n}, {{reg, 1, 2, 1},
                          {reg, 0, 2, 8},
                          {reg, 1, n / 8, 8},
                          {lane, 1, 4, 2},
                          {lane, 0, 8, 1},
                          {LayoutLevel::Warp, 0, 4, 16}});
}

const MatrixAtom *mlir::fuse::findMatrixAtom(Vendor vendor, AtomElement element) {
  for (const MatrixAtom &atom : getAtoms())
    if (atom.vendor == vendor && atom.element == element)
      return &atom;
  return nullptr;
}

const MatrixAtom *mlir::fuse::lookupMatrixAtom(llvm::StringRef name) {
  for (const MatrixAtom &atom : getAtoms())
    if (atom.name == name)
      return &atom;
  return nullptr;
}

std::string mlir::fuse::getWarpgroupAtomName(AtomElement element, int64_t n) {
  llvm::StringRef type = element == AtomElement::F16    ? "f16"
                         : element == AtomElement::BF16 ? "bf16"
                         : element == AtomElement::TF32 ? "tf32"
                                                        : "";
  if (type.empty())
    return "";
  // 32 bytes along k (PTX ISA, "Shape" of wgmma.mma_async).
  return ("wgmma.mma_async.sync.aligned.m64n" + llvm::Twine(n) +
          (element == AtomElement::TF32 ? "k8.f32." : "k16.f32.") + type + "." + type)
      .str();
}
