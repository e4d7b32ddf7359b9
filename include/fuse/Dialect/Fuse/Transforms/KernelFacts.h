//===- KernelFacts.h - what a pass says of a kernel -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_KERNELFACTS_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_KERNELFACTS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::fuse {

/// Attribute of a `fuse.kernel` that runs for some numbers of rows only: [fewest, most], where 0 is
/// no bound. It has no variants for others.
inline constexpr llvm::StringLiteral kRowsAttr = "fuse.rows";

/// Attribute of a `fuse.kernel` that no op of the graph asks for: why there is one, a sentence. The
/// report prints it.
inline constexpr llvm::StringLiteral kReasonAttr = "fuse.reason";

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_KERNELFACTS_H
