//===- LowerWarpgroupMma.cpp - products of whole warpgroups ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wgmma reads its operands from shared memory, the left one perhaps from registers, and runs in the
// background. Facts from the PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions": matrix
// descriptors, shared memory layouts, register fragments. MLIR's op takes descriptors only, so
// products of registers are assembly.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class WarpgroupCode : public RoleCode {
public:
  using RoleCode::RoleCode;

  /// The results' registers of products whose instructions are issued together.
  SmallVector<SmallVector<Value>> emit(ArrayRef<WarpgroupProduct> group);
  /// What a tile.mma_wait gives, of each tile.
  SmallVector<SmallVector<Value>> emitWait(MmaWaitOp op);
  /// The registers of constants that a loop or a branch carries to products: written here, and not
  /// by LLVM between a product's fence and its instructions.
  SmallVector<Value> emitFill(FillOp op);

private:
  /// The rows of one instruction of a product.
  struct Block {
    StagedLayout a, b; // tiles that give the instruction its rows, its columns
    Value aStart, bStart;
    SmallVector<Value, 0> aWords; // in place of the tile of rows: four for each step along k
    int64_t steps;                // along k
    Value acc;
    bool overwrites;    // the first instruction takes no accumulator
    int64_t follows;    // the block whose result it adds to, or -1
    int64_t number = 0; // in a chain of such blocks
  };

  /// i64: where the rows of a staged operand from `row` on lie, for the matrix unit.
  Value matrixDescriptor(const StagedTile &tile, Value row);
  Value multiplyRegisters(StringRef instruction, ArrayRef<Value> words, Value columns, Value acc,
                          bool overwrites, bool transpose);
  SmallVector<Value> passThrough(const std::string &code, ValueRange registers);
  Value copyHere(Value value);

  /// Accumulators that other values are moved into pass through the fence that comes before the
  /// first instruction: a register that is written after it would be a race. So do operands in
  /// registers. Emits nothing if there are none.
  void emitFenceOf(ArrayRef<WarpgroupProduct> group, SmallVectorImpl<Value> &accs,
                   SmallVectorImpl<Value> &words);
  SmallVector<Block, 0> getBlocks(ArrayRef<WarpgroupProduct> group, const WarpgroupAtom &atom,
                                  ArrayRef<Value> accs, ArrayRef<Value> words);
  void multiply(const WarpgroupAtom &atom, Block &block, int64_t k);
  void multiplyAll(const WarpgroupAtom &atom, MutableArrayRef<Block> blocks);
};
} // namespace

static NVVM::WGMMATypes getOperandType(AtomElement element) {
  switch (element) {
  case AtomElement::F16:
    return NVVM::WGMMATypes::f16;
  case AtomElement::BF16:
    return NVVM::WGMMATypes::bf16;
  case AtomElement::TF32:
    return NVVM::WGMMATypes::tf32;
  case AtomElement::F32:
    break;
  }
  llvm_unreachable("no instruction of warpgroups multiplies these");
}

/// Bits of an address in shared memory that are the offset in the CTA's own: descriptors have 18.
constexpr int32_t kSharedOffsets = (1 << 18) - 1;

/// By how much the descriptor of a tile grows up to the instruction `step` along k, in its units. A
/// piece of a contiguous k holds some of them.
static int64_t descriptorStep(const WarpgroupAtom &atom, const StagedLayout &staged, int64_t step) {
  int64_t instructionBytes = atom.k * staged.elementBytes(), perPiece = 128 / instructionBytes;
  int64_t bytes = staged.contiguous == 1 ? step / perPiece * 128 * staged.numRows() +
                                               step % perPiece * instructionBytes
                                         : step * atom.k * 128;
  return bytes >> 4;
}

Value WarpgroupCode::matrixDescriptor(const StagedTile &tile, Value row) {
  const StagedLayout &staged = tile.layout;
  // Bits 0-13 address / 16, 16-29 leading offset / 16, 32-45 stride offset / 16, 62-63 the
  // swizzle (1: 128 bytes). Eight rows of 128 bytes are 1024 bytes. Along a contiguous m or n
  // the next 64 elements are the next piece; only 16-bit types can lie so.
  bool kMajor = staged.contiguous == 1;
  int64_t pieceOfRows = 128 * staged.numRows();
  int64_t leading = kMajor ? 1 : pieceOfRows >> 4;
  int64_t bits = leading << 16 | int64_t(1024 >> 4) << 32 | int64_t(1) << 62;
  // In a cluster the CTA's rank stands above the offset, where the leading offset is.
  Value base = LLVM::PtrToIntOp::create(b, loc, b.getI32Type(), frame.sharedBase);
  base = b.createOrFold<arith::AndIOp>(loc, base, i32(kSharedOffsets));
  Value rows = kMajor ? mulConst(row, 128) : mulConst(divConst(row, 64), pieceOfRows);
  Value address = add(add(base, tile.offset), rows);
  address = b.createOrFold<arith::ShRUIOp>(loc, address, i32(4));
  Value wide = arith::ExtUIOp::create(b, loc, b.getI64Type(), address);
  return arith::OrIOp::create(b, loc, wide, i64(bits));
}

