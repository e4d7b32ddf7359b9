//===- MatmulKernel.cpp - the tile kernel of fuse.matmul ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One tile of m x n per CTA: accumulators (one per right operand) over a
// tile.pipeline along k, then the auxiliaries, the epilogue as one tile.map, and
// the stores, in a tile.combine where CTAs share tiles, in a tile.combine_rows, for some rows of
// the tile, where those of a cluster share one. Orientation in memory and permuted results are the
// `dims` of loads and stores.
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fuse;

/// The pipeline along the last reduction dimension; `acc` are the carried
/// accumulators.
static SmallVector<Value> buildPipeline(OpBuilder &b, KernelFrame &frame, MatmulOp op, Value kLow,
                                        Value kHigh, ValueRange acc) {
  ArrayRef<int64_t> tile = frame.schedule.getTile();
  int k = frame.plan.reduction.back();
  unsigned numRhs = op.getRhs().size();
  OpBuilder::InsertionGuard guard(b);
  auto pipeline = tile::PipelineOp::create(b, frame.loc, acc.getTypes(), kLow, kHigh, tile[2],
                                           ArrayRef<int64_t>(frame.schedule.getStages()),
                                           frame.schedule.getAhead(), acc, /*loadsCount=*/1);
  // Loads.
  Block *loads = b.createBlock(&pipeline.getLoads()[0], {}, b.getIndexType(), frame.loc);
  frame.offsets[k] = loads->getArgument(0);
  SmallVector<Value> staged;
  auto load = [&](unsigned number, int rows, int64_t numRows) {
    staged.push_back(frame.load(b, number, rows, k, {numRows, tile[2]}, /*staged=*/true,
                                /*limitDim=*/kNone, /*limit=*/Value(), op.getMultipliedType()));
  };
  load(0, frame.plan.rows, tile[0]);
  for (unsigned i = 0; i < numRhs; ++i)
    load(1 + i, frame.plan.columns, tile[1]);
  tile::YieldOp::create(b, frame.loc, staged);
  frame.offsets[k] = {};
  // Computation.
  SmallVector<Type> argTypes = {b.getIndexType()};
  llvm::append_range(argTypes, ValueRange(staged).getTypes());
  llvm::append_range(argTypes, acc.getTypes());
  Block *compute = b.createBlock(&pipeline.getCompute(), {}, argTypes,
                                 SmallVector<Location>(argTypes.size(), frame.loc));
  auto args = compute->getArguments();
  SmallVector<Value> sums;
  for (unsigned i = 0; i < numRhs; ++i)
    sums.push_back(tile::MmaOp::create(b, frame.loc, acc[i].getType(), args[1], args[2 + i],
                                       args[2 + numRhs + i], op.getPrecision(), tile::AtomAttr()));
  tile::YieldOp::create(b, frame.loc, sums);
  return pipeline.getResults();
}

/// The right operand whose accumulator a result of the epilogue is, converted; kNone if it is
/// another thing.
static int getConverted(MatmulOp op, Value result) {
  auto truncated = result.getDefiningOp<arith::TruncFOp>();
  auto argument = truncated ? dyn_cast<BlockArgument>(truncated.getIn()) : BlockArgument();
  return argument && argument.getArgNumber() < op.getRhs().size() ? int(argument.getArgNumber())
                                                                  : kNone;
}

/// The results in the order of their stores: those that are an accumulator, converted, first, then
/// the narrow ones. Behind another result's store ptxas converts accumulators while products are
/// under way, and then has these wait for each other (C7514).
static SmallVector<unsigned> getOrderOfStores(MatmulOp op) {
  SmallVector<std::tuple<bool, unsigned, unsigned>> order; // computed, bits, number
  for (auto [i, value] : llvm::enumerate(op.getEpilogue().front().getTerminator()->getOperands()))
    order.push_back({getConverted(op, value) == kNone,
                     value.getType().isIntOrFloat() ? value.getType().getIntOrFloatBitWidth() : 64,
                     i});
  llvm::sort(order);
  return llvm::map_to_vector(order, [](auto item) { return std::get<2>(item); });
}

