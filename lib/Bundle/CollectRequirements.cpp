//===- CollectRequirements.cpp - what a graph asserts of its sizes --------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_COLLECTREQUIREMENTS
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {

class Collector {
public:
  explicit Collector(func::FuncOp function)
      : function(function), shapes(function), b(function.getContext()) {}

  LogicalResult run();

private:
  LogicalResult visit(Operation *op);
  LogicalResult visit(tensor::CastOp cast);
  LogicalResult visitReshape(Operation *op, Value wide, Value narrow,
                             ArrayRef<ReassociationIndices> groups);
  LogicalResult visitSlice(OffsetSizeAndStrideOpInterface slice, Value whole, Value part);
  LogicalResult visit(tensor::ConcatOp concat);
  LogicalResult visitIndexed(Operation *op, ArrayRef<AffineMap> maps);
  LogicalResult visit(cf::AssertOp op);
  bool canRequire(Value condition);
  LogicalResult requireCondition(Operation *op, Value condition);

  /// `op` relies on `left` `relation` `right`. What is null does not follow from the arguments.
  LogicalResult require(Operation *op, AffineExpr left, StringRef relation, AffineExpr right);
  LogicalResult requireNumber(Operation *op, unsigned symbol, int64_t number);

  AffineExpr constant(int64_t value) { return b.getAffineConstantExpr(value); }
  AffineExpr extent(OpFoldResult size) {
    if (auto value = dyn_cast<Value>(size))
      return shapes.getIndex(value);
    return constant(*getConstantIntValue(size));
  }

  func::FuncOp function;
  ShapeExpressions shapes;
  Builder b;
  /// The sizes that are known to be equal, and the number that one of each class must be, with
  /// the op that says so.
  llvm::EquivalenceClasses<unsigned> classes;
  DenseMap<unsigned, std::pair<int64_t, Operation *>> numbers;
  llvm::SetVector<Attribute> found;
};

struct CollectRequirements : mlir::fuse::impl::CollectRequirementsBase<CollectRequirements> {
  void runOnOperation() override {
    for (func::FuncOp function : getEntryPoints(getOperation()))
      if (failed(Collector(function).run()))
        return signalPassFailure();
  }
};

} // namespace

LogicalResult Collector::run() {
  // Expressing an extent may add ops.
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  if (!found.empty())
    function->setAttr(kRequirementsAttr, b.getArrayAttr(found.getArrayRef()));
  return success();
}

LogicalResult Collector::visit(Operation *op) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case<tensor::CastOp, tensor::ConcatOp, cf::AssertOp>([&](auto op) { return visit(op); })
      .Case<tensor::ExpandShapeOp>([&](tensor::ExpandShapeOp expand) {
        return visitReshape(op, expand.getResult(), expand.getSrc(), getGroups(expand));
      })
      .Case<tensor::CollapseShapeOp>([&](tensor::CollapseShapeOp collapse) {
        return visitReshape(op, collapse.getSrc(), collapse.getResult(), getGroups(collapse));
      })
      .Case<tensor::ExtractSliceOp>([&](tensor::ExtractSliceOp slice) {
        return visitSlice(slice, slice.getSource(), Value());
      })
      .Case<tensor::InsertSliceOp>([&](tensor::InsertSliceOp slice) {
        return visitSlice(slice, slice.getDest(), slice.getSource());
      })
      .Case<linalg::SoftmaxOp>([&](linalg::SoftmaxOp softmax) {
        AffineMap map = b.getMultiDimIdentityMap(softmax.getInputOperandRank());
        return visitIndexed(op, {map, map});
      })
      .Case<linalg::LinalgOp>([&](linalg::LinalgOp linalgOp) {
        return visitIndexed(op, linalgOp.getIndexingMapsArray());
      })
      .Default([&](Operation *) {
        auto indexed = dyn_cast<IndexedOpInterface>(op);
        return indexed ? visitIndexed(op, indexed.getMaps()) : success();
      });
}

LogicalResult Collector::visit(tensor::CastOp cast) {
  auto type = dyn_cast<RankedTensorType>(cast.getType());
  auto source = dyn_cast<RankedTensorType>(cast.getSource().getType());
  if (!type || !source)
    return success(); // refused elsewhere
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (source.isDynamicDim(dim) && !type.isDynamicDim(dim) &&
        failed(require(cast, shapes.getExtent(cast.getSource(), dim), "eq",
                       constant(type.getDimSize(dim)))))
      return failure();
  return success();
}

