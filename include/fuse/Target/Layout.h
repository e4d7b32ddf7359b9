//===- Layout.h - where the elements of a tile live -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layout spreads a tile over registers, lanes, warps and CTAs. It is a list of
// mixed-radix digits: a digit of size s at some level takes s values; each step
// moves the coordinate of one dimension by `stride`, or of none (replication).
// A register (lane, warp) index is read as a mixed-radix number whose least
// significant digit is the first of that level in the list.
//
// Example, the accumulator of NVIDIA's m16n8k16 (dimensions m, n):
//
//   register (n, 2, 1) (m, 2, 8)    lane (n, 4, 2) (m, 8, 1)
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_LAYOUT_H
#define FUSE_TARGET_LAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::fuse {

enum class LayoutLevel { Register, Lane, Warp, Cta };

struct LayoutDigit {
  LayoutLevel level;
  /// Dimension of the tile, -1 for replication.
  int dim;
  int64_t size;
  /// Elements along `dim` per step.
  int64_t stride;

  bool operator==(const LayoutDigit &other) const {
    return level == other.level && dim == other.dim && size == other.size && stride == other.stride;
  }
  friend llvm::hash_code hash_value(const LayoutDigit &digit) {
    return llvm::hash_combine(digit.level, digit.dim, digit.size, digit.stride);
  }
};

class Layout {
public:
  Layout() = default;
  Layout(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<LayoutDigit> digits)
      : shape(shape), digits(digits) {}

  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  llvm::ArrayRef<LayoutDigit> getDigits() const { return digits; }

  /// Number of indices at a level: the product of its digits' sizes.
  int64_t getCount(LayoutLevel level) const;
  /// The digits of one level, least significant first.
  llvm::SmallVector<LayoutDigit> getLevel(LayoutLevel level) const;
  /// The same of the digits along `dim`.
  int64_t getCountAlong(LayoutLevel level, int dim) const;
  /// Coordinates that index `index` of `level` contributes.
  llvm::SmallVector<int64_t> getOffset(LayoutLevel level, int64_t index) const;

  /// True if along every dimension the strides chain 1, s1, s1*s2, ... up to the
  /// extent, so that each element has a place. `why` says what is wrong.
  bool isValid(std::string *why = nullptr) const;

  /// The layout of an operand that is broadcast along the dimensions in which
  /// `operandShape` is 1: their register digits go, their lanes replicate.
  Layout project(llvm::ArrayRef<int64_t> operandShape) const;
  /// The register of `project(operandShape)` that register `index` reads.
  int64_t projectRegister(llvm::ArrayRef<int64_t> operandShape, int64_t index) const;

  /// Where every lane of every warp has the elements of `from`: for each register the one of `from`
  /// that holds the same element. None where elements are elsewhere.
  std::optional<llvm::SmallVector<int64_t>> findRegisters(const Layout &from) const;
  /// Where each warp has the elements of `from`, in other lanes: for each register the one of
  /// `from` that all lanes want, each from some lane of its warp. None where lanes want different
  /// ones, or elements are in other warps.
  std::optional<llvm::SmallVector<int64_t>> findShuffled(const Layout &from) const;

  /// How many consecutive elements along `dim` one lane holds.
  int64_t getVectorWidth(int dim) const;
  /// The registers in groups of `width` (which divides getVectorWidth) that hold
  /// consecutive elements along `dim`, in order.
  llvm::SmallVector<llvm::SmallVector<int64_t>> getVectors(int dim, int64_t width) const;

  /// Spreads `factor` instances of this layout along `dim` so that each lane's
  /// run of `run` consecutive elements grows to `run * factor`: instance i takes
  /// the i-th part of the run. Digits that straddle the run are split. The
  /// instance index becomes a new most significant register digit, and the
  /// extent of `dim` grows by `factor`.
  Layout interleave(int dim, int64_t run, int64_t factor) const;

  /// Dimensions 0 and 1 change places.
  Layout transpose() const;

  /// Repeats the layout `count` times along `dim`, at a new most significant
  /// digit of `level`.
  Layout repeat(LayoutLevel level, int dim, int64_t count) const;

  std::string str() const;

private:
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<LayoutDigit> digits;
};

} // namespace mlir::fuse

#endif // FUSE_TARGET_LAYOUT_H
