//===- RowExpressions.cpp - what an element of a tensor computes ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowExpressions.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::rows;

Expressions::Expressions(linalg::GenericOp root, unsigned rowDim)
    : root(root), rowDim(rowDim), noAttributes(DictionaryAttr::get(root.getContext())) {
  MLIRContext *context = root.getContext();
  SmallVector<AffineExpr> dims;
  for (auto [dim, extent] : llvm::enumerate(root.getStaticLoopRanges()))
    dims.push_back(extent == 1 && dim != rowDim ? getAffineConstantExpr(0, context)
                                                : getAffineDimExpr(dim, context));
  rootLoops = AffineMap::get(dims.size(), 0, dims, context);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

const Node *Expressions::unique(Node node) {
  std::vector<uintptr_t> key = {
      uintptr_t(node.kind),
      uintptr_t(node.type.getAsOpaquePointer()),
      uintptr_t(node.value.getAsOpaquePointer()),
      uintptr_t(node.map ? node.map.getAsOpaquePointer() : nullptr),
      uintptr_t(node.attr ? node.attr.getAsOpaquePointer() : nullptr),
      node.dim,
      uintptr_t(node.name.empty()
                    ? nullptr
                    : StringAttr::get(root.getContext(), node.name).getAsOpaquePointer()),
      uintptr_t(node.attrs ? node.attrs.getAsOpaquePointer() : nullptr)};
  SmallVector<const Node *> operands = node.operands;
  if (node.isOp("arith.addf") || node.isOp("arith.mulf"))
    llvm::sort(operands, [](const Node *a, const Node *b) { return a->id < b->id; });
  for (const Node *operand : operands)
    key.push_back(uintptr_t(operand));
  const Node *&slot = table[key];
  if (!slot) {
    node.id = nodes.size();
    nodes.push_back(std::move(node));
    slot = &nodes.back();
  }
  return slot;
}

const Node *Expressions::getOp(StringRef name, ArrayRef<const Node *> operands, Type type) {
  Node node;
  node.kind = Node::Op;
  node.type = type;
  node.name = name.str();
  node.attrs = noAttributes;
  node.operands.assign(operands.begin(), operands.end());
  node.operandTypes.assign(operands.size(), type);
  return unique(std::move(node));
}

const Node *Expressions::getCore(Type type) {
  Node node;
  node.kind = Node::Core;
  node.type = type;
  return unique(std::move(node));
}

const Node *Expressions::withOperands(const Node *node, ArrayRef<const Node *> operands) {
  if (llvm::equal(node->operands, operands))
    return node;
  Node copy = *node;
  copy.operands.assign(operands.begin(), operands.end());
  return unique(std::move(copy));
}

const Node *Expressions::leaf(Value tensor, AffineMap map) {
  if (!isSubscriptMap(map, tensor.getType()))
    return nullptr;
  Node node;
  node.kind = Node::Leaf;
  node.type = getElementTypeOrSelf(tensor.getType());
  node.value = tensor;
  node.map = map;
  return unique(std::move(node));
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// The op's attributes that are part of what it computes.
static DictionaryAttr getMeaning(Operation *op) {
  NamedAttrList attrs(op->getAttrDictionary());
  attrs.erase("fastmath");
  attrs.erase("overflowFlags");
  return attrs.getDictionary(op->getContext());
}

/// In program order, so that a long body needs no deep stack.
const Node *Expressions::evalScalar(Value value, linalg::GenericOp generic, AffineMap loops,
                                    DenseMap<Value, const Node *> &known) {
  Operation *last = value.getDefiningOp();
  if (last && last->getBlock() == generic.getBody()) {
    // What `value` is computed from.
    llvm::SmallPtrSet<Operation *, 16> needed = {last};
    SmallVector<Operation *> worklist = {last};
    while (!worklist.empty())
      for (Value operand : worklist.pop_back_val()->getOperands())
        if (Operation *op = operand.getDefiningOp();
            op && op->getBlock() == generic.getBody() && needed.insert(op).second)
          worklist.push_back(op);
    for (Operation &op : generic.getBody()->without_terminator())
      if (needed.contains(&op))
        for (Value result : op.getResults())
          if (!known.contains(result))
            known[result] = evalScalarOp(result, generic, loops, known);
  }
  if (auto it = known.find(value); it != known.end())
    return it->second;
  return known[value] = evalScalarOp(value, generic, loops, known);
}

/// A value whose operands are known.
const Node *Expressions::evalScalarOp(Value value, linalg::GenericOp generic, AffineMap loops,
                                      const DenseMap<Value, const Node *> &known) {
  auto constant = [&](TypedAttr attr) {
    Node node;
    node.kind = Node::Const;
    node.type = attr.getType();
    node.attr = attr;
    return unique(std::move(node));
  };
  Operation *op = value.getDefiningOp();
  TypedAttr attr;
  if (op && matchPattern(value, m_Constant(&attr)))
    return constant(attr);
  if (!op || op->getBlock() != generic.getBody()) {
    if (value.getParentBlock() == generic.getBody())
      return nullptr; // an argument that has no expression
    Node node;
    node.kind = Node::Scalar;
    node.type = value.getType();
    node.value = value;
    return unique(std::move(node));
  }
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    auto dim = dyn_cast<AffineDimExpr>(loops.getResult(index.getDim()));
    if (!dim)
      return constant(IntegerAttr::get(value.getType(), 0));
    Node node;
    node.kind = Node::Index;
    node.type = value.getType();
    node.dim = dim.getPosition();
    return unique(std::move(node));
  }
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !isa_and_nonnull<arith::ArithDialect, math::MathDialect, FuseDialect>(op->getDialect()))
    return nullptr;
  Node node;
  for (Value operand : op->getOperands()) {
    const Node *inner = known.lookup(operand);
    if (!inner && operand.getParentBlock() != generic.getBody())
      inner = evalScalarOp(operand, generic, loops, known);
    if (!inner)
      return nullptr;
    node.operands.push_back(inner);
    node.operandTypes.push_back(operand.getType());
  }
  if (isa<arith::ExtFOp>(op))
    return node.operands[0];
  node.type = value.getType();
  if (isa<arith::TruncFOp>(op) && (value.getType().isF16() || value.getType().isBF16())) {
    if (node.operands[0]->type == value.getType())
      return node.operands[0];
    node.kind = Node::Round;
    return unique(std::move(node));
  }
  if (llvm::all_of(node.operands, [](const Node *n) { return n->kind == Node::Const; })) {
    SmallVector<Attribute> inputs =
        llvm::map_to_vector(node.operands, [](const Node *n) { return Attribute(n->attr); });
    // Constants keep their own types; fold only where those are the op's.
    bool sameTypes = llvm::all_of(llvm::zip(node.operands, node.operandTypes), [](auto pair) {
      return std::get<0>(pair)->type == std::get<1>(pair);
    });
    SmallVector<OpFoldResult> folded;
    if (sameTypes && succeeded(op->fold(inputs, folded)) && folded.size() == 1)
      if (auto result = dyn_cast_or_null<TypedAttr>(dyn_cast<Attribute>(folded[0])))
        return constant(result);
  }
  node.kind = Node::Op;
  node.name = op->getName().getStringRef().str();
  // A square is a product, however it is spelled.
  if (isa<math::PowFOp, math::FPowIOp>(op)) {
    const Node *exponent = node.operands[1];
    auto real = dyn_cast_or_null<FloatAttr>(exponent->attr);
    auto integer = dyn_cast_or_null<IntegerAttr>(exponent->attr);
    if ((real && real.getValueAsDouble() == 2.0) || (integer && integer.getValue() == 2))
      return getOp("arith.mulf", {node.operands[0], node.operands[0]}, node.type);
  }
  // Nothing but fast-math flags; the dictionary of an op is made when it is asked for.
  bool isPlain = isa<arith::MulFOp, arith::AddFOp, arith::SubFOp, arith::DivFOp, arith::MaximumFOp,
                     arith::MinimumFOp>(op);
  node.attrs = isPlain ? noAttributes : getMeaning(op);
  return unique(std::move(node));
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

const Node *Expressions::getResult(unsigned number) {
  if (rootValues.empty()) {
    for (OpOperand &operand : root->getOpOperands()) {
      BlockArgument arg = root.getMatchingBlockArgument(&operand);
      if (!arg.use_empty())
        if (const Node *node =
                evalTensor(operand.get(), root.getMatchingIndexingMap(&operand).compose(rootLoops)))
          rootValues[arg] = node;
    }
  }
  return evalScalar(root.getBody()->getTerminator()->getOperand(number), root, rootLoops,
                    rootValues);
}

const Node *Expressions::evalTensor(Value tensor, AffineMap map) {
  auto key = std::pair(tensor.getAsOpaquePointer(), map.getAsOpaquePointer());
  if (auto it = tensorNodes.find(key); it != tensorNodes.end())
    return it->second;
  const Node *node = nullptr;
  if (depth < kMaxDepth) {
    ++depth;
    node = evalTensorUncached(tensor, map);
    --depth;
  }
  if (!node)
    node = leaf(tensor, map);
  if (node && node->kind != Node::Const && isSubscriptMap(map, tensor.getType()))
    tensors.insert({node, Access{tensor, map}});
  return tensorNodes[key] = node;
}

const Node *Expressions::evalTensorUncached(Value tensor, AffineMap map) {
  if (TypedAttr splat = getSplat(tensor)) {
    Node node;
    node.kind = Node::Const;
    node.type = splat.getType();
    node.attr = splat;
    return unique(std::move(node));
  }
  Operation *op = tensor.getDefiningOp();
  if (!op)
    return nullptr;
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    if (!isa<RankedTensorType>(cast.getSource().getType()))
      return nullptr;
    return evalTensor(cast.getSource(), map);
  }
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return evalReshape(op, map);
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics())
    return nullptr;
  unsigned result = cast<OpResult>(tensor).getResultNumber();
  const Node *node = generic.getNumReductionLoops() == 0 ? evalGeneric(generic, result, map)
                                                         : evalReduction(generic, result, map);
  if (node)
    visited.insert(op);
  return node;
}

