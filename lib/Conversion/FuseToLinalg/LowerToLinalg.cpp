//===- LowerToLinalg.cpp - decompose fuse ops to linalg -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_LOWERTOLINALG
#include "fuse/Conversion/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

namespace {
/// A tensor or memref with its subscripts in the op's iteration dimensions.
struct Indexed {
  Value value;
  AffineMap map;
};

/// Decomposes one structured op. Every linalg op that it creates runs over a
/// subset of the op's dimensions; maps are kept in the op's dimensions and
/// narrowed when a linalg op is created.
class Decomposer {
public:
  Decomposer(RewriterBase &b, IndexedOpInterface op)
      : b(b), loc(op.getLoc()), op(op), onTensors(op->getNumResults() != 0),
        sizes(op.getDimSizes(b, loc)) {}

  LogicalResult run() {
    SmallVector<Value> results =
        TypeSwitch<Operation *, SmallVector<Value>>(op)
            .Case<MatmulOp>([&](auto matmul) { return decompose(matmul); })
            .Case<SoftmaxOp>([&](auto softmax) { return decompose(softmax); })
            .Case<LayerNormOp, RmsNormOp>([&](auto norm) { return decomposeNorm(norm); })
            .Case<RowOp>([&](auto row) { return decompose(row); })
            .Case<ElementwiseOp>([&](auto elementwise) {
              return applyRegion(elementwise.getBody(), inputs(), outs());
            })
            .Default([](Operation *) { return SmallVector<Value>(); });
    if (results.empty())
      return op->emitOpError("has no decomposition to linalg");
    if (onTensors)
      b.replaceOp(op, results);
    else
      b.eraseOp(op);
    return success();
  }

private:
  using BodyFn = function_ref<SmallVector<Value>(OpBuilder &, ValueRange ins, ValueRange outs,
                                                 function_ref<Value(unsigned)> index)>;

  /// A linalg.generic over those dimensions that an operand uses. Yields the
  /// results, or the destinations themselves on memrefs.
  SmallVector<Value> generic(ArrayRef<Indexed> ins, ArrayRef<Indexed> outs, BodyFn body) {
    llvm::SmallBitVector used(op.getNumDims());
    for (const Indexed &operand : llvm::concat<const Indexed>(ins, outs))
      for (unsigned dim = 0; dim < op.getNumDims(); ++dim)
        if (operand.map.isFunctionOfDim(dim))
          used.set(dim);
    SmallVector<int64_t> place(op.getNumDims(), -1);
    SmallVector<AffineExpr> dims(op.getNumDims(), b.getAffineConstantExpr(0));
    SmallVector<utils::IteratorType> iterators;
    for (unsigned dim : used.set_bits()) {
      place[dim] = iterators.size();
      dims[dim] = b.getAffineDimExpr(iterators.size());
      bool reduced =
          llvm::none_of(outs, [&](const Indexed &out) { return out.map.isFunctionOfDim(dim); });
      iterators.push_back(reduced ? utils::IteratorType::reduction : utils::IteratorType::parallel);
    }
    SmallVector<Value> inValues, outValues;
    SmallVector<AffineMap> maps;
    auto add = [&](const Indexed &operand, SmallVectorImpl<Value> &values) {
      values.push_back(operand.value);
      maps.push_back(operand.map.replaceDimsAndSymbols(dims, {}, iterators.size(), 0));
    };
    // What is gathered from is no operand of the linalg op: its body refers to it.
    for (const Indexed &in : ins)
      if (!isGathered(in.value.getType(), in.map))
        add(in, inValues);
    for (const Indexed &out : outs)
      add(out, outValues);
    SmallVector<Type> resultTypes;
    if (onTensors)
      for (Value out : outValues)
        resultTypes.push_back(out.getType());
    auto generic = linalg::GenericOp::create(
        b, loc, resultTypes, inValues, outValues, maps, iterators,
        [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
          auto index = [&](unsigned dim) -> Value {
            if (place[dim] < 0)
              return arith::ConstantIndexOp::create(nested, nestedLoc, 0);
            return linalg::IndexOp::create(nested, nestedLoc, place[dim]);
          };
          SmallVector<Value> inArgs;
          unsigned next = 0;
          for (const Indexed &in : ins)
            inArgs.push_back(isGathered(in.value.getType(), in.map) ? in.value : args[next++]);
          linalg::YieldOp::create(nested, nestedLoc,
                                  body(nested, inArgs, args.drop_front(next), index));
        });
    if (onTensors)
      return llvm::to_vector_of<Value>(generic.getResults());
    return outValues;
  }

