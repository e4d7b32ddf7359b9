//===- driver.h - what the C tests ask of the vendor's driver ---*- C -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_CAPI_DRIVER_H
#define FUSE_TEST_CAPI_DRIVER_H

#include "check.h"

#include <dlfcn.h>

typedef void (*DriverFunction)(void);

/// A function of the library that FUSE_CUDA_LIBRARY or FUSE_HIP_LIBRARY names, or of the driver
/// itself. One vendor in a process.
static inline DriverFunction findInDriver(int isCuda, const char *name) {
  static void *library;
  if (!library) {
    const char *standIn = getenv(isCuda ? "FUSE_CUDA_LIBRARY" : "FUSE_HIP_LIBRARY");
    library = dlopen(standIn ? standIn : isCuda ? "libcuda.so.1" : "libamdhip64.so", RTLD_NOW);
  }
  CHECK(library);
  DriverFunction function;
  *(void **)&function = dlsym(library, name);
  CHECK(function);
  return function;
}

typedef int (*TakeHandle)(void *);
typedef int (*TakeHandles)(void *, void *);

#endif // FUSE_TEST_CAPI_DRIVER_H
