//===- LowerLoadStore.cpp - fragments from and to global memory -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/GlobalAccess.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// Addresses and bounds
//===----------------------------------------------------------------------===//

/// Whether the masks of what a thread accesses would fill scalar registers, if kept.
static bool hasManyMasks(const GlobalAccess &access) {
  constexpr int64_t manyMasks = 8;
  return access.fragment.getCount(LayoutLevel::Register) / access.width > manyMasks;
}

/// Elements that vectors move at once.
static int64_t getWidth(Attribute via) { return cast<VectorAttr>(via).getElements(); }

Value GlobalCode::tilePointer(const GlobalBuffer &buffer, ValueRange indices) {
  // One step per dimension: those that a loop leaves alone can be taken before it.
  Value pointer = buffer.pointer;
  for (auto [i, stride] : llvm::zip(indices, buffer.strides)) {
    Value bytes = bytesOf(buffer, mul(toI64(i), toI64(stride)));
    pointer = advance(pointer, bytes);
  }
  return pointer;
}

bool GlobalCode::isInBounds(Operation *op, int64_t dim) {
  auto inBounds = op->getAttrOfType<DenseBoolArrayAttr>("in_bounds");
  return inBounds && inBounds[dim];
}

Value GlobalCode::elementsLeft(const GlobalBuffer &buffer, int64_t dim, Value indexValue,
                               int64_t extent, Value limit) {
  Value end = buffer.sizes[dim];
  if (limit)
    end = b.createOrFold<arith::MinSIOp>(loc, end, limit);
  Value left = b.createOrFold<arith::SubIOp>(loc, end, indexValue);
  left = b.createOrFold<arith::MinSIOp>(loc, left, index(extent));
  return toI32(b.createOrFold<arith::MaxSIOp>(loc, left, index(0)));
}

GlobalAccess GlobalCode::prepareAccess(Operation *op, Value memref, ValueRange indices,
                                       ValueRange limits, ArrayRef<int64_t> tileDims,
                                       const Layout &fragment, int64_t width) {
  GlobalAccess access;
  access.buffer = getBuffer(memref);
  access.fragment = fragment;
  const GlobalBuffer &buffer = access.buffer;
  access.width = width;
  for (auto [i, dim] : llvm::enumerate(tileDims))
    if (dim == buffer.type.getRank() - 1)
      access.contiguous = int(i);
  access.base = tilePointer(buffer, indices);
  access.threadOffset = i64(0);
  for (auto [i, dim] : llvm::enumerate(tileDims)) {
    AccessDim &entry = access.dims.emplace_back(AccessDim{dim, Value(), Value(), Value()});
    if (dim < 0)
      continue;
    entry.thread = threadCoordinate(fragment, i);
    if (!limits.empty() || !isInBounds(op, dim))
      entry.left = elementsLeft(buffer, dim, indices[dim], fragment.getShape()[i],
                                limits.empty() ? Value() : limits[dim]);
    // Results and auxiliaries of one shape have the same masks; made for one and kept for the
    // next, many of them would take more scalar registers than there are.
    entry.compared = entry.left && hasManyMasks(access)
                         ? hooks.emitCopy(b, loc, entry.thread, frame.numCopies++)
                         : entry.thread;
    access.threadOffset =
        add(access.threadOffset, mul(toI64(entry.thread), toI64(buffer.strides[dim])));
  }
  // Where a uniform base costs nothing, it stays apart. Elsewhere each address is a pointer and a
  // constant: offsets of elements, 64 bits each, would be held for the next operand of that shape.
  if (!hooks.hasUniformBaseAddressing()) {
    access.base = advance(access.base, bytesOf(buffer, access.threadOffset));
    access.threadOffset = i64(0);
  }
  return access;
}

Value GlobalCode::bytesOf(const GlobalBuffer &buffer, Value elements) {
  return mulConst(elements, buffer.elementBytes());
}

Value GlobalCode::pointerTo(const GlobalAccess &access, int64_t reg) {
  SmallVector<int64_t> at = access.fragment.getOffset(LayoutLevel::Register, reg);
  Value offset = access.threadOffset;
  for (auto [i, entry] : llvm::enumerate(access.dims))
    if (entry.memrefDim >= 0)
      offset = add(offset, mulConst(toI64(access.buffer.strides[entry.memrefDim]), at[i]));
  return advance(access.base, bytesOf(access.buffer, offset));
}

Value GlobalCode::isInside(const GlobalAccess &access, int64_t reg) {
  SmallVector<int64_t> at = access.fragment.getOffset(LayoutLevel::Register, reg);
  Value predicate = access.inside;
  for (auto [i, entry] : llvm::enumerate(access.dims))
    if (entry.left)
      predicate =
          both(predicate, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                                addConst(entry.compared, at[i]), entry.left));
  return predicate;
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

