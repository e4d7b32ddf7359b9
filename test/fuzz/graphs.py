# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random graphs: a function of a seed, and of nothing else."""

import math
import random

import mixed
from model import Body, Constant, Contract, Graph, Map, Reshape, Row, Size, Slice, Transpose, Value

# Around the tiles, vectors and waves of every chip.
SIZES = [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 20, 24, 31, 32, 33, 40, 48, 56, 63, 64, 65, 72, 80]
LARGE = [96, 127, 128, 129, 144, 160, 200, 255, 256, 257, 300]
TYPES = ["f16", "f16", "bf16", "f32"]


class Generator:
    # What one contraction and one tensor may cost on the simulator.
    PRODUCTS, ELEMENTS = 600_000, 40_000

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.graph = Graph({}, [], [], [], seed)
        self.data = self.pick(["normal"] * 6 + ["integers"] * 3 + ["special"])
        self.dtype = self.pick(TYPES)
        self.dynamic = self.pick([0.0, 0.3, 0.6])
        self.values = []

    # Choices.

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, options):
        return options[self.rng.randrange(len(options))]

    def fresh_size(self, limit=300, dynamic=None):
        dynamic = self.chance(self.dynamic) if dynamic is None else dynamic
        pool = LARGE if self.chance(0.08) else SIZES
        value = self.pick([s for s in pool if s <= limit] or [1])
        # Equal extents hide nothing from the types: a wrong map shows in the numbers alone.
        old = [s.value for s in self.graph.sizes.values() if 0 < s.value <= limit]
        if old and self.chance(0.2):
            value = self.pick(old)
        if dynamic and self.chance(0.03):
            value = 0
        name = "s%d" % len(self.graph.sizes)
        self.graph.sizes[name] = Size(value, dynamic)
        return name

    def extents(self, shape):
        return [self.graph.extent(e) for e in shape]

    def volume(self, shape):
        return math.prod(self.extents(shape))

    def input(self, shape, dtype=None, scale=1.0):
        value = Value(shape, dtype or self.dtype, (self.data, len(self.graph.inputs), scale))
        self.graph.inputs.append(value)
        return value

    def constant(self, shape, dtype):
        data = ("integers" if self.data == "integers" else "normal", 1000 + len(self.graph.ops), 1.0)
        return self.append(Constant(Value(shape, dtype, data)))[0]

    def append(self, op):
        self.graph.ops.append(op)
        self.values += op.results
        return op.results

    def fresh_shape(self, ranks=(1, 2, 2, 2, 3, 3, 4)):
        """Mostly static along the innermost dimension: what is contiguous moves in vectors."""
        shape = []
        for left in range(self.pick(ranks), 0, -1):
            room = max(1, int(self.ELEMENTS // max(1, self.volume(shape)) ** (1.0 if left == 1 else 0.9)))
            limit = min(300, room) if left == 1 else max(2, int(room ** (1.0 / left)) * 2)
            size = self.fresh_size(limit, None if left > 1 or self.chance(0.25) else False)
            if self.chance(0.1) and self.graph.sizes[size].value <= 32:
                inner = self.fresh_size(4, dynamic=False)
                shape.append((size, inner))
            else:
                shape.append((size,))
        return shape

    # Contractions.

    def contract(self, x, rhs_like=None):
        """A product of `x` with something new; the same roles as of `rhs_like`, if given."""
        rank = len(x.shape)
        order = list(range(rank))
        if rank == 1 or self.chance(0.75):
            k = [rank - 1]
        elif self.chance(0.7):
            k = [self.rng.randrange(rank)]
        else:
            start = self.rng.randrange(rank - 1)
            k = [start, start + 1]
        free = [d for d in order if d not in k]
        batch = [d for d in free if len(free) > 1 and self.chance(0.35)]
        if batch and len(batch) == len(free):
            batch = batch[:-1]
        extents = list(x.shape)
        depth = self.volume([x.shape[d] for d in k])
        room = self.PRODUCTS // max(1, self.volume(x.shape))
        n = []
        for _ in range(self.pick([0, 1, 1, 1, 1, 1, 1, 2])):
            limit = max(1, min(300, room // max(1, self.volume([extents[d] for d in n]))))
            extents.append((self.fresh_size(limit, None if self.chance(0.25) else False),))
            n.append(len(extents) - 1)
        inner = k + n if self.chance(0.5) else n + k
        if self.chance(0.1):
            self.rng.shuffle(inner)
        rhs = batch + inner if self.chance(0.85) else self.shuffled(batch + inner)
        out = [d for d in free if d in batch] + [d for d in free if d not in batch] + n
        if self.chance(0.2):
            self.rng.shuffle(out)
        return self.finish_contract(x, extents, order, rhs, out, depth)

    def shuffled(self, items):
        items = list(items)
        self.rng.shuffle(items)
        return items

    def finish_contract(self, x, extents, lhs, rhs, out, depth):
        w = self.input([extents[d] for d in rhs], x.dtype, max(1, depth) ** -0.5)
        dtype = "f32" if self.chance(0.7) else x.dtype
        swap = self.chance(0.15)
        # Numbered as the named ops have them: the result's dimensions first.
        number = {d: i for i, d in enumerate(out + [d for d in range(len(extents)) if d not in out])}
        extents = [e for _, e in sorted((number[d], e) for d, e in enumerate(extents))]
        lhs, rhs, out = ([number[d] for d in m] for m in (lhs, rhs, out))
        operands, maps = ((w, x), (rhs, lhs, out)) if swap else ((x, w), (lhs, rhs, out))
        spelling = self.contract_spelling(maps)
        init = self.pick([0.0] * 8 + [1.0, -2.0])
        return self.append(Contract(*operands, extents, maps, dtype, init, spelling))[0]

    def contract_spelling(self, maps):
        """A way to write a contraction. The named ops want their dimensions in their own order."""
        choices = ["generic", "contract"]
        lhs, rhs, out = [list(m) for m in maps]
        inside = {d for m in maps for d in m}
        if (lhs, rhs, out) == ([0, 1], [1], [0]):
            choices += ["matvec"]
        batch = out[:1] if len(out) == 3 and lhs[0] == rhs[0] == out[0] else []
        m, n = (out + [None, None])[len(batch):][:2]
        if (len(out) == 2 + len(batch) and len(lhs) == len(rhs) == len(out) and len(inside) == len(out) + 1
                and m in lhs and m not in rhs and n in rhs and n not in lhs):
            choices += [["matmul", "batch_matmul"][len(batch)]] * 3
        return self.pick(choices)

    def siblings(self, x):
        """Two or three products of one left operand, joined elementwise."""
        first = self.contract(x)
        op = self.graph.ops[-1]
        swap = op.operands[1] is x
        w = op.operands[0 if swap else 1]
        results = [first]
        for _ in range(self.pick([1, 1, 2])):
            other = self.input(w.shape, w.dtype, w.data[2])
            operands = (other, x) if swap else (x, other)
            twin = Contract(*operands, op.extents, op.maps, op.results[0].dtype, op.init, op.spelling)
            results += self.append(twin)
        body = Body([r.dtype for r in results])
        wide = [self.widen(body, i) for i in range(len(results))]
        value = self.activation(body, wide[0])
        for other in wide[1:]:
            value = body.add(self.pick(["mulf", "mulf", "addf", "subf"]), value, other)
        dtype = self.pick([x.dtype, x.dtype, "f32"])
        value = self.narrow(body, value, dtype)
        dims = range(len(first.shape))
        return self.append(Map(results, first.shape, [dims] * len(results), body, [(value, dims)],
                               split=self.chance(0.2)))[0]

    def relatives(self, x):
        """Products of one tensor, `x` or the weight, with others of their own sizes, mostly dynamic and
        unequal: the types tell only that all are `?`."""
        products = [self.contract(x)]
        op = self.graph.ops[-1]
        shared = self.rng.randrange(2)
        own = [d for d in op.maps[1 - shared] if d in op.maps[2] and d not in op.maps[shared]]
        for _ in range(self.pick([1, 1, 2])):
            extents = list(op.extents)
            for d in own:
                limit = max(1, self.graph.extent(extents[d]) * 2)
                extents[d] = (self.fresh_size(min(300, limit), self.chance(0.8)),)
            old = op.operands[1 - shared]
            other = self.input([extents[d] for d in op.maps[1 - shared]], old.dtype, (old.data or (0, 0, 1.0))[2])
            operands = [op.operands[0], other] if shared == 0 else [other, op.operands[1]]
            products += self.append(Contract(*operands, extents, op.maps, op.results[0].dtype, op.init, op.spelling))
        places = [list(op.maps[2]).index(d) for d in own]
        if self.chance(0.4):
            return [self.joined(products, places)]
        results = [self.elementwise(y) if self.chance(0.5) else y for y in products]
        return [self.row(y) if y.shape and self.chance(0.15) else y for y in results]

    def narrowed(self, x):
        if x.dtype == self.dtype:
            return x
        body, dims = Body([x.dtype]), range(len(x.shape))
        return self.append(Map([x], x.shape, [dims], body, [(self.narrow(body, 0, self.dtype), dims)]))[0]

    def joined(self, products, places):
        """The sum of what each gives when its own dimensions are contracted."""
        last, sums = (self.fresh_size(64, False),), []
        for y in products:
            changed = self.elementwise(y) if self.chance(0.3) else y
            y = self.narrowed(changed if changed.shape == y.shape else y)  # not if it was permuted
            rank = len(y.shape)
            kept = [d for d in range(rank) if d not in places] + [rank]
            extents = list(y.shape) + [last]
            w = self.input([extents[d] for d in places + [rank]], y.dtype, max(1, self.volume([y.shape[d] for d in places])) ** -0.5)
            sums += self.append(Contract(y, w, extents, (range(rank), places + [rank], kept), "f32"))
        body, dims = Body(["f32"] * len(sums)), range(len(sums[0].shape))
        value = 0
        for i in range(1, len(sums)):
            value = body.add("addf", value, i)
        return self.append(Map(sums, sums[0].shape, [dims] * len(sums), body, [(value, dims)]))[0]

    # Scalar code.

    def widen(self, body, v, dtype="f32"):
        if body.types[v] == dtype:
            return v
        if dtype != "f32" and body.types[v] == "f32":
            return body.add("truncf", v, type=dtype)
        if dtype != "f32":
            v = body.add("extf", v, type="f32")
            return body.add("truncf", v, type=dtype)
        return body.add("extf", v, type="f32")

    narrow = widen

    def scalar(self, body, x, dtype):
        return body.add("constant", type=dtype, attr=x)

    def const(self, body, x):
        return self.scalar(body, x, "f32")

    def activation(self, body, x):
        """On an f32."""
        exact = self.data == "integers"
        name = self.pick(["relu", "relu", "leaky", "clamp", "square", "abs"] if exact else ACTIVATIONS)
        return getattr(self, "act_" + name)(body, x)

    def act_relu(self, b, x):
        zero = self.const(b, 0.0)
        if self.chance(0.5):
            return b.add("maximumf", x, zero)
        return b.add("select", b.add("cmpf", x, zero, type="i1", attr="ogt"), x, zero, type="f32")

    def act_leaky(self, b, x):
        scaled = b.add("mulf", x, self.const(b, self.pick([0.5, 0.25, 0.125])))
        return b.add("select", b.add("cmpf", x, self.const(b, 0.0), type="i1", attr="oge"), x, scaled, type="f32")

    def act_clamp(self, b, x):
        low = b.add("maximumf", x, self.const(b, -2.0))
        return b.add("minimumf", low, self.const(b, self.pick([6.0, 1.0])))

    def act_square(self, b, x):
        return b.add("mulf", x, x)

    def act_abs(self, b, x):
        return b.add("absf", x)

    def act_hardswish(self, b, x):
        t = b.add("addf", x, self.const(b, 3.0))
        t = b.add("minimumf", b.add("maximumf", t, self.const(b, 0.0)), self.const(b, 6.0))
        return b.add("divf", b.add("mulf", x, t), self.const(b, 6.0))

    def act_tanh(self, b, x):
        return b.add("tanh", x)

    def act_erf(self, b, x):
        return b.add("erf", x)

    def act_exp(self, b, x):
        return b.add("exp", b.add("minimumf", x, self.const(b, 5.0)))

    def act_sqrt(self, b, x):
        return b.add("sqrt", b.add("absf", x))

    def act_rsqrt(self, b, x):
        return b.add("rsqrt", b.add("addf", b.add("mulf", x, x), self.const(b, 0.5)))

    def act_log(self, b, x):
        return b.add("log", b.add("addf", b.add("absf", x), self.const(b, 1.0)))

    def act_softplus(self, b, x):
        return b.add("log", b.add("addf", b.add("exp", b.add("minimumf", x, self.const(b, 20.0))), self.const(b, 1.0)))

    def act_cube(self, b, x):
        return b.add("powf", x, attr=3.0) if self.chance(0.5) else b.add("mulf", b.add("mulf", x, x), x)

    def act_quotient(self, b, x):
        return b.add("divf", x, b.add("addf", b.add("absf", x), self.const(b, 1.0)))

    def act_sigmoid(self, b, x):
        e = b.add("exp", b.add("negf", x))
        one = self.const(b, 1.0)
        return b.add("divf", one, b.add("addf", *self.shuffled([e, one])))

    def act_silu(self, b, x):
        if self.chance(0.5):
            return b.add("mulf", *self.shuffled([x, self.act_sigmoid(b, x)]))
        e = b.add("exp", b.add("negf", x))
        return b.add("divf", x, b.add("addf", e, self.const(b, 1.0)))

    def act_gelu_erf(self, b, x):
        t = b.add("erf", b.add("mulf", x, self.const(b, math.sqrt(0.5))))
        return self.gelu_tail(b, x, t)

    def act_gelu_tanh(self, b, x):
        cube = b.add("mulf", b.add("mulf", x, x), x) if self.chance(0.6) else b.add("powf", x, attr=3.0)
        inner = b.add("addf", x, b.add("mulf", cube, self.const(b, 0.044715)))
        return self.gelu_tail(b, x, b.add("tanh", b.add("mulf", inner, self.const(b, math.sqrt(2 / math.pi)))))

    def gelu_tail(self, b, x, t):
        up = b.add("addf", *self.shuffled([t, self.const(b, 1.0)]))
        if self.chance(0.5):
            return b.add("mulf", *self.shuffled([b.add("mulf", x, self.const(b, 0.5)), up]))
        return b.add("mulf", *self.shuffled([b.add("mulf", up, self.const(b, 0.5)), x]))

    # Elementwise work.

    def auxiliary(self, extents):
        """An operand read along some of the dimensions, and its map."""
        rank = len(extents)
        dims = list(range(rank))
        kind = self.pick(["full", "full", "column", "column", "row", "some", "unit", "scalar", "old", "constant"])
        if kind == "old":
            old = [(v, p) for v in self.values + self.graph.inputs for p in self.placements(v, extents)]
            if old:
                return self.pick(old)
        if kind == "column":
            dims = dims[-1:]
        elif kind == "row":
            dims = dims[:1] if self.chance(0.5) else dims[:-1]
        elif kind == "some":
            dims = [d for d in dims if self.chance(0.5)]
        elif kind == "unit":
            dims = [d if self.chance(0.5) else None for d in dims]
        elif kind == "scalar":
            dims = []
        if self.chance(0.1):
            self.rng.shuffle(dims)
        shape = [() if d is None else extents[d] for d in dims]
        dtype = self.pick([self.dtype, self.dtype, "f32"])
        static = not any(self.graph.is_dynamic(e) for e in shape)
        if kind == "constant" and static and 0 < self.volume(shape) <= 4096:
            return self.constant(shape, dtype), dims
        return self.input(shape, dtype), dims

    def placements(self, value, extents):
        """How a value may be read over `extents`: in order, each of its dimensions once."""
        dims, start = [], 0
        for extent in value.shape:
            found = next((d for d in range(start, len(extents)) if extents[d] == extent), None)
            if found is None:
                return []
            dims.append(found)
            start = found + 1
        return [dims]

    def elementwise(self, x, depth=None):
        extents = list(x.shape)
        operands, maps = [x], [list(range(len(extents)))]
        for _ in range(self.pick([0, 1, 1, 2, 3])):
            value, dims = self.auxiliary(extents)
            operands.append(value)
            maps.append(dims)
        body = Body([v.dtype for v in operands])
        style = self.pick(["wide", "wide", "wide", "stepwise", "direct"])
        narrow = self.dtype if style != "wide" else "f32"
        value = self.widen(body, 0, narrow)
        queue = list(range(1, len(operands)))
        steps = max(len(queue), depth or self.pick([1, 1, 2, 3, 4, 6]))
        history = [value]
        while steps > 0 or queue:
            steps -= 1
            value = self.step(body, value, queue, narrow, style, history)
            history.append(value)
        dtype = self.pick([self.dtype, self.dtype, self.dtype, "f32"])
        yields = [(self.narrow(body, value, dtype), self.result_order(extents))]
        if self.chance(0.12):
            other = self.narrow(body, self.pick(history), self.pick([self.dtype, "f32"]))
            yields.append((other, self.result_order(extents)))
        yields = [y for i, y in enumerate(yields) if y[0] >= len(operands)] or [
            (body.add("negf", yields[0][0]), yields[0][1])]
        op = Map(operands, extents, maps, body, yields, split=self.chance(0.25), named=self.chance(0.5))
        return self.append(op)[0]

    def result_order(self, extents):
        order = list(range(len(extents)))
        return self.shuffled(order) if self.chance(0.08) else order

    def step(self, body, value, queue, narrow, style, history):
        """One operation more. In the style "stepwise" it is computed in f32 and rounded at once."""
        inner = "f32" if style != "direct" else narrow
        x = self.widen(body, value, inner)
        if queue and self.chance(0.7):
            other = self.widen(body, queue.pop(0), inner)
            name = self.pick(["addf", "addf", "mulf", "mulf", "subf", "maximumf", "minimumf"])
            result = body.add(name, *(self.shuffled([x, other])))
        elif inner == "f32" and self.chance(0.5):
            result = self.activation(body, x)
        elif self.chance(0.2):
            result = body.add(self.pick(["addf", "mulf", "subf"]), x, self.widen(body, self.pick(history), inner))
        elif self.chance(0.15):
            result = body.add(self.pick(["negf", "absf"]), x)
        else:
            c = self.pick([0.5, 2.0, -1.0, 0.125, 1.0, 3.0] if self.data == "integers" else [0.5, 0.1, -1.25, 1.0, 2.0])
            result = body.add(self.pick(["mulf", "addf", "subf"]), x, self.scalar(body, c, inner))
        return self.widen(body, result, narrow)

    # Rows, layouts.

    def row(self, x):
        kind = self.pick(["softmax", "softmax", "layer_norm", "rms_norm"])
        if kind == "softmax" and self.chance(0.4) and len(x.shape) >= 2:
            x = self.mask(x)
        if kind == "softmax":
            spelling = self.pick(["named", "steps", "steps-keep", "reciprocal", "reciprocal-keep"])
        elif kind == "layer_norm":
            spelling = self.pick(["two-pass", "two-pass-keep", "one-pass", "two-pass-sqrt", "one-pass-keep-sqrt"])
        else:
            spelling = self.pick(["plain", "plain-keep", "sqrt", "sqrt-keep"])
        return self.append(Row(x, kind, spelling, self.pick([1e-5, 1e-6, 0.5])))[0]

    def logarithm(self, x):
        """What ends in a logarithm: of a softmax, or of the sum that a softmax divides by."""
        kind = self.pick(["of_softmax"] * 4 + ["log_softmax", "log_softmax", "log_sum_exp", "softmax_and_sum"])
        if kind == "of_softmax":
            y = self.append(Row(x, "softmax", self.pick(["named", "steps", "steps-keep", "reciprocal"])))[0]
            body, dims = Body([y.dtype]), range(len(y.shape))
            value = body.add("log", self.widen(body, 0))
            value = self.narrow(body, value, self.pick([self.dtype, "f32"]))
            return [self.append(Map([y], y.shape, [dims], body, [(value, dims)]))[0]]
        spellings = ["shifted", "whole", "naive", "shifted-keep", "naive-keep"] + ["whole-keep"] * (kind == "log_softmax")
        return self.append(Row(x, kind, self.pick(spellings)))

    def mask(self, x):
        """A scale and a causal or an additive mask before a softmax."""
        dims = list(range(len(x.shape)))
        operands, maps = [x], [dims]
        causal = self.chance(0.6)
        if not causal:
            operands.append(self.input([x.shape[d] for d in dims[-2:]], self.pick([x.dtype, "f32"])))
            maps.append(dims[-2:])
        body = Body([v.dtype for v in operands])
        v = self.widen(body, 0)
        if self.chance(0.7):
            v = body.add("mulf", v, self.const(body, self.pick([0.125, 0.5, 1.0])))
        if causal:
            c = body.add("causal", type="i1", attr=(dims[-2], dims[-1], self.pick([0, 0, 1, 3])))
            low = self.const(body, self.pick([-math.inf, -math.inf, -1e9]))
            v = body.add("select", c, v, low, type="f32")
        else:
            v = body.add("addf", v, self.widen(body, 1))
        return self.append(Map(operands, x.shape, maps, body, [(v, dims)]))[0]

    def layout(self, x):
        """A transposition or a reshape."""
        rank = len(x.shape)
        choices = ["transpose"] * (rank >= 2) + ["collapse"] * (rank >= 2) + ["expand"] * any(
            len(e) == 2 for e in x.shape) + ["unit"]
        kind = self.pick(choices)
        if kind == "transpose":
            order = self.shuffled(range(rank))
            return self.append(Transpose(x, order, self.pick(["named", "named", "generic"])))[0]
        if kind == "unit":
            d = self.rng.randrange(rank + 1) if rank else 0
            if rank == 0:
                return x
            d = min(d, rank - 1)
            shape = list(x.shape[:d]) + [(), x.shape[d]] + list(x.shape[d + 1:])
            groups = [[i] for i in range(d)] + [[d, d + 1]] + [[i + 1] for i in range(d + 1, rank)]
            return self.append(Reshape(x, shape, groups))[0]
        if kind == "collapse":
            d = self.rng.randrange(rank - 1)
            shape = list(x.shape[:d]) + [x.shape[d] + x.shape[d + 1]] + list(x.shape[d + 2:])
            groups = [[i] for i in range(d)] + [[d, d + 1]] + [[i] for i in range(d + 2, rank)]
            return self.append(Reshape(x, shape, groups))[0]
        d = self.pick([i for i, e in enumerate(x.shape) if len(e) == 2])
        shape = list(x.shape[:d]) + [(s,) for s in x.shape[d]] + list(x.shape[d + 1:])
        groups = [[i] for i in range(d)] + [[d, d + 1]] + [[i + 1] for i in range(d + 1, rank)]
        return self.append(Reshape(x, shape, groups))[0]

    # Whole graphs.

    def generate(self, family=None):
        family = family or self.pick(["contractions"] * 5 + ["rows"] * 2 + ["elementwise"] * 2)
        if family in ("relatives", "logarithms", "slices", "twins"):
            return self.several(family)
        if family == "contractions":
            x = self.input(self.fresh_shape((2, 2, 2, 2, 3, 3, 1, 4)))
            for _ in range(self.pick([1, 1, 1, 2, 2, 3])):
                x = self.link(x)
        else:
            x = self.input(self.fresh_shape())
            for _ in range(self.pick([1, 1, 2, 3])):
                x = self.elementwise(x) if family == "elementwise" or self.chance(0.3) else self.row(x)
                if self.chance(0.3):
                    x = self.layout(x)
        self.graph.results = [x]
        if self.chance(0.15):
            others = [v for v in self.values if v is not x and not self.is_constant(v)]
            if others:
                self.graph.results.append(self.pick(others))
        if self.chance(0.1) and len(self.graph.results) > 1:
            self.graph.results.reverse()
        return self.graph.prune()

    def several(self, family):
        if family == "relatives":
            self.dynamic = self.pick([0.3, 0.6, 1.0])
            results = self.relatives(self.input(self.fresh_shape((2, 2, 2, 3))))
        elif family == "slices":
            results = self.slices(self.input(self.fresh_shape((2, 2, 2, 3))))
        elif family == "twins":
            results = self.twins()
        else:
            x = self.input(self.fresh_shape())
            x = self.link(x) if self.chance(0.3) else self.elementwise(x) if self.chance(0.3) else x
            results = list(self.logarithm(x if x.shape else self.input([(self.fresh_size(),)])))
            if self.chance(0.3) and results[0].shape:
                results[0] = self.elementwise(results[0])
        self.graph.results = self.shuffled(results) if self.chance(0.3) else results
        return self.graph.prune()

    def slices(self, x):
        """Parts of an input or of what is computed, and what reads them: products, rows, elementwise work."""
        kind = self.pick(["input", "product", "product", "row", "elementwise"])
        if kind == "product":
            x = self.siblings(x) if self.chance(0.3) else self.contract(x)
        x = self.row(x) if kind == "row" and x.shape else self.elementwise(x) if kind == "elementwise" else x
        if self.chance(0.2) and x.shape:
            x = self.layout(x)
        parts = self.halves(x) if self.chance(0.5) else [self.part(x) for _ in range(self.pick([1, 2, 2, 3]))]
        if self.chance(0.2):
            parts.append(self.part(parts[0]))
        if self.chance(0.4) and len(parts) > 1 and parts[0].shape == parts[1].shape:
            body = Body([p.dtype for p in parts[:2]])
            v = body.add("mulf", self.widen(body, 0), self.widen(body, 1), type="f32")
            dims = tuple(range(len(parts[0].shape)))
            parts[:2] = self.append(Map(parts[:2], parts[0].shape, [dims, dims], body, [(v, dims)]))
        results = []
        for part in parts:
            reader = self.pick(["product", "product", "row", "elementwise", "elementwise", "none"])
            if reader == "product" and part.shape:
                part = self.contract(self.narrowed(part))
            elif reader == "row" and part.shape:
                part = self.row(part)
            elif reader == "elementwise":
                part = self.elementwise(part)
            results.append(part)
        return results

    def twins(self):
        """One piece of work on parts of several tensors, of one shape, which lie in memory each in its own way."""
        shape = [(extent[0],) for extent in self.fresh_shape((1, 2, 2, 2, 3))]
        reader = self.pick([self.elementwise, self.elementwise, self.row, lambda x: self.contract(self.narrowed(x))])
        parts = [self.part_like(shape) for _ in range(self.pick([2, 2, 3, 4]))]
        results, state = [], self.rng.getstate()
        for part in parts:
            self.rng.setstate(state)
            results.append(reader(part))
        return results

    def part_like(self, shape):
        """A tensor of a shape: an input, or a part of one that is larger or has more dimensions."""
        if self.chance(0.25):
            return self.input(shape)
        whole, cuts = [], []

        def known(extent):
            name = "s%d" % len(self.graph.sizes)
            self.graph.sizes[name] = Size(extent, False)
            return (name,)

        for extent in shape:
            if self.chance(0.25):
                count = self.pick([2, 2, 3, 4])
                whole.append(known(count))
                cuts.append(self.rng.randrange(count))
            whole.append(extent)
            cuts.append(None)
            if self.chance(0.4) and not self.graph.is_dynamic(extent):
                more = self.pick([1, 8, self.graph.extent(extent), 2 * self.graph.extent(extent)])
                whole[-1] = known(self.graph.extent(extent) + more)
                cuts[-1] = (self.pick([0, more, self.rng.randrange(more + 1)]), extent[0])
        if self.chance(0.4):
            whole.append(known(self.pick([2, 2, 3, 4])))
            cuts.append(self.rng.randrange(2))
        if all(cut is None for cut in cuts):
            return self.input(shape)
        return self.append(Slice(self.input(whole), cuts))[0]

    def known(self, x):
        """Dimensions of a static extent above 1."""
        return [d for d, e in enumerate(x.shape) if not self.graph.is_dynamic(e) and self.graph.extent(e) > 1]

    def halves(self, x):
        """Equal parts that are the whole, mostly of the last dimension."""
        for d in self.known(x)[::-1]:
            extent = self.graph.extent(x.shape[d])
            count = self.pick([2, 2, 3])
            if extent % count == 0 and self.chance(0.8):
                name = "s%d" % len(self.graph.sizes)
                self.graph.sizes[name] = Size(extent // count, False)
                cuts = [[None] * d + [(i * extent // count, name)] + [None] * (len(x.shape) - d - 1) for i in range(count)]
                return [self.append(Slice(x, c))[0] for c in cuts]
        return [self.part(x), self.part(x)]

    def part(self, x):
        """From any place on, or one place."""
        known = self.known(x)
        if not known:
            return x
        cuts = [None] * len(x.shape)
        for d in known[-1:] + [d for d in known[:-1] if self.chance(0.3)]:
            extent = self.graph.extent(x.shape[d])
            begin = self.pick([0, extent // 2, self.rng.randrange(extent), 8 * self.rng.randrange((extent + 7) // 8)])
            if self.chance(0.2):
                cuts[d] = begin
                continue
            length = self.pick([extent - begin, self.rng.randrange(1, extent - begin + 1)])
            if length < extent:
                name = "s%d" % len(self.graph.sizes)
                self.graph.sizes[name] = Size(length, False)
                cuts[d] = (begin, name)
        if not any(c is not None for c in cuts):
            return x
        return self.append(Slice(x, cuts))[0]

    def is_constant(self, value):
        return any(isinstance(op, Constant) and op.results[0] is value for op in self.graph.ops)

    def link(self, x):
        """A contraction and what follows it."""
        if self.chance(0.1) and x.shape:
            x = self.layout(x)
        if not x.shape:
            return self.elementwise(x)
        x = self.narrowed(x)
        x = self.siblings(x) if self.chance(0.2) else self.contract(x)
        for _ in range(self.pick([0, 1, 1, 1, 2])):
            x = self.elementwise(x)
        if self.chance(0.15):
            x = self.layout(x)
        if self.chance(0.15) and x.shape:
            x = self.row(x)
            if self.chance(0.4):
                x = self.elementwise(x)
        return x


ACTIVATIONS = [
    "relu", "relu", "leaky", "clamp", "square", "abs", "hardswish", "tanh", "erf", "exp", "sqrt", "rsqrt", "log",
    "softplus", "cube", "quotient", "sigmoid", "silu", "silu", "gelu_erf", "gelu_erf", "gelu_tanh", "gelu_tanh",
]


def generate(seed):
    """What was added to the generator is drawn apart: most seeds keep the graph that they had before."""
    rng = random.Random("families %d" % seed)
    family = rng.random()
    graph = Generator(seed).generate("relatives" if family < 0.1 else "logarithms" if family < 0.15 else
                                         "slices" if family < 0.25 else "twins" if family < 0.29 else None)
    if rng.random() < 0.2:
        mixed.mix(rng, graph)
    return graph
