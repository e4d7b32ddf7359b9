//===- WarpSpecialized.cpp - #fuse.warp_specialized -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  cluster      one CTA, two along m, along n, or both, or 2, 4 or 8 along k; CTAs copy for
//               themselves alone
//  roles        warpgroups, and tiles that their instruction and the tensor memory accelerator take
//  k-tile       the k tile is a multiple of 16 (16-bit operands) or 8 (f32)
//  auxiliaries  a ring of them: the tensor memory accelerator can fill it
//  stream_k     one CTA a cluster, no ring of auxiliaries, operands that tensor maps show
//  pingpong     two groups of one warpgroup; what they share is the ring of operands, which tensor
//               maps show
//  resident     CTAs that an SM holds at once: one group each, whole tiles, operands that tensor
//               maps show, and columns for which an instruction finds registers
//  shared       the rings, and what is staged to be stored, fit into shared memory
//  registers    accumulators leave room for the epilogue
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/WarpSpecialized.h"
#include "WarpSpecializedLists.h"
#include "WarpSpecializedModel.h"
#include "WarpSpecializedRules.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;
using Facts = WarpSpecializedFacts;

/// The dimension whose elements fill the 64 rows of the instruction; the other one is its columns.
static unsigned getRowDim(WarpSpecializedScheduleAttr schedule) {
  return schedule.getSwap() ? 1 : 0;
}

/// Warps that multiply a tile.
static int64_t countConsumers(WarpSpecializedScheduleAttr schedule) {
  return schedule.getWarps()[0] * schedule.getWarps()[1];
}

/// Warps that multiply tiles beside each other.
static int64_t countAllConsumers(WarpSpecializedScheduleAttr schedule) {
  return schedule.getGroups() * countConsumers(schedule);
}

int64_t mlir::fuse::countStepsBehind(WarpSpecializedScheduleAttr schedule, int64_t elementBits) {
  constexpr int64_t fewRows = 64, twoWarpgroups = 8;
  ArrayRef<int64_t> tile = schedule.getTile();
  return schedule.getSwap() && (tile[0] <= fewRows || tile[2] * elementBits > 8 * kLineBytes ||
                                schedule.getWarps()[1] > twoWarpgroups)
             ? 0
             : 1;
}

int64_t mlir::fuse::countClusters(int64_t ctas, const ChipInfo &chip) {
  const int64_t leftOver = ctas == 2 ? 2 : ctas == 4 ? 4 : 3; // in clusters
  return chip.units / ctas - leftOver;
}

//===----------------------------------------------------------------------===//
// The epilogue
//===----------------------------------------------------------------------===//

StoreStaging mlir::fuse::getStoreStaging(WarpSpecializedScheduleAttr schedule) {
  // With a ring of auxiliaries there is room for one buffer.
  if (!schedule.getSwap())
    return {16, kEpilogueColumns, schedule.getAuxStages() ? 1 : 2};
  // A warp holds 16 columns of a warpgroup's 64.
  ArrayRef<int64_t> tile = schedule.getTile();
  int64_t rows = std::min<int64_t>(tile[0], 64);
  int64_t boxes = llvm::divideCeil(tile[0], rows) * (tile[1] / (16 * schedule.getWarps()[1]));
  return {rows, 16, std::min<int64_t>(boxes, 2)};
}

StoreKind mlir::fuse::getStoreKind(WarpSpecializedScheduleAttr schedule, ArrayRef<int64_t> extents,
                                   Type element, ArrayRef<int64_t> tileDims, bool loadsWhole) {
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
    Value operand = op->getOperand(number);
    if (!argument.use_empty() &&
        fitsAuxiliaryRing(BufferPart::get(operand, view), getElementTypeOrSelf(operand.getType()),
                          view.find(plan.rows), view.find(plan.columns)))
      numbers.push_back(number);
  }
  return numbers;
}

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

