//===- LowerWarpgroupMma.cpp - products of whole warpgroups ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wgmma reads its operands from shared memory, the left one perhaps from registers, and runs in the
// background. Facts from the PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions": matrix
// descriptors, shared memory layouts, register fragments. Instructions that are issued together are
// one piece of assembly, through which accumulators pass once: as an op each, they would be taken
// out of the result of one and put into the next, which was half of what LLVM had to compile.
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
    SmallVector<Value, 0> acc;    // none if the first instruction takes no accumulator
    int64_t chain;                // blocks that add to each other's results have the same
    int64_t number = 0;           // in its chain
  };

  /// i64: where the rows of a staged operand from `row` on lie, for the matrix unit.
  Value matrixDescriptor(const StagedTile &tile, Value row);
  SmallVector<Value> passThrough(const std::string &code, ValueRange registers);
  Value copyHere(Value value);

  /// Accumulators that other values are moved into pass through the fence that comes before the
  /// first instruction: a register that is written after it would be a race. So do operands in
  /// registers. Emits nothing if there are none.
  void emitFenceOf(ArrayRef<WarpgroupProduct> group, SmallVectorImpl<Value> &accs,
                   SmallVectorImpl<Value> &words);
  SmallVector<Block, 0> getBlocks(ArrayRef<WarpgroupProduct> group, const WarpgroupAtom &atom,
                                  ArrayRef<Value> accs, ArrayRef<Value> words);
  /// The instructions of all blocks; the registers of each chain.
  SmallVector<SmallVector<Value>> multiply(const WarpgroupAtom &atom, int64_t columns,
                                           ArrayRef<Block> blocks);
};
} // namespace

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

/// Assembly that gives values of `types`, and that nothing moves past another such.
static SmallVector<Value> emitAssembly(OpBuilder &b, Location loc, ArrayRef<Type> types,
                                       ValueRange operands, const std::string &code,
                                       const std::string &constraints) {
  Type type =
      types.size() == 1 ? types.front() : LLVM::LLVMStructType::getLiteral(b.getContext(), types);
  Value result =
      LLVM::InlineAsmOp::create(
          b, loc, type, operands, code, constraints, /*has_side_effects=*/true,
          /*is_align_stack=*/false, LLVM::TailCallKind::None,
          LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr())
          .getResult(0);
  if (types.size() == 1)
    return {result};
  SmallVector<Value> results;
  for (size_t i = 0; i < types.size(); ++i)
    results.push_back(LLVM::ExtractValueOp::create(b, loc, result, i));
  return results;
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
  return emitAssembly(b, loc, llvm::to_vector(registers.getTypes()), registers, code, constraints);
}

/// A copy of a register, made at this point. LLVM moves values between registers where it likes,
/// also before an instruction that they pass through; between copies that it did not make, before
/// and after the products, a chain of products has registers that nothing else shares.
Value WarpgroupCode::copyHere(Value value) {
  return emitAssembly(b, loc, {b.getF32Type()}, value, "mov.b32 $0, $1;", "=f,f").front();
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
  int64_t perBlock = shape.columns / 2, chains = 0;
  Value warpgroup = divConst(frame.warpId, 4);
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
      if (product.follows >= 0) {
        const Block &before = blocks[product.follows * shape.blocks + number];
        block.chain = before.chain;
        block.number = before.number + 1;
      } else {
        block.chain = chains++;
      }
      Value row = addConst(mulConst(warpgroup, atom.m * shape.blocks), atom.m * number);
      if (inRegisters) {
        block.aWords.assign(words.begin(), words.begin() + 4 * steps);
        words = words.drop_front(4 * steps);
      } else {
        StagedTile rowTile = getStaged(rows);
        block.a = rowTile.layout;
        block.aStart = matrixDescriptor(rowTile, row);
      }
      if (product.moved) {
        block.acc.assign(accs.begin(), accs.begin() + perBlock);
        accs = accs.drop_front(perBlock);
      } else if (!registers.empty()) {
        auto *from = registers.begin() + number * perBlock;
        block.acc.assign(from, from + perBlock);
      }
      blocks.push_back(std::move(block));
    }
  }
  return blocks;
}

namespace {
/// The text of instructions of products, and what it takes.
class ProductsText {
public:
  /// What goes before: registers that are given, and taken.
  explicit ProductsText(int64_t registers) : next(registers) {}

