//===- Options.cpp - command line of fuse-run -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "fuse/Runtime/Compare.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Tensor.h"

#include <cstdio>
#include <limits>

using fuse::runtime::fail;

namespace fuse::run {

static const char help[] = R"(OVERVIEW: runs a graph, or a bundle that fuse-opt --fuse-compile wrote

USAGE: fuse-run GRAPH.mlir|BUNDLE --device=cpu|cuda|hip|sim|dry [options]
       fuse-run --info --device=cuda|hip

  --device=DEVICE   cpu   this machine's processor (graphs only)
                    cuda  an NVIDIA GPU; hip  an AMD GPU; a graph is compiled for it first
                    sim   no device: the generated machine code (AMD) or PTX (NVIDIA) is executed
                          instruction by instruction, and races, missing waits, accesses out of
                          bounds and reads of what nobody wrote are errors. A graph needs --chip
                    dry   no device: prints the launches with their numbers
  --at=LEVEL        with --device=cpu, which level of the IR is executed:
                    graph (default), fused, kernels (tile by tile, by the schedules of --chip), or
                    mapped (the same with roles, rings and layouts). A module that has kernels of
                    tile ops already (gpu.module) starts at kernels
  --chip=CHIP       compile a graph for this chip instead of the one of the device; with
                    --at=kernels or mapped, whose schedules are executed (default sm_90a)
  --function=F      which function, where there are several
  --inputs=A,B,...  .npy files in the order of the arguments (bf16 as 2-byte void, '|V2').
                    Without it, seeded standard-normal data; every input of rank 2 or more after
                    the first is scaled by 1/sqrt(its last extent), so that products of weights
                    keep the size of the data
  --seed=N          of that data (default 0)
  --data=KIND       of that data: normal (default), special (among it infinities, NaNs, a denormal
                    and -0) or integers (-2 to 2)
  --dims=M=33,...   sizes of dynamic dimensions, where no inputs give them. The distinct dynamic
                    sizes of the arguments are named in order of first occurrence: M, N, K, d3,
                    d4, ...; the argument attribute fuse.dims = ["M", "", ...] (one name per
                    dimension, "" for none) names them otherwise. d0, d1, ... always work
  --offset=BYTES    places every argument that far past the start of an allocation, as a view of
                    a larger tensor might lie
  --outputs=DIR     writes result0.npy, result1.npy, ... in the order of the results
  --check           compares with the float64 reference, computed on the CPU from the graph (a
                    bundle carries it), or with the files of --reference
  --reference=A,... .npy files to compare the results with, in place of the graph (float64, or of
                    the results' own types)
  --tolerance=TYPE  with --check, the accuracy that results owe, if not that of their own types:
                    tf32 for a graph of f32 whose products have that precision
  --tolerances      prints what results owe, a line for each type: the relative L2 norm of the error,
                    and the share of |ref| + rms(ref) that an element may be off
  --bench           times the function on the GPU: medians over replays of recorded graphs, inputs
                    rotated through more memory than the last cache holds twice
  --alone=MS        with --bench: every kernel is timed alone, at the clock that its own power
                    allows, where in turn with others it shares theirs: the mean over so many
                    milliseconds, once it has been replayed for as many. 1000 are long enough
  --info            prints the device's chip and name, and runs nothing
  --jit             let the driver compile the text of a bundle, or of a graph with --chip, for a
                    GPU it was not compiled for
  --sim-seed=N      with --device=sim, the seed of the order in which warps run and asynchronous
                    work completes (default 0)
  --sim-limit=N     with --device=sim, how many instructions a warp or wave may execute before it
                    counts as caught in an endless loop (default 2^30)
  --stats           with --device=sim, prints what was executed: instructions by class, bytes by
                    memory, bank conflicts
  --help            this text

The exit status is 0 if all went well, and with --check if every result is within tolerance.
)";

static std::vector<std::string> split(const std::string &list) {
  std::vector<std::string> parts;
  size_t at = 0;
  while (at <= list.size()) {
    const size_t comma = std::min(list.find(',', at), list.size());
    parts.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return parts;
}

static int64_t parseNumber(const std::string &text, const std::string &option) {
  int64_t value = 0;
  if (text.empty())
    fail("--", option, ": a number is missing");
  for (char c : text)
    if (c < '0' || c > '9' || __builtin_mul_overflow(value, int64_t(10), &value) ||
        __builtin_add_overflow(value, int64_t(c - '0'), &value))
      fail("--", option, ": '", text, "' is not a number from 0 to ",
           std::numeric_limits<int64_t>::max());
  return value;
}

std::optional<Options> parseOptions(int argc, char **argv, bool hasCompiler) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument.empty() || argument[0] != '-') {
      if (!options.input.empty())
        fail("one graph or bundle is wanted, found '", options.input, "' and '", argument, "'");
      options.input = argument;
      continue;
    }
    argument.erase(0, argument.compare(0, 2, "--") == 0 ? 2 : 1);
    const size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const bool hasValue = equals != std::string::npos;
    const std::string value = hasValue ? argument.substr(equals + 1) : "";
    const bool isFlag = name == "check" || name == "bench" || name == "jit" || name == "stats" ||
                        name == "info" || name == "tolerances" || name == "help";
    if (isFlag && hasValue)
      fail("--", name, " takes no value");
    if (name == "help" || name == "h") {
      std::fputs(help, stdout);
      return std::nullopt;
    }
    if (name == "tolerances") {
      std::fputs(runtime::listTolerances().c_str(), stdout);
      return std::nullopt;
    }
    if (!isFlag && !hasValue)
      fail("unknown option '--", name, "', or its value is missing (--", name, "=...); see --help");
    if (name == "check")
      options.check = true;
    else if (name == "bench")
      options.bench = true;
    else if (name == "jit")
      options.jit = true;
    else if (name == "info")
      options.info = true;
    else if (name == "stats")
      options.stats = true;
    else if (name == "sim-seed") {
      options.simSeed = static_cast<uint64_t>(parseNumber(value, name));
      options.hasSimSeed = true;
    } else if (name == "sim-limit") {
      options.simLimit = static_cast<uint64_t>(parseNumber(value, name));
      if (!*options.simLimit)
        fail("--sim-limit: at least 1 instruction is wanted");
    } else if (name == "device")
      options.device = value;
    else if (name == "at") {
      options.level = value;
      options.hasLevel = true;
    } else if (name == "chip")
      options.chip = value;
    else if (name == "function")
      options.function = value;
    else if (name == "outputs")
      options.outputs = value;
    else if (name == "inputs")
      options.inputs = split(value);
    else if (name == "reference")
      options.references = split(value);
    else if (name == "tolerance")
      options.tolerance = value;
    else if (name == "data")
      options.data = value;
    else if (name == "seed")
      options.seed = static_cast<uint64_t>(parseNumber(value, name));
    else if (name == "offset")
      options.offset = static_cast<uint64_t>(parseNumber(value, name));
    else if (name == "alone")
      options.alone = static_cast<uint64_t>(parseNumber(value, name));
    else if (name == "dims")
      for (const std::string &part : split(value)) {
        const size_t at = part.find('=');
        if (at == std::string::npos || at == 0)
          fail("--dims: '", part, "' is not of the form NAME=SIZE");
        options.dims.emplace_back(part.substr(0, at), parseNumber(part.substr(at + 1), name));
      }
    else
      fail("unknown option '--", name, "'; see --help");
  }
  if (options.info && options.device != "cuda" && options.device != "hip")
    fail("--info is for a GPU: --device=cuda or hip");
  if (options.input.empty() && !options.info)
    fail("which graph or bundle? See --help");
  if (options.device != "cpu" && options.device != "cuda" && options.device != "hip" &&
      options.device != "sim" && options.device != "dry")
    fail(options.device.empty() ? std::string("a device is missing")
                                : "unknown device '" + options.device + "'",
         ": --device=cpu, cuda, hip, sim or dry");
  if (options.level != "graph" && options.level != "fused" && options.level != "kernels" &&
      options.level != "mapped")
    fail("unknown level '", options.level, "': --at=graph, fused, kernels or mapped");
  if (options.hasLevel && options.device != "cpu")
    fail("--at is for --device=cpu; a GPU runs the kernels");
  if (options.bench && options.device != "cuda" && options.device != "hip")
    fail("--bench needs a GPU: --device=cuda or hip");
  if (options.alone && !options.bench)
    fail("--alone goes with --bench");
  if (options.offset && (options.device == "cpu" || options.device == "dry"))
    fail("--offset is for devices with a memory of their own: --device=cuda, hip or sim");
  if ((options.stats || options.hasSimSeed || options.simLimit) && options.device != "sim")
    fail("--stats, --sim-seed and --sim-limit are for --device=sim");
  if (!options.references.empty() && !options.check)
    fail("--reference goes with --check");
  if (!options.tolerance.empty() && !options.check)
    fail("--tolerance goes with --check");
  if (!options.tolerance.empty())
    runtime::parseTolerance(options.tolerance);
  runtime::parseDistribution(options.data);
  if (options.data != "normal" && !options.inputs.empty())
    fail("--data is of inputs that no file gives: without --inputs");
  if (options.device == "dry" && (options.check || !options.outputs.empty()))
    fail("--device=dry computes nothing that could be checked or written");
  if (!hasCompiler && options.check && options.references.empty())
    fail("this fuse-run was built without the compiler and cannot compute a reference: give one "
         "with --reference=...");
  if (!hasCompiler && options.device == "cpu")
    fail("this fuse-run was built without the compiler: --device=cpu is not possible");
  if (!hasCompiler && options.device == "sim")
    fail("this fuse-run was built without LLVM, whose disassembler the simulator needs");
  return options;
}

} // namespace fuse::run