/// Both tensors have as many elements, group by group.
LogicalResult Collector::visitReshape(Operation *op, Value wide, Value narrow,
                                      ArrayRef<ReassociationIndices> groups) {
  bool isExpansion = wide == op->getResult(0);
  auto type = cast<RankedTensorType>(narrow.getType());
  for (auto [dim, group] : llvm::enumerate(groups)) {
    // The extent of a collapsed dimension is the product by definition, unless it is a number.
    if (!isExpansion && type.isDynamicDim(dim))
      continue;
    AffineExpr product = constant(1);
    for (int64_t part : group) {
      AffineExpr factor = shapes.getExtent(wide, part);
      if (!factor) {
        product = {};
        break;
      }
      product = product * factor;
    }
    if (failed(require(op, product, "eq", shapes.getExtent(narrow, dim))))
      return failure();
  }
  return success();
}

/// A slice lies in the tensor that it is cut from or put into.
LogicalResult Collector::visitSlice(OffsetSizeAndStrideOpInterface slice, Value whole, Value part) {
  Operation *op = slice.getOperation();
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets(), sizes = slice.getMixedSizes(),
                            strides = slice.getMixedStrides();
  for (int64_t dim = 0, rank = offsets.size(); dim < rank; ++dim) {
    AffineExpr offset = extent(offsets[dim]), size = extent(sizes[dim]),
               stride = extent(strides[dim]), all = shapes.getExtent(whole, dim);
    AffineExpr last = offset && size && stride ? offset + (size - 1) * stride + 1 : AffineExpr();
    if (failed(require(op, constant(0), "le", offset)) ||
        failed(require(op, constant(0), "le", size)) || failed(require(op, last, "le", all)))
      return failure();
  }
  if (!part || cast<RankedTensorType>(part.getType()).getRank() != int64_t(sizes.size()))
    return success();
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (failed(require(op, shapes.getExtent(part, dim), "eq", extent(size))))
      return failure();
  return success();
}

LogicalResult Collector::visit(tensor::ConcatOp concat) {
  ValueRange inputs = concat.getInputs();
  for (int64_t dim = 0, rank = concat.getRank(); dim < rank; ++dim)
    for (Value input : inputs.drop_front())
      if (dim != int64_t(concat.getDim()) &&
          failed(require(concat, shapes.getExtent(input, dim), "eq",
                         shapes.getExtent(inputs.front(), dim))))
        return failure();
  return success();
}

/// All operands subscripted by one dimension have one extent there.
LogicalResult Collector::visitIndexed(Operation *op, ArrayRef<AffineMap> maps) {
  DenseMap<unsigned, AffineExpr> extents;
  for (auto [operand, map] : llvm::zip(op->getOperands(), maps)) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    for (auto [position, result] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      AffineExpr extent = dim ? shapes.getExtent(operand, position) : AffineExpr();
      if (!extent) // a size that follows from data is refused elsewhere
        continue;
      auto [it, isNew] = extents.try_emplace(dim.getPosition(), extent);
      if (!isNew && failed(require(op, extent, "eq", it->second)))
        return failure();
    }
  }
  return success();
}

/// What is asserted of sizes is checked by the call. fuse-resolve-asserts has dropped what is
/// asserted of data.
LogicalResult Collector::visit(cf::AssertOp op) {
  if (canRequire(op.getArg())) {
    if (failed(requireCondition(op, op.getArg())))
      return failure();
  } else {
    op.emitRemark() << "asserts of sizes what no requirement can say, so no call checks it: \""
                    << op.getMsg() << '"';
    addNote(function, "assert-of-sizes: not checked: " + op.getMsg());
  }
  op.erase();
  return success();
}

static bool isUnsigned(arith::CmpIOp compare) {
  return compare.getPredicate() >= arith::CmpIPredicate::ult;
}

/// Of an unsigned comparison: is the left side to be the lesser?
static bool isLeftLesser(arith::CmpIOp compare) {
  using P = arith::CmpIPredicate;
  return llvm::is_contained({P::ult, P::ule}, compare.getPredicate());
}

/// True if `condition` is a comparison of sizes, or several that must all hold.
bool Collector::canRequire(Value condition) {
  if (auto both = condition.getDefiningOp<arith::AndIOp>())
    return canRequire(both.getLhs()) && canRequire(both.getRhs());
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return false;
  AffineExpr left = shapes.getIndex(compare.getLhs()), right = shapes.getIndex(compare.getRhs());
  if (!left || !right || !computesLikeSizes(compare))
    return false;
  // Unsigned, less than what is not negative is between 0 and that.
  if (isUnsigned(compare))
    return isNotNegative(isLeftLesser(compare) ? right : left);
  // Not equal to 0 is at least 1: no extent is negative. A manifest has no other inequality.
  return compare.getPredicate() != arith::CmpIPredicate::ne ||
         (right == constant(0) && isa<AffineSymbolExpr>(left));
}

