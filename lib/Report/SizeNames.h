//===- SizeNames.h - extents by the names of sizes --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_SIZENAMES_H
#define FUSE_LIB_REPORT_SIZENAMES_H

#include "KernelCost.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"

namespace mlir::fuse {

/// Iteration extents in terms of the sizes that the arguments name (`fuse.dims`), or of the numbers
/// given for them.
class SizeNames {
public:
  SizeNames(func::FuncOp function, const std::map<std::string, int64_t> &given);

  /// The extents of the op's iteration dimensions.
  SmallVector<SizePolynomial> getSizes(IndexedOpInterface op);
  /// The bytes of a tensor whose extents are those of the inputs, or follow from them.
  SizePolynomial getBytes(ShapedType type, ArrayRef<AffineExpr> shape) const;

private:
  /// The first of an op's operands that says how long a dimension is.
  AffineExpr getExtent(IndexedOpInterface op, unsigned dim);
  SizePolynomial convert(AffineExpr expr) const;

  ShapeExpressions shapes;
  SmallVector<SizePolynomial> symbols;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_SIZENAMES_H
