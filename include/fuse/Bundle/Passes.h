//===- Passes.h - Bundle passes ---------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_BUNDLE_PASSES_H
#define FUSE_BUNDLE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fuse {
#define GEN_PASS_DECL
#include "fuse/Bundle/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

#endif // FUSE_BUNDLE_PASSES_H
