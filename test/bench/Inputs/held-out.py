#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the held-out shapes of bench/shapes.py in the tuning databases of the chips that are tuned by them."""

import os
import re
import sys

sys.path.insert(0, os.path.join(sys.argv[1], "bench"))
import shapes

found = 0
chips = ("sm_90a", "h200")
for chip in chips:
    with open(os.path.join(sys.argv[1], "lib", "Target", "Tuning", chip + ".txt")) as file:
        for line in file:
            match = re.match(r"matmul \S+ rhs 1 batch 1 m (\d+) n (\d+) k (\d+) :", line)
            if match and tuple(map(int, match.groups())) in shapes.HELD_OUT:
                found += 1
                print("%s: %s" % (chip, line.strip()))
print("%d shapes held out, %d in %d databases" % (len(shapes.HELD_OUT), found, len(chips)))
