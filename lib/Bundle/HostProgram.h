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

namespace mlir::fuse {

/// The data that travels with a bundle.
class ConstantPool {
public:
  /// Place of the initial value of a global; adds it at first use.
  FailureOr<int64_t> add(Operation *user, StringRef name, ElementsAttr value);
  ArrayRef<char> getData() const { return data; }

private:
  SmallVector<char, 0> data;
  llvm::StringMap<int64_t> offsets;
};

/// Translates a restricted host program. `objectOf` gives the number of the code
/// object of each gpu.binary. Reports what has no place in such a program.
FailureOr<::fuse::runtime::Function> translateHostProgram(func::FuncOp function,
                                                          const llvm::StringMap<int64_t> &objectOf,
                                                          ConstantPool &constants,
                                                          SymbolTableCollection &symbols);

} // namespace mlir::fuse

#endif // FUSE_LIB_BUNDLE_HOSTPROGRAM_H
