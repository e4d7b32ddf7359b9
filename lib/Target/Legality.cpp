//===- Legality.cpp - which schedules a chip can run ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules, by label; the messages carry the labels.
//
//  every kernel
//   shape      tile and warps have the ranks of the op's kind, all positive
//   threads    lanes x warps is at most the chip's limit for a block
//   cluster    clusters of one CTA, no split along k: wider ones have no
//              expansion yet; rows of fuse.row can be split
//  matmul
//   stages     chips without asynchronous copies have one buffer
//   warp-tile  a warp's share of m and n is a multiple of 16
//   k-tile     the k tile is a multiple of 16 (16-bit operands) or 8 (f32)
//   roles      warpgroups, and tiles that their instruction and the tensor memory accelerator take
//   swap       only with roles
//   shared     the rings fit into shared memory
//   auxiliaries  a ring of them: the tensor memory accelerator can fill it
//   registers  accumulators leave room for addresses and fragments
//  row and elementwise kernels
//   divides    warps divide the tile, threads divide its elements
//   registers  the live values of a thread fit
//   shared     what warps exchange to reduce a row fits into shared memory
//   split      the partial results of a row (fuse.row) fit into a tile
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Legality.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/SharedMemory.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

int64_t mlir::fuse::getKGranule(Type element) { return element.isF32() ? 8 : 16; }

int64_t mlir::fuse::getKTileWithRoles(Type element) {
  return kLineBytes * 8 / element.getIntOrFloatBitWidth();
}

int64_t mlir::fuse::getNumThreads(ScheduleAttr schedule, const ChipInfo &chip) {
  int64_t threads = chip.lanes;
  for (int64_t warps : schedule.getWarps())
    threads *= warps;
  return threads + schedule.getProducers() * chip.lanes;
}

StoreStaging mlir::fuse::getStoreStaging(ScheduleAttr schedule) {
  // With a ring of auxiliaries there is room for one buffer.
  if (!schedule.getSwap())
    return {16, kEpilogueColumns, schedule.getAuxStages() ? 1 : 2};
  // A warp holds 16 columns of a warpgroup's 64.
  ArrayRef<int64_t> tile = schedule.getTile();
  int64_t rows = std::min<int64_t>(tile[0], 64);
  int64_t boxes = llvm::divideCeil(tile[0], rows) * (tile[1] / (16 * schedule.getWarps()[1]));
  return {rows, 16, std::min<int64_t>(boxes, 2)};
}

StoreKind mlir::fuse::getStoreKind(ScheduleAttr schedule, ArrayRef<int64_t> extents, Type element,
                                   ArrayRef<int64_t> tileDims, bool loadsWhole) {
  const bool isHalf = element.isF16() || element.isBF16();
  int64_t last = int64_t(extents.size()) - 1;
  if ((!isHalf && !element.isF32()) || tileDims[0] < 0 || tileDims[1] != last)
    return StoreKind::Elements;
  // A tensor map has up to five dimensions, and rows of multiples of 16 bytes.
  int64_t bytes = element.getIntOrFloatBitWidth() / 8;
  if (last >= 1 && last < 5 && !ShapedType::isDynamic(extents[last]) &&
      extents[last] * bytes % 16 == 0 && (isHalf || !schedule.getSwap()))
    return StoreKind::Boxes;
  // A whole piece of auxiliaries of the result's size would not fit beside the accumulators: then
  // elements are stored as they are computed.
  return isHalf && !schedule.getSwap() && !loadsWhole ? StoreKind::Rows : StoreKind::Elements;
}

/// Whether threads load auxiliaries of the result's size themselves.
static bool loadsWholeAuxiliaries(MatmulOp op, ScheduleAttr schedule) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  int64_t whole = 0;
  for (BlockArgument argument : op.getEpilogue().getArguments().drop_front(op.getRhs().size())) {
    const OperandView &view = space.operands[1 + argument.getArgNumber()];
    whole +=
        !argument.use_empty() && view.find(plan.rows) != kNone && view.find(plan.columns) != kNone;
  }
  return whole > (schedule.getAuxStages() ? int64_t(getRingAuxiliaries(op).size()) : 0);
}

