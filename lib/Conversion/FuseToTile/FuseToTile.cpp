//===- FuseToTile.cpp - fuse kernels to GPU kernels of tile ops -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/ScheduleFamily.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/WarpSpecialized.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FUSETOTILE
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {

/// A name that PTX, AMDGPU assembly and C accept.
std::string toIdentifier(StringRef name) {
  std::string result;
  for (char c : name)
    result += llvm::isAlnum(c) || c == '_' ? c : '_';
  if (result.empty() || llvm::isDigit(result.front()))
    result = "k" + result;
  return result;
}

/// Turns one fuse.kernel into a gpu.module and its launches.
class KernelLowering {
public:
  KernelLowering(KernelOp kernel, const ChipInfo &chip, SymbolTable &symbols)
      : kernel(kernel), chip(chip), symbols(symbols), host(kernel), loc(kernel.getLoc()) {}

  LogicalResult run();

private:
  /// Moves everything but the fuse op in front of the kernel; finds the op.
  LogicalResult hoist();
  LogicalResult checkVariants(ArrayRef<VariantAttr> variants);
  /// Variants that may run, given what is known of the row extent; fails if some
  /// extent would find none.
  FailureOr<SmallVector<VariantAttr>> filterVariants(ArrayRef<VariantAttr> variants, int64_t rows);
  /// The kernels of a variant, launched one after the other, and the buffers through which they
  /// hand on what they have.
  struct Choice {
    VariantAttr variant;
    SmallVector<gpu::GPUFuncOp> kernels;
    SmallVector<SmallVector<int>> walked;      // by the tiles of each, see KernelFrame
    SmallVector<SmallVector<Value>> arguments; // what each is launched with
    SmallVector<Value> workspaces;
  };
  void allocateWorkspaces(Choice &choice);
  /// What CTAs that share tiles hand on their sums through, large enough for any of `variants`: one
  /// of them runs. Null if none shares tiles.
  SmallVector<Value> allocatePartials(ArrayRef<VariantAttr> variants);
  /// CTAs that an SM holds at once, at most, where a matmul's are spread evenly
  /// (`tile.even_share`): its tiles lie one beside the other, each all of the rows that there may
  /// be, and each, with its weights, is of one CTA. None where that is not known, or many SMs would
  /// hold less.
  std::optional<int64_t> getEvenShare(VariantAttr variant);
  /// An empty kernel for what `operands` are; `b` then stands before its end.
  gpu::GPUFuncOp openKernel(OpBuilder &b, ScheduleInterface schedule, StringRef name,
                            ValueRange operands);
  void buildKernel(gpu::GPUModuleOp module, SymbolTable &kernels, Choice &choice, unsigned step,
                   StringRef name);
  /// The kernel that clears the flags of `partials`.
  gpu::GPUFuncOp buildClear(gpu::GPUModuleOp module, SymbolTable &kernels, StringRef name,
                            ArrayRef<Value> partials);
  void buildLaunch(OpBuilder &b, const Choice &choice, unsigned step);
  void buildDispatch(OpBuilder &b, ArrayRef<Choice> choices, Value rows);
  unsigned countSteps(ScheduleInterface schedule);

  KernelOp kernel;
  const ChipInfo &chip;
  SymbolTable &symbols;
  OpBuilder host;
  Location loc;
  IndexedOpInterface op;
  KernelSpace space;
  TilePlan plan;
  SmallVector<Value> views;     // one per operand of the op
  SmallVector<Value> arguments; // the distinct ones, in order: what is launched with
};

} // namespace

LogicalResult KernelLowering::hoist() {
  if (kernel.getNumResults() != 0)
    return kernel.emitOpError("works on tensors; bufferize before fuse-tile");
  for (Operation &inner :
       llvm::make_early_inc_range(kernel.getBody().front().without_terminator())) {
    if (auto indexed = dyn_cast<IndexedOpInterface>(inner)) {
      if (op)
        return inner.emitOpError() << "is the second op of kernel " << kernel.getSymAttr()
                                   << "; a kernel of several ops has no expansion";
      op = indexed;
      continue;
    }
    if (!isMemoryEffectFree(&inner) && !isa<memref::AllocOp>(inner))
      return inner.emitOpError() << "may not stand in kernel " << kernel.getSymAttr()
                                 << ", which holds fuse ops and views";
    if (op && llvm::any_of(inner.getUsers(), [&](Operation *user) { return user == op; }))
      return inner.emitOpError("follows the op that uses it");
    inner.moveBefore(kernel);
  }
  return success();
}

