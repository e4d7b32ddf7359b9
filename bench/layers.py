#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs of many layers, for what compilation costs as they grow.

  bench/layers.py geglu --layers=200 --width=1024 --hidden=2816 > graph.mlir
  bench/layers.py geglu --layers=20 --width=64 --hidden=96 --weights=constants --seed=3
  bench/layers.py chain --layers=2000 --dtype=f16 --rows-every=40
  bench/layers.py arguments --layers=2000

One graph on standard output. The same options give the same text.

  geglu      x -> x + clamp(s * (gelu(x Wu^T) * (x Wv^T)) Wo^T) for each layer, three weights each
  fan        as many matmuls of one left operand, and the sum of their results
  chain      elementwise ops one behind the other, each with an op of its own
  arguments  the sum of as many arguments
"""

import argparse
import random
import struct
import sys

MAPS = """#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
"""


class Writer:
    def __init__(self):
        self.lines, self.resources, self.arguments = [], [], []
        self.rows, self.count = "%M", 0

    def ask(self, value, kind):
        """Sizes are those of `value` from here on."""
        self.count += 1
        self.rows = "%%M%d" % self.count
        self("{r} = tensor.dim {v}, %c0 : {kind}", r=self.rows, v=value, kind=kind)

    def __call__(self, text, **names):
        self.lines.append("  " + text.format(**names))


def blob(rng, shape):
    """An f16 tensor of small numbers as a resource's text: 4 bytes of alignment, then its data."""
    count = shape[0] * shape[1]
    scale = 1.0 / shape[1] ** 0.5
    table = [struct.pack("<e", scale * (i - 8) / 4) for i in range(17)]
    data = b"".join(rng.choices(table, k=count))
    return '"0x' + (struct.pack("<I", 16) + data).hex().upper() + '"'


def elementwise(w, result, inputs, shape, dtype, body, maps=None):
    """A linalg.generic over two parallel dimensions; `inputs` are (name, element type, shape)."""
    args = ", ".join("%%a%d: %s" % (i, t) for i, (_, t, _) in enumerate(inputs))
    w("{r} = linalg.generic {{indexing_maps = [{maps}, #id], iterator_types = [\"parallel\", \"parallel\"]}} ins({ins} : {types}) outs({out} : tensor<{shape}x{dtype}>) {{",
      r=result, maps=maps or ", ".join(["#id"] * len(inputs)), ins=", ".join(n for n, _, _ in inputs),
      types=", ".join("tensor<%sx%s>" % (s, t) for _, t, s in inputs), out=result + "_e",
      shape=shape, dtype=dtype)
    w("^bb0({args}, %o: {dtype}):", args=args, dtype=dtype)
    for line in body:
        w("  {line}", line=line)
    w("}} -> tensor<{shape}x{dtype}>", shape=shape, dtype=dtype)


def empty(w, name, shape, dtype):
    w("{name} = tensor.empty({size}) : tensor<{shape}x{dtype}>", name=name,
      size=w.rows if shape.startswith("?") else "", shape=shape, dtype=dtype)


def linear(w, name, x, k, weight, n, rows):
    empty(w, name + "_e", "%sx%d" % (rows, n), "f32")
    w("{r}_z = linalg.fill ins(%zero : f32) outs({r}_e : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>",
      r=name, m=rows, n=n)
    w("{r} = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins({x}, {weight} : tensor<{m}x{k}xf16>, tensor<{n}x{k}xf16>) outs({r}_z : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>",
      r=name, x=x, weight=weight, m=rows, n=n, k=k)


GELU = """%b = arith.mulf %a0, %rsqrt2 : f32
%c = math.erf %b : f32
%d = arith.addf %c, %one : f32
%e = arith.mulf %d, %half : f32
%f = arith.mulf %a0, %e : f32
%g = arith.mulf %f, %a1 : f32
%r = arith.truncf %g : f32 to f16
linalg.yield %r : f16""".split("\n")
# Bounded, so that many layers do not overflow.
RESIDUAL = """%b = arith.extf %a1 : f16 to f32
%c = arith.mulf %a0, %scale : f32
%d = arith.maximumf %c, %low : f32
%e = arith.minimumf %d, %one : f32
%g = arith.addf %b, %e : f32
%r = arith.truncf %g : f32 to f16
linalg.yield %r : f16""".split("\n")


