//===- tuning.cpp - any bytes as a tuning database ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tuning.h"
#include "fuse/Target/Tuning.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include <cstdio>
#include <cstdlib>

using namespace mlir;
using namespace mlir::fuse;

/// Whether an error says where in the file it is.
static bool hasPlace(Diagnostic &diagnostic) {
  auto place = dyn_cast<FileLineColLoc>(diagnostic.getLocation());
  return place && place.getFilename() == "x.txt" && place.getLine() > 0 && place.getColumn() > 0;
}

static bool parse(llvm::StringRef text, const ChipInfo &chip) {
  // Of one thread: a process may be one of many.
  static MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<FuseDialect>();
  bool isReported = false;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    isReported = true;
    if (hasPlace(diagnostic))
      return success();
    std::fprintf(stderr, "a message without a place: %s\n", diagnostic.str().c_str());
    std::abort();
  });
  if (succeeded(TuningDatabase::parse(text, "x.txt", chip, &context)))
    return true;
  if (!isReported) {
    std::fprintf(stderr, "refused without a message\n");
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
