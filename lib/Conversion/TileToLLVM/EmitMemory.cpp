//===- EmitMemory.cpp - fragments from and to global memory ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
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

Value KernelEmitter::tilePointer(const GlobalBuffer &buffer, ValueRange indices) {
  // One step per dimension: those that a loop leaves alone can be taken before it.
  Value pointer = buffer.pointer;
  for (auto [i, stride] : llvm::zip(indices, buffer.strides)) {
    Value bytes =
        mulConst(mul(toI64(lookup(i)), toI64(stride)), buffer.type.getElementTypeBitWidth() / 8);
    pointer = LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                                  ArrayRef<LLVM::GEPArg>{bytes});
  }
  return pointer;
}

int64_t KernelEmitter::knownMultiple(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto forTiles = dyn_cast<ForTilesOp>(parent)) {
      if (argument.getArgNumber() < forTiles.getTile().size())
        return forTiles.getTile()[argument.getArgNumber()];
      return argument == forTiles.getKLow() ? 0 : 1;
    }
    if (auto pipeline = dyn_cast<PipelineOp>(parent))
      if (argument.getArgNumber() == 0)
        return std::gcd(int64_t(pipeline.getStep()), knownMultiple(pipeline.getLower()));
    if (auto loop = dyn_cast<scf::ForOp>(parent))
      if (argument == loop.getInductionVar())
        return std::gcd(knownMultiple(loop.getStep()), knownMultiple(loop.getLowerBound()));
    return 1;
  }
  Operation *op = value.getDefiningOp();
  if (isa<arith::MulIOp>(op))
    return knownMultiple(op->getOperand(0)) * knownMultiple(op->getOperand(1));
  if (isa<arith::AddIOp, arith::SubIOp, arith::MinUIOp, arith::MaxUIOp, arith::MinSIOp,
          arith::MaxSIOp>(op))
    return std::gcd(knownMultiple(op->getOperand(0)), knownMultiple(op->getOperand(1)));
  return 1;
}

int64_t KernelEmitter::accessWidth(const GlobalBuffer &buffer, ArrayRef<int64_t> tileDims,
                                   ValueRange indices, int &tileDim) {
  int64_t last = buffer.type.getRank() - 1;
  tileDim = -1;
  for (auto [i, dim] : llvm::enumerate(tileDims))
    if (dim == last && dim >= 0)
      tileDim = i;
  if (tileDim < 0)
    return 1;
  // The base is aligned to 16 bytes; every other dimension moves by a multiple of
  // its stride, this one starts at a multiple of its offset.
  int64_t width = 16 / (buffer.type.getElementTypeBitWidth() / 8);
  for (int64_t dim = 0; dim < last; ++dim)
    width = std::gcd(width, buffer.strideMultiples[dim]);
  width = std::gcd(width, knownMultiple(indices[last]));
  // The extent too, so that a vector never straddles the end of a row.
  int64_t extent = buffer.type.getDimSize(last);
  return std::gcd(width, ShapedType::isDynamic(extent) ? 1 : extent);
}

Value KernelEmitter::elementsLeft(const GlobalBuffer &buffer, int64_t dim, Value indexValue,
                                  int64_t extent, Value limit) {
  int64_t size = buffer.type.getDimSize(dim);
  if (!limit && !ShapedType::isDynamic(size)) {
    int64_t multiple = knownMultiple(indexValue);
    // Tiles start at multiples of their extent; a size that they divide is never passed.
    if (multiple % extent == 0 && size % extent == 0 && size > 0 && isa<BlockArgument>(indexValue))
      return Value();
    APInt constant;
    if (matchPattern(indexValue, m_ConstantInt(&constant)) &&
        constant.getSExtValue() + extent <= size)
      return Value();
  }
  Value end = buffer.sizes[dim];
  if (limit)
    end = b.createOrFold<arith::MinSIOp>(loc, end, lookup(limit));
  Value left = b.createOrFold<arith::SubIOp>(loc, end, lookup(indexValue));
  left = b.createOrFold<arith::MinSIOp>(loc, left, index(extent));
  return toI32(b.createOrFold<arith::MaxSIOp>(loc, left, index(0)));
}

