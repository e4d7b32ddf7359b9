//===- KernelEmitter.cpp - functions, control flow and layouts ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "fuse/Dialect/Tile/Utils/Access.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

//===----------------------------------------------------------------------===//
// Small arithmetic
//===----------------------------------------------------------------------===//

Value KernelEmitter::i32(int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(int32_t(value)));
}
Value KernelEmitter::i64(int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(value));
}
Value KernelEmitter::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
Value KernelEmitter::f32(double value) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
}
Value KernelEmitter::add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
Value KernelEmitter::mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }

static Value constantLike(OpBuilder &b, Location loc, Type type, int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
}
Value KernelEmitter::addConst(Value x, int64_t y) {
  return y == 0 ? x : add(x, constantLike(b, loc, x.getType(), y));
}
Value KernelEmitter::mulConst(Value x, int64_t y) {
  return y == 1 ? x : mul(x, constantLike(b, loc, x.getType(), y));
}
Value KernelEmitter::divConst(Value x, int64_t y) {
  if (y == 1)
    return x;
  return b.createOrFold<arith::DivUIOp>(loc, x, constantLike(b, loc, x.getType(), y));
}
Value KernelEmitter::remConst(Value x, int64_t y) {
  return b.createOrFold<arith::RemUIOp>(loc, x, constantLike(b, loc, x.getType(), y));
}
Value KernelEmitter::toI32(Value x) {
  if (x.getType().isInteger(32))
    return x;
  if (x.getType().isInteger(64))
    return b.createOrFold<arith::TruncIOp>(loc, b.getI32Type(), x);
  return b.createOrFold<arith::IndexCastOp>(loc, b.getI32Type(), x);
}
Value KernelEmitter::toI64(Value x) {
  if (x.getType().isInteger(64))
    return x;
  if (x.getType().isInteger(32))
    return b.createOrFold<arith::ExtSIOp>(loc, b.getI64Type(), x);
  return b.createOrFold<arith::IndexCastOp>(loc, b.getI64Type(), x);
}
Value KernelEmitter::toIndex(Value x) {
  return x.getType().isIndex() ? x : b.createOrFold<arith::IndexCastOp>(loc, b.getIndexType(), x);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

LogicalResult KernelEmitter::run() {
  schedule = KernelSchedule(getSchedule(kernel));
  auto blockSize = kernel.getKnownBlockSize();
  if (!schedule || !blockSize)
    return kernel.emitOpError("a tile kernel needs the attributes fuse.schedule and "
                              "known_block_size; fuse-tile sets them");
  numThreads = (*blockSize)[0];
  clusterSize = schedule.getClusterSize();
  if (int64_t warps = schedule.getNumWarps(); numThreads != warps * hooks.getWarpSize())
    return kernel.emitOpError() << "has " << numThreads << " threads, but its schedule asks for "
                                << warps << " warps of " << hooks.getWarpSize();
  WalkResult walk = kernel.walk([&](Operation *op) -> WalkResult { return verifyLaidOut(op); });
  if (walk.wasInterrupted())
    return failure();
  if (!kernel->hasAttr(kSharedMemoryAttr))
    return kernel.emitOpError("does not say where things lie in shared memory; "
                              "tile-allocate-shared does");
  if (failed(verifyElementsInMemory(kernel)) || failed(createFunction()) ||
      failed(emitBlock(kernel.getBody().front())))
    return failure();
  LLVM::ReturnOp::create(b, loc, ValueRange{});
  if (int64_t bytes = kernel->getAttrOfType<SharedMemoryAttr>(kSharedMemoryAttr).getBytes())
    hooks.setSharedMemory(func, numThreads, bytes);
  kernel.erase();
  return success();
}

/// The argument that a memref is, or a part of.
static Value getArgument(Value memref) {
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  return part ? part.getSource() : memref;
}

LogicalResult KernelEmitter::createFunction() {
  MLIRContext *context = kernel.getContext();
  auto pointerType = LLVM::LLVMPointerType::get(context, /*addressSpace=*/1);
  SmallVector<Type> params;
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !memref.getLayout().isIdentity())
      return kernel.emitOpError() << "takes " << type
                                  << "; kernels take memrefs of identity layout only";
    params.push_back(pointerType);
    params.append(memref.getNumDynamicDims(), b.getI64Type());
  }
  collectTensorMaps();
  auto genericPointer = LLVM::LLVMPointerType::get(context);
  params.append(tensorMaps.size(), genericPointer);
  b.setInsertionPoint(kernel);
  func = LLVM::LLVMFuncOp::create(
      b, loc, kernel.getName(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), params));
  func->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  func->setAttr(kScheduleAttr, schedule);
  hooks.setKernelAttributes(func, numThreads);

  Block *entry = func.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  // Which buffers are only read: that lets loads go through the read-only path.
  DenseSet<Value> written;
  kernel.walk([&](StoreOp store) { written.insert(getArgument(store.getDest())); });
  DenseSet<Value> ofSlices;
  kernel.walk([&](SlicesOp slices) {
    for (auto load : slices.getBody().getOps<LoadOp>())
      ofSlices.insert(getArgument(load.getSource()));
    for (auto store : slices.getBody().getOps<StoreOp>())
      ofSlices.insert(getArgument(store.getDest()));
  });

  unsigned position = 0;
  for (BlockArgument argument : kernel.getBody().getArguments()) {
    GlobalBuffer buffer;
    buffer.type = cast<MemRefType>(argument.getType());
    buffer.whole = argument;
    buffer.pointer = entry->getArgument(position);
    // Of an epilogue in slices: told that nothing else writes what a slice reads, ptxas loads and
    // computes all slices first, and runs out of registers.
    if (!schedule.getProducers() && !ofSlices.contains(argument)) {
      func.setArgAttr(position, LLVM::LLVMDialect::getNoAliasAttrName(), b.getUnitAttr());
      if (!written.contains(argument))
        func.setArgAttr(position, LLVM::LLVMDialect::getReadonlyAttrName(), b.getUnitAttr());
    }
    func.setArgAttr(position, LLVM::LLVMDialect::getAlignAttrName(), b.getI64IntegerAttr(16));
    ++position;
    for (int64_t size : buffer.type.getShape())
      buffer.sizes.push_back(ShapedType::isDynamic(size) ? toIndex(entry->getArgument(position++))
                                                         : index(size));
    Value stride = index(1);
    for (int64_t dim = buffer.type.getRank() - 1; dim >= 0; --dim) {
      buffer.strides.insert(buffer.strides.begin(), stride);
      stride = mul(stride, buffer.sizes[dim]);
    }
    buffers[argument] = buffer;
  }

  SmallVector<TensorMapRecipeAttr> recipes;
  for (TensorMapUse &use : tensorMaps) {
    use.parameter = entry->getArgument(position);
    hooks.setTensorMapParameter(func, position++);
    recipes.push_back(use.recipe);
  }
  if (kernel->hasAttr(kLaunchInfoAttr) || !recipes.empty())
    LaunchInfoAttr::getOf(kernel).withTensorMaps(recipes).setOf(func);

  declareSharedMemory(kernel->getAttrOfType<SharedMemoryAttr>(kSharedMemoryAttr));
  if (sharedGlobal)
    sharedBase = LLVM::AddressOfOp::create(b, loc, sharedGlobal);

  threadId = hooks.emitThreadId(b, loc);
  laneId = remConst(threadId, hooks.getWarpSize());
  warpId = divConst(threadId, hooks.getWarpSize());
  if (schedule.getProducers())
    warpId = hooks.emitUniform(b, loc, warpId);
  if (clusterSize > 1) {
    clusterRank = hooks.emitClusterRank(b, loc);
    hooks.setClusterSize(func, clusterSize);
  }
  return success();
}

