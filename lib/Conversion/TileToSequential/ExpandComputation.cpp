//===- ExpandComputation.cpp - what kernels compute of tiles --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelExpander.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult KernelExpander::expandOp(tile::FillOp op) {
  Buffer buffer = allocateFor(op.getResult());
  Value value = arith::ConstantOp::create(b, loc, op.getValue());
  loops(extents(op.getResult()), [&](ArrayRef<Value> at) { store(value, buffer, at); });
  return success();
}

LogicalResult KernelExpander::expandOp(tile::ElementOp op) {
  Buffer buffer = buffers.lookup(op.getValue());
  SmallVector<Value> first(op.getValue().getType().getShape().size(), constant(0));
  mapping.map(op.getResult(), load(buffer, first));
  return success();
}

Value KernelExpander::multiplyAdd(Value x, Value y, Value sum) {
  if (isa<IntegerType>(sum.getType()))
    return arith::AddIOp::create(b, loc, sum, arith::MulIOp::create(b, loc, x, y));
  auto contract = arith::FastMathFlags::contract;
  Value product = arith::MulFOp::create(b, loc, x, y, contract);
  return arith::AddFOp::create(b, loc, sum, product, contract);
}

LogicalResult KernelExpander::expandOp(tile::MmaOp op) {
  Buffer lhs = buffers.lookup(op.getLhs()), rhs = buffers.lookup(op.getRhs());
  Buffer from = buffers.lookup(op.getAcc()), acc = from;
  Type type = op.getAcc().getType().getElementType();
  bool inPlace = op.getAcc().hasOneUse() && op.getAcc().getParentBlock() == op->getBlock();
  if (inPlace) {
    buffers[op.getResult()] = from;
  } else {
    acc = allocateFor(op.getResult());
    copy(op.getAcc(), from, acc);
  }
  ArrayRef<int64_t> shape = op.getAcc().getType().getShape();
  int64_t depth = tile::getTileShape(op.getLhs().getType())[1];
  Value m = getValid(lhs, 0, shape[0]), n = getValid(rhs, 0, shape[1]);
  Value k = minimum(getValid(lhs, 1, depth), getValid(rhs, 1, depth));
  Value zero = constant(0), one = constant(1), four = constant(4);
  Value quads = arith::MulIOp::create(b, loc, arith::DivUIOp::create(b, loc, k, four), four);
  auto element = [&](const Buffer &buffer, Value i, Value j) {
    return convertScalarToDtype(b, loc, load(buffer, {i, j}), type, false);
  };
  loops(m, [&](ArrayRef<Value> row) {
    // Four steps of k for each pass over the accumulators, then what is left.
    for (auto [low, high, step, count] :
         {std::tuple(zero, quads, four, 4), std::tuple(quads, k, one, 1)}) {
      auto loop = scf::ForOp::create(b, loc, low, high, step);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      SmallVector<Value> places, factors;
      for (int i = 0; i < count; ++i) {
        places.push_back(arith::AddIOp::create(b, loc, loop.getInductionVar(), constant(i)));
        factors.push_back(element(lhs, row[0], places.back()));
      }
      loops(n, [&](ArrayRef<Value> column) {
        Value sum = load(acc, {row[0], column[0]});
        for (auto [factor, at] : llvm::zip(factors, places))
          sum = multiplyAdd(factor, element(rhs, column[0], at), sum);
        store(sum, acc, {row[0], column[0]});
      });
    }
  });
  return success();
}

Value KernelExpander::getDemand(Value value, unsigned dim) {
  Value demand;
  int64_t extent = tile::getTileShape(value.getType())[dim];
  for (Operation *user : value.getUsers()) {
    Value here;
    if (auto storeOp = dyn_cast<tile::StoreOp>(user)) {
      int64_t memrefDim = storeOp.getTileDims()[dim];
      if (memrefDim >= 0 && isKnown(storeOp.getIndices()[memrefDim]))
        here = clamp(scalar(storeOp.getDest()), memrefDim, scalar(storeOp.getIndices()[memrefDim]),
                     extent);
    } else if (auto map = dyn_cast<tile::MapOp>(user)) {
      for (Value result : map.getResults()) {
        if (tile::getTileShape(result.getType())[dim] != extent)
          return {};
        Value other = getDemand(result, dim);
        if (!other || (here && here != other))
          return {};
        here = other;
      }
    } else if (auto reduce = dyn_cast<tile::ReduceOp>(user)) {
      if (reduce.getDim() != dim)
        here = getDemand(reduce.getResult(), dim);
    }
    if (!here || (demand && demand != here))
      return {};
    demand = here;
  }
  return demand;
}

