//===- runtime-test.c - every function of the runtime library -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-runtime-test BUNDLE OTHER GUARDED DEVICE FLAGS
//
// BUNDLE is test/Runtime/cuda/Inputs/tensor-maps.mlir for the device; OTHER a bundle for another
// chip; GUARDED one with two functions, of which "guarded" launches by the alignment of its input.
// FUSE_CUDA_LIBRARY or FUSE_HIP_LIBRARY names the stand-in; of CUDA's devices it needs two.
//
//===----------------------------------------------------------------------===//

#include "driver.h"
#include "fuse-c/Runtime.h"

#include <stdint.h>

#define OK(call) EXPECT(FUSE_OK, "", fuseRuntimeLastError, call)
#define FAILS(status, text, call) EXPECT(status, text, fuseRuntimeLastError, call)

enum { ROWS = 33 };

/// A program on a device, with memory for the block's arguments.
typedef struct Loaded {
  FuseDevice device;
  FuseProgram program;
  FuseCall call;
  void *arguments[5];
  char *base[5];
  void *workspace;
} Loaded;

static FuseFunction blockOf(FuseBundle bundle) {
  FuseFunction function = NULL;
  OK(fuseBundleFindFunction(bundle, "block", &function));
  return function;
}

/// `shift` bytes past the start of each allocation.
static void upload(Loaded *loaded, Block block, size_t shift) {
  const void *from[] = {block.x, block.w, block.b, block.v};
  const size_t bytes[] = {2 * block.rows * WIDTH, 2 * HIDDEN * WIDTH, 2 * HIDDEN,
                          2 * WIDTH * HIDDEN, 2 * block.rows * WIDTH};
  for (int i = 0; i < 5; ++i) {
    void *address = NULL;
    if (!loaded->base[i]) {
      OK(fuseDeviceAllocate(loaded->device, bytes[i] + 1024, &address));
      loaded->base[i] = (char *)address;
    }
    loaded->arguments[i] = loaded->base[i] + shift;
    if (i < 4)
      OK(fuseDeviceUpload(loaded->device, loaded->arguments[i], from[i], bytes[i]));
  }
}

static int isRight(const Loaded *loaded, Block block) {
  uint16_t *result = (uint16_t *)malloc(2 * block.rows * WIDTH);
  OK(fuseDeviceDownload(loaded->device, result, loaded->arguments[4], 2 * block.rows * WIDTH));
  const int right = isExpected(block, result);
  free(result);
  return right;
}

static Loaded load(FuseBundle bundle, const char *name, unsigned flags, Block block) {
  Loaded loaded;
  memset(&loaded, 0, sizeof(loaded));
  const int64_t sizes[] = {(int64_t)block.rows};
  OK(fuseDeviceOpen(name, &loaded.device));
  OK(fuseProgramLoad(bundle, loaded.device, flags, &loaded.program));
  OK(fuseCallPrepare(loaded.program, blockOf(bundle), sizes, 1, &loaded.call));
  upload(&loaded, block, 0);
  OK(fuseDeviceAllocate(loaded.device, fuseCallWorkspaceBytes(loaded.call), &loaded.workspace));
  return loaded;
}

static void unload(Loaded loaded) {
  for (int i = 0; i < 5; ++i)
    fuseDeviceFree(loaded.device, loaded.base[i]);
  fuseDeviceFree(loaded.device, loaded.workspace);
  // In the order that has least to do with how they were made.
  fuseDeviceClose(loaded.device);
  fuseProgramUnload(loaded.program);
  fuseCallRelease(loaded.call);
}

static void launchAndCheck(Loaded *loaded, Block block) {
  OK(fuseCallLaunch(loaded->call, NULL, loaded->arguments, 5, loaded->workspace));
  OK(fuseDeviceSynchronize(loaded->device));
  CHECK(isRight(loaded, block));
}

