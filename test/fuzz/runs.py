# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a graph in one way (level, chip, schedule) and says how it went."""

import os
import re
import subprocess
from dataclasses import dataclass

import numpy as np

import emit
import model
import oracle

NVIDIA = ["sm_80", "sm_89", "sm_90", "sm_90a"]
AMD = ["gfx90a", "gfx942", "gfx950"]
LEVELS = ["graph", "fused", "kernels", "mapped", "sim"]
SECONDS = 600  # that one process may take: 500,000 elements are simulated in 100, on a machine that does much else
LOCATED = re.compile(r"^\S*?:\d+:\d+: error: (.*)$", re.M)
REFUSED_SCHEDULE = re.compile(r"under #fuse\.|expected a schedule like")


@dataclass
class Way:
    """How a graph is executed. `schedule` is forced on `kernel`; `legal`: the compiler listed it;
    `breaks`: labels of rules, one of which it breaks; `keep_casts`: with the graph's own roundings, which
    otherwise depend on what becomes one kernel; `pads`: with all operands copied into padded rows that could be."""

    level: str
    chip: str
    sim_seed: int = 0
    schedule: str = ""
    kernel: str = ""
    legal: bool = False
    breaks: str = ""
    keep_casts: bool = False
    pads: bool = False

    def __str__(self):
        text = "%s %s%s" % (self.level, self.chip, " padded" if self.pads else "")
        if self.schedule:
            text += " %s: %s" % (self.kernel, self.schedule)
        return text + (" --sim-seed=%d" % self.sim_seed if self.sim_seed else "")


@dataclass
class Outcome:
    kind: str  # ok, refused, wrong, crash, timeout, fault, silent
    message: str = ""
    results: object = None

    @property
    def failed(self):
        return self.kind not in ("ok", "refused")


def save(path, x, dtype):
    if dtype == "bf16":
        np.save(path, oracle.to_bf16(x).view("V2"))
    else:
        with np.errstate(all="ignore"):
            np.save(path, x.astype({"f16": np.float16, "f32": np.float32}[dtype]))


def load(path):
    x = np.load(path)
    return oracle.from_bf16(x.view(np.uint16)) if x.dtype.kind == "V" else x.astype(np.float64)


