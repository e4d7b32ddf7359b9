//===- Raise.cpp - from linalg to fuse ops --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSERAISE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

bool mlir::fuse::isSubscriptMap(AffineMap map, Type type) {
  if (!map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return false;
  for (auto [expr, extent] : llvm::zip(map.getResults(), cast<ShapedType>(type).getShape()))
    if (isa<AffineConstantExpr>(expr) && extent != 1)
      return false;
  return true;
}

/// True if `op` computes each element of its one result from elements alone.
static bool isElementwise(linalg::GenericOp op) {
  return op && op.hasPureTensorSemantics() && op.getNumDpsInits() == 1 &&
         op.getNumReductionLoops() == 0 &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation();
}

DenseElementsAttr mlir::fuse::getDenseElements(ElementsAttr constant) {
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(constant);
  if (!resource)
    return dyn_cast_or_null<DenseElementsAttr>(constant);
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return {};
  ShapedType type = resource.getType();
  ArrayRef<char> data = blob->getData();
  bool isSplat;
  if (!type.getElementType().isInteger(1))
    return DenseElementsAttr::isValidRawBuffer(type, data, isSplat)
               ? DenseElementsAttr::getFromRawBuffer(type, data)
               : DenseElementsAttr();
  // Such data has a byte for each, whatever the attribute packs.
  if (int64_t(data.size()) != type.getNumElements())
    return {};
  SmallVector<bool> bits = llvm::map_to_vector(data, [](char byte) { return byte != 0; });
  return DenseElementsAttr::get(type, bits);
}

TypedAttr mlir::fuse::getSplat(Value tensor) {
  while (Operation *def = tensor.getDefiningOp()) {
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(def)) {
      tensor = def->getOperand(0);
      continue;
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(def)) {
      auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
      return splat ? dyn_cast<TypedAttr>(splat.getSplatValue<Attribute>()) : TypedAttr();
    }
    Value scalar;
    if (auto fill = dyn_cast<linalg::FillOp>(def)) {
      scalar = fill.getInputs()[0];
    } else if (auto generic = dyn_cast<linalg::GenericOp>(def); isElementwise(generic)) {
      scalar = generic.getBody()->getTerminator()->getOperand(0);
      if (auto arg = dyn_cast<BlockArgument>(scalar); arg && arg.getOwner() == generic.getBody() &&
                                                      arg.getArgNumber() == 0 &&
                                                      generic.getNumDpsInputs() == 1) {
        tensor = generic.getDpsInputs()[0];
        continue;
      }
    }
    TypedAttr value;
    if (scalar && matchPattern(scalar, m_Constant(&value)))
      return value;
    return {};
  }
  return {};
}

bool mlir::fuse::isZero(TypedAttr attr) {
  if (auto value = dyn_cast<FloatAttr>(attr))
    return value.getValue().isZero();
  if (auto value = dyn_cast<IntegerAttr>(attr))
    return value.getValue().isZero();
  return false;
}

/// True if `c` is `exact`, rounded to one of `types`.
static bool isRounded(double c, double exact, HalfTypes types) {
  auto isRoundedTo = [&](const llvm::fltSemantics &semantics) {
    APFloat rounded(exact);
    bool losesInfo;
    rounded.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
    // Constants that were multiplied and divided again are off by a last place.
    return std::abs(c - rounded.convertToDouble()) <= 1e-12 * std::abs(exact);
  };
  return (types.f16 && isRoundedTo(APFloat::IEEEhalf())) ||
         (types.bf16 && isRoundedTo(APFloat::BFloat()));
}

bool mlir::fuse::isAbout(double c, double exact, HalfTypes types) {
  return std::abs(c - exact) <= 1e-6 * std::abs(exact) || isRounded(c, exact, types);
}

bool mlir::fuse::isCount(double c, int64_t count) {
  return c == double(count) || c == double(float(count));
}