static void testTexts(void) {
  CHECK(!strcmp(fuseRuntimeVersion(), "0.1.0"));
  CHECK(!strcmp(fuseRuntimeLastError(), ""));
  CHECK(!strcmp(fuseStatusName(FUSE_OK), "FUSE_OK"));
  CHECK(!strcmp(fuseStatusName(FUSE_INTERNAL_ERROR), "FUSE_INTERNAL_ERROR"));
  CHECK(!strcmp(fuseStatusName((FuseStatus)99), "unknown"));
  CHECK(!strcmp(fuseTypeName(FUSE_BF16), "bf16") && !strcmp(fuseTypeName(FUSE_I64), "i64"));
  CHECK(!strcmp(fuseTypeName((FuseType)99), "unknown"));
  CHECK(fuseTypeBytes(FUSE_I1) == 1 && fuseTypeBytes(FUSE_F16) == 2 &&
        fuseTypeBytes(FUSE_I64) == 8 && fuseTypeBytes((FuseType)99) == 0);
}

/// Reads a file of a bundle; the caller frees it.
static char *readFile(const char *folder, const char *name, size_t *bytes) {
  char path[4096];
  snprintf(path, sizeof(path), "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  fseek(file, 0, SEEK_END);
  *bytes = (size_t)ftell(file);
  rewind(file);
  char *contents = (char *)malloc(*bytes + 1);
  CHECK(fread(contents, 1, *bytes, file) == *bytes);
  fclose(file);
  return contents;
}

/// The bundle again, from memory: the files that its manifest has after "files".
static FuseBundle openInMemory(FuseBundle bundle, const char *folder) {
  const char *names[32];
  const void *contents[32];
  size_t bytes[32], count = 1;
  names[0] = "manifest.json";
  contents[0] = readFile(folder, names[0], &bytes[0]);
  CHECK(contents[0]);
  static const char *const known[] = {
      "block_0.cubin",        "block_0.ptx",   "block_1.cubin",
      "block_1.ptx",          "block_0.hsaco", "block_0.s",
      "block_1.hsaco",        "block_1.s",     "block_0_upto16.hsaco",
      "block_1_upto16.hsaco", "graph.mlir",    "constants.bin"};
  for (size_t i = 0; i < sizeof(known) / sizeof(*known); ++i)
    if (strstr(fuseBundleManifest(bundle), known[i]) &&
        (contents[count] = readFile(folder, known[i], &bytes[count])))
      names[count++] = known[i];
  FuseBundle opened = NULL;
  OK(fuseBundleOpenMemory(count, names, contents, bytes, &opened));
  // They are copied: a changed byte no longer matters. One that is changed before does.
  ((char *)contents[1])[bytes[1] / 2] ^= 1;
  FuseBundle none = NULL;
  FAILS(FUSE_BAD_BUNDLE, "SHA-256", fuseBundleOpenMemory(count, names, contents, bytes, &none));
  FAILS(FUSE_BAD_BUNDLE, "'(memory)/", fuseBundleOpenMemory(1, names, contents, bytes, &none));
  FAILS(FUSE_BAD_BUNDLE, "no '(memory)/manifest.json'", fuseBundleOpenMemory(0, 0, 0, 0, &none));
  names[1] = names[0];
  FAILS(FUSE_INVALID_ARGUMENT, "same name",
        fuseBundleOpenMemory(count, names, contents, bytes, &none));
  names[1] = NULL;
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleOpenMemory(count, names, contents, bytes, &none));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleOpenMemory(count, NULL, contents, bytes, &none));
  CHECK(!none);
  // Files as they were read.
  const void *graph = NULL;
  OK(fuseBundleReadFile(opened, "graph.mlir", &graph, &bytes[0]));
  CHECK(bytes[0] > 100 && strstr((const char *)graph, "@block"));
  OK(fuseBundleReadFile(bundle, "graph.mlir", &graph, &bytes[1]));
  CHECK(bytes[0] == bytes[1]);
  FAILS(FUSE_NOT_FOUND, "no file", fuseBundleReadFile(bundle, "../x", &graph, &bytes[0]));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleReadFile(bundle, NULL, &graph, &bytes[0]));
  for (size_t i = 0; i < count; ++i)
    free((void *)contents[i]);
  return opened;
}

