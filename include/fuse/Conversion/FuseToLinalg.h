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

/// Patterns that spell fuse.gelu, fuse.silu and fuse.sigmoid in arith and math.
void populateExpandActivationsPatterns(RewritePatternSet &patterns);

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_FUSETOLINALG_H
