# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes one thing of an AMD code object (or, where it says so, a cubin) contradict another.

  edit-code-object.py FILE EDIT

type       the ELF header says that it is an executable file
notes      the segment of notes starts elsewhere than their section
symbols    the metadata of kernels name descriptors that there are not
size       the symbols of descriptors are of 16 bytes
code       the symbols of kernels are of 2^40 bytes
entry      the first kernel's code begins 64 bytes later, and its symbol and descriptor say so
overlap    the second of the segments that are loaded begins where the first does
wave       the metadata says waves of 32 lanes
twice      the last symbol is defined a second time
names      1,000 more symbols, whose names share their ends
shared     the last section takes all of the file
sections   two sections of a cubin with code have one name
"""

import re
import struct
import sys

with open(sys.argv[1], "r+b") as file:
    data = bytearray(file.read())
    table = lambda at, count, size: [at + i * size for i in range(count)]
    edit = sys.argv[2]
    if edit == "type":
        struct.pack_into("<H", data, 16, 2)
    elif edit == "notes":
        start, (size, count) = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<HH", data, 54)
        for segment in table(start, count, size):
            if struct.unpack_from("<I", data, segment)[0] == 4:
                struct.pack_into("<Q", data, segment + 8, struct.unpack_from("<Q", data, segment + 8)[0] + 4)
    elif edit == "symbols":
        # The last letter of each name, in MessagePack behind the key and the name's length.
        for name in re.finditer(rb"\.symbol[\xa0-\xbf]\w+(?=\.kd)", bytes(data)):
            data[name.end() - 1] ^= 1
    elif edit in ("size", "code"):
        kind, wrong = (1, 16) if edit == "size" else (2, 1 << 40)
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        for section in table(start, count, size):
            if struct.unpack_from("<I", data, section + 4)[0] == 11:
                at, length = struct.unpack_from("<QQ", data, section + 24)
                for symbol in table(at, length // 24, 24):
                    if data[symbol + 4] & 15 == kind:
                        struct.pack_into("<Q", data, symbol + 16, wrong)
    elif edit == "entry":
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        for section in table(start, count, size):
            if struct.unpack_from("<I", data, section + 4)[0] == 11:
                at, length = struct.unpack_from("<QQ", data, section + 24)
                moved = {}
                for symbol in table(at, length // 24, 24):
                    value, bytes_ = struct.unpack_from("<QQ", data, symbol + 8)
                    if data[symbol + 4] & 15 == 2:
                        struct.pack_into("<QQ", data, symbol + 8, value + 64, bytes_ - 64)
                    elif data[symbol + 4] & 15 == 1 and bytes_ == 64:
                        moved[value] = symbol
        start, (size, count) = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<HH", data, 54)
        for segment in table(start, count, size):
            kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, segment)
            for value in moved:
                if kind == 1 and address <= value < address + length:
                    at = value - address + offset + 16
                    struct.pack_into("<q", data, at, struct.unpack_from("<q", data, at)[0] + 64)
    elif edit == "overlap":
        start, (size, count) = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<HH", data, 54)
        first, second = [at for at in table(start, count, size) if struct.unpack_from("<I", data, at)[0] == 1][:2]
        data[second + 16 : second + 24] = data[first + 16 : first + 24]
    elif edit == "wave":
        data = data.replace(b".wavefront_size\x40", b".wavefront_size\x20")
    elif edit == "twice":
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        for section in table(start, count, size):
            if struct.unpack_from("<I", data, section + 4)[0] == 11:
                at, length = struct.unpack_from("<QQ", data, section + 24)
                struct.pack_into("<QQ", data, section + 24, len(data), length + 24)
                symbols = data[at : at + length]
                data += symbols + symbols[-24:]
    elif edit == "names":
        # Of 1,000 symbols, whose names end alike.
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        for section in table(start, count, size):
            if struct.unpack_from("<I", data, section + 4)[0] == 11:
                at, length = struct.unpack_from("<QQ", data, section + 24)
                link = start + size * struct.unpack_from("<I", data, section + 40)[0]
                names_at, names_length = struct.unpack_from("<QQ", data, link + 24)
                symbols, names = data[at : at + length], data[names_at : names_at + names_length]
                struct.pack_into("<QQ", data, link + 24, len(data), len(names) + 1001)
                data += names + b"a" * 1000 + b"\0"
                struct.pack_into("<QQ", data, section + 24, len(data), length + 1000 * 24)
                data += symbols + b"".join(struct.pack("<IBBHQQ", len(names) + i, 17, 0, 1, 0, 0) for i in range(1000))
    elif edit == "shared":
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        struct.pack_into("<QQ", data, start + (count - 1) * size + 24, 0, len(data))
    elif edit == "sections":
        start, (size, count) = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<HH", data, 58)
        # Code is what is loaded (2) and executed (4).
        code = [at for at in table(start, count, size) if struct.unpack_from("<Q", data, at + 8)[0] & 6 == 6]
        data[code[0] : code[0] + 4] = data[code[1] : code[1] + 4]
    else:
        sys.exit(__doc__)
    file.seek(0)
    file.write(data)
