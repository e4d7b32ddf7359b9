//===- Normalize.cpp - one spelling for every op of a tensor graph --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSENORMALIZE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// f16 or bf16, whose arithmetic is done in f32.
static bool isNarrow(Type type) { return type.isF16() || type.isBF16(); }

/// An elementwise linalg.generic that converts `tensor` to `elementType`.
static Value convertTensor(OpBuilder &b, Location loc, Value tensor, Type elementType) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Value init = createEmptyLike(b, loc, tensor, elementType);
  AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  bool widen = elementType.getIntOrFloatBitWidth() > type.getElementTypeBitWidth();
  auto op = linalg::GenericOp::create(
      b, loc, TypeRange{init.getType()}, ValueRange{tensor}, ValueRange{init},
      ArrayRef<AffineMap>{identity, identity}, iterators,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        Value cast = widen
                         ? Value(arith::ExtFOp::create(nested, nestedLoc, elementType, args[0]))
                         : Value(arith::TruncFOp::create(nested, nestedLoc, elementType, args[0]));
        linalg::YieldOp::create(nested, nestedLoc, cast);
      });
  return op.getResult(0);
}

/// Does a use ask for the sizes of a reshape?
static bool saysSizes(OpOperand &use) {
  auto reshape = dyn_cast<tensor::ReshapeOp>(use.getOwner());
  return reshape && &use == &reshape.getShapeMutable();
}

/// A tensor of scalars as work on its coordinates, which chooses among them. What reads one of the
/// scalars gets it, and what says a reshape's sizes stays.
static void chooseElements(ModuleOp module) {
  SmallVector<tensor::FromElementsOp> ops;
  module.walk([&](tensor::FromElementsOp op) {
    auto type = cast<RankedTensorType>(op.getType());
    if (type.getNumElements() != 0 && !type.getElementType().isIndex() &&
        isa<func::FuncOp>(op->getParentOp()))
      ops.push_back(op);
  });
  for (tensor::FromElementsOp op : ops) {
    for (Operation *user : llvm::make_early_inc_range(op->getUsers())) {
      auto extract = dyn_cast<tensor::ExtractOp>(user);
      SmallVector<OpFoldResult> folded;
      if (!extract || failed(extract->fold(folded)) || folded.size() != 1 || !isa<Value>(folded[0]))
        continue;
      extract.getResult().replaceAllUsesWith(cast<Value>(folded[0]));
      extract.erase();
    }
    if (llvm::all_of(op->getUses(), saysSizes)) {
      if (op->use_empty())
        op.erase();
      continue;
    }
    OpBuilder b(op);
    auto type = cast<RankedTensorType>(op.getType());
    Value init = tensor::EmptyOp::create(b, op.getLoc(), type.getShape(), type.getElementType());
    SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
    auto chosen = linalg::GenericOp::create(
        b, op.getLoc(), TypeRange{type}, ValueRange{}, ValueRange{init},
        b.getMultiDimIdentityMap(type.getRank()), iterators,
        [&](OpBuilder &nested, Location loc, ValueRange) {
          Value value = op.getElements().back(), place;
          if (type.getRank() != 0)
            place = linalg::IndexOp::create(nested, loc, 0);
          for (int64_t dim = 1; dim < type.getRank(); ++dim) {
            Value extent = arith::ConstantIndexOp::create(nested, loc, type.getDimSize(dim));
            place = arith::MulIOp::create(nested, loc, place, extent);
            place = arith::AddIOp::create(nested, loc, place,
                                          linalg::IndexOp::create(nested, loc, dim).getResult());
          }
          for (auto [number, element] : llvm::enumerate(op.getElements().drop_back())) {
            Value own = arith::ConstantIndexOp::create(nested, loc, int64_t(number));
            Value isHere = arith::CmpIOp::create(nested, loc, arith::CmpIPredicate::eq, place, own);
            value = arith::SelectOp::create(nested, loc, isHere, element, value);
          }
          linalg::YieldOp::create(nested, loc, value);
        });
    op.getResult().replaceUsesWithIf(chosen.getResult(0),
                                     [](OpOperand &use) { return !saysSizes(use); });
    if (op->use_empty())
      op.erase();
  }
}

