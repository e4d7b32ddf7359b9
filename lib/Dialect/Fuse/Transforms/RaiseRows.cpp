//===- RaiseRows.cpp - softmax, LayerNorm and RMSNorm ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matching works on RowExpressions. Rounding to f16 or bf16 between the steps of
// a row op is looked through, since the row ops compute in f32; rounding of what
// goes in and of what comes out is kept.
//
//===----------------------------------------------------------------------===//

#include "RaiseBodies.h"
#include "RowExpressions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::rows;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

static const Node *skipRounding(const Node *node) {
  while (node->kind == Node::Round)
    node = node->operands[0];
  return node;
}

static std::optional<double> getConstant(const Node *node) {
  if (auto attr = dyn_cast_or_null<FloatAttr>(node->attr); attr && node->kind == Node::Const)
    return attr.getValueAsDouble();
  return std::nullopt;
}

namespace {
/// The row op found in an expression.
struct RowMatch {
  enum Kind { Softmax, LayerNorm, RmsNorm } kind;
  const Node *input;
  double eps = 0.0;

  bool operator==(const RowMatch &o) const {
    return kind == o.kind && input == o.input && eps == o.eps;
  }
};

/// A factor of a product, or a divisor.
struct Factor {
  const Node *node;
  bool inverse;
};

/// Finds one row op in the results of a root and rewrites them in terms of it.
class RowMatcher {
public:
  explicit RowMatcher(Expressions &expressions) : expressions(expressions) {}

  /// `node` in terms of the row op; null if it holds reductions that are not
  /// part of one, or parts of different ones.
  const Node *rewrite(const Node *node);

  std::optional<RowMatch> match;

private:
  bool isExtent(const Node *node, const Node *reduction);
  const Node *meanOf(const Node *node);
  bool isMean(const Node *node, const Node *of) { return meanOf(node) == of; }
  bool isSquareOf(const Node *node, const Node *of);
  bool isVariance(const Node *node, const Node *input, const Node *centred);
  void collectFactors(const Node *node, bool inverse, SmallVectorImpl<Factor> &factors);
  const Node *rewriteProduct(const Node *node);
  std::optional<RowMatch> matchSoftmax(const Factor &a, const Factor &b);
  std::optional<RowMatch> matchNorm(const Factor &a, const Factor &b);
  std::optional<RowMatch> matchNormOfProduct(const Factor &scale);
  const Node *getRadicand(const Factor &scale, double &eps);
  const Node *rewriteFactors(ArrayRef<Factor> factors, const llvm::SmallBitVector &taken,
                             const RowMatch &found, Type type);

  Expressions &expressions;
  DenseMap<const Node *, const Node *> rewritten;
};
} // namespace

/// Is `node` the number of elements that `reduction` reduces?
bool RowMatcher::isExtent(const Node *node, const Node *reduction) {
  node = skipRounding(node);
  int64_t extent =
      cast<RankedTensorType>(reduction->extentOf.getType()).getDimSize(reduction->extentPosition);
  if (std::optional<double> c = getConstant(node))
    return !ShapedType::isDynamic(extent) && isCount(*c, extent);
  // sitofp (index_cast (tensor.dim)), in the body or outside of it. Narrow integers may wrap.
  auto isCast = [](StringRef name, Type type) {
    if (auto integer = dyn_cast<IntegerType>(type); integer && integer.getWidth() < 32)
      return false;
    return name == "arith.sitofp" || name == "arith.uitofp" || name == "arith.index_cast" ||
           name == "arith.index_castui" || name == "arith.extsi" || name == "arith.extui" ||
           name == "arith.trunci" || name == "arith.truncf";
  };
  while (node->kind == Node::Op && isCast(node->name, node->type))
    node = node->operands[0];
  if (node->kind != Node::Scalar)
    return false;
  Value value = node->value;
  while (Operation *op = value.getDefiningOp()) {
    if (!isCast(op->getName().getStringRef(), value.getType()))
      break;
    value = op->getOperand(0);
  }
  if (!value.getType().isIndex())
    return false;
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(
      value, {reduction->extentOf, int64_t(reduction->extentPosition)});
  return succeeded(equal) && *equal;
}

