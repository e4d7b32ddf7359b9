//===- CodeObject.h - what a file of code says of itself --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_CODEOBJECT_H
#define FUSE_RUNTIME_CODEOBJECT_H

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuse::runtime {

/// A parameter as a kernel declares it.
struct KernelParameter {
  uint32_t size = 0;
  bool isPointer = false;
  /// Alignment of what the pointer points to; 1 where the kernel does not say.
  uint32_t alignment = 1;
};

/// What a kernel says of its launches.
struct KernelInterface {
  std::string name;
  std::vector<KernelParameter> parameters;
  /// The only block, or the only cluster, with which it may be launched; zeros: any.
  std::array<uint32_t, 3> requiredBlock = {}, requiredCluster = {};
  uint32_t maxThreads = 0;   // of a block; 0: not said
  uint32_t staticShared = 0; // bytes of shared memory or LDS besides the dynamic; 0 in PTX
};

struct CodeObjectInfo {
  /// "sm_90", "gfx942"; in PTX with its suffix ("sm_90a").
  std::string chip;
  /// Machine code that only runs on a chip whose name has a suffix.
  bool needsSuffix = false;
  /// False for assembly text of AMD, of whose kernels only the names are read.
  bool hasInterfaces = true;
  std::vector<KernelInterface> kernels;

  /// Null if there is none of that name.
  const KernelInterface *find(std::string_view name) const;
};

/// Read files of code; nothing in them is trusted, and what is malformed or of another machine
/// throws an Error.
CodeObjectInfo readCubin(std::string_view bytes);
CodeObjectInfo readHsaco(std::string_view bytes);
CodeObjectInfo readPtx(std::string_view text);
CodeObjectInfo readIsa(std::string_view text);
/// By the name of the format: "cubin", "hsaco", "ptx", "isa".
CodeObjectInfo readCodeObject(std::string_view contents, const std::string &format);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_CODEOBJECT_H
