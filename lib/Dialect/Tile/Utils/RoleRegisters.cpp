//===- RoleRegisters.cpp - registers of producers and consumers -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Tile/Utils/RoleRegisters.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// A register file, and what setmaxnreg gives a thread at most (PTX ISA: multiples of 8 from 24
/// on).
static constexpr int64_t registersPerUnit = 64 * 1024, maxRegisters = 240;

/// How many operands producers copy for themselves, instead of the tensor memory accelerator.
static int64_t countProducerCopies(RolesOp op) {
  int64_t copies = 0;
  op.getProducer().walk(
      [&](CopyOp copy) { copies += isa_and_present<AsyncCopyAttr>(copy.getViaAttr()); });
  return copies;
}

/// The most accumulators of a thread that are awaited together.
static int64_t countAccumulators(RolesOp op) {
  int64_t most = 0;
  op.getConsumer().walk([&](MmaWaitOp wait) {
    int64_t together = 0;
    for (Value acc : wait.getAccs())
      together += cast<FragType>(acc.getType()).getPlaces().getCount(LayoutLevel::Register);
    most = std::max(most, together);
  });
  return most;
}

RoleRegisters mlir::fuse::tile::getRoleRegisters(RolesOp op, int64_t threads) {
  int64_t warps = threads / 32, producers = op.getProducers();
  int64_t consumers = std::max<int64_t>(warps - producers, 1);
  int64_t evenly = registersPerUnit / threads / 8 * 8;
  auto leftBy = [&](int64_t registers) {
    return std::min((evenly * warps - registers * producers) / consumers / 8 * 8, maxRegisters);
  };
  constexpr int64_t maxAccumulators = 128;
  const int64_t accumulators = countAccumulators(op);
  // The tensor memory accelerator asks little of them; beside many accumulators they keep the
  // least.
  int64_t few = consumers / 4 > 2 ? 32 : accumulators > 160 ? 24 : 40;
  const bool handsOver = evenly < maxRegisters;
  const int64_t copies = countProducerCopies(op);
  if (copies == 0)
    return {few, leftBy(few), handsOver, std::max<int64_t>(accumulators - maxAccumulators, 0)};
  // With 56 some tiles spill, with 72 some that shift two operands; more are taken only from
  // consumers with few accumulators.
  constexpr int64_t most = 120, least = 72;
  const int64_t beside = copies > 2 ? 96 : 100;
  int64_t copying = leftBy(most) >= accumulators + beside ? most : least;
  return {copying, leftBy(copying), handsOver,
          std::max<int64_t>(leftBy(few) - leftBy(copying) -
                                std::max<int64_t>(maxAccumulators - accumulators, 0),
                            0)};
}
