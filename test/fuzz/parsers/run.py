#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the libFuzzer targets: `NAME: N inputs, K failed` for each.

  cmake --preset fuzz && cmake --build --preset fuzz
  test/fuzz/parsers/run.py --runs=1000000 --jobs=16

The corpus is made from the tests' inputs and from the examples, compiled by build/bin/fuse-opt for
every vendor. With --prepare=FOLDER nothing runs: the folder gets the executables, the corpus and
this script, and `FOLDER/run.py` runs them on another machine that has Python and, in
LD_LIBRARY_PATH, libLLVM and libMLIR. What fails lies in --out; fuse-replay-inputs repeats it.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
# In a prepared folder everything lies beside this script.
IS_PREPARED = (HERE / "corpus").is_dir()
SOURCE = HERE if IS_PREPARED else HERE.parent.parent.parent

# The longest input of each, in bytes. A launch costs more than a parse: those of the simulator are
# as short as a whole small kernel allows.
TARGETS = {
    "manifest": 16384,
    "npy": 4096,
    "code": 65536,
    "code-object": 32768,
    "ptx": 16384,
    "tuning": 4096,
}
# What libFuzzer would need long to find.
DICTIONARIES = {
    "manifest": """sha256 functions arguments workspace constants requirements body launch if then else grid
        block cluster parameters buffer offset alignment value map box strides swizzle sizes ceildiv floordiv add
        sub mul mod min max and or not eq ne lt le address 9223372036854775807 -9223372036854775808
        18446744073709551615 4294967296 1e999 null true""".split(),
    "npy": """\\x93NUMPY 'descr': 'fortran_order': 'shape': True False '<f2' '<f4' '<f8' '|V1' '|V2' '|b1' '|i1' '<i2'
        '<i4' '<i8' '>f4' '|O' 9223372036854775807 (), (0,) 1L""".split(),
    "code": """\\x7fELF amdhsa.kernels .args .kernarg_segment_size .name .symbol .offset .size .value_kind
        global_buffer by_value hidden_ .kd .nv.info .nv.info. .text. .entry .param .reqntid .reqnctapercluster
        .maxntid .target .version .amdhsa_kernel""".split(),
    "code-object": """\\x7fELF amdhsa.kernels .args .kernarg_segment_size .name .symbol .offset .size .value_kind
        global_buffer by_value hidden_ .kd .private_segment_fixed_size .group_segment_fixed_size""".split(),
    "ptx": """.entry .param .reg .shared .align .b8 .b32 .b64 .pred .f32 .f16x2 .reqntid .reqnctapercluster ld.global
        st.shared bar.sync mbarrier.init.shared.b64 mbarrier.try_wait.parity.shared.b64 cp.async.ca.shared.global
        cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes wgmma.fence.sync.aligned
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 ldmatrix.sync.aligned.m8n8.x4.shared.b16 shfl.sync.bfly.b32
        atom.global.add.u32 red.async brx.idx .branchtargets setp.lt.s32 selp.b32 mapa.shared::cluster.u32
        0xffffffffffffffff 0f7F800000 -9223372036854775808 %tid.x %ctaid.x ret; bra""".split(),
    "tuning": """fuse-tuning matmul rhs aux batch #fuse.multistage< #fuse.register_prefetch< #fuse.warp_specialized<
        #fuse.rows< #fuse.elementwise< tile = [ warps stages ahead raster producers cluster swap true aux_stages split run
        tf32x3 sm_90a gfx942 1099511627777 1e-400 1e400 nan inf us""".split(),
}


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), help="default: all")
    parser.add_argument("--fuzzers", type=pathlib.Path, default=HERE / "bin" if IS_PREPARED else SOURCE / "build-fuzz/bin")
    parser.add_argument("--bin", type=pathlib.Path, default=SOURCE / "build/bin", help="where fuse-opt is")
    parser.add_argument("--runs", type=int, default=100000, help="inputs of each target, in all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=0, help="most of each target; 0: no limit")
    parser.add_argument("--work", type=pathlib.Path, default=HERE / "work" if IS_PREPARED else SOURCE / "build-fuzz/fuzz",
                        help="corpora and logs")
    parser.add_argument("--out", type=pathlib.Path, help="inputs that failed; default: WORK/failures")
    parser.add_argument("--prepare", type=pathlib.Path, metavar="FOLDER")
    arguments = parser.parse_args()
    for target in arguments.targets:
        if target not in TARGETS:
            parser.error("no target '%s', there are %s" % (target, ", ".join(TARGETS)))
        if not (arguments.fuzzers / ("fuse-fuzz-" + target)).is_file():
            parser.error("no %s: cmake --preset fuzz && cmake --build --preset fuzz"
                         % (arguments.fuzzers / ("fuse-fuzz-" + target)))
    if min(arguments.runs, arguments.jobs) < 1:
        parser.error("--runs and --jobs are at least 1")
    arguments.out = arguments.out or arguments.work / "failures"
    return arguments


# --- The corpus ----------------------------------------------------------------------------------


def add_file(folder, name, contents):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(contents)


def compile_bundles(fuse_opt, work):
    """Small graphs, for chips of all kinds of code. A chip whose assembler is missing is said."""
    graphs = sorted((SOURCE / "examples").glob("*.mlir")) + [SOURCE / "test/Runtime/Inputs/damaged.mlir"]
    bundles = []
    for chip in ("sm_80", "sm_90a", "gfx90a", "gfx942", "gfx950"):
        for graph in graphs:
            bundle = work / "bundles" / ("%s-%s" % (graph.stem, chip))
            if not (bundle / "manifest.json").is_file():
                bundle.parent.mkdir(parents=True, exist_ok=True)
                command = [fuse_opt, graph, "--fuse-compile=chip=%s bundle=%s" % (chip, bundle), "-o", os.devnull]
                done = subprocess.run(command, capture_output=True, text=True)
                if done.returncode:
                    sys.exit("%s for %s: %s" % (graph.name, chip, done.stderr))
            bundles.append(bundle)
    return bundles


def split_ptx(text):
    """Each kernel with what stands before the first: most files hold several."""
    starts = [match.start() for match in re.finditer(r"^\.visible \.entry", text, re.M)]
    ends = starts[1:] + [len(text)]
    return [text[: starts[0]] + text[start:end] for start, end in zip(starts, ends)] if starts else [text]


def add_bundle(corpus, bundle):
    for file in sorted(bundle.iterdir()):
        name, contents = "%s-%s" % (bundle.name, file.name), file.read_bytes()
        if file.name == "manifest.json":
            add_file(corpus / "manifest", name, contents)
        elif file.suffix in (".ptx", ".hsaco", ".cubin", ".s"):
            add_file(corpus / "code", name, contents)
        if file.suffix == ".hsaco":
            add_file(corpus / "code-object", name, contents)
        elif file.suffix == ".ptx":
            for i, kernel in enumerate(split_ptx(contents.decode())):
                add_file(corpus / "ptx", "%d-%s" % (i, name), kernel.encode())


def add_arrays(corpus):
    import io

    import numpy

    for i, type in enumerate(("<f2", "<f4", "<f8", "|b1", "|i1", "<i2", "<i4", "<i8", "|V1", "|V2", ">f4", "<u4")):
        for shape in ((), (0,), (3,), (2, 3), (1, 0, 2)):
            file = io.BytesIO()
            numpy.save(file, numpy.zeros(shape, type))
            add_file(corpus / "npy", "%d-%dd-%d.npy" % (i, len(shape), sum(shape)), file.getvalue())


def make_corpus(corpus, bin, work):
    if corpus.is_dir():
        shutil.rmtree(corpus)
    for bundle in compile_bundles(bin / "fuse-opt", work):
        add_bundle(corpus, bundle)
    for manifest in (SOURCE / "test").glob("**/Inputs/*/manifest.json"):
        add_file(corpus / "manifest", "test-%s.json" % manifest.parent.name, manifest.read_bytes())
    for file in (SOURCE / "test/Simulator/PTX").glob("*.ptx"):
        add_file(corpus / "ptx", "test-" + file.name, file.read_bytes())
    for file in (SOURCE / "test/Runtime/Inputs").glob("**/*.ptx"):
        add_file(corpus / "code", "test-" + file.name, file.read_bytes())
    add_arrays(corpus)
    for file in (SOURCE / "lib/Target/Tuning").glob("*.txt"):
        add_file(corpus / "tuning", file.name, file.read_bytes())
        # The whole file is longer than an input: its first lines, for every chip too.
        lines = file.read_text().splitlines()
        matmuls = [line for line in lines if line.startswith("matmul")]
        for chip in ("sm_80", "sm_90a", "gfx90a", "gfx942"):
            text = "\n".join(["fuse-tuning 2 " + chip, "run somewhere"] + matmuls[:: max(1, len(matmuls) // 8)])
            add_file(corpus / "tuning", chip + "-few.txt", text.encode())
    for file in (HERE / "regressions").glob("*/*"):
        add_file(corpus / file.parent.name, "regression-" + file.name, file.read_bytes())


def prepare(arguments, folder):
    make_corpus(folder / "corpus", arguments.bin, arguments.work)
    (folder / "bin").mkdir(exist_ok=True)
    for target in arguments.targets:
        shutil.copy2(arguments.fuzzers / ("fuse-fuzz-" + target), folder / "bin")
    shutil.copy2(__file__, folder / "run.py")


# --- A target ------------------------------------------------------------------------------------


def write_dictionary(path, words):
    path.write_text("".join('"%s"\n' % word.replace('"', '\\"') for word in words))


def run_process(arguments, target, job, runs):
    """One process: inputs executed, and whether it failed."""
    folder = arguments.work / "run" / target / str(job)
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "found").mkdir(parents=True)
    (folder / "failures").mkdir()
    write_dictionary(folder / "words", DICTIONARIES[target])
    executed, seed, failures = 0, arguments.seed * 1000 + job, 0
    end = time.monotonic() + arguments.seconds
    # After a failure the rest of the inputs still run, as another process with another seed.
    while executed < runs and failures < 20:
        command = [
            arguments.fuzzers / ("fuse-fuzz-" + target), folder / "found", arguments.corpus / target,
            "-runs=%d" % (runs - executed), "-seed=%d" % seed, "-max_len=%d" % TARGETS[target],
            "-dict=%s" % (folder / "words"), "-artifact_prefix=%s/" % (folder / "failures"),
            "-timeout=10", "-rss_limit_mb=2560", "-print_final_stats=1", "-use_value_profile=0", "-verbosity=1",
        ]
        if arguments.seconds:
            if time.monotonic() >= end:
                break
            command.append("-max_total_time=%d" % max(1, end - time.monotonic()))
        with open(folder / "log", "a") as log:
            begin = log.tell()
            code = subprocess.run(command, stdout=log, stderr=log).returncode
        with open(folder / "log", errors="replace") as log:
            log.seek(begin)
            text = log.read()
        # A crash ends without the statistics; the last line of progress says how many there were.
        counts = re.findall(r"stat::number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)\s", text, re.M)
        executed += int(counts[-1]) if counts else 0
        if code == 0 and not arguments.seconds:
            break
        if code:
            if not list((folder / "failures").iterdir()) and not counts:
                sys.exit("%s did not start: %s" % (target, text[-2000:]))
            failures += 1
            seed += 100000
    return executed, failures


def run_target(arguments, target):
    begin = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        share = -(-arguments.runs // arguments.jobs)
        results = list(pool.map(lambda job: run_process(arguments, target, job, share), range(arguments.jobs)))
    executed, failed = (sum(column) for column in zip(*results))
    for file in (arguments.work / "run" / target).glob("*/failures/*"):
        (arguments.out / target).mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, arguments.out / target)
    seconds = time.monotonic() - begin
    print("%s: %d inputs, %d failed (%.0f s, %.0f a second)" % (target, executed, failed, seconds, executed / seconds),
          flush=True)
    return failed


def main():
    arguments = parse_arguments()
    if arguments.prepare:
        return prepare(arguments, arguments.prepare)
    arguments.corpus = HERE / "corpus"
    if not IS_PREPARED:
        arguments.corpus = arguments.work / "corpus"
        make_corpus(arguments.corpus, arguments.bin, arguments.work)
    failed = sum(run_target(arguments, target) for target in arguments.targets)
    if failed:
        sys.exit("what failed is in %s" % arguments.out)


main()
