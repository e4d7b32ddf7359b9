//===- Pipelines.h - the named pipelines ------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PIPELINES_PIPELINES_H
#define FUSE_PIPELINES_PIPELINES_H

#include "fuse/Bundle/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace mlir::fuse {

/// A graph in normal form, with what it demands of its sizes: what execution at graph level, the
/// reference and the signature share with compilation. Computes what the graph spells.
void buildNormalFormPipeline(OpPassManager &pm);

/// What the pipelines to `fused` need to know.
template <typename Derived> struct FusionOptions : PassPipelineOptions<Derived> {
  typename PassPipelineOptions<Derived>::template Option<bool> keepCasts{
      *this, "keep-casts",
      llvm::cl::desc("round to f16 or bf16 where the graph does, inside a kernel too"),
      llvm::cl::init(false)};
  typename PassPipelineOptions<Derived>::template Option<std::string> unsupported{
      *this, "unsupported",
      llvm::cl::desc("what becomes of ops that cannot be compiled: error, or outline (left to the "
                     "host, see fuse-lower-graph)"),
      llvm::cl::init("error")};
};
struct GraphOptions : FusionOptions<GraphOptions> {};

/// graph -> fused: each kernel is a `fuse.kernel`.
void buildToFusedPipeline(OpPassManager &pm, bool keepCasts = false);

/// What the pipelines from `fused` on need to know.
struct ChipOptions : FusionOptions<ChipOptions> {
  Option<std::string> chip{*this, "chip", llvm::cl::desc("chip to compile for")};
  Option<std::string> schedule{
      *this, "schedule",
      llvm::cl::desc("schedule to force, as MLIR prints it: #fuse.multistage<...>")};
  Option<std::string> kernel{*this, "kernel",
                             llvm::cl::desc("kernel that schedule= is for; all by default")};
  Option<bool> tuningDatabase{
      *this, "tuning-database",
      llvm::cl::desc("whether schedules that were timed win over the model"), llvm::cl::init(true)};
  Option<std::string> tuningFile{
      *this, "tuning-file", llvm::cl::desc("tuning database to read instead of the chip's own")};
  Option<std::string> padOperands{
      *this, "pad-operands",
      llvm::cl::desc("when operands are copied into padded rows: model (where it pays), always, "
                     "never; never where schedule= is for all kernels"),
      llvm::cl::init("model")};
};

/// Sets the options of a pass or pipeline to those of another that has all that `FusionOptions`
/// declares.
template <typename To, typename From> void copyFusionOptions(To &to, const From &from) {
  to.keepCasts = bool(from.keepCasts);
  to.unsupported = std::string(from.unsupported);
}

/// The same for what `ChipOptions` declares of kernels and their code.
template <typename To, typename From> void copyKernelOptions(To &to, const From &from) {
  to.keepCasts = bool(from.keepCasts);
  to.chip = std::string(from.chip);
  to.schedule = std::string(from.schedule);
  to.kernel = std::string(from.kernel);
  to.tuningDatabase = bool(from.tuningDatabase);
  to.tuningFile = std::string(from.tuningFile);
  to.padOperands = std::string(from.padOperands);
}

/// The same for all that `ChipOptions` declares.
template <typename To, typename From> void copyChipOptions(To &to, const From &from) {
  copyFusionOptions(to, from);
  copyKernelOptions(to, from);
}

/// graph -> scheduled: results are destinations, each kernel has its variants.
void buildToScheduledPipeline(OpPassManager &pm, const ChipOptions &options);

/// graph -> kernels: gpu.modules of tile kernels and the host program that launches
/// them.
void buildToKernelsPipeline(OpPassManager &pm, const ChipOptions &options);

/// True if a module is at the level kernels already, written in tile ops: it has GPU modules.
bool hasKernels(ModuleOp module);

/// What the pipelines below do with such a module: kernels -> kernels (checked, with a target),
/// mapped and target.
void buildFromKernelsPipeline(OpPassManager &pm, const ChipOptions &options);
void buildKernelsToMappedPipeline(OpPassManager &pm, const ChipOptions &options);
void buildKernelsToTargetPipeline(OpPassManager &pm, const ChipOptions &options);

/// graph -> mapped: tile kernels whose roles, layouts and transports stand in the IR.
void buildToMappedPipeline(OpPassManager &pm, const ChipOptions &options);

/// graph -> target: kernels for one thread in nvvm or rocdl, llvm, scf, arith, vector.
void buildToTargetPipeline(OpPassManager &pm, const ChipOptions &options);

struct CompileOptions : ChipOptions {
  Option<std::string> bundle{*this, "bundle",
                             llvm::cl::desc("folder for code objects and manifest; without it "
                                            "the module with its gpu.binary is printed")};
  Option<std::string> emit{*this, "emit",
                           llvm::cl::desc("object, or text: PTX or AMD assembly only, which "
                                          "needs neither ptxas nor lld"),
                           llvm::cl::init("object")};
  Option<std::string> report{*this, "report",
                             llvm::cl::desc("file for the report as an HTML page")};
};

/// Fails, with an error at `module`, if an option has a value that there is not.
LogicalResult checkUnsupported(ModuleOp module, StringRef unsupported);
LogicalResult checkOptions(ModuleOp module, const ChipOptions &options);
LogicalResult checkOptions(ModuleOp module, const CompileOptions &options);

/// target -> artefact: kernels to `gpu.binary`.
void buildSerializePipeline(OpPassManager &pm, const SerializeOptions &options);

/// graph -> artefact: machine code, and a bundle if asked for. With `files` it goes there, and
/// `bundle` is not looked at.
void buildCompilePipeline(OpPassManager &pm, const CompileOptions &options,
                          std::shared_ptr<BundleFiles> files = nullptr);

void registerFusePipelines();

} // namespace mlir::fuse

#endif // FUSE_PIPELINES_PIPELINES_H
