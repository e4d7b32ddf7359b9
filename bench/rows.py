#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Row work along each dimension of a tensor, and over all of it: compiles it, and times it on a GPU.

  bench/rows.py build OUT [--chip=sm_90a] [--only=SUBSTRING,...]    on any machine
  bench/rows.py run OUT [--runner=build/bin/fuse-run-light] [--only=SUBSTRING,...] [--device=cuda] [--json=FILE]

`run` needs a GPU and NumPy. Times are fuse-run's: medians over replays of recorded graphs, inputs
rotated through more memory than the last cache holds. Each result is first compared with float64.
Where PyTorch is there, its time stands beside ours, taken the same way. A rate counts each input
read and each result written once.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from build import compile_graphs

SHAPES = [(4096, 4096), (8192, 1024), (64, 65536), (1, 1 << 24)]
MIDDLE = [(8, 512, 4096), (64, 1024, 128), (4, 4096, 1024)]
# Logits of language models: Llama 2, GPT-NeoX, GPT-4, Llama 3 (also of one token), Qwen 3, Llama 4, Gemma 3.
LOGITS = [(1024, 32000), (1024, 50304), (512, 100352), (512, 128256), (1, 128256), (512, 151936), (256, 202048), (256, 262208)]
# Rows that a block holds, for works that are no named op.
WIDTHS = [(16384, 1024), (16384, 2048), (8192, 4096), (4096, 8192), (2048, 12288), (2048, 16384), (1024, 24576)]
ELEMENTS = {"f32": 4, "f16": 2}
AXES = "bmn"


