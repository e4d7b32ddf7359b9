//===- SplitGraph.h - parts of a graph for the compiler, the rest for the host -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_PIPELINES_SPLITGRAPH_H
#define FUSE_LIB_PIPELINES_SPLITGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fuse {

/// Why an op of a graph cannot be compiled.
struct Obstacle {
  Location loc;
  std::string message;
  SmallVector<std::pair<Location, std::string>> notes;
  /// It is only what other obstacles do to this op: it would exchange with a part what no program
  /// takes.
  bool isConsequence = false;

  /// What else the same passes said of the op: of other ops of its body.
  std::vector<Obstacle> others = {};

  /// One sentence.
  std::string getReason() const;
};

/// By the ops of a graph that they are about, top-level ones of its functions, or a function
/// nothing of which can be compiled; in the order in which they were found.
using Obstacles = llvm::MapVector<Operation *, Obstacle>;

/// Ops and functions of a graph, by numbers that their locations carry.
class GraphTags {
public:
  /// Gives every op of the functions of `graph` a location that says to which top-level op it
  /// belongs.
  explicit GraphTags(ModuleOp graph);
  /// `loc`, of the op or function that `number` stands for.
  static Location tag(Location loc, unsigned number);
  /// The numbers in a location.
  static SmallVector<unsigned> getNumbers(Location loc);
  /// The location without numbers: of the first op in it that has one.
  static Location strip(Location loc);
  static void strip(ModuleOp module);

  /// Top-level ops; numbers from their count on are free for others.
  std::vector<Operation *> ops;
};

/// A function that is to be compiled, and the ops of the graph that it holds.
struct GraphPart {
  func::FuncOp function;
  func::FuncOp source; ///< of the graph
  SmallVector<Operation *> ops;
};

/// A graph in two.
struct SplitGraph {
  OwningOpRef<ModuleOp> parts;
  /// Null if nothing is left to the host.
  OwningOpRef<ModuleOp> host;
  /// Number i is that of the tag `GraphTags::ops.size() + i`.
  SmallVector<GraphPart> list;
};

/// Whether programs exchange such values.
bool canBePassed(Type type);

/// Constants, sizes, fills, empty tensors: what every part may have of its own. Nothing that is an
/// obstacle.
bool isWithoutCost(Operation *op, const Obstacles &obstacles);

/// Puts the bodies of functions in the place of calls, as far as they are not recursive. Unlike
/// upstream's inliner, whatever ops these hold. Asks sizes of arguments where it can.
void prepareGraph(ModuleOp graph);

/// Splits a tagged graph, whose calls are inlined, so that no part holds an op of `obstacles`. Adds
/// to these what follows from them. A function without obstacles stays as it is; `isFirst` says
/// that nobody asked yet which.
SplitGraph splitGraph(ModuleOp graph, const GraphTags &tags, Obstacles &obstacles, bool isFirst);

/// Functions of one op of a tagged graph each, which takes what the op reads and gives its results.
/// In `list` part i is of `ops[i]`. Of f64, which programs do not take, they take and give f32.
SplitGraph isolateOps(ModuleOp graph, const GraphTags &tags, ArrayRef<Operation *> ops,
                      const Obstacles &obstacles);

} // namespace mlir::fuse

#endif // FUSE_LIB_PIPELINES_SPLITGRAPH_H