Value KernelEmitter::sharedPointer(Value byteOffset) {
  return LLVM::GEPOp::create(b, loc, sharedBase.getType(), b.getI8Type(), sharedBase,
                             ArrayRef<LLVM::GEPArg>{byteOffset});
}

void KernelEmitter::declareSharedMemory(SharedMemoryAttr memory) {
  if (memory.getBytes() == 0)
    return;
  const bool isDynamic = memory.getBytes() > hooks.getStaticSharedLimit();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(func);
  auto array = LLVM::LLVMArrayType::get(b.getI8Type(), isDynamic ? 0 : memory.getBytes());
  sharedGlobal = LLVM::GlobalOp::create(
      b, loc, array, /*isConstant=*/false,
      isDynamic ? LLVM::Linkage::External : LLVM::Linkage::Internal,
      (kernel.getName() + "_shared").str(), Attribute(), memory.getAlignment(), /*addrSpace=*/3);
  if (isDynamic)
    LaunchInfoAttr::getOf(func).withSharedMemory(memory.getBytes()).setOf(func);
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

LogicalResult KernelEmitter::verifyLaidOut(Operation *op) {
  // Every lane and warp of the kernel has its elements.
  auto isPlaced = [&](const Layout &places) {
    return places.getCount(LayoutLevel::Lane) == hooks.getWarpSize() &&
           places.getCount(LayoutLevel::Warp) * hooks.getWarpSize() ==
               numThreads - schedule.getProducers() * hooks.getWarpSize() &&
           places.getCount(LayoutLevel::Cta) == 1;
  };
  if (findWithoutLayout(op))
    return op->emitOpError("has a tile without a layout; tile-assign-layouts gives it one");
  for (Type type : op->getResultTypes()) {
    auto frag = dyn_cast<FragType>(type);
    if (frag && !isPlaced(frag.getPlaces()))
      return op->emitOpError() << "has a tile that is spread over other lanes or warps than its "
                                  "kernel's: "
                               << type;
  }
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
  if (isa<LoadOp, StoreOp, CopyOp>(op) && !op->getAttr("via"))
    return op->emitOpError("does not say how it travels; tile-plan-transports sets 'via'");
  if (auto store = dyn_cast<StoreOp>(op); store && store.getBuffers().count) {
    if (!schedule.getProducers())
      return op->emitOpError("stages what it stores, which kernels with producers do");
    if (!isa<SlicesOp>(op->getParentOp()))
      return op->emitOpError("stages what it stores, slice by slice, and stands in no tile.slices; "
                             "tile-slice-epilogue makes one");
  }
  auto mma = dyn_cast<MmaOp>(op);
  if (!mma)
    return success();
  if (!mma.getAtom())
    return op->emitOpError("has no instruction; tile-assign-layouts gives it one");
  StringRef name = mma.getAtom()->getInstruction();
  const MatrixAtom *found = lookupMatrixAtom(name);
  bool isWarpgroups = isWarpgroupAtom(name);
  if (isWarpgroups ? !schedule.getProducers()
                   : !found || !mma.getAtom()->getLhs() || schedule.getProducers() ||
                         found->operation.empty() != (hooks.getVendor() == Vendor::Nvidia))
    return op->emitOpError() << "has an instruction that its kernel cannot use: " << name;
  if (isWarpgroups)
    return success();
  // What the operands' layouts hold is whole instructions.
  for (auto [attr, tile, operand] : {std::tuple(mma.getAtom()->getLhs(), mma.getLhs(), found->a),
                                     std::tuple(mma.getAtom()->getRhs(), mma.getRhs(), found->b)}) {
    Layout places(getTileShape(tile.getType()), attr.getDigits());
    int64_t steps = places.getShape()[1] / found->k;
    if (!isPlaced(places) || places.getShape()[1] % found->k || steps % mma.getAtom()->getKPack() ||
        places.getCount(LayoutLevel::Register) %
            (operand.getCount(LayoutLevel::Register) * std::max<int64_t>(steps, 1)))
      return op->emitOpError() << "takes an operand by a layout that is not one of " << name << ": "
                               << places.str();
  }
  return success();
}

Value KernelEmitter::threadCoordinate(const Layout &layout, int dim) {
  Value sum = i32(0);
  for (LayoutLevel level : {LayoutLevel::Lane, LayoutLevel::Warp}) {
    Value id = level == LayoutLevel::Lane ? laneId : warpId;
    int64_t weight = 1;
    SmallVector<LayoutDigit> digits = layout.getLevel(level);
    int64_t count = layout.getCount(level);
    for (const LayoutDigit &digit : digits) {
      if (digit.dim == dim && digit.size > 1) {
        Value value = divConst(id, weight);
        if (weight * digit.size != count)
          value = remConst(value, digit.size);
        sum = add(sum, mulConst(value, digit.stride));
      }
      weight *= digit.size;
    }
  }
  return sum;
}

int64_t KernelEmitter::threadBits(const Layout &layout, int dim) {
  int64_t bits = 0;
  for (const LayoutDigit &digit : layout.getDigits()) {
    if (digit.dim != dim || digit.size == 1 || digit.level == LayoutLevel::Register)
      continue;
    if (!llvm::isPowerOf2_64(digit.size) || !llvm::isPowerOf2_64(digit.stride))
      return -1;
    bits |= (digit.size - 1) * digit.stride;
  }
  return bits;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void KernelEmitter::appendRegisterTypes(Type type, SmallVectorImpl<Type> &types) {
  if (auto frag = dyn_cast<FragType>(type)) {
    types.append(frag.getPlaces().getCount(LayoutLevel::Register), frag.getElementType());
  } else if (auto prefetched = dyn_cast<PrefetchedType>(type)) {
    auto [count, unit] = getPrefetchedUnits(prefetched);
    types.append(count, unit);
  } else {
    types.push_back(type);
  }
}

void KernelEmitter::flatten(ValueRange values, SmallVectorImpl<Value> &flat) {
  for (Value value : values) {
    if (isa<FragType, PrefetchedType>(value.getType()))
      llvm::append_range(flat, fragments[value].registers);
    else
      flat.push_back(lookup(value));
  }
}

void KernelEmitter::unflatten(ValueRange values, ValueRange flat) {
  for (Value value : values) {
    if (isa<FragType, PrefetchedType>(value.getType())) {
      SmallVector<Type> types;
      appendRegisterTypes(value.getType(), types);
      fragments[value].registers = llvm::to_vector(flat.take_front(types.size()));
      flat = flat.drop_front(types.size());
    } else {
      mapping.map(value, flat.front());
      flat = flat.drop_front();
    }
  }
}

LogicalResult KernelEmitter::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(emitOp(op)))
      return failure();
  return success();
}

