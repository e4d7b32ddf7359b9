//===- Sources.h - ops of the input, tracked by location --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_SOURCES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_SOURCES_H

#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

namespace mlir::fuse {

/// The ops of the input that a function was made of, as `fuse-name-sources` listed them:
/// `"3 linalg.matmul"(loc)`. Empty if it did not run.
SmallVector<NameLoc> getSources(Operation *function);

/// The sources named in a location; the file positions in it where none is named.
SmallVector<Location> getSourcesOf(Location loc);

/// `linalg.matmul` of a source, empty for another location.
StringRef getSourceOp(Location source);

/// `file.mlir:12:8`, or the location as MLIR prints it.
std::string getSourcePosition(Location source);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_SOURCES_H
