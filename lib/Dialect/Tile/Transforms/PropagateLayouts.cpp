//===- PropagateLayouts.cpp - layouts from fragment to fragment -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLayouts.h"
#include <deque>

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

SmallVector<Value> mlir::fuse::tile::getFragments(gpu::GPUFuncOp kernel) {
  SmallVector<Value> fragments;
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (isa<FragType>(value.getType()))
        fragments.push_back(value);
  };
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
    add(op->getResults());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        add(block.getArguments());
  });
  return fragments;
}

namespace {
/// What a loop or a branch passes on: the value of its own that others are linked to, and these.
struct Passed {
  Value own;
  SmallVector<OpOperand *, 2> sources;
  SmallVector<Value, 1> results;
};
} // namespace

/// The fragments that `op` carries or yields, none for ops that do neither.
static SmallVector<Passed> getPassed(Operation *op) {
  SmallVector<Passed> passed;
  auto carry = [&](MutableArrayRef<OpOperand> inits, ValueRange arguments,
                   MutableArrayRef<OpOperand> yields, ValueRange results) {
    for (auto [init, argument, yield, result] : llvm::zip_equal(inits, arguments, yields, results))
      if (isa<FragType>(argument.getType()))
        passed.push_back({argument, {&init, &yield}, {result}});
  };
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    carry(loop.getInitArgsMutable(), loop.getRegionIterArgs(),
          loop.getBody()->getTerminator()->getOpOperands(), loop.getResults());
  } else if (auto pipeline = dyn_cast<PipelineOp>(op)) {
    Block &compute = pipeline.getComputeBlock();
    MutableOperandRange inits = pipeline.getInitsMutable();
    carry(inits, ValueRange(compute.getArguments()).take_back(inits.size()),
          compute.getTerminator()->getOpOperands(), pipeline.getResults());
  } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
    for (OpResult result : branch.getResults()) {
      if (!isa<FragType>(result.getType()))
        continue;
      Passed &own = passed.emplace_back(Passed{result, {}, {}});
      for (Region &region : branch->getRegions())
        own.sources.push_back(
            &region.front().getTerminator()->getOpOperand(result.getResultNumber()));
    }
  }
  return passed;
}

SmallVector<ReadHeldOp> mlir::fuse::tile::getReads(MakeHeldOp op) {
  SmallVector<ReadHeldOp> reads;
  for (Operation *user : op.getHeld().getUsers())
    if (auto read = dyn_cast<ReadHeldOp>(user))
      reads.push_back(read);
  return reads;
}

void mlir::fuse::tile::forEachLink(Operation *op, function_ref<void(Value, Value)> link) {
  auto linkFragments = [&](Value first, Value second) {
    if (first != second && isa<FragType>(first.getType()) && isa<FragType>(second.getType()))
      link(first, second);
  };
  for (Passed &passed : getPassed(op)) {
    for (OpOperand *source : passed.sources)
      linkFragments(source->get(), passed.own);
    for (Value result : passed.results)
      linkFragments(passed.own, result);
  }
  if (isa<MapOp, tile::SortOp>(op)) {
    for (Value value : llvm::concat<Value>(SmallVector<Value>(op->getOperands()),
                                           SmallVector<Value>(op->getResults())))
      linkFragments(value, op->getResult(0));
  } else if (auto reduce = dyn_cast<tile::ReduceOp>(op)) {
    linkFragments(reduce.getValue(), reduce.getResult());
  } else if (auto combine = dyn_cast<CombineOp>(op)) {
    for (auto [sum, argument] :
         llvm::zip_equal(combine.getSums(), combine.getBody().getArguments()))
      linkFragments(sum, argument);
  } else if (auto mma = dyn_cast<MmaOp>(op)) {
    linkFragments(mma.getAcc(), mma.getResult());
  } else if (auto wait = dyn_cast<MmaWaitOp>(op)) {
    for (auto [acc, result] : llvm::zip_equal(wait.getAccs(), wait.getResults()))
      linkFragments(acc, result);
  } else if (auto make = dyn_cast<MakeHeldOp>(op)) {
    SmallVector<ReadHeldOp> reads = getReads(make);
    for (ReadHeldOp read : reads)
      linkFragments(reads.front().getResult(), read.getResult());
  }
}

