//===- TileToSequential.cpp - tile kernels as loops -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"
#include <map>

namespace mlir::fuse {
#define GEN_PASS_DEF_TILETOSEQUENTIAL
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A tile in memory. What a matrix product reads is kept in the accumulator's
/// type, the right operand with k outermost, so that the innermost loop runs
/// along contiguous n.
struct Buffer {
  Value memref;
  bool transposed = false;
  /// Per dimension, how many elements were loaded; the others are zero. Empty if
  /// unknown.
  SmallVector<Value> valid;
};

class KernelExpander {
public:
  KernelExpander(gpu::GPUFuncOp kernel, func::FuncOp function)
      : kernel(kernel), function(function), b(function.getContext()) {}

  LogicalResult run() {
    Block *entry = function.addEntryBlock();
    mapping.map(kernel.getBody().getArguments(), entry->getArguments());
    b.setInsertionPointToStart(entry);
    b.setInsertionPoint(func::ReturnOp::create(b, kernel.getLoc()));
    for (Operation &op : kernel.getBody().front().without_terminator())
      if (failed(expand(&op)))
        return failure();
    // The buffers are the function's; they come first.
    for (Operation *alloc : llvm::reverse(allocs))
      alloc->moveBefore(entry, entry->begin());
    return success();
  }

private:
  LogicalResult expand(Operation *op) {
    loc = op->getLoc();
    return TypeSwitch<Operation *, LogicalResult>(op)
        .Case<tile::ForTilesOp, tile::PipelineOp, tile::LoadOp, tile::StoreOp, tile::FillOp,
              tile::MmaOp, tile::MapOp, tile::ReduceOp, tile::SortOp, scf::ForOp, scf::IfOp>(
            [&](auto typed) { return expandOp(typed); })
        .Default([&](Operation *) -> LogicalResult {
          if (isa_and_nonnull<tile::TileDialect, gpu::GPUDialect>(op->getDialect()))
            return op->emitOpError("has no sequential expansion");
          b.clone(*op, mapping);
          return success();
        });
  }