  /// Clones a scalar region; `index` gives the coordinates.
  SmallVector<Value> inlineRegion(OpBuilder &nested, Region &region, ValueRange args,
                                  function_ref<Value(unsigned)> index) {
    IRMapping mapping;
    mapping.map(region.getArguments(), args);
    for (Operation &inner : region.front().without_terminator()) {
      if (auto indexOp = dyn_cast<IndexOp>(inner))
        mapping.map(indexOp.getResult(), index(indexOp.getDim()));
      else
        nested.clone(inner, mapping);
    }
    return llvm::map_to_vector(region.front().getTerminator()->getOperands(),
                               [&](Value v) { return mapping.lookupOrDefault(v); });
  }

  /// A generic whose body is `region`, applied to `ins`.
  SmallVector<Value> applyRegion(Region &region, ArrayRef<Indexed> ins, ArrayRef<Indexed> outs) {
    return generic(
        ins, outs,
        [&](OpBuilder &nested, ValueRange args, ValueRange, function_ref<Value(unsigned)> index) {
          return inlineRegion(nested, region, args, index);
        });
  }

  SmallVector<Indexed> indexed(ArrayRef<OpOperand *> operands) {
    return llvm::map_to_vector(operands, [&](OpOperand *operand) {
      return Indexed{operand->get(), op.getMapOf(*operand)};
    });
  }
  SmallVector<Indexed> inputs() { return indexed(op.getInputOperands()); }
  SmallVector<Indexed> outs() { return indexed(op.getOutOperands()); }

  /// An uninitialised temporary over `dims`.
  Indexed temporary(ArrayRef<unsigned> dims, Type type) {
    SmallVector<AffineExpr> exprs;
    SmallVector<OpFoldResult> extents;
    for (unsigned dim : dims) {
      exprs.push_back(b.getAffineDimExpr(dim));
      extents.push_back(sizes[dim]);
    }
    AffineMap map = AffineMap::get(op.getNumDims(), 0, exprs, b.getContext());
    if (onTensors)
      return {tensor::EmptyOp::create(b, loc, extents, type), map};
    auto [shape, dynamic] = decomposeMixedValues(extents);
    return {memref::AllocOp::create(b, loc, MemRefType::get(shape, type), dynamic), map};
  }

  Indexed filled(ArrayRef<unsigned> dims, TypedAttr value) {
    Indexed result = temporary(dims, value.getType());
    Value scalar = arith::ConstantOp::create(b, loc, value);
    auto fill = linalg::FillOp::create(b, loc, scalar, result.value);
    if (onTensors)
      result.value = fill.getResult(0);
    return result;
  }

  /// sum over k of lhs * rhs, in the accumulator's type.
  Indexed contract(MatmulOp matmul, Value rhs, ArrayRef<unsigned> dims) {
    Type type = matmul.getAcc();
    Indexed acc = filled(dims, b.getZeroAttr(type));
    SmallVector<Indexed> ins = {{matmul.getLhs(), matmul.getLhsMap()}, {rhs, matmul.getRhsMap()}};
    acc.value = generic(ins, acc,
                        [&](OpBuilder &nested, ValueRange args, ValueRange sums,
                            function_ref<Value(unsigned)>) -> SmallVector<Value> {
                          auto convert = [&](Value value) {
                            return convertScalarToDtype(nested, loc, value, type,
                                                        value.getType().isInteger(1));
                          };
                          Value x = convert(args[0]), y = convert(args[1]);
                          if (isa<IntegerType>(type)) {
                            Value product = arith::MulIOp::create(nested, loc, x, y);
                            return {arith::AddIOp::create(nested, loc, sums[0], product)};
                          }
                          Value product = arith::MulFOp::create(nested, loc, x, y);
                          return {arith::AddFOp::create(nested, loc, sums[0], product)};
                        })[0];
    return acc;
  }

  SmallVector<Value> decompose(MatmulOp matmul) {
    SmallVector<unsigned> dims;
    for (AffineExpr expr : matmul.getMaps().back().getResults())
      dims.push_back(cast<AffineDimExpr>(expr).getPosition());
    SmallVector<Indexed> args;
    for (Value rhs : matmul.getRhs())
      args.push_back(contract(matmul, rhs, dims));
    llvm::append_range(args, ArrayRef<Indexed>(inputs()).drop_front(1 + matmul.getRhs().size()));
    return applyRegion(matmul.getEpilogue(), args, outs());
  }

