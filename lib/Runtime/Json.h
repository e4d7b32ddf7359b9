//===- Json.h - JSON and MessagePack that nobody vouches for ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_RUNTIME_JSON_H
#define FUSE_LIB_RUNTIME_JSON_H

#include "nlohmann/json.hpp"
#include <string_view>

namespace fuse::runtime {

/// Both throw an Error on what is malformed, is nested so deeply that recursion over it would be
/// a danger, or holds an integer beyond int64_t.
nlohmann::ordered_json parseJson(std::string_view text);
nlohmann::ordered_json parseMessagePack(std::string_view bytes);

} // namespace fuse::runtime

#endif // FUSE_LIB_RUNTIME_JSON_H
