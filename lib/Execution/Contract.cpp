//===- Contract.cpp - float64 contractions by a BLAS ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contract.h"
#include <cblas.h>
#include <vector>

namespace {
struct Loop {
  int64_t extent, lhs, rhs, out;
};
using LoopNest = std::vector<Loop>;

int64_t pointsOf(const LoopNest &loops) {
  int64_t points = 1;
  for (const Loop &loop : loops)
    points *= loop.extent;
  return points;
}

/// The offset of each point of a loop nest for one operand, in row-major order.
std::vector<int64_t> offsets(const LoopNest &loops, int64_t Loop::*stride) {
  std::vector<int64_t> result = {0};
  for (const Loop &loop : loops) {
    std::vector<int64_t> next;
    next.reserve(result.size() * loop.extent);
    for (int64_t base : result)
      for (int64_t i = 0; i < loop.extent; ++i)
        next.push_back(base + i * loop.*stride);
    result.swap(next);
  }
  return result;
}
} // namespace

/// Operands are packed, so any strides will do; packing is a small part of the
/// work.
void mlir::fuse::exec::contractF64(const double *lhs, const double *rhs, double *out,
                                   int64_t numLoops, const int64_t *description) {
  LoopNest batch, rows, columns, depth;
  for (int64_t i = 0; i < numLoops; ++i) {
    Loop loop = {description[4 * i], description[4 * i + 1], description[4 * i + 2],
                 description[4 * i + 3]};
    if (loop.extent == 0)
      return;
    LoopNest &role = !loop.out                          ? depth
                     : bool(loop.lhs) == bool(loop.rhs) ? batch
                     : loop.lhs                         ? rows
                                                        : columns;
    role.push_back(loop);
  }
  int64_t m = pointsOf(rows), n = pointsOf(columns), k = pointsOf(depth);
  std::vector<double> a(m * k), b(k * n), c(m * n);
  std::vector<int64_t> rowLhs = offsets(rows, &Loop::lhs), rowOut = offsets(rows, &Loop::out),
                       columnRhs = offsets(columns, &Loop::rhs),
                       columnOut = offsets(columns, &Loop::out),
                       depthLhs = offsets(depth, &Loop::lhs), depthRhs = offsets(depth, &Loop::rhs),
                       batchLhs = offsets(batch, &Loop::lhs), batchRhs = offsets(batch, &Loop::rhs),
                       batchOut = offsets(batch, &Loop::out);
  for (size_t point = 0; point < batchOut.size(); ++point) {
    const double *x = lhs + batchLhs[point], *y = rhs + batchRhs[point];
    double *z = out + batchOut[point];
    for (int64_t i = 0; i < m; ++i)
      for (int64_t l = 0; l < k; ++l)
        a[i * k + l] = x[rowLhs[i] + depthLhs[l]];
    for (int64_t j = 0; j < n; ++j)
      for (int64_t l = 0; l < k; ++l)
        b[j * k + l] = y[columnRhs[j] + depthRhs[l]];
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, m, n, k, 1.0, a.data(), k, b.data(), k,
                0.0, c.data(), n);
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j)
        z[rowOut[i] + columnOut[j]] += c[i * n + j];
  }
}
