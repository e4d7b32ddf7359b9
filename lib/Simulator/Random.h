//===- Random.h - seeded choices --------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_RANDOM_H
#define FUSE_LIB_SIMULATOR_RANDOM_H

#include <cstdint>

namespace fuse::sim {

/// SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
class Random {
public:
  Random(uint64_t seed, uint64_t stream) : state(seed + stream * 0xd1342543de82ef95ull) { next(); }

  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  /// From 0 to n - 1.
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(((next() >> 32) * n) >> 32); }

private:
  uint64_t state;
};

} // namespace fuse::sim

#endif // FUSE_LIB_SIMULATOR_RANDOM_H
