# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divides random numbers of all magnitudes, and special ones, on the simulator; compares bits with
quotients of exact fractions."""

import math
import random
import struct
import subprocess
import sys
from fractions import Fraction

random.seed(1)


def number(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def rounded(x):
    """The f32 nearest to a fraction, ties to even."""
    if x == 0:
        return 0.0
    exponent = max(math.floor(math.log2(abs(x))) - 1, -126)
    while abs(x) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    unit = Fraction(2) ** (exponent - 23)
    result = round(x / unit) * unit  # round() of a fraction takes ties to even
    return math.copysign(math.inf, x) if abs(result) >= Fraction(2) ** 128 else float(result)


def quotient(a, b):
    sign = math.copysign(1, a) * math.copysign(1, b)
    if math.isnan(a) or math.isnan(b) or (a == 0 and b == 0) or (math.isinf(a) and math.isinf(b)):
        return math.nan
    if math.isinf(a) or b == 0:
        return sign * math.inf
    if math.isinf(b) or a == 0:
        return sign * 0.0
    return math.copysign(rounded(Fraction(a) / Fraction(b)), sign)


special = [0, 0x80000000, 1, 0x807fffff, 0x00800000, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
           0x3f800000, 0x7f000000, 0xfe800001, 0x0b800000]
pairs = [(a, b) for a in special for b in special]
pairs += [(random.getrandbits(32), random.getrandbits(32)) for _ in range(4096 - len(pairs))]
pairs = [(a if a & 0x7f800000 != 0x7f800000 or a & 0x7fffff == 0 else 0x7fc00000, b) for a, b in pairs]
text = ",".join("0x%x" % a for a, _ in pairs) + "," + ",".join("0x%x" % b for _, b in pairs)
done = subprocess.run(["fuse-sim-kernel", sys.argv[1], "--chip=gfx942", "--kernel=k", "--grid=64", "--block=64",
                       "in:i32:8192:" + text, "out:i32:4096:none"], stdout=subprocess.PIPE, text=True, check=True)
got = [int(x) & 0xffffffff for x in done.stdout.split("out:")[1].split()]
wrong = 0
for (a, b), bits in zip(pairs, got):
    want = quotient(number(a), number(b))
    same = math.isnan(number(bits)) if math.isnan(want) else bits == struct.unpack("<I", struct.pack("<f", want))[0]
    if not same:
        wrong += 1
        if wrong < 10:
            print("0x%08x / 0x%08x = %r, not %r" % (a, b, want, number(bits)))
print(len(got), "quotients,", wrong, "wrong")
