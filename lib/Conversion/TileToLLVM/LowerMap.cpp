//===- LowerMap.cpp - maps over fragments ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapCode.h"
#include "Patterns.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

MapCode::MapCode(OpBuilder &b, KernelFrame &frame, MapOp op)
    : ThreadCode(b, op.getLoc(), frame), op(op), layout(getLayout(op.getResult(0))),
      coordinates(layout.getShape().size()) {
  // Offset of the tile plus the thread's part; per register a constant is added.
  op.getBody().walk([&](tile::IndexOp indexOp) {
    Value &coordinate = coordinates[indexOp.getDim()];
    if (!coordinate)
      coordinate =
          add(op.getAt()[indexOp.getDim()], toIndex(threadCoordinate(layout, indexOp.getDim())));
  });
}

LogicalResult MapCode::emitRegister(int64_t r, ArrayRef<ArrayRef<Value>> operands,
                                    MutableArrayRef<MutableArrayRef<Value>> results) {
  Block &body = op.getBody().front();
  IRMapping values;
  for (auto [argument, operand, registers] :
       llvm::zip_equal(body.getArguments(), op.getOperands_(), operands))
    values.map(argument, registers[layout.projectRegister(getTileShape(operand.getType()), r)]);
  SmallVector<int64_t> at = layout.getOffset(LayoutLevel::Register, r);
  for (Operation &inner : body.without_terminator()) {
    loc = inner.getLoc();
    FailureOr<Value> value = emitInner(inner, values, at);
    if (failed(value))
      return failure();
    values.map(inner.getResult(0), *value);
  }
  for (auto [registers, value] : llvm::zip(results, body.getTerminator()->getOperands()))
    registers[r] = values.lookupOrDefault(value);
  return success();
}

FailureOr<Value> MapCode::emitInner(Operation &inner, const IRMapping &values,
                                    ArrayRef<int64_t> at) {
  if (auto indexOp = dyn_cast<tile::IndexOp>(inner))
    return addConst(coordinates[indexOp.getDim()], at[indexOp.getDim()]);
  if (auto extent = dyn_cast<ExtentOp>(inner))
    return getKnownBuffer(extent.getSource()).sizes[extent.getDim()];
  auto lookup = [&](Value value) { return values.lookupOrDefault(value); };
  if (auto gather = dyn_cast<GatherOp>(inner))
    return emitGather(gather, llvm::map_to_vector(gather.getIndices(), lookup));
  return emitScalar(inner, llvm::map_to_vector(inner.getOperands(), lookup));
}

const GlobalBuffer &MapCode::getKnownBuffer(Value memref) {
  auto [known, isNew] = buffers.try_emplace(memref);
  if (isNew)
    known->second = getBuffer(memref);
  return known->second;
}

/// The element that a thread reads; points beyond the tensor read some element too.
Value MapCode::emitGather(GatherOp op, ArrayRef<Value> indices) {
  const GlobalBuffer &buffer = getKnownBuffer(op.getSource());
  Value offset = i64(0), filled;
  for (auto [dim, place] : llvm::enumerate(indices)) {
    Value last = addConst(buffer.sizes[dim], -1);
    Value at = b.createOrFold<arith::MinSIOp>(loc, place, last);
    at = b.createOrFold<arith::MaxSIOp>(loc, at, index(0));
    offset = add(offset, mul(toI64(at), toI64(buffer.strides[dim])));
    if (buffer.type.isDynamicDim(dim) || buffer.type.getDimSize(dim) == 0)
      filled =
          both(filled, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, last, index(0)));
  }
  Type element = buffer.type.getElementType();
  int64_t bytes = buffer.elementBytes();
  auto load = [&]() -> Value {
    Value pointer = advance(buffer.pointer, mulConst(offset, bytes));
    return fromMemory(
        LLVM::LoadOp::create(b, loc, getMemoryType(element), pointer, /*alignment=*/bytes),
        element);
  };
  if (!filled)
    return load();
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
  return emitUnder(filled, load, zero);
}

namespace {
struct LowerFill : TilePattern<FillOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(FillOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value constant =
        arith::ConstantOp::create(rewriter, op.getLoc(), cast<TypedAttr>(op.getValue()));
    int64_t count = op.getResult().getType().getPlaces().getCount(LayoutLevel::Register);
    rewriter.replaceOpWithMultiple(op, {SmallVector<Value>(count, constant)});
    return success();
  }
};

struct LowerElement : TilePattern<ElementOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(ElementOp op, Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getValue().front());
    return success();
  }
};

struct LowerMap : TilePattern<MapOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(MapOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    MapCode code(rewriter, frame, op);
    SmallVector<SmallVector<Value>> operands, results;
    for (Value operand : op.getOperands_()) {
      operands.push_back(code.unpack(operand));
      if (op->hasAttr(kAgainAttr))
        code.renew(operands.back());
    }
    int64_t count =
        cast<FragType>(op.getResult(0).getType()).getPlaces().getCount(LayoutLevel::Register);
    results.assign(op.getNumResults(), SmallVector<Value>(count));
    SmallVector<ArrayRef<Value>> from(operands.begin(), operands.end());
    SmallVector<MutableArrayRef<Value>> to(results.begin(), results.end());
    for (int64_t r = 0; r < count; ++r)
      if (failed(code.emitRegister(r, from, to)))
        return failure();
    rewriter.replaceOpWithMultiple(op, std::move(results));
    return success();
  }
};
} // namespace

void mlir::fuse::addMapPatterns(const TypeConverter &types, KernelFrame &frame,
                                RewritePatternSet &patterns) {
  patterns.add<LowerElement, LowerFill, LowerMap>(types, frame);
}
