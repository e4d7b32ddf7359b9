//===- tuning.cpp - any bytes as a tuning database ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tuning.h"
#include "fuse/Target/Tuning.h"

#include <cstdio>
#include <cstdlib>

using namespace mlir::fuse;

/// Whether the message begins with `name:LINE: `.
static bool hasPlace(llvm::StringRef message) {
  unsigned line = 0;
  return message.consume_front("x.txt:") && !message.consumeInteger(10, line) && line > 0 &&
         message.starts_with(": ");
}

static bool parse(llvm::StringRef text, const ChipInfo &chip) {
  llvm::Expected<TuningDatabase> database = TuningDatabase::parse(text, "x.txt", chip);
  if (database)
    return true;
  const std::string message = llvm::toString(database.takeError());
  if (!hasPlace(message)) {
    std::fprintf(stderr, "a message without a place: %s\n", message.c_str());
    std::abort();
  }
  return false;
}

bool fuzzTuning(const uint8_t *data, size_t size) {
  const llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  bool accepted = false;
  // The chip of the first line, so that most inputs are read past it; and a chip that may be
  // another one.
  for (const ChipInfo &chip : getChips())
    if (chip.name == "gfx942" || text.take_front(256).contains(chip.name))
      accepted |= parse(text, chip);
  return accepted;
}
