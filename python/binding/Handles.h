//===- Handles.h - errors and handles of the C API --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PYTHON_BINDING_HANDLES_H
#define FUSE_PYTHON_BINDING_HANDLES_H

#include "fuse-c/Compiler.h"
#include "fuse-c/Runtime.h"

#include <tvm/ffi/tvm_ffi.h>

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace fuse::python {

namespace ffi = tvm::ffi;

/// Raises the Python exception of that name.
[[noreturn]] void fail(const char *kind, const std::string &message);

/// Raises what a status of the runtime's, or of the compiler's, says.
void check(FuseStatus status);
void checkCompiler(FuseStatus status);

/// A text for C, which ends at a NUL: one in the middle would cut it off.
std::string toText(const ffi::String &text);

template <typename Pointer> int64_t toNumber(Pointer pointer) {
  return reinterpret_cast<int64_t>(pointer);
}

/// Releases what it holds once nothing uses it.
template <typename Handle, void (*release)(Handle)> struct Owner {
  Owner() = default;
  Owner(const Owner &) = delete;
  ~Owner() {
    if (handle)
      release(handle);
  }
  Handle handle = nullptr;
};
using OwnedDevice = Owner<FuseDevice, fuseDeviceClose>;
using OwnedProgram = Owner<FuseProgram, fuseProgramUnload>;
using OwnedCall = Owner<FuseCall, fuseCallRelease>;
using OwnedBundle = Owner<FuseBundle, fuseBundleClose>;
using SharedBundle = std::shared_ptr<const OwnedBundle>;

/// Open bundles by number. It outlives what Python releases when the process ends.
class Bundles {
public:
  static Bundles &get() {
    static auto *all = new Bundles;
    return *all;
  }
  int64_t add(SharedBundle bundle) {
    const std::lock_guard lock(mutex);
    open.emplace(++last, std::move(bundle));
    return last;
  }
  SharedBundle find(int64_t number) {
    const std::lock_guard lock(mutex);
    auto found = open.find(number);
    if (found == open.end())
      fail("FuseBundleError", "the bundle was closed");
    return found->second;
  }
  /// What becomes free by it, and may wait for a device, does so without the lock.
  SharedBundle remove(int64_t number) {
    const std::lock_guard lock(mutex);
    auto node = open.extract(number);
    return node ? std::move(node.mapped()) : nullptr;
  }

private:
  std::mutex mutex;
  std::map<int64_t, SharedBundle> open;
  int64_t last = 0;
};

} // namespace fuse::python

#endif // FUSE_PYTHON_BINDING_HANDLES_H
