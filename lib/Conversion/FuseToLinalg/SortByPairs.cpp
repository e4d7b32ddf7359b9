//===- SortByPairs.cpp - a sort as comparisons of each pair ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::fuse;

mlir::fuse::PairLoops::PairLoops(Builder &b, unsigned rank, int64_t dim) : rank(rank), dim(dim) {
  own = AffineMap::getMultiDimIdentityMap(rank + 1, b.getContext()).getMajorSubMap(rank);
  SmallVector<AffineExpr> exprs(own.getResults());
  exprs[dim] = b.getAffineDimExpr(rank);
  other = AffineMap::get(rank + 1, 0, exprs, b.getContext());
  iterators.assign(rank, utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
}

/// `before` for `x` and `y`, an element each.
static Value isBefore(OpBuilder &b, Block &before, ArrayRef<Value> x, ArrayRef<Value> y) {
  IRMapping mapping;
  for (auto [number, argument] : llvm::enumerate(before.getArguments()))
    if (!argument.use_empty())
      mapping.map(argument, (number % 2 == 0 ? x : y)[number / 2]);
  for (Operation &inner : before.without_terminator())
    b.clone(inner, mapping);
  return mapping.lookupOrDefault(before.getTerminator()->getOperand(0));
}

SmallVector<Value> mlir::fuse::sortByPairs(OpBuilder &b, Location loc, ValueRange values,
                                           int64_t dim, Block &before, ArrayRef<bool> wanted,
                                           function_ref<Value(Type)> createEmpty) {
  unsigned rank = cast<ShapedType>(values[0].getType()).getRank();
  PairLoops pairs(b, rank, dim);
  bool onTensors = isa<RankedTensorType>(values[0].getType());
  auto generic = [&](ValueRange ins, Value out, ArrayRef<AffineMap> maps,
                     ArrayRef<utils::IteratorType> iterators,
                     function_ref<Value(OpBuilder &, ValueRange)> body) -> Value {
    SmallVector<Type> types;
    if (onTensors)
      types.push_back(out.getType());
    auto op = linalg::GenericOp::create(b, loc, types, ins, out, maps, iterators,
                                        [&](OpBuilder &b, Location loc, ValueRange arguments) {
                                          linalg::YieldOp::create(b, loc, body(b, arguments));
                                        });
    return onTensors ? op.getResult(0) : out;
  };
  // A reduction of i32 from 0 on.
  Value zero = arith::ConstantIntOp::create(b, loc, b.getI32Type(), 0);
  auto reduce = [&](ValueRange ins, ArrayRef<AffineMap> inputMaps,
                    function_ref<Value(OpBuilder &, ValueRange, Value own, Value other)> body) {
    Value init = createEmpty(b.getI32Type());
    auto fill = linalg::FillOp::create(b, loc, zero, init);
    if (onTensors)
      init = fill.getResult(0);
    SmallVector<AffineMap> maps(inputMaps);
    maps.push_back(pairs.own);
    return generic(ins, init, maps, pairs.iterators, [&](OpBuilder &b, ValueRange arguments) {
      Value own = linalg::IndexOp::create(b, loc, dim);
      Value other = linalg::IndexOp::create(b, loc, rank);
      return body(b, arguments, own, other);
    });
  };

  // What is compared, at an element and at the others.
  SmallVector<Value> keys;
  SmallVector<AffineMap> maps;
  SmallVector<int> keyOf(values.size(), -1);
  for (auto [number, value] : llvm::enumerate(values)) {
    if (before.getArgument(2 * number).use_empty() &&
        before.getArgument(2 * number + 1).use_empty())
      continue;
    keyOf[number] = keys.size();
    keys.append(2, value);
    maps.append({pairs.own, pairs.other});
  }
  if (keys.empty()) { // says how long a row is
    keys.push_back(values[0]);
    maps.push_back(pairs.other);
  }
  Value place =
      reduce(keys, maps, [&](OpBuilder &b, ValueRange arguments, Value own, Value other) -> Value {
        SmallVector<Value> mine(keyOf.size()), others(keyOf.size());
        for (auto [number, key] : llvm::enumerate(keyOf))
          if (key >= 0) {
            mine[number] = arguments[key];
            others[number] = arguments[key + 1];
          }
        Value first = isBefore(b, before, others, mine), after = isBefore(b, before, mine, others);
        // Where both or neither hold, the order stays.
        Value same = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, first, after);
        Value earlier = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, other, own);
        Value counts = arith::SelectOp::create(b, loc, same, earlier, first);
        Value term = arith::ExtUIOp::create(b, loc, b.getI32Type(), counts);
        return arith::AddIOp::create(b, loc, arguments.back(), term);
      });
  Value from = reduce(
      place, pairs.other, [&](OpBuilder &b, ValueRange arguments, Value own, Value other) -> Value {
        Value here = arith::IndexCastOp::create(b, loc, b.getIndexType(), arguments[0]);
        Value isHere = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, here, own);
        Value number = arith::IndexCastOp::create(b, loc, b.getI32Type(), other);
        Value term = arith::SelectOp::create(b, loc, isHere, number, zero);
        return arith::MaxSIOp::create(b, loc, arguments.back(), term);
      });

  AffineMap all = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> parallel(rank, utils::IteratorType::parallel);
  SmallVector<Value> sorted(values.size());
  for (auto [value, result, isWanted] : llvm::zip(values, sorted, wanted)) {
    if (!isWanted)
      continue;
    Type element = getElementTypeOrSelf(value.getType());
    result = generic(
        from, createEmpty(element), {all, all}, parallel,
        [&, value = value](OpBuilder &b, ValueRange arguments) -> Value {
          SmallVector<Value> at;
          for (unsigned i = 0; i < rank; ++i)
            at.push_back(
                int64_t(i) == dim
                    ? arith::IndexCastOp::create(b, loc, b.getIndexType(), arguments[0]).getResult()
                    : linalg::IndexOp::create(b, loc, i).getResult());
          return GatherOp::create(b, loc, element, value, at);
        });
  }
  return sorted;
}