  /// Registers `first` to `first + count` of what the assembly gives.
  static std::string list(int64_t first, int64_t count) {
    std::string text;
    for (int64_t i = first; i < first + count; ++i)
      text += (text.empty() ? "{$" : ", $") + std::to_string(i);
    return text + "}";
  }
  std::string addWords(ArrayRef<Value> words) {
    for (Value word : words)
      add(word, "r");
    return list(next - int64_t(words.size()), words.size());
  }
  /// A descriptor some units further on than `start`. It is computed where it is first needed.
  std::string addDescriptor(Value start, int64_t units) {
    auto [place, isNew] = placeOf.try_emplace(start, next);
    if (isNew)
      add(start, "l");
    std::string operand = "$" + std::to_string(place->second);
    if (units == 0)
      return operand;
    auto [moved, isFirst] = movedOf.try_emplace({start, units}, movedOf.size());
    std::string name = "d" + std::to_string(moved->second);
    if (isFirst)
      addLine("add.s64 " + name + ", " + operand + ", " + std::to_string(units));
    return name;
  }
  void addLine(const std::string &line) { code += "\t" + line + ";\n"; }
  /// `none` and `all` are predicates: whether an instruction adds to what its registers hold.
  std::string finish() const {
    std::string declared = "{\n\t.reg .pred none, all;\n";
    if (!movedOf.empty())
      declared += "\t.reg .b64 d<" + std::to_string(movedOf.size()) + ">;\n";
    return declared + "\tsetp.ne.b32 none, 0, 0;\n\tsetp.ne.b32 all, 1, 0;\n" + code + "\t}";
  }

  /// What is not tied to a result.
  std::string constraints;
  SmallVector<Value> operands;

private:
  void add(Value value, StringRef kind) {
    operands.push_back(value);
    constraints += ("," + kind).str();
    ++next;
  }

  std::string code;
  int64_t next;
  DenseMap<Value, int64_t> placeOf;
  DenseMap<std::pair<Value, int64_t>, size_t> movedOf;
};
} // namespace

SmallVector<SmallVector<Value>> WarpgroupCode::multiply(const WarpgroupAtom &atom, int64_t columns,
                                                        ArrayRef<Block> blocks) {
  const int64_t perBlock = columns / 2;
  int64_t chains = 0, longest = 0, steps = 0;
  for (const Block &block : blocks) {
    chains = std::max(chains, block.chain + 1);
    longest = std::max(longest, block.number);
    steps = std::max(steps, block.steps);
  }
  // Accumulators are written while operands are still read.
  std::string constraints;
  for (int64_t i = 0; i < chains * perBlock; ++i)
    constraints += (i ? ",=&f" : "=&f");
  SmallVector<Value> operands;
  BitVector overwrites(chains);
  for (const Block &block : blocks) {
    if (block.number > 0)
      continue;
    overwrites[block.chain] = block.acc.empty();
    for (auto [i, value] : llvm::enumerate(block.acc)) {
      operands.push_back(value);
      constraints += "," + std::to_string(block.chain * perBlock + i);
    }
  }
  ProductsText text(chains * perBlock + int64_t(operands.size()));
  const std::string instruction = atom.getInstruction(columns);
  // Only 16-bit elements may lie along m or n in memory, and say so.
  const bool saysOrder = atom.element == AtomElement::F16 || atom.element == AtomElement::BF16;
  // Products that add to others' results come after them; the instructions run in order.
  for (int64_t number = 0; number <= longest; ++number)
    for (int64_t k = 0; k < steps; ++k)
      for (const Block &block : blocks) {
        if (block.number != number || k >= block.steps)
          continue;
        std::string a = block.aStart
                            ? text.addDescriptor(block.aStart, descriptorStep(atom, block.a, k))
                            : text.addWords(ArrayRef(block.aWords).slice(4 * k, 4));
        std::string b = text.addDescriptor(block.bStart, descriptorStep(atom, block.b, k));
        // Then whether d is added to, the scales of a and b, and which of those in memory are
        // transposed.
        const bool isFirst = overwrites[block.chain] && number == 0 && k == 0;
        std::string line = instruction + " " +
                           ProductsText::list(block.chain * perBlock, perBlock) + ", " + a + ", " +
                           b + (isFirst ? ", none, 1, 1" : ", all, 1, 1");
        if (block.aStart && saysOrder)
          line += block.a.contiguous == 1 ? ", 0" : ", 1";
        if (saysOrder)
          line += block.b.contiguous == 1 ? ", 0" : ", 1";
        text.addLine(line);
      }
  llvm::append_range(operands, text.operands);
  SmallVector<Type> types(chains * perBlock, b.getF32Type());
  SmallVector<Value> registers =
      emitAssembly(b, loc, types, operands, text.finish(), constraints + text.constraints);
  SmallVector<SmallVector<Value>> results;
  for (int64_t chain = 0; chain < chains; ++chain)
    results.emplace_back(ArrayRef(registers).slice(chain * perBlock, perBlock));
  return results;
}

SmallVector<SmallVector<Value>> WarpgroupCode::emit(ArrayRef<WarpgroupProduct> group) {
  SmallVector<Value> accs, words;
  MmaOp op = group.front().op;
  emitFenceOf(group, accs, words);
  const WarpgroupAtom &atom = *lookupWarpgroupAtom(op.getAtom()->getInstruction());
  SmallVector<Block, 0> blocks = getBlocks(group, atom, accs, words);
  if (accs.empty() && words.empty())
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
  AccumulatorShape shape(atom, getLayout(op.getAcc()));
  SmallVector<SmallVector<Value>> registers = multiply(atom, shape.columns, blocks);
  NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
  // A product that another adds to has no other use.
  SmallVector<SmallVector<Value>> results(group.size());
  for (auto [number, block] : llvm::enumerate(blocks))
    llvm::append_range(results[number / shape.blocks], registers[block.chain]);
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
