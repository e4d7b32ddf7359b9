//===- Tile.h - the tile dialect --------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILE_H
#define FUSE_DIALECT_TILE_IR_TILE_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Tile/IR/Distribution.h"
#include "fuse/Target/Layout.h"
#include "fuse/Target/SharedMemory.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "fuse/Dialect/Tile/IR/TileDialect.h.inc"

#include "fuse/Dialect/Tile/IR/TileInterfaces.h.inc"
#include "fuse/Dialect/Tile/IR/TileOpInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "fuse/Dialect/Tile/IR/TileAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "fuse/Dialect/Tile/IR/TileTypes.h.inc"

namespace mlir::fuse::tile {
/// The slots of rings, which roles fill, read and hand over. Products and maps of staged tiles read
/// them.
struct RingSlots : SideEffects::Resource::Base<RingSlots> {
  StringRef getName() final { return "RingSlots"; }
};
/// Where products run: one that reads slots may run in the background, so that two that are alike
/// are two.
struct MatrixUnit : SideEffects::Resource::Base<MatrixUnit> {
  StringRef getName() final { return "MatrixUnit"; }
};

/// Registers of a thread that a tile.slices takes together.
struct Slice {
  /// Where its box begins in the tile, along each dimension.
  SmallVector<int64_t> at;
  SmallVector<int64_t> registers;
};
/// The registers of a layout in boxes of `sizes` elements, in the order of the first ones; or of
/// `order`, if it is not empty.
SmallVector<Slice> getSlices(const Layout &layout, ArrayRef<int64_t> sizes,
                             ArrayRef<int64_t> order);

/// Shared memory in which each warp stages what it stores.
struct StoreBuffers {
  int64_t count = 0, bytes = 0;
};
} // namespace mlir::fuse::tile

#define GET_OP_CLASSES
#include "fuse/Dialect/Tile/IR/TileOps.h.inc"

namespace mlir::fuse::tile {
/// Shape and element type of a fragment, of a staged buffer, or of what is prefetched.
ArrayRef<int64_t> getTileShape(Type type);
Type getTileElementType(Type type);
/// Bytes of an element in memory. An i1 takes a whole one, which is 0 or 1.
int64_t getElementBytes(Type element);
/// The same of a value that threads exchange in shared memory; an index takes 8.
int64_t getExchangedBytes(Type element);

/// The first type among an op's results and the arguments of its regions that is of a tile, or of a
/// ring of tiles, and does not say where elements are; null if all do.
Type findWithoutLayout(Operation *op);

/// True if a type is of a tile that lies as `whole` does, or has an extent of 1 where that is
/// broadcast.
bool isPartOf(Type type, FragType whole);

/// Whether an op may be done for one slice of a tile when a store, or the store `later`, has been
/// for the slices before: they reach no element in common, or each the same one in each place, and
/// the load stands before the store.
bool areApart(LoadOp load, StoreOp store);
bool areApart(StoreOp store, StoreOp later);

/// A unit attribute of kernels that fuse-tile makes: memory ends where the tile loop does, along
/// each dimension that a load or store runs along. What is loaded past an end then meets only what
/// is zero too, or is not stored.
constexpr StringLiteral kSizesAgreeAttr = "tile.sizes_agree";

/// Rows that are left of whole boxes are loaded in multiples of so many: a box begins at a multiple
/// of the swizzle's rows.
constexpr int64_t kRestMultiple = 8;

/// Of kernels that fuse-tile makes: CTAs that an SM holds at once, at most, where they are spread
/// evenly. Of the rows there is one tile, whatever the sizes, and one CTA computes it; what it
/// loads of the columns' operand no other CTA does; and few SMs hold less at first.
/// fuse-overlap-launches leaves it to kernels that overlap, tile-allocate-shared sees to it.
constexpr StringLiteral kEvenShareAttr = "tile.even_share";

/// Of kernels that fuse-tile makes: CTAs that an SM is to hold at once, which bounds the registers
/// of a thread.
constexpr StringLiteral kResidentAttr = "tile.resident";

/// A unit attribute of maps: what they take, of 16 bits, may be known from before, but what is
/// computed of it is computed again here and was not kept in registers, which hold two such values.
constexpr StringLiteral kAgainAttr = "tile.again";

/// A unit attribute of kernels' arguments: no launch ahead of this one in a call writes what lies
/// there, so that it may be read before tile.await_launches.
constexpr StringLiteral kEarlyAttr = "tile.early";
/// Whether that is so of a memref of a kernel: an argument or a part of one.
bool isEarly(Value memref);
/// Whether a kernel that starts before the launches ahead of it have ended reads what they may
/// write, and writes, only behind a tile.await_launches; reports it if not.
LogicalResult verifyLaunchesAwaited(gpu::GPUFuncOp kernel);

/// Of kernels, and of their launches once they are machine code: a LaunchInfoAttr.
constexpr StringLiteral kLaunchInfoAttr = "tile.launch_info";

/// What tile-allocate-shared says of a kernel and of an op in it.
constexpr StringLiteral kSharedMemoryAttr = "tile.shared_memory", kPlacesAttr = "tile.places";
/// The byte offset of a buffer of an op, which it has.
int64_t getSharedOffset(Operation *op, StringRef buffer);
} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_IR_TILE_H
