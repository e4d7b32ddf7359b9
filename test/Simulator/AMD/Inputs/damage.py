# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages one field of a code object.

  damage.py IN OUT WHERE VALUE WIDTH     an integer in place of what is there
  damage.py IN OUT replace FROM TO       a text for another of the same length

WHERE is header+N, segment+N (of each loaded segment), descriptor+N (of k.kd) or symbol+N (of k).
"""

import struct
import sys

source, target, where = sys.argv[1:4]
data = bytearray(open(source, "rb").read())
if where == "replace":
    old, new = (eval('b"' + text + '"') for text in sys.argv[4:6])
    assert len(old) == len(new) and data.count(old), "not found"
    data = data.replace(old, new)
else:
    table, field = where.split("+")
    value, width, field = int(sys.argv[4], 0), int(sys.argv[5]), int(field, 0)

    def sections(kind):
        start, count = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<H", data, 60)[0]
        for i in range(count):
            row = struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * i)
            if row[1] == kind:
                yield row

    def symbol(name):
        names = [row for row in sections(3) if row[2] & 2][0]
        table = next(sections(11))
        for at in range(table[4], table[4] + table[5], 24):
            first = names[4] + struct.unpack_from("<I", data, at)[0]
            if data[first:data.index(0, first)] == name:
                return at

    if table == "header":
        places = [0]
    elif table == "segment":
        start, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
        places = [start + 56 * i for i in range(count)
                  if struct.unpack_from("<I", data, start + 56 * i)[0] == 1]
    elif table == "symbol":
        places = [symbol(b"k")]
    else:
        address = struct.unpack_from("<Q", data, symbol(b"k.kd") + 8)[0]
        row = [row for row in sections(1) if row[3] <= address < row[3] + row[5]][0]
        places = [row[4] + address - row[3]]
    for place in places:
        data[place + field:place + field + width] = value.to_bytes(width, "little")
open(target, "wb").write(data)
