//===- NarrowF64.cpp - f64 between narrower values ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_NARROWF64
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static bool isTensorOfF64(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && tensor.getElementType().isF64();
}

/// f32 for f64, in a tensor too; any other type as it is.
static Type narrowed(Type type) {
  Type f32 = Float32Type::get(type.getContext());
  if (type.isF64())
    return f32;
  return isTensorOfF64(type) ? cast<TensorType>(type).clone(f32) : type;
}

static APFloat rounded(APFloat value, const llvm::fltSemantics &semantics) {
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

/// The constants of f64 that `attr` holds, as f32; null if its data cannot be read.
static TypedAttr narrowed(TypedAttr attr) {
  if (auto number = dyn_cast<FloatAttr>(attr))
    return FloatAttr::get(Float32Type::get(attr.getContext()),
                          rounded(number.getValue(), APFloat::IEEEsingle()));
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(getDenseElements(cast<ElementsAttr>(attr)));
  if (!dense)
    return {};
  return dense.mapValues(Float32Type::get(attr.getContext()), [](const APFloat &number) {
    return rounded(number, APFloat::IEEEsingle()).bitcastToAPInt();
  });
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Folds scalar arithmetic on f64 constants. A truncation rounds: folding it only where it is
/// exact, as upstream does, leaves the epsilon of every norm that torch writes.
static void foldConstants(func::FuncOp function) {
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) {
    if (op->getNumRegions() == 0 && op->getNumResults() == 1 &&
        isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
        !op->hasTrait<OpTrait::ConstantLike>() && op->getNumOperands() != 0 &&
        (op->getOperand(0).getType().isF64() || op->getResult(0).getType().isF64()))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    SmallVector<Attribute> operands(op->getNumOperands());
    for (auto [operand, value] : llvm::zip(op->getOperands(), operands))
      if (!matchPattern(operand, m_Constant(&value)))
        break;
    if (llvm::is_contained(operands, Attribute()))
      continue;
    OpBuilder b(op);
    TypedAttr value;
    if (auto trunc = dyn_cast<arith::TruncFOp>(op)) {
      auto type = cast<FloatType>(trunc.getType());
      if (auto number = dyn_cast<FloatAttr>(operands[0]))
        value = FloatAttr::get(type, rounded(number.getValue(), type.getFloatSemantics()));
    } else {
      SmallVector<OpFoldResult> results;
      if (succeeded(op->fold(operands, results)) && results.size() == 1)
        value = dyn_cast_or_null<TypedAttr>(dyn_cast<Attribute>(results[0]));
    }
    if (!value || value.getType() != op->getResult(0).getType())
      continue;
    op->replaceAllUsesWith(arith::ConstantOp::create(b, op->getLoc(), value));
    op->erase();
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

namespace {
/// Gives the tensors of f64 in one function elements of f32, with the scalar code of the ops that
/// read or write them.
class Narrowing {
public:
  explicit Narrowing(func::FuncOp function) : function(function), b(function.getContext()) {}

  LogicalResult run() {
    SmallVector<Operation *> touching;
    function.walk([&](Operation *op) {
      if (llvm::any_of(op->getOperandTypes(), isTensorOfF64) ||
          llvm::any_of(op->getResultTypes(), isTensorOfF64))
        touching.push_back(op);
    });
    for (Operation *op : touching)
      if (!isa_and_nonnull<linalg::LinalgDialect, tensor::TensorDialect, arith::ArithDialect>(
              op->getDialect()))
        return op->emitOpError("takes or makes a tensor of f64; f64 is computed in f32, which is "
                               "possible between linalg, tensor and arith ops only");
    for (Operation *op : touching)
      if (failed(narrowTensorOp(op)))
        return failure();
    if (!touching.empty())
      addNote(function, "f64-in-f32: tensors of f64 between narrower values are computed in f32");
    if (narrowFunctions())
      addNote(function, "f64-in-f32: functions of f64 of an element are computed in f32");
    return success();
  }

private:
  /// `value`, a scalar from outside of what is narrowed, as f32.
  Value narrowScalar(Value value) {
    Attribute constant;
    OpBuilder::InsertionGuard guard(b);
    if (auto it = scalars.find(value); it != scalars.end())
      return it->second;
    b.setInsertionPointAfterValue(value);
    Value narrow;
    if (matchPattern(value, m_Constant(&constant)))
      narrow = arith::ConstantOp::create(b, value.getLoc(), narrowed(cast<TypedAttr>(constant)));
    else
      narrow = arith::TruncFOp::create(b, value.getLoc(), b.getF32Type(), value);
    return scalars[value] = narrow;
  }

  /// Computes in f32 what devices have no instructions of f64 for, where it is computed of
  /// elements: a power whose exponent is an integer is one of f64 in torch. Sums, products and
  /// roundings of f64 stay, and so do remainders, which jump where an operand is rounded, and what
  /// sizes are computed by, outside of regions.
  bool narrowFunctions() {
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) {
      bool isExact = isa<math::FloorOp, math::CeilOp, math::TruncOp, math::RoundOp,
                         math::RoundEvenOp, math::AbsFOp>(op);
      bool isFunction = isa_and_nonnull<math::MathDialect>(op->getDialect());
      auto isF64 = [](Type type) { return type.isF64(); };
      if (isFunction && !isExact && llvm::any_of(op->getOperandTypes(), isF64) &&
          isa<linalg::LinalgOp, tensor::GenerateOp>(op->getParentOp()))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      b.setInsertionPoint(op);
      for (OpOperand &operand : op->getOpOperands())
        if (operand.get().getType().isF64())
          operand.set(narrowElement(operand.get()));
      b.setInsertionPointAfter(op);
      for (Value result : op->getResults()) {
        if (!result.getType().isF64())
          continue;
        result.setType(b.getF32Type());
        auto wide = arith::ExtFOp::create(b, op->getLoc(), b.getF64Type(), result);
        result.replaceAllUsesExcept(wide, wide);
        for (Operation *user : llvm::make_early_inc_range(wide->getUsers()))
          if (auto truncation = dyn_cast<arith::TruncFOp>(user);
              truncation && truncation.getType().isF32()) {
            truncation.replaceAllUsesWith(result);
            truncation.erase();
          }
        if (wide->use_empty())
          wide.erase();
      }
    }
    return !ops.empty();
  }

  /// `value` of f64 as f32, here; what it was extended of, where that is f32.
  Value narrowElement(Value value) {
    if (auto extension = value.getDefiningOp<arith::ExtFOp>();
        extension && extension.getIn().getType().isF32())
      return extension.getIn();
    Attribute constant;
    if (matchPattern(value, m_Constant(&constant)))
      return arith::ConstantOp::create(b, value.getLoc(), narrowed(cast<TypedAttr>(constant)));
    return arith::TruncFOp::create(b, value.getLoc(), b.getF32Type(), value);
  }

  LogicalResult narrowTensorOp(Operation *op) {
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      TypedAttr value = narrowed(constant.getValue());
      if (!value)
        return op->emitOpError("has data of f64 that cannot be read");
      constant.setValueAttr(value);
    }
    if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      // The scalar stays what it was; what it was made of is narrower.
      b.setInsertionPointAfter(op);
      Type wide = extract.getType();
      extract.getResult().setType(cast<FloatType>(narrowed(wide)));
      auto extended = arith::ExtFOp::create(b, op->getLoc(), wide, extract.getResult());
      extract.getResult().replaceAllUsesExcept(extended, extended);
      return success();
    }
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get().getType().isF64())
        operand.set(narrowScalar(operand.get()));
    for (Value result : op->getResults())
      result.setType(narrowed(result.getType()));
    for (Region &region : op->getRegions())
      if (failed(narrowRegion(region)))
        return failure();
    // Of whole tensors: conversions that are none now.
    if (isa<arith::ExtFOp, arith::TruncFOp>(op))
      return dropConversion(op);
    return success();
  }

  LogicalResult narrowRegion(Region &region) {
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        argument.setType(narrowed(argument.getType()));
    SmallVector<Operation *> ops;
    region.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      for (OpOperand &operand : op->getOpOperands())
        if (operand.get().getType().isF64() && !region.isAncestor(operand.get().getParentRegion()))
          operand.set(narrowScalar(operand.get()));
      if (isa<arith::BitcastOp>(op) &&
          (op->getResult(0).getType().isF64() || op->getResult(0).getType().isInteger(64)))
        return op->emitOpError("reinterprets the bits of an f64, which is computed in f32");
      if (auto constant = dyn_cast<arith::ConstantOp>(op); constant && constant.getType().isF64())
        constant.setValueAttr(narrowed(constant.getValue()));
      for (Value result : op->getResults())
        result.setType(narrowed(result.getType()));
      for (Region &inner : op->getRegions())
        for (Block &block : inner)
          for (BlockArgument argument : block.getArguments())
            argument.setType(narrowed(argument.getType()));
      if (isa<arith::ExtFOp, arith::TruncFOp>(op) && failed(dropConversion(op)))
        return failure();
    }
    return success();
  }

  static LogicalResult dropConversion(Operation *op) {
    if (op->getOperand(0).getType() != op->getResult(0).getType())
      return success();
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
    return success();
  }

  func::FuncOp function;
  OpBuilder b;
  DenseMap<Value, Value> scalars;
};

struct NarrowF64 : mlir::fuse::impl::NarrowF64Base<NarrowF64> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (failed(refuseBoundary(function)))
      return signalPassFailure();
    if (function.isDeclaration())
      return;
    foldConstants(function);
    if (failed(Narrowing(function).run()))
      return signalPassFailure();
    SmallVector<arith::ConstantOp> constants;
    function.walk([&](arith::ConstantOp op) { constants.push_back(op); });
    for (arith::ConstantOp op : constants)
      if (op->use_empty() && getElementTypeOrSelf(op.getType()).isF64())
        op.erase();
  }

  static LogicalResult refuseBoundary(func::FuncOp function) {
    bool refused = false;
    auto check = [&](StringRef what, ArrayRef<Type> types) {
      for (auto [index, type] : llvm::enumerate(types))
        if (isTensorOfF64(type)) {
          function.emitError() << what << ' ' << index << " is " << type
                               << "; f64 is computed between narrower values only, so pass f32";
          refused = true;
        }
    };
    check("input", function.getArgumentTypes());
    check("result", function.getResultTypes());
    return failure(refused);
  }
};
} // namespace
