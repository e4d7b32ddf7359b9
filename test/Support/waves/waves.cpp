//===- waves.cpp - runs the LLVM IR of AMD kernels on a CPU ---------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every thread of a work group is a fiber. Operations of a whole wave (MFMA,
// permutes) and barriers end a round: each fiber runs to its next such point,
// leaves its operands, and finds its neighbours' in the next round. run-waves.py
// compiles a kernel's LLVM IR for this machine with the AMD intrinsics replaced by
// calls of the functions here. It checks what Fuse generates, not what LLVM makes
// of it. MFMA semantics: AMD CDNA3 ISA, "Dense Matrix Multiplication".
//
//===----------------------------------------------------------------------===//

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ucontext.h>
#include <vector>

using Half4 = _Float16 __attribute__((ext_vector_type(4)));
using Short4 = short __attribute__((ext_vector_type(4)));
using Float4 = float __attribute__((ext_vector_type(4)));
using Kernel = void (*)(void **);

static constexpr int waveSize = 64, maxThreads = 1024;
static constexpr size_t stackBytes = 1 << 18;

static Kernel kernel;
static void **kernelArguments;
static int thread, block;
static ucontext_t scheduler;
static std::vector<ucontext_t> fibers;
static std::vector<bool> finished;
static std::vector<int> rounds;
// What each thread left in the last two rounds: a thread that has run on into its
// next round must not overwrite what its neighbours have yet to read.
static float leftA[2][maxThreads][4], leftB[2][maxThreads][4];
static int leftWord[2][maxThreads];

static void endRound() {
  int self = thread;
  ++rounds[self];
  swapcontext(&fibers[self], &scheduler);
}

static int half() { return rounds[thread] & 1; }

/// D[row][column] += sum over k of A[row][k] * B[column][k]; a lane holds column
/// lane % 16, rows 4 * (lane / 16) + i, and of the operands row lane % 16, `depth`
/// k from depth * (lane / 16).
static Float4 multiply(int which, Float4 acc, int depth) {
  int wave = thread / waveSize * waveSize, lane = thread % waveSize;
  for (int i = 0; i < 4; ++i) {
    int row = 4 * (lane / 16) + i, column = lane % 16;
    float sum = 0;
    for (int quarter = 0; quarter < 4; ++quarter)
      for (int k = 0; k < depth; ++k)
        sum += leftA[which][wave + quarter * 16 + row][k] *
               leftB[which][wave + quarter * 16 + column][k];
    acc[i] += sum;
  }
  return acc;
}

static float fromBfloat(short bits) {
  uint32_t word = uint32_t(uint16_t(bits)) << 16;
  float value;
  memcpy(&value, &word, 4);
  return value;
}

extern "C" {
int waves_thread() { return thread; }
int waves_block() { return block; }
int waves_lane() { return thread % waveSize; }
void waves_barrier() { endRound(); }

int waves_bpermute(int address, int value) {
  int which = half();
  leftWord[which][thread] = value;
  endRound();
  return leftWord[which][thread / waveSize * waveSize + (address >> 2 & (waveSize - 1))];
}

Float4 waves_mfma_f16(Half4 a, Half4 b, Float4 acc) {
  int which = half();
  for (int i = 0; i < 4; ++i) {
    leftA[which][thread][i] = float(a[i]);
    leftB[which][thread][i] = float(b[i]);
  }
  endRound();
  return multiply(which, acc, 4);
}

Float4 waves_mfma_bf16(Short4 a, Short4 b, Float4 acc) {
  int which = half();
  for (int i = 0; i < 4; ++i) {
    leftA[which][thread][i] = fromBfloat(a[i]);
    leftB[which][thread][i] = fromBfloat(b[i]);
  }
  endRound();
  return multiply(which, acc, 4);
}

Float4 waves_mfma_f32(float a, float b, Float4 acc) {
  int which = half();
  leftA[which][thread][0] = a;
  leftB[which][thread][0] = b;
  endRound();
  return multiply(which, acc, 1);
}

float waves_exp2(float x) { return exp2f(x); }
float waves_rcp(float x) { return 1 / x; }
float waves_rsq(float x) { return 1 / sqrtf(x); }
float waves_log(float x) { return log2f(x); }

static void runThread() {
  kernel(kernelArguments);
  finished[thread] = true;
  swapcontext(&fibers[thread], &scheduler);
}

/// Runs a grid, one work group after the other; 0 if all threads of each group
/// met the same number of barriers and wave operations.
int waves_run(Kernel function, void **arguments, int blocks, int threads) {
  static std::vector<char *> stacks;
  while (int(stacks.size()) < threads)
    stacks.push_back(static_cast<char *>(malloc(stackBytes)));
  kernel = function;
  kernelArguments = arguments;
  for (block = 0; block < blocks; ++block) {
    fibers.assign(threads, ucontext_t());
    finished.assign(threads, false);
    rounds.assign(threads, 0);
    for (int t = 0; t < threads; ++t) {
      getcontext(&fibers[t]);
      fibers[t].uc_stack.ss_sp = stacks[t];
      fibers[t].uc_stack.ss_size = stackBytes;
      makecontext(&fibers[t], runThread, 0);
    }
    for (int left = threads; left > 0;) {
      int ended = 0;
      for (thread = 0; thread < threads; ++thread) {
        if (finished[thread])
          continue;
        swapcontext(&scheduler, &fibers[thread]);
        ended += finished[thread];
      }
      left -= ended;
      if (ended > 0 && left > 0) {
        fprintf(stderr, "block %d: %d threads ended while %d wait at a barrier\n", block, ended,
                left);
        return 1;
      }
    }
  }
  return 0;
}
}
