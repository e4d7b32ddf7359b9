//===- PadOperands.cpp - rows that start where copies are fast ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/KernelFacts.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Target/Cost.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_PADOPERANDS
#include "fuse/Dialect/Fuse/Transforms/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// A copy must save this share of a product's time: the model errs by 7% on average.
static constexpr double kWorth = 0.05;
/// And seconds: more than the gap between two kernels, which the model does not see.
static constexpr double kLeastSaved = 2e-6;
/// How much longer a copy takes than to move its bytes: it loads 2 at a time. By what products of
/// 3001 x 2049, 4096 x 4097 and 12288 x 3073 take on an H200 beside those of padded operands.
static constexpr double kCopyLoss = 1.3;
/// Rows begin at whole lines if that makes them longer by this share at most, else at chunks.
static constexpr double kLineWorth = 1.0 / 32;

static int64_t getRowBytes(RankedTensorType type) {
  return type.getShape().back() * (type.getElementTypeBitWidth() / 8);
}

/// The same with rows that begin at multiples of 16 bytes, or of 128 where that costs little: then
/// rows of a tile are whole lines of the cache.
static RankedTensorType getPaddedType(RankedTensorType type) {
  int64_t bytes = getRowBytes(type);
  auto padded = int64_t(llvm::alignTo(bytes, kLineBytes));
  if (double(padded - bytes) > kLineWorth * double(bytes))
    padded = int64_t(llvm::alignTo(bytes, kChunkBytes));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = padded / (type.getElementTypeBitWidth() / 8);
  return RankedTensorType::get(shape, type.getElementType());
}

/// The part of a padded tensor that holds what `type` says.
static Value takeRows(OpBuilder &b, Location loc, Value padded, RankedTensorType type) {
  SmallVector<int64_t> begins(type.getRank(), 0), lengths(type.getRank(), SliceOp::kWhole);
  lengths.back() = type.getShape().back();
  return SliceOp::create(b, loc, padded, begins, lengths);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a constant that an operand is, or is a reshape or a part of.
struct ConstantPart {
  ElementsAttr elements;
  ArrayRef<char> data;          ///< one element of a splat
  int64_t offset = 0;           ///< in elements
  SmallVector<int64_t> strides; ///< likewise, one a dimension of the operand
  bool isSplat() const { return isa<DenseElementsAttr>(elements) && elements.isSplat(); }

  static std::optional<ConstantPart> find(Value operand);
};
} // namespace

/// Elements between neighbours along each dimension of a row-major tensor.
static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t dim = shape.size(); dim-- > 1;)
    strides[dim - 1] = strides[dim] * shape[dim];
  return strides;
}

std::optional<ConstantPart> ConstantPart::find(Value operand) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (!type.hasStaticShape())
    return std::nullopt;
  Value root = operand;
  auto slice = root.getDefiningOp<SliceOp>();
  if (slice)
    root = slice.getSource();
  auto source = cast<RankedTensorType>(root.getType());
  while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
      root.getDefiningOp()))
    root = root.getDefiningOp()->getOperand(0);
  ConstantPart part;
  if (!source.hasStaticShape() || !matchPattern(root, m_Constant(&part.elements)))
    return std::nullopt;
  if (auto dense = dyn_cast<DenseElementsAttr>(part.elements)) {
    part.data = dense.getRawData();
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(part.elements)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    int64_t bytes = source.getNumElements() * (source.getElementTypeBitWidth() / 8);
    if (!blob || int64_t(blob->getData().size()) != bytes)
      return std::nullopt; // for those to report who write it
    part.data = blob->getData();
  } else {
    return std::nullopt;
  }
  SmallVector<int64_t> strides = getStrides(source.getShape());
  if (!slice) {
    part.strides = std::move(strides);
    return part;
  }
  for (auto [begin, stride] : llvm::zip_equal(slice.getBegins(), strides))
    part.offset += begin * stride;
  for (unsigned dim : slice.getKeptDims())
    part.strides.push_back(strides[dim]);
  return part;
}