LogicalResult KernelLowering::checkVariants(ArrayRef<VariantAttr> variants) {
  if (variants.empty())
    return kernel.emitOpError() << "kernel " << kernel.getSymAttr()
                                << " has no schedule; run fuse-select-schedule first";
  for (VariantAttr variant : variants) {
    std::string reason;
    if (!isLegalSchedule(op, variant.getSchedule(), chip, reason))
      return op->emitOpError() << "cannot run on " << chip.name << " under "
                               << variant.getSchedule() << ": " << reason;
  }
  return success();
}

FailureOr<SmallVector<VariantAttr>> KernelLowering::filterVariants(ArrayRef<VariantAttr> variants,
                                                                   int64_t rows) {
  auto unbounded = [](VariantAttr v) { return v.getMinRows() <= 1 && v.getMaxRows() == 0; };
  SmallVector<VariantAttr> result;
  if (ShapedType::isDynamic(rows)) {
    for (VariantAttr variant : variants) {
      result.push_back(variant);
      if (unbounded(variant))
        return result;
    }
    return kernel.emitOpError()
           << "kernel " << kernel.getSymAttr()
           << " has no variant that takes any number of rows; the last one must be unbounded";
  }
  for (VariantAttr variant : variants)
    if (unbounded(variant) || (rows >= variant.getMinRows() &&
                               (variant.getMaxRows() == 0 || rows <= variant.getMaxRows()))) {
      result.push_back(variant);
      return result;
    }
  return kernel.emitOpError() << "kernel " << kernel.getSymAttr() << " has no variant for " << rows
                              << " rows";
}

/// A row op that is split has a kernel for each step.
unsigned KernelLowering::countSteps(ScheduleInterface schedule) {
  auto row = dyn_cast<RowOp>(op.getOperation());
  return row && schedule.getSplit() > 1 ? RowSteps(row).getSteps().size() : 1;
}

/// A value for each part of each row and reduction. A guard bounds a number of rows: no more are
/// ever there.
void KernelLowering::allocateWorkspaces(Choice &choice) {
  if (countSteps(choice.variant.getSchedule()) == 1)
    return;
  SmallVector<int64_t> shape;
  SmallVector<Value> sizes;
  auto add = [&](int dim) {
    int64_t size = space.getSize(dim);
    if (ShapedType::isDynamic(size) && dim == plan.guarded && choice.variant.getMaxRows() != 0)
      size = choice.variant.getMaxRows();
    shape.push_back(size);
    if (ShapedType::isDynamic(size))
      sizes.push_back(getExtent(host, loc, space, dim, views));
  };
  for (int dim : plan.outer)
    add(dim);
  int64_t parts = choice.variant.getSchedule().getSplit();
  if (plan.reducesRows)
    shape.push_back(parts);
  add(plan.reducesRows ? plan.columns : plan.rows);
  if (!plan.reducesRows)
    shape.push_back(parts);
  for (auto reduction : cast<RowOp>(op.getOperation()).getBody().front().getOps<fuse::ReduceOp>())
    choice.workspaces.push_back(
        memref::AllocOp::create(host, loc, MemRefType::get(shape, reduction.getType()), sizes));
}

SmallVector<Value> KernelLowering::allocatePartials(ArrayRef<VariantAttr> variants) {
  auto matmul = dyn_cast<MatmulOp>(op.getOperation());
  int64_t elements = 0, warps = 0;
  for (VariantAttr variant : variants) {
    ScheduleInterface schedule = variant.getSchedule();
    if (!matmul || !schedule.getGrain())
      continue;
    ArrayRef<int64_t> tile = schedule.getTile(), along = schedule.getWarps();
    elements = std::max<int64_t>(elements, tile[0] * tile[1] * int64_t(matmul.getRhs().size()));
    warps = std::max(warps, along[0] * along[1]);
  }
  if (elements == 0)
    return {};
  auto allocate = [&](int64_t size, Type element) -> Value {
    return memref::AllocOp::create(host, loc, MemRefType::get({chip.units, size}, element));
  };
  return {allocate(elements, matmul.getAcc()), allocate(warps, host.getI32Type())};
}

