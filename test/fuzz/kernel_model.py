# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel in LLVM IR, as data: types, numbers, instructions that know what they compute.

Every value is followed in all lanes, as the bits of its elements: `values[lane][element]`.
"""

import dataclasses
import math
from fractions import Fraction


class LeftOut(Exception):
    """What LLVM leaves open for this data, or is known to do wrong: no such instruction is made."""


@dataclasses.dataclass(frozen=True)
class Format:
    """A format of floating-point numbers, rounded to nearest, ties to even."""

    bits: int
    precision: int
    mangled: str

    @property
    def bias(self):
        return (1 << (self.bits - self.precision - 1)) - 1

    @property
    def infinity(self):
        return (2 * self.bias + 1) << (self.precision - 1)

    @property
    def sign(self):
        return 1 << (self.bits - 1)

    @property
    def nan(self):
        return self.infinity | 1 << (self.precision - 2)

    def is_nan(self, bits):
        return (bits & ~self.sign) > self.infinity

    def decode(self, bits):
        """The number, which a Python float holds exactly."""
        if self.is_nan(bits):
            return math.nan
        sign = -1.0 if bits & self.sign else 1.0
        bits &= ~self.sign
        if bits == self.infinity:
            return sign * math.inf
        exponent = bits >> (self.precision - 1)
        digits = bits & ((1 << (self.precision - 1)) - 1)
        if exponent:
            digits += 1 << (self.precision - 1)
        return sign * math.ldexp(digits, max(exponent, 1) - self.bias - (self.precision - 1))

    def encode(self, number):
        """The bits nearest to a float or a Fraction; of a NaN always the same."""
        if isinstance(number, float):
            sign = self.sign if math.copysign(1.0, number) < 0 else 0
            if math.isnan(number):
                return self.nan
            if math.isinf(number) or number == 0:
                return sign | (self.infinity if number else 0)
            number = Fraction(number)
        sign, size = (self.sign if number < 0 else 0), abs(number)
        if size == 0:
            return sign
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        if size < Fraction(2) ** exponent:
            exponent -= 1
        exponent = max(exponent, 1 - self.bias)
        digits = round(size / Fraction(2) ** (exponent - (self.precision - 1)))
        # A leading one, or a carry out of the digits, counts on the exponent.
        return sign | min(self.infinity, ((exponent + self.bias - 1) << (self.precision - 1)) + digits)


FLOATS = {
    "half": Format(16, 11, "f16"),
    "bfloat": Format(16, 8, "bf16"),
    "float": Format(32, 24, "f32"),
    "double": Format(64, 53, "f64"),
}


@dataclasses.dataclass(frozen=True)
class Type:
    """A scalar, or a vector of more than one element."""

    scalar: str
    count: int = 1

    @property
    def format(self):
        return FLOATS.get(self.scalar)

    @property
    def bits(self):
        return self.format.bits if self.format else int(self.scalar[1:])

    @property
    def bytes(self):
        return self.bits * self.count // 8

    @property
    def text(self):
        return self.scalar if self.count == 1 else f"<{self.count} x {self.scalar}>"

    @property
    def mangled(self):
        scalar = self.format.mangled if self.format else self.scalar
        return scalar if self.count == 1 else f"v{self.count}{scalar}"

    def like(self, scalar):
        return Type(scalar, self.count)

    def constant(self, elements):
        """The bits as LLVM writes a constant."""
        def one(bits):
            if self.scalar in ("half", "bfloat"):
                return f"0x{'H' if self.scalar == 'half' else 'R'}{bits:04X}"
            if self.format:
                return f"0x{FLOATS['double'].encode(self.format.decode(bits)):016X}"
            return str(bits)
        if self.count == 1:
            return one(elements[0])
        return "<" + ", ".join(f"{self.scalar} {one(bits)}" for bits in elements) + ">"


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


@dataclasses.dataclass
class Instruction:
    """One or a few lines of LLVM IR: {r} is the result, {t} its type, {0} an operand, {t0} the
    operand's type. `compute` takes the operands of a lane, each a tuple of elements, and gives the
    result's; `check` looks at the operands of all lanes."""

    type: Type
    template: str
    compute: object
    operands: tuple = ()
    check: object = None

    def evaluate(self, values, lanes):
        operands = [[values[o][lane] for o in self.operands] for lane in range(lanes)]
        if self.check:
            self.check(operands)
        mask = (1 << self.type.bits) - 1
        return [tuple(bits & mask for bits in self.compute(*of_lane)) for of_lane in operands]


