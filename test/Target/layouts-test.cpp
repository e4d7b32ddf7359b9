//===- layouts-test.cpp - layouts and atoms against the vendors' manuals --===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks every atom's fragments lane by lane against the formulas that the
// manuals print, and the operations on layouts by enumeration. Prints one line
// per check; exits with the number of failures.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/MatrixAtom.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <set>

using namespace mlir::fuse;

using Coordinate = std::pair<int64_t, int64_t>;
using Formula = std::function<Coordinate(int64_t lane, int64_t reg)>;

static int failures = 0;

static void report(llvm::StringRef what, bool ok) {
  llvm::outs() << (ok ? "ok   " : "FAIL ") << what << "\n";
  failures += !ok;
}

static Coordinate at(const Layout &layout, int64_t lane, int64_t reg, int64_t warp = 0) {
  Coordinate sum{0, 0};
  for (auto [level, index] : {std::pair(LayoutLevel::Lane, lane),
                              {LayoutLevel::Register, reg},
                              {LayoutLevel::Warp, warp}}) {
    auto offset = layout.getOffset(level, index);
    sum.first += offset[0];
    sum.second += offset[1];
  }
  return sum;
}

static void checkFragment(llvm::StringRef what, const Layout &layout, int64_t lanes,
                          int64_t registers, const Formula &formula) {
  bool ok = layout.isValid() && layout.getCount(LayoutLevel::Lane) == lanes &&
            layout.getCount(LayoutLevel::Register) == registers;
  for (int64_t lane = 0; ok && lane < lanes; ++lane)
    for (int64_t reg = 0; ok && reg < registers; ++reg)
      ok = at(layout, lane, reg) == formula(lane, reg);
  report(what, ok);
}

/// Every element has exactly one place (replication aside).
static bool covers(const Layout &layout) {
  std::set<Coordinate> seen;
  for (int64_t warp = 0; warp < layout.getCount(LayoutLevel::Warp); ++warp)
    for (int64_t lane = 0; lane < layout.getCount(LayoutLevel::Lane); ++lane)
      for (int64_t reg = 0; reg < layout.getCount(LayoutLevel::Register); ++reg)
        seen.insert(at(layout, lane, reg, warp));
  return int64_t(seen.size()) == layout.getShape()[0] * layout.getShape()[1];
}

