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
/// and copying do, and looks through all fields of an object for each new one. Values are collected
/// apart and put into their list or object when all of them are there: one that grows copies its
/// fields, whole trees, and what is left of them where memory ends could not be let go of.
class Reader : public nlohmann::json_sax<json> {
public:
  JsonTree tree;
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
  bool start_object(size_t) override { return descend(); }
  bool key(string_t &name) override {
    if (!open.back().known.insert(name).second)
      return refuse("the field '" + name + "' stands there twice");
    open.back().names.push_back(std::move(name));
    return true;
  }
  bool end_object() override {
    JsonTree object(json::object());
    std::vector<json::object_t::value_type> &fields = object.root.get_ref<json::object_t &>();
    Values &values = open.back();
    fields.reserve(values.items.size());
    for (size_t i = 0; i < values.items.size(); ++i)
      fields.emplace_back(std::move(values.names[i]), std::move(values.items[i].root));
    return ascend(std::move(object));
  }
  bool start_array(size_t) override { return descend(); }
  bool end_array() override {
    JsonTree list(json::array());
    auto &items = list.root.get_ref<json::array_t &>();
    items.reserve(open.back().items.size());
    for (JsonTree &item : open.back().items)
      items.push_back(std::move(item.root));
    return ascend(std::move(list));
  }
  bool parse_error(size_t, const std::string &, const nlohmann::detail::exception &) override {
    return false;
  }

private:
  /// Of a list or an object that is not complete; names are an object's.
  struct Values {
    std::vector<JsonTree> items;
    std::vector<std::string> names;
    std::set<std::string> known;
  };

  bool refuse(std::string text) {
    problem = std::move(text);
    return false;
  }
  bool add(json &&value) { return place(JsonTree(std::move(value))); }
  bool place(JsonTree &&value) {
    if (open.empty())
      std::swap(tree.root, value.root);
    else
      open.back().items.push_back(std::move(value));
    return true;
  }
  bool descend() {
    constexpr size_t most = 1000; // guards and expressions have limits of their own below
    if (open.size() >= most)
      return refuse("lists and objects are nested too deeply");
    open.emplace_back();
    return true;
  }
  bool ascend(JsonTree &&value) {
    open.pop_back();
    return place(std::move(value));
  }

  /// From the root to the innermost.
  std::vector<Values> open;
};

/// Empties lists and objects, the innermost first. As deep as the reader lets texts be.
void dismantle(json &value) {
  if (value.is_array()) {
    auto &list = value.get_ref<json::array_t &>();
    for (json &item : list)
      dismantle(item);
    list.clear();
  } else if (value.is_object()) {
    std::vector<json::object_t::value_type> &fields = value.get_ref<json::object_t &>();
    for (auto &[name, item] : fields)
      dismantle(item);
    fields.clear();
  }
}

JsonTree parse(std::string_view text, nlohmann::detail::input_format_t format, const char *name) {
  Reader reader;
  if (!json::sax_parse(text.begin(), text.end(), &reader, format)) {
    if (reader.problem.empty())
      fail("not valid ", name);
    fail(reader.problem);
  }
  return std::move(reader.tree);
}

} // namespace

JsonTree::~JsonTree() { dismantle(root); }

json &addField(json &object, std::string name, json value) {
  std::vector<json::object_t::value_type> &fields = object.get_ref<json::object_t &>();
  fields.emplace_back(std::move(name), std::move(value));
  return fields.back().second;
}

JsonTree parseJson(std::string_view text) {
  return parse(text, nlohmann::detail::input_format_t::json, "JSON");
}

JsonTree parseMessagePack(std::string_view bytes) {
  return parse(bytes, nlohmann::detail::input_format_t::msgpack, "MessagePack");
}

} // namespace fuse::runtime
