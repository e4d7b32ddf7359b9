//===- ContractionsToBlas.cpp - float64 contractions as dgemm -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fuse::exec {
#define GEN_PASS_DEF_CONTRACTIONSTOBLAS
#include "fuse/Execution/Passes.h.inc"
} // namespace mlir::fuse::exec

using namespace mlir;
using namespace mlir::fuse;

static bool isF64Contraction(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() && op->getNumOperands() == 3 && op.getNumDpsInputs() == 2 &&
         llvm::all_of(op->getOperands(),
                      [](Value v) { return getElementTypeOrSelf(v.getType()).isF64(); }) &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); }) &&
         linalg::isaContractionOpInterface(op);
}

/// Passes, for each loop, its extent and the stride of each operand along it (0:
/// none) in one buffer.
static void callBlas(linalg::LinalgOp op, func::FuncOp function) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Type index = b.getIndexType();
  unsigned numLoops = op.getNumLoops();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<Value> extents(numLoops), arguments;
  SmallVector<SmallVector<Value>> strides(numLoops, SmallVector<Value>(3, zero));
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    auto metadata = memref::ExtractStridedMetadataOp::create(b, loc, operand.get());
    Value pointer = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, operand.get());
    Value bytes = arith::MulIOp::create(b, loc, metadata.getOffset(),
                                        arith::ConstantIndexOp::create(b, loc, sizeof(double)));
    arguments.push_back(arith::AddIOp::create(b, loc, pointer, bytes));
    for (auto [dim, expr] : llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults())) {
      unsigned loop = cast<AffineDimExpr>(expr).getPosition();
      extents[loop] = metadata.getSizes()[dim];
      strides[loop][number] = metadata.getStrides()[dim];
    }
  }
  Value description =
      memref::AllocOp::create(b, loc, MemRefType::get({int64_t(4 * numLoops)}, index));
  for (unsigned loop = 0; loop < numLoops; ++loop)
    for (auto [place, value] : llvm::enumerate(SmallVector<Value>{
             extents[loop], strides[loop][0], strides[loop][1], strides[loop][2]}))
      memref::StoreOp::create(b, loc, value, description,
                              ValueRange(arith::ConstantIndexOp::create(b, loc, 4 * loop + place)));
  arguments.push_back(arith::ConstantIndexOp::create(b, loc, numLoops));
  arguments.push_back(memref::ExtractAlignedPointerAsIndexOp::create(b, loc, description));
  func::CallOp::create(b, loc, function, arguments);
  op.erase();
}

namespace {
struct ContractionsToBlasPass : exec::impl::ContractionsToBlasBase<ContractionsToBlasPass> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (isF64Contraction(op))
        ops.push_back(op);
    });
    if (ops.empty())
      return;
    OpBuilder b = OpBuilder::atBlockEnd(getOperation().getBody());
    auto function =
        func::FuncOp::create(b, getOperation().getLoc(), "fuse_contract_f64",
                             b.getFunctionType(SmallVector<Type>(5, b.getIndexType()), {}));
    function.setPrivate();
    for (linalg::LinalgOp op : ops)
      callBlas(op, function);
  }
};
} // namespace
