//===- PaddingChoice.cpp - which operands to pad --------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddingChoice.h"
#include "PaddedRows.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Target/Legality.h"
#include "fuse/Target/TilePlan.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::padding;

/// A copy must save this share of a product's time: the model errs by 7% on average.
static constexpr double kWorth = 0.05;
/// And seconds: more than the gap between two kernels, which the model does not see.
static constexpr double kLeastSaved = 2e-6;
/// How much longer a copy takes than to move its bytes: it loads 2 at a time. By what products of
/// 3001 x 2049, 4096 x 4097 and 12288 x 3073 take on an H200 beside those of padded operands.
static constexpr double kCopyLoss = 1.3;

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

Times &Expectations::get(MatmulOp op, ArrayRef<unsigned> padded) {
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

SmallVector<unsigned> mlir::fuse::padding::findPaddable(KernelOp kernel, MatmulOp op) {
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

std::string mlir::fuse::padding::describeRows(MatmulOp op, ArrayRef<unsigned> numbers) {
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

void mlir::fuse::padding::decide(Product &product, const Sharers &sharers, const ChipInfo &chip,
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
