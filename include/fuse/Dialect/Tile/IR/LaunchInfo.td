//===- LaunchInfo.td - what a launch asks of the host ------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_TILE_IR_LAUNCHINFO
#define FUSE_DIALECT_TILE_IR_LAUNCHINFO

include "fuse/Dialect/Tile/IR/TileTypes.td"

def Tile_TensorMapRecipeAttr : Tile_Attr<"TensorMapRecipe", "tensor_map_recipe"> {
  let summary = "how the host encodes a tensor map";
  let description = [{
    Of the memref that is argument number `argument` of a kernel: the box has an extent for each of
    its dimensions, shared memory is swizzled over `swizzle` bytes, and the second-level cache fetches
    `l2_promotion` bytes at once. Of a slice, `lengths` elements from `begins` on along each
    dimension; a length of -1 is all of it. With `rounds_to_tf32`, f32 are rounded as they are loaded.
    Along dimension `rest` the box has only what the last one of whole boxes has, in whole eights; -1
    is none.

    ```mlir
    #tile.tensor_map_recipe<argument = 0, box = [128, 64], swizzle = 128>
    ```
  }];
  let parameters = (ins "int64_t":$argument, ArrayRefParameter<"int64_t">:$box, "int64_t":$swizzle,
      DefaultValuedParameter<"int64_t", "256">:$l2_promotion,
      OptionalArrayRefParameter<"int64_t">:$begins, OptionalArrayRefParameter<"int64_t">:$lengths,
      DefaultValuedParameter<"bool", "false">:$rounds_to_tf32,
      DefaultValuedParameter<"int64_t", "-1">:$rest);
  let assemblyFormat = [{
    `<` struct($argument, custom<IntegerList>($box), $swizzle, $l2_promotion,
               custom<IntegerList>($begins), custom<IntegerList>($lengths), custom<Flag>($rounds_to_tf32),
               $rest) `>`
  }];
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
  let extraClassDeclaration = [{
    /// Whether the argument of this type can be shown so.
    ::llvm::LogicalResult verifyArgument(
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError, ::mlir::Type argument) const;
  }];
}

def Tile_LaunchInfoAttr : Tile_Attr<"LaunchInfo", "launch_info"> {
  let summary = "what a launch of a kernel asks of the host";
  let description = [{
    `tile.launch_info` of a kernel, and, once it is machine code, of its launches:

    - `align`: the base alignment in bytes that its accesses rely on; the conversion to machine code
      sets it;
    - `flops`: the operations of its matrix products, a map of the dynamic extents of its arguments,
      in order; `fuse-count-flops` sets it, where they can be expressed so;
    - `overlaps`: it may start before the launches ahead of it in its call have ended, since it waits
      for them by itself (`tile.await_launches`); `fuse-overlap-launches` sets it;
    - `shared_memory`: the bytes of dynamic shared memory that it takes; a launch says so itself; and
    - `tensor_maps`: those that follow its other parameters; the conversion sets both, too.

    ```mlir
    #tile.launch_info<align = 16, shared_memory = 98304,
                      tensor_maps = [<argument = 0, box = [128, 64], swizzle = 128>]>
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"int64_t", "1">:$align,
      OptionalParameter<"::mlir::AffineMapAttr">:$flops,
      DefaultValuedParameter<"bool", "false">:$overlaps,
      DefaultValuedParameter<"int64_t", "0">:$shared_memory,
      OptionalArrayRefParameter<"::mlir::fuse::tile::TensorMapRecipeAttr">:$tensor_maps);
  let assemblyFormat = [{
    `<` struct($align, $flops, custom<Flag>($overlaps), $shared_memory, custom<TensorMapRecipes>($tensor_maps)) `>`
  }];
  let genVerifyDecl = 1;
  let genMnemonicAlias = 0;
  let extraClassDeclaration = [{
    /// That of a kernel or a launch; one that asks for nothing, if it has none.
    static LaunchInfoAttr getOf(::mlir::Operation *op);
    /// Makes this that of a kernel or a launch.
    void setOf(::mlir::Operation *op) const;

    /// This one, with another fact.
    LaunchInfoAttr withAlign(int64_t align) const;
    LaunchInfoAttr withFlops(::mlir::AffineMap flops) const;
    LaunchInfoAttr withOverlap() const;
    LaunchInfoAttr withSharedMemory(int64_t bytes) const;
    LaunchInfoAttr withTensorMaps(::llvm::ArrayRef<TensorMapRecipeAttr> maps) const;

    /// Whether a kernel whose arguments have these types can ask so.
    ::llvm::LogicalResult verifyArguments(
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
        ::mlir::TypeRange arguments) const;
  }];
}

#endif // FUSE_DIALECT_TILE_IR_LAUNCHINFO
