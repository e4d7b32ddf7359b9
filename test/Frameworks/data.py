# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The data of the corpus: weights and inputs are functions of a seed, and not committed.

Integer arithmetic alone makes the draws, so that every version of NumPy gives the same bits. What is drawn:
  ["normal", SCALE, SHIFT]   bounded bell shape (the sum of four uniforms), mean SHIFT, deviation SCALE
  ["int", LOW, HIGH]         integers of LOW <= x < HIGH
  ["bool", PERCENT]          true in about so many of a hundred places
  ["range", START]           START, START + 1, ... along the last dimension
"""

import zlib

import numpy as np

NUMPY = {"f32": np.float32, "f16": np.float16, "f64": np.float64, "i1": np.bool_,
         "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}


def mix(seed, count):
    """`count` words of 64 random bits (splitmix64)."""
    with np.errstate(over="ignore"):
        z = (np.arange(1, count + 1, dtype=np.uint64) + np.uint64(seed) * np.uint64(1 << 32)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def to_bf16(x):
    """Bits of the nearest bf16, ties to even; no NaNs come here."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)).astype(np.uint16)


def from_bf16(bits):
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)


def draw(module, position, argument):
    """The values of an argument, exact in its type: float64 for floats, else of the type itself.
    All element types of a module see the same draws, each rounded to its own type."""
    shape, dtype, (kind, *how) = argument["shape"], argument["type"], argument["draw"]
    count = int(np.prod(shape, dtype=np.int64))
    words = mix(zlib.crc32(("%s/%d" % (module, position)).encode()), count)
    if kind == "normal":
        parts = sum(((words >> np.uint64(16 * i)) & np.uint64(0xFFFF)).astype(np.int64) for i in range(4))
        x = (parts - 2 * 65535) / 65536.0 * 3.0 ** 0.5 * how[0] + how[1]
        if dtype == "bf16":
            x = from_bf16(to_bf16(x))
        elif dtype != "f64":
            x = x.astype(NUMPY[dtype])
        return x.astype(np.float64).reshape(shape)
    if kind == "int":
        x = how[0] + (words >> np.uint64(11)).astype(np.int64) % (how[1] - how[0])
    elif kind == "bool":
        x = (words >> np.uint64(11)).astype(np.int64) % 100 < how[0]
    else:
        x = np.broadcast_to(np.arange(how[0], how[0] + shape[-1]), shape)
    return x.reshape(shape).astype(NUMPY[dtype])


def save(path, x, dtype):
    """A .npy file as fuse-run reads it."""
    np.save(path, to_bf16(x).view("V2") if dtype == "bf16" else np.array(x, NUMPY[dtype], order="C"))


def load(path):
    """A result of fuse-run: floats as float64."""
    x = np.load(path)
    if x.dtype.kind == "V":
        return from_bf16(x.view(np.uint16)).astype(np.float64)
    return x.astype(np.float64) if x.dtype.kind == "f" else x
