// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

// What may stand in a tile.slices, and how it is cut.

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @nothing(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{stores nothing, so that there are no slices}}
  tile.slices by [64, 64] {
    %v = tile.load %x[%i, %i] : memref<64x64xf16> -> !tile.frag<64x64xf16, #acc>
  }
  return
}

// -----

func.func @no_layout(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16>) {
  // expected-error @below {{does not say which registers hold what; tile-assign-layouts gives it a layout}}
  tile.slices by [64, 64] {
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @one_size(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>) {
  // expected-error @below {{has 1 sizes for slices of}}
  tile.slices by [64] {
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @size(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>) {
  // expected-error @below {{has slices of 0 elements along an extent of 64}}
  tile.slices by [64, 0] {
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @order(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>) {
  // expected-error @below {{has an order that is not one of the 2 dimensions of what is stored}}
  tile.slices by [64, 64] order [1, 1] {
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @wait_behind(%x: memref<64x64xf16>, %i: index, %p: !tile.frag<64x64xf16, #acc>) {
  tile.slices by [64, 64] {
    %v = tile.load %x[%i, %i] : memref<64x64xf16> -> !tile.frag<64x64xf16, #acc>
    // expected-error @below {{stands behind what is done slice by slice; a tile.slices begins with what is done once}}
    tile.mma_wait
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @fill(%x: memref<64x64xf16>, %i: index) {
  tile.slices by [64, 64] {
    // expected-error @below {{may not stand in a tile.slices, which holds loads, ring reads, maps and stores, and in front of them tile.mma_wait and tile.ring_release}}
    %v = tile.fill 0.0 : f16 -> !tile.frag<64x64xf16, #acc>
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
#other = #tile.layout<register (d1, 4, 1) (d1, 2, 32) (d0, 4, 4) lane (d1, 8, 4) (d0, 4, 1) warp (d0, 4, 16)>
func.func @places(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>, %w: !tile.frag<64x64xf16, #other>) {
  tile.slices by [64, 64] {
    tile.store %v, %x[%i, %i] : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
    // expected-error @below {{has a tile that does not lie as what is stored does}}
    tile.store %w, %x[%i, %i] : !tile.frag<64x64xf16, #other>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @rows_of_boxes(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>) {
  tile.slices by [32, 64] {
    // expected-error @below {{stages slices of 32 rows; a warpgroup holds 64 of each instruction}}
    tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 8, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @columns_of_boxes(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<64x64xf16, #acc>) {
  tile.slices by [64, 32] {
    // expected-error @below {{stages boxes of 64 columns, and of 0 at the end, which do not make up slices of 32 columns of 64}}
    tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [16, 64], swizzle = 128, buffers = 2>) : !tile.frag<64x64xf16, #acc>, memref<64x64xf16>
  }
  return
}

// -----

#lanes = #tile.layout<lane (d1, 8, 1) (d0, 4, 1) warp (d0, 4, 4)>
func.func @no_pairs(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<16x8xf16, #lanes>) {
  tile.slices by [16, 8] {
    // expected-error @below {{stages a tile of which lanes do not hold pairs}}
    tile.store %v, %x[%i, %i] via(#tile.rows<1, buffers = 1>) : !tile.frag<16x8xf16, #lanes>, memref<64x64xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @order_of_slots(%x: memref<64x128xf16>, %i: index, %ring: !tile.ring<2, !tile.staged<64x64xf16>>) {
  tile.roles producers 4 {
  } consumers {
    tile.slices by [64, 64] {
      // expected-error @below {{reads slots of 64 columns one after the other; slices must divide them and come in the order [1, 0]}}
      %v = tile.ring_read %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.frag<64x128xf16, #acc>
      tile.store %v, %x[%i, %i] : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
    }
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @one_row_staged(%x: memref<64x128xf16>, %i: index, %v: !tile.frag<64x128xf16, #acc>) {
  // expected-error @below {{is staged in boxes of rows and columns, which a tile has that runs along two dimensions of its memref}}
  tile.store %v, %x[%i, %i] dims [-1, 1] via(#tile.rows<2, buffers = 2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
  return
}

// -----

func.func @unstaged_map(%x: memref<64x64xf16>, %i: index, %v: !tile.frag<8x8xf16>) {
  // expected-error @below {{goes via a tensor map with 0 buffers; stores are staged in some, copies go straight to slots}}
  tile.store %v, %x[%i, %i] via(#tile.tensor_map<box = [8, 8], swizzle = 128>) : !tile.frag<8x8xf16>, memref<64x64xf16>
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @narrow_read(%x: memref<64x128xf16>, %i: index, %ring: !tile.ring<2, !tile.staged<64x64xf16>>) {
  tile.roles producers 4 {
  } consumers {
    tile.slices by [64, 8] order [1, 0] {
      // expected-error @below {{is done for slices of 8 columns; warps read 16 at once}}
      %v = tile.ring_read %ring : !tile.ring<2, !tile.staged<64x64xf16>> -> !tile.frag<64x128xf16, #acc>
      tile.store %v, %x[%i, %i] : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
    }
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @shifted_stores(%x: memref<64x256xf16>, %i: index, %j: index, %v: !tile.frag<64x128xf16, #acc>) {
  tile.slices by [64, 64] {
    // expected-note @below {{the store}}
    tile.store %v, %x[%i, %i] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x256xf16>
    // expected-error @below {{stores what is stored in the same tile.slices, which does one slice after the other}}
    tile.store %v, %x[%i, %j] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x256xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @loads_what_is_stored(%x: memref<64x128xf16>, %y: memref<64x128xf16>, %i: index, %v: !tile.frag<64x128xf16, #acc>) {
  tile.slices by [64, 64] {
    // expected-note @below {{the store}}
    tile.store %v, %x[%i, %i] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
    // expected-error @below {{reads what is stored in the same tile.slices, which does one slice after the other; it may before the store, in the same place}}
    %w = tile.load %x[%i, %i] via(#tile.vector<2>) : memref<64x128xf16> -> !tile.frag<64x128xf16, #acc>
    tile.store %w, %y[%i, %i] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
  }
  return
}

// -----

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @loads_elsewhere(%x: memref<64x256xf16>, %i: index, %j: index) {
  tile.slices by [64, 64] {
    // expected-error @below {{reads what is stored in the same tile.slices}}
    %v = tile.load %x[%i, %j] via(#tile.vector<2>) : memref<64x256xf16> -> !tile.frag<64x128xf16, #acc>
    // expected-note @below {{the store}}
    tile.store %v, %x[%i, %i] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x256xf16>
  }
  return
}

// -----

// In one place, and in parts that lie beside each other, each slice has its own.
#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 4, 16)>
func.func @apart(%x: memref<64x256xf16>, %y: memref<64x128xf16>, %i: index, %j: index) {
  %left = memref.subview %x[0, 0] [64, 128] [1, 1] : memref<64x256xf16> to memref<64x128xf16, strided<[256, 1]>>
  %right = memref.subview %x[0, 128] [64, 128] [1, 1] : memref<64x256xf16> to memref<64x128xf16, strided<[256, 1], offset: 128>>
  tile.slices by [64, 64] {
    %v = tile.load %y[%i, %j] via(#tile.vector<2>) : memref<64x128xf16> -> !tile.frag<64x128xf16, #acc>
    tile.store %v, %y[%i, %j] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
    tile.store %v, %y[%i, %j] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16>
    tile.store %v, %left[%i, %j] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16, strided<[256, 1]>>
    tile.store %v, %right[%j, %i] via(#tile.vector<2>) : !tile.frag<64x128xf16, #acc>, memref<64x128xf16, strided<[256, 1], offset: 128>>
  }
  return
}
