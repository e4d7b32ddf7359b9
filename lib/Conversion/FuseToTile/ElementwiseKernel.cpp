//===- ElementwiseKernel.cpp - the tile kernel of fuse.elementwise --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, one map, stores, on tiles of rows x columns.
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"

using namespace mlir;
using namespace mlir::fuse;

void mlir::fuse::buildElementwiseKernel(OpBuilder &b, KernelFrame &frame) {
  auto op = cast<ElementwiseOp>(frame.op.getOperation());
  ArrayRef<int64_t> tile = frame.schedule.getTile();
  // Without rows the tile has extent 1 there.
  SmallVector<int64_t> shape = {frame.plan.rows == kNone ? 1 : tile[0], tile[1]};
  frame.openTiles(b, /*reduction=*/{});
  SmallVector<Value> operands;
  SmallVector<int> argOf;
  for (BlockArgument arg : op.getBody().getArguments()) {
    bool isLoaded = !arg.use_empty() && !frame.gatheredBuffer(arg);
    argOf.push_back(isLoaded ? int(operands.size()) : kNone);
    if (isLoaded)
      operands.push_back(frame.load(b, arg.getArgNumber(), frame.plan.rows, frame.plan.columns,
                                    shape, /*staged=*/false));
  }
  SmallVector<Type> elements;
  for (Value out : op.getOuts())
    elements.push_back(getElementTypeOrSelf(out.getType()));
  SmallVector<Value> results =
      frame.map(b, operands, elements, shape, [&](OpBuilder &b, ValueRange scalars) {
        SmallVector<Value> args;
        for (auto [arg, position] : llvm::zip(op.getBody().getArguments(), argOf))
          args.push_back(position == kNone ? frame.gatheredBuffer(arg) : scalars[position]);
        return frame.inlineRegion(b, op.getBody(), args);
      });
  for (auto [i, result] : llvm::enumerate(results))
    frame.store(b, op.getIns().size() + i, result);
}
