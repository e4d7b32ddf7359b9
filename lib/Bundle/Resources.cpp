//===- Resources.cpp - what kernels use -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Resources.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace {
/// Numbers by kernel, in the making.
class Gathered {
public:
  explicit Gathered(MLIRContext *context) : b(context) {}
  /// What follows is said of this kernel.
  void begin(StringRef kernel) {
    end();
    name = kernel.str();
  }
  void set(StringRef key, StringRef number) {
    int64_t value;
    if (!key.empty() && !number.getAsInteger(10, value))
      numbers.set(key, b.getI64IntegerAttr(value));
  }
  void end() {
    if (!name.empty() && !numbers.empty())
      kernels.set(name, numbers.getDictionary(b.getContext()));
    name.clear();
    numbers = {};
  }
  DictionaryAttr finish() {
    end();
    return kernels.getDictionary(b.getContext());
  }

  Builder b;
  std::string name;
  NamedAttrList numbers, kernels;
};
} // namespace

DictionaryAttr mlir::fuse::readPtxasLog(StringRef log, MLIRContext *context) {
  Gathered gathered(context);
  for (StringRef line : llvm::split(log, '\n')) {
    if (size_t entry = line.find("Compiling entry function '"); entry != StringRef::npos) {
      gathered.begin(line.substr(entry).split('\'').second.split('\'').first);
      continue;
    }
    // `0 bytes stack frame, 0 bytes spill stores`; `Used 168 registers, 16 bytes smem`
    for (StringRef part : llvm::split(line.substr(line.find(':') + 1), ',')) {
      part = part.trim();
      (void)(part.consume_front("Used ") || part.consume_front("used "));
      auto [number, what] = part.split(' ');
      gathered.set(llvm::StringSwitch<StringRef>(what.trim())
                       .Case("registers", "registers")
                       .Case("bytes stack frame", "stack_bytes")
                       .Case("bytes spill stores", "spill_store_bytes")
                       .Case("bytes spill loads", "spill_load_bytes")
                       .Case("bytes smem", "static_shared_bytes")
                       .Default(""),
                   number);
    }
  }
  return gathered.finish();
}

DictionaryAttr mlir::fuse::readAmdMetadata(StringRef text, MLIRContext *context) {
  Gathered gathered(context);
  StringRef metadata = text.split(".amdgpu_metadata").second.split(".end_amdgpu_metadata").first;
  // A list of kernels; what is deeper is said of their arguments. The name stands among the
  // numbers.
  for (StringRef line : llvm::split(metadata, '\n')) {
    if (line.starts_with("  - "))
      gathered.end();
    if (!line.starts_with("  - .") && !line.starts_with("    ."))
      continue;
    auto [key, value] = line.substr(4).split(':');
    value = value.trim();
    if (key == ".name")
      gathered.name = value.trim("'\"").str();
    gathered.set(llvm::StringSwitch<StringRef>(key)
                     .Case(".vgpr_count", "vgprs")
                     .Case(".agpr_count", "agprs")
                     .Case(".sgpr_count", "sgprs")
                     .Case(".vgpr_spill_count", "vgpr_spills")
                     .Case(".sgpr_spill_count", "sgpr_spills")
                     .Case(".group_segment_fixed_size", "lds_bytes")
                     .Case(".private_segment_fixed_size", "scratch_bytes")
                     .Default(""),
                 value);
  }
  return gathered.finish();
}
