//===- MatrixMultiply.cpp - the arithmetic of matrix units ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatrixMultiply.h"

#include <cmath>
#include <type_traits>

using namespace fuse;

// Compiled for the baseline and for AVX2 with FMA; the loader picks one. Results do not depend
// on which: std::fma rounds once in both, and nothing is contracted (-ffp-contract=off).
#if defined(__x86_64__) && defined(__linux__)
#define HOST_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define HOST_CLONES
#endif

/// `width` columns of D, which stay in registers.
template <unsigned width, typename T>
[[gnu::always_inline]] static inline void strip(unsigned m, unsigned n, unsigned k, const T *a,
                                                const T *b, T *d) {
  for (unsigned i = 0; i < m; ++i) {
    T row[width];
    for (unsigned j = 0; j < width; ++j)
      row[j] = d[i * n + j];
    for (unsigned p = 0; p < k; ++p) {
      const T factor = a[i * k + p];
      for (unsigned j = 0; j < width; ++j) {
        if constexpr (std::is_floating_point_v<T>)
          row[j] = std::fma(factor, b[p * n + j], row[j]);
        else
          row[j] += factor * b[p * n + j];
      }
    }
    for (unsigned j = 0; j < width; ++j)
      d[i * n + j] = row[j];
  }
}

template <typename T>
[[gnu::always_inline]] static inline void multiplyStrips(unsigned m, unsigned n, unsigned k,
                                                         const T *a, const T *b, T *d) {
  unsigned j = 0;
  for (; j + 32 <= n; j += 32)
    strip<32>(m, n, k, a, b + j, d + j);
  for (; j + 16 <= n; j += 16)
    strip<16>(m, n, k, a, b + j, d + j);
  for (; j + 4 <= n; j += 4)
    strip<4>(m, n, k, a, b + j, d + j);
}

HOST_CLONES void sim::multiply(unsigned m, unsigned n, unsigned k, const float *a, const float *b,
                               float *d) {
  multiplyStrips(m, n, k, a, b, d);
}

HOST_CLONES void sim::multiply(unsigned m, unsigned n, unsigned k, const double *a, const double *b,
                               double *d) {
  multiplyStrips(m, n, k, a, b, d);
}

HOST_CLONES void sim::multiply(unsigned m, unsigned n, unsigned k, const uint32_t *a,
                               const uint32_t *b, uint32_t *d) {
  multiplyStrips(m, n, k, a, b, d);
}
