//===- TileDialect.cpp - the tile dialect, its types and attributes -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/ParseFlag.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/MatrixAtom.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// `128x256xf32`
static ParseResult parseTileBody(AsmParser &parser, SmallVector<int64_t> &shape,
                                 Type &elementType) {
  if (parser.parseDimensionList(shape, /*allowDynamic=*/false) || parser.parseType(elementType))
    return failure();
  if (shape.empty())
    return parser.emitError(parser.getNameLoc(), "a tile has at least one dimension");
  for (int64_t extent : shape)
    if (extent <= 0)
      return parser.emitError(parser.getNameLoc(), "extents of a tile must be positive");
  return success();
}

static void printTileBody(AsmPrinter &printer, ArrayRef<int64_t> shape, Type elementType) {
  for (int64_t extent : shape)
    printer << extent << 'x';
  printer << elementType;
}

/// `[128, 64]`
static ParseResult parseIntegerList(AsmParser &parser, SmallVector<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                        [&] { return parser.parseInteger(list.emplace_back()); });
}

static void printIntegerList(AsmPrinter &printer, ArrayRef<int64_t> list) {
  printer << '[';
  llvm::interleaveComma(list, printer);
  printer << ']';
}

/// `[<argument = 0, ...>, ...]`
static ParseResult parseTensorMapRecipes(AsmParser &parser,
                                         SmallVector<TensorMapRecipeAttr> &maps) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseCustomAttributeWithFallback(maps.emplace_back());
  });
}

static void printTensorMapRecipes(AsmPrinter &printer, ArrayRef<TensorMapRecipeAttr> maps) {
  printer << '[';
  llvm::interleaveComma(maps, printer,
                        [&](TensorMapRecipeAttr map) { printer.printStrippedAttrOrType(map); });
  printer << ']';
}

#include "fuse/Dialect/Tile/IR/TileDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "fuse/Dialect/Tile/IR/TileAttributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "fuse/Dialect/Tile/IR/TileTypes.cpp.inc"

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static constexpr std::pair<LayoutLevel, StringLiteral> levelNames[] = {
    {LayoutLevel::Register, "register"},
    {LayoutLevel::Lane, "lane"},
    {LayoutLevel::Warp, "warp"},
    {LayoutLevel::Cta, "cta"}};

LayoutAttr LayoutAttr::get(MLIRContext *context, const Layout &layout) {
  // Digits of one level keep their order; digits of one value say nothing.
  SmallVector<LayoutDigit> digits;
  for (const auto &[level, name] : levelNames)
    for (const LayoutDigit &digit : layout.getLevel(level))
      if (digit.size > 1)
        digits.push_back({level, digit.dim, digit.size, digit.dim < 0 ? 0 : digit.stride});
  return get(context, ArrayRef<LayoutDigit>(digits));
}

/// `(d1, 4, 2)`, or `(copies, 4)`
static ParseResult parseDigit(AsmParser &parser, LayoutDigit &digit) {
  StringRef dim;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&dim) || parser.parseComma() || parser.parseInteger(digit.size))
    return failure();
  if (digit.size < 1)
    return parser.emitError(loc, "a digit has a positive size, got ") << digit.size;
  digit.dim = -1, digit.stride = 0;
  if (dim == "copies")
    return parser.parseRParen();
  if (!dim.consume_front("d") || dim.getAsInteger(10, digit.dim) || digit.dim < 0)
    return parser.emitError(loc, "expected 'copies' or a dimension of the tile: d0, d1, ...");
  if (parser.parseComma() || parser.parseInteger(digit.stride))
    return failure();
  if (digit.stride < 1)
    return parser.emitError(loc, "a digit has a positive stride, got ") << digit.stride;
  if (digit.stride > INT32_MAX || digit.size > INT32_MAX)
    return parser.emitError(loc, "size and stride of a digit are below 2^31");
  return parser.parseRParen();
}

Attribute LayoutAttr::parse(AsmParser &parser, Type) {
  SmallVector<LayoutDigit> digits;
  if (parser.parseLess())
    return {};
  for (const auto &[level, name] : levelNames) {
    if (failed(parser.parseOptionalKeyword(name)))
      continue;
    if (parser.parseLParen())
      return {};
    do {
      digits.push_back({level, -1, 1, 0});
      if (parseDigit(parser, digits.back()))
        return {};
    } while (succeeded(parser.parseOptionalLParen()));
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), ArrayRef<LayoutDigit>(digits));
}

