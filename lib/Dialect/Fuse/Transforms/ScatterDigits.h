//===- ScatterDigits.h - indices that only count ----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends write the coordinates of a scatter as a tensor: counters, broadcast, beside each other
// with what is data, and collapsed. Here it is asked what such a tensor holds, as a sum of
// coordinates, or which element of which tensor it shows.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_SCATTERDIGITS_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_SCATTERDIGITS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Value.h"

namespace mlir::fuse {

/// A sum of digits, each times a factor, and of a number.
struct DigitSum {
  llvm::SmallVector<std::pair<int64_t, unsigned>, 2> terms; ///< factor, digit; each digit once
  int64_t number = 0;

  static DigitSum ofNumber(int64_t number) { return {{}, number}; }
  static DigitSum ofDigit(unsigned digit, int64_t factor = 1) { return {{{factor, digit}}, 0}; }
  bool isNumber() const { return terms.empty(); }
  /// The digit that this is, alone.
  std::optional<unsigned> getDigit() const;
};

/// An element of a tensor.
struct Element {
  Value tensor;
  SmallVector<DigitSum> place;
};

/// Asks what tensors hold at places that are sums of digits.
class DigitTracer {
public:
  /// A digit of extent `extents[i]` is from 0 to that, exclusive; of one that is dynamic no more is
  /// known than of any size.
  explicit DigitTracer(ArrayRef<int64_t> extents) : extents(extents) {}

  /// What `element` is a copy of.
  Element getOrigin(Element element) const;
  /// What `element`, an integer, is in terms of digits.
  std::optional<DigitSum> getValue(const Element &element) const { return valueOf(element, 0); }

private:
  std::optional<DigitSum> valueOf(Element element, unsigned depth) const;
  std::optional<DigitSum> valueOf(linalg::GenericOp op, unsigned result, ArrayRef<DigitSum> place,
                                  unsigned depth) const;
  std::optional<DigitSum> compute(Operation *op, ArrayRef<DigitSum> operands) const;
  /// One step of getOrigin.
  std::optional<Element> look(const Element &element) const;
  std::optional<SmallVector<DigitSum>> placeOfOperand(linalg::GenericOp op, OpOperand &operand,
                                                      ArrayRef<DigitSum> loops) const;

  /// The least and the greatest value.
  std::pair<int64_t, int64_t> getRange(const DigitSum &sum) const;
  /// `sum` / `divisor` and its remainder, where the digits tell them apart.
  std::optional<std::pair<DigitSum, DigitSum>> divide(const DigitSum &sum, int64_t divisor) const;
  static DigitSum add(const DigitSum &a, const DigitSum &b, int64_t factor = 1);

  SmallVector<int64_t> extents;
};

/// The extents, none of which is 1, that dimension `dim` of `tensor` is the collapse of; empty if
/// it is none of static extents.
SmallVector<int64_t> findDigits(Value tensor, int64_t dim);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_SCATTERDIGITS_H
