#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutated MLIR through every pass and pipeline: no input may crash or hang the compiler.

  mutate_mlir.py [--seed=N] [--count=N] [--jobs=N] [--bin=FOLDER] [--out=FOLDER] [--only=N]
                 [--time-limit=SECONDS]

Seeds are the examples and every piece of every test, with the passes that its RUN lines name. A
mutant keeps its seed's spelling and changes a few things in it: numbers, types, names of ops and
attributes, maps, operands, lines; often everywhere at once, so that it still verifies. It passes
through its seed's own passes, or through one of the pipelines, for one chip. Wrong is: a signal, a
time-out, more memory than the limit, a failure without an error that has a location. What goes wrong
in the same way without any pass is MLIR's own parser or verifier, and counted apart. What is wrong is
written to OUT as N.mlir with its command in its first line. Ends with "N mutants, K failed".
"""

import argparse
import concurrent.futures
import glob
import os
import random
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CHIPS = ["sm_80", "sm_89", "sm_90", "sm_90a", "gfx90a", "gfx942", "gfx950"]
TIMEOUT = 60  # seconds of one mutant
MEMORY = 8 << 30  # bytes of address space

NUMBERS = ["0", "1", "2", "3", "7", "8", "15", "16", "17", "31", "32", "33", "64", "65", "127", "128", "255", "256",
           "1000", "4096", "65536", "2147483647", "2147483648", "4294967296", "9223372036854775807", "-1", "-2",
           "-9223372036854775808", "18446744073709551615", "18446744073709551616"]
FLOATS = ["0.0", "-0.0", "1.0", "-1.0", "1.0e-45", "1.0e38", "1.0e300", "0x7FC00000", "0x7F800000", "0xFF800000"]
TYPES = ["f16", "bf16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "i128", "index", "f8E4M3FN", "tf32",
         "complex<f32>", "vector<4xf32>", "none"]
GROUPS = [
    ["arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.maximumf", "arith.minimumf", "arith.maxnumf",
     "arith.minnumf", "arith.remf"],
    ["arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.remsi", "arith.andi", "arith.shli"],
    ["math.exp", "math.tanh", "math.erf", "math.rsqrt", "math.log", "math.absf", "math.sqrt", "math.sin", "arith.negf"],
    ["arith.extf", "arith.truncf", "arith.bitcast", "arith.sitofp", "arith.index_cast"],
    ['"parallel"', '"reduction"'],
    ["linalg.generic", "linalg.matmul", "linalg.batch_matmul", "linalg.fill", "linalg.transpose", "linalg.map"],
    ["tensor.expand_shape", "tensor.collapse_shape", "tensor.cast", "tensor.empty", "tensor.dim"],
    ["fuse.matmul", "fuse.softmax", "fuse.layer_norm", "fuse.rms_norm", "fuse.elementwise"],
    ["fuse.gelu erf", "fuse.gelu tanh", "fuse.silu", "fuse.sigmoid"],
    ["tile.load", "tile.store", "tile.mma", "tile.map", "tile.reduce", "tile.fill", "tile.copy", "tile.ring_wait",
     "tile.ring_acquire", "tile.ring_commit", "tile.ring_release", "tile.ring_read",
     "tile.ring_advance", "tile.ring_behind", "tile.ring_arrive", "tile.realign"],
    ["gpu.module", "builtin.module"],
    ["#nvvm.target<", "#rocdl.target<"],
]
PIPELINES = ["--fuse-to-fused", "--fuse-to-scheduled=chip={chip}", "--fuse-to-kernels=chip={chip}", "--fuse-to-mapped=chip={chip}",
             "--fuse-to-target=chip={chip}", "--fuse-compile=chip={chip} emit=text bundle={out}",
             "--fuse-to-fused --fuse-report=format=json", "--fuse-lower-to-linalg", "--canonicalize --cse"]
PASS = re.compile(r"--?((?:fuse|tile)-[\w-]+(=.*)?|canonicalize|cse)", re.S)


def read_seeds():
    """(text, passes) of every piece; passes as fuse-opt takes them."""
    seeds = []
    files = sorted(glob.glob(os.path.join(ROOT, "examples", "*.mlir")) +
                   glob.glob(os.path.join(ROOT, "test", "**", "*.mlir"), recursive=True))
    for path in files:
        with open(path) as file:
            text = file.read()
        passes = []
        for line in re.findall(r"RUN: (.*fuse-opt .*)", re.sub(r"\\\n// RUN: *", " ", text)):
            words = shlex.split(line.split("|")[0])
            found = [word for word in words if PASS.fullmatch(word)]
            if found and not any("%" in word or "bundle" in word for word in found):
                passes.append(found)
        for piece in re.split(r"^// -----.*$", text, flags=re.M):
            body = "\n".join(line for line in piece.splitlines() if not line.lstrip().startswith("//"))
            if body.strip():
                seeds.append((body, passes))
    return seeds


def spans(pattern, text):
    return [m.span() for m in re.finditer(pattern, text)]


def replace(rng, text, found, choices):
    """One occurrence, or every occurrence of the same spelling."""
    if not found:
        return text
    begin, end = rng.choice(found)
    old, new = text[begin:end], rng.choice(choices)
    if rng.random() < 0.5:
        return re.sub(r"(?<![\w.])" + re.escape(old) + r"(?![\w.])", lambda _: new, text)
    return text[:begin] + new + text[end:]


def mutate_number(rng, text):
    return replace(rng, text, spans(r"(?<![\w.%#-])-?\d+(?![\w.])", text), NUMBERS)


def mutate_extent(rng, text):
    """An extent of shaped types, everywhere: the mutant often still verifies."""
    found = spans(r"(?<=[<x])(?:\d+|\?)(?=x)", text)
    if not found:
        return text
    begin, end = rng.choice(found)
    new = rng.choice(["?", "0", "1", "2", "3", "5", "7", "17", "33", "64", "129", "300", "4097", "2147483648"])
    if rng.random() < 0.7:
        return re.sub(r"(?<=[<x])" + re.escape(text[begin:end]) + r"(?=x)", new, text)
    return text[:begin] + new + text[end:]


def mutate_type(rng, text):
    found = spans(r"(?<=[x<: (])(?:bf16|f16|f32|f64|i\d+|index)(?![\w.])", text)
    if not found:
        return text
    begin, end = rng.choice(found)
    new = rng.choice(TYPES)
    if rng.random() < 0.7:
        return re.sub(r"(?<=[x<: (])" + text[begin:end] + r"(?![\w.])", new, text)
    return text[:begin] + new + text[end:]


def mutate_float(rng, text):
    return replace(rng, text, spans(r"(?<![\w%#])-?\d+\.\d+(?:[eE][+-]?\d+)?", text), FLOATS)


def mutate_name(rng, text):
    groups = [g for g in GROUPS if any(name in text for name in g)]
    if not groups:
        return text
    group = rng.choice(groups)
    old = rng.choice([name for name in group if name in text])
    return text.replace(old, rng.choice(group), -1 if rng.random() < 0.4 else 1)


def mutate_value(rng, text):
    names = re.findall(r"%\w+(?:#\d+)?", text)
    return replace(rng, text, spans(r"%\w+(?:#\d+)?", text), names) if names else text


def mutate_lines(rng, text):
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(other, lines[at])
    elif kind == 2:
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at:at] = lines[min(at, other):max(at, other)][:8]
    return "\n".join(lines)


def mutate_attribute(rng, text):
    """Drops or empties what stands in braces, brackets or angles."""
    found = [s for s in spans(r"\{[^{}]*\}|\[[^\[\]]*\]|<[^<>]*>", text) if s[1] - s[0] > 2]
    if not found:
        return text
    begin, end = rng.choice(found)
    inner = text[begin + 1:end - 1].split(",")
    kind = rng.randrange(4)
    if kind == 0:
        inner = []
    elif kind == 1:
        del inner[rng.randrange(len(inner))]
    elif kind == 2:
        rng.shuffle(inner)
    else:
        inner.append(rng.choice(inner))
    return text[:begin + 1] + ",".join(inner) + text[end - 1:]


def mutate_map(rng, text):
    """Another order or number of dimensions in an affine map's results."""
    found = spans(r"(?<=-> )\([\w, +*]*\)(?=>)", text)
    if not found:
        return text
    begin, end = rng.choice(found)
    results = [r.strip() for r in text[begin + 1:end - 1].split(",")]
    kind = rng.randrange(5)
    if kind == 0:
        rng.shuffle(results)
    elif kind == 1:
        results.pop(rng.randrange(len(results)))
    elif kind == 2:
        results.append(rng.choice(results))
    elif kind == 3:
        results[rng.randrange(len(results))] = "0"
    else:
        results[rng.randrange(len(results))] += rng.choice([" + 1", " * 2", " floordiv 2", " mod 3"])
    return text[:begin] + "(" + ", ".join(results) + ")" + text[end:]


