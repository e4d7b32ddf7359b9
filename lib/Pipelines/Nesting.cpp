//===- Nesting.cpp - text that is nested too deeply -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Pipelines/Nesting.h"

using llvm::StringRef;

size_t mlir::fuse::findDeepNesting(StringRef text) {
  constexpr size_t most = 256;
  if (text.starts_with("ML\xefR"))
    return StringRef::npos;
  std::string open; // what closes them
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') { // a string
      while (++at < text.size() && text[at] != '"' && text[at] != '\n')
        at += text[at] == '\\';
    } else if (text.substr(at).starts_with("//")) {
      at = std::min(text.find('\n', at), text.size());
    } else if (StringRef("([{<").contains(c)) {
      open += c == '(' ? ')' : static_cast<char>(c + 2);
      if (open.size() > most)
        return at;
    } else if (c == '>') {
      const bool isArrow = at && text[at - 1] == '-';
      if (!isArrow && !open.empty() && open.back() == '>')
        open.pop_back();
    } else if (StringRef(")]}").contains(c)) {
      // Within it '<' was a comparison where no '>' followed.
      if (const size_t opened = open.rfind(c); opened != std::string::npos)
        open.resize(opened);
    }
  }
  return StringRef::npos;
}
