//===- FuseOps.cpp - operations of the fuse dialect -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredAssembly.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// MatmulOp
//===----------------------------------------------------------------------===//

SmallVector<unsigned> MatmulOp::getReductionDims() {
  AffineMap out = getMaps().back();
  SmallVector<unsigned> dims;
  for (unsigned dim = 0; dim < getNumDims(); ++dim)
    if (!out.isFunctionOfDim(dim))
      dims.push_back(dim);
  return dims;
}

MatmulOp::Roles MatmulOp::getRoles() {
  Roles roles;
  AffineMap lhs = getLhsMap(), rhs = getRhsMap(), out = getMaps().back();
  for (unsigned dim = 0; dim < getNumDims(); ++dim) {
    bool inLhs = lhs.isFunctionOfDim(dim), inRhs = rhs.isFunctionOfDim(dim);
    if (!out.isFunctionOfDim(dim))
      roles.k.push_back(dim);
    else if (inLhs == inRhs)
      roles.batch.push_back(dim);
    else
      (inLhs ? roles.m : roles.n).push_back(dim);
  }
  return roles;
}

Type MatmulOp::getMultipliedType() {
  Type lhs = getElementTypeOrSelf(getLhs().getType());
  return isa<FloatType>(lhs) ? lhs : getElementTypeOrSelf(getRhs()[0].getType());
}

bool MatmulOp::convertsOperand(unsigned number) {
  return isa<FloatType>(getMultipliedType()) &&
         getElementTypeOrSelf((*this)->getOperand(number).getType()).isInteger();
}

ParseResult MatmulOp::parse(OpAsmParser &parser, OperationState &result) {
  StructuredParser p(parser, result);
  Type acc;
  if (p.parseDims() || parser.parseKeyword("acc") || parser.parseLParen() ||
      parser.parseType(acc) || parser.parseRParen())
    return failure();
  result.addAttribute("acc", TypeAttr::get(acc));
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    StringRef keyword;
    SMLoc loc;
    if (parser.parseLParen() || parser.getCurrentLocation(&loc) || parser.parseKeyword(&keyword) ||
        parser.parseRParen())
      return failure();
    std::optional<Precision> precision = symbolizePrecision(keyword);
    if (!precision)
      return parser.emitError(loc)
             << "unknown precision '" << keyword << "', expected ieee, tf32 or tf32x3";
    result.addAttribute("precision", PrecisionAttr::get(parser.getContext(), *precision));
  }
  unsigned numLhs, numRhs, numAux, numOuts;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      p.parseGroup("lhs", false, numLhs) || p.parseGroup("rhs", false, numRhs) ||
      p.parseGroup("aux", true, numAux) || p.parseGroup("outs", false, numOuts))
    return failure();
  if (numLhs != 1)
    return parser.emitError(loc) << "expected one left operand, got " << numLhs;
  SmallVector<Type> args(numRhs, acc);
  for (unsigned i = 0; i < numAux; ++i)
    args.push_back(p.elementType(1 + numRhs + i));
  if (p.parseRegion("epilogue", args))
    return failure();
  p.finish({1, int32_t(numRhs), int32_t(numAux), int32_t(numOuts)}, numOuts);
  return success();
}

void MatmulOp::print(OpAsmPrinter &p) {
  printDims(p, *this);
  p << " acc(" << getAcc() << ')';
  if (getPrecision() != Precision::ieee)
    p << " precision(" << stringifyPrecision(getPrecision()) << ')';
  p.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {"dims", "indexing_maps", "acc", "precision", "operandSegmentSizes"});
  unsigned numRhs = getRhs().size(), numAux = getAux().size();
  printGroup(p, *this, "lhs", 0, 1);
  printGroup(p, *this, "rhs", 1, numRhs);
  printGroup(p, *this, "aux", 1 + numRhs, numAux);
  printGroup(p, *this, "outs", 1 + numRhs + numAux, getOuts().size());
  p.printNewline();
  p << "   ";
  printScalarRegion(p, "epilogue", getEpilogue());
}

