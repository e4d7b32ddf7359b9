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
