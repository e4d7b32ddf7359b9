# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What results owe: fuse-run's table (docs/Numbers.md, "What a result owes"), for those who compare without it."""

import functools
import os
import shutil
import subprocess

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@functools.cache
def tolerances(runner=None):
    """{"f16": (norm, element), ...}, of this fuse-run; of the checkout's, or the one in PATH, if none is named."""
    built = [os.path.join(ROOT, "build", "bin", name) for name in ("fuse-run-light", "fuse-run")]
    runner = runner or next(filter(os.path.exists, built), None) or shutil.which("fuse-run")
    if not runner:
        raise FileNotFoundError("fuse-run is neither in build/bin nor in PATH; it has the table of tolerances")
    done = subprocess.run([runner, "--tolerances"], stdout=subprocess.PIPE, text=True, check=True)
    return {name: (float(norm), float(element)) for name, norm, element in map(str.split, done.stdout.splitlines())}


def disagreement(out, ref, tolerance):
    """None, or what is wrong with a result of floats beside its reference in float64."""
    if out.shape != ref.shape:
        return "the shape is %s, the reference's %s" % (out.shape, ref.shape)
    kind, out, ref = out.dtype, out.astype(np.float64), ref.astype(np.float64)
    finite = np.isfinite(ref)
    same = (out == ref) | (np.isnan(out) & np.isnan(ref))
    if not (finite | same).all():
        return "%d elements that are not finite differ" % (~(finite | same)).sum()
    if not np.isfinite(out[finite]).all():
        return "%d elements are not finite" % (~np.isfinite(out[finite])).sum()
    if not finite.any():
        return None
    out, ref = out[finite], ref[finite]
    relative, element = tolerance
    norm = np.linalg.norm(ref)
    if norm and kind.kind == "f":  # denormals have few digits (docs/Numbers.md)
        relative = max(relative, 2 * np.linalg.norm(ref.astype(kind).astype(np.float64) - ref) / norm)
    error = np.linalg.norm(out - ref) / norm if norm else np.linalg.norm(out)
    if error > relative:
        return "relative L2 %.2e, %.2e is allowed" % (error, relative)
    slack = np.abs(ref) + np.sqrt((ref ** 2).mean())
    bad = np.abs(out - ref) > element * slack
    return "%d of %d elements are too far off" % (bad.sum(), bad.size) if bad.any() else None
