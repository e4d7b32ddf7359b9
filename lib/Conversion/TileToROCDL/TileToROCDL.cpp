//===- TileToROCDL.cpp - tile kernels to ROCDL ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/Passes.h"
#include "fuse/Conversion/TileToLLVM/TargetHooks.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_TILETOROCDL
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// gfx90a, gfx942, gfx950: 64-lane waves, LDS, MFMA.
class RocdlHooks : public TargetHooks {
public:
  Vendor getVendor() const override { return Vendor::Amd; }
  int64_t getWarpSize() const override { return 64; }
  // LDS is always declared statically; the code object says how much.
  int64_t getStaticSharedLimit() const override { return 160 * 1024; }

  void setKernelAttributes(LLVM::LLVMFuncOp func, int64_t threads) const override {
    Builder b(func.getContext());
    func->setAttr(ROCDL::ROCDLDialect::getKernelFuncAttrName(), b.getUnitAttr());
    func->setAttr("rocdl.reqd_work_group_size", b.getDenseI32ArrayAttr({int32_t(threads), 1, 1}));
    func->setAttr("rocdl.flat_work_group_size",
                  b.getStringAttr(std::to_string(threads) + "," + std::to_string(threads)));
  }

  Value emitThreadId(OpBuilder &b, Location loc) const override {
    return ROCDL::ThreadIdXOp::create(b, loc, b.getI32Type());
  }
  Value emitBlockId(OpBuilder &b, Location loc) const override {
    return ROCDL::BlockIdXOp::create(b, loc, b.getI32Type());
  }

  StringRef getDeviceScope() const override { return "agent"; }
  bool acquiresByFence() const override { return true; }
  /// 64 cycles.
  void emitPause(OpBuilder &b, Location loc) const override { ROCDL::SSleepOp::create(b, loc, 1); }
  /// Lanes run in lockstep: it only keeps LLVM from moving what they write. ROCDL has no op of it.
  void emitWarpBarrier(OpBuilder &b, Location loc) const override {
    LLVM::FenceOp::create(b, loc, LLVM::AtomicOrdering::release, "wavefront");
    LLVM::CallIntrinsicOp::create(b, loc, b.getStringAttr("llvm.amdgcn.wave.barrier"),
                                  ValueRange());
  }

  /// Orders LDS only, as the fences' annotation says (LLVM, "User Guide for AMDGPU Backend", Memory
  /// Model Relaxation Annotations): loads from global memory that are under way stay so. Upstream's
  /// amdgpu.lds_barrier is made of the same ops.
  void emitBarrier(OpBuilder &b, Location loc) const override {
    auto localOnly = LLVM::MMRATagAttr::get(b.getContext(), "amdgpu-synchronize-as", "local");
    auto fence = [&](LLVM::AtomicOrdering ordering) {
      auto op = LLVM::FenceOp::create(b, loc, ordering, "workgroup");
      op->setDiscardableAttr(LLVM::LLVMDialect::getMmraAttrName(), localOnly);
    };
    fence(LLVM::AtomicOrdering::release);
    ROCDL::SBarrierOp::create(b, loc);
    fence(LLVM::AtomicOrdering::acquire);
  }

  // Within rows of 16 lanes by the ALU (DPP), which LLVM folds into what uses the value; within 32
  // by an instruction that needs no address.
  Value emitShuffleXor(OpBuilder &b, Location loc, Value value, int64_t mask) const override {
    if (mask >= 32) {
      Value flipped = arith::ConstantIntOp::create(b, loc, mask, 32);
      return emitShuffle(b, loc, value, arith::XOrIOp::create(b, loc, laneId(b, loc), flipped));
    }
    Value word = arith::BitcastOp::create(b, loc, b.getI32Type(), value);
    if (mask >= 16) {
      // The lane's number AND 31, XOR the mask ("CDNA3 ISA", ds_swizzle_b32).
      Value pattern = arith::ConstantIntOp::create(b, loc, 31 | mask << 10, 32);
      word = ROCDL::DsSwizzleOp::create(b, loc, b.getI32Type(), word, pattern);
    } else {
      // Mirrors of rows and of their halves flip four and three bits.
      if (mask & 8) {
        word = moveLanes(b, loc, word, kRowMirror);
        mask ^= 15;
      }
      if (mask & 4) {
        word = moveLanes(b, loc, word, kRowHalfMirror);
        mask ^= 7;
      }
      if (mask)
        word = moveLanes(b, loc, word, quadPermutation(mask));
    }
    return arith::BitcastOp::create(b, loc, value.getType(), word);
  }

