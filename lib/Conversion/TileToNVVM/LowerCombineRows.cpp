//===- LowerCombineRows.cpp - sums that a cluster adds up ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A CTA's shared memory has a place for each CTA's sums of its rows, row after row. All write into
// the memory of all, then each warp arrives at the mbarrier of each CTA with a release that reaches
// the cluster. No CTA can be gone by then: it waits for these arrivals itself.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Target/SharedMemory.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class CombineCode : public RoleCode {
public:
  CombineCode(OpBuilder &b, CombineRowsOp op, KernelFrame &frame, const WarpgroupKernel &kernel)
      : RoleCode(b, op.getLoc(), frame, kernel), op(op), ctas(op.getNumCtas()),
        columns(getTileShape(op.getSums()[0].getType())[1]),
        rows(getTileShape(op.getRows()[0].getType())[0]), pitch(getExchangePitch(columns, 4)) {}

  /// Leaves sum `number` with the CTAs that add its rows.
  void leave(unsigned number);
  void arrive();
  void waitForAll();
  /// What all have left of a sum.
  SmallVector<Value> addUp(unsigned number);

private:
  /// Vectors of at most 16 bytes along the columns, by the offset of the first element.
  void forEachVector(const Layout &layout,
                     function_ref<void(ArrayRef<int64_t>, ArrayRef<int64_t>)> access);
  int64_t getOffset(unsigned number) {
    return getSharedOffset(op, kSumsBuffer) + number * ctas * rows * pitch;
  }
  /// The mbarrier that counts arrivals.
  Value getArrived() { return barrierPointer(getSharedOffset(op, kArrivedBuffer), i32(0)); }
  Value inCta(Value pointer, Value rank) {
    auto clusterPointer = LLVM::LLVMPointerType::get(b.getContext(), /*addressSpace=*/7);
    return NVVM::MapaOp::create(b, loc, clusterPointer, pointer, rank);
  }

  CombineRowsOp op;
  int64_t ctas, columns, rows, pitch;
};

struct LowerCombineRows : RolePattern<CombineRowsOp> {
  using RolePattern::RolePattern;
  LogicalResult matchAndRewrite(CombineRowsOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override;
};
} // namespace

void CombineCode::forEachVector(const Layout &layout,
                                function_ref<void(ArrayRef<int64_t>, ArrayRef<int64_t>)> access) {
  constexpr int64_t most = 4;
  for (ArrayRef<int64_t> vector : layout.getVectors(1, std::gcd(layout.getVectorWidth(1), most)))
    access(vector, layout.getOffset(LayoutLevel::Register, vector.front()));
}

void CombineCode::leave(unsigned number) {
  Value sum = op.getSums()[number];
  SmallVector<Value> registers = unpack(sum);
  Layout layout = getLayout(sum);
  Value threadRow = threadCoordinate(layout, 0), threadColumn = threadCoordinate(layout, 1);
  // By the part of a row's number that is a register's: where the row lies, in whose memory.
  DenseMap<int64_t, Value> pointers;
  auto getPointer = [&](int64_t registerRow) {
    Value &pointer = pointers[registerRow];
    if (pointer)
      return pointer;
    Value row = addConst(threadRow, registerRow), owner = divConst(row, rows);
    Value place = add(mulConst(frame.clusterRank, rows), remConst(row, rows));
    Value offset = add(mulConst(place, pitch), mulConst(threadColumn, 4));
    return pointer = inCta(sharedPointer(addConst(offset, getOffset(number))), owner);
  };
  forEachVector(layout, [&](ArrayRef<int64_t> vector, ArrayRef<int64_t> at) {
    Value value = registers[vector.front()];
    if (vector.size() > 1) {
      SmallVector<Value> values =
          llvm::map_to_vector(vector, [&](int64_t r) { return registers[r]; });
      value = vector::FromElementsOp::create(
          b, loc, VectorType::get({int64_t(vector.size())}, b.getF32Type()), values);
    }
    LLVM::StoreOp::create(b, loc, value, advance(getPointer(at[0]), i32(at[1] * 4)),
                          vector.size() * 4);
  });
}

void CombineCode::arrive() {
  syncWarp();
  Value hasCta = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, frame.laneId, i32(ctas));
  emitUnder(hasCta, [&] {
    // Of a CTA that there is, even where LLVM asks for it before the branch.
    Value rank = remConst(frame.threadId, ctas);
    NVVM::MBarrierArriveOp::create(b, loc, Type(), inCta(getArrived(), rank), Value(),
                                   NVVM::MemScopeKind::CLUSTER, /*relaxed=*/false);
  });
}

