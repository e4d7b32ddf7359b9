#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sets up, builds, and does the main job once: a GEGLU feed-forward graph to machine code for
# both vendors, executed and checked on the CPU, and on the GPU if there is one.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh

graph=examples/geglu_ffn.mlir
out=build/demo
run() { printf '\n\033[1m$ %s\033[0m\n' "$*"; "$@"; }

nvidia_gpu() {
  python3 - <<'PY'
import ctypes, sys
try:
    driver = ctypes.CDLL("libcuda.so.1")
except OSError:
    sys.exit(1)
n = ctypes.c_int(0)
sys.exit(driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(n)) or n.value == 0)
PY
}

# Two kernels, and why.
run build/bin/fuse-opt $graph --fuse-to-fused --fuse-report="format=text" -o /dev/null

# Machine code for both vendors.
run build/bin/fuse-opt $graph --fuse-compile="chip=sm_90a bundle=$out/sm_90a" -o /dev/null
run build/bin/fuse-opt $graph --fuse-compile="chip=gfx942 bundle=$out/gfx942" -o /dev/null
run ls -l $out/sm_90a $out/gfx942

# Executed at three levels of the IR on the CPU, each compared with float64.
for level in graph fused kernels; do
  run build/bin/fuse-run $graph --device=cpu --at=$level --chip=sm_90a --dims=M=5 --check
done

if nvidia_gpu; then
  run build/bin/fuse-run $graph --device=cuda --dims=M=129 --check --bench
else
  printf '\nNo NVIDIA GPU here: the cubin was compiled, not run.\n'
fi
