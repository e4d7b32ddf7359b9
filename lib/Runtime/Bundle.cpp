//===- Bundle.cpp - a bundle is checked before it is used -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hashes find damage. That code and manifest are of one compilation is looked at besides: who
// edits a manifest states its hashes anew.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Manifest.h"
#include "fuse/Runtime/Sha256.h"

#include <array>
#include <cctype>
#include <set>
#include <sys/stat.h>

namespace fuse::runtime {

//===----------------------------------------------------------------------===//
// Code beside the launches
//===----------------------------------------------------------------------===//

namespace {

/// Bytes of a tensor map.
constexpr uint32_t mapBytes = 128;

uint32_t bytesOf(const Parameter &parameter) { return parameter.map ? mapBytes : 8; }

/// One line on what a launch passes, or what a kernel takes.
const char *describe(const Parameter &parameter) {
  return parameter.map ? "a tensor map" : parameter.isPointer() ? "a pointer" : "an i64";
}
std::string describe(const KernelParameter &parameter) {
  return parameter.isPointer          ? "a pointer"
         : parameter.size == 8        ? "an i64"
         : parameter.size == mapBytes ? "a tensor map"
                                      : std::to_string(parameter.size) + " bytes";
}

void checkParameters(const Launch &launch, const KernelInterface &kernel) {
  if (kernel.parameters.size() != launch.parameters.size())
    fail("kernel '", kernel.name, "' takes ", kernel.parameters.size(),
         " parameters, the manifest passes ", launch.parameters.size());
  for (size_t i = 0; i < kernel.parameters.size(); ++i) {
    const KernelParameter &wanted = kernel.parameters[i];
    const Parameter &given = launch.parameters[i];
    const bool isPointer = given.isPointer() && !given.map;
    if (wanted.size != bytesOf(given) || wanted.isPointer != isPointer)
      fail("kernel '", kernel.name, "' takes ", describe(wanted), " as parameter ", i,
           ", the manifest passes ", describe(given));
    if (isPointer && given.alignment < wanted.alignment)
      fail("kernel '", kernel.name, "' takes a pointer aligned to ", wanted.alignment,
           " bytes as parameter ", i, ", the manifest promises ", given.alignment);
  }
}

/// The launches in `body`, guards followed, by their code objects.
void collectLaunches(std::vector<Statement> &body, std::vector<std::vector<Launch *>> &launches) {
  for (Statement &statement : body) {
    if (statement.kind == Statement::Kind::Launch) {
      launches[static_cast<size_t>(statement.launch.object)].push_back(&statement.launch);
      continue;
    }
    if (statement.kind == Statement::Kind::Copy)
      continue;
    collectLaunches(statement.thenBody, launches);
    collectLaunches(statement.elseBody, launches);
  }
}

/// Compares launches with one file of code.
class LaunchChecker {
public:
  explicit LaunchChecker(const CodeObjectInfo &info) : info(info) {
    for (const KernelInterface &kernel : info.kernels)
      kernels[kernel.name] = &kernel;
  }

  void check(Launch &launch) {
    const auto found = kernels.find(launch.kernel);
    if (found == kernels.end())
      fail("there is no kernel '", launch.kernel, "', which the manifest launches");
    const KernelInterface *kernel = found->second;
    if (!info.hasInterfaces)
      return;
    checkParameters(launch, *kernel);
    auto &shared = interfaces[kernel];
    if (!shared)
      shared = std::make_shared<const KernelInterface>(*kernel);
    // Machine code says more than its text: it comes first.
    if (!launch.interface)
      launch.interface = shared;
    checkConstantBlock(launch, *kernel);
  }

private:
  /// A block that depends on sizes is looked at by planCall.
  static void checkConstantBlock(const Launch &launch, const KernelInterface &kernel) {
    std::array<int64_t, 3> block;
    for (size_t i = 0; i < 3; ++i) {
      if (!launch.block[i].isConstant())
        return;
      block[i] = launch.block[i].getConstant();
    }
    checkBlock(kernel, block);
  }

