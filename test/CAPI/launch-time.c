//===- launch-time.c - host time of a launch ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-launch-time BUNDLE DEVICE FLAGS [LIMIT]
//
// Microseconds of the host for one fuseCallLaunch of the block of tensor-maps.mlir, two kernels:
// the least of many rounds, with the addresses of the launch before, with two sets in turn, and
// with addresses that were never seen. On the stand-in with FUSE_CUDA_EMPTY that is our own time,
// without the driver's. The exit status is 1 if the first two are above LIMIT microseconds, or if
// they allocate anything.
//
//===----------------------------------------------------------------------===//

#define _POSIX_C_SOURCE 199309L

#include "check.h"
#include "fuse-c/Runtime.h"

#include <time.h>

#define OK(call) EXPECT(FUSE_OK, "", fuseRuntimeLastError, call)

static size_t allocations;

#ifdef FUSE_COUNT_ALLOCATIONS
// In place of glibc's, for everything in the process.
void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *old, size_t bytes);

void *malloc(size_t bytes) {
  ++allocations;
  return __libc_malloc(bytes);
}
void *calloc(size_t count, size_t bytes) {
  ++allocations;
  return __libc_calloc(count, bytes);
}
void *realloc(void *old, size_t bytes) {
  ++allocations;
  return __libc_realloc(old, bytes);
}
#endif

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

/// `step` bytes lie between the arguments of one launch and the next, which start again after
/// `sets` launches.
static double timeLaunches(FuseDevice device, FuseCall call, char *memory, void *workspace,
                           size_t step, size_t sets) {
  // Drivers queue about 1,000 kernels; beyond them a launch waits for the device.
  enum { LAUNCHES = 200, ROUNDS = 200 };
  double least = 1e9;
  for (int round = 0; round < ROUNDS; ++round) {
    OK(fuseDeviceSynchronize(device));
    const double start = now();
    for (size_t i = 0; i < LAUNCHES; ++i) {
      char *base = memory + i % sets * step;
      void *arguments[] = {base, base + 65536, base + 2 * 65536, base + 3 * 65536,
                           base + 4 * 65536};
      OK(fuseCallLaunch(call, NULL, arguments, 5, workspace));
    }
    const double took = (now() - start) / LAUNCHES;
    if (took < least)
      least = took;
  }
  return least;
}

int main(int argc, char **argv) {
  CHECK(argc >= 4);
  FuseBundle bundle = NULL;
  FuseDevice device = NULL;
  FuseProgram program = NULL;
  FuseFunction function = NULL;
  FuseCall call = NULL;
  const int64_t sizes[] = {65};
  OK(fuseBundleOpen(argv[1], &bundle));
  OK(fuseBundleFindFunction(bundle, NULL, &function));
  OK(fuseDeviceOpen(argv[2], &device));
  OK(fuseProgramLoad(bundle, device, (unsigned)atoi(argv[3]), &program));
  OK(fuseCallPrepare(program, function, sizes, 1, &call));
  void *memory = NULL, *workspace = NULL;
  OK(fuseDeviceAllocate(device, (size_t)1 << 20, &memory));
  OK(fuseDeviceAllocate(device, fuseCallWorkspaceBytes(call), &workspace));
  // The first launches have tensor maps encoded, and that is the driver's.
  timeLaunches(device, call, (char *)memory, workspace, 1024, 2);
  const size_t before = allocations;
#ifdef FUSE_COUNT_ALLOCATIONS
  CHECK(before > 0); // preparing does allocate
#endif
  const double same = timeLaunches(device, call, (char *)memory, workspace, 0, 1);
  const double inTurn = timeLaunches(device, call, (char *)memory, workspace, 1024, 2);
  const size_t allocated = allocations - before;
  const double fresh = timeLaunches(device, call, (char *)memory, workspace, 256, 200);
  printf("host time of a launch: %.3f us, two sets of addresses in turn %.3f us, new addresses "
         "%.3f us, %lu allocations\n",
         same, inTurn, fresh, (unsigned long)allocated);
  OK(fuseDeviceSynchronize(device));
  fuseDeviceFree(device, memory);
  fuseDeviceFree(device, workspace);
  fuseCallRelease(call);
  fuseProgramUnload(program);
  fuseDeviceClose(device);
  fuseBundleClose(bundle);
  const double limit = argc > 4 ? atof(argv[4]) : 1e9;
  return same > limit || inTurn > limit || allocated;
}
