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
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> imageMap;
  Value split = op.getDpsInputs()[0];
  for (int64_t position = 0; position < 2 + axes; ++position) {
    int64_t axis = position - order.imageAxis;
    OpFoldResult size = tensor::getMixedSize(b, loc, split, position);
    ReassociationIndices &group = groups.emplace_back();
    auto add = [&](OpFoldResult extent, int64_t known, unsigned loop) {
      group.push_back(shape.size());
      shape.push_back(known);
      sizes.push_back(extent);
      imageMap.push_back(dim(loop));
    };
    if (axis < 0 || axis >= axes) {
      add(size, image.getDimSize(position), position == 0 ? batch : channel);
    } else if (window[axis] == 1) {
      add(size, rest[axis], windows + axis);
    } else {
      add(b.getIndexAttr(rest[axis]), rest[axis], windows + axis);
      add(b.getIndexAttr(window[axis]), window[axis], places + axis);
    }
  }
  if (int64_t(shape.size()) > image.getRank())
    split = tensor::ExpandShapeOp::create(
        b, loc, RankedTensorType::get(shape, image.getElementType()), split, groups, sizes);

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
      ArrayRef<AffineMap>{map(imageMap), map(filterMap), map(resultMap)}, iterators,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        Type type = args[2].getType();
        Value x = extend(nested, nestedLoc, args[0], type),
              y = extend(nested, nestedLoc, args[1], type), sum;
        if (isa<FloatType>(type))
          sum = arith::AddFOp::create(nested, nestedLoc, args[2],
                                      arith::MulFOp::create(nested, nestedLoc, x, y));
        else
          sum = arith::AddIOp::create(nested, nestedLoc, args[2],
                                      arith::MulIOp::create(nested, nestedLoc, x, y));
        linalg::YieldOp::create(nested, nestedLoc, sum);
      });
  op->replaceAllUsesWith(generic.getResults());
  op->erase();
}

namespace {
struct ContractConvolutions : mlir::fuse::impl::ContractConvolutionsBase<ContractConvolutions> {
  void runOnOperation() override {
    SmallVector<std::pair<linalg::LinalgOp, Order>> convolutions;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (std::optional<Order> order = getOrder(op); order && op.hasPureTensorSemantics())
        convolutions.push_back({op, *order});
    });
    for (auto [op, order] : convolutions)
      contract(op, order);
  }
};
} // namespace
