//===- Levels.h - a module on its way down ----------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_LEVELS_H
#define FUSE_LIB_REPORT_LEVELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include <map>
#include <string>
#include <vector>

namespace mlir::fuse {

/// What is kept of the levels that a module goes through.
struct Levels {
  /// One level as text, without locations and large constants.
  struct Level {
    std::string name, text;
  };
  std::vector<Level> texts;
  /// The module with its schedules.
  OwningOpRef<ModuleOp> scheduled;
  /// By function and name of a `fuse.kernel`, the functions of the GPU that it became, as
  /// `module::function`, after equal ones were merged.
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> codeOf;
  /// By such a name, the schedule of the function.
  std::map<std::string, std::string> scheduleOf;

  void add(StringRef name, ModuleOp module);
};

/// The text of a module, or of an attribute.
std::string printForReader(ModuleOp module);
std::string printForReader(Attribute attribute);

/// Watches the passes that lower a graph, and keeps the levels when they are reached. What
/// `fuse-lower-graph` tries on copies is not seen; if it begins again with parts of the graph, so
/// do the levels.
class LevelKeeper : public PassInstrumentation {
public:
  explicit LevelKeeper(Levels &levels) : levels(levels) {}
  void runBeforePass(Pass *pass, Operation *op) override;
  void runAfterPass(Pass *pass, Operation *op) override;

private:
  Levels &levels;
  /// The `fuse.kernel`s in order, and by the name of a `gpu.module` the one that became it.
  std::vector<std::pair<std::string, std::string>> kernels;
  std::map<std::string, std::pair<std::string, std::string>> kernelOf;
  /// The modules and functions that the launches of the host program name, before any equal ones
  /// are merged.
  std::vector<std::pair<std::string, std::string>> launched;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_LEVELS_H