/// The constant with padded rows, what they end with being 0.
static ElementsAttr padConstant(const ConstantPart &part, RankedTensorType type,
                                RankedTensorType padded) {
  if (part.isSplat())
    return DenseElementsAttr::get(
        padded, cast<DenseElementsAttr>(part.elements).getSplatValue<Attribute>());
  int64_t bytes = type.getElementTypeBitWidth() / 8, length = type.getShape().back();
  AsmResourceBlob blob = HeapAsmResourceBlob::allocate(padded.getNumElements() * bytes, 16);
  char *to = blob.getMutableData().data();
  std::memset(to, 0, padded.getNumElements() * bytes);
  SmallVector<int64_t> place(type.getRank() - 1, 0);
  int64_t stride = part.strides.back();
  for (int64_t row = 0, rows = type.getNumElements() / length; row < rows; ++row) {
    int64_t first = part.offset;
    for (auto [at, along] : llvm::zip(place, part.strides))
      first += at * along;
    const char *from = part.data.data() + first * bytes;
    if (stride == 1)
      std::memcpy(to, from, length * bytes);
    else
      for (int64_t i = 0; i < length; ++i)
        std::memcpy(to + i * bytes, from + i * stride * bytes, bytes);
    to += padded.getShape().back() * bytes;
    for (size_t dim = place.size(); dim-- > 0 && ++place[dim] == type.getDimSize(dim);)
      place[dim] = 0;
  }
  return DenseResourceElementsAttr::get(padded, "padded_rows", std::move(blob));
}

//===----------------------------------------------------------------------===//
// What pays
//===----------------------------------------------------------------------===//

namespace {
struct Product;

/// A padded copy.
struct Copy {
  SmallVector<const Product *> readers;
  Value slice; ///< what the readers get, once it is made
};

/// Some numbers of rows, for which the same operands are copied.
struct RowRange {
  int64_t fewest, most; ///< the latter 0 for no bound
  SmallVector<unsigned> copied;
  std::string why; ///< what the model says, a sentence; empty where nothing is copied

  bool isForAll() const { return fewest == 0 && most == 0; }
};

/// A matmul with operands that could be padded.
struct Product {
  Product(KernelOp kernel, MatmulOp op) : kernel(kernel), op(op) {}

  mutable KernelOp kernel;
  mutable MatmulOp op;
  SmallVector<unsigned> constants; ///< numbers of those that need no copy
  SmallVector<unsigned> lhs, rhs;  ///< and of those that do
  AffineExpr rows;                 ///< that variants' guards bound; null if it is not known

  SmallVector<unsigned> always;    ///< to be padded for any number of rows
  std::string whyAlways;           ///< what the model says, a sentence
  SmallVector<RowRange, 2> ranges; ///< one, or few rows and many; none if nothing is copied
  std::string whyNot;              ///< then, if there was something to copy

  /// Of each copied operand, which may be another value by the time it is made.
  llvm::SmallDenseMap<unsigned, Copy *, 2> copies;

  bool isDecided() const { return !always.empty() || !ranges.empty(); }

  /// What is copied for some numbers of rows or all of them.
  SmallVector<unsigned> getCopied() const {
    llvm::SmallSetVector<unsigned, 4> numbers;
    for (const RowRange &range : ranges)
      numbers.insert_range(range.copied);
    return numbers.takeVector();
  }

  /// What the model says where the operand is copied first; or any, without a number.
  StringRef getWhyCopied(std::optional<unsigned> number = {}) const {
    const auto *first = llvm::find_if(ranges, [&](const RowRange &range) {
      return number ? llvm::is_contained(range.copied, *number) : !range.copied.empty();
    });
    return first == ranges.end() ? StringRef() : StringRef(first->why);
  }

  /// The range of rows for which an operand is copied, which is so for one at least.
  RowRange getRangeThatCopies(unsigned number) const {
    auto copies = [&](const RowRange &range) { return llvm::is_contained(range.copied, number); };
    return llvm::all_of(ranges, copies) ? RowRange{0, 0, {}, {}} : *llvm::find_if(ranges, copies);
  }
};

/// How many products share the copy of a value.
using Sharers = DenseMap<Value, unsigned>;
} // namespace