static void testFunctions(FuseBundle bundle) {
  FuseFunction block = NULL, found = NULL;
  CHECK(fuseBundleNumFunctions(bundle) == 1 && fuseBundleNumFunctions(NULL) == 0);
  OK(fuseBundleGetFunction(bundle, 0, &block));
  OK(fuseBundleFindFunction(bundle, NULL, &found));
  CHECK(found == block && blockOf(bundle) == block);
  FAILS(FUSE_INVALID_ARGUMENT, "no function 1", fuseBundleGetFunction(bundle, 1, &found));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleGetFunction(NULL, 0, &found));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleFindFunction(bundle, "block", NULL));
  FAILS(FUSE_NOT_FOUND, "block", fuseBundleFindFunction(bundle, "bloc", &found));
  FAILS(FUSE_NOT_FOUND, "empty", fuseBundleFindFunction(bundle, "", &found));

  CHECK(!strcmp(fuseFunctionName(block), "block"));
  CHECK(fuseFunctionNumArguments(block) == 5 && fuseFunctionNumInputs(block) == 4);
  CHECK(fuseFunctionArgumentName(block, 4) && !fuseFunctionArgumentName(block, 5));
  CHECK(fuseFunctionArgumentType(block, 0) == FUSE_F16);
  CHECK(fuseFunctionArgumentRank(block, 2) == 1 && fuseFunctionArgumentRank(block, 5) == 0);
  CHECK(fuseFunctionArgumentAlignment(block, 0) >= 2);
  CHECK(fuseFunctionArgumentExtent(block, 0, 0) == -1);
  CHECK(fuseFunctionArgumentExtent(block, 0, 1) == WIDTH);
  CHECK(fuseFunctionArgumentExtent(block, 0, 2) == -1);
  CHECK(fuseFunctionNumSizes(block) == 1 && !strcmp(fuseFunctionSizeName(block, 0), "tokens"));
  CHECK(!fuseFunctionSizeName(block, 1) && !fuseFunctionName(NULL));

  const size_t ranks[] = {2, 2, 1, 2};
  int64_t extents[] = {ROWS, WIDTH, HIDDEN, WIDTH, HIDDEN, WIDTH, HIDDEN};
  int64_t sizes[1] = {0}, shape[2] = {0, 0};
  OK(fuseFunctionBindShapes(block, 4, ranks, extents, sizes));
  CHECK(sizes[0] == ROWS);
  OK(fuseFunctionArgumentShape(block, sizes, 1, 4, shape));
  CHECK(shape[0] == ROWS && shape[1] == WIDTH);
  FAILS(FUSE_BAD_SHAPE, "4 inputs", fuseFunctionBindShapes(block, 3, ranks, extents, sizes));
  FAILS(FUSE_BAD_SHAPE, "4 inputs", fuseFunctionBindShapes(block, SIZE_MAX, ranks, extents, sizes));
  const size_t wrong[] = {2, SIZE_MAX, 1, 2};
  FAILS(FUSE_BAD_SHAPE, "rank 2 is expected",
        fuseFunctionBindShapes(block, 4, wrong, extents, sizes));
  extents[1] = WIDTH + 1;
  FAILS(FUSE_BAD_SHAPE, "64 is expected", fuseFunctionBindShapes(block, 4, ranks, extents, sizes));
  extents[1] = -1;
  FAILS(FUSE_BAD_SHAPE, "negative", fuseFunctionBindShapes(block, 4, ranks, extents, sizes));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseFunctionBindShapes(block, 4, ranks, NULL, sizes));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseFunctionBindShapes(NULL, 4, ranks, extents, sizes));
  const int64_t negative[] = {-4};
  FAILS(FUSE_BAD_SHAPE, "'tokens' is -4", fuseFunctionArgumentShape(block, negative, 1, 4, shape));
  FAILS(FUSE_INVALID_ARGUMENT, "1 sizes, 0 given",
        fuseFunctionArgumentShape(block, sizes, 0, 4, shape));
  FAILS(FUSE_INVALID_ARGUMENT, "no argument", fuseFunctionArgumentShape(block, sizes, 1, 5, shape));

  size_t bytes = 0;
  OK(fuseFunctionWorkspaceBytes(block, sizes, 1, &bytes));
  CHECK(bytes >= 2 * ROWS * HIDDEN);
  const size_t alignment = fuseFunctionWorkspaceAlignment(block);
  CHECK(alignment && !(alignment & (alignment - 1)));
  const int64_t huge[] = {INT64_MAX / 2};
  FAILS(FUSE_BAD_SHAPE, "", fuseFunctionWorkspaceBytes(block, huge, 1, &bytes));
}