void CombineCode::waitForAll() { waitBarrier(getArrived(), i32(0), NVVM::MemScopeKind::CLUSTER); }

SmallVector<Value> CombineCode::addUp(unsigned number) {
  Layout layout = getLayout(op.getRows()[number]);
  SmallVector<Value> registers(layout.getCount(LayoutLevel::Register));
  Value thread = addConst(
      add(mulConst(threadCoordinate(layout, 0), pitch), mulConst(threadCoordinate(layout, 1), 4)),
      getOffset(number));
  forEachVector(layout, [&](ArrayRef<int64_t> vector, ArrayRef<int64_t> at) {
    Type type = getUnit(b.getF32Type(), vector.size());
    Value sum;
    for (int64_t rank = 0; rank < ctas; ++rank) {
      int64_t place = (rank * rows + at[0]) * pitch + at[1] * 4;
      Value left = LLVM::LoadOp::create(b, loc, type, sharedPointer(addConst(thread, place)),
                                        vector.size() * 4);
      sum = rank == 0 ? left : arith::AddFOp::create(b, loc, sum, left);
    }
    for (auto [i, r] : llvm::enumerate(vector))
      registers[r] =
          vector.size() > 1 ? Value(vector::ExtractOp::create(b, loc, sum, int64_t(i))) : sum;
  });
  return registers;
}

/// The loads of an epilogue, and what they need, of which nothing is a sum.
static SmallVector<Operation *> getLoadsAhead(CombineRowsOp op) {
  SmallVector<Operation *> ahead;
  Block &body = op.getBody().front();
  for (Operation &inner : body.without_terminator()) {
    if (isa<StoreOp>(inner))
      break;
    const bool isOfSums = llvm::any_of(inner.getOperands(), [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      return def ? def->getBlock() == &body && !llvm::is_contained(ahead, def)
                 : llvm::is_contained(op.getRows(), operand);
    });
    if (!isOfSums && (isa<LoadOp>(inner) || (isMemoryEffectFree(&inner) && !isa<MapOp>(inner))))
      ahead.push_back(&inner);
  }
  return ahead;
}

LogicalResult LowerCombineRows::matchAndRewrite(CombineRowsOp op, Adaptor,
                                                ConversionPatternRewriter &rewriter) const {
  CombineCode code(rewriter, op, frame, kernel);
  if (kernel.meetsLate())
    NVVM::ClusterWaitOp::create(rewriter, code.loc, rewriter.getUnitAttr());
  for (unsigned number = 0; number < op.getSums().size(); ++number)
    code.leave(number);
  code.arrive();
  // What the epilogue loads is under way while the others' sums are.
  int64_t rows = getTileShape(op.getRows()[0].getType())[0];
  rewriter.replaceAllUsesWith(op.getFirstRow(),
                              code.toIndex(code.mulConst(frame.clusterRank, rows)));
  for (Operation *load : getLoadsAhead(op))
    rewriter.moveOpBefore(load, op);
  code.waitForAll();
  for (auto [number, argument] : llvm::enumerate(op.getRows())) {
    auto sums = UnrealizedConversionCastOp::create(rewriter, code.loc, argument.getType(),
                                                   code.addUp(number));
    rewriter.replaceAllUsesWith(argument, sums.getResult(0));
  }
  Block &body = op.getBody().front();
  for (Operation &inner : llvm::make_early_inc_range(body.without_terminator()))
    rewriter.moveOpBefore(&inner, op);
  rewriter.eraseOp(op);
  return success();
}

void WarpgroupKernel::initArrivals(CombineRowsOp op, KernelFrame &frame) {
  OpBuilder b(makeRings.front());
  RoleCode code(b, op.getLoc(), frame, *this);
  Value isFirst =
      arith::CmpIOp::create(b, code.loc, arith::CmpIPredicate::eq, frame.threadId, code.i32(0));
  code.emitUnder(isFirst, [&] {
    NVVM::MBarrierInitOp::create(
        b, code.loc, code.barrierPointer(getSharedOffset(op, kArrivedBuffer), code.i32(0)),
        code.i32(op.getNumCtas() * frame.getNumComputing() / 32), Value());
  });
}

void mlir::fuse::addCombineRowsPatterns(const TypeConverter &types, KernelFrame &frame,
                                        const WarpgroupKernel &kernel,
                                        RewritePatternSet &patterns) {
  patterns.add<LowerCombineRows>(types, frame, kernel);
}
