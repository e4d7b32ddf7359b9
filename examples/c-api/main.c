//===- main.c - a bundle in a program in C --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// run-layer BUNDLE DEVICE [text]
//
// Runs a bundle of layer.mlir on "cuda:0" or "hip:0", and compares with a loop. With `text` the
// driver compiles the PTX that is in the bundle.
//
//   fuse-opt layer.mlir --fuse-compile="chip=sm_90a bundle=layer/" -o /dev/null
//   run-layer layer/ cuda:0
//
//===----------------------------------------------------------------------===//

#include <fuse-c/Runtime.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 37, IN = 16, OUT = 8 };

static void check(FuseStatus status) {
  if (status == FUSE_OK)
    return;
  fprintf(stderr, "run-layer: %s: %s\n", fuseStatusName(status), fuseRuntimeLastError());
  exit(1);
}

/// Memory of the device with these contents.
static void *upload(FuseDevice device, const float *data, size_t count) {
  void *address = NULL;
  check(fuseDeviceAllocate(device, count * sizeof(float), &address));
  check(fuseDeviceUpload(device, address, data, count * sizeof(float)));
  return address;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: run-layer BUNDLE DEVICE [text]\n");
    return 2;
  }
  // Once: the bundle, the device, the code on it.
  FuseBundle bundle = NULL;
  FuseFunction function = NULL;
  FuseDevice device = NULL;
  FuseProgram program = NULL;
  check(fuseBundleOpen(argv[1], &bundle));
  check(fuseBundleFindFunction(bundle, "layer", &function));
  check(fuseDeviceOpen(argv[2], &device));
  check(fuseProgramLoad(bundle, device, argc > 3 ? FUSE_LOAD_TEXT : FUSE_LOAD_CODE, &program));

  // Once for these shapes: of the inputs, in order.
  const size_t ranks[] = {2, 2, 1};
  const int64_t extents[] = {ROWS, IN, OUT, IN, OUT};
  int64_t sizes[1], result[2];
  FuseCall call = NULL;
  check(fuseFunctionBindShapes(function, 3, ranks, extents, sizes));
  check(fuseFunctionArgumentShape(function, sizes, 1, 3, result));
  check(fuseCallPrepare(program, function, sizes, 1, &call));

  float x[ROWS * IN], w[OUT * IN], b[OUT], y[ROWS * OUT];
  for (int i = 0; i < ROWS * IN; ++i)
    x[i] = (float)(i % 7 - 3) / 4;
  for (int i = 0; i < OUT * IN; ++i)
    w[i] = (float)(i % 5 - 2) / 2;
  for (int i = 0; i < OUT; ++i)
    b[i] = (float)i / 8;
  void *workspace = NULL, *memory = NULL;
  check(fuseDeviceAllocate(device, sizeof(y), &memory));
  check(fuseDeviceAllocate(device, fuseCallWorkspaceBytes(call), &workspace));
  void *arguments[] = {upload(device, x, ROWS * IN), upload(device, w, OUT * IN),
                       upload(device, b, OUT), memory};

  // Each time: on the default stream here, and as often as one likes.
  check(fuseCallLaunch(call, NULL, arguments, 4, workspace));
  check(fuseDeviceSynchronize(device));
  check(fuseDeviceDownload(device, y, memory, sizeof(y)));

  double worst = 0;
  for (int m = 0; m < ROWS; ++m)
    for (int n = 0; n < OUT; ++n) {
      double sum = b[n];
      for (int k = 0; k < IN; ++k)
        sum += (double)x[m * IN + k] * w[n * IN + k];
      worst = fmax(worst, fabs(fmax(sum, 0) - y[m * OUT + n]));
    }
  printf("%s: %dx%d results on %s, at most %g off\n", fuseFunctionName(function), (int)result[0],
         (int)result[1], fuseDeviceName(device), worst);

  for (int i = 0; i < 4; ++i)
    fuseDeviceFree(device, arguments[i]);
  fuseDeviceFree(device, workspace);
  fuseCallRelease(call);
  fuseProgramUnload(program);
  fuseDeviceClose(device);
  fuseBundleClose(bundle);
  return worst < 1e-5 ? 0 : 1;
}