static void testErrors(FuseBundle other, Loaded *loaded, int isCuda) {
  FuseBundle bundle = NULL;
  const int64_t sizes[] = {ROWS};
  FuseProgram program = NULL;
  FuseCall call = NULL;
  FuseDevice device = NULL;
  void *address = NULL;
  FAILS(FUSE_BAD_BUNDLE, "/nowhere/manifest.json", fuseBundleOpen("/nowhere", &bundle));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseBundleOpen(NULL, &bundle));
  FAILS(FUSE_NO_DEVICE, "7", fuseDeviceOpen(isCuda ? "cuda:7" : "hip:7", &device));
  FAILS(FUSE_INVALID_ARGUMENT, "is no device", fuseDeviceOpen("cuda:", &device));
  FAILS(FUSE_INVALID_ARGUMENT, "is no device", fuseDeviceOpen("cuda:1x", &device));
  FAILS(FUSE_INVALID_ARGUMENT, "is no device", fuseDeviceOpen("vulkan", &device));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseDeviceOpen(NULL, &device));
  FAILS(FUSE_OUT_OF_MEMORY, "cannot allocate",
        fuseDeviceAllocate(loaded->device, (size_t)1 << 45, &address));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseDeviceAllocate(NULL, 4, &address));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseDeviceUpload(loaded->device, NULL, sizes, 4));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseDeviceDownload(loaded->device, NULL, sizes, 4));
  FAILS(FUSE_WRONG_CHIP, "is for", fuseProgramLoad(other, loaded->device, 0, &program));
  FAILS(FUSE_INVALID_ARGUMENT, "flags", fuseProgramLoad(other, loaded->device, 2, &program));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseProgramLoad(NULL, loaded->device, 0, &program));
  FAILS(FUSE_INVALID_ARGUMENT, "another bundle",
        fuseCallPrepare(loaded->program, blockOf(other), sizes, 1, &call));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCallPrepare(NULL, blockOf(other), sizes, 1, &call));
  CHECK(!bundle && !program && !call && !device && !address);

  void *arguments[5];
  memcpy(arguments, loaded->arguments, sizeof(arguments));
  FAILS(FUSE_INVALID_ARGUMENT, "number of arguments",
        fuseCallLaunch(loaded->call, NULL, arguments, 4, loaded->workspace));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCallLaunch(NULL, NULL, arguments, 5, NULL));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCallLaunch(loaded->call, NULL, NULL, 5, NULL));
  FAILS(FUSE_BAD_ADDRESS, "workspace", fuseCallLaunch(loaded->call, NULL, arguments, 5, NULL));
  FAILS(FUSE_BAD_ADDRESS, "workspace",
        fuseCallLaunch(loaded->call, NULL, arguments, 5, (char *)loaded->workspace + 1));
  arguments[1] = NULL;
  FAILS(FUSE_BAD_ADDRESS, "null",
        fuseCallLaunch(loaded->call, NULL, arguments, 5, loaded->workspace));
  arguments[1] = (char *)loaded->arguments[1] + 1;
  FAILS(FUSE_BAD_ADDRESS, "aligned to",
        fuseCallLaunch(loaded->call, NULL, arguments, 5, loaded->workspace));
  FAILS(FUSE_DRIVER_ERROR, "",
        fuseCallLaunch(loaded->call, (void *)sizes, loaded->arguments, 5, loaded->workspace));
  // The stand-ins look at addresses: there is no device memory here, and none so far from the start
  // of what is there.
  arguments[1] = (void *)(uintptr_t)4096;
  FAILS(FUSE_DRIVER_ERROR, "LaunchKernel",
        fuseCallLaunch(loaded->call, NULL, arguments, 5, loaded->workspace));
  arguments[1] = (char *)loaded->arguments[1] + (1 << 20);
  FAILS(FUSE_DRIVER_ERROR, "LaunchKernel",
        fuseCallLaunch(loaded->call, NULL, arguments, 5, loaded->workspace));
  // No handle: nothing.
  fuseBundleClose(NULL);
  fuseDeviceClose(NULL);
  fuseProgramUnload(NULL);
  fuseCallRelease(NULL);
  fuseDeviceFree(loaded->device, NULL);
}

