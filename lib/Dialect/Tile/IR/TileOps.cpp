//===- TileOps.cpp - operations of the tile dialect -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// ForTilesOp
//===----------------------------------------------------------------------===//

ParseResult ForTilesOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &b = parser.getBuilder();
  SmallVector<OpAsmParser::Argument> args;
  SmallVector<OpAsmParser::UnresolvedOperand> extents;
  if (parser.parseArgumentList(args, OpAsmParser::Delimiter::Paren) || parser.parseKeyword("in") ||
      parser.parseOperandList(extents, OpAsmParser::Delimiter::Paren) || parser.parseKeyword("by"))
    return failure();
  SmallVector<int64_t> tile;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        return parser.parseInteger(tile.emplace_back());
      }))
    return failure();
  result.addAttribute("tile", b.getDenseI64ArrayAttr(tile));
  SmallVector<OpAsmParser::UnresolvedOperand> reduction;
  if (succeeded(parser.parseOptionalKeyword("krange"))) {
    OpAsmParser::UnresolvedOperand extent;
    if (parser.parseArgumentList(args, OpAsmParser::Delimiter::Paren) ||
        parser.parseKeyword("of") || parser.parseOperand(extent))
      return failure();
    reduction.push_back(extent);
  }
  if (succeeded(parser.parseOptionalKeyword("distribution"))) {
    DistributionInterface distribution;
    if (parser.parseLParen() ||
        parser.parseAttribute(distribution, "distribution", result.attributes) ||
        parser.parseRParen())
      return failure();
  }
  for (auto &arg : args)
    arg.type = b.getIndexType();
  if (parser.resolveOperands(extents, b.getIndexType(), result.operands) ||
      parser.resolveOperands(reduction, b.getIndexType(), result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  result.addAttribute("operandSegmentSizes",
                      b.getDenseI32ArrayAttr({int32_t(extents.size()), int32_t(reduction.size())}));
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, args))
    return failure();
  if (body->empty())
    return parser.emitError(parser.getNameLoc(), "expected a body");
  if (body->front().empty() || !body->front().back().hasTrait<OpTrait::IsTerminator>()) {
    OpBuilder builder(parser.getContext());
    builder.setInsertionPointToEnd(&body->front());
    YieldOp::create(builder, result.location);
  }
  return success();
}

void ForTilesOp::print(OpAsmPrinter &p) {
  p << " (";
  llvm::interleaveComma(getOffsets(), p, [&](Value v) { p << v; });
  p << ") in (" << getExtents() << ") by [";
  llvm::interleaveComma(getTile(), p);
  p << ']';
  if (getReduction())
    p << " krange(" << getKLow() << ", " << getKHigh() << ") of " << getReduction();
  if (getDistributionAttr())
    p << " distribution(" << getDistributionAttr() << ')';
  SmallVector<StringRef> elided = {"tile", "operandSegmentSizes", "distribution"};
  if (getRaster() == 8)
    elided.push_back("raster");
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(), elided);
  p << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/false);
}

LogicalResult ForTilesOp::verify() {
  if (getTile().size() != getExtents().size())
    return emitOpError() << "has " << getExtents().size() << " extents but " << getTile().size()
                         << " tile sizes; give one tile size per extent";
  for (int64_t size : getTile())
    if (size <= 0 || size > INT32_MAX)
      return emitOpError() << "tile sizes must be positive and below 2^31, got " << size;
  constexpr int64_t mostRaster = 65536; // of schedules, too
  if (int64_t(getRaster()) > mostRaster)
    return emitOpError() << "walks 1 to " << mostRaster
                         << " tiles of the second to last dimension before the last advances, got "
                         << getRaster();
  unsigned expected = getExtents().size() + (getReduction() ? 2 : 0);
  if (getBody().getNumArguments() != expected)
    return emitOpError() << "body must have " << expected << " arguments (one offset per extent"
                         << (getReduction() ? " and the two ends of the k range" : "") << "), got "
                         << getBody().getNumArguments();
  if (getDistributionOrDefault().getGrain() && !getReduction())
    return emitOpError() << "shares tiles along k (" << getDistributionOrDefault()
                         << ") and has none; krange says what is reduced";
  DistributionInterface distribution = getDistributionOrDefault();
  if (int64_t cluster = distribution.getCluster();
      cluster > distribution.getCtasOfTile() && getExtents().size() < 2)
    return emitOpError() << "has clusters of " << cluster
                         << " CTAs, which lie along the last two dimensions, and one dimension";
  return success();
}

