//===- FuseOps.td - operations of the fuse dialect ---------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_FUSEOPS
#define FUSE_DIALECT_FUSE_IR_FUSEOPS

include "fuse/Dialect/Fuse/IR/FuseBase.td"
include "fuse/Dialect/Fuse/IR/FuseInterfaces.td"
include "fuse/Dialect/Fuse/IR/Schedules.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"

class Fuse_Op<string mnemonic, list<Trait> traits = []>
    : Op<Fuse_Dialect, mnemonic, traits>;

def Fuse_Shaped : AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

class Fuse_StructuredOp<string mnemonic, list<Trait> traits = []>
    : Fuse_Op<mnemonic, !listconcat(traits, [
        IsolatedFromAbove, DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<Fuse_IndexedOpInterface, ["getReductionDims"]>,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>])> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
  code structuredDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
}

def Fuse_MatmulOp : Fuse_StructuredOp<"matmul", [AttrSizedOperandSegments]> {
  let summary = "contraction with one or more right operands and an epilogue";
  let description = [{
    `acc_i[m, n] = sum over k of lhs[m, k] * rhs_i[n, k]`, then the epilogue maps
    the accumulators and one scalar per auxiliary to one scalar per result.

    The role of each dimension follows from where it occurs: in lhs, rhs and out
    it is a batch dimension, in lhs and out m, in rhs and out n, in lhs and rhs
    k. (A dimension of one matrix operand only that is also in out is m or n; a
    batch dimension missing from an operand is broadcast there.) Transposed
    operands and permuted results are subscripts. All right operands have one
    type and one subscript.

    The epilogue's arguments are one accumulator (of type `acc`) per right
    operand, then one scalar per auxiliary. It may hold arith, math, the
    activations of this dialect and `fuse.index`. Operands of f16 and bf16
    accumulate in f32; `precision` says how f32 operands are multiplied
    (default `ieee`). Where one operand holds i1 or i8 and the other floats, the
    integers are converted to that type as they are read (i1 to 0 and 1, i8 with
    its sign), which is exact.

    Example, a GEGLU gate:

    ```mlir
    %h = fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : tensor<?x4096xf16>)
        rhs(%wu[n, k] : tensor<12288x4096xf16>, %wv[n, k] : tensor<12288x4096xf16>)
        outs(%init[m, n] : tensor<?x12288xf16>)
        epilogue(%u, %v) {
      %g = fuse.gelu erf %u : f32
      %p = arith.mulf %g, %v : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    ```
  }];
  let arguments = (ins Fuse_Shaped:$lhs, Variadic<Fuse_Shaped>:$rhs,
      Variadic<Fuse_Shaped>:$aux, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps, TypeAttr:$acc,
      DefaultValuedAttr<Fuse_PrecisionAttr, "Precision::ieee">:$precision);
  let regions = (region SizedRegion<1>:$epilogue);
  let extraClassDeclaration = structuredDeclaration # [{
    /// The dimensions of each role, in iteration order.
    struct Roles { ::llvm::SmallVector<unsigned> batch, m, n, k; };
    Roles getRoles();
    /// The type that is multiplied: that of the operands, of a float and an integer the float.
    ::mlir::Type getMultipliedType();
    /// Are the elements of this operand, left or right, converted as they are read?
    bool convertsOperand(unsigned number);
    ::mlir::AffineMap getLhsMap() { return getMaps()[0]; }
    ::mlir::AffineMap getRhsMap() { return getMaps()[1]; }
  }];
}

class Fuse_NamedRowOp<string mnemonic> : Fuse_StructuredOp<mnemonic, [AttrSizedOperandSegments]> {
  code rowDeclaration = structuredDeclaration # [{
    /// Dimension the row runs along.
    unsigned getRowDim() { return getOver(); }
  }];
  let regions = (region SizedRegion<1>:$prologue, SizedRegion<1>:$epilogue);
}

