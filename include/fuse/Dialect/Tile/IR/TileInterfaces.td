//===- TileInterfaces.td - interfaces of the tile dialect --*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_TILEINTERFACES
#define FUSE_DIALECT_TILE_IR_TILEINTERFACES

include "mlir/IR/OpBase.td"

def Tile_DistributionInterface : AttrInterface<"DistributionInterface"> {
  let cppNamespace = "::mlir::fuse::tile";
  let description = [{
    How the tiles of a `tile.for_tiles` are spread over the CTAs of a grid: how many of these are
    launched, and which tiles each of them computes, one after the other. What a CTA computes at a
    time is a work item: a tile, or where CTAs form clusters, one of the tiles that the cluster takes
    together. A distribution is an attribute, and a file that says these two things
    (lib/Dialect/Tile/IR/Distribute*.cpp); `tile-distribute` and `fuse-tile` ask for them.
  }];
  let methods = [
    InterfaceMethod<"CTAs of a cluster: they take tiles that are neighbours along the last two "
                    "dimensions, or one tile.", "int64_t", "getCluster">,
    InterfaceMethod<"CTAs of a cluster whose tiles are neighbours along the last dimension.", "int64_t",
                    "getAlongLast", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"CTAs of a cluster that take a tile together, each a segment of its reduction, or a "
                    "part of its fragments.",
                    "int64_t", "getCtasOfTile", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"Whether fragments of a tile are spread over the CTAs of a cluster.", "bool",
                    "spreadsFragments", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
      Elements of the reduction that its segments begin at multiples of; 0 where each item reduces over
      all of it.
    }], "int64_t", "getGrain", (ins), "", [{ return 0; }]>,
    InterfaceMethod<"Whether a CTA has one item, not several that it walks.", "bool", "takesOneItem",
                    (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
      Builds the number of CTAs to launch (index), in the host program. `ctas` is a CTA for each tile,
      all clusters being whole, `reduction` the extent that tiles reduce over (index), null where there
      is no grain, and `units` how many CTAs the chip runs at once.
    }], "::mlir::Value", "buildGrid",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc, "::mlir::Value":$ctas,
           "::mlir::Value":$reduction, "int64_t":$units)>,
    InterfaceMethod<[{
      Builds whether a grid of `grid` CTAs computes each tile once (i1). `ctas` is as of buildGrid; both
      are index values.
    }], "::mlir::Value", "buildFits",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc, "::mlir::Value":$ctas,
           "::mlir::Value":$grid)>,
    InterfaceMethod<[{
      Builds how many rows of partial sums the CTAs of a grid have at most (index). `ctas` and `grid` are
      as of buildFits.
    }], "::mlir::Value", "buildRows",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc, "::mlir::Value":$ctas,
           "::mlir::Value":$grid), "", [{ return grid; }]>,
    InterfaceMethod<"Which grids do, for messages: \"one CTA for each tile\".",
                    "::llvm::StringRef", "describeFits">,
    InterfaceMethod<[{
      Builds what walks the work items of one CTA, in a kernel; `item` builds what is to be done for
      one.
    }], "void", "buildItems",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc,
           "const ::mlir::fuse::tile::WorkSpace &":$space,
           "::mlir::fuse::tile::BuildWorkItem":$item)>
  ];
}

def Tile_SharedMemoryOpInterface : OpInterface<"SharedMemoryOpInterface"> {
  let cppNamespace = "::mlir::fuse::tile";
  let description = [{
    An op that keeps something in shared memory. `tile-allocate-shared` gives each buffer a place,
    which the attribute `tile.places` then says.
  }];
  let methods = [
    InterfaceMethod<[{
      What the op needs, in a kernel whose tiles have layouts and whose loads and stores say how they
      travel; nothing elsewhere.
    }], "::llvm::SmallVector<::mlir::fuse::SharedBuffer>", "getSharedBuffers">
  ];
}

#endif // FUSE_DIALECT_TILE_IR_TILEINTERFACES