/// The op as it would be with padded operands, apart from all that it reads. `made` gets it and
/// what stands before it.
static MatmulOp createTrial(OpBuilder &b, MatmulOp op, ArrayRef<unsigned> padded,
                            SmallVectorImpl<Operation *> &made) {
  Location loc = op.getLoc();
  IRMapping mapping;
  auto standFor = [&](Type type) {
    made.push_back(UnrealizedConversionCastOp::create(b, loc, type, ValueRange()));
    return made.back()->getResult(0);
  };
  for (Value operand : op->getOperands()) {
    if (mapping.contains(operand))
      continue;
    // How an operand travels depends on which part of a tensor it is.
    if (auto slice = operand.getDefiningOp<SliceOp>()) {
      if (!mapping.contains(slice.getSource()))
        mapping.map(slice.getSource(), standFor(slice.getSource().getType()));
      made.push_back(b.clone(*slice, mapping));
    } else {
      mapping.map(operand, standFor(operand.getType()));
    }
  }
  auto trial = cast<MatmulOp>(op->clone(mapping));
  for (unsigned number : padded) {
    auto type = cast<RankedTensorType>(op->getOperand(number).getType());
    Value slice = takeRows(b, loc, standFor(getPaddedType(type)), type);
    made.push_back(slice.getDefiningOp());
    trial->setOperand(number, slice);
  }
  b.insert(trial);
  made.push_back(trial);
  return trial;
}

static void erase(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    op->erase();
}

namespace {
/// Seconds of a matmul by the model, for each number of rows that a guard stands for, asked where
/// they are wanted.
class Times {
public:
  Times(MatmulOp op, const ChipInfo &chip)
      : op(op), chip(chip), rows(getSoughtRows(op)), seconds(rows.size()) {}

  size_t size() const { return rows.size(); }
  /// Of a matmul as it stands, which has the same numbers of rows.
  const SoughtRows &getRows(size_t i) const { return rows[i]; }
  double get(size_t i) {
    if (!seconds[i])
      seconds[i] = expectTime(op, rows[i].sizes, chip);
    return *seconds[i];
  }
  double getLast() { return get(size() - 1); }

private:
  MatmulOp op;
  const ChipInfo &chip;
  SmallVector<SoughtRows> rows;
  SmallVector<std::optional<double>> seconds;
};

/// The times of matmuls, one for those that have the same code: layers of a model are alike.
class Expectations {
public:
  Expectations(const ChipInfo &chip, MLIRContext *context)
      : chip(chip), trials(ModuleOp::create(UnknownLoc::get(context))) {}

  /// With some operands padded.
  Times &get(MatmulOp op, ArrayRef<unsigned> padded) {
    OpBuilder b = OpBuilder::atBlockEnd(trials->getBody());
    SmallVector<Operation *> made;
    MatmulOp trial = createTrial(b, op, padded, made);
    auto [known, isNew] = times.try_emplace(trial);
    if (isNew)
      known->second = std::make_unique<Times>(trial, chip);
    else
      erase(made);
    return *known->second;
  }

private:
  const ChipInfo &chip;
  OwningOpRef<ModuleOp> trials;
  DenseMap<Operation *, std::unique_ptr<Times>, SameCodeInfo> times;
};
} // namespace

/// The operands of `op` whose rows keep tensor maps away, and would not if they were padded.
static SmallVector<unsigned> findPaddable(KernelOp kernel, MatmulOp op) {
  KernelSpace space = KernelSpace::get(op);
  SmallVector<Transport> transports = getTransports(op);
  SmallVector<unsigned> numbers;
  for (auto [number, transport] : llvm::enumerate(transports)) {
    Value operand = op->getOperand(number);
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    const OperandView &view = space.operands[number];
    // Nothing gathers from a part, and nothing before the kernel reads what stands in it.
    auto slice = operand.getDefiningOp<SliceOp>();
    if ((slice && slice.getSource().getDefiningOp<SliceOp>()) ||
        kernel.getBody().isAncestor(operand.getParentRegion()))
      continue;
    // Rows that are several dimensions of the op would be cut in pieces.
    if (transport.kind == Transport::TensorMap || op.convertsOperand(number) || !type ||
        type.getRank() == 0 || ShapedType::isDynamic(type.getShape().back()) ||
        type.getShape().back() == 0 || getPaddedType(type) == type || view.groups.empty() ||
        view.groups.back().size() != 1)
      continue;
    numbers.push_back(number);
  }
  if (numbers.empty())
    return numbers;
  OpBuilder b(kernel);
  SmallVector<Operation *> made;
  SmallVector<Transport> padded = getTransports(createTrial(b, op, numbers, made));
  erase(made);
  llvm::erase_if(numbers,
                 [&](unsigned number) { return padded[number].kind != Transport::TensorMap; });
  return numbers;
}

