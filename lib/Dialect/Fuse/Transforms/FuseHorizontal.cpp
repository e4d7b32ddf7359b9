//===- FuseHorizontal.cpp - matmuls that share their left operand ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/MatmulDependences.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSEHORIZONTAL
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Turns `first` and `second` into one matmul at the place of `second`.
static MatmulOp join(RewriterBase &b, MatmulOp first, MatmulOp second, ArrayRef<int64_t> dims) {
  remark::passed(second.getLoc(), remark::RemarkOpts::name("joined").category("fuse-horizontal"))
      << "matmul joined with another one that reads the same left operand";
  moveUsersBehind(first, second);
  b.setInsertionPoint(second);
  auto firstOp = cast<IndexedOpInterface>(first.getOperation());
  auto secondOp = cast<IndexedOpInterface>(second.getOperation());
  StructuredParts parts(firstOp), secondParts(secondOp);
  unsigned numDims = firstOp.getNumDims(), firstRhs = first.getRhs().size(),
           firstInputs = parts.inputs.size();
  for (Value rhs : second.getRhs())
    parts.core.push_back({rhs, first.getRhsMap()});
  SmallVector<unsigned> secondInputs;
  for (auto &[value, map] : secondParts.inputs)
    secondInputs.push_back(parts.addInput(value, renumberDims(map, dims, numDims)));
  for (auto &[value, map] : secondParts.outs)
    parts.outs.push_back({value, renumberDims(map, dims, numDims)});

  IndexedOpInterface joined = parts.create(b, fuseLocations({first, second}));
  Block &block = getResultRegion(joined).front();
  unsigned numAcc = getNumLeadingArgs(joined);
  b.setInsertionPointToStart(&block);
  SmallVector<Value> args(block.getArguments().take_front(firstRhs));
  llvm::append_range(args, block.getArguments().slice(numAcc, firstInputs));
  SmallVector<Value> yielded = inlineScalarRegion(b, first.getEpilogue().front(), args,
                                                  llvm::to_vector(llvm::seq<int64_t>(0, numDims)));
  args.assign(block.args_begin() + firstRhs, block.args_begin() + numAcc);
  for (unsigned input : secondInputs)
    args.push_back(block.getArgument(numAcc + input));
  llvm::append_range(yielded, inlineScalarRegion(b, second.getEpilogue().front(), args, dims));
  YieldOp::create(b, joined.getLoc(), yielded);

  for (auto [from, to] :
       llvm::zip_equal(llvm::concat<OpResult>(first->getOpResults(), second->getOpResults()),
                       joined->getResults()))
    b.replaceAllUsesWith(from, to);
  b.eraseOp(second);
  b.eraseOp(first);
  return cast<MatmulOp>(joined.getOperation());
}

/// The right operand of a matmul with one of them takes the left's place: roles follow from the
/// subscripts, so nothing else changes.
static void swapOperands(MatmulOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs()[0];
  SmallVector<AffineMap> maps = op.getMaps();
  std::swap(maps[0], maps[1]);
  op->setOperand(0, rhs);
  op->setOperand(1, lhs);
  op.setIndexingMapsAttr(Builder(op.getContext()).getAffineMapArrayAttr(maps));
}

namespace {
struct FuseHorizontal : fuse::impl::FuseHorizontalBase<FuseHorizontal> {
  using FuseHorizontalBase::FuseHorizontalBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<func::FuncOp> functions;
    if (auto function = dyn_cast<func::FuncOp>(getOperation()))
      functions.push_back(function);
    else
      getOperation()->walk([&](func::FuncOp function) { functions.push_back(function); });
    for (func::FuncOp function : functions)
      if (!function.isExternal())
        runOnFunction(rewriter, function);
  }

