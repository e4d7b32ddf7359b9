//===- LowerRoles.cpp - warps that produce, warps that consume ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tile.roles is taken apart before the kernel's ops are lowered: the consumers' ops go into one
// branch, each loop of the producers into that of a warp.
//
//===----------------------------------------------------------------------===//

#include "WarpgroupKernel.h"
#include "fuse/Dialect/Tile/Utils/AtomElement.h"
#include "fuse/Dialect/Tile/Utils/RoleRegisters.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// Loops of producers
//===----------------------------------------------------------------------===//

/// An op that works on rings: this one, or one inside it; null if there is none.
static Operation *findRingOp(Operation &op) {
  Operation *found = nullptr;
  op.walk([&](Operation *inner) {
    if (!isa<RingAcquireOp, RingCommitOp, RingWaitOp, RingReleaseOp, RingReadOp, CopyOp,
             RingArriveOp, CopyCommitOp, CopyWaitOp, CopyBarrierOp, RealignOp>(inner))
      return WalkResult::advance();
    found = inner;
    return WalkResult::interrupt();
  });
  return found;
}

/// A loop of the producers that fills a ring, and what the same warps do behind it, in order: the
/// rounds that are left of their copies. Those are another loop, or of one round straight code.
using ProducerLoop = SmallVector<Operation *>;

/// The loops of the producers that work on rings, and ops that do so before all loops. A loop that
/// takes the results of the one before it continues it, and so does what is no loop: effects keep
/// it behind that one.
static SmallVector<ProducerLoop> getProducerLoops(RolesOp roles) {
  SmallVector<ProducerLoop> loops;
  Block &block = roles.getProducer().front();
  for (Operation &op : block.without_terminator()) {
    if (!findRingOp(op))
      continue;
    bool continues = llvm::any_of(op.getOperands(), [&](Value operand) {
      return !loops.empty() && llvm::is_contained(loops.back(), operand.getDefiningOp());
    });
    if (loops.empty() || (isa<scf::ForOp>(op) && !continues))
      loops.emplace_back();
    loops.back().push_back(&op);
  }
  return loops;
}

/// Whether the warps of a loop copy tiles themselves.
static bool copiesTiles(const ProducerLoop &loop) {
  return llvm::any_of(loop, [](Operation *op) {
    return op->walk([](RingArriveOp) { return WalkResult::interrupt(); }).wasInterrupted();
  });
}

/// Clones ops of a block, and before them those of the block that they need: each warp computes its
/// own.
static void cloneWithOperands(OpBuilder &b, const ProducerLoop &ops) {
  SmallVector<Operation *> needing(ops);
  DenseSet<Operation *> needed(ops.begin(), ops.end());
  Block *block = ops.front()->getBlock();
  while (!needing.empty())
    needing.pop_back_val()->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && def->getBlock() == block && needed.insert(def).second)
          needing.push_back(def);
    });
  IRMapping clones;
  for (Operation &other : *block)
    if (needed.contains(&other))
      b.clone(other, clones);
}

//===----------------------------------------------------------------------===//
// What is refused
//===----------------------------------------------------------------------===//

LogicalResult WarpgroupKernel::verifyRoles(RolesOp op, KernelFrame &frame) {
  if (failed(verifyProductsAwaited(op)))
    return failure();
  int64_t producers = op.getProducers(), warps = frame.numThreads / 32;
  int64_t consumers = warps - producers, groups = op.getGroups();
  if (producers != 4 || consumers % 4)
    return op.emitOpError() << "has " << producers << " producers and " << consumers
                            << " consumers; both roles are whole warpgroups, the producers one";
  if (consumers % (4 * groups))
    return op.emitOpError() << "has " << consumers << " consumers in " << groups
                            << " groups, each of which is whole warpgroups";
  const RoleRing *copied = nullptr;
  for (MakeRingOp makeRing : makeRings) {
    const RoleRing &ring = getRing(makeRing.getRing());
    if (!ring.isCopied)
      continue;
    CopyOp copy = *llvm::find_if(
        ring.copies, [](CopyOp copy) { return copy && isa<AsyncCopyAttr>(copy.getViaAttr()); });
    if (copied)
      return copy.emitOpError("is done by the producers, and so is a copy into another ring; they "
                              "copy into one");
    if (llvm::none_of(makeRing.getRing().getUsers(), llvm::IsaPred<RingArriveOp>))
      return copy.emitOpError("is asynchronous, and no tile.ring_arrive says when it is done; "
                              "tile-await-copies does");
    copied = &ring;
  }
  // A warp takes a loop; those that are left copy.
  int64_t numLoaders = 0, mostLoaders = (copied ? copied->firstCopier : warps) - consumers;
  for (const ProducerLoop &loop : getProducerLoops(op)) {
    for (Operation *part : loop) {
      Operation *ringOp = findRingOp(*part);
      bool fills = isa<RingAcquireOp, RingCommitOp, CopyOp>(ringOp);
      if (!isa<scf::ForOp>(part) && (fills || part == loop.front()))
        return ringOp->emitOpError(
            "stands outside of the producers' loops, each of which fills a ring");
    }
    bool copies = copied && copiesTiles(loop);
    if (copies ? copied->numCopiers < 1 : numLoaders++ == mostLoaders)
      return loop.front()->emitOpError()
             << "is one tile loop more than the producers can take: of " << producers
             << " warps each takes one" << (copied ? ", and one copies" : "")
             << "; tiles that are loaded in one loop fill one ring";
  }
  return success();
}