/// Whether an op takes an instruction or two, and registers for no more than what it computes.
static bool isSimpleArithmetic(Operation &op) {
  auto isNarrow = [](Type type) {
    return type.isInteger(1) || (isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 32);
  };
  return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp, arith::MaximumFOp,
             arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp, arith::CmpFOp, arith::SelectOp,
             arith::ExtFOp, arith::TruncFOp, arith::ConstantOp, math::AbsFOp, math::FmaOp>(op) &&
         llvm::all_of(op.getOperandTypes(), isNarrow) &&
         llvm::all_of(op.getResultTypes(), isNarrow);
}

/// Whether an op is computed in several instructions, of numbers that live side by side.
static bool isFunction(Operation &op) {
  return !isSimpleArithmetic(op) && (isa<GeluOp, SiluOp, SigmoidOp>(op) ||
                                     isa_and_nonnull<math::MathDialect>(op.getDialect()));
}

static EpilogueFacts getEpilogueFacts(MatmulOp op) {
  EpilogueFacts facts;
  facts.products = op.getRhs().size();
  facts.auxiliaries = op.getAux().size();
  for (Value aux : op.getAux()) {
    facts.loads |= cast<ShapedType>(aux.getType()).getRank() > 0;
    facts.takesWords |= getElementTypeOrSelf(aux.getType()).getIntOrFloatBitWidth() > 16;
  }
  Block &epilogue = op.getEpilogue().front();
  // What an auxiliary has a part in: those are the arguments behind the products.
  DenseSet<Value> ofAuxiliaries;
  for (BlockArgument argument : epilogue.getArguments().drop_front(facts.products))
    ofAuxiliaries.insert(argument);
  for (Operation &inner : epilogue.without_terminator()) {
    if (llvm::any_of(inner.getOperands(),
                     [&](Value value) { return ofAuxiliaries.contains(value); }))
      ofAuxiliaries.insert_range(inner.getResults());
    else
      facts.usesLate |= facts.loads && isFunction(inner);
    if (isSimpleArithmetic(inner))
      continue;
    facts.hasTrigonometric |= isa<math::SinOp, math::CosOp, math::TanOp, math::SincosOp>(inner);
    facts.hasSigmoid |= isa<SiluOp, SigmoidOp>(inner);
    if (isa<math::ExpOp, math::Exp2Op, math::TanhOp, SiluOp, SigmoidOp>(inner))
      facts.hasExponential = true;
    else if (auto gelu = dyn_cast<GeluOp>(inner))
      facts.hasTanhGelu |= gelu.getForm() == GeluForm::tanh;
    else
      facts.hasOther = true;
    // A power is an exponential function of a logarithm.
    facts.functions += isa<math::PowFOp>(inner) ? 2 : isFunction(inner) ? 1 : 0;
  }
  return facts;
}

WarpSpecializedFacts::WarpSpecializedFacts(MatmulOp op)
    : element(op.getMultipliedType()), precision(op.getPrecision()), rhs(op.getRhs().size()),
      transports(getTransports(op)), ringAuxiliaries(getRingAuxiliaries(op).size()),
      wholeAuxiliaries(countWholeOperands(op) - int64_t(op.getOuts().size())),
      epilogue(getEpilogueFacts(op)) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  for (size_t i = 0; i < transports.size(); ++i)
    runsAlongTile.push_back(!space.operands[i].dims.empty() &&
                            space.operands[i].dims.back() == (i == 0 ? plan.rows : plan.columns));
  unsigned firstOut = op->getNumOperands() - op.getOuts().size();
  for (auto [number, out] : llvm::enumerate(op.getOuts())) {
    const OperandView &view = space.operands[firstOut + number];
    results.push_back({BufferPart::get(out, view).shape,
                       getElementTypeOrSelf(out.getType()),
                       {view.find(plan.rows), view.find(plan.columns)}});
  }
}

