//===- ToReference.cpp - a normalised graph in float64 --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace mlir::fuse::exec {
#define GEN_PASS_DEF_TOREFERENCE
#include "fuse/Execution/Passes.h.inc"
} // namespace mlir::fuse::exec

using namespace mlir;
using namespace mlir::fuse;

static Type toF64(Type type) {
  if (isa<FloatType>(type))
    return Float64Type::get(type.getContext());
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(toF64(tensor.getElementType()));
  if (auto function = dyn_cast<FunctionType>(type))
    return FunctionType::get(type.getContext(), llvm::map_to_vector(function.getInputs(), toF64),
                             llvm::map_to_vector(function.getResults(), toF64));
  return type;
}

static APFloat toF64(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

static FailureOr<Attribute> toF64(Operation *op, Attribute value) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return Attribute(FloatAttr::get(toF64(number.getType()), toF64(number.getValue())));
  if (auto type = dyn_cast<TypeAttr>(value))
    return Attribute(TypeAttr::get(toF64(type.getValue())));
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || !isa<FloatType>(elements.getElementType()))
    return value;
  // The data is as long as its type says: fuse-normalize has looked.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      elements = DenseElementsAttr::getFromRawBuffer(resource.getType(), blob->getData());
  auto dense = dyn_cast<DenseFPElementsAttr>(elements);
  if (!dense)
    return op->emitOpError("has a constant that is not dense; the reference cannot read it");
  return Attribute(dense.mapValues(Float64Type::get(value.getContext()), [](const APFloat &number) {
    return toF64(number).bitcastToAPInt();
  }));
}

namespace {
struct ToReferencePass : exec::impl::ToReferenceBase<ToReferencePass> {
  using ToReferenceBase::ToReferenceBase;

  void runOnOperation() override {
    WalkResult result = getOperation()->walk([&](Operation *op) {
      if (op == getOperation())
        return WalkResult::advance();
      return failed(convert(op)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }

  LogicalResult convert(Operation *op) {
    if (isa<arith::BitcastOp>(op) && op->getResultTypes() != op->getOperandTypes())
      return op->emitOpError("reinterprets bits, which has no float64 reference");
    SmallVector<NamedAttribute> attributes;
    for (NamedAttribute attribute : op->getAttrs()) {
      FailureOr<Attribute> value = toF64(op, attribute.getValue());
      if (failed(value))
        return failure();
      attributes.emplace_back(attribute.getName(), *value);
    }
    Type narrow = op->getNumResults() == 1 ? op->getResult(0).getType() : Type();
    op->setAttrs(attributes);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setType(toF64(argument.getType()));
    for (Value value : op->getResults())
      value.setType(toF64(value.getType()));
    bool isHalf =
        narrow && (getElementTypeOrSelf(narrow).isF16() || getElementTypeOrSelf(narrow).isBF16());
    if (isa<arith::ExtFOp>(op) || (withoutRounding && isHalf && isa<arith::TruncFOp>(op))) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    } else if (isa<arith::TruncFOp>(op)) {
      FailureOr<func::FuncOp> round = getRounding(op, getElementTypeOrSelf(narrow));
      if (failed(round))
        return failure();
      if (!isa<FloatType>(narrow))
        return op->emitOpError("truncates a whole tensor; only scalars have a reference");
      OpBuilder b(op);
      auto call = func::CallOp::create(b, op->getLoc(), *round, op->getOperand(0));
      op->getResult(0).replaceAllUsesWith(call.getResult(0));
      op->erase();
    }
    return success();
  }

  /// The function that rounds through `type`.
  FailureOr<func::FuncOp> getRounding(Operation *op, Type type) {
    if (!type.isF16() && !type.isBF16() && !type.isF32())
      return op->emitOpError() << "truncates to " << type << ", which has no reference yet";
    std::string name = type.isF16()    ? "fuse_round_f16"
                       : type.isBF16() ? "fuse_round_bf16"
                                       : "fuse_round_f32";
    if (auto function = getOperation().lookupSymbol<func::FuncOp>(name))
      return function;
    OpBuilder b = OpBuilder::atBlockEnd(getOperation().getBody());
    auto function = func::FuncOp::create(b, getOperation().getLoc(), name,
                                         b.getFunctionType(b.getF64Type(), b.getF64Type()));
    function.setPrivate();
    return function;
  }
};
} // namespace
