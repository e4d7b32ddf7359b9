//===- CodeText.cpp - what PTX and AMD assembly say of themselves ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA: "Directives", "Kernel and Function Parameters". Only the heads of kernels are read;
// bodies are skipped.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace fuse::runtime {

namespace {

bool isWordLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '%' ||
         c == '.';
}

/// Words (directives with their dot, names, numbers) and single other characters.
class PtxTokens {
public:
  explicit PtxTokens(std::string_view text) : text(text) {}

  /// The next one; empty at the end.
  std::string_view next() {
    skip();
    const size_t start = at;
    if (at < text.size() && text[at] == '"') {
      at = std::min(text.find('"', at + 1), text.size() - 1) + 1;
    } else if (at < text.size() && isWordLetter(text[at])) {
      while (at < text.size() && isWordLetter(text[at]))
        ++at;
    } else if (at < text.size()) {
      ++at;
    }
    return text.substr(start, at - start);
  }
  std::string_view peek() {
    const size_t before = at;
    const std::string_view token = next();
    at = before;
    return token;
  }
  void expect(std::string_view wanted) {
    const std::string_view token = next();
    if (token != wanted)
      fail("the PTX has '", token, "' where '", wanted, "' is expected");
  }
  uint32_t number(const char *what) {
    const std::string_view token = next();
    uint64_t value = 0;
    for (const char c : token)
      value = c >= '0' && c <= '9' && value <= UINT32_MAX ? value * 10 + uint64_t(c - '0')
                                                          : uint64_t(UINT32_MAX) + 1;
    if (token.empty() || value > UINT32_MAX)
      fail("the PTX has '", token, "' where ", what, " is expected");
    return static_cast<uint32_t>(value);
  }

private:
  void skip() {
    for (;;) {
      while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
        ++at;
      const std::string_view ahead = text.substr(at, 2);
      if (ahead == "//")
        at = std::min(text.find('\n', at), text.size());
      else if (ahead == "/*")
        at = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
      else
        return;
    }
  }

  std::string_view text;
  size_t at = 0;
};

/// Bytes of a type such as ".u64"; 0 if the word is none.
uint32_t typeBytes(std::string_view word) {
  if (word.size() < 3 || word[0] != '.' || std::string_view("busf").find(word[1]) == word.npos)
    return 0;
  const std::string_view bits = word.substr(2);
  return bits == "8" ? 1 : bits == "16" ? 2 : bits == "32" ? 4 : bits == "64" ? 8 : 0;
}

KernelParameter readParameter(PtxTokens &tokens) {
  KernelParameter parameter;
  tokens.expect(".param");
  for (;;) {
    const std::string_view word = tokens.next();
    if (word == ".align") {
      const uint32_t alignment = tokens.number("an alignment");
      if (parameter.isPointer)
        parameter.alignment = std::max(1u, alignment);
    } else if (word == ".ptr") {
      parameter.isPointer = true;
    } else if (const uint32_t bytes = typeBytes(word)) {
      parameter.size = bytes;
    } else if (word.empty() || (word[0] == '.' && word != ".global" && word != ".const" &&
                                word != ".shared" && word != ".local")) {
      fail("the PTX has '", word, "' in a parameter of a kernel");
    } else if (word[0] != '.') {
      break; // its name
    }
  }
  if (tokens.peek() == "[") {
    tokens.next();
    const uint64_t bytes = uint64_t(parameter.size) * tokens.number("the length of an array");
    tokens.expect("]");
    parameter.size = static_cast<uint32_t>(std::min<uint64_t>(bytes, UINT32_MAX));
  }
  return parameter;
}

/// One to three numbers after a directive.
std::array<uint32_t, 3> readExtents(PtxTokens &tokens) {
  std::array<uint32_t, 3> extents = {1, 1, 1};
  for (size_t i = 0; i < 3; ++i) {
    extents[i] = tokens.number("an extent");
    if (tokens.peek() != ",")
      break;
    tokens.next();
  }
  return extents;
}

