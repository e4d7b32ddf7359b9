# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""division.py OBJECT [f64]

Divides random numbers of all magnitudes, and special ones, on the simulator; compares bits with
quotients of exact fractions: of f32, or f64."""

import math
import random
import struct
import subprocess
import sys
from fractions import Fraction

random.seed(1)


# Bits of a number, of its fraction, the smallest exponent; how struct names it.
is_f64 = sys.argv[2:] == ["f64"]
WIDTH, FRACTION, LEAST = (64, 52, -1022) if is_f64 else (32, 23, -126)
FLOAT, INTEGER = ("<d", "<Q") if is_f64 else ("<f", "<I")
COUNT = 2048 if is_f64 else 4096


def number(bits):
    return struct.unpack(FLOAT, struct.pack(INTEGER, bits))[0]


def rounded(x):
    """The number nearest to a fraction, ties to even."""
    if x == 0:
        return 0.0
    log = abs(x.numerator).bit_length() - x.denominator.bit_length()
    exponent = max(log - 1, LEAST)
    while abs(x) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    unit = Fraction(2) ** (exponent - FRACTION)
    result = round(x / unit) * unit  # round() of a fraction takes ties to even
    return (math.inf if x > 0 else -math.inf) if abs(result) >= Fraction(2) ** (2 - LEAST) else math.ldexp(float(result / unit), exponent - FRACTION)


def quotient(a, b):
    sign = math.copysign(1, a) * math.copysign(1, b)
    if math.isnan(a) or math.isnan(b) or (a == 0 and b == 0) or (math.isinf(a) and math.isinf(b)):
        return math.nan
    if math.isinf(a) or b == 0:
        return sign * math.inf
    if math.isinf(b) or a == 0:
        return sign * 0.0
    return math.copysign(rounded(Fraction(a) / Fraction(b)), sign)


SIGN, INFINITY = 1 << WIDTH - 1, (1 << WIDTH - 1) - (1 << FRACTION)
NAN, ONE = INFINITY | 1 << FRACTION - 1, (INFINITY >> FRACTION + 1) << FRACTION
special = [0, SIGN, 1, SIGN | (1 << FRACTION) - 1, 1 << FRACTION, INFINITY - 1, INFINITY, SIGN | INFINITY, NAN, ONE,
           INFINITY - (1 << FRACTION), SIGN | INFINITY - (1 << FRACTION) | 1, 0x17 << FRACTION]
pairs = [(a, b) for a in special for b in special]
while len(pairs) < COUNT:
    a, b = random.getrandbits(WIDTH), random.getrandbits(WIDTH)
    if is_f64 and len(pairs) % 2:  # a quotient that is a denormal, or close to one
        exponent = (b >> FRACTION & 0x7ff) - random.randrange(1015, 1085)
        a = a & (1 << FRACTION) - 1 | max(exponent, 0) << FRACTION
    pairs.append((a, b))
pairs = [(a if a & INFINITY != INFINITY or a & (1 << FRACTION) - 1 == 0 else NAN, b) for a, b in pairs]
words = [x >> at & 0xffffffff for half in zip(*pairs) for x in half for at in range(0, WIDTH, 32)]
done = subprocess.run(["fuse-sim-kernel", sys.argv[1], "--chip=gfx942", "--kernel=k", "--grid=%d" % (COUNT // 64), "--block=64",
                       "in:i32:%d:%s" % (len(words), ",".join("0x%x" % x for x in words)),
                       "out:i32:%d:none" % (len(words) // 2)], stdout=subprocess.PIPE, text=True, check=True)
got = [int(x) & 0xffffffff for x in done.stdout.split("out:")[1].split()]
if is_f64:
    got = [low | high << 32 for low, high in zip(got[::2], got[1::2])]
wrong = 0
for (a, b), bits in zip(pairs, got):
    want = quotient(number(a), number(b))
    same = math.isnan(number(bits)) if math.isnan(want) else bits == struct.unpack(INTEGER, struct.pack(FLOAT, want))[0]
    if not same:
        wrong += 1
        if wrong < 10:
            print("0x%x / 0x%x = %r, not %r" % (a, b, want, number(bits)))
print(len(got), "quotients,", wrong, "wrong")
