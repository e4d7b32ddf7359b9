//===- Structured.cpp - structured fuse ops, taken apart ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;

Region &mlir::fuse::getResultRegion(IndexedOpInterface op) {
  return op->getRegion(op->getNumRegions() - 1);
}

/// About how many instructions one scalar op is.
static int64_t lengthOf(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return 0;
  if (isa<math::AbsFOp, math::AbsIOp, math::FmaOp, math::FloorOp, math::CeilOp, math::TruncOp,
          math::RoundEvenOp, math::CopySignOp, fuse::IndexOp, ExtentOp>(op))
    return 1;
  // Hardware divides no integers; by a constant it multiplies. Counted on gfx942.
  if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp, arith::CeilDivSIOp,
          arith::CeilDivUIOp, arith::FloorDivSIOp>(op)) {
    Type type = op->getResult(0).getType();
    bool isWide = type.isIndex() || type.getIntOrFloatBitWidth() > 32;
    if (matchPattern(op->getOperand(1), m_Constant()))
      return isWide ? 20 : 5;
    return isWide ? 120 : 32;
  }
  // The range of a circular function is reduced in one of two ways, both of which are code.
  if (isa<math::SinOp, math::CosOp, math::TanOp>(op))
    return 80;
  // An exponential is 7, tanh 13.
  bool isFunction = isa_and_nonnull<math::MathDialect, FuseDialect>(op->getDialect());
  return isFunction || isa<arith::DivFOp, arith::RemFOp>(op) ? 8 : 1;
}

int64_t mlir::fuse::getCodeLength(Operation *op) {
  int64_t count = 0;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.front().without_terminator())
      count += lengthOf(&inner);
  return count;
}

Region *mlir::fuse::getPrologue(IndexedOpInterface op) {
  return op->getNumRegions() == 2 ? &op->getRegion(0) : nullptr;
}

unsigned mlir::fuse::getNumLeadingArgs(IndexedOpInterface op) {
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()))
    return matmul.getRhs().size();
  return getPrologue(op) ? 2 : 0;
}

unsigned mlir::fuse::getNumCoreOperands(IndexedOpInterface op) {
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()))
    return 1 + matmul.getRhs().size();
  return 0;
}

bool mlir::fuse::isGathered(Type type, AffineMap map) {
  return map.getNumResults() == 0 && cast<ShapedType>(type).getRank() != 0;
}

Type mlir::fuse::getArgType(Type type, AffineMap map) {
  if (!isGathered(type, map))
    return getElementTypeOrSelf(type);
  auto shaped = cast<ShapedType>(type);
  SmallVector<int64_t> extents(shaped.getRank(), ShapedType::kDynamic);
  if (isa<RankedTensorType>(type))
    return RankedTensorType::get(extents, shaped.getElementType());
  return MemRefType::get(extents, shaped.getElementType());
}

StructuredParts::StructuredParts(IndexedOpInterface op)
    : name(op->getName()), dims(op.getDims().begin(), op.getDims().end()) {
  unsigned numCore = getNumCoreOperands(op), numOuts = op.getOuts().size();
  unsigned numInputs = op->getNumOperands() - numCore - numOuts;
  for (auto [index, value, map] : llvm::enumerate(op->getOperands(), op.getMaps())) {
    SmallVector<Operand> &group = index < numCore               ? core
                                  : index < numCore + numInputs ? inputs
                                                                : outs;
    group.push_back({value, map});
  }
  for (NamedAttribute attribute : op->getAttrs())
    if (attribute.getName() != "dims" && attribute.getName() != "indexing_maps" &&
        attribute.getName() != "operandSegmentSizes")
      attributes.append(attribute);
}

unsigned StructuredParts::addInput(Value value, AffineMap map) {
  Operand operand{value, map};
  auto *found = llvm::find(inputs, operand);
  unsigned index = found - inputs.begin();
  if (found == inputs.end())
    inputs.push_back(operand);
  return index;
}

