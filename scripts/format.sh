#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang-format on every C, C++ and JavaScript file that git knows or would add; with --check, only says
# which files it would change.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(
  git ls-files --cached --others --exclude-standard -- '*.c' '*.cpp' '*.h' '*.js' |
    sort -u | while read -r file; do [[ ! -e $file ]] || echo "$file"; done)
if [[ ${1:-} == --check ]]; then
  printf '%s\0' "${files[@]}" | xargs -0 -n 64 -P "$(nproc)" clang-format-22 --dry-run --Werror
else
  clang-format-22 -i "${files[@]}"
fi
