//===- Json.h - JSON and MessagePack that nobody vouches for ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_RUNTIME_JSON_H
#define FUSE_LIB_RUNTIME_JSON_H

#include "nlohmann/json.hpp"
#include <string>
#include <string_view>

namespace fuse::runtime {

/// A tree, which is let go of without taking memory. nlohmann's destructor of a list or an object
/// with something in it makes a list of that on the heap; where there is no memory, and nothing may
/// be thrown, the process ends.
class JsonTree {
public:
  explicit JsonTree(nlohmann::ordered_json root = nullptr) : root(std::move(root)) {}
  JsonTree(JsonTree &&) = default;
  JsonTree &operator=(JsonTree &&) = delete;
  ~JsonTree();

  nlohmann::ordered_json root;
};

/// Both take time in proportion to the text, and throw an Error on what is malformed, is nested so
/// deeply that recursion over it would be a danger, has two fields of one name, or holds an integer
/// beyond int64_t.
JsonTree parseJson(std::string_view text);
JsonTree parseMessagePack(std::string_view bytes);

/// Adds a field behind the others and returns its value. None of its name may be there: that is not
/// looked for, where nlohmann would look through all of them.
nlohmann::ordered_json &addField(nlohmann::ordered_json &object, std::string name,
                                 nlohmann::ordered_json value);

} // namespace fuse::runtime

#endif // FUSE_LIB_RUNTIME_JSON_H
