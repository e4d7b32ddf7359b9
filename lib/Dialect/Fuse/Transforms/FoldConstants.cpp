//===- FoldConstants.cpp - tables that depend on no input -----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Raise.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_FOLDCONSTANTS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

static bool isReshape(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(op);
}

/// The elements of a constant or of a reshape of one; null for other values, and for data beside
/// the text of more than `limit` bytes.
static DenseElementsAttr getElements(Value value, uint64_t limit) {
  ElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant))) {
    auto resource = dyn_cast<DenseResourceElementsAttr>(constant);
    AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
    return blob && blob->getData().size() > limit ? DenseElementsAttr()
                                                  : getDenseElements(constant);
  }
  Operation *reshape = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!isReshape(reshape) || !type || !type.hasStaticShape())
    return {};
  DenseElementsAttr elements = getElements(reshape->getOperand(0), limit);
  return elements ? elements.reshape(type) : elements;
}

/// Is the value, or a reshape of it, a result of the function?
static bool isReturned(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<func::ReturnOp>(user) ||
         (isReshape(user) && llvm::any_of(user->getUses(), isReturned));
}

namespace {
/// Evaluates the body of one elementwise op, point by point.
class Evaluator {
public:
  Evaluator(ElementwiseOp op, ArrayRef<DenseElementsAttr> inputs)
      : indexed(cast<IndexedOpInterface>(op.getOperation())), body(op.getBody().front()),
        inputs(inputs), sizes(indexed.getStaticDimSizes()), maps(indexed.getMaps()) {}

  /// The results in order; nothing if some op has no value known here.
  std::optional<SmallVector<DenseElementsAttr>> run() {
    SmallVector<SmallVector<Attribute>> results;
    for (Value out : indexed.getOuts())
      results.emplace_back(cast<ShapedType>(out.getType()).getNumElements());
    int64_t points = 1;
    for (int64_t size : sizes)
      points *= size;
    place.assign(sizes.size(), 0);
    for (int64_t point = 0; point < points; ++point) {
      if (!evaluatePoint())
        return std::nullopt;
      for (auto [index, value] : llvm::enumerate(body.getTerminator()->getOperands())) {
        auto type = cast<ShapedType>(indexed.getOuts()[index].getType());
        results[index][locate(maps[inputs.size() + index], type.getShape())] = values.lookup(value);
      }
      for (size_t dim = sizes.size(); dim-- > 0 && ++place[dim] == sizes[dim];)
        place[dim] = 0;
    }
    SmallVector<DenseElementsAttr> tables;
    for (auto [out, elements] : llvm::zip_equal(indexed.getOuts(), results)) {
      if (llvm::is_contained(elements, Attribute()))
        return std::nullopt;
      tables.push_back(DenseElementsAttr::get(cast<ShapedType>(out.getType()), elements));
    }
    return tables;
  }

private:
  /// Number of the element that `map` names at this point.
  int64_t locate(AffineMap map, ArrayRef<int64_t> shape) const {
    int64_t number = 0;
    for (auto [expr, extent] : llvm::zip_equal(map.getResults(), shape)) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      number = number * extent + (dim ? place[dim.getPosition()] : 0);
    }
    return number;
  }

  bool evaluatePoint() {
    values.clear();
    for (auto [index, input] : llvm::enumerate(inputs))
      if (!isGathered(input.getType(), maps[index]))
        values[body.getArgument(index)] =
            input.getValues<Attribute>()[locate(maps[index], input.getType().getShape())];
    return llvm::all_of(body.without_terminator(), [&](Operation &op) { return evaluate(op); });
  }