DistributionInterface ForTilesOp::getDistributionOrDefault() {
  if (DistributionInterface distribution = getDistributionAttr())
    return distribution;
  return OnePerCtaAttr::get(getContext(), /*cluster=*/1, /*along_last=*/1);
}

/// Tiles that the CTAs of a cluster take together.
static int64_t getTilesOfCluster(ForTilesOp tiles) {
  DistributionInterface distribution = tiles.getDistributionOrDefault();
  return distribution.getCluster() / distribution.getCtasOfTile();
}

SmallVector<int64_t> ForTilesOp::getTilesPerItem() {
  SmallVector<int64_t> tiles(getTile().size(), 1);
  if (tiles.size() >= 2) {
    tiles.back() = getDistributionOrDefault().getAlongLast();
    tiles[tiles.size() - 2] = getTilesOfCluster(*this) / tiles.back();
  }
  return tiles;
}

SmallVector<Region *> ForTilesOp::getLoopRegions() { return {&getBody()}; }

std::optional<SmallVector<Value>> ForTilesOp::getLoopInductionVars() {
  return llvm::to_vector_of<Value>(getOffsets());
}

/// Where offsets are known to lie inside the extents: tiles of clusters may begin beyond them.
static bool knowsBounds(ForTilesOp tiles) { return getTilesOfCluster(tiles) == 1; }

std::optional<SmallVector<OpFoldResult>> ForTilesOp::getLoopLowerBounds() {
  if (!knowsBounds(*this))
    return std::nullopt;
  return SmallVector<OpFoldResult>(getExtents().size(), Builder(getContext()).getIndexAttr(0));
}

std::optional<SmallVector<OpFoldResult>> ForTilesOp::getLoopUpperBounds() {
  if (!knowsBounds(*this))
    return std::nullopt;
  return getAsOpFoldResult(getExtents());
}

std::optional<SmallVector<OpFoldResult>> ForTilesOp::getLoopSteps() {
  if (!knowsBounds(*this))
    return std::nullopt;
  return getAsIndexOpFoldResult(getContext(), getTile());
}

void ForTilesOp::getSuccessorRegions(RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &regions) {
  // There may be no tile, and there may be another one.
  regions.push_back(RegionSuccessor(&getBody()));
  regions.push_back(RegionSuccessor(getOperation(), getOperation()->getResults()));
}

//===----------------------------------------------------------------------===//
// PipelineOp
//===----------------------------------------------------------------------===//

SmallVector<Region *> PipelineOp::getLoopRegions() {
  return llvm::map_to_vector((*this)->getRegions(), [](Region &region) { return &region; });
}

// Each region has its own k, of the same bounds.

std::optional<SmallVector<Value>> PipelineOp::getLoopInductionVars() {
  return llvm::map_to_vector((*this)->getRegions(),
                             [](Region &region) -> Value { return region.getArgument(0); });
}

std::optional<SmallVector<OpFoldResult>> PipelineOp::getLoopLowerBounds() {
  return SmallVector<OpFoldResult>((*this)->getNumRegions(), getLower());
}

std::optional<SmallVector<OpFoldResult>> PipelineOp::getLoopUpperBounds() {
  return SmallVector<OpFoldResult>((*this)->getNumRegions(), getUpper());
}

