//===- EmitMemory.cpp - fragments from and to global memory ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

const GlobalBuffer *KernelEmitter::getBuffer(Operation *op, Value memref) {
  auto it = buffers.find(memref);
  if (it != buffers.end())
    return &it->second;
  op->emitOpError("accesses a memref that is no kernel argument");
  return nullptr;
}

LogicalResult KernelEmitter::emitSlice(memref::SubViewOp op) {
  const GlobalBuffer *whole = getBuffer(op, op.getSource());
  if (!whole)
    return failure();
  if (!op.hasUnitStride() || llvm::any_of(op.getStaticOffsets(), ShapedType::isDynamic) ||
      op.getType().getRank() != op.getSourceType().getRank())
    return op.emitOpError("in a kernel begins at constant places and keeps dimensions and strides");
  BufferPart part = BufferPart::get(op);
  GlobalBuffer slice = *whole;
  slice.type = op.getType();
  slice.sizes.clear();
  for (OpFoldResult size : op.getMixedSizes()) {
    auto value = dyn_cast<Value>(size);
    slice.sizes.push_back(value ? lookup(value) : index(*getConstantIntValue(size)));
  }
  for (auto [begin, stride] : llvm::zip_equal(part.begins, whole->strides))
    if (begin != 0)
      slice.pointer = advance(slice.pointer, bytesOf(slice, mul(i64(begin), toI64(stride))));
  buffers[op] = slice;
  return success();
}

Type KernelEmitter::getMemoryType(Type element) {
  return element.isInteger(1) ? b.getI8Type() : element;
}

Value KernelEmitter::fromMemory(Value loaded, Type element) {
  if (!element.isInteger(1))
    return loaded;
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(loaded.getType()));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, loaded, zero);
}

Value KernelEmitter::toMemory(Value value) {
  return value.getType().isInteger(1) ? arith::ExtUIOp::create(b, loc, b.getI8Type(), value)
                                      : value;
}

Value KernelEmitter::tilePointer(const GlobalBuffer &buffer, ValueRange indices) {
  // One step per dimension: those that a loop leaves alone can be taken before it.
  Value pointer = buffer.pointer;
  for (auto [i, stride] : llvm::zip(indices, buffer.strides)) {
    Value bytes = bytesOf(buffer, mul(toI64(lookup(i)), toI64(stride)));
    pointer = advance(pointer, bytes);
  }
  return pointer;
}

bool KernelEmitter::isInBounds(Operation *op, int64_t dim) {
  auto inBounds = op->getAttrOfType<DenseBoolArrayAttr>("in_bounds");
  return inBounds && inBounds[dim];
}

Value KernelEmitter::elementsLeft(const GlobalBuffer &buffer, int64_t dim, Value indexValue,
                                  int64_t extent, Value limit) {
  Value end = buffer.sizes[dim];
  if (limit)
    end = b.createOrFold<arith::MinSIOp>(loc, end, lookup(limit));
  Value left = b.createOrFold<arith::SubIOp>(loc, end, lookup(indexValue));
  left = b.createOrFold<arith::MinSIOp>(loc, left, index(extent));
  return toI32(b.createOrFold<arith::MaxSIOp>(loc, left, index(0)));
}

bool KernelEmitter::hasManyMasks(const Access &access) {
  constexpr int64_t manyMasks = 8;
  return access.fragment.getCount(LayoutLevel::Register) / access.width > manyMasks;
}

FailureOr<KernelEmitter::Access>
KernelEmitter::prepareAccess(Operation *op, Value memref, ValueRange indices, ValueRange limits,
                             ArrayRef<int64_t> tileDims, const Layout &fragment, Attribute via) {
  Access access;
  access.buffer = getBuffer(op, memref);
  if (!access.buffer)
    return failure();
  access.fragment = fragment;
  const GlobalBuffer &buffer = *access.buffer;
  auto vector = dyn_cast_if_present<VectorAttr>(via);
  if (!vector)
    return op->emitOpError("does not say how it travels; tile-plan-transports sets 'via'");
  access.width = vector.getElements();
  access.contiguous = getVectorAccess(memref, tileDims, indices).contiguous;
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
                         ? hooks.emitCopy(b, loc, entry.thread, numCopies++)
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

Value KernelEmitter::both(Value x, Value y) {
  return !x ? y : !y ? x : b.createOrFold<arith::AndIOp>(loc, x, y);
}

Value KernelEmitter::bytesOf(const GlobalBuffer &buffer, Value elements) {
  return mulConst(elements, buffer.elementBytes());
}

Value KernelEmitter::advance(Value pointer, Value bytes) {
  return LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                             ArrayRef<LLVM::GEPArg>{bytes});
}

Value KernelEmitter::pointerTo(const Access &access, int64_t reg) {
  SmallVector<int64_t> at = access.fragment.getOffset(LayoutLevel::Register, reg);
  Value offset = access.threadOffset;
  for (auto [i, entry] : llvm::enumerate(access.dims))
    if (entry.memrefDim >= 0)
      offset = add(offset, mulConst(toI64(access.buffer->strides[entry.memrefDim]), at[i]));
  return advance(access.base, bytesOf(*access.buffer, offset));
}

