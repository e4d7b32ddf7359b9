# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a graph's AMD kernels on this machine, wave by wave, and checks the result.

  run-waves.py GRAPH.mlir --chip=gfx942 --meaning=NAME [--sizes=M=33,M=7] [--seed=N]

The kernels' LLVM IR is compiled for the CPU with the AMD intrinsics replaced by functions of
libfuse-waves (waves.cpp), and launched as `fuse-run-light --device=dry` says. The result is
compared with NumPy in float64: relative L2 norm at most 1e-3 (bf16 8e-3, f32 1e-5), each element
within 5e-3 (|ref| + rms(ref)). `--meaning` names the NumPy function below.
"""

import argparse
import ctypes
import math
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

ERF = np.vectorize(math.erf, otypes=[float])
INTRINSICS = {
    "workitem.id.x": "waves_thread", "workgroup.id.x": "waves_block", "ds.bpermute": "waves_bpermute",
    "exp2.f32": "waves_exp2", "rcp.f32": "waves_rcp", "rsq.f32": "waves_rsq", "log.f32": "waves_log",
    "mfma.f32.16x16x16f16": "waves_mfma_f16", "mfma.f32.16x16x16bf16.1k": "waves_mfma_bf16",
    "mfma.f32.16x16x4f32": "waves_mfma_f32",
}


def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def gelu_erf(x):
    return 0.5 * x * (1 + ERF(x / math.sqrt(2)))


def layer_norm(v, gamma, beta):
    centred = v - v.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gamma + beta


def causal_softmax(x):
    rows, columns = np.arange(x.shape[-2])[:, None], np.arange(x.shape[-1])[None, :]
    v = np.where(columns <= rows, x * 0.125, -np.inf)
    e = np.exp(v - v.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


MEANINGS = {
    "gemm_bias_gelu": lambda x, w, b: gelu_tanh(x @ w.T + b),
    "gemm_mul_mul": lambda x, w, d, e: (x @ w.T) * d * e,
    "geglu_ffn": lambda x, u, v, o: (
        (gelu_erf(x @ u.T) * (x @ v.T)).astype(np.float16).astype(float) @ o.T),
    "batched_permute": lambda a, w, d, e: np.swapaxes((a @ np.swapaxes(w, 1, 2) + d) * e, 0, 1),
    "bias_gelu_residual_ln": lambda y, b, r, g, be: layer_norm(gelu_tanh(y + b) + r, g, be),
    "scale_causal_softmax": causal_softmax,
}


def run(*command):
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        sys.exit("%s: %s" % (command[0], done.stderr.decode(errors="replace")[:2000]))
    return done.stdout


def unescape(text):
    """Bytes of an MLIR string literal."""
    out, i = bytearray(), 0
    while i < len(text):
        if text[i] != "\\":
            out.append(ord(text[i]))
            i += 1
        elif re.match("[0-9A-F]{2}", text[i + 1:i + 3]):
            out.append(int(text[i + 1:i + 3], 16))
            i += 3
        else:
            out.append(ord(text[i + 1]))
            i += 2
    return bytes(out)


def to_host(ir):
    """The kernels of an amdgcn module as IR for this machine, with a wrapper each that takes its
    arguments from an array of 64-bit words. Returns the text and {kernel: parameter types}."""
    ir = re.sub(r"target (datalayout|triple).*\n", "", ir)
    ir = re.sub(r" ?addrspace\(\d+\)", "", ir).replace("amdgpu_kernel ", "")
    ir = re.sub(r'(tail )?call void asm sideeffect "s_waitcnt[^"]*s_barrier", "[^"]*"\(\)',
                "call void @waves_barrier()", ir)
    for name, function in INTRINSICS.items():
        ir = re.sub(r"@llvm\.amdgcn\.%s(?=\()" % re.escape(name), "@" + function, ir)
    # MFMA's three control operands are 0.
    ir = re.sub(r"(@waves_mfma_\w+\([^)]*?), i32 0, i32 0, i32 0\)", r"\1)", ir)
    ir = re.sub(r"(declare[^\n]*@waves_mfma_\w+\([^)\n]*?)(, i32[^,)\n]*){3}\)", r"\1)", ir)
    # The lane number: mbcnt.hi(-1, mbcnt.lo(-1, 0)).
    ir = re.sub(r"(?:tail )?call[^\n]*@llvm\.amdgcn\.mbcnt\.lo\([^)]*\)", "call i32 @waves_lane()", ir)
    ir = re.sub(r"(?:tail )?call[^\n]*@llvm\.amdgcn\.mbcnt\.hi\(i32 -1, i32 (%\w+)\)", r"add i32 \1, 0", ir)
    ir = re.sub(r"declare[^\n]*mbcnt[^\n]*\n", "", ir)
    ir = re.sub(r"attributes #\d+ = .*\n| #\d+|!llvm\.module\.flags.*\n", "", ir)
    unknown = re.search(r"@llvm\.amdgcn[\w.]*", ir)
    if unknown:
        sys.exit("an intrinsic that is not known here: " + unknown.group())
    ir += "\ndeclare void @waves_barrier()\n"
    if "declare i32 @waves_lane" not in ir:
        ir += "declare i32 @waves_lane()\n"
    kernels = {}
    for name, parameters in re.findall(r"define[^@\n]*@(\w+)\(((?:[^()]|\([^()]*\))*)\)", ir):
        types = ["ptr" if p.strip().startswith("ptr") else "i64" for p in parameters.split(",")]
        kernels[name] = types
        ir += "\ndefine void @launch_%s(ptr %%a) {\n" % name
        for i, type_ in enumerate(types):
            ir += "  %%p%d = getelementptr i64, ptr %%a, i64 %d\n  %%v%d = load %s, ptr %%p%d\n" % (
                i, i, i, type_, i)
        ir += "  call void @%s(%s)\n  ret void\n}\n" % (
            name, ", ".join("%s %%v%d" % (t, i) for i, t in enumerate(types)))
    return ir, kernels


def compile_kernels(graph, chip, folder, clang):
    """{kernel: (function, parameter types)} of a graph."""
    target = os.path.join(folder, "target.mlir")
    run("fuse-opt", graph, "--fuse-to-target=chip=" + chip, "-o", target)
    text = run("fuse-opt", target, "--pass-pipeline=builtin.module(gpu.module(convert-scf-to-cf,"
               "convert-vector-to-llvm,convert-to-llvm,reconcile-unrealized-casts),"
               "gpu-module-to-binary{format=llvm})").decode("latin1")
    kernels = {}
    for number, literal in enumerate(re.findall(r'"(BC(?:[^"\\]|\\.)*)"', text)):
        bitcode = os.path.join(folder, "%d.bc" % number)
        with open(bitcode, "wb") as file:
            file.write(unescape(literal))
        ir, found = to_host(run("llvm-dis", bitcode, "-o", "-").decode())
        source = os.path.join(folder, "%d.ll" % number)
        with open(source, "w") as file:
            file.write(ir)
        run(clang, "-O1", "-march=native", "-shared", "-fPIC", "-Wno-override-module", source, "-o",
            source + ".so")
        library = ctypes.CDLL(source + ".so")
        for name, types in found.items():
            kernels[name] = (getattr(library, "launch_" + name), types)
    return kernels


DTYPES = {"f16": np.float16, "f32": np.float32}


def execute(plan, kernels, runner, rng):
    """Runs what the dry run printed; returns inputs and outputs."""
    buffers, inputs, outputs = {}, [], []
    for line in plan.splitlines():
        words = line.split(None, 1)
        argument = re.match(r"\s*(input|output) (\S+) (\S+) \[(.*)\]", line)
        workspace = re.match(r"\s*workspace (\S+) (\d+) bytes", line)
        launch = re.match(r"\s*launch (\S+) grid \((\d+), 1, 1\) block \((\d+), 1, 1\)(?: shared \d+)? "
                          r"parameters \((.*)\)", line)
        if argument:
            kind, name, dtype, extents = argument.groups()
            shape = [int(e) for e in extents.split(",")] if extents.strip() else []
            if kind == "input":
                scale = shape[-1] ** -0.5 if len(inputs) and len(shape) > 1 else 1.0
                data = (rng.standard_normal(shape) * scale).astype(DTYPES[dtype])
                inputs.append(data)
            else:
                data = np.full(shape, np.nan, DTYPES[dtype])
                outputs.append(data)
            buffers[name] = data
        elif workspace:
            buffers[workspace.group(1)] = np.full(int(workspace.group(2)), 0xFF, np.uint8)
        elif launch:
            name, blocks, threads, parameters = launch.groups()
            function, types = kernels[name]
            values = [p.strip() for p in parameters.split(",")]
            assert len(values) == len(types), (name, values, types)
            words = (ctypes.c_uint64 * len(values))(
                *[buffers[v].ctypes.data if v in buffers else int(v) for v in values])
            if runner.waves_run(function, words, int(blocks), int(threads)):
                sys.exit("%s: threads diverge at a barrier" % name)
    return inputs, outputs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("graph")
    parser.add_argument("--chip", default="gfx942")
    parser.add_argument("--meaning", required=True, choices=sorted(MEANINGS))
    parser.add_argument("--sizes", default="", help="values of the dynamic size, run one after the other")
    parser.add_argument("--library", required=True, help="libfuse-waves.so")
    parser.add_argument("--clang", default="clang")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    runner = ctypes.CDLL(args.library, mode=ctypes.RTLD_GLOBAL)
    rng = np.random.default_rng(args.seed)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="fuse-waves-") as folder:
        bundle = os.path.join(folder, "bundle")
        run("fuse-opt", args.graph, "--fuse-compile=chip=%s bundle=%s emit=text" % (args.chip, bundle),
            "-o", os.devnull)
        kernels = compile_kernels(args.graph, args.chip, folder, args.clang)
        for size in args.sizes.split(",") if args.sizes else [""]:
            plan = run("fuse-run-light", bundle, "--device=dry", *(["--dims=" + size] if size else []))
            inputs, (result,) = execute(plan.decode(), kernels, runner, rng)
            reference = MEANINGS[args.meaning](*[x.astype(float) for x in inputs])
            error = np.abs(result.astype(float) - reference)
            norm = np.linalg.norm(error) / max(np.linalg.norm(reference), 1e-300)
            rms = math.sqrt((reference**2).mean())
            worst = (error / (5e-3 * (np.abs(reference) + rms))).max()
            ok = norm <= (1e-5 if result.dtype == np.float32 else 1e-3) and worst <= 1
            failed += not ok
            print("%s %s %s %s: norm %.1e, worst element %.2f of its allowance" % (
                "ok" if ok else "WRONG", args.meaning, args.chip, size or "x".join(map(str, result.shape)),
                norm, worst))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
