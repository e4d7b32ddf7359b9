//===- Resources.h - what kernels use ---------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_RESOURCES_H
#define FUSE_LIB_BUNDLE_RESOURCES_H

#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::fuse {

/// What `ptxas -v` printed: by kernel its registers, bytes of stack, spills and static shared
/// memory.
DictionaryAttr readPtxasLog(StringRef log, MLIRContext *context);

/// The metadata in AMD's assembly: by kernel its registers of each kind, spills, and bytes of LDS
/// and scratch memory.
DictionaryAttr readAmdMetadata(StringRef text, MLIRContext *context);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_RESOURCES_H