GlobalAccess GlobalCode::prepareLoad(LoadOp op) {
  SmallVector<int64_t> dims = op.getTileDims();
  GlobalAccess access = prepareAccess(op, op.getSource(), op.getIndices(), op.getLimits(), dims,
                                      getLayout(op.getResult()), getWidth(op.getViaAttr()));
  access.inside = otherDimsInside(op, access.buffer, dims, op.getIndices(), op.getLimits());
  return access;
}

GlobalAccess GlobalCode::prepareHold(HoldOp op, int64_t width) {
  SmallVector<int64_t> dims = op.getTileDims();
  GlobalAccess access = prepareAccess(op, op.getSource(), op.getIndices(), /*limits=*/{}, dims,
                                      op.getHeld().getType().getTile().getPlaces(), width);
  access.inside = otherDimsInside(op, access.buffer, dims, op.getIndices(), /*limits=*/{});
  return access;
}

Value GlobalCode::otherDimsInside(Operation *op, const GlobalBuffer &buffer,
                                  ArrayRef<int64_t> tileDims, ValueRange indices,
                                  ValueRange limits) {
  Value inside;
  for (int64_t dim = 0; dim < buffer.type.getRank(); ++dim) {
    if (llvm::is_contained(tileDims, dim) || (limits.empty() && isInBounds(op, dim)))
      continue;
    Value left = elementsLeft(buffer, dim, indices[dim], 1, limits.empty() ? Value() : limits[dim]);
    inside = both(inside, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, left, i32(0)));
  }
  return inside;
}

bool GlobalCode::clampsLoads(LoadOp op, const GlobalAccess &access) {
  return hooks.hasUniformBaseAddressing() && op.getLimits().empty() && !access.inside &&
         hasManyMasks(access);
}

bool GlobalCode::skipsLoads(LoadOp op) {
  return !hooks.hasUniformBaseAddressing() && !op.getLimits().empty();
}

Value GlobalCode::clampedPointer(const GlobalAccess &access, int64_t reg) {
  SmallVector<int64_t> at = access.fragment.getOffset(LayoutLevel::Register, reg);
  Value base = access.base, offset = i64(0);
  for (auto [i, entry] : llvm::enumerate(access.dims)) {
    if (entry.memrefDim < 0)
      continue;
    Value place = addConst(entry.thread, at[i]);
    if (entry.left) {
      int64_t width = int(i) == access.contiguous ? access.width : 1;
      place = b.createOrFold<arith::MinSIOp>(loc, place, addConst(entry.left, -width));
      // A tile that is out of bounds as a whole reads the start of the buffer.
      Value any = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, entry.left, i32(width));
      base = arith::SelectOp::create(b, loc, any, base, access.buffer.pointer);
      place = b.createOrFold<arith::MaxSIOp>(loc, place, i32(0));
    }
    offset = add(offset, mul(toI64(place), toI64(access.buffer.strides[entry.memrefDim])));
  }
  return advance(base, bytesOf(access.buffer, offset));
}

void GlobalCode::loadVector(LoadOp op, const GlobalAccess &access, ArrayRef<int64_t> vector,
                            MutableArrayRef<Value> registers) {
  const GlobalBuffer &buffer = access.buffer;
  Type element = getMemoryType(buffer.type.getElementType());
  int64_t width = access.width;
  Type type = width == 1 ? element : VectorType::get({width}, element);
  Value pointer = pointerTo(access, vector[0]), predicate = isInside(access, vector[0]);
  Value zero =
      predicate ? arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type))) : Value();
  auto load = [&]() -> Value {
    return LLVM::LoadOp::create(b, loc, type, pointer, /*alignment=*/width * buffer.elementBytes());
  };
  Value loaded;
  if (predicate && skipsLoads(op)) {
    loaded = emitUnder(predicate, load, zero);
  } else if (predicate) {
    // Out of bounds the address is not formed: the start of the buffer is read instead, or, where
    // that would keep the masks of many loads in scalar registers, the last element in bounds.
    pointer = clampsLoads(op, access)
                  ? clampedPointer(access, vector[0])
                  : Value(arith::SelectOp::create(b, loc, predicate, pointer, buffer.pointer));
    loaded = arith::SelectOp::create(b, loc, predicate, load(), zero);
  } else {
    loaded = load();
  }
  // A limit may cut a vector anywhere: its elements are then masked one by one.
  const AccessDim *cut = nullptr;
  if (!op.getLimits().empty() && width > 1 && access.dims[access.contiguous].left) {
    const AccessDim &along = access.dims[access.contiguous];
    if (std::gcd(getKnownMultiple(op.getLimits()[along.memrefDim]),
                 getKnownMultiple(op.getIndices()[along.memrefDim])) %
            width !=
        0)
      cut = &along;
  }
  for (int64_t e = 0; e < width; ++e) {
    Value scalar = width == 1 ? loaded : Value(mlir::vector::ExtractOp::create(b, loc, loaded, e));
    if (cut) {
      int64_t at = access.fragment.getOffset(LayoutLevel::Register, vector[0])[access.contiguous];
      Value ok = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                       addConst(cut->compared, at + e), cut->left);
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
      scalar = arith::SelectOp::create(b, loc, ok, scalar, zero);
    }
    registers[vector[e]] = fromMemory(scalar, buffer.type.getElementType());
  }
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

