//===- LowerSort.cpp - fragments in order along a dimension ---------------===//
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

#include "Patterns.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class SortCode : public ThreadCode {
public:
  SortCode(OpBuilder &b, KernelFrame &frame, tile::SortOp op);

  /// The results' registers.
  FailureOr<SmallVector<SmallVector<Value>>> emit();

private:
  /// What lies at a place of the network: an element of each value, and its number.
  struct Entry {
    SmallVector<Value> values;
    Value number; // i32
  };

  /// Elements in shared memory, `offset` bytes behind the first buffer; narrow ones take a word.
  Value pointerTo(Type type, int64_t offset, Value place);
  Value load(Type type, int64_t offset, Value place);
  void store(Value value, int64_t offset, Value place);
  Entry loadEntry(Value place);
  void storeEntry(const Entry &entry, Value place);

  /// i32: where the element of a register lies.
  Value getPlace(int64_t reg);
  void storeRegisters();
  SmallVector<SmallVector<Value>> loadRegisters();
  FailureOr<Value> isBefore(const Entry &x, const Entry &y);
  /// All steps, of blocks of two elements to 2^levels.
  LogicalResult emitNetwork(int64_t levels);
  /// The pairs of one step; of a level's first, all bits of the distance flip.
  LogicalResult emitStep(int64_t levels, Value distance, Value flips);
  LogicalResult emitPair(Value earlier, Value later);

  tile::SortOp op;
  Layout layout;
  int dim;
  int64_t extent, rows, numRegisters;
  SmallVector<Type> types;
  SortBuffers buffers;
  int64_t base;
  Type numberType;
  Value column, firstPlace; // i32: along the dimension, and in the tile, of the thread's first one
  Value bound;              // i32
  int64_t longest;          // elements of a row that are sorted, at most
};
} // namespace

SortCode::SortCode(OpBuilder &b, KernelFrame &frame, tile::SortOp op)
    : ThreadCode(b, op.getLoc(), frame), op(op), layout(getLayout(op.getValues()[0])),
      dim(int(op.getDim())), extent(layout.getShape()[dim]), rows(layout.getShape()[1 - dim]),
      numRegisters(layout.getCount(LayoutLevel::Register)),
      base(getSharedOffset(op, kExchangeBuffer)), numberType(b.getI32Type()), longest(extent) {
  for (Type type : op.getValues().getTypes())
    types.push_back(getTileElementType(type));
  buffers = getSortBuffers(types, rows * extent);
  Value row = threadCoordinate(layout, 1 - dim);
  column = threadCoordinate(layout, dim);
  firstPlace = add(mulConst(row, extent), column);
  bound = op.getBound() ? toI32(op.getBound()) : i32(extent);
  if (std::optional<int64_t> length = getConstantIntValue(bound))
    longest = std::clamp<int64_t>(*length, 0, extent);
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

static bool isNarrow(Type type) { return type.getIntOrFloatBitWidth() < 32; }
static Type asInteger(Type type) {
  return IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
}

Value SortCode::pointerTo(Type type, int64_t offset, Value place) {
  return sharedPointer(addConst(mulConst(place, getSortedBytes(type)), base + offset));
}

Value SortCode::load(Type type, int64_t offset, Value place) {
  Value loaded = LLVM::LoadOp::create(b, loc, isNarrow(type) ? numberType : type,
                                      pointerTo(type, offset, place), getSortedBytes(type));
  if (!isNarrow(type))
    return loaded;
  loaded = arith::TruncIOp::create(b, loc, asInteger(type), loaded);
  return isa<FloatType>(type) ? arith::BitcastOp::create(b, loc, type, loaded).getResult() : loaded;
}

void SortCode::store(Value value, int64_t offset, Value place) {
  Type type = value.getType();
  if (isNarrow(type)) {
    if (isa<FloatType>(type))
      value = arith::BitcastOp::create(b, loc, asInteger(type), value);
    value = arith::ExtUIOp::create(b, loc, numberType, value);
  }
  LLVM::StoreOp::create(b, loc, value, pointerTo(type, offset, place), getSortedBytes(type));
}

SortCode::Entry SortCode::loadEntry(Value place) {
  Entry entry;
  for (auto [type, offset] : llvm::zip_equal(types, buffers.offsets))
    entry.values.push_back(load(type, offset, place));
  entry.number = load(numberType, buffers.numbers, place);
  return entry;
}

void SortCode::storeEntry(const Entry &entry, Value place) {
  for (auto [value, offset] : llvm::zip_equal(entry.values, buffers.offsets))
    store(value, offset, place);
  store(entry.number, buffers.numbers, place);
}

Value SortCode::getPlace(int64_t reg) {
  SmallVector<int64_t> at = layout.getOffset(LayoutLevel::Register, reg);
  return addConst(firstPlace, at[1 - dim] * extent + at[dim]);
}

void SortCode::storeRegisters() {
  SmallVector<SmallVector<Value>> values;
  for (Value value : op.getValues())
    values.push_back(unpack(value));
  for (int64_t r = 0; r < numRegisters; ++r) {
    Entry entry;
    for (ArrayRef<Value> registers : values)
      entry.values.push_back(registers[r]);
    entry.number = addConst(column, layout.getOffset(LayoutLevel::Register, r)[dim]);
    storeEntry(entry, getPlace(r));
  }
}

SmallVector<SmallVector<Value>> SortCode::loadRegisters() {
  SmallVector<SmallVector<Value>> results;
  for (auto [type, offset] : llvm::zip_equal(types, buffers.offsets)) {
    auto &registers = results.emplace_back();
    for (int64_t r = 0; r < numRegisters; ++r)
      registers.push_back(load(type, offset, getPlace(r)));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// The network
//===----------------------------------------------------------------------===//

FailureOr<Value> SortCode::isBefore(const Entry &x, const Entry &y) {
  Block &body = op.getBefore().front();
  IRMapping values;
  for (auto [number, argument] : llvm::enumerate(body.getArguments()))
    values.map(argument, (number % 2 == 0 ? x : y).values[number / 2]);
  auto lookup = [&](Value value) { return values.lookupOrDefault(value); };
  for (Operation &inner : body.without_terminator()) {
    FailureOr<Value> value = emitScalar(inner, llvm::map_to_vector(inner.getOperands(), lookup));
    if (failed(value))
      return failure();
    values.map(inner.getResult(0), *value);
  }
  return lookup(body.getTerminator()->getOperand(0));
}

LogicalResult SortCode::emitPair(Value earlier, Value later) {
  Entry x = loadEntry(earlier), y = loadEntry(later);
  FailureOr<Value> stays = isBefore(x, y), moves = isBefore(y, x);
  if (failed(stays) || failed(moves))
    return failure();
  Value same = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, *stays, *moves);
  Value wasEarlier = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, y.number, x.number);
  emitUnder(arith::SelectOp::create(b, loc, same, wasEarlier, *moves), [&] {
    storeEntry(y, earlier);
    storeEntry(x, later);
  });
  return success();
}

LogicalResult SortCode::emitStep(int64_t levels, Value distance, Value flips) {
  int64_t pairsPerRow = (int64_t(1) << levels) / 2;
  emitComputeBarrier();
  auto pairs =
      scf::ForOp::create(b, loc, frame.threadId, i32(rows * pairsPerRow), i32(frame.numThreads));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(pairs.getBody());
  Value pair = remConst(pairs.getInductionVar(), pairsPerRow);
  Value start = mulConst(divConst(pairs.getInductionVar(), pairsPerRow), extent);
  Value low = arith::AndIOp::create(b, loc, pair, addConst(distance, -1));
  Value earlier = add(mulConst(arith::SubIOp::create(b, loc, pair, low), 2), low);
  Value later = arith::XOrIOp::create(b, loc, earlier, flips);
  Value inRow;
  if (longest != 2 * pairsPerRow || op.getBound())
    inRow = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, later, bound);
  LogicalResult result = success();
  emitUnder(inRow, [&] { result = emitPair(add(start, earlier), add(start, later)); });
  return result;
}

