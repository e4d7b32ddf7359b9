//===- FusionRules.cpp - what may become one kernel -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "InlineAtPlaces.h"
#include "RecomputeCost.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/MatmulDependences.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
constexpr FusionRule noInputLeft = {
    "row-op-needs-an-input",
    "the producer reads nothing along the row by subscripts, and no input of the softmax or norm "
    "would say how long its rows are"};
constexpr FusionRule otherDimensions = {
    "consumer-has-other-dimensions",
    "the consumer broadcasts the result or drops a dimension of it, so one kernel would not write "
    "each element once"};
constexpr FusionRule twoOrders = {
    "reads-result-in-two-orders",
    "the consumer reads the result under different subscripts, and a tile holds only one of them"};
constexpr FusionRule dependsOnProducer = {
    "depends-on-producer",
    "another operand of the consumer is computed from the producer in a different kernel"};
constexpr FusionRule sideEffects = {
    "side-effects-between", "an op with side effects stands between the two and uses the producer"};
constexpr FusionRule otherBlock = {"different-blocks",
                                   "the two stand in different blocks of control flow"};
constexpr FusionRule rowNotContiguous = {
    "row-not-contiguous",
    "a row kernel reads and writes along its row, and an operand would have another dimension "
    "innermost"};
constexpr FusionRule producerOfMatmulOperand = {
    "producer-of-matmul-operand",
    "work on an operand of a matmul would be repeated for each tile that reads it; only "
    "bytes and truth values are converted there, for few rows"};
constexpr FusionRule producerHasOtherUses = {
    "producer-has-other-uses",
    "the producer's result is needed elsewhere and this kernel cannot write it"};
constexpr FusionRule recomputeOfBroadcast = {"recompute-of-broadcast",
                                             "the result is broadcast, and to repeat its costly "
                                             "functions for each copy takes longer than to "
                                             "read what another kernel computed"};
constexpr FusionRule gathered = {
    "gathered",
    "the consumer reads the result at computed places, so that all of it must be there"};
constexpr FusionRule recomputeAtPlaces = {
    "recompute-at-places",
    "the consumer reads the result at computed places, several a point or more than there are "
    "elements, and its costly functions or many reads would be repeated for each"};
constexpr FusionRule gathers = {
    "gathers", "the elementwise op reads a tensor at computed places, which only elementwise and "
               "row kernels do"};
constexpr FusionRule oneContraction = {
    "one-contraction-per-kernel", "a contraction is computed once, by its own kernel; another one "
                                  "reads its result only when it is complete"};
constexpr FusionRule wholeRows = {
    "row-op-needs-whole-rows",
    "a row op needs complete rows, and a tile of its producer holds a part of them"};
constexpr FusionRule oneRowOp = {"one-row-op-per-kernel",
                                 "a masked softmax is the one row op of its kernel"};
constexpr FusionRule otherRow = {"rows-differ",
                                 "the two run along different dimensions, and a tile holds whole "
                                 "rows of one of them"};
constexpr FusionRule noSharedRow = {"no-shared-row", "the row ops read no tensor in common"};
constexpr FusionRule operandsDiffer = {
    "operands-differ", "the matmuls share an operand, but their other operands differ in type or "
                       "subscripts and cannot be read by one loop"};
constexpr FusionRule sizesMayDiffer = {
    "sizes-may-differ", "the matmuls share an operand, but their other operands have dynamic sizes "
                        "that nothing forces to be equal"};
constexpr FusionRule tooManyOperands = {
    "too-many-right-operands", "one kernel would keep more accumulators than it has room for"};
constexpr FusionRule kernelTooLarge = {
    "kernel-too-large", "one kernel would read and write more tensors, or reduce its rows more "
                        "often, than it has parameters and registers for, or be longer than "
                        "instruction caches"};
constexpr FusionRule reshapeBetween = {
    "reshape-between", "a reshape stands between the two, and subscripts do not cross it"};
constexpr FusionRule sliceBetween = {
    "slice-between", "the consumer reads a part of the result where it lies, and one kernel would "
                     "not give each part to its reader"};
constexpr FusionRule noSharedOperand = {"no-shared-operand", "the matmuls share no operand"};
} // namespace