LogicalResult MatmulOp::verifyRegions() {
  if (getRhs().empty())
    return emitOpError("needs at least one right operand");
  Type element = getElementTypeOrSelf(getLhs().getType());
  // Of memrefs one may be a part of a buffer and another a whole one.
  auto first = cast<ShapedType>(getRhs()[0].getType());
  for (Value rhs : getRhs())
    if (auto type = cast<ShapedType>(rhs.getType());
        type.getElementType() != first.getElementType() || type.getShape() != first.getShape())
      return emitOpError() << "right operands must have one type, got " << getRhs()[0].getType()
                           << " and " << rhs.getType();
  Type rhsElement = getElementTypeOrSelf(getRhs()[0].getType());
  // One of them is converted as it is read.
  for (auto [integer, other] : {std::pair(&element, rhsElement), std::pair(&rhsElement, element)})
    if ((integer->isInteger(1) || integer->isInteger(8)) &&
        (other.isF16() || other.isBF16() || other.isF32()))
      *integer = other;
  if (isa<FloatType>(element) != isa<FloatType>(rhsElement) ||
      (!isa<FloatType>(element) && !element.isInteger(8)) ||
      (element.isInteger(8) && !rhsElement.isInteger(8)))
    return emitOpError()
           << "multiplies f16, bf16, f32, f64, f8 or i8 elements, or i1 and i8 beside "
              "f16, bf16 or f32, got "
           << element << " and " << rhsElement;
  if (element != rhsElement && element.getIntOrFloatBitWidth() > 8)
    return emitOpError() << "operands must have one element type, got " << element << " and "
                         << rhsElement;
  Type acc = getAcc();
  bool accOk = element.isInteger(8) ? acc.isInteger(32)
               : element.isF64()    ? acc.isF64()
                                    : acc.isF32() || acc.isF64();
  if (!accOk)
    return emitOpError() << "accumulates " << element << " in "
                         << (element.isInteger(8) ? "i32"
                             : element.isF64()    ? "f64"
                                                  : "f32")
                         << ", not in " << acc;
  if (getPrecision() != Precision::ieee && !element.isF32())
    return emitOpError() << "precision '" << stringifyPrecision(getPrecision())
                         << "' is for f32 operands, got " << element;
  for (unsigned i = 0; i < getRhs().size(); ++i)
    if (getMaps()[1 + i] != getRhsMap())
      return emitOpError("right operands must have the same subscripts");

  Roles roles = getRoles();
  AffineMap lhs = getLhsMap(), rhs = getRhsMap();
  if (roles.k.empty())
    return emitOpError("has no dimension to reduce over: one of lhs and rhs that is not in outs");
  for (unsigned dim : roles.k)
    if (!lhs.isFunctionOfDim(dim) || !rhs.isFunctionOfDim(dim))
      return emitOpError() << "dimension '" << getDimName(dim)
                           << "' is reduced over and must occur in lhs and in rhs";
  SmallVector<AffineMap> maps = getMaps();
  for (AffineMap map : ArrayRef<AffineMap>(maps).slice(1 + getRhs().size(), getAux().size()))
    for (unsigned dim : roles.k)
      if (map.isFunctionOfDim(dim))
        return emitOpError() << "an auxiliary varies along '" << getDimName(dim)
                             << "', which is reduced over: it cannot enter the epilogue";

  SmallVector<Type> args(getRhs().size(), acc);
  llvm::append_range(args, elementTypes(getAux()));
  return verifyScalarRegion(*this, getEpilogue(), "epilogue", args, elementTypes(getOuts()));
}

//===----------------------------------------------------------------------===//
// ElementwiseOp
//===----------------------------------------------------------------------===//

ParseResult ElementwiseOp::parse(OpAsmParser &parser, OperationState &result) {
  StructuredParser p(parser, result);
  if (p.parseDims() || parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  return p.parseBody(/*optionalIns=*/true);
}

void ElementwiseOp::print(OpAsmPrinter &p) {
  printDims(p, *this);
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                     {"dims", "indexing_maps", "operandSegmentSizes"});
  printBody(p, *this);
}

