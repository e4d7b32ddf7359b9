//===- LowerGraph.cpp - lower a graph, or say all that stands in the way ---===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be compiled is whatever the passes compile: nothing here knows which ops these are. If
// they fail, the errors' locations say which ops of the graph are in the way; without those, the
// passes are tried again on a copy, until they succeed.
//
//===----------------------------------------------------------------------===//

#include "SplitGraph.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/Sources.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_LOWERGRAPH
#include "fuse/Pipelines/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// Ops in the notes of one error; more are counted.
static constexpr size_t kMostNotes = 8;

LogicalResult mlir::fuse::checkUnsupported(ModuleOp module, StringRef unsupported) {
  if (unsupported == "error" || unsupported == "outline")
    return success();
  return emitError(getModuleLoc(module))
         << "unsupported=" << unsupported << ": 'error' or 'outline' is wanted";
}

/// Runs `work`; its errors go to the list that it returns, its remarks and warnings where they
/// went, or nowhere.
static std::vector<Obstacle> catchErrors(MLIRContext *context, bool isQuiet,
                                         function_ref<void()> work) {
  std::vector<Obstacle> caught;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return success(isQuiet);
    Obstacle &error = caught.emplace_back(Obstacle{diagnostic.getLocation(), diagnostic.str(), {}});
    for (Diagnostic &note : diagnostic.getNotes())
      error.notes.push_back({note.getLocation(), note.str()});
    return success();
  });
  work();
  return caught;
}

namespace {
struct LowerGraph : mlir::fuse::impl::LowerGraphBase<LowerGraph> {
  using LowerGraphBase::LowerGraphBase;
  // For copyChipOptions.
  using LowerGraphBase::chip, LowerGraphBase::keepCasts, LowerGraphBase::kernel,
      LowerGraphBase::padOperands, LowerGraphBase::schedule, LowerGraphBase::tuningDatabase,
      LowerGraphBase::tuningFile, LowerGraphBase::unsupported;
  LowerGraph(LowerGraphOptions options, KeptGraph kept)
      : LowerGraphBase(std::move(options)), kept(std::move(kept)) {}

  void getDependentDialects(DialectRegistry &registry) const override {
    LowerGraphBase::getDependentDialects(registry);
    for (StringRef name : {"fused", "scheduled", "kernels", "mapped", "target"})
      for (bool ofKernels : {false, true}) {
        OpPassManager pm(ModuleOp::getOperationName());
        buildTo(name, pm, ofKernels);
        pm.getDependentDialects(registry);
      }
  }

  /// Adds the passes to the level `name`; false if there is no such level. `ofKernels`: from a
  /// module of kernels, which has no levels above them.
  bool buildTo(StringRef name, OpPassManager &pm, bool ofKernels = false) const {
    ChipOptions options;
    copyChipOptions(options, *this);
    if (ofKernels) {
      auto build = llvm::StringSwitch<void (*)(OpPassManager &, const ChipOptions &)>(name)
                       .Case("kernels", buildFromKernelsPipeline)
                       .Case("mapped", buildKernelsToMappedPipeline)
                       .Case("target", buildKernelsToTargetPipeline)
                       .Default(nullptr);
      if (build)
        build(pm, options);
      return build;
    }
    if (name == "fused") {
      buildToFusedPipeline(pm, keepCasts);
      return true;
    }
    auto build = llvm::StringSwitch<void (*)(OpPassManager &, const ChipOptions &)>(name)
                     .Case("scheduled", buildToScheduledPipeline)
                     .Case("kernels", buildToKernelsPipeline)
                     .Case("mapped", buildToMappedPipeline)
                     .Case("target", buildToTargetPipeline)
                     .Default(nullptr);
    if (!build)
      return false;
    build(pm, options);
    return true;
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (hasKernels(module)) {
      OpPassManager pm(ModuleOp::getOperationName());
      if (!buildTo(level, pm, /*ofKernels=*/true)) {
        emitError(getModuleLoc(module)) << "is a program of kernels, which has no level '" << level
                                        << "': kernels, mapped or target is wanted";
        return signalPassFailure();
      }
      if (!schedule.empty() || !kernel.empty() || !tuningFile.empty()) {
        emitError(getModuleLoc(module)) << "is a program of kernels, each with its fuse.schedule; "
                                           "schedule=, kernel= and tuning-file= are for graphs";
        return signalPassFailure();
      }
      if (failed(runPipeline(pm, module)) || failed(checkSignatures(module)))
        signalPassFailure();
      return;
    }
    OpPassManager pm(ModuleOp::getOperationName());
    if (!buildTo(level, pm)) {
      module.emitError() << "fuse-lower-graph: level '" << level
                         << "' is none of fused, scheduled, kernels, mapped, target";
      return signalPassFailure();
    }
    if (failed(checkUnsupported(module, unsupported)))
      return signalPassFailure();
    OwningOpRef<ModuleOp> graph = cast<ModuleOp>(module->clone());
    bool isLowered = false;
    std::vector<Obstacle> errors = catchErrors(&getContext(), /*isQuiet=*/false, [&] {
      isLowered = succeeded(runPipeline(pm, module)) && succeeded(checkSignatures(module));
    });
    if (isLowered) {
      for (const Obstacle &error : errors)
        emit(error);
      return;
    }
    if (failed(lowerParts(*graph, std::move(errors))))
      signalPassFailure();
  }