Value KernelEmitter::isInside(const Access &access, int64_t reg) {
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

LogicalResult KernelEmitter::emitLoad(LoadOp op) {
  if (isa<StagedType>(op.getResult().getType()))
    return op.emitOpError("into a staged tile is a copy into a slot before it is lowered; "
                          "tile-expand-pipeline makes one of it");
  FailureOr<Access> access = prepareLoad(op);
  if (failed(access))
    return failure();
  fragments[op.getResult()].registers.assign(access->fragment.getCount(LayoutLevel::Register),
                                             Value());
  for (ArrayRef<int64_t> vector : access->fragment.getVectors(access->contiguous, access->width))
    loadVector(op, *access, vector);
  return success();
}

FailureOr<KernelEmitter::Access> KernelEmitter::prepareLoad(LoadOp op) {
  SmallVector<int64_t> dims = op.getTileDims();
  FailureOr<Access> access = prepareAccess(op, op.getSource(), op.getIndices(), op.getLimits(),
                                           dims, getLayout(op.getResult()), op.getViaAttr());
  if (failed(access))
    return failure();
  access->inside = otherDimsInside(op, *access->buffer, dims, op.getIndices(), op.getLimits());
  return access;
}

Value KernelEmitter::otherDimsInside(Operation *op, const GlobalBuffer &buffer,
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

bool KernelEmitter::clampsLoads(LoadOp op, const Access &access) {
  return hooks.hasUniformBaseAddressing() && op.getLimits().empty() && !access.inside &&
         hasManyMasks(access);
}

Value KernelEmitter::clampedPointer(const Access &access, int64_t reg) {
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
      base = arith::SelectOp::create(b, loc, any, base, access.buffer->pointer);
      place = b.createOrFold<arith::MaxSIOp>(loc, place, i32(0));
    }
    offset = add(offset, mul(toI64(place), toI64(access.buffer->strides[entry.memrefDim])));
  }
  return advance(base, bytesOf(*access.buffer, offset));
}

void KernelEmitter::loadVector(LoadOp op, const Access &access, ArrayRef<int64_t> vector) {
  const GlobalBuffer &buffer = *access.buffer;
  Type element = getMemoryType(buffer.type.getElementType());
  int64_t width = access.width;
  Type type = width == 1 ? element : VectorType::get({width}, element);
  Value pointer = pointerTo(access, vector[0]), predicate = isInside(access, vector[0]);
  // Out of bounds the address is not formed: the start of the buffer is read instead, or, where
  // that would keep the masks of many loads in scalar registers, the last element in bounds.
  if (predicate && clampsLoads(op, access))
    pointer = clampedPointer(access, vector[0]);
  else if (predicate)
    pointer = arith::SelectOp::create(b, loc, predicate, pointer, buffer.pointer);
  Value loaded = LLVM::LoadOp::create(b, loc, type, pointer,
                                      /*alignment=*/width * buffer.elementBytes());
  if (predicate) {
    Value zero = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
    loaded = arith::SelectOp::create(b, loc, predicate, loaded, zero);
  }
  // With limits a vector may be cut anywhere: its elements are then masked one by one.
  const AccessDim *cut = nullptr;
  if (!op.getLimits().empty() && width > 1 && access.dims[access.contiguous].left)
    cut = &access.dims[access.contiguous];
  auto &registers = fragments[op.getResult()].registers;
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

LogicalResult KernelEmitter::emitStore(StoreOp op) {
  FailureOr<Access> access = prepareStore(op);
  if (failed(access))
    return failure();
  for (ArrayRef<int64_t> vector : access->fragment.getVectors(access->contiguous, access->width))
    storeVector(op, *access, vector);
  return success();
}

FailureOr<KernelEmitter::Access> KernelEmitter::prepareStore(StoreOp op) {
  SmallVector<int64_t> dims = op.getTileDims();
  FailureOr<Access> access = prepareAccess(op, op.getDest(), op.getIndices(), op.getLimits(), dims,
                                           getLayout(op.getValue()), op.getViaAttr());
  if (failed(access))
    return failure();
  if (!op.getLimits().empty())
    access->inside = otherDimsInside(op, *access->buffer, dims, op.getIndices(), op.getLimits());
  // Of lanes and warps that hold the same element, the first stores it.
  access->inside = isFirstOfCopies(access->fragment, access->inside);
  return access;
}

Value KernelEmitter::isFirstOfCopies(const Layout &layout, Value isFirst) {
  for (LayoutLevel level : {LayoutLevel::Lane, LayoutLevel::Warp}) {
    int64_t weight = 1;
    for (const LayoutDigit &digit : layout.getLevel(level)) {
      if (digit.dim < 0 && digit.size > 1) {
        Value id = level == LayoutLevel::Lane ? laneId : warpId;
        Value value = remConst(divConst(id, weight), digit.size);
        isFirst =
            both(isFirst, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, value, i32(0)));
      }
      weight *= digit.size;
    }
  }
  return isFirst;
}

void KernelEmitter::storeVector(StoreOp op, const Access &access, ArrayRef<int64_t> vector) {
  Type element = getMemoryType(access.buffer->type.getElementType());
  const auto &registers = fragments[op.getValue()].registers;
  Value predicate = isInside(access, vector[0]);
  SmallVector<Value> elements =
      llvm::map_to_vector(vector, [&](int64_t r) { return toMemory(registers[r]); });
  Value stored = elements[0];
  if (access.width > 1)
    stored = mlir::vector::FromElementsOp::create(b, loc, VectorType::get({access.width}, element),
                                                  elements);
  OpBuilder::InsertionGuard guard(b);
  if (predicate) {
    auto branch = scf::IfOp::create(b, loc, predicate, /*withElseRegion=*/false);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
  }
  LLVM::StoreOp::create(b, loc, stored, pointerTo(access, vector[0]),
                        /*alignment=*/access.width * access.buffer->elementBytes());
}
