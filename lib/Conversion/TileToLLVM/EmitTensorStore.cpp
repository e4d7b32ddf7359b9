//===- EmitTensorStore.cpp - results through shared memory ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each warp stages boxes of 16 rows by up to 128 bytes of its accumulator's layout, swizzled, in
// one of its buffers, and the accelerator stores them while the warp computes the next. What is out
// of bounds it drops. The last columns of a tile may be a narrower box: its rows lie 128 bytes
// apart, too, as the width of the swizzle says (measured, lib/Simulator/NVIDIA/TensorCopy.cpp).
//
// Boxes of 16-bit results whose rows no tensor map can show leave the buffer by lanes that store
// side by side.
//
// Where operands are swapped the 16 rows of the instruction are columns of the result: stmatrix
// transposes into boxes of 16 columns, 32 bytes, by up to 64 rows.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

void KernelEmitter::stageHalves(Value buffer, ArrayRef<Value> values, bool transposed) {
  int64_t columns = int64_t(values.size()) * 2;
  for (int64_t column = 0; column < columns; column += 16) {
    SmallVector<Value> words;
    // Columns 0-7: rows 0-7, 8-15; then columns 8-15, if there are so many.
    for (int64_t first = column / 2; first < std::min(column + 16, columns) / 2; first += 2) {
      Value two = mlir::vector::FromElementsOp::create(
          b, loc, VectorType::get({2}, values[first].getType()), values.slice(first, 2));
      words.push_back(LLVM::BitcastOp::create(b, loc, b.getI32Type(), two));
    }
    NVVM::StMatrixOp::create(b, loc, sharedPointer(matrixRowInBox(buffer, column, transposed)),
                             words, transposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
                             NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8),
                             NVVM::LdStMatrixEltType::B16);
  }
}

void KernelEmitter::stageWords(Value buffer, ArrayRef<Value> values) {
  // Of each eight columns a lane has two, 8 bytes, in rows lane / 4 and lane / 4 + 8. Of the four
  // rows that sixteen lanes store at once, the swizzle puts two into the same banks.
  Value row = divConst(laneId, 4);
  Value place = arith::XOrIOp::create(b, loc, divConst(remConst(laneId, 4), 2), remConst(row, 8));
  Value rowStart = add(add(buffer, mulConst(row, kLineBytes)), mulConst(remConst(laneId, 2), 8));
  auto pairType = VectorType::get({2}, b.getF32Type());
  for (size_t first = 0; first < values.size(); first += 2) {
    Value chunk = arith::XOrIOp::create(b, loc, place, i32(first / 4 * 2));
    Value at = addConst(add(rowStart, mulConst(chunk, 16)), first / 2 % 2 * 8 * kLineBytes);
    Value pair = mlir::vector::FromElementsOp::create(b, loc, pairType, values.slice(first, 2));
    LLVM::StoreOp::create(b, loc, pair, sharedPointer(at), /*alignment=*/8);
  }
}

LogicalResult KernelEmitter::emitRowStores(StoreOp op, Value box, Value firstRow, int64_t column,
                                           int64_t width) {
  const GlobalBuffer *dest = getBuffer(op, op.getDest());
  if (!dest)
    return failure();
  SmallVector<int64_t> dims = op.getTileDims();
  ArrayRef<int64_t> shape = op.getValue().getType().getShape();
  auto left = [&](int dim) {
    return isInBounds(op, dims[dim])
               ? Value()
               : elementsLeft(*dest, dims[dim], op.getIndices()[dims[dim]], shape[dim], Value());
  };
  Value rowsLeft = left(0), columnsLeft = left(1);
  int64_t vector = cast<RowsAttr>(op.getViaAttr()).getElements();
  Type element = dest->type.getElementType();
  Type type = vector == 1 ? element : VectorType::get({vector}, element);
  Value base = tilePointer(*dest, op.getIndices()), pitch = toI64(dest->strides[dims[0]]);
  int64_t perRow = width / vector, rounds = llvm::divideCeil(16 * perRow, 32);
  constexpr int64_t together = 4; // loads that are under way before the first store
  auto loop = scf::ForOp::create(b, loc, i32(0), i32(rounds), i32(together));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  struct Unit {
    Value value, row, column, exists;
  };
  SmallVector<Unit> units;
  for (int64_t i = 0; i < together; ++i) {
    Value number = add(mulConst(addConst(loop.getInductionVar(), i), 32), laneId);
    Unit unit;
    if (16 * perRow % (32 * together)) {
      unit.exists =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, number, i32(16 * perRow));
      number = arith::MinUIOp::create(b, loc, number, i32(16 * perRow - 1));
    }
    unit.row = divConst(number, perRow);
    unit.column = mulConst(remConst(number, perRow), vector);
    Value chunk = arith::XOrIOp::create(b, loc, divConst(unit.column, 8), remConst(unit.row, 8));
    Value at = add(add(box, mulConst(unit.row, kLineBytes)),
                   add(mulConst(chunk, 16), mulConst(remConst(unit.column, 8), 2)));
    unit.value = LLVM::LoadOp::create(b, loc, type, sharedPointer(at), vector * 2);
    units.push_back(unit);
  }
  for (const Unit &unit : units) {
    Value row = add(firstRow, unit.row), at = addConst(unit.column, column), inside = unit.exists;
    if (rowsLeft)
      inside =
          both(inside, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, row, rowsLeft));
    if (columnsLeft)
      inside =
          both(inside, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, at, columnsLeft));
    OpBuilder::InsertionGuard inner(b);
    if (inside) {
      auto branch = scf::IfOp::create(b, loc, inside, /*withElseRegion=*/false);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
    }
    Value offset = mulConst(add(mul(toI64(row), pitch), toI64(at)), 2);
    Value pointer = LLVM::GEPOp::create(b, loc, base.getType(), b.getI8Type(), base,
                                        ArrayRef<LLVM::GEPArg>{offset});
    LLVM::StoreOp::create(b, loc, unit.value, pointer, vector * 2);
  }
  return success();
}