static ScheduleResources getResources(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                                      const ChipInfo &chip) {
  ArrayRef<int64_t> tile = schedule.getTile();
  int64_t bits = facts.element.getIntOrFloatBitWidth();
  SmallVector<int64_t> tileBytes = {tile[0] * tile[2] * bits / 8};
  tileBytes.append(facts.rhs, tile[1] * tile[2] * bits / 8);
  SmallVector<bool> isRealigned =
      llvm::map_to_vector(facts.transports, [](const Transport &transport) {
        return transport.kind == Transport::Realigned;
      });
  SmallVector<SharedBuffer> buffers = getRingBuffers(schedule.getStages(), tileBytes, isRealigned);
  if (int64_t slots = schedule.getAuxStages()) {
    SmallVector<int64_t> pieces(facts.ringAuxiliaries, tile[0] * kLineBytes);
    llvm::append_range(buffers,
                       getRingBuffers(slots, pieces, SmallVector<bool>(pieces.size(), false)));
  }
  if (schedule.getGroups() > 1)
    buffers.push_back(getTurnBuffer(schedule.getGroups(), schedule.getAuxStages() ? 2 : 1));
  // Where a cluster shares a tile, what is stored has been through shared memory already.
  if (schedule.getCtasAlongK() > 1) {
    llvm::append_range(buffers, getSumBuffers(tile[0], tile[1], facts.rhs));
  } else if (llvm::any_of(facts.results, [&](const Facts::Result &result) {
               return facts.getStoreKind(schedule, result) != StoreKind::Elements;
             })) {
    StoreStaging staging = getStoreStaging(schedule);
    buffers.push_back(getBoxBuffer(countAllConsumers(schedule) * staging.buffers * staging.rows *
                                   staging.columns * 2));
  }
  return {getNumThreads(schedule, chip), SharedMemory::allocate(buffers).bytes,
          tile[0] * tile[1] * facts.rhs / (countConsumers(schedule) * chip.lanes)};
}

static bool isLegalCluster(WarpSpecializedScheduleAttr schedule, std::string &reason) {
  const int64_t ctas = schedule.getClusterSize(), alongK = schedule.getCtasAlongK();
  if (ctas == alongK
          ? llvm::isPowerOf2_64(ctas) && ctas <= kPortableCluster
          : alongK == 1 && schedule.getCtasAlongM() <= 2 && schedule.getCtasAlongN() <= 2)
    return true;
  reason =
      "cluster: two CTAs along m, [2, 1], along n, [1, 2], or both, [2, 2], and 2, 4 or 8 along "
      "k, [1, 1, 2], have an expansion; no others do";
  return false;
}

/// Warpgroups and the tiles that they multiply.
static bool areLegalTiles(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                          std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile(), warps = schedule.getWarps();
  if (facts.element.isF32() && facts.precision != Precision::tf32) {
    reason = llvm::formatv("roles: warpgroups multiply f16, bf16, and f32 with precision tf32, not "
                           "{0}",
                           stringifyPrecision(facts.precision));
    return false;
  }
  unsigned rowDim = getRowDim(schedule);
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
  int64_t tileK = getKTile(facts.element);
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
  return true;
}

static bool isLegalAuxiliaryRing(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                                 std::string &reason) {
  if (schedule.getAuxStages() && schedule.getSwap()) {
    reason = "auxiliaries: no ring of them where operands are swapped";
    return false;
  }
  if (schedule.getAuxStages() &&
      (schedule.getTile()[1] % kEpilogueColumns || facts.ringAuxiliaries == 0)) {
    reason = llvm::formatv("auxiliaries: a ring of them needs a tile n that is a multiple of {0}, "
                           "and an auxiliary of 16-bit elements that runs along m and, in memory "
                           "contiguous and in multiples of 16 bytes, n",
                           kEpilogueColumns);
    return false;
  }
  return true;
}

static bool isLegalSharing(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                           std::string &reason) {
  const bool isCluster = schedule.getCtasAlongK() > 1;
  if (!schedule.getStreamK() && !isCluster)
    return true;
  StringRef label = isCluster ? "cluster" : "stream_k";
  if ((schedule.getStreamK() && schedule.getClusterSize() > 1) || schedule.getAuxStages()) {
    reason =
        llvm::formatv("{0}: {1}", label,
                      !schedule.getAuxStages()
                          ? "tiles are shared by CTAs along k, not by clusters; cluster must "
                            "be [1, 1]"
                      : isCluster ? "a ring would bring all of an auxiliary's tile to CTAs that "
                                    "store some rows; aux_stages must be 0"
                                  : "a ring would bring auxiliaries to CTAs that store "
                                    "nothing; aux_stages must be 0");
    return false;
  }
  if (facts.copies()) {
    reason = llvm::formatv("{0}: producers copy an operand; segments have an expansion where "
                           "tensor maps show all of them",
                           label);
    return false;
  }
  return true;
}

