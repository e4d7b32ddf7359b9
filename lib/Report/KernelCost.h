//===- KernelCost.h - work and traffic of a fuse op -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_KERNELCOST_H
#define FUSE_LIB_REPORT_KERNELCOST_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mlir::fuse {

/// A polynomial in named sizes, with integer coefficients.
class SizePolynomial {
public:
  SizePolynomial() = default;
  SizePolynomial(int64_t constant) { add({}, constant); }
  static SizePolynomial size(StringRef name);

  SizePolynomial operator+(const SizePolynomial &other) const;
  SizePolynomial operator*(const SizePolynomial &other) const;

  /// With the sizes in `values` filled in.
  SizePolynomial substitute(const std::map<std::string, int64_t> &values) const;
  /// The number, if no size is left.
  std::optional<int64_t> getConstant() const;
  /// `8192*M + 33554432`
  std::string str() const;

private:
  using Monomial = std::vector<std::string>;
  void add(Monomial monomial, int64_t coefficient);
  std::map<Monomial, int64_t> terms;
};

struct KernelCost {
  /// Multiplications and additions of contractions, two per product. Of row and elementwise
  /// ops, the floating-point operations of their regions and five per element of a row op.
  SizePolynomial flops;
  /// Each input read once, each result written once.
  SizePolynomial bytesFused;
  /// The same by a library: each contraction or row op by itself, writing the type of the
  /// result, and one elementwise kernel for each region that does more than convert.
  SizePolynomial bytesUnfused;
};

/// `sizes` are the extents of the op's iteration dimensions.
KernelCost getKernelCost(IndexedOpInterface op, ArrayRef<SizePolynomial> sizes);

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_KERNELCOST_H
