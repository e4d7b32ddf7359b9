//===- BufferizableOpInterfaceImpl.cpp - bufferization of fuse ops --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace mlir::fuse;

LogicalResult mlir::fuse::hoistOutOfKernel(KernelOp kernel, Operation *op) {
  if (op->getBlock() != &kernel.getBody().front())
    return success();
  if (isa<IndexedOpInterface, YieldOp>(op) || op->getNumRegions() != 0)
    return failure();
  for (Value operand : op->getOperands())
    if (Operation *definition = operand.getDefiningOp())
      if (failed(hoistOutOfKernel(kernel, definition)))
        return failure();
  op->moveBefore(kernel);
  return success();
}

void mlir::fuse::hoistOutOfKernel(KernelOp kernel) {
  for (Operation &op : llvm::make_early_inc_range(kernel.getBody().front()))
    (void)hoistOutOfKernel(kernel, &op);
}

namespace {
/// A structured op writes its destinations without reading them. An input is
/// never overwritten in place: a kernel may read it through a cache that does
/// not see its own stores.
template <typename Op>
struct StructuredOpInterface
    : DstBufferizableOpInterfaceExternalModel<StructuredOpInterface<Op>, Op> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    SmallVector<Value> buffers;
    for (Value operand : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    rewriter.setInsertionPoint(op);
    OperationState newState(op->getLoc(), op->getName(), buffers, /*types=*/{}, op->getAttrs());
    for (unsigned i = 0; i < op->getNumRegions(); ++i)
      newState.addRegion();
    Operation *newOp = rewriter.create(newState);
    for (auto [from, to] : llvm::zip(op->getRegions(), newOp->getRegions()))
      to.takeBody(from);
    // What is gathered from is a buffer in the region too.
    auto indexed = cast<IndexedOpInterface>(newOp);
    for (Region &region : newOp->getRegions()) {
      SmallVector<OpOperand *> inputs = indexed.getInputOperands();
      unsigned numCore = getNumCoreOperands(indexed);
      unsigned numLeading = region.getNumArguments() - (inputs.size() - numCore);
      for (BlockArgument arg : region.getArguments().drop_front(numLeading))
        if (isa<TensorType>(arg.getType())) {
          OpOperand &operand = *inputs[numCore + arg.getArgNumber() - numLeading];
          arg.setType(getArgType(operand.get().getType(), indexed.getMapOf(operand)));
        }
    }
    replaceOpWithBufferizedValues(
        rewriter, op, ArrayRef<Value>(buffers).take_back(cast<Op>(op).getOuts().size()));
    return success();
  }
};

/// A kernel hands on what its body yields.
struct KernelOpInterface : BufferizableOpInterface::ExternalModel<KernelOpInterface, KernelOp> {
  AliasingOpOperandList getAliasingOpOperands(Operation *op, Value value,
                                              const AnalysisState &) const {
    Operation *yield = cast<KernelOp>(op).getBody().front().getTerminator();
    OpOperand &operand = yield->getOpOperand(cast<OpResult>(value).getResultNumber());
    return {{&operand, BufferRelation::Equivalent}};
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value value,
                                          const BufferizationOptions &options,
                                          const BufferizationState &state,
                                          SmallVector<Value> &invocationStack) const {
    Operation *yield = cast<KernelOp>(op).getBody().front().getTerminator();
    return bufferization::getBufferType(yield->getOperand(cast<OpResult>(value).getResultNumber()),
                                        options, state, invocationStack);
  }

  /// The body is bufferized already.
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    auto kernel = cast<KernelOp>(op);
    auto yield = cast<YieldOp>(kernel.getBody().front().getTerminator());
    SmallVector<Value> buffers;
    for (auto [index, value] : llvm::enumerate(yield.getValues())) {
      FailureOr<Value> buffer = isa<TensorType>(value.getType())
                                    ? getBuffer(rewriter, value, options, state)
                                    : FailureOr<Value>(value);
      if (failed(buffer))
        return failure();
      if (Operation *definition = buffer->getDefiningOp())
        if (failed(hoistOutOfKernel(kernel, definition)))
          return kernel.emitOpError()
                 << "result " << index << " has no destination that comes from outside";
      buffers.push_back(*buffer);
    }
    rewriter.setInsertionPoint(kernel);
    auto newKernel = KernelOp::create(rewriter, op->getLoc(), TypeRange(), kernel.getSymAttr(),
                                      kernel.getVariantsAttr());
    newKernel->setDiscardableAttrs(kernel->getDiscardableAttrDictionary());
    newKernel.getBody().takeBody(kernel.getBody());
    rewriter.setInsertionPoint(yield);
    rewriter.replaceOpWithNewOp<YieldOp>(yield);
    replaceOpWithBufferizedValues(rewriter, op, buffers);
    return success();
  }
};

/// A slice reads nothing: who reads it reads a part of the source.
struct SliceOpInterface : BufferizableOpInterface::ExternalModel<SliceOpInterface, SliceOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const {
    return false;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &, const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &, const AnalysisState &) const {
    return {{op->getOpResult(0), BufferRelation::Unknown}};
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value, const BufferizationOptions &options,
                                          const BufferizationState &state,
                                          SmallVector<Value> &invocationStack) const {
    auto slice = cast<SliceOp>(op);
    auto source = bufferization::getBufferType(slice.getSource(), options, state, invocationStack);
    if (failed(source))
      return failure();
    return cast<BufferLikeType>(SliceOp::inferType(*source, slice.getBegins(), slice.getLengths()));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    auto slice = cast<SliceOp>(op);
    FailureOr<Value> source = getBuffer(rewriter, slice.getSource(), options, state);
    if (failed(source))
      return failure();
    replaceOpWithNewBufferizedOp<SliceOp>(rewriter, op, *source, slice.getBegins(),
                                          slice.getLengths());
    return success();
  }
};

/// Only the yield of a kernel has tensor operands.
struct YieldOpInterface : BufferizableOpInterface::ExternalModel<YieldOpInterface, YieldOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &, const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &) const {
    if (auto kernel = dyn_cast<KernelOp>(op->getParentOp()))
      return {{kernel.getResult(operand.getOperandNumber()), BufferRelation::Equivalent}};
    return {};
  }
  bool mustBufferizeInPlace(Operation *, OpOperand &, const AnalysisState &) const { return true; }

  /// The kernel around it does the work.
  LogicalResult bufferize(Operation *, RewriterBase &, const BufferizationOptions &,
                          BufferizationState &) const {
    return success();
  }
};
} // namespace

void mlir::fuse::registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FuseDialect *) {
    MatmulOp::attachInterface<StructuredOpInterface<MatmulOp>>(*context);
    SoftmaxOp::attachInterface<StructuredOpInterface<SoftmaxOp>>(*context);
    LayerNormOp::attachInterface<StructuredOpInterface<LayerNormOp>>(*context);
    RmsNormOp::attachInterface<StructuredOpInterface<RmsNormOp>>(*context);
    RowOp::attachInterface<StructuredOpInterface<RowOp>>(*context);
    ElementwiseOp::attachInterface<StructuredOpInterface<ElementwiseOp>>(*context);
    SliceOp::attachInterface<SliceOpInterface>(*context);
    KernelOp::attachInterface<KernelOpInterface>(*context);
    YieldOp::attachInterface<YieldOpInterface>(*context);
  });
}