/// If `node` is the mean of an expression over the row: that expression.
const Node *RowMatcher::meanOf(const Node *node) {
  // What is rounded at once may have been computed with a constant of that type.
  HalfTypes types;
  if (node->kind == Node::Round)
    types.add(node->type);
  node = skipRounding(node);
  // The sum divided by the extent, or multiplied with the inverse of it.
  auto undo = [&](const Node *scaled, const Node *sum) -> const Node * {
    auto isInverse = [&](const Node *c) {
      c = skipRounding(c);
      int64_t extent =
          cast<RankedTensorType>(sum->extentOf.getType()).getDimSize(sum->extentPosition);
      if (std::optional<double> value = getConstant(c)) {
        HalfTypes own = types;
        own.add(c->type);
        return !ShapedType::isDynamic(extent) && isInverseOfCount(*value, extent, own);
      }
      return c->isOp("arith.divf") && getConstant(c->operands[0]) == 1.0 &&
             isExtent(c->operands[1], sum);
    };
    if (scaled->isOp("arith.divf") && isExtent(scaled->operands[1], sum))
      return scaled->operands[0];
    if (scaled->isOp("arith.mulf"))
      for (unsigned i : {0u, 1u})
        if (isInverse(scaled->operands[i]))
          return scaled->operands[1 - i];
    return nullptr;
  };
  if (node->kind == Node::Sum) {
    if (node->operands[0]->kind == Node::Round)
      types.add(node->operands[0]->type);
    return undo(skipRounding(node->operands[0]), node);
  }
  for (const Node *operand : node->operands)
    if (const Node *sum = skipRounding(operand); sum->kind == Node::Sum)
      if (const Node *undone = undo(node, sum); undone && skipRounding(undone) == sum)
        return sum->operands[0];
  return nullptr;
}

bool RowMatcher::isSquareOf(const Node *node, const Node *of) {
  node = skipRounding(node);
  return node->isOp("arith.mulf") && skipRounding(node->operands[0]) == skipRounding(of) &&
         skipRounding(node->operands[1]) == skipRounding(of);
}

bool RowMatcher::isVariance(const Node *node, const Node *input, const Node *centred) {
  node = skipRounding(node);
  if (const Node *mean = meanOf(node))
    return isSquareOf(mean, centred);
  // A computed variance may be clamped to be no less than 0.
  if (node->isOp("arith.maximumf") || node->isOp("arith.maxnumf"))
    for (unsigned i : {0u, 1u})
      if (getConstant(node->operands[i]) == 0.0)
        return isVariance(node->operands[1 - i], input, centred);
  if (!node->isOp("arith.subf"))
    return false;
  const Node *meanSquare = meanOf(node->operands[0]);
  const Node *squareMean = skipRounding(node->operands[1]);
  return meanSquare && isSquareOf(meanSquare, input) && squareMean->isOp("arith.mulf") &&
         isMean(squareMean->operands[0], input) && isMean(squareMean->operands[1], input);
}

void RowMatcher::collectFactors(const Node *node, bool inverse, SmallVectorImpl<Factor> &factors) {
  if ((node->isOp("arith.mulf") || node->isOp("arith.divf")) && factors.size() < 8) {
    collectFactors(node->operands[0], inverse, factors);
    collectFactors(node->operands[1], inverse != node->isOp("arith.divf"), factors);
    return;
  }
  // An inverse that was rounded before it is used.
  if (const Node *inner = skipRounding(node); inner != node && inner->isOp("arith.divf"))
    if (std::optional<double> c = getConstant(inner->operands[0]); c && *c == 1.0) {
      factors.push_back({inner->operands[1], !inverse});
      return;
    }
  if (std::optional<double> c = getConstant(node); c && *c == 1.0)
    return;
  factors.push_back({node, inverse});
}

/// exp(v - max v) / sum exp(v - max v), also without the maximum.
std::optional<RowMatch> RowMatcher::matchSoftmax(const Factor &a, const Factor &b) {
  if (a.inverse || !b.inverse)
    return std::nullopt;
  const Node *exponential = skipRounding(a.node), *sum = skipRounding(b.node);
  if (sum->kind != Node::Sum || skipRounding(sum->operands[0]) != exponential ||
      !exponential->isOp("math.exp"))
    return std::nullopt;
  const Node *input = exponential->operands[0], *shifted = skipRounding(input);
  if (shifted->isOp("arith.subf")) {
    const Node *max = skipRounding(shifted->operands[1]);
    if (max->kind == Node::Max && max->operands[0] == shifted->operands[0])
      input = shifted->operands[0];
  }
  return RowMatch{RowMatch::Softmax, input};
}

