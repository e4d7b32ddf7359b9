//===- FrontEnds.cpp - ops of front ends' own dialects --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/FrontEnds/FrontEnds.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::fuse;

#include "fuse/Dialect/FrontEnds/FrontEndsInterfaces.cpp.inc"

#include "fuse/Dialect/FrontEnds/IreeLinalgExtDialect.cpp.inc"
#include "fuse/Dialect/FrontEnds/TmTensorDialect.cpp.inc"

#define GET_OP_CLASSES
#include "fuse/Dialect/FrontEnds/FrontEndsOps.cpp.inc"

// Ops that are not known here are refused by name, not by the verifier.
void tm_tensor::TmTensorDialect::initialize() {
  addOperations<ScanOp, ScatterOp, SortOp, TopkOp, YieldOp>();
  allowUnknownOperations();
}

void iree_linalg_ext::IreeLinalgExtDialect::initialize() {
  addOperations<ScanOp, ScatterOp, SortOp, TopkOp, YieldOp>();
  allowUnknownOperations();
}

LogicalResult mlir::fuse::detail::verifyScatter(Operation *op) {
  auto scatter = cast<ScatterOpInterface>(op);
  if (scatter.getInputs().size() != 2)
    return op->emitOpError() << "takes updates and indices, got " << scatter.getInputs().size()
                             << " inputs; a mask is not supported";
  auto original = cast<RankedTensorType>(scatter.getOriginal().getType()),
       updates = cast<RankedTensorType>(scatter.getInputs()[0].getType()),
       indices = cast<RankedTensorType>(scatter.getInputs()[1].getType());
  ArrayRef<int64_t> map = scatter.getDimensionMap();
  if (op->getResult(0).getType() != original)
    return op->emitOpError() << "gives a " << op->getResult(0).getType() << ", not a " << original
                             << " as it writes into";
  if (!indices.getElementType().isIntOrIndex())
    return op->emitOpError() << "has indices of " << indices.getElementType()
                             << "; they are integers";
  int64_t batch = indices.getRank() - 1, rank = original.getRank();
  if (batch < 0 || map.empty() || indices.getDimSize(batch) != int64_t(map.size()))
    return op->emitOpError() << "has indices of " << indices << "; their last dimension has "
                             << map.size() << " places, one for each entry of the dimension map";
  llvm::SmallBitVector seen(rank);
  for (int64_t dim : map) {
    if (dim < 0 || dim >= rank || seen.test(dim))
      return op->emitOpError() << "has " << dim << " in its dimension map, which names dimensions "
                               << "of a tensor of rank " << rank << ", each once";
    seen.set(dim);
  }
  int64_t window = updates.getRank() - batch;
  if (window < 0 || window > rank)
    return op->emitOpError() << "has updates of rank " << updates.getRank() << "; after " << batch
                             << " dimensions that the indices have too, a window has at most the "
                             << rank << " of the original";
  for (int64_t dim = 0; dim < batch; ++dim)
    if (failed(verifyCompatibleShape({updates.getDimSize(dim)}, {indices.getDimSize(dim)})))
      return op->emitOpError() << "has " << updates.getDimSize(dim) << " updates along dimension "
                               << dim << " and indices for " << indices.getDimSize(dim);
  for (int64_t dim = rank - window; dim < rank; ++dim) {
    int64_t extent = updates.getDimSize(dim - rank + updates.getRank());
    if (!ShapedType::isDynamic(extent) && !original.isDynamicDim(dim) &&
        extent > original.getDimSize(dim))
      return op->emitOpError() << "has a window of " << extent << " along dimension " << dim
                               << " of the original, which has " << original.getDimSize(dim);
  }
  // A dimension that neither the window nor a column names is not written at all.
  for (int64_t dim = 0; dim < rank - window; ++dim)
    if (!seen.test(dim))
      return op->emitOpError() << "says no place along dimension " << dim << " of the original";
  Block &body = scatter.getRegion().front();
  Operation *yield = body.getTerminator();
  Type element = original.getElementType();
  if (body.getNumArguments() != 2 || body.getArgument(0).getType() != updates.getElementType() ||
      body.getArgument(1).getType() != element || yield->getNumOperands() != 1 ||
      yield->getOperand(0).getType() != element)
    return op->emitOpError() << "needs a region that takes a " << updates.getElementType()
                             << " and a " << element << " and yields a " << element;
  return success();
}

/// Whether the region takes arguments of `types` and yields one `result`.
static bool takes(Block &body, TypeRange types, Type result) {
  Operation *yield = body.getTerminator();
  return body.getArgumentTypes() == types && yield->getNumOperands() == 1 &&
         yield->getOperand(0).getType() == result;
}

