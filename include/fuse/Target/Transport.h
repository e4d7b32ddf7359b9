//===- Transport.h - how operands reach shared memory -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a kernel with roles the tensor memory accelerator loads what it can; the producers copy the
// rest. Legality, cost, lowering and report ask the same function.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_TRANSPORT_H
#define FUSE_TARGET_TRANSPORT_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir::fuse {

/// Bytes of a line of a tile in shared memory: the widest swizzle. A tile whose rows are longer is
/// cut into pieces of this width, one after the other.
constexpr int64_t kLineBytes = 128;
/// The 128-byte swizzle moves chunks of 16 bytes.
constexpr int64_t kChunkBytes = 16;
/// The least that a thread copies asynchronously (PTX ISA, cp.async).
constexpr int64_t kLeastCopyBytes = 4;

struct OperandView;

struct Transport {
  enum Kind {
    None,      // no expansion
    TensorMap, // the tensor memory accelerator
    Copied,    // cp.async of `unitBytes`
    Realigned  // cp.async of the aligned 16 bytes around, then shifted into place
  };
  Kind kind = None;
  int64_t unitBytes = 0;
  /// Bytes of the widest access, 16 at most, of which rows are a multiple: what threads move at
  /// once that do not realign. Of a slice of padded rows, which a tensor map can load, it is less
  /// than 16.
  int64_t accessBytes = 0;
  /// Why no tensor map; completes the sentence "operand 0 ...".
  std::string reason;

  bool byProducers() const { return kind == Copied || kind == Realigned; }
  /// How it travels, for a reader.
  std::string describe() const;
};

/// What is read of a row-major buffer: all of it, or a slice.
struct BufferPart {
  SmallVector<int64_t> shape;
  /// Of a slice: where it begins along each dimension, and the extents of the buffer. Else empty.
  SmallVector<int64_t> begins, storage;

  /// Of all that lies in `memref`, a value of a kernel: an argument or a memref.subview of one.
  static BufferPart get(Value memref);
  /// Of an operand as its kernel sees it. Extents are those of its own type, also where another
  /// operand's says more: that is what the kernel gets.
  static BufferPart get(Value operand, const OperandView &view);
};

/// How tiles of a part of a row-major buffer travel. `tileDims`: which dimension of the part runs
/// along m or n, and which along k; negative for none.
Transport getTransport(const BufferPart &part, int64_t elementBytes, ArrayRef<int64_t> tileDims);

/// Elements from a multiple of 16 bytes to where a slice begins: a number that divides them
/// whatever the dynamic extents are, 0 for none.
int64_t getBeginMultiple(ArrayRef<int64_t> begins, ArrayRef<int64_t> storage);

/// How many elements an access along the last dimension of memory can move at once, 16 bytes at
/// most: a number that divides its rows and where they begin.
int64_t getAccessMultiple(const BufferPart &part, int64_t elementBytes);

/// Of the left operand and each right one.
SmallVector<Transport> getTransports(MatmulOp op);

/// Bytes of a slot of the ring that a tile of `tileBytes` takes beside itself where its lines are
/// shifted: the chunk after each.
int64_t getExtraSlotBytes(int64_t tileBytes);

} // namespace mlir::fuse

#endif // FUSE_TARGET_TRANSPORT_H
