//===- HostProgram.h - host functions to manifest functions -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_BUNDLE_HOSTPROGRAM_H
#define FUSE_LIB_BUNDLE_HOSTPROGRAM_H

#include "fuse/Runtime/Manifest.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include <deque>

namespace mlir::fuse {

/// The data that travels with a bundle. What a resource holds is not copied: it lives as long as
/// the context.
class ConstantPool {
public:
  /// Place of the initial value of a global; adds it at first use.
  FailureOr<int64_t> add(Operation *user, StringRef name, ElementsAttr value);
  /// Place of what a resource holds; adds it at first use.
  int64_t add(StringRef resource, ArrayRef<char> data);
  /// The file, piece by piece.
  ArrayRef<StringRef> getPieces() const { return pieces; }

private:
  /// Returns the place of the data.
  int64_t append(ArrayRef<char> data);

  int64_t size = 0;
  SmallVector<StringRef> pieces;
  std::deque<SmallVector<char, 0>> made; ///< what pieces point to that no attribute holds
  llvm::StringMap<int64_t> offsets, resources;
};

/// Translates a restricted host program. `objectOf` gives the number of the code
/// object of each gpu.binary. Reports what has no place in such a program.
FailureOr<::fuse::runtime::Function> translateHostProgram(func::FuncOp function,
                                                          const llvm::StringMap<int64_t> &objectOf,
                                                          ConstantPool &constants,
                                                          SymbolTableCollection &symbols);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_HOSTPROGRAM_H