class Case:
    """Work over the dimensions `over` of a tensor."""

    def __init__(self, work, over, shape, element):
        self.work, self.over, self.shape, self.element = work, over, shape, element
        last = len(shape) - 1
        where = "all" if len(over) > 1 else "last" if over[0] == last else "middle" if over[0] else "dim0"
        self.name = "%s_%s_%s_%s" % (work, where, "x".join(map(str, shape)), element)
        self.kept = [d for d in range(len(shape)) if d not in over]

    def bytes(self):
        count = 1
        for size in self.shape:
            count *= size
        kept = 1
        for dim in self.kept:
            kept *= self.shape[dim]
        return ELEMENTS[self.element] * (count + (kept if self.work == "sum" else count))

    def graph(self):
        """Reductions and what follows them, as linalg on tensors; scalars are f32."""
        rank, dims = len(self.shape), AXES[-len(self.shape):]
        count = 1
        for dim in self.over:
            count *= self.shape[dim]
        whole = "affine_map<(%s) -> (%s)>" % (", ".join(dims), ", ".join(dims))
        row = "affine_map<(%s) -> (%s)>" % (", ".join(dims), ", ".join(dims[d] for d in self.kept))
        kinds = ", ".join('"reduction"' if d in self.over else '"parallel"' for d in range(rank))
        tensor = "tensor<%s>" % "x".join(map(str, [*self.shape, self.element]))
        stats = "tensor<%s>" % "x".join(map(str, [*(self.shape[d] for d in self.kept), "f32"]))
        lines, wide = [], self.element == "f32"

        def widened(name):
            if wide:
                return name
            lines.append("    %%w = arith.extf %s : %s to f32" % (name, self.element))
            return "%w"

        def reduce(result, start, op, value, others):
            """%result = op over the rows of what `value` writes for an element, given `others`."""
            inputs = ["%x"] + ["%" + other for other in others]
            lines.append("  %%start_%s = arith.constant %s : f32" % (result, start))
            lines.append("  %%fill_%s = linalg.fill ins(%%start_%s : f32) outs(%%stats : %s) -> %s" % (result, result, stats, stats))
            lines.append("  %%%s = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s : %s) outs(%%fill_%s : %s) {" % (
                result, ", ".join([whole] + [row] * (len(others) + 1)), kinds, ", ".join(inputs),
                ", ".join([tensor] + [stats] * len(others)), result, stats))
            lines.append("  ^bb0(%s):" % ", ".join(["%%e : %s" % self.element] + ["%%s%d : f32" % i for i in range(len(others))] + ["%o : f32"]))
            last = value(widened("%e"))
            lines.append("    %%r = %s %%o, %s : f32" % (op, last))
            lines.append("    linalg.yield %r : f32")
            lines.append("  } -> %s" % stats)

        def finish(value, others):
            """%y = what `value` writes for an element, given the rows' `others`."""
            lines.append("  %%init = tensor.empty() : %s" % tensor)
            lines.append("  %%y = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s : %s) outs(%%init : %s) {" % (
                ", ".join([whole] + [row] * len(others) + [whole]), ", ".join(['"parallel"'] * rank),
                ", ".join(["%x"] + ["%" + other for other in others]), ", ".join([tensor] + [stats] * len(others)), tensor))
            lines.append("  ^bb0(%s):" % ", ".join(["%%e : %s" % self.element] + ["%%s%d : f32" % i for i in range(len(others))] + ["%%o : %s" % self.element]))
            last = value(widened("%e"))
            if not wide:
                lines.append("    %%t = arith.truncf %s : f32 to %s" % (last, self.element))
                last = "%t"
            lines.append("    linalg.yield %s : %s" % (last, self.element))
            lines.append("  } -> %s" % tensor)

        def code(*text, last):
            def write(element):
                lines.extend("    " + line.replace("%E", element) for line in text)
                return last
            return write

        if self.work == "sum":
            result = stats
            reduce("y", "0.0", "arith.addf", lambda element: element, [])
            if not wide:
                result = stats.replace("f32", self.element)
                kept = "affine_map<(%s) -> (%s)>" % ((", ".join(dims[d] for d in self.kept),) * 2)
                lines.append("  %%half = tensor.empty() : %s" % result)
                lines.append("  %%z = linalg.generic {indexing_maps = [%s, %s], iterator_types = [%s]} ins(%%y : %s) outs(%%half : %s) {" % (
                    kept, kept, ", ".join(['"parallel"'] * len(self.kept)), stats, result))
                lines.append("  ^bb0(%%e : f32, %%o : %s):" % self.element)
                lines.append("    %%t = arith.truncf %%e : f32 to %s" % self.element)
                lines.append("    linalg.yield %%t : %s" % self.element)
                lines.append("  } -> %s" % result)
            returned = "%y" if wide else "%z"
        elif self.work in ("softmax", "log_softmax"):
            result, returned = tensor, "%y"
            exponential = ["%d = arith.subf %E, %s0 : f32", "%p = math.exp %d : f32"]
            reduce("max", "0xFF800000", "arith.maximumf", lambda element: element, [])
            reduce("sum", "0.0", "arith.addf", code(*exponential, last="%p"), ["max"])
            result_of = {"softmax": [*exponential, "%q = arith.divf %p, %s1 : f32"],
                         "log_softmax": [exponential[0], "%l = math.log %s1 : f32", "%q = arith.subf %d, %l : f32"]}
            finish(code(*result_of[self.work], last="%q"), ["max", "sum"])
        elif self.work == "absmax":
            result, returned = tensor, "%y"
            reduce("max", "0.0", "arith.maximumf", code("%a = math.absf %E : f32", last="%a"), [])
            finish(code("%c = arith.constant 127.0 : f32", "%f = arith.divf %c, %s0 : f32",
                        "%q = arith.mulf %E, %f : f32", last="%q"), ["max"])
        else:
            result, returned = tensor, "%y"
            centred = ["%n = arith.constant " + "%e : f32" % count, "%a = arith.divf %s0, %n : f32", "%c = arith.subf %E, %a : f32"]
            reduce("sum", "0.0", "arith.addf", lambda element: element, [])
            reduce("squares", "0.0", "arith.addf", code(*centred, "%q = arith.mulf %c, %c : f32", last="%q"), ["sum"])
            finish(code(*centred, "%v = arith.divf %s1, %n : f32", "%eps = arith.constant 1.0e-5 : f32",
                        "%u = arith.addf %v, %eps : f32", "%h = math.rsqrt %u : f32", "%z = arith.mulf %c, %h : f32", last="%z"),
                   ["sum", "squares"])
        head = "func.func @main(%%x: %s) -> %s {\n  %%stats = tensor.empty() : %s\n" % (tensor, result, stats)
        return head + "\n".join(lines) + "\n  return %s : %s\n}\n" % (returned, result)

    def torch_function(self, torch):
        over = list(self.over)

        def softmax(x):
            return torch.softmax(x.reshape(-1), 0).reshape(x.shape) if len(over) > 1 else torch.softmax(x, over[0])

        def layernorm(x):
            if over == list(range(x.dim() - len(over), x.dim())):
                return torch.nn.functional.layer_norm(x, x.shape[-len(over):])
            variance, mean = torch.var_mean(x, over, correction=0, keepdim=True)
            return (x - mean) * torch.rsqrt(variance + 1e-5)

        return {"sum": lambda x: x.sum(over), "softmax": softmax, "layernorm": layernorm,
                "absmax": lambda x: x * (127.0 / x.abs().amax(over, keepdim=True)),
                "log_softmax": lambda x: torch.log_softmax(x, over[0])}[self.work]


