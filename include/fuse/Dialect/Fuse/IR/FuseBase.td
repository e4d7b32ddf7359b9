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
  let hasOperationAttrVerify = 1;
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

def Fuse_VariantAttr : Fuse_Attr<"Variant", "variant"> {
  let summary = "a schedule and the guard under which it may run";
  let description = [{
    Guards are tried in order; the first that holds is launched. `min_rows` and
    `max_rows` bound the extent of the kernel's row dimension (m, both
    inclusive; `max_rows` 0 is unbounded); of a `fuse.row` whose number of rows is static, the
    extent that it reduces over.
  }];
  let parameters = (ins
    DefaultValuedParameter<"int64_t", "0">:$min_rows,
    DefaultValuedParameter<"int64_t", "0">:$max_rows,
    "ScheduleInterface":$schedule);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
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
