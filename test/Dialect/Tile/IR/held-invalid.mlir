// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

// What shared memory holds: how much, of what, and how it comes there.

// expected-error @below {{shared memory holds from 1 to 65536 tiles, got 0}}
func.func @none(%h: !tile.held<0, !tile.frag<1x512xf16>>) {
  return
}

// -----

// expected-error @below {{memory holds numbers, got 'index'}}
func.func @no_numbers(%h: !tile.held<2, !tile.frag<1x512xindex>>) {
  return
}

// -----

func.func @other_tile(%h: !tile.held<2, !tile.frag<1x512xf16>>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{reads '!tile.frag<1x256xf16>' where '!tile.frag<1x512xf16>' is held}}
  %a = tile.read_held %h[%c0] : !tile.held<2, !tile.frag<1x512xf16>> -> !tile.frag<1x256xf16>
  return
}

// -----

func.func @no_place(%h: !tile.held<2, !tile.frag<1x512xf16>>) {
  %c2 = arith.constant 2 : index
  // expected-error @below {{names place 2 of 2}}
  %a = tile.read_held %h[%c2] : !tile.held<2, !tile.frag<1x512xf16>> -> !tile.frag<1x512xf16>
  return
}

// -----

func.func @converts(%x: memref<4x512xf32>, %h: !tile.held<2, !tile.frag<1x512xf16>>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{moves 'f32' from or to a tile of 'f16'; the element types must be the same}}
  tile.hold %x[%c0, %c0] to %h[%c0] : memref<4x512xf32>, !tile.held<2, !tile.frag<1x512xf16>>
  return
}

// -----

func.func @by_a_map(%x: memref<4x512xf16>, %h: !tile.held<2, !tile.frag<1x512xf16>>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{its tile goes by vectors or asynchronous copies}}
  tile.hold %x[%c0, %c0] to %h[%c0] via(#tile.tensor_map<box = [1, 64], swizzle = 128>) : memref<4x512xf16>, !tile.held<2, !tile.frag<1x512xf16>>
  return
}

// -----

#layout = #tile.layout<register (d1, 2, 1) (d1, 8, 64) lane (d1, 32, 2)>
func.func @wide(%x: memref<4x512xf16>, %h: !tile.held<2, !tile.frag<1x512xf16, #layout>>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{moves 8 elements at once, of which a lane has 2 side by side}}
  tile.hold %x[%c0, %c0] to %h[%c0] via(#tile.async_copy<16>) : memref<4x512xf16>, !tile.held<2, !tile.frag<1x512xf16, #layout>>
  return
}

// -----

#layout = #tile.layout<register (d1, 8, 1) (d1, 2, 256) lane (d1, 32, 8)>
func.func @parts_of_elements(%x: memref<4x512xf64>, %h: !tile.held<2, !tile.frag<1x512xf64, #layout>>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{copies whole elements of 8 bytes to where they are read}}
  tile.hold %x[%c0, %c0] to %h[%c0] via(#tile.async_copy<4>) : memref<4x512xf64>, !tile.held<2, !tile.frag<1x512xf64, #layout>>
  return
}
