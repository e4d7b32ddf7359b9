//===- FrontEnds.td - ops of front ends' own dialects ------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What linalg cannot say and front ends write in dialects of their own, under the names and in the
// syntax that they print. Other ops of these dialects are unknown, and refused by name.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FRONTENDS_FRONTENDS
#define FUSE_DIALECT_FRONTENDS_FRONTENDS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class FrontEnd_Dialect<string dialect> : Dialect {
  let name = dialect;
  let cppNamespace = "::mlir::fuse::" # dialect;
}

def TmTensor_Dialect : FrontEnd_Dialect<"tm_tensor"> {
  let summary = "What torch-mlir writes beside linalg";
}

def IreeLinalgExt_Dialect : FrontEnd_Dialect<"iree_linalg_ext"> {
  let summary = "What IREE's importers of StableHLO write beside linalg";
}

def FrontEnd_ScatterOpInterface : OpInterface<"ScatterOpInterface"> {
  let cppNamespace = "::mlir::fuse";
  let description = [{
    Puts updates into a tensor, at places that data says. `updates` has the dimensions `batch`, then
    a window; `indices` has `batch`, then one column for each entry of the dimension map. Update
    `u`, element `w` of its window, meets the original at the place whose coordinates are those of the
    window (its dimensions are the last ones of the original), plus `indices[u, i]` along
    dimension `dimension_map[i]`. The region maps the update and what was there to what is there
    then. What would be beyond the original is dropped.
  }];
  let methods = [
    InterfaceMethod<"updates, indices", "::mlir::OperandRange", "getInputs">,
    InterfaceMethod<"what is written into", "::mlir::Value", "getOriginal">,
    InterfaceMethod<"the dimension that each column is a place along",
                    "::llvm::ArrayRef<int64_t>", "getDimensionMap">,
    InterfaceMethod<"no two updates are of one place", "bool", "getUniqueIndices">,
    InterfaceMethod<"from the update and what was there to what is there then",
                    "::mlir::Region &", "getRegion">];
  let verify = [{ return ::mlir::fuse::detail::verifyScatter($_op); }];
}

class FrontEnd_ScatterOp<Dialect dialect> : Op<dialect, "scatter", [
    Pure, SingleBlock, FrontEnd_ScatterOpInterface]> {
  let summary = "updates of a tensor at places that data says";
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, AnyRankedTensor:$original,
      DenseI64ArrayAttr:$dimension_map, DefaultValuedAttr<BoolAttr, "true">:$unique_indices);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
}

class FrontEnd_ScanOp<Dialect dialect> : Op<dialect, "scan", [Pure, SingleBlock]> {
  let summary = "what is combined up to each place along one dimension";
  let description = [{
    Inclusive: `output[i]` combines `input[0]` to `input[i]`. Exclusive: `accumulator` and `input[0]` to
    `input[i - 1]`. The other result is the last element of the first. The contents of `output`,
    and of an inclusive scan's `accumulator`, mean nothing.
  }];
  let arguments = (ins AnyRankedTensor:$input, AnyRankedTensor:$output, AnyRankedTensor:$accumulator,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
      DefaultValuedAttr<BoolAttr, "true">:$inclusive);
  let results = (outs AnyRankedTensor:$result, AnyRankedTensor:$last);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)`
    `ins` `(` $input `:` type($input) `)`
    `outs` `(` $output `,` $accumulator `:` type($output) `,` type($accumulator) `)`
    $region `->` type($result) `,` type($last)
  }];
  let hasVerifier = 1;
}

class FrontEnd_SortOp<Dialect dialect> : Op<dialect, "sort", [Pure, SingleBlock]> {
  let summary = "tensors in the order of their elements along one dimension";
  let description = [{
    The region gets two elements of each tensor, `a0, b0, a1, b1, ...`, and says whether those of `a`
    come before those of `b`. What comes neither before nor after each other stays in its order.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$outputs,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `outs` `(` $outputs `:` type($outputs) `)`
    $region `->` type($results)
  }];
  let hasVerifier = 1;
}

class FrontEnd_TopkOp<Dialect dialect> : Op<dialect, "topk", [Pure, SingleBlock]> {
  let summary = "the first elements of each row in an order, and their places";
  let description = [{
    What a sort of `input` along the dimension by the region would put first, as many as `values`
    and `indices` have places. The region says whether one element comes before another. Both
    outputs are filled with constants, for rows that are too short, which are refused.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, AnyRankedTensor:$values,
      AnyRankedTensor:$indices, ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs AnyRankedTensor:$result, AnyRankedTensor:$places);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $values `,` $indices `:` type($values) `,` type($indices) `)`
    $region `->` type($result) `,` type($places)
  }];
  let hasVerifier = 1;
}

class FrontEnd_YieldOp<Dialect dialect> : Op<dialect, "yield", [Pure, Terminator, ReturnLike]> {
  let summary = "ends a region";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def TmTensor_ScatterOp : FrontEnd_ScatterOp<TmTensor_Dialect> {
  let assemblyFormat = [{
    attr-dict `unique_indices` `(` $unique_indices `)` `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $original `:` type($original) `)` $region `->` type($result)
  }];
}
def TmTensor_ScanOp : FrontEnd_ScanOp<TmTensor_Dialect>;
def TmTensor_SortOp : FrontEnd_SortOp<TmTensor_Dialect>;
def TmTensor_TopkOp : FrontEnd_TopkOp<TmTensor_Dialect>;
def TmTensor_YieldOp : FrontEnd_YieldOp<TmTensor_Dialect>;

def IreeLinalgExt_ScatterOp : FrontEnd_ScatterOp<IreeLinalgExt_Dialect> {
  let assemblyFormat = [{
    attr-dict `dimension_map` `=` $dimension_map `unique_indices` `(` $unique_indices `)`
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $original `:` type($original) `)`
    $region `->` type($result)
  }];
}
def IreeLinalgExt_ScanOp : FrontEnd_ScanOp<IreeLinalgExt_Dialect>;
def IreeLinalgExt_SortOp : FrontEnd_SortOp<IreeLinalgExt_Dialect>;
def IreeLinalgExt_TopkOp : FrontEnd_TopkOp<IreeLinalgExt_Dialect>;
def IreeLinalgExt_YieldOp : FrontEnd_YieldOp<IreeLinalgExt_Dialect>;

#endif // FUSE_DIALECT_FRONTENDS_FRONTENDS
