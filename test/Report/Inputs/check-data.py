# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what the data of a report says of itself: check-data.py REPORT.json|.html CHIP"""

import json
import re
import sys

path, chip = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    text = file.read()
if path.endswith(".html"):
    assert len(text.encode()) < 20e6, "a page of %d bytes" % len(text)
    # The one script of data, and the one of code.
    assert len(re.findall("<script", text)) == 2 and len(re.findall("</script", text)) == 2, "scripts"
    assert "://" not in text.replace("http://www.w3.org/2000/svg", "").split('id="data"')[0], "an address"
    text = text.split('<script type="application/json" id="data">')[1].split("</script>")[0]
data = json.loads(text)

MATRIX = re.compile(r"^\s*(?:@%p\d+ )?(?:mma\.|wgmma\.mma_async|v_mfma|v_smfmac)", re.MULTILINE)
code = {entry["name"]: entry for entry in data["code"]}
assert data["chip"]["name"] == chip
for kernel in data["kernels"]:
    model = kernel["model"]
    assert model["code"] and all(name in code for name in model["code"]), kernel["name"]
    assert model["seconds"] > 0 and model["bytes_fused"] <= model["bytes_unfused"]
    if "variants" in model:
        assert sum(variant["chosen"] for variant in model["variants"]) == 1, kernel["name"]
        assert all(variant["code"] for variant in model["variants"]), kernel["name"]
        times = [entry["seconds"] for entry in model.get("alternatives", [])]
        assert times == sorted(times)
for entry in data["code"]:
    assert entry["launches"] > 0 and entry["threads"] > 0 and entry["resources"], entry["name"]
    if len(entry["pieces"]) != 1 or entry["pieces"][0]["cut_bytes"]:
        continue
    lines = entry["pieces"][0]["text"].split("\n")
    loop, inside = entry["main_loop"], []
    for first, last in loop["lines"]:
        inside += lines[first:last + 1]
    found = len(MATRIX.findall("\n".join(inside)))
    assert found == loop["matrix"], "%s: %d matrix instructions in the loop, not %d" % (entry["name"], found, loop["matrix"])
    # The same by another rule: of the stretches from a label to a branch back to it that hold matrix
    # instructions and no shorter such stretch, the one with most.
    at = {line[:-1]: number for number, line in enumerate(lines) if re.fullmatch(r"[\w$.]+:", line)}
    stretches = []
    for number, line in enumerate(lines):
        branch = re.search(r"\b(?:bra(?:\.uni)?|s_c?branch\w*)\s+([\w$.]+)", line)
        if branch and at.get(branch.group(1), number) < number:
            stretches.append((at[branch.group(1)], number))
    count = {s: len(MATRIX.findall("\n".join(lines[s[0]:s[1] + 1]))) for s in stretches}
    inner = [s for s in stretches if count[s] and not any(
        o != s and count[o] and s[0] <= o[0] and o[1] <= s[1] for o in stretches)]
    assert max((count[s] for s in inner), default=0) == loop["matrix"], entry["name"]
    if loop["matrix"]:
        # The loop ends by going back to where it begins.
        labels = {line[:-1] for line in inside if line.endswith(":")}
        branches = re.findall(r"(?:bra(?:\.uni)?|s_c?branch\w*)\s+([\w$.]+)", "\n".join(inside))
        assert labels & set(branches), entry["name"]
nodes = sum(len(graph["nodes"]) for graph in data["graph"])
for graph in data["graph"]:
    for number, node in enumerate(graph["nodes"]):
        assert all(-len(graph["arguments"]) <= i < number for i in node["inputs"]), node
        assert node["kernels"] or (node["rule"] and node["reason"]), node
print("%d kernels, %d functions, %d ops" % (len(data["kernels"]), len(code), nodes))