//===----------------------------------------------------------------------===//
// Scalar arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Spells the f16 and bf16 arithmetic of one block in f32.
///
/// Usually an op is computed in f32 and rounded. A few values are read without
/// their rounding: accumulators that were promoted to f32 and what is added to
/// them. `setExact` names those.
class WideArithmetic {
public:
  explicit WideArithmetic(MLIRContext *context) : builder(context) {}

  /// Reads of `narrow` in wide arithmetic use `wide` instead of extending it.
  void setExact(Value narrow, Value wide) { exact[narrow] = wide; }
  /// The results of `op` are read unrounded.
  void setUnrounded(Operation *op) { unrounded.insert(op); }

  /// The f32 value of an f16 or bf16 scalar, at the builder's insertion point.
  Value widen(Value value) {
    if (!isNarrow(value.getType()))
      return value;
    if (Value wide = exact.lookup(value))
      return wide;
    // An extremum that is written as a choice between an accumulator and what it is compared with.
    if (auto select = value.getDefiningOp<arith::SelectOp>();
        select && select.getCondition().getType().isInteger(1) &&
        (exact.contains(select.getTrueValue()) || exact.contains(select.getFalseValue()))) {
      Value taken = widen(select.getTrueValue()), rest = widen(select.getFalseValue());
      return arith::SelectOp::create(builder, select.getLoc(), select.getCondition(), taken, rest);
    }
    return builder.createOrFold<arith::ExtFOp>(value.getLoc(), builder.getF32Type(), value);
  }

  void run(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block))
      widenOp(&op);
  }

  OpBuilder builder;

private:
  static bool isArithmetic(Operation *op) {
    return op->getNumRegions() == 0 &&
           isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
           !isa<arith::ExtFOp, arith::TruncFOp, arith::ConstantOp, arith::BitcastOp,
                arith::SelectOp, arith::SIToFPOp, arith::UIToFPOp>(op);
  }

  void widenOp(Operation *op) {
    if (isa<arith::TruncFOp>(op) && unrounded.contains(op) && op->getOperand(0).getType().isF32())
      setExact(op->getResult(0), op->getOperand(0));
    if (!isArithmetic(op) || (llvm::none_of(op->getOperandTypes(), isNarrow) &&
                              llvm::none_of(op->getResultTypes(), isNarrow)))
      return;
    builder.setInsertionPoint(op);
    SmallVector<Value> operands =
        llvm::map_to_vector(op->getOperands(), [&](Value v) { return widen(v); });
    Operation *wide = op->clone();
    builder.insert(wide);
    wide->setOperands(operands);
    for (auto [result, wideResult] : llvm::zip(op->getResults(), wide->getResults())) {
      if (!isNarrow(result.getType())) {
        result.replaceAllUsesWith(wideResult);
        continue;
      }
      wideResult.setType(builder.getF32Type());
      Value rounded = arith::TruncFOp::create(builder, op->getLoc(), result.getType(), wideResult);
      result.replaceAllUsesWith(rounded);
      if (unrounded.contains(op))
        setExact(rounded, wideResult);
    }
    op->erase();
  }

  DenseMap<Value, Value> exact;
  SmallPtrSet<Operation *, 4> unrounded;
};
} // namespace

/// Erases what became unused in a block of scalar code.
static void eraseDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

//===----------------------------------------------------------------------===//
// Accumulators
//===----------------------------------------------------------------------===//

/// True if destination `number` of `op` is accumulated over some dimension in
/// f16 or bf16.
static bool accumulatesNarrow(linalg::GenericOp op, unsigned number) {
  OpOperand *init = op.getDpsInitOperand(number);
  return isNarrow(getElementTypeOrSelf(init->get().getType())) && op.getNumReductionLoops() != 0 &&
         op.payloadUsesValueFromOperand(init);
}

