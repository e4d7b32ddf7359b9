//===- FuseBase.td - the fuse dialect and its attributes ---*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_FUSEBASE
#define FUSE_DIALECT_FUSE_IR_FUSEBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Fuse_Dialect : Dialect {
  let name = "fuse";
  let cppNamespace = "::mlir::fuse";
  let summary = "Fused tensor operations: one op per kernel body";
  let description = [{
    The fuse dialect says *what* one fused kernel computes. Every structured op
    (`fuse.matmul`, the row ops, `fuse.elementwise`) names its iteration
    dimensions once and subscripts each operand with them, so transposes,
    broadcasts and permuted results are spelled in the subscripts and nowhere
    else. Scalar code around the core computation stands in regions that are
    isolated from above. The ops are destination-style and work on tensors, and
    after bufferization on memrefs. `fuse-lower-to-linalg` defines their
    meaning.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class Fuse_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Fuse_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Fuse_GeluForm : I32EnumAttr<"GeluForm", "which GELU", [
    I32EnumAttrCase<"erf", 0>, I32EnumAttrCase<"tanh", 1>]> {
  let cppNamespace = "::mlir::fuse";
  let genSpecializedAttr = 0;
}
def Fuse_GeluFormAttr : EnumAttr<Fuse_Dialect, Fuse_GeluForm, "gelu_form">;

def Fuse_Precision : I32EnumAttr<"Precision", "how an f32 contraction multiplies", [
    I32EnumAttrCase<"ieee", 0>, I32EnumAttrCase<"tf32", 1>,
    I32EnumAttrCase<"tf32x3", 2>]> {
  let cppNamespace = "::mlir::fuse";
  let genSpecializedAttr = 0;
}
def Fuse_PrecisionAttr : EnumAttr<Fuse_Dialect, Fuse_Precision, "precision">;

def Fuse_ScheduleAttr : Fuse_Attr<"Schedule", "schedule"> {
  let summary = "how one kernel is tiled and pipelined";
  let description = [{
    Written by `fuse-select-schedule`, by hand, or forced from the command line
    and obeyed by everyone else. `isLegalSchedule` (Target/Legality.h) says
    whether a chip can run it for a given op.

    - `tile`: elements per CTA tile: `[m, n, k]` for a matmul, `[rows, columns]`
      for a row or elementwise kernel. A row kernel whose columns are fewer than
      the row's walks the row in segments.
    - `warps`: warps (waves on AMD) along `[m, n]` or `[rows, columns]`.
    - `stages`: buffers in the ring of `tile.pipeline`. On AMD there is one, and
      the next step's loads are under way in registers.
    - `cluster`: CTAs along `[m, n]` that run as one cluster.
    - `split`: of a `fuse.row`, parts that each row is cut into: blocks share a row, and each of
      its steps is a kernel that hands partial results to the next. Of a matmul: 1.
    - `raster`: tiles of m walked before the next n (L2 locality).
    - `swap`: the right operand fills the m side of the matrix instruction, 64 rows, so that m
      may be as small as 8; all warps but the producers lie along n.
    - `producers`: warps beside those in `warps` that only load; the others only
      compute, and a CTA walks several tiles. 0: every warp does both.
    - `aux_stages`: with producers, buffers in the ring through which auxiliaries
      of the result's size reach the epilogue, 64 columns of each at a time. 0:
      the consumers load them from global memory.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$tile,
    ArrayRefParameter<"int64_t">:$warps,
    DefaultValuedParameter<"int64_t", "1">:$stages,
    OptionalArrayRefParameter<"int64_t">:$cluster,
    DefaultValuedParameter<"int64_t", "1">:$split,
    DefaultValuedParameter<"int64_t", "8">:$raster,
    DefaultValuedParameter<"bool", "false">:$swap,
    DefaultValuedParameter<"int64_t", "0">:$producers,
    DefaultValuedParameter<"int64_t", "0">:$aux_stages);
  let assemblyFormat = [{
    `<` struct(custom<I64List>($tile), custom<I64List>($warps), $stages,
               custom<I64List>($cluster), $split, $raster, $swap, $producers, $aux_stages) `>`
  }];
}

def Fuse_VariantAttr : Fuse_Attr<"Variant", "variant"> {
  let summary = "a schedule and the guard under which it may run";
  let description = [{
    Guards are tried in order; the first that holds is launched. `min_rows` and
    `max_rows` bound the extent of the kernel's row dimension (m, both
    inclusive; `max_rows` 0 is unbounded); of a `fuse.row` whose number of rows is static, the
    extent that it reduces over. `align` is the base alignment in
    bytes that the variant's loads and stores rely on.
  }];
  let parameters = (ins
    DefaultValuedParameter<"int64_t", "0">:$min_rows,
    DefaultValuedParameter<"int64_t", "0">:$max_rows,
    DefaultValuedParameter<"int64_t", "16">:$align,
    "ScheduleAttr":$schedule);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Fuse_CausalAttr : Fuse_Attr<"Causal", "causal"> {
  let summary = "a causal mask: column <= row + offset";
  let description = [{
    `row` is the number of the iteration dimension that plays the query
    position; the column is the dimension the row op reduces over. Masked
    elements count as -inf and need not be read.
  }];
  let parameters = (ins "unsigned":$row, DefaultValuedParameter<"int64_t", "0">:$offset);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // FUSE_DIALECT_FUSE_IR_FUSEBASE
