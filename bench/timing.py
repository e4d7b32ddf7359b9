# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times of candidates that are captured in CUDA graphs: in turn with others, and alone."""

import gc
import random
import statistics
import time

# Seconds of an H200 at its power limit. A large matmul of 866 us, from idle: 770 to 840 us in the first tenth, 860 for most of a second,
# 1170 in a tenth at 0.8 s, and from then on between 864 and 930, over and over.
SETTLED = 1.0  # until the clock has settled
PERIOD = 0.9  # in which it goes up and down


class Timer:
    """One candidate, captured: replay() gives microseconds of a call, in a graph of about `length` of them."""

    def __init__(self, function, sets, device, length=20000):
        import torch

        self.function, self.sets, self.device, self.calls = function, sets, device, len(sets)
        if device == "cpu":
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for inputs in sets[:2]:
                for _ in range(3):
                    function(*inputs)
        torch.cuda.synchronize()
        self.begin, self.end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        self.graph = self.capture(1)
        self.replay()
        rounds = max(1, min(int(length / max(self.replay() * len(sets), 1)), 1000 // len(sets)))
        self.calls = rounds * len(sets)
        self.graph = self.capture(rounds)
        self.replay()

    def capture(self, rounds):
        import torch

        graph = torch.cuda.CUDAGraph()
        gc.disable()  # what is freed may call the driver, which no capture survives
        try:
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                for _ in range(rounds):
                    for inputs in self.sets:
                        self.function(*inputs)
        finally:
            gc.enable()
        return graph

    def replay(self):
        if self.device == "cpu":
            start = time.perf_counter()
            for inputs in self.sets:
                self.function(*inputs)
            return (time.perf_counter() - start) * 1e6 / len(self.sets)
        self.begin.record()
        self.graph.replay()
        self.end.record()
        self.end.synchronize()
        return self.begin.elapsed_time(self.end) * 1e3 / self.calls


def in_turn(timers, rounds):
    """Microseconds of a call by name: medians over rounds, each in an order of its own.

    All run at one clock, which the power that they draw together sets: this compares what they take when power is no limit.
    """
    times = {name: [] for name in timers}
    # What comes behind its own last replay is slower by some percent at the power limit: any order, another in each round.
    order = random.Random(1)
    for _ in range(rounds):
        for name in order.sample(list(timers), len(timers)):
            times[name].append(timers[name].replay())
    return {name: statistics.median(found) for name, found in times.items()}


def alone(timers, seconds, lead=SETTLED):
    """Microseconds of a call by name, of each replayed for so many seconds, the lead before them uncounted.

    The lead is what a card takes to settle at the clock that this one allows: at the power limit the energy of a call decides.
    Means, over whole periods of the clock if `seconds` are: a median would depend on where in one they begin.
    """
    times = {}
    for name, timer in timers.items():
        found, start = [], time.time()
        while (now := time.time() - start) < lead + seconds or not found:
            microseconds = timer.replay()
            if now >= lead:
                found.append(microseconds)
        times[name] = statistics.fmean(found)
    return times
