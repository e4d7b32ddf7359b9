# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests run from the checkout, on the stand-ins for the drivers where no others are named."""

import os
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "python"))
for name, library in (("FUSE_CUDA_LIBRARY", "cuda"), ("FUSE_HIP_LIBRARY", "hip")):
    os.environ.setdefault(name, str(root / "build" / "lib" / f"libfuse-{library}-stand-in.so"))