/// An instruction that registers pass through, so that nothing that writes them moves below it and
/// no use of them above.
SmallVector<Value> WarpgroupCode::passThrough(const std::string &code, ValueRange registers) {
  std::string constraints;
  for (Value value : registers)
    constraints += isa<FloatType>(value.getType()) ? "=f," : "=r,";
  for (size_t i = 0; i < registers.size(); ++i)
    constraints += std::to_string(i) + ",";
  constraints += "~{memory}";
  auto type =
      LLVM::LLVMStructType::getLiteral(b.getContext(), llvm::to_vector(registers.getTypes()));
  auto tied = LLVM::InlineAsmOp::create(
      b, loc, type, registers, code, constraints, /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr());
  SmallVector<Value> after;
  for (size_t i = 0; i < registers.size(); ++i)
    after.push_back(LLVM::ExtractValueOp::create(b, loc, tied.getResult(0), i));
  return after;
}

/// A copy of a register, made at this point. LLVM moves values between registers where it likes,
/// also before an instruction that they pass through; between copies that it did not make, before
/// and after the products, a chain of products has registers that nothing else shares.
Value WarpgroupCode::copyHere(Value value) {
  auto copy = LLVM::InlineAsmOp::create(
      b, loc, b.getF32Type(), value, "mov.b32 $0, $1;", "=f,f", /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr());
  return copy.getResult(0);
}

/// One instruction whose left operand is in registers.
Value WarpgroupCode::multiplyRegisters(StringRef instruction, ArrayRef<Value> words, Value columns,
                                       Value acc, bool overwrites, bool transpose) {
  auto type = cast<LLVM::LLVMStructType>(acc.getType());
  size_t count = type.getBody().size();
  SmallVector<Value> operands;
  std::string constraints;
  for (size_t i = 0; i < count; ++i) {
    operands.push_back(LLVM::ExtractValueOp::create(b, loc, acc, i));
    constraints += "=f,";
  }
  for (size_t i = 0; i < count; ++i)
    constraints += std::to_string(i) + ",";
  constraints += "r,r,r,r,l";
  llvm::append_range(operands, words);
  operands.push_back(columns);
  auto list = [](size_t first, size_t size) {
    std::string text;
    for (size_t i = first; i < first + size; ++i)
      text += (text.empty() ? "{$" : ", $") + std::to_string(i);
    return text + "}";
  };
  // Scales of d, which is a predicate, a and b; whether b is transposed. An operand that is tied to
  // a result has a number too.
  std::string code = "{ .reg .pred p; setp.ne.b32 p, " + std::string(overwrites ? "0" : "1") +
                     ", 0; " + instruction.str() + " " + list(0, count) + ", " +
                     list(2 * count, 4) + ", $" + std::to_string(2 * count + 4) + ", p, 1, 1, " +
                     (transpose ? "1" : "0") + "; }";
  return LLVM::InlineAsmOp::create(
             b, loc, type, operands, code, constraints, /*has_side_effects=*/true,
             /*is_align_stack=*/false, LLVM::TailCallKind::None,
             LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr())
      .getResult(0);
}

void WarpgroupCode::emitFenceOf(ArrayRef<WarpgroupProduct> group, SmallVectorImpl<Value> &accs,
                                SmallVectorImpl<Value> &words) {
  SmallVector<Value> moved;
  for (WarpgroupProduct product : group)
    if (product.moved)
      for (Value value : unpack(product.op.getAcc()))
        moved.push_back(copyHere(value));
  size_t numAccs = moved.size();
  for (WarpgroupProduct product : group)
    if (Value lhs = product.op.getLhs(); isa<FragType>(lhs.getType()))
      llvm::append_range(moved, packWords(unpack(lhs)));
  if (moved.empty())
    return;
  moved = passThrough("wgmma.fence.sync.aligned;", moved);
  accs.append(moved.begin(), moved.begin() + numAccs);
  words.append(moved.begin() + numAccs, moved.end());
}

/// How the accumulators of a product lie.
namespace {
struct AccumulatorShape {
  int rowDim;      // of the tile, that is the instruction's rows
  int64_t columns; // of the instruction
  int64_t blocks;  // of the instruction's rows, of a warpgroup

