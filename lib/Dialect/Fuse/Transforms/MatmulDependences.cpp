//===- MatmulDependences.cpp - which matmuls need which -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/MatmulDependences.h"
#include <map>

using namespace mlir;
using namespace mlir::fuse;

MatmulDependences::MatmulDependences(Block &block) {
  for (auto op : block.getOps<MatmulOp>())
    numbers.try_emplace(op, numbers.size());
  needs.assign(numbers.size(), llvm::BitVector(numbers.size()));
  meets = needs;
  findNeeds(block);
  findMeets(block);
}

void MatmulDependences::findNeeds(Block &block) {
  std::map<Operation *, llvm::BitVector> neededBy; // stays in place as it grows
  for (Operation &op : block) {
    llvm::BitVector &needed = neededBy[&op];
    needed.resize(numbers.size());
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        auto it = neededBy.find(operand.getDefiningOp());
        if (it == neededBy.end() || it->first == &op)
          continue;
        needed |= it->second;
        if (auto number = numbers.find(it->first); number != numbers.end())
          needed.set(number->second);
      }
    });
    if (auto number = numbers.find(&op); number != numbers.end())
      needs[number->second] = needed;
  }
}

void MatmulDependences::findMeets(Block &block) {
  // The matmuls that reach an elementwise op.
  std::map<Operation *, llvm::BitVector> reaching;
  for (auto op : block.getOps<ElementwiseOp>()) {
    llvm::BitVector &all = reaching[op];
    all.resize(numbers.size());
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (auto number = numbers.find(def); number != numbers.end())
        all.set(number->second);
      else if (auto it = reaching.find(def); it != reaching.end())
        all |= it->second;
    }
    // Whoever meets here meets at the users as well.
    if (llvm::none_of(op->getUsers(), llvm::IsaPred<ElementwiseOp>))
      for (unsigned number : all.set_bits())
        meets[number] |= all;
  }
}

void MatmulDependences::join(Operation *first, Operation *second, MatmulOp joined) {
  unsigned a = numbers.lookup(first), b = numbers.lookup(second);
  numbers.erase(first);
  numbers.erase(second);
  numbers[joined] = b;
  for (SmallVector<llvm::BitVector> *relation : {&needs, &meets}) {
    llvm::BitVector both = (*relation)[a];
    both |= (*relation)[b];
    for (llvm::BitVector &other : *relation)
      if (other.test(a) || other.test(b)) {
        other.set(b);
        // What needs one of them needs what the other needs.
        if (relation == &needs)
          other |= both;
      }
    (*relation)[b] = both;
  }
}
