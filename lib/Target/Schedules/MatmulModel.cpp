//===- MatmulModel.cpp - what the families of matmuls share ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatmulModel.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "fuse/Target/WarpSpecialized.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fuse;

namespace {
constexpr double kShortRowShare = 0.65; // of the bandwidth, with rows of less than 128 bytes
constexpr double kLineRowShare = 0.95;  // of that, with rows of 128 bytes
} // namespace

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

bool mlir::fuse::fitsStages(int64_t stages, std::string &reason, StringRef name) {
  if (stages <= 64)
    return true;
  reason = llvm::formatv("shared: {0} {1}; at most 64", stages, name);
  return false;
}

bool mlir::fuse::fitsKGranule(MatmulOp op, int64_t tileK, std::string &reason) {
  int64_t granule = getKGranule(op.getMultipliedType());
  if (tileK % granule == 0)
    return true;
  reason = llvm::formatv("k-tile: {0} is not a multiple of {1}", tileK, granule);
  return false;
}

bool mlir::fuse::fitsRings(const ScheduleResources &resources, int64_t stages,
                           int64_t accumulatorLimit, const ChipInfo &chip, std::string &reason,
                           int64_t resident) {
  const int64_t most =
      resident > 1 ? chip.sharedPerUnit / resident - chip.reservedShared : chip.sharedPerBlock;
  // Asked of thousands of schedules for each number of rows, most of which are too large: text put
  // together by a format takes as long as all else of the question.
  if (resources.sharedBytes > most) {
    reason = ("shared: " + Twine(stages) + " stages of the operand tiles take " +
              Twine(resources.sharedBytes) + " bytes, " + chip.name + " has " + Twine(most) +
              (resident > 1 ? " for each of " + Twine(resident) + " CTAs on an SM"
                            : Twine(" per block")))
                 .str();
    return false;
  }
  if (resources.registers > accumulatorLimit) {
    reason = ("registers: " + Twine(resources.registers) + " accumulators per thread, at most " +
              Twine(std::max<int64_t>(accumulatorLimit, 0)) + " fit")
                 .str();
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

double mlir::fuse::getPeak(const MatmulShape &shape, const ChipInfo &chip, double matrixShare) {
  if (!shape.element.isF32())
    return chip.peakF16 * matrixShare;
  switch (shape.precision) {
  case Precision::tf32:
    return chip.peakTf32 * matrixShare;
  case Precision::tf32x3:
    return chip.peakTf32 * matrixShare / 3;
  case Precision::ieee:
    return chip.peakF32;
  }
  llvm_unreachable("unknown precision");
}

double mlir::fuse::estimateMemory(const MatmulShape &shape, ArrayRef<int64_t> tile,
                                  const ChipInfo &chip, const MemoryFit &fit, double tiles,
                                  double resident, double ahead, bool isEven, double pieces) {
  double bytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  double steps = llvm::divideCeil(shape.k, tile[2]);
  double rowsOfTile = tile[0] + double(shape.rhs) * tile[1];
  double traffic = (double(shape.m) * shape.k + double(shape.rhs) * shape.n * shape.k +
                    double(shape.m) * shape.n * double(1 + shape.auxiliaries)) *
                   shape.batch * bytes;
  double blocks = isEven ? resident * chip.units : std::min(tiles * pieces, resident * chip.units);
  double rowsRead =
      double(std::min(tile[0], shape.m)) + double(shape.rhs) * std::min(tile[1], shape.n);
  double inFlight = blocks * std::min(ahead, steps) * rowsRead * tile[2] * bytes;
  double rate = chip.bandwidth * fit.share;
  rate *= inFlight / (inFlight + chip.bandwidth * fit.flightLatency);
  if (tile[2] * bytes <= 128)
    rate *= tile[2] * bytes < 128 ? kShortRowShare : kLineRowShare;
  double waves = isEven ? 1.0 : tiles * pieces / blocks;
  double again = std::max(0.0, tiles * rowsOfTile * shape.k * bytes - traffic);
  double memory = traffic / rate + (fit.rereads ? again / chip.cacheBandwidth : 0);
  return memory * (1.0 + fit.waveLoss * (std::ceil(waves) / waves - 1.0));
}

double mlir::fuse::countTiles(const MatmulShape &shape, ArrayRef<int64_t> tile) {
  return double(shape.batch) * llvm::divideCeil(shape.m, tile[0]) *
         llvm::divideCeil(shape.n, tile[1]);
}

bool mlir::fuse::isEmpty(const MatmulShape &shape) {
  return shape.batch == 0 || shape.m == 0 || shape.n == 0 || shape.k == 0;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

double mlir::fuse::getCopyRate(int64_t unitBytes) {
  return unitBytes == 16 ? kCopy16 : unitBytes == 8 ? kCopy8 : kCopy4;
}

double mlir::fuse::estimateCopies(const MatmulShape &shape, ArrayRef<int64_t> tile,
                                  const ChipInfo &chip,
                                  llvm::function_ref<double(const Transport &)> getRate) {
  double rowBytes = tile[2] * shape.element.getIntOrFloatBitWidth() / 8.0, cycles = 0;
  for (auto [number, transport] : llvm::enumerate(shape.transports))
    if (double rate = getRate(transport); rate != 0)
      cycles += double(tile[number == 0 ? 0 : 1]) * rowBytes / rate;
  return cycles / chip.model.clock;
}

bool mlir::fuse::moveWholeChunks(const MatmulShape &shape) {
  return llvm::all_of(shape.transports, [](const Transport &transport) {
    return transport.accessBytes == kChunkBytes;
  });
}

int64_t mlir::fuse::countWholeOperands(MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  int64_t whole = op.getOuts().size();
  for (BlockArgument argument : op.getEpilogue().getArguments().drop_front(op.getRhs().size())) {
    const OperandView &view = space.operands[1 + argument.getArgNumber()];
    whole +=
        !argument.use_empty() && view.find(plan.rows) != kNone && view.find(plan.columns) != kNone;
  }
  return whole;
}

/// What stands for a dynamic m, n or k, and for a dynamic dimension that is walked one by one.
static constexpr int64_t kAssumed = 4096, kAssumedOuter = 8;

static int64_t assume(int64_t size, int64_t assumed) {
  return ShapedType::isDynamic(size) ? assumed : size;
}

double mlir::fuse::getOperandBytes(MatmulOp op, unsigned number, ArrayRef<int64_t> sizes) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  space.fill(sizes);
  double bytes = getElementTypeOrSelf(op->getOperand(number)).getIntOrFloatBitWidth() / 8.0;
  for (int dim : space.operands[number].dims)
    bytes *=
        assume(space.getSize(dim), llvm::is_contained(plan.outer, dim) ? kAssumedOuter : kAssumed);
  return bytes;
}

MatmulShape mlir::fuse::getMatmulShape(MatmulOp op, ArrayRef<int64_t> sizes) {
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  space.fill(sizes);
  MatmulShape shape{1,
                    assume(space.getSize(plan.rows), kAssumed),
                    assume(space.getSize(plan.columns), kAssumed),
                    1,
                    int64_t(op.getRhs().size()),
                    int64_t(getRingAuxiliaries(op).size()),
                    op.getMultipliedType(),
                    op.getPrecision(),
                    {}};
  shape.transports = getTransports(op);
  shape.hasFunctions =
      llvm::any_of(op.getEpilogue().front(), [](Operation &inner) { return isCostly(&inner); });
  for (int dim : plan.outer)
    shape.batch *= assume(space.getSize(dim), kAssumedOuter);
  for (int dim : plan.reduction)
    shape.k *= assume(space.getSize(dim), kAssumed);
  return shape;
}
