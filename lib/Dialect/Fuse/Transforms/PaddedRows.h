//===- PaddedRows.h - rows that start where copies are fast -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDEDROWS_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDEDROWS_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/BuiltinAttributes.h"

#include <optional>

namespace mlir::fuse::padding {

/// Bytes along the last dimension, which is static.
int64_t getRowBytes(RankedTensorType type);

/// The same with rows that begin at multiples of 16 bytes, or of 128 where that costs little: then
/// rows of a tile are whole lines of the cache.
RankedTensorType getPaddedType(RankedTensorType type);

/// The part of a padded tensor that holds what `type` says.
Value takeRows(OpBuilder &b, Location loc, Value padded, RankedTensorType type);

/// The elements of a constant that an operand is, or is a reshape or a part of.
struct ConstantPart {
  ElementsAttr elements;
  ArrayRef<char> data;          ///< one element of a splat
  int64_t offset = 0;           ///< in elements
  SmallVector<int64_t> strides; ///< likewise, one a dimension of the operand
  bool isSplat() const { return isa<DenseElementsAttr>(elements) && elements.isSplat(); }

  /// None if the operand is no such part, or its data has another size than its type says.
  static std::optional<ConstantPart> find(Value operand);
};

/// The constant with padded rows, what they end with being 0.
ElementsAttr padConstant(const ConstantPart &part, RankedTensorType type, RankedTensorType padded);

} // namespace mlir::fuse::padding

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDEDROWS_H
