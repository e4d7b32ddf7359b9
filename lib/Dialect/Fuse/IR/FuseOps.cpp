//===- FuseOps.cpp - operations of the fuse dialect -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// IndexedOpInterface
//===----------------------------------------------------------------------===//

SmallVector<AffineMap> mlir::fuse::detail::getMaps(ArrayAttr maps) {
  return llvm::map_to_vector(maps, [](Attribute a) { return cast<AffineMapAttr>(a).getValue(); });
}

SmallVector<int64_t> mlir::fuse::detail::getStaticDimSizes(Operation *operation) {
  auto op = cast<IndexedOpInterface>(operation);
  SmallVector<int64_t> sizes(op.getNumDims(), ShapedType::kDynamic);
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    for (auto [expr, extent] :
         llvm::zip(map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr); dim && !ShapedType::isDynamic(extent))
        sizes[dim.getPosition()] = extent;
  return sizes;
}

SmallVector<OpFoldResult> mlir::fuse::detail::getDimSizes(Operation *operation, OpBuilder &b,
                                                          Location loc) {
  auto op = cast<IndexedOpInterface>(operation);
  SmallVector<OpFoldResult> sizes(op.getNumDims());
  for (auto [dim, size] : llvm::enumerate(op.getStaticDimSizes()))
    if (!ShapedType::isDynamic(size))
      sizes[dim] = b.getIndexAttr(size);
  for (auto [operand, map] : llvm::zip(op->getOperands(), op.getMaps()))
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || sizes[dim.getPosition()])
        continue;
      if (isa<MemRefType>(operand.getType()))
        sizes[dim.getPosition()] = memref::getMixedSize(b, loc, operand, position);
      else
        sizes[dim.getPosition()] = tensor::getMixedSize(b, loc, operand, position);
    }
  return sizes;
}

SmallVector<OpOperand *> mlir::fuse::detail::getInputOperands(Operation *op) {
  unsigned count = op->getNumOperands() - cast<IndexedOpInterface>(op).getOuts().size();
  return llvm::map_to_vector(op->getOpOperands().take_front(count),
                             [](OpOperand &operand) { return &operand; });
}

SmallVector<OpOperand *> mlir::fuse::detail::getOutOperands(Operation *op) {
  return llvm::map_to_vector(
      op->getOpOperands().take_back(cast<IndexedOpInterface>(op).getOuts().size()),
      [](OpOperand &operand) { return &operand; });
}

/// What one operand is called in a message: "input 2", "destination 0".
static std::string operandName(IndexedOpInterface op, unsigned index) {
  unsigned inputs = op->getNumOperands() - op.getOuts().size();
  return index < inputs ? "input " + std::to_string(index)
                        : "destination " + std::to_string(index - inputs);
}

LogicalResult mlir::fuse::detail::verifyIndexedOp(Operation *operation) {
  auto op = cast<IndexedOpInterface>(operation);
  llvm::StringSet<> names;
  for (Attribute name : op.getDims())
    if (!names.insert(cast<StringAttr>(name).getValue()).second)
      return op->emitOpError() << "names dimension " << name << " twice";
  if (op.getIndexingMaps().size() != op->getNumOperands())
    return op->emitOpError() << "needs one indexing map per operand (" << op->getNumOperands()
                             << "), got " << op.getIndexingMaps().size();
  if (op.getOuts().empty())
    return op->emitOpError("needs at least one destination in 'outs'");

  bool onTensors = isa<RankedTensorType>(op.getOuts()[0].getType());
  SmallVector<int64_t> sizes(op.getNumDims(), ShapedType::kDynamic);
  SmallVector<std::string> sizeFrom(op.getNumDims());
  SmallVector<bool> used(op.getNumDims(), false);
  for (auto [index, operand, map] : llvm::enumerate(op->getOperands(), op.getMaps())) {
    std::string name = operandName(op, index);
    auto type = cast<ShapedType>(operand.getType());
    bool isOut = index >= op->getNumOperands() - op.getOuts().size();
    if (isa<RankedTensorType>(type) != onTensors)
      return op->emitOpError() << name << " is " << type << "; operands must be all tensors or all "
                               << "memrefs";
    if (map.getNumDims() != op.getNumDims() || map.getNumSymbols() != 0)
      return op->emitOpError() << name << ": its map must have " << op.getNumDims()
                               << " dimensions and no symbols";
    bool mayGather = !isOut && isa<ElementwiseOp, RowOp>(operation);
    if (mayGather && isGathered(type, map))
      continue;
    if (int64_t(map.getNumResults()) != type.getRank())
      return op->emitOpError() << name << " has rank " << type.getRank() << " but "
                               << map.getNumResults() << " subscripts";
    llvm::SmallDenseSet<unsigned> seen;
    for (auto [expr, extent] : llvm::zip(map.getResults(), type.getShape())) {
      if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
        if (isOut || constant.getValue() != 0)
          return op->emitOpError() << name << ": a subscript is a dimension"
                                   << (isOut ? "" : ", or 0 where the extent is broadcast");
        if (extent != 1)
          return op->emitOpError() << name << ": subscript 0 needs extent 1, got " << extent;
        continue;
      }
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        return op->emitOpError() << name << ": a subscript is a dimension, not an expression";
      if (!seen.insert(dim.getPosition()).second)
        return op->emitOpError() << name << " uses dimension '" << op.getDimName(dim.getPosition())
                                 << "' twice";
      used[dim.getPosition()] = true;
      int64_t &size = sizes[dim.getPosition()];
      if (ShapedType::isDynamic(extent))
        continue;
      if (!ShapedType::isDynamic(size) && size != extent)
        return op->emitOpError() << "dimension '" << op.getDimName(dim.getPosition()) << "' is "
                                 << size << " in " << sizeFrom[dim.getPosition()] << " but "
                                 << extent << " in " << name;
      size = extent;
      sizeFrom[dim.getPosition()] = name;
    }
  }
  for (auto [dim, isUsed] : llvm::enumerate(used))
    if (!isUsed)
      return op->emitOpError() << "dimension '" << op.getDimName(dim)
                               << "' occurs in no operand; its extent is unknown";

  // Every destination is indexed by the same dimensions, all that are not
  // reduced over.
  SmallVector<unsigned> reduced = op.getReductionDims();
  auto varies = [&](AffineMap map) {
    return llvm::any_of(reduced, [&](unsigned dim) { return map.isFunctionOfDim(dim); });
  };
  for (OpOperand *out : op.getOutOperands()) {
    AffineMap map = op.getMapOf(*out);
    for (unsigned dim = 0; dim < op.getNumDims(); ++dim) {
      bool isReduced = llvm::is_contained(reduced, dim);
      // What a row op gives may vary along the row or not.
      if (isReduced && isa<RowOp>(operation) && !varies(map))
        continue;
      bool expected = !isa<MatmulOp>(operation) || !isReduced;
      bool present = map.isFunctionOfDim(dim);
      if (present != expected)
        return op->emitOpError() << operandName(op, out->getOperandNumber())
                                 << (expected ? " must be subscripted with '"
                                              : " must not be subscripted with '")
                                 << op.getDimName(dim) << "'";
    }
  }

  if (onTensors) {
    if (op->getResultTypes() != op.getOuts().getTypes())
      return op->emitOpError("results must have the types of the destinations");
  } else if (op->getNumResults() != 0) {
    return op->emitOpError("has no results when it works on memrefs");
  }
  return success();
}