/// Whether a warpgroup's instruction is that of the tiles, and its accumulators are spread as the
/// instruction leaves them.
static LogicalResult verifyWarpgroupProduct(MmaOp mma) {
  Type element = getTileElementType(mma.getLhs().getType());
  std::optional<AtomElement> kind = getAtomElement(element, mma.getPrecision());
  Layout acc = mma.getAcc().getType().getPlaces();
  SmallVector<LayoutDigit> registers = acc.getLevel(LayoutLevel::Register);
  const int rowDim = registers.empty() || registers.front().dim != 0 ? 0 : 1;
  int64_t rows = acc.getShape()[rowDim], columns = acc.getShape()[1 - rowDim];
  int64_t warpgroups = acc.getCount(LayoutLevel::Warp) / 4;
  StringRef name = mma.getAtom()->getInstruction();
  const WarpgroupAtom *atom = lookupWarpgroupAtom(name);
  Type accElement = mma.getAcc().getType().getElementType();
  if (!atom || atom->element != kind || name != atom->getInstruction(columns) ||
      !accElement.isF32())
    return mma.emitOpError() << "multiplies " << element << " into " << columns << " columns of "
                             << accElement << ", which " << name << " does not";
  // Matrix descriptors say how operands lie; words can only lie along k.
  for (Value operand : {mma.getLhs(), mma.getRhs()})
    if (auto staged = dyn_cast<StagedType>(operand.getType())) {
      int64_t contiguous = staged.getLayout().getContiguous();
      if (staged.getLayout() !=
              SharedAttr::get(mma.getContext(), contiguous, {0, 1, 2}, kLineBytes) ||
          (contiguous == 0 && element.getIntOrFloatBitWidth() != 16))
        return mma.emitOpError() << "reads " << staged << ", which " << name
                                 << " does not; tile-assign-layouts makes such layouts";
    }
  auto overRows = [&](const Layout &layout) {
    return layout.repeat(LayoutLevel::Register, 0, rows / (atom->m * warpgroups))
        .repeat(LayoutLevel::Warp, 0, warpgroups);
  };
  auto isSame = [](const Layout &layout, const Layout &expected) {
    auto names =
        expected.getShape() == layout.getShape() ? layout.findRegisters(expected) : std::nullopt;
    return names && llvm::equal(*names, llvm::seq<int64_t>(0, names->size()));
  };
  Layout expected;
  if (rows % (atom->m * warpgroups) == 0)
    expected = overRows(atom->getAccumulator(columns));
  bool isPlaced = isSame(rowDim == 0 ? acc : acc.transpose(), expected);
  if (auto lhs = dyn_cast<FragType>(mma.getLhs().getType()); lhs && isPlaced)
    isPlaced = lhs.getShape()[1] % atom->k == 0 && atom->takesRegisters &&
               isSame(lhs.getPlaces(), overRows(atom->getOperand(lhs.getShape()[1])));
  if (!isPlaced)
    return mma.emitOpError() << "has registers that are not spread as those of " << name
                             << "; tile-assign-layouts makes such layouts";
  return success();
}

