//===- Host.h - what is left to the host ------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_HOST_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_HOST_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::fuse {

/// Attribute of the module that holds what `fuse-lower-graph` left to the host.
inline constexpr llvm::StringLiteral kHostAttr = "fuse.host";

/// Attribute of a function of that module: its ops that cannot be compiled, as
/// `{op = "acme.sort", at = "graph.mlir:3:8", reason = "..."}`.
inline constexpr llvm::StringLiteral kObstaclesAttr = "fuse.obstacles";

/// True for the module that holds what is left to the host.
inline bool isHostModule(Operation *op) { return isa<ModuleOp>(op) && op->hasAttr(kHostAttr); }

/// The module in `module` that holds what is left to the host; null if all was compiled.
inline ModuleOp getHostModule(ModuleOp module) {
  for (auto inner : module.getOps<ModuleOp>())
    if (isHostModule(inner))
      return inner;
  return {};
}

/// Refuses, with an error, an op that no pass makes anything of wherever it stands: of a dialect
/// that is not known, control flow, a call that cannot be inlined.
LogicalResult checkGraphOp(Operation *op);

/// An op that is left to the host, as `kObstaclesAttr` lists it.
struct HostOp {
  std::string function, op, at, reason;
};

/// The ops of `host` that cannot be compiled.
inline std::vector<HostOp> getHostOps(ModuleOp host) {
  std::vector<HostOp> ops;
  for (auto function : host.getOps<func::FuncOp>()) {
    auto list = function->getAttrOfType<ArrayAttr>(kObstaclesAttr);
    for (Attribute attr : list ? list.getValue() : ArrayRef<Attribute>()) {
      auto entry = dyn_cast<DictionaryAttr>(attr);
      auto text = [&](StringRef name) {
        auto string = entry ? entry.getAs<StringAttr>(name) : StringAttr();
        return string ? string.str() : std::string();
      };
      ops.push_back({function.getName().str(), text("op"), text("at"), text("reason")});
    }
  }
  return ops;
}

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_HOST_H
