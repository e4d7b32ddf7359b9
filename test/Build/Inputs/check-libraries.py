# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what libraries declare to depend on (libraries.txt, of CMake) with the symbols that they use."""

import subprocess
import sys


def symbols(archive, option):
    """[(object file, symbol, letter of its kind)]"""
    lines = subprocess.run(
        ["llvm-nm", "--print-file-name", "--format=posix", option, archive],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    rows = [line.rsplit("]: ", 1) for line in lines if "]: " in line]
    return [(place.rsplit("[", 1)[1], *symbol.split()[:2]) for place, symbol in rows]


def main(path):
    with open(path) as file:
        rows = [line.split() for line in file if line.strip()]
    archives = {name: archive for name, archive, *_ in rows}
    # Weak symbols are inline functions and templates: nobody's.
    owner = {}
    for name, archive in archives.items():
        owner.update({symbol: name for _, symbol, kind in symbols(archive, "--defined-only") if kind in "TDBR"})
    bad = []
    for name, archive, *depends in rows:
        missing = {}
        for place, symbol, _ in symbols(archive, "--undefined-only"):
            other = owner.get(symbol, name)
            if other not in (name, *depends):
                missing.setdefault(other, (place, symbol))
        bad += ["%s does not declare %s, of which %s uses %s" % (name, other, *use) for other, use in missing.items()]
    print("\n".join(bad) if bad else "%d libraries use what they declare" % len(rows))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
