# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same graph said differently: what the compiler promises not to depend on must give the same
bits. Only where the kernels are the same, which a forced schedule or the same choice ensures."""

import copy
import os
import random

import numpy as np

import model
from runs import Case, Outcome, emit_text


def renamed(rng, graph):
    """Other names, arguments in another order."""
    order = list(range(len(graph.inputs)))
    rng.shuffle(order)
    text = emit_text(graph, name="another_name", order=order, prefix="w")
    return graph, text, order, list(range(len(graph.results)))


def reordered(rng, graph):
    """Auxiliaries of every map in another order, results in another order, ops where they may stand."""
    new = copy.deepcopy(graph)
    for op in new.ops:
        if isinstance(op, model.Map) and len(op.operands) > 1:
            shuffle_operands(rng, op)
    shuffle_ops(rng, new)
    results = list(range(len(new.results)))
    rng.shuffle(results)
    new.results = [new.results[i] for i in results]
    return new, None, None, results


def shuffle_operands(rng, op):
    count = len(op.operands)
    order = list(range(count))
    rng.shuffle(order)
    number = {old: new for new, old in enumerate(order)}
    op.operands, op.maps = [op.operands[i] for i in order], [op.maps[i] for i in order]
    op.body.types[:count] = [op.body.types[i] for i in order]
    for instr in op.body.code:
        instr.args = tuple(number.get(a, a) for a in instr.args)
        if instr.name in ("addf", "mulf", "maximumf", "minimumf") and rng.random() < 0.5:
            instr.args = instr.args[::-1]
    op.yields = [(number.get(v, v), o) for v, o in op.yields]


def shuffle_ops(rng, graph):
    """A random order that defines everything before its use."""
    left, ops, known = list(graph.ops), [], {id(v) for v in graph.inputs}
    while left:
        ready = [op for op in left if all(id(o) in known for o in op.operands)]
        chosen = rng.choice(ready)
        left.remove(chosen)
        ops.append(chosen)
        known.update(id(r) for r in chosen.results)
    graph.ops = ops


def run(seed, graph, case, ways, folder, options):
    """[(text, kind, message)] of one variant of a graph that ran well in `ways`."""
    rng = random.Random(seed * 104729 + 7)
    if not ways:
        return []
    way = rng.choice(ways)
    first = case.run(way)
    change = rng.choice([renamed, reordered])
    new, text, order, results = change(rng, graph)
    other = Case(new, os.path.join(folder, "variant"), options.bin, text, order)
    name = "%s, %s" % (way, change.__name__)
    if first.kind != "ok":
        return [(name, "unstable", "the second run: " + first.message)]
    second = other.run(way)
    if second.kind != "ok":
        return [(name, "wrong", "the variant is %s: %s" % (second.kind, second.message))]
    for place, position in enumerate(results):
        a, b = first.results[position], second.results[place]
        if not np.array_equal(a, b, equal_nan=True):
            worst = np.nanmax(np.abs(a - b)) if a.shape == b.shape else "of shape"
            return [(name, "wrong", "result %d differs in its bits from the variant's by %s" % (position, worst))]
    return [(name, "ok", "")]