std::optional<SmallVector<OpFoldResult>> PipelineOp::getLoopSteps() {
  return SmallVector<OpFoldResult>((*this)->getNumRegions(),
                                   Builder(getContext()).getIndexAttr(getStep()));
}

Block::BlockArgListType PipelineOp::getRegionIterArgs() {
  return getComputeBlock().getArguments().take_back(getInits().size());
}

std::optional<MutableArrayRef<OpOperand>> PipelineOp::getYieldedValuesMutable() {
  return getComputeBlock().getTerminator()->getOpOperands();
}

std::optional<ResultRange> PipelineOp::getLoopResults() { return getResults(); }

SmallVector<Value> PipelineOp::getStagedValues() {
  SmallVector<Value> values;
  for (Region &load : getLoads())
    llvm::append_range(values, load.front().getTerminator()->getOperands());
  return values;
}

ParseResult PipelineOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &b = parser.getBuilder();
  OpAsmParser::UnresolvedOperand lower, upper;
  int64_t step, ahead = 1;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  SmallVector<Type> initTypes;
  if (parser.parseOperand(lower) || parser.parseKeyword("to") || parser.parseOperand(upper) ||
      parser.parseKeyword("step") || parser.parseInteger(step))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("ahead")) && parser.parseInteger(ahead))
    return failure();
  SMLoc initsLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("carry"))) {
    auto parseInit = [&]() -> ParseResult {
      return failure(parser.parseOperand(inits.emplace_back()) ||
                     parser.parseColonType(initTypes.emplace_back()));
    };
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseInit))
      return failure();
  }
  Region *compute = result.addRegion();
  SmallVector<int64_t> stages;
  SmallVector<Type> stagedTypes;
  while (succeeded(parser.parseOptionalKeyword("load"))) {
    SmallVector<OpAsmParser::Argument> args;
    if (parser.parseArgumentList(args, OpAsmParser::Delimiter::Paren) ||
        parser.parseKeyword("stages") || parser.parseInteger(stages.emplace_back()))
      return failure();
    for (auto &arg : args)
      arg.type = b.getIndexType();
    Region *load = result.addRegion();
    if (parser.parseRegion(*load, args))
      return failure();
    if (load->empty() || load->front().empty() || !isa<YieldOp>(load->front().back()))
      return parser.emitError(parser.getNameLoc(), "a load region must end in tile.yield");
    llvm::append_range(stagedTypes, load->front().getTerminator()->getOperandTypes());
  }
  SmallVector<OpAsmParser::Argument> args;
  SMLoc argsLoc = parser.getCurrentLocation();
  if (parser.parseKeyword("compute") ||
      parser.parseArgumentList(args, OpAsmParser::Delimiter::Paren))
    return failure();
  SmallVector<Type> argTypes = {b.getIndexType()};
  llvm::append_range(argTypes, stagedTypes);
  llvm::append_range(argTypes, initTypes);
  if (args.size() != argTypes.size())
    return parser.emitError(argsLoc)
           << "compute takes k, " << stagedTypes.size() << " staged and " << initTypes.size()
           << " carried values, got " << args.size() << " arguments";
  for (auto [arg, type] : llvm::zip(args, argTypes))
    arg.type = type;
  if (parser.parseRegion(*compute, args) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperand(lower, b.getIndexType(), result.operands) ||
      parser.resolveOperand(upper, b.getIndexType(), result.operands) ||
      parser.resolveOperands(inits, initTypes, initsLoc, result.operands))
    return failure();
  result.addAttribute("step", b.getI64IntegerAttr(step));
  result.addAttribute("stages", b.getDenseI64ArrayAttr(stages));
  result.addAttribute("ahead", b.getI64IntegerAttr(ahead));
  result.addTypes(initTypes);
  return success();
}

/// More buffers than any shared memory has room for.
static constexpr int64_t maxStages = 1024;