/// Whether a kernel with roles stages what it stores.
static bool stagesResults(MatmulOp op, ScheduleAttr schedule) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  const bool loadsWhole = loadsWholeAuxiliaries(op, schedule);
  unsigned first = op->getNumOperands() - op.getOuts().size();
  return llvm::any_of(llvm::enumerate(op.getOuts()), [&](auto item) {
    const OperandView &view = space.operands[first + item.index()];
    SmallVector<int64_t> extents =
        llvm::map_to_vector(view.dims, [&](int dim) { return space.getSize(dim); });
    return getStoreKind(schedule, extents, getElementTypeOrSelf(item.value().getType()),
                        {view.find(plan.rows), view.find(plan.columns)},
                        loadsWhole) != StoreKind::Elements;
  });
}

int64_t mlir::fuse::getSharedBytes(MatmulOp op, ScheduleAttr schedule) {
  ArrayRef<int64_t> tile = schedule.getTile();
  int64_t bits = op.getMultipliedType().getIntOrFloatBitWidth();
  SmallVector<int64_t> tileBytes = {tile[0] * tile[2] * bits / 8};
  tileBytes.append(op.getRhs().size(), tile[1] * tile[2] * bits / 8);
  if (!schedule.getProducers())
    return SharedMemory::allocate(getSlotBuffers(schedule.getStages(), tileBytes)).bytes;
  SmallVector<bool> isRealigned =
      llvm::map_to_vector(getTransports(op), [](const Transport &transport) {
        return transport.kind == Transport::Realigned;
      });
  SmallVector<SharedBuffer> buffers = getRingBuffers(schedule.getStages(), tileBytes, isRealigned);
  if (int64_t slots = schedule.getAuxStages()) {
    SmallVector<int64_t> pieces(getRingAuxiliaries(op).size(), tile[0] * kLineBytes);
    llvm::append_range(buffers,
                       getRingBuffers(slots, pieces, SmallVector<bool>(pieces.size(), false)));
  }
  if (stagesResults(op, schedule)) {
    StoreStaging staging = getStoreStaging(schedule);
    buffers.push_back(getBoxBuffer(schedule.getWarps()[0] * schedule.getWarps()[1], staging.buffers,
                                   staging.rows, staging.columns));
  }
  return SharedMemory::allocate(buffers).bytes;
}

int64_t mlir::fuse::getLanesAlongColumns(int64_t columnsPerWarp, int64_t lanes) {
  int64_t along = 1;
  while (along < lanes && columnsPerWarp % (along * 2) == 0)
    along *= 2;
  return along;
}

int64_t mlir::fuse::getLanesAcrossRows(int64_t rows, int64_t warps, int64_t columnsPerWarp,
                                       int64_t vector, int64_t lanes) {
  int64_t most = getLanesAlongColumns(columnsPerWarp, lanes);
  int64_t along = getLanesAlongColumns(columnsPerWarp / vector, lanes);
  while (along < most && rows % (lanes / along * warps) != 0)
    along *= 2;
  return along;
}

int64_t mlir::fuse::getReductionBytes(int64_t threads, int64_t rowsPerThread,
                                      int64_t elementBytes) {
  return threads * rowsPerThread * elementBytes;
}

SortBuffers mlir::fuse::getSortBuffers(TypeRange types, int64_t elements) {
  SortBuffers buffers;
  int64_t bytes = 0;
  // Each begins at a multiple of what its elements take.
  auto add = [&](int64_t width) {
    bytes = llvm::alignTo(bytes, width);
    return std::exchange(bytes, bytes + elements * width);
  };
  for (Type type : types)
    buffers.offsets.push_back(add(getSortedBytes(type)));
  buffers.numbers = add(4);
  buffers.bytes = bytes;
  return buffers;
}

bool mlir::fuse::fitsAuxiliaryRing(const BufferPart &part, Type element, int64_t row,
                                   int64_t column) {
  ArrayRef<int64_t> storage = part.storage.empty() ? part.shape : part.storage;
  int64_t last = int64_t(storage.size()) - 1;
  return (element.isF16() || element.isBF16()) && last >= 1 && last < 5 && row >= 0 &&
         column == last && !ShapedType::isDynamic(storage[last]) && storage[last] > 0 &&
         storage[last] * 2 % 16 == 0 &&
         getBeginMultiple(part.begins, storage.take_front(part.begins.size())) * 2 % 16 == 0;
}

