//===- LowerMma.cpp - products by instructions of warps ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/StagedCopies.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class ProductCode : public StagedCode {
public:
  using StagedCode::StagedCode;

  /// The results' registers of products with one left tile.
  SmallVector<SmallVector<Value>> emit(ArrayRef<MmaOp> group);

private:
  /// Words of the registers [first, first + count) of an operand's layout.
  SmallVector<Value> loadOperand(const StagedTile &tile, const Layout &layout, int64_t first,
                                 int64_t count);
  bool loadMatrices(const StagedTile &tile, const Layout &layout, ArrayRef<int64_t> firsts,
                    int64_t count, SmallVectorImpl<Value> &words);
  SmallVector<Value> multiply(const MatrixAtom &atom, ArrayRef<Value> lhs, ArrayRef<Value> rhs,
                              ArrayRef<Value> acc, Precision precision);
};
} // namespace

/// Loads the runs of `count` registers that start at `firsts` with matrix loads:
/// each word of a lane is its part of one 8x8 (or 8x4) matrix, and each group of
/// eight lanes gives the addresses of one matrix's rows. Returns false if the
/// layout is not that of a matrix load.
bool ProductCode::loadMatrices(const StagedTile &tile, const Layout &operand,
                               ArrayRef<int64_t> firsts, int64_t count,
                               SmallVectorImpl<Value> &words) {
  int64_t bytes = tile.layout.elementBytes();
  bool transpose = tile.layout.contiguous == 0;
  int64_t perWord = 4 / bytes;
  if (!hooks.hasLoadMatrix() || (transpose && bytes != 2))
    return false;
  // Lanes: four along k, one word each, then eight along the rows.
  SmallVector<LayoutDigit> lanes = operand.getLevel(LayoutLevel::Lane);
  if (lanes.empty() || lanes[0].dim != 1 || lanes[0].size != 4 || lanes[0].stride != perWord ||
      operand.getVectorWidth(1) < perWord)
    return false;
  int64_t rows = 1;
  for (const LayoutDigit &digit : ArrayRef<LayoutDigit>(lanes).drop_front()) {
    if (digit.dim != 0 || (transpose && digit.stride != rows))
      return false;
    rows *= digit.size;
  }
  int64_t wordsPerRun = count / perWord, numWords = wordsPerRun * int64_t(firsts.size());
  if (rows != 8 || numWords % 4 != 0)
    return false;

  auto bit = [&](int64_t shift) {
    return b.createOrFold<arith::AndIOp>(
        loc, b.createOrFold<arith::ShRUIOp>(loc, frame.laneId, i32(shift)), i32(1));
  };
  // The row (or, transposed, the k) that this lane addresses within a matrix.
  Value inMatrix = i32(0);
  int64_t inMatrixBits = 0;
  Value rowLane = b.createOrFold<arith::AndIOp>(loc, frame.laneId, i32(7));
  if (transpose) {
    inMatrix = rowLane, inMatrixBits = 7;
  } else {
    int64_t weight = 1;
    for (const LayoutDigit &digit : ArrayRef<LayoutDigit>(lanes).drop_front()) {
      Value value = remConst(divConst(rowLane, weight), digit.size);
      inMatrix = add(inMatrix, mulConst(value, digit.stride));
      inMatrixBits |= (digit.size - 1) * digit.stride;
      weight *= digit.size;
    }
  }
  Layout warpOnly(operand.getShape(), operand.getLevel(LayoutLevel::Warp));
  Value warpRow = threadCoordinate(warpOnly, 0);
  int64_t warpBits = threadBits(warpOnly, 0);

  for (int64_t w = 0; w < numWords; w += 4) {
    SmallVector<int64_t> at[4];
    for (int64_t i = 0; i < 4; ++i)
      at[i] = operand.getOffset(LayoutLevel::Register,
                                firsts[(w + i) / wordsPerRun] + (w + i) % wordsPerRun * perWord);
    // Offsets of the four matrices: bit 3 of the lane chooses between the first
    // two, bit 4 between the pairs.
    int64_t step1[2], step2[2];
    for (int dim = 0; dim < 2; ++dim) {
      step1[dim] = at[1][dim] - at[0][dim];
      step2[dim] = at[2][dim] - at[0][dim];
      if (at[3][dim] - at[0][dim] != step1[dim] + step2[dim])
        return false;
    }
    Value offset[2];
    int64_t bits[2];
    for (int dim = 0; dim < 2; ++dim) {
      offset[dim] = add(mulConst(bit(3), step1[dim]), mulConst(bit(4), step2[dim]));
      bits[dim] = step1[dim] | step2[dim];
      if (step1[dim] < 0 || step2[dim] < 0 || (step1[dim] & step2[dim]) != 0)
        bits[dim] = -1;
    }
    auto merge = [](int64_t x, int64_t y) { return x < 0 || y < 0 || (x & y) ? -1 : x | y; };
    Value row = add(offset[0], warpRow), k = offset[1];
    int64_t rowBits = merge(bits[0], warpBits), kBits = bits[1];
    if (transpose) {
      k = add(k, inMatrix), kBits = merge(kBits, inMatrixBits);
    } else {
      row = add(row, inMatrix), rowBits = merge(rowBits, inMatrixBits);
    }
    Value address = transpose
                        ? stagedOffset(tile.layout, k, kBits, at[0][1], row, rowBits, at[0][0])
                        : stagedOffset(tile.layout, row, rowBits, at[0][0], k, kBits, at[0][1]);
    llvm::append_range(
        words, hooks.emitLoadMatrix(b, loc, sharedPointer(add(tile.offset, address)), transpose));
  }
  return true;
}

