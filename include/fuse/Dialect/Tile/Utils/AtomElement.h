//===- AtomElement.h - what instructions multiply ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_UTILS_ATOMELEMENT_H
#define FUSE_DIALECT_TILE_UTILS_ATOMELEMENT_H

#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/MatrixAtom.h"
#include <optional>

namespace mlir::fuse::tile {

/// The elements that instructions multiply of a product of `type`, if there are such.
std::optional<AtomElement> getAtomElement(Type type, Precision precision);

} // namespace mlir::fuse::tile

#endif // FUSE_DIALECT_TILE_UTILS_ATOMELEMENT_H