def Fuse_SoftmaxOp : Fuse_NamedRowOp<"softmax"> {
  let summary = "softmax along a row, with prologue, mask and epilogue";
  let description = [{
    `v = prologue(ins)`, `y = exp(v - max v) / sum exp(v - max v)` over dimension
    `over`, `outs = epilogue(y, v, ins)`. The prologue yields one f32. With
    `causal`, elements right of the diagonal count as -inf and are not read. A row
    that is -inf throughout gives NaN, as in torch.

    ```mlir
    %p = fuse.softmax (b, m, n) over(n) causal(m)
        ins(%s[b, m, n] : tensor<4x?x?xf16>) outs(%init[b, m, n] : tensor<4x?x?xf16>)
        prologue(%x) {
      %c = arith.constant 1.250000e-01 : f32
      %e = arith.extf %x : f16 to f32
      %v = arith.mulf %e, %c : f32
      fuse.yield %v : f32
    } epilogue(%y, %v, %x) {
      %r = arith.truncf %y : f32 to f16
      fuse.yield %r : f16
    }
    ```
  }];
  let arguments = (ins Variadic<Fuse_Shaped>:$ins, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$over,
      OptionalAttr<Fuse_CausalAttr>:$causal);
  let extraClassDeclaration = rowDeclaration;
}

def Fuse_LayerNormOp : Fuse_NamedRowOp<"layer_norm"> {
  let summary = "layer normalisation along a row, with prologue and epilogue";
  let description = [{
    `v = prologue(ins)`, `y = (v - mean v) / sqrt(var v + eps)` over dimension
    `over` (population variance), `outs = epilogue(y, v, ins)`: gamma and beta are
    inputs used by the epilogue, the un-normalised sum is its second argument.
  }];
  let arguments = (ins Variadic<Fuse_Shaped>:$ins, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$over, F64Attr:$eps);
  let extraClassDeclaration = rowDeclaration;
}

def Fuse_RmsNormOp : Fuse_NamedRowOp<"rms_norm"> {
  let summary = "RMS normalisation along a row, with prologue and epilogue";
  let description = [{
    As `fuse.layer_norm`, with `y = v / sqrt(mean v^2 + eps)`.
  }];
  let arguments = (ins Variadic<Fuse_Shaped>:$ins, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$over, F64Attr:$eps);
  let extraClassDeclaration = rowDeclaration;
}