/// Launches where the guard sends the first kernel's alignment of its input.
static void testGuards(const char *folder, const char *name, unsigned flags) {
  FuseBundle bundle = NULL;
  FuseDevice device = NULL;
  FuseProgram program = NULL;
  FuseFunction function = NULL;
  FuseCall call = NULL;
  OK(fuseBundleOpen(folder, &bundle));
  CHECK(fuseBundleNumFunctions(bundle) == 2);
  FAILS(FUSE_NOT_FOUND, "several", fuseBundleFindFunction(bundle, NULL, &function));
  OK(fuseBundleFindFunction(bundle, "guarded", &function));
  OK(fuseDeviceOpen(name, &device));
  OK(fuseProgramLoad(bundle, device, flags, &program));
  OK(fuseCallPrepare(program, function, NULL, 0, &call));
  CHECK(fuseCallWorkspaceBytes(call) == 0);
  const float values[32] = {1, -2, 3, -4};
  void *input = NULL, *output = NULL;
  OK(fuseDeviceAllocate(device, 256 + sizeof(values), &input));
  OK(fuseDeviceAllocate(device, sizeof(values), &output));
  for (size_t shift = 0; shift <= 64; shift += 64) {
    float result[32];
    void *arguments[] = {(char *)input + shift, output};
    OK(fuseDeviceUpload(device, arguments[0], values, sizeof(values)));
    OK(fuseCallLaunch(call, NULL, arguments, 2, NULL));
    OK(fuseDeviceDownload(device, result, output, sizeof(values)));
    // At a multiple of 128 negated, elsewhere doubled.
    for (int i = 0; i < 4; ++i)
      CHECK(result[i] == ((size_t)arguments[0] % 128 ? 2 * values[i] : -values[i]));
  }
  fuseDeviceFree(device, input);
  fuseDeviceFree(device, output);
  fuseCallRelease(call);
  fuseProgramUnload(program);
  fuseBundleClose(bundle);
  fuseDeviceClose(device);
}

//===----------------------------------------------------------------------===//
// What the host does beside: streams, graphs, contexts, devices
//===----------------------------------------------------------------------===//

static DriverFunction cuda(const char *name) { return findInDriver(1, name); }
static DriverFunction hip(const char *name) { return findInDriver(0, name); }

/// The vendor's functions for streams and graphs, which are alike.
typedef struct Streams {
  int (*create)(void **, unsigned);
  int (*beginCapture)(void *, int);
  int (*endCapture)(void *, void **);
  int (*instantiate)(void **, void *, unsigned long long);
  TakeHandles launch;
  TakeHandle destroyGraph, destroyInstance, destroy;
} Streams;

static Streams streamsOf(int isCuda) {
#define FIND(type, cudaName, hipName) ((type)findInDriver(isCuda, isCuda ? cudaName : hipName))
  const Streams streams = {
      FIND(int (*)(void **, unsigned), "cuStreamCreate", "hipStreamCreateWithFlags"),
      FIND(int (*)(void *, int), "cuStreamBeginCapture_v2", "hipStreamBeginCapture"),
      FIND(int (*)(void *, void **), "cuStreamEndCapture", "hipStreamEndCapture"),
      FIND(int (*)(void **, void *, unsigned long long), "cuGraphInstantiateWithFlags",
           "hipGraphInstantiateWithFlags"),
      FIND(TakeHandles, "cuGraphLaunch", "hipGraphLaunch"),
      FIND(TakeHandle, "cuGraphDestroy", "hipGraphDestroy"),
      FIND(TakeHandle, "cuGraphExecDestroy", "hipGraphExecDestroy"),
      FIND(TakeHandle, "cuStreamDestroy_v2", "hipStreamDestroy")};
#undef FIND
  return streams;
}