  //===--------------------------------------------------------------------===//
  // Row ops
  //===--------------------------------------------------------------------===//

  SmallVector<unsigned> allDims() { return llvm::to_vector(llvm::seq(0u, op.getNumDims())); }
  SmallVector<unsigned> dimsWithout(unsigned dim) {
    SmallVector<unsigned> dims = allDims();
    dims.erase(dims.begin() + dim);
    return dims;
  }

  /// body(ins) at every point, into a new f32 temporary over all dimensions.
  Indexed map(ArrayRef<Indexed> ins, function_ref<Value(OpBuilder &, ValueRange)> body) {
    Indexed out = temporary(allDims(), b.getF32Type());
    out.value = generic(ins, out,
                        [&](OpBuilder &nested, ValueRange args, ValueRange,
                            function_ref<Value(unsigned)>) -> SmallVector<Value> {
                          return {body(nested, args)};
                        })[0];
    return out;
  }

  /// Combines body(ins) along `over`.
  template <typename CombineOp>
  Indexed reduce(unsigned over, double init, ArrayRef<Indexed> ins,
                 function_ref<Value(OpBuilder &, ValueRange)> body) {
    Indexed out = filled(dimsWithout(over), b.getF32FloatAttr(init));
    out.value = generic(ins, out,
                        [&](OpBuilder &nested, ValueRange args, ValueRange sums,
                            function_ref<Value(unsigned)>) -> SmallVector<Value> {
                          Value value = body(nested, args);
                          return {CombineOp::create(nested, loc, sums[0], value)};
                        })[0];
    return out;
  }

  SmallVector<Value> rowEpilogue(Region &epilogue, Indexed y, Indexed v) {
    SmallVector<Indexed> args = {y, v};
    llvm::append_range(args, inputs());
    return applyRegion(epilogue, args, outs());
  }

  SmallVector<Value> decompose(SoftmaxOp softmax) {
    unsigned over = softmax.getOver();
    Indexed v = temporary(allDims(), b.getF32Type());
    v.value = generic(
        inputs(), v,
        [&](OpBuilder &nested, ValueRange args, ValueRange, function_ref<Value(unsigned)> index) {
          SmallVector<Value> yields = inlineRegion(nested, softmax.getPrologue(), args, index);
          if (std::optional<CausalAttr> causal = softmax.getCausal())
            yields[0] = mask(nested, yields[0], *causal, over, index);
          return yields;
        })[0];
    double lowest = -std::numeric_limits<double>::infinity();
    Indexed maximum = reduce<arith::MaximumFOp>(
        over, lowest, v, [](OpBuilder &, ValueRange args) { return args[0]; });
    Indexed e = map({v, maximum}, [&](OpBuilder &nested, ValueRange args) -> Value {
      Value shifted = arith::SubFOp::create(nested, loc, args[0], args[1]);
      return math::ExpOp::create(nested, loc, shifted);
    });
    Indexed sum =
        reduce<arith::AddFOp>(over, 0.0, e, [](OpBuilder &, ValueRange args) { return args[0]; });
    Indexed y = map({e, sum}, [&](OpBuilder &nested, ValueRange args) -> Value {
      return arith::DivFOp::create(nested, loc, args[0], args[1]);
    });
    return rowEpilogue(softmax.getEpilogue(), y, v);
  }

  /// `value` where column <= row + offset, else -inf.
  Value mask(OpBuilder &nested, Value value, CausalAttr causal, unsigned over,
             function_ref<Value(unsigned)> index) {
    Value row = index(causal.getRow()), column = index(over);
    Value offset = arith::ConstantIndexOp::create(nested, loc, causal.getOffset());
    Value last = arith::AddIOp::create(nested, loc, row, offset);
    Value seen = arith::CmpIOp::create(nested, loc, arith::CmpIPredicate::sle, column, last);
    Value lowest = arith::ConstantOp::create(
        nested, loc, nested.getF32FloatAttr(-std::numeric_limits<float>::infinity()));
    return arith::SelectOp::create(nested, loc, seen, value, lowest);
  }