def mutate_bytes(rng, text):
    begin = rng.randrange(len(text))
    return text[:begin] + rng.choice(["", "\0", "(", ")", "{", "}", "<", ">", "\"", "!", "#", "@", "\xff"]) + text[begin + rng.randrange(3):]


MUTATIONS = [mutate_number] * 3 + [mutate_extent] * 5 + [mutate_type] * 4 + [mutate_float] + [mutate_name] * 4 + [
    mutate_value] * 3 + [mutate_lines] * 2 + [mutate_attribute] * 2 + [mutate_map] * 3 + [mutate_bytes]


def make_mutant(seeds, seed, number):
    """(text, options of fuse-opt) of a mutant; depends on nothing but its number and the seeds."""
    rng = random.Random("%d/%d" % (seed, number))
    text, passes = rng.choice(seeds)
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 4])):
        text = rng.choice(MUTATIONS)(rng, text) or text
    if passes and rng.random() < 0.5:
        return text, rng.choice(passes)
    return text, re.split(r" (?=--)", rng.choice(PIPELINES).format(chip=rng.choice(CHIPS), out="{out}"))


UPSTREAM = "MLIR's own parser or verifier"


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def judge(code, errors):
    """What is wrong with how fuse-opt ended, or None."""
    if code is None:
        return "more than %d seconds" % TIMEOUT
    if code < 0 or code > 128 or "Stack dump" in errors or "PLEASE submit" in errors:
        return "crash, status %d" % code
    if "LLVM ERROR" in errors or "bad_alloc" in errors or "out of memory" in errors.lower():
        return "fatal error"
    # A file may say itself that an op is at a place with a name.
    if code and not re.search(r"^\S+:\d+:\d+: error: |^<unknown>:0: error: loc\(\"", errors, re.M):
        return "failure without a located error"
    return None