static void printRegionArguments(OpAsmPrinter &p, Block &block) {
  p << '(';
  llvm::interleaveComma(block.getArguments(), p, [&](Value v) { p << v; });
  p << ')';
}

void PipelineOp::print(OpAsmPrinter &p) {
  p << ' ' << getLower() << " to " << getUpper() << " step " << getStep();
  if (getAhead() != 1)
    p << " ahead " << getAhead();
  if (!getInits().empty()) {
    p << " carry(";
    llvm::interleaveComma(getInits(), p, [&](Value v) { p << v << " : " << v.getType(); });
    p << ')';
  }
  for (auto [load, stages] : llvm::zip(getLoads(), getStages())) {
    p << " load";
    printRegionArguments(p, load.front());
    p << " stages " << stages << ' ';
    p.printRegion(load, /*printEntryBlockArgs=*/false);
  }
  p << " compute";
  printRegionArguments(p, getComputeBlock());
  p << ' ';
  p.printRegion(getCompute(), /*printEntryBlockArgs=*/false);
  p.printOptionalAttrDict((*this)->getAttrs(), {"step", "stages", "ahead"});
}

LogicalResult PipelineOp::verifyRegions() {
  if (getStages().size() != getLoads().size() || getLoads().empty())
    return emitOpError("needs at least one load region, each with its number of stages");
  for (int64_t stages : getStages())
    if (stages < 1 || stages > maxStages)
      return emitOpError() << "stages must be at least 1 and at most " << maxStages << ", got "
                           << stages;
  if (int64_t(getAhead()) < 1 || int64_t(getAhead()) > maxStages)
    return emitOpError() << "runs at least 1 and at most " << maxStages << " steps ahead, got "
                         << int64_t(getAhead());
  if (getAhead() > 1 && llvm::any_of(getStages(), [](int64_t stages) { return stages > 1; }))
    return emitOpError("runs several steps ahead in registers, and its rings have several buffers; "
                       "one of both is enough");
  // Loads run ahead by as many steps as there are stages.
  if (int64_t(getStep()) > INT32_MAX)
    return emitOpError() << "steps along k must be below 2^31, got " << getStep();
  for (Region &load : getLoads()) {
    Block &block = load.front();
    if (block.getNumArguments() != 1 || !block.getArgument(0).getType().isIndex())
      return emitOpError("a load region takes one argument, the offset k");
    for (Operation &op : block) {
      if (isa<LoadOp, YieldOp>(op))
        continue;
      bool indexArithmetic = isMemoryEffectFree(&op) && op.getNumRegions() == 0 &&
                             llvm::all_of(op.getResultTypes(), [](Type t) {
                               return t.isIndex() || t.isSignlessInteger();
                             });
      if (!indexArithmetic)
        return op.emitOpError("may not stand in a load region, which holds tile.load and index "
                              "arithmetic only");
    }
    for (Value value : block.getTerminator()->getOperands())
      if (!isa<StagedType>(value.getType()))
        return emitOpError() << "a load region yields staged tiles, got " << value.getType();
  }
  Operation *terminator = getComputeBlock().getTerminator();
  if (!isa<YieldOp>(terminator) || terminator->getOperandTypes() != getInits().getTypes() ||
      getResultTypes() != getInits().getTypes())
    return emitOpError("compute must yield, and the op return, the types that it carries");
  SmallVector<Type> expected = {IndexType::get(getContext())};
  for (Value value : getStagedValues())
    expected.push_back(value.getType());
  llvm::append_range(expected, getInits().getTypes());
  if (getComputeBlock().getArgumentTypes() != TypeRange(expected))
    return emitOpError("compute takes k, the staged tiles and the carried values, in this order");
  return success();
}