SmallVector<Value> ProductCode::loadOperand(const StagedTile &tile, const Layout &operand,
                                            int64_t first, int64_t count) {
  int64_t bytes = tile.layout.elementBytes();
  int contiguous = tile.layout.contiguous;
  Value thread[2] = {threadCoordinate(operand, 0), threadCoordinate(operand, 1)};
  int64_t bits[2] = {threadBits(operand, 0), threadBits(operand, 1)};
  int64_t width = std::gcd(std::min(operand.getVectorWidth(contiguous), 16 / bytes), count);
  SmallVector<Value> words, halves;
  for (int64_t r = first; r < first + count; r += width) {
    SmallVector<int64_t> at = operand.getOffset(LayoutLevel::Register, r);
    Value address =
        stagedOffset(tile.layout, thread[1 - contiguous], bits[1 - contiguous], at[1 - contiguous],
                     thread[contiguous], bits[contiguous], at[contiguous]);
    Value pointer = sharedPointer(add(tile.offset, address));
    if (width * bytes < 4) {
      Value loaded = LLVM::LoadOp::create(b, loc, b.getI16Type(), pointer, bytes);
      halves.push_back(arith::ExtUIOp::create(b, loc, b.getI32Type(), loaded));
      if (halves.size() == 2) {
        Value high = arith::ShLIOp::create(b, loc, halves[1], i32(16));
        words.push_back(arith::OrIOp::create(b, loc, halves[0], high));
        halves.clear();
      }
      continue;
    }
    int64_t numWords = width * bytes / 4;
    Type type = numWords == 1 ? Type(b.getI32Type()) : VectorType::get({numWords}, b.getI32Type());
    Value loaded = LLVM::LoadOp::create(b, loc, type, pointer, width * bytes);
    if (numWords == 1)
      words.push_back(loaded);
    else
      for (int64_t i = 0; i < numWords; ++i)
        words.push_back(vector::ExtractOp::create(b, loc, loaded, i));
  }
  return words;
}