  /// layer_norm and rms_norm, which does not subtract the mean.
  template <typename Op> SmallVector<Value> decomposeNorm(Op norm) {
    unsigned over = norm.getOver();
    Indexed v = temporary(allDims(), b.getF32Type());
    v.value = applyRegion(norm.getPrologue(), inputs(), v)[0];

    Value extent = getValueOrCreateConstantIndexOp(b, loc, sizes[over]);
    extent = arith::IndexCastOp::create(b, loc, b.getI64Type(), extent);
    Value count = arith::SIToFPOp::create(b, loc, b.getF32Type(), extent);
    Value eps = arith::ConstantOp::create(
        b, loc, b.getF32FloatAttr(float(norm.getEps().convertToDouble())));
    Indexed centredRow = v;
    if (isa<LayerNormOp>(norm)) {
      Indexed sum =
          reduce<arith::AddFOp>(over, 0.0, v, [](OpBuilder &, ValueRange args) { return args[0]; });
      centredRow = map({v, sum}, [&](OpBuilder &nested, ValueRange args) -> Value {
        Value mean = arith::DivFOp::create(nested, loc, args[1], count);
        return arith::SubFOp::create(nested, loc, args[0], mean);
      });
    }
    Indexed squares = reduce<arith::AddFOp>(
        over, 0.0, centredRow, [&](OpBuilder &nested, ValueRange args) -> Value {
          return arith::MulFOp::create(nested, loc, args[0], args[0]);
        });
    Indexed y = map({centredRow, squares}, [&](OpBuilder &nested, ValueRange args) -> Value {
      Value mean = arith::DivFOp::create(nested, loc, args[1], count);
      Value sum = arith::AddFOp::create(nested, loc, mean, eps);
      Value root = math::SqrtOp::create(nested, loc, sum);
      return arith::DivFOp::create(nested, loc, args[0], root);
    });
    return rowEpilogue(norm.getEpilogue(), y, v);
  }

  /// One reduction or sort after the other, each computing what it needs again; then each result.
  SmallVector<Value> decompose(RowOp row) {
    RowSteps steps(row);
    SmallVector<unsigned> over = row.getReductionDims();
    SmallVector<unsigned> outer = llvm::filter_to_vector(
        allDims(), [&](unsigned dim) { return !llvm::is_contained(over, dim); });
    // What scalar code reads: inputs, and reductions and sorts computed so far.
    SmallVector<std::pair<Value, Indexed>> known;
    for (auto [arg, input] : llvm::zip(row.getBody().getArguments(), inputs()))
      known.push_back({arg, input});
    auto compute = [&](Value target, Indexed out, bool reduces,
                       function_ref<Value(OpBuilder &, Value, Value)> combine) {
      SmallVector<Operation *> slice = steps.getSlice(target, {});
      llvm::SmallDenseSet<Value> used = {target};
      for (Operation *inner : slice)
        used.insert(inner->getOperands().begin(), inner->getOperands().end());
      // An input that has the row's extent is read where the target does not vary along the row.
      SmallVector<Indexed> ins;
      SmallVector<Value> args;
      for (auto &[value, operand] : known) {
        bool shapes = reduces && llvm::any_of(over, [map = operand.map](unsigned dim) {
                        return map.isFunctionOfDim(dim);
                      });
        if (!used.contains(value) && !shapes)
          continue;
        ins.push_back(operand);
        args.push_back(value);
      }
      return generic(ins, out,
                     [&](OpBuilder &nested, ValueRange scalars, ValueRange sums,
                         function_ref<Value(unsigned)> index) -> SmallVector<Value> {
                       IRMapping mapping;
                       for (auto [value, scalar] : llvm::zip(args, scalars))
                         mapping.map(value, scalar);
                       for (Operation *inner : slice) {
                         if (auto indexOp = dyn_cast<IndexOp>(inner))
                           mapping.map(indexOp.getResult(), index(indexOp.getDim()));
                         else
                           nested.clone(*inner, mapping);
                       }
                       Value value = mapping.lookup(target);
                       return {combine ? combine(nested, sums[0], value) : value};
                     })[0];
    };
    for (const RowStep &step : steps.getSteps()) {
      for (ReduceOp reduction : step.reductions) {
        Indexed sum = filled(
            outer, arith::getIdentityValueAttr(reduction.getKind(), reduction.getType(), b, loc));
        sum.value =
            compute(reduction.getValue(), sum, /*reduces=*/true,
                    [&](OpBuilder &nested, Value sum, Value value) {
                      return arith::getReductionOp(reduction.getKind(), nested, loc, sum, value);
                    });
        known.push_back({reduction.getResult(), sum});
      }
      for (SortOp sort : step.sorts) {
        SmallVector<unsigned> all = allDims();
        SmallVector<Value> values;
        for (Value value : sort.getValues())
          values.push_back(compute(value, temporary(all, value.getType()), /*reduces=*/false, {}));
        SmallVector<Value> sorted =
            sortByPairs(b, loc, values, over.front(), sort.getBefore().front(),
                        SmallVector<bool>(values.size(), true),
                        [&](Type type) { return temporary(all, type).value; });
        for (auto [result, value] : llvm::zip(sort.getResults(), sorted))
          known.push_back({result, {value, b.getMultiDimIdentityMap(all.size())}});
      }
    }
    SmallVector<Value> results;
    for (auto [target, out] :
         llvm::zip(row.getBody().front().getTerminator()->getOperands(), outs()))
      results.push_back(compute(target, out, /*reduces=*/false, {}));
    return results;
  }

