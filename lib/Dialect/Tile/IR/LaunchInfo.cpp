//===- LaunchInfo.cpp - what a launch asks of the host --------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse::tile;

LogicalResult TensorMapRecipeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                          int64_t argument, ArrayRef<int64_t> box, int64_t swizzle,
                                          int64_t l2Promotion, ArrayRef<int64_t> begins,
                                          ArrayRef<int64_t> lengths, bool /*roundsToTf32*/,
                                          int64_t rest) {
  if (argument < 0)
    return emitError() << "a tensor map shows an argument of its kernel, got number " << argument;
  // What else is asked of boxes does not depend on who encodes the map.
  if (failed(TensorMapAttr::verify(emitError, box, swizzle, /*lastBox=*/{}, /*buffers=*/0,
                                   /*multicast=*/{}, /*roundsToTf32=*/false,
                                   /*fitsRows=*/false)))
    return failure();
  if (rest < -1 || rest >= int64_t(box.size()) || (rest >= 0 && box[rest] % kRestMultiple))
    return emitError() << "what is left along a dimension of a box is of whole eights, as the box "
                          "is; got dimension "
                       << rest;
  if (!llvm::is_contained({0, 64, 128, 256}, l2Promotion))
    return emitError() << "the second-level cache fetches 0, 64, 128 or 256 bytes at once, got "
                       << l2Promotion;
  if (begins.size() != lengths.size() || (!begins.empty() && begins.size() != box.size()))
    return emitError() << "a slice has " << box.size() << " begins and as many lengths, got "
                       << begins.size() << " and " << lengths.size();
  for (auto [begin, length] : llvm::zip_equal(begins, lengths))
    if (length == -1 ? begin != 0 : begin < 0 || length < 1)
      return emitError() << "a slice lies within its argument: it takes " << length
                         << " elements from " << begin << " on";
  return success();
}

LogicalResult TensorMapRecipeAttr::verifyArgument(function_ref<InFlightDiagnostic()> emitError,
                                                  Type argument) const {
  auto fail = [&]() { return emitError() << "has a tensor map " << *this << "; "; };
  auto type = dyn_cast<MemRefType>(argument);
  if (!type || !type.getElementType().isIntOrFloat())
    return fail() << "its argument is of type " << argument << ", not a memref of numbers";
  if (int64_t(getBox().size()) != type.getRank())
    return fail() << "its box must have " << type.getRank()
                  << " extents, one per dimension of its argument";
  for (auto [extent, begin, length] : llvm::zip(type.getShape(), getBegins(), getLengths()))
    if (length != -1 && (ShapedType::isDynamic(extent) || begin > extent - length))
      return fail() << "a slice lies within its argument: it takes " << length << " elements from "
                    << begin << " on along a dimension of "
                    << (ShapedType::isDynamic(extent) ? Twine("?") : Twine(extent)).str();
  int64_t rowBytes = getBox().back() * getElementBytes(type.getElementType());
  if (rowBytes % 16 || (getSwizzle() && rowBytes > getSwizzle()))
    return fail() << "the rows of its box have " << rowBytes
                  << " bytes; they must be multiples of 16, and no longer than the swizzle";
  if (getRoundsToTf32() && !type.getElementType().isF32())
    return fail() << "only f32 is rounded to tf32, not " << type.getElementType();
  return success();
}

LogicalResult LaunchInfoAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t align,
                                     AffineMapAttr flops, bool /*overlaps*/, int64_t sharedMemory,
                                     ArrayRef<TensorMapRecipeAttr> /*tensorMaps*/) {
  // What a driver promises of an allocation.
  constexpr int64_t mostAlign = 256;
  if (align < 1 || align > mostAlign || !llvm::isPowerOf2_64(align))
    return emitError() << "align is a power of two up to " << mostAlign << ", got " << align;
  if (sharedMemory < 0 || sharedMemory > INT32_MAX)
    return emitError() << "a kernel takes fewer than 2^31 bytes of shared memory, got "
                       << sharedMemory;
  if (flops && (flops.getValue().getNumDims() != 0 || flops.getValue().getNumResults() != 1))
    return emitError() << "flops map extents, which are symbols, to a number; got " << flops;
  return success();
}

LogicalResult LaunchInfoAttr::verifyArguments(function_ref<InFlightDiagnostic()> emitError,
                                              TypeRange arguments) const {
  for (TensorMapRecipeAttr map : getTensorMaps()) {
    if (map.getArgument() >= int64_t(arguments.size()))
      return emitError() << "has a tensor map " << map << "; it has " << arguments.size()
                         << " arguments";
    if (failed(map.verifyArgument(emitError, arguments[map.getArgument()])))
      return failure();
  }
  int64_t extents = 0;
  for (Type type : arguments)
    if (auto memref = dyn_cast<MemRefType>(type))
      extents += memref.getNumDynamicDims();
  if (getFlops() && getFlops().getValue().getNumSymbols() != extents)
    return emitError() << "has flops " << getFlops() << ", a map of "
                       << getFlops().getValue().getNumSymbols() << " extents; its arguments have "
                       << extents << " that are dynamic";
  return success();
}

LaunchInfoAttr LaunchInfoAttr::getOf(Operation *op) {
  if (auto info = op->getAttrOfType<LaunchInfoAttr>(kLaunchInfoAttr))
    return info;
  return get(op->getContext(), /*align=*/1, AffineMapAttr(), /*overlaps=*/false,
             /*shared_memory=*/0, {});
}

void LaunchInfoAttr::setOf(Operation *op) const { op->setAttr(kLaunchInfoAttr, *this); }

LaunchInfoAttr LaunchInfoAttr::withAlign(int64_t align) const {
  return get(getContext(), align, getFlops(), getOverlaps(), getSharedMemory(), getTensorMaps());
}

LaunchInfoAttr LaunchInfoAttr::withFlops(AffineMap flops) const {
  return get(getContext(), getAlign(), AffineMapAttr::get(flops), getOverlaps(), getSharedMemory(),
             getTensorMaps());
}

LaunchInfoAttr LaunchInfoAttr::withOverlap() const {
  return get(getContext(), getAlign(), getFlops(), /*overlaps=*/true, getSharedMemory(),
             getTensorMaps());
}

LaunchInfoAttr LaunchInfoAttr::withSharedMemory(int64_t bytes) const {
  return get(getContext(), getAlign(), getFlops(), getOverlaps(), bytes, getTensorMaps());
}

LaunchInfoAttr LaunchInfoAttr::withTensorMaps(ArrayRef<TensorMapRecipeAttr> maps) const {
  return get(getContext(), getAlign(), getFlops(), getOverlaps(), getSharedMemory(), maps);
}