void mlir::fuse::widenGeneric(linalg::GenericOp op) {
  OpBuilder b(op);
  Type f32 = b.getF32Type();
  SmallVector<unsigned> promoted;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    if (op.hasPureTensorSemantics() && accumulatesNarrow(op, i))
      promoted.push_back(i);

  for (unsigned i : promoted) {
    Value init = op.getDpsInits()[i], wideInit;
    if (auto fill = init.getDefiningOp<linalg::FillOp>()) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(fill);
      Value scalar = fill.getInputs()[0];
      if (isNarrow(scalar.getType()))
        scalar = b.createOrFold<arith::ExtFOp>(fill.getLoc(), f32, scalar);
      Value empty = createEmptyLike(b, fill.getLoc(), fill.getOutputs()[0], f32);
      wideInit = linalg::FillOp::create(b, fill.getLoc(), scalar, empty).getResult(0);
    } else {
      wideInit = convertTensor(b, op.getLoc(), init, f32);
    }
    op.getDpsInitOperand(i)->set(wideInit);
  }

  WideArithmetic arithmetic(op.getContext());
  Block &body = *op.getBody();
  Operation *yield = body.getTerminator();
  for (unsigned i : promoted) {
    BlockArgument arg = op.getMatchingBlockArgument(op.getDpsInitOperand(i));
    Type narrow = arg.getType();
    arg.setType(f32);
    b.setInsertionPointToStart(&body);
    auto rounded = arith::TruncFOp::create(b, op.getLoc(), narrow, arg);
    arg.replaceAllUsesExcept(rounded, rounded);
    arithmetic.setExact(rounded, arg);
    // The op that accumulates, and a product that it adds.
    Operation *combiner = yield->getOperand(i).getDefiningOp();
    if (!combiner || !llvm::is_contained(combiner->getOperands(), rounded.getResult()))
      continue;
    arithmetic.setUnrounded(combiner);
    for (Value term : combiner->getOperands()) {
      Operation *def = term.getDefiningOp();
      if (!def || def == rounded || !term.hasOneUse() || !isa<arith::AddFOp>(combiner))
        continue;
      if (isa<arith::MulFOp>(def) ||
          (isa<arith::TruncFOp>(def) && def->getOperand(0).getDefiningOp<arith::MulFOp>()))
        arithmetic.setUnrounded(def);
    }
  }
  arithmetic.run(body);
  arithmetic.builder.setInsertionPoint(yield);
  for (unsigned i : promoted)
    yield->setOperand(i, arithmetic.widen(yield->getOperand(i)));
  eraseDead(body);

  b.setInsertionPointAfter(op);
  for (unsigned i : promoted) {
    OpResult result = op->getResult(i);
    Type narrow = getElementTypeOrSelf(result.getType());
    result.setType(cast<RankedTensorType>(result.getType()).clone(f32));
    SmallVector<OpOperand *> uses =
        llvm::map_to_vector(result.getUses(), [](OpOperand &use) { return &use; });
    Value rounded = convertTensor(b, op.getLoc(), result, narrow);
    for (OpOperand *use : uses)
      use->set(rounded);
  }
}

/// Marks the casts of an op that does nothing else.
static void markSpelledCasts(linalg::GenericOp op) {
  auto casts = op.getBody()->without_terminator();
  if (!llvm::all_of(casts, llvm::IsaPred<arith::ExtFOp, arith::TruncFOp>))
    return;
  for (Operation &cast : casts)
    if (isNarrow(cast.getOperand(0).getType()) || isNarrow(cast.getResult(0).getType()))
      cast.setAttr(spelledCastAttr, UnitAttr::get(op.getContext()));
}

/// linalg.softmax on f16 or bf16: extended before, truncated after.
static void widenSoftmax(linalg::SoftmaxOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!type || !isNarrow(type.getElementType()) || op->getNumResults() != 1)
    return;
  OpBuilder b(op);
  Value input = convertTensor(b, op.getLoc(), op.getInput(), b.getF32Type());
  Value init = createEmptyLike(b, op.getLoc(), op.getOutput(), b.getF32Type());
  auto wide = linalg::SoftmaxOp::create(b, op.getLoc(), TypeRange{init.getType()}, input, init,
                                        op.getDimension());
  Value rounded = convertTensor(b, op.getLoc(), wide->getResult(0), type.getElementType());
  op->getResult(0).replaceAllUsesWith(rounded);
  op->erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Makes one of a true operand of what was a named op: its body extends all integers as signed
