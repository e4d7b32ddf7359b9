//===- PaddingChoice.h - which operands to pad ------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fuse-pad-operands: what the model says of matmuls as they stand and with padded operands.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDINGCHOICE_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDINGCHOICE_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Target/Cost.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <optional>

namespace mlir::fuse::padding {

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
  Times &get(MatmulOp op, ArrayRef<unsigned> padded);

private:
  const ChipInfo &chip;
  OwningOpRef<ModuleOp> trials;
  DenseMap<Operation *, std::unique_ptr<Times>, SameCodeInfo> times;
};

/// The operands of `op` whose rows keep tensor maps away, and would not if they were padded.
SmallVector<unsigned> findPaddable(KernelOp kernel, MatmulOp op);

/// `operands 0 and 1 have rows of 8194 bytes`.
std::string describeRows(MatmulOp op, ArrayRef<unsigned> numbers);

/// Decides which operands of the product to pad, as the model says.
void decide(Product &product, const Sharers &sharers, const ChipInfo &chip,
            Expectations &expectations);

} // namespace mlir::fuse::padding

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_PADDINGCHOICE_H
