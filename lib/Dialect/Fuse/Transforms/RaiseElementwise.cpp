//===- RaiseElementwise.cpp - elementwise work to fuse.elementwise --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaiseBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult mlir::fuse::raiseElementwise(linalg::GenericOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  unsigned numDims = op.getNumLoops();
  if (failed(checkBody(op)))
    return failure();
  if (op.getNumReductionLoops() != 0) {
    InFlightDiagnostic diag = op.emitOpError() << "is a reduction that no fuse op computes";
    diag.attachNote() << "supported are contractions of two operands (sums of products), softmax, "
                         "the norms, and one associative combiner a result (a sum, product, "
                         "extremum or bitwise op), or an extremum and its position";
    return diag;
  }

  bringScalarsInside(op, rewriter);
  // Number the dimensions as the first result has them.
  AffineMap firstOut = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isPermutation())
      return op.emitOpError() << "writes a result through the map "
                              << AffineMapAttr::get(op.getMatchingIndexingMap(&init))
                              << "; supported are permutations of all dimensions";
  auto renumbered = [&](AffineMap map) { return map.compose(inversePermutation(firstOut)); };

  // Inputs. A constant that is the same everywhere needs no tensor; the initial
  // value of a result is an input if the body reads it.
  SmallVector<Access> inputs;
  SmallVector<BlockArgument> inputArgs;
  SmallVector<std::pair<BlockArgument, TypedAttr>> constants;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument arg = op.getMatchingBlockArgument(&operand);
    if (arg.use_empty())
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (TypedAttr splat = getSplat(operand.get())) {
      constants.push_back({arg, splat});
      continue;
    }
    if (!isSubscriptMap(map, operand.get().getType()))
      return op.emitOpError() << "reads operand " << operand.getOperandNumber()
                              << " through the map " << AffineMapAttr::get(map)
                              << "; supported are permutations, projections, and the subscript 0 "
                                 "where the extent is 1";
    inputs.push_back({operand.get(), renumbered(map)});
    inputArgs.push_back(arg);
  }

  // What is read from outside.
  rewriter.setInsertionPoint(op);
  SmallVector<Operation *> code =
      llvm::map_to_vector(*op.getBody(), [](Operation &inner) { return &inner; });
  BodyRaiser body(op, code, firstOut, rewriter);
  if (failed(body.addInputs(inputs)))
    return op.emitOpError("reads an element of a tensor that is not of extent 1");

  SmallVector<Value> tensors, outs;
  SmallVector<AffineMap> maps;
  for (Access &access : inputs) {
    tensors.push_back(access.tensor);
    maps.push_back(access.map);
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    outs.push_back(
        createEmptyLike(rewriter, loc, init.get(), getElementTypeOrSelf(init.get().getType())));
    maps.push_back(renumbered(op.getMatchingIndexingMap(&init)));
  }
  auto raised =
      ElementwiseOp::create(rewriter, loc, op.getResultTypes(), tensors, outs,
                            nameDims(rewriter, numDims), rewriter.getAffineMapArrayAttr(maps));

  // The body.
  OpBuilder::InsertionGuard guard(rewriter);
  Block *block = rewriter.createBlock(&raised.getBody());
  for (BlockArgument arg : inputArgs)
    body.mapping.map(arg, block->addArgument(arg.getType(), arg.getLoc()));
  body.addArguments(*block);
  for (auto [arg, splat] : constants)
    body.mapping.map(arg, arith::ConstantOp::create(rewriter, arg.getLoc(), splat));
  for (Operation *inner : code)
    body.clone(inner);
  raiseActivations(*block, rewriter);
  rewriter.replaceOp(op, raised.getResults());
  return success();
}