  /// A manifest has a place for every argument and result.
  LogicalResult checkSignatures(ModuleOp lowered) {
    LogicalResult result = success();
    if (kept)
      for (func::FuncOp function : getEntryPoints(lowered))
        if (failed(mlir::fuse::getSignature(function)))
          result = failure();
    return result;
  }

  //===--- finding ------------------------------------------------------------===//

  /// The passes on a copy; its errors. None if they succeed.
  std::vector<Obstacle> tryPasses(ModuleOp copy) {
    bool isLowered = false;
    std::vector<Obstacle> errors = catchErrors(&getContext(), /*isQuiet=*/true, [&] {
      PassManager pm(&getContext());
      (void)buildTo(level, pm);
      isLowered = succeeded(pm.run(copy)) && succeeded(checkSignatures(copy));
    });
    if (!isLowered && errors.empty())
      errors.push_back({copy.getLoc(), "a pass failed without a message", {}});
    if (isLowered)
      errors.clear();
    return errors;
  }

  /// Adds what the errors are about to the obstacles; false if that is nothing new.
  bool addObstacles(ModuleOp graph, ArrayRef<Obstacle> errors, const GraphTags &tags,
                    Obstacles &obstacles) {
    size_t before = obstacles.size();
    for (const Obstacle &error : errors) {
      SmallVector<Operation *> ops;
      for (unsigned number : GraphTags::getNumbers(error.loc))
        if (number < tags.ops.size())
          ops.push_back(tags.ops[number]);
      for (Operation *op : selectGuilty(graph, ops, error, tags)) {
        auto [found, isNew] = obstacles.insert({op, error});
        if (!isNew && size_t(found - obstacles.begin()) >= before)
          found->second.others.push_back(error);
      }
    }
    return obstacles.size() != before;
  }

  /// What stands between ops that are refused is tried by itself: it may be refused for a reason of
  /// its own.
  void addOwnReasons(ModuleOp graph, const GraphTags &tags, Obstacles &obstacles) {
    SmallVector<Operation *> ops;
    for (auto &[op, obstacle] : obstacles)
      if (obstacle.isConsequence)
        ops.push_back(op);
    // Assertions stay with the host, unless no input passes them.
    for (Operation *op : tags.ops)
      if (isa<cf::AssertOp>(op) && !obstacles.contains(op))
        ops.push_back(op);
    while (!ops.empty()) {
      SplitGraph split = isolateOps(graph, tags, ops, obstacles);
      llvm::SmallPtrSet<Operation *, 8> failed;
      for (const Obstacle &error : tryPasses(*split.parts))
        for (unsigned number : GraphTags::getNumbers(error.loc)) {
          // What the function takes or gives is what it has of other ops.
          bool isOwn = number < tags.ops.size();
          Operation *op = isOwn                                   ? tags.ops[number]
                          : number - tags.ops.size() < ops.size() ? ops[number - tags.ops.size()]
                                                                  : nullptr;
          if (!llvm::is_contained(ops, op))
            continue;
          failed.insert(op);
          if (!isOwn)
            continue;
          auto [found, isNew] = obstacles.insert({op, error});
          if (!isNew && found->second.isConsequence)
            found->second = error;
          else if (!isNew)
            found->second.others.push_back(error);
        }
      if (failed.empty())
        return;
      llvm::erase_if(ops, [&](Operation *op) { return failed.contains(op); });
    }
  }

