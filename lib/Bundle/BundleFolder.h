//===- BundleFolder.h - a bundle as a whole ---------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_BUNDLEFOLDER_H
#define FUSE_LIB_BUNDLE_BUNDLEFOLDER_H

#include "fuse/Bundle/TemporaryFolder.h"

namespace mlir::fuse {

/// A bundle that is being written. Its files go to a temporary folder beside the target, which
/// takes the target's place in one step when all of them are on the disk; an older bundle goes
/// away with that. Whatever goes wrong is thrown as a runtime::Error, and leaves the target as it
/// was.
class BundleFolder {
public:
  /// Refuses a target that is neither absent, nor empty, nor a bundle.
  explicit BundleFolder(StringRef directory);
  /// Writes the pieces of a file, one after the other.
  void write(StringRef name, ArrayRef<StringRef> contents);
  /// Puts the folder into its place.
  void commit();

private:
  std::string target; // without slashes at its end
  std::string parent;
  TemporaryFolder stage;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_BUNDLEFOLDER_H