  LogicalResult expandBody(Block &block) {
    for (Operation &op : block.without_terminator())
      if (failed(expand(&op)))
        return failure();
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Small things
  //===--------------------------------------------------------------------===//

  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value minimum(Value x, Value y) { return arith::MinSIOp::create(b, loc, x, y); }
  Value scalar(Value value) { return mapping.lookupOrDefault(value); }

  Value allocate(ArrayRef<int64_t> shape, Type type) {
    auto alloc = memref::AllocOp::create(b, loc, MemRefType::get(shape, type));
    allocs.push_back(alloc);
    return alloc;
  }

  Buffer &allocateFor(Value value) {
    return buffers[value] = {allocate(tile::getTileShape(value.getType()),
                                      tile::getTileElementType(value.getType())),
                             false,
                             {}};
  }

  /// A loop nest; `body` gets the induction variables.
  void loops(ArrayRef<Value> bounds, function_ref<void(ArrayRef<Value>)> body) {
    Value zero = constant(0), one = constant(1);
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Value> indices;
    for (Value bound : bounds) {
      auto loop = scf::ForOp::create(b, loc, zero, bound, one);
      indices.push_back(loop.getInductionVar());
      b.setInsertionPointToStart(loop.getBody());
    }
    body(indices);
  }

  SmallVector<Value> extents(Value value) {
    return llvm::map_to_vector(tile::getTileShape(value.getType()),
                               [&](int64_t extent) { return constant(extent); });
  }

  Value load(const Buffer &buffer, ArrayRef<Value> indices) {
    SmallVector<Value> places(indices);
    if (buffer.transposed)
      std::swap(places[0], places[1]);
    return memref::LoadOp::create(b, loc, buffer.memref, places);
  }

  void store(Value value, const Buffer &buffer, ArrayRef<Value> indices) {
    SmallVector<Value> places(indices);
    if (buffer.transposed)
      std::swap(places[0], places[1]);
    memref::StoreOp::create(b, loc, value, buffer.memref, places);
  }

  void copy(Value like, const Buffer &from, const Buffer &to) {
    loops(extents(like), [&](ArrayRef<Value> indices) { store(load(from, indices), to, indices); });
  }

  /// Elements of a tile of `extent` that lie in the memref from `index` on.
  Value clamp(Value memref, int64_t dim, Value index, int64_t extent, Value limit = {}) {
    Value &known = clamps[{memref.getAsOpaquePointer(), dim, index.getAsOpaquePointer(), extent,
                           limit ? limit.getAsOpaquePointer() : nullptr, b.getInsertionBlock()}];
    if (known)
      return known;
    Value size = memref::DimOp::create(b, loc, memref, dim);
    if (limit)
      size = minimum(size, limit);
    Value left = arith::SubIOp::create(b, loc, size, index);
    return known = arith::MaxSIOp::create(b, loc, minimum(left, constant(extent)), constant(0));
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  LogicalResult expandOp(tile::ForTilesOp op) {
    if (op.getSplit() != 1)
      return op.emitOpError("with a split k range has no sequential expansion yet");
    OpBuilder::InsertionGuard guard(b);
    for (auto [extent, size, offset] : llvm::zip(op.getExtents(), op.getTile(), op.getOffsets())) {
      auto loop = scf::ForOp::create(b, loc, constant(0), scalar(extent), constant(size));
      mapping.map(offset, loop.getInductionVar());
      b.setInsertionPointToStart(loop.getBody());
    }
    if (op.getReduction()) {
      mapping.map(op.getKLow(), constant(0));
      mapping.map(op.getKHigh(), scalar(op.getReduction()));
    }
    return expandBody(op.getBody().front());
  }

  /// Gives carried tiles buffers of their own and fills them with `inits`.
  void beginCarry(ValueRange inits, ValueRange args, ValueRange results) {
    for (auto [init, arg, result] : llvm::zip(inits, args, results)) {
      Buffer buffer = allocateFor(arg);
      copy(init, buffers.lookup(init), buffer);
      buffers[result] = buffer;
    }
  }

  /// What the body yields becomes what the next step carries.
  void endCarry(ValueRange yields, ValueRange args) {
    SmallVector<std::pair<Value, Buffer>> moves; // yield, source
    for (auto pair : llvm::zip(yields, args)) {
      Value value = std::get<0>(pair), arg = std::get<1>(pair);
      Buffer from = buffers.lookup(value);
      bool overwritten = llvm::any_of(args, [&](Value other) {
        return other != arg && buffers.lookup(other).memref == from.memref;
      });
      if (overwritten) { // Carried values that change places.
        Buffer temporary = {allocate(tile::getTileShape(value.getType()),
                                     tile::getTileElementType(value.getType())),
                            false,
                            {}};
        copy(value, from, temporary);
        from = temporary;
      }
      moves.push_back({arg, from});
    }
    for (auto &[arg, from] : moves)
      if (from.memref != buffers.lookup(arg).memref)
        copy(arg, from, buffers.lookup(arg));
  }

  LogicalResult expandOp(tile::PipelineOp op) {
    Block &compute = op.getComputeBlock();
    SmallVector<Value> staged = op.getStagedValues();
    ValueRange args = compute.getArguments();
    ValueRange carried = args.drop_front(1 + staged.size());
    beginCarry(op.getInits(), carried, op.getResults());
    auto loop = scf::ForOp::create(b, loc, scalar(op.getLower()), scalar(op.getUpper()),
                                   constant(op.getStep()));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    for (Region &region : op.getLoads()) {
      mapping.map(region.getArgument(0), loop.getInductionVar());
      if (failed(expandBody(region.front())))
        return failure();
    }
    mapping.map(compute.getArgument(0), loop.getInductionVar());
    for (auto [value, arg] : llvm::zip(staged, args.slice(1, staged.size())))
      buffers[arg] = buffers.lookup(value);
    if (failed(expandBody(compute)))
      return failure();
    loc = op.getLoc();
    endCarry(compute.getTerminator()->getOperands(), carried);
    return success();
  }

  static bool isTile(Value value) { return isa<tile::FragType, tile::StagedType>(value.getType()); }

  /// Tiles are carried in memory, scalars as they are.
  LogicalResult expandOp(scf::ForOp op) {
    SmallVector<Value> tileInits, tileArgs, tileResults, tileYields, inits, args, results, yields;
    for (auto [init, arg, result, yield] : llvm::zip(op.getInitArgs(), op.getRegionIterArgs(),
                                                     op.getResults(), op.getYieldedValues())) {
      bool tiled = isTile(init);
      (tiled ? tileInits : inits).push_back(tiled ? init : scalar(init));
      (tiled ? tileArgs : args).push_back(arg);
      (tiled ? tileResults : results).push_back(result);
      (tiled ? tileYields : yields).push_back(yield);
    }
    beginCarry(tileInits, tileArgs, tileResults);
    auto loop = scf::ForOp::create(b, loc, scalar(op.getLowerBound()), scalar(op.getUpperBound()),
                                   scalar(op.getStep()), inits);
    mapping.map(op.getInductionVar(), loop.getInductionVar());
    mapping.map(args, loop.getRegionIterArgs());
    mapping.map(results, loop.getResults());
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    if (failed(expandBody(*op.getBody())))
      return failure();
    loc = op.getLoc();
    endCarry(tileYields, tileArgs);
    if (!inits.empty()) {
      SmallVector<Value> values = llvm::map_to_vector(yields, [&](Value v) { return scalar(v); });
      scf::YieldOp::create(b, loc, values);
    }
    return success();
  }

  LogicalResult expandOp(scf::IfOp op) {
    SmallVector<Type> types;
    for (Value result : op.getResults()) {
      if (isTile(result))
        allocateFor(result);
      else
        types.push_back(result.getType());
    }
    auto branch =
        scf::IfOp::create(b, loc, types, scalar(op.getCondition()),
                          /*addThenBlock=*/true, /*addElseBlock=*/!op.getElseRegion().empty());
    unsigned number = 0;
    for (Value result : op.getResults())
      if (!isTile(result))
        mapping.map(result, branch.getResult(number++));
    for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
      if (from.empty())
        continue;
      OpBuilder::InsertionGuard guard(b);
      Block &block = to.front();
      if (block.mightHaveTerminator())
        b.setInsertionPoint(block.getTerminator());
      else
        b.setInsertionPointToEnd(&block);
      if (failed(expandBody(from.front())))
        return failure();
      loc = op.getLoc();
      SmallVector<Value> values;
      for (auto [value, result] :
           llvm::zip(from.front().getTerminator()->getOperands(), op.getResults())) {
        if (isTile(value))
          copy(value, buffers.lookup(value), buffers.lookup(result));
        else
          values.push_back(scalar(value));
      }
      if (!block.mightHaveTerminator())
        scf::YieldOp::create(b, loc, values);
    }
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Memory
  //===--------------------------------------------------------------------===//

  /// Who reads a loaded tile: through the pipeline, if it is staged there.
  static Value getReader(tile::LoadOp op) {
    Value value = op.getResult();
    if (!value.hasOneUse())
      return value;
    OpOperand &use = *value.getUses().begin();
    auto pipeline = dyn_cast_or_null<tile::PipelineOp>(use.getOwner()->getParentOp());
    if (!pipeline || !isa<tile::YieldOp>(use.getOwner()) ||
        value.getParentRegion() == &pipeline.getCompute())
      return value;
    for (auto [number, staged] : llvm::enumerate(pipeline.getStagedValues()))
      if (staged == value)
        return pipeline.getComputeBlock().getArgument(1 + number);
    return value;
  }

  LogicalResult expandOp(tile::LoadOp op) {
    Value source = scalar(op.getSource()), reader = getReader(op);
    ArrayRef<int64_t> shape = tile::getTileShape(op.getResult().getType());
    Type type = tile::getTileElementType(op.getResult().getType());
    bool onlyMma = !reader.use_empty(), onlyRhs = !reader.use_empty();
    Type accType;
    for (OpOperand &use : reader.getUses()) {
      auto mma = dyn_cast<tile::MmaOp>(use.getOwner());
      onlyMma &= bool(mma);
      onlyRhs &= mma && use.get() == mma.getRhs() && mma.getLhs() != mma.getRhs();
      if (mma)
        accType = mma.getAcc().getType().getElementType();
    }
    if (onlyMma)
      type = accType;
    SmallVector<int64_t> bufferShape(shape);
    if (onlyRhs)
      std::swap(bufferShape[0], bufferShape[1]);
    Buffer buffer = {allocate(bufferShape, type), onlyRhs, {}};

    SmallVector<Value> indices =
        llvm::map_to_vector(op.getIndices(), [&](Value v) { return scalar(v); });
    SmallVector<int64_t> dims = op.getTileDims();
    auto limit = [&](int64_t dim) {
      return op.getLimits().empty() ? Value() : scalar(op.getLimits()[dim]);
    };
    // A dimension the tile does not run along: the index itself may be out of bounds.
    Value inside;
    for (int64_t dim = 0; dim < int64_t(indices.size()); ++dim) {
      if (llvm::is_contained(dims, dim))
        continue;
      Value here = clamp(source, dim, indices[dim], 1, limit(dim));
      inside = inside ? minimum(inside, here) : here;
    }
    for (auto [extent, dim] : llvm::zip(shape, dims)) {
      Value valid =
          dim < 0 ? constant(extent) : clamp(source, dim, indices[dim], extent, limit(dim));
      if (inside)
        valid = arith::MulIOp::create(b, loc, valid, inside);
      buffer.valid.push_back(valid);
    }

    Value partial;
    for (auto [extent, valid] : llvm::zip(shape, buffer.valid)) {
      Value less =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, valid, constant(extent));
      partial = partial ? Value(arith::OrIOp::create(b, loc, partial, less)) : less;
    }
    auto branch = scf::IfOp::create(b, loc, partial, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
      // In the order of memory: becomes a memset, and not a block of strided stores that
      // the host's code generator takes seconds for.
      SmallVector<Value> all =
          llvm::map_to_vector(bufferShape, [&](int64_t extent) { return constant(extent); });
      loops(all,
            [&](ArrayRef<Value> at) { memref::StoreOp::create(b, loc, zero, buffer.memref, at); });
    }
    loops(buffer.valid, [&](ArrayRef<Value> at) {
      Value value = memref::LoadOp::create(b, loc, source, place(indices, dims, at));
      store(convertScalarToDtype(b, loc, value, type,
                                 /*isUnsignedCast=*/value.getType().isInteger(1)),
            buffer, at);
    });
    buffers[op.getResult()] = buffer;
    return success();
  }

  /// Index into a memref of an element of a tile.
  SmallVector<Value> place(ArrayRef<Value> indices, ArrayRef<int64_t> dims, ArrayRef<Value> at) {
    SmallVector<Value> places(indices);
    for (auto [dim, offset] : llvm::zip(dims, at))
      if (dim >= 0)
        places[dim] = arith::AddIOp::create(b, loc, indices[dim], offset);
    return places;
  }

  SmallVector<Value> storeBounds(tile::StoreOp op) {
    Value dest = scalar(op.getDest());
    SmallVector<Value> bounds;
    for (auto [extent, dim] : llvm::zip(op.getValue().getType().getShape(), op.getTileDims()))
      bounds.push_back(
          dim < 0 ? constant(extent)
                  : clamp(dest, dim, scalar(op.getIndices()[dim]), extent, storeLimit(op, dim)));
    return bounds;
  }

  /// Null without limits.
  Value storeLimit(tile::StoreOp op, int64_t dim) {
    return op.getLimits().empty() ? Value() : scalar(op.getLimits()[dim]);
  }

  LogicalResult expandOp(tile::StoreOp op) {
    Value dest = scalar(op.getDest());
    SmallVector<Value> indices =
        llvm::map_to_vector(op.getIndices(), [&](Value v) { return scalar(v); });
    SmallVector<Value> bounds = storeBounds(op);
    SmallVector<int64_t> dims = op.getTileDims();
    for (int64_t dim = 0; dim < int64_t(indices.size()); ++dim)
      if (!llvm::is_contained(dims, dim))
        bounds[0] = arith::MulIOp::create(b, loc, bounds[0],
                                          clamp(dest, dim, indices[dim], 1, storeLimit(op, dim)));
    Buffer buffer = buffers.lookup(op.getValue());
    loops(bounds, [&](ArrayRef<Value> at) {
      memref::StoreOp::create(b, loc, load(buffer, at), dest, place(indices, dims, at));
    });
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Computation
  //===--------------------------------------------------------------------===//

  LogicalResult expandOp(tile::FillOp op) {
    Buffer buffer = allocateFor(op.getResult());
    Value value = arith::ConstantOp::create(b, loc, op.getValue());
    loops(extents(op.getResult()), [&](ArrayRef<Value> at) { store(value, buffer, at); });
    return success();
  }

  Value multiplyAdd(Value x, Value y, Value sum) {
    if (isa<IntegerType>(sum.getType()))
      return arith::AddIOp::create(b, loc, sum, arith::MulIOp::create(b, loc, x, y));
    auto contract = arith::FastMathFlags::contract;
    Value product = arith::MulFOp::create(b, loc, x, y, contract);
    return arith::AddFOp::create(b, loc, sum, product, contract);
  }

  LogicalResult expandOp(tile::MmaOp op) {
    Buffer lhs = buffers.lookup(op.getLhs()), rhs = buffers.lookup(op.getRhs());
    Buffer from = buffers.lookup(op.getAcc()), acc = from;
    Type type = op.getAcc().getType().getElementType();
    bool inPlace = op.getAcc().hasOneUse() && op.getAcc().getParentBlock() == op->getBlock();
    if (inPlace) {
      buffers[op.getResult()] = from;
    } else {
      acc = allocateFor(op.getResult());
      copy(op.getAcc(), from, acc);
    }
    ArrayRef<int64_t> shape = op.getAcc().getType().getShape();
    int64_t depth = tile::getTileShape(op.getLhs().getType())[1];
    auto valid = [&](const Buffer &buffer, unsigned dim, int64_t extent) {
      return buffer.valid.empty() ? constant(extent) : buffer.valid[dim];
    };
    Value m = valid(lhs, 0, shape[0]), n = valid(rhs, 0, shape[1]);
    Value k = minimum(valid(lhs, 1, depth), valid(rhs, 1, depth));
    Value zero = constant(0), one = constant(1), four = constant(4);
    Value quads = arith::MulIOp::create(b, loc, arith::DivUIOp::create(b, loc, k, four), four);
    auto element = [&](const Buffer &buffer, Value i, Value j) {
      return convertScalarToDtype(b, loc, load(buffer, {i, j}), type, false);
    };
    loops(m, [&](ArrayRef<Value> row) {
      // Four steps of k for each pass over the accumulators, then what is left.
      for (auto [low, high, step, count] :
           {std::tuple(zero, quads, four, 4), std::tuple(quads, k, one, 1)}) {
        auto loop = scf::ForOp::create(b, loc, low, high, step);
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(loop.getBody());
        SmallVector<Value> places, factors;
        for (int i = 0; i < count; ++i) {
          places.push_back(arith::AddIOp::create(b, loc, loop.getInductionVar(), constant(i)));
          factors.push_back(element(lhs, row[0], places.back()));
        }
        loops(n, [&](ArrayRef<Value> column) {
          Value sum = load(acc, {row[0], column[0]});
          for (auto [factor, at] : llvm::zip(factors, places))
            sum = multiplyAdd(factor, element(rhs, column[0], at), sum);
          store(sum, acc, {row[0], column[0]});
        });
      }
    });
    return success();
  }

  /// How much of a tile anybody looks at: what its stores keep and its
  /// reductions take. Null for all of it.
  Value getDemand(Value value, unsigned dim) {
    Value demand;
    int64_t extent = tile::getTileShape(value.getType())[dim];
    for (Operation *user : value.getUsers()) {
      Value here;
      if (auto storeOp = dyn_cast<tile::StoreOp>(user)) {
        int64_t memrefDim = storeOp.getTileDims()[dim];
        if (memrefDim >= 0 && isKnown(storeOp.getIndices()[memrefDim]))
          here = clamp(scalar(storeOp.getDest()), memrefDim,
                       scalar(storeOp.getIndices()[memrefDim]), extent);
      } else if (auto map = dyn_cast<tile::MapOp>(user)) {
        for (Value result : map.getResults()) {
          if (tile::getTileShape(result.getType())[dim] != extent)
            return {};
          Value other = getDemand(result, dim);
          if (!other || (here && here != other))
            return {};
          here = other;
        }
      } else if (auto reduce = dyn_cast<tile::ReduceOp>(user)) {
        if (reduce.getDim() != dim)
          here = getDemand(reduce.getResult(), dim);
      }
      if (!here || (demand && demand != here))
        return {};
      demand = here;
    }
    return demand;
  }

  /// Whether a value has been expanded already.
  bool isKnown(Value value) { return mapping.contains(value); }

  LogicalResult expandOp(tile::MapOp op) {
    SmallVector<Buffer> results, operands;
    for (Value result : op.getResults())
      results.push_back(allocateFor(result));
    for (Value operand : op.getOperands_())
      operands.push_back(buffers.lookup(operand));
    SmallVector<Value> at = llvm::map_to_vector(op.getAt(), [&](Value v) { return scalar(v); });
    ArrayRef<int64_t> shape = tile::getTileShape(op.getResult(0).getType());
    SmallVector<Value> bounds;
    for (auto [dim, extent] : llvm::enumerate(shape)) {
      Value bound;
      for (Value result : op.getResults()) {
        Value here = getDemand(result, dim);
        if (!here || (bound && bound != here)) {
          bound = {};
          break;
        }
        bound = here;
      }
      bounds.push_back(bound ? bound : constant(extent));
    }
    Value zero = constant(0);
    loops(bounds, [&](ArrayRef<Value> indices) {
      IRMapping inner(mapping);
      for (auto [operand, buffer, arg] :
           llvm::zip(op.getOperands_(), operands, op.getBody().getArguments())) {
        SmallVector<Value> places(indices);
        for (auto [dim, extent] : llvm::enumerate(tile::getTileShape(operand.getType())))
          if (extent == 1)
            places[dim] = zero;
        inner.map(arg, load(buffer, places));
      }
      Block &body = op.getBody().front();
      for (Operation &scalarOp : body.without_terminator()) {
        if (auto index = dyn_cast<tile::IndexOp>(scalarOp))
          inner.map(index.getResult(),
                    arith::AddIOp::create(b, loc, at[index.getDim()], indices[index.getDim()])
                        .getResult());
        else
          b.clone(scalarOp, inner);
      }
      for (auto [value, buffer] : llvm::zip(body.getTerminator()->getOperands(), results))
        store(inner.lookupOrDefault(value), buffer, indices);
    });
    return success();
  }

  LogicalResult expandOp(tile::ReduceOp op) {
    Type type = op.getValue().getType().getElementType();
    Buffer from = buffers.lookup(op.getValue()), to = allocateFor(op.getResult());
    Value init = arith::getIdentityValue(op.getKind(), type, b, loc);
    Value bound = constant(op.getValue().getType().getShape()[op.getDim()]);
    if (op.getBound())
      bound = minimum(bound, scalar(op.getBound()));
    Value zero = constant(0), one = constant(1);
    loops(extents(op.getResult()), [&](ArrayRef<Value> at) {
      auto loop = scf::ForOp::create(b, loc, zero, bound, one, init);
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(loop.getBody());
        SmallVector<Value> places(at);
        places[op.getDim()] = loop.getInductionVar();
        Value value = load(from, places), sum = loop.getRegionIterArg(0), next;
        if (op.getKind() == arith::AtomicRMWKind::addf)
          next = arith::AddFOp::create(b, loc, sum, value, arith::FastMathFlags::reassoc);
        else
          next = arith::getReductionOp(op.getKind(), b, loc, sum, value);
        scf::YieldOp::create(b, loc, next);
      }
      store(loop.getResult(0), to, at);
    });
    return success();
  }

  /// By insertion: each element moves ahead of those that it comes before.
  LogicalResult expandOp(tile::SortOp op) {
    SmallVector<Buffer> sorted;
    for (auto [value, result] : llvm::zip(op.getValues(), op.getResults())) {
      sorted.push_back(allocateFor(result));
      copy(value, buffers.lookup(value), sorted.back());
    }
    unsigned dim = op.getDim();
    SmallVector<Value> across = extents(op.getValues()[0]);
    Value bound = across[dim], zero = constant(0), one = constant(1);
    if (op.getBound())
      bound = minimum(bound, scalar(op.getBound()));
    across[dim] = one;
    loops(across, [&](ArrayRef<Value> at) {
      loops(bound, [&](ArrayRef<Value> inserted) {
        auto steps = scf::ForOp::create(b, loc, zero, inserted[0], one);
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(steps.getBody());
        SmallVector<Value> here(at), ahead(at);
        here[dim] = arith::SubIOp::create(b, loc, inserted[0], steps.getInductionVar());
        ahead[dim] = arith::SubIOp::create(b, loc, here[dim], one);
        SmallVector<Value> first, second;
        for (const Buffer &buffer : sorted) {
          first.push_back(load(buffer, ahead));
          second.push_back(load(buffer, here));
        }
        auto isBefore = [&](ArrayRef<Value> x, ArrayRef<Value> y) {
          IRMapping inner(mapping);
          Block &body = op.getBefore().front();
          for (auto [number, argument] : llvm::enumerate(body.getArguments()))
            inner.map(argument, (number % 2 == 0 ? x : y)[number / 2]);
          for (Operation &scalarOp : body.without_terminator())
            b.clone(scalarOp, inner);
          return inner.lookupOrDefault(body.getTerminator()->getOperand(0));
        };
        Value stays = isBefore(first, second), moves = isBefore(second, first);
        moves = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, moves, stays);
        auto branch = scf::IfOp::create(b, loc, moves, /*withElseRegion=*/false);
        b.setInsertionPointToStart(branch.thenBlock());
        for (auto [buffer, x, y] : llvm::zip(sorted, first, second)) {
          store(y, buffer, ahead);
          store(x, buffer, here);
        }
      });
    });
    return success();
  }