/// A fragment that an op reads beside a wider one has its elements where that has them: the part of
/// its layout that a tile of the shape has.
static LogicalResult verifyPartOf(Operation *op, Type part, Type whole) {
  auto partFrag = dyn_cast<FragType>(part), wholeFrag = dyn_cast<FragType>(whole);
  if (!partFrag || !wholeFrag || (!partFrag.getLayout() && !wholeFrag.getLayout()))
    return success();
  if (!partFrag.getLayout() || !wholeFrag.getLayout())
    return op->emitOpError() << "has tiles with a layout and without: " << part << " and " << whole;
  if (FragType expected = partFrag.cloneProjecting(wholeFrag.getPlaces()); expected != part)
    return op->emitOpError() << "takes elements where they are not: " << part << " beside " << whole
                             << ", which has them as " << expected;
  return success();
}

//===----------------------------------------------------------------------===//
// FillOp, ElementOp, MmaOp, ReduceOp
//===----------------------------------------------------------------------===//

/// Of an op that reads its operands: those in shared memory are a slot's. The effect names no
/// value: which slot a ring gives next is nothing that an alias analysis knows.
static void readsSlots(ValueRange operands,
                       SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (llvm::any_of(operands.getTypes(), llvm::IsaPred<StagedType>))
    effects.emplace_back(MemoryEffects::Read::get(), RingSlots::get());
}

LogicalResult FillOp::verify() {
  if (getValue().getType() != getResult().getType().getElementType())
    return emitOpError() << "fills " << getResult().getType().getElementType() << " with a "
                         << getValue().getType();
  return success();
}

LogicalResult ElementOp::verify() {
  if (llvm::any_of(getValue().getType().getShape(), [](int64_t extent) { return extent != 1; }))
    return emitOpError() << "takes the only element of a fragment, " << getValue().getType()
                         << " has more";
  return success();
}

LogicalResult MmaOp::verify() {
  ArrayRef<int64_t> l = getTileShape(getLhs().getType()), r = getTileShape(getRhs().getType()),
                    a = getAcc().getType().getShape();
  if (l.size() != 2 || r.size() != 2 || a.size() != 2 || l[0] != a[0] || r[0] != a[1] ||
      l[1] != r[1])
    return emitOpError() << "multiplies m x k by n x k into m x n, got " << getLhs().getType()
                         << " * " << getRhs().getType() << " + " << getAcc().getType();
  Type element = getTileElementType(getLhs().getType()), acc = getAcc().getType().getElementType();
  if (element != getTileElementType(getRhs().getType()))
    return emitOpError("operands must have one element type");
  if (!isa<FloatType>(element) && !element.isInteger(8))
    return emitOpError() << "multiplies floating-point or i8 elements, got " << element;
  bool accumulates = element.isInteger(8) ? acc.isInteger(32)
                     : element.isF64()    ? acc.isF64()
                                          : acc.isF32() || acc.isF64();
  if (!accumulates)
    return emitOpError() << "accumulates " << element << " in "
                         << (element.isInteger(8) ? "i32"
                             : element.isF64()    ? "f64"
                                                  : "f32 or f64")
                         << ", not in " << acc;
  for (auto [layout, tile] : {std::pair(getAtom() ? getAtom()->getLhs() : LayoutAttr(), l),
                              std::pair(getAtom() ? getAtom()->getRhs() : LayoutAttr(), r)}) {
    if (!layout)
      continue;
    std::string why = "it has a dimension that the operand has not";
    if (llvm::any_of(layout.getDigits(), [](const LayoutDigit &digit) { return digit.dim > 1; }) ||
        !Layout(tile, layout.getDigits()).isValid(&why))
      return emitOpError() << "its instruction takes an operand of " << tile[0] << "x" << tile[1]
                           << " by a layout that is not one of it: " << why;
  }
  if (getAtom())
    for (auto [operand, layout] : {std::pair<Value, LayoutAttr>(getLhs(), getAtom()->getLhs()),
                                   std::pair<Value, LayoutAttr>(getRhs(), getAtom()->getRhs())})
      if (auto frag = dyn_cast<FragType>(operand.getType());
          frag && frag.getLayout() && frag.getLayout() != layout)
        return emitOpError() << "takes " << frag << " from registers, where its instruction wants "
                             << "it in another layout; tile.convert_layout moves it";
  if (getPrecision() != Precision::ieee && !element.isF32())
    return emitOpError() << "precision '" << stringifyPrecision(getPrecision())
                         << "' is for f32 operands, got " << element;
  return success();
}

void MmaOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  readsSlots({getLhs(), getRhs()}, effects);
  if (!effects.empty())
    effects.emplace_back(MemoryEffects::Write::get(), MatrixUnit::get());
}

LogicalResult ConvertLayoutOp::verify() {
  FragType from = getValue().getType(), to = getResult().getType();
  if (from.getShape() != to.getShape() || from.getElementType() != to.getElementType())
    return emitOpError() << "moves elements and changes nothing of them: " << from
                         << " cannot become " << to;
  if (!from.getLayout() != !to.getLayout())
    return emitOpError() << "has tiles with a layout and without: " << from << " and " << to;
  if (from.getShape().size() != 2)
    return emitOpError() << "moves elements of rows and columns, got rank "
                         << from.getShape().size();
  return success();
}

OpFoldResult ConvertLayoutOp::fold(FoldAdaptor) {
  return getValue().getType() == getType() ? getValue() : Value();
}

LogicalResult ReduceOp::verify() {
  SmallVector<int64_t> expected(getValue().getType().getShape());
  if (getDim() >= expected.size())
    return emitOpError() << "dim " << getDim() << " is out of range for " << getValue().getType();
  expected[getDim()] = 1;
  Type element = getValue().getType().getElementType();
  if (!element.isF32() && !element.isInteger(32) && !element.isInteger(64))
    return emitOpError() << "combines f32, i32 and i64, got " << element;
  if (getResult().getType().getShape() != ArrayRef<int64_t>(expected) ||
      getResult().getType().getElementType() != getValue().getType().getElementType())
    return emitOpError() << "reducing " << getValue().getType() << " along dim " << getDim()
                         << " cannot give " << getResult().getType();
  return verifyPartOf(*this, getResult().getType(), getValue().getType());
}

//===----------------------------------------------------------------------===//
// SortOp
//===----------------------------------------------------------------------===//

LogicalResult SortOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getValues().getTypes());
  return success();
}

LogicalResult SortOp::verifyRegions() {
  if (getValues().empty())
    return emitOpError("needs a value to sort");
  ArrayRef<int64_t> shape = getTileShape(getValues()[0].getType());
  if (getDim() >= shape.size())
    return emitOpError() << "dim " << getDim() << " is out of range for "
                         << getValues()[0].getType();
  SmallVector<Type> expected;
  for (Type type : getValues().getTypes()) {
    if (getTileShape(type) != shape)
      return emitOpError("values must have one shape");
    if (!getTileElementType(type).isIntOrFloat())
      return emitOpError() << "sorts integers and floats, got " << type;
    expected.append(2, getTileElementType(type));
  }
  Block &body = getBefore().front();
  if (body.getArgumentTypes() != TypeRange(expected))
    return emitOpError("region takes two elements of each value");
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getValues().size() != 1 || !yield.getValues()[0].getType().isInteger(1))
    return emitOpError("region must yield one i1");
  return success();
}

//===----------------------------------------------------------------------===//
// MapOp, IndexOp
//===----------------------------------------------------------------------===//

