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

struct Transport {
  enum Kind {
    None,      // no expansion
    TensorMap, // the tensor memory accelerator
    Copied,    // cp.async of `unitBytes`
    Realigned  // cp.async of the aligned 16 bytes around, then shifted into place
  };
  Kind kind = None;
  int64_t unitBytes = 0;
  /// Why no tensor map; completes the sentence "operand 0 ...".
  std::string reason;

  bool byProducers() const { return kind == Copied || kind == Realigned; }
  /// How it travels, for a reader.
  std::string describe() const;
};

/// How tiles of a row-major buffer travel. `tileDims`: which dimension of the buffer runs along m
/// or n, and which along k; negative for none.
Transport getTransport(ArrayRef<int64_t> shape, int64_t elementBytes, ArrayRef<int64_t> tileDims);

/// Of the left operand and each right one.
SmallVector<Transport> getTransports(MatmulOp op);

/// Bytes of a slot of the ring that a tile of `tileBytes` takes beside itself: where lines are
/// shifted, the chunk after each.
int64_t getExtraSlotBytes(const Transport &transport, int64_t tileBytes);

} // namespace mlir::fuse

#endif // FUSE_TARGET_TRANSPORT_H
