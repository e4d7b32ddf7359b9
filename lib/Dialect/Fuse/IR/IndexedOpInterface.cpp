//===- IndexedOpInterface.cpp - ops over named dimensions -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredAssembly.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fuse;

SmallVector<AffineMap> mlir::fuse::detail::getMaps(ArrayAttr maps) {
  return llvm::map_to_vector(maps, [](Attribute a) { return cast<AffineMapAttr>(a).getValue(); });
}

SmallVector<int64_t> mlir::fuse::detail::getStaticDimSizes(Operation *operation) {
  auto op = cast<IndexedOpInterface>(operation);
  SmallVector<int64_t> sizes(op.getNumDims(), ShapedType::kDynamic);
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    for (auto [expr, extent] :
         llvm::zip(map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr); dim && !ShapedType::isDynamic(extent))
        sizes[dim.getPosition()] = extent;
  return sizes;
}

SmallVector<OpFoldResult> mlir::fuse::detail::getDimSizes(Operation *operation, OpBuilder &b,
                                                          Location loc) {
  auto op = cast<IndexedOpInterface>(operation);
  SmallVector<OpFoldResult> sizes(op.getNumDims());
  for (auto [dim, size] : llvm::enumerate(op.getStaticDimSizes()))
    if (!ShapedType::isDynamic(size))
      sizes[dim] = b.getIndexAttr(size);
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || sizes[dim.getPosition()])
        continue;
      if (isa<MemRefType>(operand.getType()))
        sizes[dim.getPosition()] = memref::getMixedSize(b, loc, operand, position);
      else
        sizes[dim.getPosition()] = tensor::getMixedSize(b, loc, operand, position);
    }
  return sizes;
}

SmallVector<OpOperand *> mlir::fuse::detail::getInputOperands(Operation *op) {
  unsigned count = op->getNumOperands() - cast<IndexedOpInterface>(op).getOuts().size();
  return llvm::map_to_vector(op->getOpOperands().take_front(count),
                             [](OpOperand &operand) { return &operand; });
}

SmallVector<OpOperand *> mlir::fuse::detail::getOutOperands(Operation *op) {
  return llvm::map_to_vector(
      op->getOpOperands().take_back(cast<IndexedOpInterface>(op).getOuts().size()),
      [](OpOperand &operand) { return &operand; });
}

LogicalResult mlir::fuse::detail::verifyIndexedOp(Operation *operation) {
  auto op = cast<IndexedOpInterface>(operation);
  llvm::StringSet<> names;
  for (Attribute name : op.getDims())
    if (!names.insert(cast<StringAttr>(name).getValue()).second)
      return op->emitOpError() << "names dimension " << name << " twice";
  if (op.getIndexingMaps().size() != op->getNumOperands())
    return op->emitOpError() << "needs one indexing map per operand (" << op->getNumOperands()
                             << "), got " << op.getIndexingMaps().size();
  if (op.getOuts().empty())
    return op->emitOpError("needs at least one destination in 'outs'");

  bool onTensors = isa<RankedTensorType>(op.getOuts()[0].getType());
  SmallVector<int64_t> sizes(op.getNumDims(), ShapedType::kDynamic);
  SmallVector<std::string> sizeFrom(op.getNumDims());
  SmallVector<bool> used(op.getNumDims(), false);
  for (auto [index, operand, map] : llvm::enumerate(op->getOperands(), op.getMaps())) {
    std::string name = operandName(op, index);
    auto type = cast<ShapedType>(operand.getType());
    bool isOut = index >= op->getNumOperands() - op.getOuts().size();
    if (isa<RankedTensorType>(type) != onTensors)
      return op->emitOpError() << name << " is " << type << "; operands must be all tensors or all "
                               << "memrefs";
    if (map.getNumDims() != op.getNumDims() || map.getNumSymbols() != 0)
      return op->emitOpError() << name << ": its map must have " << op.getNumDims()
                               << " dimensions and no symbols";
    bool mayGather = !isOut && isa<ElementwiseOp, RowOp>(operation);
    if (mayGather && isGathered(type, map))
      continue;
    if (int64_t(map.getNumResults()) != type.getRank())
      return op->emitOpError() << name << " has rank " << type.getRank() << " but "
                               << map.getNumResults() << " subscripts";
    llvm::SmallDenseSet<unsigned> seen;
    for (auto [expr, extent] : llvm::zip(map.getResults(), type.getShape())) {
      if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
        if (isOut || constant.getValue() != 0)
          return op->emitOpError() << name << ": a subscript is a dimension"
                                   << (isOut ? "" : ", or 0 where the extent is broadcast");
        if (extent != 1)
          return op->emitOpError() << name << ": subscript 0 needs extent 1, got " << extent;
        continue;
      }
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        return op->emitOpError() << name << ": a subscript is a dimension, not an expression";
      if (!seen.insert(dim.getPosition()).second)
        return op->emitOpError() << name << " uses dimension '" << op.getDimName(dim.getPosition())
                                 << "' twice";
      used[dim.getPosition()] = true;
      int64_t &size = sizes[dim.getPosition()];
      if (ShapedType::isDynamic(extent))
        continue;
      if (!ShapedType::isDynamic(size) && size != extent)
        return op->emitOpError() << "dimension '" << op.getDimName(dim.getPosition()) << "' is "
                                 << size << " in " << sizeFrom[dim.getPosition()] << " but "
                                 << extent << " in " << name;
      size = extent;
      sizeFrom[dim.getPosition()] = name;
    }
  }
  for (auto [dim, isUsed] : llvm::enumerate(used))
    if (!isUsed)
      return op->emitOpError() << "dimension '" << op.getDimName(dim)
                               << "' occurs in no operand; its extent is unknown";

  // Every destination is indexed by the same dimensions, all that are not
  // reduced over.
  SmallVector<unsigned> reduced = op.getReductionDims();
  auto varies = [&](AffineMap map) {
    return llvm::any_of(reduced, [&](unsigned dim) { return map.isFunctionOfDim(dim); });
  };
  for (OpOperand *out : op.getOutOperands()) {
    AffineMap map = op.getMapOf(*out);
    for (unsigned dim = 0; dim < op.getNumDims(); ++dim) {
      bool isReduced = llvm::is_contained(reduced, dim);
      // What a row op gives may vary along the row or not.
      if (isReduced && isa<RowOp>(operation) && !varies(map))
        continue;
      bool expected = !isa<MatmulOp>(operation) || !isReduced;
      bool present = map.isFunctionOfDim(dim);
      if (present != expected)
        return op->emitOpError() << operandName(op, out->getOperandNumber())
                                 << (expected ? " must be subscripted with '"
                                              : " must not be subscripted with '")
                                 << op.getDimName(dim) << "'";
    }
  }

  if (onTensors) {
    if (op->getResultTypes() != op.getOuts().getTypes())
      return op->emitOpError("results must have the types of the destinations");
  } else if (op->getNumResults() != 0) {
    return op->emitOpError("has no results when it works on memrefs");
  }
  return success();
}
