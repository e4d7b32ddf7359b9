# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a graph with a chain of divisions of i64: divisions.py COUNT variable|constant."""

import sys

count, by = int(sys.argv[1]), sys.argv[2]
print("""#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<4096xi64>, %y: tensor<4096xi64>) -> tensor<4096xi64> {
  %e = tensor.empty() : tensor<4096xi64>
  %z = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %y : tensor<4096xi64>, tensor<4096xi64>) outs(%e : tensor<4096xi64>) {
  ^bb0(%v0: i64, %b: i64, %o: i64):
    %c = arith.constant 7 : i64""")
for i in range(count):
    print("    %%q%d = arith.divsi %%v%d, %s : i64" % (i, i, "%b" if by == "variable" else "%c"))
    print("    %%v%d = arith.xori %%q%d, %%b : i64" % (i + 1, i))
print("""    linalg.yield %%v%d : i64
  } -> tensor<4096xi64>
  return %%z : tensor<4096xi64>
}""" % count)
