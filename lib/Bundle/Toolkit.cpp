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
#include <dlfcn.h>

using namespace mlir;
using namespace mlir::fuse;
namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

static bool isProgram(const Twine &file) { return fs::can_execute(file); }

/// Where tools are looked for beyond PATH: the folders in FUSE_TOOL_PATH, if it is set (it may
/// be empty), else the usual ones. Fails if it names what is no folder.
static FailureOr<SmallVector<std::string>> getToolFolders(ArrayRef<std::string> usual,
                                                          std::string &message) {
  const char *named = std::getenv("FUSE_TOOL_PATH");
  if (!named)
    return SmallVector<std::string>(usual);
  SmallVector<StringRef> parts;
  StringRef(named).split(parts, llvm::sys::EnvPathSeparator, /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef part : parts)
    if (!fs::is_directory(part)) {
      message = "FUSE_TOOL_PATH names '" + part.str() + "', which is no folder";
      return failure();
    }
  return SmallVector<std::string>(parts.begin(), parts.end());
}

/// The folder `toolkit` that the setup makes in the build folder, beside the one of the program, or
/// of the shared library, that this is linked into.
static std::string getOwnToolkit() {
  static int anchor;
  SmallString<256> folder(fs::getMainExecutable("fuse", &anchor));
  Dl_info own = {};
  if (dladdr(&anchor, &own) && paths::filename(own.dli_fname).contains(".so"))
    folder = own.dli_fname;
  paths::remove_filename(folder);
  paths::remove_filename(folder);
  paths::append(folder, "toolkit");
  return folder.str().str();
}

/// The value of a variable; null if it is not set, or to nothing.
static const char *getVariable(const char *name) {
  const char *value = std::getenv(name);
  return value && *value ? value : nullptr;
}

static constexpr const char *kCudaVariables[] = {"CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"};

LogicalResult mlir::fuse::checkCudaVariables(std::string &message) {
  for (const char *variable : kCudaVariables) {
    const char *root = getVariable(variable);
    if (!root)
      continue;
    // MLIR links the toolkit's libdevice wherever a toolkit is named.
    for (const char *file : {"/bin/ptxas", "/nvvm/libdevice/libdevice.10.bc"})
      if (!fs::exists(Twine(root) + file)) {
        message = std::string(variable) + " is '" + root + "', where there is no " + (file + 1) +
                  ": name the folder of a CUDA toolkit, or unset " + variable;
        return failure();
      }
  }
  return success();
}

FailureOr<std::string> mlir::fuse::findPtxas(std::string &message) {
  if (failed(checkCudaVariables(message)))
    return failure();
  FailureOr<SmallVector<std::string>> folders =
      getToolFolders({getOwnToolkit() + "/bin", "/usr/local/cuda/bin"}, message);
  if (failed(folders))
    return failure();
  if (llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName("ptxas"))
    return *found;
  for (const char *variable : kCudaVariables)
    if (const char *root = getVariable(variable); root && isProgram(Twine(root) + "/bin/ptxas"))
      return std::string(root) + "/bin/ptxas";
  for (const std::string &folder : *folders)
    if (isProgram(folder + "/ptxas"))
      return folder + "/ptxas";
  message = "ptxas, which makes cubins, is not found: install a CUDA toolkit and put its bin into "
            "PATH or its folder into CUDA_HOME, or take ptxas from the PyPI wheel "
            "nvidia-cuda-nvcc; or stop at PTX with emit=text";
  return failure();
}

FailureOr<std::string> mlir::fuse::findLinker(std::string &message) {
  if (const char *root = getVariable("ROCM_PATH")) {
    std::string linker = std::string(root) + "/llvm/bin/ld.lld";
    if (isProgram(linker))
      return linker;
    message = "ROCM_PATH is '" + std::string(root) +
              "', where there is no llvm/bin/ld.lld: name the folder of a ROCm installation, or "
              "unset ROCM_PATH";
    return failure();
  }
  FailureOr<SmallVector<std::string>> folders = getToolFolders(
      {getOwnToolkit() + "/bin", "/usr/lib/llvm-22/bin", "/opt/rocm/llvm/bin"}, message);
  if (failed(folders))
    return failure();
  for (const char *name : {"ld.lld-22", "ld.lld"})
    if (llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName(name))
      return *found;
  for (const std::string &folder : *folders)
    if (isProgram(folder + "/ld.lld"))
      return folder + "/ld.lld";
  message = "ld.lld, which links code objects for AMD GPUs, is not found: install Debian's "
            "package lld-22 (or any LLVM linker, in PATH), or name a ROCm installation in "
            "ROCM_PATH; or stop at assembly with emit=text";
  return failure();
}