  Value emitShuffle(OpBuilder &b, Location loc, Value value, Value lane) const override {
    // ds_bpermute reads the lane whose number times 4 is the address.
    Value address =
        arith::ShLIOp::create(b, loc, lane, arith::ConstantIntOp::create(b, loc, 2, 32));
    Value word = arith::BitcastOp::create(b, loc, b.getI32Type(), value);
    Value other = ROCDL::DsBpermuteOp::create(b, loc, b.getI32Type(), address, word);
    return arith::BitcastOp::create(b, loc, value.getType(), other);
  }

  Value emitExp2(OpBuilder &b, Location loc, Value x) const override {
    return ROCDL::ROCDLExp2::create(b, loc, x.getType(), x);
  }
  Value emitReciprocal(OpBuilder &b, Location loc, Value x) const override {
    return ROCDL::ROCDLRcp::create(b, loc, x.getType(), x);
  }
  // v_rsq_f32 and v_log_f32 take denormals for 0: those are scaled.
  Value emitRsqrt(OpBuilder &b, Location loc, Value x) const override {
    auto [scaled, isSmall] = scaleDenormal(b, loc, x, 0x1p24f);
    // ROCDL has no op of it.
    Value root = LLVM::CallIntrinsicOp::create(
                     b, loc, x.getType(), b.getStringAttr("llvm.amdgcn.rsq"), ValueRange{scaled})
                     .getResult(0);
    Value back = choose(b, loc, isSmall, 0x1p12f, 1.0f);
    return arith::MulFOp::create(b, loc, root, back);
  }
  Value emitLog2(OpBuilder &b, Location loc, Value x) const override {
    auto [scaled, isSmall] = scaleDenormal(b, loc, x, 0x1p32f);
    Value log = ROCDL::ROCDLLog::create(b, loc, x.getType(), scaled);
    return arith::SubFOp::create(b, loc, log, choose(b, loc, isSmall, 32.0f, 0.0f));
  }

  // Where LLVM 22 sees that both operands have 24 bits at most it divides them in f32, and takes a
  // quotient that was rounded up to the next integer for the result: 16777214 / 3. It sees nothing
  // of what assembly returns.
  Value emitDividend(OpBuilder &b, Location loc, Value x) const override {
    return passThroughAssembly(b, loc, {x}, "=v,0");
  }

  Value emitCopy(OpBuilder &b, Location loc, Value x, int64_t number) const override {
    return passThroughAssembly(b, loc, {x, arith::ConstantIntOp::create(b, loc, number, 32)},
                               "=v,0,i");
  }

  bool hasAsyncCopy() const override { return false; }
  // A wave waits for loads in their order, by how many came later, and LLVM counts them. So it must
  // leave the loads of groups one after the other, and what is computed of a group behind its wait:
  // masks of elements it would move before the products of the step before. Where only some
  // instructions may not pass it moves them all the same.
  void emitAsyncCommit(OpBuilder &b, Location loc) const override {
    ROCDL::SchedBarrier::create(b, loc, /*mask=*/0);
  }
  void emitAsyncWait(OpBuilder &b, Location loc, int64_t /*pending*/) const override {
    ROCDL::SchedBarrier::create(b, loc, /*mask=*/0);
  }
  // global_load with an SGPR base.
  bool hasUniformBaseAddressing() const override { return true; }
  bool hasLoadMatrix() const override { return false; }