  gpu::GPUFuncOp kernel;
  func::FuncOp function;
  OpBuilder b;
  Location loc = kernel.getLoc();
  IRMapping mapping;
  DenseMap<Value, Buffer> buffers;
  SmallVector<Operation *> allocs;
  /// By memref, dimension, index, extent, limit, and the block it is computed in.
  using ClampKey = std::tuple<void *, int64_t, void *, int64_t, void *, Block *>;
  std::map<ClampKey, Value> clamps;
};

struct TileToSequentialPass : fuse::impl::TileToSequentialBase<TileToSequentialPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    DenseMap<Operation *, func::FuncOp> functions;
    OpBuilder b(&getContext());
    for (auto gpuModule : module.getOps<gpu::GPUModuleOp>())
      for (auto kernel : gpuModule.getOps<gpu::GPUFuncOp>()) {
        auto function = func::FuncOp::create(b, kernel.getLoc(),
                                             (gpuModule.getName() + "__" + kernel.getName()).str(),
                                             b.getFunctionType(kernel.getArgumentTypes(), {}));
        function.setPrivate();
        symbols.insert(function);
        functions[kernel] = function;
        if (failed(KernelExpander(kernel, function).run()))
          return signalPassFailure();
      }
    SmallVector<gpu::LaunchFuncOp> launches;
    module.walk([&](gpu::LaunchFuncOp launch) { launches.push_back(launch); });
    for (gpu::LaunchFuncOp launch : launches) {
      func::FuncOp function =
          functions.lookup(SymbolTable::lookupNearestSymbolFrom(launch, launch.getKernelAttr()));
      if (!function) {
        launch.emitOpError() << "launches " << launch.getKernelAttr() << ", which is no gpu.func";
        return signalPassFailure();
      }
      b.setInsertionPoint(launch);
      func::CallOp::create(b, launch.getLoc(), function, launch.getKernelOperands());
      launch.erase();
    }
    for (auto gpuModule : llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>()))
      gpuModule.erase();
    module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
    RewritePatternSet patterns(&getContext());
    populateExpandActivationsPatterns(patterns);
    walkAndApplyPatterns(module, std::move(patterns));
  }
};
} // namespace
