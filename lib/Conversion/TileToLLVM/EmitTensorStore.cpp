//===- EmitTensorStore.cpp - results through the tensor memory accelerator -===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each warp stages boxes of 16 rows by 64 columns of its accumulator's layout: stmatrix writes
// them, swizzled, into one of its two buffers, and the accelerator stores them while the warp
// computes the next. What is out of bounds it drops.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

static constexpr int64_t boxRows = 16, boxColumns = kEpilogueColumns;
static constexpr int64_t bufferBytes = boxRows * boxColumns * 2;

SmallVector<int64_t> KernelEmitter::getStoreBox(StoreOp op) {
  auto type = cast<MemRefType>(op.getDest().getType());
  ArrayRef<int64_t> shape = op.getValue().getType().getShape();
  SmallVector<int64_t> dims = op.getTileDims();
  int64_t last = type.getRank() - 1;
  if (!schedule.getProducers() || !isa<BlockArgument>(op.getDest()) ||
      type.getElementTypeBitWidth() != 16 || type.getRank() < 2 || type.getRank() > 5 ||
      dims[1] != last || dims[0] < 0 || shape[1] % boxColumns || shape != layout.getShape() ||
      type.isDynamicDim(last) || type.getDimSize(last) * 2 % 16)
    return {};
  SmallVector<int64_t> box(type.getRank(), 1);
  box[dims[0]] = boxRows;
  box[last] = boxColumns;
  return box;
}

LogicalResult KernelEmitter::emitTensorStore(StoreOp op) {
  int64_t numBuffers = getStoreBuffers(schedule);
  if (storeStaging < 0)
    storeStaging =
        reserveShared((numThreads / 32 - schedule.getProducers()) * numBuffers * bufferBytes, 1024);
  SmallVector<int64_t> dims = op.getTileDims();
  Value buffers = addConst(mulConst(consumerWarp, numBuffers * bufferBytes), storeStaging);
  Layout warpsOnly(layout.getShape(), layout.getLevel(LayoutLevel::Warp));
  Value firstRow = threadCoordinate(warpsOnly, 0);
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, laneId, i32(0));

  SmallVector<Piece> pieces = getPieces();
  for (auto [position, piece] : llvm::enumerate(pieces)) {
    if (size_t next = position + piecesAhead;
        next < pieces.size() &&
        failed(evaluate(op.getValue(), pieces[next].registers, /*onlyLoads=*/true)))
      return failure();
    if (failed(evaluate(op.getValue(), piece.registers)))
      return failure();
    const auto &registers = fragments[op.getValue()].registers;
    Value buffer = addConst(buffers, storedBoxes % numBuffers * bufferBytes);
    // The buffer must have been read; at a tile's first box, both.
    NVVM::CpAsyncBulkWaitGroupOp::create(b, loc, uint32_t(storedBoxes == 0 ? 0 : numBuffers - 1),
                                         b.getUnitAttr());
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    for (int64_t pair = 0; pair < boxColumns / 16; ++pair) {
      SmallVector<Value> words;
      for (int64_t part = 0; part < 4; ++part) { // columns 0-7: rows 0-7, 8-15; then 8-15
        int64_t first = piece.registers[(pair * 2 + part / 2) * 4 + part % 2 * 2];
        Value two = mlir::vector::FromElementsOp::create(
            b, loc, VectorType::get({2}, op.getValue().getType().getElementType()),
            ValueRange{registers[first], registers[first + 1]});
        words.push_back(LLVM::BitcastOp::create(b, loc, b.getI32Type(), two));
      }
      NVVM::StMatrixOp::create(
          b, loc, sharedPointer(matrixRowInBox(buffer, pair * 16)), words, NVVM::MMALayout::row,
          NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8), NVVM::LdStMatrixEltType::B16);
    }
    NVVM::FenceProxyOp::create(
        b, loc, NVVM::ProxyKind::async_shared,
        NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta));
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    auto branch = scf::IfOp::create(b, loc, isFirst, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      SmallVector<Value> coordinates;
      for (int64_t dim = dims[1]; dim >= 0; --dim) {
        Value at = toI32(lookup(op.getIndices()[dim]));
        if (dim == dims[1])
          at = addConst(at, piece.column);
        else if (dim == dims[0])
          at = add(at, addConst(firstRow, piece.block * 64));
        coordinates.push_back(at);
      }
      NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(
          b, loc, tensorMaps[tensorMapOf[op]].parameter, sharedPointer(buffer), coordinates,
          Value(), NVVM::TMAStoreMode::TILE, Value());
    }
    // Every lane commits; only the first one's group holds anything.
    NVVM::CpAsyncBulkCommitGroupOp::create(b, loc);
    ++storedBoxes;
  }
  return success();
}
