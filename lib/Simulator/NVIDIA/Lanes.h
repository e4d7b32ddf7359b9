//===- Lanes.h - loops over the lanes of a warp -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_LANES_H
#define FUSE_LIB_SIMULATOR_NVIDIA_LANES_H

#include "Warp.h"

namespace fuse::sim::ptx {

/// Lane by lane; the compiler vectorises the case of all lanes. A destination may be a source:
/// then lane reads and writes the same element, which is no dependence between iterations.
template <typename F> inline void forLanes(uint32_t mask, F f) {
  if (mask == allLanes) {
#ifdef __clang__
#pragma clang loop vectorize(assume_safety)
#endif
    for (unsigned lane = 0; lane < numLanes; ++lane)
      f(lane);
    return;
  }
  for (uint32_t m = mask; m; m &= m - 1)
    f(static_cast<unsigned>(__builtin_ctz(m)));
}

/// op[0] = F(op[1], ...). F is a class with a static function apply.
template <typename F, typename D, typename A>
void unary(Warp &warp, const Instruction &i, uint32_t mask) {
  D *d = warp.lanes<D>(i.op[0]);
  const A *a = warp.lanes<A>(i.op[1]);
  forLanes(mask, [=](unsigned lane) { d[lane] = static_cast<D>(F::apply(a[lane])); });
}

template <typename F, typename D, typename A, typename B>
void binary(Warp &warp, const Instruction &i, uint32_t mask) {
  D *d = warp.lanes<D>(i.op[0]);
  const A *a = warp.lanes<A>(i.op[1]);
  const B *b = warp.lanes<B>(i.op[2]);
  forLanes(mask, [=](unsigned lane) { d[lane] = static_cast<D>(F::apply(a[lane], b[lane])); });
}

template <typename F, typename D, typename A, typename B, typename C>
void ternary(Warp &warp, const Instruction &i, uint32_t mask) {
  D *d = warp.lanes<D>(i.op[0]);
  const A *a = warp.lanes<A>(i.op[1]);
  const B *b = warp.lanes<B>(i.op[2]);
  const C *c = warp.lanes<C>(i.op[3]);
  forLanes(mask,
           [=](unsigned lane) { d[lane] = static_cast<D>(F::apply(a[lane], b[lane], c[lane])); });
}

/// A predicate: one bit for each lane of the mask, the others stay.
template <typename F> inline void setPredicate(Warp &warp, Slot slot, uint32_t mask, F f) {
  uint32_t bits = 0;
  for (unsigned lane = 0; lane < numLanes; ++lane)
    bits |= uint32_t(f(lane)) << lane;
  uint32_t &predicate = warp.predicate(slot);
  predicate = (predicate & ~mask) | (bits & mask);
}

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_LANES_H
