//===- LowerPartials.cpp - sums that CTAs share ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who adds has the same layout as who left: a thread reads what the thread of its number wrote, in
// vectors of four registers, those of a warp side by side. So warps need not wait for each other,
// and each has a flag of its own, which its first lane writes with a release when all lanes have
// written, and all lanes of the other warp poll with an acquire, or before one.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Registers that travel together: 16 bytes.
static constexpr int64_t vectorWords = 4;

namespace {
/// The memory of one piece's sums, as a thread sees it.
class PartialCode : public ThreadCode {
public:
  template <typename OpT>
  PartialCode(OpBuilder &b, OpT op, KernelFrame &frame)
      : ThreadCode(b, op.getLoc(), frame), partials(getBuffer(op.getPartials())),
        arrived(getBuffer(op.getArrived())), piece(op.getPiece()) {}

  /// Calls `access` with each vector of the registers of `sums`, by the number of the sum and of
  /// the vector's first register, and the pointer to its place.
  void forEachVector(ValueRange sums, function_ref<void(unsigned, int64_t, Value)> access);
  /// The flag of this warp.
  Value flagPointer();
  VectorType getVectorType() { return VectorType::get(vectorWords, b.getF32Type()); }

private:
  Value rowPointer(const GlobalBuffer &buffer) {
    return advance(buffer.pointer,
                   mulConst(toI64(piece), buffer.type.getDimSize(1) * buffer.elementBytes()));
  }

  GlobalBuffer partials, arrived;
  Value piece;
};

struct LowerPartialPut : TilePattern<PartialPutOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(PartialPutOp op, Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override;
};

struct LowerPartialAdd : TilePattern<PartialAddOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(PartialAddOp op, Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override;
};
} // namespace

void PartialCode::forEachVector(ValueRange sums,
                                function_ref<void(unsigned, int64_t, Value)> access) {
  constexpr int64_t vectorBytes = vectorWords * 4;
  Value base = advance(rowPointer(partials), mulConst(toI64(frame.threadId), vectorBytes));
  int64_t vectors = 0;
  for (auto [number, sum] : llvm::enumerate(sums)) {
    int64_t registers = getLayout(sum).getCount(LayoutLevel::Register);
    for (int64_t first = 0; first < registers; first += vectorWords)
      access(number, first, advance(base, i64(vectors++ * frame.getNumComputing() * vectorBytes)));
  }
}

Value PartialCode::flagPointer() {
  return advance(rowPointer(arrived), mulConst(toI64(frame.warpId), 4));
}

LogicalResult LowerPartialPut::matchAndRewrite(PartialPutOp op, Adaptor,
                                               ConversionPatternRewriter &rewriter) const {
  PartialCode code(rewriter, op, frame);
  SmallVector<SmallVector<Value>> sums;
  for (Value sum : op.getSums())
    sums.push_back(code.unpack(sum));
  code.forEachVector(op.getSums(), [&](unsigned number, int64_t first, Value pointer) {
    Value vector = LLVM::PoisonOp::create(rewriter, code.loc, code.getVectorType());
    for (int64_t i = 0; i < vectorWords; ++i)
      vector = LLVM::InsertElementOp::create(rewriter, code.loc, vector, sums[number][first + i],
                                             code.i32(i));
    LLVM::StoreOp::create(rewriter, code.loc, vector, pointer, /*alignment=*/16);
  });
  code.hooks.emitWarpBarrier(rewriter, code.loc);
  Value isFirst = arith::CmpIOp::create(rewriter, code.loc, arith::CmpIPredicate::eq, frame.laneId,
                                        code.i32(0));
  code.emitUnder(isFirst, [&] {
    LLVM::StoreOp::create(rewriter, code.loc, code.i32(1), code.flagPointer(), /*alignment=*/4,
                          /*isVolatile=*/false, /*isNonTemporal=*/false,
                          /*isInvariantGroup=*/false, LLVM::AtomicOrdering::release,
                          code.hooks.getDeviceScope());
  });
  rewriter.eraseOp(op);
  return success();
}

LogicalResult LowerPartialAdd::matchAndRewrite(PartialAddOp op, Adaptor,
                                               ConversionPatternRewriter &rewriter) const {
  PartialCode code(rewriter, op, frame);
  SmallVector<SmallVector<Value>> sums;
  for (Value sum : op.getSums())
    sums.push_back(code.unpack(sum));
  Value flag = code.flagPointer();
  StringRef scope = code.hooks.getDeviceScope();
  const bool fences = code.hooks.acquiresByFence();
  auto loop = scf::WhileOp::create(rewriter, code.loc, TypeRange(), ValueRange());
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.createBlock(&loop.getBefore());
    Value loaded = LLVM::LoadOp::create(
        rewriter, code.loc, rewriter.getI32Type(), flag, /*alignment=*/4, /*isVolatile=*/false,
        /*isNonTemporal=*/false, /*isInvariant=*/false, /*isInvariantGroup=*/false,
        fences ? LLVM::AtomicOrdering::monotonic : LLVM::AtomicOrdering::acquire, scope);
    Value isMissing =
        arith::CmpIOp::create(rewriter, code.loc, arith::CmpIPredicate::eq, loaded, code.i32(0));
    scf::ConditionOp::create(rewriter, code.loc, isMissing, ValueRange());
    rewriter.createBlock(&loop.getAfter());
    code.hooks.emitPause(rewriter, code.loc);
    scf::YieldOp::create(rewriter, code.loc);
  }
  if (fences)
    LLVM::FenceOp::create(rewriter, code.loc, LLVM::AtomicOrdering::acquire, scope);
  code.forEachVector(op.getSums(), [&](unsigned number, int64_t first, Value pointer) {
    Value vector = LLVM::LoadOp::create(rewriter, code.loc, code.getVectorType(), pointer,
                                        /*alignment=*/16);
    for (int64_t i = 0; i < vectorWords; ++i) {
      Value left = LLVM::ExtractElementOp::create(rewriter, code.loc, vector, code.i32(i));
      Value &sum = sums[number][first + i];
      sum = arith::AddFOp::create(rewriter, code.loc, left, sum);
    }
  });
  rewriter.replaceOpWithMultiple(op, std::move(sums));
  return success();
}

void mlir::fuse::addPartialPatterns(const TypeConverter &types, KernelFrame &frame,
                                    RewritePatternSet &patterns) {
  patterns.add<LowerPartialPut, LowerPartialAdd>(types, frame);
}