template <typename Op> static LogicalResult verifyScan(Op op) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  int64_t dim = op.getDimension();
  if (dim >= type.getRank())
    return op.emitOpError() << "runs along dimension " << dim << " of a tensor of rank "
                            << type.getRank();
  SmallVector<int64_t> rest(type.getShape());
  rest.erase(rest.begin() + dim);
  Type last = RankedTensorType::get(rest, type.getElementType());
  if (op.getOutput().getType() != type || op.getResult().getType() != type)
    return op.emitOpError() << "has an output of " << op.getOutput().getType() << " and gives a "
                            << op.getResult().getType() << "; both are " << type << " as the input";
  if (op.getAccumulator().getType() != last || op.getLast().getType() != last)
    return op.emitOpError() << "has an accumulator of " << op.getAccumulator().getType()
                            << " and gives a " << op.getLast().getType() << "; both are " << last
                            << ", the input without dimension " << dim;
  Type element = type.getElementType();
  if (!takes(op.getRegion().front(), {element, element}, element))
    return op.emitOpError() << "needs a region that takes two " << element << " and yields one";
  return success();
}

template <typename Op> static LogicalResult verifySort(Op op) {
  if (op.getOutputs().empty() || op.getOutputs().getTypes() != op.getResultTypes())
    return op.emitOpError("gives tensors of the types of those that it sorts, at least one");
  auto first = cast<RankedTensorType>(op.getOutputs().front().getType());
  if (int64_t(op.getDimension()) >= first.getRank())
    return op.emitOpError() << "sorts along dimension " << op.getDimension()
                            << " of a tensor of rank " << first.getRank();
  SmallVector<Type> types;
  for (Type type : op.getOutputs().getTypes()) {
    if (failed(verifyCompatibleShape(type, first)))
      return op.emitOpError() << "sorts a " << type << " beside a " << first
                              << "; they have one shape";
    types.append(2, cast<RankedTensorType>(type).getElementType());
  }
  if (!takes(op.getRegion().front(), types, IntegerType::get(op.getContext(), 1)))
    return op.emitOpError("needs a region that takes two elements of each tensor and yields an i1");
  return success();
}

template <typename Op> static LogicalResult verifyTopk(Op op) {
  if (op.getInputs().size() != 1)
    return op.emitOpError() << "takes one tensor, got " << op.getInputs().size()
                            << " inputs; indices of the graph's own are not supported";
  auto type = cast<RankedTensorType>(op.getInputs()[0].getType()),
       values = cast<RankedTensorType>(op.getValues().getType()),
       indices = cast<RankedTensorType>(op.getIndices().getType());
  int64_t dim = op.getDimension();
  if (dim >= type.getRank())
    return op.emitOpError() << "runs along dimension " << dim << " of a tensor of rank "
                            << type.getRank();
  SmallVector<int64_t> shape(type.getShape());
  if (values.getRank() == type.getRank())
    shape[dim] = values.getDimSize(dim);
  if (values != RankedTensorType::get(shape, type.getElementType()))
    return op.emitOpError() << "writes values into a " << values << "; beside dimension " << dim
                            << " it is as the input, a " << type;
  if (indices.getShape() != values.getShape() || !indices.getElementType().isInteger())
    return op.emitOpError() << "writes places into a " << indices << "; they are integers, of the "
                            << "shape of the values, " << values;
  if (op.getResult().getType() != values || op.getPlaces().getType() != indices)
    return op.emitOpError("gives tensors of other types than those that it writes into");
  if (ShapedType::isStatic(type.getDimSize(dim)) && ShapedType::isStatic(shape[dim]) &&
      shape[dim] > type.getDimSize(dim))
    return op.emitOpError() << "asks for the first " << shape[dim] << " of " << type.getDimSize(dim)
                            << " elements";
  Type element = type.getElementType();
  if (!takes(op.getRegion().front(), {element, element}, IntegerType::get(op.getContext(), 1)))
    return op.emitOpError() << "needs a region that takes two " << element << " and yields an i1";
  return success();
}

LogicalResult tm_tensor::ScanOp::verify() { return verifyScan(*this); }
LogicalResult tm_tensor::SortOp::verify() { return verifySort(*this); }
LogicalResult tm_tensor::TopkOp::verify() { return verifyTopk(*this); }
LogicalResult iree_linalg_ext::ScanOp::verify() { return verifyScan(*this); }
LogicalResult iree_linalg_ext::SortOp::verify() { return verifySort(*this); }
LogicalResult iree_linalg_ext::TopkOp::verify() { return verifyTopk(*this); }