/// ones, which makes -1 of i1. StableHLO's importer leaves the conversion of a mask out before a
/// dot.
static void countTrueAsOne(linalg::GenericOp op, RewriterBase &rewriter) {
  for (Operation &inner : llvm::make_early_inc_range(*op.getBody())) {
    if (!isa<arith::SIToFPOp, arith::ExtSIOp>(inner) || !isa<BlockArgument>(inner.getOperand(0)) ||
        !inner.getOperand(0).getType().isInteger(1))
      continue;
    rewriter.setInsertionPoint(&inner);
    Type type = inner.getResult(0).getType();
    if (isa<arith::SIToFPOp>(inner))
      rewriter.replaceOpWithNewOp<arith::UIToFPOp>(&inner, type, inner.getOperand(0));
    else
      rewriter.replaceOpWithNewOp<arith::ExtUIOp>(&inner, type, inner.getOperand(0));
  }
}

/// Constants whose data stands elsewhere in the file: nothing upstream compares the two.
static LogicalResult verifyResources(ModuleOp module) {
  WalkResult result = module.walk([](arith::ConstantOp op) {
    auto resource = dyn_cast<DenseResourceElementsAttr>(op.getValue());
    if (!resource)
      return WalkResult::advance();
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    ShapedType type = resource.getType();
    if (!blob || !type.getElementType().isIntOrFloat()) {
      op.emitOpError() << "refers to '" << resource.getRawHandle().getKey()
                       << "', which has no data";
      return WalkResult::interrupt();
    }
    int64_t wanted = type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    if (int64_t(blob->getData().size()) == wanted)
      return WalkResult::advance();
    op.emitOpError() << "refers to '" << resource.getRawHandle().getKey() << "', which has "
                     << blob->getData().size() << " bytes; " << type << " takes " << wanted;
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Where the type of an expand_shape does not know an extent, its folders upstream look for a
/// value, though the op may have a number.
static void giveExtentsAsValues(ModuleOp module) {
  module.walk([](tensor::ExpandShapeOp op) {
    OpBuilder b(op);
    SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    bool changed = false;
    for (auto [size, extent] : llvm::zip_equal(sizes, op.getResultType().getShape()))
      if (isa<Attribute>(size) && ShapedType::isDynamic(extent)) {
        size = getValueOrCreateConstantIndexOp(b, op.getLoc(), size);
        changed = true;
      }
    if (!changed)
      return;
    op.replaceAllUsesWith(tensor::ExpandShapeOp::create(b, op.getLoc(), op.getResultType(),
                                                        op.getSrc(), getGroups(op), sizes)
                              .getResult());
    op.erase();
  });
}

namespace {
struct FuseNormalize : fuse::impl::FuseNormalizeBase<FuseNormalize> {
  using FuseNormalizeBase::FuseNormalizeBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    FuseNormalizeBase::getDependentDialects(registry);
    inliner().getDependentDialects(registry);
  }

  /// Inlining, without the canonicalisation that the inliner does by default
  /// (it would merge ops that the report tells apart).
  static OpPassManager inliner() {
    OpPassManager pm(ModuleOp::getOperationName());
    pm.addPass(createInlinerPass({}, [](OpPassManager &) {}));
    pm.addPass(createSymbolDCEPass());
    return pm;
  }

  /// tensor.dim of a dimension that is not there has no meaning that later passes could keep.
  static LogicalResult checkDims(ModuleOp module) {
    WalkResult result = module.walk([](tensor::DimOp op) {
      std::optional<int64_t> dim = op.getConstantIndex();
      auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
      if (!dim || !type || (*dim >= 0 && *dim < type.getRank()))
        return WalkResult::advance();
      op.emitOpError() << "asks for dimension " << *dim << " of a tensor of rank " << type.getRank()
                       << ", whose dimensions count from 0";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// A size that was rounded to a whole number as a float is the size, where the float holds it.
  static void unfloatSizes(ModuleOp module) {
    SmallVector<Operation *> casts;
    module.walk([&](Operation *op) {
      if (isa<arith::FPToUIOp, arith::FPToSIOp>(op) && isa<func::FuncOp>(op->getParentOp()))
        casts.push_back(op);
    });
    for (Operation *cast : casts) {
      Value value = cast->getOperand(0);
      while (Operation *def = value.getDefiningOp()) {
        if (!isa<math::CeilOp, math::FloorOp, math::RoundOp, math::RoundEvenOp, math::TruncOp>(def))
          break;
        value = def->getOperand(0);
      }
      auto widened = value.getDefiningOp<arith::SIToFPOp>();
      auto type = dyn_cast<FloatType>(value.getType());
      if (!widened || !type || widened.getIn().getType() != cast->getResult(0).getType())
        continue;
      auto size = widened.getIn().getDefiningOp<arith::IndexCastOp>();
      if (!size || !size.getIn().getDefiningOp<tensor::DimOp>())
        continue;
      OpBuilder b(cast);
      Location loc = cast->getLoc();
      int64_t exact = int64_t(1) << std::min(type.getFPMantissaWidth(), 62u);
      Value most = arith::ConstantIndexOp::create(b, loc, exact);
      Value holds = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, size.getIn(), most);
      cf::AssertOp::create(b, loc, holds, "a size that goes through a float is one that it holds");
      cast->getResult(0).replaceAllUsesWith(widened.getIn());
      cast->erase();
    }
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkDims(module)) || failed(checkGroups(module)))
      return signalPassFailure();
    replaceEmptyViews(module);
    giveExtentsAsValues(module);
    unfloatSizes(module);
    OpPassManager pm = inliner();
    if (failed(verifyResources(module)) || failed(runPipeline(pm, module)))
      return signalPassFailure();

    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    config.enableFolding(false);
    config.enableConstantCSE(false);
    if (failed(applyPatternsGreedily(module, std::move(patterns), config)))
      return signalPassFailure();

    expandMath(module);
    chooseElements(module);
    SmallVector<linalg::LinalgOp> named;
    SmallVector<linalg::SoftmaxOp> softmaxes;
    module.walk([&](Operation *op) {
      if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
        softmaxes.push_back(softmax);
      if (auto generic = dyn_cast<linalg::GenericOp>(op))
        markSpelledCasts(generic);
      auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
      if (!linalgOp || isa<linalg::GenericOp, linalg::FillOp>(op))
        return;
      // Convolutions keep their names: a message about them can say more.
      if (llvm::all_of(linalgOp.getIndexingMapsArray(),
                       [](AffineMap map) { return map.isProjectedPermutation(true); }))
        named.push_back(linalgOp);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : named) {
      rewriter.setInsertionPoint(op);
      // What cannot be generalised is left to fuse-raise, which names it.
      bool saysCast = op->hasAttr("cast");
      FailureOr<linalg::GenericOp> generic = linalg::generalizeNamedOp(rewriter, op);
      if (succeeded(generic) && !saysCast)
        countTrueAsOne(*generic, rewriter);
    }
    for (linalg::SoftmaxOp op : softmaxes)
      widenSoftmax(op);

    SmallVector<linalg::GenericOp> generics;
    SmallVector<func::FuncOp> functions;
    module.walk([&](Operation *op) {
      if (auto generic = dyn_cast<linalg::GenericOp>(op))
        generics.push_back(generic);
      if (auto function = dyn_cast<func::FuncOp>(op))
        functions.push_back(function);
    });
    for (linalg::GenericOp op : generics)
      widenGeneric(op);
    for (func::FuncOp function : functions)
      for (Block &block : function.getBody())
        WideArithmetic(&getContext()).run(block);
    if (foldCasts)
      (void)foldCastPairs(module);
  }
};
} // namespace
