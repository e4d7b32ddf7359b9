//===- Handles.cpp - errors and handles of the C API ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handles.h"

using namespace fuse;
using namespace fuse::python;

/// The Python exception for a status: fuse_mlir/errors.py registers those that begin with Fuse.
static const char *errorKind(FuseStatus status) {
  switch (status) {
  case FUSE_INVALID_ARGUMENT:
  case FUSE_BAD_SHAPE:
  case FUSE_BAD_ADDRESS:
    return "ValueError";
  case FUSE_NOT_FOUND:
    return "KeyError";
  case FUSE_BAD_BUNDLE:
    return "FuseBundleError";
  case FUSE_COMPILE_ERROR:
    return "FuseCompileError";
  case FUSE_CANNOT_WRITE:
    return "OSError";
  case FUSE_OUT_OF_MEMORY:
    return "MemoryError";
  default:
    return "FuseDeviceError";
  }
}

void python::fail(const char *kind, const std::string &message) {
  throw ffi::Error(kind, message, "");
}

void python::check(FuseStatus status) {
  if (status != FUSE_OK)
    fail(errorKind(status), fuseRuntimeLastError());
}

void python::checkCompiler(FuseStatus status) {
  if (status != FUSE_OK)
    fail(errorKind(status), fuseCompilerLastError());
}

std::string python::toText(const ffi::String &text) {
  std::string copy(text.data(), text.size());
  if (copy.find('\0') != std::string::npos)
    fail("ValueError", "a NUL within a name");
  return copy;
}