/// What an inverse root is taken of, less `eps`; null if the factor is none.
const Node *RowMatcher::getRadicand(const Factor &b, double &eps) {
  const Node *scale = skipRounding(b.node), *radicand = nullptr;
  auto isPower = [&](double exponent) {
    return scale->isOp("math.powf") && getConstant(scale->operands[1]) == exponent;
  };
  if (b.inverse ? scale->isOp("math.sqrt") || isPower(0.5)
                : scale->isOp("math.rsqrt") || isPower(-0.5))
    radicand = skipRounding(scale->operands[0]);
  if (radicand && radicand->isOp("arith.addf"))
    for (unsigned i : {0u, 1u})
      if (std::optional<double> c = getConstant(radicand->operands[i]); c && *c >= 0.0) {
        eps = *c;
        return radicand->operands[1 - i];
      }
  return radicand;
}

/// (x - mean x) / sqrt(var x + eps) and x / sqrt(mean x^2 + eps).
std::optional<RowMatch> RowMatcher::matchNorm(const Factor &a, const Factor &b) {
  double eps = 0.0;
  const Node *variance = a.inverse ? nullptr : getRadicand(b, eps);
  if (!variance)
    return std::nullopt;
  const Node *centred = skipRounding(a.node);
  if (centred->isOp("arith.subf") && isMean(centred->operands[1], centred->operands[0]) &&
      isVariance(variance, centred->operands[0], centred))
    return RowMatch{RowMatch::LayerNorm, centred->operands[0], eps};
  const Node *meanSquare = meanOf(variance);
  if (meanSquare && isSquareOf(meanSquare, a.node))
    return RowMatch{RowMatch::RmsNorm, a.node, eps};
  return std::nullopt;
}

/// 1 / sqrt(mean x^2 + eps) where x is a product itself, as a gated one is: its factors stand among
/// the others.
std::optional<RowMatch> RowMatcher::matchNormOfProduct(const Factor &scale) {
  double eps = 0.0;
  const Node *variance = getRadicand(scale, eps);
  const Node *square = variance ? meanOf(variance) : nullptr;
  square = square ? skipRounding(square) : nullptr;
  if (!square || !square->isOp("arith.mulf") || square->operands[0] != square->operands[1])
    return std::nullopt;
  const Node *input = square->operands[0];
  if (!input->isOp("arith.mulf") && !input->isOp("arith.divf"))
    return std::nullopt;
  return RowMatch{RowMatch::RmsNorm, input, eps};
}

/// The row op times the factors that are not `taken` by it.
const Node *RowMatcher::rewriteFactors(ArrayRef<Factor> factors, const llvm::SmallBitVector &taken,
                                       const RowMatch &found, Type type) {
  if (match && !(*match == found))
    return nullptr;
  match = found;
  const Node *product = expressions.getCore(type);
  for (auto [k, factor] : llvm::enumerate(factors)) {
    if (taken.test(k))
      continue;
    const Node *inner = rewrite(factor.node);
    if (!inner)
      return nullptr;
    product =
        expressions.getOp(factor.inverse ? "arith.divf" : "arith.mulf", {product, inner}, type);
  }
  return product;
}

/// Marks each of `parts` among `factors`; false if some are missing.
static bool takeFactors(ArrayRef<Factor> parts, ArrayRef<Factor> factors,
                        llvm::SmallBitVector &taken) {
  return llvm::all_of(parts, [&](const Factor &part) {
    for (auto [k, factor] : llvm::enumerate(factors))
      if (!taken.test(k) && factor.node == part.node && factor.inverse == part.inverse) {
        taken.set(k);
        return true;
      }
    return false;
  });
}

/// Rewrites a product that holds the row op; null if it does not.
const Node *RowMatcher::rewriteProduct(const Node *node) {
  SmallVector<Factor> factors;
  collectFactors(node, false, factors);
  for (unsigned i = 0; i < factors.size(); ++i)
    for (unsigned j = 0; j < factors.size(); ++j) {
      if (i == j)
        continue;
      std::optional<RowMatch> found = matchSoftmax(factors[i], factors[j]);
      if (!found)
        found = matchNorm(factors[i], factors[j]);
      if (!found)
        continue;
      llvm::SmallBitVector taken(factors.size());
      taken.set(i);
      taken.set(j);
      return rewriteFactors(factors, taken, *found, node->type);
    }
  for (auto [j, scale] : llvm::enumerate(factors))
    if (std::optional<RowMatch> found = matchNormOfProduct(scale)) {
      SmallVector<Factor> parts;
      collectFactors(found->input, false, parts);
      llvm::SmallBitVector taken(factors.size());
      taken.set(j);
      if (takeFactors(parts, factors, taken))
        return rewriteFactors(factors, taken, *found, node->type);
    }
  return nullptr;
}

