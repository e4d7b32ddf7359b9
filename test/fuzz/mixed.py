# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types that say `?` of a size whose number others say: what stays the same graph."""

from model import Cast, Contract, Map, Row, Value, base


def other(rng, graph, shape, share):
    """The shape with some extents shown the other way: a number for `?`, or `?` for a number."""

    def name(n):
        if rng.random() >= share:
            return n
        # As the size itself is, if it is shown otherwise already.
        return base(n) if n != base(n) else n + ("=" if graph.is_dynamic((n,)) else "?")

    return tuple(tuple(name(n) for n in extent) for extent in shape)


def mix(rng, graph):
    """Inputs of other types, and casts of operands and results. What constants and the dimensions of the
    named row ops say stays."""
    lenient = {id(o) for op in graph.ops if isinstance(op, (Contract, Map)) for o in op.operands}
    strict = {id(o) for op in graph.ops if not isinstance(op, (Contract, Map)) for o in op.operands}
    for value in graph.inputs:
        if id(value) in lenient - strict and not any(r is value for r in graph.results):
            value.shape = other(rng, graph, value.shape, 0.2)
    ops = []
    for op in graph.ops:
        if isinstance(op, (Contract, Map)):
            op.operands = [cast(rng, graph, ops, o, 0.25) for o in op.operands]
        if isinstance(op, Row) and len(op.results) == 1 and op.results[0].shape == op.operands[0].shape:
            wrap(rng, graph, ops, op)
        else:
            ops.append(op)
    graph.ops = ops
    graph.results = [cast(rng, graph, ops, r, 0.25) for r in graph.results]
    return graph


def cast(rng, graph, ops, value, share):
    """The value, or a cast of it that is appended to the ops."""
    shape = other(rng, graph, value.shape, 0.5)
    if rng.random() >= share or shape == value.shape:
        return value
    ops.append(Cast(value, shape))
    return ops[-1].results[0]


def wrap(rng, graph, ops, op):
    """Casts around an op whose operand and result are of one type."""
    new = cast(rng, graph, ops, op.operands[0], 0.3)
    ops.append(op)
    if new is not op.operands[0]:
        inner = Value(new.shape, new.dtype)
        back = Cast(inner, op.results[0].shape)
        back.results, op.operands, op.results = op.results, [new], [inner]
        ops.append(back)
