//===- FuseToLinalg.h - fuse ops in terms of linalg -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_FUSETOLINALG_H
#define FUSE_CONVERSION_FUSETOLINALG_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

/// An integer division, a shift, a magnitude, or a conversion of a float to an integer, on
/// `operands`, that is defined for all of them: a division that arith leaves undefined is one by 1,
/// a shift by the width or more shifts all bits out, the least integer is its own magnitude,
/// conversions saturate and make NaN 0. Null for other ops.
Value createTotalOp(OpBuilder &b, Location loc, Operation &op, ValueRange operands);

/// Patterns that spell fuse.gelu, fuse.silu and fuse.sigmoid in arith and math.
void populateExpandActivationsPatterns(RewritePatternSet &patterns);

/// The element of a tensor or memref at places that are clamped into it; of one that has none, 0.
Value readClamped(OpBuilder &b, Location loc, Value source, ValueRange places);

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_FUSETOLINALG_H