def geglu(w, o, rng):
    rows, wide, hidden = o.rows, "%sx%d" % (o.rows, o.width), "%sx%d" % (o.rows, o.hidden)
    for name, value in (("zero", "0.0"), ("half", "0.5"), ("one", "1.0"), ("low", "-1.0"),
                        ("rsqrt2", "0.70710678118654752"), ("scale", repr(4 / o.hidden))):
        w("%{name} = arith.constant {value} : f32", name=name, value=value)
    w.arguments.append("%%x0: tensor<%sxf16>" % wide)

    def weight(name, n, k):
        kind = "tensor<%dx%dxf16>" % (n, k)
        if o.weights == "arguments":
            w.arguments.append("%%%s: %s" % (name, kind))
        else:
            w("%{name} = arith.constant dense_resource<{name}> : {kind}", name=name, kind=kind)
            w.resources.append("%s: %s" % (name, blob(rng, (n, k))))

    for i in range(o.layers):
        if o.sizes == "previous":
            w.ask("%%x%d" % i, "tensor<%sxf16>" % wide)
        weight("wu%d" % i, o.hidden, o.width)
        weight("wv%d" % i, o.hidden, o.width)
        weight("wo%d" % i, o.width, o.hidden)
        linear(w, "%%u%d" % i, "%%x%d" % i, o.width, "%%wu%d" % i, o.hidden, rows)
        linear(w, "%%v%d" % i, "%%x%d" % i, o.width, "%%wv%d" % i, o.hidden, rows)
        empty(w, "%%h%d_e" % i, hidden, "f16")
        elementwise(w, "%%h%d" % i, [("%%u%d" % i, "f32", hidden), ("%%v%d" % i, "f32", hidden)],
                    hidden, "f16", GELU)
        linear(w, "%%p%d" % i, "%%h%d" % i, o.hidden, "%%wo%d" % i, o.width, rows)
        empty(w, "%%x%d_e" % (i + 1), wide, "f16")
        elementwise(w, "%%x%d" % (i + 1), [("%%p%d" % i, "f32", wide), ("%%x%d" % i, "f16", wide)],
                    wide, "f16", RESIDUAL)
    return "%%x%d" % o.layers, wide, "f16"


def fan(w, o, rng):
    """Matmuls of one left operand, whose results meet in a sum."""
    wide = "%sx%d" % (o.rows, o.width)
    w("%zero = arith.constant 0.0 : f32")
    w.arguments.append("%%x: tensor<%sxf16>" % wide)
    total, kind = None, "f32"
    for i in range(o.layers):
        w.arguments.append("%%w%d: tensor<%dx%dxf16>" % (i, o.width, o.width))
        linear(w, "%%p%d" % i, "%x", o.width, "%%w%d" % i, o.width, o.rows)
        if total:
            result = "%%s%d" % i
            empty(w, result + "_e", wide, "f32")
            elementwise(w, result, [(total, "f32", wide), ("%%p%d" % i, "f32", wide)], wide, "f32",
                        ["%b = arith.addf %a0, %a1 : f32", "linalg.yield %b : f32"])
            total = result
        else:
            total = "%%p%d" % i
    return total, wide, kind


