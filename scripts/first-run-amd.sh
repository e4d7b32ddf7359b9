#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# For a person with an AMD GPU, to be run once: no AMD hardware has run this compiler's code yet.
# Checks every example and every odd size against float64, compares the GPU with the simulator, and
# times the benchmark, beside PyTorch where python3 has PyTorch for ROCm. Everything goes into one
# report, which is what we would like to see: REPORT, first-run-amd.txt by default.
#
#   scripts/first-run-amd.sh [REPORT]
#
#   FUSE_QUICK=1     a few small sizes and no benchmark: a minute
#   FUSE_NO_BUILD=1  takes build/ as it is
#   PYTHON=...       the Python that has NumPy, and PyTorch if there is one; python3 by default
#
# The exit status is 0 if every check passed.
set -euo pipefail
cd "$(dirname "$0")/.."
report=$(realpath -m "${1:-first-run-amd.txt}")
[[ -n ${FUSE_NO_BUILD:-} ]] || scripts/setup.sh
bin=build/bin
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! info=$($bin/fuse-run --info --device=hip); then
  echo "first-run-amd: no AMD GPU can be used here; see the message above" >&2
  exit 1
fi
chip=${info%% *}
case $chip in
  gfx90a | gfx942 | gfx950) ;;
  *) echo "first-run-amd: the GPU here is $info; kernels exist for gfx90a, gfx942 and gfx950" >&2; exit 1 ;;
esac

passed=0 failed=0
# A section of the report: its title, its output, and whether it passed.
section() {
  local title=$1
  shift
  printf '\n## %s\n\n$ %s\n' "$title" "$*"
  if "$@" 2>&1; then
    passed=$((passed + 1))
    echo "-> passed"
  else
    failed=$((failed + 1))
    echo "-> FAILED"
  fi
}

machine() {
  date -u
  echo "commit $(git rev-parse HEAD 2>/dev/null || echo unknown)$(git diff --quiet HEAD 2>/dev/null || echo ', changed')"
  echo "GPU: $info"
  uname -sr
  cat /opt/rocm/.info/version 2>/dev/null || echo "ROCm's version is not in /opt/rocm/.info"
  command -v rocm-smi >/dev/null && rocm-smi --showproductname --showdriverversion --showmeminfo vram || true
  "$python" -c 'import torch; print("PyTorch", torch.__version__, "HIP", torch.version.hip)' 2>/dev/null ||
    echo "no PyTorch"
}

# Ours alone, where there is no PyTorch to compare with.
bench_alone() {
  local graph
  for graph in examples/*.mlir; do
    echo "$graph"
    $bin/fuse-run "$graph" --device=hip "$@" --bench
  done
}

all() {
  echo "# First run of Fuse on an AMD GPU"
  section "The machine" machine
  if [[ -n ${FUSE_QUICK:-} ]]; then
    section "Examples and odd sizes, against float64" \
      "$python" test/Support/check-examples.py "$work/examples" --chip="$chip" --device=hip --bin="$bin" --odd
  else
    section "Examples and odd sizes, against float64" \
      "$python" test/Support/check-examples.py "$work/examples" --chip="$chip" --device=hip --bin="$bin" --all
    section "The GPU and the simulator, on the same inputs" \
      "$python" test/Support/compare-with-simulator.py "$work/compare" --chip="$chip" --device=hip --bin="$bin"
    if "$python" -c 'import sys, torch; sys.exit(not torch.version.hip)' 2>/dev/null; then
      section "Compiling the benchmark" "$python" bench/build.py "$work/bench" --chip="$chip"
      section "The benchmark, beside PyTorch" "$python" bench/run.py "$work/bench" --limit=3600
    else
      section "Times (no PyTorch for ROCm in python3)" bench_alone --dims=d0=512
    fi
  fi
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [[ $failed -eq 0 ]]
}

status=0
all >"$report" || status=$?
tail -n 1 "$report"
echo "The report is in $report"
exit "$status"
