//===- Pipelines.h - the named pipelines ------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PIPELINES_PIPELINES_H
#define FUSE_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"

namespace mlir::fuse {

/// graph -> fused: each kernel is a `fuse.kernel`.
void buildToFusedPipeline(OpPassManager &pm);

void registerFusePipelines();

} // namespace mlir::fuse

#endif // FUSE_PIPELINES_PIPELINES_H
