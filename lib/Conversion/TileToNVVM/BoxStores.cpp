//===- BoxStores.cpp - results through shared memory ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each warp stages boxes of 16 rows by up to 128 bytes of its accumulator's layout, swizzled, in
// one of its buffers, and the accelerator stores them while the warp computes the next. What is out
// of bounds it drops. The last columns of a tile may be a narrower box: its rows lie 128 bytes
// apart, too, as the width of the swizzle says (measured, lib/Simulator/NVIDIA/TensorCopy.cpp).
//
// Boxes of 16-bit results whose rows TMA cannot store leave the buffer by lanes that store side
// by side.
//
// Where operands are swapped the 16 rows of the instruction are columns of the result: stmatrix
// transposes into boxes of 16 columns, 32 bytes, by up to 64 rows.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class BoxCode : public RoleCode {
public:
  using RoleCode::RoleCode;

  /// Write the accumulators of a box, 16 rows, to a buffer: elements of 2 and of 4 bytes.
  void stageHalves(Value buffer, ArrayRef<Value> values, bool transposed);
  void stageWords(Value buffer, ArrayRef<Value> values);
  /// Stores `width` columns from `column` on of a staged box, whose rows begin at `firstRow` of
  /// the tile.
  void storeRows(StoreOp op, Value box, Value firstRow, int64_t column, int64_t width);
};

/// A tile.store through shared memory, slice by slice.
class BoxStore : public SlicedOp {
public:
  BoxStore(StoreOp op, const WarpgroupKernel &kernel);

  void begin(ThreadCode &at) override;
  void emit(ThreadCode &at, SliceState &state, size_t number) override;

private:
  /// Waits until a buffer may be written again; `box`: its number among all boxes of the slices.
  void waitForBuffer(BoxCode &code, int64_t box);
  /// The accelerator stores a staged box, `width` columns from `column` on.
  void storeByTensorMap(BoxCode &code, Value buffer, Value row, int64_t column, int64_t width);

  StoreOp op;
  const WarpgroupKernel &kernel;
  TensorMapAttr map; // null: boxes leave by rows
  StoreBuffers staging;
  SmallVector<int64_t> dims;
  /// Dimensions of the tile that are the instruction's columns, of which a lane has pairs, and
  /// rows.
  int columnDim, rowDim;
  // i32 values of a warp: where its buffers lie, and its first row in the tile. i1: whether this
  // lane is its first.
  Value buffers, firstRow, isFirst;
};
} // namespace

void BoxCode::stageHalves(Value buffer, ArrayRef<Value> values, bool transposed) {
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

void BoxCode::stageWords(Value buffer, ArrayRef<Value> values) {
  // Of each eight columns a lane has two, 8 bytes, in rows lane / 4 and lane / 4 + 8. Of the four
  // rows that sixteen lanes store at once, the swizzle puts two into the same banks.
  Value row = divConst(frame.laneId, 4);
  Value place =
      arith::XOrIOp::create(b, loc, divConst(remConst(frame.laneId, 4), 2), remConst(row, 8));
  Value rowStart =
      add(add(buffer, mulConst(row, kLineBytes)), mulConst(remConst(frame.laneId, 2), 8));
  auto pairType = VectorType::get({2}, b.getF32Type());
  for (size_t first = 0; first < values.size(); first += 2) {
    Value chunk = arith::XOrIOp::create(b, loc, place, i32(first / 4 * 2));
    Value at = addConst(add(rowStart, mulConst(chunk, 16)), first / 2 % 2 * 8 * kLineBytes);
    Value pair = mlir::vector::FromElementsOp::create(b, loc, pairType, values.slice(first, 2));
    LLVM::StoreOp::create(b, loc, pair, sharedPointer(at), /*alignment=*/8);
  }
}

void BoxCode::storeRows(StoreOp op, Value box, Value firstRow, int64_t column, int64_t width) {
  GlobalBuffer dest = getBuffer(op.getDest());
  SmallVector<int64_t> dims = op.getTileDims();
  ArrayRef<int64_t> shape = op.getValue().getType().getShape();
  auto left = [&](int dim) {
    return isInBounds(op, dims[dim])
               ? Value()
               : elementsLeft(dest, dims[dim], op.getIndices()[dims[dim]], shape[dim], Value());
  };
  Value rowsLeft = left(0), columnsLeft = left(1);
  int64_t vector = cast<RowsAttr>(op.getViaAttr()).getElements();
  Type element = dest.type.getElementType();
  Type type = vector == 1 ? element : VectorType::get({vector}, element);
  Value base = tilePointer(dest, op.getIndices()), pitch = toI64(dest.strides[dims[0]]);
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
    Value number = add(mulConst(addConst(loop.getInductionVar(), i), 32), frame.laneId);
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
    emitUnder(inside, [&] {
      Value offset = mulConst(add(mul(toI64(row), pitch), toI64(at)), 2);
      LLVM::StoreOp::create(b, loc, unit.value, advance(base, offset), vector * 2);
    });
  }
}