LogicalResult KernelExpander::expandOp(tile::MapOp op) {
  SmallVector<Buffer> results, operands;
  for (Value result : op.getResults())
    results.push_back(allocateFor(result));
  for (Value operand : op.getOperands_())
    operands.push_back(buffers.lookup(operand));
  SmallVector<Value> at = llvm::map_to_vector(op.getAt(), [&](Value v) { return scalar(v); });
  ArrayRef<int64_t> shape = tile::getTileShape(op.getResult(0).getType());
  SmallVector<Value> bounds;
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    Value bound;
    for (Value result : op.getResults()) {
      Value here = getDemand(result, dim);
      if (!here || (bound && bound != here)) {
        bound = {};
        break;
      }
      bound = here;
    }
    bounds.push_back(bound ? bound : constant(extent));
  }
  Value zero = constant(0);
  loops(bounds, [&](ArrayRef<Value> indices) {
    IRMapping inner(mapping);
    for (auto [operand, buffer, arg] :
         llvm::zip(op.getOperands_(), operands, op.getBody().getArguments())) {
      SmallVector<Value> places(indices);
      for (auto [dim, extent] : llvm::enumerate(tile::getTileShape(operand.getType())))
        if (extent == 1)
          places[dim] = zero;
      inner.map(arg, load(buffer, places));
    }
    Block &body = op.getBody().front();
    for (Operation &scalarOp : body.without_terminator()) {
      if (auto index = dyn_cast<tile::IndexOp>(scalarOp))
        inner.map(
            index.getResult(),
            arith::AddIOp::create(b, loc, at[index.getDim()], indices[index.getDim()]).getResult());
      else
        b.clone(scalarOp, inner);
    }
    for (auto [value, buffer] : llvm::zip(body.getTerminator()->getOperands(), results))
      store(inner.lookupOrDefault(value), buffer, indices);
  });
  return success();
}

LogicalResult KernelExpander::expandOp(tile::ReduceOp op) {
  Type type = op.getValue().getType().getElementType();
  Buffer from = buffers.lookup(op.getValue()), to = allocateFor(op.getResult());
  Value init = arith::getIdentityValue(op.getKind(), type, b, loc);
  Value bound = constant(op.getValue().getType().getShape()[op.getDim()]);
  if (op.getBound())
    bound = minimum(bound, scalar(op.getBound()));
  Value zero = constant(0), one = constant(1);
  loops(extents(op.getResult()), [&](ArrayRef<Value> at) {
    auto loop = scf::ForOp::create(b, loc, zero, bound, one, init);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      SmallVector<Value> places(at);
      places[op.getDim()] = loop.getInductionVar();
      Value value = load(from, places), sum = loop.getRegionIterArg(0), next;
      if (op.getKind() == arith::AtomicRMWKind::addf)
        next = arith::AddFOp::create(b, loc, sum, value, arith::FastMathFlags::reassoc);
      else
        next = arith::getReductionOp(op.getKind(), b, loc, sum, value);
      scf::YieldOp::create(b, loc, next);
    }
    store(loop.getResult(0), to, at);
  });
  return success();
}

LogicalResult KernelExpander::expandOp(tile::ConvertLayoutOp op) {
  Value value = op.getValue();
  Buffer from = buffers.lookup(value);
  if (value.hasOneUse() && value.getParentBlock() == op->getBlock())
    buffers[op.getResult()] = from;
  else
    copy(value, from, allocateFor(op.getResult()));
  return success();
}

/// By insertion: each element moves ahead of those that it comes before.
LogicalResult KernelExpander::expandOp(tile::SortOp op) {
  SmallVector<Buffer> sorted;
  for (auto [value, result] : llvm::zip(op.getValues(), op.getResults())) {
    sorted.push_back(allocateFor(result));
    copy(value, buffers.lookup(value), sorted.back());
  }
  unsigned dim = op.getDim();
  SmallVector<Value> across = extents(op.getValues()[0]);
  Value bound = across[dim], zero = constant(0), one = constant(1);
  if (op.getBound())
    bound = minimum(bound, scalar(op.getBound()));
  across[dim] = one;
  loops(across, [&](ArrayRef<Value> at) {
    loops(bound, [&](ArrayRef<Value> inserted) {
      auto steps = scf::ForOp::create(b, loc, zero, inserted[0], one);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(steps.getBody());
      SmallVector<Value> here(at), ahead(at);
      here[dim] = arith::SubIOp::create(b, loc, inserted[0], steps.getInductionVar());
      ahead[dim] = arith::SubIOp::create(b, loc, here[dim], one);
      SmallVector<Value> first, second;
      for (const Buffer &buffer : sorted) {
        first.push_back(load(buffer, ahead));
        second.push_back(load(buffer, here));
      }
      auto isBefore = [&](ArrayRef<Value> x, ArrayRef<Value> y) {
        IRMapping inner(mapping);
        Block &body = op.getBefore().front();
        for (auto [number, argument] : llvm::enumerate(body.getArguments()))
          inner.map(argument, (number % 2 == 0 ? x : y)[number / 2]);
        for (Operation &scalarOp : body.without_terminator())
          b.clone(scalarOp, inner);
        return inner.lookupOrDefault(body.getTerminator()->getOperand(0));
      };
      Value stays = isBefore(first, second), moves = isBefore(second, first);
      moves = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, moves, stays);
      auto branch = scf::IfOp::create(b, loc, moves, /*withElseRegion=*/false);
      b.setInsertionPointToStart(branch.thenBlock());
      for (auto [buffer, x, y] : llvm::zip(sorted, first, second)) {
        store(y, buffer, ahead);
        store(x, buffer, here);
      }
    });
  });
  return success();
}

gpu::GPUFuncOp kernel;