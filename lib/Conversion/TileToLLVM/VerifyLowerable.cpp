//===- VerifyLowerable.cpp - what a kernel needs before it is lowered -----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Dialect/Tile/Utils/TargetChip.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

namespace {
class KernelVerifier {
public:
  KernelVerifier(gpu::GPUFuncOp kernel, const TargetHooks &hooks) : kernel(kernel), hooks(hooks) {}

  LogicalResult verify();

private:
  LogicalResult verifyKernel();
  LogicalResult verifyOp(Operation *op);
  LogicalResult verifyTiles(Operation *op);
  LogicalResult verifyRings(Operation *op);
  LogicalResult verifyAccess(Operation *op);
  /// Ops that hand on sums: by registers, and a flag for each warp.
  LogicalResult verifyPartial(Operation *op);
  LogicalResult verifyProduct(MmaOp mma);
  /// Of what CTAs of a cluster reduce together: each warp has one value of it, and all come to it.
  LogicalResult verifyReduce(tile::ReduceOp op);
  /// Whether all CTAs of a cluster go round a loop as often.
  bool isWalkedTogether(Operation *parent);
  LogicalResult verifyPart(memref::SubViewOp op);
  /// Of ops that are no tile ops.
  LogicalResult verifyOther(Operation *op);
  /// Whether a memref is an argument of the kernel, or a part of one.
  bool isOfArgument(Value memref);
  /// Whether every lane and warp that computes has its elements.
  bool isPlaced(const Layout &places);

  gpu::GPUFuncOp kernel;
  const TargetHooks &hooks;
  bool hasRoles = false;
  int64_t numComputing = 0;      // threads
  int64_t numCtas = 1;           // of a cluster
  Block *clusterBlock = nullptr; // where its CTAs reduce together
};
} // namespace

bool KernelVerifier::isPlaced(const Layout &places) {
  return places.getCount(LayoutLevel::Lane) == hooks.getWarpSize() &&
         places.getCount(LayoutLevel::Warp) * hooks.getWarpSize() == numComputing &&
         (places.getCount(LayoutLevel::Cta) == 1 || places.getCount(LayoutLevel::Cta) == numCtas);
}

bool KernelVerifier::isOfArgument(Value memref) {
  if (auto part = memref.getDefiningOp<memref::SubViewOp>())
    memref = part.getSource();
  auto argument = dyn_cast<BlockArgument>(memref);
  return argument && argument.getOwner() == &kernel.getBody().front();
}

LogicalResult KernelVerifier::verifyTiles(Operation *op) {
  if (findWithoutLayout(op))
    return op->emitOpError("has a tile without a layout; tile-assign-layouts gives it one");
  for (Type type : op->getResultTypes()) {
    auto frag = dyn_cast<FragType>(type);
    if (frag && !isPlaced(frag.getPlaces()))
      return op->emitOpError() << "has a tile that is spread over other lanes or warps than its "
                                  "kernel's: "
                               << type;
  }
  return success();
}

LogicalResult KernelVerifier::verifyReduce(tile::ReduceOp op) {
  Layout layout = op.getValue().getType().getPlaces();
  const int dim = op.getDim();
  if (layout.getCountAlong(LayoutLevel::Cta, dim) == 1)
    return success();
  if (hooks.getVendor() != Vendor::Nvidia || hasRoles)
    return op.emitOpError(
        "reduces over the CTAs of a cluster, which NVIDIA's kernels without roles "
        "do");
  if (layout.getCountAlong(LayoutLevel::Lane, dim) != layout.getCount(LayoutLevel::Lane) ||
      layout.getCountAlong(LayoutLevel::Warp, dim) != layout.getCount(LayoutLevel::Warp) ||
      layout.getCountAlong(LayoutLevel::Cta, dim) > hooks.getWarpSize())
    return op.emitOpError("reduces over the CTAs of a cluster what not all lanes and warps lie "
                          "along");
  if (!isa<gpu::GPUFuncOp>(op->getParentOp()) && !isWalkedTogether(op->getParentOp()))
    return op.emitOpError("reduces over the CTAs of a cluster within a loop or a branch that is no "
                          "walk over tiles; all of them must come to it as often");
  if (clusterBlock && op->getBlock() != clusterBlock)
    return op.emitOpError("reduces over the CTAs of a cluster elsewhere than another one does");
  clusterBlock = op->getBlock();
  return success();
}

