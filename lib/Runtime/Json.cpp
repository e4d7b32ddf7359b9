//===- Json.cpp - JSON and MessagePack that nobody vouches for ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "fuse/Runtime/Error.h"

#include <limits>
#include <set>
#include <vector>

namespace fuse::runtime {

using json = nlohmann::ordered_json;

namespace {

/// Reads a text before a tree is made of it. The parser of JSON does not recurse, but that of
/// MessagePack, printing and copying do.
class Guard : public nlohmann::json_sax<json> {
public:
  std::string problem;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<uint64_t>(std::numeric_limits<int64_t>::max()))
      return refuse("the integer " + std::to_string(value) +
                    " does not fit in 64 bits with a sign");
    return true;
  }
  // An integer too long for 64 bits comes as a float whose text has no fraction.
  bool number_float(number_float_t, const string_t &text) override {
    if (!text.empty() && text.find_first_of(".eE") == string_t::npos)
      return refuse("the integer " + text + " does not fit in 64 bits with a sign");
    return true;
  }
  bool string(string_t &) override { return true; }
  bool binary(binary_t &) override { return true; }
  bool start_object(size_t) override {
    keys.emplace_back();
    return descend();
  }
  bool key(string_t &name) override {
    return keys.back().insert(name).second || refuse("the field '" + name + "' stands there twice");
  }
  bool end_object() override {
    keys.pop_back();
    return ascend();
  }
  bool start_array(size_t) override { return descend(); }
  bool end_array() override { return ascend(); }
  bool parse_error(size_t, const std::string &, const nlohmann::detail::exception &) override {
    return false;
  }

private:
  bool refuse(std::string text) {
    problem = std::move(text);
    return false;
  }
  bool descend() {
    constexpr int most = 1000; // guards and expressions have limits of their own below
    return ++depth <= most || refuse("lists and objects are nested too deeply");
  }
  bool ascend() {
    --depth;
    return true;
  }

  int depth = 0;
  std::vector<std::set<std::string>> keys;
};

json parse(std::string_view text, nlohmann::detail::input_format_t format, const char *name) {
  Guard guard;
  if (!json::sax_parse(text.begin(), text.end(), &guard, format)) {
    if (guard.problem.empty())
      fail("not valid ", name);
    fail(guard.problem);
  }
  json tree = format == nlohmann::detail::input_format_t::json
                  ? json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false)
                  : json::from_msgpack(text.begin(), text.end(), true, /*allow_exceptions=*/false);
  if (tree.is_discarded())
    fail("not valid ", name);
  return tree;
}

} // namespace

json parseJson(std::string_view text) {
  return parse(text, nlohmann::detail::input_format_t::json, "JSON");
}

json parseMessagePack(std::string_view bytes) {
  return parse(bytes, nlohmann::detail::input_format_t::msgpack, "MessagePack");
}

} // namespace fuse::runtime
