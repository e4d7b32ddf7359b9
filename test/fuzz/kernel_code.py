# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random instructions: integers of any width and vectors of three, floating-point numbers, branches,
loops. Whatever is undefined in LLVM IR is kept out by how the instruction is written (a number of
places is masked, a divisor is odd), or by LeftOut."""

import math
import random
from fractions import Fraction

from kernel_model import FLOATS, Constant, Instruction, Kernel, LeftOut, Load, Store, Type, signed

LOADED = (Type("i8", 3), Type("i8", 3), Type("i16", 3), Type("i24"), Type("i48"), Type("i8", 5), Type("i8"),
          Type("i16"), Type("i32"), Type("i64"), Type("i40"), Type("i16", 2), Type("i8", 4), Type("i32", 3),
          Type("half"), Type("bfloat"), Type("float"), Type("double"), Type("half", 3), Type("half", 2),
          Type("bfloat", 3), Type("bfloat", 2), Type("float", 3))
WIDTHS = ("i8", "i16", "i32", "i32", "i64", "i24", "i5", "i13", "i17", "i33", "i48")
COUNTS = (1, 1, 1, 1, 3, 3, 2, 5)
COMPARISONS = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y,
               "gt": lambda x, y: x > y, "le": lambda x, y: x <= y, "ge": lambda x, y: x >= y}


def each(function):
    """A function of elements, for each element of vectors."""
    return lambda *operands: tuple(function(*elements) for elements in zip(*operands))


def saturated(value, low, high):
    return max(low, min(high, value))


def divides(operands_signed, width):
    """The check of a division. LLVM 22 divides on AMD in floating-point numbers where it knows that
    both operands have at most 24 bits, and is off by one for quotients of some numbers from about
    2^22 on. That is a fault of LLVM's, not the simulator's. It cannot know so of a dividend that has
    more bits, and does right with fewer."""
    def check(lanes):
        for element in range(len(lanes[0][0])):
            pairs = [(operands[0][element], operands[1][element]) for operands in lanes]
            if operands_signed:
                pairs = [(abs(signed(a, width)), abs(signed(b, width))) for a, b in pairs]
            greatest = max(a for a, _ in pairs)
            if not (greatest >= 1 << 25 or max(map(max, pairs)) < 1 << 21):
                raise LeftOut("a division of 24 bits")
    return check


def exact(operation, *numbers):
    """Sum, product, quotient or fused product of floats: a Fraction if it is not 0 and finite."""
    finite = all(map(math.isfinite, numbers))
    x, y = numbers[:2]
    if operation == "fdiv":
        if finite and x and y:
            return Fraction(x) / Fraction(y)
        if y == 0:
            return math.nan if x == 0 or math.isnan(x) else \
                math.copysign(math.inf, x) * math.copysign(1.0, y)
        return x / y
    if operation == "fma":
        if not finite:
            return numbers[2] if math.isfinite(x) and math.isfinite(y) else x * y + numbers[2]
        product, sum_ = Fraction(x) * Fraction(y), Fraction(x) * Fraction(y) + Fraction(numbers[2])
        if sum_:
            return sum_
        return 0.0 if product else x * y + numbers[2]
    if operation == "fmul":
        return Fraction(x) * Fraction(y) if finite and x and y else x * y
    y = -y if operation == "fsub" else y
    return Fraction(x) + Fraction(y) if finite and Fraction(x) + Fraction(y) else x + y


def square_root(number):
    if not number > 0 or math.isinf(number):
        return math.nan if number < 0 else number
    number = Fraction(number)
    shift = 256 + 2 * 1100
    scaled = number * (1 << shift)  # a whole number: no double has so many digits behind the point
    root = math.isqrt(scaled.numerator)
    # A digit behind all others stands for what is left.
    inexact = root * root != scaled.numerator
    return Fraction(2 * root + inexact, 2 << (shift // 2))


class Builder:
    """Makes a kernel from a seed."""

    def __init__(self, seed):
        self.rng = rng = random.Random(f"kernel {seed}")
        self.kernel = Kernel(f"k{seed}", rng.choice((1, 1, 3, 5, 33, 64)), rng.random() < 0.75)
        self.values = []

    def build(self):
        rng = self.rng
        for _ in range(rng.choice((1, 1, 2, 3))):
            self.load()
        for _ in range(rng.randint(1, 20)):
            self.step()
        for _ in range(rng.choice((1, 1, 2, 3))):
            self.store()
        self.kernel = self.kernel.pruned()
        return self.kernel

    # What instructions are made of.

    def append(self, op):
        self.values.append(op.evaluate(self.values, self.kernel.lanes))
        self.kernel.code.append(op)
        return len(self.values) - 1

    def emit(self, kind, template, compute, *operands, check=None):
        return self.append(Instruction(kind, template, compute, operands, check))

    def type(self, value):
        return self.kernel.code[value].type

    def undo(self, length):
        del self.values[length:], self.kernel.code[length:]

    def elements(self, kind):
        """Bits that are special, small or any."""
        rng = self.rng
        if kind.format:
            small = [kind.format.encode(float(x)) for x in (0, 1, -1, 2, 0.5, 3, -7, 100, rng.randint(-50, 50))]
            special = [kind.format.infinity, kind.format.nan, kind.format.sign, 1, kind.format.infinity - 1]
            # Any number but a NaN of any kind: which of two NaNs comes through is open.
            any_ = kind.format.sign * rng.getrandbits(1) | rng.randrange(kind.format.infinity)
            choices = small + [any_] * 6 + [rng.choice(special)]
        else:
            width = kind.bits
            choices = [0, 1, 2, 3, 7, 15, 16, 100, 255, 0x7F, (1 << width) - 1, 1 << (width - 1)]
            choices += [rng.getrandbits(width) for _ in range(6)]
        return rng.choice(choices) & ((1 << kind.bits) - 1)

    def constant(self, kind):
        elements = tuple(self.elements(kind) for _ in range(kind.count))
        if self.rng.random() < 0.4:
            elements = elements[:1] * kind.count
        return self.append(Constant(kind, elements))

    def load(self):
        rng, kind = self.rng, self.rng.choice(LOADED)
        size, lanes = kind.bytes, self.kernel.lanes
        rounded = 1 << (size - 1).bit_length()
        stride, alignment = rng.choice(((rounded, rounded), (rounded, rounded), (size, size & -size), (0, rounded)))
        if kind.format and alignment < kind.bits // 8:
            alignment = kind.bits // 8
        data = [b"".join(self.elements(kind).to_bytes(kind.bits // 8, "little") for _ in range(kind.count))
                for _ in range(lanes if stride else 1)]
        return self.append(Load(kind, data, stride, alignment))

    def store(self):
        """Stores a late value, as a type of whole bytes."""
        rng = self.rng
        value = rng.choice(self.computed()[-4:])
        kind = self.type(value)
        if kind.bits % 8 or kind.bits == 40:
            value = self.cast(value, kind.like(rng.choice(("i8", "i16", "i32", "i64", "i24"))))
            kind = self.type(value)
        rounded = 1 << (kind.bytes - 1).bit_length()
        self.kernel.stores.append(Store(value, rounded, rounded))

    def computed(self):
        return [n for n, op in enumerate(self.kernel.code) if not isinstance(op, Constant)]

    def pick(self, kind):
        """A value, of late ones rather, as that type; now and then a constant."""
        if self.rng.random() < 0.2:
            return self.constant(kind)
        values = self.computed()
        return self.cast(self.rng.choice(values[-8:] if self.rng.random() < 0.6 else values), kind)

    def integer_type(self):
        count = self.rng.choice(COUNTS)
        return Type(self.rng.choice(WIDTHS if count == 1 else ("i8", "i16", "i16", "i32")), count)

    def float_type(self):
        return Type(self.rng.choice(tuple(FLOATS)), self.rng.choice((1, 1, 1, 2, 3)))

    # From one type to another.

    def cast(self, value, kind):
        have = self.type(value)
        if have.count != kind.count:
            value = self.reshape(value, kind.count)
            have = self.type(value)
        if have.scalar == kind.scalar:
            return value
        if have.format:
            return self.from_float(value, kind)
        return self.to_float(value, kind) if kind.format else self.resize(value, kind)

    def reshape(self, value, count):
        """Elements of a vector, or a scalar in all of them."""
        have, rng = self.type(value), self.rng
        kind = Type(have.scalar, count)
        if count == 1:
            place = rng.randrange(have.count)
            return self.emit(kind, f"{{r}} = extractelement {{t0}} {{0}}, i32 {place}", lambda x: (x[place],), value)
        if have.count == 1:
            return self.emit(kind, f"{{r}}.one = insertelement {{t}} poison, {{t0}} {{0}}, i32 0\n"
                             f"{{r}} = shufflevector {{t}} {{r}}.one, {{t}} poison, <{count} x i32> zeroinitializer",
                             lambda x: x * count, value)
        return self.shuffle(value, value, count)

    def shuffle(self, left, right, count):
        have = self.type(left)
        places = [self.rng.randrange(2 * have.count) for _ in range(count)]
        mask = ", ".join(f"i32 {place}" for place in places)
        return self.emit(Type(have.scalar, count),
                         f"{{r}} = shufflevector {{t0}} {{0}}, {{t0}} {{1}}, <{count} x i32> <{mask}>",
                         lambda x, y: tuple((x + y)[place] for place in places), left, right)

    def resize(self, value, kind):
        width = self.type(value).bits
        if width > kind.bits:
            return self.emit(kind, "{r} = trunc {t0} {0} to {t}", each(lambda x: x), value)
        if self.rng.random() < 0.5:
            return self.emit(kind, "{r} = zext {t0} {0} to {t}", each(lambda x: x), value)
        return self.emit(kind, "{r} = sext {t0} {0} to {t}", each(lambda x: signed(x, width)), value)

    def to_float(self, value, kind):
        form, width = kind.format, self.type(value).bits
        if width == kind.bits and self.rng.random() < 0.4:
            def bits(x):
                if form.is_nan(x):
                    raise LeftOut("which of two NaNs comes through is open")
                return x
            return self.emit(kind, "{r} = bitcast {t0} {0} to {t}", each(bits), value)
        sign = self.rng.random() < 0.5

        def convert(x):
            x = signed(x, width) if sign else x
            # LLVM goes through float to shorter numbers, and rounds twice.
            if form.bits == 16 and FLOATS["float"].decode(FLOATS["float"].encode(Fraction(x))) != x:
                raise LeftOut("an integer that is rounded twice")
            return form.encode(Fraction(x))
        return self.emit(kind, f"{{r}} = {'s' if sign else 'u'}itofp {{t0}} {{0}} to {{t}}", each(convert), value)

    def from_float(self, value, kind):
        have = self.type(value)
        form = have.format
        if not kind.format:
            if have.bits == kind.bits and self.rng.random() < 0.5:
                return self.bits(value, kind)
            return self.to_integer(value, kind)
        to = kind.format
        if form.bits == to.bits:
            return self.from_float(self.from_float(value, kind.like("float")), kind)
        name = "fpext" if form.bits < to.bits else "fptrunc"
        return self.emit(kind, f"{{r}} = {name} {{t0}} {{0}} to {{t}}", each(lambda x: to.encode(form.decode(x))), value)

    def bits(self, value, kind):
        """A number's bits, of a NaN 0: what is in those is open."""
        have = self.type(value)
        zero = have.constant((0,) * have.count)
        mask = Type("i1", have.count).text
        return self.emit(kind, f"{{r}}.nan = fcmp uno {{t0}} {{0}}, {zero}\n"
                         f"{{r}}.number = select {mask} {{r}}.nan, {{t0}} {zero}, {{t0}} {{0}}\n"
                         "{r} = bitcast {t0} {r}.number to {t}",
                         each(lambda x: 0 if have.format.is_nan(x) else x), value)

    def to_integer(self, value, kind):
        have, width = self.type(value), kind.bits
        sign = self.rng.random() < 0.5
        low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if sign else (0, (1 << width) - 1)

        def convert(x):
            number = have.format.decode(x)
            if math.isnan(number):
                return 0
            return saturated(int(number), low, high) if math.isfinite(number) else (high if number > 0 else low)
        name = f"llvm.fpto{'s' if sign else 'u'}i.sat.{kind.mangled}.{have.mangled}"
        return self.emit(kind, f"{{r}} = call {{t}} @{name}({{t0}} {{0}})", each(convert), value)

    # Steps: what one instruction, or a few that belong together, compute.

    def step(self):
        steps = (self.binary, self.binary, self.shift, self.extreme, self.select, self.saturating, self.bit_count,
                 self.divide, self.funnel, self.shuffled, self.float_binary, self.float_binary, self.float_unary,
                 self.float_select, self.float_extreme, self.convert, self.branch, self.loop)
        length = len(self.values)
        try:
            self.rng.choice(steps)()
        except LeftOut:
            self.undo(length)

    def pair(self, kind):
        return self.pick(kind), self.pick(kind)

    def binary(self):
        kind = self.integer_type()
        self.emit(kind, *self.simple(kind), *self.pair(kind))

    def simple(self, kind):
        """Template and meaning of an instruction of two integers."""
        name = self.rng.choice(("add", "sub", "mul", "and", "or", "xor"))
        meaning = {"add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y,
                   "and": lambda x, y: x & y, "or": lambda x, y: x | y, "xor": lambda x, y: x ^ y}[name]
        return f"{{r}} = {name} {{t}} {{0}}, {{1}}", each(meaning)

    def shift(self):
        kind = self.integer_type()
        most = (1 << (kind.bits.bit_length() - 1)) - 1
        name = self.rng.choice(("shl", "lshr", "ashr"))
        meaning = {"shl": lambda x, y: x << (y & most), "lshr": lambda x, y: x >> (y & most),
                   "ashr": lambda x, y: signed(x, kind.bits) >> (y & most)}[name]
        self.emit(kind, f"{{r}}.by = and {{t}} {{1}}, {kind.constant((most,) * kind.count)}\n"
                  f"{{r}} = {name} {{t}} {{0}}, {{r}}.by", each(meaning), *self.pair(kind))

    def call(self, kind, name, meaning, *operands, suffix=""):
        arguments = ", ".join(f"{{t}} {{{i}}}" for i in range(len(operands)))
        return self.emit(kind, f"{{r}} = call {{t}} @llvm.{name}.{kind.mangled}({arguments}{suffix})", each(meaning),
                         *operands)

    def extreme(self):
        kind, name = self.integer_type(), self.rng.choice(("umin", "umax", "smin", "smax"))
        order = (lambda x: signed(x, kind.bits)) if name[0] == "s" else (lambda x: x)
        choose = min if name.endswith("min") else max
        self.call(kind, name, lambda x, y: choose(x, y, key=order), *self.pair(kind))

    def select(self):
        kind = self.integer_type()
        other = self.rng.choice((self.integer_type(), self.float_type()))
        other = Type(other.scalar, kind.count)
        name = self.rng.choice(("eq", "ne", "ult", "ugt", "ule", "uge", "slt", "sgt", "sle", "sge"))
        meaning = COMPARISONS[name[-2:]]
        order = (lambda x: signed(x, kind.bits)) if name[0] == "s" else (lambda x: x)
        mask = Type("i1", kind.count).text
        self.emit(other, f"{{r}}.is = icmp {name} {{t0}} {{0}}, {{1}}\n"
                  f"{{r}} = select {mask} {{r}}.is, {{t}} {{2}}, {{t}} {{3}}",
                  each(lambda x, y, a, b: a if meaning(order(x), order(y)) else b), *self.pair(kind), *self.pair(other))

    def saturating(self):
        kind, name = self.integer_type(), self.rng.choice(("uadd", "usub", "sadd", "ssub"))
        half = 1 << (kind.bits - 1)

        def meaning(x, y):
            if name[0] == "s":
                x, y = signed(x, kind.bits), signed(y, kind.bits)
            result = x + y if name.endswith("add") else x - y
            return saturated(result, -half, half - 1) if name[0] == "s" else saturated(result, 0, 2 * half - 1)
        self.call(kind, name + ".sat", meaning, *self.pair(kind))

    def bit_count(self):
        kind = self.integer_type()
        width = kind.bits
        meanings = {"ctpop": lambda x: bin(x).count("1"), "ctlz": lambda x: width - x.bit_length(),
                    "cttz": lambda x: (x & -x).bit_length() - 1 if x else width,
                    "bitreverse": lambda x: int(format(x, f"0{width}b")[::-1], 2),
                    "abs": lambda x: abs(signed(x, width))}
        if width % 16 == 0:
            meanings["bswap"] = lambda x: int.from_bytes(x.to_bytes(width // 8, "little"), "big")
        name = self.rng.choice(tuple(meanings))
        suffix = ", i1 false" if name in ("cttz", "ctlz", "abs") else ""
        self.call(kind, name, meanings[name], self.pick(kind), suffix=suffix)

    def divide(self):
        kind = self.integer_type()
        if kind.bits > 32 and self.rng.random() < 0.7:
            return  # hundreds of instructions each
        template, meaning, check = self.division(kind)
        self.emit(kind, template, meaning, *self.pair(kind), check=check)

    def division(self, kind):
        """By a number that is not 0; of signed ones the dividend is halved, for the least one's
        quotient by -1 is no number."""
        width, name = kind.bits, self.rng.choice(("udiv", "urem", "sdiv", "srem"))
        ones = kind.constant((1,) * kind.count)
        dividend = f"{{r}}.half = ashr {{t}} {{0}}, {ones}\n" if name[0] == "s" else ""

        def meaning(x, y):
            y |= 1
            if name[0] == "u":
                return x // y if name == "udiv" else x % y
            x, y = signed(x, width) >> 1, signed(y, width)
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return quotient if name == "sdiv" else x - y * quotient
        used = "{r}.half" if dividend else "{0}"
        check = divides(name[0] == "s", width) if width > 22 else None
        return (f"{dividend}{{r}}.odd = or {{t}} {{1}}, {ones}\n{{r}} = {name} {{t}} {used}, {{r}}.odd", each(meaning),
                check)

    def funnel(self):
        kind, name = self.integer_type(), self.rng.choice(("fshl", "fshr"))
        width = kind.bits

        def meaning(x, y, by):
            both, by = x << width | y, by % width
            return both << by >> width if name == "fshl" else both >> by
        values = self.pick(kind), self.pick(kind)
        if self.rng.random() < 0.3:
            values = values[0], values[0]
        self.call(kind, name, meaning, *values, self.pick(kind))

    def shuffled(self):
        kind = Type(self.rng.choice(("i8", "i16", "i32", "half", "bfloat")), self.rng.choice((2, 3, 4)))
        self.shuffle(*self.pair(kind), self.rng.choice((2, 3, 4, 5)))

    def float_binary(self):
        kind = self.float_type()
        form = kind.format
        name = self.rng.choice(("fadd", "fsub", "fmul", "fdiv", "fma", "copysign"))
        if name == "copysign":
            def meaning(x, y):
                if form.is_nan(y):
                    raise LeftOut("the sign of a NaN is open")
                return x & ~form.sign | y & form.sign
            self.call(kind, name, meaning, *self.pair(kind))
            return
        compute = lambda *bits: form.encode(exact(name, *map(form.decode, bits)))
        if name == "fma":
            self.call(kind, name, compute, *self.pair(kind), self.pick(kind))
        else:
            self.emit(kind, f"{{r}} = {name} {{t}} {{0}}, {{1}}", each(compute), *self.pair(kind))

    def float_unary(self):
        kind = self.float_type()
        form = kind.format
        whole = {"floor": math.floor, "ceil": math.ceil, "trunc": math.trunc, "roundeven": round, "rint": round}
        name = self.rng.choice((*whole, "fneg", "fabs", "sqrt"))

        def rounded(bits):
            number = form.decode(bits)
            if not math.isfinite(number):
                return form.encode(number)
            return form.encode(math.copysign(float(whole[name](number)), number))
        if name == "fneg":
            self.emit(kind, "{r} = fneg {t} {0}", each(lambda x: x ^ form.sign), self.pick(kind))
        elif name == "fabs":
            self.call(kind, name, lambda x: x & ~form.sign, self.pick(kind))
        elif name == "sqrt":
            self.call(kind, name, lambda x: form.encode(square_root(form.decode(x))), self.pick(kind))
        else:
            self.call(kind, name, rounded, self.pick(kind))

    def float_select(self):
        kind = self.float_type()
        other = Type(self.rng.choice(("i8", "i32", "i64", "half", "float")), kind.count)
        ordered = self.rng.random() < 0.5
        name = self.rng.choice(tuple(COMPARISONS) + ("no",))
        if name == "no":
            meaning, predicate = (lambda x, y: x == x and y == y), "ord"
            if not ordered:
                meaning, predicate = (lambda x, y: x != x or y != y), "uno"
        else:
            predicate = ("o" if ordered else "u") + name

            def meaning(x, y):
                return not ordered if x != x or y != y else COMPARISONS[name](x, y)
        decode = kind.format.decode
        mask = Type("i1", kind.count).text
        self.emit(other, f"{{r}}.is = fcmp {predicate} {{t0}} {{0}}, {{1}}\n"
                  f"{{r}} = select {mask} {{r}}.is, {{t}} {{2}}, {{t}} {{3}}",
                  each(lambda x, y, a, b: a if meaning(decode(x), decode(y)) else b), *self.pair(kind), *self.pair(other))

    def float_extreme(self):
        kind = self.float_type()
        form = kind.format
        # Of halves with a NaN or zeros of two signs `minnum` may give either.
        name = self.rng.choice(("minimum", "maximum", "minimumnum", "maximumnum", "minnum", "maxnum"))

        def meaning(x, y):
            if form.is_nan(x) or form.is_nan(y):
                if not name.endswith("num"):
                    return form.nan
                return y if form.is_nan(x) else x
            order = lambda bits: (form.decode(bits), not bits & form.sign)
            if form.decode(x) == form.decode(y) and x != y and name in ("minnum", "maxnum"):
                raise LeftOut("which of two zeros is open")
            return (min if name.startswith("min") else max)(x, y, key=order)
        self.call(kind, name, meaning, *self.pair(kind))

    def convert(self):
        value = self.rng.choice(self.computed())
        self.cast(value, self.rng.choice((self.integer_type, self.float_type))())

    # Control flow.

    def branch(self):
        """One of two computations, by a comparison of each lane."""
        kind, scalar = self.integer_type(), Type(self.rng.choice(("i8", "i16", "i32")))
        arms = [self.division(kind) if kind.bits <= 32 and self.rng.random() < 0.5 else (*self.simple(kind), None)
                for _ in range(2)]
        inner = [arm[0].replace("{r}", f"{{r}}.{name}").replace("{0}", "{2}").replace("{1}", "{3}")
                 for name, arm in zip(("then", "else"), arms)]
        computes = [arm[1] for arm in arms]
        checks = [arm[2] for arm in arms if arm[2]]

        def check(lanes):
            for one in checks:
                one([operands[2:] for operands in lanes])
        self.emit(kind, "{r}.is = icmp ult {t0} {0}, {1}\n"
                  "br i1 {r}.is, label %{label}.yes, label %{label}.no\n"
                  "{label}.yes:\n" + inner[0] + "\nbr label %{label}.join\n"
                  "{label}.no:\n" + inner[1] + "\nbr label %{label}.join\n"
                  "{label}.join:\n{r} = phi {t} [ {r}.then, %{label}.yes ], [ {r}.else, %{label}.no ]",
                  lambda a, b, x, y: computes[a[0] >= b[0]](x, y), *self.pair(scalar), *self.pair(kind), check=check)

    def loop(self):
        """One to eight times an instruction, as a number of each lane says."""
        kind = self.integer_type()
        template, compute = self.simple(kind)
        body = template.replace("{r}", "{r}.next").replace("{0}", "{r}.now")

        def repeat(x, y, limit):
            width = (1 << kind.bits) - 1
            for _ in range((limit[0] & 7) + 1):
                x = tuple(bits & width for bits in compute(x, y))
            return x
        self.emit(kind, "{r}.last = and i32 {2}, 7\nbr label %{label}.enter\n"
                  "{label}.enter:\nbr label %{label}.body\n{label}.body:\n"
                  "{r}.i = phi i32 [ 0, %{label}.enter ], [ {r}.j, %{label}.body ]\n"
                  "{r}.now = phi {t} [ {0}, %{label}.enter ], [ {r}.next, %{label}.body ]\n" + body + "\n"
                  "{r}.j = add i32 {r}.i, 1\n{r}.more = icmp ult i32 {r}.i, {r}.last\n"
                  "br i1 {r}.more, label %{label}.body, label %{label}.exit\n"
                  "{label}.exit:\n{r} = phi {t} [ {r}.next, %{label}.body ]",
                  repeat, *self.pair(kind), self.pick(Type("i32")))