/// Seconds of the copies of some operands, shared with others that read them.
static double estimateCopies(MatmulOp op, ArrayRef<unsigned> numbers, ArrayRef<int64_t> sizes,
                             const Sharers &sharers, const ChipInfo &chip) {
  double seconds = 0;
  for (unsigned number : numbers) {
    Value operand = op->getOperand(number);
    auto type = cast<RankedTensorType>(operand.getType());
    double bytes = getOperandBytes(op, number, sizes);
    double written = bytes * double(getRowBytes(getPaddedType(type))) / double(getRowBytes(type));
    seconds += kCopyLoss * estimateMoving(bytes + written, chip) / sharers.lookup(operand);
  }
  return seconds;
}

/// `operands 0 and 1 have rows of 8194 bytes`.
static std::string describeRows(MatmulOp op, ArrayRef<unsigned> numbers) {
  llvm::MapVector<int64_t, SmallVector<std::string>> byBytes;
  for (unsigned number : numbers)
    byBytes[getRowBytes(cast<RankedTensorType>(op->getOperand(number).getType()))].push_back(
        std::to_string(number));
  std::string text;
  for (auto &[bytes, operands] : byBytes)
    text += llvm::formatv("{0}{1} {2} rows of {3} bytes", text.empty() ? "" : ", ",
                          (operands.size() == 1 ? "operand " : "operands ") +
                              llvm::join(operands, " and "),
                          operands.size() == 1 ? "has" : "have", bytes);
  return text;
}

namespace {
/// What the model says of one product: for each number of rows that a guard stands for, seconds
/// with one or another of its operands copied, the copies included.
class Choices {
public:
  Choices(const Product &product, Times &base, const Sharers &sharers, const ChipInfo &chip,
          Expectations &expectations)
      : product(product), base(base), sharers(sharers), chip(chip), expectations(expectations) {
    for (ArrayRef<unsigned> side : {ArrayRef(product.lhs), ArrayRef(product.rhs)})
      if (!side.empty())
        choices.emplace_back(side);
    if (choices.size() == 2) {
      SmallVector<unsigned> both(product.lhs);
      llvm::append_range(both, product.rhs);
      choices.push_back(std::move(both));
    }
  }

  /// What to copy for each number of rows: one choice, or one for few rows and one for many; null
  /// is to copy nothing. What is least in the mean of logarithms, where each number stands for
  /// those from the one before, and a second form of the product counts as much as `kWorth` of the
  /// time of a doubling.
  SmallVector<const SmallVector<unsigned> *> choose(bool mayBranch) {
    const size_t size = base.size();
    SmallVector<const SmallVector<unsigned> *> all = {nullptr};
    for (const SmallVector<unsigned> &choice : choices)
      all.push_back(&choice);
    // Of each choice, the sums over the numbers of rows before each.
    SmallVector<SmallVector<double>> sums;
    for (const auto *choice : all) {
      sums.emplace_back(1, 0.0);
      for (size_t i = 0; i < size; ++i)
        sums.back().push_back(sums.back().back() + getWeight(i) * std::log(getCost(choice, i)));
    }
    double least = std::numeric_limits<double>::infinity();
    SmallVector<const SmallVector<unsigned> *> chosen;
    for (size_t few = 0; few < all.size(); ++few)
      for (size_t many = 0; many < all.size(); ++many)
        for (size_t numFew = 0; numFew < (mayBranch && few != many ? size : 1); ++numFew) {
          double sum = sums[few][numFew] + sums[many][size] - sums[many][numFew] +
                       (numFew != 0 ? kWorth : 0.0);
          if (!(sum < least))
            continue;
          least = sum;
          chosen.assign(numFew, all[few]);
          chosen.append(size - numFew, all[many]);
        }
    return chosen;
  }

  bool areNone() const { return choices.empty(); }
  const SmallVector<unsigned> *findBest(size_t i) {
    return llvm::min_element(
        choices, [&](const auto &x, const auto &y) { return getTime(x, i) < getTime(y, i); });
  }

