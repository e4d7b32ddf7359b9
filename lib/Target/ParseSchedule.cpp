//===- ParseSchedule.cpp - schedules that stand in text -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/ParseSchedule.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::fuse;

/// The place of what stands at `line` and `column` of a text that begins at `begin`.
static FileLineColLoc movePlace(FileLineColLoc begin, unsigned line, unsigned column) {
  if (line <= 1)
    return FileLineColLoc::get(begin.getContext(), begin.getFilename(), begin.getLine(),
                               begin.getColumn() + column - (column ? 1 : 0));
  return FileLineColLoc::get(begin.getContext(), begin.getFilename(), begin.getLine() + line - 1,
                             column);
}

/// A schedule of a family that the chip has.
static StringRef getExample(const ChipInfo *chip) {
  return !chip || chip->copies.cpAsync
             ? "#fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 4>"
             : "#fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2]>";
}

ScheduleInterface mlir::fuse::parseSchedule(StringRef text, FileLineColLoc begin,
                                            const ChipInfo *chip) {
  if (text.trim().empty()) {
    mlir::emitError(begin) << "a schedule is missing, like " << getExample(chip);
    return {};
  }
  Attribute attribute;
  std::string message;
  FileLineColLoc place = begin;
  {
    // MLIR's parser takes the text for a file whose name is the text.
    ScopedDiagnosticHandler handler(begin.getContext(), [&](Diagnostic &diagnostic) {
      auto inText = dyn_cast<FileLineColLoc>(diagnostic.getLocation());
      if (!inText || inText.getFilename() != text ||
          diagnostic.getSeverity() != DiagnosticSeverity::Error)
        return failure();
      if (message.empty()) {
        message = diagnostic.str();
        place = movePlace(begin, inText.getLine(), inText.getColumn());
      }
      return success();
    });
    attribute = parseAttribute(text, begin.getContext());
  }
  if (auto schedule = dyn_cast_or_null<ScheduleInterface>(attribute))
    return schedule;
  if (message.empty())
    message = "the attribute is no schedule";
  mlir::emitError(place) << message << "; expected a schedule like " << getExample(chip)
                         << ", got '" << text << "'";
  return {};
}
