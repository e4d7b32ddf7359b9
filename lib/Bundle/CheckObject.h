//===- CheckObject.h - what the vendors' tools write ------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_CHECKOBJECT_H
#define FUSE_LIB_BUNDLE_CHECKOBJECT_H

#include "mlir/Support/LLVM.h"
#include <string>

namespace mlir::fuse {

/// Checks that `data` is a cubin for the NVIDIA chip `chip` ("sm_90a") that defines each of
/// `kernels`. On failure `message` says what it is instead.
LogicalResult checkCubin(ArrayRef<char> data, StringRef chip, ArrayRef<StringRef> kernels,
                         std::string &message);

/// Checks that `data` is a code object for the AMD GPU that `relocatable`, the linker's input, is
/// for, and defines each of `kernels` with its descriptor.
LogicalResult checkCodeObject(ArrayRef<char> data, ArrayRef<char> relocatable,
                              ArrayRef<StringRef> kernels, std::string &message);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_CHECKOBJECT_H