  RewriterBase &b;
  Location loc;
  IndexedOpInterface op;
  bool onTensors;
  SmallVector<OpFoldResult> sizes;
};

/// A slice is upstream's, of a tensor or of a memref.
void lowerSlice(RewriterBase &b, SliceOp op) {
  b.setInsertionPoint(op);
  Value source = op.getSource();
  bool isTensor = isa<RankedTensorType>(source.getType());
  SmallVector<OpFoldResult> begins, lengths;
  for (auto [dim, begin, length] : llvm::enumerate(op.getBegins(), op.getLengths())) {
    begins.push_back(b.getIndexAttr(begin));
    if (length != SliceOp::kWhole)
      lengths.push_back(b.getIndexAttr(std::max<int64_t>(length, 1)));
    else
      lengths.push_back(isTensor ? tensor::getMixedSize(b, op.getLoc(), source, dim)
                                 : memref::getMixedSize(b, op.getLoc(), source, dim));
  }
  SmallVector<OpFoldResult> strides(begins.size(), b.getIndexAttr(1));
  if (isTensor) {
    b.replaceOpWithNewOp<tensor::ExtractSliceOp>(op, cast<RankedTensorType>(op.getType()), source,
                                                 begins, lengths, strides);
    return;
  }
  auto type = memref::SubViewOp::inferRankReducedResultType(
      cast<MemRefType>(op.getType()).getShape(), cast<MemRefType>(source.getType()), begins,
      lengths, strides);
  Value part = memref::SubViewOp::create(b, op.getLoc(), type, source, begins, lengths, strides);
  b.replaceOpWithNewOp<memref::CastOp>(op, op.getType(), part);
}

/// Padding by less than nothing cuts: a slice of the source goes into a tensor of padding.
/// Upstream's lowering copies the whole source, past the end of the result.
void cutWherePaddingIsNegative(RewriterBase &b, tensor::PadOp op) {
  auto mayBeNegative = [](OpFoldResult amount) {
    return getConstantIntValue(amount).value_or(-1) < 0;
  };
  SmallVector<OpFoldResult> low = op.getMixedLowPad(), high = op.getMixedHighPad();
  if (llvm::none_of(low, mayBeNegative) && llvm::none_of(high, mayBeNegative))
    return;
  Location loc = op.getLoc();
  b.setInsertionPoint(op);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, op.getSource());
  SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0)), places(offsets);
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  auto less = [&](Value x, Value y) { return b.createOrFold<arith::SubIOp>(loc, x, y); };
  auto max = [&](Value x, Value y) { return b.createOrFold<arith::MaxSIOp>(loc, x, y); };
  auto min = [&](Value x, Value y) { return b.createOrFold<arith::MinSIOp>(loc, x, y); };
  SmallVector<Value> dynamicExtents;
  for (unsigned dim = 0; dim < sizes.size(); ++dim) {
    auto get = [&](OpFoldResult value) { return getValueOrCreateConstantIndexOp(b, loc, value); };
    Value before = get(low[dim]), behind = get(high[dim]), extent = get(sizes[dim]);
    Value padded = b.createOrFold<arith::AddIOp>(
        loc, b.createOrFold<arith::AddIOp>(loc, extent, before), behind);
    if (op.getType().isDynamicDim(dim))
      dynamicExtents.push_back(padded);
    Value cut = min(max(less(zero, before), zero), extent), rest = less(extent, cut);
    offsets[dim] = getAsOpFoldResult(cut);
    sizes[dim] = getAsOpFoldResult(less(rest, min(max(less(zero, behind), zero), rest)));
    places[dim] = getAsOpFoldResult(min(max(before, zero), padded));
  }
  auto padding = tensor::GenerateOp::create(b, loc, op.getType(), dynamicExtents);
  b.inlineRegionBefore(op.getRegion(), padding.getBody(), padding.getBody().begin());
  // A slice of nothing has no place.
  if (llvm::any_of(sizes, [](OpFoldResult size) { return isConstantIntValue(size, 0); }))
    return b.replaceOp(op, padding);
  auto slice = tensor::ExtractSliceOp::create(b, loc, op.getSource(), offsets, sizes, strides);
  b.replaceOpWithNewOp<tensor::InsertSliceOp>(op, slice, padding, places, sizes, strides);
}

