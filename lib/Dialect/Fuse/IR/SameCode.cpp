//===- SameCode.cpp - ops that do the same --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::fuse;

/// All of an op's attributes but its name as a symbol.
static SmallVector<NamedAttribute> getUnnamed(Operation *op) {
  return llvm::filter_to_vector(op->getAttrDictionary(), [](NamedAttribute attribute) {
    return attribute.getName() != SymbolTable::getSymbolAttrName();
  });
}

/// For each operand, the first that is the same value.
static SmallVector<unsigned> getOperandPattern(Operation *op) {
  llvm::SmallDenseMap<Value, unsigned> first;
  SmallVector<unsigned> pattern;
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    pattern.push_back(first.try_emplace(operand, index).first->second);
  return pattern;
}

/// Are two operands parts of tensors in the same way, or both whole?
static bool haveSamePlaces(Value first, Value second) {
  auto a = first.getDefiningOp<SliceOp>(), b = second.getDefiningOp<SliceOp>();
  return a && b ? haveSameCode(a, b) : !a && !b;
}

bool mlir::fuse::haveSameCode(Operation *first, Operation *second) {
  if (first->getName() != second->getName() || first->getNumRegions() != second->getNumRegions() ||
      first->getNumSuccessors() != 0 || second->getNumSuccessors() != 0 ||
      !llvm::equal(first->getOperandTypes(), second->getOperandTypes()) ||
      first->getResultTypes() != second->getResultTypes() ||
      getUnnamed(first) != getUnnamed(second) ||
      getOperandPattern(first) != getOperandPattern(second) ||
      !llvm::all_of_zip(first->getOperands(), second->getOperands(), haveSamePlaces))
    return false;
  return llvm::all_of(llvm::zip(first->getRegions(), second->getRegions()), [](auto regions) {
    auto &[a, b] = regions;
    return OperationEquivalence::isRegionEquivalentTo(&a, &b,
                                                      OperationEquivalence::IgnoreLocations);
  });
}

llvm::hash_code mlir::fuse::hashCode(Operation *op) {
  llvm::hash_code hash = hash_value(op->getName());
  for (NamedAttribute attribute : getUnnamed(op))
    hash = llvm::hash_combine(hash, attribute.getName(), attribute.getValue());
  for (Type type : op->getOperandTypes())
    hash = llvm::hash_combine(hash, type);
  for (Region &region : op->getRegions())
    region.walk<WalkOrder::PreOrder>([&](Operation *inner) {
      hash = llvm::hash_combine(
          hash, OperationEquivalence::computeHash(inner, OperationEquivalence::ignoreHashValue,
                                                  OperationEquivalence::ignoreHashValue,
                                                  OperationEquivalence::IgnoreLocations));
    });
  return hash;
}