/// Through a reshape that only adds or drops dimensions of extent 1.
const Node *Expressions::evalReshape(Operation *op, AffineMap map) {
  bool expands = isa<tensor::ExpandShapeOp>(op);
  auto groups = expands ? getGroups(cast<tensor::ExpandShapeOp>(op))
                        : getGroups(cast<tensor::CollapseShapeOp>(op));
  Value source = op->getOperand(0);
  ArrayRef<int64_t> large =
      cast<RankedTensorType>(expands ? op->getResult(0).getType() : source.getType()).getShape();
  AffineExpr zero = getAffineConstantExpr(0, op->getContext());
  SmallVector<AffineExpr> subscripts(expands ? groups.size() : large.size(), zero);
  for (auto [position, group] : llvm::enumerate(groups)) {
    std::optional<int64_t> kept;
    for (int64_t dim : group) {
      if (large[dim] == 1)
        continue;
      if (kept)
        return nullptr;
      kept = dim;
    }
    if (!kept)
      continue;
    subscripts[expands ? position : *kept] = map.getResult(expands ? *kept : position);
  }
  // A reshape between tensors of extent 1 only (rank 0) has no groups.
  visited.insert(op);
  return evalTensor(source, AffineMap::get(map.getNumDims(), 0, subscripts, op->getContext()));
}