LogicalResult Collector::requireCondition(Operation *op, Value condition) {
  if (auto both = condition.getDefiningOp<arith::AndIOp>())
    return success(succeeded(requireCondition(op, both.getLhs())) &&
                   succeeded(requireCondition(op, both.getRhs())));
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  AffineExpr left = shapes.getIndex(compare.getLhs()), right = shapes.getIndex(compare.getRhs());
  if (isUnsigned(compare) &&
      failed(require(op, constant(0), "le", isLeftLesser(compare) ? left : right)))
    return failure();
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::eq:
    return require(op, left, "eq", right);
  case arith::CmpIPredicate::ne:
    return require(op, constant(1), "le", left);
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    return require(op, left + 1, "le", right);
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule:
    return require(op, left, "le", right);
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return require(op, right + 1, "le", left);
  case arith::CmpIPredicate::sge:
  case arith::CmpIPredicate::uge:
    return require(op, right, "le", left);
  }
  llvm_unreachable("all predicates are covered");
}

LogicalResult Collector::require(Operation *op, AffineExpr left, StringRef relation,
                                 AffineExpr right) {
  if (!left || !right)
    return op->emitOpError("relies on a size that does not follow from the shapes of the "
                           "arguments, so that no call can check it");
  // Terms of semi-affine sums have no order of their own.
  if (simplifySize(left - right) == constant(0))
    return success();
  left = simplifyAffineExpr(left, 0, shapes.getNumSymbols());
  right = simplifyAffineExpr(right, 0, shapes.getNumSymbols());
  auto leftNumber = dyn_cast<AffineConstantExpr>(left),
       rightNumber = dyn_cast<AffineConstantExpr>(right);
  bool isEquality = relation == "eq";
  if (leftNumber && rightNumber) {
    int64_t x = leftNumber.getValue(), y = rightNumber.getValue();
    if (isEquality ? x == y : x <= y)
      return success();
    return op->emitOpError() << "cannot work for any input: it needs a size of " << x << " to be "
                             << (isEquality ? "" : "at most ") << y;
  }
  auto leftSize = dyn_cast<AffineSymbolExpr>(left), rightSize = dyn_cast<AffineSymbolExpr>(right);
  if (!isEquality && isNotNegative(right - left))
    return success();
  // `n` for the lesser of n and 32 to be n: n is at most 32.
  if (AffineExpr difference = simplifyComparison(right - left, isEquality)) {
    AffineExpr end = constant(0);
    if (auto sum = dyn_cast<AffineBinaryOpExpr>(difference);
        sum && sum.getKind() == AffineExprKind::Add && isa<AffineConstantExpr>(sum.getRHS()))
      end = sum.getRHS();
    AffineExpr rest = simplifySize(difference - end);
    return isNotNegative(-rest) ? require(op, -rest, "le", end) : require(op, -end, "le", rest);
  }
  if (isEquality && (leftSize || rightSize) && (leftNumber || rightNumber) &&
      failed(requireNumber(op, (leftSize ? leftSize : rightSize).getPosition(),
                           (leftNumber ? leftNumber : rightNumber).getValue())))
    return failure();
  if (isEquality && leftSize && rightSize) {
    auto numberOf = [&](unsigned size) {
      auto it = numbers.find(classes.getOrInsertLeaderValue(size));
      return it == numbers.end() ? std::nullopt : std::optional(it->second);
    };
    auto x = numberOf(leftSize.getPosition()), y = numberOf(rightSize.getPosition());
    unsigned leader = *classes.unionSets(leftSize.getPosition(), rightSize.getPosition());
    if (x)
      numbers[leader] = *x;
    if (x && y && failed(requireNumber(op, leader, y->first)))
      return failure();
    if (!x && y)
      numbers[leader] = *y;
  }
  AffineMap sides = AffineMap::get(0, shapes.getNumSymbols(), {left, right}, b.getContext());
  std::string name = op->getName().getStringRef().str();
  if (auto loc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    name += " in line " + std::to_string(loc.getLine());
  if (auto assertion = dyn_cast<cf::AssertOp>(op); assertion && !assertion.getMsg().empty())
    name += " (" + assertion.getMsg().str() + ")";
  found.insert(b.getDictionaryAttr({b.getNamedAttr("by", b.getStringAttr(name)),
                                    b.getNamedAttr("relation", b.getStringAttr(relation)),
                                    b.getNamedAttr("sides", AffineMapAttr::get(sides))}));
  return success();
}

/// Two numbers for one size contradict each other.
LogicalResult Collector::requireNumber(Operation *op, unsigned symbol, int64_t number) {
  unsigned leader = classes.getOrInsertLeaderValue(symbol);
  auto [it, isNew] = numbers.try_emplace(leader, number, op);
  if (isNew || it->second.first == number)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "cannot work for any input: it needs a size to be " << number;
  diag.attachNote(it->second.second->getLoc()) << "which must be " << it->second.first << " here";
  return diag;
}
