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

int64_t mlir::fuse::tile::getResidentCtas(gpu::GPUFuncOp kernel) {
  auto resident = kernel->getAttrOfType<IntegerAttr>(kResidentAttr);
  return resident ? resident.getInt() : 1;
}

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
  return splitRegisters(threads, op.getProducers(), countAccumulators(op), countProducerCopies(op),
                        getResidentCtas(op->getParentOfType<gpu::GPUFuncOp>()));
}