gpu::GPUFuncOp KernelLowering::openKernel(OpBuilder &b, ScheduleInterface schedule, StringRef name,
                                          ValueRange operands) {
  auto func = gpu::GPUFuncOp::create(b, loc, name, b.getFunctionType(operands.getTypes(), {}));
  func->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  func.setKnownBlockSizeAttr(
      b.getDenseI32ArrayAttr({int32_t(getNumThreads(schedule, chip)), 1, 1}));
  if (int64_t cluster = schedule.getClusterSize(); cluster > 1)
    func.setKnownClusterSizeAttr(b.getDenseI32ArrayAttr({int32_t(cluster), 1, 1}));
  func->setAttr(kScheduleAttr, schedule);
  func->setAttr(tile::kSizesAgreeAttr, b.getUnitAttr());
  // One CTA with roles has an SM to itself anyway.
  if (int64_t resident = schedule.getResident(); resident > (schedule.hasRoles() ? 1 : 0))
    func->setAttr(tile::kResidentAttr, b.getI64IntegerAttr(resident));
  b.setInsertionPointToEnd(&func.getBody().front());
  b.setInsertionPoint(gpu::ReturnOp::create(b, loc));
  return func;
}

std::optional<int64_t> KernelLowering::getEvenShare(VariantAttr variant) {
  // Of the places, taken. By GEGLU blocks of 16 and 32 rows on an H200, where an SM has room for no
  // more anyway: 0.97 gained, 0.85 gained as often as it lost, 0.42 to 0.64 lost up to 13 us.
  constexpr double leastShare = 0.875;
  auto matmul = dyn_cast<MatmulOp>(op.getOperation());
  ScheduleInterface schedule = variant.getSchedule();
  if (!chip.launchesOverlap || !matmul || schedule.getGrain() || schedule.getCtasAlongK() > 1 ||
      schedule.getCtasAlongM() > 1 || plan.rows < 0)
    return std::nullopt;
  int64_t rows = space.getSize(plan.rows);
  if (ShapedType::isDynamic(rows) && plan.rows == plan.guarded)
    rows = variant.getMaxRows();
  if (rows <= 0 || rows > schedule.getTile()[0])
    return std::nullopt;
  const int64_t columns = space.getSize(plan.columns);
  if (columns <= 0)
    return std::nullopt;
  int64_t ctas = llvm::divideCeil(columns, schedule.getTile()[1]);
  SmallVector<AffineMap> maps = op.getMaps();
  for (int dim : plan.outer) {
    const int64_t size = space.getSize(dim);
    auto isOfWeights = [&](unsigned number) { return maps[1 + number].isFunctionOfDim(dim); };
    if (size <= 0 ||
        (size > 1 && !llvm::all_of(llvm::seq<unsigned>(0, matmul.getRhs().size()), isOfWeights)))
      return std::nullopt;
    ctas *= size;
  }
  ScheduleResources resources = cast<ScheduleFamily>(schedule).getResources(op, chip);
  int64_t resident = countResident(resources.sharedBytes, resources.threads, chip);
  if (schedule.hasRoles()) {
    resident = schedule.getResident();
    ctas = std::min(ctas, chip.units * resident);
  }
  // What does not find room at once takes the place of what is done.
  if (ctas >= chip.units * resident)
    return resident;
  const int64_t share = llvm::divideCeil(ctas, chip.units);
  if (double(ctas) < leastShare * double(share * chip.units))
    return std::nullopt;
  return share;
}

gpu::GPUFuncOp KernelLowering::buildClear(gpu::GPUModuleOp module, SymbolTable &kernels,
                                          StringRef name, ArrayRef<Value> partials) {
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  // A tile of whole rows, a flag for each thread.
  constexpr int64_t warps = 4;
  int64_t rowFlags = cast<MemRefType>(partials[1].getType()).getDimSize(1);
  int64_t columns = llvm::PowerOf2Ceil(rowFlags);
  auto schedule = ElementwiseScheduleAttr::get(
      b.getContext(), {std::max<int64_t>(1, warps * chip.lanes / columns), columns}, {warps, 1});
  gpu::GPUFuncOp func = openKernel(b, schedule, name, partials[1]);
  buildClearKernel(b, loc, schedule, func.getArgument(0));
  func->remove();
  kernels.insert(func);
  return func;
}

