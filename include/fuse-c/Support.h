//===- Support.h - what both C libraries share ----------------------*- C -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_C_SUPPORT_H
#define FUSE_C_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

#if defined(_MSC_VER)
#define FUSE_C_API
#else
#define FUSE_C_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
#define FUSE_C_BEGIN extern "C" {
#define FUSE_C_END }
#else
#define FUSE_C_BEGIN
#define FUSE_C_END
#endif

FUSE_C_BEGIN

/// What a function returns. On anything but FUSE_OK it has changed nothing but its thread's last
/// error, and outputs are as they were unless it says otherwise. New codes may be added: treat
/// those that are unknown as errors.
typedef enum FuseStatus {
  FUSE_OK = 0,
  /// A null pointer, an index or a count out of range, an option that cannot be read.
  FUSE_INVALID_ARGUMENT = 1,
  /// There is no function or file of that name.
  FUSE_NOT_FOUND = 2,
  /// A bundle cannot be read, is damaged, or is of an unknown version.
  FUSE_BAD_BUNDLE = 3,
  /// Shapes or sizes that the function does not take.
  FUSE_BAD_SHAPE = 4,
  /// A device address that is not aligned as a kernel needs it, is null, or lies across another's.
  FUSE_BAD_ADDRESS = 5,
  /// There is no such device, or no driver for it.
  FUSE_NO_DEVICE = 6,
  /// The bundle is for another chip than the device's.
  FUSE_WRONG_CHIP = 7,
  /// The driver of the GPU refused a call; the message has its own words.
  FUSE_DRIVER_ERROR = 8,
  /// Neither the host nor the device has so much memory.
  FUSE_OUT_OF_MEMORY = 9,
  /// The compiler refuses the module; its diagnostics say where and why.
  FUSE_COMPILE_ERROR = 10,
  /// A file or folder cannot be written.
  FUSE_CANNOT_WRITE = 11,
  /// A fault of this library.
  FUSE_INTERNAL_ERROR = 12,
  /// No code: every int is a value of the type.
  FUSE_STATUS_MAX = 0x7fffffff
} FuseStatus;

FUSE_C_END

#endif // FUSE_C_SUPPORT_H
