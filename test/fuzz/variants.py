# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same graph said differently: what the compiler promises not to depend on must give the same
bits. Only where the kernels are the same, which a forced schedule or the same choice ensures."""

import copy
import dataclasses
import os
import random

import numpy as np

import model
import schedules
from runs import Case, emit_text


def renamed(rng, graph, inputs):
    """Other names, arguments in another order. As all of these: graph, data, and what else Case takes."""
    order = list(range(len(graph.inputs)))
    rng.shuffle(order)
    text = emit_text(graph, name="another_name", order=order, prefix="w")
    return [(graph, inputs, {"text": text, "order": order})], lambda r: r[0]


def reordered(rng, graph, inputs):
    """Auxiliaries of every map in another order, results in another order, ops where they may stand."""
    new = copy.deepcopy(graph)
    for op in new.ops:
        if isinstance(op, model.Map) and len(op.operands) > 1:
            shuffle_operands(rng, op)
    shuffle_ops(rng, new)
    order = list(range(len(new.results)))
    rng.shuffle(order)
    new.results = [new.results[i] for i in order]
    return [(new, inputs, {})], lambda r: [r[0][order.index(i)] for i in range(len(order))]


def transposed(rng, graph, inputs):
    """An operand of a contraction lies in memory the other way round, and is read through another map."""
    new = copy.deepcopy(graph)
    # Several sizes that are summed become one if both operands have them in that order: the sum's order then
    # depends on how they lie.
    places = [(op, side) for op in new.ops if isinstance(op, model.Contract) and summed(op) < 2 for side in (0, 1)
              if op.operands[side] in new.inputs and len(op.maps[side]) > 1 and uses(new, op.operands[side]) == 1]
    if not places:
        return None
    op, side = rng.choice(places)
    value, place = op.operands[side], new.inputs.index(op.operands[side])
    order = list(range(len(value.shape)))
    rng.shuffle(order)
    value.shape = tuple(value.shape[i] for i in order)
    op.maps[side] = tuple(op.maps[side][i] for i in order)
    op.spelling = "generic"
    data = list(inputs)
    data[place] = np.ascontiguousarray(data[place].transpose(order))
    return [(new, data, {})], lambda r: r[0]


def split(rng, graph, inputs):
    """Two calls with a part of the rows, or of the batch, each."""
    names = [n for n, s in graph.sizes.items() if s.value >= 2 and independent(graph, n)]
    if not names:
        return None
    name = rng.choice(names)
    cut = rng.randrange(1, graph.sizes[name].value)
    parts = []
    for begin, end in ((0, cut), (cut, graph.sizes[name].value)):
        new = copy.deepcopy(graph)
        new.sizes[name].value = end - begin
        data = [np.ascontiguousarray(x.take(range(begin, end), v.shape.index((name,)))) if (name,) in v.shape else x
                for x, v in zip(inputs, graph.inputs)]
        parts.append((new, data, {}))
    axes = [r.shape.index((name,)) for r in graph.results]
    return parts, lambda r: [np.concatenate([r[0][i], r[1][i]], axis) for i, axis in enumerate(axes)]


def independent(graph, name):
    """Whether slices of the results along a size come from the same slices of the inputs."""
    values = graph.inputs + [r for op in graph.ops for r in op.results]
    if any(model.base(n) == name != n for v in values for e in v.shape for n in e):
        return False  # shown as a number
    if any(e != (name,) and name in e for v in values for e in v.shape):
        return False
    if any(v.shape.count((name,)) > 1 for v in values) or any((name,) not in r.shape for r in graph.results):
        return False
    for op in graph.ops:
        inside = [(name,) in v.shape for v in op.operands]
        if isinstance(op, model.Contract) and any(inside) and (name,) not in op.results[0].shape:
            return False
        if isinstance(op, model.Slice) and any(
                cut is not None and (name in extent or (not isinstance(cut, int) and cut[1] == name))
                for extent, cut in zip(op.operands[0].shape, op.cuts)):
            return False
        if isinstance(op, model.Constant) and (name,) in op.results[0].shape:
            return False
        if isinstance(op, model.Row) and (name,) in op.operands[0].shape[-1:]:
            return False
        if isinstance(op, model.Map) and any(i.name == "causal" for i in op.body.code):
            return False
    return True


def summed(op):
    """How many dimensions a contraction sums over."""
    return len(op.extents) - len(op.maps[2])


def uses(graph, value):
    return sum(o is value for op in graph.ops for o in op.operands) + sum(r is value for r in graph.results)


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
    change = rng.choice([renamed, reordered, transposed, split])
    made = change(rng, graph, case.inputs)
    if not made:
        return []
    parts, join = made
    if change in (transposed, split):
        way = forced(rng, case, way)
        if not way:
            return []
    if change is reordered:
        # What one op of two consumers is fused into may depend on their order, and with it what is rounded.
        way = dataclasses.replace(way, keep_casts=True)
    name = "%s, %s" % (way, change.__name__)
    first = case.run(way)
    if first.kind != "ok":
        return [(name, first.kind, "the graph itself: " + first.message)]
    results = []
    for i, (new, data, how) in enumerate(parts):
        other = Case(new, os.path.join(folder, "variant%d" % i), options.bin, inputs=data, **how)
        outcome = other.run(way)
        if outcome.kind == "refused" and way.schedule:
            return []
        if outcome.kind != "ok":
            return [(name, outcome.kind, "the variant: " + outcome.message)]
        results.append(outcome.results)
    for i, (a, b) in enumerate(zip(first.results, join(results))):
        if not np.array_equal(a, b, equal_nan=True):
            worst = np.nanmax(np.abs(a - b)) if a.shape == b.shape else "shape"
            return [(name, "wrong", "result %d differs in its bits from the variant's by %s" % (i, worst))]
    return [(name, "ok", "")]


def forced(rng, case, way):
    """The way with a schedule: orders of summation are those of the tiles. For graphs of one kernel."""
    if way.level != "sim":
        return None
    kernels, lists = schedules.listed(case, way.chip)
    if len(kernels) != 1 or not lists.get(kernels[0]):
        return None
    return dataclasses.replace(way, kernel=kernels[0], schedule=rng.choice(lists[kernels[0]]), keep_casts=True)
