//===- main.cpp - compiler and runtime in a program in C++ ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// compile-layer GRAPH DEVICE [text]
//
// Compiles layer.mlir for the device, in this process and without a file, runs it with several
// numbers of rows, and compares with a loop. With `text` the driver compiles the PTX.
//
//===----------------------------------------------------------------------===//

#include <fuse-c/Compiler.h>
#include <fuse-c/Runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

/// A handle that is released with its owner.
template <typename Handle, void (*release)(Handle)> class Owner {
public:
  Owner() = default;
  ~Owner() { release(handle); }
  Owner(const Owner &) = delete;
  Handle *operator&() { return &handle; }
  operator Handle() const { return handle; }

private:
  Handle handle = nullptr;
};

void check(FuseStatus status) {
  if (status != FUSE_OK)
    throw std::runtime_error(fuseRuntimeLastError());
}

/// Memory of a device.
class Memory {
public:
  Memory(FuseDevice device, size_t bytes) : device(device) {
    check(fuseDeviceAllocate(device, bytes, &address));
  }
  Memory(FuseDevice device, const std::vector<float> &data)
      : Memory(device, data.size() * sizeof(float)) {
    check(fuseDeviceUpload(device, address, data.data(), data.size() * sizeof(float)));
  }
  ~Memory() { fuseDeviceFree(device, address); }
  Memory(const Memory &) = delete;

  FuseDevice device;
  void *address = nullptr;
};

constexpr int numIn = 16, numOut = 8;

/// The largest difference to a loop.
double run(FuseDevice device, FuseProgram program, FuseFunction function, int rows) {
  const int64_t sizes[] = {rows};
  Owner<FuseCall, fuseCallRelease> call;
  check(fuseCallPrepare(program, function, sizes, 1, &call));
  std::vector<float> x(static_cast<size_t>(rows * numIn)), w(numOut * numIn), b(numOut),
      y(static_cast<size_t>(rows * numOut));
  for (size_t i = 0; i < x.size(); ++i)
    x[i] = static_cast<float>(i % 7) / 4 - 1;
  for (size_t i = 0; i < w.size(); ++i)
    w[i] = static_cast<float>(i % 5) / 2 - 1;
  const Memory onX(device, x), onW(device, w), onB(device, b), onY(device, y);
  const Memory workspace(device, fuseCallWorkspaceBytes(call));
  void *arguments[] = {onX.address, onW.address, onB.address, onY.address};
  check(fuseCallLaunch(call, nullptr, arguments, 4, workspace.address));
  check(fuseDeviceSynchronize(device));
  check(fuseDeviceDownload(device, y.data(), onY.address, y.size() * sizeof(float)));
  double worst = 0;
  for (int m = 0; m < rows; ++m)
    for (int n = 0; n < numOut; ++n) {
      double sum = 0;
      for (int k = 0; k < numIn; ++k)
        sum += double(x[size_t(m * numIn + k)]) * double(w[size_t(n * numIn + k)]);
      worst = std::max(worst, std::abs(std::max(sum, 0.0) - double(y[size_t(m * numOut + n)])));
    }
  return worst;
}

int compileAndRun(const char *path, const char *name, bool asText) {
  std::ifstream file(path);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  Owner<FuseDevice, fuseDeviceClose> device;
  check(fuseDeviceOpen(name, &device));

  Owner<FuseCompiler, fuseCompilerDestroy> compiler;
  Owner<FuseCompilation, fuseCompilationDestroy> compiled;
  if (fuseCompilerCreate(0, &compiler) != FUSE_OK)
    throw std::runtime_error(fuseCompilerLastError());
  const std::string options = std::string("chip=") + fuseDeviceChip(device);
  if (fuseCompile(compiler, text.data(), text.size(), path, options.c_str(), &compiled) !=
      FUSE_OK) {
    // Where and why, with the lines of the graph.
    std::fputs(fuseCompilationDiagnostics(compiled), stderr);
    throw std::runtime_error(fuseCompilerLastError());
  }
  std::vector<const char *> names;
  std::vector<const void *> contents;
  std::vector<size_t> bytes;
  for (size_t i = 0; i < fuseCompilationNumFiles(compiled); ++i) {
    names.push_back(fuseCompilationFileName(compiled, i));
    contents.push_back(fuseCompilationFileContents(compiled, i));
    bytes.push_back(fuseCompilationFileBytes(compiled, i));
  }

  Owner<FuseBundle, fuseBundleClose> bundle;
  Owner<FuseProgram, fuseProgramUnload> program;
  FuseFunction function = nullptr;
  check(fuseBundleOpenMemory(names.size(), names.data(), contents.data(), bytes.data(), &bundle));
  check(fuseProgramLoad(bundle, device, asText ? FUSE_LOAD_TEXT : FUSE_LOAD_CODE, &program));
  check(fuseBundleFindFunction(bundle, nullptr, &function));
  bool isGood = true;
  for (const int rows : {1, 37}) {
    const double worst = run(device, program, function, rows);
    std::printf("%s: %d rows on %s, at most %g off\n", fuseFunctionName(function), rows,
                fuseDeviceName(device), worst);
    isGood &= worst < 1e-5;
  }
  return isGood ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fputs("usage: compile-layer GRAPH DEVICE [text]\n", stderr);
    return 2;
  }
  try {
    return compileAndRun(argv[1], argv[2], argc > 3);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "compile-layer: %s\n", error.what());
    return 1;
  }
}