namespace {
/// One tile dimension of an access, as one thread sees it.
struct AccessDim {
  int64_t memrefDim;
  /// i32 thread part of the coordinate; i32 bound or null.
  Value thread, left;
};
} // namespace

LogicalResult KernelEmitter::emitLoad(LoadOp op) {
  if (isa<StagedType>(op.getResult().getType()))
    return op.emitOpError("into a staged tile must stand in a tile.pipeline on this target");
  const GlobalBuffer *buffer = getBuffer(op, op.getSource());
  ArrayRef<int64_t> shape = getTileShape(op.getResult().getType());
  FailureOr<Layout> fragment = getFragmentLayout(op, shape);
  if (!buffer || failed(fragment))
    return failure();
  SmallVector<int64_t> dims = op.getTileDims();
  int contiguous;
  int64_t width = accessWidth(*buffer, dims, op.getIndices(), contiguous);
  width = contiguous < 0 ? 1 : std::gcd(width, fragment->getVectorWidth(contiguous));

  Type element = buffer->type.getElementType();
  int64_t bytes = buffer->type.getElementTypeBitWidth() / 8;
  Value base = tilePointer(*buffer, op.getIndices());
  SmallVector<AccessDim> access;
  Value threadOffset = i64(0);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    AccessDim &entry = access.emplace_back(AccessDim{dim, Value(), Value()});
    if (dim < 0)
      continue;
    entry.thread = threadCoordinate(*fragment, i);
    Value limit = op.getLimits().empty() ? Value() : op.getLimits()[dim];
    entry.left = elementsLeft(*buffer, dim, op.getIndices()[dim], shape[i], limit);
    threadOffset = add(threadOffset, mul(toI64(entry.thread), toI64(buffer->strides[dim])));
  }
  // Memref dimensions the tile does not run along: the index itself may be past the end.
  Value inside;
  auto both = [&](Value x, Value y) -> Value {
    return !x ? y : !y ? x : b.createOrFold<arith::AndIOp>(loc, x, y);
  };
  for (int64_t dim = 0; dim < buffer->type.getRank(); ++dim)
    if (!llvm::is_contained(dims, dim))
      if (Value left = elementsLeft(*buffer, dim, op.getIndices()[dim], 1,
                                    op.getLimits().empty() ? Value() : op.getLimits()[dim]))
        inside =
            both(inside, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, left, i32(0)));
  // With limits a vector may be cut anywhere: its elements are then masked one by one.
  bool maskElements = !op.getLimits().empty() && width > 1;

  auto &registers = fragments[op.getResult()].registers;
  registers.assign(fragment->getCount(LayoutLevel::Register), Value());
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
  Type vectorType = width == 1 ? element : VectorType::get({width}, element);
  Value zeroVector = arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(vectorType)));
  for (ArrayRef<int64_t> vector : fragment->getVectors(contiguous, width)) {
    SmallVector<int64_t> at = fragment->getOffset(LayoutLevel::Register, vector[0]);
    Value offset = threadOffset;
    Value predicate = inside;
    for (auto [i, entry] : llvm::enumerate(access)) {
      if (entry.memrefDim < 0)
        continue;
      offset = add(offset, mulConst(toI64(buffer->strides[entry.memrefDim]), at[i]));
      if (entry.left)
        predicate =
            both(predicate, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                                  addConst(entry.thread, at[i]), entry.left));
    }
    Value pointer = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), base,
                                        ArrayRef<LLVM::GEPArg>{mulConst(offset, bytes)});
    // Out of bounds the address is not formed: the start of the buffer is read instead.
    if (predicate)
      pointer = arith::SelectOp::create(b, loc, predicate, pointer, buffer->pointer);
    Value loaded = LLVM::LoadOp::create(b, loc, vectorType, pointer, /*alignment=*/width * bytes);
    if (predicate)
      loaded = arith::SelectOp::create(b, loc, predicate, loaded, zeroVector);
    for (int64_t e = 0; e < width; ++e) {
      Value scalar =
          width == 1 ? loaded : Value(mlir::vector::ExtractOp::create(b, loc, loaded, e));
      if (maskElements && access[contiguous].left) {
        Value ok = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                         addConst(access[contiguous].thread, at[contiguous] + e),
                                         access[contiguous].left);
        scalar = arith::SelectOp::create(b, loc, ok, scalar, zero);
      }
      registers[vector[e]] = scalar;
    }
  }
  return success();
}