  /// What the model says of a choice, without a full stop.
  std::string explain(ArrayRef<unsigned> copied, size_t i) {
    return llvm::formatv("{0}; to copy {1} into padded rows takes {2:F1} us by the model, and the "
                         "product then {3:F1} instead of {4:F1}",
                         describeRows(product.op, copied), copied.size() == 1 ? "it" : "them",
                         getCopyTime(copied, i) * 1e6, getPadded(copied).get(i) * 1e6,
                         base.get(i) * 1e6);
  }

private:
  Times &getPadded(ArrayRef<unsigned> copied) {
    SmallVector<unsigned> all(product.constants);
    llvm::append_range(all, copied);
    return expectations.get(product.op, all);
  }
  double getCopyTime(ArrayRef<unsigned> copied, size_t i) {
    return estimateCopies(product.op, copied, base.getRows(i).sizes, sharers, chip);
  }
  double getTime(ArrayRef<unsigned> copied, size_t i) {
    return getPadded(copied).get(i) + getCopyTime(copied, i);
  }
  /// Doublings of the number of rows that one stands for.
  double getWeight(size_t i) const {
    if (base.size() == 1)
      return 1;
    const unsigned dim = getGuardedDims(product.op).front();
    auto rows = [&](size_t i) { return double(base.getRows(i).sizes[dim]); };
    return std::log2(i == 0 ? rows(0) : rows(i) / rows(i - 1));
  }
  /// Seconds, and what copies must save beside: less than those of the product as it stands if they
  /// pay. Null is to copy nothing.
  double getCost(const SmallVector<unsigned> *copied, size_t i) {
    if (!copied)
      return base.get(i);
    double seconds = getTime(*copied, i);
    return std::max(seconds / (1 - kWorth), seconds + kLeastSaved);
  }

  const Product &product;
  Times &base;
  const Sharers &sharers;
  const ChipInfo &chip;
  Expectations &expectations;
  SmallVector<SmallVector<unsigned>, 3> choices;
};
} // namespace

/// Decides which constants of the product to pad; gives its times then.
static Times &decideConstants(Product &product, Expectations &expectations) {
  MatmulOp op = product.op;
  Times &base = expectations.get(op, {});
  if (product.constants.empty())
    return base;
  Times &padded = expectations.get(op, product.constants);
  if (padded.getLast() >= base.getLast() ||
      llvm::any_of(llvm::seq(base.size()), [&](size_t i) { return padded.get(i) > base.get(i); }))
    return base;
  product.always = product.constants;
  product.whyAlways = llvm::formatv(
      "{0}; padded when {1} packed, and the product takes {2:F1} us instead of {3:F1} by the "
      "model",
      describeRows(op, product.constants), product.constants.size() == 1 ? "it is" : "they are",
      padded.getLast() * 1e6, base.getLast() * 1e6);
  return padded;
}

/// Decides which operands of the product to pad, if the model is asked.
static void decide(Product &product, const Sharers &sharers, const ChipInfo &chip,
                   Expectations &expectations) {
  product.always.clear();
  product.whyAlways.clear();
  product.ranges.clear();
  product.whyNot.clear();
  Times &base = decideConstants(product, expectations);
  Choices choices(product, base, sharers, chip, expectations);
  if (choices.areNone())
    return;
  const size_t most = base.size() - 1;
  SmallVector<const SmallVector<unsigned> *> chosen = choices.choose(bool(product.rows));
  if (llvm::all_of(chosen, [](const auto *choice) { return !choice; })) {
    if (product.always.empty())
      product.whyNot = choices.explain(*choices.findBest(most), most);
    return;
  }
  for (size_t last = 0; last <= most; ++last) {
    if (last < most && chosen[last + 1] == chosen[last])
      continue;
    int64_t fewest = product.ranges.empty() ? 0 : product.ranges.back().most + 1;
    RowRange range{fewest, base.getRows(last).bound, {}, {}};
    if (chosen[last]) {
      range.copied = *chosen[last];
      range.why = choices.explain(range.copied, last);
      if (!range.isForAll())
        range.why +=
            llvm::formatv(", with {0} rows; for {1}",
                          base.getRows(last).sizes[getGuardedDims(product.op).front()],
                          range.most == 0 ? llvm::formatv("{0} and more", range.fewest).str()
                                          : llvm::formatv("up to {0}", range.most).str());
    }
    product.ranges.push_back(std::move(range));
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

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
