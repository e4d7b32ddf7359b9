//===- ExpandMemory.cpp - tiles from and to memory ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace mlir::fuse;

/// Who reads a loaded tile: through the pipeline, if it is staged there.
static Value getReader(tile::LoadOp op) {
  Value value = op.getResult();
  if (!value.hasOneUse())
    return value;
  OpOperand &use = *value.getUses().begin();
  auto pipeline = dyn_cast_or_null<tile::PipelineOp>(use.getOwner()->getParentOp());
  if (!pipeline || !isa<tile::YieldOp>(use.getOwner()) ||
      value.getParentRegion() == &pipeline.getCompute())
    return value;
  for (auto [number, staged] : llvm::enumerate(pipeline.getStagedValues()))
    if (staged == value)
      return pipeline.getComputeBlock().getArgument(1 + number);
  return value;
}

std::tuple<SmallVector<int64_t>, Type, bool> KernelExpander::chooseBuffer(Type tileType,
                                                                          ValueRange readers) {
  bool isRead = false, onlyMma = true, onlyRhs = true;
  Type accType;
  for (Value reader : readers)
    for (OpOperand &use : reader.getUses()) {
      if (isa<tile::CopyOp>(use.getOwner())) // which fills it
        continue;
      isRead = true;
      auto mma = dyn_cast<tile::MmaOp>(use.getOwner());
      onlyMma &= bool(mma);
      onlyRhs &= mma && use.get() == mma.getRhs() && mma.getLhs() != mma.getRhs();
      if (mma)
        accType = mma.getAcc().getType().getElementType();
    }
  SmallVector<int64_t> shape(tile::getTileShape(tileType));
  if (isRead && onlyRhs)
    std::swap(shape[0], shape[1]);
  return {shape, isRead && onlyMma ? accType : tile::getTileElementType(tileType),
          isRead && onlyRhs};
}

KernelExpander::Buffer KernelExpander::allocateLoaded(Type tileType, Value reader) {
  auto [shape, element, transposed] = chooseBuffer(tileType, reader);
  return {allocate(shape, element), transposed, {}};
}

void KernelExpander::fill(Buffer &buffer, Type tileType, const Origin &from,
                          const Buffer *prefetched) {
  auto bufferType = cast<MemRefType>(buffer.memref.getType());
  Type type = bufferType.getElementType();
  ArrayRef<int64_t> shape = tile::getTileShape(tileType);
  auto limit = [&](int64_t dim) { return from.limits.empty() ? Value() : from.limits[dim]; };
  // A dimension the tile does not run along: the index itself may be out of bounds.
  Value inside;
  for (int64_t dim = 0; dim < int64_t(from.indices.size()); ++dim) {
    if (llvm::is_contained(from.dims, dim))
      continue;
    Value here = clamp(from.source, dim, from.indices[dim], 1, limit(dim));
    inside = inside ? minimum(inside, here) : here;
  }
  buffer.valid.clear();
  for (auto [extent, dim] : llvm::zip(shape, from.dims)) {
    Value valid =
        dim < 0 ? constant(extent) : clamp(from.source, dim, from.indices[dim], extent, limit(dim));
    if (inside)
      valid = arith::MulIOp::create(b, loc, valid, inside);
    buffer.valid.push_back(valid);
  }

  Value partial;
  for (auto [extent, valid] : llvm::zip(shape, buffer.valid)) {
    Value less = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, valid, constant(extent));
    partial = partial ? Value(arith::OrIOp::create(b, loc, partial, less)) : less;
  }
  auto branch = scf::IfOp::create(b, loc, partial, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
    // In the order of memory: becomes a memset, and not a block of strided stores that
    // the host's code generator takes seconds for.
    SmallVector<Value> all = llvm::map_to_vector(bufferType.getShape(),
                                                 [&](int64_t extent) { return constant(extent); });
    loops(all,
          [&](ArrayRef<Value> at) { memref::StoreOp::create(b, loc, zero, buffer.memref, at); });
  }
  loops(buffer.valid, [&](ArrayRef<Value> at) {
    Value value = prefetched ? load(*prefetched, at)
                             : memref::LoadOp::create(b, loc, from.source,
                                                      place(from.indices, from.dims, at));
    store(convertScalarToDtype(b, loc, value, type,
                               /*isUnsignedCast=*/value.getType().isInteger(1)),
          buffer, at);
  });
}

LogicalResult KernelExpander::expandOp(tile::LoadOp op) {
  Type type = op.getResult().getType();
  Buffer buffer = allocateLoaded(type, getReader(op));
  fill(buffer, type,
       {scalar(op.getSource()), scalars(op.getIndices()), scalars(op.getLimits()),
        op.getTileDims()});
  buffers[op.getResult()] = buffer;
  return success();
}

SmallVector<Value> KernelExpander::place(ArrayRef<Value> indices, ArrayRef<int64_t> dims,
                                         ArrayRef<Value> at) {
  SmallVector<Value> places(indices);
  for (auto [dim, offset] : llvm::zip(dims, at))
    if (dim >= 0)
      places[dim] = arith::AddIOp::create(b, loc, indices[dim], offset);
  return places;
}

SmallVector<Value> KernelExpander::storeBounds(tile::StoreOp op) {
  Value dest = scalar(op.getDest());
  SmallVector<Value> bounds;
  for (auto [extent, dim] : llvm::zip(op.getValue().getType().getShape(), op.getTileDims()))
    bounds.push_back(
        dim < 0 ? constant(extent)
                : clamp(dest, dim, scalar(op.getIndices()[dim]), extent, storeLimit(op, dim)));
  return bounds;
}

Value KernelExpander::storeLimit(tile::StoreOp op, int64_t dim) {
  return op.getLimits().empty() ? Value() : scalar(op.getLimits()[dim]);
}

LogicalResult KernelExpander::expandOp(tile::StoreOp op) {
  Value dest = scalar(op.getDest());
  SmallVector<Value> indices =
      llvm::map_to_vector(op.getIndices(), [&](Value v) { return scalar(v); });
  SmallVector<Value> bounds = storeBounds(op);
  SmallVector<int64_t> dims = op.getTileDims();
  for (int64_t dim = 0; dim < int64_t(indices.size()); ++dim)
    if (!llvm::is_contained(dims, dim))
      bounds[0] = arith::MulIOp::create(b, loc, bounds[0],
                                        clamp(dest, dim, indices[dim], 1, storeLimit(op, dim)));
  Buffer buffer = buffers.lookup(op.getValue());
  loops(bounds, [&](ArrayRef<Value> at) {
    memref::StoreOp::create(b, loc, load(buffer, at), dest, place(indices, dims, at));
  });
  return success();
}