class Case:
    """A graph's text and data, written into a folder. `order`: of the function's arguments."""

    def __init__(self, graph, folder, tools, text=None, order=None, inputs=None):
        self.graph, self.folder, self.tools = graph, folder, tools
        self.order = list(range(len(graph.inputs))) if order is None else order
        self.references = {}
        os.makedirs(folder, exist_ok=True)
        self.path = os.path.join(folder, "graph.mlir")
        with open(self.path, "w") as file:
            file.write(text or emit_text(graph))
        self.inputs = inputs or [oracle.fill(graph, v) for v in graph.inputs]
        for i, (x, v) in enumerate(zip(self.inputs, graph.inputs)):
            save(os.path.join(folder, "in%d.npy" % i), x, v.dtype)

    @classmethod
    def of_file(cls, path, folder, tools):
        """Of a graph that stands in a file already; only what it compiles to is asked."""
        case = cls.__new__(cls)
        case.path, case.folder, case.tools, case.order = path, folder, tools, []
        return case

    def commands(self, way):
        """The processes of a run, one after the other."""
        inputs = "--inputs=" + ",".join("%s/in%d.npy" % (self.folder, i) for i in self.order)
        data = ([inputs] if self.order else []) + ["--outputs=%s/out" % self.folder]
        run = os.path.join(self.tools, "fuse-run")
        if way.level != "sim":
            path, before = self.path, []
            if way.schedule:
                path = self.folder + "/scheduled.mlir"
                before = [[os.path.join(self.tools, "fuse-opt"), self.path, "--fuse-to-fused",
                           "--fuse-select-schedule=chip=%s kernel=%s schedule={%s}" % (way.chip, way.kernel, way.schedule), "-o", path]]
            elif way.pads:
                path = self.folder + "/padded.mlir"
                before = [[os.path.join(self.tools, "fuse-opt"), self.path, "--fuse-to-fused",
                           "--fuse-pad-operands=chip=%s when=always" % way.chip, "-o", path]]
            return before + [[run, path, "--device=cpu", "--at=" + way.level, "--chip=" + way.chip] + data]
        options = "chip=%s bundle=%s/bundle" % (way.chip, self.folder)
        if way.chip in NVIDIA:
            options += " emit=text"  # the simulator reads PTX: no need of ptxas
        if way.keep_casts:
            options += " keep-casts"
        if way.pads:
            options += " pad-operands=always"
        if way.schedule:
            options += " kernel=%s schedule={%s}" % (way.kernel, way.schedule)
        return [[os.path.join(self.tools, "fuse-opt"), self.path, "--fuse-compile=" + options, "-o", os.devnull],
                [run, self.folder + "/bundle", "--device=sim", "--sim-seed=%d" % way.sim_seed] + data]

    def run(self, way):
        for i in range(len(self.graph.results)):
            path = "%s/out/result%d.npy" % (self.folder, i)
            if os.path.exists(path):
                os.remove(path)
        for step, command in enumerate(self.commands(way)):
            outcome = execute(command, compiles=step == 0)
            if outcome.kind != "ok":
                return outcome
        try:
            paths = ["%s/out/result%d.npy" % (self.folder, i) for i in range(len(self.graph.results))]
            return Outcome("ok", "", [load(p) for p in paths])
        except (OSError, ValueError) as error:
            return Outcome("silent", "exit 0 without results: %s" % error)

    def expected(self, way):
        # MI200's matrix units flush subnormal f16 and bf16.
        flush = way.level == "sim" and way.chip == "gfx90a"
        if flush not in self.references:
            self.references[flush] = oracle.evaluate(self.graph, self.inputs, flush)
        return self.references[flush]

    def check_refusal(self, way):
        outcome = execute(self.commands(way)[0], compiles=True)
        if outcome.kind == "ok":
            return Outcome("fault", "a schedule that breaks the rule %s is accepted" % way.breaks)
        if outcome.kind != "refused":
            return outcome
        # An attribute that nothing can run under is refused as it is parsed.
        label = re.search(r"(?:>: |^)([a-z-]+):", outcome.message)
        if label and label.group(1) in way.breaks.split():
            return Outcome("ok", outcome.message)
        if not REFUSED_SCHEDULE.search(outcome.message):
            return outcome  # the graph itself, whatever the schedule
        return Outcome("fault", "refused, but not by the rule %s: %s" % (way.breaks, outcome.message))

    def check(self, way):
        if way.breaks:
            return self.check_refusal(way)
        outcome = self.run(way)
        if outcome.kind == "ok":
            for i, (out, n) in enumerate(zip(outcome.results, self.expected(way))):
                wrong = oracle.disagreement(out, n)
                if wrong:
                    return Outcome("wrong", "result %d: %s" % (i, wrong))
        elif outcome.kind == "refused" and way.legal and REFUSED_SCHEDULE.search(outcome.message):
            return Outcome("fault", "a schedule of its own list is refused: " + outcome.message)
        return outcome


def execute(command, compiles):
    # glibc overwrites memory that is freed: what is read of it is noticed.
    environment = dict(os.environ, OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", MALLOC_PERTURB_="165")
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=SECONDS, env=environment)
    except subprocess.TimeoutExpired:
        return Outcome("timeout", "%s ran for more than %d s" % (os.path.basename(command[0]), SECONDS))
    text = done.stdout.decode(errors="replace")
    if done.returncode == 0:
        return Outcome("ok", text)
    last = text.strip().split("\n")[-1][:300]
    if done.returncode < 0 or "PLEASE submit a bug report" in text:
        return Outcome("crash", "signal %d: %s" % (-done.returncode, last))
    located = LOCATED.search(text)
    if compiles and located:
        return Outcome("refused", located.group(1)[:400])
    error = re.search(r"error: .*", text)
    return Outcome("fault", "exit %d: %s" % (done.returncode, error.group(0)[:300] if error else last))


def emit_text(graph, prefix="v", **options):
    constants = {id(op.results[0]): oracle.fill(graph, op.results[0])
                 for op in graph.ops if isinstance(op, model.Constant)}
    return emit.Emitter(graph, prefix, constants).function(**options)