  /// Of ops that became one, those that give the error alone; all if none does.
  SmallVector<Operation *> selectGuilty(ModuleOp graph, ArrayRef<Operation *> ops,
                                        const Obstacle &error, const GraphTags &tags) {
    SmallVector<Operation *> guilty;
    if (ops.size() > 1)
      for (Operation *op : ops) {
        Obstacles known, others;
        for (Operation *other : tags.ops)
          if (other != op && !isWithoutCost(other, known))
            others.insert({other, {other->getLoc(), "", {}}});
        SplitGraph alone = splitGraph(graph, tags, others, /*isFirst=*/false);
        if (!others.contains(op) && llvm::any_of(tryPasses(*alone.parts), [&](const Obstacle &own) {
              return own.message == error.message;
            }))
          guilty.push_back(op);
      }
    return guilty.empty() ? SmallVector<Operation *>(ops) : guilty;
  }

  /// What has no reason of its own is refused for what the function takes and gives.
  static void addBoundaries(ModuleOp graph, const Obstacles &obstacles,
                            std::vector<Obstacle> &errors) {
    auto isRefused = [&](Operation *op) {
      auto found = obstacles.find(op);
      return found != obstacles.end() && found->second.isConsequence;
    };
    for (func::FuncOp function : getEntryPoints(graph)) {
      if (!function.getBody().hasOneBlock())
        continue;
      auto add = [&](StringRef what, unsigned number, Type type) {
        std::string message;
        llvm::raw_string_ostream text(message);
        text << what << ' ' << number << " is '" << type << "'; ";
        if (getElementTypeOrSelf(type).isF64())
          text << "f64 is computed between narrower values only, so pass f32";
        else
          text << "ranked tensors of f16, bf16, f32 and integers pass between programs";
        errors.push_back({function.getLoc(), message, {}});
      };
      for (BlockArgument argument : function.getArguments())
        if (!canBePassed(argument.getType()) && llvm::any_of(argument.getUsers(), isRefused))
          add("input", argument.getArgNumber(), argument.getType());
      for (OpOperand &value : function.getBody().front().getTerminator()->getOpOperands())
        if (Operation *def = value.get().getDefiningOp();
            def && !canBePassed(value.get().getType()) && isRefused(def))
          add("result", value.getOperandNumber(), value.get().getType());
    }
  }

  /// Adds all that the part is made of which an error is about.
  static bool addParts(ArrayRef<Obstacle> errors, const GraphTags &tags, const SplitGraph &split,
                       Obstacles &obstacles) {
    size_t before = obstacles.size();
    for (const Obstacle &error : errors)
      for (unsigned number : GraphTags::getNumbers(error.loc)) {
        const GraphPart *part = nullptr;
        for (auto [index, candidate] : llvm::enumerate(split.list))
          if (number == tags.ops.size() + index ||
              (number < tags.ops.size() && llvm::is_contained(candidate.ops, tags.ops[number])))
            part = &candidate;
        if (!part)
          continue;
        size_t own = obstacles.size();
        for (Operation *op : part->ops)
          if (!isWithoutCost(op, obstacles))
            obstacles.insert({op, error});
        func::FuncOp function;
        if (obstacles.size() == own && number >= tags.ops.size())
          function = part->source;
        else if (obstacles.size() == own)
          function = tags.ops[number]->getParentOfType<func::FuncOp>();
        if (function)
          obstacles.insert({function, error});
      }
    return obstacles.size() != before;
  }

  LogicalResult lowerParts(ModuleOp graph, std::vector<Obstacle> first) {
    // Ops of functions that are called are ops of the callers.
    prepareGraph(graph);
    PassManager cleaner(&getContext());
    cleaner.addPass(createSymbolDCEPass());
    if (failed(cleaner.run(graph)))
      return failure();
    GraphTags tags(graph);
    Obstacles obstacles;
    // Nothing is known of what these ops give: without them the passes say more of the others.
    for (Operation *op : tags.ops)
      for (const Obstacle &error : catchErrors(&getContext(), /*isQuiet=*/true, [&] {
             if (!isa<cf::AssertOp>(op))
               (void)checkGraphOp(op);
           }))
        obstacles.insert({op, error});
    bool knowsSome = !obstacles.empty();
    std::vector<Obstacle> others; // about no op
    for (bool isFirst = true;; isFirst = false) {
      SplitGraph split = splitGraph(graph, tags, obstacles, isFirst);
      if (split.list.empty())
        break;
      size_t known = obstacles.size();
      std::vector<Obstacle> errors = tryPasses(*split.parts);
      if (errors.empty())
        break;
      for (const Obstacle &error : errors)
        if (llvm::all_of(GraphTags::getNumbers(error.loc),
                         [&](unsigned number) { return number >= tags.ops.size(); }))
          others.push_back(error);
      if (isFirst && knowsSome)
        continue;
      if (addObstacles(graph, errors, tags, obstacles))
        continue;
      // The types of arguments and results may say which ops are in the way.
      if (isFirst) {
        (void)splitGraph(graph, tags, obstacles, /*isFirst=*/false);
        if (obstacles.size() != known)
          continue;
      }
      if (!addParts(errors, tags, split, obstacles))
        return report(obstacles, tags, others.empty() ? first : others, /*hasParts=*/false);
    }
    addOwnReasons(graph, tags, obstacles);
    addBoundaries(graph, obstacles, others);
    SplitGraph split = splitGraph(graph, tags, obstacles, /*isFirst=*/false);
    bool hasParts = !split.list.empty();
    if (unsupported == "error" || !split.host || (!hasParts && !leaveAll))
      return report(obstacles, tags, obstacles.empty() && others.empty() ? first : others,
                    hasParts);
    return replaceByParts(std::move(split));
  }

