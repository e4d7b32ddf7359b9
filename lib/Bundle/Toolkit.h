//===- Toolkit.h - the vendors' tools ---------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_TOOLKIT_H
#define FUSE_LIB_BUNDLE_TOOLKIT_H

#include "mlir/Support/LLVM.h"
#include <string>

namespace mlir::fuse {

/// Finds ptxas: in PATH, under CUDA_ROOT, CUDA_HOME or CUDA_PATH, in a folder `toolkit` beside the
/// one this program is in, or in /usr/local/cuda; FUSE_TOOL_PATH, a list of folders, replaces the
/// last two. On failure `message` says how to get it.
FailureOr<std::string> findPtxas(std::string &message);

/// Finds ld.lld: in ROCM_PATH, PATH (ld.lld-22, ld.lld), and the folders of LLVM and ROCm, which
/// FUSE_TOOL_PATH replaces.
FailureOr<std::string> findLinker(std::string &message);

/// Fails if a variable that names a CUDA toolkit is set and points to none.
LogicalResult checkCudaVariables(std::string &message);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_TOOLKIT_H
