//===- TileCombine.cpp - sums that CTAs share -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::fuse::tile;

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

/// The memory through which CTAs hand on `sums` has a row for each of them.
static LogicalResult verifyMemory(Operation *op, ValueRange sums, Value partials, Value arrived) {
  if (sums.empty())
    return op->emitOpError("hands on no sums");
  int64_t elements = 0;
  for (Value sum : sums) {
    auto type = cast<FragType>(sum.getType());
    if (!type.getElementType().isF32())
      return op->emitOpError() << "hands on sums of f32, got " << type;
    elements += ShapedType::getNumElements(type.getShape());
  }
  auto memory = cast<MemRefType>(partials.getType()), flags = cast<MemRefType>(arrived.getType());
  auto hasRows = [](MemRefType type) {
    return type.getRank() == 2 && type.hasStaticShape() && type.getLayout().isIdentity();
  };
  if (!hasRows(memory) || !memory.getElementType().isF32() || memory.getDimSize(1) < elements)
    return op->emitOpError() << "leaves partial sums in rows of at least " << elements
                             << " x f32, one for each CTA, got " << memory;
  if (!hasRows(flags) || !flags.getElementType().isInteger(32) ||
      flags.getDimSize(0) < memory.getDimSize(0))
    return op->emitOpError() << "says which sums are there in rows of i32, one for each of "
                             << memory.getDimSize(0) << " CTAs, got " << flags;
  return success();
}

//===----------------------------------------------------------------------===//
// CombineOp
//===----------------------------------------------------------------------===//

ParseResult CombineOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> args;
  SmallVector<OpAsmParser::UnresolvedOperand> sums;
  SmallVector<Type> types;
  OpAsmParser::UnresolvedOperand partials, arrived;
  Type partialsType, arrivedType;
  SMLoc loc = parser.getCurrentLocation();
  auto parseSum = [&]() -> ParseResult {
    auto &arg = args.emplace_back();
    if (parser.parseArgument(arg) || parser.parseEqual() ||
        parser.parseOperand(sums.emplace_back()) || parser.parseColonType(types.emplace_back()))
      return failure();
    arg.type = types.back();
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseSum) ||
      parser.parseKeyword("through") || parser.parseOperand(partials) || parser.parseComma() ||
      parser.parseOperand(arrived) || parser.parseColonType(partialsType) || parser.parseComma() ||
      parser.parseType(arrivedType) || parser.resolveOperands(sums, types, loc, result.operands) ||
      parser.resolveOperand(partials, partialsType, result.operands) ||
      parser.resolveOperand(arrived, arrivedType, result.operands))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, args))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return parser.parseOptionalAttrDict(result.attributes);
}

void CombineOp::print(OpAsmPrinter &p) {
  p << " (";
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getSums()), p, [&](auto pair) {
    p << std::get<0>(pair) << " = " << std::get<1>(pair) << " : " << std::get<1>(pair).getType();
  });
  p << ") through " << getPartials() << ", " << getArrived() << " : " << getPartials().getType()
    << ", " << getArrived().getType() << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/false);
  p.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult CombineOp::verifyRegions() {
  if (getBody().getArgumentTypes() != TypeRange(getSums()))
    return emitOpError("gives its region the sums, whole: one argument for each, of its type");
  return verifyMemory(*this, getSums(), getPartials(), getArrived());
}

void CombineOp::getEffects(Effects &effects) {
  for (OpOperand *operand : {&getPartialsMutable(), &getArrivedMutable()}) {
    effects.emplace_back(MemoryEffects::Read::get(), operand);
    effects.emplace_back(MemoryEffects::Write::get(), operand);
  }
}

//===----------------------------------------------------------------------===//
// CombineRowsOp
//===----------------------------------------------------------------------===//

ParseResult CombineRowsOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> args(1);
  SmallVector<OpAsmParser::UnresolvedOperand> sums;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  args.front().type = parser.getBuilder().getIndexType();
  auto parseSum = [&]() -> ParseResult {
    auto &arg = args.emplace_back();
    return failure(parser.parseArgument(arg) || parser.parseEqual() ||
                   parser.parseOperand(sums.emplace_back()) ||
                   parser.parseColonType(types.emplace_back()) || parser.parseKeyword("to") ||
                   parser.parseType(arg.type));
  };
  if (parser.parseArgument(args.front()) ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseSum) ||
      parser.resolveOperands(sums, types, loc, result.operands))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, args))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), result.location);
  return parser.parseOptionalAttrDict(result.attributes);
}

void CombineRowsOp::print(OpAsmPrinter &p) {
  p << ' ' << getFirstRow() << " (";
  llvm::interleaveComma(llvm::zip(getRows(), getSums()), p, [&](auto pair) {
    p << std::get<0>(pair) << " = " << std::get<1>(pair) << " : " << std::get<1>(pair).getType()
      << " to " << std::get<0>(pair).getType();
  });
  p << ") ";
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/false);
  p.printOptionalAttrDict((*this)->getAttrs());
}

int64_t CombineRowsOp::getNumCtas() {
  return getTileShape(getSums()[0].getType())[0] / getTileShape(getRows()[0].getType())[0];
}

LogicalResult CombineRowsOp::verifyRegions() {
  Block &body = getBody().front();
  if (getSums().empty() || body.getNumArguments() != getSums().size() + 1 ||
      !getFirstRow().getType().isIndex())
    return emitOpError("gives its region the number of a row, an index, and rows of each sum, of "
                       "which there is one or more");
  for (auto [sum, rows] : llvm::zip_equal(getSums(), getRows())) {
    auto whole = cast<FragType>(sum.getType());
    auto part = dyn_cast<FragType>(rows.getType());
    if (!part || !whole.getElementType().isF32() || !part.getElementType().isF32() ||
        whole.getShape().size() != 2 || part.getShape().size() != 2 ||
        part.getShape()[1] != whole.getShape()[1] || part.getShape()[0] < 1 ||
        whole.getShape()[0] % part.getShape()[0] ||
        whole.getShape() != cast<FragType>(getSums()[0].getType()).getShape() ||
        part.getShape()[0] != getTileShape(getRows()[0].getType())[0])
      return emitOpError()
             << "hands on as many rows of each sum, of f32, to each CTA, which divide "
                "all of its rows; got "
             << part << " of " << whole;
  }
  return success();
}

/// It waits for the other CTAs of the cluster.
void CombineRowsOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// Partial sums
//===----------------------------------------------------------------------===//

LogicalResult PartialPutOp::verify() {
  return verifyMemory(*this, getSums(), getPartials(), getArrived());
}

void PartialPutOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getPartialsMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getArrivedMutable());
}

LogicalResult PartialAddOp::verify() {
  if (getResultTypes() != TypeRange(getSums()))
    return emitOpError("gives sums of the types that it takes");
  return verifyMemory(*this, getSums(), getPartials(), getArrived());
}

/// It waits: what is read in `arrived` may change while it does.
void PartialAddOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getPartialsMutable());
  effects.emplace_back(MemoryEffects::Read::get(), &getArrivedMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getArrivedMutable());
}