LogicalResult KernelEmitter::emitStore(StoreOp op) {
  if (tensorMapOf.contains(op))
    return emitTensorStore(op);
  const GlobalBuffer *buffer = getBuffer(op, op.getDest());
  ArrayRef<int64_t> shape = op.getValue().getType().getShape();
  FailureOr<Layout> fragment = getFragmentLayout(op, shape);
  if (!buffer || failed(fragment))
    return failure();
  SmallVector<int64_t> dims = op.getTileDims();
  int contiguous;
  int64_t width = accessWidth(*buffer, dims, op.getIndices(), contiguous);
  width = contiguous < 0 ? 1 : std::gcd(width, fragment->getVectorWidth(contiguous));

  Type element = buffer->type.getElementType();
  int64_t bytes = buffer->type.getElementTypeBitWidth() / 8;
  Value base = tilePointer(*buffer, op.getIndices());
  auto both = [&](Value x, Value y) -> Value {
    return !x ? y : !y ? x : b.createOrFold<arith::AndIOp>(loc, x, y);
  };
  // Of lanes and warps that hold the same element, the first stores it.
  Value inside;
  for (LayoutLevel level : {LayoutLevel::Lane, LayoutLevel::Warp}) {
    int64_t weight = 1;
    for (const LayoutDigit &digit : fragment->getLevel(level)) {
      if (digit.dim < 0 && digit.size > 1) {
        Value id = level == LayoutLevel::Lane ? laneId : warpId;
        Value value = remConst(divConst(id, weight), digit.size);
        inside =
            both(inside, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, value, i32(0)));
      }
      weight *= digit.size;
    }
  }
  SmallVector<AccessDim> access;
  Value threadOffset = i64(0);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    AccessDim &entry = access.emplace_back(AccessDim{dim, Value(), Value()});
    if (dim < 0)
      continue;
    entry.thread = threadCoordinate(*fragment, i);
    entry.left = elementsLeft(*buffer, dim, op.getIndices()[dim], shape[i], Value());
    threadOffset = add(threadOffset, mul(toI64(entry.thread), toI64(buffer->strides[dim])));
  }
  const auto &registers = fragments[op.getValue()].registers;
  for (ArrayRef<int64_t> vector : fragment->getVectors(contiguous, width)) {
    SmallVector<int64_t> at = fragment->getOffset(LayoutLevel::Register, vector[0]);
    Value offset = threadOffset;
    Value predicate = inside;
    for (auto [i, entry] : llvm::enumerate(access)) {
      if (entry.memrefDim < 0)
        continue;
      offset = add(offset, mulConst(toI64(buffer->strides[entry.memrefDim]), at[i]));
      if (entry.left)
        predicate =
            both(predicate, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                                  addConst(entry.thread, at[i]), entry.left));
    }
    Value stored = registers[vector[0]];
    if (width > 1)
      stored = mlir::vector::FromElementsOp::create(
          b, loc, VectorType::get({width}, element),
          llvm::map_to_vector(vector, [&](int64_t r) { return registers[r]; }));
    auto emit = [&] {
      Value pointer = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), base,
                                          ArrayRef<LLVM::GEPArg>{mulConst(offset, bytes)});
      LLVM::StoreOp::create(b, loc, stored, pointer, /*alignment=*/width * bytes);
    };
    if (!predicate) {
      emit();
      continue;
    }
    auto branch = scf::IfOp::create(b, loc, predicate, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    emit();
  }
  return success();
}