/// Whether the host knows how far a memref goes: of a part, what is dynamic is all of the argument.
static bool isOfKnownExtents(Value memref) {
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  if (!part)
    return true;
  for (auto [dim, size] : llvm::enumerate(part.getMixedSizes())) {
    auto value = dyn_cast<Value>(size);
    auto whole = value ? value.getDefiningOp<memref::DimOp>() : memref::DimOp();
    if (value && (!whole || whole.getSource() != part.getSource() ||
                  whole.getConstantIndex() != int64_t(dim) || part.getStaticOffset(dim) != 0))
      return false;
  }
  return true;
}

/// Whether those who combine rows are all CTAs of the cluster, and all threads that compute.
static LogicalResult verifyCombine(CombineRowsOp op, RolesOp roles) {
  auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
  auto cluster = kernel.getKnownClusterSize();
  int64_t ctas = cluster ? (*cluster)[0] : 1;
  if (op.getNumCtas() != ctas)
    return op.emitOpError() << "hands rows to " << op.getNumCtas() << " CTAs, in clusters of "
                            << ctas;
  auto threads = kernel.getKnownBlockSize();
  int64_t warps = (threads ? (*threads)[0] / 32 : 0) - int64_t(roles.getProducers());
  auto isSpread = [&](Layout layout) {
    return layout.getCount(LayoutLevel::Lane) == 32 && layout.getCount(LayoutLevel::Warp) == warps;
  };
  for (auto [sum, rows] : llvm::zip_equal(op.getSums(), op.getRows())) {
    auto whole = cast<FragType>(sum.getType()), part = cast<FragType>(rows.getType());
    if (!whole.getLayout() || !part.getLayout() || !isSpread(whole.getPlaces()) ||
        !isSpread(part.getPlaces()) ||
        whole.getPlaces().getCount(LayoutLevel::Register) * warps * 32 !=
            ShapedType::getNumElements(whole.getShape()))
      return op.emitOpError()
             << "takes sums of which each thread that computes has elements of its "
                "own, and gives rows to all of them; got "
             << whole << " and " << part;
  }
  return success();
}