LogicalResult KernelEmitter::emitOp(Operation &op) {
  loc = op.getLoc();
  if (isa<ForTilesOp>(op))
    return op.emitOpError("is not spread over CTAs; tile-distribute does that");
  if (auto load = dyn_cast<LoadOp>(op))
    return emitLoad(load);
  if (auto store = dyn_cast<StoreOp>(op))
    return emitStore(store);
  if (auto slices = dyn_cast<SlicesOp>(op))
    return emitSlices(slices);
  if (auto map = dyn_cast<MapOp>(op))
    return emitMap(map);
  if (auto reduce = dyn_cast<tile::ReduceOp>(op))
    return emitReduce(reduce);
  if (auto sort = dyn_cast<tile::SortOp>(op))
    return emitSort(sort);
  if (auto convert = dyn_cast<ConvertLayoutOp>(op))
    return emitConvertLayout(convert);
  if (auto mma = dyn_cast<MmaOp>(op))
    return schedule.getProducers() ? emitWarpgroupMma(mma) : emitMma(mma);
  if (auto wait = dyn_cast<MmaWaitOp>(op))
    return emitMmaWait(wait);
  if (auto ring = dyn_cast<MakeRingOp>(op))
    return emitMakeRing(ring);
  if (auto roles = dyn_cast<RolesOp>(op))
    return emitRoles(roles);
  if (auto acquire = dyn_cast<RingAcquireOp>(op))
    return emitRingAcquire(acquire);
  if (isa<RingCommitOp>(op)) // copies themselves say when they are done
    return success();
  if (auto wait = dyn_cast<RingWaitOp>(op))
    return emitRingWait(wait);
  if (auto release = dyn_cast<RingReleaseOp>(op))
    return emitRingRelease(release);
  if (auto advance = dyn_cast<RingAdvanceOp>(op))
    return emitRingAdvance(advance), success();
  if (auto behind = dyn_cast<RingBehindOp>(op))
    return emitRingBehind(behind), success();
  if (auto arrive = dyn_cast<RingArriveOp>(op))
    return emitRingArrive(arrive);
  if (auto skew = dyn_cast<SkewOp>(op))
    return emitSkew(skew);
  if (auto barrier = dyn_cast<CopyBarrierOp>(op))
    return emitCopyBarrier(barrier);
  if (auto realign = dyn_cast<RealignOp>(op))
    return emitRealign(realign);
  if (auto read = dyn_cast<RingReadOp>(op))
    return emitRingRead(read);
  if (auto copy = dyn_cast<CopyOp>(op))
    return copy.getDest().getDefiningOp<RingSlotOp>() ? emitSlotCopy(copy) : emitCopy(copy);
  if (auto prefetch = dyn_cast<PrefetchOp>(op))
    return emitPrefetch(prefetch);
  if (auto slot = dyn_cast<RingSlotOp>(op))
    return emitRingSlot(slot), success();
  if (isa<CopyCommitOp>(op))
    return hooks.emitAsyncCommit(b, loc), success();
  if (auto wait = dyn_cast<CopyWaitOp>(op))
    return hooks.emitAsyncWait(b, loc, wait.getPending()), success();
  if (isa<gpu::BarrierOp>(op))
    return hooks.emitBarrier(b, loc), success();
  if (auto poison = dyn_cast<ub::PoisonOp>(op))
    return emitPoison(poison);
  if (auto fill = dyn_cast<FillOp>(op)) {
    Value constant = arith::ConstantOp::create(b, loc, cast<TypedAttr>(fill.getValue()));
    fragments[fill.getResult()].registers.assign(
        getLayout(fill.getResult()).getCount(LayoutLevel::Register), constant);
    return success();
  }
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return emitFor(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return emitIf(branch);
  if (auto slice = dyn_cast<memref::SubViewOp>(op))
    return emitSlice(slice);
  if (isa<gpu::BlockIdOp, gpu::GridDimOp, gpu::ClusterBlockIdOp>(op))
    return emitPlaceInGrid(op);
  return emitScalar(op);
}

LogicalResult KernelEmitter::emitPlaceInGrid(Operation &op) {
  if (op.getAttrOfType<gpu::DimensionAttr>("dimension").getValue() != gpu::Dimension::x)
    return op.emitOpError("asks for a dimension that grids of tile kernels do not have; they lie "
                          "along x");
  Value number;
  if (isa<gpu::BlockIdOp>(op))
    number = hooks.emitBlockId(b, loc);
  else if (isa<gpu::GridDimOp>(op))
    number = hooks.emitGridSize(b, loc);
  else
    number = clusterSize > 1 ? clusterRank : i32(0);
  if (!number)
    return op.emitOpError("is not lowered to this target");
  mapping.map(op.getResult(0), toIndex(number));
  return success();
}

LogicalResult KernelEmitter::emitScalar(Operation &op) {
  if (auto offset = dyn_cast<OffsetOp>(op)) {
    mapping.map(offset.getResult(),
                mulConst(toIndex(lookup(offset.getNumber())), offset.getSize()));
    return success();
  }
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    const GlobalBuffer *buffer = getBuffer(dim, dim.getSource());
    std::optional<int64_t> constant = dim.getConstantIndex();
    if (!buffer || !constant || *constant < 0 || *constant >= int64_t(buffer->sizes.size()))
      return dim.emitOpError("in a kernel must ask for a constant dimension of an argument");
    mapping.map(dim.getResult(), buffer->sizes[*constant]);
    return success();
  }
  if (!isMemoryEffectFree(&op) || op.getNumRegions() != 0)
    return op.emitOpError("cannot be lowered inside a tile kernel");
  b.clone(op, mapping);
  return success();
}

