//===- AtomElement.cpp - what instructions multiply -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/AtomElement.h"

using namespace mlir;
using namespace mlir::fuse;

std::optional<AtomElement> mlir::fuse::tile::getAtomElement(Type type, Precision precision) {
  if (type.isF16())
    return AtomElement::F16;
  if (type.isBF16())
    return AtomElement::BF16;
  if (type.isF32())
    return precision == Precision::ieee ? AtomElement::F32 : AtomElement::TF32;
  return std::nullopt;
}
