# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How lit runs the tests.

Features, for REQUIRES lines (what is missing shows as "unsupported", never as passed):
  ptxas   CUDA's assembler is found       (cubin)
  lld     LLVM's linker is found          (hsaco)
  llc     LLVM's opt, llc and llvm-objdump are found
  numpy   the tests' Python has NumPy
  pkg-config  the program
  clang-format  version 22, in a checkout by git
  chromium    a browser                   (the report's page)
  python-package  build/venv has what the Python package and its tests need
  jax     build/venv has JAX and iree-base-compiler
  wheel   LLVM's linker as a library      (scripts/wheel.sh)
  gpu     an NVIDIA GPU and its driver    (CUDA driver counts at least one device)
  hip     an AMD GPU and its driver
  sm_NN   capability of the first NVIDIA GPU, and all lower ones: sm_80, sm_89, sm_90
"""

import ctypes
import os
import shutil
import subprocess

import lit.formats
import lit.util

# `lit test/...` in the source tree means the build in build/.
if not hasattr(config, "fuse_build_dir"):
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    lit_config.load_config(config, os.path.join(root, "build", "test", "lit.site.cfg.py"))
    raise SystemExit(0)

config.name = "Fuse"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "Support"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.fuse_build_dir, "test")

# The build's own tools first, then LLVM's, then a ptxas or lld that the setup fetched.
path = [
    os.path.join(config.fuse_build_dir, "bin"),
    config.llvm_tools_dir,
    os.path.join(config.fuse_build_dir, "toolkit", "bin"),
]
# glibc overwrites memory that is freed: what is read of it is noticed.
config.environment["MALLOC_PERTURB_"] = "165"
config.environment["PATH"] = os.pathsep.join(path + [os.environ.get("PATH", "")])
for name in (
    "CUDA_HOME", "CUDA_PATH", "CUDA_ROOT", "ROCM_PATH", "LD_LIBRARY_PATH",
    "CUDA_VISIBLE_DEVICES", "ASAN_OPTIONS", "UBSAN_OPTIONS", "OPENBLAS_NUM_THREADS",
):
    if name in os.environ:
        config.environment[name] = os.environ[name]


def which(tool):
    return shutil.which(tool, path=config.environment["PATH"])


def device_count(library, init, count):
    """Devices that a driver library reports; 0 without the library."""
    try:
        driver = ctypes.CDLL(library)
    except OSError:
        return 0
    n = ctypes.c_int(0)
    if init and getattr(driver, init)(0) != 0:
        return 0
    return n.value if getattr(driver, count)(ctypes.byref(n)) == 0 else 0


def cuda_capability():
    """Capability of device 0 as a number, 90 for sm_90."""
    driver = ctypes.CDLL("libcuda.so.1")
    digits = []
    for attribute in (75, 76):  # COMPUTE_CAPABILITY_MAJOR, _MINOR
        value = ctypes.c_int(0)
        driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, 0)
        digits.append(value.value)
    return 10 * digits[0] + digits[1]


if which("ptxas") or any(
    os.path.exists(os.path.join(os.environ.get(root, "/nowhere"), "bin", "ptxas"))
    for root in ("CUDA_ROOT", "CUDA_HOME", "CUDA_PATH")
):
    config.available_features.add("ptxas")
if which("ld.lld"):
    config.available_features.add("lld")
if all(map(which, ("opt", "llc", "llvm-objdump"))):
    config.available_features.add("llc")
if subprocess.run([config.python, "-c", "import numpy"], capture_output=True).returncode == 0:
    config.available_features.add("numpy")
venv = os.path.join(config.fuse_build_dir, "venv")
if os.path.exists(os.path.join(venv, "installed-tests")):
    config.available_features.add("python-package")
    look = "import importlib.util as u, sys; sys.exit(not (u.find_spec('jax') and u.find_spec('iree')))"
    if subprocess.run([os.path.join(venv, "bin", "python"), "-c", look], capture_output=True).returncode == 0:
        config.available_features.add("jax")
if os.path.exists(os.path.join(config.llvm_tools_dir, "..", "lib", "liblldELF.a")):
    config.available_features.add("wheel")
config.substitutions.append(("%venv", os.path.join(venv, "bin", "python")))
if any(which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
    config.available_features.add("chromium")
in_git = subprocess.run(["git", "-C", config.fuse_source_dir, "ls-files", "README.md"], capture_output=True)
if which("clang-format-22") and in_git.stdout:
    config.available_features.add("clang-format")
if which("pkg-config"):
    config.available_features.add("pkg-config")
# Root whose rights are those of anybody, as far as files are concerned.
without_rights = "setpriv --bounding-set=-dac_override,-dac_read_search,-fowner"
if os.geteuid() == 0 and subprocess.run(without_rights.split() + ["true"], capture_output=True).returncode == 0:
    config.available_features.add("rights")
config.substitutions.append(("%without_rights", without_rights))
if device_count("libcuda.so.1", "cuInit", "cuDeviceGetCount") > 0:
    config.available_features.add("gpu")
    for chip in (80, 89, 90, 100):
        if cuda_capability() >= chip:
            config.available_features.add("sm_%d" % chip)
if device_count("libamdhip64.so", None, "hipGetDeviceCount") > 0:
    config.available_features.add("hip")

# Tests that use the GPU run one at a time (a lit.local.cfg puts them into this group).
lit_config.parallelism_groups["gpu"] = 1

config.substitutions.append(("%llvm_libs", config.llvm_library_dir))
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%cmake", config.cmake))
config.substitutions.append(("%cc", config.cc))
config.substitutions.append(("%cxx", config.cxx))
config.substitutions.append(("%examples", os.path.join(config.fuse_source_dir, "examples")))
config.substitutions.append(("%fuse_bin", os.path.join(config.fuse_build_dir, "bin")))
config.substitutions.append(("%fuse_source", config.fuse_source_dir))
config.substitutions.append(("%fuse_build", config.fuse_build_dir))
config.substitutions.append(
    (
        "%check-codegen",
        "%s %s" % (config.python, os.path.join(config.test_source_root, "Support", "check-codegen.py")),
    )
)
config.substitutions.append(
    (
        "%plant-faults",
        "%s %s" % (config.python, os.path.join(config.test_source_root, "Support", "plant-faults.py")),
    )
)
config.substitutions.append(("%support", os.path.join(config.test_source_root, "Support")))
config.substitutions.append(
    ("%cuda_stand_in", os.path.join(config.fuse_build_dir, "lib", "libfuse-cuda-stand-in.so"))
)
for suffix in ("_rocm5", ""):
    library = "libfuse-hip-stand-in%s.so" % suffix.replace("_", "-")
    config.substitutions.append(("%hip_stand_in" + suffix, os.path.join(config.fuse_build_dir, "lib", library)))
config.substitutions.append(
    ("%seal", "%s %s" % (config.python, os.path.join(config.fuse_source_dir, "scripts", "seal-bundle.py")))
)
