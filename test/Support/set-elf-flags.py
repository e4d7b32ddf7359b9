# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes the ABI version and the flags in the header of a 64-bit ELF file, and its version.

  set-elf-flags.py FILE ABI_VERSION FLAGS [VERSION]
"""

import struct
import sys

with open(sys.argv[1], "r+b") as file:
    file.seek(8)
    file.write(bytes([int(sys.argv[2])]))
    file.seek(48)
    file.write(struct.pack("<I", int(sys.argv[3], 0)))
    if len(sys.argv) > 4:
        file.seek(20)
        file.write(struct.pack("<I", int(sys.argv[4])))
