//===- TileToNVVM.cpp - tile kernels to NVVM ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Conversion/TileToLLVM/TargetHooks.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Dialect/Tile/Utils/TargetChip.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_TILETONVVM
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// sm_80 and later: cp.async, ldmatrix, mma.sync.
class NvvmHooks : public TargetHooks {
public:
  Vendor getVendor() const override { return Vendor::Nvidia; }
  int64_t getWarpSize() const override { return 32; }
  // CUDA C++ Programming Guide: 48 KiB of shared memory without opting in.
  int64_t getStaticSharedLimit() const override { return 48 * 1024; }

  FailureOr<std::unique_ptr<FamilyKernel>> prepareKernel(gpu::GPUFuncOp kernel,
                                                         KernelFrame &frame) const override {
    auto family = std::make_unique<WarpgroupKernel>();
    if (frame.numProducers == 0)
      return std::unique_ptr<FamilyKernel>();
    if (failed(family->prepare(kernel, frame)))
      return failure();
    return std::unique_ptr<FamilyKernel>(std::move(family));
  }

  void setKernelAttributes(LLVM::LLVMFuncOp func, int64_t threads) const override {
    Builder b(func.getContext());
    func->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(), b.getUnitAttr());
    func->setAttr(NVVM::NVVMDialect::getReqntidAttrName(),
                  b.getDenseI32ArrayAttr({int32_t(threads)}));
  }

  void setClusterSize(LLVM::LLVMFuncOp func, int64_t ctas) const override {
    func->setAttr(NVVM::NVVMDialect::getClusterDimAttrName(),
                  Builder(func.getContext()).getDenseI32ArrayAttr({int32_t(ctas), 1, 1}));
  }

  // A CUtensorMap has 128 bytes and is aligned to 64 (CUDA driver API).
  void setTensorMapParameter(LLVM::LLVMFuncOp func, unsigned position) const override {
    Builder b(func.getContext());
    func.setArgAttr(position, LLVM::LLVMDialect::getByValAttrName(),
                    TypeAttr::get(LLVM::LLVMArrayType::get(b.getI8Type(), 128)));
    func.setArgAttr(position, LLVM::LLVMDialect::getAlignAttrName(), b.getI64IntegerAttr(64));
    func.setArgAttr(position, NVVM::NVVMDialect::getGridConstantAttrName(), b.getUnitAttr());
  }

  // Where shared memory admits so few CTAs that each thread can have all registers, ptxas is told:
  // left alone it saves registers for more CTAs, and may spill.
  void setSharedMemory(LLVM::LLVMFuncOp func, int64_t threads, int64_t bytes) const override {
    const ChipInfo *chip = tile::getChip(func->getParentOfType<gpu::GPUModuleOp>());
    if (!chip)
      return;
    int64_t blocks = chip->sharedPerUnit / (bytes + chip->reservedShared);
    if (blocks > 0 && blocks * threads * chip->maxRegisters <= chip->registersPerUnit)
      func->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    Builder(func.getContext()).getI32IntegerAttr(int32_t(blocks)));
  }

  void setResidentBlocks(LLVM::LLVMFuncOp func, int64_t blocks) const override {
    func->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                  Builder(func.getContext()).getI32IntegerAttr(int32_t(blocks)));
  }

  Value emitThreadId(OpBuilder &b, Location loc) const override {
    return NVVM::ThreadIdXOp::create(b, loc, b.getI32Type());
  }
  Value emitBlockId(OpBuilder &b, Location loc) const override {
    return NVVM::BlockIdXOp::create(b, loc, b.getI32Type());
  }
  Value emitGridSize(OpBuilder &b, Location loc) const override {
    return NVVM::GridDimXOp::create(b, loc, b.getI32Type());
  }
  Value emitClusterRank(OpBuilder &b, Location loc) const override {
    return NVVM::ClusterId::create(b, loc, b.getI32Type());
  }
  void emitClusterArrive(OpBuilder &b, Location loc) const override {
    NVVM::ClusterArriveOp::create(b, loc, /*aligned=*/b.getUnitAttr());
  }
  void emitClusterWait(OpBuilder &b, Location loc) const override {
    NVVM::ClusterWaitOp::create(b, loc, /*aligned=*/b.getUnitAttr());
  }
  Value emitClusterPointer(OpBuilder &b, Location loc, Value pointer, Value rank) const override {
    // The intrinsic may be executed before what asks whether there is such a CTA; this may not.
    auto type = LLVM::LLVMPointerType::get(b.getContext(), /*addressSpace=*/7);
    return LLVM::InlineAsmOp::create(
               b, loc, type, ValueRange{pointer, rank}, "mapa.shared::cluster.u64 $0, $1, $2;",
               "=l,l,r", /*has_side_effects=*/false, /*is_align_stack=*/false,
               LLVM::TailCallKind::None,
               LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr())
        .getResult(0);
  }
  Value emitUniform(OpBuilder &b, Location loc, Value value) const override {
    Value members = arith::ConstantIntOp::create(b, loc, -1, 32);
    Value first = arith::ConstantIntOp::create(b, loc, 0, 32);
    Value clamp = arith::ConstantIntOp::create(b, loc, 31, 32);
    return NVVM::ShflOp::create(b, loc, value.getType(), members, value, first, clamp,
                                NVVM::ShflKind::idx, UnitAttr());
  }
  void emitWarpBarrier(OpBuilder &b, Location loc) const override {
    NVVM::SyncWarpOp::create(b, loc, arith::ConstantIntOp::create(b, loc, -1, 32));
  }
  StringRef getDeviceScope() const override { return "device"; }
  void emitBarrier(OpBuilder &b, Location loc) const override { NVVM::Barrier0Op::create(b, loc); }
  void emitAwaitLaunches(OpBuilder &b, Location loc) const override {
    NVVM::GriddepcontrolOp::create(b, loc, NVVM::GridDepActionKind::wait);
  }
  void emitReleaseLaunches(OpBuilder &b, Location loc) const override {
    NVVM::GriddepcontrolOp::create(b, loc, NVVM::GridDepActionKind::launch_dependents);
  }
  void emitBarrierOf(OpBuilder &b, Location loc, int64_t number, int64_t threads) const override {
    NVVM::BarrierOp::create(b, loc, Type(), arith::ConstantIntOp::create(b, loc, number, 32),
                            arith::ConstantIntOp::create(b, loc, threads, 32),
                            NVVM::BarrierReductionAttr(), Value());
  }

  Value emitShuffleXor(OpBuilder &b, Location loc, Value value, int64_t mask) const override {
    Value members = arith::ConstantIntOp::create(b, loc, -1, 32);
    Value lanes = arith::ConstantIntOp::create(b, loc, mask, 32);
    Value clamp = arith::ConstantIntOp::create(b, loc, 31, 32);
    return NVVM::ShflOp::create(b, loc, value.getType(), members, value, lanes, clamp,
                                NVVM::ShflKind::bfly, UnitAttr());
  }

  Value emitShuffle(OpBuilder &b, Location loc, Value value, Value lane) const override {
    Value members = arith::ConstantIntOp::create(b, loc, -1, 32);
    Value clamp = arith::ConstantIntOp::create(b, loc, 31, 32);
    return NVVM::ShflOp::create(b, loc, value.getType(), members, value, lane, clamp,
                                NVVM::ShflKind::idx, UnitAttr());
  }

  Value emitRenewed(OpBuilder &b, Location loc, Value x, int64_t) const override {
    return LLVM::InlineAsmOp::create(
               b, loc, x.getType(), x, "mov.b32 $0, $1;", "=r,r", /*has_side_effects=*/true,
               /*is_align_stack=*/false, LLVM::TailCallKind::None,
               LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT), ArrayAttr())
        .getResult(0);
  }

  Value emitExp2(OpBuilder &b, Location loc, Value x) const override {
    // Without .ftz, what is below the smallest normal number takes a comparison and two products.
    return intrinsic(b, loc, "llvm.nvvm.ex2.approx.ftz", x);
  }
  Value emitWidened(OpBuilder &b, Location loc, Value x) const override {
    // ptxas takes the upper half of a word out and shifts it back; clearing the lower one does.
    auto part = x.getDefiningOp<vector::ExtractOp>();
    VectorType type = part ? part.getSourceVectorType() : VectorType();
    if (!type || type.getRank() != 1 || part.hasDynamicPosition() || type.getNumElements() % 2)
      return TargetHooks::emitWidened(b, loc, x);
    int64_t place = part.getStaticPosition()[0];
    auto words = VectorType::get({type.getNumElements() / 2}, b.getI32Type());
    Value word = vector::ExtractOp::create(
        b, loc, vector::BitCastOp::create(b, loc, words, part.getSource()), place / 2);
    auto constant = [&](uint32_t value) {
      return arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(int32_t(value)));
    };
    Value bits = place % 2 ? Value(arith::AndIOp::create(b, loc, word, constant(0xffff0000)))
                           : Value(arith::ShLIOp::create(b, loc, word, constant(16)));
    return arith::BitcastOp::create(b, loc, b.getF32Type(), bits);
  }
  Value emitReciprocal(OpBuilder &b, Location loc, Value x) const override {
    return NVVM::RcpApproxFtzF32Op::create(b, loc, x.getType(), x);
  }
  Value emitRsqrt(OpBuilder &b, Location loc, Value x) const override {
    return intrinsic(b, loc, "llvm.nvvm.rsqrt.approx.f", x);
  }
  Value emitLog2(OpBuilder &b, Location loc, Value x) const override {
    return intrinsic(b, loc, "llvm.nvvm.lg2.approx.f", x);
  }

  bool hasAsyncCopy() const override { return true; }
  void emitAsyncCopy(OpBuilder &b, Location loc, Value shared, Value global, int64_t bytes,
                     Value validBytes) const override {
    // .cg bypasses L1 and exists for 16 bytes only.
    NVVM::CpAsyncOp::create(b, loc, shared, global, uint32_t(bytes),
                            bytes == 16 ? NVVM::LoadCacheModifierKind::CG
                                        : NVVM::LoadCacheModifierKind::CA,
                            validBytes);
  }
  void emitAsyncCommit(OpBuilder &b, Location loc) const override {
    NVVM::CpAsyncCommitGroupOp::create(b, loc);
  }
  void emitAsyncWait(OpBuilder &b, Location loc, int64_t pending) const override {
    NVVM::CpAsyncWaitGroupOp::create(b, loc, uint32_t(pending));
  }

  bool hasLoadMatrix() const override { return true; }
  SmallVector<Value> emitLoadMatrix(OpBuilder &b, Location loc, Value shared,
                                    bool transpose) const override {
    Type i32 = b.getI32Type();
    auto result = LLVM::LLVMStructType::getLiteral(b.getContext(), {i32, i32, i32, i32});
    Value loaded = NVVM::LdMatrixOp::create(b, loc, result, shared, uint32_t(4),
                                            transpose ? NVVM::MMALayout::col : NVVM::MMALayout::row,
                                            NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8),
                                            NVVM::LdStMatrixEltType::B16);
    SmallVector<Value> words;
    for (int64_t i = 0; i < 4; ++i)
      words.push_back(LLVM::ExtractValueOp::create(b, loc, loaded, i));
    return words;
  }

  Value emitRoundToTF32(OpBuilder &b, Location loc, Value word) const override {
    Value x = arith::BitcastOp::create(b, loc, b.getF32Type(), word);
    return NVVM::ConvertFloatToTF32Op::create(b, loc, b.getI32Type(), x, NVVM::FPRoundingMode::RNA,
                                              NVVM::SaturationMode::NONE, /*relu=*/false);
  }

  SmallVector<Value> emitMma(OpBuilder &b, Location loc, const MatrixAtom &atom,
                             ArrayRef<Value> lhs, ArrayRef<Value> rhs,
                             ArrayRef<Value> acc) const override {
    MLIRContext *context = b.getContext();
    Type f32 = b.getF32Type();
    auto result = LLVM::LLVMStructType::getLiteral(context, {f32, f32, f32, f32});
    NVVM::MMATypes kind = getOperandType(atom.element);
    auto operands = [&](ArrayRef<Value> words) {
      SmallVector<Value> list(words);
      if (atom.element == AtomElement::F16)
        for (Value &word : list)
          word = LLVM::BitcastOp::create(b, loc, VectorType::get({2}, b.getF16Type()), word);
      return list;
    };
    Value product = NVVM::MmaOp::create(
        b, loc, result, operands(lhs), operands(rhs), ValueRange(acc),
        ArrayRef<int64_t>{atom.m, atom.n, atom.k}, /*b1Op=*/std::nullopt,
        /*intOverflow=*/std::nullopt, std::array<NVVM::MMATypes, 2>{kind, kind},
        std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row, NVVM::MMALayout::col});
    SmallVector<Value> values;
    for (int64_t i = 0; i < 4; ++i)
      values.push_back(LLVM::ExtractValueOp::create(b, loc, product, i));
    return values;
  }

private:
  static NVVM::MMATypes getOperandType(AtomElement element) {
    switch (element) {
    case AtomElement::F16:
      return NVVM::MMATypes::f16;
    case AtomElement::BF16:
      return NVVM::MMATypes::bf16;
    case AtomElement::TF32:
      return NVVM::MMATypes::tf32;
    case AtomElement::F32:
      break;
    }
    llvm_unreachable("no mma.sync multiplies these");
  }
  /// What NVVM has no op of.
  static Value intrinsic(OpBuilder &b, Location loc, StringRef name, Value x) {
    return LLVM::CallIntrinsicOp::create(b, loc, x.getType(), b.getStringAttr(name), ValueRange{x})
        .getResult(0);
  }
};

struct TileToNVVM : mlir::fuse::impl::TileToNVVMBase<TileToNVVM> {
  void runOnOperation() override {
    if (failed(lowerTileKernels(getOperation(), NvvmHooks())))
      signalPassFailure();
  }
};
} // namespace