void mlir::fuse::buildMatmulKernel(OpBuilder &b, KernelFrame &frame) {
  auto op = cast<MatmulOp>(frame.op.getOperation());
  ArrayRef<int64_t> tile = frame.schedule.getTile();
  SmallVector<int64_t> shape = {tile[0], tile[1]};
  unsigned numRhs = op.getRhs().size();
  int rows = frame.plan.rows, columns = frame.plan.columns;

  Value extentK = frame.extent(b, frame.plan.reduction.back());
  SmallVector<Value> outerK;
  for (int dim : ArrayRef<int>(frame.plan.reduction).drop_back())
    outerK.push_back(frame.extent(b, dim));
  tile::ForTilesOp tiles = frame.openTiles(b, extentK);

  auto accType = tile::FragType::get(b.getContext(), shape, op.getAcc());
  SmallVector<Value> acc;
  for (unsigned i = 0; i < numRhs; ++i)
    acc.push_back(tile::FillOp::create(b, frame.loc, accType, b.getFloatAttr(op.getAcc(), 0.0)));

  // Reduction dimensions that could not be merged are walked outside the pipeline.
  SmallVector<scf::ForOp> loops;
  for (auto [dim, bound] : llvm::zip(frame.plan.reduction, outerK)) {
    auto loop =
        scf::ForOp::create(b, frame.loc, frame.constant(b, 0), bound, frame.constant(b, 1), acc);
    frame.offsets[dim] = loop.getInductionVar();
    acc = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
    loops.push_back(loop);
    b.setInsertionPointToStart(loop.getBody());
  }
  acc = buildPipeline(b, frame, op, tiles.getKLow(), tiles.getKHigh(), acc);
  for (scf::ForOp loop : llvm::reverse(loops)) {
    b.setInsertionPointToEnd(loop.getBody());
    scf::YieldOp::create(b, frame.loc, acc);
    acc = llvm::to_vector_of<Value>(loop.getResults());
    b.setInsertionPointAfter(loop);
  }

  // What follows is for whole sums.
  if (int64_t ctas = frame.schedule.getCtasAlongK(); ctas > 1) {
    auto combine = tile::CombineRowsOp::create(b, frame.loc, acc);
    shape[0] /= ctas;
    SmallVector<Type> types = {b.getIndexType()};
    types.append(numRhs, tile::FragType::get(b.getContext(), shape, op.getAcc()));
    Block *body = b.createBlock(&combine.getBody(), {}, types,
                                SmallVector<Location>(types.size(), frame.loc));
    b.setInsertionPoint(tile::YieldOp::create(b, frame.loc));
    frame.offsets[rows] =
        arith::AddIOp::create(b, frame.loc, frame.offsets[rows], combine.getFirstRow());
    acc = llvm::to_vector_of<Value>(body->getArguments().drop_front());
  } else if (tiles.getDistributionOrDefault().getGrain()) {
    auto combine =
        tile::CombineOp::create(b, frame.loc, acc, frame.workspaces[0], frame.workspaces[1]);
    Block *body = b.createBlock(&combine.getBody(), {}, ValueRange(acc).getTypes(),
                                SmallVector<Location>(acc.size(), frame.loc));
    b.setInsertionPoint(tile::YieldOp::create(b, frame.loc));
    acc = llvm::to_vector_of<Value>(body->getArguments());
  }

  // Epilogue: only what the region uses is loaded.
  SmallVector<Value> operands;
  SmallVector<int> argOf; // operand of the map for each argument of the region, or kNone
  for (BlockArgument arg : op.getEpilogue().getArguments()) {
    unsigned number = arg.getArgNumber();
    if (arg.use_empty()) {
      argOf.push_back(kNone);
      continue;
    }
    argOf.push_back(operands.size());
    operands.push_back(number < numRhs ? acc[number]
                                       : frame.load(b, 1 + number, rows, columns, shape,
                                                    /*staged=*/false));
  }
  // Of several results those that are accumulators, converted, are so where they are stored: before
  // another one's store ptxas converts them while products are under way, too.
  Operation *yield = op.getEpilogue().front().getTerminator();
  const bool isAlone = op.getOuts().size() == 1;
  auto isConverted = [&](unsigned i) {
    return !isAlone && getConverted(op, yield->getOperand(i)) != kNone;
  };
  SmallVector<unsigned> order = getOrderOfStores(op);
  SmallVector<unsigned> computed = llvm::to_vector(llvm::make_filter_range(
      llvm::seq<unsigned>(0, op.getOuts().size()), [&](unsigned i) { return !isConverted(i); }));
  auto getElement = [&](unsigned i) { return getElementTypeOrSelf(op.getOuts()[i].getType()); };
  const unsigned firstOut = op->getNumOperands() - op.getOuts().size();
  for (unsigned i : order)
    if (isConverted(i)) {
      Value sum = acc[getConverted(op, yield->getOperand(i))];
      Value result = frame.map(b, {sum}, getElement(i), shape, [&](OpBuilder &b, ValueRange sums) {
        Operation *conversion = yield->getOperand(i).getDefiningOp();
        IRMapping mapping;
        mapping.map(conversion->getOperand(0), sums.front());
        Value element = b.clone(*conversion, mapping)->getResult(0);
        return SmallVector<Value>{element};
      });
      frame.store(b, firstOut + i, result);
    }
  if (computed.empty())
    return;
  SmallVector<Value> results =
      frame.map(b, operands, llvm::map_to_vector(computed, getElement), shape,
                [&](OpBuilder &b, ValueRange scalars) {
                  SmallVector<Value> args;
                  for (int position : argOf)
                    args.push_back(position == kNone ? Value() : scalars[position]);
                  SmallVector<Value> all = frame.inlineRegion(b, op.getEpilogue(), args);
                  return llvm::map_to_vector(computed, [&](unsigned i) { return all[i]; });
                });
  for (unsigned i : order)
    if (auto *found = llvm::find(computed, i); found != computed.end())
      frame.store(b, firstOut + i, results[found - computed.begin()]);
}

void mlir::fuse::buildClearKernel(OpBuilder &b, Location loc, ScheduleInterface schedule,
                                  Value flags) {
  auto type = cast<MemRefType>(flags.getType());
  ArrayRef<int64_t> tile = schedule.getTile();
  SmallVector<Value> extents;
  for (int64_t size : type.getShape())
    extents.push_back(arith::ConstantIndexOp::create(b, loc, size));
  auto tiles = tile::ForTilesOp::create(b, loc, extents, /*reduction=*/Value(), tile, /*raster=*/1,
                                        tile::DistributionInterface());
  Block *body = b.createBlock(&tiles.getBody(), {}, SmallVector<Type>(2, b.getIndexType()),
                              SmallVector<Location>(2, loc));
  Type element = type.getElementType();
  Value zeros = tile::FillOp::create(b, loc, tile::FragType::get(b.getContext(), tile, element),
                                     cast<TypedAttr>(b.getZeroAttr(element)));
  tile::StoreOp::create(b, loc, zeros, flags, ValueRange(body->getArguments()),
                        /*limits=*/ValueRange(), /*dims=*/DenseI64ArrayAttr(), /*via=*/Attribute());
  tile::YieldOp::create(b, loc);
}
