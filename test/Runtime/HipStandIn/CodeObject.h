//===- CodeObject.h - a code object as HIP reads it -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_RUNTIME_HIPSTANDIN_CODEOBJECT_H
#define FUSE_TEST_RUNTIME_HIPSTANDIN_CODEOBJECT_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuse::test {

/// A kernel's launch contract, from the NT_AMDGPU_METADATA note.
struct KernelNote {
  struct Argument {
    uint64_t offset = 0, size = 0; // bytes within the kernarg segment
    std::string kind;              // "global_buffer", "by_value", "hidden_..."
  };
  std::vector<Argument> arguments;
  uint64_t kernargBytes = 0, ldsBytes = 0, scratchBytes = 0, wavefrontSize = 0;
  uint64_t maxFlatWorkgroupSize = 0;
  std::vector<uint64_t> requiredWorkgroupSize; // empty, or three extents
};

struct CodeObjectNotes {
  std::string target;                        // "amdgcn-amd-amdhsa--gfx942"
  std::map<std::string, KernelNote> kernels; // by name
};

/// Reads a code object at an address of which HIP is told no length: that comes from the ELF
/// header. Throws runtime::Error on what HIP's loader refuses on `chip` with a runtime that knows
/// ABI versions up to `newestAbi` (3: code object V5; 4: V6, since ROCm 6.3), and where the note
/// and the kernel descriptor contradict each other. `length` gets the file's size in bytes.
CodeObjectNotes readCodeObject(const void *image, const std::string &chip, unsigned newestAbi,
                               size_t &length);

} // namespace fuse::test

#endif // FUSE_TEST_RUNTIME_HIPSTANDIN_CODEOBJECT_H
