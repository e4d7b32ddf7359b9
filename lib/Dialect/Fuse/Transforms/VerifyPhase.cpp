//===- VerifyPhase.cpp - check what must hold at a level ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per level. The rules are the contract between neighbouring passes:
// whoever writes a level keeps them, whoever reads it relies on them.
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_VERIFYPHASE
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
struct VerifyPhase : fuse::impl::VerifyPhaseBase<VerifyPhase> {
  using VerifyPhaseBase::VerifyPhaseBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!chip.empty()) {
      info = lookupChipOrReport(chip, [&] { return module.emitError(); });
      if (!info)
        return signalPassFailure();
    }
    auto verify = llvm::StringSwitch<LogicalResult (VerifyPhase::*)(ModuleOp)>(phase)
                      .Case("graph", &VerifyPhase::verifyGraph)
                      .Case("fused", &VerifyPhase::verifyFused)
                      .Case("scheduled", &VerifyPhase::verifyScheduled)
                      .Case("kernels", &VerifyPhase::verifyKernels)
                      .Case("mapped", &VerifyPhase::verifyMapped)
                      .Case("target", &VerifyPhase::verifyTarget)
                      .Default(nullptr);
    if (!verify) {
      module.emitError() << "unknown phase '" << phase
                         << "'; phases are graph, fused, scheduled, kernels, mapped, target";
      return signalPassFailure();
    }
    if (failed((this->*verify)(module)))
      return signalPassFailure();
    markAllAnalysesPreserved();
  }

  InFlightDiagnostic complain(Operation *op) {
    return emitErrorAt(op) << "breaks a rule of the " << phase << " level: ";
  }

  /// An error at `op`, or at the op around it: the bodies that linalg's builders make have no
  /// location.
  static InFlightDiagnostic emitErrorAt(Operation *op) {
    Operation *located = op;
    while (isa<UnknownLoc>(located->getLoc()) && located->getParentOp())
      located = located->getParentOp();
    return mlir::emitError(located->getLoc()) << "'" << op->getName() << "' op ";
  }

  /// Calls `rule` for every op below `root`, but not for what is left to the host and not below an
  /// op that broke it.
  LogicalResult forEach(Operation *root, function_ref<LogicalResult(Operation *)> rule) {
    bool failed = false;
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == root)
        return WalkResult::advance();
      if (isHostModule(op))
        return WalkResult::skip();
      if (succeeded(rule(op)))
        return WalkResult::advance();
      failed = true;
      return WalkResult::skip();
    });
    return failure(failed);
  }

  //===--- graph ------------------------------------------------------------===//

  LogicalResult verifyGraph(ModuleOp module) {
    return forEach(module, [&](Operation *op) -> LogicalResult {
      StringRef dialect = op->getName().getDialectNamespace();
      if (!llvm::is_contained({"builtin", "func", "linalg", "tensor", "arith", "math", "fuse"},
                              dialect))
        return complain(op) << "a graph holds func, linalg, tensor, arith, math and fuse ops";
      if (isa<KernelOp>(op))
        return complain(op) << "kernels are formed later";
      auto isMemRef = [](Type type) { return isa<BaseMemRefType>(type); };
      if (llvm::any_of(op->getOperandTypes(), isMemRef) ||
          llvm::any_of(op->getResultTypes(), isMemRef))
        return complain(op) << "a graph works on tensors, not memrefs";
      if (auto func = dyn_cast<func::FuncOp>(op);
          func && llvm::any_of(func.getArgumentTypes(), isMemRef))
        return complain(op) << "a graph works on tensors, not memrefs";
      return success();
    });
  }

  //===--- fused ------------------------------------------------------------===//

  /// What folds it reads the dimension out of the type.
  LogicalResult verifyDim(memref::DimOp op) {
    std::optional<int64_t> dim = op.getConstantIndex();
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    if (!dim || !type || (*dim >= 0 && *dim < type.getRank()))
      return success();
    return complain(op) << "asks for dimension " << *dim << " of a memref of rank "
                        << type.getRank() << ", whose dimensions count from 0";
  }

  /// What stands around kernels: no data access, only shapes, views, storage.
  LogicalResult verifyHostOp(Operation *op) {
    if (auto dim = dyn_cast<memref::DimOp>(op))
      return verifyDim(dim);
    if (isa<func::FuncOp, func::ReturnOp, KernelOp, YieldOp>(op))
      return success();
    if (isa<tensor::EmptyOp, tensor::DimOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
            tensor::CastOp>(op))
      return success();
    if (isa<memref::AllocOp, memref::DeallocOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
            memref::CastOp, memref::GetGlobalOp, memref::GlobalOp>(op))
      return success();
    if (isa<SliceOp>(op))
      return success();
    // Where tensors meet the caller's destinations.
    if (isa<bufferization::ToTensorOp, bufferization::ToBufferOp,
            bufferization::MaterializeInDestinationOp>(op))
      return success();
    if (isa<arith::ConstantOp, affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(op))
      return success();
    auto isCount = [](Type type) { return type.isIndex() || type.isSignlessInteger(); };
    if (isa_and_nonnull<arith::ArithDialect>(op->getDialect()) &&
        llvm::all_of(op->getOperandTypes(), isCount) && llvm::all_of(op->getResultTypes(), isCount))
      return success();
    for (Value operand : op->getOperands())
      if (auto argument = dyn_cast<BlockArgument>(operand);
          argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()) &&
          operand.getType().isIntOrFloat())
        return emitErrorAt(op) << "takes argument " << argument.getArgNumber() << ", which is "
                               << operand.getType() << "; arguments are tensors: pass "
                               << RankedTensorType::get({}, operand.getType())
                               << " and extract its element";
    if (isa<tensor::FromElementsOp>(op) && getElementTypeOrSelf(op->getResult(0)).isIndex())
      return emitErrorAt(op)
             << "gives " << op->getResult(0).getType()
             << ", and no tensor of index is data of a kernel: cast its elements to "
                "i64 (arith.index_cast)";
    return complain(op) << "between kernels stand views, allocations and index arithmetic only";
  }

  /// Around kernels whose form, once they are scheduled, depends on sizes.
  LogicalResult verifyBranch(scf::IfOp branch) {
    if (!branch.elseBlock())
      return complain(branch) << "a branch on sizes has kernels for both cases";
    for (Value value :
         llvm::concat<Value>(branch.thenYield().getOperands(), branch.elseYield().getOperands()))
      if (!isa_and_nonnull<KernelOp, tensor::EmptyOp>(value.getDefiningOp()))
        return complain(branch) << "a branch on sizes gives what kernels write";
    return success();
  }

  /// Of a tensor whether its extents, those that are known and not 0, multiply to so many bytes
  /// that sums of several tensors' need more than 64 bits.
  static bool isTooLarge(Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || !shaped.hasRank() || !shaped.getElementType().isIntOrFloat())
      return false;
    int64_t bytes = llvm::divideCeil(shaped.getElementTypeBitWidth(), 8);
    return llvm::any_of(shaped.getShape(), [&](int64_t extent) {
      return ShapedType::isStatic(extent) && extent != 0 &&
             (llvm::MulOverflow(bytes, extent, bytes) || bytes >> 56);
    });
  }
  static constexpr const char *kTooLarge =
      "too large: its extents but 0 multiply to 2^56 bytes or more";

  /// Of what an op gives, or a function takes.
  LogicalResult verifyBytes(Operation *op) {
    for (Type type : op->getResultTypes())
      if (isTooLarge(type))
        return emitErrorAt(op) << "gives " << type << ", which is " << kTooLarge;
    if (auto function = dyn_cast<func::FuncOp>(op))
      for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
        if (isTooLarge(type))
          return emitErrorAt(op) << "takes argument " << number << ", which is " << type << ", "
                                 << kTooLarge;
    return success();
  }

  LogicalResult verifyFused(ModuleOp module) {
    return forEach(module, [&](Operation *op) -> LogicalResult {
      if (failed(verifyBytes(op)))
        return failure();
      if (auto branch = dyn_cast<scf::IfOp>(op); branch && phase == "scheduled")
        return verifyBranch(branch);
      if (isa<scf::YieldOp>(op) && phase == "scheduled")
        return success();
      if (isa<IndexedOpInterface>(op)) {
        if (!isa<KernelOp>(op->getParentOp()))
          return complain(op) << "stands outside of any fuse.kernel";
        return success();
      }
      if (op->getParentOfType<IndexedOpInterface>())
        return success(); // scalar code, checked by the op's verifier
      if (auto kernel = op->getParentOfType<KernelOp>();
          kernel && !isa<YieldOp>(op) && !isMemoryEffectFree(op) && !isa<memref::AllocOp>(op))
        return complain(op) << "kernel " << kernel.getSymAttr() << " holds fuse ops and views";
      return verifyHostOp(op);
    });
  }

  //===--- scheduled --------------------------------------------------------===//

  LogicalResult verifyScheduled(ModuleOp module) {
    if (failed(verifyFused(module)))
      return failure();
    return forEach(module, [&](Operation *op) -> LogicalResult {
      auto kernel = dyn_cast<KernelOp>(op);
      if (!kernel)
        return success();
      auto ops = llvm::to_vector(kernel.getBody().front().getOps<IndexedOpInterface>());
      if (ops.empty())
        return success();
      ArrayAttr variants = kernel.getVariantsAttr();
      if (!variants || variants.empty())
        return complain(kernel) << "kernel " << kernel.getSymAttr() << " has no variants";
      auto last = cast<VariantAttr>(variants[variants.size() - 1]);
      if (last.getMinRows() > 1 || last.getMaxRows() != 0)
        return complain(kernel) << "the last variant of " << kernel.getSymAttr()
                                << " must take any number of rows";
      if (!info)
        return success();
      for (Attribute attr : variants) {
        std::string reason;
        ScheduleInterface schedule = cast<VariantAttr>(attr).getSchedule();
        if (!isLegalSchedule(ops.front(), schedule, *info, reason))
          return complain(ops.front())
                 << info->name << " cannot run " << schedule << ": " << reason;
      }
      return success();
    });
  }

  //===--- kernels ----------------------------------------------------------===//

  LogicalResult verifyLaunch(gpu::LaunchFuncOp launch, bool checkTypes) {
    gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
    gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
    for (Value extent : {grid.y, grid.z, block.y, block.z})
      if (getConstantIntValue(extent) != 1)
        return complain(launch) << "grids and blocks have one dimension";
    if (!checkTypes)
      return success();
    auto kernel = SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(launch, launch.getKernel());
    if (!kernel)
      return complain(launch) << "launches " << launch.getKernel() << ", which is no gpu.func";
    if (launch.getKernelOperands().getTypes() != TypeRange(kernel.getArgumentTypes()))
      return complain(launch) << "arguments differ from those of " << launch.getKernel();
    std::optional<ArrayRef<int32_t>> known = kernel.getKnownBlockSize();
    if (known && getConstantIntValue(block.x) != (*known)[0])
      return complain(launch) << "launches blocks other than the " << (*known)[0] << " threads of "
                              << launch.getKernel();
    return verifyGrid(launch, kernel);
  }

  /// As far as numbers are known.
  LogicalResult verifyGrid(gpu::LaunchFuncOp launch, gpu::GPUFuncOp kernel) {
    auto schedule = getSchedule(kernel);
    SmallVector<Value> cluster;
    if (launch.hasClusterSize())
      cluster = {launch.getClusterSizeX(), launch.getClusterSizeY(), launch.getClusterSizeZ()};
    for (auto [dim, extent] : llvm::enumerate(cluster))
      if (getConstantIntValue(extent) != (dim == 0 && schedule ? schedule.getClusterSize() : 1))
        return complain(launch) << "launches clusters other than the " << schedule << " of "
                                << launch.getKernel() << " has";
    if (cluster.empty() && schedule && schedule.getClusterSize() != 1)
      return complain(launch) << "launches " << launch.getKernel() << " without clusters; "
                              << schedule << " has " << schedule.getClusterSize()
                              << " CTAs in each";
    for (auto tiles : kernel.getBody().front().getOps<tile::ForTilesOp>()) {
      Block scratch;
      OpBuilder b(launch.getContext());
      b.setInsertionPointToStart(&scratch);
      auto getKnown = [&](Value value) -> Value {
        std::optional<int64_t> constant = getConstantIntValue(value);
        return constant ? arith::ConstantIndexOp::create(b, launch.getLoc(), *constant) : Value();
      };
      SmallVector<Value> extents = llvm::map_to_vector(tiles.getExtents(), getKnown);
      Value grid = getKnown(launch.getGridSizeX());
      if (llvm::is_contained(extents, Value()))
        continue;
      for (const auto &[holds, otherwise] :
           tile::buildLaunchConditions(b, launch.getLoc(), tiles, extents, grid))
        if (getConstantIntValue(holds) == 0) {
          InFlightDiagnostic diag = complain(launch) << otherwise;
          diag.attachNote(tiles.getLoc()) << "the tiles";
          return diag;
        }
    }
    return success();
  }

  /// The driver copies whole pieces of memory, to where the host program may write.
  LogicalResult verifyCopy(memref::CopyOp copy) {
    for (Value operand : copy.getOperands())
      if (auto type = dyn_cast<MemRefType>(operand.getType());
          !type || !type.getLayout().isIdentity())
        return complain(copy) << "copies " << operand.getType()
                              << "; the driver copies contiguous memrefs";
    Value root = copy.getTarget();
    while (auto view = root.getDefiningOp<ViewLikeOpInterface>())
      root = view.getViewSource();
    auto argument = dyn_cast<BlockArgument>(root);
    auto function = copy->getParentOfType<func::FuncOp>();
    bool isResult = argument && argument.getOwner()->getParentOp() == function &&
                    function.getArgAttr(argument.getArgNumber(), kShapeAttr);
    if (!isResult && !root.getDefiningOp<memref::AllocOp>())
      return complain(copy) << "a copy is to a result or to memory of the host program";
    return success();
  }

  LogicalResult verifyHostProgram(func::FuncOp func, bool checkTypes) {
    return forEach(func, [&](Operation *op) -> LogicalResult {
      if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
        return verifyLaunch(launch, checkTypes);
      if (auto copy = dyn_cast<memref::CopyOp>(op))
        return verifyCopy(copy);
      if (auto branch = dyn_cast<scf::IfOp>(op)) {
        if (branch.getNumResults() != 0)
          return complain(op) << "a branch on sizes has no results";
        return success();
      }
      if (isa<scf::YieldOp>(op))
        return success();
      if (isa<KernelOp, IndexedOpInterface>(op) ||
          llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) ||
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>))
        return complain(op) << "the host program allocates, views, launches and copies, on memrefs";
      return verifyHostOp(op);
    });
  }

  /// What kernels hold at a level.
  enum class Code { Tiles, MappedTiles, Target };

  LogicalResult verifyTileKernel(gpu::GPUFuncOp kernel, bool isMapped) {
    for (Type type : kernel.getArgumentTypes())
      if (auto memref = dyn_cast<MemRefType>(type); !memref || !memref.getLayout().isIdentity())
        return complain(kernel) << "takes " << type << "; kernels take contiguous memrefs";
    if (!kernel.isKernel() || !kernel.getKnownBlockSize())
      return complain(kernel) << "needs 'kernel' and known_block_size";
    auto schedule = getSchedule(kernel);
    if (!schedule)
      return complain(kernel) << "needs its schedule in fuse.schedule";
    const bool hasRoles = isMapped && schedule.hasRoles();
    const int64_t loops = llvm::range_size(kernel.getBody().front().getOps<tile::ForTilesOp>());
    const int64_t roles = llvm::range_size(kernel.getBody().front().getOps<tile::RolesOp>());
    if (!kernel.getBody().hasOneBlock() || loops != !isMapped || roles != hasRoles)
      return complain(kernel) << "has one block with "
                              << (!isMapped  ? "one tile.for_tiles"
                                  : hasRoles ? "one tile.roles: its schedule has roles"
                                             : "neither tile.roles nor tile.for_tiles");
    LogicalResult holds = forEach(kernel, [&](Operation *op) -> LogicalResult {
      if (op->getParentOfType<tile::MapOp>()) {
        StringRef dialect = op->getName().getDialectNamespace();
        if (isa<tile::IndexOp, tile::YieldOp, GeluOp, SiluOp, SigmoidOp, GatherOp, ExtentOp>(op) ||
            dialect == "arith" || dialect == "math")
          return success();
        return complain(op)
               << "a map holds arith, math, activations, fuse.gather, fuse.extent and tile.index";
      }
      if (isMapped && isa<gpu::BlockIdOp, gpu::ClusterBlockIdOp, gpu::GridDimOp>(op))
        return success();
      if (failed(verifyIndices(op)) || (isMapped && failed(verifyMappedOp(op))))
        return failure();
      if (auto dim = dyn_cast<memref::DimOp>(op))
        return verifyDim(dim);
      if (isa_and_nonnull<tile::TileDialect, arith::ArithDialect>(op->getDialect()) ||
          isa<scf::ForOp, scf::IfOp, scf::YieldOp, gpu::ReturnOp>(op) ||
          (isMapped && isa<gpu::BarrierOp, ub::PoisonOp>(op)))
        return success();
      if (auto part = dyn_cast<memref::SubViewOp>(op)) {
        auto isStatic = [](int64_t value) { return !ShapedType::isDynamic(value); };
        if (isa<BlockArgument>(part.getSource()) && part.hasUnitStride() &&
            part.getType().getRank() == part.getSourceType().getRank() &&
            llvm::all_of(part.getStaticOffsets(), isStatic))
          return success();
        return complain(op) << "a part of an argument begins at known places, and keeps its "
                               "dimensions and strides";
      }
      return complain(op) << "a tile kernel holds tile ops, parts of its arguments, index "
                             "arithmetic, scf.for and scf.if";
    });
    if (failed(holds) || !isMapped)
      return holds;
    auto shared = kernel->getAttrOfType<tile::SharedMemoryAttr>(tile::kSharedMemoryAttr);
    if (!shared)
      return complain(kernel) << "needs '" << tile::kSharedMemoryAttr
                              << "': tile-allocate-shared says where things lie in shared memory";
    if (info && shared.getBytes() > info->sharedPerBlock)
      return complain(kernel) << "takes " << shared.getBytes()
                              << " bytes of shared memory; a block has " << info->sharedPerBlock
                              << " on " << info->name;
    return success();
  }

  /// What lies before the beginning of memory is not looked for.
  LogicalResult verifyIndices(Operation *op) {
    auto indices =
        llvm::TypeSwitch<Operation *, ValueRange>(op)
            .Case<tile::LoadOp, tile::StoreOp, tile::CopyOp, tile::PrefetchOp, tile::HoldOp>(
                [](auto access) { return access.getIndices(); })
            .Default(ValueRange());
    for (Value index : indices)
      if (std::optional<int64_t> at = getConstantIntValue(index); at && *at < 0)
        return complain(op) << "its tile begins at " << *at << "; indices are 0 or more";
    return success();
  }

  /// What layouts and transports were chosen for stands in the op and its types.
  LogicalResult verifyMappedOp(Operation *op) {
    if (isa<tile::ForTilesOp>(op))
      return complain(op)
             << "which CTA computes which tile is written down: tile-distribute does it";
    if (Type without = tile::findWithoutLayout(op))
      return complain(op) << without << " has no layout";
    if (isa<tile::PipelineOp>(op))
      return complain(op) << "the loop over k is an scf.for over the slots of a ring";
    if (isa<tile::LoadOp, tile::StoreOp, tile::CopyOp, tile::HoldOp>(op) && !op->hasAttr("via"))
      return complain(op) << "has no 'via', which says how the tile travels";
    if (auto mma = dyn_cast<tile::MmaOp>(op); mma && !mma.getAtomAttr())
      return complain(op) << "has no 'atom', the instruction that multiplies";
    const bool namesSlot =
        llvm::TypeSwitch<Operation *, bool>(op)
            .Case<tile::RingAcquireOp, tile::RingCommitOp, tile::RingWaitOp, tile::RingReadOp,
                  tile::RingReleaseOp>([](auto typed) { return bool(typed.getSlot()); })
            .Default(true);
    if (!namesSlot)
      return complain(op) << "does not name its slot of the ring: tile-thread-rings does it";
    return success();
  }

  LogicalResult verifyModules(ModuleOp module, Code code) {
    const bool tiles = code != Code::Target;
    for (Operation &op : module.getBody()->getOperations()) {
      if (auto func = dyn_cast<func::FuncOp>(op)) {
        if (failed(verifyHostProgram(func, /*checkTypes=*/tiles)))
          return failure();
        continue;
      }
      auto gpuModule = dyn_cast<gpu::GPUModuleOp>(op);
      if (!gpuModule) {
        if (isa<memref::GlobalOp>(op) || isHostModule(&op) || (!tiles && isa<gpu::BinaryOp>(op)))
          continue;
        return complain(&op) << "a module holds host functions, GPU modules and constants";
      }
      if (!module->hasAttr(gpu::GPUDialect::getContainerModuleAttrName()))
        return complain(module) << "needs gpu.container_module";
      if (!gpuModule.getTargetsAttr() || gpuModule.getTargetsAttr().empty())
        return complain(gpuModule) << "needs a target";
      for (Operation &inner : gpuModule.getBody()->getOperations()) {
        if (!tiles) {
          if (failed(verifyTargetFunction(&inner)))
            return failure();
          continue;
        }
        auto kernel = dyn_cast<gpu::GPUFuncOp>(inner);
        if (!kernel)
          return complain(&inner) << "a GPU module holds tile kernels (gpu.func)";
        if (failed(verifyTileKernel(kernel, code == Code::MappedTiles)))
          return failure();
      }
    }
    return success();
  }

  LogicalResult verifyKernels(ModuleOp module) { return verifyModules(module, Code::Tiles); }

  //===--- mapped -----------------------------------------------------------===//

  LogicalResult verifyMapped(ModuleOp module) { return verifyModules(module, Code::MappedTiles); }

  //===--- target -----------------------------------------------------------===//

  LogicalResult verifyTargetFunction(Operation *function) {
    if (auto kernel = dyn_cast<gpu::GPUFuncOp>(function))
      return complain(kernel) << "a kernel is an llvm.func here";
    return forEach(function, [&](Operation *op) -> LogicalResult {
      StringRef dialect = op->getName().getDialectNamespace();
      if (llvm::is_contained({"llvm", "nvvm", "rocdl", "arith", "scf", "cf", "vector", "ub"},
                             dialect))
        return success();
      return complain(op) << "kernels hold llvm, nvvm, rocdl, arith, vector, scf and cf ops";
    });
  }

  LogicalResult verifyTarget(ModuleOp module) { return verifyModules(module, Code::Target); }

  const ChipInfo *info = nullptr;
};
} // namespace
