//===- FuseElementwise.cpp - elementwise work moves into other kernels ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GeneralizeRow.h"
#include "InlineAtPlaces.h"
#include "VectorProducts.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static bool hasUsesOutside(Value value, Operation *user) {
  return llvm::any_of(value.getUsers(), [&](Operation *other) { return other != user; });
}

static Block &blockOf(IndexedOpInterface op) { return getResultRegion(op).front(); }

static void remarkFused(Operation *op, StringRef what) {
  remark::passed(op->getLoc(), remark::RemarkOpts::name("fused").category("fuse-elementwise"))
      << what;
}

/// A destination is never read: one that is computed by `producer` gives way to an empty tensor of
/// its shape.
static Value independentInit(OpBuilder &b, Value init, IndexedOpInterface producer) {
  auto result = dyn_cast<OpResult>(init);
  if (!result || result.getOwner() != producer.getOperation())
    return init;
  Value out = producer.getOuts()[result.getResultNumber()];
  return tensor::EmptyOp::create(b, init.getLoc(), tensor::getMixedSizes(b, init.getLoc(), out),
                                 getElementTypeOrSelf(init.getType()));
}

/// Rebuilds `producer` at the place of `consumer` with the consumer's code behind its own.
static IndexedOpInterface absorbConsumer(RewriterBase &b, IndexedOpInterface producer,
                                         IndexedOpInterface consumer, ArrayRef<int64_t> dims) {
  moveUsersBehind(producer, consumer);
  b.setInsertionPoint(consumer);
  StructuredParts parts(producer), consumerParts(consumer);
  unsigned numDims = producer.getNumDims();
  unsigned numProducerInputs = parts.inputs.size();

  // Each input of the consumer is a result of the producer or an input of the new op.
  SmallVector<std::optional<unsigned>> inputs;
  for (auto &[value, map] : consumerParts.inputs) {
    if (value.getDefiningOp() == producer.getOperation())
      inputs.push_back(std::nullopt);
    else
      inputs.push_back(parts.addInput(value, renumberDims(map, dims, numDims)));
  }

  SmallVector<StructuredParts::Operand> producerOuts = std::move(parts.outs);
  parts.outs.clear();
  SmallVector<Value> replaced;
  for (auto [out, result] : llvm::zip_equal(producerOuts, producer->getResults()))
    if (hasUsesOutside(result, consumer)) {
      parts.outs.push_back(out);
      replaced.push_back(result);
    }
  unsigned numKept = replaced.size();
  for (auto [out, result] : llvm::zip_equal(consumerParts.outs, consumer->getResults())) {
    parts.outs.push_back(
        {independentInit(b, out.value, producer), renumberDims(out.map, dims, numDims)});
    replaced.push_back(result);
  }

  IndexedOpInterface fused = parts.create(b, fuseLocations({producer, consumer}));
  if (Region *prologue = getPrologue(producer)) {
    Block &block = getPrologue(fused)->front();
    b.setInsertionPointToStart(&block);
    SmallVector<Value> values =
        moveScalarRegion(b, prologue->front(), block.getArguments().take_front(numProducerInputs));
    YieldOp::create(b, fused.getLoc(), values);
  }
  Block &block = blockOf(fused);
  unsigned numLeading = getNumLeadingArgs(producer);
  b.setInsertionPointToStart(&block);
  SmallVector<Value> produced = moveScalarRegion(
      b, blockOf(producer), block.getArguments().take_front(numLeading + numProducerInputs));
  SmallVector<Value> args;
  for (auto [input, operand] : llvm::zip_equal(inputs, consumerParts.inputs))
    args.push_back(input ? Value(block.getArgument(numLeading + *input))
                         : produced[cast<OpResult>(operand.value).getResultNumber()]);
  SmallVector<Value> consumed = inlineScalarRegion(b, blockOf(consumer), args, dims);
  SmallVector<Value> yielded;
  for (unsigned i = 0; i < numKept; ++i)
    yielded.push_back(produced[cast<OpResult>(replaced[i]).getResultNumber()]);
  llvm::append_range(yielded, consumed);
  YieldOp::create(b, fused.getLoc(), yielded);

  for (auto [from, to] : llvm::zip_equal(replaced, fused->getResults()))
    b.replaceAllUsesWith(from, to);
  b.eraseOp(consumer);
  b.eraseOp(producer);
  return fused;
}

