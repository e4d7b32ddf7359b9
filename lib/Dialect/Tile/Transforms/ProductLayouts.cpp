//===- ProductLayouts.cpp - layouts of products and their operands --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLayouts.h"
#include "fuse/Dialect/Tile/Utils/AtomElement.h"
#include "fuse/Target/Transport.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Bytes of one row of shared memory banks (NVIDIA and AMD: 32 banks of 4 bytes), and of the chunks
/// that a swizzle exchanges.
static constexpr int64_t bankRowBytes = 128, chunkBytes = kChunkBytes;

/// True if the staged tile's k dimension is contiguous in memory.
static bool isKMajor(Value staged) {
  if (!isa<StagedType>(staged.getType()))
    return true;
  auto argument = dyn_cast<BlockArgument>(staged);
  auto pipeline =
      argument ? dyn_cast<PipelineOp>(argument.getOwner()->getParentOp()) : PipelineOp();
  if (pipeline)
    staged = pipeline.getStagedValues()[argument.getArgNumber() - 1];
  auto load = staged.getDefiningOp<LoadOp>();
  return !load ||
         load.getTileDims()[0] != cast<MemRefType>(load.getSource().getType()).getRank() - 1;
}

/// True if one instruction and its layouts serve both products.
static bool areAlike(MmaOp first, MmaOp second) {
  auto isLike = [](Value x, Value y) {
    return x.getType().getTypeID() == y.getType().getTypeID() &&
           getTileShape(x.getType()) == getTileShape(y.getType()) &&
           getTileElementType(x.getType()) == getTileElementType(y.getType());
  };
  return isLike(first.getLhs(), second.getLhs()) && isLike(first.getRhs(), second.getRhs()) &&
         first.getPrecision() == second.getPrecision();
}

/// The products that take `accumulator`, or what maps and loops make of it in the same places, as
/// an operand from registers.
static void getReaders(Value accumulator, SetVector<OpOperand *> &readers) {
  SetVector<Value> known;
  known.insert(accumulator);
  for (size_t i = 0; i < known.size(); ++i)
    for (OpOperand &use : known[i].getUses()) {
      Operation *user = use.getOwner();
      auto mma = dyn_cast<MmaOp>(user);
      if (mma && use.getOperandNumber() < 2) {
        readers.insert(&use);
        continue;
      }
      // What is yielded belongs to the op around.
      Operation *linking = user->hasTrait<OpTrait::IsTerminator>() ? user->getParentOp() : user;
      forEachLink(linking, [&](Value first, Value second) {
        if (mma || getTileShape(first.getType()) != getTileShape(second.getType()))
          return;
        if (first == known[i])
          known.insert(second);
      });
    }
}

static LogicalResult verifyLayout(MmaOp mma, const Layout &layout) {
  std::string why;
  if (layout.isValid(&why))
    return success();
  return mma.emitOpError() << "layout " << layout.str() << " is invalid: " << why;
}