/// Launches on a stream of the caller's; in a capture, whose graph runs with what the arguments
/// hold then. A context of the device is current, if there are any.
static void testStreams(Loaded *loaded, int isCuda) {
  const Block block = makeBlock(ROWS, 3), second = makeBlock(ROWS, 4);
  const Streams api = streamsOf(isCuda);
  void *stream = NULL, *graph = NULL, *instance = NULL;
  CHECK(!api.create(&stream, 1));
  upload(loaded, second, 0);
  OK(fuseCallLaunch(loaded->call, stream, loaded->arguments, 5, loaded->workspace));
  CHECK(!isRight(loaded, second)); // not before the stream is waited for
  OK(fuseDeviceSynchronize(loaded->device));
  CHECK(isRight(loaded, second));

  CHECK(!api.beginCapture(stream, 1));
  OK(fuseCallLaunch(loaded->call, stream, loaded->arguments, 5, loaded->workspace));
  CHECK(!api.endCapture(stream, &graph));
  CHECK(!api.instantiate(&instance, graph, 0));
  for (int i = 0; i < 2; ++i) {
    upload(loaded, i ? second : block, 0);
    CHECK(!api.launch(instance, stream));
    OK(fuseDeviceSynchronize(loaded->device));
    CHECK(isRight(loaded, i ? second : block));
  }
  CHECK(!api.destroyInstance(instance) && !api.destroyGraph(graph) && !api.destroy(stream));
  freeBlock(block);
  freeBlock(second);
}

/// More addresses than a tensor map is kept for, and the first ones again.
static void testAddresses(Loaded *loaded) {
  const Block blocks[] = {makeBlock(ROWS, 5), makeBlock(ROWS, 6)};
  for (int round = 0; round < 2; ++round)
    for (size_t shift = 0; shift <= 768; shift += 128) {
      upload(loaded, blocks[shift / 128 % 2], shift);
      launchAndCheck(loaded, blocks[shift / 128 % 2]);
    }
  freeBlock(blocks[0]);
  freeBlock(blocks[1]);
}

static void *currentContext(void) {
  void *context = NULL;
  CHECK(!((int (*)(void **))cuda("cuCtxGetCurrent"))(&context));
  return context;
}

/// Lines of the stand-in's log that contain `text`.
static int countLogged(const char *text) {
  FILE *log = fopen(getenv("FUSE_CUDA_LOG"), "r");
  CHECK(log);
  char line[4096];
  int count = 0;
  while (fgets(line, sizeof(line), log))
    count += strstr(line, text) != NULL;
  fclose(log);
  return count;
}

