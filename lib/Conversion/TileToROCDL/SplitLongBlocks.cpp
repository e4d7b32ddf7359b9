//===- SplitLongBlocks.cpp - cut long straight-line code for LLVM's passes ===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SPLITLONGBLOCKS
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;

/// LLVM knows what its intrinsics do, the dialect does not.
static bool hasNoEffects(StringRef intrinsic, llvm::LLVMContext &context) {
  llvm::Intrinsic::ID number = llvm::Intrinsic::lookupIntrinsicID(intrinsic);
  if (number == llvm::Intrinsic::not_intrinsic)
    return false;
  llvm::AttributeSet attributes = llvm::Intrinsic::getFnAttributes(context, number);
  return attributes.getMemoryEffects().doesNotAccessMemory() &&
         attributes.hasAttribute(llvm::Attribute::WillReturn) &&
         !attributes.hasAttribute(llvm::Attribute::Convergent);
}

/// Puts `ops`, which follow each other in a block but for constants, under a condition that holds.
static void wrap(ArrayRef<Operation *> ops) {
  llvm::SmallPtrSet<Operation *, 32> own(ops.begin(), ops.end());
  Block *block = ops.front()->getBlock();
  SmallVector<Value> results;
  for (Operation *op : ops)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !own.contains(block->findAncestorOpInBlock(*user));
          }))
        results.push_back(result);
  if (results.empty())
    return;
  OpBuilder b(ops.back());
  b.setInsertionPointAfter(ops.back());
  Location loc = ops.back()->getLoc();
  Value one = LLVM::InlineAsmOp::create(b, loc, TypeRange{b.getI32Type()}, ValueRange(),
                                        "s_mov_b32 $0, 1", "=s", /*has_side_effects=*/true,
                                        /*is_align_stack=*/false, LLVM::TailCallKind::None,
                                        LLVM::AsmDialectAttr(), ArrayAttr())
                  .getResult(0);
  Value holds = arith::TruncIOp::create(b, loc, b.getI1Type(), one);
  auto branch = scf::IfOp::create(b, loc, TypeRange(ValueRange(results)), holds,
                                  /*withElseRegion=*/true);
  for (auto [result, outside] : llvm::zip_equal(results, branch.getResults()))
    result.replaceUsesWithIf(outside, [&](OpOperand &use) {
      return !own.contains(block->findAncestorOpInBlock(*use.getOwner()));
    });
  for (Operation *op : ops)
    op->moveBefore(branch.thenBlock(), branch.thenBlock()->end());
  b.setInsertionPointToEnd(branch.thenBlock());
  scf::YieldOp::create(b, loc, results);
  b.setInsertionPointToEnd(branch.elseBlock());
  SmallVector<Value> zeros;
  for (Value result : results)
    zeros.push_back(arith::ConstantOp::create(b, loc, b.getZeroAttr(result.getType())));
  scf::YieldOp::create(b, loc, zeros);
}

namespace {
struct SplitLongBlocks : fuse::impl::SplitLongBlocksBase<SplitLongBlocks> {
  using SplitLongBlocksBase::SplitLongBlocksBase;
  SplitLongBlocks() = default;
  // What is asked of LLVM stays with one instance of the pass.
  SplitLongBlocks(const SplitLongBlocks &other) : SplitLongBlocksBase(other) {}

  void runOnOperation() override {
    if (piece < 1 || longest < piece) {
      getOperation().emitError() << "fuse-split-long-blocks: pieces of " << int64_t(piece)
                                 << " ops in blocks of up to " << int64_t(longest)
                                 << "; a piece has one op or more, and no more than a block";
      return signalPassFailure();
    }
    SmallVector<Block *> blocks;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      function.walk([&](Block *block) {
        if (!llvm::hasNItemsOrLess(*block, unsigned(longest)))
          blocks.push_back(block);
      });
    for (Block *block : blocks)
      split(*block);
  }

  /// Whether `op` may stand in a piece.
  bool canMove(Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() || op->hasTrait<OpTrait::ConstantLike>())
      return false;
    if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op)) {
      auto [known, isNew] = intrinsics.try_emplace(call.getIntrin(), false);
      if (isNew)
        known->second = hasNoEffects(call.getIntrin(), context);
      if (!known->second)
        return false;
    } else if (!isMemoryEffectFree(op)) {
      return false;
    }
    Builder b(op->getContext());
    return llvm::all_of(op->getResultTypes(), [&](Type type) { return bool(b.getZeroAttr(type)); });
  }

  void split(Block &block) {
    SmallVector<Operation *> ops;
    std::vector<SmallVector<Operation *>> pieces;
    for (Operation &op : block) {
      // Wherever it is, a constant is before what uses it.
      if (op.hasTrait<OpTrait::ConstantLike>())
        continue;
      bool moves = canMove(&op);
      if (moves)
        ops.push_back(&op);
      if (!ops.empty() && (!moves || int64_t(ops.size()) == piece)) {
        // What stands between ops with effects is short.
        if (int64_t(ops.size()) == piece)
          pieces.push_back(ops);
        ops.clear();
      }
    }
    for (ArrayRef<Operation *> list : pieces)
      wrap(list);
  }

  llvm::LLVMContext context;
  llvm::StringMap<bool> intrinsics; // those without effects
};
} // namespace