const Node *RowMatcher::rewrite(const Node *node) {
  if (const Node *known = rewritten.lookup(node))
    return known;
  if (node->kind == Node::Sum || node->kind == Node::Max)
    return nullptr;
  const Node *result = nullptr;
  if (node->type.isF32() && (node->isOp("arith.mulf") || node->isOp("arith.divf")))
    result = rewriteProduct(node);
  if (!result) {
    SmallVector<const Node *> operands;
    for (const Node *operand : node->operands) {
      operands.push_back(rewrite(operand));
      if (!operands.back())
        return nullptr;
    }
    result = expressions.withOperands(node, operands);
  }
  return rewritten[node] = result;
}

//===----------------------------------------------------------------------===//
// Building the row op
//===----------------------------------------------------------------------===//

static bool contains(const Node *node, llvm::function_ref<bool(const Node *)> predicate,
                     llvm::SmallPtrSetImpl<const Node *> &seen) {
  if (!seen.insert(node).second)
    return false;
  return predicate(node) || llvm::any_of(node->operands, [&](const Node *operand) {
           return contains(operand, predicate, seen);
         });
}

static bool contains(const Node *node, llvm::function_ref<bool(const Node *)> predicate) {
  llvm::SmallPtrSet<const Node *, 16> seen;
  return contains(node, predicate, seen);
}

static bool isReduction(const Node *node) {
  return node->kind == Node::Sum || node->kind == Node::Max;
}

namespace {
/// Emits expressions as scalar code of the two regions of a row op.
class RegionBuilder {
public:
  RegionBuilder(Expressions &expressions, RewriterBase &rewriter, Location loc, AffineMap renumber)
      : expressions(expressions), rewriter(rewriter), loc(loc), renumber(renumber) {}

  /// What has to be an input: reduces `node` to elements of tensors.
  LogicalResult collectInputs(const Node *node, const Node *row) {
    if (node == row || node->kind == Node::Core || node->kind == Node::Const ||
        node->kind == Node::Index)
      return success();
    if (const Access *access = tensorOf(node)) {
      addInput(node, *access);
      return success();
    }
    if (node->kind == Node::Scalar) {
      // Other raising computes it in the region.
      if (isComputedInside(node->value))
        return failure();
      Value tensor = tensor::FromElementsOp::create(
          rewriter, loc, RankedTensorType::get({}, node->type), ValueRange{node->value});
      addInput(node, {tensor, AffineMap::get(renumber.getNumInputs(), 0, rewriter.getContext())});
      return success();
    }
    if (isReduction(node) || node->kind == Node::Leaf)
      return failure();
    for (const Node *operand : node->operands)
      if (failed(collectInputs(operand, row)))
        return failure();
    return success();
  }

  /// A row op has an input, even where constants and coordinates are all it reads.
  void addUnusedIfNone() {
    if (!inputs.empty())
      return;
    auto type = RankedTensorType::get({}, rewriter.getF32Type());
    Value zero = arith::ConstantOp::create(rewriter, loc, DenseElementsAttr::get(type, 0.0f));
    addInput(nullptr, {zero, AffineMap::get(renumber.getNumInputs(), 0, rewriter.getContext())});
  }

  SmallVector<Value> getTensors() const {
    return llvm::map_to_vector(inputs, [](const auto &input) { return input.second.tensor; });
  }
  SmallVector<AffineMap> getMaps() const {
    return llvm::map_to_vector(
        inputs, [&](const auto &input) { return input.second.map.compose(renumber); });
  }

