#!/usr/bin/env bash
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prepares a Debian 12 machine and builds Fuse into build/ (release preset).
# Does only what is missing, so a second run takes seconds.
#
#   FUSE_JOBS=N       parallel build jobs (default: all cores)
#   FUSE_NO_INSTALL=1 install nothing; fail if something is missing
#   --tests           what the tests need, too: of the Python package (PyTorch among it), a browser, and --wheel
#   --wheel           what scripts/wheel.sh needs, too
set -euo pipefail
cd "$(dirname "$0")/.."
with_tests= with_wheel=
[[ ${1:-} != --tests ]] || with_tests=1
[[ ${1:-} != --wheel ]] || with_wheel=1

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }
die() { printf 'setup: %s\n' "$*" >&2; exit 1; }

# --- Debian packages ---------------------------------------------------------
# LLVM 22 comes from bookworm-security, which Debian's own images and installer
# configure; a bare debootstrap lacks it.
packages=(
  clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools clang-format-22
  cmake ninja-build zlib1g-dev libzstd-dev libxml2-dev libopenblas-dev nlohmann-json3-dev
  pkg-config
  python3 python3-numpy python3-venv libpython3-dev ca-certificates
)

missing_packages() {
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) == ii* ]] || echo "$package"
  done
}

install_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  [[ ${#missing[@]} -eq 0 ]] && return
  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null || die "not root; run: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  [[ -z ${FUSE_NO_INSTALL:-} ]] || die "missing Debian packages: ${missing[*]}"
  say "Installing Debian packages: ${missing[*]}"
  "${as_root[@]}" apt-get update -q
  # Not `apt-cache | grep -q`: grep leaves at its first match, apt-cache may then fail to write,
  # and under pipefail that reads as "no candidate".
  local policy
  policy=$(apt-cache policy libmlir-22-dev)
  if [[ ! $policy =~ Candidate:\ [^\(] ]]; then
    # shellcheck source=/dev/null
    . /etc/os-release
    [[ ${VERSION_CODENAME:-} == bookworm ]] ||
      die "no package libmlir-22-dev here; Fuse needs LLVM and MLIR 22, as in Debian 12's security archive"
    say "Adding Debian's security archive to the apt sources"
    echo "deb http://deb.debian.org/debian-security bookworm-security main" |
      "${as_root[@]}" tee /etc/apt/sources.list.d/bookworm-security.list >/dev/null
    "${as_root[@]}" apt-get update -q
  fi
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# --- ptxas -------------------------------------------------------------------
# From an installed CUDA toolkit, else from NVIDIA's PyPI wheel, into build/toolkit/.
ptxas_version="13.0.88"

find_ptxas() {
  local root
  for root in "${CUDA_ROOT:-}" "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda build/toolkit; do
    [[ -n $root && -x $root/bin/ptxas ]] && { echo "$root/bin/ptxas"; return; }
  done
  command -v ptxas
}

install_ptxas() {
  find_ptxas >/dev/null && return
  [[ -z ${FUSE_NO_INSTALL:-} ]] || die "no ptxas: install a CUDA toolkit (12.8 or later) or set CUDA_HOME"
  if [[ $(uname -m) != x86_64 && $(uname -m) != aarch64 ]]; then
    echo "setup: NVIDIA has no ptxas for $(uname -m); cubins cannot be made here" >&2
    return
  fi
  install_packages python3-pip
  say "Fetching ptxas $ptxas_version (PyPI: nvidia-cuda-nvcc)"
  mkdir -p build/toolkit
  local wheels
  wheels=$(mktemp -d)
  # Debian's own Python: its pip is the one installed above.
  /usr/bin/python3 -m pip download -q --no-deps --only-binary=:all: -d "$wheels" "nvidia-cuda-nvcc==$ptxas_version"
  /usr/bin/python3 -m zipfile -e "$wheels"/nvidia_cuda_nvcc-*.whl "$wheels/unpacked"
  install -D -m 755 "$wheels/unpacked/nvidia/cu13/bin/ptxas" build/toolkit/bin/ptxas
  rm -rf "$wheels"
}

# --- Python ------------------------------------------------------------------
# A virtual environment in build/venv: what the Python package is built with, and with --tests what
# its tests need, PyTorch among it.
install_python() {
  local files=(python/requirements.txt) stamp=build/venv/installed
  [[ -z $with_tests ]] || files+=(python/tests/requirements.txt) stamp+=-tests
  # What the tests need includes the rest.
  if cat "${files[@]}" | cmp -s - "$stamp" || [[ -z $with_tests && -f $stamp-tests ]]; then return; fi
  if [[ -n ${FUSE_NO_INSTALL:-} ]]; then
    echo "setup: build/venv lacks what is in ${files[*]}; the Python package is not built, or not tested" >&2
    return
  fi
  say "Installing into build/venv what is in ${files[*]}"
  [[ -x build/venv/bin/python ]] || /usr/bin/python3 -m venv build/venv
  build/venv/bin/pip install -q --disable-pip-version-check "${files[@]/#/--requirement=}"
  cat "${files[@]}" >"$stamp"
  [[ ! -f build/build.ninja ]] || cmake build >/dev/null # finds it now
}

# --- Build -------------------------------------------------------------------
build() {
  if [[ ! -f build/build.ninja ]]; then
    say "Configuring"
    cmake --preset release -DPython3_EXECUTABLE=/usr/bin/python3
  fi
  say "Building"
  ninja -C build ${FUSE_JOBS:+-j"$FUSE_JOBS"}
}

[[ -z $with_tests$with_wheel ]] || packages+=(liblld-22-dev)
[[ -z $with_tests ]] || packages+=(chromium)
install_packages "${packages[@]}"
install_ptxas
install_python
build
