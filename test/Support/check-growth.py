#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command on graphs of bench/layers.py, of few layers and of many, and looks at what it takes.

  check-growth.py --layers=50,200 --seconds=20 --megabytes=1000 geglu --width=64 -- fuse-opt INPUT ...

The larger must stay within the limits. The time is the processor's, which other processes disturb
little; it may grow half as fast as the square of the number of layers at most, beyond a second, or
it is measured again.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

LAYERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "layers.py")


def measure(command):
    start = time.monotonic()
    child = subprocess.Popen(command)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit("exit status %d: %s" % (child.returncode, " ".join(command)))
    return time.monotonic() - start, usage.ru_utime, usage.ru_maxrss / 1024


def main():
    split = sys.argv.index("--")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--megabytes", type=float, required=True)
    options, graph = parser.parse_known_args(sys.argv[1:split])
    few, many = map(int, options.layers.split(","))
    for _ in range(2):
        measured = []
        for count in (few, many):
            with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
                subprocess.run([sys.executable, LAYERS, *graph, "--layers=%d" % count], stdout=file, check=True)
                file.flush()
                measured.append(measure([file.name if a == "INPUT" else a for a in sys.argv[split + 1:]]))
                print("%d layers: %.2f s, %.2f s of the processor, %.0f MB" % (count, *measured[-1]))
        (_, before, _), (_, after, megabytes) = measured
        if after > options.seconds or megabytes > options.megabytes:
            sys.exit("more than %g s of the processor or %g MB" % (options.seconds, options.megabytes))
        if after <= max(1, before * (many / few) ** 2 / 2):
            return
    sys.exit("it grows with the square of the number of layers")


if __name__ == "__main__":
    main()
