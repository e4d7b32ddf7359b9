#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the Python wheel: the package, fuse-opt and fuse-run, with the parts of MLIR and LLVM that
# they use. One wheel serves every Python from 3.10 on: of Python it uses the stable ABI alone.
#
#   scripts/wheel.sh DIR      leaves fuse_mlir-VERSION-py3-none-PLATFORM.whl in DIR
#   FUSE_NO_SETUP=1           takes build/ as it is
set -euo pipefail
out=$(realpath -m "${1:?usage: scripts/wheel.sh DIR}")
cd "$(dirname "$0")/.."
[[ -n ${FUSE_NO_SETUP:-} ]] || scripts/setup.sh --wheel
ninja -C build --quiet wheel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r python/pyproject.toml python/fuse_mlir "$work"
cp LICENSE "$work"
cp -r build/wheel/lib build/wheel/bin build/wheel/toolkit "$work/fuse_mlir"
# The oldest C library that it runs with is the one that it was linked to.
glibc=$(getconf GNU_LIBC_VERSION)
cd "$work"
"$OLDPWD/build/venv/bin/python" -m pip wheel -q --no-deps --no-build-isolation -w "$work/dist" .
"$OLDPWD/build/venv/bin/python" -m wheel tags --remove --python-tag=py3 --abi-tag=none \
  --platform-tag="manylinux_$(cut -d' ' -f2 <<<"$glibc" | tr . _)_$(uname -m)" dist/*.whl >/dev/null
mkdir -p "$out"
mv dist/*.whl "$out"
ls -l "$out"/*.whl
