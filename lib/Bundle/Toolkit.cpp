//===- Toolkit.cpp - the vendors' tools -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Toolkit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include <cstdlib>

using namespace mlir;
using namespace mlir::fuse;
namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

static bool isProgram(const Twine &file) { return fs::can_execute(file); }

/// Where tools are looked for beyond PATH: the folders in FUSE_TOOL_PATH, if it is set (it may
/// be empty), else the usual ones.
static SmallVector<std::string> getToolFolders(ArrayRef<std::string> usual) {
  const char *named = std::getenv("FUSE_TOOL_PATH");
  if (!named)
    return SmallVector<std::string>(usual);
  SmallVector<StringRef> parts;
  StringRef(named).split(parts, llvm::sys::EnvPathSeparator, /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return SmallVector<std::string>(parts.begin(), parts.end());
}

/// The folder `toolkit` that the setup makes in the build folder, beside `bin`.
static std::string getOwnToolkit() {
  static int anchor;
  SmallString<256> folder(fs::getMainExecutable("fuse", &anchor));
  paths::remove_filename(folder);
  paths::remove_filename(folder);
  paths::append(folder, "toolkit");
  return folder.str().str();
}

LogicalResult mlir::fuse::findPtxas(std::string &message) {
  if (llvm::sys::findProgramByName("ptxas"))
    return success();
  for (const char *variable : {"CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"})
    if (const char *root = std::getenv(variable); root && isProgram(Twine(root) + "/bin/ptxas"))
      return success();
  // MLIR wants a whole CUDA toolkit wherever a path is named; a ptxas alone is
  // better put into PATH.
  for (const std::string &folder :
       getToolFolders({getOwnToolkit() + "/bin", "/usr/local/cuda/bin"}))
    if (isProgram(folder + "/ptxas")) {
      const char *old = std::getenv("PATH");
      setenv("PATH", old ? (folder + ":" + old).c_str() : folder.c_str(), 1);
      return success();
    }
  message = "ptxas, which makes cubins, is not found: install a CUDA toolkit and put its bin into "
            "PATH or its folder into CUDA_HOME, or take ptxas from the PyPI wheel "
            "nvidia-cuda-nvcc; or stop at PTX with emit=text";
  return failure();
}

RocmToolkit::~RocmToolkit() {
  // What cannot be removed is left for the system to clean up.
  if (!temporary.empty()) [[maybe_unused]]
    std::error_code left = fs::remove_directories(temporary);
}

LogicalResult RocmToolkit::find(std::string &message) {
  if (const char *root = std::getenv("ROCM_PATH");
      root && isProgram(Twine(root) + "/llvm/bin/ld.lld")) {
    path = root;
    return success();
  }
  std::string linker;
  for (const char *name : {"ld.lld-22", "ld.lld"})
    if (llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName(name);
        found && linker.empty())
      linker = *found;
  for (const std::string &folder : getToolFolders({"/usr/lib/llvm-22/bin", "/opt/rocm/llvm/bin"}))
    if (linker.empty() && isProgram(folder + "/ld.lld"))
      linker = folder + "/ld.lld";
  if (linker.empty()) {
    message = "ld.lld, which links code objects for AMD GPUs, is not found: install Debian's "
              "package lld-22 (or any LLVM linker, in PATH), or name a ROCm installation in "
              "ROCM_PATH; or stop at assembly with emit=text";
    return failure();
  }
  SmallString<256> folder;
  std::error_code error = fs::createUniqueDirectory("fuse-rocm", folder);
  if (!error) {
    temporary = path = folder.str().str();
    paths::append(folder, "llvm", "bin");
    error = fs::create_directories(folder);
  }
  paths::append(folder, "ld.lld");
  if (!error)
    error = fs::create_link(linker, folder);
  if (error) {
    message = "cannot make a temporary folder for ld.lld: " + error.message();
    return failure();
  }
  return success();
}
