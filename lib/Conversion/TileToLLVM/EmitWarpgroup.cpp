//===- EmitWarpgroup.cpp - products of whole warpgroups -------------------===//
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

#include "KernelEmitter.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

Value KernelEmitter::matrixDescriptor(const StagedTile &tile, Value row) {
  const StagedLayout &staged = tile.layout;
  // Bits 0-13 address / 16, 16-29 leading offset / 16, 32-45 stride offset / 16, 62-63 the
  // swizzle (1: 128 bytes). Eight rows of 128 bytes are 1024 bytes. Along a contiguous m or n
  // the next 64 elements are the next piece; only 16-bit types can lie so.
  bool kMajor = staged.contiguous == 1;
  int64_t pieceOfRows = 128 * staged.numRows();
  int64_t leading = kMajor ? 1 : pieceOfRows >> 4;
  int64_t bits = leading << 16 | int64_t(1024 >> 4) << 32 | int64_t(1) << 62;
  Value base = LLVM::PtrToIntOp::create(b, loc, b.getI32Type(), sharedBase);
  Value rows = kMajor ? mulConst(row, 128) : mulConst(divConst(row, 64), pieceOfRows);
  Value address = add(add(base, tile.offset), rows);
  address = b.createOrFold<arith::ShRUIOp>(loc, address, i32(4));
  Value wide = arith::ExtUIOp::create(b, loc, b.getI64Type(), address);
  return arith::OrIOp::create(b, loc, wide, i64(bits));
}

/// Bytes along k that one instruction takes.
static constexpr int64_t instructionBytes = 32;

static NVVM::WGMMATypes getOperandType(Type element) {
  return element.isF16()    ? NVVM::WGMMATypes::f16
         : element.isBF16() ? NVVM::WGMMATypes::bf16
                            : NVVM::WGMMATypes::tf32;
}

/// By how much the descriptor of a tile grows up to the instruction `step` along k, in its units. A
/// piece of a contiguous k holds four of them.
static int64_t descriptorStep(const StagedLayout &staged, int64_t step) {
  constexpr int64_t perPiece = 128 / instructionBytes;
  int64_t depth = instructionBytes / staged.elementBytes();
  int64_t bytes = staged.contiguous == 1 ? step / perPiece * 128 * staged.numRows() +
                                               step % perPiece * instructionBytes
                                         : step * depth * 128;
  return bytes >> 4;
}

/// The products that `op` starts together with its own: those after it in its block, up to a wait,
/// whose tiles exist already, whose accumulators do or are results of the group, and that
/// accumulate in as many registers.
static SmallVector<MmaOp> getProductsOfStep(MmaOp op) {
  SmallVector<MmaOp> group;
  auto exists = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return !def || def->getBlock() != op->getBlock() || def->isBeforeInBlock(op);
  };
  for (Operation *next = op; next && !isa<MmaWaitOp>(next); next = next->getNextNode()) {
    auto mma = dyn_cast<MmaOp>(next);
    if (mma && mma.getAtom()->getInstruction() == op.getAtom()->getInstruction() &&
        mma.getAcc().getType() == op.getAcc().getType() && exists(mma.getLhs()) &&
        exists(mma.getRhs()) &&
        (exists(mma.getAcc()) || llvm::is_contained(group, mma.getAcc().getDefiningOp())))
      group.push_back(mma);
  }
  return group;
}

/// The place among a loop's carried values at which the products that make `value` began to add up,
/// or -1.
static int64_t getCarriedPlace(Value value, scf::ForOp loop) {
  while (true) {
    if (auto mma = value.getDefiningOp<MmaOp>()) {
      value = mma.getAcc();
    } else if (auto inner = value.getDefiningOp<scf::ForOp>()) {
      value = inner.getInits()[cast<OpResult>(value).getResultNumber()];
    } else {
      auto argument = dyn_cast<BlockArgument>(value);
      return argument && argument.getOwner() == loop.getBody() && argument != loop.getInductionVar()
                 ? argument.getArgNumber() - 1
                 : -1;
    }
  }
}

