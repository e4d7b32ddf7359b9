# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of a report: several reports in one, and files that are whole."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any

_START, _END = '<script type="application/json" id="data">', "</script>"


def saved(page: str, path: str | os.PathLike | None) -> str:
    """The page, which takes the place of the file when it is whole."""
    if path is not None:
        folder = os.path.dirname(os.path.abspath(path))
        number, temporary = tempfile.mkstemp(prefix=".fuse-report-", dir=folder)
        try:
            with os.fdopen(number, "w", encoding="utf-8") as file:
                file.write(page)
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(temporary, 0o666 & ~mask)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    return page


def with_data(page: str, data: Mapping[str, Any]) -> str:
    """The page with other data in it."""
    start = page.index(_START) + len(_START)
    text = json.dumps(data, ensure_ascii=False)
    for character in "<>&":  # outside of strings JSON has none of them
        text = text.replace(character, f"\\u{ord(character):04x}")
    return page[:start] + text + page[page.index(_END, start):]


def merged(reports: Sequence[tuple[str, Mapping[str, Any]]], left: Sequence[tuple[str, str, str]]) -> dict[str, Any]:
    """Reports by name as one. left: ops that none of them has, with where and why.

    The functions of different reports have different names.
    """
    data: dict[str, Any] = {"version": 1, "kernels": [], "copies": [], "notes": [], "ops": [], "graph": [], "code": [], "levels": [],
                            "left_to_host": [], "sizes": {}}
    texts: dict[str, dict[str, Any]] = {}
    for name, report in reports:
        for key in ("kernels", "copies", "notes", "ops", "graph", "code", "left_to_host"):
            data[key] += report.get(key, [])
        for key in ("chip", "compiler", "no_resources"):
            if key in report:
                data[key] = report[key]
        data["sizes"].update(report.get("sizes", {}))
        for level in report.get("levels", []):
            known = texts.setdefault(level["name"], {"name": level["name"], "text": "", "cut_bytes": 0, "cut_lines": 0})
            known["text"] += f"// {name}\n{level['text']}\n"
            known["cut_bytes"] += level["cut_bytes"]
            known["cut_lines"] += level["cut_lines"]
    data["levels"] = list(texts.values())
    nodes: dict[str, list] = {}
    for where, op, reason in left:
        data["left_to_host"].append({"function": where, "op": op, "location": where, "reason": reason})
        nodes.setdefault(where, []).append({"op": op, "location": where, "inputs": [], "kernels": [],
                                            "rule": "left-to-host", "reason": reason})
    for where, list_of_ops in nodes.items():
        data["graph"].append({"function": where, "arguments": [], "nodes": list_of_ops, "results": [], "cut": False})
    return data