/// Ops that work on rings or on tiles, of kernels with roles.
static LogicalResult verifyOp(Operation *op) {
  auto roles = op->getParentOfType<RolesOp>();
  bool isConsumers = roles && roles.getConsumer().isAncestor(op->getParentRegion());
  // Fragments are spread over the consumers.
  if (!isConsumers && isa<LoadOp, StoreOp, MapOp, tile::ReduceOp, tile::SortOp, MmaOp,
                          ConvertLayoutOp, SlicesOp, CombineRowsOp>(op))
    return op->emitOpError("stands outside of the consumers' part of tile.roles, who have the "
                           "kernel's tiles");
  if (auto combine = dyn_cast<CombineRowsOp>(op); combine && failed(verifyCombine(combine, roles)))
    return failure();
  if (roles && isa<gpu::BarrierOp>(op))
    return op->emitOpError("stands in tile.roles, not all of whose threads come to it; rings join "
                           "producers and consumers");
  auto shared = dyn_cast<SharedMemoryOpInterface>(op);
  if (shared && isConsumers && roles.getGroups() > 1 && !isa<StoreOp>(op) &&
      !shared.getSharedBuffers().empty())
    return op->emitOpError(
        "goes through shared memory, where groups of consumers, which come to it "
        "at other times, have one place");
  if (auto copy = dyn_cast<CopyOp>(op)) {
    if (!copy.getDest().getDefiningOp<RingAcquireOp>())
      return op->emitOpError("fills no slot that tile.ring_acquire gave");
    if (isa<TensorMapAttr>(copy.getViaAttr()) && !isOfKnownExtents(copy.getSource()))
      return op->emitOpError("goes via a tensor map, which the host makes, and reads a part whose "
                             "extents it cannot know: constants, and all of what is dynamic");
    auto map = dyn_cast<TensorMapAttr>(copy.getViaAttr());
    auto cluster = op->getParentOfType<gpu::GPUFuncOp>().getKnownClusterSize();
    if (int64_t ctas = cluster ? (*cluster)[0] : 1;
        map && !map.getMulticast().empty() &&
        ctas % (map.getMulticast()[0] * map.getMulticast()[1]))
      return op->emitOpError() << "is shared by CTAs that clusters of " << ctas << " do not have";
    if (isa<VectorAttr>(copy.getViaAttr()))
      return op->emitOpError("goes via vectors; producers copy in the background");
  }
  if (auto mma = dyn_cast<MmaOp>(op)) {
    bool inRegisters = isa<FragType>(mma.getLhs().getType());
    if (!isa<StagedType>(mma.getRhs().getType()))
      return op->emitOpError("needs its operands in a ring; the left one may be in registers");
    if (inRegisters &&
        ThreadCode::getLayout(mma.getAcc()).getLevel(LayoutLevel::Register).front().dim != 1)
      return op->emitOpError("takes its left operand from registers, which are the instruction's "
                             "rows, but these are the result's columns");
    if (failed(verifyWarpgroupProduct(mma)))
      return failure();
  }
  // One thread releases the slot for its warpgroup, whose warps have all come so far only because
  // they multiply together.
  auto isMultiplied = [](Value tile) {
    return llvm::any_of(tile.getUsers(), llvm::IsaPred<MmaOp>);
  };
  if (auto wait = dyn_cast<RingWaitOp>(op); wait && llvm::none_of(wait.getTiles(), isMultiplied))
    return op->emitOpError("waits for tiles that no tile.mma multiplies; the warps of a warpgroup "
                           "keep step by their products, so producers need one in each step");
  return success();
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// LLVM leaves the loops of producers as they are in which a copy chooses between two boxes.
static void keepBoxLoopsRolled(RolesOp op) {
  op.getProducer().walk([](CopyOp copy) {
    auto loop = dyn_cast<scf::ForOp>(copy->getParentOp());
    if (auto map = dyn_cast_if_present<TensorMapAttr>(copy.getViaAttr());
        loop && map && map.getFitsRows())
      keepRolled(loop);
  });
}

void WarpgroupKernel::splitWarps(RolesOp op, KernelFrame &frame) {
  OpBuilder b(op);
  RoleCode code(b, op.getLoc(), frame, *this);
  Location loc = op.getLoc();
  RoleRegisters registers = getRoleRegisters(op, frame.numThreads);
  int64_t consumers = (frame.numThreads - frame.numProducers) / 32;
  const RoleRing *copied = getCopiedRing();
  for (auto [number, ring] : llvm::enumerate(op.getTurnRings()))
    turns[ring] = getSharedOffset(op, kTurnBuffer) + getTurnBuffer(op.getGroups(), number).bytes;

  auto isWarp = [&](arith::CmpIPredicate predicate, int64_t number) -> Value {
    return arith::CmpIOp::create(b, loc, predicate, frame.warpInCta, code.i32(number));
  };
  auto roles = scf::IfOp::create(b, loc, isWarp(arith::CmpIPredicate::uge, consumers),
                                 /*withElseRegion=*/true);
  b.setInsertionPoint(roles.thenBlock()->getTerminator());
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.producer),
                                   NVVM::SetMaxRegisterAction::decrease);
  if (registers.handsOver && registers.producer < kUnrollingProducer)
    keepBoxLoopsRolled(op);
  // A warp for each loop that fills a ring; of the warp, one lane. If they copy, all that are left.
  int64_t loader = consumers;
  Block &producers = op.getProducer().front();
  auto awaits = producers.getOps<AwaitLaunchesOp>();
  auto releases = producers.getOps<ReleaseLaunchesOp>();
  SmallVector<ProducerLoop> loops = getProducerLoops(op);
  auto addLoop = [&](const ProducerLoop &loop) {
    if (llvm::any_of(awaits,
                     [&](Operation *await) { return await->isBeforeInBlock(loop.front()); }))
      frame.hooks.emitAwaitLaunches(b, loc);
    cloneWithOperands(b, loop);
    if (loop == loops.back() && !releases.empty())
      frame.hooks.emitReleaseLaunches(b, loc);
  };
  for (const ProducerLoop &loop : loops) {
    if (copied && copiesTiles(loop)) {
      Value isCopier;
      if (copied->firstCopier > consumers)
        isCopier = isWarp(arith::CmpIPredicate::uge, copied->firstCopier);
      code.emitUnder(isCopier, [&] { addLoop(loop); });
      continue;
    }
    code.emitUnder(isWarp(arith::CmpIPredicate::eq, loader++), [&] {
      Value isElected = NVVM::ElectSyncOp::create(b, loc, b.getI1Type(), Value());
      auto lane = scf::IfOp::create(b, loc, isElected, /*withElseRegion=*/false);
      code.syncWarp();
      b.setInsertionPoint(lane.thenBlock()->getTerminator());
      addLoop(loop);
    });
  }

  if (meetsLate())
    NVVM::ClusterWaitOp::create(b, loc, b.getUnitAttr());

  Operation *end = roles.elseBlock()->getTerminator();
  b.setInsertionPoint(end);
  if (registers.handsOver)
    NVVM::SetMaxRegisterOp::create(b, loc, uint32_t(registers.consumer),
                                   NVVM::SetMaxRegisterAction::increase);
  Block &body = op.getConsumer().front();
  body.getTerminator()->erase();
  roles.elseBlock()->getOperations().splice(end->getIterator(), body.getOperations());
  bool storesBoxes = roles
                         .walk([](StoreOp store) {
                           return isa<TensorMapAttr>(store.getViaAttr()) ? WalkResult::interrupt()
                                                                         : WalkResult::advance();
                         })
                         .wasInterrupted();
  if (storesBoxes) // the last ones are read out of shared memory before it goes
    NVVM::CpAsyncBulkWaitGroupOp::create(b, loc, uint32_t(0), UnitAttr());
  // No CTA may go while another writes into it or arrives at its barriers.
  b.setInsertionPoint(op);
  if (sharesRings())
    code.emitClusterBarrier();
  op.erase();
}

