//===- Access.cpp - what is known of accesses to global memory ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

LogicalResult mlir::fuse::tile::verifyElementsInMemory(gpu::GPUFuncOp kernel) {
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    Type element = memref ? memref.getElementType() : Type();
    unsigned bits = element && element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
    if (memref && !llvm::is_contained({1, 8, 16, 32, 64}, bits))
      return kernel.emitOpError() << "takes " << type
                                  << "; elements in memory are of 1, 8, 16, 32 or 64 bits";
  }
  return success();
}

static int64_t getMultipleOfArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto tiles = dyn_cast<ForTilesOp>(parent)) {
    if (argument.getArgNumber() < tiles.getTile().size())
      return tiles.getTile()[argument.getArgNumber()];
    return argument == tiles.getKLow() ? tiles.getDistributionOrDefault().getGrain() : 1;
  }
  auto pipeline = dyn_cast<PipelineOp>(parent);
  if (pipeline && argument.getArgNumber() == 0)
    return std::gcd(int64_t(pipeline.getStep()), getKnownMultiple(pipeline.getLower()));
  auto loop = dyn_cast<scf::ForOp>(parent);
  if (loop && argument == loop.getInductionVar())
    return std::gcd(getKnownMultiple(loop.getStep()), getKnownMultiple(loop.getLowerBound()));
  return 1;
}

int64_t mlir::fuse::tile::getKnownMultiple(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getMultipleOfArgument(argument);
  Operation *op = value.getDefiningOp();
  if (auto offset = dyn_cast<OffsetOp>(op))
    return offset.getSize();
  if (isa<arith::MulIOp>(op))
    return getKnownMultiple(op->getOperand(0)) * getKnownMultiple(op->getOperand(1));
  if (isa<arith::AddIOp, arith::SubIOp, arith::MinUIOp, arith::MaxUIOp, arith::MinSIOp,
          arith::MaxSIOp>(op))
    return std::gcd(getKnownMultiple(op->getOperand(0)), getKnownMultiple(op->getOperand(1)));
  return 1;
}

/// The extents of the argument that a memref is, or is a part of: they make up its strides.
static ArrayRef<int64_t> getStorage(Value memref, const BufferPart &part) {
  return part.storage.empty() ? cast<MemRefType>(memref.getType()).getShape()
                              : ArrayRef(part.storage);
}

/// Numbers that divide the strides of row-major memory, in elements.
static SmallVector<int64_t> getStrideMultiples(ArrayRef<int64_t> storage) {
  SmallVector<int64_t> multiples(storage.size(), 1);
  for (int64_t dim = int64_t(storage.size()) - 2; dim >= 0; --dim) {
    int64_t extent = storage[dim + 1];
    multiples[dim] =
        multiples[dim + 1] * (ShapedType::isDynamic(extent) ? 1 : std::max<int64_t>(extent, 1));
  }
  return multiples;
}

int64_t mlir::fuse::tile::getOffsetMultiple(Value memref, ValueRange indices) {
  BufferPart part = BufferPart::get(memref);
  int64_t multiple = getBeginMultiple(part.begins, part.storage);
  for (auto [index, stride] : llvm::zip(indices, getStrideMultiples(getStorage(memref, part))))
    multiple = std::gcd(multiple, getKnownMultiple(index) * stride);
  return multiple;
}

/// What an index value is never above, if that is known.
static std::optional<int64_t> getMost(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto tiles = dyn_cast<ForTilesOp>(argument.getOwner()->getParentOp());
    return tiles && tiles.getReduction() && argument == tiles.getKHigh()
               ? getMost(tiles.getReduction())
               : std::nullopt;
  }
  Operation *op = value.getDefiningOp();
  if (!isa<arith::MinSIOp, arith::MaxSIOp>(op))
    return std::nullopt;
  std::optional<int64_t> x = getMost(op->getOperand(0)), y = getMost(op->getOperand(1));
  if (isa<arith::MaxSIOp>(op))
    return x && y ? std::optional(std::max(*x, *y)) : std::nullopt;
  return x && y ? std::min(*x, *y) : x ? x : y;
}

