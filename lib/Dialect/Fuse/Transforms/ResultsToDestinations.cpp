//===- ResultsToDestinations.cpp - the caller owns the results ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/ResultCopies.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_RESULTSTODESTINATIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static MemRefType memrefTypeOf(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

namespace {
/// Gives the results of one function destinations.
class FunctionRewriter {
public:
  explicit FunctionRewriter(func::FuncOp function)
      : function(function), shapes(function), b(function.getContext()) {}

  LogicalResult run() {
    auto returnOp = dyn_cast<func::ReturnOp>(function.getBody().back().getTerminator());
    if (!function.getBody().hasOneBlock() || !returnOp)
      return function.emitOpError("must be one block that ends in func.return");
    for (auto [index, value] : llvm::enumerate(returnOp.getOperands())) {
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type)
        return returnOp.emitOpError() << "result " << index << " is " << value.getType()
                                      << "; a public function returns ranked tensors";
      // Materialising destinations only adds arguments; the extents of the
      // results are expressed before the first one is added.
      std::optional<SmallVector<AffineExpr>> shape = shapes.getShape(value);
      if (!shape)
        return returnOp.emitOpError() << "the extents of result " << index
                                      << " do not follow from the extents of the inputs";
      resultShapes.push_back(
          AffineMap::get(0, shapes.getNumSymbols(), *shape, function.getContext()));
    }
    SmallVector<Value> results(returnOp.getOperands());
    for (auto [index, value] : llvm::enumerate(results))
      if (failed(rewriteResult(index, value, returnOp)))
        return failure();
    returnOp.getOperandsMutable().clear();
    function.setType(b.getFunctionType(function.getBody().front().getArgumentTypes(), {}));
    function.removeResAttrsAttr();
    return success();
  }

private:
  LogicalResult rewriteResult(unsigned index, Value value, func::ReturnOp returnOp) {
    Location loc = value.getLoc();
    Value destination = addDestination(index, cast<RankedTensorType>(value.getType()));

    // Undo reshapes: the value they start from goes into a view of the destination.
    SmallVector<Operation *> reshapes;
    Value source = stripReshapes(value, shapes, reshapes);
    OpOperand *init = findUnreadInit(source);
    if (init && claimed.insert(init).second) {
      b.setInsertionPointToStart(&function.getBody().front());
      Value view = destination;
      for (Operation *reshape : reshapes) {
        FailureOr<Value> inverse = invert(reshape, view);
        if (failed(inverse))
          return reshape->emitOpError("cannot be turned around into a view of the result");
        view = *inverse;
      }
      init->set(toTensor(loc, view));
      b.setInsertionPoint(returnOp);
      materialize(loc, source, view);
      return success();
    }

    // Nothing to write in place: a copy.
    b.setInsertionPoint(returnOp);
    materialize(loc, value, destination);
    return success();
  }

  Value addDestination(unsigned index, RankedTensorType type) {
    DictionaryAttr attributes = function.getResultAttrDict(index);
    SmallVector<NamedAttribute> argument;
    if (attributes)
      llvm::append_range(argument, attributes);
    argument.push_back(b.getNamedAttr(kShapeAttr, AffineMapAttr::get(resultShapes[index])));
    unsigned position = function.getNumArguments();
    (void)function.insertArgument(position, memrefTypeOf(type), b.getDictionaryAttr(argument),
                                  function.getLoc());
    return function.getArgument(position);
  }

  Value toTensor(Location loc, Value memref) {
    auto type = cast<MemRefType>(memref.getType());
    return bufferization::ToTensorOp::create(
        b, loc, RankedTensorType::get(type.getShape(), type.getElementType()), memref,
        /*restrict=*/true, /*writable=*/true);
  }

  void materialize(Location loc, Value tensor, Value memref) {
    bufferization::MaterializeInDestinationOp::create(b, loc, Type(), tensor, memref,
                                                      /*restrict=*/true, /*writable=*/true);
  }

  /// The view of `memref`, which holds what `reshape` returns, that holds what it takes.
  FailureOr<Value> invert(Operation *reshape, Value memref) {
    Location loc = reshape->getLoc();
    Value source = reshape->getOperand(0);
    MemRefType type = memrefTypeOf(cast<RankedTensorType>(source.getType()));
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape))
      return memref::CollapseShapeOp::create(b, loc, type, memref, getGroups(expand)).getResult();
    if (isa<tensor::CastOp>(reshape))
      return memref::CastOp::create(b, loc, type, memref).getResult();
    auto collapse = cast<tensor::CollapseShapeOp>(reshape);
    SmallVector<OpFoldResult> extents;
    SmallVector<AffineExpr> shape = *shapes.getShape(source);
    for (AffineExpr extent : shape) {
      extents.push_back(shapes.materialize(b, loc, extent));
      if (!extents.back())
        return failure();
    }
    return memref::ExpandShapeOp::create(b, loc, type, memref, getGroups(collapse), extents)
        .getResult();
  }

  func::FuncOp function;
  ShapeExpressions shapes;
  OpBuilder b;
  SmallVector<AffineMap> resultShapes;
  llvm::SmallPtrSet<OpOperand *, 4> claimed;
};

struct ResultsToDestinationsPass
    : fuse::impl::ResultsToDestinationsBase<ResultsToDestinationsPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      dropUnreadInits(function);
      if (function.getNumResults() != 0 && failed(FunctionRewriter(function).run()))
        return signalPassFailure();
    }
  }

  /// A destination that is not read: with a tensor.empty of its own in its place it keeps nothing
  /// alive and needs no copy, and the time that bufferization takes does not grow with the square
  /// of the number of ops whose destinations are each other's results, or one tensor.empty.
  void dropUnreadInits(func::FuncOp function) {
    function.walk([](DestinationStyleOpInterface op) {
      for (OpOperand &out : op.getDpsInitsMutable()) {
        auto type = dyn_cast<RankedTensorType>(out.get().getType());
        auto empty = out.get().getDefiningOp<tensor::EmptyOp>();
        if (!type || (empty && empty->hasOneUse()) || readsInit(out))
          continue;
        if (empty) {
          out.set(OpBuilder(empty).clone(*empty)->getResult(0));
          continue;
        }
        OpBuilder b(op);
        out.set(createEmptyLike(b, op.getLoc(), out.get(), type.getElementType()));
      }
    });
  }
};
} // namespace
