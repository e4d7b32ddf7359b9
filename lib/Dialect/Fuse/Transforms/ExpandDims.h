//===- ExpandDims.h - dimensions of a structured op as several --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_EXPANDDIMS_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_EXPANDDIMS_H

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

/// The extents that each dimension of an op is written as, outermost first; none where it stays.
/// Of the extents of one dimension the first may be a value, the others are attributes.
using Factors = SmallVector<SmallVector<OpFoldResult>>;

/// How a tensor looks with some of its dimensions written as several.
struct ExpandedType {
  RankedTensorType type;
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes; ///< null where the dimension stays
};

/// Writes the dimensions of `type`, which has the subscripts `map`, as `factors` say.
ExpandedType expandType(RankedTensorType type, AffineMap map, const Factors &factors);

/// Do all tensors of `op` show an extent where the parts of `factors` are known, and none where one
/// of them is not? Reshapes do not turn one into the other. And are slices cut between parts?
bool canExpandDims(IndexedOpInterface op, const Factors &factors);

/// `op` with its dimensions written as `factors` say, before `op`, which stays. Its operands become
/// what they are a `collapse_shape` of, or views. A coordinate that the code asks for is computed
/// from those of the parts. Needs `canExpandDims`; no dimension that is reduced over may be written
/// as several.
IndexedOpInterface expandDims(RewriterBase &b, IndexedOpInterface op, const Factors &factors);

/// The results of `expanded`, which stands for `op`, with the types of those of `op`.
SmallVector<Value> collapseResults(RewriterBase &b, IndexedOpInterface op,
                                   IndexedOpInterface expanded, const Factors &factors);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_EXPANDDIMS_H
