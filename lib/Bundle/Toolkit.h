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

/// Makes sure that MLIR's NVVM target finds ptxas: in PATH, under CUDA_ROOT,
/// CUDA_HOME or CUDA_PATH, or in a folder `toolkit` beside the one this program is
/// in (its `bin` is then put in front of PATH), or in
/// /usr/local/cuda; FUSE_TOOL_PATH, a list of folders, replaces the last two. On failure `message`
/// says how to get it.
LogicalResult findPtxas(std::string &message);

/// A folder of the form that MLIR's ROCDL target expects (llvm/bin/ld.lld), made of
/// a link to the ld.lld that is found; goes away with the object.
class RocmToolkit {
public:
  ~RocmToolkit();
  /// Looks in ROCM_PATH, PATH (ld.lld, ld.lld-22), and the folders of LLVM and ROCm, which
  /// FUSE_TOOL_PATH replaces.
  LogicalResult find(std::string &message);
  StringRef getPath() const { return path; }

private:
  std::string path, temporary;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_TOOLKIT_H