  const CodeObjectInfo &info;
  std::map<std::string_view, const KernelInterface *> kernels;
  std::map<const KernelInterface *, std::shared_ptr<const KernelInterface>> interfaces;
};

void checkChip(const CodeObjectInfo &info, const std::string &chip, const std::string &format) {
  std::string wanted = chip;
  // The flags of a cubin name the compute capability only.
  if (format == "cubin") {
    while (!wanted.empty() && std::isalpha(static_cast<unsigned char>(wanted.back())))
      wanted.pop_back();
    if (info.needsSuffix && wanted == chip)
      fail("the code needs a chip of its own kind ('", chip, "a' or similar), the manifest says ",
           chip);
  }
  if (info.chip != wanted)
    fail("the code is for ", info.chip, ", the manifest says ", chip);
}

} // namespace

void checkBlock(const KernelInterface &kernel, const std::array<int64_t, 3> &block) {
  const auto spell = [](int64_t x, int64_t y, int64_t z) {
    return "(" + std::to_string(x) + ", " + std::to_string(y) + ", " + std::to_string(z) + ")";
  };
  const std::array<uint32_t, 3> &wanted = kernel.requiredBlock;
  if (wanted[0] && (block[0] != wanted[0] || block[1] != wanted[1] || block[2] != wanted[2]))
    fail("kernel '", kernel.name, "' is compiled for blocks of ",
         spell(wanted[0], wanted[1], wanted[2]), ", the manifest launches ",
         spell(block[0], block[1], block[2]));
  int64_t threads = 1;
  for (const int64_t extent : block)
    if (__builtin_mul_overflow(threads, extent, &threads))
      fail("kernel '", kernel.name, "': the block is too large");
  if (kernel.maxThreads && threads > kernel.maxThreads)
    fail("kernel '", kernel.name, "' is compiled for blocks of at most ", kernel.maxThreads,
         " threads, the manifest launches ", threads);
}

void checkCode(Manifest &manifest, const FileContents &contents, const std::string &directory) {
  std::vector<std::vector<Launch *>> launches(manifest.codeObjects.size());
  for (Function &function : manifest.functions)
    collectLaunches(function.body, launches);
  for (size_t i = 0; i < manifest.codeObjects.size(); ++i) {
    const CodeObject &object = manifest.codeObjects[i];
    const bool isNvidia = manifest.vendor == "nvidia";
    if ((object.format == "cubin" || object.format == "ptx") != isNvidia)
      fail("'", directory, "/manifest.json': '", object.file, "' is of the format ", object.format,
           ", which is not ", manifest.vendor, "'s");
    const std::pair<std::string, std::string> files[] = {{object.file, object.format},
                                                         {object.text, isNvidia ? "ptx" : "isa"}};
    for (const auto &[file, format] : files) {
      const std::optional<std::string_view> code = file.empty() ? std::nullopt : contents(file);
      if (!code)
        continue;
      try {
        const CodeObjectInfo info = readCodeObject(*code, format);
        checkChip(info, manifest.chip, format);
        LaunchChecker checker(info);
        for (Launch *launch : launches[i])
          checker.check(*launch);
      } catch (const Error &error) {
        fail("'", directory, "/", file, "': ", error.what());
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static void checkConstants(const Manifest &manifest) {
  const int64_t size = manifest.constants.empty() ? 0 : manifest.files.at(manifest.constants).size;
  for (const Function &function : manifest.functions)
    for (const Constant &constant : function.constants) {
      if (manifest.constants.empty())
        fail("the bundle names constants but has no file of constants");
      const int64_t bytes = countBytes(constant.type, constant.shape);
      if (constant.offset > size || bytes > size - constant.offset)
        fail("the constant '", constant.name, "' lies outside '", manifest.constants, "'");
    }
  for (const GraphResource &resource : manifest.graphResources)
    if (resource.offset > size || resource.bytes > size - resource.offset)
      fail("the resource '", resource.name, "' of graph.mlir lies outside the file of constants");
}

/// Of a manifest.
static constexpr uint64_t mostBytes = uint64_t(256) << 20;

/// What tells the folder at a path from another one that takes its place.
static std::array<int64_t, 4> identify(const std::string &directory) {
  struct stat status = {};
  if (stat(directory.c_str(), &status) != 0)
    return {};
  // A number may be used again; renaming changes the time.
  return {static_cast<int64_t>(status.st_dev), static_cast<int64_t>(status.st_ino),
          status.st_ctim.tv_sec, status.st_ctim.tv_nsec};
}

Bundle Bundle::load(const std::string &directory) {
  // A compiler may put another bundle there while this reads files of both.
  constexpr int mostAttempts = 100;
  for (int attempt = 1;; ++attempt) {
    const std::array<int64_t, 4> before = identify(directory);
    try {
      Bundle bundle;
      bundle.directory = directory;
      const std::string path = directory + "/manifest.json";
      bundle.manifestText = readFile(path, mostBytes);
      bundle.manifest = Manifest::fromJson(bundle.manifestText, path);
      bundle.readAll();
      return bundle;
    } catch (const Error &) {
      if (attempt == mostAttempts || identify(directory) == before)
        throw;
    }
  }
}

Bundle Bundle::load(BundleFiles files, const std::string &name) {
  Bundle bundle;
  bundle.directory = name;
  bundle.isInMemory = true;
  const std::string path = name + "/manifest.json";
  const auto manifest = files.find("manifest.json");
  if (manifest == files.end())
    fail("there is no '", path, "' among the files");
  if (manifest->second.size() > mostBytes)
    fail("'", path, "' has ", manifest->second.size(), " bytes, more than the ", mostBytes,
         " that are possible");
  bundle.manifestText = manifest->second;
  bundle.manifest = Manifest::fromJson(bundle.manifestText, path);
  for (auto &[file, contents] : files)
    if (bundle.manifest.files.count(file))
      bundle.kept[file] = std::make_shared<const std::string>(std::move(contents));
  bundle.readAll();
  return bundle;
}

bool Bundle::exists(const std::string &file) const {
  struct stat status;
  return isInMemory ? kept.count(file) : lstat((directory + "/" + file).c_str(), &status) == 0;
}

void Bundle::readAll() {
  try {
    checkConstants(manifest);
  } catch (const Error &error) {
    fail(directory, "/manifest.json: ", error.what());
  }
  // What is executed has to be there; who copies a bundle may leave out what is only read.
  std::set<std::string> needed, code;
  for (const CodeObject &object : manifest.codeObjects) {
    needed.insert(object.file);
    code.insert(object.text);
  }
  code.insert(needed.begin(), needed.end());
  needed.insert(manifest.constants);
  // All is kept, also what is asked for later or never: another bundle may be there by then.
  for (const auto &[name, record] : manifest.files)
    if (needed.count(name) || exists(name))
      kept[name] = readChecked(name);
  checkCode(
      manifest,
      [&](const std::string &file) -> std::optional<std::string_view> {
        const auto found = kept.find(file);
        if (found == kept.end() || !code.count(file))
          return std::nullopt;
        return std::string_view(*found->second); // no copy, which would end here
      },
      directory);
}

std::shared_ptr<const std::string> Bundle::readChecked(const std::string &file) const {
  const std::string path = directory + "/" + file;
  const FileRecord &record = manifest.files.at(file);
  const auto inMemory = kept.find(file);
  if (isInMemory && inMemory == kept.end())
    fail("there is no '", path, "' among the files");
  const uint64_t size = isInMemory ? inMemory->second->size() : checkRegularFile(path);
  if (size != static_cast<uint64_t>(record.size))
    fail("'", path, "' has ", size, " bytes, the manifest says ", record.size);
  std::shared_ptr<const std::string> contents =
      isInMemory ? inMemory->second : std::make_shared<const std::string>(readFile(path, size));
  const FileRecord found = recordOf({*contents});
  if (found.sha256 != record.sha256)
    fail("'", path, "' is not the file that the manifest describes: its SHA-256 is ", found.sha256,
         ", the manifest says ", record.sha256);
  return contents;
}

std::shared_ptr<const std::string> Bundle::read(const std::string &file) const {
  const auto found = kept.find(file);
  if (found != kept.end())
    return found->second;
  if (!manifest.files.count(file))
    fail("'", directory, "/manifest.json' describes no file '", file, "'");
  return readChecked(file);
}

} // namespace fuse::runtime
