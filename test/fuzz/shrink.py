# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a failing graph smaller, as long as it fails in the same way."""

import copy
import re
import time

import model
from runs import Case

SECONDS = 90


def shrink(graph, way, outcome, folder, options):
    """(smallest graph found, its outcome), or (None, None) where nothing smaller fails alike."""
    end = time.time() + SECONDS
    kind, best, last = signature(outcome), graph, None
    progress = True
    while progress and time.time() < end:
        progress = False
        for candidate in candidates(best):
            if time.time() > end:
                break
            try:
                now = Case(candidate, folder, options.bin).check(way)
            except Exception:  # a candidate that is no graph
                continue
            if signature(now) == kind:
                best, last, progress = candidate, now, True
                break
    return (best, last) if last else (None, None)


def signature(outcome):
    """What makes two failures the same one: their kind and, of messages, the words."""
    words = "" if outcome.kind == "wrong" else re.sub(r"'.*|\(.*|[0-9]+.*", "", outcome.message.split("error:")[-1])
    return outcome.kind, words[:40]


def candidates(graph):
    """Smaller graphs, the boldest steps first. Each is a copy."""

    def edit(change):
        new = copy.deepcopy(graph)
        return new.prune() if change(new) is not False else None

    def attempts():
        for i in reversed(range(len(graph.ops))):
            yield lambda g, i=i: cut(g, i)
        if len(graph.results) > 1:
            for i in range(len(graph.results)):
                yield lambda g, i=i: g.results.pop(i)
        for i in range(len(graph.ops)):
            for j in range(len(graph.ops[i].operands)):
                yield lambda g, i=i, j=j: bypass(g, i, j)
        for i, op in enumerate(graph.ops):
            if isinstance(op, model.Map):
                for j in range(len(op.body.code)):
                    yield lambda g, i=i, j=j: skip(g.ops[i], j)
                if op.split:
                    yield lambda g, i=i: setattr(g.ops[i], "split", False)
        for name, size in graph.sizes.items():
            if any(model.base(n) == name for v in graph.inputs for e in v.shape for n in e):
                for value in sorted({1, 2, size.value // 2, size.value - 1}):
                    if 0 < value < size.value:
                        yield lambda g, n=name, v=value: setattr(g.sizes[n], "value", v)
                if size.dynamic:
                    yield lambda g, n=name: setattr(g.sizes[n], "dynamic", False)
        for i in range(len(graph.inputs)):
            if graph.inputs[i].data[0] != "integers":
                yield lambda g, i=i: plain(g.inputs[i])

    for change in attempts():
        new = edit(change)
        if new is not None and new.ops and new.results:
            yield new


def replace(graph, old, new):
    for op in graph.ops:
        op.operands = [new if o is old else o for o in op.operands]
    graph.results = [new if r is old else r for r in graph.results]


def cut(graph, i):
    """Makes the result of an op an input of the graph."""
    if any(any(o is r for later in graph.ops for o in later.operands) for r in graph.ops[i].results):
        for n, result in enumerate(graph.ops[i].results):
            fresh = model.Value(result.shape, result.dtype, ("normal", 2000 + 10 * i + n, 1.0))
            graph.inputs.append(fresh)
            for op in graph.ops[i + 1:]:
                op.operands = [fresh if o is result else o for o in op.operands]
        return None
    return False


def bypass(graph, i, j):
    """Uses an operand in place of the result."""
    op = graph.ops[i]
    old, new = op.results[0], op.operands[j]
    if (old.shape != new.shape and not isinstance(op, model.Cast)) or old.dtype != new.dtype:
        return False
    return replace(graph, old, new)


def skip(op, j):
    """An instruction's first argument of its type in place of it."""
    position = op.body.operands + j
    same = [a for a in op.body.code[j].args if op.body.types[a] == op.body.types[position]]
    if not same:
        return False
    for instr in op.body.code:
        instr.args = tuple(same[0] if a == position else a for a in instr.args)
    if any(v == position and same[0] < op.body.operands for v, _ in op.yields):
        return False
    op.yields = [(same[0] if v == position else v, order) for v, order in op.yields]
    return clean(op)


def clean(op):
    """Drops instructions and operands that nothing uses."""
    used = {v for v, _ in op.yields}
    for position in reversed(range(len(op.body.types))):
        if position in used and position >= op.body.operands:
            used |= set(op.body.code[position - op.body.operands].args)
    kept = [p for p in range(len(op.body.types)) if p in used]
    number = {p: n for n, p in enumerate(kept)}
    code = [op.body.code[p - op.body.operands] for p in kept if p >= op.body.operands]
    for instr in code:
        instr.args = tuple(number[a] for a in instr.args)
    operands = [p for p in kept if p < op.body.operands]
    op.operands, op.maps = [op.operands[p] for p in operands], [op.maps[p] for p in operands]
    op.body = model.Body([op.body.types[p] for p in kept], code)
    op.yields = [(number[v], order) for v, order in op.yields]


def plain(value):
    value.data = ("integers", value.data[1], 1.0)
