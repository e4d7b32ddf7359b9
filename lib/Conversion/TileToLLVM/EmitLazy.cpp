//===- EmitLazy.cpp - epilogues, piece by piece ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A consumer warpgroup holds up to 128 accumulators a thread. Were its epilogue emitted op after
// op, auxiliaries and results of the whole tile would be in registers beside them. So the
// loads and maps between the products and the stores are emitted when a store asks for a piece
// of their result.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Dialect/Tile/Utils/Epilogue.h"
#include "fuse/Target/Legality.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// How many 32-bit registers may hold what is loaded ahead: a consumer has 232, of which 128 are
/// accumulators, and from 64 on some tiles spill (test/Target/codegen/roles.test); with results of
/// f32, which take twice the registers, from 48 on; with rows that lanes store, from 32 on.
static constexpr int64_t wordsAhead = 48, wordsAheadOfF32 = 32, wordsAheadOfRows = 16;

bool KernelEmitter::isLazy(Operation *op) {
  if ((ringPosition.empty() && !inPieces) || !isa<LoadOp, MapOp, RingReadOp>(op))
    return false;
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    return user->getBlock() == op->getBlock() &&
           (isa<StoreOp>(user) || (isa<MapOp>(user) && isLazy(user)));
  });
}

LogicalResult KernelEmitter::evaluate(Value fragment, ArrayRef<int64_t> registers, bool onlyLoads) {
  Operation *op = fragment.getDefiningOp();
  if (!op || !isLazy(op))
    return success();
  if (auto read = dyn_cast<RingReadOp>(op))
    return onlyLoads ? success() : readRing(read, registers);
  Location outer = loc;
  loc = op->getLoc();
  if (auto load = dyn_cast<LoadOp>(op)) {
    auto it = lazyLoads.find(op);
    if (it == lazyLoads.end()) {
      FailureOr<Access> access = prepareLoad(load);
      if (failed(access))
        return failure();
      it = lazyLoads.try_emplace(op, *access).first;
      fragments[fragment].registers.assign(access->fragment.getCount(LayoutLevel::Register),
                                           Value());
    }
    const Access &access = it->second;
    for (ArrayRef<int64_t> vector : access.fragment.getVectors(access.contiguous, access.width))
      if (llvm::any_of(vector, [&](int64_t r) {
            return llvm::is_contained(registers, r) && !fragments[fragment].registers[r];
          }))
        loadVector(load, access, vector);
    loc = outer;
    return success();
  }
  auto map = cast<MapOp>(op);
  if (!mapCoordinates.contains(op) && failed(beginMap(map)))
    return failure();
  Layout result = getLayout(map.getResult(0));
  for (Value operand : map.getOperands_()) {
    SmallVector<int64_t> needed;
    for (int64_t r : registers)
      if (int64_t p = result.projectRegister(getTileShape(operand.getType()), r);
          !llvm::is_contained(needed, p))
        needed.push_back(p);
    if (failed(evaluate(operand, needed, onlyLoads)))
      return failure();
  }
  for (int64_t r : onlyLoads ? ArrayRef<int64_t>() : registers)
    if (!fragments[fragment].registers[r] && failed(mapRegister(map, r)))
      return failure();
  loc = outer;
  return success();
}

SmallVector<KernelEmitter::Piece> KernelEmitter::getPieces(const Layout &layout) {
  int64_t width = getPieceColumns(kernel, schedule);
  SmallVector<Piece> pieces;
  int rowDim = schedule.getSwap() ? 1 : 0;
  for (int64_t r = 0, e = layout.getCount(LayoutLevel::Register); r < e; ++r) {
    SmallVector<int64_t> at = layout.getOffset(LayoutLevel::Register, r);
    int64_t block = at[rowDim] / 64, column = at[1 - rowDim] / width * width;
    auto *piece = llvm::find_if(
        pieces, [&](const Piece &p) { return p.block == block && p.column == column; });
    if (piece == pieces.end())
      piece = &pieces.emplace_back(Piece{block, column, {}});
    piece->registers.push_back(r);
  }
  // A ring of auxiliaries gives columns of all blocks together.
  if (schedule.getAuxStages())
    llvm::sort(pieces, [](const Piece &x, const Piece &y) {
      return std::pair(x.column, x.block) < std::pair(y.column, y.block);
    });
  return pieces;
}

LogicalResult KernelEmitter::loadAhead(MmaWaitOp op) {
  if (op->getBlock()->getOps<StoreOp>().empty()) // no epilogue
    return success();
  Layout layout = getLayout(op.getAccs().front());
  SmallVector<LoadOp> loads;
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode())
    if (auto load = dyn_cast<LoadOp>(next); load && isLazy(load))
      loads.push_back(load);
  SmallVector<Piece> pieces = getPieces(layout);
  auto neededBy = [&](LoadOp load, int64_t count) {
    SmallVector<int64_t> needed;
    for (const Piece &piece : ArrayRef(pieces).take_front(count))
      for (int64_t r : piece.registers)
        if (int64_t p = layout.projectRegister(getTileShape(load.getResult().getType()), r);
            !llvm::is_contained(needed, p))
          needed.push_back(p);
    return needed;
  };
  int64_t words = 0;
  for (LoadOp load : loads) {
    // The indices are computed before the loop, or by ops that may be repeated here.
    for (Value index : llvm::concat<Value>(SmallVector<Value>(load.getIndices()),
                                           SmallVector<Value>(load.getLimits())))
      if (Operation *def = index.getDefiningOp();
          def && !mapping.contains(index) && failed(emitOp(*def)))
        return failure();
    if (failed(evaluate(load.getResult(), {})))
      return failure();
    // A vector takes whole registers.
    const Access &access = lazyLoads.find(load)->second;
    int64_t bytes = getElementBytes(getTileElementType(load.getResult().getType()));
    words += int64_t(neededBy(load, 1).size()) / access.width *
             llvm::divideCeil(access.width * bytes, 4);
  }
  int64_t most =
      getPieceColumns(kernel, schedule) == kEpilogueColumns ? wordsAhead : wordsAheadOfF32;
  if (llvm::any_of(op->getBlock()->getOps<StoreOp>(),
                   [&](StoreOp store) { return storesRows(store); }))
    most = wordsAheadOfRows;
  most = std::max<int64_t>(most - registersKept, 0);
  piecesAhead = std::clamp<int64_t>(most / std::max<int64_t>(words, 1), 1, pieces.size());
  for (LoadOp load : loads)
    if (failed(evaluate(load.getResult(), neededBy(load, piecesAhead))))
      return failure();
  return success();
}

