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

/// Makes a tree of a text. Of nlohmann's own makers the parser of MessagePack recurses, as printing
/// and copying do, and looks through all fields of an object for each new one.
class Reader : public nlohmann::json_sax<json> {
public:
  json tree;
  std::string problem;

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<uint64_t>(std::numeric_limits<int64_t>::max()))
      return refuse("the integer " + std::to_string(value) +
                    " does not fit in 64 bits with a sign");
    return add(value);
  }
  // An integer too long for 64 bits comes as a float whose text has no fraction.
  bool number_float(number_float_t value, const string_t &text) override {
    if (!text.empty() && text.find_first_of(".eE") == string_t::npos)
      return refuse("the integer " + text + " does not fit in 64 bits with a sign");
    return add(value);
  }
  bool string(string_t &value) override { return add(std::move(value)); }
  bool binary(binary_t &value) override { return add(json::binary(std::move(value))); }
  bool start_object(size_t) override {
    keys.emplace_back();
    return descend(json::object());
  }
  bool key(string_t &name) override {
    if (!keys.back().insert(name).second)
      return refuse("the field '" + name + "' stands there twice");
    lastKey = std::move(name);
    return true;
  }
  bool end_object() override {
    keys.pop_back();
    return ascend();
  }
  bool start_array(size_t) override { return descend(json::array()); }
  bool end_array() override { return ascend(); }
  bool parse_error(size_t, const std::string &, const nlohmann::detail::exception &) override {
    return false;
  }

private:
  bool refuse(std::string text) {
    problem = std::move(text);
    return false;
  }

  /// Puts a value behind the others of the innermost list or object.
  json &place(json &&value) {
    if (open.empty())
      return tree = std::move(value);
    if (open.back()->is_array()) {
      auto &list = open.back()->get_ref<json::array_t &>();
      list.push_back(std::move(value));
      return list.back();
    }
    return addField(*open.back(), std::move(lastKey), std::move(value));
  }
  bool add(json &&value) {
    place(std::move(value));
    return true;
  }
  bool descend(json &&value) {
    constexpr size_t most = 1000; // guards and expressions have limits of their own below
    if (open.size() >= most)
      return refuse("lists and objects are nested too deeply");
    open.push_back(&place(std::move(value)));
    return true;
  }
  bool ascend() {
    open.pop_back();
    return true;
  }

  /// From the root to the innermost. Nothing is added to an outer one until the inner ones are
  /// complete, so that they stay where they are.
  std::vector<json *> open;
  std::vector<std::set<std::string>> keys;
  std::string lastKey;
};

json parse(std::string_view text, nlohmann::detail::input_format_t format, const char *name) {
  Reader reader;
  if (!json::sax_parse(text.begin(), text.end(), &reader, format)) {
    if (reader.problem.empty())
      fail("not valid ", name);
    fail(reader.problem);
  }
  return std::move(reader.tree);
}

} // namespace

json &addField(json &object, std::string name, json value) {
  std::vector<json::object_t::value_type> &fields = object.get_ref<json::object_t &>();
  fields.emplace_back(std::move(name), std::move(value));
  return fields.back().second;
}

json parseJson(std::string_view text) {
  return parse(text, nlohmann::detail::input_format_t::json, "JSON");
}

json parseMessagePack(std::string_view bytes) {
  return parse(bytes, nlohmann::detail::input_format_t::msgpack, "MessagePack");
}

} // namespace fuse::runtime
