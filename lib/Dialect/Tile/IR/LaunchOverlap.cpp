//===- LaunchOverlap.cpp - kernels that start before others have ended ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

bool mlir::fuse::tile::isEarly(Value memref) {
  while (auto part = memref.getDefiningOp<memref::SubViewOp>())
    memref = part.getSource();
  auto argument = dyn_cast<BlockArgument>(memref);
  auto kernel =
      argument ? dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp()) : gpu::GPUFuncOp();
  return kernel && argument.getArgNumber() < kernel.getNumArguments() &&
         kernel.getArgAttr(argument.getArgNumber(), kEarlyAttr);
}

/// Whether an op only reads, and only what no launch ahead writes; or nothing.
static bool mayComeEarly(Operation *op) {
  if (isa<memref::DimOp, memref::SubViewOp>(op))
    return true;
  const bool writes = isa<StoreOp, PartialPutOp, PartialAddOp>(op);
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return !isa<BaseMemRefType>(operand.getType()) || (!writes && isEarly(operand));
  });
}

/// Whether all before an op has been awaited: by an op that stands before it, or before one that it
/// is in.
static bool isAwaited(Operation *op, gpu::GPUFuncOp kernel) {
  for (; op != kernel; op = op->getParentOp())
    for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode())
      if (isa<AwaitLaunchesOp>(before))
        return true;
  return false;
}

LogicalResult mlir::fuse::tile::verifyLaunchesAwaited(gpu::GPUFuncOp kernel) {
  bool awaits = false;
  WalkResult walk = kernel.walk([&](Operation *op) -> WalkResult {
    awaits |= isa<AwaitLaunchesOp>(op);
    if (mayComeEarly(op) || isAwaited(op, kernel))
      return WalkResult::advance();
    return op->emitOpError()
           << "reads or writes what launches ahead of its kernel may write, which overlaps with "
              "them: a tile.await_launches must stand before it, or '"
           << kEarlyAttr << "' say that none writes the argument";
  });
  if (walk.wasInterrupted())
    return failure();
  if (!awaits)
    return kernel.emitOpError("overlaps with the launches ahead of it and has no "
                              "tile.await_launches: the launch behind it, which waits for it, "
                              "could not know that they have ended");
  return success();
}

LogicalResult TileDialect::verifyRegionArgAttribute(Operation *op, unsigned /*region*/,
                                                    unsigned argument, NamedAttribute attribute) {
  if (attribute.getName() != kEarlyAttr)
    return op->emitOpError() << "argument #" << argument
                             << " has an attribute that the tile dialect does not know: "
                             << attribute.getName();
  auto kernel = dyn_cast<gpu::GPUFuncOp>(op);
  if (!kernel || !isa<UnitAttr>(attribute.getValue()) ||
      !isa<MemRefType>(kernel.getArgumentTypes()[argument]))
    return op->emitOpError() << "argument #" << argument << ": '" << kEarlyAttr
                             << "' has no value, and is of a memref that a gpu.func takes";
  return success();
}
