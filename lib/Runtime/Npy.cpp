//===- Npy.cpp - NumPy files ----------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The format: "\x93NUMPY", two version bytes, the length of the header (2 bytes in
// version 1, 4 later), and the header: a Python dictionary with the keys 'descr',
// 'fortran_order' and 'shape'. Then the elements.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/File.h"
#include "fuse/Runtime/Tensor.h"

#include <cctype>
#include <cstring>
#include <optional>

namespace fuse::runtime {

namespace {

const char magic[] = "\x93NUMPY";

const char *descriptorOf(ElementType type) {
  switch (type) {
  case ElementType::f16:
    return "<f2";
  case ElementType::bf16:
    return "|V2";
  case ElementType::f32:
    return "<f4";
  case ElementType::f64:
    return "<f8";
  case ElementType::f8E4M3FN:
  case ElementType::f8E5M2:
    return "|V1";
  case ElementType::i1:
    return "|b1";
  case ElementType::i8:
    return "|i1";
  case ElementType::i16:
    return "<i2";
  case ElementType::i32:
    return "<i4";
  case ElementType::i64:
    return "<i8";
  }
  return "";
}

/// Reads the header's dictionary; NumPy writes it with repr(), other writers vary in
/// white space only.
class HeaderParser {
public:
  HeaderParser(const std::string &text, const std::string &path) : text(text), path(path) {}

  void parse() {
    expect('{');
    while (!accept('}')) {
      const std::string key = string();
      expect(':');
      if (key == "descr")
        descriptor = string();
      else if (key == "fortran_order")
        fortranOrder = boolean();
      else if (key == "shape")
        shape = tuple();
      else
        bad();
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    if (!descriptor || !fortranOrder || !shape)
      bad();
  }

  std::optional<std::string> descriptor;
  std::optional<bool> fortranOrder;
  std::optional<std::vector<int64_t>> shape;

private:
  [[noreturn]] void bad() { fail("'", path, "' has a malformed .npy header"); }
  void skip() {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
      ++at;
  }
  bool accept(char c) {
    skip();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  void expect(char c) {
    if (!accept(c))
      bad();
  }
  std::string string() {
    skip();
    if (at >= text.size() || (text[at] != '\'' && text[at] != '"')) {
      if (at < text.size() && text[at] == '[')
        fail("'", path, "' holds a structured array; plain element types are wanted");
      bad();
    }
    const char quote = text[at++];
    const size_t end = text.find(quote, at);
    if (end == std::string::npos)
      bad();
    std::string result = text.substr(at, end - at);
    at = end + 1;
    return result;
  }
  bool boolean() {
    skip();
    for (bool value : {false, true}) {
      const std::string word = value ? "True" : "False";
      if (text.compare(at, word.size(), word) == 0) {
        at += word.size();
        return value;
      }
    }
    bad();
  }
  std::vector<int64_t> tuple() {
    std::vector<int64_t> result;
    expect('(');
    while (!accept(')')) {
      skip();
      int64_t extent = 0;
      const size_t start = at;
      while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])))
        if (__builtin_mul_overflow(extent, int64_t(10), &extent) ||
            __builtin_add_overflow(extent, int64_t(text[at++] - '0'), &extent))
          bad();
      if (at == start)
        bad();
      result.push_back(extent);
      if (!accept(',')) {
        expect(')');
        break;
      }
    }
    return result;
  }

  const std::string &text, &path;
  size_t at = 0;
};

} // namespace

Tensor readNpy(const std::string &path, ElementType expected) {
  return parseNpy(readFile(path), path, expected);
}

Tensor parseNpy(const std::string &file, const std::string &path, ElementType expected) {
  if (file.size() < 10 || file.compare(0, 6, magic, 6) != 0)
    fail("'", path, "' is not a .npy file");
  const int major = static_cast<unsigned char>(file[6]);
  if (major < 1 || major > 3)
    fail("'", path, "' is of .npy version ", major, "; versions 1 to 3 can be read");
  const size_t prefix = major == 1 ? 10 : 12;
  uint32_t length = 0;
  if (file.size() < prefix)
    fail("'", path, "' ends within its .npy header");
  std::memcpy(&length, file.data() + 8, prefix - 8);
  if (file.size() - prefix < length)
    fail("'", path, "' ends within its .npy header");
  const std::string header = file.substr(prefix, length);
  HeaderParser parser(header, path);
  parser.parse();

  std::string descriptor = *parser.descriptor;
  const std::string wanted = descriptorOf(expected);
  if (!descriptor.empty() && descriptor[0] == '>')
    fail("'", path, "' is big-endian ('", descriptor, "'); ", toString(expected), " ('", wanted,
         "') is expected");
  if (!descriptor.empty() && (descriptor[0] == '=' || descriptor[0] == '|'))
    descriptor[0] = wanted[0];
  if (descriptor != wanted)
    fail("'", path, "' holds elements of type '", *parser.descriptor, "'; ", toString(expected),
         " ('", wanted, "') is expected");
  if (*parser.fortranOrder && parser.shape->size() > 1)
    fail("'", path, "' is in Fortran order; save it with numpy.ascontiguousarray");

  Tensor tensor;
  tensor.type = expected;
  tensor.shape = *parser.shape;
  const size_t bytes = static_cast<size_t>(countBytes(expected, tensor.shape));
  if (file.size() - prefix - length != bytes)
    fail("'", path, "' holds ", file.size() - prefix - length, " bytes of data, but its shape ",
         toString(tensor.shape), " takes ", bytes);
  const auto *start = reinterpret_cast<const uint8_t *>(file.data()) + prefix + length;
  tensor.data.assign(start, start + bytes);
  return tensor;
}

void writeNpy(const std::string &path, const Tensor &tensor) {
  std::string header = std::string("{'descr': '") + descriptorOf(tensor.type) +
                       "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < tensor.shape.size(); ++i)
    header += (i ? ", " : "") + std::to_string(tensor.shape[i]);
  header += tensor.shape.size() == 1 ? ",), }" : "), }";
  // The data starts at a multiple of 64.
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  std::string file(magic, 6);
  file += '\x01';
  file += '\x00';
  file += static_cast<char>(header.size() & 0xff);
  file += static_cast<char>(header.size() >> 8);
  file += header;
  file.append(reinterpret_cast<const char *>(tensor.data.data()), tensor.data.size());
  writeFile(path, file);
}

} // namespace fuse::runtime