/// Rebuilds `user` with the code of `producer` before its own, wherever it reads it by subscripts.
static void absorbSubscripted(RewriterBase &b, ElementwiseOp producer, IndexedOpInterface user,
                              bool yieldsResults) {
  auto producerOp = cast<IndexedOpInterface>(producer.getOperation());
  StructuredParts parts(user), producerParts(producerOp);
  unsigned numDims = user.getNumDims(), numCore = parts.core.size();
  SmallVector<StructuredParts::Operand> oldInputs = std::move(parts.inputs);
  parts.inputs.clear();

  // The producer's code is inlined once for each way of reading it.
  struct Copy {
    SmallVector<int64_t> dims;
    SmallVector<unsigned> inputs;
  };
  SmallVector<Copy> copies;
  struct Source {
    std::optional<unsigned> copy; ///< else an input of the new op
    unsigned number;              ///< of the producer's result, or of the input
  };
  SmallVector<Source> sources;
  for (auto [index, input] : llvm::enumerate(oldInputs)) {
    if (input.value.getDefiningOp() != producer.getOperation()) {
      sources.push_back({std::nullopt, parts.addInput(input.value, input.map)});
      continue;
    }
    SmallVector<int64_t> dims = dimsAtUse(producerOp, user->getOpOperand(numCore + index));
    auto *copy = llvm::find_if(copies, [&](Copy &other) { return other.dims == dims; });
    if (copy == copies.end()) {
      copies.push_back({dims, {}});
      copy = &copies.back();
      for (auto &[value, map] : producerParts.inputs)
        copy->inputs.push_back(parts.addInput(value, renumberDims(map, dims, numDims)));
    }
    sources.push_back(
        {unsigned(copy - copies.begin()), cast<OpResult>(input.value).getResultNumber()});
  }

  // Where no input says any more how long the row is, one that nobody reads does.
  SmallVector<unsigned> along;
  if (isa<RowOp>(*user))
    along = user.getReductionDims();
  for (unsigned dim : along) {
    if (llvm::any_of(parts.inputs, [&](auto &input) { return input.map.isFunctionOfDim(dim); }))
      continue;
    for (OpOperand *input : user.getInputOperands()) {
      AffineMap map = user.getMapOf(*input);
      AffineExpr expr = getAffineDimExpr(dim, b.getContext());
      std::optional<unsigned> position = map.getResultPosition(expr);
      auto result = dyn_cast<OpResult>(input->get());
      if (!position || !result || result.getOwner() != producer.getOperation())
        continue;
      b.setInsertionPoint(user);
      Value init = producer.getOuts()[result.getResultNumber()];
      OpFoldResult size = tensor::getMixedSize(b, user.getLoc(), init, *position);
      Value extent = tensor::EmptyOp::create(b, user.getLoc(), ArrayRef<OpFoldResult>{size},
                                             getElementTypeOrSelf(init.getType()));
      parts.addInput(extent, AffineMap::get(numDims, 0, expr));
      break;
    }
  }

  // What others need of the producer becomes a result here, or they keep it.
  SmallVector<Value> replaced(user->getResults());
  auto *full =
      llvm::find_if(copies, [&](const Copy &copy) { return coversResults(user, copy.dims); });
  if (yieldsResults)
    for (auto [out, result] : llvm::zip_equal(producerParts.outs, producer.getResults()))
      if (hasUsesOutside(result, user)) {
        parts.outs.push_back({out.value, renumberDims(out.map, full->dims, numDims)});
        replaced.push_back(result);
      }
  if (yieldsResults)
    moveUsersBehind(producer, user);

  b.setInsertionPoint(user);
  IndexedOpInterface fused = parts.create(b, fuseLocations({producer, user}));
  unsigned numUserResults = user->getNumResults();
  auto inlineUser = [&](Region &from, Region &to, unsigned numLeading, bool yieldsExtra) {
    Block &block = to.front();
    b.setInsertionPointToStart(&block);
    SmallVector<SmallVector<Value>> computed;
    for (Copy &copy : copies) {
      SmallVector<Value> args;
      for (unsigned input : copy.inputs)
        args.push_back(block.getArgument(numLeading + input));
      computed.push_back(inlineScalarRegion(b, blockOf(producerOp), args, copy.dims));
    }
    SmallVector<Value> args(block.getArguments().take_front(numLeading));
    for (Source &source : sources)
      args.push_back(source.copy ? computed[*source.copy][source.number]
                                 : Value(block.getArgument(numLeading + source.number)));
    SmallVector<Value> yielded = moveScalarRegion(b, from.front(), args);
    if (yieldsExtra)
      for (Value extra : ArrayRef<Value>(replaced).drop_front(numUserResults))
        yielded.push_back(computed[full - copies.begin()][cast<OpResult>(extra).getResultNumber()]);
    YieldOp::create(b, fused.getLoc(), yielded);
  };
  if (Region *prologue = getPrologue(user))
    inlineUser(*prologue, *getPrologue(fused), 0, /*yieldsExtra=*/false);
  inlineUser(getResultRegion(user), getResultRegion(fused), getNumLeadingArgs(user),
             /*yieldsExtra=*/true);

  for (auto [from, to] : llvm::zip_equal(replaced, fused->getResults()))
    b.replaceAllUsesWith(from, to);
  b.eraseOp(user);
}

