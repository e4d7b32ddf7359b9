//===- TuningParser.cpp - tuning databases as text ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Tuning.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// The words of one line. After the first error all else is skipped.
class LineParser {
public:
  explicit LineParser(StringRef line) { llvm::SplitString(line, words); }

  void expect(StringRef word) {
    StringRef found = next();
    if (found != word)
      fail(llvm::formatv("expected '{0}', found {1}", word, spell(found)));
  }

  /// Whether the next word is this one; it is then taken.
  bool skip(StringRef word) {
    bool found = position < words.size() && words[position] == word;
    position += found;
    return found;
  }

  std::string oneOf(ArrayRef<StringRef> choices) {
    StringRef found = next();
    if (!llvm::is_contained(choices, found))
      fail(
          llvm::formatv("expected one of {0}, found {1}", llvm::join(choices, ", "), spell(found)));
    return found.str();
  }

  /// `count` positive numbers, joined by x.
  SmallVector<int64_t> numbers(size_t count, int64_t least = 1) {
    StringRef found = next();
    SmallVector<StringRef> parts;
    found.split(parts, 'x');
    SmallVector<int64_t> values;
    for (StringRef part : parts)
      if (int64_t value; llvm::to_integer(part, value, 10) && value >= least && value <= kMost)
        values.push_back(value);
    if (values.size() != count || parts.size() != count) {
      fail(llvm::formatv("expected {0} from {1} to {2}, found {3}",
                         count == 1 ? "a number" : std::to_string(count) + " numbers joined by x",
                         least, kMost, spell(found)));
      values.assign(count, 1);
    }
    return values;
  }

  /// `name` and one number.
  int64_t field(StringRef name, int64_t least = 1) {
    expect(name);
    return numbers(1, least)[0];
  }

  double real() {
    StringRef found = next();
    double value = 0;
    if (!llvm::to_float(found, value) || !(value > 0))
      fail(llvm::formatv("expected a positive time, found {0}", spell(found)));
    return value;
  }

  /// What is wrong with the line; empty if nothing is.
  std::string finish() {
    if (position < words.size())
      fail(llvm::formatv("'{0}' is too much", words[position]));
    return error;
  }

private:
  static constexpr int64_t kMost = int64_t(1) << 40;

  StringRef next() { return position < words.size() ? words[position++] : StringRef(); }
  static std::string spell(StringRef word) {
    return word.empty() ? "the end of the line" : ("'" + word + "'").str();
  }
  void fail(std::string message) {
    if (error.empty())
      error = std::move(message);
  }

  SmallVector<StringRef> words;
  size_t position = 0;
  std::string error;
};
} // namespace

static TunedMatmul parseMatmul(LineParser &line) {
  TunedMatmul matmul;
  line.expect("matmul");
  matmul.element = line.oneOf({"f16", "bf16", "f32", "tf32", "tf32x3"});
  matmul.rhs = line.field("rhs");
  if (line.skip("aux"))
    matmul.aux = line.numbers(1)[0];
  matmul.batch = line.field("batch");
  matmul.m = line.field("m");
  matmul.n = line.field("n");
  matmul.k = line.field("k");
  line.expect(":");
  line.expect("tile");
  matmul.tile = line.numbers(3);
  line.expect("warps");
  matmul.warps = line.numbers(2);
  matmul.stages = line.field("stages");
  matmul.raster = line.field("raster");
  matmul.producers = line.field("producers", 0);
  if (line.skip("cluster"))
    matmul.cluster = line.numbers(2);
  matmul.swap = line.skip("swap");
  if (line.skip("aux_stages"))
    matmul.auxStages = line.numbers(1)[0];
  line.expect(";");
  matmul.seconds = line.real() * 1e-6;
  line.expect("us");
  return matmul;
}

llvm::Expected<TuningDatabase> TuningDatabase::parse(StringRef text, StringRef name,
                                                     const ChipInfo &chip) {
  TuningDatabase database;
  bool begun = false;
  unsigned number = 0;
  auto failure = [&](const Twine &message) {
    // An empty text lacks its first line.
    return llvm::createStringError(name + ":" + Twine(std::max(number, 1u)) + ": " + message);
  };
  for (StringRef rest = text; !rest.empty();) {
    StringRef content;
    std::tie(content, rest) = rest.split('\n');
    content = content.split('#').first.trim();
    ++number;
    if (content.empty() || (begun && content.starts_with("run ")))
      continue;
    LineParser line(content);
    if (!begun) {
      line.expect("fuse-tuning");
      line.expect("1"); // the format's version
      line.expect(chip.name);
      begun = true;
    } else {
      database.matmuls.push_back(parseMatmul(line));
    }
    if (std::string error = line.finish(); !error.empty())
      return failure(error);
  }
  if (!begun)
    return failure("expected 'fuse-tuning 1 " + chip.name + "'");
  return database;
}