SmallVector<unsigned> mlir::fuse::getRingAuxiliaries(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  SmallVector<unsigned> numbers;
  for (BlockArgument argument : op.getEpilogue().getArguments().drop_front(op.getRhs().size())) {
    unsigned number = 1 + argument.getArgNumber();
    const OperandView &view = space.operands[number];
    BufferPart part{llvm::map_to_vector(view.dims, [&](int dim) { return space.getSize(dim); }),
                    view.begins, view.storage};
    if (!argument.use_empty() &&
        fitsAuxiliaryRing(part, getElementTypeOrSelf(op->getOperand(number).getType()),
                          view.find(plan.rows), view.find(plan.columns)))
      numbers.push_back(number);
  }
  return numbers;
}

/// Accumulators of a thread that leave room for operands and addresses: three
/// quarters of what a thread can address.
static int64_t getAccumulatorLimit(const ChipInfo &chip) {
  return chip.vendor == Vendor::Nvidia ? 192 : 256;
}

int64_t mlir::fuse::getRowValueLimit(const ChipInfo &chip) {
  return chip.vendor == Vendor::Nvidia ? 192 : 384;
}

/// What a value takes, in halves of a 32-bit register.
static int64_t getHalfRegisters(Type type) {
  int64_t bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return std::max<int64_t>(1, bits / 16);
}

/// Registers per element of a row op's tile: inputs that vary along the row, and what one step
/// hands to the next.
static int64_t getLiveRowValues(RowOp op) {
  RowSteps steps(op);
  int64_t halves = 0;
  auto add = [&](Value value) { halves += getHalfRegisters(value.getType()); };
  for (BlockArgument arg : op.getBody().getArguments())
    if (!arg.use_empty() && steps.varies(arg))
      add(arg);
  for (const RowStep &step : steps.getSteps())
    for (Value value : step.kept)
      add(value);
  // And the operand of the reduction at hand.
  return std::max<int64_t>(1, (halves + 3) / 2);
}

int64_t mlir::fuse::getLiveValuesPerElement(Operation *op) {
  auto indexed = cast<IndexedOpInterface>(op);
  // The value itself, and inputs that the epilogue reads again and that vary
  // along the row.
  int64_t halves = 2;
  ArrayRef<BlockArgument> kept;
  std::optional<unsigned> over;
  llvm::TypeSwitch<Operation *>(op).Case<SoftmaxOp, LayerNormOp, RmsNormOp>([&](auto row) {
    kept = row.getEpilogue().getArguments().drop_front(2);
    over = row.getOver();
    if (isa<SoftmaxOp>(op) && !row.getEpilogue().getArgument(1).use_empty())
      halves += 2;
    if (isa<LayerNormOp>(op) && !row.getEpilogue().getArgument(1).use_empty())
      halves += 2;
  });
  if (auto row = dyn_cast<RowOp>(op))
    return getLiveRowValues(row);
  if (auto elementwise = dyn_cast<ElementwiseOp>(op)) {
    kept = elementwise.getBody().getArguments();
    halves = 0;
  }
  for (auto [arg, input] : llvm::zip(kept, indexed.getInputOperands()))
    if (!arg.use_empty() && !isa<ShapedType>(arg.getType()) &&
        (!over || indexed.getMapOf(*input).isFunctionOfDim(*over)))
      halves += getHalfRegisters(arg.getType());
  return std::max<int64_t>(1, (halves + 1) / 2);
}

