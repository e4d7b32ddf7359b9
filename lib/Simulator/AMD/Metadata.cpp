//===- Metadata.cpp - MessagePack, read with checks -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader checks each object against the end of the input; the tree is built here, because
// msgpack::Document takes the kinds of its nodes on trust.
//
//===----------------------------------------------------------------------===//

#include "Metadata.h"
#include "fuse/Runtime/Error.h"

#include "llvm/BinaryFormat/MsgPackReader.h"

#include <algorithm>

using namespace fuse::sim::amd;
using fuse::runtime::fail;

/// Metadata of kernels are four deep.
static constexpr unsigned deepest = 16;
/// A kernel has two dozen fields.
static constexpr size_t mostKeys = 256;

const MetadataNode *MetadataNode::find(const std::string &key) const {
  auto it = std::find(keys.begin(), keys.end(), key);
  return it == keys.end() ? nullptr : &elements[static_cast<size_t>(it - keys.begin())];
}

static MetadataNode read(llvm::msgpack::Reader &reader, unsigned depth) {
  using llvm::msgpack::Type;
  if (depth > deepest)
    fail("the code object's metadata is nested more than ", deepest, " deep");
  llvm::msgpack::Object object;
  llvm::Expected<bool> more = reader.read(object);
  if (!more)
    fail("the code object's metadata is no MessagePack: ", llvm::toString(more.takeError()));
  if (!*more)
    fail("the code object's metadata ends in the middle");
  MetadataNode node;
  switch (object.Kind) {
  case Type::UInt:
    node.kind = MetadataNode::Number;
    node.number = object.UInt;
    break;
  case Type::Int: // negative numbers mean nothing here, and are out of every range
    node.kind = MetadataNode::Number;
    node.number = static_cast<uint64_t>(object.Int);
    break;
  case Type::String:
    node.kind = MetadataNode::Text;
    node.text = object.Raw.str();
    break;
  case Type::Array:
    node.kind = MetadataNode::List;
    for (size_t i = 0; i < object.Length; ++i)
      node.elements.push_back(read(reader, depth + 1));
    break;
  case Type::Map:
    node.kind = MetadataNode::Map;
    if (object.Length > mostKeys)
      fail("the code object's metadata: a map of ", object.Length, " keys");
    for (size_t i = 0; i < object.Length; ++i) {
      MetadataNode key = read(reader, depth + 1);
      if (key.kind != MetadataNode::Text)
        fail("the code object's metadata: a key is no text");
      if (node.find(key.text))
        fail("the code object's metadata: the key '", key.text, "' comes twice");
      node.keys.push_back(std::move(key.text));
      node.elements.push_back(read(reader, depth + 1));
    }
    break;
  default:
    break;
  }
  return node;
}

MetadataNode fuse::sim::amd::parseMetadata(std::string_view bytes) {
  llvm::msgpack::Reader reader(llvm::StringRef(bytes.data(), bytes.size()));
  return read(reader, 0);
}
