//===- Structured.h - structured fuse ops, taken apart ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One way to rebuild any structured op with other operands, so that a rewrite
// that adds an auxiliary or drops a result is written once for all of them.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_STRUCTURED_H
#define FUSE_DIALECT_FUSE_IR_STRUCTURED_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse {

/// The region that computes the results: the epilogue, or the body of an elementwise or row op.
Region &getResultRegion(IndexedOpInterface op);

/// The prologue of a named row op (softmax, a norm), null for other ops.
Region *getPrologue(IndexedOpInterface op);

/// Arguments of the result region before those of the inputs: the accumulators of a
/// matmul, the normalised and the original value of a named row op, else none.
unsigned getNumLeadingArgs(IndexedOpInterface op);

/// Operands that have no scalar in the result region: lhs and rhs of a matmul.
unsigned getNumCoreOperands(IndexedOpInterface op);

/// True of an operand without subscripts, which the region reads by `fuse.gather` and has as a
/// whole: its argument there is a tensor or memref (`getArgType`), not an element.
bool isGathered(Type type, AffineMap map);
inline bool isGathered(IndexedOpInterface op, OpOperand &operand) {
  return isGathered(operand.get().getType(), op.getMapOf(operand));
}

/// The type of the argument that a region has for an input: an element, or of what is gathered from
/// a tensor or memref without static extents, which a cast of the operand leaves alone.
Type getArgType(Type type, AffineMap map);

/// About how many instructions the scalar code of the op's regions is, for one element.
int64_t getCodeLength(Operation *op);

/// A structured op taken apart. `create` puts it together again.
struct StructuredParts {
  struct Operand {
    Value value;
    AffineMap map;
    bool operator==(const Operand &other) const { return value == other.value && map == other.map; }
  };

  explicit StructuredParts(IndexedOpInterface op);

  OperationName name;
  SmallVector<Attribute> dims;
  SmallVector<Operand> core;   ///< lhs and rhs of a matmul
  SmallVector<Operand> inputs; ///< each has a scalar in every region
  SmallVector<Operand> outs;
  NamedAttrList attributes; ///< everything else the op says

  /// Adds an input unless it is there already; returns its number.
  unsigned addInput(Value value, AffineMap map);

  /// The op without code: each region is one block with its arguments and no terminator.
  IndexedOpInterface create(OpBuilder &b, Location loc) const;
};

/// How `inlineScalarRegion` spells `fuse.index`.
using IndexBuilder = llvm::function_ref<Value(OpBuilder &, Location, unsigned dim)>;

/// Clones the scalar code of `block`, without its terminator, at the insertion point with
/// `args` for its arguments and returns what it yields. `fuse.index` becomes what `index`
/// builds for the dimension asked for.
SmallVector<Value> inlineScalarRegion(OpBuilder &b, Block &block, ValueRange args,
                                      IndexBuilder index);

/// The same into a region of another structured op: dimension d becomes `dims[d]`, or
/// coordinate 0 where `dims[d]` is negative (the dimension has extent 1).
SmallVector<Value> inlineScalarRegion(OpBuilder &b, Block &block, ValueRange args,
                                      ArrayRef<int64_t> dims);

/// The same for an op that gives way to one over the same dimensions: its code moves, and `block`
/// is left without any.
SmallVector<Value> moveScalarRegion(RewriterBase &b, Block &block, ValueRange args);

/// `map` over `numDims` dimensions with dimension d replaced by `dims[d]`, or by 0 where that is
/// negative.
AffineMap renumberDims(AffineMap map, ArrayRef<int64_t> dims, unsigned numDims);

/// One location that names all sources of an op made from several.
Location fuseLocations(ArrayRef<Operation *> ops);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_STRUCTURED_H
