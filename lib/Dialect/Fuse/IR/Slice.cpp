//===- Slice.cpp - fuse.slice ---------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::fuse;

SmallVector<unsigned> SliceOp::getKeptDims() {
  SmallVector<unsigned> kept;
  for (unsigned dim = 0, rank = getLengths().size(); dim < rank; ++dim)
    if (!isDropped(dim))
      kept.push_back(dim);
  return kept;
}

Type SliceOp::inferType(Type source, ArrayRef<int64_t> /*begins*/, ArrayRef<int64_t> lengths) {
  auto shaped = cast<ShapedType>(source);
  SmallVector<int64_t> shape;
  for (auto [extent, length] : llvm::zip_equal(shaped.getShape(), lengths))
    if (length != kDropped)
      shape.push_back(length == kWhole ? extent : length);
  if (isa<RankedTensorType>(source))
    return RankedTensorType::get(shape, shaped.getElementType());
  // Strides of a contiguous source. Where the slice begins is no part of the type, so that slices
  // of one shape have one type.
  SmallVector<int64_t> strides;
  int64_t stride = 1;
  for (auto [extent, length] :
       llvm::zip_equal(llvm::reverse(shaped.getShape()), llvm::reverse(lengths))) {
    if (length != kDropped)
      strides.insert(strides.begin(), stride);
    bool isDynamic = ShapedType::isDynamic(stride) || ShapedType::isDynamic(extent);
    stride = isDynamic ? ShapedType::kDynamic : stride * extent;
  }
  auto layout = StridedLayoutAttr::get(source.getContext(), ShapedType::kDynamic, strides);
  return MemRefType::get(shape, shaped.getElementType(), layout,
                         cast<MemRefType>(source).getMemorySpace());
}

void SliceOp::build(OpBuilder &b, OperationState &state, Value source, ArrayRef<int64_t> begins,
                    ArrayRef<int64_t> lengths) {
  build(b, state, inferType(source.getType(), begins, lengths), source, begins, lengths);
}

Value SliceOp::getViewSource() { return getSource(); }

LogicalResult SliceOp::reifyResultShapes(OpBuilder &b, ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<OpFoldResult> shape;
  for (unsigned dim : getKeptDims())
    shape.push_back(isWhole(dim) ? tensor::getMixedSize(b, getLoc(), getSource(), dim)
                                 : OpFoldResult(b.getIndexAttr(getLengths()[dim])));
  shapes = {shape};
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly: %x[:, 48:96, 2] : type of the source
//===----------------------------------------------------------------------===//

ParseResult SliceOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand source;
  Type type;
  SmallVector<int64_t> begins, lengths;
  auto parseSubscript = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalColon())) {
      begins.push_back(0);
      lengths.push_back(kWhole);
      return success();
    }
    int64_t begin, end;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(begin))
      return failure();
    begins.push_back(begin);
    if (failed(parser.parseOptionalColon())) {
      lengths.push_back(kDropped);
      return success();
    }
    if (parser.parseInteger(end))
      return failure();
    if (begin < 0 || end <= begin)
      return parser.emitError(loc)
             << "expected places from 0 on and at least one of them, got " << begin << ':' << end;
    lengths.push_back(end - begin);
    return success();
  };
  if (parser.parseOperand(source) ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseSubscript) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  auto shaped = dyn_cast<ShapedType>(type);
  if (!isa<RankedTensorType, MemRefType>(type) || shaped.getRank() != int64_t(begins.size()))
    return parser.emitError(loc) << "expected a ranked tensor or memref of " << begins.size()
                                 << " dimensions, one for each subscript";
  Builder &b = parser.getBuilder();
  result.addAttribute("begins", b.getDenseI64ArrayAttr(begins));
  result.addAttribute("lengths", b.getDenseI64ArrayAttr(lengths));
  result.addTypes(inferType(type, begins, lengths));
  return parser.resolveOperand(source, type, result.operands);
}

void SliceOp::print(OpAsmPrinter &p) {
  p << ' ' << getSource() << '[';
  llvm::interleaveComma(llvm::zip_equal(getBegins(), getLengths()), p, [&](auto subscript) {
    auto [begin, length] = subscript;
    if (length == kWhole)
      p << ':';
    else if (length == kDropped)
      p << begin;
    else
      p << begin << ':' << begin + length;
  });
  p << ']';
  p.printOptionalAttrDict((*this)->getAttrs(), {"begins", "lengths"});
  p << " : " << getSource().getType();
}

LogicalResult SliceOp::verify() {
  auto type = cast<ShapedType>(getSource().getType());
  ArrayRef<int64_t> begins = getBegins(), lengths = getLengths();
  if (int64_t(begins.size()) != type.getRank() || begins.size() != lengths.size())
    return emitOpError() << "needs " << type.getRank() << " subscripts for " << type;
  if (auto memref = dyn_cast<MemRefType>(type); memref && !memref.getLayout().isIdentity())
    return emitOpError() << "is part of " << type << ", which is not contiguous";
  bool cuts = false;
  for (auto [dim, extent, begin, length] : llvm::enumerate(type.getShape(), begins, lengths)) {
    if (length == kWhole) {
      if (begin != 0)
        return emitOpError() << "keeps all of dimension " << dim << " and begins at " << begin;
      continue;
    }
    cuts = true;
    if (length < kWhole)
      return emitOpError() << "has a length of " << length << " along dimension " << dim;
    if (ShapedType::isDynamic(extent))
      return emitOpError() << "cuts dimension " << dim
                           << ", whose extent is dynamic; only a static one can be cut";
    if (begin < 0 || begin >= extent || std::max<int64_t>(length, 1) > extent - begin)
      return emitOpError() << "takes places " << begin << ':'
                           << begin + std::max<int64_t>(length, 1) << " of dimension " << dim
                           << ", which has " << extent;
  }
  if (!cuts)
    return emitOpError("cuts nothing");
  if (Type wanted = inferType(type, begins, lengths); wanted != getResult().getType())
    return emitOpError() << "gives a " << wanted << ", not a " << getResult().getType();
  return success();
}
