# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the corpus is made of: a case is a module (or a function) and the arguments that it is called with.

    @case(T("B", "S", 48), dynamic="BS")
    class LayerNorm(nn.Module): ...

T is a tensor of the case's element type, Ints and Bools are what they say. Sizes by name stand for the numbers in SIZES, and are
dynamic in the variant that `dynamic` asks for. `types` says in which element types a case is exported: "all", or "some" (f32 and in
turn f16 or bf16), or a list of names.
"""

from dataclasses import dataclass, field

SIZES = {"B": 2, "S": 7, "H": 48, "M": 13, "N": 20, "K": 36, "L": 11}
ALL = ["f32", "f16", "bf16"]


@dataclass
class Argument:
    shape: tuple
    type: str  # "" is the case's element type
    draw: list

    def sizes(self):
        return [SIZES.get(s, s) for s in self.shape]


def T(*shape, scale=1.0, shift=0.0, type=""):
    return Argument(shape, type, ["normal", scale, shift])


def Ints(*shape, below, start=0, type="i64"):
    return Argument(shape, type, ["int", start, below])


def Positions(*shape, start=0, type="i64"):
    return Argument(shape, type, ["range", start])


def Bools(*shape, percent=70):
    return Argument(shape, "i1", ["bool", percent])


@dataclass
class Case:
    name: str  # family.case
    make: object  # a module's class, or a function
    arguments: list
    types: list
    dynamic: str
    options: dict = field(default_factory=dict)


CASES = []


def case(*arguments, types="some", dynamic="", name="", **options):
    """Options: `only_dynamic`, `least` and `most` of dynamic sizes, `steps` (integer results may differ by so much, where
    a value to be rounded lies between two).
    """

    def register(make):
        family = make.__module__.split(".")[-1]
        turn = sum(c.name.startswith(family + ".") for c in CASES) % 2
        chosen = ALL if types == "all" else ["f32", ("f16", "bf16")[turn]] if types == "some" else types
        CASES.append(Case("%s.%s" % (family, name or make.__name__), make, list(arguments), chosen, dynamic, options))
        return make

    return register
