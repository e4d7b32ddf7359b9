// RUN: not fuse-opt %s --fuse-select-schedule 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_70" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_90 schedule=fast" 2>&1 | FileCheck %s --check-prefix=SCHEDULE
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_90 schedule={#fuse.causal<row = 1>}" 2>&1 | FileCheck %s --check-prefix=SCHEDULE
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_90 schedule={#fuse.rows<tile = [1, 32], warps = [1, 1], swap = true>}" 2>&1 | FileCheck %s --check-prefix=FIELD
// RUN: not fuse-opt %s --fuse-select-schedule="chip=gfx942 schedule=fast" 2>&1 | FileCheck %s --check-prefix=AMD
// RUN: not fuse-opt %s --fuse-select-schedule="chip=sm_90a schedule={#fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3, swap = 3>}" 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not fuse-opt %s --fuse-tile="chip=sm_70" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not fuse-opt %s --fuse-verify-phase="phase=done" 2>&1 | FileCheck %s --check-prefix=PHASE

// NONE: error: needs a chip; give chip= one of sm_80, sm_89, sm_90, sm_90a, h200, gfx90a, gfx942, gfx950
// UNKNOWN: error: unknown chip 'sm_70'; known chips are sm_80, sm_89, sm_90, sm_90a, h200, gfx90a, gfx942, gfx950
// SCHEDULE: schedule=:1:1: error: {{.*}}; expected a schedule like #fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 4>, got
// AMD: schedule=:1:1: error: {{.*}}; expected a schedule like #fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 2]>, got 'fast'
// FLAG: schedule=:1:80: error: expected true or false; expected a schedule like
// FIELD: schedule=:1:{{[0-9]+}}: error: duplicate or unknown struct parameter name: swap
// PHASE: error: unknown phase 'done'; phases are graph, fused, scheduled, kernels, mapped, target
module {}