bool KernelEmitter::wantsPieces() {
  if (schedule.getProducers())
    return false;
  // 32-bit registers. Elements that are accessed one by one take one each.
  auto count = [&](Value memref, ArrayRef<int64_t> tileDims, Value fragment) {
    auto type = cast<MemRefType>(memref.getType());
    int64_t last = type.getRank() - 1, size = last < 0 ? 1 : type.getDimSize(last);
    bool packed = tileDims.back() == last && !ShapedType::isDynamic(size) && size % 2 == 0;
    return getLayout(fragment).getCount(LayoutLevel::Register) *
           (packed ? type.getElementTypeBitWidth() : 32) / 32;
  };
  int64_t words = 0;
  bool storesWhole = true, first = true;
  SmallVector<ArrayRef<int64_t>> products;
  ArrayRef<int64_t> stored;
  kernel.walk([&](MmaOp op) { products.push_back(op.getAcc().getType().getShape()); });
  kernel.walk([&](Operation *op) {
    Block *block = op->getBlock();
    if (op == kernel || block->getOps<StoreOp>().empty())
      return;
    if (isa<scf::ForOp>(op)) {
      for (Type type : op->getResultTypes())
        if (auto frag = dyn_cast<FragType>(type))
          words += frag.getPlaces().getCount(LayoutLevel::Register);
    } else if (auto load = dyn_cast<LoadOp>(op)) {
      if (isa<FragType>(load.getResult().getType()))
        words += count(load.getSource(), load.getTileDims(), load.getResult());
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      // Pieces are the same of all that is stored.
      ArrayRef<int64_t> shape = store.getValue().getType().getShape();
      storesWhole &= llvm::is_contained(products, shape) && (stored.empty() || stored == shape);
      stored = shape;
      // The first result takes the place of the accumulators.
      if (!first)
        words += count(store.getDest(), store.getTileDims(), store.getValue());
      first = false;
    }
  });
  return !products.empty() && storesWhole && words > hooks.getEpilogueRegisters();
}

LogicalResult KernelEmitter::emitStoresInPieces(StoreOp op) {
  // All together, when the last one is reached.
  SmallVector<StoreOp> stores(op->getBlock()->getOps<StoreOp>());
  if (op != stores.back())
    return success();
  constexpr size_t perPiece = 8;
  SmallVector<Access> accesses;
  for (StoreOp store : stores) {
    loc = store.getLoc();
    FailureOr<Access> access = prepareStore(store);
    if (failed(access))
      return failure();
    accesses.push_back(*access);
  }
  // Pieces are of the widest access; a narrower one's vectors lie within, or wait for their last
  // register.
  const Access &widest = *llvm::max_element(
      accesses, [](const Access &x, const Access &y) { return x.width < y.width; });
  SmallVector<SmallVector<int64_t>> pieces;
  for (ArrayRef<int64_t> vector : widest.fragment.getVectors(widest.contiguous, widest.width)) {
    if (pieces.empty() || pieces.back().size() >= perPiece)
      pieces.emplace_back();
    llvm::append_range(pieces.back(), vector);
  }
  DenseMap<int64_t, int64_t> pieceOf;
  for (auto [i, piece] : llvm::enumerate(pieces))
    for (int64_t r : piece)
      pieceOf[r] = i;
  auto evaluateLoads = [&](ArrayRef<int64_t> piece) -> LogicalResult {
    for (StoreOp store : stores)
      if (failed(evaluate(store.getValue(), piece, /*onlyLoads=*/true)))
        return failure();
    return success();
  };
  // Once half of the accumulators are stored, there is room for loads that run ahead.
  size_t loaded = 0;
  for (size_t i = 0; i < pieces.size(); ++i) {
    for (size_t ahead = i < pieces.size() / 2 ? 0 : 2;
         loaded < pieces.size() && loaded <= i + ahead; ++loaded)
      if (failed(evaluateLoads(pieces[loaded])))
        return failure();
    for (auto [store, access] : llvm::zip(stores, accesses)) {
      loc = store.getLoc();
      for (ArrayRef<int64_t> vector : access.fragment.getVectors(access.contiguous, access.width)) {
        int64_t last = 0;
        for (int64_t r : vector)
          last = std::max(last, pieceOf[r]);
        if (last == int64_t(i) && failed(storeVector(store, access, vector)))
          return failure();
      }
    }
  }
  return success();
}
