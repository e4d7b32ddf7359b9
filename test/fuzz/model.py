# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a random graph is made of.

A graph is a list of operations on typed tensors, each with operands and results. Extents are
products of named sizes: ("M",) is a size, ("M", "H") the collapsed pair, () the extent 1. A size has
a value in every run; where it is dynamic the text says `?`. "M=" is M where the text says its number
all the same, "M?" where it says `?` of a static one.

Scalar code (the body of a map) is a list of instructions. Values are numbered: the operands first,
then one for each instruction.
"""

from dataclasses import dataclass, field


@dataclass
class Size:
    value: int
    dynamic: bool = False


class Value:
    """A tensor. `data` says how an input is filled (oracle.fill)."""

    def __init__(self, shape, dtype, data=None):
        self.shape = tuple(tuple(extent) for extent in shape)
        self.dtype = dtype
        self.data = data


@dataclass
class Instr:
    name: str  # of an op of arith or math, or constant, causal
    args: tuple
    type: str
    attr: object = None


@dataclass
class Body:
    """Scalar code. `types` are those of all values, operands first."""

    types: list
    code: list = field(default_factory=list)
    operands: int = 0

    def __post_init__(self):
        self.operands = len(self.types) - len(self.code)

    def add(self, name, *args, type=None, attr=None):
        self.code.append(Instr(name, args, type or self.types[args[0]], attr))
        self.types.append(self.code[-1].type)
        return len(self.types) - 1


class Op:
    def __init__(self, operands, results):
        self.operands = list(operands)
        self.results = list(results)


class Constant(Op):
    """A tensor of constants: `data` as of an input; its shape is static."""

    def __init__(self, result):
        super().__init__([], [result])


class Contract(Op):
    """Sum over the dimensions that the result lacks. `maps` are the dimensions of lhs, rhs and
    result; `extents` those of all dimensions. Starts from `init`."""

    def __init__(self, lhs, rhs, extents, maps, dtype, init=0.0, spelling="generic"):
        shape = [extents[d] for d in maps[2]]
        super().__init__([lhs, rhs], [Value(shape, dtype)])
        self.extents, self.maps = [tuple(e) for e in extents], [tuple(m) for m in maps]
        self.init, self.spelling = init, spelling


class Map(Op):
    """Elementwise work over dimensions `extents`. `maps`: for each operand the dimensions it is read
    along (None: an extent of 1). Each result is (value of the body, permutation of the dimensions).
    `split`: every instruction is written as an op of its own."""

    def __init__(self, operands, extents, maps, body, yields, split=False, named=False):
        results = [Value([extents[d] for d in order], body.types[v]) for v, order in yields]
        super().__init__(operands, results)
        self.extents, self.maps = [tuple(e) for e in extents], [tuple(m) for m in maps]
        self.body, self.yields = body, [(v, tuple(order)) for v, order in yields]
        self.split, self.named = split, named


class Transpose(Op):
    def __init__(self, operand, order, spelling="named"):
        super().__init__([operand], [Value([operand.shape[d] for d in order], operand.dtype)])
        self.order, self.spelling = tuple(order), spelling


class Cast(Op):
    """The operand as a type of `shape`: some extents are `?` in one of the two types only."""

    def __init__(self, operand, shape):
        super().__init__([operand], [Value(shape, operand.dtype)])


class Reshape(Op):
    """`groups` of dimensions of the longer shape, one for each dimension of the shorter."""

    def __init__(self, operand, shape, groups):
        super().__init__([operand], [Value(shape, operand.dtype)])
        self.groups = [tuple(g) for g in groups]
        self.expand = len(shape) > len(operand.shape)


class Slice(Op):
    """Parts of the operand: `cuts` holds, for each dimension, None (all of it), (begin, size) or one
    place, whose dimension goes."""

    def __init__(self, operand, cuts):
        shape = [extent if cut is None else (cut[1],) for extent, cut in zip(operand.shape, cuts)
                 if not isinstance(cut, int)]
        super().__init__([operand], [Value(shape, operand.dtype)])
        self.cuts = list(cuts)


class Row(Op):
    """softmax, layer_norm, rms_norm, log_softmax or log_sum_exp along the last dimension, computed in
    f32, or softmax_and_sum: a softmax and the log_sum_exp that shares its work. `eps` for norms;
    `spelling` chooses among what frameworks write."""

    def __init__(self, operand, kind, spelling, eps=1e-5):
        whole = Value(operand.shape, operand.dtype)
        sums = Value(operand.shape[:-1] + (((),) if "keep" in spelling else ()), operand.dtype)
        super().__init__([operand], {"log_sum_exp": [sums], "softmax_and_sum": [whole, sums]}.get(kind, [whole]))
        self.kind, self.spelling, self.eps = kind, spelling, eps


def base(name):
    """The size, however it is shown."""
    return name.rstrip("=?")


@dataclass
class Graph:
    sizes: dict
    inputs: list
    ops: list
    results: list
    seed: int = 0

    def extent(self, extent):
        product = 1
        for name in extent:
            product *= self.sizes[base(name)].value
        return product

    def shape(self, value):
        return tuple(self.extent(e) for e in value.shape)

    def is_dynamic(self, extent):
        return any(name[-1] == "?" or (name[-1] != "=" and self.sizes[name].dynamic) for name in extent)

    def prune(self):
        """Drops what no result needs. Inputs stay in order."""
        needed = {id(r) for r in self.results}
        ops = []
        for op in reversed(self.ops):
            if any(id(r) in needed for r in op.results):
                ops.append(op)
                needed.update(id(o) for o in op.operands)
        self.ops = ops[::-1]
        self.inputs = [i for i in self.inputs if id(i) in needed]
        return self
