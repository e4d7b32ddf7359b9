//===- Nesting.h - text that is nested too deeply ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PIPELINES_NESTING_H
#define FUSE_PIPELINES_NESTING_H

#include "llvm/ADT/StringRef.h"

namespace mlir::fuse {

/// The first place of a text where brackets stand in so many others that MLIR's parser, which
/// recurses, would run out of stack; npos if they nowhere do, and of bytecode, which is read
/// without recursion.
size_t findDeepNesting(llvm::StringRef text);

/// What is to be said of it.
constexpr const char *kDeepNesting =
    "brackets are nested too deeply; 256 of them may stand in each other";

} // namespace mlir::fuse

#endif // FUSE_PIPELINES_NESTING_H
