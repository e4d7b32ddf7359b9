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

/// A call of the GPU's driver failed.
struct DriverError : Error {
  using Error::Error;
};

/// There is no such device, or no driver.
struct DeviceError : Error {
  using Error::Error;
};

/// Code that does not run on the device.
struct ChipError : Error {
  using Error::Error;
};

/// The device has not as much memory.
struct MemoryError : Error {
  using Error::Error;
};

/// An address that is not aligned as a kernel needs it, or lies across another one's memory.
struct AddressError : Error {
  using Error::Error;
};

/// Throws an error of a kind, whose text is all parts one after the other.
template <typename Kind, typename... Parts> [[noreturn]] void failAs(const Parts &...parts) {
  std::ostringstream text;
  (text << ... << parts);
  throw Kind(text.str());
}

/// Throws an Error whose text is all parts one after the other.
template <typename... Parts> [[noreturn]] void fail(const Parts &...parts) {
  failAs<Error>(parts...);
}

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_ERROR_H