  /// Adds the arguments for the inputs and emits `results`, each as a type.
  void emit(Block *block, ArrayRef<std::pair<const Node *, Type>> results,
            ArrayRef<std::pair<const Node *, Type>> leading) {
    DenseMap<const Node *, Value> values;
    for (auto [node, type] : leading) {
      Value arg = block->addArgument(type, loc);
      if (node)
        values[node] = arg;
    }
    for (auto &[node, access] : inputs) {
      Value arg = block->addArgument(getElementTypeOrSelf(access.tensor.getType()), loc);
      values.insert({node, arg});
    }
    SmallVector<Value> yields;
    for (auto [node, type] : results)
      yields.push_back(emit(node, type, values));
    YieldOp::create(rewriter, loc, yields);
  }

private:
  const Access *tensorOf(const Node *node) {
    if (contains(node, [](const Node *n) { return n->kind == Node::Core; }))
      return nullptr;
    return expressions.getTensor(node);
  }

  void addInput(const Node *node, const Access &access) {
    if (llvm::none_of(inputs, [&](const auto &input) { return input.first == node; }))
      inputs.push_back({node, access});
  }

  Value emit(const Node *node, Type type, DenseMap<const Node *, Value> &values) {
    Value &slot = values[node];
    Value value = slot;
    if (!value) {
      switch (node->kind) {
      case Node::Const:
        value = arith::ConstantOp::create(rewriter, loc, node->attr);
        break;
      case Node::Index: {
        // The coordinate along a dimension of the root, by its new number.
        auto position = inversePermutation(renumber).getResult(node->dim);
        value = IndexOp::create(rewriter, loc, rewriter.getIndexType(),
                                cast<AffineDimExpr>(position).getPosition());
        break;
      }
      case Node::Round: {
        Type wide = node->operands[0]->type;
        if (wide.getIntOrFloatBitWidth() <= 16)
          wide = rewriter.getF32Type();
        Value inner = emit(node->operands[0], wide, values);
        value = arith::TruncFOp::create(rewriter, loc, node->type, inner);
        break;
      }
      default: {
        SmallVector<Value> operands;
        for (auto [operand, operandType] : llvm::zip(node->operands, node->operandTypes))
          operands.push_back(emit(operand, operandType, values));
        OperationState state(loc, node->name, operands, node->type, node->attrs.getValue());
        value = rewriter.create(state)->getResult(0);
      }
      }
      values[node] = value;
    }
    if (value.getType() != type && isa<FloatType>(type))
      value = arith::ExtFOp::create(rewriter, loc, type, value);
    return value;
  }

  Expressions &expressions;
  RewriterBase &rewriter;
  Location loc;
  AffineMap renumber;
  SmallVector<std::pair<const Node *, Access>> inputs;
};
} // namespace

/// Creates the row op `match` with `rowDim` of the root as its row.
static Operation *createRowOp(const RowMatch &match, RewriterBase &rewriter, Location loc,
                              ValueRange ins, ValueRange outs, ArrayRef<AffineMap> maps,
                              unsigned over) {
  SmallVector<Type> types = llvm::to_vector(outs.getTypes());
  ArrayAttr dims = nameDims(rewriter, maps.back().getNumDims());
  ArrayAttr mapsAttr = rewriter.getAffineMapArrayAttr(maps);
  IntegerAttr overAttr = rewriter.getI64IntegerAttr(over);
  FloatAttr eps = rewriter.getF64FloatAttr(match.eps);
  switch (match.kind) {
  case RowMatch::Softmax:
    return SoftmaxOp::create(rewriter, loc, types, ins, outs, dims, mapsAttr, overAttr,
                             CausalAttr());
  case RowMatch::LayerNorm:
    return LayerNormOp::create(rewriter, loc, types, ins, outs, dims, mapsAttr, overAttr, eps);
  case RowMatch::RmsNorm:
    return RmsNormOp::create(rewriter, loc, types, ins, outs, dims, mapsAttr, overAttr, eps);
  }
  llvm_unreachable("unknown row op");
}

