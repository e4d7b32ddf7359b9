//===- RaiseBodies.cpp - bodies of linalg ops as regions of fuse ops ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaiseBodies.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Scalars computed outside
//===----------------------------------------------------------------------===//

static bool isScalarMath(Operation *op) {
  return op->getNumRegions() == 0 &&
         isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect());
}

/// Adds the ops that compute `scalar`, definitions before uses. Fails if there is anything else
/// than arithmetic on sizes, elements of tensors and constants.
static LogicalResult collectCode(Value scalar, ScalarCode &code) {
  Operation *def = scalar.getDefiningOp();
  if (!def)
    return failure();
  if (code.ops.contains(def))
    return success();
  ValueRange operands = def->getOperands();
  if (auto dim = dyn_cast<tensor::DimOp>(def)) {
    code.readsSizes = true;
    code.ops.insert(def);
    return success(dim.getConstantIndex().has_value());
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(def)) {
    code.readsData = true;
    operands = extract.getIndices();
  } else if (!isScalarMath(def) && !isa<affine::AffineApplyOp>(def)) {
    return failure();
  }
  for (Value operand : operands)
    if (failed(collectCode(operand, code)))
      return failure();
  code.ops.insert(def);
  return success();
}

std::optional<ScalarCode> mlir::fuse::getScalarCode(Value scalar) {
  ScalarCode code;
  if (failed(collectCode(scalar, code)))
    return std::nullopt;
  return code;
}

bool mlir::fuse::isOnlyElement(tensor::ExtractOp extract) {
  return llvm::all_of(cast<RankedTensorType>(extract.getTensor().getType()).getShape(),
                      [](int64_t extent) { return extent == 1; });
}

bool mlir::fuse::isComputedInside(Value scalar) {
  auto extract = scalar.getDefiningOp<tensor::ExtractOp>();
  if (extract && isOnlyElement(extract))
    return false;
  std::optional<ScalarCode> code = getScalarCode(scalar);
  return code && (code->readsSizes || code->readsData);
}

void mlir::fuse::bringScalarsInside(linalg::GenericOp op, RewriterBase &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = op.getBody();
  // A scalar operand is a scalar from outside.
  for (OpOperand *operand : op.getDpsInputOperands())
    if (!isa<ShapedType>(operand->get().getType()))
      rewriter.replaceAllUsesWith(op.getMatchingBlockArgument(operand), operand->get());
  llvm::SetVector<Value> outside;
  for (Operation &inner : *body)
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != body && !isa<ShapedType>(operand.getType()))
        outside.insert(operand);
  rewriter.setInsertionPointToStart(body);
  IRMapping mapping;
  for (Value scalar : outside) {
    if (!isComputedInside(scalar))
      continue;
    std::optional<ScalarCode> code = getScalarCode(scalar);
    for (Operation *step : code->ops)
      if (!mapping.contains(step->getResult(0)))
        rewriter.clone(*step, mapping);
    rewriter.replaceUsesWithIf(scalar, mapping.lookup(scalar),
                               [&](OpOperand &use) { return use.getOwner()->getBlock() == body; });
  }
}

//===----------------------------------------------------------------------===//
// BodyRaiser
//===----------------------------------------------------------------------===//

BodyRaiser::BodyRaiser(linalg::GenericOp op, ArrayRef<Operation *> code, AffineMap loopOf,
                       RewriterBase &rewriter, ArrayRef<Value> values)
    : op(op), code(code), loopOf(loopOf), rewriter(rewriter) {
  auto read = [&](Value value) {
    if (value.getParentBlock() == op.getBody())
      return;
    // A tensor of rank 0 is a scalar.
    auto type = dyn_cast<ShapedType>(value.getType());
    if (matchPattern(value, m_Constant()) && !type)
      constants.insert(value);
    else if (type && type.getRank() != 0)
      tensors.insert(value);
    else
      scalars.insert(value);
  };
  for (Operation *inner : code)
    llvm::for_each(inner->getOperands(), read);
  llvm::for_each(values, read);
}

