//===- FuseInterfaces.td - what all structured fuse ops share ----*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_FUSEINTERFACES
#define FUSE_DIALECT_FUSE_IR_FUSEINTERFACES

include "mlir/IR/OpBase.td"

def Fuse_IndexedOpInterface : OpInterface<"IndexedOpInterface"> {
  let cppNamespace = "::mlir::fuse";
  let description = [{
    An op over named iteration dimensions whose operands are subscripted with
    them. One map per operand, inputs first, then destinations; each result of a
    map is a dimension, or the constant 0 for a dimension of extent 1 that is
    broadcast (inputs only). An input of elementwise and row work may have no
    subscripts at all: it is gathered from (`isGathered`).
  }];
  let methods = [
    InterfaceMethod<"Names of the iteration dimensions.", "::mlir::ArrayAttr", "getDims">,
    InterfaceMethod<"One map per operand.", "::mlir::ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"The destinations.", "::mlir::OperandRange", "getOuts">,
    InterfaceMethod<"Dimensions the op reduces over (k of a matmul, the row of a row op).",
      "::llvm::SmallVector<unsigned>", "getReductionDims">
  ];
  let extraSharedClassDeclaration = [{
    unsigned getNumDims() { return $_op.getDims().size(); }
    ::llvm::StringRef getDimName(unsigned dim) {
      return ::llvm::cast<::mlir::StringAttr>($_op.getDims()[dim]).getValue();
    }
    ::llvm::SmallVector<::mlir::AffineMap> getMaps() {
      return ::mlir::fuse::detail::getMaps($_op.getIndexingMaps());
    }
    ::mlir::AffineMap getMapOf(::mlir::OpOperand &operand) {
      return ::llvm::cast<::mlir::AffineMapAttr>($_op.getIndexingMaps()[operand.getOperandNumber()]).getValue();
    }
    /// Static extents, ShapedType::kDynamic where unknown.
    ::llvm::SmallVector<int64_t> getStaticDimSizes() {
      return ::mlir::fuse::detail::getStaticDimSizes($_op);
    }
    /// Extents as attributes or `tensor.dim`/`memref.dim` values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getDimSizes(::mlir::OpBuilder &b, ::mlir::Location loc) {
      return ::mlir::fuse::detail::getDimSizes($_op, b, loc);
    }
    /// Inputs: every operand that is not a destination.
    ::llvm::SmallVector<::mlir::OpOperand *> getInputOperands() {
      return ::mlir::fuse::detail::getInputOperands($_op);
    }
    ::llvm::SmallVector<::mlir::OpOperand *> getOutOperands() {
      return ::mlir::fuse::detail::getOutOperands($_op);
    }
  }];
  let verify = [{ return ::mlir::fuse::detail::verifyIndexedOp($_op); }];
  let verifyWithRegions = 1;
}

#endif // FUSE_DIALECT_FUSE_IR_FUSEINTERFACES