/// Rebuilds `user` with the code of `producer` wherever it reads it.
static void absorbProducer(RewriterBase &b, ElementwiseOp producer, IndexedOpInterface user,
                           SizeClasses *sizes, bool yieldsResults) {
  remarkFused(producer, "producer entered the kernel of its consumer");
  if (!getGathersOf(producer, user).empty())
    user = inlineAtPlaces(b, producer, user, sizes);
  if (llvm::is_contained(producer->getUsers(), user.getOperation())) {
    // A softmax or norm does not gather.
    if (getPrologue(user) && hasGathers(producer))
      user = cast<IndexedOpInterface>(*generalizeRow(b, user));
    absorbSubscripted(b, producer, user, yieldsResults);
  }
  if (producer->use_empty())
    b.eraseOp(producer);
}

/// The producer that `consumer` enters: a contraction or row op before other elementwise work, and
/// of those the last, whose other operands are then at hand.
static IndexedOpInterface pickProducer(ElementwiseOp consumer, SizeClasses *sizes,
                                       SmallVectorImpl<int64_t> &dims) {
  IndexedOpInterface best;
  for (Value input : consumer.getIns()) {
    auto producer = input.getDefiningOp<IndexedOpInterface>();
    SmallVector<int64_t> candidate;
    if (!producer || producer == best || planConsumer(producer, consumer, sizes, candidate))
      continue;
    bool isElementwise = isa<ElementwiseOp>(producer.getOperation());
    if (best) {
      bool bestIsElementwise = isa<ElementwiseOp>(best.getOperation());
      if (isElementwise != bestIsElementwise ? isElementwise
                                             : producer->isBeforeInBlock(best.getOperation()))
        continue;
    }
    best = producer;
    dims = candidate;
  }
  return best;
}

