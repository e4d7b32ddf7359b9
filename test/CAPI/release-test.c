//===- release-test.c - releases beside launches, and at the end ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-release-test BUNDLE DEVICE
//
// Threads launch a call of the block of tensor-maps.mlir while another one releases the bundle, the
// program and the device that it was made of; others open, load, release in every order and launch
// meanwhile. Bundles are opened from memory that is freed at once. Calls fail in threads that end,
// and when the process does: messages are whole, or empty. Built with a sanitizer it says more.
//
//===----------------------------------------------------------------------===//

#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "fuse-c/Runtime.h"

#include <dirent.h>
#include <pthread.h>

#define OK(call) EXPECT(FUSE_OK, "", fuseRuntimeLastError, call)

enum { THREADS = 8, LAUNCHES = 400, ROUNDS = 12, ROWS = 8, ARGUMENT_BYTES = 2 * HIDDEN * WIDTH };

static const char *folder, *deviceName;
static FuseCall shared;
static pthread_barrier_t begin;
static pthread_key_t ending;

/// Reads the bundle's folder, opens what is read, and frees it.
static FuseBundle openFromMemory(void) {
  char *names[64];
  void *contents[64];
  size_t bytes[64], count = 0;
  DIR *directory = opendir(folder);
  CHECK(directory);
  for (struct dirent *entry; (entry = readdir(directory));) {
    if (entry->d_name[0] == '.')
      continue;
    char path[4096];
    snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
    FILE *file = fopen(path, "rb");
    CHECK(file && count < 64);
    fseek(file, 0, SEEK_END);
    bytes[count] = (size_t)ftell(file);
    rewind(file);
    contents[count] = malloc(bytes[count] + 1);
    CHECK(fread(contents[count], 1, bytes[count], file) == bytes[count]);
    fclose(file);
    names[count] = strdup(entry->d_name);
    ++count;
  }
  closedir(directory);
  FuseBundle bundle = NULL;
  OK(fuseBundleOpenMemory(count, (const char *const *)names, (const void *const *)contents, bytes,
                          &bundle));
  while (count--) {
    memset(contents[count], 0, bytes[count]);
    free(contents[count]);
    free(names[count]);
  }
  return bundle;
}

/// Everything that a call is made of.
typedef struct Made {
  FuseBundle bundle;
  FuseDevice device;
  FuseProgram program;
  FuseCall call;
} Made;

/// The program keeps the bundle, and with it the function: its handle may go before.
static Made make(int closesFirst) {
  const int64_t sizes[] = {ROWS};
  FuseFunction function = NULL;
  Made made = {openFromMemory(), NULL, NULL, NULL};
  OK(fuseDeviceOpen(deviceName, &made.device));
  OK(fuseProgramLoad(made.bundle, made.device, FUSE_LOAD_CODE, &made.program));
  OK(fuseBundleFindFunction(made.bundle, "block", &function));
  const void *graph = NULL;
  size_t bytes = 0;
  OK(fuseBundleReadFile(made.bundle, "graph.mlir", &graph, &bytes));
  CHECK(bytes > 100 && strstr(fuseBundleManifest(made.bundle), "graph.mlir"));
  if (closesFirst) {
    fuseBundleClose(made.bundle);
    made.bundle = NULL;
  }
  OK(fuseCallPrepare(made.program, function, sizes, 1, &made.call));
  return made;
}

/// Memory for a call, of a device handle of its own.
typedef struct Memory {
  FuseDevice device;
  void *start, *workspace, *arguments[5];
} Memory;

static Memory allocate(FuseCall call) {
  Memory memory;
  OK(fuseDeviceOpen(deviceName, &memory.device));
  OK(fuseDeviceAllocate(memory.device, 5 * ARGUMENT_BYTES, &memory.start));
  OK(fuseDeviceAllocate(memory.device, fuseCallWorkspaceBytes(call), &memory.workspace));
  void *zeros = calloc(5, ARGUMENT_BYTES);
  CHECK(zeros);
  OK(fuseDeviceUpload(memory.device, memory.start, zeros, (size_t)5 * ARGUMENT_BYTES));
  free(zeros);
  for (size_t i = 0; i < 5; ++i)
    memory.arguments[i] = (char *)memory.start + i * ARGUMENT_BYTES;
  return memory;
}

static void launch(FuseCall call, const Memory *memory) {
  OK(fuseCallLaunch(call, NULL, memory->arguments, 5, memory->workspace));
}

static void release(Memory memory) {
  OK(fuseDeviceSynchronize(memory.device));
  fuseDeviceFree(memory.device, memory.start);
  fuseDeviceFree(memory.device, memory.workspace);
  fuseDeviceClose(memory.device);
}

/// A call that fails, and the text that it leaves.
static void fail(const char *where) {
  char wanted[256];
  FuseBundle none = NULL;
  snprintf(wanted, sizeof(wanted), "/nowhere/a folder that is asked for where %s", where);
  CHECK(fuseBundleOpen(wanted, &none) == FUSE_BAD_BUNDLE);
  const char *text = fuseRuntimeLastError();
  OK(fuseFunctionNumInputs(NULL) ? FUSE_INTERNAL_ERROR : FUSE_OK); // changes nothing
  CHECK(!*text || strstr(text, wanted));
}

static void failAtEnd(void *argument) {
  (void)argument;
  fail("a thread ends");
}
static void failAtExit(void) { fail("the process ends"); }

static void *work(void *argument) {
  const size_t number = (size_t)argument;
  fail("a thread begins");
  CHECK(!pthread_setspecific(ending, &ending));
  Memory memory = allocate(shared);
  launch(shared, &memory);
  pthread_barrier_wait(&begin);
  if (number % 2) {
    for (int i = 0; i < LAUNCHES; ++i)
      launch(shared, &memory);
    release(memory);
    return NULL;
  }
  for (unsigned round = 0; round < ROUNDS; ++round) {
    Made made = make(round % 4 == 0);
    launch(made.call, &memory);
    // Each of the three first, second and last, with a launch behind each.
    for (unsigned i = 0; i < 3; ++i) {
      switch ((round % 2 ? round + i : round + 3 - i) % 3) {
      case 0:
        fuseBundleClose(made.bundle);
        break;
      case 1:
        fuseDeviceClose(made.device);
        break;
      default:
        fuseProgramUnload(made.program);
      }
      launch(made.call, &memory);
    }
    OK(fuseDeviceSynchronize(memory.device));
    fuseCallRelease(made.call);
  }
  release(memory);
  return NULL;
}

int main(int argc, char **argv) {
  CHECK(argc == 3);
  folder = argv[1];
  deviceName = argv[2];
  CHECK(!atexit(failAtExit));
  fail("the process begins");
  CHECK(!pthread_barrier_init(&begin, NULL, THREADS + 1) &&
        !pthread_key_create(&ending, failAtEnd));
  Made made = make(0);
  shared = made.call;
  pthread_t threads[THREADS];
  for (size_t i = 0; i < THREADS; ++i)
    CHECK(!pthread_create(&threads[i], NULL, work, (void *)i));
  pthread_barrier_wait(&begin);
  fuseProgramUnload(made.program);
  fuseBundleClose(made.bundle);
  fuseDeviceClose(made.device);
  for (size_t i = 0; i < THREADS; ++i)
    CHECK(!pthread_join(threads[i], NULL));
  fuseCallRelease(shared);
  CHECK(!pthread_key_delete(ending) && !pthread_barrier_destroy(&begin));
  printf("%d threads on %s: releases and launches beside each other\n", THREADS, deviceName);
  return 0;
}