static bool isLegalPingpong(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                            std::string &reason) {
  if (!schedule.getPingpong())
    return true;
  if (schedule.getWarps()[getRowDim(schedule)] != 4) {
    reason = "pingpong: two groups of one warpgroup take turns; warps must be [4, 1], with swapped "
             "operands [1, 4]";
    return false;
  }
  // Of more, short ones, some spill.
  constexpr int64_t most = 256;
  if (const int64_t columns = schedule.getTile()[1] * facts.rhs;
      schedule.getSwap() && columns > most) {
    reason =
        llvm::formatv("pingpong: with swapped operands one warpgroup multiplies up to {0} columns "
                      "of n, of all products together; the tile has {1}",
                      most, columns);
    return false;
  }
  if (schedule.getStreamK() || schedule.getCtasAlongK() > 1) {
    reason = llvm::formatv(
        "pingpong: {0}", schedule.getStreamK()
                             ? "groups go past the steps of each other's tiles, which all have as "
                               "many; stream_k must be false"
                             : "a CTA that shares its tile along k has one, and nobody to take "
                               "turns with; cluster must be [1, 1], [2, 1], [1, 2] or "
                               "[2, 2]");
    return false;
  }
  if (facts.copies() || facts.loadsWhole(schedule) || facts.epilogue.hasTrigonometric) {
    reason = llvm::formatv("pingpong: {0} the registers that one warpgroup needs for a tile",
                           facts.copies() ? "producers copy an operand, and keep"
                           : facts.loadsWhole(schedule)
                               ? "threads load an auxiliary of the result's size, which takes"
                               : "a sine, cosine or tangent takes");
    return false;
  }
  return true;
}

static bool isLegalResident(const Facts &facts, WarpSpecializedScheduleAttr schedule,
                            const ChipInfo &chip, std::string &reason) {
  const int64_t resident = schedule.getResident();
  if (resident == 1)
    return true;
  if (schedule.getPingpong()) {
    reason = "resident: groups that take turns have all registers of an SM; pingpong must be false";
    return false;
  }
  if (schedule.getStreamK() || schedule.getCtasAlongK() > 1) {
    reason = "resident: CTAs that share tiles along k wait for each other, and have an SM each; "
             "resident must be 1";
    return false;
  }
  if (facts.copies()) {
    reason = "resident: producers copy an operand, and keep registers that the CTAs of an SM lack";
    return false;
  }
  const int64_t threads = getNumThreads(schedule, chip);
  const int64_t columns = schedule.getTile()[1 - getRowDim(schedule)];
  if (const int64_t most = getInstructionColumns(threads, resident); columns > most) {
    reason = llvm::formatv("resident: with {0} CTAs of {1} threads on an SM an instruction has "
                           "registers for {2} columns, the tile has {3}",
                           resident, threads, most, columns);
    return false;
  }
  return true;
}