ParseResult MapOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &b = parser.getBuilder();
  SmallVector<OpAsmParser::Argument> args;
  SmallVector<OpAsmParser::UnresolvedOperand> operands, at;
  SmallVector<Type> types, resultTypes;
  SMLoc loc = parser.getCurrentLocation();
  auto parseOperand = [&]() -> ParseResult {
    auto &arg = args.emplace_back();
    if (parser.parseArgument(arg) || parser.parseEqual() ||
        parser.parseOperand(operands.emplace_back()) || parser.parseColonType(types.emplace_back()))
      return failure();
    if (!isa<FragType, StagedType>(types.back()))
      return parser.emitError(loc) << "maps tiles, got " << types.back();
    arg.type = getTileElementType(types.back());
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOperand))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("at")) &&
      parser.parseOperandList(at, OpAsmParser::Delimiter::Paren))
    return failure();
  if (parser.parseArrowTypeList(resultTypes) ||
      parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.resolveOperands(at, b.getIndexType(), result.operands))
    return failure();
  result.addAttribute("operandSegmentSizes",
                      b.getDenseI32ArrayAttr({int32_t(operands.size()), int32_t(at.size())}));
  result.addTypes(resultTypes);
  Region *body = result.addRegion();
  return failure(parser.parseRegion(*body, args) ||
                 parser.parseOptionalAttrDict(result.attributes));
}

void MapOp::print(OpAsmPrinter &p) {
  p << " (";
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getOperands_()), p, [&](auto pair) {
    p << std::get<0>(pair) << " = " << std::get<1>(pair) << " : " << std::get<1>(pair).getType();
  });
  p << ')';
  if (!getAt().empty())
    p << " at (" << getAt() << ')';
  p.printArrowTypeList(getResultTypes());
  p << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  p.printOptionalAttrDict((*this)->getAttrs(), {"operandSegmentSizes"});
}

void MapOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  readsSlots(getOperands_(), effects);
}

LogicalResult MapOp::verifyRegions() {
  if (getResults().empty())
    return emitOpError("must have a result");
  ArrayRef<int64_t> shape = cast<FragType>(getResultTypes()[0]).getShape();
  for (Type type : getResultTypes())
    if (cast<FragType>(type).getShape() != shape)
      return emitOpError("results must have one shape");
    else if (cast<FragType>(type).getLayout() != cast<FragType>(getResultTypes()[0]).getLayout())
      return emitOpError("results must have one layout");
  for (Value operand : getOperands_()) {
    ArrayRef<int64_t> extents = getTileShape(operand.getType());
    bool broadcasts =
        extents.size() == shape.size() && llvm::all_of(llvm::zip(extents, shape), [](auto pair) {
          return std::get<0>(pair) == std::get<1>(pair) || std::get<0>(pair) == 1;
        });
    if (!broadcasts)
      return emitOpError() << "operand " << operand.getType() << " does not broadcast to "
                           << getResultTypes()[0];
    if (failed(verifyPartOf(*this, operand.getType(), getResultTypes()[0])))
      return failure();
  }
  if (!getAt().empty() && getAt().size() != shape.size())
    return emitOpError() << "'at' gives one offset per tile dimension (" << shape.size()
                         << "), got " << getAt().size();
  if (getBody().getNumArguments() != getOperands_().size())
    return emitOpError("body takes one scalar per operand");
  for (auto [arg, operand] : llvm::zip(getBody().getArguments(), getOperands_()))
    if (arg.getType() != getTileElementType(operand.getType()))
      return emitOpError() << "body argument of type " << arg.getType() << " for operand "
                           << operand.getType();
  auto yield = dyn_cast<YieldOp>(getBody().front().getTerminator());
  if (!yield || yield.getValues().size() != getNumResults())
    return emitOpError("body must yield one scalar per result");
  for (auto [value, type] : llvm::zip(yield.getValues(), getResultTypes()))
    if (value.getType() != cast<FragType>(type).getElementType())
      return emitOpError() << "body yields " << value.getType() << " for result " << type;
  return success();
}

LogicalResult IndexOp::verify() {
  auto map = cast<MapOp>((*this)->getParentOp());
  if (getDim() >= map.getAt().size())
    return emitOpError() << "needs the offset of dimension " << getDim()
                         << " in 'at' of the enclosing tile.map";
  return success();
}

#define GET_OP_CLASSES
#include "fuse/Dialect/Tile/IR/TileOps.cpp.inc"
