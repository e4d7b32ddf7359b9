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
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_RESULTSTODESTINATIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Whether what is in a destination before the op matters to it.
static bool readsInit(OpOperand &init) {
  Operation *op = init.getOwner();
  if (isa<IndexedOpInterface, linalg::FillOp>(op))
    return false;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.payloadUsesValueFromOperand(&init);
  return true;
}

/// The init whose buffer `value` ends up in, and whose old contents nobody
/// reads; null if there is none.
static OpOperand *findUnreadInit(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    if (auto kernel = dyn_cast<KernelOp>(result.getOwner())) {
      value = kernel.getBody().front().getTerminator()->getOperand(result.getResultNumber());
      continue;
    }
    auto op = dyn_cast<DestinationStyleOpInterface>(result.getOwner());
    if (!op)
      return nullptr;
    OpOperand *init = op.getTiedOpOperand(result);
    if (!readsInit(*init))
      return init;
    // A linalg.fill below a contraction: it can fill the destination, if nobody
    // else wants what it filled.
    if (!init->get().hasOneUse())
      return nullptr;
    value = init->get();
  }
  return nullptr;
}

static MemRefType memrefTypeOf(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

namespace {
/// Gives the results of one function destinations.
class FunctionRewriter {
public:
  FunctionRewriter(func::FuncOp function, llvm::StringSet<> &kernelNames)
      : function(function), shapes(function), b(function.getContext()), kernelNames(kernelNames) {}

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
    Value source = value;
    while (Operation *op = source.getDefiningOp()) {
      if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op) ||
          !isa<RankedTensorType>(op->getOperand(0).getType()) ||
          !shapes.getShape(op->getOperand(0)))
        break;
      reshapes.push_back(op);
      source = op->getOperand(0);
    }
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

    // Nothing to write in place: copy.
    b.setInsertionPoint(returnOp);
    Value copied = copy(loc, index, value, toTensor(loc, destination));
    materialize(loc, copied, destination);
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

  /// A kernel that copies.
  Value copy(Location loc, unsigned index, Value source, Value destination) {
    auto type = cast<RankedTensorType>(source.getType());
    std::string base = (function.getName() + "_copy_" + Twine(index)).str(), name = base;
    for (unsigned i = 1; !kernelNames.insert(name).second; ++i)
      name = base + "_" + std::to_string(i);
    auto kernel = KernelOp::create(b, loc, TypeRange(type), b.getStringAttr(name), nullptr);
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&kernel.getBody());
    SmallVector<std::string> names;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      names.push_back("d" + std::to_string(dim));
    SmallVector<StringRef> refs(names.begin(), names.end());
    AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
    auto elementwise = ElementwiseOp::create(b, loc, TypeRange(type), ValueRange(source),
                                             ValueRange(destination), b.getStrArrayAttr(refs),
                                             b.getAffineMapArrayAttr({identity, identity}));
    YieldOp::create(b, loc, elementwise.getResults());
    Block *body = b.createBlock(&elementwise.getBody(), {}, type.getElementType(), loc);
    YieldOp::create(b, loc, ValueRange(body->getArgument(0)));
    return kernel.getResult(0);
  }

  func::FuncOp function;
  ShapeExpressions shapes;
  OpBuilder b;
  llvm::StringSet<> &kernelNames;
  SmallVector<AffineMap> resultShapes;
  llvm::SmallPtrSet<OpOperand *, 4> claimed;
};

struct ResultsToDestinationsPass
    : fuse::impl::ResultsToDestinationsBase<ResultsToDestinationsPass> {
  void runOnOperation() override {
    llvm::StringSet<> kernelNames;
    getOperation()->walk([&](KernelOp kernel) { kernelNames.insert(kernel.getSym()); });
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      dropUnreadInits(function);
      if (function.getNumResults() != 0 && failed(FunctionRewriter(function, kernelNames).run()))
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
