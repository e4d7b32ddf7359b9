# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""copy-first.py BUNDLE: of the bundle of copies.mlir, the kernel reads what a copy of its input wrote to a workspace.
Seal the bundle afterwards."""

import json
import os
import sys

path = os.path.join(sys.argv[1], "manifest.json")
with open(path) as file:
    manifest = json.load(file)
function, = manifest["functions"]
launch = function["body"][0]["launch"]
x = function["arguments"][0]["name"]
function["workspace"].append({"name": "w", "bytes": ["mul", "M", 32], "alignment": 256})
for parameter in launch["parameters"]:
    if parameter.get("buffer") == x:
        parameter["buffer"] = "w"
function["body"].insert(0, {"copy": {"from": {"buffer": x}, "to": {"buffer": "w"}, "bytes": ["mul", "M", 32]}})
with open(path, "w") as file:
    json.dump(manifest, file, indent=1)
