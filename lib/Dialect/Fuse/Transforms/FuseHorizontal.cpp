//===- FuseHorizontal.cpp - matmuls that share their left operand ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/BitVector.h"
#include <map>

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

/// The elementwise ops that a matmul's results reach through elementwise ops.
static llvm::SmallPtrSet<Operation *, 8> elementwiseReach(Operation *op) {
  llvm::SmallPtrSet<Operation *, 8> reached;
  SmallVector<Operation *> worklist = {op};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val()->getUsers())
      if (isa<ElementwiseOp>(user) && reached.insert(user).second)
        worklist.push_back(user);
  return reached;
}

static bool meet(Operation *first, Operation *second) {
  llvm::SmallPtrSet<Operation *, 8> reached = elementwiseReach(first);
  return llvm::any_of(elementwiseReach(second),
                      [&](Operation *op) { return reached.contains(op); });
}

namespace {
/// Which matmuls of a block each of its matmuls needs, if indirectly.
class Dependences {
public:
  explicit Dependences(Block &block) {
    for (auto [number, op] : llvm::enumerate(block.getOps<MatmulOp>()))
      numbers[op] = number;
    for (Operation &op : block) {
      llvm::BitVector &needed = needs[&op];
      needed.resize(numbers.size());
      op.walk([&](Operation *inner) {
        for (Value operand : inner->getOperands()) {
          auto it = needs.find(operand.getDefiningOp());
          if (it == needs.end() || it->first == &op)
            continue;
          needed |= it->second;
          if (auto number = numbers.find(it->first); number != numbers.end())
            needed.set(number->second);
        }
      });
    }
  }

  bool areIndependent(MatmulOp first, MatmulOp second) const {
    return !needs.find(second)->second.test(numbers.lookup(first));
  }

private:
  DenseMap<Operation *, unsigned> numbers;
  std::map<Operation *, llvm::BitVector> needs; ///< stays in place as it grows
};
} // namespace

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
      shareLeft(*block, sizes);
      // Those that meet first: room for accumulators is scarce.
      joinAll(rewriter, *block, sizes, /*onlyThoseThatMeet=*/true);
      if (!onlyMeeting)
        joinAll(rewriter, *block, sizes, /*onlyThoseThatMeet=*/false);
    }
  }

  /// Where two matmuls share a value that is the right operand of one or both, makes it the
  /// left operand.
  static void shareLeft(Block &block, SizeClasses &sizes) {
    SmallVector<MatmulOp> matmuls = llvm::to_vector(block.getOps<MatmulOp>());
    Dependences dependences(block);
    auto areAlike = [&](Value a, Value b) {
      return a.getType() == b.getType() && sizes.haveSameShape(a, b);
    };
    for (auto [index, first] : llvm::enumerate(matmuls))
      for (MatmulOp second : ArrayRef<MatmulOp>(matmuls).drop_front(index + 1)) {
        if (first.getRhs().size() != 1 || second.getRhs().size() != 1 ||
            first.getLhs() == second.getLhs() || !dependences.areIndependent(first, second))
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

  void joinAll(RewriterBase &rewriter, Block &block, SizeClasses &sizes, bool onlyThoseThatMeet) {
    SmallVector<MatmulOp> matmuls = llvm::to_vector(block.getOps<MatmulOp>());
    for (unsigned i = 0; i < matmuls.size(); ++i)
      for (unsigned j = i + 1; matmuls[i] && j < matmuls.size(); ++j) {
        SmallVector<int64_t> dims;
        if (!matmuls[j] || planJoin(matmuls[i], matmuls[j], maxRightOperands, sizes, dims) ||
            (onlyThoseThatMeet && !meet(matmuls[i], matmuls[j])))
          continue;
        // The joined op stands where the later one stood.
        matmuls[j] = join(rewriter, matmuls[i], matmuls[j], dims);
        matmuls[i] = nullptr;
      }
  }
};
} // namespace
