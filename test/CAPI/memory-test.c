//===- memory-test.c - a host that has no memory left ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-memory-test BUNDLE DEVICE
//
// From opening a device for the block of tensor-maps.mlir to its last release, again and again,
// each time with one more allocation of the library's before one or two fail, up to launches that
// record a graph and replay it. Each call is done, or returns the code for it and says so; launches
// are done.
//
//===----------------------------------------------------------------------===//

#define _GNU_SOURCE

#include "check.h"
#include "fuse-c/Runtime.h"

#include <dlfcn.h>
#include <link.h>

/// Where the library's code lies: drivers allocate, too.
static uintptr_t libraryBegin, libraryEnd;

static int findLibrary(struct dl_phdr_info *object, size_t bytes, void *inside) {
  (void)bytes;
  for (int i = 0; i < object->dlpi_phnum; ++i) {
    const uintptr_t begin = object->dlpi_addr + object->dlpi_phdr[i].p_vaddr;
    const uintptr_t end = begin + object->dlpi_phdr[i].p_memsz;
    if (begin <= (uintptr_t)inside && (uintptr_t)inside < end) {
      libraryBegin = begin;
      libraryEnd = end;
    }
  }
  return 0;
}

/// How many of its allocations succeed before some fail, and how many then do.
static size_t numLeft, numFailing;
static int isCounted;

#ifdef FUSE_COUNT_ALLOCATIONS
static int fails(void *caller) {
  if (!isCounted || (uintptr_t)caller < libraryBegin || (uintptr_t)caller >= libraryEnd)
    return 0;
  if (numLeft) {
    --numLeft;
    return 0;
  }
  if (!numFailing)
    return 0;
  --numFailing;
  return 1;
}

// In place of glibc's, for everything in the process.
void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *old, size_t bytes);

#define FAILS fails(__builtin_return_address(0))
void *malloc(size_t bytes) { return FAILS ? NULL : __libc_malloc(bytes); }
void *calloc(size_t count, size_t bytes) { return FAILS ? NULL : __libc_calloc(count, bytes); }
void *realloc(void *old, size_t bytes) { return FAILS ? NULL : __libc_realloc(old, bytes); }
#endif

/// Whether a call is done; ends the program if it gives another code than that there is no memory.
static int done(FuseStatus status, const char *call) {
  if (status != FUSE_OK &&
      (status != FUSE_OUT_OF_MEMORY || !strstr(fuseRuntimeLastError(), "memory"))) {
    isCounted = 0;
    fprintf(stderr, "%s gives %d: %s\n", call, (int)status, fuseRuntimeLastError());
    exit(1);
  }
  return status == FUSE_OK;
}
#define DONE(call) done(call, #call)

/// Everything that is made, released whatever happens.
typedef struct Made {
  FuseBundle bundle;
  FuseDevice device;
  FuseProgram program;
  FuseCall call;
  void *memory, *workspace;
} Made;

enum { ROWS = 8, ARGUMENT_BYTES = 2 * HIDDEN * WIDTH, LAUNCHES = 6 };

/// Whether it came to launches, all of which must be done.
static int run(Made *made, const char *folder, const char *name) {
  FuseFunction function = NULL;
  const int64_t sizes[] = {ROWS};
  if (!DONE(fuseBundleOpen(folder, &made->bundle)) ||
      !DONE(fuseBundleFindFunction(made->bundle, "block", &function)) ||
      !DONE(fuseDeviceOpen(name, &made->device)) ||
      !DONE(fuseProgramLoad(made->bundle, made->device, FUSE_LOAD_CODE, &made->program)) ||
      !DONE(fuseCallPrepare(made->program, function, sizes, 1, &made->call)) ||
      !DONE(fuseDeviceAllocate(made->device, 5 * ARGUMENT_BYTES, &made->memory)) ||
      !DONE(fuseDeviceAllocate(made->device, fuseCallWorkspaceBytes(made->call), &made->workspace)))
    return 0;
  void *arguments[5];
  for (size_t i = 0; i < 5; ++i)
    arguments[i] = (char *)made->memory + i * ARGUMENT_BYTES;
  for (int i = 0; i < LAUNCHES; ++i) // what a graph is kept in is no reason to fail
    EXPECT(FUSE_OK, "", fuseRuntimeLastError,
           fuseCallLaunch(made->call, NULL, arguments, 5, made->workspace));
  return 1;
}

static void release(Made made) {
  fuseDeviceFree(made.device, made.memory);
  fuseDeviceFree(made.device, made.workspace);
  fuseCallRelease(made.call);
  fuseProgramUnload(made.program);
  fuseDeviceClose(made.device);
  fuseBundleClose(made.bundle);
}

int main(int count, char **arguments) {
  CHECK(count == 3);
  dl_iterate_phdr(findLibrary, dlsym(RTLD_DEFAULT, "fuseBundleOpen"));
  CHECK(libraryBegin);
  int numFailures = 0;
  for (size_t failing = 1; failing < 3; ++failing)
    for (size_t left = 0;; ++left) {
      Made made;
      memset(&made, 0, sizeof(made));
      numLeft = left;
      numFailing = failing;
      isCounted = 1;
      const int isLaunched = run(&made, arguments[1], arguments[2]);
      const int hasFailed = numFailing != failing;
      release(made);
      isCounted = 0;
      numFailures += hasFailed;
      if (!hasFailed) {
        CHECK(isLaunched);
        break;
      }
    }
#ifdef FUSE_COUNT_ALLOCATIONS
  CHECK(numFailures > 100);
#endif
  printf("any allocation may fail: %d did\n", numFailures);
  return 0;
}
