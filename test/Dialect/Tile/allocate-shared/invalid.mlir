// RUN: fuse-opt %s -split-input-file -verify-diagnostics

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @missing {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 16384, alignment = 128>} {
    // expected-error @below {{has no place in shared memory for 'tile0'; tile-allocate-shared gives it one}}
    %ring = tile.make_ring : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @small {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 16384, alignment = 128>} {
    // expected-error @below {{keeps 16384 bytes of 'tile0' in shared memory, in a place of 8192}}
    %ring = tile.make_ring {tile.places = {tile0 = #tile.place<at = 0, bytes = 8192>}} : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @unaligned {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 65536, alignment = 128>} {
    // expected-error @below {{keeps 'tile0' at byte 64 of shared memory, which is no multiple of 128}}
    %ring = tile.make_ring {tile.places = {tile0 = #tile.place<at = 64, bytes = 16384>}} : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @kernel_unaligned {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 65536, alignment = 16>} {
    // expected-error @below {{keeps 'tile0' at a multiple of 128 bytes in shared memory that is aligned to 16}}
    %ring = tile.make_ring {tile.places = {tile0 = #tile.place<at = 0, bytes = 16384>}} : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @outside {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 24576, alignment = 128>} {
    // expected-error @below {{keeps 'tile0' in bytes 16384 to 32768 of shared memory, of which its kernel has 24576}}
    %ring = tile.make_ring {tile.places = {tile0 = #tile.place<at = 16384, bytes = 16384>}} : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @overlap {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 32768, alignment = 128>} {
    // expected-note @below {{of this op}}
    %ring = tile.make_ring {tile.places = {tile0 = #tile.place<at = 0, bytes = 16384>}} : !ring
    // expected-error @below {{keeps 'tile0' in shared memory at byte 8192, where 'tile0' lies}}
    %other = tile.make_ring {tile.places = {tile0 = #tile.place<at = 8192, bytes = 16384>}} : !ring
    gpu.return
  }
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
gpu.module @too_many {
  gpu.func @k() kernel attributes {tile.shared_memory = #tile.shared_memory<bytes = 32768, alignment = 128>} {
    // expected-error @below {{has 2 places in shared memory, and needs 1}}
    %ring = tile.make_ring {tile.places = {full = #tile.place<at = 16384, bytes = 16>, tile0 = #tile.place<at = 0, bytes = 16384>}} : !ring
    gpu.return
  }
}

// -----

// expected-error @below {{'tile.places' names the places of an op that keeps something in shared memory}}
func.func private @f() attributes {tile.places = {boxes = #tile.place<at = 0, bytes = 8>}}

// -----

// expected-error @below {{'tile.shared_memory' is a #tile.shared_memory, of a gpu.func}}
func.func private @f() attributes {tile.shared_memory = 4096 : i64}

// -----

// expected-error @below {{has an attribute that the tile dialect does not know: "tile.sharing"}}
func.func private @f() attributes {tile.sharing = 4096 : i64}

// -----

// expected-error @below {{a place in shared memory has an offset and a size below 2^31, got -8 and 8}}
func.func private @f() attributes {a = #tile.place<at = -8, bytes = 8>}

// -----

// expected-error @below {{shared memory has fewer than 2^31 bytes, aligned to a power of two of up to 65536; got 8 and 3}}
func.func private @f() attributes {a = #tile.shared_memory<bytes = 8, alignment = 3>}
