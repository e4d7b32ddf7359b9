//===- RowOps.cpp - softmax, norms and any other row work -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredAssembly.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Softmax and the norms
//===----------------------------------------------------------------------===//

/// Parses `(dims) over(n) [extra] ins(...) outs(...) prologue(...) {} epilogue(...) {}`.
static ParseResult parseRowOp(OpAsmParser &parser, OperationState &result,
                              function_ref<ParseResult(StructuredParser &)> parseExtra) {
  StructuredParser p(parser, result);
  unsigned over;
  if (p.parseDims() || parser.parseKeyword("over") || parser.parseLParen() || p.parseDim(over) ||
      parser.parseRParen() || parseExtra(p) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  Builder &b = parser.getBuilder();
  result.addAttribute("over", b.getI64IntegerAttr(over));
  unsigned numIns, numOuts;
  if (p.parseGroup("ins", false, numIns) || p.parseGroup("outs", false, numOuts))
    return failure();
  SmallVector<Type> ins;
  for (unsigned i = 0; i < numIns; ++i)
    ins.push_back(p.elementType(i));
  SmallVector<Type> epilogueArgs = {b.getF32Type(), b.getF32Type()};
  llvm::append_range(epilogueArgs, ins);
  if (p.parseRegion("prologue", ins) || p.parseRegion("epilogue", epilogueArgs))
    return failure();
  p.finish({int32_t(numIns), int32_t(numOuts)}, numOuts);
  return success();
}

template <typename Op>
static void printRowOp(OpAsmPrinter &p, Op op, function_ref<void()> printExtra) {
  printDims(p, op);
  p << " over(" << op.getDimName(op.getOver()) << ')';
  printExtra();
  p.printOptionalAttrDictWithKeyword(
      op->getAttrs(), {"dims", "indexing_maps", "over", "causal", "eps", "operandSegmentSizes"});
  printGroup(p, op, "ins", 0, op.getIns().size());
  printGroup(p, op, "outs", op.getIns().size(), op.getOuts().size());
  p.printNewline();
  p << "   ";
  printScalarRegion(p, "prologue", op.getPrologue());
  printScalarRegion(p, "epilogue", op.getEpilogue());
}

template <typename Op> static LogicalResult verifyRowOp(Op op) {
  if (op.getOver() >= op.getNumDims())
    return op.emitOpError() << "'over' names dimension " << op.getOver() << " of "
                            << op.getNumDims();
  if (op.getIns().empty())
    return op.emitOpError("needs at least one input");
  Type f32 = Float32Type::get(op.getContext());
  SmallVector<Type> ins = elementTypes(op.getIns());
  SmallVector<Type> epilogueArgs = {f32, f32};
  llvm::append_range(epilogueArgs, ins);
  if (failed(verifyScalarRegion(op, op.getPrologue(), "prologue", ins, {f32})))
    return failure();
  return verifyScalarRegion(op, op.getEpilogue(), "epilogue", epilogueArgs,
                            elementTypes(op.getOuts()));
}

static ParseResult parseEps(OpAsmParser &parser, OperationState &result) {
  double eps;
  if (parser.parseKeyword("eps") || parser.parseEqual() || parser.parseFloat(eps))
    return failure();
  result.addAttribute("eps", parser.getBuilder().getF64FloatAttr(eps));
  return success();
}

template <typename Op> static void printEps(OpAsmPrinter &p, Op op) {
  p << " eps = ";
  p.printFloat(op.getEps());
}

ParseResult SoftmaxOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseRowOp(parser, result, [&](StructuredParser &p) -> ParseResult {
    if (failed(parser.parseOptionalKeyword("causal")))
      return success();
    unsigned row;
    int64_t offset = 0;
    if (parser.parseLParen() || p.parseDim(row))
      return failure();
    if (succeeded(parser.parseOptionalComma()) &&
        (parser.parseKeyword("offset") || parser.parseEqual() || parser.parseInteger(offset)))
      return failure();
    result.addAttribute("causal", CausalAttr::get(parser.getContext(), row, offset));
    return parser.parseRParen();
  });
}

void SoftmaxOp::print(OpAsmPrinter &p) {
  printRowOp(p, *this, [&] {
    if (!getCausal())
      return;
    p << " causal(" << getDimName(getCausal()->getRow());
    if (getCausal()->getOffset())
      p << ", offset = " << getCausal()->getOffset();
    p << ')';
  });
}

SmallVector<unsigned> SoftmaxOp::getReductionDims() { return {unsigned(getOver())}; }

LogicalResult SoftmaxOp::verifyRegions() {
  if (getCausal() && (getCausal()->getRow() >= getNumDims() || getCausal()->getRow() == getOver()))
    return emitOpError("the causal mask needs a row dimension other than the one reduced over");
  return verifyRowOp(*this);
}

ParseResult LayerNormOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseRowOp(parser, result, [&](StructuredParser &) { return parseEps(parser, result); });
}
void LayerNormOp::print(OpAsmPrinter &p) {
  printRowOp(p, *this, [&] { printEps(p, *this); });
}
SmallVector<unsigned> LayerNormOp::getReductionDims() { return {unsigned(getOver())}; }
LogicalResult LayerNormOp::verifyRegions() { return verifyRowOp(*this); }

