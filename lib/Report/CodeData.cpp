//===- CodeData.cpp - code of kernels and what it uses --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"
#include "MainLoop.h"
#include "fuse/Bundle/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using llvm::json::Array;
using llvm::json::Object;

namespace {
/// What the host program says of the launches of a function.
struct Launches {
  int64_t count = 0, threads = 0, shared = 0, cluster = 1;
};
} // namespace

static int64_t getNumber(Value value, int64_t otherwise) {
  APInt number;
  return value && matchPattern(value, m_ConstantInt(&number)) ? number.getSExtValue() : otherwise;
}

static std::map<std::string, Launches> findLaunches(ModuleOp module) {
  std::map<std::string, Launches> launches;
  module.walk([&](gpu::LaunchFuncOp launch) {
    Launches &entry = launches[(launch.getKernelModuleName().getValue() +
                                "::" + launch.getKernelName().getValue())
                                   .str()];
    ++entry.count;
    auto product = [](gpu::KernelDim3 dims) {
      return getNumber(dims.x, 0) * getNumber(dims.y, 0) * getNumber(dims.z, 0);
    };
    entry.threads = product(launch.getBlockSizeOperandValues());
    entry.shared = getNumber(launch.getDynamicSharedMemorySize(), 0);
    if (launch.hasClusterSize())
      entry.cluster = product(launch.getClusterSizeOperandValues());
  });
  return launches;
}

Object mlir::fuse::cutText(StringRef text, size_t budget) {
  StringRef shown = text;
  if (text.size() > budget)
    shown = text.take_front(text.take_front(budget).rfind('\n') + 1);
  StringRef missing = text.drop_front(shown.size());
  return Object{{"text", utf8(shown)},
                {"cut_bytes", int64_t(missing.size())},
                {"cut_lines", int64_t(missing.count('\n'))}};
}

/// The text of a kernel in pieces: all of it, or its beginning and its main loop.
static Array cutKernel(StringRef text, const MainLoop &loop, size_t budget) {
  constexpr unsigned around = 8;
  Array pieces;
  auto add = [&](StringRef piece, unsigned line) {
    Object made = cutText(piece, budget);
    budget -= std::min(budget, piece.size());
    made["line"] = int64_t(line);
    pieces.push_back(std::move(made));
  };
  if (text.size() <= budget || !loop) {
    add(text, 0);
    return pieces;
  }
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  auto between = [&](unsigned first, unsigned last) {
    last = std::min<unsigned>(last, lines.size() - 1);
    return StringRef(lines[first].data(), lines[last].end() - lines[first].data());
  };
  unsigned next = 0;
  for (auto [first, last] : loop.lines) {
    unsigned from = std::max(next, first < around ? 0 : first - around);
    if (last + around < from)
      continue;
    add(between(from, last + around), from);
    next = std::min<unsigned>(last + around + 1, lines.size() - 1);
  }
  return pieces;
}

Array mlir::fuse::describeCode(ModuleOp module, const ChipInfo &chip, size_t budget) {
  constexpr size_t kMostOfKernel = 256 * 1024;
  std::map<std::string, Launches> launches = findLaunches(module);
  bool isPtx = chip.vendor == Vendor::Nvidia;
  Array functions;
  SmallVector<gpu::BinaryOp> binaries(module.getOps<gpu::BinaryOp>());
  // What a kernel leaves of its share is for those behind it.
  size_t number = std::max<size_t>(1, launches.size());
  for (gpu::BinaryOp binary : binaries) {
    auto resources = binary->getAttrOfType<DictionaryAttr>(kResourcesAttr);
    for (Attribute attr : binary.getObjects()) {
      auto object = cast<gpu::ObjectAttr>(attr);
      if (object.getFormat() != gpu::CompilationTarget::Assembly)
        continue;
      StringRef text = object.getObject().getValue().rtrim('\0');
      for (const KernelText &kernel : splitAssembly(text, isPtx)) {
        std::string id = (binary.getName() + "::" + kernel.name).str();
        const Launches &launch = launches[id];
        MainLoop loop = findMainLoop(kernel.text, isPtx);
        size_t share = std::min(kMostOfKernel, budget / number);
        number -= number > 1;
        Array pieces = cutKernel(kernel.text, loop, share);
        size_t used = 0;
        for (const llvm::json::Value &piece : pieces)
          used += piece.getAsObject()->getString("text")->size();
        budget -= std::min(budget, used);
        Array loopLines;
        for (auto [first, last] : loop.lines)
          loopLines.push_back(Array{int64_t(first), int64_t(last)});
        Object uses;
        if (auto known =
                resources ? resources.getAs<DictionaryAttr>(kernel.name) : DictionaryAttr())
          for (NamedAttribute entry : known)
            if (auto value = dyn_cast<IntegerAttr>(entry.getValue()))
              uses[entry.getName().getValue()] = value.getInt();
        functions.push_back(
            Object{{"name", id},
                   {"language", isPtx ? "PTX" : "AMD GCN assembly"},
                   {"lines", int64_t(kernel.text.count('\n'))},
                   {"pieces", std::move(pieces)},
                   {"launches", launch.count},
                   {"threads", launch.threads},
                   {"cluster", launch.cluster},
                   {"dynamic_shared_bytes", launch.shared},
                   {"resources", std::move(uses)},
                   {"main_loop", Object{{"lines", std::move(loopLines)},
                                        {"instructions", int64_t(loop.instructions)},
                                        {"matrix", int64_t(loop.matrix)}}}});
      }
    }
  }
  return functions;
}
