//===- fuzz-inputs.cpp - one foreign input, read to the end ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz-inputs.h"
#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Plan.h"
#include "fuse/Runtime/Sha256.h"

#include "nlohmann/json.hpp"
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>

using namespace fuse::runtime;

static std::string toString(const uint8_t *data, size_t size) {
  return std::string(reinterpret_cast<const char *>(data), size);
}

/// The text with its own hash stated anew; empty if it is no such text.
static std::string seal(const std::string &text) {
  auto root = nlohmann::ordered_json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!root.is_object())
    return "";
  root.erase("sha256");
  const std::string hash = sha256(root.dump());
  root["sha256"] = hash;
  return root.dump();
}

static Manifest parse(const std::string &text) {
  try {
    return Manifest::fromJson(text, "manifest.json");
  } catch (const Error &error) {
    // What nests too deeply for printing was refused for another reason.
    if (!std::strstr(error.what(), "do not have the hash") &&
        !std::strstr(error.what(), "'sha256'"))
      throw;
    return Manifest::fromJson(seal(text), "manifest.json");
  }
}

/// Follows a prepared call's steps where every address is 0, which is how planCall sees them.
static void compareSteps(const Manifest &manifest, const Function &function,
                         const Bindings &bindings, const std::vector<PlannedStep> &planned) {
  const std::vector<PlannedStep> steps = planSteps(function, bindings, limitsOf(manifest), {});
  const std::vector<uint64_t> addresses(function.arguments.size() + function.workspace.size() +
                                        function.constants.size() + 1);
  size_t found = 0;
  for (size_t at = 0; at < steps.size();) {
    const PlannedStep &step = steps[at++];
    if (step.kind == PlannedStep::Kind::Error)
      fail(step.message);
    if (step.kind == PlannedStep::Kind::Jump) {
      if (!step.condition.evaluate(addresses.data()))
        at = step.target;
      continue;
    }
    if (found == planned.size() || planned[found].kind != step.kind ||
        planned[found].launch.launch != step.launch.launch ||
        planned[found].launch.grid != step.launch.grid ||
        planned[found].copy.copy != step.copy.copy ||
        planned[found].copy.bytes != step.copy.bytes) {
      std::cerr << "a prepared call does something else\n";
      std::abort();
    }
    ++found;
  }
  if (found != planned.size()) {
    std::cerr << "a prepared call does less\n";
    std::abort();
  }
}

/// Plans a function, if it can be planned.
static void plan(const Manifest &manifest, const Function &function, int64_t size) {
  try {
    std::vector<std::pair<std::string, int64_t>> dims;
    for (const std::string &dim : function.dims)
      dims.emplace_back(dim, size);
    const Bindings bindings = bindNames(function, dims);
    std::vector<std::vector<int64_t>> shapes;
    for (const Argument &argument : function.arguments)
      if (argument.role == Role::Input)
        shapes.push_back(shapeOf(argument, bindings));
    memoryOf(function, bindings);
    compareSteps(manifest, function, bindings, planCall(function, bindings, limitsOf(manifest)));
    bindShapes(function, shapes);
  } catch (const Error &) {
  }
}

bool fuse::test::fuzzManifest(const uint8_t *data, size_t size) {
  Manifest manifest;
  try {
    manifest = parse(toString(data, size));
  } catch (const Error &) {
    return false;
  }
  // What was accepted is written so that it is accepted again.
  try {
    const std::string text = manifest.toJson();
    if (Manifest::fromJson(text, "manifest.json").toJson() != text)
      fail("another text than before");
  } catch (const Error &error) {
    std::cerr << "a manifest is not read back: " << error.what() << "\n";
    std::abort();
  }
  for (const char *vendor : {"nvidia", "amd"}) {
    manifest.vendor = vendor;
    for (const Function &function : manifest.functions)
      for (const int64_t extent :
           {int64_t(0), int64_t(1), int64_t(7), int64_t(4096), int64_t(1) << 31, int64_t(1) << 32,
            int64_t(1) << 62, std::numeric_limits<int64_t>::max()})
        plan(manifest, function, extent);
  }
  return true;
}

bool fuse::test::fuzzNpy(const uint8_t *data, size_t size) {
  const std::string file = toString(data, size);
  bool accepted = false;
  for (int type = 0; type <= static_cast<int>(ElementType::i64); ++type) {
    try {
      const Tensor tensor = parseNpy(file, "x.npy", static_cast<ElementType>(type));
      accepted = true;
      if (tensor.numElements()) {
        tensor.get(0);
        tensor.get(tensor.numElements() - 1);
      }
    } catch (const Error &) {
    }
  }
  return accepted;
}

bool fuse::test::fuzzCodeObject(const uint8_t *data, size_t size) {
  const std::string file = toString(data, size);
  bool accepted = false;
  for (const char *format : {"cubin", "hsaco", "ptx", "isa"}) {
    try {
      readCodeObject(file, format);
      accepted = true;
    } catch (const Error &) {
    }
  }
  return accepted;
}