KernelInterface readEntry(PtxTokens &tokens) {
  KernelInterface kernel;
  kernel.name = tokens.next();
  if (tokens.peek() == "(") {
    tokens.next();
    while (tokens.peek() != ")") {
      if (!kernel.parameters.empty())
        tokens.expect(",");
      kernel.parameters.push_back(readParameter(tokens));
    }
    tokens.next();
  }
  for (;;) {
    const std::string_view word = tokens.peek();
    if (word.empty() || word == "{" || word == ";")
      return kernel;
    tokens.next();
    if (word == ".reqntid") {
      kernel.requiredBlock = readExtents(tokens);
    } else if (word == ".maxntid") {
      kernel.maxThreads = 1;
      for (const uint32_t extent : readExtents(tokens))
        kernel.maxThreads *= std::clamp(extent, 1u, 1024u); // more than 1024 is no limit at all
    } else if (word == ".reqnctapercluster") {
      kernel.requiredCluster = readExtents(tokens);
    }
  }
}

/// The words of a line.
std::vector<std::string_view> split(std::string_view line) {
  std::vector<std::string_view> words;
  for (size_t at = 0; (at = line.find_first_not_of(" \t\r", at)) != line.npos;) {
    const size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
    words.push_back(line.substr(at, end - at));
    at = end;
  }
  return words;
}

} // namespace

CodeObjectInfo readPtx(std::string_view text) {
  CodeObjectInfo info;
  PtxTokens tokens(text);
  uint64_t depth = 0;
  for (std::string_view word; !(word = tokens.next()).empty();) {
    if (word == "{") {
      ++depth;
    } else if (word == "}") {
      if (depth-- == 0)
        fail("the PTX closes a brace that is not open");
    } else if (depth == 0 && word == ".target" && info.chip.empty()) {
      info.chip = tokens.next();
    } else if (depth == 0 && word == ".entry") {
      info.kernels.push_back(readEntry(tokens));
    }
  }
  if (depth != 0)
    fail("the PTX ends within braces");
  if (info.chip.compare(0, 3, "sm_") != 0)
    fail("not PTX: there is no .target");
  return info;
}

CodeObjectInfo readIsa(std::string_view text) {
  CodeObjectInfo info;
  info.hasInterfaces = false;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::vector<std::string_view> words = split(text.substr(at, end - at));
    at = end + 1;
    if (words.size() < 2)
      continue;
    if (words[0] == ".amdgcn_target") {
      // "amdgcn-amd-amdhsa--gfx942"
      const std::string_view target = words[1];
      const size_t chip = target.find("--gfx");
      if (chip != target.npos && target.size() > chip + 3)
        info.chip = target.substr(chip + 2, target.size() - chip - 3);
    } else if (words[0] == ".amdhsa_kernel") {
      KernelInterface kernel;
      kernel.name = words[1];
      info.kernels.push_back(std::move(kernel));
    }
  }
  if (info.chip.empty())
    fail("not assembly of AMD: there is no .amdgcn_target");
  return info;
}

const KernelInterface *CodeObjectInfo::find(std::string_view name) const {
  for (const KernelInterface &kernel : kernels)
    if (kernel.name == name)
      return &kernel;
  return nullptr;
}

CodeObjectInfo readCodeObject(std::string_view contents, const std::string &format) {
  CodeObjectInfo info = format == "cubin"   ? readCubin(contents)
                        : format == "hsaco" ? readHsaco(contents)
                        : format == "ptx"   ? readPtx(contents)
                                            : readIsa(contents);
  std::set<std::string_view> names;
  for (const KernelInterface &kernel : info.kernels)
    if (!names.insert(kernel.name).second)
      fail("there are two kernels '", kernel.name, "'");
  return info;
}

} // namespace fuse::runtime