bool mlir::fuse::isInverseOfCount(double c, int64_t count, HalfTypes types) {
  double exact = 1.0 / double(count);
  return c == double(float(exact)) || isRounded(c, exact, types) ||
         (std::abs(c - exact) <= 1e-5 * exact && std::abs(1.0 / c - double(count)) < 0.25);
}

Access mlir::fuse::lookThrough(Access access, bool throughCasts) {
  while (auto view = access.tensor.getDefiningOp<linalg::GenericOp>()) {
    if (!isElementwise(view) || view.getNumDpsInputs() != 1)
      break;
    Value yielded = view.getBody()->getTerminator()->getOperand(0);
    Operation *cast = yielded.getDefiningOp();
    if (throughCasts && cast && isa<arith::ExtFOp, arith::ExtSIOp>(cast))
      yielded = cast->getOperand(0);
    if (yielded != view.getBody()->getArgument(0))
      break;
    AffineMap in = view.getIndexingMapsArray()[0], out = view.getIndexingMapsArray()[1];
    AffineMap map = in.compose(inversePermutation(out)).compose(access.map);
    Value source = view.getDpsInputs()[0];
    if (!isSubscriptMap(map, source.getType()))
      break;
    access = {source, map};
  }
  return access;
}

Value mlir::fuse::createEmptyLike(OpBuilder &b, Location loc, Value like, Type elementType) {
  // Prefer the sizes that an uninitialised tensor was made with: reading them
  // off the tensor would keep what computes it alive.
  while (Operation *def = like.getDefiningOp()) {
    if (auto empty = dyn_cast<tensor::EmptyOp>(def)) {
      if (empty.getType().getElementType() == elementType)
        return tensor::EmptyOp::create(b, loc, empty.getType(), empty.getDynamicSizes());
      return tensor::EmptyOp::create(b, loc, empty.getMixedSizes(), elementType);
    }
    auto dps = dyn_cast<DestinationStyleOpInterface>(def);
    if (!dps)
      break;
    like = dps.getTiedOpOperand(cast<OpResult>(like))->get();
  }
  return tensor::EmptyOp::create(b, loc, tensor::getMixedSizes(b, loc, like), elementType);
}

ArrayAttr mlir::fuse::nameDims(Builder &b, ArrayRef<std::pair<StringRef, unsigned>> roles) {
  SmallVector<Attribute> names;
  for (auto [name, count] : roles)
    for (unsigned i = 0; i < count; ++i)
      names.push_back(b.getStringAttr(i == 0 ? Twine(name) : Twine(name) + Twine(i)));
  return b.getArrayAttr(names);
}

ArrayAttr mlir::fuse::nameDims(Builder &b, unsigned count) {
  return nameDims(b, {{"b", count > 2 ? count - 2 : 0}, {"m", count > 1}, {"n", count > 0}});
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// How many extents are not 1.
static unsigned countWide(ArrayRef<int64_t> shape) {
  return llvm::count_if(shape, [](int64_t extent) { return extent != 1; });
}

static void listSupported(InFlightDiagnostic &diag) {
  diag.attachNote() << "supported are contractions, reductions, softmax, LayerNorm, RMSNorm and "
                       "elementwise work as linalg ops on tensors, reshapes, slices, "
                       "concatenations and padding of tensors, scatters, and constants";
}

LogicalResult mlir::fuse::checkGraphOp(Operation *op) {
  if (isa<func::CallOp>(op))
    return op->emitOpError("calls a function that cannot be inlined (recursive, or a declaration)");
  if (isa_and_nonnull<scf::SCFDialect, cf::ControlFlowDialect>(op->getDialect()))
    return op->emitOpError("is control flow; a graph is straight-line code on tensors");
  if (op->isRegistered())
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "is not supported: " << (op->getDialect() ? "this op of " : "")
                            << "the dialect '" << op->getName().getDialectNamespace()
                            << "' is not known here";
  listSupported(diag);
  return diag;
}

/// A tensor without a rank, or one whose encoding may mean other than dense storage.
static bool isOtherStorage(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked ? bool(ranked.getEncoding()) : isa<UnrankedTensorType>(type);
}

static LogicalResult checkStorage(Operation *op) {
  for (auto [verb, types] : {std::pair<StringRef, TypeRange>("takes", op->getOperandTypes()),
                             {"gives", op->getResultTypes()}})
    if (auto found = llvm::find_if(types, isOtherStorage); found != types.end())
      return op->emitOpError() << verb << " a value of type " << *found
                               << "; supported are dense tensors with a rank";
  return success();
}

/// Also of arguments that no op takes: the caller passes them. What is returned, an op takes.
static LogicalResult checkArguments(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments())
    if (isOtherStorage(argument.getType()))
      return emitError(argument.getLoc())
             << "argument #" << argument.getArgNumber() << " of '" << function.getName()
             << "' is of type " << argument.getType()
             << "; supported are dense tensors with a rank";
  return success();
}

