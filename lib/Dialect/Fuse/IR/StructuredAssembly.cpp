//===- StructuredAssembly.cpp - what structured ops spell alike -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredAssembly.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void mlir::fuse::printDims(OpAsmPrinter &p, IndexedOpInterface op) {
  p << " (";
  llvm::interleaveComma(op.getDims(), p,
                        [&](Attribute name) { p << cast<StringAttr>(name).getValue(); });
  p << ')';
}

void mlir::fuse::printGroup(OpAsmPrinter &p, IndexedOpInterface op, StringRef keyword,
                            unsigned first, unsigned count) {
  if (count == 0)
    return;
  p.printNewline();
  p << "    " << keyword << '(';
  llvm::interleaveComma(llvm::seq(first, first + count), p, [&](unsigned i) {
    OpOperand &operand = op->getOpOperand(i);
    p << operand.get() << '[';
    llvm::interleaveComma(op.getMapOf(operand).getResults(), p, [&](AffineExpr expr) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        p << op.getDimName(dim.getPosition());
      else
        p << expr;
    });
    p << "] : " << operand.get().getType();
  });
  p << ')';
}

void mlir::fuse::printScalarRegion(OpAsmPrinter &p, StringRef keyword, Region &region) {
  p << ' ' << keyword << '(';
  llvm::interleaveComma(region.getArguments(), p, [&](BlockArgument arg) { p << arg; });
  p << ") ";
  p.printRegion(region, /*printEntryBlockArgs=*/false);
}

void mlir::fuse::printBody(OpAsmPrinter &p, IndexedOpInterface op) {
  unsigned numOuts = op.getOuts().size(), numIns = op->getNumOperands() - numOuts;
  printGroup(p, op, "ins", 0, numIns);
  printGroup(p, op, "outs", numIns, numOuts);
  p.printNewline();
  p << "   ";
  printScalarRegion(p, "body", getResultRegion(op));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

std::string mlir::fuse::operandName(IndexedOpInterface op, unsigned index) {
  unsigned inputs = op->getNumOperands() - op.getOuts().size();
  return index < inputs ? "input " + std::to_string(index)
                        : "destination " + std::to_string(index - inputs);
}

LogicalResult mlir::fuse::verifyScalarRegion(Operation *op, Region &region, StringRef name,
                                             ArrayRef<Type> args, ArrayRef<Type> yields) {
  Block &block = region.front();
  if (!region.hasOneBlock())
    return op->emitOpError() << name << " must be one block";
  if (block.getNumArguments() != args.size())
    return op->emitOpError() << name << " takes " << args.size() << " arguments, got "
                             << block.getNumArguments();
  for (auto [arg, type] : llvm::zip(block.getArguments(), args))
    if (arg.getType() != type)
      return op->emitOpError() << name << " argument " << arg.getArgNumber() << " must be " << type
                               << ", got " << arg.getType();
  for (Operation &inner : block) {
    Dialect *dialect = inner.getDialect();
    StringRef ns = dialect ? dialect->getNamespace() : "";
    if (ns != "arith" && ns != "math" &&
        !isa<GeluOp, SiluOp, SigmoidOp, IndexOp, GatherOp, ExtentOp, ReduceOp, fuse::SortOp,
             YieldOp>(inner))
      return inner.emitOpError()
             << "may not stand in the " << name << " of '" << op->getName()
             << "', which holds arith, math, activations, fuse.gather, fuse.extent and fuse.index";
  }
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return op->emitOpError() << name << " must end in fuse.yield";
  if (yield.getOperandTypes() != TypeRange(yields)) {
    InFlightDiagnostic diag = op->emitOpError() << name << " must yield (";
    llvm::interleaveComma(yields, diag);
    diag << "), got (";
    llvm::interleaveComma(yield.getOperandTypes(), diag);
    return diag << ")";
  }
  return success();
}

SmallVector<Type> mlir::fuse::elementTypes(ValueRange values) {
  return llvm::map_to_vector(values, [](Value v) { return getElementTypeOrSelf(v.getType()); });
}

SmallVector<Type> mlir::fuse::argTypes(IndexedOpInterface op, ValueRange values) {
  SmallVector<Type> types = elementTypes(values);
  for (auto [type, value, map] : llvm::zip_first(types, values, op.getMaps()))
    type = getArgType(value.getType(), map);
  return types;
}
