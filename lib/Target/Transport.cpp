//===- Transport.cpp - how operands reach shared memory -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Transport.h"
#include "fuse/Target/TilePlan.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fuse;

std::string Transport::describe() const {
  switch (kind) {
  case None:
    return "has no way into shared memory";
  case TensorMap:
    return "is loaded by the tensor memory accelerator";
  case Copied:
    return llvm::formatv("is copied by the producers, {0} bytes at a time", unitBytes);
  case Realigned:
    return llvm::formatv("is copied by the producers, {0} bytes at a time, and shifted into place",
                         unitBytes);
  }
  llvm_unreachable("unknown transport");
}

/// Coordinates of a tensor map are signed 32-bit numbers, its strides have 40 bits. Empty if the
/// static extents are within that; dynamic ones are checked when a function is called.
static std::string describeExcess(ArrayRef<int64_t> shape, int64_t elementBytes) {
  uint64_t stride = elementBytes;
  for (int64_t extent : llvm::reverse(shape)) {
    if (stride >= uint64_t(1) << 40)
      return "has strides of 2^40 bytes or more; those of a tensor map are shorter";
    if (ShapedType::isDynamic(extent))
      continue;
    if (extent > int64_t(1) << 31)
      return llvm::formatv("has an extent of {0}; those of a tensor map are 2^31 at most", extent);
    stride = llvm::SaturatingMultiply(stride, uint64_t(std::max<int64_t>(extent, 1)));
  }
  return "";
}

BufferPart BufferPart::get(Value memref) {
  BufferPart part;
  part.shape = llvm::to_vector(cast<MemRefType>(memref.getType()).getShape());
  if (auto slice = memref.getDefiningOp<memref::SubViewOp>()) {
    part.begins = llvm::to_vector(slice.getStaticOffsets());
    part.storage = llvm::to_vector(slice.getSourceType().getShape());
  }
  return part;
}

BufferPart BufferPart::get(Value operand, const OperandView &view) {
  BufferPart part{view.lengths, view.begins, view.storage};
  if (view.isSlice())
    return part;
  auto type = cast<ShapedType>(operand.getType());
  part.shape.assign(view.leading.size(), 1);
  for (ArrayRef<int64_t> group : view.groups) {
    bool isDynamic = llvm::any_of(group, [&](int64_t dim) { return type.isDynamicDim(dim); });
    int64_t extent = 1;
    for (int64_t dim : group)
      extent *= isDynamic ? 1 : type.getDimSize(dim);
    part.shape.push_back(isDynamic ? ShapedType::kDynamic : extent);
  }
  return part;
}

int64_t mlir::fuse::getBeginMultiple(ArrayRef<int64_t> begins, ArrayRef<int64_t> storage) {
  int64_t multiple = 0, stride = 1;
  for (auto [begin, extent] : llvm::zip_equal(llvm::reverse(begins), llvm::reverse(storage))) {
    multiple = std::gcd(multiple, begin * stride);
    if (!ShapedType::isDynamic(extent))
      stride *= std::max<int64_t>(extent, 1);
  }
  return multiple;
}

/// What a tensor map asks for: CUDA driver API, cuTensorMapEncodeTiled. What cp.async asks for:
/// addresses that are multiples of what it copies (PTX ISA). Buffers start at multiples of 16.
Transport mlir::fuse::getTransport(const BufferPart &part, int64_t elementBytes,
                                   ArrayRef<int64_t> tileDims) {
  Transport transport;
  ArrayRef<int64_t> shape = part.shape, storage = part.storage.empty() ? shape : part.storage;
  int64_t last = int64_t(shape.size()) - 1;
  if (llvm::any_of(tileDims, [](int64_t dim) { return dim < 0; })) {
    transport.reason = "does not run along both dimensions of its tile";
    return transport;
  }
  if (!llvm::is_contained(tileDims, last)) {
    transport.reason = "has no contiguous dimension in its tile";
    return transport;
  }
  // Between the rows of a slice lie those of its source.
  bool isDynamic = ShapedType::isDynamic(storage[last]);
  int64_t rowBytes = isDynamic ? elementBytes : storage[last] * elementBytes;
  int64_t beginBytes =
      getBeginMultiple(part.begins, storage.take_front(part.begins.size())) * elementBytes;
  // An access begins and ends within a row of the part, too.
  int64_t partBytes = isDynamic ? elementBytes : shape[last] * elementBytes;
  transport.accessBytes =
      std::gcd(std::gcd(rowBytes, partBytes), std::gcd(beginBytes, kChunkBytes));
  if (shape.size() > 5)
    transport.reason = llvm::formatv("has {0} dimensions, a tensor map at most 5", shape.size());
  else if (ShapedType::isDynamic(shape[tileDims[1]]) || shape[tileDims[1]] == 0)
    transport.reason = "has no static extent along k; a tensor map has no dimension of 0";
  else if (isDynamic)
    transport.reason =
        "has rows of no static length; a tensor map needs multiples of 16 bytes between them";
  else if (rowBytes % 16)
    transport.reason =
        llvm::formatv("has rows of {0} bytes; a tensor map needs multiples of 16", rowBytes);
  else if (beginBytes % 16)
    transport.reason = llvm::formatv("begins {0} bytes into its buffer; a tensor map needs "
                                     "multiples of 16",
                                     beginBytes);
  else
    transport.reason = describeExcess(storage, elementBytes);
  if (transport.reason.empty()) {
    transport.kind = Transport::TensorMap;
    return transport;
  }
  const bool isRealigned = transport.accessBytes < kLeastCopyBytes;
  transport.kind = isRealigned ? Transport::Realigned : Transport::Copied;
  transport.unitBytes = isRealigned ? kChunkBytes : transport.accessBytes;
  return transport;
}

SmallVector<Transport> mlir::fuse::getTransports(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  SmallVector<Transport> transports;
  for (unsigned i = 0; i <= op.getRhs().size(); ++i) {
    if (op.convertsOperand(i)) {
      transports.emplace_back().reason = "is converted as it is read, in registers";
      continue;
    }
    const OperandView &view = space.operands[i];
    Value operand = op->getOperand(i);
    int64_t bits = getElementTypeOrSelf(operand.getType()).getIntOrFloatBitWidth();
    transports.push_back(getTransport(
        BufferPart::get(operand, view), bits / 8,
        {view.find(i == 0 ? plan.rows : plan.columns), view.find(plan.reduction.back())}));
  }
  return transports;
}

int64_t mlir::fuse::getAccessMultiple(const BufferPart &part, int64_t elementBytes) {
  auto known = [](int64_t extent) { return ShapedType::isDynamic(extent) ? 1 : extent; };
  int64_t multiple = std::gcd(kChunkBytes / elementBytes, known(part.shape.back()));
  // The rows of a slice are those of what it is cut from.
  if (!part.storage.empty()) {
    multiple = std::gcd(multiple, getBeginMultiple(part.begins, part.storage));
    if (part.storage.size() > 1)
      multiple = std::gcd(multiple, known(part.storage.back()));
  }
  return std::max<int64_t>(multiple, 1);
}

int64_t mlir::fuse::getExtraSlotBytes(int64_t tileBytes) {
  return tileBytes / kLineBytes * kChunkBytes;
}
