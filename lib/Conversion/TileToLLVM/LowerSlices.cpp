//===- LowerSlices.cpp - epilogues, slice by slice ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a tile.slices says is carried out: of each slice its loads, so many slices ahead, and then
// the other ops in their order, each for the registers that the slice needs and none before it had.
//
//===----------------------------------------------------------------------===//

#include "MapCode.h"
#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/FamilyKernel.h"
#include "fuse/Conversion/TileToLLVM/GlobalAccess.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class SlicesCode : public GlobalCode {
public:
  SlicesCode(ConversionPatternRewriter &rewriter, KernelFrame &frame, SlicesOp op);

  LogicalResult emit();

private:
  /// The registers of a tile, null where they are not there yet.
  SmallVector<Value> &getRegisters(Value tile);
  /// The registers of a tile that slices from `first` to before `end` need.
  SmallVector<int64_t> getNeeded(Value tile, size_t first, size_t end);
  /// Emits the loads of slices from `first` to before `end`.
  void load(size_t first, size_t end);
  GlobalAccess &prepare(LoadOp load);
  void prepare(StoreOp store);
  LogicalResult emit(MapOp map, size_t number);
  void emit(StoreOp store, size_t number);
  LogicalResult emit(Operation &op, size_t number);

  ConversionPatternRewriter &rewriter;
  SlicesOp op;
  SliceState state;
  SmallVector<size_t> sliceOf;                               // of each register
  DenseMap<Operation *, GlobalAccess> accesses;              // of loads and stores
  DenseMap<Operation *, std::unique_ptr<MapCode>> maps;      // as far as they have begun
  DenseMap<Operation *, std::unique_ptr<SlicedOp>> ofFamily; // others
};
} // namespace

SlicesCode::SlicesCode(ConversionPatternRewriter &rewriter, KernelFrame &frame, SlicesOp op)
    : GlobalCode(rewriter, op.getLoc(), frame), rewriter(rewriter), op(op) {
  state.layout = op.getStoredType().getPlaces();
  state.slices = op.getSlices();
  sliceOf.resize(state.layout.getCount(LayoutLevel::Register));
  for (auto [number, slice] : llvm::enumerate(state.slices))
    for (int64_t r : slice.registers)
      sliceOf[r] = number;
  for (Operation &inner : op.getBody().front().without_terminator())
    if (frame.family)
      if (std::unique_ptr<SlicedOp> sliced = frame.family->getSliced(inner))
        ofFamily.try_emplace(&inner, std::move(sliced));
}

SmallVector<Value> &SlicesCode::getRegisters(Value tile) {
  auto [known, isNew] = state.registers.try_emplace(tile);
  if (!isNew)
    return known->second;
  Operation *def = tile.getDefiningOp();
  bool isMade = def && def->getBlock() == &op.getBody().front() && !isa<MmaWaitOp>(def);
  SmallVector<Value> registers;
  if (isMade)
    registers.resize(getLayout(tile).getCount(LayoutLevel::Register));
  else
    registers = unpack(tile);
  return state.registers[tile] = registers;
}