LogicalResult KernelEmitter::verifyProductsAwaited(RolesOp roles) {
  SmallVector<Value> underWay;
  DenseSet<Value> seen;
  auto add = [&](Value value) {
    if (seen.insert(value).second)
      underWay.push_back(value);
  };
  auto refuse = [](Operation *user, Value value, StringRef what) {
    InFlightDiagnostic diag = user->emitOpError(what);
    diag.attachNote(value.getLoc()) << "the product";
    return diag;
  };
  roles.walk([&](MmaOp mma) { add(mma.getResult()); });
  // Registers that a product reads are written again in the next round of a loop.
  WalkResult walk = roles.walk([&](MmaOp mma) -> WalkResult {
    if (!isa<FragType>(mma.getLhs().getType()))
      return WalkResult::advance();
    for (Operation *next = mma->getNextNode(); next; next = next->getNextNode())
      if (auto wait = dyn_cast<MmaWaitOp>(next); wait && wait.getPending() == 0)
        return WalkResult::advance();
    return mma.emitOpError(
        "takes its left operand from registers and may still read them when they "
        "are written again; a tile.mma_wait without others under way must follow "
        "in its block");
  });
  if (walk.wasInterrupted())
    return failure();
  while (!underWay.empty()) {
    Value value = underWay.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      auto mma = dyn_cast<MmaOp>(user);
      auto yield = dyn_cast<scf::YieldOp>(user);
      auto loop = dyn_cast<scf::ForOp>(yield ? user->getParentOp() : user);
      auto branch = yield ? dyn_cast<scf::IfOp>(user->getParentOp()) : scf::IfOp();
      if (!isa<MmaWaitOp>(user) && !(mma && use == mma.getAccMutable()) && !loop && !branch)
        return refuse(user, value,
                      "reads a product that may be under way; tile.mma_wait gives the "
                      "accumulators that are done");
      // Its registers are the instruction's until then: they are not copied.
      if (!value.hasOneUse())
        return refuse(user, value,
                      "uses a product that may be under way and has another use, so that it would "
                      "be copied; tile.mma_wait gives the accumulators that are done");
      if (loop && yield && getCarriedPlace(value, loop) != int64_t(use.getOperandNumber()))
        return refuse(user, value,
                      "moves a product that may be under way to another place among the loop's "
                      "values; tile.mma_wait gives the accumulators that are done");
      if (loop) {
        unsigned number = use.getOperandNumber() - (yield ? 0 : loop.getNumControlOperands());
        add(loop.getRegionIterArg(number));
        add(loop.getResult(number));
      } else if (branch) {
        add(branch.getResult(use.getOperandNumber()));
      }
    }
  }
  return success();
}

/// True if a product adds to zeros: its first instruction then takes no accumulator, and nothing
/// is cleared.
static bool startsAtZero(MmaOp mma) {
  auto fill = mma.getAcc().getDefiningOp<FillOp>();
  auto value = fill ? dyn_cast<FloatAttr>(fill.getValue()) : FloatAttr();
  return value && value.getValue().isPosZero();
}

/// True if a product adds to what its chain of products made the round before: these registers are
/// the instructions' alone, all through the loop.
static bool isCarriedToItself(MmaOp mma) {
  auto argument = dyn_cast<BlockArgument>(mma.getAcc());
  auto loop = argument ? dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()) : scf::ForOp();
  OpOperand *yielded = loop ? loop.getTiedLoopYieldedValue(argument) : nullptr;
  return yielded && yielded->get().getDefiningOp<MmaOp>() &&
         getCarriedPlace(yielded->get(), loop) == int64_t(argument.getArgNumber()) - 1;
}

