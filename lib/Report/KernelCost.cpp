//===- KernelCost.cpp - work and traffic of a fuse op ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelCost.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// SizePolynomial
//===----------------------------------------------------------------------===//

/// A count beyond 64 bits stays the largest number there is; it does not wrap around to a small
/// one.
static int64_t saturate(__int128 value) {
  return int64_t(std::clamp<__int128>(value, INT64_MIN, INT64_MAX));
}

void SizePolynomial::add(Monomial monomial, int64_t coefficient) {
  llvm::sort(monomial);
  auto [it, isNew] = terms.try_emplace(std::move(monomial), 0);
  it->second = saturate(__int128(it->second) + coefficient);
  if (it->second == 0)
    terms.erase(it);
}

SizePolynomial SizePolynomial::size(StringRef name) {
  SizePolynomial result;
  result.add({name.str()}, 1);
  return result;
}

SizePolynomial SizePolynomial::operator+(const SizePolynomial &other) const {
  SizePolynomial result = *this;
  for (const auto &[monomial, coefficient] : other.terms)
    result.add(monomial, coefficient);
  return result;
}

SizePolynomial SizePolynomial::operator*(const SizePolynomial &other) const {
  SizePolynomial result;
  for (const auto &[a, coefficientA] : terms)
    for (const auto &[b, coefficientB] : other.terms) {
      Monomial product = a;
      llvm::append_range(product, b);
      result.add(std::move(product), saturate(__int128(coefficientA) * coefficientB));
    }
  return result;
}

SizePolynomial SizePolynomial::substitute(const std::map<std::string, int64_t> &values) const {
  SizePolynomial result;
  for (const auto &[monomial, coefficient] : terms) {
    Monomial left;
    int64_t factor = coefficient;
    for (const std::string &name : monomial) {
      if (auto it = values.find(name); it != values.end())
        factor = saturate(__int128(factor) * it->second);
      else
        left.push_back(name);
    }
    result.add(std::move(left), factor);
  }
  return result;
}

std::optional<int64_t> SizePolynomial::getConstant() const {
  if (terms.empty())
    return 0;
  if (terms.size() == 1 && terms.begin()->first.empty())
    return terms.begin()->second;
  return std::nullopt;
}

std::string SizePolynomial::str() const {
  if (terms.empty())
    return "0";
  // Higher degrees first.
  std::vector<std::pair<Monomial, int64_t>> sorted(terms.begin(), terms.end());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    if (a.first.size() != b.first.size())
      return a.first.size() > b.first.size();
    return a.first < b.first;
  });
  std::string result;
  for (const auto &[monomial, coefficient] : sorted) {
    if (!result.empty())
      result += " + ";
    if (coefficient != 1 || monomial.empty())
      result += std::to_string(coefficient) + (monomial.empty() ? "" : "*");
    result += llvm::join(monomial, "*");
  }
  return result;
}

//===----------------------------------------------------------------------===//
// KernelCost
//===----------------------------------------------------------------------===//

namespace {
/// Sizes of an op's operands and regions.
/// Bytes of an element; an index counts as 64 bits.
static int64_t sizeOf(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * sizeOf(complex.getElementType());
  return element.isIntOrFloat() ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8) : 8;
}

class CostModel {
public:
  CostModel(IndexedOpInterface op, ArrayRef<SizePolynomial> sizes)
      : op(op), parts(op), sizes(sizes) {}

  KernelCost get();

private:
  SizePolynomial bytes(AffineMap map, Type element) const {
    SizePolynomial result(sizeOf(element));
    for (AffineExpr expr : map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        result = result * sizes[dim.getPosition()];
    return result;
  }
  SizePolynomial bytes(const StructuredParts::Operand &operand) const {
    return bytes(operand.map, getElementTypeOrSelf(operand.value.getType()));
  }
  /// Different tensors only: what is read twice is read from a cache.
  SizePolynomial bytes(ArrayRef<StructuredParts::Operand> operands) const {
    SizePolynomial result;
    llvm::SmallDenseSet<Value> seen;
    for (const StructuredParts::Operand &operand : operands)
      if (seen.insert(operand.value).second)
        result = result + bytes(operand);
    return result;
  }
  /// What the kernel reads: what a causal mask hides is not, where the extents are numbers.
  SizePolynomial bytesRead() {
    SizePolynomial result = bytes(parts.core);
    llvm::SmallDenseSet<Value> seen;
    for (auto [index, input] : llvm::enumerate(parts.inputs))
      if (seen.insert(input.value).second)
        result = result + bytes(input) + hiddenBytes(index) * -1;
    return result;
  }
  SizePolynomial hiddenBytes(unsigned index);
  SizePolynomial outBytes() const {
    SizePolynomial result;
    for (const StructuredParts::Operand &out : parts.outs)
      result = result + bytes(out);
    return result;
  }
  SizePolynomial points() const {
    SizePolynomial result(1);
    for (const SizePolynomial &size : sizes)
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

  IndexedOpInterface op;
  StructuredParts parts;
  ArrayRef<SizePolynomial> sizes;
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

SizePolynomial CostModel::hiddenBytes(unsigned index) {
  auto softmax = dyn_cast<SoftmaxOp>(op.getOperation());
  if (!softmax || !softmax.getCausal() || !softmax.getEpilogue().getArgument(2 + index).use_empty())
    return 0;
  const StructuredParts::Operand &input = parts.inputs[index];
  unsigned row = softmax.getCausal()->getRow(), column = softmax.getRowDim();
  std::optional<int64_t> rows = sizes[row].getConstant(), columns = sizes[column].getConstant();
  if (!rows || !columns || !input.map.isFunctionOfDim(row) || !input.map.isFunctionOfDim(column))
    return 0;
  int64_t hidden = 0;
  for (int64_t i = 0; i < *rows; ++i)
    hidden += *columns - std::clamp<int64_t>(i + softmax.getCausal()->getOffset() + 1, 0, *columns);
  SizePolynomial result = hidden;
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
    SizePolynomial reads = bytesRead();
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

KernelCost mlir::fuse::getKernelCost(IndexedOpInterface op, ArrayRef<SizePolynomial> sizes) {
  return CostModel(op, sizes).get();
}
