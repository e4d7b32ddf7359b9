//===- MatrixMultiply.h - the arithmetic of matrix units --------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_MATRIXMULTIPLY_H
#define FUSE_LIB_SIMULATOR_MATRIXMULTIPLY_H

#include <cstdint>

namespace fuse::sim {

/// D += A * B, all row-major and dense: A of m x k, B of k x n, n a multiple of 4. Each element
/// of D is a chain of fused multiply-adds in the order of k, each rounded to nearest even.
void multiply(unsigned m, unsigned n, unsigned k, const float *a, const float *b, float *d);
void multiply(unsigned m, unsigned n, unsigned k, const double *a, const double *b, double *d);
/// Modulo 2^32.
void multiply(unsigned m, unsigned n, unsigned k, const uint32_t *a, const uint32_t *b,
              uint32_t *d);

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_MATRIXMULTIPLY_H
