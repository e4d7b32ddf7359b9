//===- EmitWarpgroup.cpp - products of whole warpgroups -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wgmma reads both operands from shared memory and runs in the background. Facts from the PTX
// ISA, "Asynchronous Warpgroup Level Matrix Instructions": matrix descriptors, shared memory
// layouts, accumulator fragments.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

LogicalResult KernelEmitter::layoutFromWarpgroupMma(MmaOp mma) {
  Type element = getTileElementType(mma.getLhs().getType());
  ArrayRef<int64_t> shape = mma.getAcc().getType().getShape();
  int64_t warpgroups = schedule.getWarps()[0] / 4;
  bool isTf32 = element.isF32() && mma.getPrecision() == Precision::tf32;
  if (!element.isF16() && !element.isBF16() && !isTf32)
    return mma.emitOpError() << "has no warpgroup instruction for " << element << " with precision "
                             << stringifyPrecision(mma.getPrecision());
  if (schedule.getWarps()[1] != 1 || schedule.getWarps()[0] % 4 || shape[0] % (64 * warpgroups) ||
      shape[1] % 8 || shape[1] > 256)
    return mma.emitOpError() << "tile " << shape[0] << "x" << shape[1]
                             << " does not divide into 64 x 8n (n up to 32) for " << warpgroups
                             << " warpgroups";
  Layout c = getWarpgroupAccumulator(shape[1]);
  layout = c.repeat(LayoutLevel::Register, 0, shape[0] / (64 * warpgroups))
               .repeat(LayoutLevel::Warp, 0, warpgroups);
  std::string why;
  if (!layout.isValid(&why))
    return mma.emitOpError() << "layout " << layout.str() << " is invalid: " << why;
  return success();
}

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

LogicalResult KernelEmitter::emitWarpgroupMma(MmaOp op) {
  if (groupedMmas.erase(op))
    return success();
  // All products of a block are one step.
  SmallVector<MmaOp> group;
  for (Operation *next = op; next; next = next->getNextNode())
    if (auto mma = dyn_cast<MmaOp>(next))
      group.push_back(mma);
  struct Product {
    Value lhs, rhs;
    int64_t lhsStep, rhsStep; // of an instruction along k, in descriptor units
    bool lhsKMajor, rhsKMajor;
    NVVM::WGMMATypes type;
    Value acc;
    bool overwrites; // the first product takes no accumulator
  };
  SmallVector<Product> products;
  int64_t warpgroups = schedule.getWarps()[0] / 4;
  int64_t steps = 0, n = 0, depth = 0;
  Value warpgroup = divConst(warpId, 4);
  for (MmaOp mma : group) {
    auto lhs = stagedTiles.find(mma.getLhs()), rhs = stagedTiles.find(mma.getRhs());
    if (lhs == stagedTiles.end() || rhs == stagedTiles.end())
      return mma.emitOpError("needs its operands in a ring");
    ArrayRef<int64_t> shape = mma.getAcc().getType().getShape();
    n = shape[1];
    depth = instructionBytes / lhs->second.layout.elementBytes();
    steps = lhs->second.layout.shape[1] / depth;
    int64_t blocks = shape[0] / (64 * warpgroups);
    auto step = [&](const StagedLayout &layout) {
      return (layout.contiguous == 1 ? instructionBytes : depth * 128) >> 4;
    };
    // Nothing is cleared: a register that is written after the fence would be a race.
    auto fill = mma.getAcc().getDefiningOp<FillOp>();
    auto value = fill ? dyn_cast<FloatAttr>(fill.getValue()) : FloatAttr();
    bool startsAtZero = value && value.getValue().isZero();
    Value rhsDescriptor = matrixDescriptor(rhs->second, i32(0));
    auto structType =
        LLVM::LLVMStructType::getLiteral(b.getContext(), SmallVector<Type>(n / 2, b.getF32Type()));
    for (int64_t block = 0; block < blocks; ++block) {
      Value row = addConst(mulConst(warpgroup, 64 * blocks), 64 * block);
      Value acc = LLVM::UndefOp::create(b, loc, structType);
      for (int64_t r = 0; r < n / 2 && !startsAtZero; ++r)
        acc = LLVM::InsertValueOp::create(b, loc, acc,
                                          fragments[mma.getAcc()].registers[block * n / 2 + r], r);
      products.push_back({matrixDescriptor(lhs->second, row), rhsDescriptor,
                          step(lhs->second.layout), step(rhs->second.layout),
                          lhs->second.layout.contiguous == 1, rhs->second.layout.contiguous == 1,
                          getOperandType(lhs->second.layout.elementType), acc, startsAtZero});
    }
  }
  NVVM::WgmmaFenceAlignedOp::create(b, loc);
  for (int64_t k = 0; k < steps; ++k)
    for (Product &product : products)
      product.acc = NVVM::WgmmaMmaAsyncOp::create(
          b, loc, product.acc.getType(), product.acc, addConst(product.lhs, k * product.lhsStep),
          addConst(product.rhs, k * product.rhsStep),
          NVVM::MMAShapeAttr::get(b.getContext(), 64, int(n), int(depth)), product.type,
          product.type, NVVM::WGMMATypes::f32,
          product.overwrites && k == 0 ? NVVM::WGMMAScaleOut::zero : NVVM::WGMMAScaleOut::one,
          NVVM::WGMMAScaleIn::one, NVVM::WGMMAScaleIn::one,
          product.lhsKMajor ? NVVM::MMALayout::row : NVVM::MMALayout::col,
          product.rhsKMajor ? NVVM::MMALayout::col : NVVM::MMALayout::row,
          NVVM::MMAIntOverflowAttr());
  NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);

  size_t position = 0;
  for (MmaOp mma : group) {
    auto &registers = fragments[mma.getResult()].registers;
    registers.clear();
    int64_t blocks = mma.getAcc().getType().getShape()[0] / (64 * warpgroups);
    for (int64_t block = 0; block < blocks; ++block, ++position)
      for (int64_t r = 0; r < n / 2; ++r)
        registers.push_back(LLVM::ExtractValueOp::create(b, loc, products[position].acc, r));
    if (mma != op)
      groupedMmas.insert(mma);
  }
  return success();
}

LogicalResult KernelEmitter::emitMmaWait(MmaWaitOp op) {
  if (!op.getAccs().empty() && failed(loadAhead(op)))
    return failure();
  SmallVector<Value> registers;
  flatten(op.getAccs(), registers);
  if (registers.empty()) {
    NVVM::WgmmaWaitGroupSyncOp::create(b, loc, uint64_t(op.getPending()));
    return success();
  }
  // The accumulators pass through the instruction, so that no use of them can move above it.
  std::string code = "wgmma.wait_group.sync.aligned " + std::to_string(op.getPending()) + ";";
  std::string constraints;
  for (size_t i = 0; i < registers.size(); ++i)
    constraints += "=f,";
  for (size_t i = 0; i < registers.size(); ++i)
    constraints += std::to_string(i) + ",";
  constraints += "~{memory}";
  auto type = LLVM::LLVMStructType::getLiteral(b.getContext(),
                                               SmallVector<Type>(registers.size(), b.getF32Type()));
  auto tied = LLVM::InlineAsmOp::create(
      b, loc, type, registers, code, constraints, /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr());
  SmallVector<Value> after;
  for (size_t i = 0; i < registers.size(); ++i)
    after.push_back(LLVM::ExtractValueOp::create(b, loc, tied.getResult(0), i));
  unflatten(op.getResults(), after);
  return success();
}
