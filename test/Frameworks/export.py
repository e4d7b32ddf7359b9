#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the corpus: what torch-mlir makes of PyTorch's and Hugging Face's modules, and IREE's importer of JAX's functions.

  python3 -m venv venv && venv/bin/pip install -r requirements.txt && venv/bin/python export.py
  venv/bin/python export.py --only=norms.layer_norm      some cases again (a part of a name); the others stay

Inputs/NAME.TYPE.mlir is as the front end prints it. Inputs/index.json says of each file what its arguments are drawn from (data.py),
how many dispatches IREE makes of it, and how far the framework's own result in that type is from the one in float64.
Inputs/references.npz holds the results in float64, stored as f32 (100 times finer than what is allowed).
Parameters are arguments of the function, after the inputs: nothing is committed of their values.
"""

import argparse
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback
import warnings

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
warnings.filterwarnings("ignore")

import cases
import data

TORCH_FAMILIES = ["norms", "reductions", "attention", "feed_forward", "shapes", "elementwise", "sizes", "convolutions", "layers", "models"]
JAX_FAMILIES = ["jax_functions"]
INPUTS = os.path.join(HERE, "Inputs")


def dispatches(text):
    """IREE's dispatches for a module of linalg, or None where it takes it not."""
    command = [os.path.join(os.path.dirname(sys.executable), "iree-compile"), "-", "--iree-hal-target-device=local",
               "--iree-hal-local-target-device-backends=llvm-cpu", "--compile-to=flow"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        return None
    count, initializer = 0, False
    for line in done.stdout.splitlines():
        if line.startswith("  util."):
            initializer = line.startswith("  util.initializer")
        count += not initializer and bool(re.search(r"flow\.dispatch @", line))
    return count


def variants(case):
    for dtype in case.types:
        if not case.options.get("only_dynamic"):
            yield "%s.%s" % (case.name, dtype), dtype, ""
    if case.dynamic:
        # One type is enough: f32 where nothing else is there.
        dtype = case.types[-1 if len(case.name) % 2 else 0]
        yield "%s.dynamic.%s" % (case.name, dtype), dtype, case.dynamic


def stored(x):
    x = np.asarray(x)
    return x.astype(np.float32) if x.dtype.kind == "f" else x


def errors(results, references):
    """Of the framework in the type itself: the largest relative L2 of a result, and the largest
    error of an element over |ref| + rms(ref)."""
    worst, element = 0.0, 0.0
    for out, ref in zip(results, references):
        if ref.dtype.kind != "f" or ref.size == 0:
            continue
        out, ref = out.astype(np.float64), ref.astype(np.float64)
        finite = np.isfinite(ref)
        out, ref = out[finite], ref[finite]
        if not np.isfinite(out).all() or not ref.any():
            continue
        worst = max(worst, np.linalg.norm(out - ref) / np.linalg.norm(ref))
        element = max(element, (np.abs(out - ref) / (np.abs(ref) + np.sqrt((ref ** 2).mean()))).max())
    return [float("%.2g" % worst), float("%.2g" % element)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="cases whose name has this part")
    parser.add_argument("--families", default=",".join(TORCH_FAMILIES + JAX_FAMILIES))
    parser.add_argument("--missing", action="store_true", help="only what is not there yet")
    options = parser.parse_args()
    families = options.families.split(",")

    index_path, references_path = os.path.join(INPUTS, "index.json"), os.path.join(INPUTS, "references.npz")
    index = json.load(open(index_path)) if os.path.exists(index_path) else {}
    references = dict(np.load(references_path)) if os.path.exists(references_path) else {}
    os.makedirs(INPUTS, exist_ok=True)
    known, failed = set(), []

    def write():
        with open(index_path, "w") as file:
            file.write("{\n" + ",\n".join("%s: %s" % (json.dumps(n), json.dumps(index[n])) for n in sorted(index)) + "\n}\n")
        np.savez_compressed(references_path, **{k: references[k] for k in sorted(references)})

    def drop(name):
        index.pop(name, None)
        for key in [k for k in references if k.rsplit("/", 1)[0] == name]:
            del references[key]
        path = os.path.join(INPUTS, name + ".mlir")
        if os.path.exists(path):
            os.remove(path)

    for family in families:
        if not os.path.exists(os.path.join(HERE, "cases", family + ".py")):
            continue
        frontend = importlib.import_module("from_jax" if family in JAX_FAMILIES else "from_torch")
        importlib.import_module("cases." + family)
        start, files = time.time(), 0
        chosen = [c for c in cases.CASES if c.name.startswith(family + ".")]
        for case in chosen:
            for name, dtype, dynamic in variants(case):
                known.add(name)
                if options.only not in name or (options.missing and name in index):
                    continue
                try:
                    text, arguments, results, own = frontend.export(case, dtype, dynamic)
                except Exception as error:
                    failed.append(name)
                    drop(name)
                    message = str(error).strip()
                    if os.environ.get("TRACE"):
                        traceback.print_exc()
                    located = re.search(r"error: .*", message)
                    print("NOT EXPORTED %s: %s: %s" % (name, type(error).__name__, (located.group(0) if located else message)[:300]), flush=True)
                    continue
                drop(name)
                with open(os.path.join(INPUTS, name + ".mlir"), "w") as file:
                    file.write(text)
                index[name] = {"arguments": arguments, "results": len(results), "iree": dispatches(text), "error": errors(own, results)}
                for option in ("steps",):
                    if option in case.options:
                        index[name][option] = case.options[option]
                for i, x in enumerate(results):
                    references["%s/%d" % (name, i)] = stored(x)
                files += 1
        # What is no case any more, goes.
        for name in [n for n in index if n.split(".")[0] == family and n not in known]:
            drop(name)
        write()
        print("%s: %d cases, %d files, %.0f s" % (family, len(chosen), files, time.time() - start), flush=True)

    print("%d files, %d bytes of text, %d of references, %d not exported" % (
        len(index), sum(os.path.getsize(os.path.join(INPUTS, n + ".mlir")) for n in index), os.path.getsize(references_path), len(failed)))


if __name__ == "__main__":
    main()