def list_cases(only):
    cases = []
    for element in ELEMENTS:
        for work in ("sum", "softmax", "layernorm"):
            for shape in SHAPES:
                cases += [Case(work, over, shape, element) for over in ((1,), (0,), (0, 1))]
            cases += [Case(work, (1,), shape, element) for shape in MIDDLE]
        cases += [Case(work, (1,), shape, element) for work in ("softmax", "log_softmax") for shape in LOGITS]
        cases += [Case(work, (1,), shape, element) for work in ("log_softmax", "absmax") for shape in WIDTHS]
    # One row of a matrix is all of it, and a sum over one row nothing.
    cases = [case for case in cases if not (len(case.shape) == 2 and case.shape[0] == 1 and case.over != (1,))]
    return [case for case in cases if not only or any(part in case.name for part in only.split(","))]


def build(args):
    return 1 if compile_graphs({case.name: case.graph() for case in list_cases(args.only)}, args.out, args.chip) else 0


def reference(np, case, x):
    x = x.astype(np.float64)
    if case.work == "sum":
        return x.sum(axis=case.over)
    if case.work in ("softmax", "log_softmax"):
        x = x - x.max(axis=case.over, keepdims=True)
        e = np.exp(x)
        total = e.sum(axis=case.over, keepdims=True)
        return e / total if case.work == "softmax" else x - np.log(total)
    if case.work == "absmax":
        return x * (127.0 / np.abs(x).max(axis=case.over, keepdims=True))
    centred = x - x.mean(axis=case.over, keepdims=True)
    return centred / np.sqrt((centred ** 2).mean(axis=case.over, keepdims=True) + 1e-5)


def time_torch(torch, case):
    """Median microseconds of one call, from replays of a graph of calls on rotating inputs."""
    from timing import Timer

    size = ELEMENTS[case.element]
    for extent in case.shape:
        size *= extent
    dtype = torch.float32 if case.element == "f32" else torch.float16
    sets = [torch.randn(case.shape, device="cuda", dtype=dtype) for _ in range(max(2, -(-(128 << 20) // size)))]
    timer = Timer(case.torch_function(torch), [[x] for x in sets], "cuda")
    return statistics.median(timer.replay() for _ in range(10))


def run(args):
    import accuracy
    import numpy as np
    try:
        import torch
        if not torch.cuda.is_available():
            torch = None
    except ImportError:
        torch = None
    records = []
    for case in list_cases(args.only):
        bundle = os.path.join(args.out, case.name)
        if not os.path.isdir(bundle):
            continue
        x = np.random.default_rng(1).standard_normal(case.shape, dtype=np.float32)
        x = x.astype(np.float32 if case.element == "f32" else np.float16)
        record = {"name": case.name, "bytes": case.bytes()}
        with tempfile.TemporaryDirectory(prefix="fuse-rows-") as folder:
            file = os.path.join(folder, "x.npy")
            np.save(file, x)

            def call(option):
                done = subprocess.run([args.runner, bundle, "--device=" + args.device, "--inputs=" + file, option],
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                if done.returncode:
                    sys.exit("%s: %s" % (case.name, done.stdout.strip()))
                return done.stdout

            call("--outputs=" + folder)
            got, want = np.load(os.path.join(folder, "result0.npy")).astype(np.float64), reference(np, case, x)
            # A sum of many numbers around 0 is small: its error is one of the numbers.
            scale = np.linalg.norm(x.astype(np.float64)) if case.work == "sum" else np.linalg.norm(want)
            record["error"] = float(np.linalg.norm(got - want) / scale)
            # Small f16 lie 2^-24 apart: each may be off by half of that.
            spacing = 2.0**-25 * np.sqrt(want.size) if case.element == "f16" else 0.0
            record["right"] = record["error"] <= accuracy.tolerances(args.runner)[case.element][0] + spacing / scale
            total = re.search(r"^total\s+(?:\S+\s+\d+\s+)?(\d+\.\d+)", call("--bench"), re.MULTILINE)
            if not total:
                sys.exit("%s: no total in the output of fuse-run --bench" % case.name)
            record["us"] = float(total.group(1))
        line = "%-40s %s %9.2f us %7.0f GB/s" % (case.name, "right" if record["right"] else "WRONG", record["us"], case.bytes() / record["us"] / 1e3)
        if torch:
            record["torch_us"] = time_torch(torch, case)
            line += "   torch %9.2f us %7.0f GB/s   %5.2f" % (
                record["torch_us"], case.bytes() / record["torch_us"] / 1e3, record["us"] / record["torch_us"])
        print(line, flush=True)
        records.append(record)
    if args.json:
        with open(args.json, "w") as file:
            json.dump(records, file, indent=1)
    return 0 if records and all(record["right"] for record in records) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["build", "run"])
    parser.add_argument("out")
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--only", default="", help="cases whose names hold one of these")
    parser.add_argument("--runner", default="build/bin/fuse-run-light")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--json", default="", help="write the figures here")
    args = parser.parse_args()
    return build(args) if args.command == "build" else run(args)


if __name__ == "__main__":
    sys.exit(main())
