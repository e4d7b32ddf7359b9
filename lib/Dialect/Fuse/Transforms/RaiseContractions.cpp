//===- RaiseContractions.cpp - reductions of products to fuse.matmul ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// `out += lhs * rhs`, as values of the body.
struct Product {
  Value lhs, rhs;
};
} // namespace

/// Matches the body of a contraction: `yield out + lhs * rhs`.
static FailureOr<Product> matchBody(linalg::GenericOp op) {
  BlockArgument out = op.getBody()->getArguments().back();
  Operation *add = op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  if (!add || !isa<arith::AddFOp, arith::AddIOp>(add) || !out.hasOneUse())
    return failure();
  Value term = add->getOperand(0) == out ? add->getOperand(1) : add->getOperand(0);
  if (add->getOperand(0) != out && add->getOperand(1) != out)
    return failure();
  Operation *mul = term.getDefiningOp();
  if (!mul || !isa<arith::MulFOp, arith::MulIOp>(mul) || mul->getBlock() != op.getBody())
    return failure();
  return Product{mul->getOperand(0), mul->getOperand(1)};
}

/// The block arguments that `value` is computed from; fails where it is not a
/// pure function of inputs (and constants).
static LogicalResult collectArgs(Value value, linalg::GenericOp op,
                                 llvm::SetVector<BlockArgument> &args,
                                 llvm::SetVector<Operation *> &ops) {
  if (auto arg = dyn_cast<BlockArgument>(value); arg && arg.getOwner() == op.getBody()) {
    if (arg.getArgNumber() >= op.getNumDpsInputs())
      return failure();
    args.insert(arg);
    return success();
  }
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != op.getBody())
    return success(); // captured
  if (!isPure(def) || def->getNumRegions() != 0 || isa<linalg::IndexOp>(def))
    return failure();
  for (Value operand : def->getOperands())
    if (failed(collectArgs(operand, op, args, ops)))
      return failure();
  ops.insert(def);
  return success();
}

/// The tensor that one factor of the product reads. A factor that is more than
/// an element (possibly extended) is computed by an elementwise op of its own.
static FailureOr<Access> operandOf(Value factor, linalg::GenericOp op, RewriterBase &rewriter,
                                   SmallVectorImpl<Operation *> &created) {
  llvm::SetVector<BlockArgument> args;
  llvm::SetVector<Operation *> ops;
  if (failed(collectArgs(factor, op, args, ops)) || args.empty())
    return failure();
  auto accessOf = [&](BlockArgument arg) {
    OpOperand *operand = op.getMatchingOpOperand(arg);
    return Access{operand->get(), op.getMatchingIndexingMap(operand)};
  };
  if (auto arg = dyn_cast<BlockArgument>(factor))
    return lookThrough(accessOf(arg), /*throughCasts=*/true);
  if (ops.size() == 1 && isa<arith::ExtFOp, arith::ExtSIOp>(ops[0]) && args.size() == 1)
    return lookThrough(accessOf(args[0]), /*throughCasts=*/true);

  // Materialise: an elementwise op over the dimensions that the factor uses.
  llvm::SmallBitVector used(op.getNumLoops());
  for (BlockArgument arg : args)
    for (unsigned dim = 0; dim < op.getNumLoops(); ++dim)
      if (accessOf(arg).map.isFunctionOfDim(dim))
        used.set(dim);
  MLIRContext *context = op.getContext();
  SmallVector<AffineExpr> toUsed(op.getNumLoops(), getAffineConstantExpr(0, context)), fromUsed;
  for (unsigned dim : used.set_bits()) {
    toUsed[dim] = getAffineDimExpr(fromUsed.size(), context);
    fromUsed.push_back(getAffineDimExpr(dim, context));
  }
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> sizes(fromUsed.size());
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (BlockArgument arg : args) {
    Access access = accessOf(arg);
    inputs.push_back(access.tensor);
    maps.push_back(access.map.replaceDimsAndSymbols(toUsed, {}, fromUsed.size(), 0));
    for (auto [position, expr] : llvm::enumerate(maps.back().getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        sizes[dim.getPosition()] = tensor::getMixedSize(rewriter, loc, access.tensor, position);
  }
  maps.push_back(AffineMap::getMultiDimIdentityMap(fromUsed.size(), context));
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, factor.getType());
  SmallVector<utils::IteratorType> iterators(fromUsed.size(), utils::IteratorType::parallel);
  auto materialised = linalg::GenericOp::create(
      rewriter, loc, TypeRange{empty.getType()}, inputs, ValueRange{empty}, maps, iterators,
      [&](OpBuilder &b, Location nestedLoc, ValueRange newArgs) {
        IRMapping mapping;
        for (auto [old, arg] : llvm::zip(args, newArgs))
          mapping.map(old, arg);
        for (Operation *inner : ops)
          b.clone(*inner, mapping);
        linalg::YieldOp::create(b, nestedLoc, mapping.lookupOrDefault(factor));
      });
  created.push_back(materialised);
  return Access{materialised.getResult(0), AffineMap::get(op.getNumLoops(), 0, fromUsed, context)};
}

linalg::GenericOp mlir::fuse::onlyTruncated(Value value) {
  if (!value.hasOneUse())
    return nullptr;
  auto user = dyn_cast<linalg::GenericOp>(*value.user_begin());
  if (!user || user.getNumDpsInputs() != 1 || user.getDpsInputs()[0] != value ||
      user.getNumDpsInits() != 1 || user.getNumReductionLoops() != 0 ||
      user.getIndexingMapsArray()[0] != user.getIndexingMapsArray()[1] ||
      !user.getIndexingMapsArray()[0].isPermutation())
    return nullptr;
  auto trunc = user.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::TruncFOp>();
  return trunc && trunc.getIn() == user.getBody()->getArgument(0) ? user : nullptr;
}

/// `value`, widened to `type` if it is a narrower float or integer.
static Value widenScalar(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<FloatType>(type))
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::ExtSIOp::create(b, loc, type, value);
}