def Fuse_ElementwiseOp : Fuse_StructuredOp<"elementwise", [AttrSizedOperandSegments]> {
  let summary = "elementwise work that no kernel absorbed";
  let description = [{
    `outs = body(ins)` for every point of the iteration space. An input without
    subscripts (`%t[]`) is a tensor in the body too, which `fuse.gather` reads.

    ```mlir
    %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x64xf32>, %b[n] : tensor<64xf32>)
        outs(%init[m, n] : tensor<?x64xf32>) body(%e, %f) {
      %s = arith.addf %e, %f : f32
      fuse.yield %s : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Fuse_Shaped>:$ins, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps);
  let regions = (region SizedRegion<1>:$body);
  let extraClassDeclaration = structuredDeclaration;
}

def Fuse_RowOp : Fuse_StructuredOp<"row", [AttrSizedOperandSegments]> {
  let summary = "any work on rows: scalars, reductions along the row, scalars again";
  let description = [{
    `outs = body(ins)` for every point of the iteration space, where the body may
    hold `fuse.reduce`: what that combines are the values of its operand at all
    points that differ along the dimensions `over` only. A destination without
    those dimensions is written once for a row; what it is given must not vary
    along them. Dimensions of `over` are subscripts of some input.

    The names of this dialect (softmax, layer_norm, rms_norm) stand for the row
    work that has forms of its own: masks that skip reads, running maxima.

    Example, L2 normalisation that also gives the norm:

    ```mlir
    %y, %norm = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x768xf32>)
        outs(%init[m, n] : tensor<?x768xf32>, %init1[m] : tensor<?xf32>) body(%e) {
      %square = arith.mulf %e, %e : f32
      %sum = fuse.reduce addf %square : f32
      %root = math.sqrt %sum : f32
      %scaled = arith.divf %e, %root : f32
      fuse.yield %scaled, %root : f32, f32
    }
    ```
  }];
  let arguments = (ins Variadic<Fuse_Shaped>:$ins, Variadic<Fuse_Shaped>:$outs,
      StrArrayAttr:$dims, AffineMapArrayAttr:$indexing_maps, DenseI64ArrayAttr:$over);
  let regions = (region SizedRegion<1>:$body);
  let extraClassDeclaration = structuredDeclaration # [{
    /// True for each value of the body that varies along the row: it depends on
    /// an input or a coordinate that does, other than through a reduction.
    ::llvm::DenseSet<::mlir::Value> getVaryingValues();
  }];
}

//===----------------------------------------------------------------------===//
// Grouping
//===----------------------------------------------------------------------===//

def Fuse_KernelOp : Fuse_Op<"kernel", [
    SingleBlock, NoRegionArguments, RecursiveMemoryEffects]> {
  let summary = "one logical kernel: the unit that is scheduled and reported";
  let description = [{
    Holds the fuse ops that one kernel runs (one, unless several run together).
    On tensors it yields their results; on memrefs it has none.
    `fuse-select-schedule` attaches `variants`.

    ```mlir
    %y = fuse.kernel "geglu_ffn_0" {
      %h = fuse.matmul ...
      fuse.yield %h : tensor<?x12288xf16>
    } : tensor<?x12288xf16>
    ```
  }];
  let arguments = (ins StrAttr:$sym, OptionalAttr<TypedArrayAttrBase<Fuse_VariantAttr, "variants">>:$variants);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym (`variants` $variants^)? $body attr-dict (`:` type($results)^)?
  }];
  let hasRegionVerifier = 1;
}

def Fuse_YieldOp : Fuse_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "ends a region of the fuse dialect";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange{}); }]>];
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

def Fuse_SliceOp : Fuse_Op<"slice", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let summary = "part of a tensor, seen in place";
  let description = [{
    One subscript for each dimension of the source: `:` keeps all of it, `a:b` the places from `a`
    up to, but not including, `b`, and a number one place, whose dimension goes. What is cut has a
    static extent that holds it; what is dynamic is kept as a whole, so nothing of a slice is left
    to be checked when a function is called.

    ```mlir
    %k = fuse.slice %w[48:96, :] : tensor<144x?xf16>      // tensor<48x?xf16>
    %c = fuse.slice %gate[:, 2] : tensor<?x8xf32>         // tensor<?xf32>
    ```

    Structured ops read a slice through subscripts, as any operand; no kernel copies it. On
    memrefs the source is contiguous, and the result has its strides: the kernel gets the whole
    buffer and sees the part of it (`memref.subview`), so it knows how the part is aligned. A
    destination is never a slice, and no op gathers from one.
  }];
  let arguments = (ins Fuse_Shaped:$source, DenseI64ArrayAttr:$begins, DenseI64ArrayAttr:$lengths);
  let results = (outs Fuse_Shaped:$result);
  let builders = [OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$begins,
                                 "ArrayRef<int64_t>":$lengths)>];
  let extraClassDeclaration = [{
    /// What `lengths` holds for a dimension of which all is kept, and for one that goes.
    static constexpr int64_t kWhole = -1, kDropped = 0;

    bool isWhole(unsigned dim) { return getLengths()[dim] == kWhole; }
    bool isDropped(unsigned dim) { return getLengths()[dim] == kDropped; }
    /// Dimensions of the source that the result has, in order.
    ::llvm::SmallVector<unsigned> getKeptDims();
    /// The type of such a part of a value of type `source`.
    static ::mlir::Type inferType(::mlir::Type source, ::llvm::ArrayRef<int64_t> begins,
                                  ::llvm::ArrayRef<int64_t> lengths);
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Scalar ops
//===----------------------------------------------------------------------===//

def Fuse_GatherOp : Fuse_Op<"gather", [Pure,
    TypesMatchWith<"result is an element", "source", "result", "::mlir::getElementTypeOrSelf($_self)">]> {
  let summary = "element of a tensor at computed places";
  let description = [{
    Reads an operand that the structured op holds without subscripts (`%t[]`):
    an embedding, a slice, a part of a concatenation. Each index is clamped to
    its extent. A tensor without elements is not read; the result means nothing
    then.

    ```mlir
    %y = fuse.elementwise (m, n) ins(%ids[m] : tensor<?xi64>, %table[] : tensor<50257x768xf16>)
        outs(%init[m, n] : tensor<?x768xf16>) body(%id, %t) {
      %i = arith.index_cast %id : i64 to index
      %j = fuse.index 1 : index
      %e = fuse.gather %t[%i, %j] : tensor<50257x768xf16>
      fuse.yield %e : f16
    }
    ```
  }];
  let arguments = (ins Fuse_Shaped:$source, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$source `[` $indices `]` attr-dict `:` type($source)";
  let hasVerifier = 1;
}

def Fuse_ExtentOp : Fuse_Op<"extent", [Pure]> {
  let summary = "extent of a tensor along one dimension";
  let description = [{
    Asks an operand that the structured op holds without subscripts (`%t[]`) for
    an extent: a mean divides by a size that only the call knows.

    ```mlir
    %y = fuse.elementwise (m) ins(%sum[m] : tensor<?xf32>, %x[] : tensor<?x?xf32>)
        outs(%init[m] : tensor<?xf32>) body(%s, %t) {
      %n = fuse.extent %t, 1 : tensor<?x?xf32>
      %i = arith.index_cast %n : index to i64
      %f = arith.sitofp %i : i64 to f32
      %mean = arith.divf %s, %f : f32
      fuse.yield %mean : f32
    }
    ```
  }];
  let arguments = (ins Fuse_Shaped:$source, ConfinedAttr<I64Attr, [IntNonNegative]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$source `,` $dim attr-dict `:` type($source)";
  let hasVerifier = 1;
}

def Fuse_IndexOp : Fuse_Op<"index", [Pure]> {
  let summary = "coordinate of the current point along one iteration dimension";
  let description = [{
    Allowed in the regions of the structured ops; `dim` counts their dimensions
    from 0.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Fuse_ReduceOp : Fuse_Op<"reduce", [Pure, SameOperandsAndResultType, HasParent<"RowOp">]> {
  let summary = "combines a scalar along the row";
  let description = [{
    `kind` over the values of `value` at all points of the row, at each of them:
    addf, mulf, maximumf, minimumf, maxnumf, minnumf, and addi, muli, maxs, mins,
    maxu, minu, andi, ori, xori of integers. The order is fixed by the schedule;
    of an empty row the result is the neutral element.
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, AnyTypeOf<[F32, I32, I64]>:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}

def Fuse_SortOp : Fuse_Op<"sort", [Pure, IsolatedFromAbove, SingleBlock, HasParent<"RowOp">,
    InferTypeOpAdaptor]> {
  let summary = "puts scalars in order along the row";
  let description = [{
    At each point of the row, of each of `values` the one that belongs there when the
    row is in order. The region gets two elements, of each value the one's and the
    other's, and says whether the first comes before the second. Where it holds both
    ways round or neither, the two keep their order, so `<` and `<=` mean the same.
    Where it is no order of the row at hand, each point gets the values of some
    element of the row, of all `values` the same one's.

    ```mlir
    %sorted, %from = fuse.sort %x, %i before {
    ^bb0(%a: f32, %b: f32, %i_a: i64, %i_b: i64):
      %before = arith.cmpf olt, %a, %b : f32
      fuse.yield %before : i1
    } : f32, i64
    ```

    The row lies along one dimension. A block holds it whole, so its length is known
    when it is compiled and at most what `kMaxSortedBytes` allows.
  }];
  let arguments = (ins Variadic<AnyTypeOf<[AnySignlessInteger, AnyFloat]>>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before);
  let assemblyFormat = "$values `before` $before attr-dict `:` type($values)";
  let hasVerifier = 1;
}

class Fuse_ScalarOp<string mnemonic, list<Trait> traits = []>
    : Fuse_Op<mnemonic, [Pure, SameOperandsAndResultType] # traits>;

def Fuse_GeluOp : Fuse_ScalarOp<"gelu"> {
  let summary = "GELU of a scalar";
  let description = [{
    `erf`: `0.5 x (1 + erf(x / sqrt 2))`. `tanh`:
    `0.5 x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))`. Targets evaluate both
    within 2e-6 |x| of the exact value in f32 (docs/Numbers.md). At -inf both
    are 0, their limit; NaN only for NaN.
  }];
  let arguments = (ins Fuse_GeluFormAttr:$form, AnyFloat:$x);
  let results = (outs AnyFloat:$y);
  let assemblyFormat = "`` $form $x attr-dict `:` type($x)";
}

def Fuse_SiluOp : Fuse_ScalarOp<"silu"> {
  let summary = "SiLU of a scalar: x / (1 + exp(-x)), 0 at -inf";
  let arguments = (ins AnyFloat:$x);
  let results = (outs AnyFloat:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def Fuse_SigmoidOp : Fuse_ScalarOp<"sigmoid"> {
  let summary = "logistic sigmoid of a scalar: 1 / (1 + exp(-x))";
  let arguments = (ins AnyFloat:$x);
  let results = (outs AnyFloat:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

#endif // FUSE_DIALECT_FUSE_IR_FUSEOPS