IndexedOpInterface StructuredParts::create(OpBuilder &b, Location loc) const {
  OperationState state(loc, name);
  SmallVector<AffineMap> maps;
  SmallVector<Location> inputLocs;
  SmallVector<Type> inputTypes;
  for (const SmallVector<Operand> *group : {&core, &inputs, &outs})
    for (const Operand &operand : *group) {
      state.operands.push_back(operand.value);
      maps.push_back(operand.map);
    }
  for (const Operand &input : inputs) {
    inputTypes.push_back(getArgType(input.value.getType(), input.map));
    inputLocs.push_back(input.value.getLoc());
  }
  for (const Operand &out : outs)
    if (isa<RankedTensorType>(out.value.getType()))
      state.types.push_back(out.value.getType());

  state.attributes = attributes;
  state.addAttribute("dims", b.getArrayAttr(dims));
  state.addAttribute("indexing_maps", b.getAffineMapArrayAttr(maps));
  bool isMatmul = !core.empty();
  bool hasPrologue = !isMatmul && name.getStringRef() != ElementwiseOp::getOperationName() &&
                     name.getStringRef() != RowOp::getOperationName();
  SmallVector<int32_t> segments = {int32_t(inputs.size()), int32_t(outs.size())};
  if (isMatmul)
    segments = {1, int32_t(core.size() - 1), int32_t(inputs.size()), int32_t(outs.size())};
  state.addAttribute("operandSegmentSizes", b.getDenseI32ArrayAttr(segments));

  // Leading arguments, then one per input.
  SmallVector<Type> leading;
  if (isMatmul)
    leading.assign(core.size() - 1, cast<TypeAttr>(attributes.get("acc")).getValue());
  if (hasPrologue) {
    leading.assign(2, b.getF32Type());
    Region *prologue = state.addRegion();
    prologue->emplaceBlock().addArguments(inputTypes, inputLocs);
  }
  Block &block = state.addRegion()->emplaceBlock();
  block.addArguments(leading, SmallVector<Location>(leading.size(), loc));
  block.addArguments(inputTypes, inputLocs);
  return cast<IndexedOpInterface>(b.create(state));
}

SmallVector<Value> mlir::fuse::inlineScalarRegion(OpBuilder &b, Block &block, ValueRange args,
                                                  IndexBuilder index) {
  IRMapping mapping;
  mapping.map(block.getArguments(), args);
  for (Operation &op : block.without_terminator()) {
    if (auto indexOp = dyn_cast<IndexOp>(op))
      mapping.map(indexOp.getResult(), index(b, op.getLoc(), indexOp.getDim()));
    else
      b.clone(op, mapping);
  }
  return llvm::map_to_vector(block.getTerminator()->getOperands(),
                             [&](Value v) { return mapping.lookupOrDefault(v); });
}

SmallVector<Value> mlir::fuse::inlineScalarRegion(OpBuilder &b, Block &block, ValueRange args,
                                                  ArrayRef<int64_t> dims) {
  return inlineScalarRegion(b, block, args, [&](OpBuilder &b, Location loc, unsigned dim) -> Value {
    if (dims[dim] < 0)
      return arith::ConstantIndexOp::create(b, loc, 0);
    return IndexOp::create(b, loc, b.getIndexType(), dims[dim]);
  });
}

SmallVector<Value> mlir::fuse::moveScalarRegion(RewriterBase &b, Block &block, ValueRange args) {
  Operation *yield = block.getTerminator();
  SmallVector<Value> yielded = llvm::map_to_vector(yield->getOperands(), [&](Value value) {
    auto arg = dyn_cast<BlockArgument>(value);
    return arg ? args[arg.getArgNumber()] : value;
  });
  b.eraseOp(yield);
  b.inlineBlockBefore(&block, b.getInsertionBlock(), b.getInsertionPoint(), args);
  return yielded;
}

AffineMap mlir::fuse::renumberDims(AffineMap map, ArrayRef<int64_t> dims, unsigned numDims) {
  MLIRContext *context = map.getContext();
  SmallVector<AffineExpr> exprs = llvm::map_to_vector(map.getResults(), [&](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return expr;
    if (dims[dim.getPosition()] < 0)
      return getAffineConstantExpr(0, context);
    return getAffineDimExpr(dims[dim.getPosition()], context);
  });
  return AffineMap::get(numDims, 0, exprs, context);
}

Location mlir::fuse::fuseLocations(ArrayRef<Operation *> ops) {
  SmallVector<Location> locs = llvm::map_to_vector(ops, [](Operation *op) { return op->getLoc(); });
  return FusedLoc::get(ops.front()->getContext(), locs);
}
