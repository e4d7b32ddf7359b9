//===- InitAll.h - everything a tool registers ------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_INITALL_H
#define FUSE_INITALL_H

#include "fuse/Dialect/FrontEnds/FrontEnds.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/ScheduleFamily.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

namespace mlir::fuse {

/// The dialects of MLIR and of Fuse, with all that hangs on them.
inline void registerAllDialects(DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
  registry.insert<FuseDialect, tile::TileDialect, tm_tensor::TmTensorDialect,
                  iree_linalg_ext::IreeLinalgExtDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerScheduleFamilies(registry);
}

} // namespace mlir::fuse

#endif // FUSE_INITALL_H