LogicalResult WarpgroupKernel::prepare(gpu::GPUFuncOp kernel, KernelFrame &frame) {
  if (kernel.walk([](Operation *op) -> WalkResult { return verifyOp(op); }).wasInterrupted())
    return failure();
  SmallVector<RolesOp> allRoles;
  kernel.walk([&](RolesOp op) { allRoles.push_back(op); });
  kernel.walk([&](CombineRowsOp op) { combines.push_back(op); });
  kernel.walk([&](MakeRingOp op) {
    if (!llvm::all_of(op.getRing().getUsers(), llvm::IsaPred<RingSlotOp>))
      makeRings.push_back(op);
  });
  for (MakeRingOp op : makeRings) {
    // Each loop of producers that fills another ring has a warp.
    RoleRing &ring = rings[op.getRing()];
    ring.numCopiers = frame.numProducers / 32 + 1;
    for (Operation *user : op.getRing().getUsers())
      if (isa<RingAcquireOp>(user))
        ring.numCopiers -= getProducerLoops(user->getParentOfType<RolesOp>()).size();
    ring.firstCopier = frame.numThreads / 32 - ring.numCopiers;
  }
  planRings();
  for (RolesOp op : allRoles)
    if (failed(verifyRoles(op, frame)))
      return failure();
  if (failed(verifyCopies(kernel)))
    return failure();
  for (RolesOp op : allRoles)
    splitWarps(op, frame);
  // The copies are those of the warps now.
  planRings();
  collectTensorMaps(kernel);
  groupProducts(kernel);
  return success();
}

void WarpgroupKernel::begin(KernelFrame &frame, ValueRange tensorMaps) {
  // Unless an SM is to hold more.
  if (!frame.func->hasAttr(NVVM::NVVMDialect::getMinctasmAttrName()))
    frame.hooks.setResidentBlocks(frame.func, 1);
  parameters.assign(tensorMaps.begin(), tensorMaps.end());
  for (CombineRowsOp op : combines)
    initArrivals(op, frame);
  for (MakeRingOp op : makeRings)
    initBarriers(op, frame);
}

void WarpgroupKernel::addPatterns(const TypeConverter &types, KernelFrame &frame,
                                  RewritePatternSet &patterns) {
  addRingPatterns(types, frame, *this, patterns);
  addCombineRowsPatterns(types, frame, *this, patterns);
  addProducerCopyPatterns(types, frame, *this, patterns);
  addRingReadPatterns(types, frame, *this, patterns);
  addWarpgroupMmaPatterns(types, frame, *this, patterns);
}

std::unique_ptr<SlicedOp> WarpgroupKernel::getSliced(Operation &op) {
  if (auto read = dyn_cast<RingReadOp>(op))
    return makeSlicedRingRead(read, *this);
  auto store = dyn_cast<StoreOp>(op);
  return store && store.getBuffers().count ? makeSlicedBoxStore(store, *this) : nullptr;
}