/// Both operands from shared memory; the accumulator over the warps of warpgroups.
static LogicalResult layOutWarpgroups(const ScheduledKernel &of, ProductLayout &product) {
  MmaOp mma = product.products.front();
  Type element = getTileElementType(mma.getLhs().getType());
  ArrayRef<int64_t> shape = mma.getAcc().getType().getShape(), warps = of.schedule.getWarps();
  // The dimension that fills the 64 rows of the instruction; the other one is its columns.
  bool swaps = of.schedule.getSwap();
  int rowDim = swaps ? 1 : 0;
  int64_t rows = shape[rowDim], columns = shape[1 - rowDim], warpgroups = warps[rowDim] / 4;
  std::optional<AtomElement> kind = getAtomElement(element, mma.getPrecision());
  const WarpgroupAtom *atom =
      kind && mma.getPrecision() != Precision::tf32x3 ? findWarpgroupAtom(of.chip, *kind) : nullptr;
  if (!atom)
    return mma.emitOpError() << "has no warpgroup instruction for " << element << " with precision "
                             << stringifyPrecision(mma.getPrecision());
  if (warps[1 - rowDim] != 1 || warps[rowDim] % 4 || rows % (atom->m * warpgroups) ||
      !atom->admits(columns))
    return mma.emitOpError() << "tile " << rows << "x" << columns << " does not divide into "
                             << atom->m << " x " << atom->n << "n (n up to "
                             << atom->mostColumns / atom->n << ") for " << warpgroups
                             << " warpgroups";
  auto overRows = [&](const Layout &layout) {
    return layout.repeat(LayoutLevel::Register, 0, rows / (atom->m * warpgroups))
        .repeat(LayoutLevel::Warp, 0, warpgroups);
  };
  product.accumulator = overRows(atom->getAccumulator(columns));
  if (swaps)
    product.accumulator = product.accumulator.transpose();
  if (failed(verifyLayout(mma, product.accumulator)))
    return failure();
  MLIRContext *context = mma.getContext();
  LayoutAttr lhs;
  if (isa<FragType>(mma.getRhs().getType()))
    return mma.emitOpError("takes its right operand from registers; warpgroups multiply by one in "
                           "shared memory");
  if (isa<FragType>(mma.getLhs().getType())) {
    int64_t depth = getTileShape(mma.getLhs().getType())[1];
    if (swaps || !atom->takesRegisters || depth % atom->k)
      return mma.emitOpError() << "takes its left operand from registers; warpgroups do that with "
                                  "elements of 16 bits, multiples of 16 along k, and operands that "
                                  "do not change places";
    Layout operand = overRows(atom->getOperand(depth));
    if (failed(verifyLayout(mma, operand)))
      return failure();
    lhs = LayoutAttr::get(context, operand);
  }
  product.atom =
      AtomAttr::get(context, atom->getInstruction(columns), /*kPack=*/1, lhs, LayoutAttr());
  return success();
}