const Node *Expressions::evalGeneric(linalg::GenericOp op, unsigned result, AffineMap map) {
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(result));
  if (!out.isPermutation())
    return nullptr;
  AffineMap loops = inversePermutation(out).compose(map);
  DenseMap<Value, const Node *> known;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument arg = op.getMatchingBlockArgument(&operand);
    if (arg.use_empty())
      continue;
    if (const Node *node =
            evalTensor(operand.get(), op.getMatchingIndexingMap(&operand).compose(loops)))
      known[arg] = node;
  }
  return evalScalar(op.getBody()->getTerminator()->getOperand(result), op, loops, known);
}

/// If `yielded` is the larger of `out` and another value, or their sum: that
/// value.
static Value matchCombiner(Value yielded, BlockArgument out, Node::Kind &kind) {
  Operation *op = yielded.getDefiningOp();
  if (!op)
    return {};
  auto other = [&](Value a, Value b) { return a == out ? b : b == out ? a : Value(); };
  if (isa<arith::AddFOp, arith::MaximumFOp, arith::MaxNumFOp>(op)) {
    kind = isa<arith::AddFOp>(op) ? Node::Sum : Node::Max;
    return other(op->getOperand(0), op->getOperand(1));
  }
  auto select = dyn_cast<arith::SelectOp>(op);
  auto compare = select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  if (!compare)
    return {};
  using P = arith::CmpFPredicate;
  bool greater = llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE}, compare.getPredicate());
  bool less = llvm::is_contained({P::OLT, P::OLE, P::ULT, P::ULE}, compare.getPredicate());
  bool straight =
      compare.getLhs() == select.getTrueValue() && compare.getRhs() == select.getFalseValue();
  bool crossed =
      compare.getLhs() == select.getFalseValue() && compare.getRhs() == select.getTrueValue();
  kind = Node::Max;
  if ((greater && straight) || (less && crossed))
    return other(select.getTrueValue(), select.getFalseValue());
  return {};
}

