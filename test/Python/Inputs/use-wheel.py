# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a graph for both vendors with the package that is installed, and looks at what it brought into the process."""

import sys

import fuse_mlir

assert "site-packages" in fuse_mlir.__file__, fuse_mlir.__file__
text = open(sys.argv[1]).read()
for chip, kind in (("sm_90a", ".cubin"), ("gfx942", ".hsaco")):
    bundle = fuse_mlir.compile(text, chip)
    assert any(name.endswith(kind) for name in bundle.manifest["files"]), bundle.manifest["files"]
loaded = open("/proc/self/maps").read()
assert "libMLIR" not in loaded and "libLLVM" not in loaded and "site-packages/fuse_mlir/lib/libfuse-python.so" in loaded
