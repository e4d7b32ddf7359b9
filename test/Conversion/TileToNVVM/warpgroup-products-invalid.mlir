// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm))" -split-input-file -verify-diagnostics

!acc = !tile.frag<64x64xf32, #tile.layout<register (d1, 2, 1) (d1, 8, 8) (d0, 2, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @accumulator_elsewhere [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x256xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %i = %c0 to %c256 step %c64 {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%c0, %i] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<128x256xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %r = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %z) -> (!acc) {
        %s = tile.ring_wait %ring : !ring -> !tile
        // expected-error @below {{has registers that are not spread as those of wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16; tile-assign-layouts makes such layouts}}
        %m = tile.mma %s * %s + %a {atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">} : !tile * !tile + !acc
        %w = tile.mma_wait (%m) : !acc -> !acc
        tile.ring_release %ring : !ring
        scf.yield %w : !acc
      }
      tile.store %r, %y[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @fewer_columns [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x256xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %i = %c0 to %c256 step %c64 {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%c0, %i] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<128x256xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %r = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %z) -> (!acc) {
        %s = tile.ring_wait %ring : !ring -> !tile
        // expected-error @below {{multiplies 'f16' into 64 columns of 'f32', which wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 does not}}
        %m = tile.mma %s * %s + %a {atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16">} : !tile * !tile + !acc
        %w = tile.mma_wait (%m) : !acc -> !acc
        tile.ring_release %ring : !ring
        scf.yield %w : !acc
      }
      tile.store %r, %y[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf64, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1, 2], piece = 128>>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @other_accumulator [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x256xf16>, %y: memref<64x64xf64>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f64 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %i = %c0 to %c256 step %c64 {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%c0, %i] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<128x256xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %r = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %z) -> (!acc) {
        %s = tile.ring_wait %ring : !ring -> !tile
        // expected-error @below {{multiplies 'f16' into 64 columns of 'f64', which wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 does not}}
        %m = tile.mma %s * %s + %a {atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">} : !tile * !tile + !acc
        %w = tile.mma_wait (%m) : !acc -> !acc
        tile.ring_release %ring : !ring
        scf.yield %w : !acc
      }
      tile.store %r, %y[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x64xf64>
    }
    gpu.return
  }
}

// -----

!acc = !tile.frag<64x64xf32, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>>
!tile = !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1], piece = 128>>
!ring = !tile.ring<2, !tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1], piece = 128>>>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>
gpu.module @other_swizzle [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<128x256xf16>, %y: memref<64x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %i = %c0 to %c256 step %c64 {
        %s = tile.ring_acquire %ring : !ring -> !tile
        tile.copy %x[%c0, %i] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<128x256xf16>, !tile
        tile.ring_commit %ring : !ring
      }
    } consumers {
      %r = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %z) -> (!acc) {
        %s = tile.ring_wait %ring : !ring -> !tile
        // expected-error @below {{reads '!tile.staged<64x64xf16, #tile.shared<contiguous = 1, swizzle = [0, 1], piece = 128>>', which wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 does not; tile-assign-layouts makes such layouts}}
        %m = tile.mma %s * %s + %a {atom = #tile.atom<"wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16">} : !tile * !tile + !acc
        %w = tile.mma_wait (%m) : !acc -> !acc
        tile.ring_release %ring : !ring
        scf.yield %w : !acc
      }
      tile.store %r, %y[%c0, %c0] via(#tile.vector<2>) : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}