/// Converts an operand to `type` by an elementwise op of its own.
static Operation *extendOperand(Access &access, Type type, Location loc, RewriterBase &rewriter) {
  unsigned rank = cast<RankedTensorType>(access.tensor.getType()).getRank();
  Value empty = createEmptyLike(rewriter, loc, access.tensor, type);
  AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  auto extended = linalg::GenericOp::create(
      rewriter, loc, TypeRange{empty.getType()}, ValueRange{access.tensor}, ValueRange{empty},
      ArrayRef<AffineMap>{identity, identity}, iterators,
      [&](OpBuilder &b, Location nestedLoc, ValueRange args) {
        linalg::YieldOp::create(b, nestedLoc, widenScalar(b, nestedLoc, args[0], type));
      });
  access.tensor = extended.getResult(0);
  return extended;
}

/// The f16 or bf16 that `factor` is extended from; null if it is not.
static Type extendedFrom(Value factor) {
  auto extension = factor.getDefiningOp<arith::ExtFOp>();
  Type type = extension ? extension.getIn().getType() : Type();
  return type && (type.isF16() || type.isBF16()) ? type : Type();
}

/// `factor` in the type that the other factor is extended from, where that holds each of its
/// values: before its own extension, or an integer of at most 8 bits. So a mask, or weights of 8
/// bits, are multiplied in the type of what they are multiplied with.
static Value narrowFactor(Value factor, Type narrow, RewriterBase &rewriter) {
  Operation *def = factor.getDefiningOp();
  if (!narrow || !def)
    return factor;
  if (extendedFrom(factor) == narrow)
    return def->getOperand(0);
  if (!isa<arith::SIToFPOp, arith::UIToFPOp>(def) ||
      def->getOperand(0).getType().getIntOrFloatBitWidth() > 8)
    return factor;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(def);
  if (isa<arith::SIToFPOp>(def))
    return arith::SIToFPOp::create(rewriter, def->getLoc(), narrow, def->getOperand(0));
  return arith::UIToFPOp::create(rewriter, def->getLoc(), narrow, def->getOperand(0));
}