/// The dimension of a tile that is the instruction's columns: of these a lane has pairs.
static int getColumnDim(const Layout &layout) {
  return layout.getLevel(LayoutLevel::Register).front().dim;
}

KernelEmitter::BoxStore KernelEmitter::prepareBoxes(StoreOp op) {
  StoreBuffers staging = op.getBuffers();
  Layout layout = getLayout(op.getValue());
  Layout warpsOnly(layout.getShape(), layout.getLevel(LayoutLevel::Warp));
  Value buffers =
      addConst(mulConst(warpId, staging.count * staging.bytes), getSharedOffset(op, kBoxBuffer));
  Value firstRow = threadCoordinate(warpsOnly, 1 - getColumnDim(layout));
  return {buffers, firstRow,
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, laneId, i32(0))};
}

LogicalResult KernelEmitter::storeBoxes(StoreOp op, const BoxStore &store, const Slice &slice,
                                        int64_t &boxes) {
  auto map = dyn_cast<TensorMapAttr>(op.getViaAttr());
  StoreBuffers staging = op.getBuffers();
  SmallVector<int64_t> dims = op.getTileDims();
  int columnDim = getColumnDim(getLayout(op.getValue())), rowDim = 1 - columnDim;
  // Rows leave a slice at a time.
  int64_t boxColumns = map ? map.getBox()[dims[columnDim]] : int64_t(slice.registers.size()) * 2;
  // Where all boxes leave by rows, the accelerator reads none.
  bool anyTensorStore =
      llvm::any_of(tensorMapsOf, [](const auto &item) { return isa<StoreOp>(item.first); });
  bool ofHalves = !getTileElementType(op.getValue().getType()).isF32();
  Value firstRow = addConst(store.firstRow, slice.at[rowDim]);
  auto values = llvm::map_to_vector(
      slice.registers, [&](int64_t r) { return fragments[op.getValue()].registers[r]; });
  int64_t columns = int64_t(values.size()) * 2;
  for (int64_t first = 0; first < columns; first += boxColumns, ++boxes) {
    int64_t width = std::min(boxColumns, columns - first), column = slice.at[columnDim] + first;
    auto box = ArrayRef<Value>(values).slice(first / 2, width / 2);
    Value buffer = addConst(store.buffers, boxes % staging.count * staging.bytes);
    // The buffer must have been read; at the first box, all.
    if (map || anyTensorStore)
      NVVM::CpAsyncBulkWaitGroupOp::create(
          b, loc, uint32_t(boxes == 0 || !map ? 0 : staging.count - 1), b.getUnitAttr());
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    if (ofHalves)
      stageHalves(buffer, box, /*transposed=*/columnDim == 0);
    else
      stageWords(buffer, box);
    if (!map) {
      NVVM::SyncWarpOp::create(b, loc, i32(-1));
      if (failed(emitRowStores(op, buffer, firstRow, column, width)))
        return failure();
      continue;
    }
    NVVM::FenceProxyOp::create(
        b, loc, NVVM::ProxyKind::async_shared,
        NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta));
    NVVM::SyncWarpOp::create(b, loc, i32(-1));
    auto branch = scf::IfOp::create(b, loc, store.isFirst, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      SmallVector<Value> coordinates;
      for (int64_t dim = dims[1]; dim >= 0; --dim) {
        Value at = toI32(lookup(op.getIndices()[dim]));
        if (dim == dims[columnDim])
          at = addConst(at, column);
        else if (dim == dims[rowDim])
          at = add(at, firstRow);
        coordinates.push_back(at);
      }
      const auto &maps = tensorMapsOf[op];
      NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(
          b, loc, tensorMaps[width < boxColumns ? maps.back() : maps.front()].parameter,
          sharedPointer(buffer), coordinates, Value(), NVVM::TMAStoreMode::TILE, Value());
    }
    // Every lane commits; only the first one's group holds anything.
    NVVM::CpAsyncBulkCommitGroupOp::create(b, loc);
  }
  return success();
}
