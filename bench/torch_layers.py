#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(backend="fuse") beside eager PyTorch and Inductor, and what a call costs the host.

  bench/torch_layers.py [--parts=host,cold,geglu,llama] [--json=FILE] [--limit=SECONDS]
  bench/torch_layers.py --device=cpu --small       a rehearsal: the simulator, tiny sizes, times of no meaning

  host    microseconds of the host for a call of a prepared function of two kernels: from Python with
          PyTorch's tensors, from C (build/bin/fuse-c-launch-time)
  cold    torch.compile of a GEGLU block in a new process with empty caches, to its first result, beside what
          PyTorch takes for a backend that does nothing (eager, aot_eager)
  geglu   the block 4096 -> 12288 -> 4096 in f16 at 1 to 8192 tokens; fuse-bundle is the bundle of bench/'s graph, for any
          number of tokens, called as it is: what torch.compile adds to the kernels
  llama   a layer of Llama 3 8B in f16, as Hugging Face writes it; scaled_dot_product_attention is
          PyTorch's in all of them

Method of the last two: every candidate is captured in a CUDA graph of many calls, each on the next
of several input sets that together exceed the L2 cache twice; the graphs are replayed in turn, a
candidate's time is the median. Results are compared with the same module in float64: its relative
L2 norm of the error must be at most what a result owes (docs/Numbers.md), or twice that of eager PyTorch.

Needs PyTorch and fuse_mlir with torch-mlir, of the checkout if none is installed, and fuse-run in build/bin or PATH.
"""

import argparse
import copy
import functools
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accuracy
import workloads
from timing import Timer

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
START = time.time()


def use_package(on_cpu):
    if not importlib.util.find_spec("fuse_mlir"):
        sys.path.insert(0, os.path.join(ROOT, "python"))
    if on_cpu:
        os.environ.setdefault("FUSE_CUDA_LIBRARY", os.path.join(ROOT, "build", "lib", "libfuse-cuda-stand-in.so"))


# --- Modules -----------------------------------------------------------------


def make_modules():
    import torch
    import torch.nn.functional as F
    from torch import nn

    class Gated(nn.Module):
        """Hugging Face's feed-forward block: GEGLU with GELU, SwiGLU with SiLU."""

        def __init__(self, width, hidden, act):
            super().__init__()
            self.act = act
            self.gate_proj = nn.Linear(width, hidden, bias=False)
            self.up_proj = nn.Linear(width, hidden, bias=False)
            self.down_proj = nn.Linear(hidden, width, bias=False)

        def forward(self, x):
            return self.down_proj(self.act(self.gate_proj(x)) * self.up_proj(x))

    class RMSNorm(nn.Module):
        def __init__(self, width):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(width))

        def forward(self, x):
            wide = x if x.dtype == torch.float64 else x.float()
            wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-5)
            return self.weight * wide.to(x.dtype)

    def rotate_half(x):
        half = x.shape[-1] // 2
        return torch.cat((-x[..., half:], x[..., :half]), dim=-1)

    class LlamaLayer(nn.Module):
        def __init__(self, width, hidden, heads, kv_heads):
            super().__init__()
            self.head = width // heads
            self.q_proj = nn.Linear(width, width, bias=False)
            self.k_proj = nn.Linear(width, kv_heads * self.head, bias=False)
            self.v_proj = nn.Linear(width, kv_heads * self.head, bias=False)
            self.o_proj = nn.Linear(width, width, bias=False)
            self.mlp = Gated(width, hidden, F.silu)
            self.input_layernorm, self.post_attention_layernorm = RMSNorm(width), RMSNorm(width)

        def forward(self, x, cos, sin):
            residual = x
            x = self.input_layernorm(x)
            shape = (*x.shape[:-1], -1, self.head)
            q, k, v = (p(x).view(shape).transpose(1, 2) for p in (self.q_proj, self.k_proj, self.v_proj))
            c, s = cos.unsqueeze(1), sin.unsqueeze(1)
            q = q * c + rotate_half(q) * s
            k = k * c + rotate_half(k) * s
            a = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=q.shape[1] != k.shape[1])
            x = residual + self.o_proj(a.transpose(1, 2).reshape(*residual.shape[:-1], -1).contiguous())
            return x + self.mlp(self.post_attention_layernorm(x))

    return Gated, LlamaLayer


def initialise(module, dtype, device):
    """Weights that keep sizes near 1."""
    import torch

    module.eval().to(device=device, dtype=dtype)
    generator = torch.Generator(device=device).manual_seed(1)
    with torch.no_grad():
        for weight in module.parameters():
            if weight.dim() == 2:
                weight.copy_(torch.randn(weight.shape, generator=generator, device=device) * weight.shape[1] ** -0.5)
            else:
                weight.copy_(1 + 0.1 * torch.randn(weight.shape, generator=generator, device=device))
    return module


