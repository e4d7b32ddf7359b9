//===- KernelExpander.h - a tile kernel to a function of loops --*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a gpu.func of tile ops and makes a func.func that computes tile after
// tile. The pieces:
//
//   KernelExpander.cpp     the function, its loops and branches, buffers
//   ExpandMemory.cpp       tile.load, tile.store
//   ExpandComputation.cpp  products, maps, reductions, sorts
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H
#define FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include <map>

namespace mlir::fuse {

class KernelExpander {
public:
  KernelExpander(gpu::GPUFuncOp kernel, func::FuncOp function)
      : kernel(kernel), function(function), b(function.getContext()) {}

  LogicalResult run();

private:
  /// A tile in memory. What a matrix product reads is kept in the accumulator's
  /// type, the right operand with k outermost, so that the innermost loop runs
  /// along contiguous n.
  struct Buffer {
    Value memref;
    bool transposed = false;
    /// Per dimension, how many elements were loaded; the others are zero. Empty if
    /// unknown.
    SmallVector<Value> valid;
  };

  LogicalResult expand(Operation *op);
  LogicalResult expandBody(Block &block);

  //===--- small things -----------------------------------------------------===//

  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value minimum(Value x, Value y) { return arith::MinSIOp::create(b, loc, x, y); }
  Value scalar(Value value) { return mapping.lookupOrDefault(value); }
  SmallVector<Value> scalars(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) { return scalar(value); });
  }
  /// Whether a value has been expanded already.
  bool isKnown(Value value) { return mapping.contains(value); }

  /// A buffer of the function, for all of its tiles.
  Value allocate(ArrayRef<int64_t> shape, Type type);
  Buffer &allocateFor(Value value);
  /// A loop nest; `body` gets the induction variables.
  void loops(ArrayRef<Value> bounds, function_ref<void(ArrayRef<Value>)> body);
  SmallVector<Value> extents(Value value);
  Value load(const Buffer &buffer, ArrayRef<Value> indices);
  void store(Value value, const Buffer &buffer, ArrayRef<Value> indices);
  void copy(Value like, const Buffer &from, const Buffer &to);
  /// Elements of a tile of `extent` that lie in the memref from `index` on.
  Value clamp(Value memref, int64_t dim, Value index, int64_t extent, Value limit = {});

  //===--- loops and branches -----------------------------------------------===//

  LogicalResult expandOp(tile::ForTilesOp op);
  LogicalResult expandOp(tile::PipelineOp op);
  /// Tiles are carried in memory, scalars as they are.
  LogicalResult expandOp(scf::ForOp op);
  LogicalResult expandOp(scf::IfOp op);
  /// Gives carried tiles buffers of their own and fills them with `inits`.
  void beginCarry(ValueRange inits, ValueRange args, ValueRange results);
  /// What the body yields becomes what the next step carries.
  void endCarry(ValueRange yields, ValueRange args);

  //===--- memory -----------------------------------------------------------===//

  LogicalResult expandOp(tile::LoadOp op);
  LogicalResult expandOp(tile::StoreOp op);
  /// Index into a memref of an element of a tile.
  SmallVector<Value> place(ArrayRef<Value> indices, ArrayRef<int64_t> dims, ArrayRef<Value> at);
  SmallVector<Value> storeBounds(tile::StoreOp op);
  /// Null without limits.
  Value storeLimit(tile::StoreOp op, int64_t dim);

  //===--- computation ------------------------------------------------------===//

  LogicalResult expandOp(tile::FillOp op);
  LogicalResult expandOp(tile::MmaOp op);
  LogicalResult expandOp(tile::MapOp op);
  LogicalResult expandOp(tile::ReduceOp op);
  LogicalResult expandOp(tile::SortOp op);
  Value multiplyAdd(Value x, Value y, Value sum);
  /// How much of a tile anybody looks at: what its stores keep and its
  /// reductions take. Null for all of it.
  Value getDemand(Value value, unsigned dim);

  gpu::GPUFuncOp kernel;
  func::FuncOp function;
  OpBuilder b;
  Location loc = kernel.getLoc();
  IRMapping mapping;
  DenseMap<Value, Buffer> buffers;
  SmallVector<Operation *> allocs;
  /// By memref, dimension, index, extent, limit, and the block it is computed in.
  using ClampKey = std::tuple<void *, int64_t, void *, int64_t, void *, Block *>;
  std::map<ClampKey, Value> clamps;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOSEQUENTIAL_KERNELEXPANDER_H