/// Whether a value is the same in all CTAs of a cluster: of the numbers that tell these apart only
/// that of the cluster counts.
static bool isOfCluster(Value value, int64_t ctas) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return isa<gpu::GPUFuncOp>(value.getParentBlock()->getParentOp());
  if (isa<gpu::BlockIdOp, gpu::ClusterBlockIdOp, gpu::ThreadIdOp>(def))
    return false;
  APInt divisor;
  if (auto div = dyn_cast<arith::DivUIOp>(def);
      div && matchPattern(div.getRhs(), m_ConstantInt(&divisor)) && divisor == ctas) {
    Value number = div.getLhs();
    if (auto cast = number.getDefiningOp<arith::IndexCastOp>())
      number = cast.getIn();
    if (number.getDefiningOp<gpu::BlockIdOp>())
      return true;
  }
  return isMemoryEffectFree(def) && def->getNumRegions() == 0 &&
         llvm::all_of(def->getOperands(),
                      [&](Value operand) { return isOfCluster(operand, ctas); });
}

bool KernelVerifier::isWalkedTogether(Operation *parent) {
  auto loop = dyn_cast<scf::ForOp>(parent);
  return loop && isa<gpu::GPUFuncOp>(loop->getParentOp()) &&
         llvm::all_of(ArrayRef<Value>{loop.getLowerBound(), loop.getUpperBound(), loop.getStep()},
                      [&](Value bound) { return isOfCluster(bound, numCtas); });
}

LogicalResult KernelVerifier::verifyRings(Operation *op) {
  const bool isNamed = llvm::TypeSwitch<Operation *, bool>(op)
                           .Case<RingAcquireOp, RingWaitOp, RingReadOp, RingReleaseOp>(
                               [](auto typed) { return bool(typed.getSlot()); })
                           .Default(true);
  if (!isNamed)
    return op->emitOpError("does not name its slot; tile-thread-rings does");
  if (isa<PipelineOp>(op))
    return op->emitOpError("is a loop over slots before it is lowered; tile-expand-pipeline makes "
                           "one of it");
  // Which ring, and which slot, is known here.
  for (Value operand : op->getOperands()) {
    Operation *def = operand.getDefiningOp();
    if (isa<HeldType>(operand.getType()) && !isa_and_present<MakeHeldOp>(def))
      return op->emitOpError("names places that are not known to be of one tile.make_held");
    if ((isa<RingType>(operand.getType()) && !isa_and_present<MakeRingOp>(def)) ||
        (isa<StagedType>(operand.getType()) && def &&
         !isa<RingSlotOp, RingAcquireOp, RingWaitOp>(def)))
      return op->emitOpError() << "takes " << operand.getType()
                               << " that is not known to be of one tile.make_ring";
  }
  // What is staged is for products to read; all else reads fragments.
  if (!isa<MmaOp, CopyOp, RingCommitOp>(op) &&
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<StagedType>))
    return op->emitOpError("reads a staged tile; on this target only tile.mma does");
  return success();
}

