//===- RaiseElementwise.cpp - elementwise work to fuse.elementwise --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fuse;

/// Where a scalar from outside the body is read: the element of a tensor that
/// it was extracted from, or a tensor of rank 0 made for it.
static Access accessScalar(OpBuilder &b, Location loc, Value scalar, unsigned numDims) {
  MLIRContext *context = b.getContext();
  if (auto extract = scalar.getDefiningOp<tensor::ExtractOp>()) {
    auto type = cast<RankedTensorType>(extract.getTensor().getType());
    if (llvm::all_of(type.getShape(), [](int64_t extent) { return extent == 1; }))
      return {extract.getTensor(),
              AffineMap::get(numDims, 0,
                             SmallVector<AffineExpr>(type.getRank(), b.getAffineConstantExpr(0)),
                             context)};
  }
  Value tensor = tensor::FromElementsOp::create(b, loc, RankedTensorType::get({}, scalar.getType()),
                                                ValueRange{scalar});
  return {tensor, AffineMap::get(numDims, 0, context)};
}

LogicalResult mlir::fuse::raiseElementwise(linalg::GenericOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  unsigned numDims = op.getNumLoops();
  if (op.getNumReductionLoops() != 0) {
    InFlightDiagnostic diag = op.emitOpError() << "is a reduction that no fuse op computes";
    diag.attachNote() << "supported are contractions of two operands (sums of products), softmax, "
                         "the norms, and one associative combiner a result (a sum, product, "
                         "extremum or bitwise op), or an extremum and its position";
    return diag;
  }

  // Number the dimensions as the first result has them.
  AffineMap firstOut = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isPermutation())
      return op.emitOpError() << "writes a result through the map "
                              << AffineMapAttr::get(op.getMatchingIndexingMap(&init))
                              << "; supported are permutations of all dimensions";
  auto renumbered = [&](AffineMap map) { return map.compose(inversePermutation(firstOut)); };

  // Inputs. A constant that is the same everywhere needs no tensor; the initial
  // value of a result is an input if the body reads it.
  SmallVector<Access> inputs;
  SmallVector<BlockArgument> inputArgs;
  SmallVector<std::pair<BlockArgument, TypedAttr>> constants;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument arg = op.getMatchingBlockArgument(&operand);
    if (arg.use_empty())
      continue;
    // A scalar operand is a scalar from outside.
    if (!isa<ShapedType>(operand.get().getType())) {
      rewriter.replaceAllUsesWith(arg, operand.get());
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (TypedAttr splat = getSplat(operand.get())) {
      constants.push_back({arg, splat});
      continue;
    }
    if (!isSubscriptMap(map, operand.get().getType()))
      return op.emitOpError() << "reads operand " << operand.getOperandNumber()
                              << " through the map " << AffineMapAttr::get(map)
                              << "; supported are permutations, projections, and the subscript 0 "
                                 "where the extent is 1";
    inputs.push_back({operand.get(), renumbered(map)});
    inputArgs.push_back(arg);
  }

  // Scalars from outside.
  rewriter.setInsertionPoint(op);
  llvm::SetVector<Value> captured, gathered;
  for (Operation &inner : *op.getBody()) {
    if (auto extract = dyn_cast<tensor::ExtractOp>(inner))
      if (extract.getTensor().getParentBlock() != op.getBody())
        gathered.insert(extract.getTensor());
    if (auto gather = dyn_cast<GatherOp>(inner))
      gathered.insert(gather.getSource());
    bool scalarOp =
        inner.getNumRegions() == 0 &&
        (isa<linalg::IndexOp, linalg::YieldOp, affine::AffineApplyOp, tensor::ExtractOp>(inner) ||
         isa_and_nonnull<arith::ArithDialect, math::MathDialect, FuseDialect>(inner.getDialect()));
    if (!scalarOp)
      return inner.emitOpError() << "is not supported in the body of an elementwise op, which may "
                                    "hold arith and math ops and linalg.index";
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != op.getBody() && !gathered.contains(operand))
        captured.insert(operand);
  }
  SmallVector<Value> capturedInputs;
  for (Value value : captured) {
    if (matchPattern(value, m_Constant()))
      continue;
    capturedInputs.push_back(value);
    inputs.push_back(accessScalar(rewriter, loc, value, numDims));
    if (!isSubscriptMap(inputs.back().map, inputs.back().tensor.getType()))
      return op.emitOpError("reads an element of a tensor that is not of extent 1");
  }

  for (Value tensor : gathered)
    inputs.push_back({tensor, AffineMap::get(numDims, 0, rewriter.getContext())});

  SmallVector<Value> tensors, outs;
  SmallVector<AffineMap> maps;
  for (Access &access : inputs) {
    tensors.push_back(access.tensor);
    maps.push_back(access.map);
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    outs.push_back(
        createEmptyLike(rewriter, loc, init.get(), getElementTypeOrSelf(init.get().getType())));
    maps.push_back(renumbered(op.getMatchingIndexingMap(&init)));
  }
  auto raised =
      ElementwiseOp::create(rewriter, loc, op.getResultTypes(), tensors, outs,
                            nameDims(rewriter, numDims), rewriter.getAffineMapArrayAttr(maps));

  // The body.
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = rewriter.createBlock(&raised.getBody());
  IRMapping mapping;
  for (BlockArgument arg : inputArgs)
    mapping.map(arg, body->addArgument(arg.getType(), arg.getLoc()));
  for (Value value : capturedInputs)
    mapping.map(value, body->addArgument(value.getType(), value.getLoc()));
  for (Value tensor : gathered) {
    AffineMap none = AffineMap::get(numDims, 0, rewriter.getContext());
    mapping.map(tensor, body->addArgument(getArgType(tensor.getType(), none), tensor.getLoc()));
  }
  for (auto [arg, splat] : constants)
    mapping.map(arg, arith::ConstantOp::create(rewriter, arg.getLoc(), splat));
  for (Value value : captured)
    if (!mapping.contains(value))
      mapping.map(value, rewriter.clone(*value.getDefiningOp())
                             ->getResult(cast<OpResult>(value).getResultNumber()));
  for (Operation &inner : *op.getBody()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      auto position = firstOut.getResultPosition(rewriter.getAffineDimExpr(index.getDim()));
      mapping.map(index.getResult(),
                  IndexOp::create(rewriter, inner.getLoc(), rewriter.getIndexType(), *position));
    } else if (auto extract = dyn_cast<tensor::ExtractOp>(inner)) {
      Value source = mapping.lookup(extract.getTensor());
      SmallVector<Value> places =
          llvm::map_to_vector(extract.getIndices(), [&](Value v) { return mapping.lookup(v); });
      // Of rank 0: the scalar itself.
      mapping.map(extract.getResult(),
                  places.empty()
                      ? source
                      : GatherOp::create(rewriter, inner.getLoc(),
                                         getElementTypeOrSelf(source.getType()), source, places)
                            .getResult());
    } else if (auto apply = dyn_cast<affine::AffineApplyOp>(inner)) {
      SmallVector<Value> operands =
          llvm::map_to_vector(apply.getMapOperands(), [&](Value v) { return mapping.lookup(v); });
      std::optional<SmallVector<Value, 8>> expanded =
          affine::expandAffineMap(rewriter, inner.getLoc(), apply.getAffineMap(), operands);
      mapping.map(apply.getResult(), expanded->front());
    } else if (auto yield = dyn_cast<linalg::YieldOp>(inner)) {
      SmallVector<Value> values =
          llvm::map_to_vector(yield.getValues(), [&](Value v) { return mapping.lookup(v); });
      YieldOp::create(rewriter, inner.getLoc(), values);
    } else {
      rewriter.clone(inner, mapping);
    }
  }
  raiseActivations(*body, rewriter);
  rewriter.replaceOp(op, raised.getResults());
  return success();
}
