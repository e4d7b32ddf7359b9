"""Compares what bench/workloads.py says of each family twice, small: its graph, run on the CPU, and its function in PyTorch, in float64.

  meaning.py FOLDER FUSE_RUN
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "bench"))
import numpy as np
import run as checks
import workloads as w

folder, fuse_run = sys.argv[1:]
cases = [w.gemm_bias_gelu_case(5, 24, 40), w.gemm_mul_mul_case(5, 24, 40, "bf16"), w.batched_permute_case(2, 5, 24, 40),
         w.bias_gelu_residual_ln_case(5, 40, "f16"), w.scale_causal_softmax_case(2, 24, "f16")]
cases += [w.gated_ffn_case(family, 5, 24, 40) for family in w.GATES]
# Causal: two squares, and the last 8 rows of one.
cases += [w.row_work_case(family, rows, 24, dtype, added) for family in w.ROW_WORK for rows in (48, 8)
          for dtype, added in (("f32", ()), ("f16", ("residual",)), ("bf16", ("bias", "residual")))]
for case, text in cases:
    graph = os.path.join(folder, case.graph + ".mlir")
    with open(graph, "w") as file:
        file.write(text)
    inputs, files = checks.make_inputs(case, 1, "cpu"), []
    for number, data in enumerate(inputs):
        files.append(os.path.join(folder, f"in{number}.npy"))
        np.save(files[-1], checks.to_numpy(data))
    subprocess.run([fuse_run, graph, "--device=cpu", "--inputs=" + ",".join(files), "--outputs=" + folder], check=True, stdout=subprocess.DEVNULL)
    got = checks.from_numpy(np.load(os.path.join(folder, "result0.npy")))
    passed, found = checks.check(case, got, checks.reference_of(case, inputs), fuse_run)
    print("ok:" if passed else "FAILED:", case.family, case.label + ":", found)
    # The least bytes: those of inputs and result, or less where a mask hides inputs.
    whole = (sum(x.numel() for x in inputs) + got.numel()) * got.element_size()
    assert case.bytes == whole or "causal" in case.family and case.bytes < whole, (case.bytes, whole)
