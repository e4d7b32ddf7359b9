//===- MapCode.h - the body of a tile.map, register by register -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_CONVERSION_TILETOLLVM_MAPCODE_H
#define FUSE_LIB_CONVERSION_TILETOLLVM_MAPCODE_H

#include "fuse/Conversion/TileToLLVM/ThreadCode.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fuse {

class MapCode : public ThreadCode {
public:
  /// The coordinates that the body asks for are computed at once.
  MapCode(OpBuilder &b, KernelFrame &frame, tile::MapOp op);

  /// The results' registers `r`, into `results`, from those of the operands.
  LogicalResult emitRegister(int64_t r, ArrayRef<ArrayRef<Value>> operands,
                             MutableArrayRef<MutableArrayRef<Value>> results);

private:
  FailureOr<Value> emitInner(Operation &inner, const IRMapping &values, ArrayRef<int64_t> at);
  Value emitGather(GatherOp op, ArrayRef<Value> indices);
  const GlobalBuffer &getKnownBuffer(Value memref);

  tile::MapOp op;
  Layout layout;
  /// Per dimension the index that the thread's first element has, or null.
  SmallVector<Value> coordinates;
  DenseMap<Value, GlobalBuffer> buffers;
};

} // namespace mlir::fuse

#endif // FUSE_LIB_CONVERSION_TILETOLLVM_MAPCODE_H
