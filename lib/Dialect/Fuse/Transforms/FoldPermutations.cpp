//===- FoldPermutations.cpp - copies become subscripts --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReadCopied.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FOLDPERMUTATIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// An elementwise op that only moves elements.
static bool isCopy(ElementwiseOp op) {
  if (op.getIns().size() != 1 || op.getNumResults() != 1)
    return false;
  Block &body = op.getBody().front();
  return body.getTerminator()->getOperand(0) == body.getArgument(0);
}

/// An elementwise op that only converts truth values or bytes to floats, exactly.
static bool isConversion(ElementwiseOp op) {
  if (op.getIns().size() != 1 || op.getNumResults() != 1)
    return false;
  Block &body = op.getBody().front();
  Operation *conversion = body.getTerminator()->getOperand(0).getDefiningOp();
  Type from = body.getNumArguments() == 1 ? body.getArgument(0).getType() : Type();
  bool isKnown = from && (from.isInteger(1)
                              ? isa_and_nonnull<arith::UIToFPOp>(conversion)
                              : from.isInteger(8) && isa_and_nonnull<arith::SIToFPOp>(conversion));
  return isKnown && conversion->getOperand(0) == body.getArgument(0);
}

/// May the operand of a matmul be read under `map`?
static bool suitsMatmul(MatmulOp op, unsigned operand, AffineMap map) {
  // All right operands have one subscript.
  if (operand > 0 && op.getRhs().size() > 1)
    return map == op.getRhsMap();
  MatmulOp::Roles roles = op.getRoles();
  auto reads = [&](unsigned dim) { return map.isFunctionOfDim(dim); };
  // Without a dimension of m, n or k it would be another contraction; a batch dimension that is
  // broadcast is left out.
  if (!llvm::all_of(roles.k, reads) || !llvm::all_of(operand == 0 ? roles.m : roles.n, reads))
    return false;
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  return last && !llvm::is_contained(roles.batch, last.getPosition());
}

bool mlir::fuse::isSubscripted(OpOperand &use) {
  auto user = dyn_cast<IndexedOpInterface>(use.getOwner());
  return user && use.getOperandNumber() < user->getNumOperands() - user.getOuts().size() &&
         !isGathered(user, use);
}

bool mlir::fuse::readCopied(RewriterBase &rewriter, OpOperand &use, Operation *copy, Value source,
                            AffineMap map) {
  auto user = cast<IndexedOpInterface>(use.getOwner());
  unsigned number = use.getOperandNumber();
  if (auto matmul = dyn_cast<MatmulOp>(user.getOperation());
      matmul && number < getNumCoreOperands(user) && !suitsMatmul(matmul, number, map))
    return false;
  if (getPrologue(user) && !suitsRow(map, user.getReductionDims().front()))
    return false;
  SmallVector<AffineMap> maps = user.getMaps();
  maps[number] = map;
  // Some input says how long a row is: the map may have lost a dimension of one element.
  ArrayRef<AffineMap> ins = ArrayRef<AffineMap>(maps).drop_back(user.getOuts().size());
  if (!llvm::all_of(user.getReductionDims(), [&](unsigned dim) {
        return llvm::any_of(ins, [&](AffineMap in) { return in.isFunctionOfDim(dim); });
      }))
    return false;
  rewriter.modifyOpInPlace(user, [&] {
    use.set(source);
    user->setAttr("indexing_maps", rewriter.getAffineMapArrayAttr(maps));
    user->setLoc(fuseLocations({copy, user}));
  });
  return true;
}

static void foldIntoUsers(RewriterBase &rewriter, ElementwiseOp copy) {
  auto copyOp = cast<IndexedOpInterface>(copy.getOperation());
  for (OpOperand &use : llvm::make_early_inc_range(copy->getUses())) {
    if (!isSubscripted(use))
      continue;
    auto user = cast<IndexedOpInterface>(use.getOwner());
    AffineMap map = renumberDims(copyOp.getMaps()[0], dimsAtUse(copyOp, use), user.getNumDims());
    readCopied(rewriter, use, copy, copy.getIns()[0], map);
  }
  if (copy->use_empty())
    rewriter.eraseOp(copy);
}

/// Rows, or columns, that one tile holds on all chips at no cost: so many meet an operand at once.
static constexpr int64_t kRowsOfOneTile = 64;

/// Is each element under `map` read by one tile only? There a conversion is not repeated.
static bool isReadOnce(MatmulOp op, AffineMap map) {
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  SmallVector<unsigned> reduced = indexed.getReductionDims();
  int64_t others = 1;
  for (auto [dim, extent] : llvm::enumerate(indexed.getStaticDimSizes()))
    if (!map.isFunctionOfDim(dim) && !llvm::is_contained(reduced, dim) &&
        (ShapedType::isDynamic(extent) || (others *= extent) > kRowsOfOneTile))
      return false;
  return true;
}

/// Is it there without a kernel: an argument or a constant, or moved from one, which a slice or a
/// kernel that costs no more than the conversion does?
static bool isAtHand(Value value) {
  Operation *producer = getProducer(value);
  if (auto elementwise = dyn_cast_if_present<ElementwiseOp>(producer)) {
    Block &body = elementwise.getBody().front();
    return elementwise.getIns().size() == 1 && elementwise.getNumResults() == 1 &&
           body.getTerminator()->getOperand(0).getDefiningOp<GatherOp>() &&
           isAtHand(elementwise.getIns()[0]);
  }
  return !producer || producer->hasTrait<OpTrait::ConstantLike>();
}

/// What is converted is at hand, and all that read it are matmuls that can convert it as they read
/// it: no kernel is left that does.
static void foldConversion(RewriterBase &rewriter, ElementwiseOp op) {
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  Value source = op.getIns()[0];
  if (!isAtHand(source))
    return;
  SmallVector<std::pair<OpOperand *, AffineMap>> reads;
  for (OpOperand &use : op->getUses()) {
    auto matmul = dyn_cast<MatmulOp>(use.getOwner());
    unsigned number = use.getOperandNumber();
    Type type = getElementTypeOrSelf(op->getResult(0).getType());
    if (!matmul || number > 1 || matmul.getRhs().size() > 1 || matmul.convertsOperand(1 - number) ||
        matmul.getLhs() == matmul.getRhs()[0] || !(type.isF16() || type.isBF16() || type.isF32()))
      return;
    AffineMap map = renumberDims(indexed.getMaps()[0], dimsAtUse(indexed, use),
                                 cast<IndexedOpInterface>(use.getOwner()).getNumDims());
    if (!suitsMatmul(matmul, number, map) || !isReadOnce(matmul, map))
      return;
    reads.push_back({&use, map});
  }
  for (auto [use, map] : reads)
    readCopied(rewriter, *use, op, source, map);
  if (op->use_empty())
    rewriter.eraseOp(op);
}

namespace {
struct FoldPermutations : fuse::impl::FoldPermutationsBase<FoldPermutations> {
  using FoldPermutationsBase::FoldPermutationsBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<ElementwiseOp> copies;
    getOperation()->walk([&](ElementwiseOp op) {
      if (isCopy(op))
        copies.push_back(op);
    });
    for (ElementwiseOp copy : copies)
      foldIntoUsers(rewriter, copy);
    SmallVector<ElementwiseOp> conversions;
    getOperation()->walk([&](ElementwiseOp op) {
      if (isConversion(op))
        conversions.push_back(op);
    });
    for (ElementwiseOp op : conversions)
      foldConversion(rewriter, op);
  }
};
} // namespace