//===----------------------------------------------------------------------===//
// Slice by slice
//===----------------------------------------------------------------------===//

BoxStore::BoxStore(StoreOp op, const WarpgroupKernel &kernel)
    : op(op), kernel(kernel), map(dyn_cast<TensorMapAttr>(op.getViaAttr())),
      staging(op.getBuffers()), dims(op.getTileDims()),
      columnDim(ThreadCode::getLayout(op.getValue()).getLevel(LayoutLevel::Register).front().dim),
      rowDim(1 - columnDim) {}

void BoxStore::begin(ThreadCode &at) {
  RoleCode code(at, kernel);
  Layout layout = ThreadCode::getLayout(op.getValue());
  Layout warpsOnly(layout.getShape(), layout.getLevel(LayoutLevel::Warp));
  buffers = code.addConst(code.mulConst(code.frame.warpInCta, staging.count * staging.bytes),
                          getSharedOffset(op, kBoxBuffer));
  firstRow = code.threadCoordinate(warpsOnly, rowDim);
  isFirst = code.isFirstLane();
}

void BoxStore::waitForBuffer(BoxCode &code, int64_t box) {
  // The buffer must have been read; at the first box, all. Where all boxes leave by rows, the
  // accelerator reads none.
  if (map || kernel.hasTensorStores())
    NVVM::CpAsyncBulkWaitGroupOp::create(
        code.b, code.loc, uint32_t(box == 0 || !map ? 0 : staging.count - 1), code.b.getUnitAttr());
  code.syncWarp();
}

void BoxStore::storeByTensorMap(BoxCode &code, Value buffer, Value row, int64_t column,
                                int64_t width) {
  code.fenceAsyncProxy();
  code.syncWarp();
  code.emitUnder(isFirst, [&] {
    SmallVector<Value> coordinates;
    for (int64_t dim = dims[1]; dim >= 0; --dim) {
      Value at = code.toI32(op.getIndices()[dim]);
      if (dim == dims[columnDim])
        at = code.addConst(at, column);
      else if (dim == dims[rowDim])
        at = code.add(at, row);
      coordinates.push_back(at);
    }
    SmallVector<Value, 2> maps = kernel.getTensorMapsOf(op);
    bool isWhole = width == map.getBox()[dims[columnDim]];
    NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(
        code.b, code.loc, isWhole ? maps.front() : maps.back(), code.sharedPointer(buffer),
        coordinates, Value(), NVVM::TMAStoreMode::TILE, Value());
  });
  // Every lane commits; only the first one's group holds anything.
  NVVM::CpAsyncBulkCommitGroupOp::create(code.b, code.loc);
}

void BoxStore::emit(ThreadCode &at, SliceState &state, size_t number) {
  BoxCode code(at, kernel);
  const Slice &slice = state.slices[number];
  const SmallVector<Value> &registers = state.registers.find(op.getValue())->second;
  auto values = llvm::map_to_vector(slice.registers, [&](int64_t r) { return registers[r]; });
  int64_t columns = int64_t(values.size()) * 2;
  // Rows leave a slice at a time.
  int64_t boxColumns = map ? map.getBox()[dims[columnDim]] : columns;
  bool ofHalves = !getTileElementType(op.getValue().getType()).isF32();
  Value row = code.addConst(firstRow, slice.at[rowDim]);
  for (int64_t first = 0; first < columns; first += boxColumns, ++state.numBoxes) {
    int64_t width = std::min(boxColumns, columns - first), column = slice.at[columnDim] + first;
    auto box = ArrayRef<Value>(values).slice(first / 2, width / 2);
    Value buffer = code.addConst(buffers, state.numBoxes % staging.count * staging.bytes);
    waitForBuffer(code, state.numBoxes);
    if (ofHalves)
      code.stageHalves(buffer, box, /*transposed=*/columnDim == 0);
    else
      code.stageWords(buffer, box);
    if (map) {
      storeByTensorMap(code, buffer, row, column, width);
    } else {
      code.syncWarp();
      code.storeRows(op, buffer, row, column, width);
    }
  }
}

std::unique_ptr<SlicedOp> mlir::fuse::makeSlicedBoxStore(StoreOp op,
                                                         const WarpgroupKernel &kernel) {
  return std::make_unique<BoxStore>(op, kernel);
}