bool mlir::fuse::sortsTooMuch(IndexedOpInterface first, IndexedOpInterface second) {
  int64_t sorted = getSortedBytes(first) + getSortedBytes(second);
  if (sorted == 0)
    return false;
  IndexedOpInterface sorting = getSortedBytes(first) != 0 ? first : second;
  int64_t length = sorting.getStaticDimSizes()[sorting.getReductionDims().front()];
  // A block has 1024 threads, and a thread takes vectors of up to 8 elements.
  constexpr int64_t threads = 1024, vector = 8, registers = 64;
  return sorted * length > kMaxSortedBytes ||
         (length > threads &&
          (getLiveValuesPerElement(first) + getLiveValuesPerElement(second)) *
                  int64_t(llvm::alignTo(llvm::divideCeil(length, threads), vector)) >
              registers);
}

bool mlir::fuse::isSupportedOp(Operation *op, const ChipInfo &chip, std::string &reason) {
  if (!isa<MatmulOp, SoftmaxOp, LayerNormOp, RmsNormOp, RowOp, ElementwiseOp>(op)) {
    reason = llvm::formatv("'{0}' has no kernel", op->getName());
    return false;
  }
  auto matmul = dyn_cast<MatmulOp>(op);
  if (matmul && matmul.getAcc().isF64()) {
    reason = "kernels accumulate in f32 only";
    return false;
  }
  for (OpOperand &operand : op->getOpOperands()) {
    Type element = getElementTypeOrSelf(operand.get().getType());
    bool isMultiplied = matmul && operand.getOperandNumber() <= matmul.getRhs().size();
    bool isConverted = isMultiplied && matmul.convertsOperand(operand.getOperandNumber());
    bool isInteger = isa<IntegerType>(element) && (!isMultiplied || isConverted) &&
                     llvm::is_contained({1, 8, 16, 32, 64}, element.getIntOrFloatBitWidth());
    if (!isInteger && !element.isF16() && !element.isBF16() && !element.isF32()) {
      std::string name;
      llvm::raw_string_ostream(name) << element;
      reason = llvm::formatv("kernels for {0} operands come later; supported: f16, bf16, f32{1}",
                             name, isMultiplied ? "" : ", i1, i8, i16, i32, i64");
      return false;
    }
  }
  if (auto row = dyn_cast<RowOp>(op);
      row && getSortedBytes(op) != 0 &&
      ShapedType::isDynamic(row.getStaticDimSizes()[row.getOver().front()])) {
    reason = "a block sorts rows whose length is known when it is compiled";
    return false;
  }
  if (!matmul)
    return true;
  Precision precision = matmul.getPrecision();
  if (precision == Precision::ieee)
    return true;
  if (chip.vendor != Vendor::Nvidia || chip.peakTf32 == 0) {
    reason = llvm::formatv("{0} has no kernel with precision '{1}'; use ieee", chip.name,
                           stringifyPrecision(precision));
    return false;
  }
  return true;
}

/// Types that a target's code generator has the right arithmetic for.
static bool isScalarOfKernels(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

bool mlir::fuse::isSupportedScalar(Operation *op, std::string &reason) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0) {
    reason = "cannot be lowered in scalar code";
    return false;
  }
  for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (!isScalarOfKernels(type)) {
      std::string name;
      llvm::raw_string_ostream(name) << type;
      reason =
          llvm::formatv("computes with '{0}', which kernels do not; use index, an integer of at "
                        "most 64 bits, f16, bf16, f32 or f64",
                        name);
      return false;
    }
  if (isa<math::AbsIOp>(op) ||
      (isa_and_nonnull<arith::ArithDialect>(op->getDialect()) && !isa<arith::RemFOp>(op)))
    return true;
  // What hardware rounds itself. All else is computed in f32.
  bool isExact = isa<math::FloorOp, math::CeilOp, math::TruncOp, math::RoundEvenOp, math::RoundOp,
                     math::AbsFOp>(op);
  auto isF64 = [](Type type) { return type.isF64(); };
  if (!(isExact && isF64(op->getResult(0).getType())) &&
      llvm::any_of(op->getOperandTypes(), isF64)) {
    reason = "of f64 is not lowered to this target; use f32";
    return false;
  }
  bool isFunction =
      isExact ||
      isa<GeluOp, SiluOp, SigmoidOp, math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp,
          math::Log2Op, math::Log10Op, math::Log1pOp, math::SqrtOp, math::RsqrtOp, math::TanhOp,
          math::ErfOp, math::ErfcOp, math::SinOp, math::CosOp, math::TanOp, math::AsinOp,
          math::AcosOp, math::AtanOp, math::Atan2Op, math::SinhOp, math::CoshOp, math::AsinhOp,
          math::AcoshOp, math::AtanhOp, math::CbrtOp, math::PowFOp, math::FPowIOp, arith::RemFOp,
          math::FmaOp, math::CopySignOp>(op);
  if (isFunction && isa<FloatType>(op->getResult(0).getType()))
    return true;
  reason = "has no lowering to GPU scalar code";
  return false;
}