int main() {
  // PTX ISA, "Matrix Fragments for mma.m16n8k16 with floating point type": groupID
  // = lane / 4, threadID_in_group = lane % 4.
  for (AtomElement element : {AtomElement::F16, AtomElement::BF16}) {
    const MatrixAtom *atom = findMatrixAtoms(*lookupChip("sm_80"), element).front();
    std::string name = element == AtomElement::F16 ? "m16n8k16 f16 " : "m16n8k16 bf16 ";
    checkFragment(name + "A", atom->a, 32, 8, [](int64_t l, int64_t i) {
      int64_t row = (i < 2 || (i >= 4 && i < 6)) ? l / 4 : l / 4 + 8;
      int64_t column = i < 4 ? l % 4 * 2 + (i & 1) : l % 4 * 2 + (i & 1) + 8;
      return Coordinate{row, column};
    });
    checkFragment(name + "B", atom->b, 32, 4, [](int64_t l, int64_t i) {
      int64_t row = i < 2 ? l % 4 * 2 + (i & 1) : l % 4 * 2 + (i & 1) + 8;
      return Coordinate{l / 4, row};
    });
    checkFragment(name + "C", atom->c, 32, 4, [](int64_t l, int64_t i) {
      return Coordinate{i < 2 ? l / 4 : l / 4 + 8, l % 4 * 2 + (i & 1)};
    });
  }
  // PTX ISA, "Matrix Fragments for mma.m16n8k8", .tf32.
  const MatrixAtom *tf32 = findMatrixAtoms(*lookupChip("sm_80"), AtomElement::TF32).front();
  checkFragment("m16n8k8 tf32 A", tf32->a, 32, 4, [](int64_t l, int64_t i) {
    return Coordinate{i % 2 == 0 ? l / 4 : l / 4 + 8, i < 2 ? l % 4 : l % 4 + 4};
  });
  checkFragment("m16n8k8 tf32 B", tf32->b, 32, 2,
                [](int64_t l, int64_t i) { return Coordinate{l / 4, i == 0 ? l % 4 : l % 4 + 4}; });
  checkFragment("m16n8k8 tf32 C", tf32->c, 32, 4, [](int64_t l, int64_t i) {
    return Coordinate{i < 2 ? l / 4 : l / 4 + 8, l % 4 * 2 + (i & 1)};
  });
  // AMD CDNA3 ISA, "Dense Matrix Multiplication": for 16x16 a lane holds row
  // (of the first operand) or column lane % 16 and four k from 4 * (lane / 16);
  // of D, column lane % 16 and rows 4 * (lane / 16) + i. Fuse passes the right
  // operand first, so rows of D are n.
  for (AtomElement element : {AtomElement::F16, AtomElement::BF16}) {
    const MatrixAtom *atom = findMatrixAtoms(*lookupChip("gfx942"), element).front();
    std::string name = element == AtomElement::F16 ? "mfma 16x16x16 f16 " : "mfma 16x16x16 bf16 ";
    auto operand = [](int64_t l, int64_t i) { return Coordinate{l % 16, l / 16 * 4 + i}; };
    checkFragment(name + "A", atom->a, 64, 4, operand);
    checkFragment(name + "B", atom->b, 64, 4, operand);
    checkFragment(name + "D", atom->c, 64, 4, operand);
  }
  const MatrixAtom *f32 = findMatrixAtoms(*lookupChip("gfx942"), AtomElement::F32).front();
  auto single = [](int64_t l, int64_t) { return Coordinate{l % 16, l / 16}; };
  checkFragment("mfma 16x16x4 f32 A", f32->a, 64, 1, single);
  checkFragment("mfma 16x16x4 f32 B", f32->b, 64, 1, single);
  checkFragment("mfma 16x16x4 f32 D", f32->c, 64, 4,
                [](int64_t l, int64_t i) { return Coordinate{l % 16, l / 16 * 4 + i}; });

  // Interleaving keeps the chain, widens the run and keeps instances apart.
  const MatrixAtom *f16 = findMatrixAtoms(*lookupChip("sm_80"), AtomElement::F16).front();
  Layout wide = f16->c.interleave(1, f16->runN, 4)
                    .repeat(LayoutLevel::Register, 1, 2)
                    .repeat(LayoutLevel::Register, 0, 4)
                    .repeat(LayoutLevel::Warp, 1, 2);
  report("interleave: valid", wide.isValid() && covers(wide));
  report("interleave: eight columns a lane", wide.getVectorWidth(1) == 8);
  bool consecutive = true;
  for (auto &vector : wide.getVectors(1, 8))
    for (int64_t lane : {0, 5, 31})
      for (size_t e = 0; e < vector.size(); ++e)
        consecutive &=
            at(wide, lane, vector[e]) == Coordinate{at(wide, lane, vector[0]).first,
                                                    at(wide, lane, vector[0]).second + int64_t(e)};
  report("vectors hold consecutive elements", consecutive);
  // The same interleaving of B puts the same column into the same instance.
  Layout rhs = f16->b.interleave(0, f16->runN, 4);
  bool agree = true;
  for (int64_t instance = 0; instance < 4; ++instance)
    for (int64_t column = 0; column < 8; ++column) {
      // Lane 4 * column holds column `column` of the instruction's B, lane
      // column / 2 its C register column % 2.
      int64_t inB = at(rhs, 4 * column, instance * 4).first;
      int64_t inC =
          at(f16->c.interleave(1, f16->runN, 4), column / 2, instance * 4 + column % 2).second;
      agree &= inB == inC;
    }
  report("operand and accumulator interleave alike", agree);

  // Projection: broadcast registers vanish, broadcast lanes replicate.
  Layout row = wide.project({1, 128});
  bool projected = row.getCount(LayoutLevel::Register) == 16;
  for (int64_t reg = 0; reg < wide.getCount(LayoutLevel::Register); ++reg)
    projected &= at(row, 7, wide.projectRegister({1, 128}, reg)).second == at(wide, 7, reg).second;
  report("projection", projected && row.isValid());

  std::string why;
  Layout broken({8, 8}, {{LayoutLevel::Lane, 0, 8, 1}, {LayoutLevel::Lane, 1, 4, 2}});
  report("a gap is found",
         !broken.isValid(&why) && why == "dimension 1 has a digit of stride 2 where 1 must follow");
  Layout narrow({8, 8}, {{LayoutLevel::Lane, 0, 8, 1}, {LayoutLevel::Lane, 1, 4, 1}});
  report("a short chain is found",
         !narrow.isValid(&why) && why == "dimension 1 covers 4 of 8 elements");
  report("text", broken.str() == "lane (d0, 8, 1) (d1, 4, 2)");
  return failures;
}