void KernelLowering::buildKernel(gpu::GPUModuleOp module, SymbolTable &kernels, Choice &choice,
                                 unsigned step, StringRef name) {
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  ScheduleInterface schedule = choice.variant.getSchedule();
  SmallVector<Value> passed(arguments);
  llvm::append_range(passed, choice.workspaces);
  gpu::GPUFuncOp func = openKernel(b, schedule, name, passed);

  SmallVector<Value> operands;
  for (Value view : views)
    operands.push_back(func.getArgument(llvm::find(arguments, view) - arguments.begin()));
  operands = takeSlices(op, space, operands, b);
  KernelFrame frame(op, space, plan, schedule, chip, operands);
  frame.step = step;
  frame.workspaces = func.getArguments().drop_front(arguments.size());
  if (isa<MatmulOp>(op))
    buildMatmulKernel(b, frame);
  else if (isa<ElementwiseOp>(op))
    buildElementwiseKernel(b, frame);
  else if (isa<RowOp>(op))
    buildGeneralRowKernel(b, frame);
  else
    buildRowKernel(b, frame);
  if (std::optional<int64_t> share = getEvenShare(choice.variant))
    func->setAttr(tile::kEvenShareAttr, b.getI64IntegerAttr(*share));
  choice.walked.push_back(frame.walked);
  choice.arguments.push_back(passed);
  func->remove();
  kernels.insert(func);
  choice.kernels.push_back(func);
}

void KernelLowering::buildLaunch(OpBuilder &b, const Choice &choice, unsigned step) {
  gpu::GPUFuncOp kernel = choice.kernels[step];
  auto tiles = *kernel.getBody().front().getOps<tile::ForTilesOp>().begin();
  tile::DistributionInterface distribution = tiles.getDistributionOrDefault();
  // A CTA for each tile, clusters being whole.
  int64_t cluster = distribution.getCluster(), known = cluster;
  Value ctas;
  for (auto [dim, extent, tile, perItem] : llvm::zip_equal(
           choice.walked[step], tiles.getExtents(), tiles.getTile(), tiles.getTilesPerItem())) {
    if (std::optional<int64_t> constant = getConstantIntValue(extent)) {
      known *= llvm::divideCeil(*constant, tile * perItem);
      continue;
    }
    Value count = getExtent(b, loc, space, dim, views);
    if (tile * perItem != 1)
      count = arith::CeilDivSIOp::create(b, loc, count,
                                         arith::ConstantIndexOp::create(b, loc, tile * perItem));
    ctas = ctas ? arith::MulIOp::create(b, loc, ctas, count).getResult() : count;
  }
  if (!ctas || known != 1) {
    Value factor = arith::ConstantIndexOp::create(b, loc, known);
    ctas = ctas ? arith::MulIOp::create(b, loc, ctas, factor).getResult() : factor;
  }
  Value reduction;
  if (distribution.getGrain())
    reduction = getExtent(b, loc, space, plan.reduction.back(), views);
  // Pairs leave no SM over. Of larger clusters one that does not run at once waits for all items of
  // another.
  int64_t units = cluster > 2 ? countClusters(cluster, chip) * cluster : chip.units;
  ScheduleInterface schedule = choice.variant.getSchedule();
  if (auto rows = dyn_cast<RowsScheduleAttr>(schedule); rows && rows.getHeld())
    units = countWalkingCtas(rows, chip);
  else if (schedule.hasRoles())
    units *= schedule.getResident();
  Value grid = distribution.buildGrid(b, loc, ctas, reduction, units);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value threads = arith::ConstantIndexOp::create(b, loc, (*kernel.getKnownBlockSize())[0]);
  std::optional<gpu::KernelDim3> clusterSize;
  if (cluster > 1)
    clusterSize = gpu::KernelDim3{arith::ConstantIndexOp::create(b, loc, cluster), one, one};
  gpu::LaunchFuncOp::create(b, loc, kernel, gpu::KernelDim3{grid, one, one},
                            gpu::KernelDim3{threads, one, one}, /*dynamicSharedMemorySize=*/Value(),
                            choice.arguments[step], /*asyncTokenType=*/Type(),
                            /*asyncDependencies=*/{}, clusterSize);
}

/// One after the other; where each has more rows than the one before, as is chosen here, by halves:
/// there may be dozens.
void KernelLowering::buildDispatch(OpBuilder &b, ArrayRef<Choice> choices, Value rows) {
  const Choice &choice = choices.front();
  if (choices.size() == 1) {
    for (unsigned step = 0; step < choice.kernels.size(); ++step)
      buildLaunch(b, choice, step);
    return;
  }
  auto isSorted = [&] {
    int64_t least = 0;
    for (const Choice &each : choices.drop_back()) {
      if (each.variant.getMinRows() > 1 || each.variant.getMaxRows() <= least)
        return false;
      least = each.variant.getMaxRows();
    }
    return true;
  };
  const size_t first = isSorted() ? choices.size() / 2 : 1;
  Value holds;
  auto require = [&](arith::CmpIPredicate predicate, int64_t bound) {
    Value limit = arith::ConstantIndexOp::create(b, loc, bound);
    Value test = arith::CmpIOp::create(b, loc, predicate, rows, limit);
    holds = holds ? arith::AndIOp::create(b, loc, holds, test).getResult() : test;
  };
  if (first == 1 && choice.variant.getMinRows() > 1)
    require(arith::CmpIPredicate::sge, choice.variant.getMinRows());
  if (int64_t most = choices[first - 1].variant.getMaxRows())
    require(arith::CmpIPredicate::sle, most);
  auto branch = scf::IfOp::create(b, loc, holds, /*withElseRegion=*/true);
  OpBuilder then = branch.getThenBodyBuilder();
  buildDispatch(then, choices.take_front(first), rows);
  OpBuilder otherwise = branch.getElseBodyBuilder();
  buildDispatch(otherwise, choices.drop_front(first), rows);
}