void LayoutAttr::print(AsmPrinter &printer) const {
  printer << '<' << Layout({}, getDigits()).str() << '>';
}

Attribute SharedAttr::parse(AsmParser &parser, Type) {
  int64_t contiguous = 0, piece = 0;
  SmallVector<int64_t> swizzle;
  auto parseBit = [&] { return parser.parseInteger(swizzle.emplace_back()); };
  if (parser.parseLess() || parser.parseKeyword("contiguous") || parser.parseEqual() ||
      parser.parseInteger(contiguous) || parser.parseComma() || parser.parseKeyword("swizzle") ||
      parser.parseEqual() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseBit))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("piece") || parser.parseEqual() || parser.parseInteger(piece)))
    return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), contiguous, swizzle, piece);
}

void SharedAttr::print(AsmPrinter &printer) const {
  printer << "<contiguous = " << getContiguous() << ", swizzle = [";
  llvm::interleaveComma(getSwizzle(), printer);
  printer << ']';
  if (getPiece())
    printer << ", piece = " << getPiece();
  printer << '>';
}

Attribute TensorMapAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> box, lastBox, multicast;
  int64_t swizzle = 0, buffers = 0;
  bool roundsToTf32 = false, fitsRows = false;
  SMLoc begin = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword("box") || parser.parseEqual() ||
      parseIntegerList(parser, box) || parser.parseComma() || parser.parseKeyword("swizzle") ||
      parser.parseEqual() || parser.parseInteger(swizzle))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef fact;
    if (parser.parseKeyword(&fact))
      return {};
    if (fact == "last_box") {
      if (parser.parseEqual() || parseIntegerList(parser, lastBox))
        return {};
    } else if (fact == "buffers") {
      if (parser.parseEqual() || parser.parseInteger(buffers))
        return {};
    } else if (fact == "multicast") {
      if (parser.parseEqual() || parseIntegerList(parser, multicast))
        return {};
    } else if (fact == "rounds_to_tf32") {
      roundsToTf32 = true;
    } else if (fact == "fits_rows") {
      fitsRows = true;
    } else {
      parser.emitError(loc, "expected 'last_box', 'buffers', 'multicast', 'rounds_to_tf32' or "
                            "'fits_rows'");
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<TensorMapAttr>(begin, parser.getContext(), box, swizzle, lastBox,
                                          buffers, multicast, roundsToTf32, fitsRows);
}

void TensorMapAttr::print(AsmPrinter &printer) const {
  auto printExtents = [&](StringRef name, ArrayRef<int64_t> extents) {
    printer << name << " = ";
    printIntegerList(printer, extents);
  };
  printer << '<';
  printExtents("box", getBox());
  printer << ", swizzle = " << getSwizzle();
  if (!getLastBox().empty())
    printExtents(", last_box", getLastBox());
  if (getBuffers())
    printer << ", buffers = " << getBuffers();
  if (!getMulticast().empty())
    printExtents(", multicast", getMulticast());
  if (getRoundsToTf32())
    printer << ", rounds_to_tf32";
  if (getFitsRows())
    printer << ", fits_rows";
  printer << '>';
}

LogicalResult AtomAttr::verify(function_ref<InFlightDiagnostic()> emitError, StringRef instruction,
                               int64_t kPack, LayoutAttr lhs, LayoutAttr rhs) {
  if (kPack < 1)
    return emitError() << "k_pack is 1 or more, got " << kPack;
  if (lookupWarpgroupAtom(instruction) ? bool(rhs) : !lhs != !rhs)
    return emitError() << "both operands have layouts, or come from shared memory both; of "
                          "warpgroups' instructions the left one may have a layout";
  return success();
}

/// Elements that one access moves.
static LogicalResult verifyVector(function_ref<InFlightDiagnostic()> emitError, int64_t elements) {
  if (!llvm::isPowerOf2_64(uint64_t(elements)) || elements > 16)
    return emitError() << "an access moves 1, 2, 4, 8 or 16 elements, got " << elements;
  return success();
}

LogicalResult VectorAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t elements,
                                 bool /*clamps*/) {
  return verifyVector(emitError, elements);
}

/// Buffers in which a warp stages what it stores.
static LogicalResult verifyBuffers(function_ref<InFlightDiagnostic()> emitError, int64_t buffers) {
  constexpr int64_t most = 16;
  if (buffers < 1 || buffers > most)
    return emitError() << "what is stored is staged in 1 to " << most << " buffers a warp, got "
                       << buffers;
  return success();
}