/// Says why an op that is left after raising cannot be compiled.
static LogicalResult checkRaised(Operation *op) {
  if (isa<func::ReturnOp, IndexedOpInterface, tensor::EmptyOp, tensor::DimOp, tensor::CastOp,
          tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::FromElementsOp, SliceOp,
          affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(op))
    return success();
  if (isa<KernelOp>(op) || isa<tensor::ExtractOp>(op))
    return success();
  if (isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect()))
    return success();
  if (failed(checkGraphOp(op)))
    return failure();
  InFlightDiagnostic diag = op->emitOpError() << "is not supported";
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (linalgOp && llvm::any_of(linalgOp.getIndexingMapsArray(), [](AffineMap map) {
        return !map.isProjectedPermutation(/*allowZeroInResults=*/true);
      })) {
    diag << ": it moves a window over its operand";
    diag.attachNote()
        << "supported are convolutions and pools over one or two dimensions whose window is one "
           "element, or as large as its step and dividing the image (patches; transposed, too), "
           "and "
           "those that reduce no more than 64 elements, a number that is known (depthwise)";
    return diag;
  }
  listSupported(diag);
  return diag;
}

namespace {
struct FuseRaise : fuse::impl::FuseRaiseBase<FuseRaise> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration())
      return;
    if (!function.getBody().hasOneBlock()) {
      function.emitError("has control flow; a graph is straight-line code on tensors");
      return signalPassFailure();
    }
    if (failed(checkArguments(function)) || failed(checkGroups(function)))
      return signalPassFailure();
    Block &block = function.getBody().front();
    IRRewriter rewriter(&getContext());

    // A scalar operand is a scalar from outside.
    for (auto op : block.getOps<linalg::GenericOp>())
      for (OpOperand *operand : op.getDpsInputOperands())
        if (op.isScalar(operand))
          rewriter.replaceAllUsesWith(op.getMatchingBlockArgument(operand), operand->get());

    moveReshapes(function);

    // Common subexpressions of each body; whole ops are left apart, the report
    // tells them apart too.
    DominanceInfo dominance(function);
    for (auto op : block.getOps<linalg::GenericOp>())
      eliminateCommonSubExpressions(rewriter, dominance, op);

    for (auto op : llvm::to_vector(block.getOps<linalg::SoftmaxOp>()))
      if (cast<ShapedType>(op.getInput().getType()).getElementType().isF32() &&
          op->getNumResults() == 1)
        raiseSoftmax(op, rewriter);
    // A row op found makes ops before it dead, and is what later ones read.
    // It is computed from a reduction of fewer dimensions, broadcast along the row.
    DenseMap<Operation *, unsigned> reducedRank;
    for (Operation *op = block.empty() ? nullptr : &block.front(); op;) {
      Operation *current = op;
      auto generic = dyn_cast<linalg::GenericOp>(current);
      std::optional<unsigned> rank;
      for (Value operand : current->getOperands())
        if (auto it = reducedRank.find(operand.getDefiningOp()); it != reducedRank.end())
          rank = std::min(rank.value_or(it->second), it->second);
      op = op->getNextNode();
      // A row op that was found stands in the place of `generic`, which is gone.
      if (generic && rank && *rank < countWide(generic.getStaticLoopRanges()) &&
          succeeded(raiseRowOp(generic, rewriter)))
        continue;
      if (generic && generic.getNumReductionLoops() != 0)
        for (Type type : generic.getResultTypes()) {
          unsigned own = countWide(cast<ShapedType>(type).getShape());
          rank = std::min(rank.value_or(own), own);
        }
      if (rank)
        reducedRank[current] = *rank;
    }
    // Raising one may take the truncation that follows it along: only what reduces is
    // collected.
    SmallVector<linalg::GenericOp> contractions;
    for (auto op : block.getOps<linalg::GenericOp>())
      if (op.getNumReductionLoops() != 0)
        contractions.push_back(op);
    for (linalg::GenericOp op : contractions)
      if (mlir::failed(raiseContraction(op, rewriter)))
        (void)raiseReduction(op, rewriter);
    eraseDead(block, rewriter);

    bool failed = false;
    for (auto op : llvm::to_vector(block.getOps<linalg::GenericOp>())) {
      if (!op.hasPureTensorSemantics()) {
        op.emitOpError("works on memrefs; a graph works on tensors");
        failed = true;
      } else if (mlir::failed(raiseElementwise(op, rewriter))) {
        failed = true;
      }
    }
    if (failed)
      return signalPassFailure();
    fillLargeResults(block, rewriter);
    raiseFills(block, rewriter);
    eraseDead(block, rewriter);
    if (mlir::failed(resolveDims(function)))
      return signalPassFailure();
    for (Operation &op : block)
      if (mlir::failed(checkStorage(&op)) || mlir::failed(checkRaised(&op)))
        failed = true;
    if (failed)
      signalPassFailure();
  }

  static void eraseDead(Block &block, RewriterBase &rewriter) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        rewriter.eraseOp(&op);
  }

  /// A large constant of one value that is a result becomes a fill: no bundle carries such data.
  static void fillLargeResults(Block &block, RewriterBase &rewriter) {
    constexpr int64_t limit = 64 * 1024; // bytes, as of the tables of fuse-fold-constants
    for (auto constant : llvm::to_vector(block.getOps<arith::ConstantOp>())) {
      auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
      auto type = dyn_cast<RankedTensorType>(constant.getType());
      if (!splat || !type || !type.getElementType().isIntOrFloat() ||
          type.getNumElements() <= limit * 8 / type.getElementTypeBitWidth())
        continue;
      rewriter.setInsertionPoint(constant);
      Value scalar =
          arith::ConstantOp::create(rewriter, constant.getLoc(), splat.getSplatValue<TypedAttr>());
      Value empty = tensor::EmptyOp::create(rewriter, constant.getLoc(), type.getShape(),
                                            type.getElementType());
      Value fill = linalg::FillOp::create(rewriter, constant.getLoc(), scalar, empty).getResult(0);
      rewriter.replaceUsesWithIf(constant, fill, [](OpOperand &use) {
        return isa<func::ReturnOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
            use.getOwner());
      });
    }
  }

  /// A fill that is still used is a result (or an operand of a contraction).
  static void raiseFills(Block &block, RewriterBase &rewriter) {
    for (auto op : llvm::to_vector(block.getOps<linalg::FillOp>())) {
      if (!op.hasPureTensorSemantics() || op->use_empty())
        continue;
      rewriter.setInsertionPoint(op);
      if (FailureOr<linalg::GenericOp> generic = linalg::generalizeNamedOp(rewriter, op);
          succeeded(generic))
        (void)raiseElementwise(*generic, rewriter);
    }
  }

  /// Sizes that were read off intermediate results are read off arguments.
  LogicalResult resolveDims(func::FuncOp function) {
    RewritePatternSet patterns(&getContext());
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    tensor::DimOp::getCanonicalizationPatterns(patterns, &getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    return applyPatternsGreedily(function, std::move(patterns), config);
  }
};
} // namespace
