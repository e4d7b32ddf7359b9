//===- SplitLoads.cpp - what may be loaded early, apart -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitRoles.h"
#include "fuse/Target/Transport.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

/// Of what a load region yields, what no launch ahead writes; nothing if some load is none of a
/// tensor map: producers that copy for themselves do so in one ring.
static llvm::SmallBitVector getEarly(Region &region) {
  auto yielded = region.front().getTerminator()->getOperands();
  llvm::SmallBitVector early(yielded.size());
  for (auto [number, value] : llvm::enumerate(yielded)) {
    auto load = value.getDefiningOp<LoadOp>();
    if (!load || !load.getLimits().empty())
      return llvm::SmallBitVector(yielded.size());
    int64_t bytes = getElementBytes(getTileElementType(value.getType()));
    if (getTransport(BufferPart::get(load.getSource()), bytes, load.getTileDims()).kind !=
        Transport::TensorMap)
      return llvm::SmallBitVector(yielded.size());
    early[number] = isEarly(load.getSource());
  }
  return early;
}

/// Leaves of a load region what it yields at `kept`.
static void keepLoads(Region &region, const llvm::SmallBitVector &kept) {
  Operation *yield = region.front().getTerminator();
  SmallVector<Operation *> dropped;
  for (int number = int(kept.size()) - 1; number >= 0; --number)
    if (!kept[number]) {
      dropped.push_back(yield->getOperand(number).getDefiningOp());
      yield->eraseOperand(number);
    }
  for (Operation *load : dropped)
    if (load->use_empty())
      load->erase();
}

/// The pipeline with a load region more: that of what `early` has of region `number`, before the
/// rest of it.
static PipelineOp splitRegion(PipelineOp pipeline, unsigned number,
                              const llvm::SmallBitVector &early) {
  OpBuilder b(pipeline);
  SmallVector<int64_t> stages(pipeline.getStages());
  stages.insert(stages.begin() + number, stages[number]);
  unsigned numLoads = pipeline.getLoads().size();
  auto split = PipelineOp::create(b, pipeline.getLoc(), pipeline.getResultTypes(),
                                  pipeline.getLower(), pipeline.getUpper(), pipeline.getStep(),
                                  stages, pipeline.getInits(), numLoads + 1);
  unsigned argument = 1;
  for (unsigned i = 0; i < numLoads; ++i) {
    if (i < number)
      argument += pipeline.getLoads()[i].front().getTerminator()->getNumOperands();
    split.getLoads()[i + (i >= number)].takeBody(pipeline.getLoads()[i]);
  }
  split.getCompute().takeBody(pipeline.getCompute());
  Region &rest = split.getLoads()[number + 1];
  IRMapping mapping;
  rest.cloneInto(&split.getLoads()[number], mapping);
  keepLoads(split.getLoads()[number], early);
  llvm::SmallBitVector late(early);
  late.flip();
  keepLoads(rest, late);
  // Compute takes the tiles in the order of the regions.
  Block &compute = split.getComputeBlock();
  unsigned at = argument + early.size();
  for (const llvm::SmallBitVector &part : {early, late})
    for (int tile : part.set_bits()) {
      BlockArgument old = compute.getArgument(argument + tile);
      old.replaceAllUsesWith(compute.insertArgument(at++, old.getType(), old.getLoc()));
    }
  compute.eraseArguments(argument, early.size());
  pipeline.replaceAllUsesWith(split.getResults());
  pipeline.erase();
  return split;
}

void mlir::fuse::tile::splitEarlyLoads(ForTilesOp tiles) {
  SmallVector<PipelineOp> pipelines;
  tiles.walk([&](PipelineOp op) { pipelines.push_back(op); });
  for (PipelineOp pipeline : pipelines)
    for (unsigned number = 0; number < pipeline.getLoads().size(); ++number) {
      llvm::SmallBitVector early = getEarly(pipeline.getLoads()[number]);
      if (early.any() && !early.all())
        pipeline = splitRegion(pipeline, number++, early);
    }
}
