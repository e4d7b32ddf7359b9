# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Good and bad .npy files for npy.test."""

import numpy as np

np.save("x.npy", np.zeros((3, 5), "V2"))  # bf16, as ml_dtypes writes it
y = np.arange(12, dtype="<f4").reshape(3, 4)
np.save("y.npy", y)
with open("y2.npy", "wb") as file:
    np.lib.format.write_array(file, y, version=(2, 0))
np.save("big.npy", y.astype(">f4"))
np.save("fortran.npy", np.asfortranarray(y))
np.save("rank.npy", y[0])
np.save("static.npy", np.zeros((3, 6), "<f4"))
np.save("size.npy", y[:2])
data = open("y.npy", "rb").read()
open("short.npy", "wb").write(data[:-8])
open("header.npy", "wb").write(data[:40])
open("text.npy", "w").write("1 2 3 4 5 6 7 8 9\n")
np.save("structured.npy", np.zeros((3, 4), [("a", "<f4")]))
