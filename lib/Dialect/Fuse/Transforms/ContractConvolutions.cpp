//===- ContractConvolutions.cpp - convolutions that are contractions ------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_CONTRACTCONVOLUTIONS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// Where the dimensions of a convolution's operands stand; those of the window follow each other.
struct Order {
  int64_t axes;                                 ///< of the window
  int64_t imageChannel, imageAxis;              ///< of the image, whose batch is first
  int64_t filterOut, filterChannel, filterAxis; ///< of the filter
};

/// How a tensor's dimensions are split, each into those of `groups.back()` while it is the last,
/// and the loop that each of these belongs to.
struct SplitDims {
  explicit SplitDims(MLIRContext *context) : context(context) {}

  void add(OpFoldResult size, unsigned loop) {
    groups.back().push_back(sizes.size());
    sizes.push_back(size);
    loops.push_back(getAffineDimExpr(loop, context));
  }
  /// The tensor itself if nothing is split.
  Value split(OpBuilder &b, Location loc, Value value) const {
    auto type = cast<RankedTensorType>(value.getType());
    if (int64_t(sizes.size()) == type.getRank())
      return value;
    SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;
    return tensor::ExpandShapeOp::create(
        b, loc, RankedTensorType::get(shape, type.getElementType()), value, groups, sizes);
  }

  MLIRContext *context;
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> loops;
};
} // namespace

static std::optional<Order> getOrder(Operation *op) {
  if (isa<linalg::Conv2DNchwFchwOp>(op))
    return Order{2, 1, 2, 0, 1, 2};
  if (isa<linalg::Conv2DNhwcHwcfOp>(op))
    return Order{2, 3, 1, 3, 2, 0};
  if (isa<linalg::Conv2DNhwcFhwcOp>(op))
    return Order{2, 3, 1, 0, 3, 1};
  if (isa<linalg::Conv1DNcwFcwOp>(op))
    return Order{1, 1, 2, 0, 1, 2};
  if (isa<linalg::Conv1DNwcWcfOp>(op))
    return Order{1, 2, 1, 2, 1, 0};
  return std::nullopt;
}

/// `value`, extended to `type` if it is narrower.
static Value extend(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<FloatType>(type))
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::ExtSIOp::create(b, loc, type, value);
}

/// The body of a contraction: the product of two elements is added to the third.
static void addProduct(OpBuilder &b, Location loc, ValueRange args) {
  Type type = args[2].getType();
  Value x = extend(b, loc, args[0], type), y = extend(b, loc, args[1], type), sum;
  if (isa<FloatType>(type))
    sum = arith::AddFOp::create(b, loc, args[2], arith::MulFOp::create(b, loc, x, y));
  else
    sum = arith::AddIOp::create(b, loc, args[2], arith::MulIOp::create(b, loc, x, y));
  linalg::YieldOp::create(b, loc, sum);
}

