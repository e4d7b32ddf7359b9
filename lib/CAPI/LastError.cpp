//===- LastError.cpp - what went wrong in this thread ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guard.h"

std::string &fuse::capi::lastError() {
  static thread_local std::string message;
  return message;
}
