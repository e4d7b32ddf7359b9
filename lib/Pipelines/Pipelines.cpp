//===- Pipelines.cpp - the named pipelines --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Tile/Transforms/Passes.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void mlir::fuse::buildNormalFormPipeline(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createExpandScatters());
  pm.addNestedPass<func::FuncOp>(createExpandSorts());
  pm.addNestedPass<func::FuncOp>(createContractConvolutions());
  pm.addPass(createFuseNormalize());
  ReadPartsOptions atData;
  atData.atData = true;
  pm.addNestedPass<func::FuncOp>(createReadParts(atData));
  pm.addPass(createResolveAsserts());
  pm.addNestedPass<func::FuncOp>(createSimplifySizes());
  pm.addPass(createCollectRequirements());
}

void mlir::fuse::buildToFusedPipeline(OpPassManager &pm, bool keepCasts) {
  pm.addPass(createNameSources());
  // A block can sort: before sorts are spelled for every level.
  ExpandSortsOptions sorts;
  sorts.toRows = true;
  pm.addNestedPass<func::FuncOp>(createExpandSorts(sorts));
  buildNormalFormPipeline(pm);
  pm.addNestedPass<func::FuncOp>(createDropUnusedResults());
  pm.addNestedPass<func::FuncOp>(createNarrowF64());
  pm.addNestedPass<func::FuncOp>(createReadWindows());
  pm.addNestedPass<func::FuncOp>(createSplitContractions());
  pm.addNestedPass<func::FuncOp>(createReadParts());
  pm.addNestedPass<func::FuncOp>(createFoldUnitDims());
  // Shapes are asked of inputs, not of results that fusion may remove.
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  pm.addNestedPass<func::FuncOp>(createFuseRaise());
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createSplitBatches());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createFoldPermutations());
  SliceOperandsOptions early;
  early.beforeFusion = true;
  pm.addPass(createSliceOperands(early));
  pm.addPass(createFuseHorizontal());
  pm.addPass(createGeneralizeRows());
  pm.addPass(createFuseElementwise());
  // Twice: an op that moved over one reshape may stand before another. Reshapes of reshapes are one
  // before the pass asks for their groups.
  for (int round = 0; round < 2; ++round) {
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCrossReshapes());
  }
  // Views that are one, and constants, before what compares operands.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  // What is still a copy of a part of a tensor is not.
  pm.addPass(createSliceOperands());
  pm.addPass(createCSEPass());
  pm.addPass(createWidenRows());
  pm.addPass(createFuseElementwise());
  FuseFoldCastsOptions fold;
  fold.keepCasts = keepCasts;
  pm.addPass(createFuseFoldCasts(fold));
  // An input that two ops extended is one value.
  pm.addPass(createCSEPass());
  pm.addPass(createFoldConstants());
  pm.addPass(createFuseRaiseActivations());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createRaiseCausalMask());
  // What reads no other, when all that does has found its kernel.
  pm.addNestedPass<func::FuncOp>(createJoinElementwise());
  // What still has a kernel of its own, although the driver could copy it.
  FoldConstantsOptions tables;
  tables.results = true;
  pm.addPass(createFoldConstants(tables));
  pm.addPass(createFormKernels());
}

/// Checks the level just reached.
static void addVerifyPhase(OpPassManager &pm, StringRef phase, StringRef chip = "") {
  fuse::VerifyPhaseOptions options;
  options.phase = phase.str();
  options.chip = chip.str();
  pm.addPass(fuse::createVerifyPhase(options));
}

void mlir::fuse::buildToScheduledPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildToFusedPipeline(pm, options.keepCasts);
  GeneralizeRowsOptions general;
  general.chip = options.chip;
  pm.addPass(createGeneralizeRows(general));
  pm.addPass(createNameSizes());
  pm.addPass(createResultsToDestinations());
  addVerifyPhase(pm, "fused");
  // A schedule for all kernels is none for copies, and for operands as the graph has them. What is
  // no such option the pass reports.
  const bool isForAll = !options.schedule.empty() && options.kernel.empty();
  const bool pads = options.padOperands == "model" || options.padOperands == "always";
  if (options.padOperands != "never" && !(isForAll && pads)) {
    PadOperandsOptions padding;
    padding.chip = options.chip;
    padding.when = options.padOperands;
    pm.addPass(createPadOperands(padding));
  }
  SelectScheduleOptions select;
  select.chip = options.chip;
  select.schedule = options.schedule;
  select.kernel = options.kernel;
  select.tuningDatabase = options.tuningDatabase;
  select.tuningFile = options.tuningFile;
  pm.addPass(createSelectSchedule(select));
  addVerifyPhase(pm, "scheduled", options.chip);
}