  //===--- telling ------------------------------------------------------------===//

  static InFlightDiagnostic emit(const Obstacle &error) {
    InFlightDiagnostic diagnostic = emitError(GraphTags::strip(error.loc)) << error.message;
    for (const auto &[loc, text] : error.notes)
      diagnostic.attachNote(GraphTags::strip(loc)) << text;
    return diagnostic;
  }

  /// One error for each reason.
  LogicalResult report(const Obstacles &obstacles, const GraphTags &tags, ArrayRef<Obstacle> others,
                       bool hasParts) {
    struct Reason {
      const Obstacle *first;
      SmallVector<Location> places;
    };
    std::vector<Reason> reasons;
    llvm::StringMap<size_t> numbers;
    auto add = [&](const Obstacle &error) {
      std::string key = error.message;
      for (const auto &[loc, text] : error.notes)
        key += "\n" + text;
      auto [found, isNew] = numbers.try_emplace(key, reasons.size());
      if (isNew)
        reasons.push_back({&error, {}});
      Reason &reason = reasons[found->second];
      Location place = GraphTags::strip(error.loc);
      if (llvm::none_of(reason.places, [&](Location other) {
            return getSourcePosition(other) == getSourcePosition(place);
          }))
        reason.places.push_back(place);
    };
    // In the order of the graph.
    for (Operation *op : tags.ops)
      if (auto found = obstacles.find(op);
          found != obstacles.end() && !found->second.isConsequence) {
        add(found->second);
        llvm::for_each(found->second.others, add);
      }
    for (const auto &[op, obstacle] : obstacles)
      if (isa<func::FuncOp>(op))
        add(obstacle);
    for (const Obstacle &error : others)
      add(error);
    size_t left = reasons.size();
    for (const Reason &reason : reasons) {
      InFlightDiagnostic diagnostic = emit(*reason.first);
      ArrayRef<Location> more = ArrayRef<Location>(reason.places).drop_front();
      for (Location place : more.take_front(kMostNotes))
        diagnostic.attachNote(place) << "and here, for the same reason";
      if (more.size() > kMostNotes)
        diagnostic.attachNote(reason.places.front())
            << "and at " << more.size() - kMostNotes << " more places, for the same reason";
      if (--left == 0 && hasParts && unsupported == "error")
        diagnostic.attachNote(getModuleLoc(getOperation()))
            << "the other ops can be compiled: unsupported=outline compiles them and leaves the "
               "rest to the host";
      if (left == 0 && !hasParts && others.empty() && unsupported == "outline")
        diagnostic.attachNote(getModuleLoc(getOperation()))
            << "nothing of the graph can be compiled, so there is nothing to split";
    }
    return failure();
  }

  //===--- splitting ----------------------------------------------------------===//

  LogicalResult replaceByParts(SplitGraph split) {
    ModuleOp module = getOperation();
    GraphTags::strip(*split.parts);
    GraphTags::strip(*split.host);
    if (kept)
      *kept = cast<ModuleOp>(split.parts->clone());
    module->setAttrs((*split.parts)->getAttrDictionary());
    module.getBodyRegion().takeBody(split.parts->getBodyRegion());
    OpPassManager pm(ModuleOp::getOperationName());
    (void)buildTo(level, pm);
    if (failed(runPipeline(pm, module)))
      return failure();
    module.push_back(split.host.release());
    return success();
  }

  KeptGraph kept;
};
} // namespace

std::unique_ptr<Pass> mlir::fuse::createLowerGraph(LowerGraphOptions options, KeptGraph kept) {
  return std::make_unique<LowerGraph>(std::move(options), std::move(kept));
}
