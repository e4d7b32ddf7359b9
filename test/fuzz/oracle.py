# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a graph means, in float64, with a bound on what any correct execution may differ by.

Nothing here knows the compiler. Every value is a pair: `v` in float64 and `e`, how far an execution
in f32 (accumulators, scalar code) and in the types that the graph spells may be from it. Rounding
moves the ends of the interval; sums grow by the number of their terms times the sum of magnitudes,
in whatever order they are added; where all inputs are exact and the result is representable the
bound is 0, so graphs of small integers are compared bit for bit. Infinite `e`: nothing is promised
(overflow within the error, division by what may be 0, activations of infinities).
"""

import math
from itertools import count

import numpy as np

import model

MAX = {"f16": 65504.0, "bf16": 3.3895313892515355e38, "f32": 3.4028234663852886e38}
MANTISSA = {"f16": 10, "bf16": 7, "f32": 23}
LOWEST = {"f16": -14, "bf16": -126, "f32": -126}
# Half a unit in the last place, doubled: two roundings, or an addition that truncates.
UNIT = 2.0**-23
# Relative and absolute errors that the scalar functions are allowed.
FUNCTIONS = {
    "exp": (4e-6, 0.0), "exp2": (4e-6, 0.0), "tanh": (1e-5, 1e-5), "erf": (1e-5, 1.5e-5),
    "log": (4e-6, 2e-6), "log1p": (4e-6, 2e-6), "expm1": (4e-6, 2e-6), "sqrt": (1e-6, 0.0),
    "rsqrt": (2e-6, 0.0), "absf": (0.0, 0.0), "negf": (0.0, 0.0), "floor": (0.0, 0.0),
}


def cast(dtype, x):
    """float64 values rounded to `dtype`, as float64."""
    with np.errstate(all="ignore"):
        if dtype == "f32":
            return x.astype(np.float32).astype(np.float64)
        if dtype == "f16":
            return x.astype(np.float16).astype(np.float64)
        if dtype == "bf16":
            return from_bf16(to_bf16(x))
    return x


def to_bf16(x):
    """Bits of bf16 as uint16, nearest even."""
    bits = x.astype(np.float32).view(np.uint32)
    nan = (bits & 0x7FFFFFFF) > 0x7F800000
    # All in 32 bits: older NumPy makes floats of a single uint64 and an int.
    with np.errstate(over="ignore"):
        rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    return np.where(nan, 0x7FC0, rounded).astype(np.uint16)


def from_bf16(bits):
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)


def ulp(dtype, x):
    with np.errstate(all="ignore"):
        exponent = np.frexp(np.where(np.isfinite(x), np.abs(x), 1.0))[1] - 1
    return np.ldexp(1.0, np.maximum(exponent, LOWEST[dtype]) - MANTISSA[dtype])


class Number:
    """A value and its bound. `origin`: numbers of the tensors and the scalar values it is computed
    from. `curve`: where it is an exp, tanh or erf and constants, the origin of their argument."""

    def __init__(self, v, e=None, origin=frozenset(), curve=frozenset()):
        self.v = np.asarray(v, np.float64)
        self.e = np.zeros(self.v.shape) if e is None else np.asarray(e, np.float64)
        self.origin, self.curve = origin, curve

    def map(self, f):
        return Number(f(self.v), f(self.e), self.origin, self.curve)


def times(x, e):
    """x·e where no error is no error, also of infinities."""
    return np.where(e == 0, 0.0, np.abs(x) * e)


def finish(v, e, inputs, rel=UNIT, abs_=0.0, exact=True):
    """The result of an operation in f32: `e` from its inputs, plus its own rounding."""
    unknown = ~np.isfinite(sum(i.e for i in inputs))
    known = sum(i.e for i in inputs) == 0
    representable = (cast("f32", v) == v) | np.isnan(v)
    own = np.where(np.isfinite(v), rel * np.abs(v) + abs_ + 2.0**-126, 0.0)
    e = e + (np.where(known & representable, 0.0, own) if exact else own)
    over = np.abs(v) > MAX["f32"] * (1 + 2.0**-24)
    crosses = np.isfinite(v) & ((np.abs(v) + e >= MAX["f32"]) & ~(over & (np.abs(v) - e > MAX["f32"])))
    crosses &= ~(known & representable)
    # inf and NaN for certain, unless the error is unbounded already: inf · (0 ± e).
    e = np.where(~np.isfinite(v) & np.isfinite(e), 0.0, e)
    e = np.where(over & ~crosses & np.isfinite(e), 0.0, e)
    e = np.where(crosses | unknown | np.isnan(e), np.inf, e)
    return Number(np.where(over, np.sign(v) * np.inf, v), e)


def rounded(dtype, n):
    """Stored or truncated to `dtype`. An execution that leaves the rounding out is within the bound."""
    v, hi, lo = (cast(dtype, x) for x in (n.v, n.v + n.e, n.v - n.e))
    e = np.maximum(np.abs(hi - v), np.abs(v - lo))
    exact = (n.e == 0) & (v == n.v)
    e = np.where(exact, 0.0, e + 0.5 * ulp(dtype, np.abs(n.v) + np.where(np.isfinite(n.e), n.e, 0)))
    # NaN is known, and inf that was one: what this rounding makes inf is finite without it.
    same = (lo == hi) & (lo == v)
    e = np.where(np.isinf(v), np.where(same & ~np.isfinite(n.v), 0.0, np.inf), e)
    e = np.where(np.isnan(v) & np.isfinite(n.e), 0.0, e)
    return Number(v, np.where(np.isnan(e) | np.isinf(n.e), np.inf, e))


def monotone(name, f, x):
    v, hi, lo = f(x.v), f(x.v + x.e), f(x.v - x.e)
    e = np.where(x.e == 0, 0.0, np.fmax(np.abs(hi - v), np.abs(v - lo)))
    e = np.where((x.e > 0) & (np.isnan(hi) | np.isnan(lo)), np.inf, e)
    rel, abs_ = FUNCTIONS[name]
    if name in ("exp", "exp2"):
        rel = rel + np.where(np.isfinite(x.v), 1.5e-7 * np.abs(x.v), 0.0)
    # f(0) of the odd ones is 0; exactness is asked of none of the others.
    return finish(v, e, [x], rel, abs_, exact=name in ("absf", "negf", "floor"))


def absolute(x):
    return finish(np.abs(x.v), x.e, [x])


def add(a, b, sign=1):
    return finish(a.v + sign * b.v, a.e + b.e, [a, b])


def mul(a, b):
    def grown(x, y):
        # An infinity times what is not 0 is one, of whatever error.
        certain = np.isinf(x.v) & (np.abs(y.v) > y.e)
        return np.where(certain | np.isnan(x.v), 0.0, times(x.v, y.e))

    return finish(a.v * b.v, grown(a, b) + grown(b, a) + a.e * b.e, [a, b])


def div(a, b):
    v = a.v / b.v
    room = np.abs(b.v) - b.e
    e = np.where((a.e == 0) & (b.e == 0), 0.0, (a.e + times(v, b.e)) / np.where(room > 0, room, np.nan))
    certain = (np.isinf(a.v) & (room > 0)) | np.isinf(b.v) | np.isnan(a.v) | np.isnan(b.v)
    e = np.where(certain, 0.0, e)
    return finish(v, e, [a, b], rel=1e-6)


def extremum(f, a, b):
    n = Number(f(a.v, b.v), np.maximum(a.e, b.e))
    sure = np.abs(a.v - b.v) > a.e + b.e
    return Number(n.v, np.where(sure, np.where(n.v == a.v, a.e, b.e), n.e))


def power(x, p):
    v = np.power(x.v, p)
    grown = np.power(np.abs(x.v) + x.e, p) - np.power(np.abs(x.v), p)
    return finish(v, np.where(x.e == 0, 0.0, grown), [x], rel=2e-5)


def compare(predicate, a, b):
    v = {"ogt": a.v > b.v, "olt": a.v < b.v, "oge": a.v >= b.v, "ole": a.v <= b.v}[predicate]
    slack = a.e + b.e
    unsure = (slack > 0) & ~(np.abs(a.v - b.v) > slack)
    return Number(v.astype(np.float64), unsure.astype(np.float64))


def select(c, a, b):
    v, e = np.where(c.v != 0, a.v, b.v), np.where(c.v != 0, a.e, b.e)
    # Equal infinities are as near as equal numbers.
    apart = np.where(a.v == b.v, 0.0, np.abs(a.v - b.v)) + a.e + b.e
    e = np.where(c.e > 0, apart, e)
    return Number(v, np.where(np.isnan(e), np.inf, e))


erf_ = np.vectorize(math.erf, otypes=[np.float64])
UNARY = {
    "exp": np.exp, "exp2": np.exp2, "tanh": np.tanh, "erf": erf_, "log": np.log, "sqrt": np.sqrt,
    "log1p": np.log1p, "expm1": np.expm1, "rsqrt": lambda x: 1 / np.sqrt(x), "negf": np.negative,
    "floor": np.floor,
}


def or_limit(n, x, curve):
    """`n` is the product or quotient of `x` and `curve`. Where that has no value, as x · sigmoid(x) of
    x = -inf, an activation (GELU, SiLU) is the limit there, 0, whichever way the graph spells it
    (docs/Numbers.md)."""
    if not x.origin & curve.curve:
        return n
    made = np.isinf(x.v) & np.isnan(n.v) & ~np.isnan(curve.v)
    # And the op that it is recognised as has the absolute error of docs/Numbers.md.
    return Number(n.v, np.where(made, np.inf, n.e + 2.0**-119))


def scalar(instr, args, coordinates, number):
    """One instruction on whole arrays; `number` is a new one for its value."""
    n = compute(instr, args, coordinates)
    n.origin = frozenset().union(*(a.origin for a in args)) | ({number} if args else set())
    if instr.name in ("exp", "tanh", "erf"):
        n.curve = args[0].origin
    elif instr.name in ("mulf", "divf", "negf", "truncf", "extf") or (
            # As 1 + erf(x): what else is added makes a value of its own.
            instr.name in ("addf", "subf") and any(a.v.ndim == 0 for a in args)):
        n.curve = frozenset().union(*(a.curve for a in args))
    return n


def compute(instr, args, coordinates):
    name = instr.name
    if name == "constant":
        return Number(cast(instr.type, np.float64(instr.attr)))
    if name == "causal":
        row, column, offset = instr.attr
        return Number((coordinates[column] <= coordinates[row] + offset).astype(np.float64))
    if name == "cmpf":
        return compare(instr.attr, *args)
    if name == "select":
        return select(*args)
    if name == "extf":
        return Number(args[0].v, args[0].e)
    result = {
        "addf": lambda: add(*args), "subf": lambda: add(*args, sign=-1),
        "mulf": lambda: or_limit(or_limit(mul(*args), *args), *args[::-1]),
        "divf": lambda: or_limit(div(*args), *args),
        "maximumf": lambda: extremum(np.maximum, *args), "minimumf": lambda: extremum(np.minimum, *args),
        "maxnumf": lambda: extremum(np.fmax, *args), "minnumf": lambda: extremum(np.fmin, *args),
        "absf": lambda: absolute(*args), "powf": lambda: power(args[0], instr.attr),
        "truncf": lambda: Number(args[0].v, args[0].e),
    }.get(name, lambda: monotone(name, UNARY[name], *args))()
    return result if instr.type == "f32" else rounded(instr.type, result)


def contract(graph, op, a, b, flush=False):
    """`flush`: matrix units take subnormal f16 and bf16 for 0."""
    if flush:
        least = {"f16": 2.0**-14, "bf16": 2.0**-126}
        a, b = (Number(x.v, x.e + np.where(np.abs(x.v) < least.get(o.dtype, 0.0), np.abs(x.v), 0.0))
                for x, o in zip((a, b), op.operands))
    letters = "abcdefghijklmnop"
    names = ["".join(letters[d] for d in m) for m in op.maps]
    text = names[0] + "," + names[1] + "->" + names[2]

    def product(x, y):
        return np.einsum(text, x, y, optimize=True) if x.size and y.size else np.zeros(shape)

    shape = tuple(graph.extent(op.extents[d]) for d in op.maps[2])
    depth = 1
    for d in range(len(op.extents)):
        if d not in op.maps[2]:
            depth *= graph.extent(op.extents[d])
    v = product(a.v, b.v) + op.init
    size = product(np.abs(a.v), np.abs(b.v)) + abs(op.init)
    e = np.zeros(shape)
    if a.e.any():
        e = e + product(a.e, np.abs(b.v) + b.e)
    if b.e.any():
        e = e + product(np.abs(a.v), b.e)
    integers = all(np.array_equal(np.rint(x.v), x.v) for x in (a, b) if np.isfinite(x.v).all())
    integers &= np.isfinite(a.v).all() and np.isfinite(b.v).all() and op.init == round(op.init)
    exact = (e == 0) & (size < 2.0**24) & integers
    e = np.where(exact, 0.0, e + 2 * (depth + 8) * UNIT * size + 2.0**-126)
    finite = [np.where(np.isfinite(x.v), np.abs(x.v), 0.0) for x in (a, b)]
    # Beside an infinity, products of finite numbers that overflow may be one of the other sign.
    over = ~np.isnan(v) & (product(*finite) + abs(op.init) > MAX["f32"] / 4)
    e = np.where(over, np.inf, np.where(np.isfinite(v), e, 0.0))
    # An infinity times what may be 0 is NaN or an infinity.
    maybe = [np.where(np.abs(x.v) <= x.e, 1.0, 0.0) for x in (a, b)]
    if a.e.any() or b.e.any():
        open_ = product(np.isinf(a.v) * 1.0, maybe[1] * (b.e > 0))
        open_ = open_ + product(maybe[0] * (a.e > 0), np.isinf(b.v) * 1.0)
        e = np.where(open_ > 0, np.inf, e)
    if not np.isfinite(a.e).all() or not np.isfinite(b.e).all():
        bad = product((~np.isfinite(a.e)).astype(float), np.ones(b.v.shape))
        bad = bad + product(np.ones(a.v.shape), (~np.isfinite(b.e)).astype(float))
        e = np.where(bad > 0, np.inf, e)
    n = Number(v, np.where(np.isnan(e), np.inf, e))
    return n if op.results[0].dtype == "f32" else rounded(op.results[0].dtype, n)


def total(x):
    """Sum along the last dimension, kept."""
    v, size = x.v.sum(-1, keepdims=True), np.abs(x.v).sum(-1, keepdims=True)
    e = x.e.sum(-1, keepdims=True)
    terms = max(1, x.v.shape[-1])
    exact = (e == 0) & (size < 2.0**24) & (np.rint(x.v) == x.v).all(-1, keepdims=True)
    e = np.where(exact, 0.0, e + 2 * (terms + 2) * UNIT * size + 2.0**-126)
    # Beside an infinity, finite numbers that overflow may be one of the other sign.
    finite = np.where(np.isfinite(x.v), np.abs(x.v), 0.0).sum(-1, keepdims=True)
    over = ~np.isnan(v) & (finite > MAX["f32"] / 4)
    e = np.where(over, np.inf, np.where(np.isfinite(v), e, 0.0))
    bad = ~np.isfinite(x.e.sum(-1, keepdims=True))
    return Number(v, np.where(bad | np.isnan(e), np.inf, e))


def row(op, x):
    """Softmax and norms along the last dimension."""
    dtype = op.results[0].dtype
    n = x.v.shape[-1]
    if op.kind == "softmax":
        top = Number(x.v.max(-1, keepdims=True), x.e.max(-1, keepdims=True)) if n else x
        if not n:
            return x
        shifted = add(x, top, -1)
        result = div(*(lambda t: (t, total(t)))(monotone("exp", np.exp, shifted)))
    else:
        count = Number(np.float64(n))
        squares = div(total(mul(x, x)), count)
        if op.kind == "layer_norm":
            x = add(x, div(total(x), count), -1)
        variance = div(total(mul(x, x)), count)
        if op.kind == "layer_norm" and op.spelling == "one-pass":
            # E[x²] − E[x]² cancels.
            lost = 4 * (n + 4) * UNIT * squares.v + 2 * squares.e
            variance = Number(variance.v, variance.e + np.where(np.isfinite(lost), lost, 0))
        result = mul(x, monotone("rsqrt", UNARY["rsqrt"], add(variance, Number(np.float32(op.eps)))))
    # Ways of saying the same differ in the last places of f32.
    bound = result.e + 1e-5 * np.abs(result.v)
    result = Number(result.v, np.where(np.isfinite(result.v), bound, result.e))
    if dtype == "f32":
        return result
    return rounded(dtype, result)


LOGARITHMS = ("log_softmax", "log_sum_exp", "softmax_and_sum")


def logarithm(op, x):
    """What ends in a logarithm of a sum of exponentials along the last dimension, as it is spelled."""
    zero = Number(np.zeros(x.v.shape[:-1] + (1,)))
    if not x.v.shape[-1]:
        top = Number(np.full(x.v.shape[:-1] + (1,), -np.inf))
    else:
        top = Number(x.v.max(-1, keepdims=True), x.e.max(-1, keepdims=True))
    naive = "naive" in op.spelling
    shifted = x if naive else add(x, top, -1)
    exp = monotone("exp", np.exp, shifted)
    whole = total(exp)
    log = monotone("log", np.log, whole)
    sums = log if naive else add(top, log)
    part = sums if "keep" in op.spelling else sums.map(lambda v: v[..., 0])
    if op.kind == "log_sum_exp":
        results = [part]
    elif op.kind == "softmax_and_sum":
        # Recognised as a softmax, the quotient has a value where the exponentials overflow.
        quotient = div(exp, whole)
        results = [Number(quotient.v, np.where(np.isinf(exp.v) | np.isinf(whole.v), np.inf, quotient.e)), part]
    else:
        results = [add(x, sums, -1) if "whole" in op.spelling else add(shifted, log, -1)]
    return [n if v.dtype == "f32" else rounded(v.dtype, n) for n, v in zip(results, op.results)]


def apply_map(graph, op, operands, numbers):
    extents = [graph.extent(e) for e in op.extents]
    coordinates = np.meshgrid(*[np.arange(n) for n in extents], indexing="ij", sparse=True)
    values = []
    for n, dims in zip(operands, op.maps):
        # From the operand's order of dimensions to that of the iteration.
        present = [i for i, d in enumerate(dims) if d is not None]
        present.sort(key=lambda i: dims[i])
        unit = [i for i, d in enumerate(dims) if d is None]
        shape = [1] * len(extents)
        for i in present:
            shape[dims[i]] = extents[dims[i]]
        values.append(n.map(lambda x: x.transpose(present + unit).reshape(shape)))
    for instr in op.body.code:
        values.append(scalar(instr, [values[a] for a in instr.args], coordinates, next(numbers)))
    return [values[v].map(lambda x: np.broadcast_to(x, extents).transpose(order)) for v, order in op.yields]


def evaluate(graph, inputs, flush=False):
    """The numbers of every result; `inputs` are float64 arrays that their types can hold. `flush`: as
    matrix units without subnormal numbers have it."""
    numbers = count()
    known = {id(value): Number(data) for value, data in zip(graph.inputs, inputs)}
    with np.errstate(all="ignore"):
        for n in known.values():
            n.origin = frozenset([next(numbers)])
        for op in graph.ops:
            args = [known[id(o)] for o in op.operands]
            if isinstance(op, model.Constant):
                results = [Number(fill(graph, op.results[0]))]
            elif isinstance(op, model.Contract):
                results = [contract(graph, op, *args, flush)]
            elif isinstance(op, model.Map):
                results = apply_map(graph, op, args, numbers)
            elif isinstance(op, model.Transpose):
                results = [args[0].map(lambda x: x.transpose(op.order))]
            elif isinstance(op, model.Slice):
                part = take(graph, op)
                results = [args[0].map(lambda x: x[part])]
            elif isinstance(op, model.Cast):
                results = args
            elif isinstance(op, model.Reshape):
                results = [args[0].map(lambda x: x.reshape(graph.shape(op.results[0])))]
            else:
                results = logarithm(op, args[0]) if op.kind in LOGARITHMS else [row(op, args[0])]
            for n in results:
                n.origin = n.origin or frozenset([next(numbers)])
            known.update((id(value), n) for value, n in zip(op.results, results))
    return [known[id(r)] for r in graph.results]


def take(graph, op):
    """The index of a slice, which lies within its operand."""
    index = []
    for extent, cut in zip(op.operands[0].shape, op.cuts):
        if cut is None:
            index.append(slice(None))
            continue
        begin, length = (cut, 1) if isinstance(cut, int) else (cut[0], graph.extent((cut[1],)))
        assert begin + length <= graph.extent(extent)
        index.append(cut if isinstance(cut, int) else slice(begin, begin + length))
    return tuple(index)


SPECIAL = [np.inf, -np.inf, np.nan, 0.0, -0.0, 1e-40, -6e-8, 65504.0, -65504.0, 3e38, 1e4, -88.0, -120.0]


def fill(graph, value):
    """The data of an input or a constant, by its own seed: the same whatever else the graph holds."""
    kind, seed, scale = value.data
    rng = np.random.default_rng([graph.seed, seed])
    shape = graph.shape(value)
    if kind == "integers":
        x = rng.integers(-3, 4, shape).astype(np.float64)
    else:
        x = rng.standard_normal(shape) * scale
    if kind == "special" and x.size:
        for _ in count():
            x.reshape(-1)[rng.integers(x.size)] = SPECIAL[rng.integers(len(SPECIAL))]
            if rng.random() < 0.3:
                break
    return cast(value.dtype, x)


def disagreement(out, expected):
    """What is wrong with `out`, or None."""
    v, e = expected.v, expected.e
    if out.shape != v.shape:
        return "shape %s instead of %s" % (out.shape, v.shape)
    with np.errstate(all="ignore"):
        good = (np.abs(out - v) <= e) | (out == v) | (np.isnan(out) & np.isnan(v)) | np.isinf(e)
    if good.all():
        return None
    where = tuple(int(i) for i in np.argwhere(~good)[0])
    return "%d of %d elements; at %s got %r, expected %r within %.3g" % (
        (~good).sum(), good.size, list(where), float(out[where]), float(v[where]), float(e[where]))