LogicalResult SortCode::emitNetwork(int64_t levels) {
  OpBuilder::InsertionGuard guard(b);
  // Blocks of 2^level elements become ordered, out of two that are.
  auto blocks = scf::ForOp::create(b, loc, i32(1), i32(levels + 1), i32(1));
  b.setInsertionPointToStart(blocks.getBody());
  Value level = blocks.getInductionVar();
  auto steps = scf::ForOp::create(b, loc, i32(0), level, i32(1));
  b.setInsertionPointToStart(steps.getBody());
  Value step = steps.getInductionVar();
  Value shift = arith::SubIOp::create(b, loc, addConst(level, -1), step);
  Value distance = arith::ShLIOp::create(b, loc, i32(1), shift);
  // The first step compares the first with the last, and so on: the second half is turned round.
  Value turns = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, step, i32(0));
  Value all = addConst(mulConst(distance, 2), -1);
  return emitStep(levels, distance, arith::SelectOp::create(b, loc, turns, all, distance));
}

FailureOr<SmallVector<SmallVector<Value>>> SortCode::emit() {
  emitComputeBarrier();
  storeRegisters();
  // Where the length is known the network is as wide as the next power of two.
  int64_t levels = llvm::Log2_64_Ceil(std::max<int64_t>(longest, 1));
  if (levels != 0 && failed(emitNetwork(levels)))
    return failure();
  emitComputeBarrier();
  return loadRegisters();
}

namespace {
struct LowerSort : TilePattern<tile::SortOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(tile::SortOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    FailureOr<SmallVector<SmallVector<Value>>> results = SortCode(rewriter, frame, op).emit();
    if (failed(results))
      return failure();
    rewriter.replaceOpWithMultiple(op, std::move(*results));
    return success();
  }
};
} // namespace

void mlir::fuse::addSortPatterns(const TypeConverter &types, KernelFrame &frame,
                                 RewritePatternSet &patterns) {
  patterns.add<LowerSort>(types, frame);
}