static void contract(linalg::LinalgOp op, const Order &order) {
  auto image = dyn_cast<RankedTensorType>(op.getDpsInputs()[0].getType());
  auto filter = dyn_cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  auto result = dyn_cast<RankedTensorType>(op.getDpsInits()[0].getType());
  auto steps = op->getAttrOfType<DenseIntElementsAttr>("strides");
  auto gaps = op->getAttrOfType<DenseIntElementsAttr>("dilations");
  if (!image || !filter || !result)
    return;
  int64_t axes = order.axes, window[2], rest[2];
  for (int64_t axis = 0; axis < axes; ++axis) {
    window[axis] = filter.getDimSize(order.filterAxis + axis);
    int64_t step = steps ? *(steps.value_begin<int64_t>() + axis) : 1;
    int64_t gap = gaps ? *(gaps.value_begin<int64_t>() + axis) : 1;
    int64_t extent = image.getDimSize(order.imageAxis + axis);
    // Each place of the image in one window: an image that ends within a window would leave some.
    bool isWhole = !ShapedType::isDynamic(window[axis]) && window[axis] == step &&
                   (window[axis] == 1 ||
                    (gap == 1 && !ShapedType::isDynamic(extent) && extent % window[axis] == 0));
    if (!isWhole)
      return;
    rest[axis] = ShapedType::isDynamic(extent) ? extent : extent / window[axis];
  }

  OpBuilder b(op);
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  // Loops: batch, channel of the result, window, channel of the image, place in the window.
  const unsigned batch = 0, out = 1, windows = 2, channel = 2 + axes, places = 3 + axes,
                 numLoops = 3 + 2 * axes;
  auto dim = [&](unsigned loop) { return getAffineDimExpr(loop, context); };

  // Split the image. A window of one element splits nothing.
  SplitDims dims(context);
  for (int64_t position = 0; position < 2 + axes; ++position) {
    int64_t axis = position - order.imageAxis;
    OpFoldResult size = tensor::getMixedSize(b, loc, op.getDpsInputs()[0], position);
    dims.groups.emplace_back();
    if (axis < 0 || axis >= axes) {
      dims.add(size, position == 0 ? batch : channel);
    } else if (window[axis] == 1) {
      dims.add(size, windows + axis);
    } else {
      dims.add(b.getIndexAttr(rest[axis]), windows + axis);
      dims.add(b.getIndexAttr(window[axis]), places + axis);
    }
  }
  Value split = dims.split(b, loc, op.getDpsInputs()[0]);

  // The result has its channels where the image has them.
  SmallVector<AffineExpr> filterMap(2 + axes), resultMap(2 + axes);
  filterMap[order.filterOut] = dim(out);
  filterMap[order.filterChannel] = dim(channel);
  resultMap[0] = dim(batch);
  resultMap[order.imageChannel] = dim(out);
  for (int64_t axis = 0; axis < axes; ++axis) {
    filterMap[order.filterAxis + axis] = dim(places + axis);
    resultMap[order.imageAxis + axis] = dim(windows + axis);
  }
  SmallVector<utils::IteratorType> iterators(numLoops, utils::IteratorType::reduction);
  std::fill_n(iterators.begin(), channel, utils::IteratorType::parallel);
  auto map = [&](ArrayRef<AffineExpr> results) {
    return AffineMap::get(numLoops, 0, results, context);
  };
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{result}, ValueRange{split, op.getDpsInputs()[1]}, op.getDpsInits(),
      ArrayRef<AffineMap>{map(dims.loops), map(filterMap), map(resultMap)}, iterators, addProduct);
  op->replaceAllUsesWith(generic.getResults());
  op->erase();
}

//===----------------------------------------------------------------------===//
// Transposed convolutions
//===----------------------------------------------------------------------===//

/// What an image of zeros holds at every `steps`-th place, so that each window of that extent has
/// one element of it, and the windows as many elements as there are places in one; null if they do
/// not.
static TypedValue<RankedTensorType> getSpread(linalg::LinalgOp op, const Order &order,
                                              SmallVectorImpl<int64_t> &steps) {
  auto insert = op.getDpsInputs()[0].getDefiningOp<tensor::InsertSliceOp>();
  auto fill = insert ? insert.getDest().getDefiningOp<linalg::FillOp>() : linalg::FillOp();
  auto filter = dyn_cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  if (!fill || !filter ||
      !(matchPattern(fill.getInputs()[0], m_AnyZeroFloat()) ||
        matchPattern(fill.getInputs()[0], m_Zero())) ||
      insert.getSourceType().getRank() != insert.getDestType().getRank() ||
      ShapedType::isDynamicShape(insert.getStaticOffsets()) ||
      ShapedType::isDynamicShape(insert.getStaticStrides()))
    return {};
  for (StringRef name : {"strides", "dilations"})
    if (auto ones = op->getAttrOfType<DenseIntElementsAttr>(name);
        ones && !llvm::all_of(ones.getValues<int64_t>(), [](int64_t one) { return one == 1; }))
      return {};
  RankedTensorType source = insert.getSourceType(), image = insert.getDestType();
  bool isSpread = false;
  for (int64_t position = 0; position < image.getRank(); ++position) {
    int64_t axis = position - order.imageAxis, offset = insert.getStaticOffsets()[position],
            step = insert.getStaticStrides()[position], extent = source.getDimSize(position);
    if (axis < 0 || axis >= order.axes) {
      if (offset != 0 || step != 1 || extent != image.getDimSize(position))
        return {};
      continue;
    }
    // The first window ends at the first element, the last one begins at the last.
    if (ShapedType::isDynamic(extent) || filter.getDimSize(order.filterAxis + axis) != step ||
        offset != step - 1 || image.getDimSize(position) != (extent + 1) * step - 1)
      return {};
    steps.push_back(step);
    isSpread |= step != 1;
  }
  return isSpread ? insert.getSource() : TypedValue<RankedTensorType>();
}