ArrayRef<const FusionRule *> mlir::fuse::getFusionRules() {
  static const FusionRule *const all[] = {&otherDimensions,
                                          &twoOrders,
                                          &dependsOnProducer,
                                          &sideEffects,
                                          &otherBlock,
                                          &rowNotContiguous,
                                          &producerOfMatmulOperand,
                                          &producerHasOtherUses,
                                          &recomputeOfBroadcast,
                                          &gathered,
                                          &recomputeAtPlaces,
                                          &gathers,
                                          &oneContraction,
                                          &wholeRows,
                                          &oneRowOp,
                                          &otherRow,
                                          &noSharedRow,
                                          &noInputLeft,
                                          &operandsDiffer,
                                          &sizesMayDiffer,
                                          &tooManyOperands,
                                          &kernelTooLarge,
                                          &reshapeBetween,
                                          &sliceBetween,
                                          &noSharedOperand};
  return all;
}

//===----------------------------------------------------------------------===//
// Order within a block
//===----------------------------------------------------------------------===//

/// True if `op` or code inside it uses a result of an op in `producers`.
static bool usesAny(Operation *op, const llvm::SmallPtrSetImpl<Operation *> &producers) {
  return op
      ->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (Operation *def = operand.getDefiningOp(); def && producers.contains(def))
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Ops strictly between `from` and `to` that depend on `from`, in order.
static SmallVector<Operation *> dependentsBetween(Operation *from, Operation *to) {
  llvm::SmallPtrSet<Operation *, 8> dependent = {from};
  SmallVector<Operation *> result;
  for (Operation *op = from->getNextNode(); op && op != to; op = op->getNextNode())
    if (usesAny(op, dependent)) {
      dependent.insert(op);
      result.push_back(op);
    }
  return result;
}

const FusionRule *mlir::fuse::planMove(Operation *from, Operation *to) {
  if (from->getBlock() != to->getBlock())
    return &otherBlock;
  SmallVector<Operation *> between = dependentsBetween(from, to);
  llvm::SmallPtrSet<Operation *, 8> set(between.begin(), between.end());
  if (usesAny(to, set))
    return &dependsOnProducer;
  for (Operation *op : between)
    if (!isMemoryEffectFree(op))
      return &sideEffects;
  return nullptr;
}

void mlir::fuse::moveUsersBehind(Operation *from, Operation *to) {
  Operation *last = to;
  for (Operation *op : dependentsBetween(from, to)) {
    op->moveAfter(last);
    last = op;
  }
}

//===----------------------------------------------------------------------===//
// What one kernel can hold
//===----------------------------------------------------------------------===//

/// Tensors of one kernel: of five dynamic extents each they take 3 KiB of parameters; 4 KiB are
/// there on all chips.
static constexpr unsigned kMaxTensors = 64;
/// Tensors of elementwise ops that have no more in common than their points: a thread loads all of
/// them before it computes.
static constexpr unsigned kMaxSideBySide = 16;
/// Elements that the code of a producer reads for a point of the op that it is inlined into, where
/// that has it more than once: a chain of shifts (`y = x + shift(x)`, and so on) doubles them at
/// each link.
static constexpr unsigned kMaxReadsAtPlaces = 16;
/// Uses that a copy is read through at: where there are more, reading all of them is compile time.
static constexpr unsigned kMaxCopies = 16;
/// Reductions of one row kernel, which keeps a value in registers for each: with eight elements to
/// a thread (16 bytes of f16) three quarters of what a thread can address.
static constexpr unsigned kMaxReductions = 24;

/// Instructions that a kernel executes for an element: four times what its instruction cache holds.
/// Reading and writing an element is nothing beside them, and what compiles them takes longer than
/// in proportion.
static constexpr int64_t kMaxInstructions = 16384;

bool mlir::fuse::isTooLarge(IndexedOpInterface first, IndexedOpInterface second) {
  if (getCodeLength(first) + getCodeLength(second) > kMaxInstructions ||
      sortsTooMuch(first, second))
    return true;
  if (first->getNumOperands() + second->getNumOperands() <= kMaxTensors)
    return false;
  llvm::SmallDenseSet<Value> read;
  unsigned written = second->getNumResults();
  for (IndexedOpInterface op : {first, second})
    for (Value operand : op->getOperands().drop_back(op.getOuts().size()))
      if (operand.getDefiningOp() != first.getOperation())
        read.insert(operand);
  for (Value result : first->getResults())
    written += llvm::any_of(result.getUsers(),
                            [&](Operation *user) { return user != second.getOperation(); });
  return read.size() + written > kMaxTensors;
}

static unsigned countReductions(IndexedOpInterface op) {
  if (!isa<RowOp>(*op))
    return 2; // a norm's mean and variance, a softmax's maximum and sum
  return llvm::range_size(op->getRegion(0).front().getOps<ReduceOp>());
}

//===----------------------------------------------------------------------===//
// Elementwise consumers
//===----------------------------------------------------------------------===//

static bool isRowOp(IndexedOpInterface op) { return getPrologue(op) || isa<RowOp>(*op); }

/// The row dimension of a row op whose operands all suit it: a fuse.row may run along several, or
/// across memory.
static std::optional<unsigned> getRow(IndexedOpInterface op) {
  if (!isRowOp(op) || op.getReductionDims().size() != 1)
    return std::nullopt;
  unsigned row = op.getReductionDims().front();
  if (isa<RowOp>(*op) &&
      !llvm::all_of(op.getMaps(), [&](AffineMap map) { return suitsRow(map, row); }))
    return std::nullopt;
  return row;
}

bool mlir::fuse::suitsRow(AffineMap map, unsigned row) {
  return !map.isFunctionOfDim(row) ||
         map.getResult(map.getNumResults() - 1) == getAffineDimExpr(row, map.getContext());
}

/// Where an op reads or writes the extent of one of its dimensions.
static std::pair<Value, int64_t> findExtent(IndexedOpInterface op, unsigned dim) {
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    if (std::optional<unsigned> position =
            map.getResultPosition(getAffineDimExpr(dim, map.getContext())))
      return {operand, *position};
  llvm_unreachable("every dimension occurs in an operand");
}

bool mlir::fuse::haveEqualExtents(IndexedOpInterface a, unsigned dimA, IndexedOpInterface b,
                                  unsigned dimB, SizeClasses *sizes) {
  int64_t sizeA = a.getStaticDimSizes()[dimA], sizeB = b.getStaticDimSizes()[dimB];
  if (!ShapedType::isDynamic(sizeA) || !ShapedType::isDynamic(sizeB))
    return sizeA == sizeB;
  if (!sizes)
    return false;
  auto [valueA, positionA] = findExtent(a, dimA);
  auto [valueB, positionB] = findExtent(b, dimB);
  return sizes->areEqual(valueA, positionA, valueB, positionB);
}

/// Completes `dims`, which holds the dimension of the row op `producer` for some dimensions of
/// `consumer`: what both read is read in one way, and the dimensions that are left are those that
/// the row op runs along, in order. All of those or none.
static bool completeAlongRow(IndexedOpInterface producer, IndexedOpInterface consumer,
                             MutableArrayRef<int64_t> dims, SizeClasses *sizes) {
  SmallVector<unsigned> over = producer.getReductionDims();
  auto isTaken = [&](unsigned dim) { return llvm::is_contained(dims, int64_t(dim)); };
  for (OpOperand *input : consumer.getInputOperands())
    for (OpOperand *same : producer.getInputOperands()) {
      if (same->get() != input->get() || isGathered(consumer, *input) ||
          isGathered(producer, *same))
        continue;
      SmallVector<int64_t> extended(dims);
      bool agrees = true;
      for (auto [from, to] : llvm::zip_equal(producer.getMapOf(*same).getResults(),
                                             consumer.getMapOf(*input).getResults())) {
        auto producerDim = dyn_cast<AffineDimExpr>(from), consumerDim = dyn_cast<AffineDimExpr>(to);
        if (!producerDim || !consumerDim) {
          agrees &= !producerDim && !consumerDim;
          continue;
        }
        int64_t &dim = extended[consumerDim.getPosition()];
        if (dim == -1 && !llvm::is_contained(extended, int64_t(producerDim.getPosition())))
          dim = producerDim.getPosition();
        agrees &= dim == int64_t(producerDim.getPosition());
      }
      if (agrees)
        llvm::copy(extended, dims.begin());
    }
  SmallVector<unsigned> left =
      llvm::filter_to_vector(over, [&](unsigned d) { return !isTaken(d); });
  SmallVector<unsigned> open = llvm::filter_to_vector(llvm::seq<unsigned>(0, dims.size()),
                                                      [&](unsigned d) { return dims[d] == -1; });
  if (!open.empty() && open.size() == left.size())
    for (auto [to, from] : llvm::zip(open, left)) {
      if (!haveEqualExtents(producer, from, consumer, to, sizes))
        return false;
      dims[to] = from;
    }
  unsigned numOver = llvm::count_if(over, isTaken);
  return !llvm::is_contained(dims, -1) && (numOver == 0 || numOver == over.size());
}

/// What reads of the producer's results say of `dims`.
static const FusionRule *matchReads(IndexedOpInterface producer, IndexedOpInterface indexed,
                                    SmallVectorImpl<int64_t> &dims) {
  dims.assign(indexed.getNumDims(), -1);
  SmallVector<bool> taken(producer.getNumDims(), false);
  SmallVector<AffineMap> producerMaps = producer.getMaps();
  unsigned firstOut = producer->getNumOperands() - producer.getOuts().size();
  for (OpOperand *input : indexed.getInputOperands()) {
    auto result = dyn_cast<OpResult>(input->get());
    if (!result || result.getOwner() != producer.getOperation())
      continue;
    if (isGathered(indexed, *input))
      return &gathered;
    AffineMap produced = producerMaps[firstOut + result.getResultNumber()];
    AffineMap read = indexed.getMapOf(*input);
    for (auto [from, to] : llvm::zip_equal(produced.getResults(), read.getResults())) {
      unsigned producerDim = cast<AffineDimExpr>(from).getPosition();
      auto consumerDim = dyn_cast<AffineDimExpr>(to);
      if (!consumerDim)
        return &otherDimensions;
      int64_t &dim = dims[consumerDim.getPosition()];
      if (dim == -1 && !taken[producerDim]) {
        dim = producerDim;
        taken[producerDim] = true;
      } else if (dim != int64_t(producerDim)) {
        return &twoOrders;
      }
    }
  }
  return nullptr;
}

bool mlir::fuse::hasGathers(IndexedOpInterface op) {
  return llvm::any_of(op.getInputOperands(),
                      [&](OpOperand *input) { return isGathered(op, *input); });
}

const FusionRule *mlir::fuse::planConsumer(IndexedOpInterface producer, ElementwiseOp consumer,
                                           SizeClasses *sizes, SmallVectorImpl<int64_t> &dims) {
  auto indexed = cast<IndexedOpInterface>(consumer.getOperation());
  if (const FusionRule *rule = matchReads(producer, indexed, dims))
    return rule;
  if (hasGathers(indexed) && !isa<ElementwiseOp, RowOp>(*producer))
    return &gathers;
  if (isa<RowOp>(*producer)) {
    if (!completeAlongRow(producer, indexed, dims, sizes))
      return &otherDimensions;
  } else if (llvm::is_contained(dims, -1)) {
    return &otherDimensions;
  }
  if (isTooLarge(producer, indexed))
    return &kernelTooLarge;
  if (const FusionRule *rule = planMove(producer, consumer))
    return rule;
  if (std::optional<unsigned> row = getRow(producer))
    for (AffineMap map : indexed.getMaps())
      if (!suitsRow(renumberDims(map, dims, producer.getNumDims()), *row))
        return &rowNotContiguous;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Elementwise producers
//===----------------------------------------------------------------------===//

SmallVector<int64_t> mlir::fuse::dimsAtUse(IndexedOpInterface producer, OpOperand &use) {
  SmallVector<int64_t> dims(producer.getNumDims(), -1);
  unsigned number = cast<OpResult>(use.get()).getResultNumber();
  AffineMap produced = producer.getMapOf(*producer.getOutOperands()[number]);
  AffineMap read = cast<IndexedOpInterface>(use.getOwner()).getMapOf(use);
  for (auto [from, to] : llvm::zip_equal(produced.getResults(), read.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(to))
      dims[cast<AffineDimExpr>(from).getPosition()] = dim.getPosition();
  return dims;
}

bool mlir::fuse::coversResults(IndexedOpInterface user, ArrayRef<int64_t> dims) {
  // A row op gives a value a row as well as one an element.
  if (isa<RowOp>(*user)) {
    SmallVector<unsigned> over = user.getReductionDims();
    unsigned numOver =
        llvm::count_if(over, [&](unsigned d) { return llvm::is_contained(dims, d); });
    unsigned numAll = llvm::count_if(dims, [](int64_t dim) { return dim >= 0; });
    return numAll - numOver == user.getNumDims() - over.size() &&
           (numOver == 0 || numOver == over.size());
  }
  AffineMap out = user.getMaps().back();
  return llvm::all_of(out.getResults(), [&](AffineExpr expr) {
    return llvm::is_contained(dims, int64_t(cast<AffineDimExpr>(expr).getPosition()));
  });
}

/// Reads nothing larger than a scalar: as cheap to compute again as to read.
static bool isGenerator(ElementwiseOp op) {
  return isCheap(op) && llvm::all_of(op.getIns(), [](Value in) {
           return cast<ShapedType>(in.getType()).getRank() == 0;
         });
}

/// Points of an op, if that is known.
static std::optional<int64_t> countPoints(IndexedOpInterface op) {
  int64_t points = 1;
  for (int64_t extent : op.getStaticDimSizes())
    if (ShapedType::isDynamic(extent) || llvm::MulOverflow(points, extent, points))
      return std::nullopt;
  return points;
}

/// May the code of `producer` run at each place where `user` gathers from its results?
static const FusionRule *planAtPlaces(ElementwiseOp producer, IndexedOpInterface user,
                                      SizeClasses *sizes) {
  if (!canInlineAtPlaces(producer, user, sizes))
    return &gathered;
  auto indexed = cast<IndexedOpInterface>(producer.getOperation());
  llvm::SmallDenseSet<Value> subscripted;
  for (OpOperand *input : user.getInputOperands())
    if (input->get().getDefiningOp() == producer.getOperation() && !isGathered(user, *input))
      subscripted.insert(input->get());
  size_t copies = getGathersOf(indexed, user).size() + !subscripted.empty();
  if (copies > 1 && copies * countReads(indexed) > kMaxReadsAtPlaces)
    return &recomputeAtPlaces;
  if (isCheap(producer))
    return nullptr;
  std::optional<int64_t> points = countPoints(user), there = countPoints(indexed);
  bool isOnce = copies == 1 && points && there && *points <= *there;
  return isOnce ? nullptr : &recomputeAtPlaces;
}

/// Reads one element a point and costs no more than that: as cheap to compute again as to read, for
/// each of a few uses.
static bool isSelection(ElementwiseOp op) {
  auto indexed = cast<IndexedOpInterface>(op.getOperation());
  if (!isCheap(op) || op->getNumResults() != 1 || countReads(indexed) > 1 ||
      !llvm::hasNItemsOrLess(op->getUses(), kMaxCopies))
    return false;
  unsigned width = getElementTypeOrSelf(op->getResult(0).getType()).getIntOrFloatBitWidth();
  return llvm::all_of(op.getIns(), [&](Value in) {
    return cast<ShapedType>(in.getType()).getRank() == 0 ||
           getElementTypeOrSelf(in.getType()).getIntOrFloatBitWidth() <= width;
  });
}

/// Can code that gathers enter the op? A softmax or norm gives way to a fuse.row, but for a mask,
/// which skips reads.
static bool mayGather(IndexedOpInterface op) {
  auto softmax = dyn_cast<SoftmaxOp>(*op);
  return isa<ElementwiseOp>(*op) || (isRowOp(op) && !(softmax && softmax.getCausal()));
}

/// With the code of `producer`, which nobody else needs, does the row op read nothing along its row
/// but vectors? It then runs across memory: a tile's rows are what is reduced.
static bool runsAcross(ElementwiseOp producer, IndexedOpInterface user, unsigned row) {
  auto indexed = cast<IndexedOpInterface>(producer.getOperation());
  auto isAlong = [&](AffineMap map) {
    return map.getNumResults() > 1 && map.isFunctionOfDim(row) && suitsRow(map, row);
  };
  for (OpOperand *input : user.getInputOperands()) {
    if (input->get().getDefiningOp() != producer.getOperation()) {
      if (isAlong(user.getMapOf(*input)))
        return false;
      continue;
    }
    if (isGathered(user, *input))
      return false;
    SmallVector<int64_t> dims = dimsAtUse(indexed, *input);
    for (OpOperand *own : indexed.getInputOperands())
      if (isAlong(renumberDims(indexed.getMapOf(*own), dims, user.getNumDims())))
        return false;
  }
  auto isOutAlong = [&](OpOperand *out) { return isAlong(user.getMapOf(*out)); };
  return llvm::none_of(user.getOutOperands(), isOutAlong) &&
         llvm::all_of(producer->getUsers(), [&](Operation *other) { return other == user; });
}

/// Whatever else uses it: `covered` if a read of the user reaches all of the producer's results.
static const FusionRule *planInside(ElementwiseOp producer, IndexedOpInterface user,
                                    SizeClasses *sizes, bool &covered) {
  auto indexed = cast<IndexedOpInterface>(producer.getOperation());
  std::optional<unsigned> row = getRow(user);
  bool isRow = isRowOp(user);
  bool isAcross = row && isa<RowOp>(*user) && runsAcross(producer, user, *row);
  // Some input says how long a row is.
  auto isNamed = [&](unsigned dim) {
    return llvm::any_of(user.getInputOperands(), [&](OpOperand *input) {
      if (!user.getMapOf(*input).isFunctionOfDim(dim))
        return false;
      if (input->get().getDefiningOp() != producer.getOperation())
        return true;
      SmallVector<int64_t> dims = dimsAtUse(indexed, *input);
      return llvm::any_of(indexed.getInputOperands(), [&](OpOperand *own) {
        return renumberDims(indexed.getMapOf(*own), dims, user.getNumDims()).isFunctionOfDim(dim);
      });
    });
  };
  // A general one may have an input of its own for that.
  if (isRow && !isa<RowOp>(*user) && !llvm::all_of(user.getReductionDims(), isNamed))
    return &noInputLeft;
  SmallVector<SmallVector<int64_t>> copies;
  bool isRepeated = false;
  for (OpOperand *input : user.getInputOperands()) {
    if (input->get().getDefiningOp() != producer.getOperation())
      continue;
    if (input->getOperandNumber() < getNumCoreOperands(user))
      return &producerOfMatmulOperand;
    if (isGathered(user, *input)) {
      if (const FusionRule *rule = planAtPlaces(producer, user, sizes))
        return rule;
      continue;
    }
    if (hasGathers(indexed) && !mayGather(user))
      return &gathers;
    SmallVector<int64_t> dims = dimsAtUse(indexed, *input);
    covered |= coversResults(user, dims);
    isRepeated |= !coversResults(user, dims);
    if (!llvm::is_contained(copies, dims))
      copies.push_back(dims);
    if (row && !isAcross)
      for (AffineMap map : indexed.getMaps())
        if (!suitsRow(renumberDims(map, dims, user.getNumDims()), *row))
          return &rowNotContiguous;
  }
  if (isRepeated && !isCheapToRepeat(producer, user, copies))
    return &recomputeOfBroadcast;
  if (producer->getBlock() != user->getBlock())
    return &otherBlock;
  return isTooLarge(indexed, user) ? &kernelTooLarge : nullptr;
}

const FusionRule *mlir::fuse::planProducer(ElementwiseOp producer, IndexedOpInterface user,
                                           SizeClasses *sizes, bool &yieldsResults) {
  yieldsResults = false;
  bool covered = false;
  if (const FusionRule *rule = planInside(producer, user, sizes, covered))
    return rule;
  bool otherUses = llvm::any_of(producer->getUsers(),
                                [&](Operation *other) { return other != user.getOperation(); });
  if (!otherUses || isGenerator(producer))
    return nullptr;
  if (isRowOp(user) && covered) {
    yieldsResults = true;
    return planMove(producer, user);
  }
  // All others take it too, so that it goes.
  bool isTaken = isSelection(producer) && llvm::all_of(producer->getUsers(), [&](Operation *other) {
                   auto indexed = dyn_cast<IndexedOpInterface>(other);
                   bool isCovered = false;
                   return indexed && !planInside(producer, indexed, sizes, isCovered);
                 });
  return isTaken ? nullptr : &producerHasOtherUses;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

const FusionRule *mlir::fuse::planRows(IndexedOpInterface first, IndexedOpInterface second,
                                       SizeClasses *sizes, SmallVectorImpl<int64_t> &dims) {
  if (!isRowOp(first) || !isRowOp(second))
    return &oneRowOp;
  // A mask of softmax skips reads, which other row work needs.
  for (IndexedOpInterface op : {first, second})
    if (auto softmax = dyn_cast<SoftmaxOp>(*op); softmax && softmax.getCausal())
      return &oneRowOp;
  if (const FusionRule *rule = matchReads(first, second, dims))
    return rule;
  auto shares = [&](OpOperand *input) {
    return llvm::is_contained(first->getResults(), input->get()) ||
           llvm::any_of(first.getInputOperands(), [&](OpOperand *other) {
             return other->get() == input->get() && !isGathered(second, *input) &&
                    !isGathered(first, *other) &&
                    cast<ShapedType>(input->get().getType()).getRank() != 0;
           });
  };
  if (llvm::none_of(second.getInputOperands(), shares))
    return &noSharedRow;
  SmallVector<unsigned> over = first.getReductionDims();
  if (!completeAlongRow(first, second, dims, sizes) || first.getNumDims() != second.getNumDims())
    return &otherDimensions;
  for (unsigned dim : second.getReductionDims())
    if (!llvm::is_contained(over, dims[dim]))
      return &otherRow;
  if (over.size() != second.getReductionDims().size())
    return &otherRow;
  if (isTooLarge(first, second) ||
      countReductions(first) + countReductions(second) > kMaxReductions)
    return &kernelTooLarge;
  return planMove(first, second);
}

//===----------------------------------------------------------------------===//
// Matmuls side by side
//===----------------------------------------------------------------------===//

bool mlir::fuse::matchMaps(AffineMap first, AffineMap second, MutableArrayRef<int64_t> dims) {
  if (first.getNumResults() != second.getNumResults())
    return false;
  for (auto [to, from] : llvm::zip(first.getResults(), second.getResults())) {
    auto toDim = dyn_cast<AffineDimExpr>(to), fromDim = dyn_cast<AffineDimExpr>(from);
    if (bool(toDim) != bool(fromDim))
      return false;
    if (!toDim)
      continue;
    int64_t &dim = dims[fromDim.getPosition()];
    if (dim >= 0 && dim != toDim.getPosition())
      return false;
    dim = toDim.getPosition();
  }
  return true;
}

/// Do two right operands under one subscript have equal extents? Those of the left operand's
/// dimensions do.
static bool haveSameColumns(MatmulOp first, MatmulOp second, SizeClasses &sizes) {
  Value a = first.getRhs()[0], b = second.getRhs()[0];
  for (auto [position, expr] : llvm::enumerate(first.getRhsMap().getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (dim && !first.getLhsMap().isFunctionOfDim(dim.getPosition()) &&
        !sizes.areEqual(a, position, b, position))
      return false;
  }
  return true;
}

const FusionRule *mlir::fuse::planJoin(MatmulOp first, MatmulOp second, unsigned maxRhs,
                                       SizeClasses &sizes, const MatmulDependences &dependences,
                                       SmallVectorImpl<int64_t> &dims) {
  if (first.getLhs() != second.getLhs())
    return &noSharedOperand;
  auto firstOp = cast<IndexedOpInterface>(first.getOperation());
  auto secondOp = cast<IndexedOpInterface>(second.getOperation());
  dims.assign(secondOp.getNumDims(), -1);
  if (first.getRhs()[0].getType() != second.getRhs()[0].getType() ||
      first.getAcc() != second.getAcc() || first.getPrecision() != second.getPrecision() ||
      firstOp.getNumDims() != secondOp.getNumDims() ||
      !matchMaps(first.getLhsMap(), second.getLhsMap(), dims) ||
      !matchMaps(first.getRhsMap(), second.getRhsMap(), dims))
    return &operandsDiffer;
  // One to one, and the same dimensions are reduced over.
  SmallVector<unsigned> reduced = firstOp.getReductionDims();
  SmallVector<unsigned> secondReduced = secondOp.getReductionDims();
  llvm::SmallDenseSet<int64_t> seen;
  for (auto [from, to] : llvm::enumerate(dims))
    if (to < 0 || !seen.insert(to).second ||
        llvm::is_contained(reduced, to) != llvm::is_contained(secondReduced, from))
      return &operandsDiffer;
  if (!haveSameColumns(first, second, sizes))
    return &sizesMayDiffer;
  if (first.getRhs().size() + second.getRhs().size() > maxRhs)
    return &tooManyOperands;
  if (first->getBlock() != second->getBlock())
    return &otherBlock;
  if (!dependences.areIndependent(first, second))
    return &dependsOnProducer;
  return planMove(first, second);
}

//===----------------------------------------------------------------------===//
// Elementwise ops side by side
//===----------------------------------------------------------------------===//

/// The dimensions, renumbered by `dims`, along which operands are contiguous.
static llvm::SmallBitVector getInnermost(IndexedOpInterface op, ArrayRef<int64_t> dims) {
  llvm::SmallBitVector innermost(op.getNumDims());
  for (AffineMap map : op.getMaps())
    if (map.getNumResults() != 0)
      if (auto last = dyn_cast<AffineDimExpr>(map.getResults().back()))
        innermost.set(dims[last.getPosition()]);
  return innermost;
}

/// The dimension of `first` for each of `second`, as a tensor says that both read, or in order.
static bool matchPoints(IndexedOpInterface first, IndexedOpInterface second, SizeClasses *sizes,
                        SmallVectorImpl<int64_t> &dims) {
  if (first.getNumDims() != second.getNumDims())
    return false;
  for (OpOperand *input : second.getInputOperands())
    for (OpOperand *other : first.getInputOperands()) {
      if (input->get() != other->get())
        continue;
      dims.assign(second.getNumDims(), -1);
      llvm::SmallBitVector seen(first.getNumDims());
      if (!matchMaps(first.getMapOf(*other), second.getMapOf(*input), dims))
        continue;
      for (int64_t dim : dims)
        if (dim >= 0)
          seen.set(dim);
      if (seen.all())
        return true;
    }
  dims = llvm::to_vector(llvm::seq<int64_t>(0, first.getNumDims()));
  return llvm::all_of(
      dims, [&](int64_t dim) { return haveEqualExtents(first, dim, second, dim, sizes); });
}

const FusionRule *mlir::fuse::planSideBySide(ElementwiseOp first, ElementwiseOp second,
                                             SizeClasses *sizes, SmallVectorImpl<int64_t> &dims) {
  auto firstOp = cast<IndexedOpInterface>(first.getOperation());
  auto secondOp = cast<IndexedOpInterface>(second.getOperation());
  if (first->getBlock() != second->getBlock())
    return &otherBlock;
  if (!matchPoints(firstOp, secondOp, sizes, dims))
    return &otherDimensions;
  // One order of points suits the memory of both.
  llvm::SmallBitVector a = getInnermost(
                           firstOp, llvm::to_vector(llvm::seq<int64_t>(0, firstOp.getNumDims()))),
                       b = getInnermost(secondOp, dims);
  if (a.test(b) && b.test(a))
    return &rowNotContiguous;
  if (firstOp->getNumOperands() + secondOp->getNumOperands() > kMaxSideBySide ||
      isTooLarge(firstOp, secondOp))
    return &kernelTooLarge;
  if (llvm::is_contained(first->getUsers(), second.getOperation()))
    return &dependsOnProducer;
  return planMove(first, second);
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

Operation *mlir::fuse::getProducer(Value value) {
  Operation *def = value.getDefiningOp();
  while (
      isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp, SliceOp>(def))
    def = def->getOperand(0).getDefiningOp();
  return def;
}

/// Are reshapes of what `producer` gives nothing but lhs or rhs of `consumer`?
static bool readsOnlyAsMatrix(IndexedOpInterface consumer, IndexedOpInterface producer) {
  return llvm::all_of(consumer->getOpOperands(), [&](OpOperand &operand) {
    return operand.getOperandNumber() < getNumCoreOperands(consumer) ||
           getProducer(operand.get()) != producer.getOperation();
  });
}

const FusionRule *mlir::fuse::whyApart(IndexedOpInterface producer, IndexedOpInterface consumer,
                                       SizeClasses *sizes) {
  bool fromMatmul = isa<MatmulOp>(producer.getOperation());
  auto notByKind = [&]() -> const FusionRule * {
    if (isa<MatmulOp>(consumer.getOperation()))
      return fromMatmul ? &oneContraction : &producerOfMatmulOperand;
    return fromMatmul ? &wholeRows : &oneRowOp;
  };
  if (!llvm::is_contained(producer->getUsers(), consumer.getOperation())) {
    // A reshape is not what keeps apart those that would stay apart without it.
    bool mayJoin =
        isa<ElementwiseOp>(consumer.getOperation()) ||
        (isa<ElementwiseOp>(producer.getOperation()) && !readsOnlyAsMatrix(consumer, producer)) ||
        (isRowOp(producer) && isRowOp(consumer));
    if (!mayJoin)
      return notByKind();
    bool isSliced = llvm::any_of(consumer.getInputOperands(), [&](OpOperand *input) {
      return input->get().getDefiningOp<SliceOp>() &&
             getProducer(input->get()) == producer.getOperation();
    });
    return isSliced ? &sliceBetween : &reshapeBetween;
  }
  SmallVector<int64_t> dims;
  const FusionRule *rule = nullptr;
  if (auto elementwise = dyn_cast<ElementwiseOp>(consumer.getOperation())) {
    rule = planConsumer(producer, elementwise, sizes, dims);
    if (!rule)
      return nullptr;
  }
  if (auto elementwise = dyn_cast<ElementwiseOp>(producer.getOperation())) {
    bool yieldsResults;
    const FusionRule *producerRule = planProducer(elementwise, consumer, sizes, yieldsResults);
    // What is gathered may still be computed where it is read.
    return producerRule && rule && rule != &gathered ? rule : producerRule;
  }
  if (rule)
    return rule;
  if (isRowOp(producer) && isRowOp(consumer))
    return planRows(producer, consumer, sizes, dims);
  return notByKind();
}
