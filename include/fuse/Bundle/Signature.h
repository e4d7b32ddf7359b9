//===- Signature.h - sizes and shapes of a function -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_BUNDLE_SIGNATURE_H
#define FUSE_BUNDLE_SIGNATURE_H

#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "fuse/Runtime/Manifest.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AffineExpr.h"

namespace mlir::fuse {

/// The runtime's name of an element type; nullopt for one that no tensor in memory has.
std::optional<::fuse::runtime::ElementType> getElementType(Type type);

/// What `fuse-name-sizes` does: sets `kDimsAttr` on the arguments of every entry point.
LogicalResult nameSizes(ModuleOp module);

/// The manifest's view of a function: name, sizes, arguments; no body. On tensors
/// the results follow the inputs; on memrefs, arguments with `fuse.shape` are the
/// results. Reports what has no place in a manifest at the function.
FailureOr<::fuse::runtime::Function> getSignature(func::FuncOp function);

/// An affine expression over symbols as a manifest expression; `symbols` says what
/// each symbol is.
::fuse::runtime::Expr toManifestExpr(AffineExpr expr, ArrayRef<::fuse::runtime::Expr> dims,
                                     ArrayRef<::fuse::runtime::Expr> symbols);

/// The public functions of a module that have a body.
SmallVector<func::FuncOp> getEntryPoints(ModuleOp module);

/// Where to report what concerns a whole module: its first entry point has a place in the file.
inline Location getModuleLoc(ModuleOp module) {
  SmallVector<func::FuncOp> functions = getEntryPoints(module);
  return functions.empty() ? module.getLoc() : functions.front().getLoc();
}

} // namespace mlir::fuse

#endif // FUSE_BUNDLE_SIGNATURE_H
