//===- PaddedRows.cpp - rows that start where copies are fast -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedRows.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::padding;

/// Rows begin at whole lines if that makes them longer by this share at most, else at chunks.
static constexpr double kLineWorth = 1.0 / 32;

int64_t mlir::fuse::padding::getRowBytes(RankedTensorType type) {
  return type.getShape().back() * (type.getElementTypeBitWidth() / 8);
}

RankedTensorType mlir::fuse::padding::getPaddedType(RankedTensorType type) {
  int64_t bytes = getRowBytes(type);
  auto padded = int64_t(llvm::alignTo(bytes, kLineBytes));
  if (double(padded - bytes) > kLineWorth * double(bytes))
    padded = int64_t(llvm::alignTo(bytes, kChunkBytes));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = padded / (type.getElementTypeBitWidth() / 8);
  return RankedTensorType::get(shape, type.getElementType());
}

Value mlir::fuse::padding::takeRows(OpBuilder &b, Location loc, Value padded,
                                    RankedTensorType type) {
  SmallVector<int64_t> begins(type.getRank(), 0), lengths(type.getRank(), SliceOp::kWhole);
  lengths.back() = type.getShape().back();
  return SliceOp::create(b, loc, padded, begins, lengths);
}

/// Elements between neighbours along each dimension of a row-major tensor.
static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t dim = shape.size(); dim-- > 1;)
    strides[dim - 1] = strides[dim] * shape[dim];
  return strides;
}

std::optional<ConstantPart> ConstantPart::find(Value operand) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (!type.hasStaticShape())
    return std::nullopt;
  Value root = operand;
  auto slice = root.getDefiningOp<SliceOp>();
  if (slice)
    root = slice.getSource();
  auto source = cast<RankedTensorType>(root.getType());
  while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
      root.getDefiningOp()))
    root = root.getDefiningOp()->getOperand(0);
  ConstantPart part;
  if (!source.hasStaticShape() || !matchPattern(root, m_Constant(&part.elements)))
    return std::nullopt;
  if (auto dense = dyn_cast<DenseElementsAttr>(part.elements)) {
    part.data = dense.getRawData();
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(part.elements)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    int64_t bytes = source.getNumElements() * (source.getElementTypeBitWidth() / 8);
    if (!blob || int64_t(blob->getData().size()) != bytes)
      return std::nullopt; // for those to report who write it
    part.data = blob->getData();
  } else {
    return std::nullopt;
  }
  SmallVector<int64_t> strides = getStrides(source.getShape());
  if (!slice) {
    part.strides = std::move(strides);
    return part;
  }
  for (auto [begin, stride] : llvm::zip_equal(slice.getBegins(), strides))
    part.offset += begin * stride;
  for (unsigned dim : slice.getKeptDims())
    part.strides.push_back(strides[dim]);
  return part;
}

ElementsAttr mlir::fuse::padding::padConstant(const ConstantPart &part, RankedTensorType type,
                                              RankedTensorType padded) {
  if (part.isSplat())
    return DenseElementsAttr::get(
        padded, cast<DenseElementsAttr>(part.elements).getSplatValue<Attribute>());
  int64_t bytes = type.getElementTypeBitWidth() / 8, length = type.getShape().back();
  AsmResourceBlob blob = HeapAsmResourceBlob::allocate(padded.getNumElements() * bytes, 16);
  char *to = blob.getMutableData().data();
  std::memset(to, 0, padded.getNumElements() * bytes);
  SmallVector<int64_t> place(type.getRank() - 1, 0);
  int64_t stride = part.strides.back();
  for (int64_t row = 0, rows = type.getNumElements() / length; row < rows; ++row) {
    int64_t first = part.offset;
    for (auto [at, along] : llvm::zip(place, part.strides))
      first += at * along;
    const char *from = part.data.data() + first * bytes;
    if (stride == 1)
      std::memcpy(to, from, length * bytes);
    else
      for (int64_t i = 0; i < length; ++i)
        std::memcpy(to + i * bytes, from + i * stride * bytes, bytes);
    to += padded.getShape().back() * bytes;
    for (size_t dim = place.size(); dim-- > 0 && ++place[dim] == type.getDimSize(dim);)
      place[dim] = 0;
  }
  return DenseResourceElementsAttr::get(padded, "padded_rows", std::move(blob));
}
