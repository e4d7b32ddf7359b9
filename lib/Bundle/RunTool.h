//===- RunTool.h - programs of others ---------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_RUNTOOL_H
#define FUSE_LIB_BUNDLE_RUNTOOL_H

#include "mlir/Support/LLVM.h"
#include <string>

namespace mlir::fuse {

/// Runs `program` with `arguments` and waits for it; several threads may. What it prints goes to
/// the file `log`. It fails with a text in `message` if the program cannot be run, fails (the
/// text then holds what it printed), writes a file of more than a gigabyte, or takes longer than
/// FUSE_TOOL_TIMEOUT seconds (600 if that is not set), after which it is killed with its children.
LogicalResult runTool(StringRef program, ArrayRef<std::string> arguments, StringRef log,
                      std::string &message);

/// Reads the file that `program` was to write; fails if that is no regular file with something in
/// it.
LogicalResult readToolOutput(StringRef program, StringRef file, SmallVectorImpl<char> &contents,
                             std::string &message);

/// What a program that succeeded printed to `log`; empty if that cannot be read.
std::string readToolLog(StringRef log);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_RUNTOOL_H