SmallVector<unsigned> ElementwiseOp::getReductionDims() { return {}; }

LogicalResult ElementwiseOp::verifyRegions() {
  return verifyScalarRegion(*this, getBody(), "body", argTypes(*this, getIns()),
                            elementTypes(getOuts()));
}

//===----------------------------------------------------------------------===//
// Interfaces every structured op implements alike
//===----------------------------------------------------------------------===//

static void structuredEffects(Operation *operation,
                              SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  auto op = cast<IndexedOpInterface>(operation);
  for (OpOperand *input : op.getInputOperands())
    if (isa<MemRefType>(input->get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), input);
  for (OpOperand *out : op.getOutOperands())
    if (isa<MemRefType>(out->get().getType()))
      effects.emplace_back(MemoryEffects::Write::get(), out);
}

static LogicalResult reifyFromOuts(Operation *operation, OpBuilder &b,
                                   ReifiedRankedShapedTypeDims &shapes) {
  for (Value out : cast<IndexedOpInterface>(operation).getOuts())
    shapes.push_back(tensor::getMixedSizes(b, operation->getLoc(), out));
  return success();
}

#define FUSE_STRUCTURED_OP(OP)                                                                     \
  LogicalResult OP::reifyResultShapes(OpBuilder &b, ReifiedRankedShapedTypeDims &shapes) {         \
    return reifyFromOuts(*this, b, shapes);                                                        \
  }                                                                                                \
  void OP::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {                   \
    structuredEffects(*this, effects);                                                             \
  }
FUSE_STRUCTURED_OP(MatmulOp)
FUSE_STRUCTURED_OP(SoftmaxOp)
FUSE_STRUCTURED_OP(LayerNormOp)
FUSE_STRUCTURED_OP(RmsNormOp)
FUSE_STRUCTURED_OP(ElementwiseOp)
FUSE_STRUCTURED_OP(RowOp)
#undef FUSE_STRUCTURED_OP

//===----------------------------------------------------------------------===//
// KernelOp, IndexOp, GatherOp, ExtentOp
//===----------------------------------------------------------------------===//

LogicalResult KernelOp::verifyRegions() {
  auto yield = dyn_cast<YieldOp>(getBody().front().getTerminator());
  if (!yield)
    return emitOpError("must end in fuse.yield");
  if (yield.getOperandTypes() != getResultTypes())
    return emitOpError("must return what its body yields");
  return success();
}

LogicalResult IndexOp::verify() {
  auto op = dyn_cast_or_null<IndexedOpInterface>((*this)->getParentOp());
  if (!op)
    return emitOpError("stands in the region of a structured fuse op");
  if (getDim() >= op.getNumDims())
    return emitOpError() << "asks for dimension " << getDim() << ", but '" << op->getName()
                         << "' has " << op.getNumDims();
  if (isa<MatmulOp>(op.getOperation()) && llvm::is_contained(op.getReductionDims(), getDim()))
    return emitOpError() << "asks for dimension " << getDim()
                         << ", over which the products are summed before the epilogue";
  return success();
}

LogicalResult GatherOp::verify() {
  auto type = cast<ShapedType>(getSource().getType());
  if (type.getRank() != int64_t(getIndices().size()))
    return emitOpError() << "needs " << type.getRank() << " indices for " << type << ", got "
                         << getIndices().size();
  return success();
}

LogicalResult ExtentOp::verify() {
  auto type = cast<ShapedType>(getSource().getType());
  if (int64_t(getDim()) >= type.getRank())
    return emitOpError() << "asks for dimension " << getDim() << ", but " << type << " has "
                         << type.getRank();
  return success();
}

#define GET_OP_CLASSES
#include "fuse/Dialect/Fuse/IR/FuseOps.cpp.inc"
