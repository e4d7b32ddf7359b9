//===- DynamicLibrary.h - a library opened at run time ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_RUNTIME_DYNAMICLIBRARY_H
#define FUSE_LIB_RUNTIME_DYNAMICLIBRARY_H

#include "fuse/Runtime/Error.h"
#include <cstdlib>
#include <dlfcn.h>

namespace fuse::runtime {

/// Stays open until the process ends: drivers do not like to be closed.
class DynamicLibrary {
public:
  /// Opens the first that is found; `need` says what it is and how to get it. Where the environment
  /// variable `variable` is set, it names the library, and no other is tried.
  DynamicLibrary(std::initializer_list<const char *> names, const char *need,
                 const char *variable = nullptr) {
    std::string why;
    if (const char *chosen = variable ? std::getenv(variable) : nullptr) {
      handle = dlopen(chosen, RTLD_NOW | RTLD_LOCAL);
      if (!handle)
        failAs<DeviceError>(variable, " names a library that cannot be opened (", dlerror(), ")");
      return;
    }
    for (const char *name : names) {
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
      if (handle)
        return;
      if (why.empty())
        why = dlerror();
    }
    failAs<DeviceError>(need, " (", why, ")");
  }

  /// Fills in a function pointer.
  template <typename Function>
  void bind(Function &function, const char *name, bool isOptional = false) const {
    function = reinterpret_cast<Function>(dlsym(handle, name));
    if (!function && !isOptional)
      failAs<DeviceError>("the GPU driver is too old: it has no '", name, "'");
  }

private:
  void *handle = nullptr;
};

} // namespace fuse::runtime

#endif // FUSE_LIB_RUNTIME_DYNAMICLIBRARY_H
