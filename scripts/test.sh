#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sets up, builds, runs every test, that of the format too. The last line says "N passed, N failed, N skipped";
# the exit status says whether any failed. Arguments go to lit, for example
# `scripts/test.sh --filter=Dialect/Fuse`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh --tests

results=build/test/results.json
rm -f "$results"
status=0
/usr/lib/llvm-22/bin/lit -sv --show-unsupported ${FUSE_JOBS:+-j"$FUSE_JOBS"} \
  --output "$results" "$@" build/test || status=$?
# The examples, executed on the simulator: chip, size, time, worst element.
cat build/test/integration/sim/Output/*.table 2>/dev/null || true
python3 scripts/summarize-tests.py "$results" || status=1
exit "$status"