/// Checks one region: argument types, terminator, and that it holds scalar code only.
static LogicalResult verifyScalarRegion(Operation *op, Region &region, StringRef name,
                                        ArrayRef<Type> args, ArrayRef<Type> yields) {
  Block &block = region.front();
  if (!region.hasOneBlock())
    return op->emitOpError() << name << " must be one block";
  if (block.getNumArguments() != args.size())
    return op->emitOpError() << name << " takes " << args.size() << " arguments, got "
                             << block.getNumArguments();
  for (auto [arg, type] : llvm::zip(block.getArguments(), args))
    if (arg.getType() != type)
      return op->emitOpError() << name << " argument " << arg.getArgNumber() << " must be " << type
                               << ", got " << arg.getType();
  for (Operation &inner : block) {
    Dialect *dialect = inner.getDialect();
    StringRef ns = dialect ? dialect->getNamespace() : "";
    if (ns != "arith" && ns != "math" &&
        !isa<GeluOp, SiluOp, SigmoidOp, IndexOp, GatherOp, ReduceOp, YieldOp>(inner))
      return inner.emitOpError()
             << "may not stand in the " << name << " of '" << op->getName()
             << "', which holds arith, math, activations, fuse.gather and fuse.index";
  }
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return op->emitOpError() << name << " must end in fuse.yield";
  if (yield.getOperandTypes() != TypeRange(yields)) {
    InFlightDiagnostic diag = op->emitOpError() << name << " must yield (";
    llvm::interleaveComma(yields, diag);
    diag << "), got (";
    llvm::interleaveComma(yield.getOperandTypes(), diag);
    return diag << ")";
  }
  return success();
}

static SmallVector<Type> elementTypes(ValueRange values) {
  return llvm::map_to_vector(values, [](Value v) { return getElementTypeOrSelf(v.getType()); });
}

/// The types of a region's arguments for `values`, the first operands of `op`.
static SmallVector<Type> argTypes(IndexedOpInterface op, ValueRange values) {
  SmallVector<Type> types = elementTypes(values);
  for (auto [type, value, map] : llvm::zip_first(types, values, op.getMaps()))
    type = getArgType(value.getType(), map);
  return types;
}

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

//===----------------------------------------------------------------------===//
// Assembly shared by the structured ops
//===----------------------------------------------------------------------===//

namespace {
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
} // namespace

static void printDims(OpAsmPrinter &p, IndexedOpInterface op) {
  p << " (";
  llvm::interleaveComma(op.getDims(), p,
                        [&](Attribute name) { p << cast<StringAttr>(name).getValue(); });
  p << ')';
}