namespace {
class Propagator {
public:
  Propagator(const ScheduledKernel &of, ArrayRef<ProductLayout> products)
      : of(of), products(products), fragments(getFragments(of.kernel)) {}
  LogicalResult run();

private:
  static ArrayRef<int64_t> getShape(Value value) {
    return cast<FragType>(value.getType()).getShape();
  }
  static bool isPart(ArrayRef<int64_t> shape, ArrayRef<int64_t> whole) {
    return shape.size() == whole.size() && llvm::all_of(llvm::zip(shape, whole), [](auto pair) {
             return std::get<0>(pair) == 1 || std::get<0>(pair) == std::get<1>(pair);
           });
  }
  /// The type of a fragment that has its part of `whole`.
  static FragType getPlaced(Value value, const Layout &whole) {
    return cast<FragType>(value.getType()).cloneProjecting(whole);
  }
  void assign(Value value, const Layout &whole);
  /// Steps 2 and 3: to all that is linked with what was assigned last.
  void spread();
  /// Step 4.
  LogicalResult assignCombined();
  /// Step 5.
  LogicalResult assignRest();
  /// The parts of a layout of all of them to fragments that are linked.
  LogicalResult assignConnected(ArrayRef<Value> connected, FailureOr<Layout> whole);
  /// Unassigned fragments that links connect with `value`. In a kernel without products all are.
  SmallVector<Value> getConnected(Value value);

  /// Sees to it that `op` finds its operands, and leaves its results, where it wants them.
  void convert(Operation *op);
  void convertOperand(OpOperand &operand, FragType wanted);
  /// `op` makes `result` as `natural`; others want it as it was assigned.
  void convertResult(Value result, FragType natural);

  ScheduledKernel of;
  ArrayRef<ProductLayout> products;
  SmallVector<Value> fragments;
  DenseMap<Value, SmallVector<Value>> links;
  DenseMap<Value, FragType> assigned;
  std::deque<Value> unspread;
  DenseMap<std::pair<Value, Type>, Value> converted;
};
} // namespace

void Propagator::assign(Value value, const Layout &whole) {
  if (assigned.try_emplace(value, getPlaced(value, whole)).second)
    unspread.push_back(value);
}

void Propagator::spread() {
  while (!unspread.empty()) {
    Value value = unspread.front();
    unspread.pop_front();
    Layout places = assigned.lookup(value).getPlaces();
    for (Value linked : links.lookup(value))
      if (isPart(getShape(linked), getShape(value)))
        assign(linked, places);
  }
}

SmallVector<Value> Propagator::getConnected(Value value) {
  SetVector<Value> connected;
  connected.insert(value);
  if (products.empty())
    connected.insert_range(fragments);
  for (size_t i = 0; i < connected.size(); ++i)
    for (Value linked : links.lookup(connected[i]))
      if (!assigned.contains(linked))
        connected.insert(linked);
  return connected.takeVector();
}

LogicalResult Propagator::assignConnected(ArrayRef<Value> connected, FailureOr<Layout> whole) {
  if (failed(whole))
    return failure();
  ArrayRef<int64_t> widest = whole->getShape();
  for (Value fragment : connected) {
    if (!isPart(getShape(fragment), widest))
      return emitError(fragment.getLoc())
             << "fragment " << fragment.getType() << " is no projection of the widest "
             << (products.empty() ? "of its kernel, of " : "that it is computed with, of ")
             << widest[0] << "x" << widest[1];
    assign(fragment, *whole);
  }
  spread();
  return success();
}

