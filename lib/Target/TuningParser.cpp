//===- TuningParser.cpp - tuning databases as text ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/ParseSchedule.h"
#include "fuse/Target/Tuning.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A line of the file, and where it stands.
struct Line {
  FileLineColLoc getPlace(const char *at) const {
    return FileLineColLoc::get(context, name, number, unsigned(at - text.data()) + 1);
  }

  MLIRContext *context;
  StringRef name;
  unsigned number;
  StringRef text;
};

/// The words of a part of a line. After the first error, which is reported, all else is skipped.
class WordParser {
public:
  WordParser(const Line &line, StringRef part) : line(line), rest(part) {}

  void expect(StringRef word) {
    StringRef found = next();
    if (found != word)
      fail(found, llvm::formatv("expected '{0}', found {1}", word, spell(found)));
  }

  /// Whether the next word is this one; it is then taken.
  bool skip(StringRef word) {
    StringRef before = rest;
    if (next() == word)
      return true;
    rest = before;
    return false;
  }

  std::string oneOf(ArrayRef<StringRef> choices) {
    StringRef found = next();
    if (!llvm::is_contained(choices, found))
      fail(found, llvm::formatv("expected one of {0}, found {1}", llvm::join(choices, ", "),
                                spell(found)));
    return found.str();
  }

  int64_t number() {
    constexpr int64_t most = int64_t(1) << 40;
    StringRef found = next();
    int64_t value;
    if (llvm::to_integer(found, value, 10) && value >= 1 && value <= most)
      return value;
    fail(found, llvm::formatv("expected a number from 1 to {0}, found {1}", most, spell(found)));
    return 1;
  }

  /// `name` and one number.
  int64_t field(StringRef name) {
    expect(name);
    return number();
  }

  void time() {
    StringRef found = next();
    double value = 0;
    if (!llvm::to_float(found, value) || !(value > 0) || !std::isfinite(value))
      fail(found, llvm::formatv("expected a positive time, found {0}", spell(found)));
  }

  /// Whether that was all.
  bool finish() {
    if (StringRef found = next(); !found.empty())
      fail(found, llvm::formatv("expected the end of the line, found {0}", spell(found)));
    return !failed;
  }

private:
  StringRef next() {
    rest = rest.ltrim();
    StringRef word = rest.take_until([](char c) { return llvm::isSpace(c); });
    rest = rest.drop_front(word.size());
    return word;
  }
  static std::string spell(StringRef word) {
    return word.empty() ? "the end of the line" : ("'" + word + "'").str();
  }
  /// `found` is a word of the line, or empty and stands where the words end.
  void fail(StringRef found, const Twine &message) {
    if (!failed)
      mlir::emitError(line.getPlace(found.data())) << message;
    failed = true;
  }

  const Line &line;
  StringRef rest;
  bool failed = false;
};
} // namespace

/// `matmul SIZES : SCHEDULE ; TIME us`. Times are for readers: nothing else reads them.
static FailureOr<TunedMatmul> parseMatmul(const Line &line) {
  size_t colon = std::min(line.text.find(':'), line.text.size());
  StringRef sizes = line.text.take_front(colon), behind = line.text.substr(colon + 1);
  size_t end = std::min(behind.rfind(';'), behind.size());
  StringRef schedule = behind.take_front(end), time = behind.drop_front(end);
  TunedMatmul matmul;
  WordParser words(line, sizes);
  words.expect("matmul");
  matmul.element = words.oneOf({"f16", "bf16", "f32", "tf32", "tf32x3"});
  matmul.rhs = words.field("rhs");
  if (words.skip("aux"))
    matmul.aux = words.number();
  matmul.batch = words.field("batch");
  matmul.m = words.field("m");
  matmul.n = words.field("n");
  matmul.k = words.field("k");
  if (!words.finish())
    return failure();
  schedule = schedule.trim();
  matmul.schedule = parseSchedule(schedule, line.getPlace(schedule.data()));
  if (!matmul.schedule)
    return failure();
  if (matmul.schedule.getTile().size() != 3) {
    mlir::emitError(line.getPlace(schedule.data()))
        << matmul.schedule << " is no schedule of matmuls, whose "
        << "tiles have three extents";
    return failure();
  }
  WordParser last(line, time);
  last.expect(";");
  last.time();
  last.expect("us");
  if (!last.finish())
    return failure();
  return matmul;
}

FailureOr<TuningDatabase> TuningDatabase::parse(StringRef text, StringRef name,
                                                const ChipInfo &chip, MLIRContext *context) {
  TuningDatabase database;
  bool begun = false;
  unsigned number = 0;
  for (StringRef rest = text; !rest.empty();) {
    StringRef content;
    std::tie(content, rest) = rest.split('\n');
    Line line{context, name, ++number, content};
    StringRef trimmed = content.trim();
    if (trimmed.empty() || trimmed.starts_with("#") || (begun && trimmed.starts_with("run ")))
      continue;
    if (begun) {
      FailureOr<TunedMatmul> matmul = parseMatmul(line);
      if (failed(matmul))
        return failure();
      database.matmuls.push_back(std::move(*matmul));
      continue;
    }
    WordParser words(line, content);
    words.expect("fuse-tuning");
    words.expect("2"); // the format's version
    words.expect(chip.name);
    if (!words.finish())
      return failure();
    begun = true;
  }
  if (begun)
    return database;
  // An empty text lacks its first line.
  mlir::emitError(FileLineColLoc::get(context, name, std::max(number, 1u), 1))
      << "expected 'fuse-tuning 2 " << chip.name << "'";
  return failure();
}
