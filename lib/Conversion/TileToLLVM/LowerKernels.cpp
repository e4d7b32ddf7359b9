//===- LowerKernels.cpp - tile kernels to functions of one thread ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Conversion/TileToLLVM/FamilyKernel.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// Ops that say where and when, and nothing of tiles
//===----------------------------------------------------------------------===//

namespace {
struct LowerOffset : TilePattern<OffsetOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(OffsetOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ThreadCode code(rewriter, op.getLoc(), frame);
    rewriter.replaceOp(op, code.mulConst(code.toIndex(op.getNumber()), op.getSize()));
    return success();
  }
};

struct LowerBarrier : TilePattern<gpu::BarrierOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(gpu::BarrierOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    frame.hooks.emitBarrier(rewriter, op.getLoc());
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerAwaitLaunches : TilePattern<AwaitLaunchesOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(AwaitLaunchesOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    frame.hooks.emitAwaitLaunches(rewriter, op.getLoc());
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerReleaseLaunches : TilePattern<ReleaseLaunchesOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(ReleaseLaunchesOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    frame.hooks.emitReleaseLaunches(rewriter, op.getLoc());
    rewriter.eraseOp(op);
    return success();
  }
};

/// The number of the CTA, in the grid or in its cluster, or how many there are.
template <typename OpT> struct LowerPlaceInGrid : TilePattern<OpT> {
  using TilePattern<OpT>::TilePattern;
  LogicalResult matchAndRewrite(OpT op, typename LowerPlaceInGrid::Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ThreadCode code(rewriter, op.getLoc(), this->frame);
    Value number;
    if constexpr (std::is_same_v<OpT, gpu::BlockIdOp>)
      number = code.hooks.emitBlockId(rewriter, op.getLoc());
    else if constexpr (std::is_same_v<OpT, gpu::GridDimOp>)
      number = code.hooks.emitGridSize(rewriter, op.getLoc());
    else
      number = code.frame.clusterRank ? code.frame.clusterRank : code.i32(0);
    rewriter.replaceOp(op, code.toIndex(number));
    return success();
  }
};

/// Zeros for what nobody reads.
struct LowerPoison : TilePattern<ub::PoisonOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(ub::PoisonOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertType(op.getType(), types)))
      return failure();
    SmallVector<Value> zeros = llvm::map_to_vector(types, [&](Type type) -> Value {
      return arith::ConstantOp::create(rewriter, op.getLoc(),
                                       cast<TypedAttr>(rewriter.getZeroAttr(type)));
    });
    rewriter.replaceOpWithMultiple(op, {zeros});
    return success();
  }
};