void mlir::fuse::buildToKernelsPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildToScheduledPipeline(pm, options);
  pm.addPass(createBufferize());
  FuseToTileOptions tile;
  tile.chip = options.chip;
  pm.addPass(createFuseToTile(tile));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createMergeKernels());
  OverlapLaunchesOptions overlap;
  overlap.chip = options.chip;
  pm.addPass(createOverlapLaunches(overlap));
  // Variants for few rows, which might have gained by it, and for more under one schedule.
  pm.addPass(createMergeKernels());
  addVerifyPhase(pm, "kernels");
}

/// Whether the chip is AMD's. An unknown one is reported by fuse-select-schedule.
static bool isForAmd(const fuse::ChipOptions &options) {
  const fuse::ChipInfo *chip = fuse::lookupChip(options.chip);
  return chip && chip->vendor == fuse::Vendor::Amd;
}

bool mlir::fuse::hasKernels(ModuleOp module) { return !module.getOps<gpu::GPUModuleOp>().empty(); }

void mlir::fuse::buildFromKernelsPipeline(OpPassManager &pm, const ChipOptions &options) {
  AttachTargetOptions target;
  target.chip = options.chip;
  pm.addPass(createAttachTarget(target));
  addVerifyPhase(pm, "kernels");
}

/// kernels -> mapped.
static void addMapped(OpPassManager &pm, const fuse::ChipOptions &options) {
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(fuse::createCountFlops());
  if (!isForAmd(options)) {
    kernels.addPass(fuse::tile::createTileSplitRoles());
    kernels.addPass(createCanonicalizerPass());
    kernels.addPass(createCSEPass());
  }
  kernels.addPass(fuse::tile::createTileAssignLayouts());
  kernels.addPass(fuse::tile::createTilePlanTransports());
  kernels.addPass(fuse::tile::createTileExpandPipeline());
  kernels.addPass(fuse::tile::createTileDistribute());
  kernels.addPass(fuse::tile::createTileHoldAhead());
  kernels.addPass(fuse::tile::createTileThreadRings());
  kernels.addPass(fuse::tile::createTileAwaitCopies());
  kernels.addPass(fuse::tile::createTileSliceEpilogue());
  kernels.addPass(createCSEPass());
  kernels.addPass(fuse::tile::createTileAllocateShared());
  addVerifyPhase(pm, "mapped", options.chip);
}

void mlir::fuse::buildToMappedPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildToKernelsPipeline(pm, options);
  addMapped(pm, options);
}

void mlir::fuse::buildKernelsToMappedPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildFromKernelsPipeline(pm, options);
  addMapped(pm, options);
}

/// mapped -> target.
static void addTarget(OpPassManager &pm, const fuse::ChipOptions &options) {
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  const bool isAmd = isForAmd(options);
  kernels.addPass(isAmd ? fuse::createTileToROCDL() : fuse::createTileToNVVM());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  if (isAmd)
    kernels.addPass(fuse::createSplitLongBlocks());
  addVerifyPhase(pm, "target", options.chip);
}

void mlir::fuse::buildToTargetPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildToMappedPipeline(pm, options);
  addTarget(pm, options);
}

void mlir::fuse::buildKernelsToTargetPipeline(OpPassManager &pm, const ChipOptions &options) {
  buildKernelsToMappedPipeline(pm, options);
  addTarget(pm, options);
}

void mlir::fuse::buildSerializePipeline(OpPassManager &pm, const SerializeOptions &options) {
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createSCFToControlFlowPass());
  kernels.addPass(createConvertVectorToLLVMPass());
  kernels.addPass(createConvertToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  pm.addPass(createSerialize(options));
}