/// Ops that read or write memory of the kernel's arguments.
LogicalResult KernelVerifier::verifyAccess(Operation *op) {
  for (Value memref : op->getOperands())
    if (isa<MemRefType>(memref.getType()) && !isOfArgument(memref))
      return op->emitOpError("accesses a memref that is no kernel argument");
  if (isa<LoadOp, StoreOp, CopyOp, HoldOp>(op) && !op->getAttr("via"))
    return op->emitOpError("does not say how it travels; tile-plan-transports sets 'via'");
  if (auto store = dyn_cast<StoreOp>(op); store && store.getBuffers().count) {
    if (!hasRoles)
      return op->emitOpError("stages what it stores, which kernels with producers do");
    if (!isa<SlicesOp>(op->getParentOp()))
      return op->emitOpError("stages what it stores, slice by slice, and stands in no tile.slices; "
                             "tile-slice-epilogue makes one");
  }
  if (isa<HoldOp>(op) && isa<AsyncCopyAttr>(op->getAttr("via")) && !hooks.hasAsyncCopy())
    return op->emitOpError("is asynchronous, which this target has not; it loads vectors");
  auto copy = dyn_cast<CopyOp>(op);
  if (!copy || !copy.getDest().getDefiningOp<RingSlotOp>())
    return success();
  if (isa<TensorMapAttr>(copy.getViaAttr()))
    return op->emitOpError("is the tensor memory accelerator's, which fills rings of producers");
  if (isa<AsyncCopyAttr>(copy.getViaAttr()) && !hooks.hasAsyncCopy())
    return op->emitOpError("is asynchronous, which this target has not; it copies vectors");
  return success();
}

LogicalResult KernelVerifier::verifyPartial(Operation *op) {
  if (!isa<PartialPutOp, PartialAddOp>(op))
    return success();
  for (Type type : op->getOperandTypes()) {
    auto frag = dyn_cast<FragType>(type);
    if (!frag)
      continue;
    int64_t registers = frag.getPlaces().getCount(LayoutLevel::Register);
    if (registers % 4 || registers * numComputing != ShapedType::getNumElements(frag.getShape()))
      return op->emitOpError() << "hands on tiles of which each thread has elements of its own, a "
                                  "multiple of four; got "
                               << type;
    auto flags = cast<MemRefType>(op->getOperandTypes()[op->getNumOperands() - 2]);
    if (flags.getDimSize(1) * hooks.getWarpSize() < numComputing)
      return op->emitOpError() << "has " << flags << " for the flags of "
                               << numComputing / hooks.getWarpSize() << " warps";
  }
  return success();
}

LogicalResult KernelVerifier::verifyProduct(MmaOp mma) {
  if (!mma.getAtom())
    return mma.emitOpError("has no instruction; tile-assign-layouts gives it one");
  StringRef name = mma.getAtom()->getInstruction();
  const MatrixAtom *found = lookupMatrixAtom(name);
  const WarpgroupAtom *warpgroups = lookupWarpgroupAtom(name);
  const ChipInfo *chip = getChip(kernel->getParentOfType<gpu::GPUModuleOp>());
  const bool isOfChip =
      !chip || (warpgroups ? llvm::is_contained(chip->warpgroupAtoms, warpgroups->name)
                           : llvm::is_contained(chip->atoms, name));
  const bool isOfKernel =
      warpgroups ? hasRoles
                 : found && mma.getAtom()->getLhs() && !hasRoles &&
                       found->operation.empty() == (hooks.getVendor() == Vendor::Nvidia);
  if (!isOfChip || !isOfKernel)
    return mma.emitOpError() << "has an instruction that its kernel cannot use: " << name;
  if (warpgroups)
    return success();
  // What the operands' layouts hold is whole instructions.
  for (auto [attr, tile, operand] : {std::tuple(mma.getAtom()->getLhs(), mma.getLhs(), found->a),
                                     std::tuple(mma.getAtom()->getRhs(), mma.getRhs(), found->b)}) {
    Layout places(getTileShape(tile.getType()), attr.getDigits());
    int64_t steps = places.getShape()[1] / found->k;
    if (!isPlaced(places) || places.getShape()[1] % found->k || steps % mma.getAtom()->getKPack() ||
        places.getCount(LayoutLevel::Register) %
            (operand.getCount(LayoutLevel::Register) * std::max<int64_t>(steps, 1)))
      return mma.emitOpError() << "takes an operand by a layout that is not one of " << name << ": "
                               << places.str();
  }
  return verifyWarpProduct(mma);
}

