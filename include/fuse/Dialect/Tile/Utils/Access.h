//===- Access.h - what is known of accesses to global memory ----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of a tile kernel's loads and stores: what divides their offsets, and how many elements may move
// at once. Arguments start at multiples of 16 bytes; a part of one (memref.subview) begins at
// constant places.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_ACCESS_H
#define FUSE_DIALECT_TILE_UTILS_ACCESS_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fuse::tile {

/// Bytes that the addresses of arguments are multiples of, whatever a launch promises beyond that.
constexpr int64_t kArgumentAlignment = 16;

/// Reports an argument whose elements memory does not hold: it holds those of whole bytes, and i1.
LogicalResult verifyElementsInMemory(gpu::GPUFuncOp kernel);

/// A number that divides an index value of a tile kernel: 0 of what is known to be 0, 1 where
/// nothing is known.
int64_t getKnownMultiple(Value value);

/// A number that divides the offset of the element at `indices` from the start of the argument that
/// `memref` is, or is a part of. In elements; 0 where the offset is 0.
int64_t getOffsetMultiple(Value memref, ValueRange indices);

/// How a tile is accessed along what is contiguous in memory.
struct VectorAccess {
  /// The tile's dimension that is contiguous in memory, -1 for none.
  int contiguous = -1;
  /// The elements along it that may move at once wherever they start at a multiple of as many in
  /// the tile: they are aligned, and never cross the end of a row.
  int64_t elements = 1;
};

/// Of a tile at `indices` of `memref`; `tileDims` has the memref's dimension for each of the
/// tile's, negative for none.
VectorAccess getVectorAccess(Value memref, ArrayRef<int64_t> tileDims, ValueRange indices);

/// For each dimension of a memref whether a tile of `shape` at `indices` is known not to pass its
/// end.
SmallVector<bool> getInBounds(MemRefType type, ArrayRef<int64_t> tileDims, ArrayRef<int64_t> shape,
                              ValueRange indices);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_ACCESS_H