  AccumulatorShape(const WarpgroupAtom &atom, const Layout &layout) {
    // A lane has pairs along the columns; all warpgroups lie along the rows.
    rowDim = 1 - layout.getLevel(LayoutLevel::Register).front().dim;
    columns = layout.getShape()[1 - rowDim];
    blocks = layout.getShape()[rowDim] / (layout.getCount(LayoutLevel::Warp) / 4 * atom.m);
  }
};
} // namespace

SmallVector<WarpgroupCode::Block, 0> WarpgroupCode::getBlocks(ArrayRef<WarpgroupProduct> group,
                                                              const WarpgroupAtom &atom,
                                                              ArrayRef<Value> accs,
                                                              ArrayRef<Value> words) {
  MmaOp op = group.front().op;
  AccumulatorShape shape(atom, getLayout(op.getAcc()));
  int64_t perBlock = shape.columns / 2;
  Value warpgroup = divConst(frame.warpId, 4);
  auto structType =
      LLVM::LLVMStructType::getLiteral(b.getContext(), SmallVector<Type>(perBlock, b.getF32Type()));
  SmallVector<Block, 0> blocks;
  for (WarpgroupProduct product : group) {
    Value rows = product.op.getLhs(), columns = product.op.getRhs();
    bool inRegisters = isa<FragType>(rows.getType());
    int64_t steps = getTileShape(rows.getType())[1] / atom.k;
    if (shape.rowDim == 1)
      std::swap(rows, columns);
    StagedTile columnTile = getStaged(columns);
    Value columnStart = matrixDescriptor(columnTile, i32(0));
    SmallVector<Value> registers;
    if (!product.overwrites && product.follows < 0 && !product.moved)
      registers = unpack(product.op.getAcc());
    for (int64_t number = 0; number < shape.blocks; ++number) {
      Block block;
      block.b = columnTile.layout;
      block.bStart = columnStart;
      block.steps = steps;
      block.overwrites = product.overwrites;
      block.follows = product.follows < 0 ? -1 : product.follows * shape.blocks + number;
      if (product.follows >= 0)
        block.number = blocks[block.follows].number + 1;
      Value row = addConst(mulConst(warpgroup, atom.m * shape.blocks), atom.m * number);
      if (inRegisters) {
        block.aWords.assign(words.begin(), words.begin() + 4 * steps);
        words = words.drop_front(4 * steps);
      } else {
        StagedTile rowTile = getStaged(rows);
        block.a = rowTile.layout;
        block.aStart = matrixDescriptor(rowTile, row);
      }
      block.acc = LLVM::UndefOp::create(b, loc, structType);
      if (!product.overwrites && product.follows < 0) {
        ArrayRef<Value> from = product.moved
                                   ? accs.take_front(perBlock)
                                   : ArrayRef<Value>(registers).slice(number * perBlock, perBlock);
        if (product.moved)
          accs = accs.drop_front(perBlock);
        for (auto [r, value] : llvm::enumerate(from))
          block.acc = LLVM::InsertValueOp::create(b, loc, block.acc, value, r);
      }
      blocks.push_back(std::move(block));
    }
  }
  return blocks;
}

/// One instruction, the step `k` of a block.
void WarpgroupCode::multiply(const WarpgroupAtom &atom, Block &block, int64_t k) {
  bool overwrites = block.overwrites && k == 0;
  Value rows = block.aStart ? addConst(block.aStart, descriptorStep(atom, block.a, k)) : Value();
  Value columns = addConst(block.bStart, descriptorStep(atom, block.b, k));
  int64_t n = cast<LLVM::LLVMStructType>(block.acc.getType()).getBody().size() * 2;
  if (!rows) {
    block.acc = multiplyRegisters(atom.getInstruction(n), ArrayRef(block.aWords).slice(4 * k, 4),
                                  columns, block.acc, overwrites,
                                  /*transpose=*/block.b.contiguous != 1);
    return;
  }
  NVVM::WGMMATypes type = getOperandType(atom.element);
  block.acc = NVVM::WgmmaMmaAsyncOp::create(
      b, loc, block.acc.getType(), block.acc, rows, columns,
      NVVM::MMAShapeAttr::get(b.getContext(), int(atom.m), int(n), int(atom.k)), type, type,
      NVVM::WGMMATypes::f32, overwrites ? NVVM::WGMMAScaleOut::zero : NVVM::WGMMAScaleOut::one,
      NVVM::WGMMAScaleIn::one, NVVM::WGMMAScaleIn::one,
      block.a.contiguous == 1 ? NVVM::MMALayout::row : NVVM::MMALayout::col,
      block.b.contiguous == 1 ? NVVM::MMALayout::col : NVVM::MMALayout::row,
      NVVM::MMAIntOverflowAttr());
}