/// The filter from its last place to its first.
static Value reverseWindow(OpBuilder &b, Location loc, Value filter, const Order &order,
                           ArrayRef<int64_t> steps) {
  auto type = cast<RankedTensorType>(filter.getType());
  Value empty =
      tensor::EmptyOp::create(b, loc, tensor::getMixedSizes(b, loc, filter), type.getElementType());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{empty.getType()}, ValueRange(), ValueRange{empty},
      ArrayRef<AffineMap>{b.getMultiDimIdentityMap(type.getRank())}, iterators,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange) {
        SmallVector<Value> place;
        for (int64_t position = 0; position < type.getRank(); ++position) {
          place.push_back(linalg::IndexOp::create(nested, nestedLoc, position));
          int64_t axis = position - order.filterAxis;
          if (axis < 0 || axis >= order.axes || steps[axis] == 1)
            continue;
          Value last = arith::ConstantIndexOp::create(nested, nestedLoc, steps[axis] - 1);
          place.back() = arith::SubIOp::create(nested, nestedLoc, last, place.back());
        }
        Value element = tensor::ExtractOp::create(nested, nestedLoc, filter, place);
        linalg::YieldOp::create(nested, nestedLoc, element);
      });
  return generic.getResult(0);
}

/// A transposed convolution whose windows do not meet: each element gives a whole window of the
/// result, which is one contraction over the channels.
static bool contractSpread(linalg::LinalgOp op, const Order &order) {
  SmallVector<int64_t> steps;
  TypedValue<RankedTensorType> source = getSpread(op, order, steps);
  auto result = dyn_cast<RankedTensorType>(op.getDpsInits()[0].getType());
  if (!source || !result)
    return false;
  OpBuilder b(op);
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  int64_t axes = order.axes;
  // Loops: batch, channel of the result, elements, place in the window, channel of the image.
  const unsigned batch = 0, out = 1, elements = 2, places = 2 + axes, channel = 2 + 2 * axes,
                 numLoops = channel + 1;
  auto dim = [&](unsigned loop) { return getAffineDimExpr(loop, context); };
  SmallVector<AffineExpr> sourceMap(2 + axes), filterMap(2 + axes);
  sourceMap[0] = dim(batch);
  sourceMap[order.imageChannel] = dim(channel);
  filterMap[order.filterOut] = dim(out);
  filterMap[order.filterChannel] = dim(channel);
  for (int64_t axis = 0; axis < axes; ++axis) {
    sourceMap[order.imageAxis + axis] = dim(elements + axis);
    filterMap[order.filterAxis + axis] = dim(places + axis);
  }
  // The result, split into windows.
  SplitDims dims(context);
  Value init = op.getDpsInits()[0];
  for (int64_t position = 0; position < 2 + axes; ++position) {
    int64_t axis = position - order.imageAxis;
    dims.groups.emplace_back();
    if (axis < 0 || axis >= axes) {
      dims.add(tensor::getMixedSize(b, loc, init, position), position == 0 ? batch : out);
      continue;
    }
    dims.add(b.getIndexAttr(source.getType().getDimSize(position)), elements + axis);
    dims.add(b.getIndexAttr(steps[axis]), places + axis);
  }
  init = dims.split(b, loc, init);
  Value filter = reverseWindow(b, loc, op.getDpsInputs()[1], order, steps);
  SmallVector<utils::IteratorType> iterators(numLoops, utils::IteratorType::parallel);
  iterators.back() = utils::IteratorType::reduction;
  auto map = [&](ArrayRef<AffineExpr> results) {
    return AffineMap::get(numLoops, 0, results, context);
  };
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{init.getType()}, ValueRange{source, filter}, ValueRange{init},
      ArrayRef<AffineMap>{map(sourceMap), map(filterMap), map(dims.loops)}, iterators, addProduct);
  Value whole = generic.getResult(0);
  if (whole.getType() != result)
    whole = tensor::CollapseShapeOp::create(b, loc, result, whole, dims.groups);
  op->getResult(0).replaceAllUsesWith(whole);
  op->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

namespace {
/// What the image of a pool is read at, along one of its dimensions: a loop, or a window's place
/// and one in it.
struct PoolAxis {
  unsigned loop;
  std::optional<unsigned> place;
  int64_t window = 1;
};
} // namespace

/// The loops of `loop * step + place * gap`, if the windows do not meet and leave nothing between
/// them.
static std::optional<PoolAxis> getPoolAxis(AffineExpr expr, ArrayRef<int64_t> ranges) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return PoolAxis{dim.getPosition(), std::nullopt};
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return std::nullopt;
  /// A loop and what it is multiplied by.
  auto split = [](AffineExpr term) -> std::pair<AffineExpr, int64_t> {
    auto product = dyn_cast<AffineBinaryOpExpr>(term);
    auto factor = product && product.getKind() == AffineExprKind::Mul
                      ? dyn_cast<AffineConstantExpr>(product.getRHS())
                      : AffineConstantExpr(nullptr);
    return factor ? std::pair(product.getLHS(), factor.getValue()) : std::pair(term, int64_t(1));
  };
  auto [left, step] = split(sum.getLHS());
  auto [right, gap] = split(sum.getRHS());
  auto windows = dyn_cast<AffineDimExpr>(left), place = dyn_cast<AffineDimExpr>(right);
  if (!windows || !place || ranges[place.getPosition()] != step || (step != 1 && gap != 1))
    return std::nullopt;
  return PoolAxis{windows.getPosition(), place.getPosition(), step};
}