LogicalResult RowsAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t elements,
                               int64_t buffers) {
  return failure(failed(verifyVector(emitError, elements)) ||
                 failed(verifyBuffers(emitError, buffers)));
}

LogicalResult AsyncCopyAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t bytes,
                                    bool realigned) {
  if (bytes != 16 && (realigned || (bytes != 8 && bytes != 4)))
    return emitError() << "asynchronous copies are of 4, 8 or 16 bytes, those to be realigned of "
                       << "16, got " << bytes;
  return success();
}

LogicalResult TensorMapAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                    ArrayRef<int64_t> box, int64_t swizzle,
                                    ArrayRef<int64_t> lastBox, int64_t buffers,
                                    ArrayRef<int64_t> multicast, bool /*roundsToTf32*/,
                                    bool /*fitsRows*/) {
  if (box.empty() || box.size() > 5 || (!lastBox.empty() && lastBox.size() != box.size()))
    return emitError()
           << "a tensor map has one to five dimensions, and all of its boxes have as many";
  for (int64_t extent : llvm::concat<const int64_t>(box, lastBox))
    if (extent < 1 || extent > 256)
      return emitError() << "extents of a box are 1 to 256, got " << extent;
  if (swizzle != 0 && swizzle != 32 && swizzle != 64 && swizzle != 128)
    return emitError() << "a tensor map swizzles over 0, 32, 64 or 128 bytes, got " << swizzle;
  // Then those that share a tile have numbers that differ in some bits, and in no others.
  auto isPower = [](int64_t value) {
    return value > 0 && value <= 16 && llvm::isPowerOf2_64(value);
  };
  if (!multicast.empty() && (multicast.size() != 2 || !llvm::all_of(multicast, isPower)))
    return emitError()
           << "a copy is shared by a power of two of CTAs, at most 16, which are such a "
              "power apart";
  return buffers ? verifyBuffers(emitError, buffers) : success();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Of any tile: what its elements are, and how many.
static LogicalResult verifyTile(function_ref<InFlightDiagnostic()> emitError,
                                ArrayRef<int64_t> shape, Type elementType, bool mayBeIndex) {
  if (!elementType.isIntOrFloat() && !(mayBeIndex && elementType.isIndex()))
    return emitError() << "a tile holds integers or floats, got " << elementType;
  constexpr int64_t most = int64_t(1) << 31;
  int64_t elements = 1;
  for (int64_t extent : shape)
    if (llvm::MulOverflow(elements, extent, elements) || elements >= most)
      return emitError() << "a tile has fewer than 2^31 elements";
  return success();
}

LogicalResult FragType::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<int64_t> shape, Type elementType, LayoutAttr layout) {
  if (failed(verifyTile(emitError, shape, elementType, /*mayBeIndex=*/true)))
    return failure();
  if (!layout)
    return success();
  for (const LayoutDigit &digit : layout.getDigits())
    if (digit.dim >= int(shape.size()))
      return emitError() << "layout moves along dimension " << digit.dim << " of a tile of rank "
                         << shape.size();
  std::string why;
  if (!Layout(shape, layout.getDigits()).isValid(&why))
    return emitError() << "layout does not give each element of the tile its place: " << why;
  return success();
}

Layout FragType::getPlaces() const { return Layout(getShape(), getLayout().getDigits()); }

FragType FragType::cloneProjecting(const Layout &whole) const {
  return get(getContext(), getShape(), getElementType(),
             LayoutAttr::get(getContext(), whole.project(getShape())));
}

bool mlir::fuse::tile::isPartOf(Type type, FragType whole) {
  auto frag = dyn_cast<FragType>(type);
  if (!frag || frag.getShape().size() != whole.getShape().size())
    return false;
  for (auto [extent, wide] : llvm::zip_equal(frag.getShape(), whole.getShape()))
    if (extent != wide && extent != 1)
      return false;
  return frag.cloneProjecting(whole.getPlaces()) == frag;
}

