//===- JoinElementwise.cpp - elementwise ops side by side are one ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_JOINELEMENTWISE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Turns `first` and `second` into one op at the place of `second`.
static ElementwiseOp join(RewriterBase &b, ElementwiseOp first, ElementwiseOp second,
                          ArrayRef<int64_t> dims) {
  remark::passed(second.getLoc(), remark::RemarkOpts::name("joined").category("join-elementwise"))
      << "elementwise op joined with another one over the same points";
  moveUsersBehind(first, second);
  b.setInsertionPoint(second);
  auto firstOp = cast<IndexedOpInterface>(first.getOperation());
  StructuredParts parts(firstOp), secondParts(cast<IndexedOpInterface>(second.getOperation()));
  unsigned numDims = firstOp.getNumDims(), firstInputs = parts.inputs.size();
  SmallVector<unsigned> secondInputs;
  for (auto &[value, map] : secondParts.inputs)
    secondInputs.push_back(parts.addInput(value, renumberDims(map, dims, numDims)));
  for (auto &[value, map] : secondParts.outs)
    parts.outs.push_back({value, renumberDims(map, dims, numDims)});
  IndexedOpInterface joined = parts.create(b, fuseLocations({first, second}));
  Block &block = getResultRegion(joined).front();
  b.setInsertionPointToStart(&block);
  SmallVector<Value> yielded =
      moveScalarRegion(b, first.getBody().front(), block.getArguments().take_front(firstInputs));
  SmallVector<Value> args;
  for (unsigned input : secondInputs)
    args.push_back(block.getArgument(input));
  llvm::append_range(yielded, inlineScalarRegion(b, second.getBody().front(), args, dims));
  YieldOp::create(b, joined.getLoc(), yielded);
  for (auto [from, to] :
       llvm::zip_equal(llvm::concat<OpResult>(first->getOpResults(), second->getOpResults()),
                       joined->getResults()))
    b.replaceAllUsesWith(from, to);
  b.eraseOp(second);
  b.eraseOp(first);
  return cast<ElementwiseOp>(joined.getOperation());
}

/// The argument that `value` is a reshape of, if it is one.
static Value getReturnedArgument(Value value, SmallVectorImpl<Operation *> &reshapes) {
  while (Operation *reshape = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(reshape))
      return {};
    reshapes.push_back(reshape);
    value = reshape->getOperand(0);
  }
  return value;
}

/// A copy of `value` before `at`.
static ElementwiseOp createCopy(RewriterBase &b, Value value, ElementwiseOp at) {
  b.setInsertionPoint(at);
  auto type = cast<RankedTensorType>(value.getType());
  Value empty = tensor::EmptyOp::create(
      b, at.getLoc(), tensor::getMixedSizes(b, at.getLoc(), value), type.getElementType());
  SmallVector<std::string> names;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    names.push_back("d" + std::to_string(dim));
  SmallVector<StringRef> refs(names.begin(), names.end());
  AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
  auto copy = ElementwiseOp::create(b, value.getLoc(), TypeRange(type), ValueRange(value),
                                    ValueRange(empty), b.getStrArrayAttr(refs),
                                    b.getAffineMapArrayAttr({identity, identity}));
  OpBuilder::InsertionGuard guard(b);
  Block *body = b.createBlock(&copy.getBody(), {}, type.getElementType(), value.getLoc());
  YieldOp::create(b, value.getLoc(), ValueRange(body->getArgument(0)));
  return copy;
}

namespace {
struct JoinElementwise : fuse::impl::JoinElementwiseBase<JoinElementwise> {
  using JoinElementwiseBase::JoinElementwiseBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    SizeClasses sizes(function);
    IRRewriter rewriter(&getContext());
    for (Block &block : function.getBody())
      joinBlock(rewriter, block, sizes);
    if (function.isPublic())
      copyArguments(rewriter, function, sizes);
  }

  /// Each op with the last before it that reads the same tensor, or has the same extents: one
  /// candidate of each kind, so that a block is walked once.
  static void joinBlock(RewriterBase &rewriter, Block &block, SizeClasses &sizes) {
    DenseMap<Value, ElementwiseOp> readers;
    std::map<SmallVector<int64_t>, ElementwiseOp> alike;
    auto extents = [](ElementwiseOp op) {
      return cast<IndexedOpInterface>(op.getOperation()).getStaticDimSizes();
    };
    for (auto op : llvm::to_vector(block.getOps<ElementwiseOp>())) {
      llvm::SmallSetVector<Operation *, 4> candidates;
      for (Value input : op.getIns())
        if (auto reader = readers.lookup(input))
          candidates.insert(reader);
      if (auto found = alike.find(extents(op)); found != alike.end() && found->second)
        candidates.insert(found->second);
      ElementwiseOp current = op;
      for (Operation *candidate : candidates) {
        auto first = cast<ElementwiseOp>(candidate);
        SmallVector<int64_t> dims;
        if (planSideBySide(first, current, &sizes, dims))
          continue;
        // It has the inputs of both, and the extents of the first.
        current = join(rewriter, first, current, dims);
        break;
      }
      for (Value input : current.getIns())
        readers[input] = current;
      alike[extents(current)] = current;
    }
  }

  /// An argument that is a result, too, is copied by the elementwise work that reads it.
  static void copyArguments(RewriterBase &rewriter, func::FuncOp function, SizeClasses &sizes) {
    Operation *terminator = function.getBody().back().getTerminator();
    for (OpOperand &result : terminator->getOpOperands()) {
      SmallVector<Operation *> reshapes;
      Value argument = getReturnedArgument(result.get(), reshapes);
      auto type = argument ? dyn_cast<RankedTensorType>(argument.getType()) : RankedTensorType();
      if (!type || type.getRank() == 0)
        continue;
      for (Operation *user : llvm::to_vector(argument.getUsers())) {
        auto reader = dyn_cast<ElementwiseOp>(user);
        if (!reader || reader->getBlock() != terminator->getBlock())
          continue;
        ElementwiseOp copy = createCopy(rewriter, argument, reader);
        SmallVector<int64_t> dims;
        if (planSideBySide(copy, reader, &sizes, dims)) {
          Operation *empty = copy.getOuts()[0].getDefiningOp();
          rewriter.eraseOp(copy);
          rewriter.eraseOp(empty);
          continue;
        }
        // The reshapes behind it, of the copy.
        rewriter.setInsertionPoint(terminator);
        Value copied = copy->getResult(0);
        for (Operation *reshape : llvm::reverse(reshapes)) {
          IRMapping mapping;
          mapping.map(reshape->getOperand(0), copied);
          copied = rewriter.clone(*reshape, mapping)->getResult(0);
        }
        result.set(copied);
        join(rewriter, copy, reader, dims);
        break;
      }
    }
  }
};
} // namespace