SmallVector<SmallVector<Value>> ProductCode::emit(ArrayRef<MmaOp> group) {
  MmaOp op = group.front();
  const MatrixAtom *atom = lookupMatrixAtom(op.getAtom()->getInstruction());
  Layout lhsLayout(getTileShape(op.getLhs().getType()), op.getAtom()->getLhs().getDigits());
  Layout rhsLayout(getTileShape(op.getRhs().getType()), op.getAtom()->getRhs().getDigits());
  // Instances along k whose registers a lane holds side by side.
  int64_t interleaveK = op.getAtom()->getKPack();
  int64_t numM = lhsLayout.getCount(LayoutLevel::Register),
          numN = rhsLayout.getCount(LayoutLevel::Register);
  int64_t perA = atom->a.getCount(LayoutLevel::Register),
          perB = atom->b.getCount(LayoutLevel::Register),
          perC = atom->c.getCount(LayoutLevel::Register);
  int64_t numK = getTileShape(op.getLhs().getType())[1] / atom->k;
  numM /= perA * numK;
  numN /= perB * numK;
  int64_t perWord = 4 / getElementBytes(getTileElementType(op.getLhs().getType()));

  struct Operands {
    SmallVector<SmallVector<Value>> lhs;
    SmallVector<SmallVector<SmallVector<Value>>> rhs;
  };
  // Words of `count` instances along m or n for the k group, one list each. Matrix
  // loads fetch two narrow operands at once where their registers allow.
  bool byMatrices = atom->name != "fma";
  auto loadAll = [&](Value value, const Layout &operand, int64_t instances, int64_t per,
                     int64_t kGroup) {
    SmallVector<SmallVector<Value>> all;
    int64_t count = per * interleaveK;
    bool isStaged = isa<StagedType>(value.getType());
    StagedTile tile;
    SmallVector<Value> registers;
    if (isStaged)
      tile = getStaged(value);
    else
      registers = unpack(value);
    for (int64_t i = 0; i < instances; ++i) {
      int64_t first = i * per * numK + kGroup * count;
      if (!isStaged) {
        all.push_back(packWords(ValueRange(registers).slice(first, count)));
        continue;
      }
      SmallVector<Value> words;
      if (byMatrices && loadMatrices(tile, operand, {first}, count, words)) {
        all.push_back(words);
        continue;
      }
      if (byMatrices && i + 1 < instances &&
          loadMatrices(tile, operand, {first, first + per * numK}, count, words)) {
        size_t half = words.size() / 2;
        all.emplace_back(ArrayRef<Value>(words).take_front(half));
        all.emplace_back(ArrayRef<Value>(words).drop_front(half));
        ++i;
        continue;
      }
      all.push_back(loadOperand(tile, operand, first, count));
    }
    return all;
  };
  auto loadGroup = [&](int64_t kGroup) {
    Operands operands;
    operands.lhs = loadAll(op.getLhs(), lhsLayout, numM, perA, kGroup);
    for (MmaOp mma : group)
      operands.rhs.push_back(loadAll(mma.getRhs(), rhsLayout, numN, perB, kGroup));
    return operands;
  };

  SmallVector<SmallVector<Value>> acc;
  for (MmaOp mma : group)
    acc.push_back(unpack(mma.getAcc()));
  int64_t numGroups = numK / interleaveK;
  Operands current = loadGroup(0);
  for (int64_t kGroup = 0; kGroup < numGroups; ++kGroup) {
    // The next operands are under way while these are multiplied.
    Operands following;
    if (kGroup + 1 < numGroups)
      following = loadGroup(kGroup + 1);
    for (int64_t inst = 0; inst < interleaveK; ++inst)
      for (size_t g = 0; g < group.size(); ++g)
        for (int64_t i = 0; i < numM; ++i)
          for (int64_t j = 0; j < numN; ++j) {
            ArrayRef<Value> lhs(current.lhs[i]), rhs(current.rhs[g][j]);
            lhs = lhs.slice(inst * perA / perWord, perA / perWord);
            rhs = rhs.slice(inst * perB / perWord, perB / perWord);
            int64_t at = (i * numN + j) * perC;
            SmallVector<Value> c(ArrayRef<Value>(acc[g]).slice(at, perC));
            SmallVector<Value> d = multiply(*atom, lhs, rhs, c, op.getPrecision());
            for (int64_t r = 0; r < perC; ++r)
              acc[g][at + r] = d[r];
          }
    current = std::move(following);
  }
  return acc;
}