# --- Measuring ---------------------------------------------------------------


def fuse_options(args, **more):
    on_cpu = {"chip": "sm_90a", "simulate": True, "attention": "pytorch"}
    return {**(on_cpu if args.device == "cpu" else {}), **more}


def candidates(module, args, autotune, record, bundle):
    """(name, function) of all that compute the module; `bundle`, if any, makes what calls the bundle of its graph."""
    import torch

    wanted = args.peers.split(",")
    compile_fuse = functools.partial(torch.compile, backend="fuse", dynamic=False)
    made = [("fuse", lambda: compile_fuse(module, options=fuse_options(args, record=record)))]
    if "eager" in wanted:
        made.append(("eager", lambda: module))
    if "inductor" in wanted:
        made.append(("inductor", lambda: torch.compile(module, dynamic=False)))
    if autotune and "autotune" in wanted:
        made.append(("max-autotune", lambda: torch.compile(module, dynamic=False, mode="max-autotune-no-cudagraphs")))
    if "fuse+inductor" in wanted:
        made.append(("fuse+inductor", lambda: compile_fuse(module, options=fuse_options(args, fallback="inductor"))))
    if bundle and args.device == "cuda" and "fuse-bundle" in wanted:
        made.append(("fuse-bundle", bundle))
    return made


def first_line(error):
    return type(error).__name__ + ": " + (str(error).strip().splitlines() or [""])[0][:200]


def error_norm(got, reference):
    return float((got.double() - reference).norm() / reference.norm().clamp_min(1e-300))


def compare(label, module, wide, sets, args, autotune, results, bundle=None):
    """Times and checks all candidates for one size; appends a record."""
    import torch

    record, timers = {"case": label, "times": {}, "errors": {}, "compile_s": {}, "problems": []}, {}
    results.append(record)
    found, graphs = [], []
    with torch.no_grad():
        reference = wide(*(t.double() for t in sets[0]))
        for name, make in candidates(module, args, autotune, found, bundle):
            try:
                torch._dynamo.reset()
                start = time.time()
                function = make()
                got = function(*sets[0])
                got = got.clone()
                record["compile_s"][name] = time.time() - start
                if name == "fuse":
                    graphs = list(found)
                record["errors"][name] = error_norm(got, reference)
                timers[name] = Timer(function, sets, args.device)
                # What is compiled is reset below; the graphs live on.
            except Exception as error:  # noqa: BLE001  told in the table, and the others go on
                record["problems"].append(f"{name}: {first_line(error)}")
                if args.verbose:
                    traceback.print_exc()
        del reference
        times = {name: [] for name in timers}
        for _ in range(3 if args.device == "cpu" else 15):
            for name, timer in timers.items():
                times[name].append(timer.replay())
    record["times"] = {name: statistics.median(values) for name, values in times.items()}
    record["kernels"] = [region.kernels for graph in graphs for region in graph.regions]
    record["left"] = [f"{op}: {reason}" for graph in graphs for op, reason in graph.left]
    record["copied"] = [name for graph in graphs for region in graph.regions for name in region.copied]
    eager, owed = record["errors"].get("eager", 0.0), accuracy.tolerances()["f16"][0]
    for name, error in record["errors"].items():
        if not error <= max(2 * eager, owed):
            record["problems"].append(f"{name}: WRONG, norm of the error {error:.1e}")
    del timers
    if args.device == "cuda":
        torch.cuda.empty_cache()
    print(f"[{time.time() - START:4.0f} s] {label}: " + "; ".join(
        f"{name} {record['times'][name]:.1f} µs (error {record['errors'][name]:.1e}, compiled in {record['compile_s'][name]:.1f} s)"
        for name in record["times"]) + f"; kernels {record['kernels']}" + "".join("\n    " + p for p in record["problems"]), flush=True)
    for line in dict.fromkeys(record["left"] + [f"copied: {name}" for name in record["copied"]]):
        print("    " + line)


