//===- StructuredAssembly.h - what structured ops spell alike -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_IR_STRUCTUREDASSEMBLY_H
#define FUSE_LIB_DIALECT_FUSE_IR_STRUCTUREDASSEMBLY_H

#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/IR/OpImplementation.h"

namespace mlir::fuse {

/// Parses the pieces of a structured op: `(m, n, k)`, `ins(%x[m, k] : type, ...)`,
/// `epilogue(%a, %b) { ... }`.
class StructuredParser {
public:
  StructuredParser(OpAsmParser &parser, OperationState &result) : parser(parser), result(result) {}

  ParseResult parseDims() {
    return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
      StringRef name;
      if (parser.parseKeyword(&name))
        return failure();
      dims.push_back(name);
      return success();
    });
  }

  ParseResult parseDim(unsigned &dim) {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
    auto *it = llvm::find(dims, name);
    if (it == dims.end())
      return parser.emitError(loc) << "'" << name << "' is not one of the op's dimensions";
    dim = it - dims.begin();
    return success();
  }

  /// One operand with its subscripts and type.
  ParseResult parseOperand() {
    OpAsmParser::UnresolvedOperand operand;
    SmallVector<AffineExpr> subscripts;
    MLIRContext *context = parser.getContext();
    auto parseSubscript = [&]() -> ParseResult {
      int64_t constant;
      OptionalParseResult integer = parser.parseOptionalInteger(constant);
      if (integer.has_value()) {
        if (failed(*integer))
          return failure();
        subscripts.push_back(getAffineConstantExpr(constant, context));
        return success();
      }
      unsigned dim;
      if (parseDim(dim))
        return failure();
      subscripts.push_back(getAffineDimExpr(dim, context));
      return success();
    };
    Type type;
    if (parser.parseOperand(operand) ||
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseSubscript) ||
        parser.parseColonType(type))
      return failure();
    if (!isa<RankedTensorType, MemRefType>(type))
      return parser.emitError(operand.location)
             << "expected a ranked tensor or memref, got " << type;
    maps.push_back(AffineMapAttr::get(AffineMap::get(dims.size(), 0, subscripts, context)));
    types.push_back(type);
    return parser.resolveOperand(operand, type, result.operands);
  }

  /// `keyword(operand, ...)`; returns the number of operands parsed, 0 if optional and absent.
  ParseResult parseGroup(StringRef keyword, bool optional, unsigned &count) {
    unsigned before = types.size();
    if (failed(parser.parseOptionalKeyword(keyword))) {
      count = 0;
      if (optional)
        return success();
      return parser.emitError(parser.getCurrentLocation()) << "expected '" << keyword << "('";
    }
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                       [&] { return parseOperand(); }))
      return failure();
    count = types.size() - before;
    return success();
  }

  ParseResult parseRegion(StringRef keyword, ArrayRef<Type> argTypes) {
    SmallVector<OpAsmParser::Argument> args;
    SMLoc loc;
    if (parser.parseKeyword(keyword) || parser.getCurrentLocation(&loc) ||
        parser.parseArgumentList(args, OpAsmParser::Delimiter::Paren))
      return failure();
    if (args.size() != argTypes.size())
      return parser.emitError(loc)
             << keyword << " takes " << argTypes.size() << " arguments, got " << args.size();
    for (auto [arg, type] : llvm::zip(args, argTypes))
      arg.type = type;
    Region *region = result.addRegion();
    if (parser.parseRegion(*region, args))
      return failure();
    if (region->empty())
      return parser.emitError(loc) << keyword << " must not be empty";
    return success();
  }

  /// `ins(...) outs(...) body(...) { ... }`, the rest of an op of one region.
  ParseResult parseBody(bool optionalIns) {
    unsigned numIns, numOuts;
    if (parseGroup("ins", optionalIns, numIns) || parseGroup("outs", false, numOuts))
      return failure();
    SmallVector<Type> args;
    for (unsigned i = 0; i < numIns; ++i)
      args.push_back(argType(i));
    if (parseRegion("body", args))
      return failure();
    finish({int32_t(numIns), int32_t(numOuts)}, numOuts);
    return success();
  }

  Type elementType(unsigned operand) { return getElementTypeOrSelf(types[operand]); }
  /// The type of the region's argument for an operand.
  Type argType(unsigned operand) {
    return getArgType(types[operand], cast<AffineMapAttr>(maps[operand]).getValue());
  }

  void finish(ArrayRef<int32_t> segments, unsigned numOuts) {
    Builder &b = parser.getBuilder();
    SmallVector<StringRef> names(dims.begin(), dims.end());
    result.addAttribute("dims", b.getStrArrayAttr(names));
    result.addAttribute("indexing_maps", b.getArrayAttr(maps));
    result.addAttribute("operandSegmentSizes", b.getDenseI32ArrayAttr(segments));
    for (Type type : ArrayRef<Type>(types).take_back(numOuts))
      if (isa<RankedTensorType>(type))
        result.addTypes(type);
  }

  SmallVector<StringRef> dims;
  SmallVector<Attribute> maps;
  SmallVector<Type> types;

private:
  OpAsmParser &parser;
  OperationState &result;
};

/// Prints ` (m, n, k)`.
void printDims(OpAsmPrinter &p, IndexedOpInterface op);
/// Prints `keyword(%x[m, k] : type, ...)` on a line of its own for `count` operands from `first`
/// on.
void printGroup(OpAsmPrinter &p, IndexedOpInterface op, StringRef keyword, unsigned first,
                unsigned count);
/// Prints ` keyword(%a, %b) { ... }`.
void printScalarRegion(OpAsmPrinter &p, StringRef keyword, Region &region);
/// Prints `ins(...) outs(...) body(...) { ... }`, the rest of an op of one region.
void printBody(OpAsmPrinter &p, IndexedOpInterface op);

/// What one operand is called in a message: "input 2", "destination 0".
std::string operandName(IndexedOpInterface op, unsigned index);

/// Checks one region: argument types, terminator, and that it holds scalar code only.
LogicalResult verifyScalarRegion(Operation *op, Region &region, StringRef name, ArrayRef<Type> args,
                                 ArrayRef<Type> yields);

SmallVector<Type> elementTypes(ValueRange values);

/// The types of a region's arguments for `values`, the first operands of `op`.
SmallVector<Type> argTypes(IndexedOpInterface op, ValueRange values);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_IR_STRUCTUREDASSEMBLY_H