/// Whether factor `i` reaches the ring.
static bool isLegalFactor(const Facts &facts, unsigned i, WarpSpecializedScheduleAttr schedule,
                          std::string &reason) {
  ArrayRef<int64_t> tile = schedule.getTile();
  const Transport &transport = facts.transports[i];
  bool isF32 = facts.element.isF32();
  if (transport.kind == Transport::None) {
    reason = llvm::formatv("roles: operand {0} {1}", i, transport.reason);
    return false;
  }
  if (transport.byProducers() && schedule.getCtasAlongM() * schedule.getCtasAlongN() > 1) {
    reason = llvm::formatv("cluster: operand {0} {1}; what producers copy is not shared by CTAs", i,
                           transport.reason);
    return false;
  }
  if (transport.byProducers() && (schedule.getAuxStages() || isF32)) {
    reason = llvm::formatv("{0}: operand {1} {2}; {3}", isF32 ? "roles" : "auxiliaries", i,
                           transport.reason,
                           isF32 ? "the tensor memory accelerator alone rounds to tf32"
                                 : "all producers copy it, and none is left to load auxiliaries");
    return false;
  }
  // A contiguous m or n travels in pieces of 64 elements.
  bool contiguous = facts.runsAlongTile[i];
  if (contiguous && isF32) {
    reason = llvm::formatv("roles: operand {0} is contiguous along {1}; the warpgroup "
                           "instructions for tf32 read operands contiguous along k only",
                           i, i == 0 ? "m" : "n");
    return false;
  }
  int64_t parts = i > 0 ? schedule.getCtasAlongM() : schedule.getCtasAlongN();
  if (!contiguous && tile[i == 0 ? 0 : 1] % (8 * parts)) {
    reason = llvm::formatv("roles: a cluster of {0} loads {1} rows in equal parts of 8 rows each",
                           parts, tile[i == 0 ? 0 : 1]);
    return false;
  }
  if (contiguous && tile[i == 0 ? 0 : 1] % (64 * parts)) {
    reason = llvm::formatv("roles: operand {0} is contiguous along its {1} tile elements; they "
                           "must be a multiple of {2}",
                           i, tile[i == 0 ? 0 : 1], 64 * parts);
    return false;
  }
  return true;
}

static int64_t getAccumulatorLimit(const Facts &facts, WarpSpecializedScheduleAttr schedule) {
  const Facts::Result &result = facts.results.front();
  const bool storesBoxes = facts.results.size() == 1 &&
                           result.element.getIntOrFloatBitWidth() == 16 &&
                           facts.getStoreKind(schedule, result) == StoreKind::Boxes;
  return mlir::fuse::getAccumulatorLimit(
      facts.epilogue,
      {countAllConsumers(schedule), schedule.getProducers(), schedule.getResident(), facts.copies(),
       facts.loadsWhole(schedule), schedule.getSwap(), schedule.getStreamK(),
       schedule.getPingpong(), storesBoxes && facts.wholeAuxiliaries == 0,
       storesBoxes && schedule.getAuxStages() && !facts.loadsWhole(schedule),
       /*isBatched=*/result.extents.size() > 2, schedule.getCtasAlongK(),
       /*isUneven=*/schedule.getTile()[1] % 16 != 0, int64_t(facts.results.size()),
       llvm::any_of(facts.results,
                    [&](const Facts::Result &other) {
                      return facts.getStoreKind(schedule, other) == StoreKind::Elements;
                    }),
       /*loadsSeveralWhole=*/facts.wholeAuxiliaries > 1 && facts.loadsWhole(schedule)});
}

/// Whether the chip has what the family is for.
static bool hasRoles(const ChipInfo &chip) {
  return chip.roles && !chip.warpgroupAtoms.empty() && chip.copies.tma;
}

bool mlir::fuse::isLegalWarpSpecialized(MatmulOp op, const Facts &facts,
                                        WarpSpecializedScheduleAttr schedule, const ChipInfo &chip,
                                        std::string &reason) {
  if (!fitsThreads(schedule, chip, reason) || !isLegalCluster(schedule, reason) ||
      !fitsStages(schedule.getStages(), reason) ||
      !fitsStages(schedule.getAuxStages(), reason, "aux_stages") ||
      !areLegalTiles(facts, schedule, reason) || !isLegalAuxiliaryRing(facts, schedule, reason) ||
      !isLegalSharing(facts, schedule, reason) || !isLegalPingpong(facts, schedule, reason) ||
      !isLegalResident(facts, schedule, chip, reason))
    return false;
  for (unsigned i = 0; i < facts.transports.size(); ++i)
    if (!isLegalFactor(facts, i, schedule, reason))
      return false;
  return fitsKGranule(op, schedule.getTile()[2], reason) &&
         fitsRings(getResources(facts, schedule, chip), schedule.getStages(),
                   ::getAccumulatorLimit(facts, schedule), chip, reason, schedule.getResident());
}