/// A schedule with producers: wgmma, and rings that the tensor memory accelerator fills, or the
/// producers.
static bool isLegalWithRoles(MatmulOp op, ScheduleAttr schedule, const ChipInfo &chip,
                             std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  Type element = op.getMultipliedType();
  if (!chip.warpgroupMma || !chip.copies.tma) {
    reason = llvm::formatv("roles: {0} has no warpgroup matrix instructions; only producers = 0 "
                           "has an expansion",
                           chip.name);
    return false;
  }
  if (element.isF32() && op.getPrecision() != Precision::tf32) {
    reason = llvm::formatv("roles: warpgroups multiply f16, bf16, and f32 with precision tf32, not "
                           "{0}",
                           stringifyPrecision(op.getPrecision()));
    return false;
  }
  int64_t tileK = getKTileWithRoles(element);
  // The dimension that fills the 64 rows of the instruction; the other one is its columns.
  unsigned rowDim = schedule.getSwap() ? 1 : 0;
  static constexpr StringLiteral names[] = {"m", "n"};
  int64_t consumers = warps[rowDim];
  if (schedule.getProducers() != 4 || warps[1 - rowDim] != 1 || consumers % 4 || consumers > 12) {
    reason = llvm::formatv("roles: producers must be 4 warps, and the others 4, 8 or 12 along {0} "
                           "({1}), 1 along {2}",
                           names[rowDim],
                           rowDim ? "the operands are swapped" : "the operands are not swapped",
                           names[1 - rowDim]);
    return false;
  }
  if (tile[rowDim] % (16 * consumers) || tile[1 - rowDim] % 8 || tile[1] > 256 || tile[0] > 256 ||
      tile[2] % tileK || tile[2] > 4 * tileK) {
    reason = llvm::formatv(
        "roles: a tile of {0} x {1} x {2}; {3} must be a multiple of 64 for each "
        "warpgroup and at most 256, {4} a multiple of 8 up to 256, k of {5} up "
        "to {6}",
        tile[0], tile[1], tile[2], names[rowDim], names[1 - rowDim], tileK, 4 * tileK);
    return false;
  }
  if (schedule.getStages() < 2) {
    reason = "roles: a ring between roles needs at least 2 stages";
    return false;
  }
  if (schedule.getAuxStages() && schedule.getSwap()) {
    reason = "auxiliaries: no ring of them where operands are swapped";
    return false;
  }
  if (schedule.getAuxStages() && (tile[1] % kEpilogueColumns || getRingAuxiliaries(op).empty())) {
    reason = llvm::formatv("auxiliaries: a ring of them needs a tile n that is a multiple of {0}, "
                           "and an auxiliary of 16-bit elements that runs along m and, in memory "
                           "contiguous and in multiples of 16 bytes, n",
                           kEpilogueColumns);
    return false;
  }
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  for (auto [i, transport] : llvm::enumerate(getTransports(op))) {
    if (transport.kind == Transport::None) {
      reason = llvm::formatv("roles: operand {0} {1}", i, transport.reason);
      return false;
    }
    if (transport.byProducers() && !schedule.getCluster().empty() && schedule.getCluster()[0] > 1) {
      reason = llvm::formatv("cluster: operand {0} {1}; what producers copy is not shared by CTAs",
                             i, transport.reason);
      return false;
    }
    if (transport.byProducers() && (schedule.getAuxStages() || element.isF32())) {
      reason = llvm::formatv("{0}: operand {1} {2}; {3}", element.isF32() ? "roles" : "auxiliaries",
                             i, transport.reason,
                             element.isF32()
                                 ? "the tensor memory accelerator alone rounds to tf32"
                                 : "all producers copy it, and none is left to load auxiliaries");
      return false;
    }
    // A contiguous m or n travels in pieces of 64 elements, of which each CTA of a cluster
    // loads as many of what they share.
    bool contiguous = space.operands[i].dims.back() == (i == 0 ? plan.rows : plan.columns);
    if (contiguous && element.isF32()) {
      reason = llvm::formatv("roles: operand {0} is contiguous along {1}; the warpgroup "
                             "instructions for tf32 read operands contiguous along k only",
                             i, i == 0 ? "m" : "n");
      return false;
    }
    int64_t parts = i > 0 && !schedule.getCluster().empty() ? schedule.getCluster()[0] : 1;
    if (!contiguous && tile[i == 0 ? 0 : 1] % (8 * parts)) {
      reason = llvm::formatv("roles: a cluster of {0} loads {1} rows in equal parts of 8 rows each",
                             parts, tile[1]);
      return false;
    }
    if (contiguous && tile[i == 0 ? 0 : 1] % (64 * parts)) {
      reason = llvm::formatv("roles: operand {0} is contiguous along its {1} tile elements; they "
                             "must be a multiple of {2}",
                             i, tile[i == 0 ? 0 : 1], 64 * parts);
      return false;
    }
  }
  return true;
}