LogicalResult mlir::fuse::raiseContraction(linalg::GenericOp op, RewriterBase &rewriter) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0 || !op.hasPureTensorSemantics())
    return failure();
  FailureOr<Product> product = matchBody(op);
  if (failed(product))
    return failure();
  OpOperand *out = op.getDpsInitOperand(0);
  AffineMap outMap = op.getMatchingIndexingMap(out);
  Type acc = getElementTypeOrSelf(out->get().getType());
  if (!outMap.isProjectedPermutation() || !(acc.isF32() || acc.isF64() || acc.isInteger(32)))
    return failure();

  rewriter.setInsertionPoint(op);
  SmallVector<Operation *> created;
  auto fail = [&] {
    for (Operation *made : llvm::reverse(created))
      rewriter.eraseOp(made);
    return failure();
  };
  Type left = acc.isF32() ? extendedFrom(product->lhs) : Type(),
       right = acc.isF32() ? extendedFrom(product->rhs) : Type();
  FailureOr<Access> lhs =
      operandOf(narrowFactor(product->lhs, right, rewriter), op, rewriter, created);
  FailureOr<Access> rhs =
      operandOf(narrowFactor(product->rhs, left, rewriter), op, rewriter, created);
  if (failed(lhs) || failed(rhs))
    return fail();
  Type lhsType = getElementTypeOrSelf(lhs->tensor.getType());
  Type rhsType = getElementTypeOrSelf(rhs->tensor.getType());
  // Operands of different types, or of a type that does not accumulate in
  // `acc`, are converted first: multiply what the graph multiplies.
  bool bothNarrow = lhsType.getIntOrFloatBitWidth() <= 8 && rhsType.getIntOrFloatBitWidth() <= 8;
  if (isa<IntegerType>(acc)) {
    if (!lhsType.isInteger(8) || !rhsType.isInteger(8))
      return fail();
  } else if ((lhsType != rhsType && !bothNarrow) || (acc.isF64() && !lhsType.isF64())) {
    for (Access *access : {&*lhs, &*rhs})
      if (getElementTypeOrSelf(access->tensor.getType()) != acc)
        created.push_back(extendOperand(*access, acc, op.getLoc(), rewriter));
  }

  // Roles decide the order of the dimensions: batch, m, n, k.
  SmallVector<unsigned> batch, m, n, k;
  for (unsigned dim = 0; dim < op.getNumLoops(); ++dim) {
    bool inLhs = lhs->map.isFunctionOfDim(dim), inRhs = rhs->map.isFunctionOfDim(dim);
    if (!outMap.isFunctionOfDim(dim)) {
      if (!inLhs || !inRhs)
        return fail(); // a sum over one operand alone
      k.push_back(dim);
    } else {
      (inLhs == inRhs ? batch : inLhs ? m : n).push_back(dim);
    }
  }
  // Where both operands have every dimension nothing is used twice: a sum along rows.
  if (m.empty() && n.empty() && acc.isF32())
    return fail();
  if (!isSubscriptMap(lhs->map, lhs->tensor.getType()) ||
      !isSubscriptMap(rhs->map, rhs->tensor.getType()))
    return fail();
  SmallVector<AffineExpr> renumber(op.getNumLoops());
  unsigned next = 0;
  for (ArrayRef<unsigned> role : {batch, m, n, k})
    for (unsigned dim : role)
      renumber[dim] = rewriter.getAffineDimExpr(next++);
  auto renumbered = [&](AffineMap map) {
    return map.replaceDimsAndSymbols(renumber, {}, op.getNumLoops(), 0);
  };

  // The initial value: nothing, a constant, or one more operand of the epilogue.
  std::optional<Access> init;
  TypedAttr splat = getSplat(out->get());
  if (!splat)
    init = lookThrough({out->get(), outMap}, /*throughCasts=*/true);
  if (init && !isSubscriptMap(init->map, init->tensor.getType()))
    init = Access{out->get(), outMap};

  linalg::GenericOp trunc = onlyTruncated(op.getResult(0));
  Type resultType =
      getElementTypeOrSelf(trunc ? trunc.getResult(0).getType() : op.getResult(0).getType());
  Location loc = trunc && trunc.getLoc() != op.getLoc()
                     ? rewriter.getFusedLoc({op.getLoc(), trunc.getLoc()})
                     : op.getLoc();
  Value empty = createEmptyLike(rewriter, op.getLoc(), out->get(), resultType);

  SmallVector<AffineMap> maps = {renumbered(lhs->map), renumbered(rhs->map)};
  SmallVector<Value> aux;
  if (init) {
    aux.push_back(init->tensor);
    maps.push_back(renumbered(init->map));
  }
  maps.push_back(renumbered(outMap));
  auto matmul = MatmulOp::create(
      rewriter, loc, TypeRange{empty.getType()}, lhs->tensor, ValueRange{rhs->tensor}, aux,
      ValueRange{empty},
      nameDims(rewriter, {{"b", batch.size()}, {"m", m.size()}, {"n", n.size()}, {"k", k.size()}}),
      rewriter.getAffineMapArrayAttr(maps), TypeAttr::get(acc),
      PrecisionAttr::get(rewriter.getContext(), Precision::ieee));
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Block *body = rewriter.createBlock(&matmul.getEpilogue());
    Value value = body->addArgument(acc, op.getLoc());
    if (init) {
      Value added = widenScalar(
          rewriter, op.getLoc(),
          body->addArgument(getElementTypeOrSelf(init->tensor.getType()), op.getLoc()), acc);
      value = isa<FloatType>(acc)
                  ? Value(arith::AddFOp::create(rewriter, op.getLoc(), value, added))
                  : Value(arith::AddIOp::create(rewriter, op.getLoc(), value, added));
    } else if (!isZero(splat)) {
      Value added = arith::ConstantOp::create(rewriter, op.getLoc(), splat);
      value = isa<FloatType>(acc)
                  ? Value(arith::AddFOp::create(rewriter, op.getLoc(), value, added))
                  : Value(arith::AddIOp::create(rewriter, op.getLoc(), value, added));
    }
    if (trunc)
      value = arith::TruncFOp::create(rewriter, trunc.getLoc(), resultType, value);
    YieldOp::create(rewriter, op.getLoc(), value);
  }
  if (trunc) {
    rewriter.replaceOp(trunc, matmul.getResults());
    rewriter.eraseOp(op);
  } else {
    rewriter.replaceOp(op, matmul.getResults());
  }
  return success();
}
