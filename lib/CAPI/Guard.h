//===- Guard.h - the border between C and C++ -------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CAPI_GUARD_H
#define FUSE_LIB_CAPI_GUARD_H

#include "fuse-c/Support.h"
#include "fuse/Runtime/Error.h"

#include <new>

namespace fuse::capi {

/// What went wrong in this thread's last call that failed; "" where the thread has ended so far
/// that its variables are gone. In a file of its own: a variable of a thread wants code for shared
/// libraries.
const char *lastError();
void setLastError(const char *text) noexcept;

/// An error whose code is known where it is found.
struct StatusError : runtime::Error {
  StatusError(FuseStatus status, const std::string &message)
      : runtime::Error(message), status(status) {}
  FuseStatus status;
};

/// Throws an error with this code unless `holds`.
inline void require(bool holds, FuseStatus status, const char *message) {
  if (!holds)
    throw StatusError(status, message);
}

inline FuseStatus remember(FuseStatus status, const char *message) noexcept {
  setLastError(message);
  return status;
}

/// Runs `body`, and turns what it throws into a code and this thread's last error. `otherwise` is
/// the code of errors that are of no kind.
template <typename Body> FuseStatus guarded(FuseStatus otherwise, const Body &body) noexcept {
  try {
    body();
    return FUSE_OK;
  } catch (const StatusError &error) {
    return remember(error.status, error.what());
  } catch (const runtime::DriverError &error) {
    return remember(FUSE_DRIVER_ERROR, error.what());
  } catch (const runtime::DeviceError &error) {
    return remember(FUSE_NO_DEVICE, error.what());
  } catch (const runtime::ChipError &error) {
    return remember(FUSE_WRONG_CHIP, error.what());
  } catch (const runtime::MemoryError &error) {
    return remember(FUSE_OUT_OF_MEMORY, error.what());
  } catch (const runtime::AddressError &error) {
    return remember(FUSE_BAD_ADDRESS, error.what());
  } catch (const runtime::Error &error) {
    return remember(otherwise, error.what());
  } catch (const std::bad_alloc &) {
    return remember(FUSE_OUT_OF_MEMORY, "the host has no memory left");
  } catch (const std::exception &error) {
    return remember(FUSE_INTERNAL_ERROR, error.what());
  } catch (...) {
    return remember(FUSE_INTERNAL_ERROR, "an unknown exception");
  }
}

} // namespace fuse::capi

#endif // FUSE_LIB_CAPI_GUARD_H
