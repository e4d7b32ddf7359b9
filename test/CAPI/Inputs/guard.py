# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""guard.py BUNDLE: of the bundle of guarded.mlir, the function `guarded` launches the kernel of
`doubled` where its input is not aligned to 128 bytes. Seal the bundle afterwards."""

import json
import os
import sys

path = os.path.join(sys.argv[1], "manifest.json")
manifest = json.load(open(path))
guarded, doubled = manifest["functions"]
names = dict(zip((a["name"] for a in doubled["arguments"]), (a["name"] for a in guarded["arguments"])))
for statement in doubled["body"]:
    for parameter in statement["launch"]["parameters"]:
        if "buffer" in parameter:
            parameter["buffer"] = names[parameter["buffer"]]
aligned = ["eq", ["mod", ["address", guarded["arguments"][0]["name"]], 128], 0]
guarded["body"] = [{"if": aligned, "then": guarded["body"], "else": doubled["body"]}]
doubled["body"] = []
json.dump(manifest, open(path, "w"), indent=1)
