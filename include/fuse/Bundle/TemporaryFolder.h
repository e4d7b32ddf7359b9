//===- TemporaryFolder.h - folders that leave nothing behind ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_BUNDLE_TEMPORARYFOLDER_H
#define FUSE_BUNDLE_TEMPORARYFOLDER_H

#include "mlir/Support/LLVM.h"
#include <string>
#include <system_error>

namespace mlir::fuse {

/// From now on SIGINT, SIGTERM, SIGHUP and the like remove the temporary folders of this process,
/// and end the tools that it runs, before whatever they did so far. For programs: a library leaves
/// its host's signals alone, and what such an end leaves behind, the next compilation removes.
void cleanUpOnSignals();

/// A folder that goes away with the object, and with `cleanUpOnSignals` when SIGINT, SIGTERM,
/// SIGHUP or the like ends the process. The object holds the folder, by which another process tells
/// one in use from one that a killed process left.
class TemporaryFolder {
public:
  TemporaryFolder() = default;
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  ~TemporaryFolder() { remove(); }

  /// Makes a new folder whose path is `prefix` and six more characters, after removing those of
  /// the same prefix that killed processes of this user left. `mode` is subject to the umask.
  std::error_code make(const Twine &prefix, unsigned mode = 0700);
  /// The same in the system's folder of temporary files.
  std::error_code makeInSystemFolder();
  void remove();

  StringRef getPath() const { return path; }
  int getDescriptor() const { return descriptor; }

  /// Calls `rename`, which may put another folder in the place of this one or leave none there;
  /// what is there afterwards is what this object removes. No signal comes in between.
  std::error_code exchange(function_ref<std::error_code()> rename);

private:
  std::string path;
  int descriptor = -1;
  int slot = -1; // among the folders that a signal removes
};

/// As long as this descriptor of a folder is open, nobody takes the folder for left behind. False
/// if somebody has done so already.
bool holdFolder(int descriptor);

/// Waits while a signal is ending the process. What fails then, because folders and tools are
/// gone, is not worth a message.
void waitWhileEnding();

/// A process group that a signal which ends this process ends too, as long as this lives.
class GuardedProcessGroup {
public:
  explicit GuardedProcessGroup(int group);
  ~GuardedProcessGroup();

private:
  int slot;
};

} // namespace mlir::fuse

#endif // FUSE_BUNDLE_TEMPORARYFOLDER_H