LogicalResult KernelEmitter::emitPoison(ub::PoisonOp op) {
  // What nobody reads is zeros.
  if (isa<RingType, StagedType, MemRefType>(op.getType()))
    return op.emitOpError("of memory is not lowered");
  SmallVector<Type> types;
  appendRegisterTypes(op.getType(), types);
  SmallVector<Value> zeros = llvm::map_to_vector(types, [&](Type type) -> Value {
    return arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
  });
  unflatten(op.getResult(), zeros);
  return success();
}

LogicalResult KernelEmitter::emitFor(scf::ForOp op) {
  SmallVector<Value> inits;
  flatten(op.getInitArgs(), inits);
  auto loop = scf::ForOp::create(b, loc, lookup(op.getLowerBound()), lookup(op.getUpperBound()),
                                 lookup(op.getStep()), inits);
  mapping.map(op.getInductionVar(), loop.getInductionVar());
  unflatten(op.getRegionIterArgs(), loop.getRegionIterArgs());
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    if (inits.empty() && !loop.getBody()->empty())
      b.setInsertionPoint(loop.getBody()->getTerminator());
    if (failed(emitBlock(*op.getBody())))
      return failure();
    if (!inits.empty()) {
      SmallVector<Value> next;
      flatten(op.getBody()->getTerminator()->getOperands(), next);
      scf::YieldOp::create(b, loc, next);
    }
  }
  unflatten(op.getResults(), loop.getResults());
  return success();
}

