# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every arith op of every type, and every conversion between two types, against the reference.

  every_type.py FOLDER [--targets=sm_80,gfx942,cpu-kernels,...] [--only=REGEX]

Tensors are f32, as kernels have them: arguments are converted to the type, and the results back. All values
are exact in all types, or wrap as integers do. Prints "N graphs, K failed".
"""

import argparse
import os
import re
import subprocess

import numpy as np

FLOATS = ["f16", "bf16", "f32", "f64"]
INTEGERS = ["i1", "i4", "i7", "i8", "i16", "i24", "i32", "i33", "i64", "index"]
INTEGER_OPS = ("addi subi muli andi ori xori maxsi minsi maxui minui divsi divui remsi remui floordivsi ceildivsi ceildivui "
               "shli shrsi shrui").split()
FLOAT_OPS = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()
INTEGER_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
FLOAT_PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno false true".split()


def width(kind):
    return {"bf16": 16, "index": 64}.get(kind) or int(kind[1:])


class Body:
    """Scalar code on %a and %b of f32, and what it yields."""

    def __init__(self):
        self.lines, self.yields = [], []

    def add(self, code):
        self.lines.append("    %%v%d = arith.%s" % (len(self.lines), code))
        return "%%v%d" % (len(self.lines) - 1)

    def convert(self, op, value, source, target):
        return self.add("%s %s : %s to %s" % (op, value, source, target))

    def argument(self, value, kind):
        if kind == "f32":
            return value
        if kind == "f64":  # more digits than f32 has, lest the code is narrowed to f32
            more = self.add("constant 1.00000000000001e-3 : f64")
            return self.add("addf %s, %s : f64" % (self.convert("extf", value, "f32", kind), more))
        if kind == "index":
            return self.convert("index_cast", self.convert("fptosi", value, "f32", "i64"), "i64", kind)
        return self.convert("truncf" if kind in FLOATS else "fptosi", value, "f32", kind)

    def result(self, value, kind):
        if kind == "index":
            value, kind = self.convert("index_cast", value, kind, "i64"), "i64"
        if kind != "f32":
            op = "truncf" if kind == "f64" else "extf" if kind in FLOATS else "sitofp"
            value = self.convert(op, value, kind, "f32")
        self.yields.append(value)

    def graph(self):
        count, tensor = len(self.yields), "tensor<?xf32>"
        repeat = lambda text: ", ".join([text] * count)
        numbered = lambda text: ", ".join(text % i for i in range(count))
        return "\n".join([
            "#id = affine_map<(m) -> (m)>",
            "func.func @main(%%x: %s, %%y: %s) -> (%s) {" % (tensor, tensor, repeat(tensor)),
            "  %c0 = arith.constant 0 : index", "  %%m = tensor.dim %%x, %%c0 : %s" % tensor,
            "  %%e = tensor.empty(%%m) : %s" % tensor,
            "  %%r:%d = linalg.generic {indexing_maps = [%s, #id, #id], iterator_types = [\"parallel\"]}" % (count, repeat("#id")),
            "      ins(%%x, %%y : %s, %s) outs(%s : %s) {" % (tensor, tensor, repeat("%e"), repeat(tensor)),
            "  ^bb0(%%a: f32, %%b: f32, %s):" % numbered("%%o%d: f32"), *self.lines,
            "    linalg.yield %s : %s" % (", ".join(self.yields), repeat("f32")), "  } -> (%s)" % repeat(tensor),
            "  return %s : %s" % (numbered("%%r#%d"), repeat(tensor)), "}", ""])


def arithmetic(kind):
    body, is_float = Body(), kind in FLOATS
    x, y = body.argument("%a", kind), body.argument("%b", kind)
    for op in FLOAT_OPS if is_float else INTEGER_OPS:
        if kind == "f64" and op == "remf":
            continue  # refused
        body.result(body.add("%s %s, %s : %s" % (op, x, y, kind)), kind)
    if is_float:
        body.result(body.add("negf %s : %s" % (x, kind)), kind)
    for predicate in FLOAT_PREDICATES if is_float else INTEGER_PREDICATES:
        condition = body.add("cmp%s %s, %s, %s : %s" % ("f" if is_float else "i", predicate, x, y, kind))
        body.result(body.add("select %s, %s, %s : %s" % (condition, x, y, kind)), kind)
    return body


def conversions(source, target):
    if source == target:
        return []
    from_float, to_float = source in FLOATS, target in FLOATS
    wider = width(target) > width(source)
    if from_float and to_float:
        return [] if width(source) == width(target) else ["extf" if wider else "truncf"]
    if from_float or to_float:
        if "index" in (source, target):
            return []
        # Negative integers are beyond f16, or have more digits than it and bf16, as unsigned.
        return ["fptosi", "fptoui"] if from_float else ["sitofp"] if target in ("f16", "bf16") else ["sitofp", "uitofp"]
    if "index" in (source, target):
        return ["index_cast", "index_castui"]
    return ["extsi", "extui"] if wider else ["trunci"]


def casts(source):
    body = Body()
    x = body.argument("%a", source)
    for target in INTEGERS + FLOATS:
        for op in conversions(source, target):
            body.result(body.convert(op, x, source, target), target)
    return body


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--targets", default="sm_80,sm_90a,gfx90a,gfx942,gfx950,cpu-kernels")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    x = np.arange(-40, 40.25, 0.25).astype(np.float32)
    y = np.random.default_rng(0).choice([v for v in range(-7, 8) if v], x.size).astype(np.float32)
    inputs = [os.path.join(options.folder, name + ".npy") for name in "xy"]
    for path, values in zip(inputs, (x, y)):
        np.save(path, values)
    count = failed = 0
    for kind in INTEGERS + FLOATS:
        for name, make in (("arith_" + kind, arithmetic), ("casts_" + kind, casts)):
            if not re.search(options.only, name):
                continue
            path = os.path.join(options.folder, name + ".mlir")
            with open(path, "w") as file:
                file.write(make(kind).graph())
            for target in options.targets.split(","):
                where = ["--device=cpu", "--at=" + target[4:]] if target.startswith("cpu-") else ["--device=sim", "--chip=" + target]
                done = subprocess.run(["fuse-run", path, "--inputs=" + ",".join(inputs), "--check"] + where,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                count += 1
                if done.returncode:
                    failed += 1
                    wrong = [line for line in done.stdout.splitlines() if "FAILED" in line or "error" in line]
                    print("%s on %s: %s" % (name, target, "\n  ".join(wrong[:4]) or done.stdout))
    print(count, "graphs,", failed, "failed")


main()
