//===- fragments.h - what the tests of matrix fragments share ---*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_SIMULATOR_FRAGMENTS_H
#define FUSE_TEST_SIMULATOR_FRAGMENTS_H

#include "fuse/Target/MatrixAtom.h"

#include <functional>
#include <map>
#include <string>

/// Prints "ok" or "FAIL" and counts.
void report(const std::string &what, bool ok);

/// Integers from -3 to 3, exact in every format; 31-bit linear congruences.
class SmallIntegers {
public:
  int next() {
    state = state * 1103515245 + 12345;
    return int(state >> 16 & 0x7fff) % 7 - 3;
  }

private:
  uint32_t state = 1;
};

struct FragmentPlace {
  int64_t reg, lane;
};

/// Where each element of a layout without replication is.
std::map<std::pair<int64_t, int64_t>, FragmentPlace> invert(const mlir::fuse::Layout &layout);

void checkAmdFragments();
void checkNvidiaFragments();
void checkTensorCopies();

#endif // FUSE_TEST_SIMULATOR_FRAGMENTS_H
