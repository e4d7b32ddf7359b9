//===- Layout.cpp - where the elements of a tile live ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>
#include <map>

using namespace mlir::fuse;

int64_t Layout::getCount(LayoutLevel level) const {
  int64_t count = 1;
  for (const LayoutDigit &digit : digits)
    if (digit.level == level)
      count *= digit.size;
  return count;
}

int64_t Layout::getCountAlong(LayoutLevel level, int dim) const {
  int64_t count = 1;
  for (const LayoutDigit &digit : digits)
    if (digit.level == level && digit.dim == dim)
      count *= digit.size;
  return count;
}

llvm::SmallVector<LayoutDigit> Layout::getLevel(LayoutLevel level) const {
  llvm::SmallVector<LayoutDigit> result;
  llvm::copy_if(digits, std::back_inserter(result),
                [&](const LayoutDigit &digit) { return digit.level == level; });
  return result;
}

llvm::SmallVector<int64_t> Layout::getOffset(LayoutLevel level, int64_t index) const {
  llvm::SmallVector<int64_t> offset(shape.size(), 0);
  for (const LayoutDigit &digit : getLevel(level)) {
    if (digit.dim >= 0)
      offset[digit.dim] += index % digit.size * digit.stride;
    index /= digit.size;
  }
  return offset;
}

bool Layout::isValid(std::string *why) const {
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    llvm::SmallVector<LayoutDigit> chain;
    for (const LayoutDigit &digit : digits)
      if (digit.dim == int(dim) && digit.size > 1)
        chain.push_back(digit);
    llvm::sort(chain, [](auto &a, auto &b) { return a.stride < b.stride; });
    int64_t next = 1;
    for (const LayoutDigit &digit : chain) {
      if (digit.stride != next) {
        if (why)
          *why = "dimension " + std::to_string(dim) + " has a digit of stride " +
                 std::to_string(digit.stride) + " where " + std::to_string(next) + " must follow";
        return false;
      }
      next *= digit.size;
    }
    if (next != extent) {
      if (why)
        *why = "dimension " + std::to_string(dim) + " covers " + std::to_string(next) + " of " +
               std::to_string(extent) + " elements";
      return false;
    }
  }
  return true;
}

Layout Layout::project(llvm::ArrayRef<int64_t> operandShape) const {
  assert(operandShape.size() == shape.size());
  llvm::SmallVector<LayoutDigit> kept;
  for (LayoutDigit digit : digits) {
    if (digit.dim >= 0 && operandShape[digit.dim] == 1 && shape[digit.dim] != 1) {
      if (digit.level == LayoutLevel::Register)
        continue;
      digit.dim = -1;
    }
    kept.push_back(digit);
  }
  return Layout(operandShape, kept);
}

int64_t Layout::projectRegister(llvm::ArrayRef<int64_t> operandShape, int64_t index) const {
  int64_t projected = 0, weight = 1;
  for (const LayoutDigit &digit : getLevel(LayoutLevel::Register)) {
    int64_t value = index % digit.size;
    index /= digit.size;
    if (digit.dim >= 0 && operandShape[digit.dim] == 1 && shape[digit.dim] != 1)
      continue;
    projected += value * weight;
    weight *= digit.size;
  }
  return projected;
}

std::optional<llvm::SmallVector<int64_t>> Layout::findRegisters(const Layout &from) const {
  if (shape != from.shape)
    return std::nullopt;
  for (LayoutLevel level : {LayoutLevel::Lane, LayoutLevel::Warp, LayoutLevel::Cta}) {
    if (getCount(level) != from.getCount(level))
      return std::nullopt;
    for (int64_t i = 0; i < getCount(level); ++i)
      if (getOffset(level, i) != from.getOffset(level, i))
        return std::nullopt;
  }
  std::map<llvm::SmallVector<int64_t>, int64_t> places;
  for (int64_t r = 0; r < from.getCount(LayoutLevel::Register); ++r)
    places.try_emplace(from.getOffset(LayoutLevel::Register, r), r);
  llvm::SmallVector<int64_t> registers;
  for (int64_t r = 0; r < getCount(LayoutLevel::Register); ++r) {
    auto found = places.find(getOffset(LayoutLevel::Register, r));
    if (found == places.end())
      return std::nullopt;
    registers.push_back(found->second);
  }
  return registers;
}

/// What index of `level` holds the element at `at`, as far as digits say: those of copies are those
/// of `own`.
static int64_t findIndex(const Layout &layout, LayoutLevel level, llvm::ArrayRef<int64_t> at,
                         int64_t own) {
  int64_t index = 0, weight = 1;
  for (const LayoutDigit &digit : layout.getLevel(level)) {
    int64_t value =
        digit.dim < 0 ? own / weight % digit.size : at[digit.dim] / digit.stride % digit.size;
    index += value * weight;
    weight *= digit.size;
  }
  return index;
}

