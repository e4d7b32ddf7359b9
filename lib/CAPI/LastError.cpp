//===- LastError.cpp - what went wrong in this thread ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guard.h"

#include <string>

/// Whether this thread has left its message behind. Of a trivial type, it can be asked even then:
/// where a thread or the process ends, what others have made for the thread, or for the process,
/// goes later.
static thread_local bool hasEnded = false;

namespace {
struct Message {
  std::string text;
  ~Message() { hasEnded = true; }
};
} // namespace

static Message &message() {
  static thread_local Message message;
  return message;
}

const char *fuse::capi::lastError() { return hasEnded ? "" : message().text.c_str(); }

void fuse::capi::setLastError(const char *text) noexcept {
  if (hasEnded)
    return;
  try {
    message().text = text;
  } catch (...) {
    message().text = "no memory left"; // short enough to need none
  }
}
