//===- ExpandGrid.cpp - one CTA after the other ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before tile-distribute a kernel is the work of its whole grid; after it, that of one CTA, which
// asks for its number. No CTA waits for a later one, so they run in the order of their numbers.
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"

using namespace mlir;
using namespace mlir::fuse;

bool KernelExpander::isOfOneCta(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        return isa<gpu::BlockIdOp, gpu::ClusterBlockIdOp, gpu::GridDimOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void KernelExpander::enterGrid(ValueRange extents) {
  grid.assign(extents.begin(), extents.begin() + 3);
  cluster.assign(extents.begin() + 3, extents.end());
  block.resize(3);
  // Numbers along x run fastest.
  for (int dim = 2; dim >= 0; --dim) {
    auto loop = scf::ForOp::create(b, loc, constant(0), grid[dim], constant(1));
    block[dim] = loop.getInductionVar();
    b.setInsertionPointToStart(loop.getBody());
  }
}

LogicalResult KernelExpander::expandOp(gpu::BlockIdOp op) {
  mapping.map(op.getResult(), block[unsigned(op.getDimension())]);
  return success();
}

LogicalResult KernelExpander::expandOp(gpu::GridDimOp op) {
  mapping.map(op.getResult(), grid[unsigned(op.getDimension())]);
  return success();
}

LogicalResult KernelExpander::expandOp(gpu::ClusterBlockIdOp op) {
  unsigned dim = unsigned(op.getDimension());
  mapping.map(op.getResult(), arith::RemUIOp::create(b, loc, block[dim], cluster[dim]).getResult());
  return success();
}

LogicalResult KernelExpander::expandOp(tile::OffsetOp op) {
  Value number = scalar(op.getNumber());
  if (!number.getType().isIndex())
    number = arith::IndexCastOp::create(b, loc, b.getIndexType(), number);
  mapping.map(op.getResult(),
              arith::MulIOp::create(b, loc, number, constant(op.getSize())).getResult());
  return success();
}