LogicalResult KernelVerifier::verifyPart(memref::SubViewOp op) {
  if (!op.hasUnitStride() || llvm::any_of(op.getStaticOffsets(), ShapedType::isDynamic) ||
      op.getType().getRank() != op.getSourceType().getRank())
    return op.emitOpError("in a kernel begins at constant places and keeps dimensions and strides");
  return success();
}

LogicalResult KernelVerifier::verifyOther(Operation *op) {
  if (auto part = dyn_cast<memref::SubViewOp>(op))
    return verifyPart(part);
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    std::optional<int64_t> constant = dim.getConstantIndex();
    if (!isOfArgument(dim.getSource()) || !constant || *constant < 0 ||
        *constant >= cast<MemRefType>(dim.getSource().getType()).getRank())
      return op->emitOpError("in a kernel must ask for a constant dimension of an argument");
    return success();
  }
  if (isa<gpu::BlockIdOp, gpu::GridDimOp, gpu::ClusterBlockIdOp>(op)) {
    if (op->getAttrOfType<gpu::DimensionAttr>("dimension").getValue() != gpu::Dimension::x)
      return op->emitOpError("asks for a dimension that grids of tile kernels do not have; they "
                             "lie along x");
    if (isa<gpu::GridDimOp>(op) && hooks.getVendor() != Vendor::Nvidia)
      return op->emitOpError(
          "asks how many CTAs are launched, which kernels of this target are not "
          "told; their tiles are spread by #tile.one_per_cta, #tile.range_per_die or "
          "#tile.split_k");
    return success();
  }
  if (isa<ub::PoisonOp>(op) && isa<StagedType, MemRefType>(op->getResult(0).getType()))
    return op->emitOpError("of memory is not lowered");
  if (isa<gpu::GPUFuncOp, gpu::ReturnOp, gpu::BarrierOp>(op))
    return success();
  // A thread has numbers in place of a tile or of memory: loops and branches carry these, and
  // rings, which are constants, not at all.
  auto isNoScalar = [](Type type) {
    return isa<FragType, StagedType, PrefetchedType, BaseMemRefType>(type);
  };
  const bool isStructured = isa<scf::ForOp, scf::IfOp, scf::YieldOp, ub::PoisonOp>(op);
  for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (isa<RingType, HeldType>(type) || (isNoScalar(type) && !isStructured))
        return op->emitOpError() << "in a kernel takes or gives " << type
                                 << ", which only tile ops do"
                                 << (isa<RingType, HeldType>(type) ? "" : ", scf.for and scf.if");
  if (isStructured)
    return success();
  if (isa_and_present<FuseDialect>(op->getDialect()) || !isMemoryEffectFree(op) ||
      op->getNumRegions() != 0)
    return op->emitOpError("cannot be lowered inside a tile kernel");
  return success();
}

