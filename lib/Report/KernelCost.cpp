//===- KernelCost.cpp - work and traffic of a fuse op ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelCost.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::fuse;

/// Bytes of an element; an index counts as 64 bits.
static int64_t sizeOf(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * sizeOf(complex.getElementType());
  return element.isIntOrFloat() ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8) : 8;
}

namespace {
/// Sizes of an op's operands and regions.
class CostModel {
public:
  CostModel(IndexedOpInterface op, ArrayRef<SizeExpr> sizes)
      : context(op.getContext()), op(op), parts(op), sizes(sizes) {}

  KernelCost get();

private:
  SizeExpr bytes(AffineMap map, Type element) const {
    SizeExpr result(sizeOf(element), context);
    for (AffineExpr expr : map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        result = result * sizes[dim.getPosition()];
    return result;
  }
  SizeExpr bytes(const StructuredParts::Operand &operand) const {
    return bytes(operand.map, getElementTypeOrSelf(operand.value.getType()));
  }
  /// Different tensors only: what is read twice is read from a cache.
  SizeExpr bytes(ArrayRef<StructuredParts::Operand> operands) const {
    SizeExpr result;
    llvm::SmallDenseSet<Value> seen;
    for (const StructuredParts::Operand &operand : operands)
      if (seen.insert(operand.value).second)
        result = result + bytes(operand);
    return result;
  }
  /// What the kernel reads: what a causal mask hides is not, where the extents are numbers.
  SizeExpr bytesRead() {
    SizeExpr result = bytes(parts.core);
    llvm::SmallDenseSet<Value> seen;
    for (auto [index, input] : llvm::enumerate(parts.inputs))
      if (seen.insert(input.value).second)
        result = result + bytes(input) + hiddenBytes(index) * -1;
    return result;
  }
  SizeExpr hiddenBytes(unsigned index);
  SizeExpr outBytes() const {
    SizeExpr result;
    for (const StructuredParts::Operand &out : parts.outs)
      result = result + bytes(out);
    return result;
  }
  SizeExpr points() const {
    SizeExpr result(1, context);
    for (SizeExpr size : sizes)
      result = result * size;
    return result;
  }
  /// Inputs whose scalar the region uses.
  SmallVector<StructuredParts::Operand> inputsOf(Region &region, unsigned numLeading) const {
    SmallVector<StructuredParts::Operand> used;
    for (auto [index, input] : llvm::enumerate(parts.inputs))
      if (!region.getArgument(numLeading + index).use_empty())
        used.push_back(input);
    return used;
  }

  MLIRContext *context;
  IndexedOpInterface op;
  StructuredParts parts;
  ArrayRef<SizeExpr> sizes;
};
} // namespace

static bool isConversion(Operation &op) {
  return isa<arith::ExtFOp, arith::TruncFOp, arith::ConstantOp, YieldOp>(op);
}

/// Only conversions: a library's kernel does them too.
static bool onlyConverts(Region &region) { return llvm::all_of(region.front(), isConversion); }

static int64_t countFlops(Region &region) {
  return llvm::count_if(region.front(), [](Operation &op) {
    return !isConversion(op) && op.getNumResults() == 1 &&
           isa<FloatType>(op.getResult(0).getType()) && !isa<arith::SelectOp>(op);
  });
}

SizeExpr CostModel::hiddenBytes(unsigned index) {
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  if (!softmax || !softmax.getCausal() || !softmax.getEpilogue().getArgument(2 + index).use_empty())
    return {};
  const StructuredParts::Operand &input = parts.inputs[index];
  unsigned row = softmax.getCausal()->getRow(), column = softmax.getRowDim();
  std::optional<int64_t> rows = sizes[row].getNumber(), columns = sizes[column].getNumber();
  if (!rows || !columns || !input.map.isFunctionOfDim(row) || !input.map.isFunctionOfDim(column))
    return {};
  int64_t hidden = 0;
  for (int64_t i = 0; i < *rows; ++i)
    hidden += *columns - std::clamp<int64_t>(i + softmax.getCausal()->getOffset() + 1, 0, *columns);
  SizeExpr result(hidden, context);
  result = result * sizeOf(getElementTypeOrSelf(input.value.getType()));
  for (AffineExpr expr : input.map.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr);
        dim && dim.getPosition() != row && dim.getPosition() != column)
      result = result * sizes[dim.getPosition()];
  return result;
}

