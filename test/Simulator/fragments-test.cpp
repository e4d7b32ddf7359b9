//===- fragments-test.cpp - matrix instructions of the simulator ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every matrix instruction on integers, whose results are exact, with operands placed by the
// vendors' manuals and by the compiler's own table of atoms. Prints one line per check; exits
// with the number of failures.
//
//===----------------------------------------------------------------------===//

#include "fragments.h"

#include <cstdio>

static int failures = 0;

void report(const std::string &what, bool ok) {
  std::printf("%s %s\n", ok ? "ok  " : "FAIL", what.c_str());
  failures += !ok;
}

std::map<std::pair<int64_t, int64_t>, FragmentPlace> invert(const mlir::fuse::Layout &layout) {
  using mlir::fuse::LayoutLevel;
  std::map<std::pair<int64_t, int64_t>, FragmentPlace> places;
  for (int64_t lane = 0; lane < layout.getCount(LayoutLevel::Lane); ++lane)
    for (int64_t reg = 0; reg < layout.getCount(LayoutLevel::Register); ++reg) {
      auto fromLane = layout.getOffset(LayoutLevel::Lane, lane);
      auto fromRegister = layout.getOffset(LayoutLevel::Register, reg);
      places[{fromLane[0] + fromRegister[0], fromLane[1] + fromRegister[1]}] = {reg, lane};
    }
  return places;
}

int main() {
  checkAmdFragments();
  checkNvidiaFragments();
  checkTensorCopies();
  return failures;
}
