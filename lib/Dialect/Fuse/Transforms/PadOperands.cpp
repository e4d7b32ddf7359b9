//===- PadOperands.cpp - copies of operands into padded rows --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedRows.h"
#include "PaddingChoice.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/KernelFacts.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_PADOPERANDS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::padding;

/// A place in the input for what no op of it asks for: none of its ops.
static Location getPlace(Value value) {
  std::optional<Location> place;
  value.getLoc()->walk([&](Location inner) {
    if (!isa<FileLineColLoc>(inner))
      return WalkResult::advance();
    place = inner;
    return WalkResult::interrupt();
  });
  return place.value_or(UnknownLoc::get(value.getContext()));
}

namespace {
struct PadOperands : fuse::impl::PadOperandsBase<PadOperands> {
  using PadOperandsBase::PadOperandsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    info = lookupChipOrReport(chip, [&] { return module.emitError(); });
    if (!info)
      return signalPassFailure();
    if (when != "model" && when != "always") {
      module.emitError() << "fuse-pad-operands: '" << when
                         << "' is neither model nor always (nor never, in a pipeline)";
      return signalPassFailure();
    }
    // Elsewhere narrow copies have not been timed, and the model is not to be trusted with them.
    if (when == "model" && (!info->copies.tma || info->warpgroupAtoms.empty()))
      return;
    Expectations expectations(*info, &getContext());
    names.clear();
    module.walk([&](KernelOp kernel) { names.insert(kernel.getSym()); });
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal())
        runOnFunction(function, expectations);
  }

  void runOnFunction(func::FuncOp function, Expectations &expectations) {
    ShapeExpressions shapes(function);
    std::vector<Product> products = findProducts(function, shapes);
    decideAll(products, expectations);
    llvm::MapVector<Value, std::unique_ptr<Copy>> copies;
    for (Product &product : products)
      for (unsigned number : product.getCopied()) {
        std::unique_ptr<Copy> &copy = copies[product.op->getOperand(number)];
        if (!copy)
          copy = std::make_unique<Copy>();
        product.copies[number] = copy.get();
        if (!llvm::is_contained(copy->readers, &product))
          copy->readers.push_back(&product);
      }
    for (Product &product : products)
      if (product.isDecided())
        pad(product, function, shapes);
    eraseUnread(llvm::to_vector(llvm::make_first_range(copies)));
  }

  /// Erases what was read before: constants, their reshapes, and parts.
  void eraseUnread(ArrayRef<Value> copied) {
    llvm::SetVector<Operation *> read;
    auto add = [&](Value value) {
      for (Operation *op = value.getDefiningOp();
           isa_and_nonnull<SliceOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                           arith::ConstantOp>(op);
           op = op->getNumOperands() != 0 ? op->getOperand(0).getDefiningOp() : nullptr)
        read.insert(op);
    };
    llvm::for_each(copied, add);
    llvm::for_each(llvm::make_first_range(constants), add);
    constants.clear();
    SmallVector<Operation *> ops = read.takeVector();
    llvm::sort(ops, [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
    for (Operation *op : ops)
      if (op->use_empty())
        op->erase();
  }

  std::vector<Product> findProducts(func::FuncOp function, ShapeExpressions &shapes) {
    std::vector<Product> products;
    for (auto kernel : function.getBody().front().getOps<KernelOp>()) {
      auto ops = kernel.getBody().front().getOps<IndexedOpInterface>();
      std::string reason;
      // A schedule in the input is for the operands that it finds there.
      if (!llvm::hasSingleElement(ops) || kernel.getVariantsAttr())
        continue;
      auto op = dyn_cast<MatmulOp>((*ops.begin()).getOperation());
      if (!op || !isSupportedOp(op, *info, reason))
        continue;
      Product product(kernel, op);
      for (unsigned number : findPaddable(kernel, op)) {
        bool isConstant = ConstantPart::find(op->getOperand(number)).has_value();
        (isConstant    ? product.constants
         : number == 0 ? product.lhs
                       : product.rhs)
            .push_back(number);
      }
      if (product.constants.empty() && product.lhs.empty() && product.rhs.empty())
        continue;
      product.rows = getRows(op, shapes);
      products.push_back(std::move(product));
    }
    return products;
  }

  /// What guards bound; null if it does not follow from the arguments.
  static AffineExpr getRows(MatmulOp op, ShapeExpressions &shapes) {
    auto indexed = cast<IndexedOpInterface>(op.getOperation());
    AffineExpr rows = getAffineConstantExpr(1, op.getContext());
    for (unsigned dim : getGuardedDims(indexed)) {
      AffineExpr extent;
      for (auto [operand, map] : llvm::zip(op->getOperands(), indexed.getMaps()))
        if (auto position = map.getResultPosition(getAffineDimExpr(dim, op.getContext()));
            position && !extent)
          extent = shapes.getExtent(operand, *position);
      if (!extent)
        return {};
      rows = rows * extent;
    }
    return rows;
  }

  /// Who reads a copy shares its time; where one of several does without, the others are asked
  /// again.
  void decideAll(std::vector<Product> &products, Expectations &expectations) {
    if (when == "always") {
      for (Product &product : products) {
        product.always = product.constants;
        product.whyAlways = describeRows(product.op, product.always);
        SmallVector<unsigned> copied(product.lhs);
        llvm::append_range(copied, product.rhs);
        if (!copied.empty())
          product.ranges = {{0, 0, copied, describeRows(product.op, copied)}};
      }
      return;
    }
    Sharers sharers;
    for (Product &product : products)
      for (unsigned number : llvm::concat<unsigned>(product.lhs, product.rhs))
        ++sharers[product.op->getOperand(number)];
    for (bool isDone = false; !isDone;) {
      Sharers next;
      for (Product &product : products) {
        decide(product, sharers, *info, expectations);
        for (unsigned number : product.getCopied())
          ++next[product.op->getOperand(number)];
      }
      isDone = true;
      for (Product &product : products)
        for (SmallVector<unsigned> *side : {&product.lhs, &product.rhs})
          llvm::erase_if(*side, [&](unsigned number) {
            Value operand = product.op->getOperand(number);
            bool isLeft =
                sharers.lookup(operand) > 1 && !llvm::is_contained(product.getCopied(), number);
            isDone &= !isLeft || next.lookup(operand) == 0;
            return isLeft;
          });
      if (!isDone)
        sharers = std::move(next);
    }
    for (Product &product : products) {
      auto options = remark::RemarkOpts::name("padded").category("pad-operands");
      if (!product.always.empty())
        remark::passed(product.op.getLoc(), options) << product.whyAlways;
      for (const RowRange &range : product.ranges)
        if (!range.copied.empty())
          remark::passed(product.op.getLoc(), options) << range.why;
      if (!product.whyNot.empty())
        remark::missed(product.op.getLoc(), options) << product.whyNot;
    }
  }

  std::string makeName(const Twine &wanted) {
    std::string name = wanted.str();
    for (unsigned next = 1; !names.insert(name).second; ++next)
      name = (wanted + "_" + Twine(next)).str();
    return name;
  }

  /// Has the product read padded operands, for numbers of rows where that pays.
  void pad(Product &product, func::FuncOp function, ShapeExpressions &shapes) {
    OpBuilder b(product.kernel);
    for (unsigned number : product.always)
      product.op->setOperand(number, getConstant(product, number, function));
    if (product.ranges.empty())
      return;
    SmallVector<std::pair<unsigned, Value>> padded;
    if (product.always.empty())
      for (unsigned number : product.constants)
        padded.push_back({number, getConstant(product, number, function)});
    if (product.ranges.size() == 1)
      return readPadded(b, product, product.ranges.front(), product.op, padded, shapes);
    // Copies that others read, too, or for any number of rows, stand before the branch.
    for (unsigned number : product.getCopied())
      if (!isReadOnce(product, number))
        (void)getCopy(b, product, number, shapes);
    KernelOp few = product.kernel;
    Location loc = few.getLoc();
    for (Value out : product.op.getOuts())
      if (auto empty = out.getDefiningOp<tensor::EmptyOp>(); empty && few->isProperAncestor(empty))
        moveBefore(empty, few);
    const RowRange &fewRows = product.ranges.front(), &manyRows = product.ranges.back();
    auto branch =
        scf::IfOp::create(b, loc, few.getResultTypes(), isInRange(b, product, manyRows, shapes),
                          /*withElseRegion=*/true);
    few->replaceAllUsesWith(branch.getResults());
    b = branch.getThenBodyBuilder();
    auto many = cast<KernelOp>(b.clone(*few));
    const bool isPadded = !manyRows.copied.empty() || !product.always.empty();
    many.setSym(makeName(few.getSym() + (isPadded ? "_padded" : "_unpadded")));
    scf::YieldOp::create(b, loc, many.getResults());
    b = branch.getElseBodyBuilder();
    scf::YieldOp::create(b, loc, few.getResults());
    few->moveBefore(branch.elseYield());
    for (auto [kernel, range] : {std::pair(few, &fewRows), std::pair(many, &manyRows)}) {
      kernel->setAttr(kRowsAttr, b.getDenseI64ArrayAttr({range->fewest, range->most}));
      b.setInsertionPoint(kernel);
      readPadded(b, product, *range, *kernel.getBody().front().getOps<MatmulOp>().begin(), padded,
                 shapes);
    }
  }

  /// Moves what an op reads, and what that is made of, out of its kernel: then the forms of a
  /// product write to one tensor.
  static void moveBefore(Operation *op, KernelOp kernel) {
    for (Value operand : op->getOperands())
      if (Operation *made = operand.getDefiningOp(); made && kernel->isProperAncestor(made))
        moveBefore(made, kernel);
    op->moveBefore(kernel);
  }

  /// Has `op` read what is padded for a range of rows, and then the constants, too.
  void readPadded(OpBuilder &b, Product &product, const RowRange &range, MatmulOp op,
                  ArrayRef<std::pair<unsigned, Value>> padded, ShapeExpressions &shapes) {
    if (range.copied.empty())
      return;
    for (unsigned number : range.copied)
      op->setOperand(number, getCopy(b, product, number, shapes));
    for (auto [number, value] : padded)
      op->setOperand(number, value);
  }

  /// Whether one product reads the copy of an operand, as no other one and for one range of rows.
  static bool isReadOnce(const Product &product, unsigned number) {
    const Copy *copy = product.copies.lookup(number);
    auto reads = [&](const auto &item) { return item.second == copy; };
    return copy->readers.size() == 1 && llvm::count_if(product.copies, reads) == 1 &&
           !product.getRangeThatCopies(number).isForAll();
  }

  /// Whether the call's rows are of a range that is not for all.
  static Value isInRange(OpBuilder &b, const Product &product, const RowRange &range,
                         ShapeExpressions &shapes) {
    Location loc = product.kernel.getLoc();
    Value rows = getValueOrCreateConstantIndexOp(b, loc, shapes.materialize(b, loc, product.rows));
    const bool isMany = range.most == 0;
    return arith::CmpIOp::create(
        b, loc, isMany ? arith::CmpIPredicate::sgt : arith::CmpIPredicate::sle, rows,
        arith::ConstantIndexOp::create(b, loc, isMany ? range.fewest - 1 : range.most));
  }

  /// Whether one of the readers wants a copy; null if one always does.
  static Value isCopyWanted(OpBuilder &b, const Copy &copy, ShapeExpressions &shapes) {
    SmallVector<Value> conditions;
    for (const Product *reader : copy.readers)
      for (auto [number, made] : reader->copies) {
        if (made != &copy)
          continue;
        RowRange range = reader->getRangeThatCopies(number);
        if (range.isForAll())
          return {};
        conditions.push_back(isInRange(b, *reader, range, shapes));
      }
    Value any = conditions.front();
    for (Value condition : ArrayRef(conditions).drop_front())
      any = arith::OrIOp::create(b, any.getLoc(), any, condition);
    return any;
  }

  Value getConstant(const Product &product, unsigned number, func::FuncOp function) {
    Value operand = product.op->getOperand(number);
    Value &padded = constants[operand];
    if (padded)
      return padded;
    auto type = cast<RankedTensorType>(operand.getType());
    OpBuilder b = OpBuilder::atBlockBegin(&function.getBody().front());
    Location loc = getPlace(operand);
    Value rows = arith::ConstantOp::create(
        b, loc, padConstant(*ConstantPart::find(operand), type, getPaddedType(type)));
    addNote(function,
            "padded-constant: " + product.kernel.getSym() + ": " +
                (product.whyAlways.empty() ? product.getWhyCopied() : product.whyAlways).str());
    return padded = takeRows(b, loc, rows, type);
  }

  /// The extents of an operand, of which none is asked of a part: no host program has it.
  static SmallVector<OpFoldResult> getExtents(OpBuilder &b, Location loc, Value operand) {
    auto slice = operand.getDefiningOp<SliceOp>();
    if (!slice)
      return tensor::getMixedSizes(b, loc, operand);
    SmallVector<OpFoldResult> extents = tensor::getMixedSizes(b, loc, slice.getSource()), kept;
    for (unsigned dim : slice.getKeptDims())
      kept.push_back(slice.isWhole(dim) ? extents[dim]
                                        : OpFoldResult(b.getIndexAttr(slice.getLengths()[dim])));
    return kept;
  }

  /// The padded copy of an operand: where `b` is for the one product that reads it, else for all.
  Value getCopy(OpBuilder &b, const Product &product, unsigned number, ShapeExpressions &shapes) {
    Value operand = product.op->getOperand(number);
    Copy &copy = *product.copies.lookup(number);
    if (copy.slice)
      return copy.slice;
    auto type = cast<RankedTensorType>(operand.getType()), padded = getPaddedType(type);
    Location loc = getPlace(operand);
    SmallVector<OpFoldResult> extents = getExtents(b, loc, operand);
    extents.back() = b.getIndexAttr(padded.getShape().back());
    Value empty = tensor::EmptyOp::create(b, loc, extents, padded.getElementType());
    std::string name = makeName(product.kernel.getSym() + "_rows" + Twine(number));
    Value rows;
    StringRef why = product.getWhyCopied(number);
    if (Value isWanted = isReadOnce(product, number) ? Value() : isCopyWanted(b, copy, shapes)) {
      auto branch = scf::IfOp::create(b, loc, padded, isWanted, /*withElseRegion=*/true);
      OpBuilder inner = branch.getThenBodyBuilder();
      scf::YieldOp::create(inner, loc, createCopy(inner, loc, operand, empty, name, why));
      inner = branch.getElseBodyBuilder();
      scf::YieldOp::create(inner, loc, empty);
      rows = branch.getResult(0);
    } else {
      rows = createCopy(b, loc, operand, empty, name, why);
    }
    return copy.slice = takeRows(b, loc, rows, type);
  }

  /// A kernel that writes the rows of `operand`, and zeros behind each, to `out`.
  static Value createCopy(OpBuilder &b, Location loc, Value operand, Value out, StringRef name,
                          StringRef why) {
    auto slice = operand.getDefiningOp<SliceOp>();
    Value source = slice ? slice.getSource() : operand;
    auto type = cast<RankedTensorType>(out.getType());
    unsigned rank = type.getRank();
    auto kernel = KernelOp::create(b, loc, type, b.getStringAttr(name), /*variants=*/ArrayAttr());
    kernel->setAttr(kReasonAttr, b.getStringAttr(why));
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&kernel.getBody());
    SmallVector<std::string> dims;
    for (unsigned dim = 0; dim < rank; ++dim)
      dims.push_back("d" + std::to_string(dim));
    SmallVector<StringRef> dimNames(dims.begin(), dims.end());
    AffineMap whole = AffineMap::get(rank, 0, b.getContext());
    auto copy = ElementwiseOp::create(
        b, loc, TypeRange(type), ValueRange(source), ValueRange(out), b.getStrArrayAttr(dimNames),
        b.getAffineMapArrayAttr({whole, b.getMultiDimIdentityMap(rank)}));
    YieldOp::create(b, loc, copy.getResults());
    Block *body = b.createBlock(&copy.getBody(), {}, getArgType(source.getType(), whole), loc);
    SmallVector<Value> places;
    for (unsigned dim = 0; dim < rank; ++dim)
      places.push_back(fuse::IndexOp::create(b, loc, b.getIndexType(), dim));
    Value isInside =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, places.back(),
                              arith::ConstantIndexOp::create(
                                  b, loc, cast<ShapedType>(operand.getType()).getShape().back()));
    if (slice) {
      SmallVector<Value> kept(std::move(places));
      for (auto [dim, begin] : llvm::enumerate(slice.getBegins())) {
        Value place = arith::ConstantIndexOp::create(b, loc, begin);
        if (!slice.isDropped(dim)) {
          Value from = kept.front();
          kept.erase(kept.begin());
          place = begin == 0 ? from : arith::AddIOp::create(b, loc, from, place).getResult();
        }
        places.push_back(place);
      }
    }
    Value element = GatherOp::create(b, loc, type.getElementType(), body->getArgument(0), places);
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type.getElementType()));
    Value value = arith::SelectOp::create(b, loc, isInside, element, zero);
    YieldOp::create(b, loc, value);
    return kernel.getResult(0);
  }

  const ChipInfo *info = nullptr;
  llvm::StringSet<> names;
  /// Of the function at hand, by what is packed otherwise.
  llvm::MapVector<Value, Value> constants;
};
} // namespace
