#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang-tidy over the sources of a build, or over those named: about 20 s a file, nearly all of
# it for walking MLIR's headers.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v clang-tidy-22 >/dev/null || { echo "lint: apt-get install clang-tidy-22" >&2; exit 1; }
[[ -f build/compile_commands.json ]] || { echo "lint: run scripts/setup.sh first" >&2; exit 1; }
if [[ $# -gt 0 ]]; then files=("$@"); else mapfile -t files < <(git ls-files -- 'lib/*.cpp' 'tools/*.cpp'); fi
printf '%s\0' "${files[@]}" |
  xargs -0 -n1 -P"${FUSE_JOBS:-$(nproc)}" clang-tidy-22 -p build --quiet --warnings-as-errors='*' \
    --extra-arg=-Wno-unknown-warning-option