def input_sets(make, bytes_of_call, device):
    import torch

    if device == "cpu":
        return [make(i) for i in range(2)]
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    return [make(i) for i in range(max(2, min(16, 2 * cache // max(bytes_of_call, 1) + 2)))]


def table(title, results, peers):
    names = [n for n in peers if any(n in r["times"] for r in results)]
    lines = [f"\n### {title}\n", "| case | " + " | ".join(names) + " | inductor / fuse | best peer / fuse | kernels | check |",
             "|---|" + "---|" * (len(names) + 4)]
    for r in results:
        t = r["times"]
        others = [v for n, v in t.items() if not n.startswith("fuse")]
        ratio = f"{t['inductor'] / t['fuse']:.2f}x" if "inductor" in t and "fuse" in t else "-"
        best = f"{min(others) / t['fuse']:.2f}x" if others and "fuse" in t else "-"
        check = "; ".join(r["problems"]) or f"{r['errors'].get('fuse', float('nan')):.1e} (eager {r['errors'].get('eager', float('nan')):.1e})"
        lines.append(f"| {r['case']} | " + " | ".join(f"{t[n]:.1f} µs" if n in t else "-" for n in names)
                     + f" | {ratio} | {best} | {'+'.join(map(str, r['kernels'])) or '-'} | {check} |")
    return "\n".join(lines)


# --- Parts -------------------------------------------------------------------


def part_geglu(args, results):
    import torch
    import torch.nn.functional as F

    Gated, _ = make_modules()
    width, hidden = (64, 96) if args.small else (4096, 12288)
    dtype = torch.float16
    module = initialise(Gated(width, hidden, F.gelu), dtype, args.device)
    wide = copy.deepcopy(module).double()
    weights = [p.weight.detach() for p in (module.gate_proj, module.up_proj, module.down_proj)]

    def make_bundle():
        import fuse_mlir

        bundle = fuse_mlir.compile(workloads.geglu_ffn(width, hidden, "f16"), "sm_90a")
        return lambda x: bundle(x, *weights)

    tokens = [int(t) for t in args.tokens.split(",")]
    autotune = {int(t) for t in args.autotune_tokens.split(",") if t}
    for count in tokens:
        if time.time() - START > args.limit:
            results.append({"case": f"{count} tokens", "times": {}, "errors": {}, "kernels": [], "problems": ["out of time"]})
            continue

        def make(seed, count=count):
            generator = torch.Generator(device=args.device).manual_seed(seed)
            return (torch.randn(count, width, generator=generator, device=args.device).to(dtype),)

        sets = input_sets(make, 2 * (3 * width * hidden + 2 * count * width), args.device)
        compare(f"{count} tokens", module, wide, sets, args, count in autotune, results, make_bundle)


def part_llama(args, results):
    import torch

    _, LlamaLayer = make_modules()
    width, hidden, heads, kv = (64, 96, 4, 2) if args.small else (4096, 14336, 32, 8)
    dtype = torch.float16
    module = initialise(LlamaLayer(width, hidden, heads, kv), dtype, args.device)
    wide = copy.deepcopy(module).double()
    for case in args.shapes.split(","):
        batch, length = map(int, case.split("x"))
        if time.time() - START > args.limit:
            results.append({"case": case, "times": {}, "errors": {}, "kernels": [], "problems": ["out of time"]})
            continue
        positions = torch.arange(length, device=args.device)
        frequencies = 500000.0 ** (-torch.arange(0, width // heads, 2, device=args.device).float() / (width // heads))
        angles = (positions[:, None].float() * frequencies[None])[None]
        angles = torch.cat((angles, angles), -1)
        cos, sin = angles.cos().to(dtype), angles.sin().to(dtype)

        def make(seed, batch=batch, length=length, cos=cos, sin=sin):
            generator = torch.Generator(device=args.device).manual_seed(seed)
            x = torch.randn(batch, length, width, generator=generator, device=args.device).to(dtype)
            return x, cos.clone(), sin.clone()

        weights = sum(p.numel() for p in module.parameters())
        sets = input_sets(make, 2 * (weights + 2 * batch * length * width), args.device)
        compare(case + " tokens", module, wide, sets, args, args.autotune_llama, results)


COLD = r"""
import sys, time
START = time.time()
import torch
sys.path.insert(0, sys.argv[1])
device, backend, small = sys.argv[2], sys.argv[3], sys.argv[4] == "1"
print("IMPORT", time.time() - START)
import torch_layers
import torch.nn.functional as F
torch_layers.use_package(device == "cpu")
width, hidden = (64, 96) if small else (4096, 12288)
Gated, _ = torch_layers.make_modules()
module = torch_layers.initialise(Gated(width, hidden, F.gelu), torch.float16, device)
x = torch.randn(512 if not small else 16, width, device=device).to(torch.float16)
def wait():
    if device == "cuda": torch.cuda.synchronize()
with torch.no_grad():
    module(x); wait()  # the device and its libraries are there
    print("BEFORE", time.time() - START)
    start = time.time()
    if backend == "fuse": import fuse_mlir.torch
    options = {"chip": "sm_90a", "simulate": True} if device == "cpu" and backend == "fuse" else None
    compiled = torch.compile(module, backend=backend, options=options, dynamic=False)
    y = compiled(x); wait()
    print("SECONDS", time.time() - start)
    start = time.time(); compiled(x); wait()
    print("AGAIN", time.time() - start)
print("WITH_TORCH_MLIR", int("torch_mlir" in sys.modules))
"""

# Of them all, from torch.compile on: aot_eager is what PyTorch does before a backend has a graph.
COLD_CASES = {"fuse": "fuse", "inductor": "inductor", "fuse, its cache filled": "fuse", "aot_eager": "aot_eager", "eager": "eager"}


def part_cold(args, results):
    """Seconds from torch.compile to the first result, in new processes with empty caches, by turns."""
    times = {name: [] for name in COLD_CASES}
    before = {"IMPORT": [], "BEFORE": []}
    warm = tempfile.mkdtemp(prefix="fuse-warm-")
    for round_ in range(args.cold_rounds + 1):  # in the first one files are read from the disk, and a cache is filled
        for name, backend in COLD_CASES.items():
            with tempfile.TemporaryDirectory(prefix="fuse-cold-") as folder:
                environment = {**os.environ, "FUSE_MLIR_CACHE": warm if "filled" in name else folder + "/fuse",
                               "TORCHINDUCTOR_CACHE_DIR": folder + "/inductor", "TRITON_CACHE_DIR": folder + "/triton",
                               "CUDA_CACHE_PATH": folder + "/cuda"}
                command = [sys.executable, "-c", COLD, os.path.join(ROOT, "bench"), args.device, backend, "1" if args.small else "0"]
                done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                found = {line.split()[0]: float(line.split()[1]) for line in done.stdout.splitlines()
                         if line.split(" ")[0] in ("IMPORT", "BEFORE", "SECONDS", "WITH_TORCH_MLIR")}
                if "SECONDS" not in found:
                    print(f"cold {name}: " + "\n".join(done.stdout.strip().splitlines()[-12:]), flush=True)
                    continue
                print(f"[{time.time() - START:4.0f} s] cold {name}: {found['SECONDS']:.2f} s, before that {found['BEFORE']:.2f} s, of which import "
                      f"torch {found['IMPORT']:.2f} s" + ", with torch-mlir" * bool(found["WITH_TORCH_MLIR"]) + (", not counted" * (not round_)), flush=True)
                if round_:
                    times[name].append(found["SECONDS"])
                    for key, values in before.items():
                        values.append(found[key])
    results.append({name: statistics.median(values) for name, values in {**times, **before}.items() if values})


def cold_table(results):
    found = results[0] if results else {}

    def seconds(name):
        return f"{found[name]:.2f} s" if name in found else "-"

    def ratio(less):
        known = "fuse" in found and "inductor" in found and less in (None, *found)
        return f"{(found['fuse'] - found.get(less, 0)) / (found['inductor'] - found.get(less, 0)):.2f}" if known else "-"

    return ("\n### torch.compile of a GEGLU block, cold, to its first result\n\n| " + " | ".join(COLD_CASES) + " | fuse / inductor | beyond aot_eager, fuse / inductor |\n|"
            + "---|" * (len(COLD_CASES) + 2) + "\n| " + " | ".join(map(seconds, COLD_CASES)) + f" | {ratio(None)} | {ratio('aot_eager')} |\n\n"
            f"Before torch.compile: {seconds('BEFORE')} to the first use of the device, of which `import torch` {seconds('IMPORT')}.")


def part_host(args, results):
    import torch

    import fuse_mlir

    with open(os.path.join(ROOT, "test", "Runtime", "cuda", "Inputs", "tensor-maps.mlir"), encoding="utf-8") as file:
        text = file.read()
    found = {}
    results.append(found)
    with tempfile.TemporaryDirectory(prefix="fuse-host-") as folder:
        bundle = fuse_mlir.compile(text, "sm_90a", **({"emit": "text"} if args.device == "cpu" else {}))
        bundle.save(os.path.join(folder, "bundle"))
        program = os.path.join(ROOT, "build", "bin", "fuse-c-launch-time")
        if args.launch_time:
            program = args.launch_time
        if os.path.exists(program):
            environment = {**os.environ, **({"FUSE_CUDA_EMPTY": "1"} if args.device == "cpu" else {})}
            done = subprocess.run([program, os.path.join(folder, "bundle"), "cuda", "0"], env=environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            found["C"] = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else f"exit status {done.returncode}"
        else:
            found["C"] = f"there is no {program}"
        if args.device == "cpu":
            return
        function = next(iter(bundle.functions.values()))
        inputs = [torch.randn([65 if isinstance(e, str) else e for e in a.shape], device="cuda").to(torch.float16)
                  for a in function.inputs]

        def time_calls(calls):
            """Microseconds of each, in turn: the first second of a process is slower on some hosts."""
            for call in calls.values():
                for _ in range(50):
                    call()
            times = {name: [] for name in calls}
            for _ in range(10):
                for name, call in calls.items():
                    for _ in range(50):
                        torch.cuda.synchronize()
                        start = time.perf_counter()
                        for _ in range(100):
                            call()
                        times[name].append((time.perf_counter() - start) * 1e4)
            torch.cuda.synchronize()
            for name, t in times.items():
                found[name] = f"{min(t):.2f} µs, median {statistics.median(t):.2f}, of the first 50 {statistics.median(t[:50]):.2f}, of the last {statistics.median(t[-50:]):.2f}"

        made = function(*inputs)
        given = made if isinstance(made, tuple) else (made,)
        workspace = torch.empty(max(function.workspace_bytes(*inputs), 1), dtype=torch.uint8, device="cuda")
        time_calls({"Python, results from PyTorch's allocator": lambda: function(*inputs),
                    "Python, results given": lambda: function(*inputs, *given),
                    "Python, results and workspace given": lambda: function(*inputs, *given, workspace=workspace)})
        Gated, _ = make_modules()
        module = initialise(Gated(256, 512, torch.nn.functional.gelu), torch.float16, "cuda")
        x = torch.randn(65, 256, device="cuda").to(torch.float16)
        with torch.no_grad():
            time_calls({"torch.compile(backend='fuse'), two kernels": functools.partial(torch.compile(module, backend="fuse", dynamic=False), x),
                        "the same by Inductor": functools.partial(torch.compile(module, dynamic=False), x),
                        "the same by eager": functools.partial(module, x)})


def host_table(results):
    return "\n### Host time of a call of two kernels\n\n| from | time |\n|---|---|\n" + "\n".join(
        f"| {name} | {text} |" for name, text in (results[0] if results else {}).items())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="host,cold,geglu,llama")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    parser.add_argument("--small", action="store_true", help="tiny sizes")
    parser.add_argument("--tokens", default="1,4,8,16,32,64,128,512,2048,8192", help="of geglu")
    parser.add_argument("--autotune-tokens", default="8,128,2048", help="those of them for which max-autotune is tried, too")
    parser.add_argument("--cold-rounds", type=int, default=3, help="of cold, behind one that is not counted")
    parser.add_argument("--autotune-llama", action="store_true", help="max-autotune for llama, too")
    parser.add_argument("--shapes", default="1x4096,8x1024,1x128,1x16", help="of llama: batch x length")
    parser.add_argument("--peers", default="eager,inductor,autotune,fuse-bundle", help="also fuse+inductor")
    parser.add_argument("--launch-time", help="the path of fuse-c-launch-time")
    parser.add_argument("--limit", type=float, default=540, help="start no new case after this many seconds")
    parser.add_argument("--json", help="also write all numbers here")
    parser.add_argument("--verbose", action="store_true", help="tracebacks of what fails")
    args = parser.parse_args()
    if args.small:
        args.tokens, args.autotune_tokens, args.shapes = "1,5", "5", "1x16,2x5"
    use_package(args.device == "cpu")
    import torch

    import fuse_mlir.torch  # noqa: F401  registers the backend where the package is not installed

    if args.device == "cuda":
        torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
        print(f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}", flush=True)
    parts = {"host": (part_host, host_table), "cold": (part_cold, cold_table),
             "geglu": (part_geglu, lambda r: table("GEGLU block 4096 -> 12288 -> 4096, f16", r, NAMES)),
             "llama": (part_llama, lambda r: table("A layer of Llama 3 8B, f16", r, NAMES))}
    everything, failed = {}, False
    for name in args.parts.split(","):
        work, _ = parts[name]
        everything[name] = []
        try:
            work(args, everything[name])
        except Exception as error:  # noqa: BLE001  the other parts go on
            failed = True
            print(f"part {name} failed: {first_line(error)}", flush=True)
            traceback.print_exc()
    for name, results in everything.items():
        print(parts[name][1](results), flush=True)
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(everything, file, indent=1)
    wrong = any("WRONG" in p for r in everything.get("geglu", []) + everything.get("llama", []) for p in r["problems"])
    return 1 if failed or wrong else 0


NAMES = ["fuse", "fuse-bundle", "fuse+inductor", "eager", "inductor", "max-autotune"]

if __name__ == "__main__":
    sys.exit(main())