std::optional<llvm::SmallVector<int64_t>> Layout::findShuffled(const Layout &from) const {
  if (shape != from.shape)
    return std::nullopt;
  llvm::SmallVector<int64_t> sources;
  for (int64_t r = 0; r < getCount(LayoutLevel::Register); ++r) {
    int64_t source = -1;
    for (int64_t warp = 0; warp < getCount(LayoutLevel::Warp); ++warp)
      for (int64_t lane = 0; lane < getCount(LayoutLevel::Lane); ++lane) {
        llvm::SmallVector<int64_t> at = getOffset(LayoutLevel::Register, r);
        llvm::SmallVector<int64_t> byLane = getOffset(LayoutLevel::Lane, lane);
        llvm::SmallVector<int64_t> byWarp = getOffset(LayoutLevel::Warp, warp);
        for (size_t dim = 0; dim < at.size(); ++dim)
          at[dim] += byLane[dim] + byWarp[dim];
        int64_t wanted = findIndex(from, LayoutLevel::Register, at, 0);
        if (findIndex(from, LayoutLevel::Warp, at, warp) != warp ||
            (source >= 0 && source != wanted))
          return std::nullopt;
        source = wanted;
      }
    sources.push_back(source);
  }
  return sources;
}

int64_t Layout::getVectorWidth(int dim) const {
  llvm::SmallVector<LayoutDigit> registers = getLevel(LayoutLevel::Register);
  int64_t width = 1;
  for (bool grown = true; grown;) {
    grown = false;
    for (const LayoutDigit &digit : registers)
      if (digit.dim == dim && digit.size > 1 && digit.stride == width) {
        width *= digit.size;
        grown = true;
      }
  }
  return width;
}

llvm::SmallVector<llvm::SmallVector<int64_t>> Layout::getVectors(int dim, int64_t width) const {
  llvm::SmallVector<llvm::SmallVector<int64_t>> vectors;
  if (dim < 0 || width == 1) {
    for (int64_t r = 0; r < getCount(LayoutLevel::Register); ++r)
      vectors.push_back({r});
    return vectors;
  }
  // Registers that agree in everything but the place within a vector.
  llvm::SmallVector<std::pair<int64_t, int64_t>> byPlace;
  for (int64_t r = 0; r < getCount(LayoutLevel::Register); ++r) {
    int64_t rest = 0, index = r, weight = 1;
    for (const LayoutDigit &digit : getLevel(LayoutLevel::Register)) {
      int64_t value = index % digit.size;
      if (digit.dim == dim && digit.stride < width)
        value -= value % std::max<int64_t>(width / digit.stride, 1);
      rest += value * weight;
      weight *= digit.size;
      index /= digit.size;
    }
    byPlace.push_back({rest, r});
  }
  llvm::sort(byPlace, [&](auto &x, auto &y) {
    if (x.first != y.first)
      return x.first < y.first;
    return getOffset(LayoutLevel::Register, x.second)[dim] <
           getOffset(LayoutLevel::Register, y.second)[dim];
  });
  for (auto [i, entry] : llvm::enumerate(byPlace)) {
    if (i % width == 0)
      vectors.emplace_back();
    vectors.back().push_back(entry.second);
  }
  return vectors;
}

Layout Layout::interleave(int dim, int64_t run, int64_t factor) const {
  llvm::SmallVector<LayoutDigit> result;
  for (LayoutDigit digit : digits) {
    if (digit.dim != dim || digit.stride * digit.size <= run) {
      result.push_back(digit);
    } else if (digit.stride >= run) {
      digit.stride *= factor;
      result.push_back(digit);
    } else {
      int64_t inner = run / digit.stride;
      result.push_back({digit.level, dim, inner, digit.stride});
      result.push_back({digit.level, dim, digit.size / inner, run * factor});
    }
  }
  result.push_back({LayoutLevel::Register, dim, factor, run});
  llvm::SmallVector<int64_t> grown(shape);
  grown[dim] *= factor;
  return Layout(grown, result);
}

Layout Layout::repeat(LayoutLevel level, int dim, int64_t count) const {
  llvm::SmallVector<LayoutDigit> result(digits);
  result.push_back({level, dim, count, shape[dim]});
  llvm::SmallVector<int64_t> grown(shape);
  grown[dim] *= count;
  return Layout(grown, result);
}

Layout Layout::transpose() const {
  assert(shape.size() == 2);
  llvm::SmallVector<LayoutDigit> result(digits);
  for (LayoutDigit &digit : result)
    if (digit.dim >= 0)
      digit.dim = 1 - digit.dim;
  return Layout({shape[1], shape[0]}, result);
}

std::string Layout::str() const {
  static const char *names[] = {"register", "lane", "warp", "cta"};
  std::string text;
  llvm::raw_string_ostream os(text);
  for (LayoutLevel level :
       {LayoutLevel::Register, LayoutLevel::Lane, LayoutLevel::Warp, LayoutLevel::Cta}) {
    llvm::SmallVector<LayoutDigit> list = getLevel(level);
    if (list.empty())
      continue;
    os << (text.empty() ? "" : " ") << names[int(level)];
    for (const LayoutDigit &digit : list) {
      os << " (";
      if (digit.dim < 0)
        os << "copies, " << digit.size << ")";
      else
        os << "d" << digit.dim << ", " << digit.size << ", " << digit.stride << ")";
    }
  }
  return text;
}
