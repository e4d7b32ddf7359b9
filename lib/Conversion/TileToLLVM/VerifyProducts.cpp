//===- VerifyProducts.cpp - products by the instructions they name ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An instruction multiplies what the lanes' registers hold, whatever tiles these are of. That the
// registers of both operands and of the accumulator are of the same rows, columns and steps along k
// is asked for place by place: layouts may interleave instructions along each dimension.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Dialect/Tile/Utils/AtomElement.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
/// Which place of a tile's dimension an instruction's place is, of one warp.
class Places {
public:
  Places(int64_t instances, int64_t extent) : extent(extent), known(instances * extent, -1) {}

  /// False if another one is known.
  bool set(int64_t instance, int64_t at, int64_t place) {
    int64_t &entry = known[instance * extent + at];
    if (entry < 0)
      entry = place;
    return entry == place;
  }

private:
  int64_t extent;
  SmallVector<int64_t> known;
};

/// Offsets of all registers, lanes or warps.
SmallVector<SmallVector<int64_t>> getOffsets(const Layout &layout, LayoutLevel level) {
  SmallVector<SmallVector<int64_t>> offsets;
  for (int64_t i = 0, count = layout.getCount(level); i < count; ++i)
    offsets.push_back(layout.getOffset(level, i));
  return offsets;
}

/// Whether a tile's registers, instruction by instruction, are those of `of`, an operand or the
/// accumulator of an atom. Instances run along `inner` fastest.
bool isMadeOf(const Layout &of, const Layout &tile, int64_t warp, int64_t numInner, Places &outer,
              Places &inner) {
  auto registers = getOffsets(tile, LayoutLevel::Register);
  auto lanes = getOffsets(tile, LayoutLevel::Lane);
  SmallVector<int64_t> first = tile.getOffset(LayoutLevel::Warp, warp);
  auto atomRegisters = getOffsets(of, LayoutLevel::Register);
  auto atomLanes = getOffsets(of, LayoutLevel::Lane);
  for (size_t r = 0; r < registers.size(); ++r) {
    int64_t instance = int64_t(r / atomRegisters.size());
    ArrayRef<int64_t> at = atomRegisters[r % atomRegisters.size()];
    for (size_t lane = 0; lane < lanes.size(); ++lane)
      if (!outer.set(instance / numInner, at[0] + atomLanes[lane][0],
                     registers[r][0] + lanes[lane][0] + first[0]) ||
          !inner.set(instance % numInner, at[1] + atomLanes[lane][1],
                     registers[r][1] + lanes[lane][1] + first[1]))
        return false;
  }
  return true;
}
} // namespace

LogicalResult mlir::fuse::verifyWarpProduct(MmaOp mma) {
  const MatrixAtom &atom = *lookupMatrixAtom(mma.getAtom()->getInstruction());
  Type element = getTileElementType(mma.getLhs().getType());
  FragType accumulator = mma.getAcc().getType();
  if (getAtomElement(element, mma.getPrecision()) != atom.element ||
      !accumulator.getElementType().isF32())
    return mma.emitOpError() << "multiplies " << element << " with precision "
                             << stringifyPrecision(mma.getPrecision()) << " into "
                             << accumulator.getElementType() << ", which " << atom.name
                             << " does not";
  Layout lhs(getTileShape(mma.getLhs().getType()), mma.getAtom()->getLhs().getDigits());
  Layout rhs(getTileShape(mma.getRhs().getType()), mma.getAtom()->getRhs().getDigits());
  Layout acc = accumulator.getPlaces();
  auto countInstances = [](const Layout &tile, const Layout &of) {
    return tile.getCount(LayoutLevel::Register) / of.getCount(LayoutLevel::Register);
  };
  int64_t numK = lhs.getShape()[1] / atom.k;
  int64_t numM = countInstances(lhs, atom.a) / numK, numN = countInstances(rhs, atom.b) / numK;
  bool isWhole =
      acc.getCount(LayoutLevel::Register) == numM * numN * atom.c.getCount(LayoutLevel::Register);
  for (int64_t warp = 0; isWhole && warp < acc.getCount(LayoutLevel::Warp); ++warp) {
    Places rows(numM, atom.m), columns(numN, atom.n), steps(numK, atom.k);
    isWhole = isMadeOf(atom.a, lhs, warp, numK, rows, steps) &&
              isMadeOf(atom.b, rhs, warp, numK, columns, steps) &&
              isMadeOf(atom.c, acc, warp, numN, rows, columns);
  }
  if (!isWhole)
    return mma.emitOpError() << "has tiles whose layouts are not made of the operands and the "
                                "accumulator of "
                             << atom.name << "; tile-assign-layouts makes such layouts";
  return success();
}