struct LowerReturn : TilePattern<gpu::ReturnOp> {
  using TilePattern::TilePattern;
  LogicalResult matchAndRewrite(gpu::ReturnOp op, Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (frame.clusterMeetsAgain)
      frame.hooks.emitClusterWait(rewriter, op.getLoc());
    rewriter.replaceOpWithNewOp<LLVM::ReturnOp>(op, ValueRange());
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

namespace {
/// Lowers one kernel, step by step.
class KernelLowering {
public:
  KernelLowering(gpu::GPUFuncOp kernel, const TargetHooks &hooks)
      : kernel(kernel), frame(hooks), b(kernel.getContext()), loc(kernel.getLoc()) {}

  LogicalResult run();

private:
  void declareSharedMemory();
  /// The ids that code of a thread uses, at the kernel's entry.
  void emitIds();
  void createFunction();
  /// Gives the function its parameters' attributes.
  void setAttributes(unsigned position, BlockArgument argument);
  /// What a thread has of an argument, whose parameters begin at `position`.
  GlobalBuffer getArgument(MemRefType type, unsigned &position);
  void moveBody();
  LogicalResult convert();

  gpu::GPUFuncOp kernel;
  KernelFrame frame;
  OpBuilder b;
  Location loc;
  SharedMemoryAttr memory;
  LLVM::GlobalOp shared;
  /// Arguments; of these, those of which nothing is promised that would let loads go first.
  DenseSet<Value> written, ofSlices;
  bool overlaps = false; // with the launches ahead
};
} // namespace

/// The argument that a memref is, or a part of.
static Value getWhole(Value memref) {
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  return part ? part.getSource() : memref;
}

void KernelLowering::declareSharedMemory() {
  if (memory.getBytes() == 0)
    return;
  const bool isDynamic = memory.getBytes() > frame.hooks.getStaticSharedLimit();
  b.setInsertionPoint(kernel);
  auto array = LLVM::LLVMArrayType::get(b.getI8Type(), isDynamic ? 0 : memory.getBytes());
  shared = LLVM::GlobalOp::create(b, loc, array, /*isConstant=*/false,
                                  isDynamic ? LLVM::Linkage::External : LLVM::Linkage::Internal,
                                  (kernel.getName() + "_shared").str(), Attribute(),
                                  memory.getAlignment(), /*addrSpace=*/3);
  if (isDynamic)
    LaunchInfoAttr::getOf(kernel).withSharedMemory(memory.getBytes()).setOf(kernel);
}

void KernelLowering::emitIds() {
  const TargetHooks &hooks = frame.hooks;
  b.setInsertionPointToStart(&kernel.getBody().front());
  ThreadCode code(b, loc, frame);
  if (shared)
    frame.sharedBase = LLVM::AddressOfOp::create(b, loc, shared);
  frame.threadId = hooks.emitThreadId(b, loc);
  frame.laneId = code.remConst(frame.threadId, hooks.getWarpSize());
  frame.warpInCta = code.divConst(frame.threadId, hooks.getWarpSize());
  if (frame.numProducers)
    frame.warpInCta = hooks.emitUniform(b, loc, frame.warpInCta);
  frame.warpId = frame.warpInCta;
  if (frame.numGroups > 1)
    frame.warpId = code.remConst(frame.warpInCta, frame.getNumComputing() / hooks.getWarpSize());
  if (frame.clusterSize > 1)
    frame.clusterRank = hooks.emitClusterRank(b, loc);
  if (!frame.clusterExchanges.empty())
    hooks.emitClusterArrive(b, loc);
}

void KernelLowering::setAttributes(unsigned position, BlockArgument argument) {
  LLVM::LLVMFuncOp func = frame.func;
  func.setArgAttr(position, LLVM::LLVMDialect::getAlignAttrName(),
                  b.getI64IntegerAttr(kArgumentAlignment));
  // Of an epilogue in slices: told that nothing else writes what a slice reads, ptxas loads and
  // computes all slices first, and runs out of registers.
  // And what launches ahead write changes until they are awaited, whatever is said of this kernel.
  if (frame.numProducers || ofSlices.contains(argument) || (overlaps && !isEarly(argument)))
    return;
  func.setArgAttr(position, LLVM::LLVMDialect::getNoAliasAttrName(), b.getUnitAttr());
  // What is only read is loaded through the read-only path.
  if (!written.contains(argument))
    func.setArgAttr(position, LLVM::LLVMDialect::getReadonlyAttrName(), b.getUnitAttr());
}

void KernelLowering::createFunction() {
  ArrayRef<TensorMapRecipeAttr> recipes;
  if (frame.family)
    recipes = frame.family->getTensorMaps();
  SmallVector<Type> params;
  for (Type type : kernel.getArgumentTypes()) {
    params.push_back(LLVM::LLVMPointerType::get(kernel.getContext(), /*addressSpace=*/1));
    params.append(cast<MemRefType>(type).getNumDynamicDims(), b.getI64Type());
  }
  params.append(recipes.size(), LLVM::LLVMPointerType::get(kernel.getContext()));
  b.setInsertionPoint(kernel);
  frame.func = LLVM::LLVMFuncOp::create(
      b, loc, kernel.getName(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(kernel.getContext()), params));
  frame.func->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  if (ScheduleInterface schedule = getSchedule(kernel))
    frame.func->setAttr(kScheduleAttr, schedule);
  frame.hooks.setKernelAttributes(frame.func, frame.numThreads);
  if (frame.clusterSize > 1)
    frame.hooks.setClusterSize(frame.func, frame.clusterSize);
  for (size_t i = 0; i < recipes.size(); ++i)
    frame.hooks.setTensorMapParameter(frame.func, params.size() - recipes.size() + i);
  LaunchInfoAttr info = LaunchInfoAttr::getOf(kernel);
  info.withAlign(std::max(info.getAlign(), kArgumentAlignment))
      .withTensorMaps(recipes)
      .setOf(frame.func);
  if (memory.getBytes())
    frame.hooks.setSharedMemory(frame.func, frame.numThreads, memory.getBytes());
  if (auto resident = kernel->getAttrOfType<IntegerAttr>(kResidentAttr))
    frame.hooks.setResidentBlocks(frame.func, resident.getInt());
}

GlobalBuffer KernelLowering::getArgument(MemRefType type, unsigned &position) {
  Block &entry = frame.func.getBody().front();
  ThreadCode code(b, loc, frame);
  GlobalBuffer buffer;
  buffer.type = type;
  buffer.pointer = entry.getArgument(position++);
  for (int64_t size : type.getShape())
    buffer.sizes.push_back(ShapedType::isDynamic(size) ? code.toIndex(entry.getArgument(position++))
                                                       : code.index(size));
  buffer.strides.resize(type.getRank());
  Value stride = code.index(1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    buffer.strides[dim] = stride;
    stride = code.mul(stride, buffer.sizes[dim]);
  }
  return buffer;
}

void KernelLowering::moveBody() {
  Block *entry = frame.func.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  unsigned position = 0;
  Block &body = kernel.getBody().front();
  for (BlockArgument argument : body.getArguments()) {
    auto type = cast<MemRefType>(argument.getType());
    setAttributes(position, argument);
    GlobalBuffer buffer = getArgument(type, position);
    frame.arguments.push_back(buffer);
    // A thread has the dynamic ones.
    SmallVector<Value> values = {buffer.pointer};
    for (auto [size, value] : llvm::zip_equal(type.getShape(), buffer.sizes))
      if (ShapedType::isDynamic(size))
        values.push_back(value);
    for (auto [stride, value] : llvm::zip_equal(type.getStridesAndOffset().first, buffer.strides))
      if (ShapedType::isDynamic(stride))
        values.push_back(value);
    argument.replaceAllUsesWith(
        UnrealizedConversionCastOp::create(b, loc, type, values).getResult(0));
  }
  entry->getOperations().splice(entry->end(), body.getOperations());
  if (frame.family)
    frame.family->begin(frame, entry->getArguments().drop_front(position));
  kernel.erase();
}

LogicalResult KernelLowering::convert() {
  MLIRContext *context = frame.func.getContext();
  ThreadTypes types(frame);
  RewritePatternSet patterns(context);
  ConversionTarget target(*context);
  // Rings, and what is held, are constants; the op goes when nothing names it.
  target.addIllegalDialect<TileDialect>();
  target.addLegalOp<MakeRingOp, MakeHeldOp>();
  target.addIllegalOp<memref::SubViewOp, memref::DimOp, gpu::BarrierOp, gpu::BlockIdOp,
                      gpu::GridDimOp, gpu::ClusterBlockIdOp, gpu::ReturnOp>();
  target.addDynamicallyLegalOp<ub::PoisonOp>(
      [&](ub::PoisonOp op) { return types.isLegal(op.getType()); });
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  scf::populateSCFStructuralTypeConversionsAndLegality(types, patterns, target);
  patterns.add<LowerOffset, LowerBarrier, LowerAwaitLaunches, LowerReleaseLaunches,
               LowerPlaceInGrid<gpu::BlockIdOp>, LowerPlaceInGrid<gpu::GridDimOp>,
               LowerPlaceInGrid<gpu::ClusterBlockIdOp>, LowerPoison, LowerReturn>(types, frame);
  addLoadStorePatterns(types, frame, patterns);
  addSlotPatterns(types, frame, patterns);
  addHeldPatterns(types, frame, patterns);
  addMmaPatterns(types, frame, patterns);
  addMapPatterns(types, frame, patterns);
  addReducePatterns(types, frame, patterns);
  addSortPatterns(types, frame, patterns);
  addConvertLayoutPatterns(types, frame, patterns);
  addSlicesPatterns(types, frame, patterns);
  addPartialPatterns(types, frame, patterns);
  if (frame.family)
    frame.family->addPatterns(types, frame, patterns);

  // Values are replaced at once: a pattern sees what a thread has of each, also inside regions.
  ConversionConfig config;
  config.allowPatternRollback = false;
  config.foldingMode = DialectConversionFoldingMode::Never;
  if (failed(applyPartialConversion(frame.func, target, std::move(patterns), config)))
    return failure();
  SmallVector<UnrealizedConversionCastOp> casts;
  SmallVector<Operation *> constants;
  frame.func.walk([&](Operation *op) {
    if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
      casts.push_back(cast);
    if (isa<MakeRingOp, MakeHeldOp>(op))
      constants.push_back(op);
  });
  reconcileUnrealizedCasts(casts);
  for (Operation *op : constants)
    op->erase();
  return success();
}

LogicalResult KernelLowering::run() {
  if (failed(verifyLowerable(kernel, frame.hooks)))
    return failure();
  frame.numThreads = (*kernel.getKnownBlockSize())[0];
  frame.numProducers = getNumProducers(kernel) * frame.hooks.getWarpSize();
  frame.numGroups = getNumGroups(kernel);
  if (std::optional<ArrayRef<int32_t>> cluster = kernel.getKnownClusterSize())
    frame.clusterSize = cluster->front();
  memory = kernel->getAttrOfType<SharedMemoryAttr>(kSharedMemoryAttr);
  overlaps = LaunchInfoAttr::getOf(kernel).getOverlaps();
  kernel.walk([&](Operation *op) {
    bool isOfSlices = isa<SlicesOp>(op->getParentOp());
    if (auto store = dyn_cast<StoreOp>(op)) {
      written.insert(getWhole(store.getDest()));
      if (isOfSlices)
        ofSlices.insert(getWhole(store.getDest()));
    }
    // What CTAs hand on to each other changes while the kernel runs.
    if (isa<PartialPutOp, PartialAddOp>(op))
      for (Value memref : op->getOperands())
        if (isa<MemRefType>(memref.getType())) {
          written.insert(memref);
          ofSlices.insert(memref);
        }
    if (auto load = dyn_cast<LoadOp>(op); load && isOfSlices)
      ofSlices.insert(getWhole(load.getSource()));
  });
  declareSharedMemory();
  planExchanges(kernel, frame);
  keepWalksRolled(kernel);
  emitIds();
  FailureOr<std::unique_ptr<FamilyKernel>> family = frame.hooks.prepareKernel(kernel, frame);
  if (failed(family))
    return failure();
  frame.family = std::move(*family);
  if (!frame.family)
    groupProducts(kernel, frame);
  createFunction();
  moveBody();
  return convert();
}

LogicalResult mlir::fuse::lowerTileKernels(gpu::GPUModuleOp module, const TargetHooks &hooks) {
  SmallVector<gpu::GPUFuncOp> kernels(module.getOps<gpu::GPUFuncOp>());
  for (gpu::GPUFuncOp kernel : kernels)
    if (kernel.isKernel() && failed(KernelLowering(kernel, hooks).run()))
      return failure();
  return success();
}
