//===- GlobalAccess.h - how a thread reaches global memory ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_CONVERSION_TILETOLLVM_GLOBALACCESS_H
#define FUSE_CONVERSION_TILETOLLVM_GLOBALACCESS_H

#include "fuse/Conversion/TileToLLVM/ThreadCode.h"

namespace mlir::fuse {

/// One dimension of a tile in global memory, as one thread sees it.
struct AccessDim {
  int64_t memrefDim;
  Value thread, left; // i32 thread part of the coordinate; i32 bound or null
  Value compared;     // `thread`, to be compared with `left`
};

/// How a thread reaches its part of a tile in global memory.
struct GlobalAccess {
  GlobalBuffer buffer;
  Layout fragment;
  /// Tile dimension that is contiguous in memory, and elements that move at once along it.
  int contiguous = -1;
  int64_t width = 1;
  /// Of the tile; i64 elements from it to the thread's first one, 0 if the base has them already.
  Value base, threadOffset;
  SmallVector<AccessDim> dims;
  Value inside; // i1 or null: nothing is accessed where it is false

  /// The registers that move together.
  SmallVector<SmallVector<int64_t>> getVectors() const {
    return fragment.getVectors(contiguous, width);
  }
};

class GlobalCode : public ThreadCode {
public:
  using ThreadCode::ThreadCode;

  GlobalAccess prepareLoad(tile::LoadOp op);
  GlobalAccess prepareStore(tile::StoreOp op);
  /// By `width` elements at once.
  GlobalAccess prepareHold(tile::HoldOp op, int64_t width);
  /// Loads the elements of some registers at once.
  void loadVector(tile::LoadOp op, const GlobalAccess &access, ArrayRef<int64_t> vector,
                  MutableArrayRef<Value> registers);
  void storeVector(const GlobalAccess &access, ArrayRef<int64_t> vector, ArrayRef<Value> registers);

  /// i64: bytes that elements take.
  Value bytesOf(const GlobalBuffer &buffer, Value elements);
  /// Byte pointer to the element at `indices`.
  Value tilePointer(const GlobalBuffer &buffer, ValueRange indices);
  /// Whether an access says that it never passes the end of a dimension.
  static bool isInBounds(Operation *op, int64_t dim);
  /// i32 number of elements from `index` to the end of dimension `dim`, or to `limit` if that comes
  /// before (null for none); at most `extent`.
  Value elementsLeft(const GlobalBuffer &buffer, int64_t dim, Value index, int64_t extent,
                     Value limit);
  /// Memref dimensions that a tile does not run along: whether the index itself is in bounds. i1,
  /// null if it is known to be.
  Value otherDimsInside(Operation *op, const GlobalBuffer &buffer, ArrayRef<int64_t> tileDims,
                        ValueRange indices, ValueRange limits);
  /// Of the vector that begins at a register: the pointer; whether it is in bounds, null for true.
  Value pointerTo(const GlobalAccess &access, int64_t reg);
  Value isInside(const GlobalAccess &access, int64_t reg);

private:
  GlobalAccess prepareAccess(Operation *op, Value memref, ValueRange indices, ValueRange limits,
                             ArrayRef<int64_t> tileDims, const Layout &fragment, int64_t width);
  /// Whether lanes out of bounds read nothing: where many are, and a branch takes the place of one
  /// address or another.
  bool skipsLoads(tile::LoadOp op);
  /// Whether lanes out of bounds read the last element in bounds, and the pointer then.
  bool clampsLoads(tile::LoadOp op, const GlobalAccess &access);
  Value clampedPointer(const GlobalAccess &access, int64_t reg);
};

} // namespace mlir::fuse

#endif // FUSE_CONVERSION_TILETOLLVM_GLOBALACCESS_H