  SmallVector<Value> emitMma(OpBuilder &b, Location loc, const MatrixAtom &atom,
                             ArrayRef<Value> lhs, ArrayRef<Value> rhs,
                             ArrayRef<Value> acc) const override {
    // The right operand goes first: a lane then holds consecutive columns.
    auto accType = VectorType::get({int64_t(acc.size())}, b.getF32Type());
    Value sum = vector::FromElementsOp::create(b, loc, accType, acc);
    Value zero = arith::ConstantIntOp::create(b, loc, 0, 32);
    auto operand = [&](ArrayRef<Value> words) -> Value {
      Type element = getOperandElement(b, atom);
      if (atom.element == AtomElement::F32)
        return arith::BitcastOp::create(b, loc, element, words[0]);
      Value packed = vector::FromElementsOp::create(
          b, loc, VectorType::get({int64_t(words.size())}, b.getI32Type()), words);
      return LLVM::BitcastOp::create(b, loc, VectorType::get({2 * int64_t(words.size())}, element),
                                     packed);
    };
    Value product = b.create(loc, b.getStringAttr(atom.operation),
                             {operand(rhs), operand(lhs), sum, zero, zero, zero}, {accType})
                        ->getResult(0);
    SmallVector<Value> values;
    for (size_t i = 0; i < acc.size(); ++i)
      values.push_back(vector::ExtractOp::create(b, loc, product, i));
    return values;
  }

private:
  /// An element of an operand, as the atom's op takes it. The instructions that gfx90a has too take
  /// bf16 as integers.
  static Type getOperandElement(OpBuilder &b, const MatrixAtom &atom) {
    switch (atom.element) {
    case AtomElement::F16:
      return b.getF16Type();
    case AtomElement::BF16:
      return atom.operation.ends_with(".1k") ? Type(b.getI16Type()) : Type(b.getBF16Type());
    case AtomElement::F32:
      return b.getF32Type();
    case AtomElement::TF32:
      break;
    }
    llvm_unreachable("no MFMA multiplies these");
  }
  /// The first value, through assembly without instructions.
  static Value passThroughAssembly(OpBuilder &b, Location loc, ValueRange values,
                                   StringRef constraints) {
    return LLVM::InlineAsmOp::create(b, loc, TypeRange{values[0].getType()}, values, "",
                                     constraints, /*has_side_effects=*/false,
                                     /*is_align_stack=*/false, LLVM::TailCallKind::None,
                                     LLVM::AsmDialectAttr(), ArrayAttr())
        .getResult(0);
  }
  static Value choose(OpBuilder &b, Location loc, Value condition, float yes, float no) {
    auto constant = [&](float value) {
      return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
    };
    return arith::SelectOp::create(b, loc, condition, constant(yes), constant(no));
  }
  /// `x` times `factor` where it is below the smallest normal number, and whether it is.
  static std::pair<Value, Value> scaleDenormal(OpBuilder &b, Location loc, Value x, float factor) {
    Value limit = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0x1p-126f));
    Value isSmall = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x, limit);
    Value scaled = arith::MulFOp::create(b, loc, x, choose(b, loc, isSmall, factor, 1.0f));
    return {scaled, isSmall};
  }
  /// What the DPP control says of where each lane of a row of 16 reads ("CDNA3 ISA", DPP).
  static constexpr uint32_t kRowMirror = 0x140, kRowHalfMirror = 0x141;
  static constexpr uint32_t quadPermutation(uint32_t flipped) {
    uint32_t control = 0;
    for (uint32_t lane = 0; lane < 4; ++lane)
      control |= (lane ^ flipped) << 2 * lane;
    return control;
  }
  static Value moveLanes(OpBuilder &b, Location loc, Value word, uint32_t control) {
    constexpr uint32_t all = 15; // rows, and banks of four lanes
    return ROCDL::DPPUpdateOp::create(b, loc, word.getType(), word, word, control, all, all,
                                      /*boundCtrl=*/true);
  }
  static Value laneId(OpBuilder &b, Location loc) {
    Value all = arith::ConstantIntOp::create(b, loc, -1, 32);
    Value zero = arith::ConstantIntOp::create(b, loc, 0, 32);
    Value low =
        ROCDL::MbcntLoOp::create(b, loc, b.getI32Type(), all, zero, ArrayAttr(), ArrayAttr());
    return ROCDL::MbcntHiOp::create(b, loc, b.getI32Type(), all, low, ArrayAttr(), ArrayAttr());
  }
};

struct TileToROCDL : mlir::fuse::impl::TileToROCDLBase<TileToROCDL> {
  void runOnOperation() override {
    if (failed(lowerTileKernels(getOperation(), RocdlHooks())))
      signalPassFailure();
  }
};
} // namespace
