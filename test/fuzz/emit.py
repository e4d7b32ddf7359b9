# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A graph as MLIR text."""

import itertools

import model


def number(x, dtype):
    if x in (float("inf"), float("-inf")):
        bits = {"f16": 0x7C00, "bf16": 0x7F80, "f32": 0x7F800000}[dtype]
        sign = {"f16": 0x8000, "bf16": 0x8000, "f32": 0x80000000}[dtype]
        return "0x%0*X" % (8 if dtype == "f32" else 4, bits | (sign if x < 0 else 0))
    if x != x:
        return {"f16": "0x7E00", "bf16": "0x7FC0", "f32": "0x7FC00000"}[dtype]
    text = "%.17g" % x
    if "e" in text:
        mantissa, exponent = text.split("e")
        return (mantissa if "." in mantissa else mantissa + ".0") + "e" + exponent
    return text if "." in text else text + ".0"


def affine(dims, results):
    names = ", ".join("d%d" % i for i in range(dims))
    return "affine_map<(%s) -> (%s)>" % (
        names, ", ".join("0" if r is None else "d%d" % r for r in results))


class Emitter:
    def __init__(self, graph, prefix="v", constants=None):
        self.graph, self.prefix = graph, prefix
        self.constants = constants  # value -> array, for dense constants
        self.lines, self.head, self.names = [], [], {}
        self.counter = itertools.count()
        self.sizes, self.indices, self.empties, self.lengths = {}, {}, {}, {}

    # Names and types.

    def fresh(self):
        return "%%%s%d" % (self.prefix, next(self.counter))

    def line(self, text, *args):
        self.lines.append("  " + (text % args if args else text))

    def define(self, text, *args):
        name = self.fresh()
        self.line("%s = %s" % (name, text % args if args else text))
        return name

    def extents(self, shape):
        return "".join("?x" if self.graph.is_dynamic(e) else "%dx" % self.graph.extent(e) for e in shape)

    def type(self, shape, dtype):
        return "tensor<%s%s>" % (self.extents(shape), dtype)

    def type_of(self, value):
        return self.type(value.shape, value.dtype)

    def name(self, value):
        return self.names[id(value)]

    def index(self, n):
        if n not in self.indices:
            self.indices[n] = self.fresh()
            self.head.append("  %s = arith.constant %d : index" % (self.indices[n], n))
        return self.indices[n]

    def constant(self, x, dtype):
        return self.define("arith.constant %s : %s", number(x, dtype), dtype)

    # Sizes.

    def size(self, name):
        """The SSA name of a dynamic size, asked of the input that shows it."""
        if name in self.sizes:
            return self.sizes[name]
        whole = [(v, d) for v in self.graph.inputs for d, e in enumerate(v.shape) if e == (name,)]
        part = [(v, d) for v in self.graph.inputs for d, e in enumerate(v.shape)
                if name in e and not any(self.graph.is_dynamic((o,)) for o in e if o != name)]
        if not whole and not part:  # all inputs show its number
            return self.index(self.graph.extent((name,)))
        if whole:
            value, d = whole[0]
            result = self.define("tensor.dim %s, %s : %s", self.name(value), self.index(d), self.type_of(value))
        else:
            value, d = part[0]
            rest = self.graph.extent([o for o in value.shape[d] if o != name])
            dim = self.define("tensor.dim %s, %s : %s", self.name(value), self.index(d), self.type_of(value))
            result = self.define("arith.divui %s, %s : index", dim, self.index(rest))
        self.sizes[name] = result
        return result

    def dynamic_extent(self, extent):
        """The SSA name of a dynamic extent: of a product, where there are several sizes."""
        for value in self.graph.inputs:
            if extent in value.shape:
                d = value.shape.index(extent)
                key = (id(value), d)
                if key not in self.sizes:
                    self.sizes[key] = self.define("tensor.dim %s, %s : %s", self.name(value), self.index(d),
                                                  self.type_of(value))
                return self.sizes[key]
        product = None
        for name in extent:
            factor = self.size(name) if self.graph.is_dynamic((name,)) else self.index(self.graph.extent((name,)))
            product = factor if product is None else self.define("arith.muli %s, %s : index", product, factor)
        return product

    def empty(self, shape, dtype):
        key = (tuple(shape), dtype)
        if key not in self.empties:
            sizes = ", ".join(self.dynamic_extent(e) for e in shape if self.graph.is_dynamic(e))
            self.empties[key] = self.define("tensor.empty(%s) : %s", sizes, self.type(shape, dtype))
        return self.empties[key]

    def filled(self, x, shape, dtype):
        t = self.type(shape, dtype)
        return self.define("linalg.fill ins(%s : %s) outs(%s : %s) -> %s", self.constant(x, dtype), dtype,
                           self.empty(shape, dtype), t, t)

    # Structured ops.

    def generic(self, maps, iterators, ins, outs, body):
        """ins, outs: (name, shape, dtype); body: from names of the block's arguments to lines."""
        arguments = ["%%b%d" % i for i in range(len(ins) + len(outs))]
        types = [d for _, _, d in ins + outs]
        lines, yields = body(arguments)
        results = [self.type(s, d) for _, s, d in outs]
        text = "linalg.generic {indexing_maps = [%s], iterator_types = [%s]}\n" % (
            ", ".join(maps), ", ".join('"%s"' % i for i in iterators))
        if ins:
            text += "      ins(%s : %s)" % (", ".join(n for n, _, _ in ins),
                                            ", ".join(self.type(s, d) for _, s, d in ins))
        text += " outs(%s : %s) {\n" % (", ".join(n for n, _, _ in outs), ", ".join(results))
        text += "  ^bb0(%s):\n" % ", ".join("%s: %s" % x for x in zip(arguments, types))
        text += "".join("    %s\n" % l for l in lines)
        text += "    linalg.yield %s : %s\n  } -> " % (", ".join(yields), ", ".join(types[len(ins):]))
        text += results[0] if len(results) == 1 else "(%s)" % ", ".join(results)
        name = self.fresh()
        self.line("%s%s = %s" % (name, "" if len(results) == 1 else ":%d" % len(results), text))
        return [name] if len(results) == 1 else ["%s#%d" % (name, i) for i in range(len(results))]

    def contract(self, op):
        lhs, rhs, out = op.operands[0], op.operands[1], op.results[0]
        dims = len(op.extents)
        maps = [affine(dims, m) for m in op.maps]
        init = self.filled(op.init, out.shape, out.dtype)
        t = self.type_of(out)
        named = {"matmul": "linalg.matmul", "batch_matmul": "linalg.batch_matmul", "contract": "linalg.contract",
                 "matvec": "linalg.matvec", "vecmat": "linalg.vecmat"}.get(op.spelling)
        if named:
            plain = op.spelling in ("matvec", "vecmat")
            return [self.define("%s%s ins(%s, %s : %s, %s) outs(%s : %s) -> %s", named,
                                "" if plain else " indexing_maps = [%s]" % ", ".join(maps), self.name(lhs),
                                self.name(rhs), self.type_of(lhs), self.type_of(rhs), init, t, t)]

        def body(a):
            lines, x = [], list(a[:2])
            for i, value in enumerate((lhs, rhs)):
                if value.dtype != out.dtype:
                    lines.append("%%e%d = arith.extf %s : %s to %s" % (i, x[i], value.dtype, out.dtype))
                    x[i] = "%%e%d" % i
            lines.append("%%p = arith.mulf %s, %s : %s" % (x[0], x[1], out.dtype))
            lines.append("%%s = arith.addf %s, %%p : %s" % (a[2], out.dtype))
            return lines, ["%s"]

        iterators = ["parallel" if d in op.maps[2] else "reduction" for d in range(dims)]
        ins = [(self.name(v), v.shape, v.dtype) for v in (lhs, rhs)]
        return self.generic(maps, iterators, ins, [(init, out.shape, out.dtype)], body)

    def scalar(self, instr, target, args, types, tag):
        """Lines of one instruction of a body."""
        t = instr.type
        if instr.name == "constant":
            return ["%s = arith.constant %s : %s" % (target, number(instr.attr, t), t)]
        if instr.name == "causal":
            r, c, offset = instr.attr
            lines = ["%%r%s = linalg.index %d : index" % (tag, r), "%%c%s = linalg.index %d : index" % (tag, c)]
            row = "%%r%s" % tag
            if offset:
                lines += ["%%o%s = arith.constant %d : index" % (tag, offset),
                          "%%q%s = arith.addi %s, %%o%s : index" % (tag, row, tag)]
                row = "%%q%s" % tag
            return lines + ["%s = arith.cmpi sle, %%c%s, %s : index" % (target, tag, row)]
        if instr.name in ("extf", "truncf"):
            return ["%s = arith.%s %s : %s to %s" % (target, instr.name, args[0], types[0], t)]
        if instr.name == "cmpf":
            return ["%s = arith.cmpf %s, %s, %s : %s" % (target, instr.attr, args[0], args[1], types[0])]
        if instr.name == "powf":
            return ["%%p%s = arith.constant %s : %s" % (tag, number(instr.attr, t), t),
                    "%s = math.powf %s, %%p%s : %s" % (target, args[0], tag, t)]
        dialect = "arith" if instr.name in ARITH else "math"
        return ["%s = %s.%s %s : %s" % (target, dialect, instr.name, ", ".join(args), t)]

    def map(self, op):
        if op.split:
            return self.split_map(op)
        dims = len(op.extents)
        maps = [affine(dims, m) for m in op.maps] + [affine(dims, order) for _, order in op.yields]

        def body(a):
            names, lines = list(a[: len(op.operands)]), []
            for i, instr in enumerate(op.body.code):
                names.append("%%x%d" % i)
                types = [op.body.types[j] for j in instr.args]
                lines += self.scalar(instr, names[-1], [names[j] for j in instr.args], types, i)
            return lines, [names[v] for v, _ in op.yields]

        ins = [(self.name(v), v.shape, v.dtype) for v in op.operands]
        outs = [(self.empty(r.shape, r.dtype), r.shape, r.dtype) for r in op.results]
        return self.generic(maps, ["parallel"] * dims, ins, outs, body)

    NAMED = {"addf": "add", "subf": "sub", "mulf": "mul", "divf": "div", "exp": "exp", "tanh": "tanh", "erf": "erf",
             "negf": "negf", "absf": "abs", "sqrt": "sqrt", "rsqrt": "rsqrt"}

    def split_map(self, op):
        """Each instruction as an op on whole tensors; constants stay inside."""
        dims = len(op.extents)
        identity = tuple(range(dims))
        values = [(self.name(v), v.shape, v.dtype, m) for v, m in zip(op.operands, op.maps)]
        constants = {}
        for i, instr in enumerate(op.body.code):
            position = len(op.operands) + i
            if instr.name in ("constant", "causal") or instr.type == "i1":
                constants[position] = instr
                values.append(None)
                continue
            order = list(dict.fromkeys(self.needed(op, constants, instr.args)))
            used = [a for a in order if a not in constants]
            tensors = [values[a] for a in used]
            shape = op.extents
            if (op.named and instr.name in self.NAMED and not any(a in constants for a in instr.args)
                    and all(t[3] == identity and t[2] == instr.type for t in tensors)):
                args = [values[a] for a in instr.args]
                t = self.type(shape, instr.type)
                name = self.define("linalg.%s ins(%s : %s) outs(%s : %s) -> %s", self.NAMED[instr.name],
                                   ", ".join(a[0] for a in args), ", ".join(self.type(*a[1:3]) for a in args),
                                   self.empty(shape, instr.type), t, t)
            else:
                def body(a):
                    names, lines = dict(zip(used, a)), []
                    for c in [x for x in order if x in constants] + [None]:
                        inner = instr if c is None else constants[c]
                        target = "%y" if c is None else "%%k%d" % c
                        names[c] = target
                        types = [op.body.types[j] for j in inner.args]
                        lines += self.scalar(inner, target, [names[j] for j in inner.args], types,
                                             "y" if c is None else c)
                    return lines, ["%y"]

                maps = [affine(dims, t[3]) for t in tensors] + [affine(dims, identity)]
                ins = [t[:3] for t in tensors]
                out = (self.empty(shape, instr.type), shape, instr.type)
                name = self.generic(maps, ["parallel"] * dims, ins, [out], body)[0]
            values.append((name, shape, instr.type, identity))
        results = []
        for (v, order), result in zip(op.yields, op.results):
            name, shape, dtype, m = values[v]
            if m == identity and order == identity:
                results.append(name)
            else:
                maps = [affine(dims, m), affine(dims, order)]
                out = (self.empty(result.shape, dtype), result.shape, dtype)
                results += self.generic(maps, ["parallel"] * dims, [(name, shape, dtype)], [out],
                                        lambda a: ([], [a[0]]))
        return results

    def needed(self, op, constants, args):
        """Arguments of an instruction, with those of what is not a tensor before it."""
        result = []
        for a in args:
            if a in constants:
                result += self.needed(op, constants, constants[a].args)
            result.append(a)
        return result

    def transpose(self, op):
        value, out = op.operands[0], op.results[0]
        if op.spelling == "named":
            return [self.define("linalg.transpose ins(%s : %s) outs(%s : %s) permutation = [%s]", self.name(value),
                                self.type_of(value), self.empty(out.shape, out.dtype), self.type_of(out),
                                ", ".join(map(str, op.order)))]
        dims = len(op.order)
        return self.generic([affine(dims, range(dims)), affine(dims, op.order)], ["parallel"] * dims,
                            [(self.name(value), value.shape, value.dtype)],
                            [(self.empty(out.shape, out.dtype), out.shape, out.dtype)], lambda a: ([], [a[0]]))

    def slice(self, op):
        value, out = op.operands[0], op.results[0]
        begins, lengths = [], []
        for extent, cut in zip(value.shape, op.cuts):
            if cut is None:
                begins.append(0)
                dynamic = self.graph.is_dynamic(extent)
                lengths.append(self.dynamic_extent(extent) if dynamic else self.graph.extent(extent))
            else:
                begins.append(cut if isinstance(cut, int) else cut[0])
                lengths.append(1 if isinstance(cut, int) else self.graph.extent((cut[1],)))
        listed = [", ".join(map(str, x)) for x in (begins, lengths, [1] * len(begins))]
        return [self.define("tensor.extract_slice %s[%s] [%s] [%s] : %s to %s", self.name(value), *listed,
                            self.type_of(value), self.type_of(out))]

    def cast(self, op):
        value, out = op.operands[0], op.results[0]
        return [self.define("tensor.cast %s : %s to %s", self.name(value), self.type_of(value), self.type_of(out))]

    def reshape(self, op):
        value, out = op.operands[0], op.results[0]
        groups = ", ".join("[%s]" % ", ".join(map(str, g)) for g in op.groups)
        if not op.expand:
            return [self.define("tensor.collapse_shape %s [%s] : %s into %s", self.name(value), groups,
                                self.type_of(value), self.type_of(out))]
        shape = ", ".join(self.dynamic_extent(e) if self.graph.is_dynamic(e) else str(self.graph.extent(e))
                          for e in out.shape)
        return [self.define("tensor.expand_shape %s [%s] output_shape [%s] : %s into %s", self.name(value), groups,
                            shape, self.type_of(value), self.type_of(out))]

    # Row work, as frameworks spell it.

    def row(self, op):
        value, out = op.operands[0], op.results[0]
        if op.kind == "softmax" and op.spelling == "named":
            t = self.type_of(value)
            return [self.define("linalg.softmax dimension(%d) ins(%s : %s) outs(%s : %s) -> %s", len(out.shape) - 1,
                                self.name(value), t, self.empty(out.shape, out.dtype), t, t)]
        if op.kind in ("layer_norm", "rms_norm"):
            return self.norm(op)
        return self.softmax(op) if op.kind == "softmax" else self.logarithm(op)

    def over_rows(self, op, ins, code, shape, dtype="f32", reduce=None):
        """One generic op over the row's dimensions. ins: (name, shape, dtype, along the row or not)."""
        dims = len(op.operands[0].shape)
        whole, part = tuple(range(dims)), tuple(range(dims - 1)) + ((None,) if self.keep else ())
        maps = [affine(dims, whole if full else part) for _, _, _, full in ins]
        target = part if reduce is not None else whole
        maps.append(affine(dims, target))
        iterators = ["parallel"] * (dims - 1) + ["reduction" if reduce is not None else "parallel"]
        init = self.empty(shape, dtype) if reduce is None else self.filled(reduce, shape, dtype)

        def body(a):
            return [l.format(*a, o=a[-1]) for l in code[:-1]], [code[-1].format(*a, o=a[-1])]

        return self.generic(maps, iterators, [i[:3] for i in ins], [(init, shape, dtype)], body)[0]

    def row_setup(self, op):
        """The operand as (name, shape, dtype, True), text that makes {0} an f32, shapes."""
        value = op.operands[0]
        self.keep = "keep" in op.spelling
        whole = list(value.shape)
        part = whole[:-1] + ([()] if self.keep else [])
        wide = ["%w = arith.extf {0} : " + value.dtype + " to f32"] if value.dtype != "f32" else []
        return (self.name(value), whole, value.dtype, True), wide, "%w" if wide else "{0}", whole, part

    def close(self, op, code, result):
        """Code that yields `result`, rounded to the type of the op's result."""
        dtype = op.results[0].dtype
        if dtype == "f32":
            return code + [result]
        return code + ["%%z = arith.truncf %s : f32 to %s" % (result, dtype), "%z"]

    def softmax(self, op):
        x, wide, w, whole, part = self.row_setup(op)
        top = self.over_rows(op, [x], wide + ["%%t = arith.maximumf %s, {o} : f32" % w, "%t"], part,
                             reduce=float("-inf"))
        top = (top, part, "f32", False)
        exp = self.over_rows(op, [x, top], wide + ["%%d = arith.subf %s, {1} : f32" % w, "%e = math.exp %d : f32", "%e"], whole)
        exp = (exp, whole, "f32", True)
        total = self.over_rows(op, [exp], ["%t = arith.addf {o}, {0} : f32", "%t"], part, reduce=0.0)
        total = (total, part, "f32", False)
        if op.spelling.startswith("reciprocal"):
            code = ["%one = arith.constant 1.0 : f32", "%i = arith.divf %one, {1} : f32",
                    "%y = arith.mulf {0}, %i : f32"]
        else:
            code = ["%y = arith.divf {0}, {1} : f32"]
        return [self.over_rows(op, [exp, total], self.close(op, code, "%y"), whole, op.results[0].dtype)]

    def logarithm(self, op):
        """What ends in a logarithm of a sum of exponentials: with the maximum subtracted, or "naive"."""
        x, wide, w, whole, part = self.row_setup(op)
        naive = "naive" in op.spelling
        top, less = [], []
        if not naive:
            top = [(self.over_rows(op, [x], wide + ["%%t = arith.maximumf %s, {o} : f32" % w, "%t"], part,
                                   reduce=float("-inf")), part, "f32", False)]
            less = ["%%d = arith.subf %s, {1} : f32" % w]
        shifted = w if naive else "%d"
        exp = (self.over_rows(op, [x] + top, wide + less + ["%%e = math.exp %s : f32" % shifted, "%e"], whole),
               whole, "f32", True)
        total = (self.over_rows(op, [exp], ["%t = arith.addf {o}, {0} : f32", "%t"], part, reduce=0.0),
                 part, "f32", False)
        sums, code = self.over_part(op, top + [total], part), wide + less
        if op.kind == "log_sum_exp":
            return [sums(op.results[0])]
        if op.kind == "softmax_and_sum":
            y = self.over_rows(op, [exp, total], self.close(op, ["%y = arith.divf {0}, {1} : f32"], "%y"), whole,
                               op.results[0].dtype)
            return [y, sums(op.results[1])]
        if "whole" in op.spelling:  # x - (max + log(sum))
            more, code = (sums(None), part, "f32", False), wide + ["%%y = arith.subf %s, {1} : f32" % w]
            return [self.over_rows(op, [x, more], self.close(op, code, "%y"), whole, op.results[0].dtype)]
        code += ["%%l = math.log {%d} : f32" % (1 + len(top)), "%%y = arith.subf %s, %%l : f32" % shifted]
        return [self.over_rows(op, [x] + top + [total], self.close(op, code, "%y"), whole, op.results[0].dtype)]

    def over_part(self, op, ins, part):
        """A function that emits max + log(sum), or log(sum), rounded to the type of a result if one is given."""
        def emit(result):
            dims, dtype = len(part), result.dtype if result else "f32"
            code = ["%%l = math.log {%d} : f32" % (len(ins) - 1)]
            code += ["%y = arith.addf {0}, %l : f32"] if len(ins) > 1 else []
            last = "%y" if len(ins) > 1 else "%l"
            if dtype != "f32":
                code, last = code + ["%%z = arith.truncf %s : f32 to %s" % (last, dtype)], "%z"
            maps = [affine(dims, range(dims))] * (len(ins) + 1)
            return self.generic(maps, ["parallel"] * dims, [i[:3] for i in ins], [(self.empty(part, dtype), part, dtype)],
                                lambda a: ([l.format(*a) for l in code], [last]))[0]
        return emit

    def row_length(self, op):
        """Code for the length of the row as f32, and its name."""
        extent = op.operands[0].shape[-1]
        if not self.graph.is_dynamic(extent):
            return ["%%n = arith.constant %s : f32" % number(self.graph.extent(extent), "f32")], "%n"
        if extent not in self.lengths:
            wide = self.define("arith.index_cast %s : index to i64", self.dynamic_extent(extent))
            self.lengths[extent] = self.define("arith.sitofp %s : i64 to f32", wide)
        return [], self.lengths[extent]

    def norm(self, op):
        x, wide, w, whole, part = self.row_setup(op)
        length, n = self.row_length(op)
        sums = lambda ins, code, value: (self.over_rows(
            op, ins, code + ["%%t = arith.addf {o}, %s : f32" % value, "%t"], part, reduce=0.0), part, "f32", False)
        eps = ["%%eps = arith.constant %s : f32" % number(op.eps, "f32"), "%ve = arith.addf %var, %eps : f32"]
        if "sqrt" in op.spelling:
            scale = eps + ["%sd = math.sqrt %ve : f32", "%one = arith.constant 1.0 : f32",
                           "%i = arith.divf %one, %sd : f32"]
        else:
            scale = eps + ["%i = math.rsqrt %ve : f32"]
        if op.kind == "rms_norm":
            squares = sums([x], wide + ["%%q = arith.mulf %s, %s : f32" % (w, w)], "%q")
            code = wide + length + ["%%var = arith.divf {1}, %s : f32" % n] + scale + ["%%y = arith.mulf %s, %%i : f32" % w]
            return [self.over_rows(op, [x, squares], self.close(op, code, "%y"), whole, op.results[0].dtype)]
        first = sums([x], wide, w)
        if op.spelling.startswith("one-pass"):
            squares = sums([x], wide + ["%%q = arith.mulf %s, %s : f32" % (w, w)], "%q")
            code = wide + length + ["%%mu = arith.divf {1}, %s : f32" % n, "%%m2 = arith.divf {2}, %s : f32" % n,
                                    "%mm = arith.mulf %mu, %mu : f32", "%raw = arith.subf %m2, %mm : f32",
                                    "%nil = arith.constant 0.0 : f32", "%var = arith.maximumf %raw, %nil : f32"]
            code += scale + ["%%c = arith.subf %s, %%mu : f32" % w, "%y = arith.mulf %c, %i : f32"]
            return [self.over_rows(op, [x, first, squares], self.close(op, code, "%y"), whole,
                                   op.results[0].dtype)]
        centred = self.over_rows(op, [x, first], wide + length + [
            "%%mu = arith.divf {1}, %s : f32" % n, "%%c = arith.subf %s, %%mu : f32" % w, "%c"], whole)
        centred = (centred, whole, "f32", True)
        squares = sums([centred], ["%q = arith.mulf {0}, {0} : f32"], "%q")
        code = length + ["%%var = arith.divf {1}, %s : f32" % n] + scale + ["%y = arith.mulf {0}, %i : f32"]
        return [self.over_rows(op, [centred, squares], self.close(op, code, "%y"), whole, op.results[0].dtype)]

    def dense(self, op):
        value = op.results[0]
        data = self.constants[id(value)]

        def spell(x):
            if x.ndim:
                return "[" + ", ".join(spell(y) for y in x) + "]"
            return number(float(x), value.dtype)

        flat = data.reshape(-1)
        text = number(float(flat[0]), value.dtype) if data.size and (flat == flat[0]).all() else spell(data)
        return [self.define("arith.constant dense<%s> : %s", text, self.type_of(value))]

    def function(self, name="main", order=None):
        """`order`: of the arguments, as positions of the graph's inputs."""
        graph = self.graph
        order = range(len(graph.inputs)) if order is None else order
        arguments = []
        for position in order:
            value = graph.inputs[position]
            self.names[id(value)] = "%%%sa%d" % (self.prefix, position)
            arguments.append("%s: %s" % (self.name(value), self.type_of(value)))
        emitters = {model.Contract: self.contract, model.Map: self.map, model.Transpose: self.transpose,
                    model.Slice: self.slice, model.Reshape: self.reshape, model.Cast: self.cast, model.Row: self.row, model.Constant: self.dense}
        for op in graph.ops:
            for value, text in zip(op.results, emitters[type(op)](op)):
                self.names[id(value)] = text
        types = [self.type_of(r) for r in graph.results]
        listed = types[0] if len(types) == 1 else "(%s)" % ", ".join(types)
        self.line("return %s : %s", ", ".join(self.name(r) for r in graph.results), ", ".join(types))
        return "func.func @%s(%s) -> %s {\n%s\n}\n" % (
            name, ", ".join(arguments), listed, "\n".join(self.head + self.lines))


ARITH = {"addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf", "negf", "select"}
