# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exports.py HEADER LIBRARY: compares what a library exports with what a header declares."""

import re
import subprocess
import sys

header, library = sys.argv[1:]
declared = set(re.findall(r"^FUSE_C_API [^;]*?(fuse\w+)\(", open(header).read(), re.M))
symbols = subprocess.run(["llvm-nm", "-D", "--defined-only", library], check=True, stdout=subprocess.PIPE, text=True)
exported, versions = set(), set()
for line in symbols.stdout.splitlines():
    kind, name = line.split()[-2:]
    if kind == "A":  # the name of a version
        continue
    name, _, version = name.partition("@")
    exported.add(name)
    versions.add(version.strip("@"))
if declared != exported or len(versions) != 1:
    sys.exit("declared only: %s\nexported only: %s\nversions: %s"
             % (sorted(declared - exported), sorted(exported - declared), sorted(versions)))
print("%d functions, all of %s" % (len(declared), versions.pop()))
dynamic = subprocess.run(["llvm-readelf", "-d", library], check=True, stdout=subprocess.PIPE, text=True).stdout
print("soname", *re.findall(r"\(SONAME\).*\[(.*)\]", dynamic))
print("needs", *re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic))
