//===- MainLoop.h - the loop that takes the time ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_MAINLOOP_H
#define FUSE_LIB_REPORT_MAINLOOP_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace mlir::fuse {

/// The assembly of one kernel.
struct KernelText {
  std::string name;
  StringRef text;
};

/// The kernels in a text of PTX or of AMD's assembly, in its order.
std::vector<KernelText> splitAssembly(StringRef text, bool isPtx);

/// A loop, as the lines of its basic blocks.
struct MainLoop {
  /// First and last line, from 0; several where other blocks stand in between.
  SmallVector<std::pair<unsigned, unsigned>> lines;
  unsigned instructions = 0;
  unsigned matrix = 0; ///< of them, those that multiply matrices
  explicit operator bool() const { return !lines.empty(); }
};

/// The innermost loop of a kernel with most matrix instructions; without any of these in loops,
/// the innermost one with most accesses to memory. None if there is no loop.
MainLoop findMainLoop(StringRef text, bool isPtx);

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_MAINLOOP_H