LogicalResult KernelVerifier::verifyOp(Operation *op) {
  if (isa<ForTilesOp>(op))
    return op->emitOpError("is not spread over CTAs; tile-distribute does that");
  if (failed(verifyTiles(op)) || failed(verifyRings(op)) || failed(verifyPartial(op)))
    return failure();
  if (isa<RolesOp>(op) && hooks.getVendor() != Vendor::Nvidia)
    return op->emitOpError("is not lowered to this target, whose warps all load and compute");
  if (isa<CombineRowsOp>(op) && (hooks.getVendor() != Vendor::Nvidia || !hasRoles))
    return op->emitOpError(
        "is lowered in kernels whose warps have roles, of targets with clusters");
  if (isa<AwaitLaunchesOp, ReleaseLaunchesOp>(op)) {
    const ChipInfo *chip = getChip(op->getParentOfType<gpu::GPUModuleOp>());
    if (hooks.getVendor() != Vendor::Nvidia || (chip && !chip->launchesOverlap))
      return op->emitOpError("is not lowered to this target, whose launches do not overlap: those "
                             "of NVIDIA's chips from sm_90 on do");
  }
  if (isa<MmaWaitOp>(op) && !op->getParentOfType<RolesOp>())
    return op->emitOpError(
        "waits for products that run in the background, as those of a tile.roles "
        "do; where all warps load and compute, a product is done where it stands "
        "and nothing is to be awaited");
  if (auto load = dyn_cast<LoadOp>(op); load && isa<StagedType>(load.getResult().getType()))
    return op->emitOpError("into a staged tile is a copy into a slot before it is lowered; "
                           "tile-expand-pipeline makes one of it");
  if (auto sort = dyn_cast<tile::SortOp>(op)) {
    Layout places = ThreadCode::getLayout(sort.getValues()[0]);
    if (llvm::any_of(places.getDigits(),
                     [](const LayoutDigit &digit) { return digit.dim < 0 && digit.size > 1; }))
      return op->emitOpError("sorts fragments of the kernel's widest shape only");
  }
  if (auto convert = dyn_cast<ConvertLayoutOp>(op)) {
    Layout from = ThreadCode::getLayout(convert.getValue());
    Type element = convert.getValue().getType().getElementType();
    if (!ThreadCode::getLayout(convert.getResult()).findRegisters(from) && !element.isIndex() &&
        !llvm::is_contained({1, 8, 16, 32, 64}, element.getIntOrFloatBitWidth()))
      return op->emitOpError() << "moves elements of 1, 8, 16, 32 or 64 bits, got " << element;
  }
  if (auto mma = dyn_cast<MmaOp>(op))
    return verifyProduct(mma);
  if (auto reduce = dyn_cast<tile::ReduceOp>(op))
    return verifyReduce(reduce);
  // What maps and sorts compute is asked for where they are lowered.
  const bool isScalar = isa<MapOp, tile::SortOp>(op->getParentOp());
  if (isScalar || isa_and_present<TileDialect>(op->getDialect()))
    return verifyAccess(op);
  return verifyOther(op);
}

LogicalResult KernelVerifier::verifyKernel() {
  auto blockSize = kernel.getKnownBlockSize();
  if (!blockSize)
    return kernel.emitOpError("a tile kernel needs the attribute known_block_size; fuse-tile sets "
                              "it");
  if (!kernel.getBody().hasOneBlock())
    return kernel.emitOpError("branches between blocks; tile kernels have one, with scf.for and "
                              "scf.if in it");
  int64_t numThreads = (*blockSize)[0];
  if (numThreads % hooks.getWarpSize())
    return kernel.emitOpError() << "has " << numThreads << " threads, which are not whole warps of "
                                << hooks.getWarpSize();
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !memref.getLayout().isIdentity())
      return kernel.emitOpError() << "takes " << type
                                  << "; kernels take memrefs of identity layout only";
  }
  numComputing =
      (numThreads - getNumProducers(kernel) * hooks.getWarpSize()) / getNumGroups(kernel);
  hasRoles = getNumProducers(kernel) != 0;
  if (std::optional<ArrayRef<int32_t>> cluster = kernel.getKnownClusterSize())
    numCtas = cluster->front();
  return success();
}

LogicalResult KernelVerifier::verify() {
  if (failed(verifyKernel()))
    return failure();
  WalkResult walk = kernel.walk([&](Operation *op) -> WalkResult { return verifyOp(op); });
  if (walk.wasInterrupted())
    return failure();
  if (!kernel->hasAttr(kSharedMemoryAttr))
    return kernel.emitOpError("does not say where things lie in shared memory; "
                              "tile-allocate-shared does");
  return verifyElementsInMemory(kernel);
}

int64_t mlir::fuse::getNumProducers(gpu::GPUFuncOp kernel) {
  int64_t producers = 0;
  kernel.walk([&](RolesOp roles) { producers = roles.getProducers(); });
  return producers;
}

int64_t mlir::fuse::getNumGroups(gpu::GPUFuncOp kernel) {
  int64_t groups = 1;
  kernel.walk([&](RolesOp roles) { groups = roles.getGroups(); });
  return groups;
}

LogicalResult mlir::fuse::verifyLowerable(gpu::GPUFuncOp kernel, const TargetHooks &hooks) {
  return KernelVerifier(kernel, hooks).verify();
}