LogicalResult StagedType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<int64_t> shape, Type elementType, SharedAttr layout) {
  if (failed(verifyTile(emitError, shape, elementType, /*mayBeIndex=*/false)))
    return failure();
  if (!layout)
    return success();
  if (shape.size() != 2)
    return emitError() << "a tile in shared memory has rows and columns, got rank " << shape.size();
  if (layout.getContiguous() != 0 && layout.getContiguous() != 1)
    return emitError() << "contiguous is dimension 0 or 1, got " << layout.getContiguous();
  int64_t rowBytes = shape[layout.getContiguous()] * getElementBytes(elementType);
  int64_t piece = layout.getPiece() ? layout.getPiece() : rowBytes;
  if (piece < 0 || rowBytes % piece)
    return emitError() << "pieces of " << piece << " bytes do not make up rows of " << rowBytes;
  // The chunks whose numbers differ in a bit that is flipped are all there.
  int64_t chunks = int64_t(1) << std::min<size_t>(layout.getSwizzle().size(), 32);
  if (!layout.getSwizzle().empty() && piece % (chunks * 16))
    return emitError() << "a swizzle of " << layout.getSwizzle().size()
                       << " bits exchanges chunks among " << chunks << ", and rows or pieces have "
                       << piece << " bytes";
  llvm::SmallSet<int64_t, 4> bits;
  for (int64_t bit : layout.getSwizzle())
    if (bit < 0 || bit > 31 || !bits.insert(bit).second)
      return emitError() << "swizzle names bits 0 to 31 of a row's number, each once; got " << bit;
  return success();
}

LogicalResult PrefetchedType::verify(function_ref<InFlightDiagnostic()> emitError, StagedType tile,
                                     int64_t unit, Type elementType) {
  if (failed(verifyVector(emitError, unit)) ||
      failed(verifyTile(emitError, tile.getShape(), elementType, /*mayBeIndex=*/false)))
    return failure();
  if (!tile.getLayout())
    return emitError() << "what is prefetched is laid out for the tile that it will be, which has "
                          "no layout: "
                       << tile;
  if (int64_t row = tile.getShape()[tile.getLayout().getContiguous()]; row % unit)
    return emitError() << "units of " << unit << " elements do not make up rows of " << row;
  return success();
}

LogicalResult RingType::verify(function_ref<InFlightDiagnostic()> emitError, int64_t stages,
                               ArrayRef<Type> slots) {
  if (stages < 1 || stages > 1024)
    return emitError() << "a ring has at least one slot and at most 1024, got " << stages;
  if (slots.empty() || !llvm::all_of(slots, llvm::IsaPred<StagedType>))
    return emitError() << "a slot of a ring is made of staged tiles";
  return success();
}

LogicalResult HeldType::verify(function_ref<InFlightDiagnostic()> emitError, int64_t count,
                               FragType tile) {
  constexpr int64_t most = 1 << 16;
  if (count < 1 || count > most)
    return emitError() << "shared memory holds from 1 to " << most << " tiles, got " << count;
  if (!tile.getElementType().isIntOrFloat())
    return emitError() << "memory holds numbers, got " << tile.getElementType();
  return success();
}

void TileDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "fuse/Dialect/Tile/IR/TileAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "fuse/Dialect/Tile/IR/TileTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "fuse/Dialect/Tile/IR/TileOps.cpp.inc"
      >();
}

ArrayRef<int64_t> mlir::fuse::tile::getTileShape(Type type) {
  if (auto frag = dyn_cast<FragType>(type))
    return frag.getShape();
  if (auto prefetched = dyn_cast<PrefetchedType>(type))
    return prefetched.getTile().getShape();
  return cast<StagedType>(type).getShape();
}

Type mlir::fuse::tile::getTileElementType(Type type) {
  if (auto frag = dyn_cast<FragType>(type))
    return frag.getElementType();
  if (auto prefetched = dyn_cast<PrefetchedType>(type))
    return prefetched.getElementType();
  return cast<StagedType>(type).getElementType();
}

int64_t mlir::fuse::tile::getExchangedBytes(Type element) {
  return element.isIndex() ? 8 : getElementBytes(element);
}

int64_t mlir::fuse::tile::getElementBytes(Type element) {
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

static bool hasLayout(Type type) {
  if (auto frag = dyn_cast<FragType>(type))
    return bool(frag.getLayout());
  if (auto staged = dyn_cast<StagedType>(type))
    return bool(staged.getLayout());
  if (auto held = dyn_cast<HeldType>(type))
    return bool(held.getTile().getLayout());
  auto ring = dyn_cast<RingType>(type);
  return !ring || llvm::all_of(ring.getSlots(), hasLayout);
}

Type mlir::fuse::tile::findWithoutLayout(Operation *op) {
  SmallVector<Type> types(op->getResultTypes());
  for (Region &region : op->getRegions())
    llvm::append_range(types, region.getArgumentTypes());
  auto *found = llvm::find_if_not(types, hasLayout);
  return found == types.end() ? Type() : *found;
}
