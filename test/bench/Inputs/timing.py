# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times functions in the place of captured graphs."""

import itertools
import os
import sys
import time

sys.path.insert(0, os.path.join(sys.argv[1], "bench"))
import timing

called = []


class Rounds:
    def __init__(self, name, times):
        self.name, self.times = name, iter(times)

    def replay(self):
        called.append(self.name)
        return next(self.times)


class Settling:
    """Takes 5 until a tenth of a second has gone, afterwards 10 and twice 7, over and over: 8 in the mean."""

    def __init__(self):
        self.start, self.later = None, itertools.cycle([10.0, 7.0, 7.0])

    def replay(self):
        self.start = self.start or time.time()
        time.sleep(0.01)
        return 5.0 if time.time() - self.start < 0.1 else next(self.later)


found = timing.in_turn({"a": Rounds("a", [2.0, 9.0, 1.0, 2.0, 3.0]), "b": Rounds("b", [5.0] * 5)}, 5)
pairs = {tuple(called[i:i + 2]) for i in range(0, 10, 2)}
print(f"in turn: {found}, {called.count('a')} calls of each, orders differ: {len(pairs) > 1}")
print("alone, a mean:", 7.5 < timing.alone({"a": Settling()}, 0.1, 0.2)["a"] <= 10)
slow = Settling()
slow.start = time.time() - 1
print("at least once:", timing.alone({"a": slow}, 0, 0))