ParseResult RmsNormOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseRowOp(parser, result, [&](StructuredParser &) { return parseEps(parser, result); });
}
void RmsNormOp::print(OpAsmPrinter &p) {
  printRowOp(p, *this, [&] { printEps(p, *this); });
}
SmallVector<unsigned> RmsNormOp::getReductionDims() { return {unsigned(getOver())}; }
LogicalResult RmsNormOp::verifyRegions() { return verifyRowOp(*this); }

//===----------------------------------------------------------------------===//
// RowOp, ReduceOp
//===----------------------------------------------------------------------===//

ParseResult RowOp::parse(OpAsmParser &parser, OperationState &result) {
  StructuredParser p(parser, result);
  SmallVector<int64_t> over;
  if (p.parseDims() || parser.parseKeyword("over") ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     [&]() -> ParseResult {
                                       unsigned dim;
                                       if (p.parseDim(dim))
                                         return failure();
                                       over.push_back(dim);
                                       return success();
                                     }) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  result.addAttribute("over", parser.getBuilder().getDenseI64ArrayAttr(over));
  return p.parseBody(/*optionalIns=*/false);
}

void RowOp::print(OpAsmPrinter &p) {
  printDims(p, *this);
  p << " over(";
  llvm::interleaveComma(getOver(), p, [&](int64_t dim) { p << getDimName(dim); });
  p << ')';
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                     {"dims", "indexing_maps", "over", "operandSegmentSizes"});
  printBody(p, *this);
}

SmallVector<unsigned> RowOp::getReductionDims() { return llvm::to_vector_of<unsigned>(getOver()); }

llvm::DenseSet<Value> RowOp::getVaryingValues() {
  SmallVector<unsigned> over = getReductionDims();
  llvm::DenseSet<Value> varying;
  Block &block = getBody().front();
  for (auto [arg, map] : llvm::zip(block.getArguments(), getMaps()))
    if (llvm::any_of(over, [map = map](unsigned dim) { return map.isFunctionOfDim(dim); }))
      varying.insert(arg);
  for (Operation &op : block.without_terminator()) {
    if (isa<ReduceOp>(op))
      continue;
    auto index = dyn_cast<IndexOp>(op);
    if ((index && llvm::is_contained(over, unsigned(index.getDim()))) ||
        llvm::any_of(op.getOperands(), [&](Value v) { return varying.contains(v); }))
      varying.insert_range(op.getResults());
  }
  return varying;
}

LogicalResult RowOp::verifyRegions() {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t dim : getOver())
    if (dim < 0 || dim >= int64_t(getNumDims()) || !seen.insert(dim).second)
      return emitOpError() << "'over' names dimension " << dim << " of " << getNumDims()
                           << (seen.contains(dim) ? " twice" : "");
  if (getOver().empty())
    return emitOpError("needs a dimension to run along in 'over'");
  SmallVector<AffineMap> maps = getMaps();
  for (int64_t dim : getOver())
    if (llvm::none_of(ArrayRef<AffineMap>(maps).take_front(getIns().size()),
                      [&](AffineMap map) { return map.isFunctionOfDim(dim); }))
      return emitOpError() << "no input is subscripted with '" << getDimName(dim)
                           << "', which it runs along";
  if (failed(verifyScalarRegion(*this, getBody(), "body", argTypes(*this, getIns()),
                                elementTypes(getOuts()))))
    return failure();
  llvm::DenseSet<Value> varying = getVaryingValues();
  Operation *yield = getBody().front().getTerminator();
  for (auto [index, out] : llvm::enumerate(getOutOperands())) {
    AffineMap map = getMapOf(*out);
    bool alongRow =
        llvm::any_of(getReductionDims(), [&](unsigned dim) { return map.isFunctionOfDim(dim); });
    if (!alongRow && varying.contains(yield->getOperand(index)))
      return emitOpError() << operandName(*this, out->getOperandNumber())
                           << " has one value a row, but what it is given varies along the row";
  }
  return success();
}

LogicalResult fuse::SortOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                             Adaptor adaptor, SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getValues().getTypes());
  return success();
}

LogicalResult fuse::SortOp::verify() {
  if (getValues().empty())
    return emitOpError("needs a value to sort");
  if (cast<RowOp>((*this)->getParentOp()).getOver().size() != 1)
    return emitOpError("puts a row in order that lies along one dimension");
  SmallVector<Type> types;
  for (Type type : getValues().getTypes())
    types.append(2, type);
  if (failed(verifyScalarRegion(*this, getBefore(), "region", types,
                                IntegerType::get(getContext(), 1))))
    return failure();
  for (Operation &inner : getBefore().front())
    if (isa<IndexOp, GatherOp, ExtentOp, ReduceOp, SortOp>(inner))
      return inner.emitOpError() << "may not stand in the region of '" << getOperationName()
                                 << "', which compares elements";
  return success();
}

LogicalResult ReduceOp::verify() {
  using Kind = arith::AtomicRMWKind;
  bool isFloat = llvm::is_contained(
      {Kind::addf, Kind::mulf, Kind::maximumf, Kind::minimumf, Kind::maxnumf, Kind::minnumf},
      getKind());
  bool isInteger = llvm::is_contained({Kind::addi, Kind::muli, Kind::maxs, Kind::mins, Kind::maxu,
                                       Kind::minu, Kind::andi, Kind::ori, Kind::xori},
                                      getKind());
  if ((isFloat && isa<FloatType>(getValue().getType())) ||
      (isInteger && isa<IntegerType>(getValue().getType())))
    return success();
  return emitOpError() << "'" << arith::stringifyAtomicRMWKind(getKind()) << "' does not combine "
                       << getValue().getType() << " values along a row";
}
