//===- check.h - what the C tests share -----------------------------*- C -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_CAPI_CHECK_H
#define FUSE_TEST_CAPI_CHECK_H

#include "fuse-c/Support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Ends the program unless `condition` holds.
#define CHECK(condition)                                                                           \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);                      \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

/// Ends the program unless a call gives `status`, and a message that contains `text`.
#define EXPECT(status, text, lastError, call)                                                      \
  do {                                                                                             \
    FuseStatus got = (call);                                                                       \
    if (got != (status) || (got != FUSE_OK && !strstr(lastError(), text))) {                       \
      fprintf(stderr, "%s:%d: %s\n  gives %d: %s\n", __FILE__, __LINE__, #call, (int)got,          \
              lastError());                                                                        \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

/// The f16 with the value `eighths` / 8; -16 to 16 eighths.
static inline uint16_t halfOf(int eighths) {
  uint16_t sign = 0;
  if (eighths < 0) {
    sign = 0x8000;
    eighths = -eighths;
  }
  if (!eighths)
    return sign;
  int exponent = 0;
  while (eighths >> (exponent + 1))
    ++exponent;
  return (uint16_t)(sign | (exponent - 3 + 15) << 10 |
                    (((unsigned)eighths << (10 - exponent)) & 0x3ff));
}

/// The value of a normal f16 or zero.
static inline double valueOf(uint16_t half) {
  const int exponent = half >> 10 & 31;
  const double magnitude =
      exponent ? ldexp(1024 + (half & 1023), exponent - 25) : ldexp(half & 1023, -24);
  return half & 0x8000 ? -magnitude : magnitude;
}

/// The block of test/Runtime/cuda/Inputs/tensor-maps.mlir: tanh(x·wᵀ + b)·vᵀ.
enum { WIDTH = 64, HIDDEN = 128 };
typedef struct Block {
  size_t rows;
  uint16_t *x, *w, *b, *v;
  double *expected;
} Block;

static inline uint16_t *drawHalves(size_t count, unsigned *seed) {
  uint16_t *halves = (uint16_t *)malloc(count * sizeof(uint16_t));
  for (size_t i = 0; i < count; ++i) {
    *seed = *seed * 1103515245u + 12345u;
    halves[i] = halfOf((int)(*seed >> 16) % 5 - 2);
  }
  return halves;
}

static inline Block makeBlock(size_t rows, unsigned seed) {
  Block block;
  block.rows = rows;
  block.x = drawHalves(rows * WIDTH, &seed);
  block.w = drawHalves(HIDDEN * WIDTH, &seed);
  block.b = drawHalves(HIDDEN, &seed);
  block.v = drawHalves(WIDTH * HIDDEN, &seed);
  block.expected = (double *)malloc(rows * WIDTH * sizeof(double));
  for (size_t i = 0; i < rows; ++i) {
    double hidden[HIDDEN];
    for (size_t j = 0; j < HIDDEN; ++j) {
      double sum = valueOf(block.b[j]);
      for (size_t k = 0; k < WIDTH; ++k)
        sum += valueOf(block.x[i * WIDTH + k]) * valueOf(block.w[j * WIDTH + k]);
      hidden[j] = tanh(sum);
    }
    for (size_t j = 0; j < WIDTH; ++j) {
      double sum = 0;
      for (size_t k = 0; k < HIDDEN; ++k)
        sum += hidden[k] * valueOf(block.v[j * HIDDEN + k]);
      block.expected[i * WIDTH + j] = sum;
    }
  }
  return block;
}

static inline void freeBlock(Block block) {
  free(block.x);
  free(block.w);
  free(block.b);
  free(block.v);
  free(block.expected);
}

/// Whether a result is that of the block, within the accuracy of f16.
static inline int isExpected(Block block, const uint16_t *result) {
  double error = 0, norm = 0;
  for (size_t i = 0; i < block.rows * WIDTH; ++i) {
    const double difference = valueOf(result[i]) - block.expected[i];
    error += difference * difference;
    norm += block.expected[i] * block.expected[i];
  }
  return sqrt(error) <= 2e-3 * sqrt(norm);
}

#endif // FUSE_TEST_CAPI_CHECK_H
