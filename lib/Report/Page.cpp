//===- Page.cpp - the report as a page ------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct Part {
  llvm::StringLiteral name;
  llvm::StringLiteral text;
};
} // namespace

/// The files of Page/.
static constexpr Part parts[] = {
#include "Page.inc"
};

static StringRef getPart(StringRef name) {
  for (const Part &part : parts)
    if (part.name == name)
      return part.text;
  llvm_unreachable("no such part of the page");
}

std::string mlir::fuse::utf8(StringRef text) {
  // Zeros are characters to JSON, but not to a page.
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

void mlir::fuse::writePage(raw_ostream &os, const llvm::json::Value &data) {
  std::string json;
  llvm::raw_string_ostream(json) << data;
  StringRef page = getPart("page.html");
  // `<!-- name -->` stands for a part, `<!-- data -->` for the JSON.
  while (!page.empty()) {
    auto [text, rest] = page.split("<!-- ");
    os << text;
    if (rest.empty())
      break;
    auto [name, after] = rest.split(" -->");
    page = after;
    if (name == "scripts") {
      for (const Part &part : parts)
        if (part.name.ends_with(".js"))
          os << part.text;
    } else if (name == "data") {
      // Outside of strings JSON has none of these; in a page they could end the script.
      for (char c : json)
        switch (c) {
        case '<':
          os << "\\u003c";
          break;
        case '>':
          os << "\\u003e";
          break;
        case '&':
          os << "\\u0026";
          break;
        default:
          os << c;
        }
    } else {
      os << getPart(name);
    }
  }
}