/// Whether a place that an element of a tensor is read at may lie outside of it: data may say
/// which, and readClamped has not been here.
bool mayBeOutside(tensor::ExtractOp extract) {
  RankedTensorType type = extract.getTensor().getType();
  return llvm::any_of(llvm::enumerate(extract.getIndices()), [&](auto place) {
    int64_t extent = type.getDimSize(place.index());
    if (std::optional<int64_t> constant = getConstantIntValue(place.value()))
      return ShapedType::isDynamic(extent) || *constant < 0 || *constant >= extent;
    auto clamped = place.value().template getDefiningOp<arith::MaxSIOp>();
    return !clamped || !matchPattern(clamped.getRhs(), m_Zero());
  });
}

struct LowerToLinalgPass : fuse::impl::LowerToLinalgBase<LowerToLinalgPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<tensor::PadOp> pads;
    SmallVector<IndexedOpInterface> ops;
    SmallVector<KernelOp> kernels;
    SmallVector<SliceOp> slices;
    SmallVector<linalg::SoftmaxOp> softmaxes;
    SmallVector<tensor::ExtractOp> extracts;
    getOperation()->walk([&](Operation *op) {
      if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
        softmaxes.push_back(softmax);
      if (auto extract = dyn_cast<tensor::ExtractOp>(op); extract && mayBeOutside(extract))
        extracts.push_back(extract);
      if (auto pad = dyn_cast<tensor::PadOp>(op))
        pads.push_back(pad);
      if (auto slice = dyn_cast<SliceOp>(op))
        slices.push_back(slice);
      if (auto indexed = dyn_cast<IndexedOpInterface>(op))
        ops.push_back(indexed);
      else if (auto kernel = dyn_cast<KernelOp>(op))
        kernels.push_back(kernel);
    });
    for (tensor::ExtractOp extract : extracts) {
      rewriter.setInsertionPoint(extract);
      rewriter.replaceOp(extract, readClamped(rewriter, extract.getLoc(), extract.getTensor(),
                                              extract.getIndices()));
    }
    for (IndexedOpInterface op : ops) {
      rewriter.setInsertionPoint(op);
      if (failed(Decomposer(rewriter, op).run()))
        return signalPassFailure();
    }
    for (linalg::SoftmaxOp softmax : softmaxes) {
      // Upstream has no identity of a maximum for anything else, and asks for one.
      if (!isa<FloatType>(getElementTypeOrSelf(softmax.getInput().getType())) ||
          !isa<FloatType>(getElementTypeOrSelf(softmax.getOutput().getType()))) {
        softmax.emitOpError("is defined for floats; got ") << softmax.getInput().getType();
        return signalPassFailure();
      }
      rewriter.setInsertionPoint(softmax);
      FailureOr<SmallVector<Value>> results = softmax.decomposeOperation(rewriter);
      if (failed(results)) {
        softmax.emitOpError("cannot be decomposed");
        return signalPassFailure();
      }
      rewriter.replaceOp(softmax, *results);
    }
    for (SliceOp slice : slices)
      lowerSlice(rewriter, slice);
    for (tensor::PadOp pad : pads)
      cutWherePaddingIsNegative(rewriter, pad);
    for (KernelOp kernel : kernels) {
      auto yield = cast<YieldOp>(kernel.getBody().front().getTerminator());
      SmallVector<Value> values(yield.getValues());
      rewriter.eraseOp(yield);
      rewriter.inlineBlockBefore(&kernel.getBody().front(), kernel);
      rewriter.replaceOp(kernel, values);
    }
    RewritePatternSet patterns(&getContext());
    populateExpandActivationsPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