  bool evaluate(Operation &op) {
    Builder b(op.getContext());
    if (auto index = dyn_cast<IndexOp>(op)) {
      values[index] = b.getIndexAttr(place[index.getDim()]);
      return true;
    }
    if (auto extent = dyn_cast<ExtentOp>(op)) {
      DenseElementsAttr source = getWhole(extent.getSource());
      if (!source)
        return false;
      values[extent] = b.getIndexAttr(source.getType().getDimSize(extent.getDim()));
      return true;
    }
    if (auto gather = dyn_cast<GatherOp>(op))
      return evaluate(gather);
    SmallVector<Attribute> operands;
    for (Value operand : op.getOperands())
      operands.push_back(values.lookup(operand));
    // What is inexact is not folded upstream.
    if (auto truncate = dyn_cast<arith::TruncFOp>(op)) {
      auto type = dyn_cast<FloatType>(truncate.getType());
      auto from = dyn_cast_or_null<FloatAttr>(operands[0]);
      if (!type || !from || truncate.getRoundingmode().value_or(toNearest) != toNearest)
        return false;
      APFloat number = from.getValue();
      bool losesInfo;
      number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
      values[truncate] = FloatAttr::get(type, number);
      return true;
    }
    if (!defineOperands(op, operands))
      return false;
    if (Attribute known = getWhereFoldersErr(op, operands)) {
      values[op.getResult(0)] = known;
      return true;
    }
    if (isa<arith::FPToSIOp, arith::FPToUIOp>(op)) {
      auto type = dyn_cast<IntegerType>(op.getResult(0).getType());
      auto from = dyn_cast_or_null<FloatAttr>(operands[0]);
      if (!type || !from)
        return false;
      // Out of range the nearest integer that there is, of NaN 0.
      APSInt number(type.getWidth(), /*isUnsigned=*/isa<arith::FPToUIOp>(op));
      bool isExact;
      from.getValue().convertToInteger(number, APFloat::rmTowardZero, &isExact);
      values[op.getResult(0)] = IntegerAttr::get(type, number);
      return true;
    }
    SmallVector<OpFoldResult> folded;
    if (failed(op.fold(operands, folded)) || folded.size() != op.getNumResults())
      return false;
    for (auto [result, known] : llvm::zip_equal(op.getResults(), folded)) {
      auto value = dyn_cast<Value>(known);
      Attribute element = value ? values.lookup(value) : cast<Attribute>(known);
      auto typed = dyn_cast_or_null<TypedAttr>(element);
      if (!typed || typed.getType() != result.getType())
        return false;
      values[result] = element;
    }
    return true;
  }

  /// Puts operands for which arith leaves undefined what the op gives in the form for which it does
  /// not (docs/Numbers.md): a bad division is one by 1, a shift of the sign by the width or more
  /// leaves the sign. False if an operand has no value.
  static bool defineOperands(Operation &op, MutableArrayRef<Attribute> operands) {
    if (llvm::is_contained(operands, Attribute()))
      return false;
    bool isSigned =
        isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp>(op);
    bool isShift = isa<arith::ShRSIOp>(op);
    if (!isSigned && !isShift && !isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op))
      return true;
    auto first = dyn_cast<IntegerAttr>(operands[0]), second = dyn_cast<IntegerAttr>(operands[1]);
    if (!first || !second)
      return false;
    APInt x = first.getValue(), y = second.getValue();
    unsigned width = y.getBitWidth();
    if (isShift && y.uge(width)) {
      operands[1] = IntegerAttr::get(second.getType(), APInt(width, width - 1));
    } else if (!isShift && (y.isZero() || (isSigned && y.isAllOnes() && x.isMinSignedValue()))) {
      operands[1] = IntegerAttr::get(second.getType(), APInt(width, 1));
    }
    return true;
  }

  /// The result where folders have another, or none: a shift of all bits is 0, atan2 of two zeros
  /// is that of C99 (upstream's is NaN). Null elsewhere.
  static Attribute getWhereFoldersErr(Operation &op, ArrayRef<Attribute> operands) {
    if (isa<arith::ShLIOp, arith::ShRUIOp>(op)) {
      auto amount = dyn_cast<IntegerAttr>(operands[1]);
      if (amount && amount.getValue().uge(amount.getValue().getBitWidth()))
        return IntegerAttr::get(amount.getType(), 0);
    }
    if (isa<math::Atan2Op>(op)) {
      auto y = dyn_cast<FloatAttr>(operands[0]), x = dyn_cast<FloatAttr>(operands[1]);
      if (y && x && y.getValue().isZero() && x.getValue().isZero()) {
        double angle = x.getValue().isNegative() ? llvm::numbers::pi : 0.0;
        return FloatAttr::get(y.getType(), y.getValue().isNegative() ? -angle : angle);
      }
    }
    return {};
  }

  /// An input that the body has as a whole; null for other values.
  DenseElementsAttr getWhole(Value source) const {
    auto argument = dyn_cast<BlockArgument>(source);
    return argument ? inputs[argument.getArgNumber()] : DenseElementsAttr();
  }

  /// Indices are clamped to the extents.
  bool evaluate(GatherOp gather) {
    DenseElementsAttr elements = getWhole(gather.getSource());
    if (!elements || elements.empty())
      return false;
    int64_t number = 0;
    for (auto [index, extent] :
         llvm::zip_equal(gather.getIndices(), elements.getType().getShape())) {
      auto at = dyn_cast_or_null<IntegerAttr>(values.lookup(index));
      if (!at)
        return false;
      number = number * extent + std::clamp<int64_t>(at.getInt(), 0, extent - 1);
    }
    values[gather] = elements.getValues<Attribute>()[number];
    return true;
  }

  static constexpr arith::RoundingMode toNearest = arith::RoundingMode::to_nearest_even;

  IndexedOpInterface indexed;
  Block &body;
  ArrayRef<DenseElementsAttr> inputs;
  SmallVector<int64_t> sizes;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> place;
  DenseMap<Value, Attribute> values;
};