SmallVector<Value> ProductCode::multiply(const MatrixAtom &atom, ArrayRef<Value> lhs,
                                         ArrayRef<Value> rhs, ArrayRef<Value> acc,
                                         Precision precision) {
  if (atom.name == "fma") {
    Value sum = acc[0];
    for (auto [x, y] : llvm::zip(lhs, rhs)) {
      Value a = arith::BitcastOp::create(b, loc, b.getF32Type(), x);
      Value c = arith::BitcastOp::create(b, loc, b.getF32Type(), y);
      sum = LLVM::FMAOp::create(b, loc, a, c, sum);
    }
    return {sum};
  }
  if (atom.element != AtomElement::TF32)
    return hooks.emitMma(b, loc, atom, lhs, rhs, acc);
  // tf32: operands rounded to nearest; tf32x3 adds the products with what the
  // rounding of either operand left over, small terms first.
  auto round = [&](ArrayRef<Value> words, SmallVectorImpl<Value> &high,
                   SmallVectorImpl<Value> &low) {
    for (Value word : words) {
      high.push_back(hooks.emitRoundToTF32(b, loc, word));
      if (precision != Precision::tf32x3)
        continue;
      Value x = arith::BitcastOp::create(b, loc, b.getF32Type(), word);
      Value rounded = arith::BitcastOp::create(b, loc, b.getF32Type(), high.back());
      Value rest = arith::SubFOp::create(b, loc, x, rounded);
      low.push_back(
          hooks.emitRoundToTF32(b, loc, arith::BitcastOp::create(b, loc, b.getI32Type(), rest)));
    }
  };
  SmallVector<Value> lhsHigh, lhsLow, rhsHigh, rhsLow, sum(acc);
  round(lhs, lhsHigh, lhsLow);
  round(rhs, rhsHigh, rhsLow);
  if (precision == Precision::tf32x3) {
    sum = hooks.emitMma(b, loc, atom, lhsLow, rhsHigh, sum);
    sum = hooks.emitMma(b, loc, atom, lhsHigh, rhsLow, sum);
  }
  return hooks.emitMma(b, loc, atom, lhsHigh, rhsHigh, sum);
}

/// Whether staged tiles may be others after an op: it copies, or threads that have copied meet.
static bool changesTiles(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isa<CopyOp, gpu::BarrierOp>(inner) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void mlir::fuse::groupProducts(gpu::GPUFuncOp kernel, KernelFrame &frame) {
  DenseSet<Operation *> grouped;
  kernel.walk([&](MmaOp op) {
    if (grouped.contains(op))
      return;
    SmallVector<MmaOp> &group = frame.products[op];
    auto isAvailable = [&](Value value) {
      Operation *def = value.getDefiningOp();
      return !def || def->getBlock() != op->getBlock() || def->isBeforeInBlock(op);
    };
    for (Operation *next = op; next && !changesTiles(next); next = next->getNextNode()) {
      auto mma = dyn_cast<MmaOp>(next);
      if (mma && !grouped.contains(mma) && mma.getLhs() == op.getLhs() &&
          mma.getPrecision() == op.getPrecision() && mma.getAtom() == op.getAtom() &&
          isAvailable(mma.getRhs()) && isAvailable(mma.getAcc())) {
        group.push_back(mma);
        grouped.insert(mma);
      }
    }
  });
}

namespace {
/// A group of products, where its first one stands.
struct LowerMma : TilePattern<MmaOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(MmaOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ArrayRef<MmaOp> group = frame.products.find(op)->second;
    auto results = ProductCode(rewriter, op.getLoc(), frame).emit(group);
    for (auto [mma, registers] : llvm::zip_equal(group, results))
      rewriter.replaceOpWithMultiple(mma, {registers});
    return success();
  }
};
} // namespace

void mlir::fuse::addMmaPatterns(const TypeConverter &types, KernelFrame &frame,
                                RewritePatternSet &patterns) {
  patterns.add<LowerMma>(types, frame);
}