LogicalResult Propagator::assignCombined() {
  WalkResult walk = of.kernel.walk([&](CombineRowsOp op) -> WalkResult {
    for (Value rows : op.getRows()) {
      if (assigned.contains(rows))
        continue;
      SmallVector<Value> connected = getConnected(rows);
      if (failed(assignConnected(connected, layOutSpread(of, connected))))
        return failure();
    }
    return success();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult Propagator::assignRest() {
  for (Value value : fragments) {
    if (assigned.contains(value))
      continue;
    const auto *fits = llvm::find_if(products, [&](const ProductLayout &product) {
      return isPart(getShape(value), product.accumulator.getShape());
    });
    if (fits != products.end()) {
      assign(value, fits->accumulator);
      spread();
      continue;
    }
    SmallVector<Value> connected = getConnected(value);
    if (failed(assignConnected(connected, layOutBlocked(of, connected))))
      return failure();
  }
  return success();
}

LogicalResult Propagator::run() {
  of.kernel.walk([&](Operation *op) {
    forEachLink(op, [&](Value first, Value second) {
      links[first].push_back(second);
      links[second].push_back(first);
    });
  });
  DenseMap<Operation *, const ProductLayout *> layoutOf;
  for (const ProductLayout &product : products)
    for (MmaOp mma : product.products)
      layoutOf[mma] = &product;
  SmallVector<MmaOp> mmas;
  of.kernel.walk<WalkOrder::PreOrder>([&](MmaOp mma) { mmas.push_back(mma); });
  for (MmaOp mma : mmas)
    assign(mma.getResult(), layoutOf.lookup(mma)->accumulator);
  spread();
  for (MmaOp mma : mmas)
    for (auto [operand, layout] : {std::pair(mma.getLhs(), mma.getAtom()->getLhs()),
                                   std::pair(mma.getRhs(), mma.getAtom()->getRhs())})
      if (isa<FragType>(operand.getType()))
        assign(operand, Layout(getShape(operand), layout.getDigits()));
  spread();
  if (failed(assignCombined()) || failed(assignRest()))
    return failure();
  for (Value value : fragments)
    value.setType(assigned.lookup(value));
  SmallVector<Operation *> ops;
  of.kernel.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    convert(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

void Propagator::convertOperand(OpOperand &operand, FragType wanted) {
  Value value = operand.get();
  if (value.getType() == wanted)
    return;
  Value &made = converted[{value, wanted}];
  if (!made) {
    // Where the value is made, so that all who want it so find it.
    OpBuilder b(of.kernel.getContext());
    b.setInsertionPointAfterValue(value);
    made = ConvertLayoutOp::create(b, value.getLoc(), wanted, value);
  }
  operand.set(made);
}

void Propagator::convertResult(Value result, FragType natural) {
  FragType wanted = cast<FragType>(result.getType());
  if (wanted == natural)
    return;
  result.setType(natural);
  OpBuilder b(of.kernel.getContext());
  b.setInsertionPointAfterValue(result);
  auto back = ConvertLayoutOp::create(b, result.getLoc(), wanted, result);
  result.replaceAllUsesExcept(back.getResult(), back);
  converted[{back.getResult(), natural}] = result;
}

void Propagator::convert(Operation *op) {
  for (Passed &passed : getPassed(op)) {
    auto type = cast<FragType>(passed.own.getType());
    for (OpOperand *source : passed.sources)
      convertOperand(*source, type);
    for (Value result : passed.results)
      convertResult(result, type);
  }
  if (isa<MapOp, tile::SortOp>(op)) {
    Layout places = cast<FragType>(op->getResult(0).getType()).getPlaces();
    for (OpOperand &operand : op->getOpOperands())
      if (isa<FragType>(operand.get().getType()))
        convertOperand(operand, getPlaced(operand.get(), places));
    for (Value result : op->getResults())
      convertResult(result, getPlaced(result, places));
  } else if (auto reduce = dyn_cast<tile::ReduceOp>(op)) {
    convertResult(reduce.getResult(),
                  getPlaced(reduce.getResult(), reduce.getValue().getType().getPlaces()));
  } else if (auto combine = dyn_cast<CombineOp>(op)) {
    for (auto [sum, argument] :
         llvm::zip_equal(combine.getSumsMutable(), combine.getBody().getArguments()))
      convertOperand(sum, cast<FragType>(argument.getType()));
  } else if (auto mma = dyn_cast<MmaOp>(op)) {
    convertOperand(mma.getAccMutable(), mma.getResult().getType());
    for (auto [operand, layout] : {std::pair(&mma.getLhsMutable(), mma.getAtom()->getLhs()),
                                   std::pair(&mma.getRhsMutable(), mma.getAtom()->getRhs())})
      if (isa<FragType>(operand->get().getType()))
        convertOperand(*operand, getPlaced(operand->get(),
                                           Layout(getShape(operand->get()), layout.getDigits())));
  } else if (auto wait = dyn_cast<MmaWaitOp>(op)) {
    for (auto [acc, result] : llvm::zip_equal(wait.getAccs(), wait.getResults()))
      convertResult(result, cast<FragType>(acc.getType()));
  } else if (auto make = dyn_cast<MakeHeldOp>(op)) {
    // As it is read first, it is held.
    SmallVector<ReadHeldOp> reads = getReads(make);
    if (reads.empty())
      return;
    FragType type = reads.front().getResult().getType();
    make.getHeld().setType(
        HeldType::get(type.getContext(), make.getHeld().getType().getCount(), type));
    for (ReadHeldOp read : reads)
      convertResult(read.getResult(), type);
  }
}

LogicalResult mlir::fuse::tile::propagateLayouts(const ScheduledKernel &of,
                                                 ArrayRef<ProductLayout> products) {
  return Propagator(of, products).run();
}