struct FoldConstants : fuse::impl::FoldConstantsBase<FoldConstants> {
  using FoldConstantsBase::FoldConstantsBase;

  void runOnOperation() override {
    SmallVector<ElementwiseOp> ops;
    getOperation()->walk([&](ElementwiseOp op) {
      if (!op->getParentOfType<KernelOp>())
        ops.push_back(op);
    });
    // In order: what reads a table may be one.
    for (ElementwiseOp op : ops)
      foldOp(op);
  }

  void foldOp(ElementwiseOp op) {
    int64_t bytes = 0;
    for (Value result : op.getResults()) {
      auto type = cast<ShapedType>(result.getType());
      if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat())
        return;
      bytes += type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    }
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : op->getUses())
      if (results || !isReturned(use))
        uses.push_back(&use);
    if (uses.empty() || bytes == 0)
      return;
    SmallVector<DenseElementsAttr> inputs;
    for (Value input : op.getIns()) {
      inputs.push_back(getElements(input, limit));
      if (!inputs.back())
        return;
    }
    auto remark = [&](auto make) {
      return make(op->getLoc(), remark::RemarkOpts::name("folded").category("fold-constants"));
    };
    if (bytes > int64_t(limit)) {
      remark(remark::missed) << "depends on no input, but has " << std::to_string(bytes)
                             << " bytes of results; the limit is " << std::to_string(limit);
      return;
    }
    std::optional<SmallVector<DenseElementsAttr>> tables;
    { // A folder may change the op that it is asked about.
      OwningOpRef<ElementwiseOp> scratch = op.clone();
      tables = Evaluator(*scratch, inputs).run();
    }
    if (!tables) {
      remark(remark::missed) << "depends on no input, but has code that is not evaluated here";
      return;
    }
    remark(remark::passed) << "depends on no input: a table of the compiler";
    OpBuilder b(op);
    SmallVector<Value> constants;
    for (DenseElementsAttr table : *tables)
      constants.push_back(arith::ConstantOp::create(b, op.getLoc(), table));
    for (OpOperand *use : uses)
      use->set(constants[cast<OpResult>(use->get()).getResultNumber()]);
    for (Value constant : constants)
      if (constant.use_empty())
        constant.getDefiningOp()->erase();
    if (!op->use_empty())
      return;
    llvm::SmallSetVector<Value, 4> outs;
    for (Value out : cast<IndexedOpInterface>(op.getOperation()).getOuts())
      outs.insert(out);
    op->erase();
    for (Value out : outs)
      if (auto empty = out.getDefiningOp<tensor::EmptyOp>(); empty && empty->use_empty())
        empty->erase();
  }
};
} // namespace
