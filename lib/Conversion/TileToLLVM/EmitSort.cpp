//===- EmitSort.cpp - fragments in order along a dimension ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bitonic network in shared memory: log2(n) (log2(n) + 1) / 2 steps, in each of
// which every element meets one other and the two change places if they must. All
// steps are alike but for the distance, so they are two loops around one body, and
// in every pair the earlier place gets what comes first, so that a row of any
// length is one of a power of two whose last elements would stay where they are.
// Elements carry their number, which keeps the order of those that are equal.
//
// Elements change places and nothing else, whatever the comparison says: all that
// is read was written.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::fuse;

LogicalResult KernelEmitter::emitSort(tile::SortOp op) {
  ArrayRef<int64_t> shape = tile::getTileShape(op.getValues()[0].getType());
  Layout fragment = getLayout(op.getValues()[0]);
  if (llvm::any_of(fragment.getDigits(),
                   [](const LayoutDigit &digit) { return digit.dim < 0 && digit.size > 1; }))
    return op.emitOpError("sorts fragments of the kernel's widest shape only");
  int64_t dim = op.getDim(), extent = shape[dim], rows = shape[1 - dim];
  SmallVector<Type> types;
  for (Type type : op.getValues().getTypes())
    types.push_back(tile::getTileElementType(type));
  SortBuffers buffers = getSortBuffers(types, rows * extent);
  int64_t base = getSharedOffset(op, kExchangeBuffer);
  Type numberType = b.getI32Type();

  // Narrow elements take a word.
  auto at = [&](Type type, int64_t offset, Value element) {
    return sharedPointer(addConst(mulConst(element, getSortedBytes(type)), base + offset));
  };
  auto isNarrow = [](Type type) { return type.getIntOrFloatBitWidth() < 32; };
  auto asInteger = [&](Type type) { return b.getIntegerType(type.getIntOrFloatBitWidth()); };
  auto load = [&](Type type, int64_t offset, Value element) -> Value {
    Value loaded = LLVM::LoadOp::create(b, loc, isNarrow(type) ? numberType : type,
                                        at(type, offset, element), getSortedBytes(type));
    if (!isNarrow(type))
      return loaded;
    loaded = arith::TruncIOp::create(b, loc, asInteger(type), loaded);
    return isa<FloatType>(type) ? arith::BitcastOp::create(b, loc, type, loaded).getResult()
                                : loaded;
  };
  auto store = [&](Value value, int64_t offset, Value element) {
    Type type = value.getType();
    if (isNarrow(type)) {
      if (isa<FloatType>(type))
        value = arith::BitcastOp::create(b, loc, asInteger(type), value);
      value = arith::ExtUIOp::create(b, loc, numberType, value);
    }
    LLVM::StoreOp::create(b, loc, value, at(type, offset, element), getSortedBytes(type));
  };

  // Each thread gives its elements.
  Value row = threadCoordinate(fragment, 1 - dim), place = threadCoordinate(fragment, dim);
  Value first = add(mulConst(row, extent), place);
  int64_t count = fragment.getCount(LayoutLevel::Register);
  auto element = [&](int64_t r) {
    SmallVector<int64_t> offset = fragment.getOffset(LayoutLevel::Register, r);
    return addConst(first, offset[1 - dim] * extent + offset[dim]);
  };
  emitComputeBarrier();
  for (int64_t r = 0; r < count; ++r) {
    for (auto [value, offset] : llvm::zip(op.getValues(), buffers.offsets))
      store(fragments[value].registers[r], offset, element(r));
    store(addConst(place, fragment.getOffset(LayoutLevel::Register, r)[dim]), buffers.numbers,
          element(r));
  }

  auto isBefore = [&](ArrayRef<Value> x, ArrayRef<Value> y) -> FailureOr<Value> {
    Block &body = op.getBefore().front();
    for (auto [number, argument] : llvm::enumerate(body.getArguments()))
      mapping.map(argument, (number % 2 == 0 ? x : y)[number / 2]);
    for (Operation &inner : body.without_terminator()) {
      SmallVector<Value> operands =
          llvm::map_to_vector(inner.getOperands(), [&](Value v) { return lookup(v); });
      FailureOr<Value> value = emitScalarMath(inner, operands);
      if (failed(value))
        return failure();
      mapping.map(inner.getResult(0), *value);
    }
    return lookup(body.getTerminator()->getOperand(0));
  };

  // Where the length is known the network is as wide as the next power of two.
  Value bound = op.getBound() ? toI32(lookup(op.getBound())) : i32(extent);
  int64_t longest = extent;
  if (std::optional<int64_t> length = getConstantIntValue(bound))
    longest = std::clamp<int64_t>(*length, 0, extent);
  int64_t levels = llvm::Log2_64_Ceil(std::max<int64_t>(longest, 1));
  int64_t pairsPerRow = (int64_t(1) << levels) / 2;
  OpBuilder::InsertionGuard guard(b);
  if (levels != 0) {
    // Blocks of 2^level elements become ordered, out of two that are.
    auto blocks = scf::ForOp::create(b, loc, i32(1), i32(levels + 1), i32(1));
    b.setInsertionPointToStart(blocks.getBody());
    Value level = blocks.getInductionVar();
    auto steps = scf::ForOp::create(b, loc, i32(0), level, i32(1));
    b.setInsertionPointToStart(steps.getBody());
    emitComputeBarrier();
    Value step = steps.getInductionVar();
    Value shift = arith::SubIOp::create(b, loc, addConst(level, -1), step);
    Value distance = arith::ShLIOp::create(b, loc, i32(1), shift);
    Value mask = addConst(distance, -1);
    // The first step compares the first with the last, and so on: the second half is turned round.
    Value turns = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, step, i32(0));
    Value all = addConst(mulConst(distance, 2), -1);
    Value flips = arith::SelectOp::create(b, loc, turns, all, distance);
    auto pairs = scf::ForOp::create(b, loc, threadId, i32(rows * pairsPerRow), i32(numThreads));
    b.setInsertionPointToStart(pairs.getBody());
    Value pair = remConst(pairs.getInductionVar(), pairsPerRow);
    Value start = mulConst(divConst(pairs.getInductionVar(), pairsPerRow), extent);
    Value low = arith::AndIOp::create(b, loc, pair, mask);
    Value earlier = add(mulConst(arith::SubIOp::create(b, loc, pair, low), 2), low);
    Value later = arith::XOrIOp::create(b, loc, earlier, flips);
    if (longest != 2 * pairsPerRow || op.getBound()) {
      Value inRow = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, later, bound);
      auto branch = scf::IfOp::create(b, loc, inRow, /*withElseRegion=*/false);
      b.setInsertionPointToStart(branch.thenBlock());
    }
    Value x = add(start, earlier), y = add(start, later);
    SmallVector<Value> ofX, ofY;
    for (auto [type, offset] : llvm::zip(types, buffers.offsets)) {
      ofX.push_back(load(type, offset, x));
      ofY.push_back(load(type, offset, y));
    }
    Value numberOfX = load(numberType, buffers.numbers, x);
    Value numberOfY = load(numberType, buffers.numbers, y);
    FailureOr<Value> stays = isBefore(ofX, ofY), moves = isBefore(ofY, ofX);
    if (failed(stays) || failed(moves))
      return failure();
    Value same = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, *stays, *moves);
    Value wasEarlier =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, numberOfY, numberOfX);
    Value swaps = arith::SelectOp::create(b, loc, same, wasEarlier, *moves);
    auto branch = scf::IfOp::create(b, loc, swaps, /*withElseRegion=*/false);
    b.setInsertionPointToStart(branch.thenBlock());
    for (auto [one, other, offset] : llvm::zip(ofX, ofY, buffers.offsets)) {
      store(other, offset, x);
      store(one, offset, y);
    }
    store(numberOfY, buffers.numbers, x);
    store(numberOfX, buffers.numbers, y);
    b.setInsertionPointAfter(blocks);
  }
  emitComputeBarrier();
  for (auto [result, type, offset] : llvm::zip(op.getResults(), types, buffers.offsets)) {
    auto &registers = fragments[result].registers;
    for (int64_t r = 0; r < count; ++r)
      registers.push_back(load(type, offset, element(r)));
  }
  return success();
}
