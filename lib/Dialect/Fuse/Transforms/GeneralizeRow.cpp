//===- GeneralizeRow.cpp - named ops as fuse.row --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GeneralizeRow.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"

using namespace mlir;
using namespace mlir::fuse;
using Kind = arith::AtomicRMWKind;

/// The number of points of a row as f32, for a mean: a constant, or counted.
static Value countRow(OpBuilder &b, Location loc, IndexedOpInterface op, unsigned over) {
  int64_t extent = op.getStaticDimSizes()[over];
  if (!ShapedType::isDynamic(extent))
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(float(extent)));
  Value one = arith::ConstantIntOp::create(b, loc, b.getI32Type(), 1);
  Value count = fuse::ReduceOp::create(b, loc, one.getType(), Kind::addi, one);
  return arith::SIToFPOp::create(b, loc, b.getF32Type(), count);
}

/// y of a softmax or norm, from its row value v.
static Value expandCore(OpBuilder &b, IndexedOpInterface op, Value v) {
  Location loc = op.getLoc();
  unsigned over = op.getReductionDims().front();
  auto reduce = [&](Kind kind, Value value) -> Value {
    return fuse::ReduceOp::create(b, loc, value.getType(), kind, value);
  };
  if (isa<SoftmaxOp>(*op)) {
    Value shifted = arith::SubFOp::create(b, loc, v, reduce(Kind::maximumf, v));
    Value e = math::ExpOp::create(b, loc, shifted);
    Value one = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(1.0f));
    Value inverse = arith::DivFOp::create(b, loc, one, reduce(Kind::addf, e));
    return arith::MulFOp::create(b, loc, e, inverse);
  }
  Value count = countRow(b, loc, op, over), centred = v;
  if (isa<LayerNormOp>(*op)) {
    Value mean = arith::DivFOp::create(b, loc, reduce(Kind::addf, v), count);
    centred = arith::SubFOp::create(b, loc, v, mean);
  }
  Value square = arith::MulFOp::create(b, loc, centred, centred);
  Value variance = arith::DivFOp::create(b, loc, reduce(Kind::addf, square), count);
  APFloat eps =
      isa<LayerNormOp>(*op) ? cast<LayerNormOp>(*op).getEps() : cast<RmsNormOp>(*op).getEps();
  Value shift = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(float(eps.convertToDouble())));
  Value root = math::RsqrtOp::create(b, loc, arith::AddFOp::create(b, loc, variance, shift));
  return arith::MulFOp::create(b, loc, centred, root);
}

RowOp mlir::fuse::generalizeRow(RewriterBase &b, IndexedOpInterface op) {
  if (auto row = dyn_cast<RowOp>(*op))
    return row;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  StructuredParts parts(op);
  int64_t over = op.getReductionDims().front();
  parts.name = OperationName(RowOp::getOperationName(), op->getContext());
  parts.attributes.erase("eps");
  parts.attributes.erase("causal");
  parts.attributes.set("over", b.getDenseI64ArrayAttr(over));
  IndexedOpInterface general = parts.create(b, op.getLoc());
  Block &block = getResultRegion(general).front();
  b.setInsertionPointToStart(&block);
  Value v = moveScalarRegion(b, getPrologue(op)->front(), block.getArguments())[0];
  SmallVector<Value> args = {expandCore(b, op, v), v};
  llvm::append_range(args, block.getArguments());
  SmallVector<Value> results = moveScalarRegion(b, getResultRegion(op).front(), args);
  YieldOp::create(b, op.getLoc(), results);
  b.replaceOp(op, general->getResults());
  return cast<RowOp>(*general);
}

RowOp mlir::fuse::generalizeContraction(RewriterBase &b, MatmulOp op) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  StructuredParts parts(indexed);
  unsigned numRhs = op.getRhs().size();
  SmallVector<StructuredParts::Operand> aux = std::move(parts.inputs);
  MatmulOp::Roles roles = op.getRoles();
  SmallVector<int64_t> over(roles.k.begin(), roles.k.end());
  parts.inputs = std::move(parts.core);
  parts.core.clear();
  llvm::append_range(parts.inputs, aux);
  parts.name = OperationName(RowOp::getOperationName(), op->getContext());
  parts.attributes.erase("acc");
  parts.attributes.erase("precision");
  parts.attributes.set("over", b.getDenseI64ArrayAttr(over));
  IndexedOpInterface general = parts.create(b, loc);
  Block &block = getResultRegion(general).front();
  b.setInsertionPointToStart(&block);
  auto widen = [&](Value value) -> Value {
    if (value.getType() == op.getAcc())
      return value;
    if (isa<FloatType>(op.getAcc()))
      return arith::ExtFOp::create(b, loc, op.getAcc(), value);
    return arith::ExtSIOp::create(b, loc, op.getAcc(), value);
  };
  Value left = widen(block.getArgument(0));
  SmallVector<Value> args;
  for (unsigned i = 0; i < numRhs; ++i) {
    Value right = widen(block.getArgument(1 + i));
    bool isFloat = isa<FloatType>(op.getAcc());
    Value product = isFloat ? arith::MulFOp::create(b, loc, left, right).getResult()
                            : arith::MulIOp::create(b, loc, left, right).getResult();
    args.push_back(fuse::ReduceOp::create(b, loc, product.getType(),
                                          isFloat ? Kind::addf : Kind::addi, product));
  }
  llvm::append_range(args, block.getArguments().drop_front(1 + numRhs));
  SmallVector<Value> results = moveScalarRegion(b, op.getEpilogue().front(), args);
  YieldOp::create(b, loc, results);
  b.replaceOp(op, general->getResults());
  return cast<RowOp>(*general);
}