/// `readAs`: the layouts in which products take its results as operands.
static LogicalResult layOutProduct(const ScheduledKernel &of, ProductLayout &product,
                                   ArrayRef<Layout> readAs) {
  MmaOp mma = product.products.front();
  Type element = getTileElementType(mma.getLhs().getType());
  for (MmaOp other : product.products)
    if (!other.getAcc().getType().getElementType().isF32())
      return other.emitOpError() << "accumulates in " << other.getAcc().getType().getElementType()
                                 << "; on this target products accumulate in f32";
  if (of.schedule.hasRoles())
    return layOutWarpgroups(of, product);
  std::optional<AtomElement> kind = getAtomElement(element, mma.getPrecision());
  SmallVector<const MatrixAtom *> atoms;
  if (kind)
    atoms = findMatrixAtoms(of.chip, *kind);
  if (atoms.empty())
    return mma.emitOpError() << "has no instruction for " << element << " with precision "
                             << stringifyPrecision(mma.getPrecision()) << " on this target";
  ArrayRef<int64_t> accShape = mma.getAcc().getType().getShape();
  int64_t tileK = getTileShape(mma.getLhs().getType())[1];
  ArrayRef<int64_t> warps = of.schedule.getWarps();
  // How many of a warp do not wait for each other; 0 if the tile does not divide so.
  auto countAlike = [&](const MatrixAtom *atom) -> int64_t {
    if (warps.size() != 2 || accShape[0] % (warps[0] * atom->m) != 0 ||
        accShape[1] % (warps[1] * atom->n) != 0 || tileK % atom->k != 0)
      return 0;
    return accShape[0] / (warps[0] * atom->m) * accShape[1] / (warps[1] * atom->n);
  };
  // The fastest, as each takes as long as it has rows; of these the chip's best of which there are
  // enough to hide how long one takes, else that of which there are most.
  auto rank = [&](const MatrixAtom *atom) {
    constexpr int64_t enough = 4;
    int64_t alike = countAlike(atom);
    return std::make_pair(alike == 0 ? 0 : atom->n * atom->k, std::min(alike, enough));
  };
  const MatrixAtom *atom = *llvm::max_element(
      atoms, [&](const MatrixAtom *x, const MatrixAtom *y) { return rank(x) < rank(y); });
  if (countAlike(atom) == 0)
    return mma.emitOpError() << "tile " << accShape[0] << "x" << accShape[1] << "x" << tileK
                             << " does not divide into the schedule's warps of " << atom->m << "x"
                             << atom->n << "x" << atom->k << " instructions";
  int64_t warpM = accShape[0] / warps[0], warpN = accShape[1] / warps[1];

  // Interleave the instructions along n so that a lane holds up to 8 columns side by side: results
  // and auxiliaries then move in 16-byte vectors. With transposing matrix loads the 8 columns of
  // one instruction must be adjacent.
  int64_t interleaveN = 1;
  bool transposedLoads = false, matrixLoads = of.chip.copies.loadMatrix;
  for (MmaOp op : product.products)
    transposedLoads |= !isKMajor(op.getRhs());
  if (!(transposedLoads && matrixLoads))
    while (interleaveN * 2 * atom->runN <= 8 && warpN % (atom->n * interleaveN * 2) == 0)
      interleaveN *= 2;
  // Interleave along k so that a lane reads 16 bytes of an operand at once, unless matrix loads do
  // that.
  int64_t elementBytes = getElementBytes(element), interleaveK = 1;
  if (!matrixLoads || atom->name == "fma")
    while (interleaveK * 2 * atom->runK * elementBytes <= 16 &&
           tileK % (atom->k * interleaveK * 2) == 0)
      interleaveK *= 2;

  auto overK = [&](const Layout &operand) {
    return operand.interleave(1, atom->runK, interleaveK)
        .repeat(LayoutLevel::Register, 1, tileK / (atom->k * interleaveK));
  };
  auto accumulate = [&](int64_t interleaved) {
    return atom->c.interleave(1, atom->runN, interleaved)
        .repeat(LayoutLevel::Register, 1, warpN / (atom->n * interleaved))
        .repeat(LayoutLevel::Register, 0, warpM / atom->m)
        .repeat(LayoutLevel::Warp, 1, warps[1])
        .repeat(LayoutLevel::Warp, 0, warps[0]);
  };
  // An accumulator that becomes an operand had best have its elements where that wants them.
  for (int64_t fewer = interleaveN; fewer >= 1; fewer /= 2) {
    Layout acc = accumulate(fewer);
    if (llvm::all_of(readAs, [&](const Layout &operand) {
          return operand.getShape() == acc.getShape() && operand.findRegisters(acc);
        })) {
      interleaveN = fewer;
      break;
    }
  }
  auto overN = [&](const Layout &operand, int dim) {
    return operand.interleave(dim, atom->runN, interleaveN)
        .repeat(LayoutLevel::Register, dim, warpN / (atom->n * interleaveN));
  };
  auto replicate = [](const Layout &layout, int64_t count) {
    SmallVector<LayoutDigit> digits(layout.getDigits());
    digits.push_back({LayoutLevel::Warp, -1, count, 0});
    return Layout(layout.getShape(), digits);
  };
  Layout acc = accumulate(interleaveN);
  Layout lhs = replicate(overK(atom->a).repeat(LayoutLevel::Register, 0, warpM / atom->m), warps[1])
                   .repeat(LayoutLevel::Warp, 0, warps[0]);
  Layout rhs = replicate(overN(overK(atom->b), 0).repeat(LayoutLevel::Warp, 0, warps[1]), warps[0]);
  for (const Layout *layout : {&acc, &lhs, &rhs})
    if (failed(verifyLayout(mma, *layout)))
      return failure();
  MLIRContext *context = mma.getContext();
  product.accumulator = acc;
  product.atom = AtomAttr::get(context, atom->name, interleaveK, LayoutAttr::get(context, lhs),
                               LayoutAttr::get(context, rhs));
  return success();
}