/// Addresses that come the third time are recorded, and the fourth time replayed; but not on a
/// stream that captures, and not where the caller wants none. What recording does ends no capture.
static void testReplays(FuseBundle bundle, const char *name, unsigned flags) {
  const Block blocks[] = {makeBlock(ROWS, 8), makeBlock(ROWS, 9)};
  const Streams api = streamsOf(1);
  const int64_t sizes[] = {ROWS};
  Loaded loaded = load(bundle, name, flags, blocks[0]);
  void *context = NULL, *stream = NULL, *other = NULL, *graph = NULL, *instance = NULL;
  CHECK(!((int (*)(void **, int))cuda("cuDevicePrimaryCtxRetain"))(&context, 0));
  CHECK(!((TakeHandle)cuda("cuCtxSetCurrent"))(context));
  CHECK(!api.create(&stream, 1) && !api.create(&other, 1));
  const int before = countLogged("cuGraphLaunch"), kernels = countLogged("launch block_");
  for (int round = 0; round < 6; ++round) {
    upload(&loaded, blocks[round % 2], 0);
    if (round == 2) // records beside a capture that forbids what might synchronise
      CHECK(!api.beginCapture(other, 0));
    OK(fuseCallLaunch(loaded.call, round % 3 ? stream : NULL, loaded.arguments, 5,
                      loaded.workspace));
    if (round == 2) {
      CHECK(!api.endCapture(other, &graph));
      CHECK(!api.destroyGraph(graph));
    }
    OK(fuseDeviceSynchronize(loaded.device));
    CHECK(isRight(&loaded, blocks[round % 2]));
    CHECK(countLogged("cuGraphLaunch") - before == (round < 3 ? 0 : round - 2));
  }
  CHECK(countLogged("launch block_") - kernels == 2 * (3 + 1)); // three calls, a recording

  // A capture gets the kernels themselves, and its graph is the caller's.
  CHECK(!api.beginCapture(stream, 0));
  OK(fuseCallLaunch(loaded.call, stream, loaded.arguments, 5, loaded.workspace));
  CHECK(!api.endCapture(stream, &graph));
  CHECK(!api.instantiate(&instance, graph, 0));

  // Other addresses are launched, not replayed.
  upload(&loaded, blocks[0], 256);
  launchAndCheck(&loaded, blocks[0]);
  CHECK(countLogged("cuGraphLaunch") - before == 3);

  // Without graphs.
  OK(fuseCallKeepGraphs(loaded.call, 0));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCallKeepGraphs(NULL, 0));
  for (int round = 0; round < 5; ++round)
    launchAndCheck(&loaded, blocks[0]);
  CHECK(countLogged("cuGraphLaunch") - before == 3);

  // More than are kept: 70 addresses in turn, each right, 64 of them recorded.
  FuseCall many = NULL;
  OK(fuseCallPrepare(loaded.program, blockOf(bundle), sizes, 1, &many));
  char *results = NULL;
  enum { SETS = 70 };
  const size_t bytes = (2 * ROWS * WIDTH + 512) & ~(size_t)255;
  OK(fuseDeviceAllocate(loaded.device, SETS * bytes, (void **)&results));
  const int made = countLogged("cuGraphInstantiateWithFlags");
  for (int i = 0; i < 5 * SETS; ++i) {
    void *arguments[5];
    memcpy(arguments, loaded.arguments, sizeof(arguments));
    arguments[4] = results + i % SETS * bytes;
    OK(fuseCallLaunch(many, NULL, arguments, 5, loaded.workspace));
    OK(fuseDeviceSynchronize(loaded.device));
  }
  CHECK(countLogged("cuGraphInstantiateWithFlags") - made <= 64);
  CHECK(countLogged("cuGraphInstantiateWithFlags") - made > 32);
  for (int i = 0; i < SETS; ++i) {
    Loaded one = loaded;
    one.arguments[4] = results + i * bytes;
    CHECK(isRight(&one, blocks[0]));
  }
  fuseCallRelease(many);
  fuseDeviceFree(loaded.device, results);

  CHECK(!api.destroyInstance(instance) && !api.destroyGraph(graph));
  CHECK(!api.destroy(stream) && !api.destroy(other));
  CHECK(!((TakeHandle)cuda("cuCtxSetCurrent"))(NULL));
  CHECK(!((int (*)(int))cuda("cuDevicePrimaryCtxRelease_v2"))(0));
  unload(loaded);
  freeBlock(blocks[0]);
  freeBlock(blocks[1]);
}

/// Another device, and threads with another context or none.
static void testContexts(FuseBundle bundle, Loaded *loaded, unsigned flags) {
  const Block block = makeBlock(ROWS, 7);
  const TakeHandle setCurrent = (TakeHandle)cuda("cuCtxSetCurrent");
  void *contexts[2] = {NULL, NULL};
  CHECK(!currentContext()); // nobody has set one, and nothing here did
  for (int i = 0; i < 2; ++i)
    CHECK(!((int (*)(void **, int))cuda("cuDevicePrimaryCtxRetain"))(&contexts[i], i));
  CHECK(!setCurrent(contexts[0]));
  testStreams(loaded, 1);
  CHECK(!setCurrent(contexts[1]));
  upload(loaded, block, 0);
  launchAndCheck(loaded, block);
  Loaded other = load(bundle, "cuda:1", flags, block);
  launchAndCheck(&other, block);
  CHECK(currentContext() == contexts[1]);
  CHECK(!setCurrent(contexts[0]));
  launchAndCheck(&other, block);
  CHECK(!strcmp(fuseDeviceName(other.device), "NVIDIA stand-in 1"));
  unload(other);
  CHECK(currentContext() == contexts[0]);
  CHECK(!setCurrent(NULL));
  for (int i = 0; i < 2; ++i)
    CHECK(!((int (*)(int))cuda("cuDevicePrimaryCtxRelease_v2"))(i));
  freeBlock(block);
}

static int currentDevice(void) {
  int device = -1;
  CHECK(!((int (*)(int *))hip("hipGetDevice"))(&device));
  return device;
}