static bool isLegalMatmul(MatmulOp op, ScheduleAttr schedule, const ChipInfo &chip,
                          std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  if (schedule.getProducers() && !isLegalWithRoles(op, schedule, chip, reason))
    return false;
  static constexpr StringLiteral names[] = {"m", "n"};
  for (unsigned i = 0; i < 2 && !schedule.getProducers(); ++i)
    if (tile[i] % (warps[i] * kWarpGranule) != 0) {
      reason = llvm::formatv("warp-tile: {0} rows of {1} over {2} warps; a warp's share must be a "
                             "multiple of {3}",
                             tile[i], names[i], warps[i], kWarpGranule);
      return false;
    }
  int64_t granule = getKGranule(op.getMultipliedType());
  if (tile[2] % granule != 0) {
    reason = llvm::formatv("k-tile: {0} is not a multiple of {1}", tile[2], granule);
    return false;
  }
  int64_t shared = getSharedBytes(op, schedule);
  if (shared > chip.sharedPerBlock) {
    reason =
        llvm::formatv("shared: {0} stages of the operand tiles take {1} bytes, {2} has {3} per "
                      "block",
                      schedule.getStages(), shared, chip.name, chip.sharedPerBlock);
    return false;
  }
  int64_t accumulators = tile[0] * tile[1] * int64_t(op.getRhs().size()) /
                         (getNumThreads(schedule, chip) - schedule.getProducers() * chip.lanes);
  // Beside the accumulators an epilogue needs about 100 registers; three warpgroups have 160, less
  // where producers that copy keep theirs, and auxiliaries of the result's size need more.
  int64_t limit = getAccumulatorLimit(chip);
  if (schedule.getProducers())
    limit = schedule.getWarps()[schedule.getSwap() ? 1 : 0] <= 8 ? 128
            : llvm::any_of(getTransports(op), std::mem_fn(&Transport::byProducers)) ||
                    loadsWholeAuxiliaries(op, schedule)
                ? 80
                : 96;
  if (accumulators > limit) {
    reason = llvm::formatv("registers: {0} accumulators per thread, at most {1} fit", accumulators,
                           limit);
    return false;
  }
  return true;
}

/// Elements that each access of a row kernel along its columns can move at once.
static int64_t getRowVector(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan) {
  int64_t widest = 1, multiple = kChunkBytes;
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    auto row = dyn_cast<RowOp>(op.getOperation());
    if (row && number < op.getInputOperands().size()) {
      BlockArgument argument = row.getBody().getArgument(number);
      if (argument.use_empty() || isa<ShapedType>(argument.getType()))
        continue; // not loaded as a tile
    }
    const OperandView &view = space.operands[number];
    Type element = getElementTypeOrSelf(operand.get().getType());
    int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
    widest = std::max(widest, bytes);
    if (view.dims.empty() || view.find(plan.columns) != int(view.dims.size()) - 1)
      continue;
    BufferPart part{llvm::map_to_vector(view.dims, [&](int dim) { return space.getSize(dim); }),
                    view.begins, view.storage};
    multiple = std::gcd(multiple, getAccessMultiple(part, bytes));
  }
  return std::gcd(multiple, kChunkBytes / widest);
}