static void printGroup(OpAsmPrinter &p, IndexedOpInterface op, StringRef keyword, unsigned first,
                       unsigned count) {
  if (count == 0)
    return;
  p.printNewline();
  p << "    " << keyword << '(';
  llvm::interleaveComma(llvm::seq(first, first + count), p, [&](unsigned i) {
    OpOperand &operand = op->getOpOperand(i);
    p << operand.get() << '[';
    llvm::interleaveComma(op.getMapOf(operand).getResults(), p, [&](AffineExpr expr) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        p << op.getDimName(dim.getPosition());
      else
        p << expr;
    });
    p << "] : " << operand.get().getType();
  });
  p << ')';
}

static void printScalarRegion(OpAsmPrinter &p, StringRef keyword, Region &region) {
  p << ' ' << keyword << '(';
  llvm::interleaveComma(region.getArguments(), p, [&](BlockArgument arg) { p << arg; });
  p << ") ";
  p.printRegion(region, /*printEntryBlockArgs=*/false);
}

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
  for (Value rhs : getRhs())
    if (getElementTypeOrSelf(rhs.getType()) != getElementTypeOrSelf(getRhs()[0].getType()) ||
        rhs.getType() != getRhs()[0].getType())
      return emitOpError() << "right operands must have one type, got " << getRhs()[0].getType()
                           << " and " << rhs.getType();
  Type rhsElement = getElementTypeOrSelf(getRhs()[0].getType());
  if (isa<FloatType>(element) != isa<FloatType>(rhsElement) ||
      (!isa<FloatType>(element) && !element.isInteger(8)) ||
      (element.isInteger(8) && !rhsElement.isInteger(8)))
    return emitOpError() << "multiplies f16, bf16, f32, f64, f8 or i8 elements, got " << element
                         << " and " << rhsElement;
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
// Row ops
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
  unsigned numIns, numOuts;
  if (p.parseGroup("ins", false, numIns) || p.parseGroup("outs", false, numOuts))
    return failure();
  SmallVector<Type> args;
  for (unsigned i = 0; i < numIns; ++i)
    args.push_back(p.argType(i));
  if (p.parseRegion("body", args))
    return failure();
  p.finish({int32_t(numIns), int32_t(numOuts)}, numOuts);
  return success();
}

void RowOp::print(OpAsmPrinter &p) {
  printDims(p, *this);
  p << " over(";
  llvm::interleaveComma(getOver(), p, [&](int64_t dim) { p << getDimName(dim); });
  p << ')';
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                     {"dims", "indexing_maps", "over", "operandSegmentSizes"});
  printGroup(p, *this, "ins", 0, getIns().size());
  printGroup(p, *this, "outs", getIns().size(), getOuts().size());
  p.printNewline();
  p << "   ";
  printScalarRegion(p, "body", getBody());
}

SmallVector<unsigned> RowOp::getReductionDims() { return llvm::to_vector_of<unsigned>(getOver()); }

llvm::DenseSet<Value> RowOp::getVaryingValues() {
  SmallVector<unsigned> over = getReductionDims();
  llvm::DenseSet<Value> varying;
  Block &block = getBody().front();
  for (auto [arg, map] : llvm::zip(block.getArguments(), getMaps()))
    if (llvm::any_of(over, [&](unsigned dim) { return map.isFunctionOfDim(dim); }))
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

LogicalResult GatherOp::verify() {
  auto type = cast<ShapedType>(getSource().getType());
  if (type.getRank() != int64_t(getIndices().size()))
    return emitOpError() << "needs " << type.getRank() << " indices for " << type << ", got "
                         << getIndices().size();
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

//===----------------------------------------------------------------------===//
// ElementwiseOp
//===----------------------------------------------------------------------===//

ParseResult ElementwiseOp::parse(OpAsmParser &parser, OperationState &result) {
  StructuredParser p(parser, result);
  unsigned numIns, numOuts;
  if (p.parseDims() || parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      p.parseGroup("ins", true, numIns) || p.parseGroup("outs", false, numOuts))
    return failure();
  SmallVector<Type> args;
  for (unsigned i = 0; i < numIns; ++i)
    args.push_back(p.argType(i));
  if (p.parseRegion("body", args))
    return failure();
  p.finish({int32_t(numIns), int32_t(numOuts)}, numOuts);
  return success();
}

void ElementwiseOp::print(OpAsmPrinter &p) {
  printDims(p, *this);
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                     {"dims", "indexing_maps", "operandSegmentSizes"});
  printGroup(p, *this, "ins", 0, getIns().size());
  printGroup(p, *this, "outs", getIns().size(), getOuts().size());
  p.printNewline();
  p << "   ";
  printScalarRegion(p, "body", getBody());
}

SmallVector<unsigned> ElementwiseOp::getReductionDims() { return {}; }

LogicalResult ElementwiseOp::verifyRegions() {
  return verifyScalarRegion(*this, getBody(), "body", argTypes(*this, getIns()),
                            elementTypes(getOuts()));
}

//===----------------------------------------------------------------------===//
// Interfaces every structured op implements alike
//===----------------------------------------------------------------------===//

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
// KernelOp, IndexOp
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
  return success();
}

#define GET_OP_CLASSES
#include "fuse/Dialect/Fuse/IR/FuseOps.cpp.inc"
