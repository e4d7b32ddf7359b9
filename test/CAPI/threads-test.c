//===- threads-test.c - threads that compile, load and launch -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-threads-test GRAPH OPTIONS DEVICE FLAGS
//
// Eight threads share a compiler and a device. Each compiles a module that is refused, and the
// graph, test/Runtime/cuda/Inputs/tensor-maps.mlir; loads what came out; and launches it, and a
// call that all of them share, on data of its own: many times, on a stream of its own.
//
//===----------------------------------------------------------------------===//

#define _POSIX_C_SOURCE 200809L

#include "driver.h"
#include "fuse-c/Compiler.h"
#include "fuse-c/Runtime.h"

#include <pthread.h>

#define OK(call) EXPECT(FUSE_OK, "", fuseRuntimeLastError, call)
#define COMPILES(status, text, call) EXPECT(status, text, fuseCompilerLastError, call)

enum { THREADS = 8, ROUNDS = 4, LAUNCHES = 16, ROWS = 20 };

static const char *graph, *options;
static unsigned flags;
static int isCuda;
static FuseCompiler compiler;
static FuseDevice device;
static FuseCall shared;

/// A stream that waits for no other one.
static void *createStream(void) {
  void *context = NULL, *stream = NULL;
  if (isCuda) {
    CHECK(!((int (*)(void **, int))findInDriver(1, "cuDevicePrimaryCtxRetain"))(&context, 0));
    CHECK(!((TakeHandle)findInDriver(1, "cuCtxSetCurrent"))(context));
  }
  const char *name = isCuda ? "cuStreamCreate" : "hipStreamCreateWithFlags";
  CHECK(!((int (*)(void **, unsigned))findInDriver(isCuda, name))(&stream, 1));
  return stream;
}

static FuseBundle compileGraph(const char *name) {
  const char *names[64];
  const void *contents[64];
  size_t bytes[64];
  FuseCompilation made = NULL;
  FuseBundle bundle = NULL;
  COMPILES(FUSE_OK, "", fuseCompile(compiler, graph, strlen(graph), name, options, &made));
  const size_t count = fuseCompilationNumFiles(made);
  CHECK(count && count < 64);
  for (size_t i = 0; i < count; ++i) {
    names[i] = fuseCompilationFileName(made, i);
    contents[i] = fuseCompilationFileContents(made, i);
    bytes[i] = fuseCompilationFileBytes(made, i);
  }
  OK(fuseBundleOpenMemory(count, names, contents, bytes, &bundle));
  fuseCompilationDestroy(made);
  return bundle;
}

static FuseCall prepare(FuseBundle bundle) {
  const int64_t sizes[] = {ROWS};
  FuseProgram program = NULL;
  FuseFunction function = NULL;
  FuseCall call = NULL;
  OK(fuseProgramLoad(bundle, device, flags, &program));
  OK(fuseBundleFindFunction(bundle, NULL, &function));
  OK(fuseCallPrepare(program, function, sizes, 1, &call));
  fuseProgramUnload(program);
  return call;
}

static void launch(FuseCall call, void *stream, Block block) {
  const void *from[] = {block.x, block.w, block.b, block.v};
  const size_t bytes[] = {2 * ROWS * WIDTH, 2 * HIDDEN * WIDTH, 2 * HIDDEN, 2 * WIDTH * HIDDEN,
                          2 * ROWS * WIDTH};
  void *arguments[5], *workspace;
  for (int i = 0; i < 5; ++i) {
    OK(fuseDeviceAllocate(device, bytes[i], &arguments[i]));
    if (i < 4)
      OK(fuseDeviceUpload(device, arguments[i], from[i], bytes[i]));
  }
  OK(fuseDeviceAllocate(device, fuseCallWorkspaceBytes(call), &workspace));
  OK(fuseDeviceSynchronize(device));
  for (int i = 0; i < LAUNCHES; ++i)
    OK(fuseCallLaunch(call, stream, arguments, 5, workspace));
  OK(fuseDeviceSynchronize(device));
  uint16_t result[ROWS * WIDTH];
  OK(fuseDeviceDownload(device, result, arguments[4], sizeof(result)));
  CHECK(isExpected(block, result));
  for (int i = 0; i < 5; ++i)
    fuseDeviceFree(device, arguments[i]);
  fuseDeviceFree(device, workspace);
}

static void *work(void *argument) {
  const unsigned number = (unsigned)(size_t)argument;
  void *stream = createStream();
  char name[32], wrong[64], expected[64];
  snprintf(name, sizeof(name), "thread%u.mlir", number);
  snprintf(wrong, sizeof(wrong), "\"thread%u.op\"() : () -> none", number);
  FuseCompilation made = NULL;
  COMPILES(FUSE_COMPILE_ERROR, "",
           fuseCompile(compiler, wrong, strlen(wrong), name, options, &made));
  snprintf(expected, sizeof(expected), "%s:1:1: error", name);
  CHECK(strstr(fuseCompilationDiagnostics(made), expected));
  for (unsigned other = 0; other < THREADS; ++other) {
    snprintf(expected, sizeof(expected), "thread%u.", other);
    CHECK(other == number || !strstr(fuseCompilationDiagnostics(made), expected));
  }
  fuseCompilationDestroy(made);

  FuseBundle bundle = compileGraph(name), none = NULL;
  FuseCall own = prepare(bundle);
  fuseBundleClose(bundle);
  snprintf(expected, sizeof(expected), "/nowhere/%u", number);
  for (unsigned round = 0; round < ROUNDS; ++round) {
    const Block block = makeBlock(ROWS, 1 + number + THREADS * round);
    launch(round % 2 ? own : shared, stream, block);
    freeBlock(block);
    EXPECT(FUSE_BAD_BUNDLE, expected, fuseRuntimeLastError, fuseBundleOpen(expected, &none));
  }
  fuseCallRelease(own);
  return NULL;
}

int main(int argc, char **argv) {
  CHECK(argc == 5);
  char *text = (char *)calloc(1, 65536);
  FILE *file = fopen(argv[1], "rb");
  CHECK(file && fread(text, 1, 65535, file) > 0);
  fclose(file);
  graph = text;
  options = argv[2];
  flags = (unsigned)atoi(argv[4]);
  isCuda = !strcmp(argv[3], "cuda");
  COMPILES(FUSE_OK, "", fuseCompilerCreate(0, &compiler));
  OK(fuseDeviceOpen(argv[3], &device));
  FuseBundle bundle = compileGraph("shared.mlir");
  shared = prepare(bundle);
  fuseBundleClose(bundle);
  pthread_t threads[THREADS];
  for (size_t i = 0; i < THREADS; ++i)
    CHECK(!pthread_create(&threads[i], NULL, work, (void *)i));
  for (size_t i = 0; i < THREADS; ++i)
    CHECK(!pthread_join(threads[i], NULL));
  fuseCallRelease(shared);
  fuseDeviceClose(device);
  fuseCompilerDestroy(compiler);
  free(text);
  printf("%d threads on %s: results and errors are their own\n", THREADS, argv[3]);
  return 0;
}