@dataclasses.dataclass
class Constant:
    type: Type
    elements: tuple
    operands: tuple = ()

    def evaluate(self, values, lanes):
        return [self.elements] * lanes


@dataclasses.dataclass
class Load:
    """A load from a buffer of its own, `stride` bytes from lane to lane, 0 if all read one place.
    The buffer ends with the last lane's last byte: what LLVM reads beyond nobody wrote."""

    type: Type
    data: list  # bytes of each lane's
    stride: int
    alignment: int
    operands: tuple = ()

    def evaluate(self, values, lanes):
        size = self.type.bits // 8
        return [tuple(int.from_bytes(place[size * e : size * (e + 1)], "little")
                      for e in range(self.type.count))
                for place in (self.data * lanes if self.stride == 0 else self.data)]

    def buffer(self):
        padded = b"".join(place.ljust(self.stride, b"\xa5") for place in self.data)
        return padded[: self.stride * (len(self.data) - 1) + self.type.bytes]


@dataclasses.dataclass
class Store:
    """A value that is stored into a buffer of its own, `stride` bytes from lane to lane."""

    value: int
    stride: int
    alignment: int


VENDOR = {
    "amd": ("amdgcn-amd-amdhsa", "amdgpu_kernel", "llvm.amdgcn.workitem.id.x",
            ' "amdgpu-flat-work-group-size"="1,64"'),
    "nvidia": ("nvptx64-nvidia-cuda", "ptx_kernel", "llvm.nvvm.read.ptx.sreg.tid.x", ""),
}


def vendor(chip):
    return "amd" if chip.startswith("gfx") else "nvidia"