const Node *Expressions::evalReduction(linalg::GenericOp op, unsigned result, AffineMap map) {
  OpOperand *init = op.getDpsInitOperand(result);
  AffineMap out = op.getMatchingIndexingMap(init);
  if (op.getNumReductionLoops() != 1 || !out.isProjectedPermutation(true) ||
      map.isFunctionOfDim(rowDim))
    return nullptr;
  SmallVector<AffineExpr> loops(op.getNumLoops());
  for (auto [expr, subscript] : llvm::zip(out.getResults(), map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      loops[dim.getPosition()] = subscript;
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  loops[reductions[0]] = getAffineDimExpr(rowDim, op.getContext());
  if (llvm::any_of(loops, [](AffineExpr expr) { return !expr; }))
    return nullptr;
  AffineMap loopMap = AffineMap::get(map.getNumDims(), 0, loops, op.getContext());

  Node node;
  BlockArgument arg = op.getMatchingBlockArgument(init);
  Value combined = matchCombiner(op.getBody()->getTerminator()->getOperand(result), arg, node.kind);
  auto start = dyn_cast_or_null<FloatAttr>(getSplat(init->get()));
  if (!combined || !start || !arg.getType().isF32())
    return nullptr;
  DenseMap<Value, const Node *> known;
  for (OpOperand *operand : op.getDpsInputOperands()) {
    AffineMap in = op.getMatchingIndexingMap(operand);
    for (auto [position, expr] : llvm::enumerate(in.getResults()))
      if (expr == getAffineDimExpr(reductions[0], op.getContext())) {
        node.extentOf = operand->get();
        node.extentPosition = position;
      }
    if (const Node *inner = evalTensor(operand->get(), in.compose(loopMap)))
      known[op.getMatchingBlockArgument(operand)] = inner;
  }
  const Node *body = evalScalar(combined, op, loopMap, known);
  if (!body || !node.extentOf)
    return nullptr;
  // Start values that change nothing: for a maximum also the lowest finite
  // number of the type, which a row of -inf alone would exceed - and be NaN
  // either way.
  if (node.kind == Node::Sum && !isZero(start))
    return nullptr;
  if (node.kind == Node::Max && !(start.getValue().isInfinity() && start.getValue().isNegative())) {
    double value = start.getValueAsDouble();
    const llvm::fltSemantics &semantics = cast<FloatType>(body->type).getFloatSemantics();
    bool lowest = value <= APFloat::getLargest(semantics, /*Negative=*/true).convertToDouble();
    if (!lowest)
      return nullptr;
  }
  node.type = arg.getType();
  node.operands.push_back(body);
  node.reduction = op;
  return unique(std::move(node));
}
