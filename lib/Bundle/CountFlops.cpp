//===- CountFlops.cpp - the operations of a kernel's products --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Passes.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_COUNTFLOPS
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {

/// Sizes inside a kernel in terms of the dynamic extents of its arguments.
class KernelSizes {
public:
  explicit KernelSizes(gpu::GPUFuncOp kernel) : context(kernel.getContext()) {
    for (BlockArgument argument : kernel.getArguments())
      if (auto type = dyn_cast<MemRefType>(argument.getType()))
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          if (type.isDynamicDim(dim))
            symbols[{argument, dim}] = symbols.size();
  }

  unsigned getNumSymbols() const { return symbols.size(); }

  /// Null if the value is not made of extents.
  AffineExpr get(Value value) const {
    IntegerAttr constant;
    if (matchPattern(value, m_Constant(&constant)))
      return getAffineConstantExpr(constant.getInt(), context);
    Operation *op = value.getDefiningOp();
    if (!op)
      return {};
    auto binary = [&](auto combine) -> AffineExpr {
      AffineExpr a = get(op->getOperand(0)), b = get(op->getOperand(1));
      return a && b ? combine(a, b) : AffineExpr();
    };
    return TypeSwitch<Operation *, AffineExpr>(op)
        .Case<memref::DimOp>([&](memref::DimOp dim) -> AffineExpr {
          std::optional<int64_t> position = dim.getConstantIndex();
          if (!position || *position < 0)
            return {};
          if (auto type = dyn_cast<MemRefType>(dim.getSource().getType());
              type && *position < type.getRank() && !type.isDynamicDim(*position))
            return getAffineConstantExpr(type.getDimSize(*position), context);
          auto it = symbols.find({dim.getSource(), *position});
          return it == symbols.end() ? AffineExpr() : getAffineSymbolExpr(it->second, context);
        })
        .Case<arith::AddIOp>([&](auto) { return binary([](auto a, auto b) { return a + b; }); })
        .Case<arith::SubIOp>([&](auto) { return binary([](auto a, auto b) { return a - b; }); })
        .Case<arith::MulIOp>([&](auto) { return binary([](auto a, auto b) { return a * b; }); })
        .Default([](Operation *) { return AffineExpr(); });
  }

private:
  MLIRContext *context;
  DenseMap<std::pair<Value, int64_t>, unsigned> symbols;
};

} // namespace

/// Null if the kernel multiplies no matrices, or over ranges that are not sizes.
static AffineMap getFlops(gpu::GPUFuncOp kernel) {
  MLIRContext *context = kernel.getContext();
  KernelSizes sizes(kernel);
  AffineExpr total = getAffineConstantExpr(0, context);
  WalkResult walk = kernel.walk([&](tile::MmaOp mma) {
    auto pipeline = mma->getParentOfType<tile::PipelineOp>();
    auto tiles = mma->getParentOfType<tile::ForTilesOp>();
    // Tiles of the product are those of the result; of others nothing says how many there are.
    if (!pipeline || !tiles || tiles.getTile().size() < 2 ||
        tiles.getTile().take_back(2) != mma.getAcc().getType().getShape())
      return WalkResult::interrupt();
    AffineExpr range;
    if (tiles.getReduction()) { // cut into segments that add up to it
      range = sizes.get(tiles.getReduction());
    } else {
      AffineExpr lower = sizes.get(pipeline.getLower()), upper = sizes.get(pipeline.getUpper());
      range = lower && upper ? upper - lower : AffineExpr();
    }
    AffineExpr flops = range ? range * 2 : range;
    for (Value extent : tiles.getExtents()) {
      AffineExpr expr = sizes.get(extent);
      flops = flops && expr ? flops * expr : AffineExpr();
    }
    if (!flops)
      return WalkResult::interrupt();
    total = total + flops;
    return WalkResult::advance();
  });
  if (walk.wasInterrupted() || total == getAffineConstantExpr(0, context))
    return {};
  return AffineMap::get(0, sizes.getNumSymbols(), total);
}

namespace {
struct CountFlops : mlir::fuse::impl::CountFlopsBase<CountFlops> {
  void runOnOperation() override {
    for (auto kernel : getOperation().getOps<gpu::GPUFuncOp>())
      if (AffineMap flops = getFlops(kernel))
        tile::LaunchInfoAttr::getOf(kernel).withFlops(flops).setOf(kernel);
  }
};
} // namespace
