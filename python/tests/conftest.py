# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests run from the checkout where it is built, else on the installed package; on the stand-ins for the drivers where no
others are named and, of CUDA, no GPU is there."""

import importlib.util
import os
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
if (root / "build" / "lib" / "libfuse-python.so").exists():
    sys.path.insert(0, str(root / "python"))
sys.path.append(str(root / "bench"))


def _has_gpu() -> bool:
    if not importlib.util.find_spec("torch"):
        return False
    import torch

    return torch.cuda.is_available()


stand_ins = {vendor: root / "build" / "lib" / f"libfuse-{vendor}-stand-in.so" for vendor in ("cuda", "hip")}
for vendor, library in stand_ins.items():
    if library.exists() and not (vendor == "cuda" and _has_gpu()):
        os.environ.setdefault(f"FUSE_{vendor.upper()}_LIBRARY", str(library))


def check_result(got, reference, dtype: str) -> None:
    """Holds an array to its float64 reference by what results of that type owe (docs/Numbers.md)."""
    import accuracy
    import numpy as np

    wrong = accuracy.disagreement(np.asarray(got), np.asarray(reference), accuracy.tolerances()[dtype])
    assert wrong is None, wrong


def need_simulator(chip: str) -> None:
    """Skips a test that runs code for a chip on the simulator where that cannot be."""
    import pytest

    vendor = "cuda" if chip.startswith("sm") else "hip"
    if not os.environ.get(f"FUSE_{vendor.upper()}_LIBRARY"):
        pytest.skip(f"no stand-in for {vendor} here")