/// Another device of AMD's, and threads that have one or the other current.
static void testDevices(FuseBundle bundle, Loaded *loaded) {
  const Block block = makeBlock(ROWS, 7);
  int (*setDevice)(int) = (int (*)(int))hip("hipSetDevice");
  FuseDevice none = NULL;
  FAILS(FUSE_NO_DEVICE, "the machine has 2", fuseDeviceOpen("hip:2", &none));
  Loaded other = load(bundle, "hip:1", 0, block);
  CHECK(!strcmp(fuseDeviceName(other.device), "AMD stand-in 1"));
  for (int device = 0; device < 2; ++device) {
    CHECK(!setDevice(device));
    launchAndCheck(&other, block);
    upload(loaded, block, 0);
    launchAndCheck(loaded, block);
    CHECK(currentDevice() == device);
    testStreams(device ? &other : loaded, 0);
  }
  // A stream of one is none of the other's.
  const Streams api = streamsOf(0);
  void *stream = NULL;
  CHECK(!api.create(&stream, 1));
  FAILS(FUSE_DRIVER_ERROR, "hipModuleLaunchKernel",
        fuseCallLaunch(loaded->call, stream, loaded->arguments, 5, loaded->workspace));
  CHECK(!api.destroy(stream));
  unload(other);
  CHECK(currentDevice() == 1);
  CHECK(!setDevice(0));
  freeBlock(block);
}

int main(int argc, char **argv) {
  CHECK(argc == 6);
  const unsigned flags = (unsigned)atoi(argv[5]);
  const int isCuda = !strncmp(argv[4], "cuda", 4);
  testTexts();
  FuseBundle bundle = NULL, other = NULL;
  OK(fuseBundleOpen(argv[1], &bundle));
  OK(fuseBundleOpen(argv[2], &other));
  CHECK(!strcmp(fuseBundleVendor(bundle), isCuda ? "nvidia" : "amd"));
  CHECK(!strcmp(fuseBundleChip(bundle), isCuda ? "sm_90a" : "gfx942"));
  CHECK(strstr(fuseBundleManifest(bundle), "\"fuse-bundle\""));
  testFunctions(bundle);

  const Block block = makeBlock(ROWS, 1);
  Loaded loaded = load(bundle, argv[4], flags, block);
  CHECK(!strcmp(fuseDeviceChip(loaded.device), isCuda ? "sm_90" : "gfx942"));
  CHECK(fuseDeviceName(loaded.device) && !fuseDeviceName(NULL) && !fuseDeviceChip(NULL));
  launchAndCheck(&loaded, block);
  testErrors(other, &loaded, isCuda);
  launchAndCheck(&loaded, block); // nothing of it has stayed
  if (isCuda) {
    testContexts(bundle, &loaded, flags);
    testReplays(bundle, argv[4], flags);
  } else
    testDevices(bundle, &loaded);
  testAddresses(&loaded);
  upload(&loaded, block, 0);
  testGuards(argv[3], argv[4], flags);

  FuseBundle copy = openInMemory(bundle, argv[1]);
  Loaded again = load(copy, argv[4], flags, block);
  // Whatever was made of a bundle keeps it.
  fuseBundleClose(copy);
  fuseBundleClose(bundle);
  launchAndCheck(&again, block);
  launchAndCheck(&loaded, block);

  // No rows: nothing to launch, and no addresses but those of weights.
  const int64_t none[] = {0};
  FuseCall empty = NULL;
  void *arguments[] = {NULL, loaded.arguments[1], loaded.arguments[2], loaded.arguments[3], NULL};
  FuseBundle third = NULL;
  FuseProgram program = NULL;
  OK(fuseBundleOpen(argv[1], &third));
  OK(fuseProgramLoad(third, loaded.device, flags, &program));
  OK(fuseCallPrepare(program, blockOf(third), none, 1, &empty));
  OK(fuseCallLaunch(empty, NULL, arguments, 5, NULL));
  fuseCallRelease(empty);
  fuseProgramUnload(program);
  fuseBundleClose(third);

  unload(again);
  unload(loaded);
  fuseBundleClose(other);
  freeBlock(block);
  printf("runtime library on %s: all is as it should be\n", argv[4]);
  return 0;
}