//===----------------------------------------------------------------------===//
// The family
//===----------------------------------------------------------------------===//

namespace {
struct WarpSpecializedFamily
    : ScheduleFamily::ExternalModel<WarpSpecializedFamily, WarpSpecializedScheduleAttr> {
  static bool computes(Operation *op) { return isa<MatmulOp>(op); }

  static SmallVector<RankedSchedule> enumerate(Operation *op, ArrayRef<int64_t> sizes,
                                               const ChipInfo &chip) {
    if (!::hasRoles(chip))
      return {};
    return listWarpSpecialized(cast<MatmulOp>(op), sizes, chip, /*alternatives=*/true);
  }

  static RankedSchedule choose(Operation *op, ArrayRef<int64_t> sizes, const ChipInfo &chip) {
    if (!::hasRoles(chip))
      return {};
    RankedSchedule best;
    double least = HUGE_VAL;
    for (const RankedSchedule &item :
         listWarpSpecialized(cast<MatmulOp>(op), sizes, chip, /*alternatives=*/false)) {
      const double seconds = item.seconds * cast<ScheduleFamily>(item.schedule).getCaution();
      if (seconds < least) {
        least = seconds;
        best = item;
      }
    }
    return best;
  }

  /// Sharing tiles through memory wants a kernel more, and what it gives is less sure: it must
  /// promise to pay; several CTAs of an SM, or of a tile, a little.
  double getCaution(Attribute attr) const {
    constexpr double leastGain = 0.15, leastGainOfResident = 0.03, leastGainOfCluster = 0.01;
    auto schedule = cast<WarpSpecializedScheduleAttr>(attr);
    const double gain = schedule.getStreamK()          ? leastGain
                        : schedule.getResident() > 1   ? leastGainOfResident
                        : schedule.getCtasAlongK() > 1 ? leastGainOfCluster
                                                       : 0.0;
    return 1 / (1 - gain);
  }

  bool isLegal(Attribute attr, Operation *op, const ChipInfo &chip, std::string &reason) const {
    if (!::hasRoles(chip)) {
      reason = llvm::formatv("roles: {0} has no warpgroup matrix instructions; only kernels whose "
                             "warps all load and multiply have an expansion",
                             chip.name);
      return false;
    }
    auto matmul = cast<MatmulOp>(op);
    return isLegalWarpSpecialized(matmul, Facts(matmul), cast<WarpSpecializedScheduleAttr>(attr),
                                  chip, reason);
  }

  ScheduleResources getResources(Attribute attr, Operation *op, const ChipInfo &chip) const {
    return ::getResources(Facts(cast<MatmulOp>(op)), cast<WarpSpecializedScheduleAttr>(attr), chip);
  }

  std::optional<double> estimate(Attribute attr, Operation *op, ArrayRef<int64_t> sizes,
                                 const ChipInfo &chip) const {
    return estimateWarpSpecialized(getMatmulShape(cast<MatmulOp>(op), sizes),
                                   cast<WarpSpecializedScheduleAttr>(attr), chip);
  }

  bool isAdvisable(Attribute attr, Operation *op, const ChipInfo &chip) const {
    auto matmul = cast<MatmulOp>(op);
    auto schedule = cast<WarpSpecializedScheduleAttr>(attr);
    return !holdsTooMuch(matmul, Facts(matmul), schedule.getTile(), countConsumers(schedule), chip);
  }

  SmallVector<CopiedOperand> getCopiedOperands(Attribute, Operation *op) const {
    SmallVector<CopiedOperand> copied;
    for (auto [i, transport] : llvm::enumerate(getTransports(cast<MatmulOp>(op))))
      if (transport.byProducers())
        copied.push_back({unsigned(i), transport});
    return copied;
  }
};
} // namespace

void mlir::fuse::attachWarpSpecialized(MLIRContext &context) {
  WarpSpecializedScheduleAttr::attachInterface<WarpSpecializedFamily>(context);
}