def chain(w, o, rng):
    shape, t = "%sx%d" % (o.rows, o.width), o.dtype
    w.arguments += ["%%x0: tensor<%sx%s>" % (shape, t), "%%y: tensor<%sx%s>" % (shape, t)]
    w("%zero = arith.constant 0.0 : f32")
    for i in range(o.layers):
        x, r = "%%x%d" % i, "%%x%d" % (i + 1)
        if o.sizes == "previous":
            w.ask(x, "tensor<%sx%s>" % (shape, t))
        if o.rows_every and i % o.rows_every == o.rows_every - 1:
            empty_row = "tensor<%sxf32>" % o.rows
            w("%s%d_e = tensor.empty({size}) : {kind}" % ("%s", i), size=w.rows if o.rows == "?" else "", kind=empty_row)
            w("%s%d_z = linalg.fill ins(%zero : f32) outs(%s%d_e : {kind}) -> {kind}".replace("%d", str(i)), kind=empty_row)
            w("%s{i} = linalg.generic {{indexing_maps = [#id, #row], iterator_types = [\"parallel\", \"reduction\"]}} ins({x} : tensor<{shape}x{t}>) outs(%s{i}_z : {kind}) {{",
              i=i, x=x, shape=shape, t=t, kind=empty_row)
            w("^bb0(%a: {t}, %o: f32):", t=t)
            if t != "f32":
                w("  %b = arith.extf %a : {t} to f32", t=t)
            w("  %c = arith.addf {b}, %o : f32", b="%a" if t == "f32" else "%b")
            w("  linalg.yield %c : f32")
            w("}} -> {kind}", kind=empty_row)
            empty(w, r + "_e", shape, t)
            inputs = [(x, t, shape), ("%%s%d" % i, "f32", o.rows)]
            body, maps, second = [], "#id, #row", "%a1"
        else:
            empty(w, r + "_e", shape, t)
            inputs = [(x, t, shape), ("%y", t, shape)]
            body, maps, second = [], None, "%a1"
            if t != "f32":
                body.append("%%f1 = arith.extf %%a1 : %s to f32" % t)
                second = "%f1"
        first = "%a0"
        if t != "f32":
            body.append("%%f0 = arith.extf %%a0 : %s to f32" % t)
            first = "%f0"
        op = rng.choice(["addf", "subf", "mulf", "maximumf", "minimumf"])
        if o.function:
            body.append("%%s0 = arith.%s %s, %s : f32" % (op, first, second))
            body.append("%%r0 = math.%s %%s0 : f32" % o.function)
        else:
            body.append("%%r0 = arith.%s %s, %s : f32" % (op, first, second))
        if t != "f32":
            body.append("%%r1 = arith.truncf %%r0 : f32 to %s" % t)
        body.append("linalg.yield %s : %s" % ("%r0" if t == "f32" else "%r1", t))
        elementwise(w, r, inputs, shape, t, body, maps)
    return "%%x%d" % o.layers, shape, t


def arguments(w, o, rng):
    shape = "%sx%d" % (o.rows, o.width)
    w.arguments += ["%%a%d: tensor<%sxf32>" % (i, shape) for i in range(o.layers)]
    x = "%a0"
    for i in range(1, o.layers):
        empty(w, "%%x%d_e" % i, shape, "f32")
        w("%x{i} = linalg.add ins({x}, %a{i} : tensor<{s}xf32>, tensor<{s}xf32>) outs(%x{i}_e : tensor<{s}xf32>) -> tensor<{s}xf32>",
          i=i, x=x, s=shape)
        x = "%%x%d" % i
    return x, shape, "f32"


KINDS = {"geglu": geglu, "fan": fan, "chain": chain, "arguments": arguments}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--rows", default="?", help="? for any number")
    parser.add_argument("--sizes", choices=["argument", "previous"], default="argument",
                        help="what the number of rows is asked of: the argument, or each layer's input")
    parser.add_argument("--weights", choices=["arguments", "constants"], default="arguments")
    parser.add_argument("--dtype", choices=["f32", "f16"], default="f32", help="of a chain")
    parser.add_argument("--function", default="", help="an op of the math dialect, of each sum or product of a chain")
    parser.add_argument("--rows-every", type=int, default=0, help="a chain's period of row sums")
    parser.add_argument("--seed", type=int, default=1)
    o = parser.parse_args()
    rng, w = random.Random(o.seed), Writer()
    result, shape, dtype = KINDS[o.kind](w, o, rng)
    head = []
    if o.rows == "?":
        first = w.arguments[0].split(": ")
        head = ["  %c0 = arith.constant 0 : index", "  %%M = tensor.dim %s, %%c0 : %s" % tuple(first)]
    out = sys.stdout
    out.write(MAPS)
    out.write("func.func @main(%s) -> tensor<%sx%s> {\n" % (", ".join(w.arguments), shape, dtype))
    out.write("\n".join(head + w.lines))
    out.write("\n  return %s : tensor<%sx%s>\n}\n" % (result, shape, dtype))
    if w.resources:
        out.write("{-#\n  dialect_resources: {\n    builtin: {\n      ")
        out.write(",\n      ".join(w.resources))
        out.write("\n    }\n  }\n#-}\n")


if __name__ == "__main__":
    main()
