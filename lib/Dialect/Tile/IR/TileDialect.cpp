//===- TileDialect.cpp - the tile dialect, its types and attributes -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
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

#include "fuse/Dialect/Tile/IR/TileDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "fuse/Dialect/Tile/IR/TileTypes.cpp.inc"

LogicalResult RingType::verify(function_ref<InFlightDiagnostic()> emitError, int64_t stages,
                               ArrayRef<Type> slots) {
  if (stages < 1)
    return emitError() << "a ring has at least one slot, got " << stages;
  if (slots.empty() || !llvm::all_of(slots, llvm::IsaPred<StagedType>))
    return emitError() << "a slot of a ring is made of staged tiles";
  return success();
}

void TileDialect::initialize() {
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
  return cast<StagedType>(type).getShape();
}

Type mlir::fuse::tile::getTileElementType(Type type) {
  if (auto frag = dyn_cast<FragType>(type))
    return frag.getElementType();
  return cast<StagedType>(type).getElementType();
}