static LogicalResult raiseRow(linalg::GenericOp root, unsigned rowDim, RewriterBase &rewriter) {
  Expressions expressions(root, rowDim);
  RowMatcher matcher(expressions);
  SmallVector<const Node *> results;
  for (unsigned i = 0; i < root.getNumDpsInits(); ++i) {
    const Node *node = expressions.getResult(i);
    if (!node || (i == 0 && !contains(node, isReduction)))
      return failure();
    results.push_back(matcher.rewrite(node));
    if (!results.back())
      return failure();
  }
  if (!matcher.match)
    return failure();
  const Node *input = matcher.match->input;

  rewriter.setInsertionPoint(root);
  Location loc = root.getLoc();
  AffineMap firstOut = root.getMatchingIndexingMap(root.getDpsInitOperand(0));
  AffineMap renumber = inversePermutation(firstOut);
  RegionBuilder regions(expressions, rewriter, loc, renumber);
  if (failed(regions.collectInputs(input, nullptr)))
    return failure();
  for (const Node *result : results)
    if (failed(regions.collectInputs(result, input)))
      return failure();
  regions.addUnusedIfNone();
  SmallVector<Value> ins = regions.getTensors(), outs;
  SmallVector<AffineMap> maps = regions.getMaps();
  SmallVector<std::pair<const Node *, Type>> yields;
  for (OpOperand &init : root.getDpsInitsMutable()) {
    Type element = getElementTypeOrSelf(init.get().getType());
    outs.push_back(createEmptyLike(rewriter, loc, init.get(), element));
    maps.push_back(root.getMatchingIndexingMap(&init).compose(renumber));
    yields.push_back({results[yields.size()], element});
  }
  unsigned over = *firstOut.getResultPosition(rewriter.getAffineDimExpr(rowDim));
  Operation *row = createRowOp(*matcher.match, rewriter, loc, ins, outs, maps, over);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Type f32 = rewriter.getF32Type();
    regions.emit(rewriter.createBlock(&row->getRegion(0)), {{input, f32}}, {});
    Block *epilogue = rewriter.createBlock(&row->getRegion(1));
    regions.emit(epilogue, yields, {{expressions.getCore(f32), f32}, {input, f32}});
    raiseActivations(row->getRegion(0).front(), rewriter);
    raiseActivations(*epilogue, rewriter);
  }

  // The ops that have become part of this one are told by their locations.
  rewriter.replaceOp(root, row->getResults());
  SmallVector<Location> locs = {loc};
  SmallVector<Operation *> visited(expressions.getVisited());
  llvm::sort(visited, [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
  for (Operation *op : visited)
    if (isOpTriviallyDead(op)) {
      if (isa<linalg::LinalgOp>(op))
        locs.push_back(op->getLoc());
      rewriter.eraseOp(op);
    }
  std::reverse(locs.begin() + 1, locs.end());
  row->setLoc(rewriter.getFusedLoc(locs));
  return success();
}

LogicalResult mlir::fuse::raiseRowOp(linalg::GenericOp root, RewriterBase &rewriter) {
  if (!root.hasPureTensorSemantics() || root.getNumReductionLoops() != 0)
    return failure();
  for (OpOperand &init : root.getDpsInitsMutable())
    if (!root.getMatchingIndexingMap(&init).isPermutation())
      return failure();
  for (unsigned dim = root.getNumLoops(); dim-- > 0;)
    if (succeeded(raiseRow(root, dim, rewriter)))
      return success();
  return failure();
}

void mlir::fuse::raiseSoftmax(linalg::SoftmaxOp op, RewriterBase &rewriter) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  rewriter.setInsertionPoint(op);
  AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
  Access in = lookThrough({op.getInput(), identity}, /*throughCasts=*/true);
  linalg::GenericOp trunc = onlyTruncated(op->getResult(0));
  Type element = trunc ? getElementTypeOrSelf(trunc.getResult(0).getType()) : type.getElementType();
  Value empty = createEmptyLike(rewriter, op.getLoc(), op.getOutput(), element);
  Operation *row = createRowOp({RowMatch::Softmax, nullptr}, rewriter, op.getLoc(), in.tensor,
                               empty, {in.map, identity}, op.getDimension());
  Type f32 = rewriter.getF32Type(), inType = getElementTypeOrSelf(in.tensor.getType());
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Location loc = op.getLoc();
    Block *prologue = rewriter.createBlock(&row->getRegion(0));
    Value value = prologue->addArgument(inType, loc);
    if (inType != f32)
      value = arith::ExtFOp::create(rewriter, loc, f32, value);
    YieldOp::create(rewriter, loc, value);
    Block *epilogue = rewriter.createBlock(&row->getRegion(1));
    value = epilogue->addArgument(f32, loc);
    epilogue->addArgument(f32, loc);
    epilogue->addArgument(inType, loc);
    if (trunc)
      value = arith::TruncFOp::create(rewriter, trunc.getLoc(), element, value);
    YieldOp::create(rewriter, loc, value);
  }
  if (trunc)
    rewriter.replaceOp(trunc, row->getResults());
  else
    rewriter.replaceAllUsesWith(op->getResults(), row->getResults());
  rewriter.eraseOp(op);
}