/// A pool whose windows lie side by side is a reduction of the split image.
static void reducePool(linalg::LinalgOp op) {
  auto image = dyn_cast<RankedTensorType>(op.getDpsInputs()[0].getType());
  auto result = dyn_cast<RankedTensorType>(op.getDpsInits()[0].getType());
  if (!image || !result)
    return;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  AffineMap resultMap = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  SmallVector<PoolAxis> axes;
  for (auto [position, expr] :
       llvm::enumerate(op.getMatchingIndexingMap(op.getDpsInputOperand(0)).getResults())) {
    std::optional<PoolAxis> axis = getPoolAxis(expr, ranges);
    if (!axis || (axis->window != 1 &&
                  (image.isDynamicDim(position) || ShapedType::isDynamic(ranges[axis->loop]))))
      return;
    axes.push_back(*axis);
  }

  OpBuilder b(op);
  Location loc = op.getLoc();
  Value split = op.getDpsInputs()[0];
  // What is left over at the end is in no window.
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, split);
  bool isWhole = true;
  for (auto [position, axis] : llvm::enumerate(axes)) {
    int64_t used = axis.window == 1 ? image.getDimSize(position) : ranges[axis.loop] * axis.window;
    isWhole &= used == image.getDimSize(position);
    if (!ShapedType::isDynamic(used))
      sizes[position] = b.getIndexAttr(used);
  }
  if (!isWhole) {
    SmallVector<OpFoldResult> offsets(axes.size(), b.getIndexAttr(0)),
        strides(axes.size(), b.getIndexAttr(1));
    split = tensor::ExtractSliceOp::create(b, loc, split, offsets, sizes, strides);
  }

  SplitDims dims(op.getContext());
  for (auto [position, axis] : llvm::enumerate(axes)) {
    dims.groups.emplace_back();
    if (axis.place && axis.window != 1)
      dims.add(b.getIndexAttr(ranges[axis.loop]), axis.loop);
    else
      dims.add(sizes[position], axis.loop);
    if (axis.place)
      dims.add(b.getIndexAttr(axis.window), *axis.place);
  }
  split = dims.split(b, loc, split);

  AffineMap imageMap = AffineMap::get(op.getNumLoops(), 0, dims.loops, op.getContext());
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{result}, ValueRange{split}, op.getDpsInits(),
      ArrayRef<AffineMap>{imageMap, resultMap}, op.getIteratorTypesArray());
  Block *body = b.createBlock(&generic.getRegion());
  IRMapping mapping;
  for (OpOperand *operand : {op.getDpsInputOperand(0), op.getDpsInitOperand(0)}) {
    BlockArgument argument = op.getMatchingBlockArgument(operand);
    mapping.map(argument, body->addArgument(argument.getType(), argument.getLoc()));
  }
  for (Operation &inner : *op.getBlock())
    b.clone(inner, mapping);
  op->replaceAllUsesWith(generic.getResults());
  op->erase();
}

/// The second operand of a pool has the window's extents; nobody reads its elements.
static bool isPool(linalg::LinalgOp op) {
  return op->getName().stripDialect().starts_with("pooling_") && op.getNumDpsInputs() == 2 &&
         op.getNumDpsInits() == 1 &&
         op.getMatchingBlockArgument(op.getDpsInputOperand(1)).use_empty();
}

namespace {
struct ContractConvolutions : mlir::fuse::impl::ContractConvolutionsBase<ContractConvolutions> {
  void runOnOperation() override {
    SmallVector<std::pair<linalg::LinalgOp, Order>> convolutions;
    SmallVector<linalg::LinalgOp> pools;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!op.hasPureTensorSemantics())
        return;
      if (std::optional<Order> order = getOrder(op))
        convolutions.push_back({op, *order});
      else if (isPool(op))
        pools.push_back(op);
    });
    llvm::for_each(pools, reducePool);
    for (auto [op, order] : convolutions)
      if (!contractSpread(op, order))
        contract(op, order);
  }
};
} // namespace
