//===- Error.h - errors of the runtime --------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_ERROR_H
#define FUSE_RUNTIME_ERROR_H

#include <sstream>
#include <stdexcept>
#include <string>

namespace fuse::runtime {

/// Everything that goes wrong in the runtime is thrown as this, with a text that
/// a user can act on.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws an Error whose text is all parts one after the other.
template <typename... Parts> [[noreturn]] void fail(const Parts &...parts) {
  std::ostringstream text;
  (text << ... << parts);
  throw Error(text.str());
}

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_ERROR_H