SmallVector<int64_t> SlicesCode::getNeeded(Value tile, size_t first, size_t end) {
  llvm::SetVector<int64_t> needed;
  for (const Slice &slice : ArrayRef(state.slices).slice(first, end - first))
    for (int64_t r : slice.registers)
      needed.insert(state.layout.projectRegister(getTileShape(tile.getType()), r));
  return needed.takeVector();
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

GlobalAccess &SlicesCode::prepare(LoadOp load) {
  auto known = accesses.find(load);
  if (known != accesses.end())
    return known->second;
  loc = load.getLoc();
  return accesses.try_emplace(load, prepareLoad(load)).first->second;
}

void SlicesCode::load(size_t first, size_t end) {
  for (auto load : op.getBody().getOps<LoadOp>()) {
    const GlobalAccess &access = prepare(load);
    loc = load.getLoc();
    SmallVector<int64_t> needed = getNeeded(load.getResult(), first, end);
    SmallVector<Value> &registers = getRegisters(load.getResult());
    for (ArrayRef<int64_t> vector : access.getVectors())
      if (llvm::any_of(vector,
                       [&](int64_t r) { return llvm::is_contained(needed, r) && !registers[r]; }))
        loadVector(load, access, vector, registers);
  }
}

//===----------------------------------------------------------------------===//
// Maps and stores
//===----------------------------------------------------------------------===//

LogicalResult SlicesCode::emit(MapOp map, size_t number) {
  std::unique_ptr<MapCode> &code = maps[map];
  if (!code)
    code = std::make_unique<MapCode>(b, frame, map);
  // All have their places in the map before any is pointed to.
  for (Value operand : map.getOperands_())
    getRegisters(operand);
  for (Value result : map.getResults())
    getRegisters(result);
  SmallVector<ArrayRef<Value>> operands;
  for (Value operand : map.getOperands_())
    operands.push_back(getRegisters(operand));
  SmallVector<MutableArrayRef<Value>> results;
  for (Value result : map.getResults())
    results.push_back(getRegisters(result));
  for (int64_t r : getNeeded(map.getResult(0), number, number + 1))
    if (!results.front()[r] && failed(code->emitRegister(r, operands, results)))
      return failure();
  return success();
}

void SlicesCode::prepare(StoreOp store) {
  loc = store.getLoc();
  if (auto sliced = ofFamily.find(store); sliced != ofFamily.end())
    return sliced->second->begin(*this);
  accesses.try_emplace(store, prepareStore(store));
}

void SlicesCode::emit(StoreOp store, size_t number) {
  const GlobalAccess &access = accesses.find(store)->second;
  // A vector may be of several slices: it is stored with the last of them.
  for (ArrayRef<int64_t> vector : state.layout.getVectors(access.contiguous, access.width)) {
    size_t last = 0;
    for (int64_t r : vector)
      last = std::max(last, sliceOf[r]);
    if (last == number)
      storeVector(access, vector, getRegisters(store.getValue()));
  }
}

LogicalResult SlicesCode::emit(Operation &inner, size_t number) {
  loc = inner.getLoc();
  for (Value value : inner.getOperands())
    if (isa<FragType>(value.getType()))
      getRegisters(value);
  for (Value value : inner.getResults())
    if (isa<FragType>(value.getType()))
      getRegisters(value);
  if (auto sliced = ofFamily.find(&inner); sliced != ofFamily.end())
    return sliced->second->emit(*this, state, number), success();
  if (auto map = dyn_cast<MapOp>(inner))
    return emit(map, number);
  if (auto store = dyn_cast<StoreOp>(inner))
    emit(store, number);
  return success(); // loads run ahead
}

LogicalResult SlicesCode::emit() {
  Block &body = op.getBody().front();
  size_t loaded = std::min<size_t>(op.getFirst(), state.slices.size());
  if (loaded > 0) {
    for (auto load : body.getOps<LoadOp>())
      prepare(load);
    load(0, loaded);
  }
  // What is waited for and released is lowered by patterns of its own, before the slices.
  for (Operation &inner : llvm::make_early_inc_range(body.without_terminator()))
    if (isa<MmaWaitOp, RingReleaseOp>(inner))
      rewriter.moveOpBefore(&inner, op);
  for (auto store : body.getOps<StoreOp>())
    prepare(store);
  for (size_t number = 0; number < state.slices.size(); ++number) {
    size_t ahead = number < op.getFrom() ? 0 : op.getAhead();
    for (; loaded < std::min(number + 1 + ahead, state.slices.size()); ++loaded)
      load(loaded, loaded + 1);
    for (Operation &inner : body.without_terminator())
      if (failed(emit(inner, number)))
        return failure();
  }
  return success();
}

namespace {
struct LowerSlices : TilePattern<SlicesOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(SlicesOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (failed(SlicesCode(rewriter, frame, op).emit()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void mlir::fuse::addSlicesPatterns(const TypeConverter &types, KernelFrame &frame,
                                   RewritePatternSet &patterns) {
  patterns.add<LowerSlices>(types, frame);
}