namespace {
struct FuseElementwise : fuse::impl::FuseElementwiseBase<FuseElementwise> {
  using FuseElementwiseBase::FuseElementwiseBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Operation *op) {
      if (isa<IndexedOpInterface>(op))
        return WalkResult::skip();
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
      return WalkResult::advance();
    });
    // What is known of sizes is said of arguments: fusion does not change it.
    std::map<Operation *, SizeClasses> sizesOf;
    for (Block *block : blocks) {
      Operation *parent = block->getParentOp();
      auto function = dyn_cast<func::FuncOp>(parent);
      if (!function)
        function = parent->getParentOfType<func::FuncOp>();
      SizeClasses *sizes =
          function ? &sizesOf.try_emplace(function, function).first->second : nullptr;
      while (fuseConsumers(rewriter, *block, sizes) || fuseProducers(rewriter, *block, sizes) ||
             fuseRows(rewriter, *block, sizes) || generalizeProducts(rewriter, *block)) {
      }
    }
  }

  /// In program order, so that a chain enters its producer link by link.
  static bool fuseConsumers(RewriterBase &rewriter, Block &block, SizeClasses *sizes) {
    bool changed = false;
    for (auto consumer : llvm::to_vector(block.getOps<ElementwiseOp>())) {
      SmallVector<int64_t> dims;
      while (IndexedOpInterface producer = pickProducer(consumer, sizes, dims)) {
        changed = true;
        remarkFused(consumer, "consumer entered the kernel of its producer");
        IndexedOpInterface fused = absorbConsumer(rewriter, producer, consumer, dims);
        consumer = dyn_cast<ElementwiseOp>(fused.getOperation());
        if (!consumer)
          break;
      }
    }
    return changed;
  }

  /// Row ops over the same rows, of which one reads the other or both one tensor. Each is taken
  /// back to the last before it that will have it.
  static bool fuseRows(RewriterBase &rewriter, Block &block, SizeClasses *sizes) {
    SmallVector<IndexedOpInterface> rows;
    // The row ops so far that read or compute a value.
    DenseMap<Value, SmallVector<unsigned>> known;
    for (auto second : block.getOps<IndexedOpInterface>()) {
      if (second.getReductionDims().empty() || isa<MatmulOp>(*second))
        continue;
      llvm::SmallSetVector<Value, 8> inputs;
      for (OpOperand *input : second.getInputOperands())
        inputs.insert(input->get());
      SmallVector<unsigned> related;
      for (Value input : inputs)
        llvm::append_range(related, known.lookup(input));
      llvm::sort(related, std::greater<>());
      related.erase(llvm::unique(related), related.end());
      for (unsigned number : related) {
        IndexedOpInterface first = rows[number];
        SmallVector<int64_t> dims;
        if (planRows(first, second, sizes, dims))
          continue;
        remarkFused(second, "row op entered the kernel of another over the same rows");
        RowOp a = generalizeRow(rewriter, first), b = generalizeRow(rewriter, second);
        absorbConsumer(rewriter, cast<IndexedOpInterface>(*a), cast<IndexedOpInterface>(*b), dims);
        return true;
      }
      for (Value input : inputs)
        known[input].push_back(rows.size());
      for (Value result : second->getResults())
        known[result].push_back(rows.size());
      rows.push_back(second);
    }
    return false;
  }

  /// A product with a vector that would share its reads as a row op becomes one.
  static bool generalizeProducts(RewriterBase &rewriter, Block &block) {
    for (auto op : block.getOps<MatmulOp>())
      if (isBetterAsRow(op)) {
        remark::passed(op.getLoc(),
                       remark::RemarkOpts::name("general").category("fuse-elementwise"))
            << "product with a vector became a row op, which shares reads of the matrix";
        generalizeContraction(rewriter, op);
        return true;
      }
    return false;
  }

  /// Backwards, so that a chain enters its consumer link by link.
  static bool fuseProducers(RewriterBase &rewriter, Block &block, SizeClasses *sizes) {
    bool changed = false;
    for (auto op : llvm::to_vector(block.getOps<IndexedOpInterface>()))
      if (isa<ElementwiseOp, RowOp>(*op))
        gatherBehindReshapes(rewriter, op);
    for (auto producer : llvm::to_vector(llvm::reverse(block.getOps<ElementwiseOp>()))) {
      SmallVector<Operation *> users;
      for (OpOperand &use : producer->getUses())
        if (auto user = dyn_cast<IndexedOpInterface>(use.getOwner());
            user && use.getOperandNumber() < user->getNumOperands() - user.getOuts().size() &&
            !llvm::is_contained(users, use.getOwner()))
          users.push_back(use.getOwner());
      for (Operation *user : users) {
        bool yieldsResults;
        if (planProducer(producer, cast<IndexedOpInterface>(user), sizes, yieldsResults))
          continue;
        changed = true;
        absorbProducer(rewriter, producer, cast<IndexedOpInterface>(user), sizes, yieldsResults);
        // Gone, or as cheap as a read, which its other users take too.
        if (yieldsResults || user == users.back())
          break;
      }
    }
    return changed;
  }
};
} // namespace
