//===- CodeObject.h - what an AMD code object says --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_CODEOBJECT_H
#define FUSE_LIB_SIMULATOR_AMD_CODEOBJECT_H

#include "llvm/Support/AMDHSAKernelDescriptor.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuse::sim::amd {

struct Argument {
  std::string kind; // as LLVM's metadata spell it: "global_buffer", "hidden_group_size_x", ...
  uint32_t offset = 0, size = 0;
  bool isHidden() const { return kind.rfind("hidden_", 0) == 0; }
};

/// What the metadata say of a kernel.
struct KernelMetadata {
  std::vector<Argument> arguments;
  uint32_t maxGroupSize = 0, kernargSize = 0;
  std::array<uint32_t, 3> requiredSize = {0, 0, 0}; // zeros: any
};

struct KernelCode {
  llvm::amdhsa::kernel_descriptor_t descriptor;
  KernelMetadata metadata;
  const uint8_t *bytes = nullptr;
  uint64_t size = 0, address = 0;
};

uint32_t bits(uint32_t word, unsigned shift, unsigned width);

/// An ELF file with its symbols and metadata. Nothing in the file is trusted: whatever does not
/// fit together is thrown as runtime::Error that names it.
class CodeObject {
public:
  CodeObject(std::string bytes, const std::string &chip);
  /// Throws if there is none of that name, or if it is malformed. `bytes` lives as long as the
  /// code object.
  KernelCode getKernel(const std::string &name) const;

private:
  struct Symbol {
    uint64_t address, size;
  };
  struct Segment {
    uint64_t address, size, offset;
    bool isExecutable;
  };
  void readHeader(const std::string &chip);
  void readSegments();
  void readSections();
  void readMetadata(const void *bytes, size_t size);
  const Segment *find(uint64_t address, uint64_t size) const;

  std::string file;
  std::vector<Segment> segments;
  std::map<std::string, Symbol> symbols;
  std::map<std::string, KernelMetadata> metadata;
};

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_CODEOBJECT_H