int64_t mlir::fuse::getRowSharedBytes(IndexedOpInterface op, ScheduleAttr schedule,
                                      const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  SmallVector<SharedBuffer> buffers;
  if (auto row = dyn_cast<RowOp>(op.getOperation()))
    for (auto sort : row.getBody().front().getOps<SortOp>())
      buffers.push_back(
          getExchangeBuffer(getSortBuffers(sort.getValues().getTypes(), tile[0] * tile[1]).bytes));
  bool reduces = !isa<RowOp, ElementwiseOp>(op.getOperation()); // the named ones all do
  int64_t widest = 4;
  op->walk([&](ReduceOp reduce) {
    reduces = true;
    widest = std::max<int64_t>(widest, reduce.getType().getIntOrFloatBitWidth() / 8);
  });
  if (!reduces)
    return SharedMemory::allocate(buffers).bytes;
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  if (warps[plan.reducesRows ? 0 : 1] > 1) {
    int64_t perWarp = tile[1] / warps[1];
    int64_t lanesAlongRows = chip.lanes / getLanesAlongColumns(perWarp, chip.lanes);
    int64_t perThread = tile[0] / (lanesAlongRows * warps[0]);
    if (plan.reducesRows)
      perThread = perWarp / getLanesAcrossRows(tile[0], warps[0], perWarp,
                                               std::gcd(getRowVector(op, space, plan), perWarp),
                                               chip.lanes);
    buffers.push_back(
        getExchangeBuffer(getReductionBytes(getNumThreads(schedule, chip), perThread, widest)));
  }
  return SharedMemory::allocate(buffers).bytes;
}

static bool isLegalRowOrElementwise(Operation *op, ScheduleAttr schedule, const ChipInfo &chip,
                                    std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  static constexpr StringLiteral names[] = {"rows", "columns"};
  for (unsigned i = 0; i < 2; ++i)
    if (tile[i] % warps[i] != 0) {
      reason = llvm::formatv("divides: {0} {1} over {2} warps; warps must divide the tile", tile[i],
                             names[i], warps[i]);
      return false;
    }
  KernelSpace space = KernelSpace::get(cast<IndexedOpInterface>(op));
  if (TilePlan::get(cast<IndexedOpInterface>(op), space).rows == kNone && tile[0] != 1) {
    reason = llvm::formatv("divides: a tile of {0} rows, but there is one row", tile[0]);
    return false;
  }
  int64_t threads = getNumThreads(schedule, chip);
  if ((tile[0] * tile[1]) % threads != 0) {
    reason = llvm::formatv("divides: a tile of {0} x {1} over {2} threads; threads must divide its "
                           "elements",
                           tile[0], tile[1], threads);
    return false;
  }
  int64_t values = tile[0] * tile[1] / threads * getLiveValuesPerElement(op);
  if (values > getRowValueLimit(chip)) {
    reason = llvm::formatv("registers: {0} values per thread, at most {1} fit", values,
                           getRowValueLimit(chip));
    return false;
  }
  TilePlan plan = TilePlan::get(cast<IndexedOpInterface>(op), space);
  int axis = plan.reducesRows ? 0 : 1;
  if (schedule.getSplit() > tile[axis]) {
    reason = llvm::formatv("split: a row in {0} parts, but a tile combines at most the {1} partial "
                           "results that it has {2} for",
                           schedule.getSplit(), tile[axis], names[axis]);
    return false;
  }
  if (getSortedBytes(op) != 0) {
    int64_t length = space.getSize(plan.getWalked());
    if (ShapedType::isDynamic(length) || length > tile[axis] || schedule.getSplit() != 1) {
      reason =
          llvm::formatv("sort: a block sorts rows that a tile holds whole; this one has {0} "
                        "{1}, the row {2}",
                        tile[axis], names[axis],
                        ShapedType::isDynamic(length) ? "any length" : llvm::Twine(length).str());
      return false;
    }
  }
  int64_t shared = getRowSharedBytes(cast<IndexedOpInterface>(op), schedule, chip);
  if (shared > chip.sharedPerBlock) {
    reason =
        llvm::formatv("shared: a tile of {0} x {1} over {2} x {3} warps is reduced or sorted "
                      "in {4} bytes, {5} has {6} per block",
                      tile[0], tile[1], warps[0], warps[1], shared, chip.name, chip.sharedPerBlock);
    return false;
  }
  return true;
}

