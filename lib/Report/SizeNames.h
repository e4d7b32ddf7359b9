//===- SizeNames.h - extents by the names of sizes --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_SIZENAMES_H
#define FUSE_LIB_REPORT_SIZENAMES_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Dialect/Fuse/Transforms/SizeArithmetic.h"
#include <map>
#include <string>

namespace mlir::fuse {

/// Iteration extents in terms of the sizes that the arguments name (`fuse.dims`), or of the numbers
/// given for them.
class SizeNames {
public:
  SizeNames(func::FuncOp function, const std::map<std::string, int64_t> &given);

  /// The extents of the op's iteration dimensions.
  SmallVector<SizeExpr> getSizes(IndexedOpInterface op);
  /// The bytes of a tensor whose extents are those of the inputs, or follow from them.
  SizeExpr getBytes(ShapedType type, ArrayRef<AffineExpr> shape);
  /// `8192*M + 33554432`
  std::string spell(SizeExpr size) const;

private:
  /// The first of an op's operands that says how long a dimension is.
  AffineExpr getExtent(IndexedOpInterface op, unsigned dim);
  SizeExpr convert(AffineExpr expr) const;
  SizeExpr getNumber(int64_t number) const { return {number, context}; }
  /// The size of a name: a symbol, its position in `names`.
  SizeExpr getNamed(StringRef name);
  std::string spellFactor(AffineExpr factor) const;

  MLIRContext *context;
  ShapeExpressions shapes;
  std::vector<std::string> names;
  SmallVector<SizeExpr> symbols; ///< what `shapes` knows as symbols
};

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_SIZENAMES_H