LogicalResult KernelLowering::run() {
  if (failed(hoist()))
    return failure();
  if (!op) {
    kernel.erase();
    return success();
  }
  SmallVector<VariantAttr> variants;
  if (ArrayAttr attr = kernel.getVariantsAttr())
    variants = llvm::map_to_vector(attr, [](Attribute a) { return cast<VariantAttr>(a); });
  if (failed(checkVariants(variants)))
    return failure();

  space = KernelSpace::get(op);
  plan = TilePlan::get(op, space);
  FailureOr<SmallVector<Value>> made = makeViews(op, space, host);
  if (failed(made))
    return failure();
  views = *made;
  for (Value view : views)
    if (!llvm::is_contained(arguments, view))
      arguments.push_back(view);

  FailureOr<SmallVector<VariantAttr>> usable =
      filterVariants(variants, space.getSize(plan.guarded));
  if (failed(usable))
    return failure();

  // In front of the function, in program order.
  Operation *function = kernel;
  while (!isa<ModuleOp>(function->getParentOp()))
    function = function->getParentOp();
  OpBuilder b(function);
  std::string name = toIdentifier(kernel.getSym());
  auto gpuModule = gpu::GPUModuleOp::create(
      b, loc, name, ArrayRef<Attribute>(getTargetAttr(chip, b.getContext())));
  name = symbols.insert(gpuModule).str();
  SymbolTable kernels(gpuModule);
  SmallVector<Value> partials = allocatePartials(*usable);
  gpu::GPUFuncOp clear;
  if (!partials.empty())
    clear = buildClear(gpuModule, kernels, name + "_clear", partials);
  SmallVector<Choice, 0> choices;
  for (VariantAttr variant : *usable) {
    Choice &choice = choices.emplace_back(Choice{variant, {}, {}, {}, {}});
    allocateWorkspaces(choice);
    if (clear && variant.getSchedule().getGrain()) {
      choice.workspaces = partials;
      choice.kernels.push_back(clear);
      choice.walked.emplace_back(2, kNone);
      choice.arguments.push_back({partials[1]});
    }
    std::string suffix =
        variant.getMaxRows() == 0 ? "" : "_upto" + std::to_string(variant.getMaxRows());
    unsigned count = countSteps(variant.getSchedule());
    for (unsigned step = 0; step < count; ++step) {
      std::string part = step + 1 < count ? "_part" + std::to_string(step) : "";
      buildKernel(gpuModule, kernels, choice, step, name + suffix + part);
    }
  }
  Value rows;
  if (choices.size() > 1)
    rows = getExtent(host, loc, space, plan.guarded, views);
  buildDispatch(host, choices, rows);
  kernel.erase();
  return success();
}

namespace {
struct FuseToTile : fuse::impl::FuseToTileBase<FuseToTile> {
  using FuseToTileBase::FuseToTileBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const ChipInfo *info = lookupChipOrReport(chip, [&] { return module.emitError(); });
    if (!info)
      return signalPassFailure();
    // Ops outside of kernels would silently stay behind.
    WalkResult stray = module.walk([&](IndexedOpInterface op) {
      if (isa<KernelOp>(op->getParentOp()))
        return WalkResult::advance();
      op->emitOpError("stands outside of any fuse.kernel; run fuse-form-kernels first");
      return WalkResult::interrupt();
    });
    if (stray.wasInterrupted())
      return signalPassFailure();
    SmallVector<KernelOp> kernels;
    module.walk([&](KernelOp kernel) { kernels.push_back(kernel); });
    if (kernels.empty())
      return;
    SymbolTable symbols(module);
    for (KernelOp kernel : kernels)
      if (failed(KernelLowering(kernel, *info, symbols).run()))
        return signalPassFailure();
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(), UnitAttr::get(&getContext()));
  }
};
} // namespace