FailureOr<SmallVector<ProductLayout>> mlir::fuse::tile::layOutProducts(const ScheduledKernel &of) {
  SmallVector<ProductLayout> products;
  gpu::GPUFuncOp kernel = of.kernel;
  kernel.walk<WalkOrder::PreOrder>([&](MmaOp mma) {
    auto *like = llvm::find_if(products, [&](const ProductLayout &product) {
      return areAlike(product.products.front(), mma);
    });
    if (like == products.end())
      like = &products.emplace_back();
    like->products.push_back(mma);
  });
  // The last ones first: what reads an accumulator as an operand says how it is best laid out.
  for (ProductLayout &product : llvm::reverse(products)) {
    SetVector<OpOperand *> readers;
    for (MmaOp mma : product.products)
      getReaders(mma.getResult(), readers);
    SmallVector<Layout> readAs;
    for (OpOperand *reader : readers)
      for (ProductLayout &other : products)
        if (other.atom && llvm::is_contained(other.products, reader->getOwner()))
          if (LayoutAttr operand =
                  reader->getOperandNumber() == 0 ? other.atom.getLhs() : other.atom.getRhs())
            readAs.emplace_back(getTileShape(reader->get().getType()), operand.getDigits());
    if (failed(layOutProduct(of, product, readAs)))
      return failure();
  }
  return products;
}

/// The dimension of a tile that is contiguous in global memory.
static int64_t getContiguous(ArrayRef<int64_t> tileDims, Value memref) {
  return tileDims[0] == cast<MemRefType>(memref.getType()).getRank() - 1 ? 0 : 1;
}

SharedAttr mlir::fuse::tile::layOutStaged(LoadOp load, LayoutAttr operand) {
  auto tile = cast<StagedType>(load.getResult().getType());
  int64_t contiguous = getContiguous(load.getTileDims(), load.getSource());
  // Which bits of the row number differ among eight neighbouring lanes: the operand's lane digits
  // along the row dimension, or, for rows of k that matrix loads transpose, the lowest three.
  SmallVector<int64_t> rowBits;
  if (operand && contiguous == 1) {
    for (const LayoutDigit &digit : operand.getDigits())
      if (digit.level == LayoutLevel::Lane && digit.dim == 0)
        for (int64_t step = 1; step < digit.size; step *= 2)
          if (llvm::isPowerOf2_64(digit.stride))
            rowBits.push_back(llvm::Log2_64(digit.stride * step));
  } else {
    rowBits = {0, 1, 2};
  }
  if (rowBits.size() > 3)
    rowBits.resize(3);
  int64_t rowBytes = tile.getShape()[contiguous] * getElementBytes(tile.getElementType());
  int64_t chunks = rowBytes / chunkBytes;
  size_t freeChunkBits = chunks > 0 ? llvm::countr_zero(uint64_t(chunks)) : 0;
  int64_t rowsPerBankRow = std::max<int64_t>(bankRowBytes / std::max<int64_t>(rowBytes, 1), 1);
  SmallVector<int64_t> swizzle;
  for (int64_t bit : rowBits)
    if ((int64_t(1) << bit) >= rowsPerBankRow &&
        swizzle.size() < std::min<size_t>(freeChunkBits, 3))
      swizzle.push_back(bit);
  return SharedAttr::get(load.getContext(), contiguous, swizzle, /*piece=*/0);
}

SharedAttr mlir::fuse::tile::layOutSlot(CopyOp copy) {
  return SharedAttr::get(copy.getContext(), getContiguous(copy.getTileDims(), copy.getSource()),
                         {0, 1, 2}, kLineBytes);
}
