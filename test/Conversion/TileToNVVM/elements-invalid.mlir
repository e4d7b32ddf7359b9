// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-distribute,tile-allocate-shared,tile-to-nvvm))" -split-input-file -verify-diagnostics

#schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 4]>

gpu.module @odd_bits [#nvvm.target<chip = "sm_80">] {
  // expected-error@+1 {{takes 'memref<128xi4>'; elements in memory are of 1, 8, 16, 32 or 64 bits}}
  gpu.func @k(%x: memref<128xi4>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [1, 128], warps = [1, 4]>

gpu.module @index [#nvvm.target<chip = "sm_80">] {
  // expected-error@+1 {{takes 'memref<128xindex>'; elements in memory are of 1, 8, 16, 32 or 64 bits}}
  gpu.func @k(%x: memref<128xindex>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    gpu.return
  }
}