KernelCost CostModel::get() {
  KernelCost cost;
  Region &results = getResultRegion(op);
  unsigned numLeading = getNumLeadingArgs(op);
  SmallVector<StructuredParts::Operand> epilogueInputs = inputsOf(results, numLeading);

  cost.bytesFused = bytesRead() + outBytes();

  if (isa<ElementwiseOp>(op.getOperation())) {
    cost.flops = points() * countFlops(results);
    cost.bytesUnfused = cost.bytesFused;
    return cost;
  }

  if (isa<RowOp>(op.getOperation())) {
    // A library has a kernel for each reduction, and one for what follows.
    cost.flops = points() * countFlops(results);
    SizeExpr reads = bytesRead();
    int64_t reductions =
        llvm::count_if(results.front(), [](Operation &inner) { return isa<ReduceOp>(inner); });
    bool isPlain = reductions == 1 && parts.outs.size() == 1;
    cost.bytesUnfused = reads * (isPlain ? 1 : reductions + 1) + outBytes();
    return cost;
  }

  // What a library's kernel writes: the type of the first result.
  const StructuredParts::Operand &out = parts.outs.front();
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation())) {
    int64_t numRhs = matmul.getRhs().size();
    cost.flops = points() * (2 * numRhs);
    for (int64_t i = 0; i < numRhs; ++i)
      cost.bytesUnfused =
          cost.bytesUnfused + bytes(parts.core[0]) + bytes(parts.core[1 + i]) + bytes(out);
    if (!onlyConverts(results) || !epilogueInputs.empty())
      cost.bytesUnfused =
          cost.bytesUnfused + bytes(out) * numRhs + bytes(epilogueInputs) + outBytes();
    return cost;
  }

  Region &prologue = *getPrologue(op);
  SmallVector<StructuredParts::Operand> prologueInputs = inputsOf(prologue, 0);
  cost.flops = points() * (countFlops(prologue) + countFlops(results) + 5);
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  bool plainPrologue =
      onlyConverts(prologue) && prologueInputs.size() == 1 && !(softmax && softmax.getCausal());
  if (plainPrologue)
    cost.bytesUnfused = bytes(prologueInputs) + bytes(out);
  else
    cost.bytesUnfused = bytes(prologueInputs) + bytes(out) * 3;
  // A library's norm knows weights along the row.
  unsigned row = op.getReductionDims().front();
  SmallVector<StructuredParts::Operand> others;
  for (const StructuredParts::Operand &input : epilogueInputs) {
    if (!isa<SoftmaxOp>(op.getOperation()) && input.map.getNumResults() == 1 &&
        input.map.isFunctionOfDim(row))
      cost.bytesUnfused = cost.bytesUnfused + bytes(input);
    else
      others.push_back(input);
  }
  bool plainEpilogue = others.empty() && (epilogueInputs.empty() ? onlyConverts(results) : true);
  if (!plainEpilogue)
    cost.bytesUnfused = cost.bytesUnfused + bytes(out) * 2 + bytes(others);
  // Further results (the un-normalised sum) are written by the prologue's kernel.
  SmallVector<StructuredParts::Operand> further(llvm::drop_begin(parts.outs));
  if (plainPrologue || further.size() > 1)
    for (const StructuredParts::Operand &operand : further)
      cost.bytesUnfused = cost.bytesUnfused + bytes(operand);
  return cost;
}

KernelCost mlir::fuse::getKernelCost(KernelOp kernel, SizeNames &names) {
  KernelCost total;
  for (auto op : kernel.getBody().front().getOps<IndexedOpInterface>()) {
    SmallVector<SizeExpr> sizes = names.getSizes(op);
    KernelCost cost = CostModel(op, sizes).get();
    total.flops = total.flops + cost.flops;
    total.bytesFused = total.bytesFused + cost.bytesFused;
    total.bytesUnfused = total.bytesUnfused + cost.bytesUnfused;
  }
  return total;
}