/// An instruction that registers pass through, so that nothing that writes them moves below it and
/// no use of them above.
SmallVector<Value> KernelEmitter::passThrough(const std::string &code, ValueRange registers) {
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
Value KernelEmitter::copyHere(Value value) {
  auto copy = LLVM::InlineAsmOp::create(
      b, loc, b.getF32Type(), value, "mov.b32 $0, $1;", "=f,f", /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr());
  return copy.getResult(0);
}

/// One instruction whose left operand is in registers.
Value KernelEmitter::multiplyRegisters(StringRef instruction, ArrayRef<Value> words, Value columns,
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

LogicalResult KernelEmitter::emitWarpgroupMma(MmaOp op) {
  if (groupedMmas.erase(op))
    return success();
  struct Product {
    StagedLayout a, b; // tiles that give the instruction its rows, its columns
    Value aStart, bStart;
    SmallVector<Value, 0> aWords; // in place of the tile of rows: four for each step along k
    int64_t steps;
    Value acc;
    bool overwrites;    // the first product takes no accumulator
    int64_t follows;    // the product whose result it adds to, or -1
    int64_t number = 0; // in a chain of such products
  };
  SmallVector<MmaOp> group = getProductsOfStep(op);
  // Accumulators that other values are moved into pass through the fence: a register that is
  // written after it would be a race.
  auto isMoved = [&](MmaOp mma) {
    return !startsAtZero(mma) && !isCarriedToItself(mma) &&
           !llvm::is_contained(group, mma.getAcc().getDefiningOp());
  };
  SmallVector<Value> moved;
  for (MmaOp mma : group)
    if (isMoved(mma))
      for (Value value : fragments[mma.getAcc()].registers)
        moved.push_back(copyHere(value));
  // So do operands in registers.
  size_t numMoved = moved.size();
  for (MmaOp mma : group)
    if (isa<FragType>(mma.getLhs().getType()))
      llvm::append_range(moved,
                         packOperand(mma.getLhs(), 0, fragments[mma.getLhs()].registers.size()));
  bool fenced = !moved.empty();
  if (fenced)
    moved = passThrough("wgmma.fence.sync.aligned;", moved);
  ValueRange unused = ValueRange(moved).take_front(numMoved);
  ArrayRef<Value> words = ArrayRef<Value>(moved).drop_front(numMoved);
  SmallVector<Product, 0> products;
  int rowDim = schedule.getSwap() ? 1 : 0;
  int64_t warpgroups = schedule.getWarps()[rowDim] / 4;
  ArrayRef<int64_t> shape = op.getAcc().getType().getShape();
  int64_t blocks = shape[rowDim] / (64 * warpgroups), n = shape[1 - rowDim];
  Type element = getTileElementType(op.getLhs().getType());
  int64_t depth = instructionBytes * 8 / element.getIntOrFloatBitWidth();
  Value warpgroup = divConst(warpId, 4);
  auto structType =
      LLVM::LLVMStructType::getLiteral(b.getContext(), SmallVector<Type>(n / 2, b.getF32Type()));
  for (MmaOp mma : group) {
    auto lhs = stagedTiles.find(mma.getLhs()), rhs = stagedTiles.find(mma.getRhs());
    bool inRegisters = isa<FragType>(mma.getLhs().getType());
    if ((lhs == stagedTiles.end() && !inRegisters) || rhs == stagedTiles.end())
      return mma.emitOpError("needs its operands in a ring");
    if (schedule.getSwap())
      std::swap(lhs, rhs);
    int64_t steps = getTileShape(mma.getLhs().getType())[1] / depth;
    auto *before = llvm::find(group, mma.getAcc().getDefiningOp());
    bool continues = before != group.end();
    Value columns = matrixDescriptor(rhs->second, i32(0));
    for (int64_t block = 0; block < blocks; ++block) {
      Value row = addConst(mulConst(warpgroup, 64 * blocks), 64 * block);
      Product product = {inRegisters ? StagedLayout() : lhs->second.layout,
                         rhs->second.layout,
                         inRegisters ? Value() : matrixDescriptor(lhs->second, row),
                         columns,
                         SmallVector<Value, 0>(words.take_front(inRegisters ? 4 * steps : 0)),
                         steps,
                         LLVM::UndefOp::create(b, loc, structType),
                         startsAtZero(mma),
                         continues ? (before - group.begin()) * blocks + block : -1};
      words = words.drop_front(product.aWords.size());
      if (continues)
        product.number = products[product.follows].number + 1;
      products.push_back(product);
      if (product.overwrites || continues)
        continue;
      ValueRange registers = fragments[mma.getAcc()].registers;
      registers = isMoved(mma) ? unused.take_front(n / 2) : registers.slice(block * n / 2, n / 2);
      if (isMoved(mma))
        unused = unused.drop_front(n / 2);
      for (int64_t r = 0; r < n / 2; ++r)
        products.back().acc =
            LLVM::InsertValueOp::create(b, loc, products.back().acc, registers[r], r);
    }
  }
  NVVM::WGMMATypes type = getOperandType(element);
  if (!fenced)
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
  auto multiply = [&](Product &product, int64_t k) {
    if (!product.aWords.empty()) {
      product.acc = multiplyRegisters(
          op.getAtom()->getInstruction(), ArrayRef(product.aWords).slice(4 * k, 4),
          addConst(product.bStart, descriptorStep(product.b, k)), product.acc,
          product.overwrites && k == 0, /*transpose=*/product.b.contiguous != 1);
      return;
    }
    product.acc = NVVM::WgmmaMmaAsyncOp::create(
        b, loc, product.acc.getType(), product.acc,
        addConst(product.aStart, descriptorStep(product.a, k)),
        addConst(product.bStart, descriptorStep(product.b, k)),
        NVVM::MMAShapeAttr::get(b.getContext(), 64, int(n), int(depth)), type, type,
        NVVM::WGMMATypes::f32,
        product.overwrites && k == 0 ? NVVM::WGMMAScaleOut::zero : NVVM::WGMMAScaleOut::one,
        NVVM::WGMMAScaleIn::one, NVVM::WGMMAScaleIn::one,
        product.a.contiguous == 1 ? NVVM::MMALayout::row : NVVM::MMALayout::col,
        product.b.contiguous == 1 ? NVVM::MMALayout::col : NVVM::MMALayout::row,
        NVVM::MMAIntOverflowAttr());
  };
  // Products that add to others' results come after them; the instructions run in order.
  int64_t longest = 0, steps = 0;
  for (const Product &product : products) {
    longest = std::max(longest, product.number);
    steps = std::max(steps, product.steps);
  }
  for (int64_t number = 0; number <= longest; ++number)
    for (int64_t k = 0; k < steps; ++k)
      for (Product &product : products) {
        if (product.number != number || k >= product.steps)
          continue;
        if (k == 0 && product.follows >= 0)
          product.acc = products[product.follows].acc;
        multiply(product, k);
      }
  NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);

  size_t position = 0;
  for (MmaOp mma : group) {
    auto &registers = fragments[mma.getResult()].registers;
    registers.clear();
    for (int64_t block = 0; block < blocks; ++block, ++position)
      for (int64_t r = 0; r < n / 2; ++r)
        registers.push_back(LLVM::ExtractValueOp::create(b, loc, products[position].acc, r));
    if (mma != op)
      groupedMmas.insert(mma);
  }
  return success();
}

LogicalResult KernelEmitter::emitMmaWait(MmaWaitOp op) {
  SmallVector<Value> registers;
  flatten(op.getAccs(), registers);
  if (registers.empty()) {
    NVVM::WgmmaWaitGroupSyncOp::create(b, loc, uint64_t(op.getPending()));
    return success();
  }
  SmallVector<Value> after = passThrough(
      "wgmma.wait_group.sync.aligned " + std::to_string(op.getPending()) + ";", registers);
  unflatten(op.getResults(), after);
  for (Value result : op.getResults())
    if (llvm::any_of(result.getUsers(), llvm::IsaPred<MmaOp, scf::ForOp, scf::YieldOp>))
      for (Value &value : fragments[result].registers)
        value = copyHere(value);
  return success();
}
