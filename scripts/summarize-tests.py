#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints "N passed, N failed, N skipped" from lit's JSON results; fails if nothing passed or any failed."""

import collections
import json
import os
import sys

PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
SKIPPED = {"UNSUPPORTED", "SKIPPED"}
EXCLUDED = {"EXCLUDED"}


def main(path):
    counts = collections.Counter()
    if os.path.exists(path):
        with open(path) as file:
            for test in json.load(file)["tests"]:
                code = test["code"]
                if code in EXCLUDED:  # filtered out by the caller
                    continue
                kind = "passed" if code in PASSED else "skipped" if code in SKIPPED else "failed"
                counts[kind] += 1
    print("%d passed, %d failed, %d skipped" % (counts["passed"], counts["failed"], counts["skipped"]))
    return 0 if counts["passed"] and not counts["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