LogicalResult KernelEmitter::emitIf(scf::IfOp op) {
  SmallVector<Type> types;
  for (Type type : op.getResultTypes())
    appendRegisterTypes(type, types);
  bool hasElse = !op.getElseRegion().empty();
  auto branch = scf::IfOp::create(b, loc, types, lookup(op.getCondition()), /*addThenBlock=*/true,
                                  /*addElseBlock=*/hasElse);
  auto emitRegion = [&](Block &from, Block &to) -> LogicalResult {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(&to);
    if (failed(emitBlock(from)))
      return failure();
    SmallVector<Value> values;
    flatten(from.getTerminator()->getOperands(), values);
    scf::YieldOp::create(b, loc, values);
    return success();
  };
  if (failed(emitRegion(*op.thenBlock(), *branch.thenBlock())) ||
      (hasElse && failed(emitRegion(*op.elseBlock(), *branch.elseBlock()))))
    return failure();
  unflatten(op.getResults(), branch.getResults());
  return success();
}

LogicalResult mlir::fuse::lowerTileKernels(gpu::GPUModuleOp module, const TargetHooks &hooks) {
  SmallVector<gpu::GPUFuncOp> kernels(module.getOps<gpu::GPUFuncOp>());
  for (gpu::GPUFuncOp kernel : kernels)
    if (kernel.isKernel() && failed(KernelEmitter(kernel, hooks).run()))
      return failure();
  return success();
}
