# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# kernels.sh DIR CHIP SEED: compiles small graphs of the benchmark for CHIP and simulates them.
set -e
while read -r graph sizes; do
  bundle=$1/$graph.$2
  fuse-opt "$1/$graph.mlir" --fuse-compile="chip=$2 bundle=$bundle" -o /dev/null
  fuse-run "$bundle" --device=sim --sim-seed="$3" $sizes --check
done <<'GRAPHS'
gemm_bias_gelu_328x200 --dims=M=129
gemm_bias_gelu_201x77 --dims=M=33
gemm_mul_mul_328x200 --dims=M=7
geglu_ffn_200x328 --dims=M=33
batched_permute_3x33x328x200
bias_gelu_residual_ln_1001_f16 --dims=M=7
scale_causal_softmax_129_f32 --dims=M=2
GRAPHS
