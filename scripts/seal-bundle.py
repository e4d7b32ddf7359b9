#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""States the sizes and hashes of a bundle anew, after files in it were edited by hand.

  seal-bundle.py BUNDLE

The manifest's `files` are those that it named before, its code and its constants; what is no
longer there keeps its old entry. The manifest's own hash is that of its fields but `sha256`,
written without white space (docs/Manifest.md).
"""

import hashlib
import json
import os
import sys


def record(data):
    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def seal(bundle):
    path = os.path.join(bundle, "manifest.json")
    with open(path, encoding="utf-8") as file:
        manifest = json.load(file)
    files = manifest.setdefault("files", {})
    names = set(files)
    for code in manifest["code_objects"]:
        names.update(code[key] for key in ("file", "text") if code.get(key))
    if manifest.get("constants"):
        names.add(manifest["constants"])
    for name in sorted(names):
        try:
            with open(os.path.join(bundle, name), "rb") as file:
                files[name] = record(file.read())
        except FileNotFoundError:
            if name not in files:
                sys.exit("seal-bundle: there is no '%s'" % os.path.join(bundle, name))
    manifest.pop("sha256", None)
    text = json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
    manifest["sha256"] = hashlib.sha256(text.encode("utf-8")).hexdigest()
    with open(path, "w", encoding="utf-8") as file:
        json.dump(manifest, file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    seal(sys.argv[1])