/// Where a scalar from outside the body is read: the element of a tensor that it was extracted
/// from, or a tensor of rank 0 made for it.
static Access accessScalar(OpBuilder &b, Location loc, Value scalar, unsigned numDims) {
  MLIRContext *context = b.getContext();
  if (isa<ShapedType>(scalar.getType()))
    return {scalar, AffineMap::get(numDims, 0, context)};
  if (auto extract = scalar.getDefiningOp<tensor::ExtractOp>()) {
    auto type = cast<RankedTensorType>(extract.getTensor().getType());
    if (isOnlyElement(extract))
      return {extract.getTensor(),
              AffineMap::get(numDims, 0,
                             SmallVector<AffineExpr>(type.getRank(), b.getAffineConstantExpr(0)),
                             context)};
  }
  Value tensor = tensor::FromElementsOp::create(b, loc, RankedTensorType::get({}, scalar.getType()),
                                                ValueRange{scalar});
  return {tensor, AffineMap::get(numDims, 0, context)};
}

static bool mayStandInRegion(Operation *op) {
  return isScalarMath(op) ||
         isa<linalg::IndexOp, linalg::YieldOp, affine::AffineApplyOp, tensor::ExtractOp,
             tensor::DimOp>(op) ||
         isa_and_nonnull<FuseDialect>(op->getDialect());
}

bool BodyRaiser::isSupported() const { return llvm::all_of(code, mayStandInRegion); }

LogicalResult mlir::fuse::checkBody(linalg::GenericOp op) {
  LogicalResult result = success();
  for (Operation &inner : *op.getBody()) {
    if (mayStandInRegion(&inner))
      continue;
    // What MLIR's own builders make of a named op's type has no location.
    bool isLocated = bool(inner.getLoc()->findInstanceOf<FileLineColLoc>());
    result = mlir::emitError(isLocated ? inner.getLoc() : op.getLoc())
             << "'" << inner.getName()
             << "' op is not supported in the body of an elementwise op, which may hold arith and "
                "math ops and linalg.index";
  }
  return result;
}

LogicalResult BodyRaiser::addInputs(SmallVectorImpl<Access> &inputs) {
  for (Value scalar : scalars) {
    inputs.push_back(accessScalar(rewriter, op.getLoc(), scalar, loopOf.getNumDims()));
    if (!isSubscriptMap(inputs.back().map, inputs.back().tensor.getType()))
      return failure();
  }
  for (Value tensor : tensors)
    inputs.push_back({tensor, AffineMap::get(loopOf.getNumDims(), 0, rewriter.getContext())});
  return success();
}

void BodyRaiser::addArguments(Block &block) {
  for (Value scalar : scalars)
    mapping.map(scalar, block.addArgument(getElementTypeOrSelf(scalar.getType()), scalar.getLoc()));
  for (Value tensor : tensors) {
    AffineMap none = AffineMap::get(loopOf.getNumDims(), 0, rewriter.getContext());
    mapping.map(tensor, block.addArgument(getArgType(tensor.getType(), none), tensor.getLoc()));
  }
  for (Value constant : constants)
    mapping.map(constant, rewriter.clone(*constant.getDefiningOp())
                              ->getResult(cast<OpResult>(constant).getResultNumber()));
}

void BodyRaiser::clone(Operation *inner) {
  Location loc = inner->getLoc();
  auto mapped = [&](Value value) { return mapping.lookup(value); };
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    auto position = loopOf.getResultPosition(rewriter.getAffineDimExpr(index.getDim()));
    mapping.map(index.getResult(),
                IndexOp::create(rewriter, loc, rewriter.getIndexType(), *position));
  } else if (auto extract = dyn_cast<tensor::ExtractOp>(inner)) {
    Value source = mapped(extract.getTensor());
    // Of rank 0: the scalar itself.
    mapping.map(extract.getResult(),
                extract.getIndices().empty()
                    ? source
                    : GatherOp::create(rewriter, loc, getElementTypeOrSelf(source.getType()),
                                       source, llvm::map_to_vector(extract.getIndices(), mapped))
                          .getResult());
  } else if (auto dim = dyn_cast<tensor::DimOp>(inner)) {
    mapping.map(dim.getResult(), ExtentOp::create(rewriter, loc, mapped(dim.getSource()),
                                                  uint64_t(*dim.getConstantIndex())));
  } else if (auto apply = dyn_cast<affine::AffineApplyOp>(inner)) {
    SmallVector<Value> operands = llvm::map_to_vector(apply.getMapOperands(), mapped);
    std::optional<SmallVector<Value, 8>> expanded =
        affine::expandAffineMap(rewriter, loc, apply.getAffineMap(), operands);
    mapping.map(apply.getResult(), expanded->front());
  } else if (auto yield = dyn_cast<linalg::YieldOp>(inner)) {
    YieldOp::create(rewriter, loc, llvm::map_to_vector(yield.getValues(), mapped));
  } else {
    rewriter.clone(*inner, mapping);
  }
}
