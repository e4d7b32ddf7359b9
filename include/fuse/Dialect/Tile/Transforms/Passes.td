//===- Passes.td - Tile passes -----------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_TRANSFORMS_PASSES
#define FUSE_DIALECT_TILE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

#endif // FUSE_DIALECT_TILE_TRANSFORMS_PASSES
