//===- TileEnums.td - enumerations of the tile dialect -----*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILEENUMS
#define FUSE_DIALECT_TILE_IR_TILEENUMS

include "mlir/IR/EnumAttr.td"

def Tile_Combiner : I32EnumAttr<"Combiner", "how a reduction combines", [
    I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"max", 1>]> {
  let cppNamespace = "::mlir::fuse::tile";
  let genSpecializedAttr = 0;
}

#endif // FUSE_DIALECT_TILE_IR_TILEENUMS