  void runOnFunction(RewriterBase &rewriter, func::FuncOp function) {
    SmallVector<Block *> blocks;
    function->walk([&](Operation *op) {
      if (isa<IndexedOpInterface>(op))
        return WalkResult::skip();
      for (Region &region : op->getRegions())
        for (Block &block : region)
          if (block.getOps<MatmulOp>().begin() != block.getOps<MatmulOp>().end())
            blocks.push_back(&block);
      return WalkResult::advance();
    });
    if (blocks.empty())
      return;
    SizeClasses sizes(function);
    for (Block *block : blocks) {
      MatmulDependences dependences(*block);
      shareLeft(*block, sizes, dependences);
      // Those that meet first: room for accumulators is scarce.
      joinAll(rewriter, *block, sizes, dependences, /*onlyThoseThatMeet=*/true);
      if (!onlyMeeting)
        joinAll(rewriter, *block, sizes, dependences, /*onlyThoseThatMeet=*/false);
    }
  }

  /// Where two matmuls share a value that is the right operand of one or both, makes it the
  /// left operand.
  static void shareLeft(Block &block, SizeClasses &sizes, const MatmulDependences &dependences) {
    // By each value, the matmuls that read it, in order.
    SmallVector<MatmulOp> matmuls;
    DenseMap<Value, SmallVector<unsigned>> readers;
    for (auto op : block.getOps<MatmulOp>()) {
      if (op.getRhs().size() != 1)
        continue;
      readers[op.getLhs()].push_back(matmuls.size());
      if (op.getLhs() != op.getRhs()[0])
        readers[op.getRhs()[0]].push_back(matmuls.size());
      matmuls.push_back(op);
    }
    auto areAlike = [&](Value a, Value b) {
      return a.getType() == b.getType() && sizes.haveSameShape(a, b);
    };
    for (auto [index, first] : llvm::enumerate(matmuls)) {
      SmallVector<unsigned> others;
      for (Value value : {first.getLhs(), first.getRhs()[0]})
        for (unsigned other : readers.find(value)->second)
          if (other > index)
            others.push_back(other);
      llvm::sort(others);
      others.erase(llvm::unique(others), others.end());
      for (unsigned other : others) {
        MatmulOp second = matmuls[other];
        if (first.getLhs() == second.getLhs() || !dependences.areIndependent(first, second))
          continue;
        if (first.getRhs()[0] == second.getRhs()[0]) {
          if (areAlike(first.getLhs(), second.getLhs())) {
            swapOperands(first);
            swapOperands(second);
          }
        } else if (first.getLhs() == second.getRhs()[0] &&
                   areAlike(first.getRhs()[0], second.getLhs())) {
          swapOperands(second);
        } else if (first.getRhs()[0] == second.getLhs() &&
                   areAlike(first.getLhs(), second.getRhs()[0])) {
          swapOperands(first);
        }
      }
    }
  }

  void joinAll(RewriterBase &rewriter, Block &block, SizeClasses &sizes,
               MatmulDependences &dependences, bool onlyThoseThatMeet) {
    llvm::MapVector<Value, SmallVector<MatmulOp>> byLeft;
    for (auto op : block.getOps<MatmulOp>())
      byLeft[op.getLhs()].push_back(op);
    for (auto &[left, matmuls] : byLeft)
      for (unsigned i = 0; i < matmuls.size(); ++i)
        for (unsigned j = i + 1; matmuls[i] && j < matmuls.size(); ++j) {
          if (!matmuls[j])
            continue;
          // Joins of other groups may have moved the one behind the other.
          MatmulOp first = matmuls[i], second = matmuls[j];
          if (second->isBeforeInBlock(first))
            std::swap(first, second);
          SmallVector<int64_t> dims;
          // The least costly question first.
          if (!dependences.areIndependent(first, second) ||
              (onlyThoseThatMeet && !dependences.meet(first, second)) ||
              planJoin(first, second, maxRightOperands, sizes, dependences, dims))
            continue;
          // The joined op stands where the later one stood.
          Operation *firstOp = first, *secondOp = second;
          matmuls[j] = join(rewriter, first, second, dims);
          dependences.join(firstOp, secondOp, matmuls[j]);
          matmuls[i] = nullptr;
        }
  }
};
} // namespace