/// The end of the loop whose place a value is, if that is known.
static std::optional<int64_t> getEnd(Value index) {
  auto argument = dyn_cast<BlockArgument>(index);
  Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
  unsigned number = argument ? argument.getArgNumber() : 0;
  if (auto tiles = dyn_cast_if_present<ForTilesOp>(parent)) {
    std::optional<int64_t> end =
        number < tiles.getTile().size() ? getMost(tiles.getExtents()[number]) : std::nullopt;
    // An item is of several tiles along a dimension; of the last one, some may be past the end.
    if (end)
      end = llvm::alignTo(*end, tiles.getTile()[number] * tiles.getTilesPerItem()[number]);
    return end;
  }
  if (auto pipeline = dyn_cast_if_present<PipelineOp>(parent))
    return number == 0 ? getMost(pipeline.getUpper()) : std::nullopt;
  if (auto loop = dyn_cast_if_present<scf::ForOp>(parent))
    return index == loop.getInductionVar() ? getMost(loop.getUpperBound()) : std::nullopt;
  return std::nullopt;
}

/// Whether an index is the place of a tile of one place, one of those that memory has.
static bool isPlace(Value index) {
  auto argument = dyn_cast<BlockArgument>(index);
  auto tiles = argument ? dyn_cast<ForTilesOp>(argument.getOwner()->getParentOp()) : ForTilesOp();
  if (!tiles || argument.getArgNumber() >= tiles.getTile().size())
    return false;
  auto kernel = tiles->getParentOfType<gpu::GPUFuncOp>();
  return tiles.getTile()[argument.getArgNumber()] == 1 &&
         tiles.getTilesPerItem()[argument.getArgNumber()] == 1 && kernel &&
         kernel->hasAttr(kSizesAgreeAttr);
}

/// True if what starts at `index` and takes `extent` elements never passes the end of a dimension.
static bool isInBounds(int64_t size, Value index, int64_t extent) {
  if (ShapedType::isDynamic(size))
    return extent == 1 && isPlace(index);
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return constant.isNonNegative() && constant.getSExtValue() + extent <= size;
  // Multiples of the extent before the end: a size that it divides is never passed.
  std::optional<int64_t> end = getEnd(index);
  return end && *end <= size && size % extent == 0 && getKnownMultiple(index) % extent == 0;
}

SmallVector<bool> mlir::fuse::tile::getInBounds(MemRefType type, ArrayRef<int64_t> tileDims,
                                                ArrayRef<int64_t> shape, ValueRange indices) {
  SmallVector<bool> inBounds;
  for (auto [dim, index] : llvm::enumerate(indices)) {
    auto *along = llvm::find(tileDims, int64_t(dim));
    int64_t extent = along == tileDims.end() ? 1 : shape[along - tileDims.begin()];
    inBounds.push_back(isInBounds(type.getDimSize(dim), index, extent));
  }
  return inBounds;
}

VectorAccess mlir::fuse::tile::getVectorAccess(Value memref, ArrayRef<int64_t> tileDims,
                                               ValueRange indices) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t last = type.getRank() - 1;
  VectorAccess access;
  for (auto [i, dim] : llvm::enumerate(tileDims))
    if (dim == last && dim >= 0)
      access.contiguous = int(i);
  if (access.contiguous < 0)
    return access;
  BufferPart part = BufferPart::get(memref);
  // Every other dimension moves by a multiple of its stride, this one starts at a multiple of its
  // offset.
  int64_t elements = std::gcd(kArgumentAlignment / getElementBytes(type.getElementType()),
                              getBeginMultiple(part.begins, part.storage));
  SmallVector<int64_t> strides = getStrideMultiples(getStorage(memref, part));
  for (int64_t dim = 0; dim < last; ++dim)
    elements = std::gcd(elements, strides[dim]);
  elements = std::gcd(elements, getKnownMultiple(indices[last]));
  // The extent too, so that a vector never straddles the end of a row.
  int64_t extent = type.getDimSize(last);
  access.elements = std::gcd(elements, ShapedType::isDynamic(extent) ? 1 : extent);
  return access;
}