GlobalAccess GlobalCode::prepareStore(StoreOp op) {
  SmallVector<int64_t> dims = op.getTileDims();
  GlobalAccess access = prepareAccess(op, op.getDest(), op.getIndices(), op.getLimits(), dims,
                                      getLayout(op.getValue()), getWidth(op.getViaAttr()));
  if (!op.getLimits().empty())
    access.inside = otherDimsInside(op, access.buffer, dims, op.getIndices(), op.getLimits());
  // Of lanes and warps that hold the same element, the first stores it.
  access.inside = isFirstOfCopies(access.fragment, access.inside);
  return access;
}

void GlobalCode::storeVector(const GlobalAccess &access, ArrayRef<int64_t> vector,
                             ArrayRef<Value> registers) {
  Type element = getMemoryType(access.buffer.type.getElementType());
  Value predicate = isInside(access, vector[0]);
  SmallVector<Value> elements =
      llvm::map_to_vector(vector, [&](int64_t r) { return toMemory(registers[r]); });
  Value stored = elements[0];
  if (access.width > 1)
    stored = mlir::vector::FromElementsOp::create(b, loc, VectorType::get({access.width}, element),
                                                  elements);
  emitUnder(predicate, [&] {
    LLVM::StoreOp::create(b, loc, stored, pointerTo(access, vector[0]),
                          /*alignment=*/access.width * access.buffer.elementBytes());
  });
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
struct LowerLoad : TilePattern<LoadOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(LoadOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    GlobalCode code(rewriter, op.getLoc(), frame);
    GlobalAccess access = code.prepareLoad(op);
    SmallVector<Value> registers(access.fragment.getCount(LayoutLevel::Register));
    for (ArrayRef<int64_t> vector : access.getVectors())
      code.loadVector(op, access, vector, registers);
    rewriter.replaceOpWithMultiple(op, {registers});
    return success();
  }
};

struct LowerStore : TilePattern<StoreOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(StoreOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    GlobalCode code(rewriter, op.getLoc(), frame);
    SmallVector<Value> registers = code.unpack(op.getValue());
    GlobalAccess access = code.prepareStore(op);
    for (ArrayRef<int64_t> vector : access.getVectors())
      code.storeVector(access, vector, registers);
    rewriter.eraseOp(op);
    return success();
  }
};

/// A part of an argument: the pointer moves on, the strides stay.
struct LowerPart : TilePattern<memref::SubViewOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(memref::SubViewOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    GlobalCode code(rewriter, op.getLoc(), frame);
    GlobalBuffer whole = code.getBuffer(op.getSource());
    Value pointer = whole.pointer;
    for (auto [begin, stride] : llvm::zip_equal(op.getStaticOffsets(), whole.strides))
      if (begin != 0)
        pointer = code.advance(pointer,
                               code.bytesOf(whole, code.mul(code.i64(begin), code.toI64(stride))));
    SmallVector<Value> values = {pointer};
    llvm::append_range(values, op.getSizes());
    for (auto [stride, value] :
         llvm::zip_equal(op.getType().getStridesAndOffset().first, whole.strides))
      if (ShapedType::isDynamic(stride))
        values.push_back(value);
    rewriter.replaceOpWithMultiple(op, {values});
    return success();
  }
};

struct LowerDim : TilePattern<memref::DimOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(memref::DimOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    GlobalBuffer buffer = ThreadCode(rewriter, op.getLoc(), frame).getBuffer(op.getSource());
    rewriter.replaceOp(op, buffer.sizes[*op.getConstantIndex()]);
    return success();
  }
};
} // namespace

void mlir::fuse::addLoadStorePatterns(const TypeConverter &types, KernelFrame &frame,
                                      RewritePatternSet &patterns) {
  patterns.add<LowerLoad, LowerStore, LowerPart, LowerDim>(types, frame);
}