def run(binary, text, options):
    with tempfile.TemporaryDirectory(prefix="fuse-mutant-") as folder:
        path = os.path.join(folder, "mutant.mlir")
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text)
        command = [binary, path, "-o", os.devnull] + [o.replace("{out}", os.path.join(folder, "bundle")) for o in options]
        try:
            # Arenas and stacks of threads count towards the limit: those of 64 cores would fill it.
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=TIMEOUT,
                                  preexec_fn=limit_memory, env=dict(os.environ, MALLOC_ARENA_MAX="4", OPENBLAS_NUM_THREADS="1"))
        except subprocess.TimeoutExpired:
            return None, ""
        return done.returncode, done.stderr.decode("utf-8", "replace")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--only", type=int, help="this mutant alone, printed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "bin"))
    parser.add_argument("--out", default="fuzz-out")
    parser.add_argument("--time-limit", type=float, default=float("inf"), help="start no mutant after so many seconds")
    args = parser.parse_args()
    seeds, binary, start = read_seeds(), os.path.join(args.bin, "fuse-opt"), time.time()
    code, errors = run(binary, "module {}", [])
    if code != 0:
        sys.exit("%s does not run: status %s, %s" % (binary, code, errors.strip()))

    def one(number):
        if time.time() - start > args.time_limit:
            return None
        text, options = make_mutant(seeds, args.seed, number)
        code, errors = run(binary, text, options)
        wrong = judge(code, errors)
        if wrong and judge(*run(binary, text, [])):
            wrong = UPSTREAM
        return number, text, options, code, errors, wrong

    if args.only is not None:
        _, text, options, code, errors, wrong = one(args.only)
        print("%s\n%s\n%sstatus %s, %s" % (" ".join(options), text, errors, code, wrong or "as it should be"))
        return wrong is not None
    tried = accepted = failed = upstream = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for result in pool.map(one, range(args.count)):
            if not result:
                continue
            number, text, options, code, errors, wrong = result
            tried += 1
            accepted += code == 0
            upstream += wrong == UPSTREAM
            if wrong and wrong != UPSTREAM:
                failed += 1
                os.makedirs(args.out, exist_ok=True)
                with open(os.path.join(args.out, "%d.mlir" % number), "w", encoding="utf-8", errors="surrogateescape") as file:
                    file.write("// fuse-opt %s: %s\n%s" % (" ".join(options), wrong, text))
                frames = re.findall(r"^ ?#\d+ 0x\w+ (\S.*)$", errors, re.M)
                last = [line for line in errors.splitlines() if "error" in line.lower()]
                print("mutant %d: %s: %s | %s" % (number, wrong, " ".join(options), (last or frames[:3] or [""])[-1][:160]), flush=True)
    print("%d accepted; %d that MLIR's own parser or verifier fails on" % (accepted, upstream))
    print("%d mutants, %d failed" % (tried, failed))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