void WarpgroupCode::multiplyAll(const WarpgroupAtom &atom, MutableArrayRef<Block> blocks) {
  // Products that add to others' results come after them; the instructions run in order.
  int64_t longest = 0, steps = 0;
  for (const Block &block : blocks) {
    longest = std::max(longest, block.number);
    steps = std::max(steps, block.steps);
  }
  for (int64_t number = 0; number <= longest; ++number)
    for (int64_t k = 0; k < steps; ++k)
      for (Block &block : blocks) {
        if (block.number != number || k >= block.steps)
          continue;
        if (k == 0 && block.follows >= 0)
          block.acc = blocks[block.follows].acc;
        multiply(atom, block, k);
      }
  NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
}

SmallVector<SmallVector<Value>> WarpgroupCode::emit(ArrayRef<WarpgroupProduct> group) {
  SmallVector<Value> accs, words;
  MmaOp op = group.front().op;
  emitFenceOf(group, accs, words);
  const WarpgroupAtom &atom = *lookupWarpgroupAtom(op.getAtom()->getInstruction());
  SmallVector<Block, 0> blocks = getBlocks(group, atom, accs, words);
  if (accs.empty() && words.empty())
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
  multiplyAll(atom, blocks);
  AccumulatorShape shape(atom, getLayout(op.getAcc()));
  SmallVector<SmallVector<Value>> results(group.size());
  for (auto [number, block] : llvm::enumerate(blocks))
    for (int64_t r = 0; r < shape.columns / 2; ++r)
      results[number / shape.blocks].push_back(LLVM::ExtractValueOp::create(b, loc, block.acc, r));
  return results;
}

SmallVector<SmallVector<Value>> WarpgroupCode::emitWait(MmaWaitOp op) {
  SmallVector<Value> registers;
  for (Value acc : op.getAccs())
    llvm::append_range(registers, unpack(acc));
  if (registers.empty()) {
    NVVM::WgmmaWaitGroupSyncOp::create(b, loc, uint64_t(op.getPending()));
    return {};
  }
  SmallVector<Value> after = passThrough(
      "wgmma.wait_group.sync.aligned " + std::to_string(op.getPending()) + ";", registers);
  SmallVector<SmallVector<Value>> results;
  ValueRange left = after;
  for (Value result : op.getResults()) {
    int64_t count = getLayout(result).getCount(LayoutLevel::Register);
    auto &values = results.emplace_back(left.take_front(count));
    left = left.drop_front(count);
    if (llvm::any_of(result.getUsers(), llvm::IsaPred<MmaOp, scf::ForOp, scf::YieldOp>))
      for (Value &value : values)
        value = copyHere(value);
  }
  return results;
}

SmallVector<Value> WarpgroupCode::emitFill(FillOp op) {
  Value constant = arith::ConstantOp::create(b, loc, cast<TypedAttr>(op.getValue()));
  SmallVector<Value> registers(getLayout(op.getResult()).getCount(LayoutLevel::Register));
  for (Value &value : registers)
    value = copyHere(constant);
  return registers;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
struct LowerCarriedFill : RolePattern<FillOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(FillOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!op.getResult().getType().getElementType().isF32() || !kernel.isCarriedToProducts(op))
      return failure();
    rewriter.replaceOpWithMultiple(
        op, {WarpgroupCode(rewriter, op.getLoc(), frame, kernel).emitFill(op)});
    return success();
  }
};

/// Products whose instructions are issued together, where the first one stands.
struct LowerWarpgroupMma : RolePattern<MmaOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(MmaOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ArrayRef<WarpgroupProduct> group = kernel.getProducts(op);
    auto results = WarpgroupCode(rewriter, op.getLoc(), frame, kernel).emit(group);
    for (auto [product, registers] : llvm::zip_equal(group, results))
      rewriter.replaceOpWithMultiple(product.op, {registers});
    return success();
  }
};

struct LowerMmaWait : RolePattern<MmaWaitOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(MmaWaitOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto results = WarpgroupCode(rewriter, op.getLoc(), frame, kernel).emitWait(op);
    if (results.empty())
      rewriter.eraseOp(op);
    else
      rewriter.replaceOpWithMultiple(op, std::move(results));
    return success();
  }
};
} // namespace

void mlir::fuse::addWarpgroupMmaPatterns(const TypeConverter &types, KernelFrame &frame,
                                         const WarpgroupKernel &kernel,
                                         RewritePatternSet &patterns) {
  patterns.add<LowerCarriedFill, LowerWarpgroupMma, LowerMmaWait>(types, frame, kernel);
}