bool mlir::fuse::isLegalSchedule(Operation *op, ScheduleAttr schedule, const ChipInfo &chip,
                                 std::string &reason) {
  if (!isSupportedOp(op, chip, reason))
    return false;
  size_t rank = isa<MatmulOp>(op) ? 3 : 2;
  auto positive = [](int64_t value) { return value > 0; };
  if (schedule.getTile().size() != rank || schedule.getWarps().size() != 2 ||
      !llvm::all_of(schedule.getTile(), positive) || !llvm::all_of(schedule.getWarps(), positive) ||
      schedule.getStages() < 1 || schedule.getRaster() < 1 || schedule.getProducers() < 0 ||
      (schedule.getProducers() && !isa<MatmulOp>(op)) || schedule.getAuxStages() < 0 ||
      (schedule.getAuxStages() && !schedule.getProducers())) {
    reason = llvm::formatv("shape: '{0}' needs a tile of {1} and warps along {2}, all positive, "
                           "stages and raster of at least 1, producers only for a matmul, and "
                           "aux_stages only with producers",
                           op->getName(), rank == 3 ? "[m, n, k]" : "[rows, columns]",
                           rank == 3 ? "[m, n]" : "[rows, columns]");
    return false;
  }
  // Bounds first: the products below must not overflow.
  for (int64_t extent : schedule.getTile())
    if (extent > 65536) {
      reason = llvm::formatv("shape: a tile extent of {0} is beyond 65536", extent);
      return false;
    }
  if (llvm::any_of(schedule.getWarps(), [](int64_t warps) { return warps > 32; }) ||
      getNumThreads(schedule, chip) > chip.maxThreads) {
    reason = llvm::formatv(
        "threads: {0} x {1} warps of {2} lanes, {3} runs at most {4} threads per "
        "block",
        schedule.getWarps()[0], schedule.getWarps()[1], chip.lanes, chip.name, chip.maxThreads);
    return false;
  }
  if (schedule.getSwap() && !schedule.getProducers()) {
    reason = "swap: only kernels with producers swap their operands";
    return false;
  }
  ArrayRef<int64_t> cluster = schedule.getCluster();
  if (!llvm::all_of(cluster, [](int64_t ctas) { return ctas == 1; }) &&
      (!schedule.getProducers() || cluster.size() != 2 || cluster[1] != 1 || cluster[0] != 2)) {
    reason = "cluster: two CTAs along m, [2, 1], and these with producers only, have an expansion";
    return false;
  }
  if (schedule.getSplit() < 1 || (schedule.getSplit() != 1 && !isa<RowOp>(op))) {
    reason = "cluster: k cannot be split over CTAs; only split = 1 has an expansion";
    return false;
  }
  if (isa<MatmulOp>(op) && !chip.copies.cpAsync && schedule.getStages() != 1) {
    reason =
        llvm::formatv("stages: {0} has no asynchronous copies; its kernels have one buffer and "
                      "the next step's loads under way in registers (stages = 1)",
                      chip.name);
    return false;
  }
  if (std::max(schedule.getStages(), schedule.getAuxStages()) > 64) {
    reason = llvm::formatv("shared: {0} stages; at most 64",
                           std::max(schedule.getStages(), schedule.getAuxStages()));
    return false;
  }
  if (auto matmul = dyn_cast<MatmulOp>(op))
    return isLegalMatmul(matmul, schedule, chip, reason);
  return isLegalRowOrElementwise(op, schedule, chip, reason);
}
