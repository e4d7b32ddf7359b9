//===- HostClones.h - inner loops for what the host can ---------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function marked FUSE_HOST_CLONES is compiled for the baseline and for x86-64-v3 (AVX2 and
// FMA); the loader picks one. Results do not depend on which: std::fma is exact in both, and
// nothing is contracted (-ffp-contract=off).
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_HOSTCLONES_H
#define FUSE_LIB_SIMULATOR_HOSTCLONES_H

#if defined(__x86_64__) && defined(__linux__)
#define FUSE_HOST_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FUSE_HOST_CLONES
#endif

#endif // FUSE_LIB_SIMULATOR_HOSTCLONES_H