@dataclasses.dataclass
class Kernel:
    """Instructions in order; an operand is a number in the list. Stores come last."""

    name: str
    lanes: int
    optimized: bool  # by opt -O2, before llc
    code: list = dataclasses.field(default_factory=list)
    stores: list = dataclasses.field(default_factory=list)

    def evaluate(self):
        values = []
        for op in self.code:
            values.append(op.evaluate(values, self.lanes))
        return values

    def function(self, chip):
        _, convention, lane, attributes = VENDOR[vendor(chip)]
        names = [op.type.constant(op.elements) if isinstance(op, Constant) else f"%v{n}"
                 for n, op in enumerate(self.code)]
        parameters, lines = [], [f"  %lane = call i32 @{lane}()"]

        def place(buffer, where, stride):
            parameters.append(f"ptr addrspace(1) noalias %{buffer}")
            if stride == 0:
                return f"%{buffer}"
            lines.append(f"  {where} = getelementptr [{stride} x i8], ptr addrspace(1) %{buffer}, "
                         "i32 %lane")
            return where

        for n, op in enumerate(self.code):
            if isinstance(op, Load):
                where = place(f"in{n}", f"%v{n}.from", op.stride)
                lines.append(f"  %v{n} = load {op.type.text}, ptr addrspace(1) {where}, "
                             f"align {op.alignment}")
            elif isinstance(op, Instruction):
                types = {f"t{i}": self.code[o].type.text for i, o in enumerate(op.operands)}
                text = op.template.format(*(names[o] for o in op.operands), r=f"%v{n}",
                                          label=f"v{n}", t=op.type.text, **types)
                lines += [line if line.endswith(":") else "  " + line for line in text.split("\n")]
        for n, store in enumerate(self.stores):
            where = place(f"out{n}", f"%out{n}.to", store.stride)
            lines.append(f"  store {self.code[store.value].type.text} {names[store.value]}, "
                         f"ptr addrspace(1) {where}, align {store.alignment}")
        return (f"define {convention} void @{self.name}({', '.join(parameters)}){attributes} {{\n"
                + "\n".join(lines) + "\n  ret void\n}\n")

    def arguments(self):
        """The buffers, as fuse-sim-kernel takes them."""
        result = []
        for n, op in enumerate(self.code):
            if isinstance(op, Load):
                data = op.buffer()
                result.append(f"in{n}:i8:{len(data)}:" + ",".join(f"0x{b:02x}" for b in data))
        for n, store in enumerate(self.stores):
            result.append(f"out{n}:i8:{store.stride * self.lanes}:zero")
        return result

    def wrong(self, found):
        """What of the buffers, by name, is not as it should be; None if all is."""
        values = self.evaluate()
        for n, store in enumerate(self.stores):
            kind = self.code[store.value].type
            for lane in range(self.lanes):
                at = store.stride * lane
                got = found[f"out{n}"][at : at + store.stride]
                elements = [int.from_bytes(got[e * kind.bits // 8 : (e + 1) * kind.bits // 8], "little")
                            for e in range(kind.count)]
                want = values[store.value][lane]
                if not all(map(self.same, [kind] * kind.count, elements, want)) or any(got[kind.bytes :]):
                    return (f"lane {lane} of out{n} is {[hex(x) for x in elements]}, not "
                            f"{[hex(x) for x in want]} ({kind.text}, %v{store.value})")
        return None

    @staticmethod
    def same(kind, got, want):
        return got == want or bool(kind.format and kind.format.is_nan(got)
                                   and kind.format.is_nan(want))

    def pruned(self):
        """A copy without what no store needs."""
        used = {store.value for store in self.stores}
        for n in reversed(range(len(self.code))):
            if n in used:
                used.update(self.code[n].operands)
        number = {n: i for i, n in enumerate(sorted(used))}
        code = [dataclasses.replace(self.code[n], operands=tuple(
            number[o] for o in self.code[n].operands)) for n in sorted(used)]
        stores = [dataclasses.replace(s, value=number[s.value]) for s in self.stores]
        return dataclasses.replace(self, code=code, stores=stores)

    def smaller(self):
        """Copies with less: a store, an instruction or what it works on dropped, fewer lanes."""
        for n in range(len(self.stores)) if len(self.stores) > 1 else ():
            yield dataclasses.replace(self, stores=self.stores[:n] + self.stores[n + 1 :]).pruned()
        for n in reversed(range(len(self.code))):
            if isinstance(self.code[n], Constant):
                continue
            kind = self.code[n].type
            for other in [o for o in self.code[n].operands if self.code[o].type == kind][:2]:
                yield self.replaced(n, self.code[n], other).pruned()
            for bits in (0, 1):
                constant = Constant(kind, (bits,) * kind.count)
                yield self.replaced(n, constant, n).pruned()
        for lanes in (1, self.lanes // 2, self.lanes - 1):
            if 0 < lanes < self.lanes:
                yield self.with_lanes(lanes)

    def replaced(self, n, op, other):
        code = [dataclasses.replace(o, operands=tuple(other if x == n else x for x in o.operands))
                for o in self.code]
        code[n] = op
        stores = [dataclasses.replace(s, value=other if s.value == n else s.value)
                  for s in self.stores]
        return dataclasses.replace(self, code=code, stores=stores)

    def with_lanes(self, lanes):
        code = [dataclasses.replace(op, data=op.data[:lanes]) if isinstance(op, Load) else op
                for op in self.code]
        return dataclasses.replace(self, code=code, lanes=lanes)
