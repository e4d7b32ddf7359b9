//===- RowExpressions.h - what an element of a tensor computes --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions of the elements of a tensor, seen through the elementwise ops and
// the reductions that made it. Row ops are recognised on them, so that it does
// not matter how a graph cuts the computation into ops.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_ROWEXPRESSIONS_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_ROWEXPRESSIONS_H

#include "Raise.h"
#include "llvm/ADT/SetVector.h"
#include <deque>
#include <map>

namespace mlir::fuse::rows {

/// One scalar, as a function of the root's dimensions. Equal expressions are one
/// node: comparing pointers compares expressions.
struct Node {
  enum Kind {
    Leaf,   ///< `value[map]`, an element of a tensor
    Scalar, ///< `value`, a scalar from outside
    Const,  ///< `attr`
    Index,  ///< coordinate along `dim`
    Op,     ///< `name {attrs} operands`
    Round,  ///< operand 0 rounded to `type` (f16 or bf16)
    Sum,    ///< operand 0 summed over the row
    Max,    ///< largest operand 0 of the row
    Core    ///< the row op itself, in a rewritten expression
  };
  Kind kind;
  /// The narrowest type known to hold the value. Widening makes no node.
  Type type;
  Value value;
  AffineMap map;
  TypedAttr attr;
  unsigned dim = 0;
  std::string name;
  DictionaryAttr attrs;
  SmallVector<const Node *> operands;
  /// Types in which `name` takes its operands.
  SmallVector<Type> operandTypes;
  /// Sum and Max: the op that reduces, and an operand and its position that have
  /// the row's extent.
  Operation *reduction = nullptr;
  Value extentOf;
  unsigned extentPosition = 0;
  unsigned id = 0;

  bool isOp(StringRef op) const { return kind == Op && name == op; }
};

/// The expressions of one root op, with one of its dimensions as the row.
class Expressions {
public:
  Expressions(linalg::GenericOp root, unsigned rowDim);

  /// What result `number` of the root computes; null if that cannot be said.
  const Node *getResult(unsigned number);

  /// A tensor that holds exactly this expression, as near to the inputs as there
  /// is one.
  const Access *getTensor(const Node *node) const {
    auto it = tensors.find(node);
    return it == tensors.end() ? nullptr : &it->second;
  }

  /// Ops that were seen through.
  ArrayRef<Operation *> getVisited() const { return visited.getArrayRef(); }

  const Node *getOp(StringRef name, ArrayRef<const Node *> operands, Type type);
  const Node *getCore(Type type);
  /// `node` with other operands.
  const Node *withOperands(const Node *node, ArrayRef<const Node *> operands);

private:
  const Node *unique(Node node);
  const Node *evalTensor(Value tensor, AffineMap map);
  const Node *evalTensorUncached(Value tensor, AffineMap map);
  const Node *evalReshape(Operation *op, AffineMap map);
  const Node *evalGeneric(linalg::GenericOp op, unsigned result, AffineMap map);
  const Node *evalReduction(linalg::GenericOp op, unsigned result, AffineMap map);
  const Node *evalScalar(Value value, linalg::GenericOp op, AffineMap loops,
                         DenseMap<Value, const Node *> &known);
  const Node *evalScalarOp(Value value, linalg::GenericOp op, AffineMap loops,
                           const DenseMap<Value, const Node *> &known);
  const Node *leaf(Value tensor, AffineMap map);

  /// How many tensors deep an expression goes: a row op, however it is cut into ops, needs less,
  /// and what is computed before is an input.
  static constexpr unsigned kMaxDepth = 64;

  linalg::GenericOp root;
  unsigned rowDim;
  DictionaryAttr noAttributes;
  unsigned depth = 0;
  /// The root's dimensions, 0 for those of extent 1.
  AffineMap rootLoops;
  DenseMap<Value, const Node *> rootValues;
  std::deque<Node> nodes;
  std::map<std::vector<uintptr_t>, const Node *> table;
  std::map<std::pair<void *, const void *>, const Node *> tensorNodes;
  std::map<const Node *, Access> tensors;
  llvm::SetVector<Operation *> visited;
};

} // namespace mlir::fuse::rows

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_ROWEXPRESSIONS_H
