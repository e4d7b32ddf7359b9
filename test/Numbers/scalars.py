#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every scalar function against float64, within the bounds of docs/Numbers.md.

  scalars.py FOLDER [--targets=sm_90a,gfx942,cpu-kernels,...] [--types=f32,f16,bf16] [--only=REGEX]
             [--full] [--device=sim|cuda|hip] [--write-bundles] [--markdown]

A graph holds one group of functions of one type. Arguments are the special values, all 65,536
codes of f16 and bf16, and f32 of every exponent and sign with points close to where a function
changes its form: some thousands, with --full a million. Functions of two arguments are run over a
grid. A result is right if it lies between the roundings, to its type, of the exact value less and
plus the bound; NaN is right only where the exact value is NaN.

Targets are chips, whose machine code or PTX the simulator executes, and cpu-graph, cpu-fused,
cpu-kernels. NVIDIA chips whose PTX differs in its header alone are executed once; the script
compares the text and says so.

With --write-bundles the bundles for the chips are written to FOLDER and nothing runs; with
--device=cuda or hip those bundles are run on hardware. --markdown prints the table of bounds.
"""

import argparse
import concurrent.futures
import math
import os
import re
import subprocess
import sys
import time

import numpy as np

CHIPS = ["sm_80", "sm_89", "sm_90", "sm_90a", "gfx90a", "gfx942", "gfx950"]
LEVELS = ["cpu-graph", "cpu-fused", "cpu-kernels"]
WIDTH = 256

# ---------------------------------------------------------------------------------------------
# Number formats
# ---------------------------------------------------------------------------------------------

SMALLEST_NORMAL = 2.0**-126


def bf16_to_double(codes):
    with np.errstate(invalid="ignore"):  # signalling NaNs
        return (codes.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def round_bf16(values):
    """float64 to the nearest bf16, as float64; infinities and NaN as they are."""
    with np.errstate(over="ignore", invalid="ignore"):
        fraction, exponent = np.frexp(values)
        exponent = np.maximum(exponent, -125)  # denormals have a fixed step
        step = np.ldexp(1.0, exponent - 8)
        rounded = np.where(np.isfinite(values), np.rint(values / step) * step, values)
        largest = float.fromhex("0x1.fep127")
        return np.where(np.abs(rounded) > largest, np.copysign(np.inf, rounded), rounded)


class Format:
    def __init__(self, name, codes, decode, encode, round_):
        self.name, self.codes, self.decode, self.encode, self.round = name, codes, decode, encode, round_


def _bf16_save(codes):
    return codes.view(np.dtype("V2"))


FORMATS = {
    "f32": Format("f32", None, lambda c: c.view(np.float32).astype(float), lambda c: c.view(np.float32),
                  lambda v: v.astype(np.float32).astype(float)),
    "f16": Format("f16", np.uint16, lambda c: c.view(np.float16).astype(float), lambda c: c.view(np.float16),
                  lambda v: v.astype(np.float16).astype(float)),
    "bf16": Format("bf16", np.uint16, bf16_to_double, _bf16_save, round_bf16),
}


def load(path, kind):
    array = np.load(path)
    if kind == "bf16":
        return bf16_to_double(array.view(np.uint16))
    return array.astype(float)


# ---------------------------------------------------------------------------------------------
# Functions
# ---------------------------------------------------------------------------------------------

ERF = np.frompyfunc(math.erf, 1, 1)
ERFC = np.frompyfunc(math.erfc, 1, 1)


def erf(x):
    return ERF(x).astype(float)


def normal(x):
    """The normal distribution, of relative accuracy for both signs."""
    return 0.5 * ERFC(-x / math.sqrt(2)).astype(float)


def sigmoid(x):
    return np.where(x < 0, np.exp(np.minimum(x, 0)) / (1 + np.exp(np.minimum(x, 0))), 1 / (1 + np.exp(-np.abs(x))))


def limit_at_minus_infinity(f):
    """x f(x) where f falls faster than x grows: 0 at -inf."""
    return lambda x: np.where(x == -np.inf, 0.0, x * f(np.where(x == -np.inf, 0, x)))


def gelu_tanh(x):
    return limit_at_minus_infinity(lambda v: sigmoid(2 * math.sqrt(2 / math.pi) * (v + 0.044715 * v**3)))(x)


def gelu_slack(x, _, exact):
    """Of GELU; beyond 20 it is x or 0."""
    slack = 2e-6 * np.abs(np.where(np.isfinite(x), x, 0)) * np.where(np.abs(x) < 20, 1, 1e-6)
    return np.where(x >= -6.5, np.minimum(slack, 1e-5 * np.abs(exact)), slack)


def c_power(x, y):
    """C99's pow, of float64: what NumPy's power is, made explicit where it warns."""
    return np.power(x, y)


def remainder(x, y):
    return np.fmod(x, y)


class Function:
    """`code` computes $r from $x (and $y) of type $t. `relative` and `absolute` bound the error;
    `slack`, of (x, y, exact), adds to it. `specials` is said in the docs."""

    def __init__(self, name, code, exact, relative=0.0, absolute=0.0, slack=None, arity=1, types=("f32", "f16", "bf16"),
                 result=None, integer=None, bound=None, specials="", near=(), group=None):
        self.name, self.code, self.exact = name, code, exact
        self.relative, self.absolute, self.slack, self.arity = relative, absolute, slack, arity
        self.types, self.result, self.integer = types, result, integer
        self.bound, self.specials, self.near = bound, specials, near
        self.group = group or ("unary" if arity == 1 else "binary")


def unary(op):
    return "$r = %s $x : $t" % op


def binary(op):
    return "$r = %s $x, $y : $t" % op


# Multiples of pi / 2; where arguments are reduced in another way; the f32 closest to a multiple.
CIRCULAR = (0, math.pi / 4, math.pi / 2, -math.pi / 2, math.pi, 100 * math.pi, 10001 * math.pi / 2, 2.0**15, 2.0**16, -(2.0**16), 2.0**20, 2.0**24,
            16367173 * 2.0**72, -float.fromhex("0x1.fffffep127"))
INVERSES = (0, 0.5, -0.5, 1, -1, 0.7, 1.7, 2.0**24)
HYPERBOLIC = (0, 0.5, -0.5, 1, -1, 1.5, 3, 9, 88.7, 89.4, -89.41, 89.415984, 89.415995, 2.0**13, -(2.0**13), 2.0**24)

FLUSH = SMALLEST_NORMAL  # a result below the smallest normal number may be 0

def minimum(number):
    def exact(x, y):
        low = np.minimum(x, y)
        return np.where(np.isnan(x), y, np.where(np.isnan(y), x, low)) if number else low
    return exact


def maximum(number):
    return lambda x, y: -minimum(number)(-x, -y)


FUNCTIONS = [
    # Activations
    Function("fuse.gelu erf", unary("fuse.gelu erf"), limit_at_minus_infinity(normal), 0, FLUSH,
             slack=gelu_slack, bound="2e-6 \\|x\\|, and from -6.5 on 1e-5 of the value",
             specials="0 at -inf, inf at inf", near=(0, -4, -6, -6.5, 6, -13, -20, 20)),
    Function("fuse.gelu tanh", unary("fuse.gelu tanh"), gelu_tanh, 0, FLUSH,
             slack=gelu_slack, bound="2e-6 \\|x\\|, and from -6.5 on 1e-5 of the value",
             specials="0 at -inf, inf at inf", near=(0, -5, -6.5, 5, -10)),
    Function("fuse.silu", unary("fuse.silu"), limit_at_minus_infinity(sigmoid), 1e-6, 128 * FLUSH,
             slack=lambda x, y, e: 2e-7 * np.abs(e * np.where(np.isfinite(x), x, 0)) * (x < 0),
             bound="(1e-6 + 2e-7 max(-x, 0)) \\|silu(x)\\|",
             specials="0 at -inf, inf at inf", near=(0, -88.7, -89, -104, -126, -128)),
    Function("fuse.sigmoid", unary("fuse.sigmoid"), sigmoid, 1e-6, FLUSH,
             slack=lambda x, y, e: 2e-7 * np.abs(e * np.where(np.isfinite(x), x, 0)) * (x < 0),
             bound="(1e-6 + 2e-7 max(-x, 0)) sigmoid(x)",
             specials="0 at -inf, 1 at inf", near=(0, -88.7, -89, -104)),
    # Exponentials
    Function("math.exp", unary("math.exp"), np.exp, 8e-7, FLUSH, specials="0 at -inf, inf at inf and from 88.7228394 on",
             near=(0, 88.722839, 88.7, 89, 96, 100, 104, 128, 138.6, -87.33654, -88.7, -103.97, -104, -138.6)),
    Function("math.exp2", unary("math.exp2"), np.exp2, 5e-7, FLUSH, specials="0 at -inf, inf at inf and from 128 on",
             near=(0, 128, 127.99999, -126, -127, -149, -150, -151)),
    Function("math.expm1", unary("math.expm1"), np.expm1, 2e-6, specials="-1 at -inf, inf at inf, -0 at -0",
             near=(0, 0.03, -0.03, 0.5, -0.5, 0.4, -0.4, 88.722839, 89, -17, -88, -104)),
    # Logarithms
    Function("math.log", unary("math.log"), np.log, 1e-6, specials="-inf at 0, NaN below 0, inf at inf",
             near=(1, 0.75, 0.7, 1.3, 1.4142, 0.5, 2, 2.0**-126, 2.0**-149)),
    Function("math.log2", unary("math.log2"), np.log2, 1e-6, specials="-inf at 0, NaN below 0, inf at inf",
             near=(1, 0.75, 1.3, 0.5, 2, 2.0**-126, 2.0**-149)),
    Function("math.log10", unary("math.log10"), np.log10, 1e-6, specials="-inf at 0, NaN below 0, inf at inf",
             near=(1, 0.75, 1.3, 10, 0.5, 2, 2.0**-126, 2.0**-149)),
    Function("math.log1p", unary("math.log1p"), np.log1p, 1.5e-6, specials="-inf at -1, NaN below -1, inf at inf, -0 at -0",
             near=(0, 0.005, -0.005, -1, -0.25, 0.3, -0.3, 0.5, -0.5, 1)),
    # Roots
    Function("math.sqrt", unary("math.sqrt"), np.sqrt, 0, bound="rounded to nearest", specials="NaN below 0, -0 at -0, inf at inf",
             near=(1, 2, 2.0**-126, 2.0**-149)),
    Function("math.rsqrt", unary("math.rsqrt"), lambda x: 1 / np.sqrt(x), 4e-7, specials="inf at 0, -inf at -0, NaN below 0, 0 at inf",
             near=(1, 2, 4, 2.0**-126, 2.0**-149)),
    # Hyperbolic tangent, error function
    Function("math.tanh", unary("math.tanh"), np.tanh, 2e-6, specials="1 at inf, -1 at -inf, -0 at -0", near=(0, 0.1, -0.1, 0.2, -0.2, 9, -9)),
    Function("math.erf", unary("math.erf"), erf, 1e-6, 2.0**-148, specials="1 at inf, -1 at -inf, -0 at -0",
             near=(0, 0.5, 1, 0.9, -1, -0.9, 3.9, 4, -4)),
    Function("math.erfc", unary("math.erfc"), lambda x: ERFC(x).astype(float), 1e-6, FLUSH, specials="2 at -inf, 0 at inf",
             near=(0, 1, -1, 2, 4, 9.19, 9.3, 10, 10.05, 11, -3.9, -4), group="hyperbolic"),
    # Circular functions
    Function("math.sin", unary("math.sin"), np.sin, 2e-7, specials="NaN at inf and -inf, -0 at -0", near=CIRCULAR, group="circular"),
    Function("math.cos", unary("math.cos"), np.cos, 2e-7, specials="NaN at inf and -inf", near=CIRCULAR, group="circular"),
    Function("math.tan", unary("math.tan"), np.tan, 4e-7, specials="NaN at inf and -inf, -0 at -0", near=CIRCULAR, group="circular"),
    Function("math.asin", unary("math.asin"), np.arcsin, 2.5e-7, specials="NaN beyond 1, -0 at -0", near=INVERSES, group="inverses"),
    Function("math.acos", unary("math.acos"), np.arccos, 2e-7, specials="NaN beyond 1", near=INVERSES, group="inverses"),
    Function("math.atan", unary("math.atan"), np.arctan, 2.5e-7, specials="pi/2 at inf, -pi/2 at -inf, -0 at -0", near=INVERSES, group="inverses"),
    # Hyperbolic functions
    Function("math.sinh", unary("math.sinh"), np.sinh, 5e-7, specials="infinite beyond 89.4159851, -0 at -0", near=HYPERBOLIC, group="hyperbolic"),
    Function("math.cosh", unary("math.cosh"), np.cosh, 5e-7, specials="inf beyond 89.4159851", near=HYPERBOLIC, group="hyperbolic"),
    Function("math.asinh", unary("math.asinh"), np.arcsinh, 2.5e-7, specials="infinities and -0 are kept", near=HYPERBOLIC, group="hyperbolic"),
    Function("math.acosh", unary("math.acosh"), np.arccosh, 2.5e-7, specials="NaN below 1, inf at inf", near=HYPERBOLIC, group="hyperbolic"),
    Function("math.atanh", unary("math.atanh"), np.arctanh, 2e-7, specials="inf at 1, -inf at -1, NaN beyond, -0 at -0", near=HYPERBOLIC, group="hyperbolic"),
    Function("math.cbrt", unary("math.cbrt"), np.cbrt, 1.5e-7, specials="infinities and -0 are kept", near=(1, -8, 27, 2.0**-60, -(2.0**-149)), group="hyperbolic"),
    # Rounding to integers, signs
    Function("math.floor", unary("math.floor"), np.floor, specials="NaN, infinities and -0 are kept", near=(0, 1, -1, 2.0**23, -2.0**23, 2.0**22)),
    Function("math.ceil", unary("math.ceil"), np.ceil, specials="NaN, infinities and -0 are kept", near=(0, 1, -1, 2.0**23, -2.0**23)),
    Function("math.trunc", unary("math.trunc"), np.trunc, specials="NaN, infinities and -0 are kept", near=(0, 1, -1, 2.0**23, -2.0**23)),
    Function("math.roundeven", unary("math.roundeven"), np.rint, specials="NaN, infinities and -0 are kept", near=(0, 0.5, -0.5, 1.5, 2.5, -1.5, 2.0**23, -2.0**23)),
    Function("math.round", unary("math.round"), lambda x: np.copysign(np.trunc(np.abs(x) + 0.5 * (np.abs(x) < 2.0**52)), x),
             specials="NaN, infinities and -0 are kept", near=(0, 0.5, -0.5, 1.5, 2.5, -1.5, 2.0**23, -2.0**23)),
    Function("math.absf", unary("math.absf"), np.abs),
    Function("arith.negf", unary("arith.negf"), np.negative),
    # Classes of numbers
    *[Function("math." + name, "%%tc$i = math.%s $x : $t\n $r = arith.select %%tc$i, %%one, %%zero : $t" % name, exact, bound="exact", group="classes")
      for name, exact in (("isnan", lambda x: np.isnan(x).astype(float)), ("isinf", lambda x: np.isinf(x).astype(float)),
                          ("isfinite", lambda x: np.isfinite(x).astype(float)))],
    *[Function("math.isnormal", "%tc$i = math.isnormal $x : $t\n $r = arith.select %tc$i, %one, %zero : $t",
               lambda x, s=smallest: (np.isfinite(x) & (np.abs(x) >= s)).astype(float), bound="exact", group="classes", types=types)
      for smallest, types in ((2.0**-126, ("f32", "bf16")), (2.0**-14, ("f16",)))],
    # Formulas as frameworks spell them.
    Function("x / (1 + exp(-x))", "%tn$i = arith.negf $x : $t\n %te$i = math.exp %tn$i : $t\n %ta$i = arith.addf %te$i, %one : $t\n $r = arith.divf $x, %ta$i : $t",
             limit_at_minus_infinity(sigmoid), 2.0**-6, 4e-4, group="spelled", types=("f16", "bf16"),
             near=(0, -88, -89, -104)),
    Function("1 / (1 + exp(-x))", "%tn$i = arith.negf $x : $t\n %te$i = math.exp %tn$i : $t\n %ta$i = arith.addf %te$i, %one : $t\n $r = arith.divf %one, %ta$i : $t",
             sigmoid, 2.0**-6, 4e-4, group="spelled", types=("f16", "bf16"),
             near=(0, -88, -89, -104)),
    Function("log1p(exp(-|x|)) + max(x, 0)", "%tn$i = math.absf $x : $t\n %tm$i = arith.negf %tn$i : $t\n %te$i = math.exp %tm$i : $t\n %tl$i = math.log1p %te$i : $t\n %tp$i = arith.maximumf $x, %zero : $t\n $r = arith.addf %tl$i, %tp$i : $t",
             lambda x: np.log1p(np.exp(-np.abs(x))) + np.maximum(x, 0), 2e-6, FLUSH, group="spelled", types=("f32",), near=(0, -88, -89, -104)),
    Function("log(1 + exp(x))", "%te$i = math.exp $x : $t\n %ta$i = arith.addf %te$i, %one : $t\n $r = math.log %ta$i : $t",
             lambda x: np.where(x > 88.722839, np.inf, np.log1p(np.exp(x))), 2e-6, 6.0e-8, group="spelled", types=("f32",), near=(0, -88, -89, -104, 88, 89)),
    # Two arguments
    Function("math.powf", binary("math.powf"), c_power, 2e-6, 2.0**-148, arity=2, specials="as C99's pow"),
    Function("math.atan2", binary("math.atan2"), np.arctan2, 2.5e-7, 2.0**-149, arity=2, specials="as C99's atan2"),
    Function("arith.addf", binary("arith.addf"), np.add, arity=2, bound="rounded to nearest"),
    Function("arith.subf", binary("arith.subf"), np.subtract, arity=2, bound="rounded to nearest"),
    Function("arith.mulf", binary("arith.mulf"), np.multiply, arity=2, bound="rounded to nearest"),
    Function("arith.divf", binary("arith.divf"), np.divide, arity=2, bound="rounded to nearest"),
    Function("arith.remf", binary("arith.remf"), remainder, arity=2, bound="exact", specials="as C99's fmod"),
    Function("arith.maximumf", binary("arith.maximumf"), maximum(False), arity=2, bound="exact", specials="NaN if either is"),
    Function("arith.minimumf", binary("arith.minimumf"), minimum(False), arity=2, bound="exact", specials="NaN if either is"),
    Function("arith.maxnumf", binary("arith.maxnumf"), maximum(True), arity=2, bound="exact", specials="the other if one is NaN"),
    Function("arith.minnumf", binary("arith.minnumf"), minimum(True), arity=2, bound="exact", specials="the other if one is NaN"),
    Function("math.copysign", binary("math.copysign"), np.copysign, arity=2, bound="exact"),
]

PREDICATES = {
    "false": lambda x, y: np.zeros(x.shape, bool), "true": lambda x, y: np.ones(x.shape, bool),
    "oeq": lambda x, y: x == y, "ogt": lambda x, y: x > y, "oge": lambda x, y: x >= y,
    "olt": lambda x, y: x < y, "ole": lambda x, y: x <= y, "one": lambda x, y: (x < y) | (x > y),
    "ord": lambda x, y: ~(np.isnan(x) | np.isnan(y)), "ueq": lambda x, y: ~((x < y) | (x > y)),
    "ugt": lambda x, y: ~(x <= y), "uge": lambda x, y: ~(x < y), "ult": lambda x, y: ~(x >= y),
    "ule": lambda x, y: ~(x > y), "une": lambda x, y: x != y, "uno": lambda x, y: np.isnan(x) | np.isnan(y),
}
for _name, _exact in PREDICATES.items():
    FUNCTIONS.append(Function(
        "arith.cmpf " + _name,
        "%%tc$i = arith.cmpf %s, $x, $y : $t\n $r = arith.select %%tc$i, %%one, %%zero : $t" % _name,
        lambda x, y, f=_exact: f(x, y).astype(float), arity=2, bound="exact", group="compare"))

# Conversions.
for _to in ("f16", "bf16", "f32"):
    for _from in ("f32", "f16", "bf16"):
        if _to != _from and "f32" in (_to, _from):
            FUNCTIONS.append(Function(
                "arith.%s to %s" % ("extf" if _to == "f32" else "truncf", _to),
                "$r = arith.%s $x : $t to %s" % ("extf" if _to == "f32" else "truncf", _to),
                lambda x: x, types=(_from,), result=_to, group="cast", bound="rounded to nearest",
                near=(65504, 65519.99, 65520, 2.0**-14, 2.0**-24, 2.0**-25, 1, 3.3895e38, 3.396e38, 2.0**-126, 2.0**-133, 2.0**-134),
                specials="NaN stays NaN, beyond the range inf"))


def _saturate(bits, signed):
    low, high = (-(2.0**(bits - 1)), 2.0**(bits - 1) - 1) if signed else (0.0, 2.0**bits - 1)
    return lambda x: np.where(np.isnan(x), 0.0, np.clip(np.trunc(x), low, high))


for _op, _signed in (("fptosi", True), ("fptoui", False)):
    for _bits in (8, 16, 32, 64):
        FUNCTIONS.append(Function(
            "arith.%s to i%d" % (_op, _bits),
            "%%ti$i = arith.%s $x : $t to i%d\n $r = arith.%s %%ti$i : i%d to f32" % (_op, _bits, "sitofp" if _signed else "uitofp", _bits),
            _saturate(_bits, _signed), result="f32", group="toint", bound="exact",
            specials="out of range the nearest integer there is, NaN is 0",
            near=(0, 127, 128, -128, -129, 255, 256, 32767, 32768, 65535, 65536, 2.0**31, -2.0**31, 2.0**32)))


def _wrap(value, bits):
    return ((value + (1 << bits - 1)) & ((1 << bits) - 1)) - (1 << bits - 1)


def _c_divide(x, y):
    q = abs(x) // abs(y)
    return q if (x < 0) == (y < 0) else -q


def _unsigned(f):
    return lambda x, y, b: f(x & ((1 << b) - 1), y & ((1 << b) - 1))


# Exact functions of Python's integers, reduced to the width afterwards; None where arith says nothing.
INTEGERS = {
    "addi": lambda x, y, b: x + y, "subi": lambda x, y, b: x - y, "muli": lambda x, y, b: x * y,
    "andi": lambda x, y, b: x & y, "ori": lambda x, y, b: x | y, "xori": lambda x, y, b: x ^ y,
    "maxsi": lambda x, y, b: max(x, y), "minsi": lambda x, y, b: min(x, y),
    "maxui": _unsigned(max), "minui": _unsigned(min),
    "divsi": lambda x, y, b: _c_divide(x, y) if y and not (y == -1 and x == -(1 << b - 1)) else None,
    "remsi": lambda x, y, b: x - y * _c_divide(x, y) if y and not (y == -1 and x == -(1 << b - 1)) else None,
    "floordivsi": lambda x, y, b: x // y if y and not (y == -1 and x == -(1 << b - 1)) else None,
    "ceildivsi": lambda x, y, b: -(-x // y) if y and not (y == -1 and x == -(1 << b - 1)) else None,
    "divui": _unsigned(lambda x, y: x // y if y else None),
    "remui": _unsigned(lambda x, y: x % y if y else None),
    "ceildivui": _unsigned(lambda x, y: -(-x // y) if y else None),
    # By the width or more: all bits are shifted out.
    "shli": lambda x, y, b: x << y if 0 <= y < b else 0,
    "shrsi": lambda x, y, b: x >> (y if 0 <= y < b else b - 1),
    "shrui": lambda x, y, b: (x & ((1 << b) - 1)) >> y if 0 <= y < b else 0,
}
INTEGERS.update({
    "math.ctpop": lambda x, y, b: bin(x & ((1 << b) - 1)).count("1"),
    "math.ctlz": lambda x, y, b: b - (x & ((1 << b) - 1)).bit_length(),
    "math.cttz": lambda x, y, b: (x & -x).bit_length() - 1 if x else b,
    # A negative exponent leaves what is whole.
    "math.ipowi": lambda x, y, b: pow(x, y, 1 << b) if y >= 0 else {1: 1, -1: (-1)**(y & 1)}.get(x, 0),
})
for _predicate, _exact in {
        "eq": lambda x, y, b: x == y, "ne": lambda x, y, b: x != y, "slt": lambda x, y, b: x < y, "sle": lambda x, y, b: x <= y,
        "sgt": lambda x, y, b: x > y, "sge": lambda x, y, b: x >= y, "ult": _unsigned(lambda x, y: x < y),
        "ule": _unsigned(lambda x, y: x <= y), "ugt": _unsigned(lambda x, y: x > y), "uge": _unsigned(lambda x, y: x >= y)}.items():
    INTEGERS["cmpi " + _predicate] = _exact


def _integer_argument(name, value, bits):
    """Code that makes an integer of an f32; of wide ones the low bits are filled too."""
    t = "i%d" % bits
    lines = ["%%t%s0$i = arith.fptosi %%%s : f32 to %s" % (name, name, t)]
    if bits <= 24:
        return lines, "%%t%s0$i" % name
    lines += ["%%t%sk$i = arith.constant 16777216 : %s" % (name, t),
              "%%t%s1$i = arith.divsi %%t%s0$i, %%t%sk$i : %s" % (name, name, name, t),
              "%%t%s2$i = arith.addi %%t%s0$i, %%t%s1$i : %s" % (name, name, name, t)]
    return lines, "%%t%s2$i" % name


def integer_value(x, bits):
    x = int(x)
    return x if bits <= 24 else _wrap(x + _c_divide(x, 16777216), bits)


def _integer_functions(bits):
    """A result of more than 16 bits is seen in pieces of 16, as f32."""
    t = "i%d" % bits
    for name, exact in INTEGERS.items():
        (first, x), (second, y) = _integer_argument("x", "$x", bits), _integer_argument("y", "$y", bits)
        compares = name.startswith("cmpi")
        for piece in range(1 if compares else -(-bits // 16)):
            lines = first + second
            op = name if name.startswith("math.") else "arith." + name
            operands = x if name in ("math.ctpop", "math.ctlz", "math.cttz") else "%s, %s" % (x, y)
            if compares:
                lines = lines + ["%%tr$i = arith.%s, %s, %s : %s" % (name, x, y, t), "$r = arith.uitofp %tr$i : i1 to f32"]
            else:
                lines = lines + ["%%tr$i = %s %s : %s" % (op, operands, t),
                                 "%%ts$i = arith.constant %d : %s" % (16 * piece, t),
                                 "%%tm$i = arith.constant %d : %s" % (min(65535, (1 << bits) - 1) if bits > 16 else -1, t),
                                 "%%tp$i = arith.shrui %%tr$i, %%ts$i : %s" % t,
                                 "%%tq$i = arith.andi %%tp$i, %%tm$i : %s" % t,
                                 "$r = arith.uitofp %%tq$i : %s to f32" % t]

            def result(a, b, f=exact, shift=16 * piece):
                value = f(integer_value(a, bits), integer_value(b, bits), bits)
                return None if value is None else float(((int(value) & ((1 << bits) - 1)) >> shift) & 0xffff)

            FUNCTIONS.append(Function(
                "%s of %s, bits from %d" % (op, t, 16 * piece), "\n ".join(lines), result, arity=2,
                types=("f32",), bound="exact", group="integer_" + t, integer=bits))
    for op, signed in (("sitofp", True), ("uitofp", False)):
        for to in ("f32", "f16", "bf16"):
            lines, x = _integer_argument("x", "$x", bits)
            lines = lines + ["$r = arith.%s %s : %s to %s" % (op, x, t, to)]
            FUNCTIONS.append(Function(
                "arith.%s to %s" % (op, to), "\n ".join(lines),
                lambda a, s=signed: integer_value(a, bits) & (-1 if s else (1 << bits) - 1), types=("f32",), result=to,
                group="fromint_" + t, bound="rounded to nearest", integer=bits))


for _bits in (7, 8, 16, 24, 32, 64):
    _integer_functions(_bits)

# ---------------------------------------------------------------------------------------------
# Arguments
# ---------------------------------------------------------------------------------------------

SPECIALS = [0.0, -0.0, np.inf, -np.inf, np.nan, 2.0**-149, -(2.0**-149), 3 * 2.0**-149, 2.0**-130, -(2.0**-130),
            2.0**-126, -(2.0**-126), 2.0**-126 * (1 - 2.0**-23), 2.0**-125, 2.0**-24, 2.0**-14, 6.1e-5, 1e-3, -1e-3, 0.1, -0.1,
            1 / 3, 0.5, -0.5, 0.75, 1 - 2.0**-24, 1.0, -1.0, 1 + 2.0**-23, -(1 + 2.0**-23), 1.5, -1.5, 2.0, -2.0, 2.5, -2.5,
            3.0, -3.0, 4.0, 10.0, -10.0, 24.0, 80.0, -80.0, 88.0, -88.0, 100.0, -100.0, 126.0, 127.0, 127.5, 128.0, -128.0, 149.0, -149.0,
            150.0, 255.0, 1023.5, 2.0**22 + 0.5, 2.0**23 + 1, -(2.0**23 + 1), 2.0**24, 2.0**24 + 2, 2.0**25, 65504.0, 65520.0,
            2.0**31, -(2.0**31), 2.0**32, 1e10, -1e10, 2.0**63, 1e20, -1e20, 1e30, -1e30, 2.0**127,
            float.fromhex("0x1.fffffep127"), -float.fromhex("0x1.fffffep127")]


def float_codes(values):
    return np.array(values, dtype=float).astype(np.float32)


def spread(rng, per_exponent):
    """f32 of every exponent and sign."""
    exponents = np.repeat(np.arange(255, dtype=np.uint32), per_exponent)
    mantissas = rng.integers(0, 1 << 23, exponents.shape, dtype=np.uint32)
    both = (exponents << 23 | mantissas)
    return np.concatenate([both, both | np.uint32(1 << 31)]).view(np.float32)


def neighbours(centre, count):
    """The `count` f32 on each side of a value, and points farther and farther from it."""
    centre = np.float32(centre)
    code = np.array([centre]).view(np.int32)[0].astype(np.int64)
    magnitude = np.abs(np.arange(-count, count + 1) + (code & 0x7fffffff)) & 0x7fffffff
    close = (magnitude | (code & 0x80000000)).astype(np.uint32).view(np.float32)
    steps = np.geomspace(1e-6, 0.5, count)
    far = np.concatenate([float(centre) * (1 + s * steps) for s in (1, -1)] + [s * steps for s in (1, -1)])
    far = far[np.abs(far) < 3e38]
    return np.concatenate([close[np.isfinite(close)], far.astype(np.float32)])


def unary_arguments(kind, functions, full):
    rng = np.random.default_rng(len(functions))
    if kind != "f32":
        return FORMATS[kind].decode(np.arange(1 << 16, dtype=np.uint16))
    parts = [float_codes(SPECIALS), spread(rng, 1700 if full else 6)]
    near = sorted({v for f in functions for v in f.near})
    for centre in near:
        parts.append(neighbours(centre, 1000 if full else 24))
    dense = 100000 if full else 1000  # where most functions bend
    parts += [rng.uniform(-110, 110, dense).astype(np.float32), rng.normal(0, 2, dense).astype(np.float32)]
    return np.concatenate(parts).astype(float)


def grid(values):
    x, y = np.meshgrid(values, values)
    return x.ravel(), y.ravel()


def binary_arguments(kind, functions, full):
    rng = np.random.default_rng(7)
    fmt = FORMATS[kind]
    with np.errstate(over="ignore"):
        x, y = grid(fmt.round(np.array(SPECIALS)))
        count = 1000000 if full else 6000
        a = fmt.round(np.ldexp(rng.uniform(1, 2, count), rng.integers(-30, 31, count)) * rng.choice([-1, 1], count))
        b = fmt.round(np.ldexp(rng.uniform(1, 2, count), rng.integers(-30, 31, count)) * rng.choice([-1, 1], count))
        # Powers whose result is in range, with whole and other exponents and bases near 1.
        base = np.where(rng.random(count) < 0.5, np.abs(a), 1 + np.ldexp(rng.uniform(-1, 1, count), -rng.integers(0, 24, count)))
        base = fmt.round(np.maximum(base, 2.0**-140))
        with np.errstate(divide="ignore", invalid="ignore"):
            power = rng.uniform(-152, 130, count) / np.log2(base)
        power = fmt.round(np.where(np.isfinite(power), power, 1.0))
        whole = rng.random(count) < 0.3
        power = np.where(whole & (np.abs(power) < 2.0**22), np.rint(power), power)
        base = np.where(whole & (rng.random(count) < 0.5), -base, base)
        # Quotients of every size, for remainders.
        p = fmt.round(np.ldexp(rng.uniform(1, 2, count), rng.integers(-126, 127, count)))
        q = fmt.round(np.ldexp(rng.uniform(1, 2, count), rng.integers(-126, 127, count)) * rng.choice([-1, 1], count))
    return np.concatenate([x, a, base, p]), np.concatenate([y, b, power, q])


def integer_arguments(bits, arity, full):
    rng = np.random.default_rng(bits)
    low, high = -(1 << bits - 1), (1 << bits - 1) - 1
    values = sorted({v for v in [0, 1, -1, 2, -2, 3, -3, 5, 7, -7, 10, 31, 32, 33, 63, 64, 100, -100, 127, -128, 255, 256, 1000, -1000, 32767,
                                 -32768, 65535, 65537, 1 << 24, (1 << 24) - 1, 1 << 30, -(1 << 30), low] if low <= v <= high})
    random = rng.integers(low, high, 20000 if full else 600, endpoint=True, dtype=np.int64) >> rng.integers(0, bits, 20000 if full else 600)
    random = [int(v) for v in random.astype(np.float32) if low <= v <= high]
    if arity == 1:
        return np.array(values + random, dtype=float), None
    x, y = [a for a in values for _ in values], [b for _ in values for b in values]
    return np.array(x + random, dtype=float), np.array(y + random[::-1], dtype=float)


# ---------------------------------------------------------------------------------------------
# Graphs
# ---------------------------------------------------------------------------------------------


class Case:
    """One group of functions of one type: a graph, its arguments and its exact results."""

    def __init__(self, group, kind, functions):
        self.group, self.kind, self.functions = group, kind, functions
        self.arity = functions[0].arity
        self.name = "%s_%s" % (group, kind)

    def graph(self):
        arguments = ", ".join("%%a%d: tensor<?x%dx%s> {fuse.dims = [\"M\", \"\"]}" % (i, WIDTH, self.kind) for i in range(self.arity))
        types = [self.type_of(f) for f in self.functions]
        results = ["tensor<?x%dx%s>" % (WIDTH, t) for t in types]
        maps = ", ".join(["#id"] * (self.arity + len(types)))
        block = ["%%%s: %s" % ("xy"[i], self.kind) for i in range(self.arity)]
        block += ["%%o%d: %s" % (i, t) for i, t in enumerate(types)]
        lines = []
        for i, f in enumerate(self.functions):
            code = f.code
            for name, text in (("$x", "%x"), ("$y", "%y"), ("$r", "%%r%d" % i), ("$t", self.kind), ("$i", str(i))):
                code = code.replace(name, text)
            lines.append("    " + code)
        text = "#id = affine_map<(m, n) -> (m, n)>\n"
        text += "func.func @scalars(%s) -> (%s) {\n" % (arguments, ", ".join(results))
        if not self.functions[0].integer:
            text += "  %%one = arith.constant 1.0 : %s\n  %%zero = arith.constant 0.0 : %s\n" % (self.kind, self.kind)
        text += "  %%c0 = arith.constant 0 : index\n  %%m = tensor.dim %%a0, %%c0 : tensor<?x%dx%s>\n" % (WIDTH, self.kind)
        for i, t in enumerate(results):
            text += "  %%e%d = tensor.empty(%%m) : %s\n" % (i, t)
        text += "  %%r:%d = linalg.generic {indexing_maps = [%s], iterator_types = [\"parallel\", \"parallel\"]}\n" % (len(types), maps)
        text += "      ins(%s : %s) outs(%s : %s) {\n" % (
            ", ".join("%%a%d" % i for i in range(self.arity)), ", ".join(["tensor<?x%dx%s>" % (WIDTH, self.kind)] * self.arity),
            ", ".join("%%e%d" % i for i in range(len(types))), ", ".join(results))
        text += "  ^bb0(%s):\n%s\n" % (", ".join(block), "\n".join(lines))
        text += "    linalg.yield %s : %s\n  } -> (%s)\n" % (
            ", ".join("%%r%d" % i for i in range(len(types))), ", ".join(types), ", ".join(results))
        text += "  return %s : %s\n}\n" % (", ".join("%%r#%d" % i for i in range(len(types))), ", ".join(results))
        return text

    def type_of(self, f):
        return f.result or self.kind

    def prepare(self, folder, full):
        """Writes the graph and the arguments."""
        self.path = os.path.join(folder, self.name + ".mlir")
        with open(self.path, "w") as file:
            file.write(self.graph())
        bits = self.functions[0].integer
        if bits:
            arguments = list(integer_arguments(bits, self.arity, full))[: self.arity]
        elif self.arity == 1:
            arguments = [unary_arguments(self.kind, self.functions, full)]
        else:
            arguments = list(binary_arguments(self.kind, self.functions, full))
        self.count = len(arguments[0])
        rows = -(-self.count // WIDTH)
        self.arguments, self.inputs = arguments, []
        for i, values in enumerate(arguments):
            filled = np.concatenate([values, np.full(rows * WIDTH - self.count, values[-1], dtype=values.dtype)])
            path = os.path.join(folder, "%s_%d.npy" % (self.name, i))
            if self.kind == "bf16":
                stored = (filled.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).view("V2")
            else:
                stored = filled.astype("f4" if self.kind == "f32" else "f2")
            np.save(path, stored.reshape(rows, WIDTH))
            self.inputs.append(path)
        self.expected = [self.expect(f) for f in self.functions]

    def expect(self, f):
        """Lowest and highest right result, and which arguments count."""
        if f.integer:
            exact = [f.exact(*values) for values in zip(*self.arguments)]
            keep = np.array([v is not None for v in exact])
            if f.result == "f32":  # from all 64 bits
                values = np.array([_int_to_f32(v) for v in exact])
            else:
                values = np.array([0.0 if v is None else float(v) for v in exact])
            values = FORMATS[f.result or self.kind].round(values)
            return values, values, keep
        with np.errstate(all="ignore"):
            x = self.arguments[0]
            y = self.arguments[1] if self.arity == 2 else None
            exact = np.asarray(f.exact(x) if y is None else f.exact(x, y), dtype=float)
            keep = np.ones(x.shape, bool)
            error = f.relative * np.abs(exact) + f.absolute
            if f.slack:
                error = error + f.slack(x, y, exact)
            error = np.where(np.isfinite(exact), error, 0)
            fmt = FORMATS[f.result or self.kind]
            return fmt.round(exact - error), fmt.round(exact + error), keep

    def check(self, outputs):
        """Lines that say what is wrong."""
        wrong = []
        checked = 0
        for i, f in enumerate(self.functions):
            low, high, keep = self.expected[i]
            path = os.path.join(outputs, "result%d.npy" % i)
            kind = f.result or self.kind
            got = load(path, kind).ravel()[: self.count]
            with np.errstate(invalid="ignore"):
                ok = np.where(np.isnan(low), np.isnan(got), (low <= got) & (got <= high))
            exactly = (f.relative == 0 and f.absolute == 0 and not f.slack) and f.group in ("unary", "cast")
            if exactly:  # the sign of zero counts
                ok &= (low != 0) | (np.signbit(low) == np.signbit(got))
            elif "-0" in f.specials:
                zero = self.arguments[0] == 0
                ok &= ~zero | (np.signbit(self.arguments[0]) == np.signbit(got))
            ok |= ~keep
            checked += int(keep.sum())
            bad = np.flatnonzero(~ok)
            if len(bad):
                at = [bad[0], bad[len(bad) // 2], bad[-1]]
                with np.errstate(all="ignore"):
                    samples = ["f(%s) = %.9g, not %.9g..%.9g" % (", ".join("%.9g" % a[j] for a in self.arguments), got[j], low[j], high[j])
                               for j in dict.fromkeys(at)]
                wrong.append("%s of %s: %d of %d wrong: %s" % (f.name, self.kind, len(bad), int(keep.sum()), "; ".join(samples)))
        return wrong, checked


def _int_to_f32(value):
    """An integer rounded to f32 once."""
    value = value or 0
    if isinstance(value, float):
        return value
    size = abs(value)
    shift = max(size.bit_length() - 24, 0)
    low, rest = size >> shift, size & ((1 << shift) - 1)
    half = 1 << shift >> 1
    if shift and (rest > half or (rest == half and low & 1)):
        low += 1
    return math.copysign(float(low << shift), value)


def make_cases(types, only, groups):
    cases = []
    chosen = [f for f in FUNCTIONS if (not only or re.search(only, f.name)) and (not groups or re.search(groups, f.group))]
    for kind in types:
        for group in dict.fromkeys(f.group for f in chosen):
            functions = [f for f in chosen if f.group == group and kind in f.types]
            for start in range(0, len(functions), 12):
                part = functions[start : start + 12]
                cases.append(Case("%s%d" % (group, start // 12) if len(functions) > 12 else group, kind, part))
    return cases


# ---------------------------------------------------------------------------------------------
# Running
# ---------------------------------------------------------------------------------------------


def call(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def bundle_of(folder, case, chip):
    return os.path.join(folder, "%s_%s.bundle" % (case.name, chip))


def write_bundle(folder, case, chip, emit):
    return call(["fuse-opt", case.path, "--fuse-compile=chip=%s bundle=%s%s" % (chip, bundle_of(folder, case, chip), emit), "-o", os.devnull])


def ptx_body(bundle):
    """PTX without what names its chip."""
    texts = []
    for name in sorted(os.listdir(bundle)):
        if name.endswith(".ptx"):
            with open(os.path.join(bundle, name)) as file:
                texts += [line for line in file if not re.match(r"\s*(//|\.version|\.target)", line)]
    return "".join(texts)


def run_one(folder, case, target, device):
    outputs = os.path.join(folder, "%s_%s" % (case.name, target))
    common = ["--inputs=" + ",".join(case.inputs), "--outputs=" + outputs]
    if target.startswith("cpu-"):
        return outputs, call(["fuse-run", case.path, "--device=cpu", "--at=" + target[4:]] + common)
    return outputs, call(["fuse-run", bundle_of(folder, case, target), "--device=" + device] + common)


def main():
    np.seterr(all="ignore")  # what the functions are about
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--targets", default=",".join(CHIPS + LEVELS))
    parser.add_argument("--types", default="f32,f16,bf16")
    parser.add_argument("--only", help="functions whose name matches")
    parser.add_argument("--groups", help="groups of functions whose name matches")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--device", default="sim", choices=["sim", "cuda", "hip"])
    parser.add_argument("--write-bundles", action="store_true", help="compile for the chips and stop")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.markdown:
        return print_table()
    os.makedirs(args.folder, exist_ok=True)
    targets = args.targets.split(",")
    chips = [t for t in targets if not t.startswith("cpu-")]
    cases = make_cases(args.types.split(","), args.only, args.groups)
    start = time.time()
    failures = []
    pool = concurrent.futures.ThreadPoolExecutor(args.jobs)

    for case in cases:
        case.prepare(args.folder, args.full)
    compiles = [(case, chip) for case in cases for chip in chips]
    if args.device == "sim" or args.write_bundles:
        emit = " emit=text" if args.device == "sim" and not args.write_bundles else ""
        emits = [emit if chip.startswith("sm_") else "" for _, chip in compiles]
        for (case, chip), (code, text) in zip(compiles, pool.map(lambda c: write_bundle(args.folder, *c[0], c[1]), zip(compiles, emits))):
            if code:
                failures.append("%s for %s does not compile: %s" % (case.name, chip, text[:600]))
                case.broken = getattr(case, "broken", set()) | {chip}
    if args.write_bundles:
        print("\n".join(failures))
        return 1 if failures else 0

    # NVIDIA chips share their code where only the header differs.
    runs, shared = [], 0
    for case in cases:
        seen = {}
        for target in targets:
            if target in getattr(case, "broken", ()):
                continue
            if args.device == "sim" and target.startswith("sm_"):
                body = ptx_body(bundle_of(args.folder, case, target))
                if body in seen:
                    shared += 1
                    continue
                seen[body] = target
            runs.append((case, target))
    checked = 0
    for (case, target), (outputs, (code, text)) in zip(runs, pool.map(lambda r: run_one(args.folder, *r, args.device), runs)):
        if code:
            failures.append("%s on %s does not run: %s" % (case.name, target, text[:600]))
            continue
        wrong, count = case.check(outputs)
        checked += count
        failures += ["%-11s %s" % (target, line) for line in wrong]
    for line in failures:
        print(line)
    print("%d functions and types, %d runs (%d more have the same code), %d results checked, %d failures, %.0f s" % (
        sum(len(c.functions) for c in cases), len(runs), shared, checked, len(failures), time.time() - start))
    return 1 if failures else 0


def print_table():
    print("| Function | Bound on the error | Special values |")
    print("|---|---|---|")
    for f in {f.name: f for f in FUNCTIONS}.values():
        if f.integer or f.group in ("spelled", "compare"):
            continue
        bound = f.bound
        if not bound:
            bound = "%g of the value" % f.relative if f.relative else "exact"
        if f.absolute:
            bound += ", plus %s" % ("2^%d" % int(math.log2(f.absolute)))
        print("| `%s` | %s | %s |" % (f.name, bound, f.specials))


if __name__ == "__main__":
    sys.exit(main())
