#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random graphs with sorts, as torch-mlir and IREE write them, executed at a level or on a chip and compared bit for bit.

  sorts.py --bin=build/bin --count=500          graphs 0 to 499
  sorts.py --bin=build/bin --only=47 --keep     one again, its files left in --out

A sort moves elements and computes nothing, so that every result is known to the last bit: what is in front of the sorts
(signs, bits), and what stands behind (parts, greatest places, another sort) is exact too. Rows hold equal elements, both
zeros, infinities, NaNs and denormals. A place of the sorted rows may be the bound of a mask of the others. The last line is `N graphs, K failed`.
"""

import argparse
import functools
import os
import random
import shutil
import sys
import tempfile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

import rules
from runs import NVIDIA, Case, Way, execute

LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 255, 256, 257, 300, 511, 512, 513, 1000,
           1023, 1024, 1025, 1500, 2047, 2048, 2049, 2560, 3000, 4095, 4096, 5000]
WAYS = ["graph", "fused", "kernels", "mapped", "sm_80", "sm_90a", "gfx942", "gfx90a", "gfx950", "sm_89", "sm_90"]
FLOATS = {"f16": (16, 10), "bf16": (16, 7), "f32": (32, 23)}  # width, bits of the fraction
INTEGERS = ["i1", "i8", "i16", "i32", "i64"]
# What one graph may cost: elements, and comparisons of each with each where a block does not hold a row.
ELEMENTS, PAIRS = 6000, 1_500_000


def width(type):
    return FLOATS[type][0] if type in FLOATS else int(type[1:])


def storage(type):
    return np.dtype("u%d" % (max(8, width(type)) // 8))


def signed(bits, type):
    """Of integers: their values."""
    count = width(type)
    x = bits.astype(np.int64)
    return x if count == 64 else np.where(x >> (count - 1) & 1, x - (1 << count), x)


def numbers(bits, type):
    """Of floats: their values, which f32 holds."""
    if type == "f16":
        return bits.view(np.float16).astype(np.float32)
    return (bits.astype(np.uint32) << 16 if type == "bf16" else bits).view(np.float32)


def is_nan(bits, type):
    count, fraction = FLOATS[type]
    exponent = ((1 << (count - 1)) - 1) >> fraction << fraction
    return (bits & ((1 << (count - 1)) - 1)) > exponent


class Tensor:
    def __init__(self, name, bits, type, dynamic):
        self.name, self.bits, self.type, self.dynamic = name, bits, type, tuple(dynamic)

    @property
    def text(self):
        return "tensor<%s%s>" % ("".join("%sx" % ("?" if d else n) for n, d in zip(self.bits.shape, self.dynamic)), self.type)


class Graph:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.numpy = np.random.default_rng(seed)
        self.lines, self.inputs, self.values, self.count = [], [], [], 0
        self.has_odd_nans = False  # whose sign a level may choose
        self.build()

    def pick(self, options):
        return options[self.rng.randrange(len(options))]

    def chance(self, p):
        return self.rng.random() < p

    def fresh(self):
        self.count += 1
        return "%%v%d" % self.count

    def emit(self, text, *values):
        self.lines.append("    " + text.format(*values))

    # Data.

    def fill(self, shape, type, nans):
        """Elements some of which are alike."""
        kind = self.pick(["few", "all", "special", "same", "rising", "falling"])
        count = width(type)
        everything = self.numpy.integers(0, 1 << 63, shape, np.uint64) * np.uint64(2) + self.numpy.integers(0, 2, shape, np.uint64)
        if count < 64:
            everything %= np.uint64(1 << count)
        bits = everything.astype(storage(type))
        few = self.numpy.integers(0, bits.size, self.pick([2, 3, 17]))
        if kind == "few":
            bits = self.numpy.choice(bits.reshape(-1)[few], shape)
        elif kind == "same":
            bits[...] = bits.reshape(-1)[0]
        elif kind in ("rising", "falling"):
            order = np.argsort(numbers(bits, type) if type in FLOATS else signed(bits, type), axis=None)
            bits = bits.reshape(-1)[order if kind == "rising" else order[::-1]].reshape(shape)
        if type in FLOATS:
            _, fraction = FLOATS[type]
            sign, infinity = 1 << (count - 1), ((1 << (count - 1)) - 1) >> fraction << fraction
            special = [0, sign, infinity, infinity | sign, 1, 1 | sign, 2, (1 << fraction) - 1, 1 << fraction, infinity - 1,
                       (infinity - 1) | sign, 1 << (count - 3), 1 << (count - 3) | sign]
            if nans:
                special += [infinity | 1 << (fraction - 1), infinity | sign | 1 << (fraction - 1)]
            at = self.numpy.random(shape) < (0.9 if kind == "special" else 0.1 if self.chance(0.5) else 0)
            bits = np.where(at, self.numpy.choice(np.array(special, storage(type)), shape), bits)
            # One NaN stands for all: arithmetic may quiet others.
            quiet = infinity | 1 << (fraction - 1)
            bits = np.where(is_nan(bits, type), quiet if nans else 1 << (count - 3), bits).astype(storage(type))
        elif kind == "special":
            special = [0, 1, (1 << count) - 1, 1 << (count - 1), (1 << (count - 1)) - 1]
            bits = self.numpy.choice(np.array(special, np.uint64), shape).astype(storage(type))
        return bits

    def input(self, shape, type, dynamic, nans=True):
        self.inputs.append(Tensor("%%arg%d" % len(self.inputs), self.fill(shape, type, nans), type, dynamic))
        return self.inputs[-1]

    def add(self, bits, type, dynamic):
        value = Tensor(self.fresh(), bits, type, dynamic)
        return value

    # Ops.

    def empty(self, like, type, shape=None, dynamic=None, dims=None):
        """A tensor.empty; `dims`: which dimensions of `like` its own are."""
        shape = like.bits.shape if shape is None else shape
        dynamic = like.dynamic if dynamic is None else dynamic
        dims = range(len(shape)) if dims is None else dims
        sizes = []
        for dim, is_dynamic in zip(dims, dynamic):
            if is_dynamic:
                index, size = self.fresh(), self.fresh()
                self.emit("{} = arith.constant {} : index", index, dim)
                self.emit("{} = tensor.dim {}, {} : {}", size, like.name, index, like.text)
                sizes.append(size)
        made = Tensor(self.fresh(), np.zeros(shape, storage(type)), type, dynamic)
        self.emit("{} = tensor.empty({}) : {}", made.name, ", ".join(sizes), made.text)
        return made

    def generic(self, source, bits, type, body, reads=True):
        rank = len(bits.shape)
        out = self.empty(source, type)
        result = self.add(bits, type, source.dynamic)
        dims = ", ".join("d%d" % i for i in range(rank))
        same = "affine_map<(%s) -> (%s)>" % (dims, dims)
        self.emit("{} = linalg.generic {{indexing_maps = [{}], iterator_types = [{}]}} {}outs({} : {}) {{", result.name,
                  ", ".join([same] * (1 + reads)), ", ".join(['"parallel"'] * rank),
                  "ins(%s : %s) " % (source.name, source.text) if reads else "", out.name, out.text)
        self.emit("^bb0({}%o: {}):", "%%i: %s, " % source.type if reads else "", type)
        self.lines += ["      " + line for line in body]
        self.emit("}} -> {}", result.text)
        return result

    def iota(self, like, dim, type):
        shape = [1] * like.bits.ndim
        shape[dim] = -1
        bits = np.broadcast_to(np.arange(like.bits.shape[dim]).reshape(shape), like.bits.shape)
        bits = bits.astype(storage(type))
        body = ["%%n = linalg.index %d : index" % dim, "%%c = arith.index_cast %%n : index to %s" % type, "linalg.yield %%c : %s" % type]
        return self.generic(like, bits, type, body, reads=False)

    def change(self, x):
        """Something exact with each element."""
        count = width(x.type)
        sign = 1 << (count - 1)
        if x.type in FLOATS:
            name, bits = self.pick([("negf", x.bits ^ storage(x.type).type(sign)), ("absf", x.bits & storage(x.type).type(sign - 1))])
            self.has_odd_nans |= bool(is_nan(x.bits, x.type).any())
            dialect = "arith" if name == "negf" else "math"
            return self.generic(x, bits, x.type, ["%%r = %s.%s %%i : %s" % (dialect, name, x.type), "linalg.yield %%r : %s" % x.type])
        value = self.rng.randrange(1 << count)
        bits = x.bits ^ storage(x.type).type(value)
        text = "true" if x.type == "i1" and value else "false" if x.type == "i1" else "%d : %s" % (value - (value >> (count - 1) << count), x.type)
        return self.generic(x, bits, x.type, ["%%c = arith.constant %s" % text, "%%r = arith.xori %%i, %%c : %s" % x.type,
                                              "linalg.yield %%r : %s" % x.type])

    # Comparisons. Each gives the lines of the region, the value that they end with, and the same on two places of a row.

    def direct(self, n, type):
        """Of tensor `n` of a sort."""
        a, b = "%%a%d" % n, "%%b%d" % n
        result = self.fresh()
        swapped = self.chance(0.3)
        first, second = (b, a) if swapped else (a, b)
        relation = self.pick(["lt", "le", "gt", "ge"])
        rises = (relation[0] == "l") != swapped
        if type in FLOATS:
            predicate = self.pick("ou") + relation
            line = "%s = arith.cmpf %s, %s, %s : %s" % (result, predicate, first, second, type)

            def key(bits):
                x = numbers(bits, type).astype(np.float64)
                with np.errstate(all="ignore"):
                    return np.where(np.isnan(x), 2.0 ** 200, np.clip(x, -(2.0 ** 150), 2.0 ** 150))
        else:
            predicate = self.pick("su") + relation
            line = "%s = arith.cmpi %s, %s, %s : %s" % (result, predicate, first, second, type)
            is_signed = predicate[0] == "s"
            key = lambda bits: [int(v) for v in (signed(bits, type) if is_signed else bits)]
        return [line], result, lambda bits: [v if rises else -v for v in key(bits)]

    def comparison(self, types):
        """(lines, value, keys): `keys` gives of the tensors' rows one key a place, the lesser first."""
        kind = self.pick(["direct"] * 5 + ["two", "bits", "changed"])
        n = self.rng.randrange(len(types))
        if kind == "two" and len(types) > 1 and types[n] not in FLOATS:
            m = self.pick([i for i in range(len(types)) if i != n])
            one, first, key = self.direct(n, types[n])
            two, second, other = self.direct(m, types[m])
            if types[m] not in FLOATS and ("e," not in one[0]):
                same, both, result = self.fresh(), self.fresh(), self.fresh()
                lines = one + two + ["%s = arith.cmpi eq, %%a%d, %%b%d : %s" % (same, n, n, types[n]),
                                     "%s = arith.andi %s, %s : i1" % (both, same, second),
                                     "%s = arith.ori %s, %s : i1" % (result, first, both)]
                return lines, result, lambda rows: list(zip(key(rows[n]), other(rows[m])))
        if kind == "bits" and types[n] in FLOATS and not self.has_odd_nans:
            # The order of all floats, as StableHLO's comparison TOTALORDER is written.
            count = width(types[n])
            lines, made = [], []
            for argument in ("%%a%d" % n, "%%b%d" % n):
                bits, negative, turned, ordered, zero, most = (self.fresh() for _ in range(6))
                lines += ["%s = arith.bitcast %s : %s to i%d" % (bits, argument, types[n], count),
                          "%s = arith.constant 0 : i%d" % (zero, count),
                          "%s = arith.constant %d : i%d" % (most, (1 << (count - 1)) - 1, count),
                          "%s = arith.cmpi slt, %s, %s : i%d" % (negative, bits, zero, count),
                          "%s = arith.xori %s, %s : i%d" % (turned, most, bits, count),
                          "%s = arith.select %s, %s, %s : i%d" % (ordered, negative, turned, bits, count)]
                made.append(ordered)
            result = self.fresh()
            relation, sign = self.pick([("slt", 1), ("sgt", -1), ("sle", 1)])
            lines.append("%s = arith.cmpi %s, %s, %s : i%d" % (result, relation, *made, count))

            def key(rows):
                x = signed(rows[n], "i%d" % count)
                return [sign * int(v if v >= 0 else v ^ ((1 << (count - 1)) - 1)) for v in x]

            return lines, result, key
        if kind == "changed" and types[n] not in FLOATS and types[n] != "i1":
            shift, one, two, result = (self.fresh() for _ in range(4))
            lines = ["%s = arith.constant 2 : %s" % (shift, types[n]), "%s = arith.shrui %%a%d, %s : %s" % (one, n, shift, types[n]),
                     "%s = arith.shrui %%b%d, %s : %s" % (two, n, shift, types[n]),
                     "%s = arith.cmpi ult, %s, %s : %s" % (result, one, two, types[n])]
            return lines, result, lambda rows: [int(v) >> 2 for v in rows[n]]
        lines, result, key = self.direct(n, types[n])
        return lines, result, lambda rows: key(rows[n])

    def sort(self, values, dim):
        lines, decision, keys = self.comparison([v.type for v in values])
        rows = [np.moveaxis(v.bits, dim, -1) for v in values]
        sorted_rows = [r.copy() for r in rows]
        for at in np.ndindex(rows[0].shape[:-1]):
            key = keys([r[at] for r in rows])
            order = sorted(range(len(key)), key=key.__getitem__)  # keeps the order of what is equal
            for target, row in zip(sorted_rows, rows):
                target[at] = row[at][order]
        results = [self.add(np.moveaxis(r, -1, dim), v.type, v.dynamic) for r, v in zip(sorted_rows, values)]
        name = self.fresh()
        count = len(values)
        dialect = self.pick(["tm_tensor", "iree_linalg_ext"])
        self.emit("{}:{} = {}.sort dimension({}) outs({} : {}) {{", name, count, dialect, dim, ", ".join(v.name for v in values),
                  ", ".join(v.text for v in values))
        self.emit("^bb0({}):", ", ".join("%%a%d: %s, %%b%d: %s" % (n, v.type, n, v.type) for n, v in enumerate(values)))
        self.lines += ["      " + line for line in lines]
        self.emit("  {}.yield {} : i1", dialect, decision)
        self.emit("}} -> {}", ", ".join(v.text for v in values))
        for n, result in enumerate(results):
            result.name = "%s#%d" % (name, n)
        return results

    def part(self, x, dim):
        """A part along the row, static or the first ones of a dynamic dimension."""
        length = x.bits.shape[dim]
        begin = 0 if self.chance(0.6) else self.rng.randrange(length)
        count = 1 + self.rng.randrange(min(length - begin, self.pick([1, 2, 5, 50, 5000])))
        stride = 1 if self.chance(0.8) else 2
        count = min(count, (length - begin + stride - 1) // stride)
        begins, counts, strides = [0] * x.bits.ndim, [], [1] * x.bits.ndim
        for d, (n, dynamic) in enumerate(zip(x.bits.shape, x.dynamic)):
            if d == dim:
                counts.append(str(count))
            elif dynamic:
                index, size = self.fresh(), self.fresh()
                self.emit("{} = arith.constant {} : index", index, d)
                self.emit("{} = tensor.dim {}, {} : {}", size, x.name, index, x.text)
                counts.append(size)
            else:
                counts.append(str(n))
        begins[dim], strides[dim] = begin, stride
        bits = np.moveaxis(np.moveaxis(x.bits, dim, 0)[begin:begin + stride * (count - 1) + 1:stride], 0, dim)
        dynamic = [False if d == dim else is_dynamic for d, is_dynamic in enumerate(x.dynamic)]
        result = self.add(bits, x.type, dynamic)
        self.emit("{} = tensor.extract_slice {}[{}] [{}] [{}] : {} to {}", result.name, x.name, ", ".join(map(str, begins)),
                  ", ".join(counts), ", ".join(map(str, strides)), x.text, result.text)
        return result

    def greatest(self, x, dim):
        """Of integers along the row."""
        kept = [d for d in range(x.bits.ndim) if d != dim]
        bits = np.max(signed(x.bits, x.type), axis=dim).astype(storage(x.type))
        dynamic = [x.dynamic[d] for d in kept]
        out = self.empty(x, x.type, bits.shape, dynamic, kept)
        least, filled = self.fresh(), self.fresh()
        self.emit("{} = arith.constant {} : {}", least, -(1 << (width(x.type) - 1)), x.type)
        self.emit("{} = linalg.fill ins({} : {}) outs({} : {}) -> {}", filled, least, x.type, out.name, out.text, out.text)
        result = self.add(bits, x.type, dynamic)
        self.emit("{} = linalg.reduce {{ arith.maxsi }} ins({} : {}) outs({} : {}) dimensions = [{}]", result.name, x.name, x.text, filled,
                  out.text, dim)
        return result

    def masked(self, x, ordered, dim):
        """What of `x` is not less than one place of rows in some order; zero for the rest."""
        at = self.rng.randrange(x.bits.shape[dim])
        rank = x.bits.ndim
        sizes = []
        for d, (n, dynamic) in enumerate(zip(x.bits.shape, x.dynamic)):
            if d == dim or not dynamic:
                sizes.append("1" if d == dim else str(n))
                continue
            index, size = self.fresh(), self.fresh()
            self.emit("{} = arith.constant {} : index", index, d)
            self.emit("{} = tensor.dim {}, {} : {}", size, ordered.name, index, ordered.text)
            sizes.append(size)
        column = self.add(np.take(ordered.bits, [at], axis=dim), x.type, [d != dim and is_dynamic for d, is_dynamic in enumerate(x.dynamic)])
        self.emit("{} = tensor.extract_slice {}[{}] [{}] [{}] : {} to {}", column.name, ordered.name,
                  ", ".join(str(at) if d == dim else "0" for d in range(rank)), ", ".join(sizes), ", ".join(["1"] * rank), ordered.text, column.text)
        with np.errstate(all="ignore"):
            less = numbers(x.bits, x.type) < numbers(column.bits, x.type) if x.type in FLOATS else signed(x.bits, x.type) < signed(column.bits, x.type)
        out = self.empty(x, x.type)
        result = self.add(np.where(less, 0, x.bits).astype(storage(x.type)), x.type, x.dynamic)
        dims = ["d%d" % i for i in range(rank)]
        same = "affine_map<(%s) -> (%s)>" % (", ".join(dims), ", ".join(dims))
        one = "affine_map<(%s) -> (%s)>" % (", ".join(dims), ", ".join("0" if d == dim else "d%d" % d for d in range(rank)))
        self.emit("{} = linalg.generic {{indexing_maps = [{}, {}, {}], iterator_types = [{}]}} ins({}, {} : {}, {}) outs({} : {}) {{", result.name, same,
                  one, same, ", ".join(['"parallel"'] * rank), x.name, column.name, x.text, column.text, out.name, out.text)
        self.emit("^bb0(%i: {}, %j: {}, %o: {}):", x.type, x.type, x.type)
        compare = "cmpf olt" if x.type in FLOATS else "cmpi slt"
        zero = "false" if x.type == "i1" else "%s : %s" % ("0.0" if x.type in FLOATS else "0", x.type)
        self.lines += ["      " + line for line in (
            "%%z = arith.constant %s" % zero, "%%l = arith.%s, %%i, %%j : %s" % (compare, x.type),
            "%%r = arith.select %%l, %%z, %%i : %s" % x.type, "linalg.yield %%r : %s" % x.type)]
        self.emit("}} -> {}", result.text)
        return result

    def transpose(self, x):
        order = list(range(x.bits.ndim))
        self.rng.shuffle(order)
        bits = np.transpose(x.bits, order)
        dynamic = [x.dynamic[d] for d in order]
        out = self.empty(x, x.type, bits.shape, dynamic, order)
        result = self.add(bits, x.type, dynamic)
        self.emit("{} = linalg.transpose ins({} : {}) outs({} : {}) permutation = [{}]", result.name, x.name, x.text, out.name, out.text,
                  ", ".join(map(str, order)))
        return result

    def narrow(self, x):
        """Places as i32."""
        bits = (x.bits & np.uint64(0xffffffff)).astype(np.uint32)
        return self.generic(x, bits, "i32", ["%r = arith.trunci %i : i64 to i32", "linalg.yield %r : i32"])

    # Graphs.

    def build(self):
        length = self.pick(LENGTHS)
        rank = self.pick([1, 2, 2, 2, 3, 3, 4])
        dim = rank - 1 if self.chance(0.6) else self.rng.randrange(rank)
        is_dynamic_row = self.chance(0.12)
        room = min(ELEMENTS // length, PAIRS // length ** 2 if is_dynamic_row or length > 2500 else ELEMENTS)
        shape = []
        for d in range(rank):
            others = self.pick([1, 2, 3, 5, 7, 16, 33, 100])
            shape.append(length if d == dim else max(1, min(others, room)))
            room = room if d == dim else max(1, room // shape[-1])
        dynamic = [is_dynamic_row if d == dim else self.chance(0.2) for d in range(rank)]
        types = list(FLOATS) * 2 + INTEGERS
        values = [self.input(shape, self.pick(types), dynamic)]
        if self.chance(0.3):
            values[0] = self.change(values[0])
        if self.chance(0.25):
            values.append(self.input(shape, self.pick(types), dynamic))
        if self.chance(0.6):
            values.append(self.iota(values[0], dim, self.pick(["i64", "i64", "i32"] + (["i16"] if length < 32000 else []))))
        source = values[0]
        self.rng.shuffle(values)
        results = self.sort(values, dim)
        if self.chance(0.25):
            # The places' own order, or the same rows another way.
            again = self.pick(results) if self.chance(0.6) else source
            more = [again] + ([self.iota(again, dim, "i64")] if self.chance(0.5) else [])
            results += self.sort(more, dim)
        alike = [r for r in results if r.type == source.type]
        if alike and self.chance(0.3):
            results.append(self.masked(source, self.pick(alike), dim))
        chosen = [r for r in results if self.chance(0.8)] or results[:1]
        self.results = []
        for result in chosen:
            if self.chance(0.4):
                result = self.part(result, dim)
            if self.chance(0.2):
                result = self.change(result)
            if result.type == "i64" and self.chance(0.3):
                result = self.narrow(result)
            if result.type in INTEGERS[1:] and self.chance(0.2):
                result = self.greatest(result, dim)
            elif self.chance(0.2):
                result = self.transpose(result)
            self.results.append(result)

    def text(self):
        ins = ", ".join("%s: %s" % (v.name, v.text) for v in self.inputs)
        outs = ", ".join(v.text for v in self.results)
        return "func.func @main(%s) -> (%s) {\n%s\n    return %s : %s\n}\n" % (
            ins, outs, "\n".join(self.lines), ", ".join(v.name for v in self.results), outs)


def save(path, x):
    bits = np.ascontiguousarray(x.bits)
    np.save(path, bits.view({"bf16": "V2", "f16": "f2", "f32": "f4", "i1": "?"}.get(x.type, "i%d" % bits.itemsize)))


def disagreement(path, x):
    out = np.load(path)
    if out.shape != x.bits.shape:
        return "the shape is %s, not %s" % (out.shape, x.bits.shape)
    bits = out.view(storage(x.type))
    same = bits == x.bits
    if x.type in FLOATS:
        same |= is_nan(bits, x.type) & is_nan(x.bits, x.type)
    if same.all():
        return None
    at = tuple(int(i) for i in np.argwhere(~same)[0])
    return "%d of %d elements differ, the first at %s: 0x%x, not 0x%x" % ((~same).sum(), same.size, at, bits[at], x.bits[at])


def check_rules(seed, path, folder, options):
    """A schedule that breaks a rule is refused."""
    rng = random.Random("rules %d" % seed)
    chip = rng.choice(WAYS[4:])
    case = Case.of_file(path, folder, options.bin)
    for kernel, schedule, breaks in rules.choose(rng, case, chip, options.broken):
        outcome = case.check_refusal(Way("sim", chip, schedule=schedule, kernel=kernel, breaks=breaks))
        if outcome.kind != "ok":
            return outcome.kind, "%s under %s: %s" % (kernel, schedule, outcome.message)
    return "ok", ""


def run(seed, way, options):
    """A kind and a message."""
    graph = Graph(seed)
    folder = os.path.join(options.out, str(seed)) if options.keep else tempfile.mkdtemp(prefix="fuse-sorts-")
    os.makedirs(folder, exist_ok=True)
    try:
        path = folder + "/graph.mlir"
        with open(path, "w") as file:
            file.write(graph.text())
        for n, x in enumerate(graph.inputs):
            save("%s/in%d.npy" % (folder, n), x)
        data = ["--inputs=" + ",".join("%s/in%d.npy" % (folder, n) for n in range(len(graph.inputs))), "--outputs=" + folder + "/out"]
        fuse_run = os.path.join(options.bin, "fuse-run")
        if way in ("graph", "fused", "kernels", "mapped"):
            commands = [[fuse_run, path, "--device=cpu", "--at=" + way, "--chip=" + random.Random(seed).choice(WAYS[4:])] + data]
        else:
            compile_options = "chip=%s bundle=%s/bundle%s" % (way, folder, " emit=text" if way in NVIDIA else "")
            commands = [[os.path.join(options.bin, "fuse-opt"), path, "--fuse-compile=" + compile_options, "-o", os.devnull],
                        [fuse_run, folder + "/bundle", "--device=sim", "--sim-seed=%d" % (seed % 1000)] + data]
        for step, command in enumerate(commands):
            outcome = execute(command, compiles=step == 0)
            if outcome.kind != "ok":
                if options.keep:
                    print(" ".join("'%s'" % c if " " in c else c for c in command))
                return outcome.kind, outcome.message
        for n, x in enumerate(graph.results):
            wrong = disagreement("%s/out/result%d.npy" % (folder, n), x)
            if wrong:
                return "wrong", "result %d: %s" % (n, wrong)
        return check_rules(seed, path, folder, options)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.path.dirname(shutil.which("fuse-opt") or ""), help="folder of fuse-opt and fuse-run")
    parser.add_argument("--seed", type=int, default=0, help="of the first graph")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", type=int)
    parser.add_argument("--ways", default=",".join(WAYS), help="in turn of these, one for each graph")
    parser.add_argument("--broken", type=int, default=1, help="schedules of a graph that break a rule each, and must be refused")
    parser.add_argument("--out", default="sort-failures", help="folder for --keep")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    ways = options.ways.split(",")
    seeds = [options.only] if options.only is not None else range(options.seed, options.seed + options.count)
    failed = refused = 0
    for seed in seeds:
        way = ways[seed % len(ways)]
        kind, message = run(seed, way, options)
        if kind != "ok":
            print("graph %d: %s: %s: %s" % (seed, way, kind, message), flush=True)
        refused += kind == "refused"
        failed += kind not in ("ok", "refused")
    print("%d graphs, %d failed%s" % (len(seeds), failed, ", %d refused" % refused if refused else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
