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
  addOperations<ScatterOp, YieldOp>();
  allowUnknownOperations();
}

void iree_linalg_ext::IreeLinalgExtDialect::initialize() {
  addOperations<ScatterOp, YieldOp>();
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
