// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s

// Producers' loops are run to count slots, then to write down where the tiles of each slot lie. What
// a line holds is what the producers compute: not the indices that are constants. Consumers load
// from there, into buffers of one tile, the right operand k x n.

// CHECK-LABEL: func.func private @k__k(
// CHECK-SAME:    %[[X:.*]]: memref<?x200xf16>, %[[W:.*]]: memref<2x96x200xf16>, %[[E:.*]]: memref<?x96xf16>, %[[D:.*]]: memref<?x96xf32>)
// CHECK-DAG:     memref.alloc() : memref<32x64xf32>
// CHECK-DAG:     %[[RHS:.*]] = memref.alloc() : memref<64x48xf32>
// CHECK-DAG:     memref.alloc() : memref<32x16xf16>

// The ring of operands is counted, then that of the auxiliary.
// CHECK:         scf.for %{{.*}} = %c0 to %{{.*}} step %c32
// CHECK-NEXT:      scf.for %{{.*}} = %c0 to %c96 step %c48
// CHECK-NEXT:        scf.for %{{.*}} = %c0 to %c200 step %c64
// CHECK-NEXT:          %[[COUNT:.*]] = memref.load %[[PUSHED:.*]][%c0] : memref<1xindex>
// CHECK-NEXT:          %[[MORE:.*]] = arith.addi %[[COUNT]], %c1
// CHECK-NEXT:          memref.store %[[MORE]], %[[PUSHED]][%c0]
// CHECK:         scf.for %{{.*}} = %c0 to %{{.*}} step %c32
// CHECK:           scf.for %{{.*}} = %c0 to %c48 step %c16

// CHECK:         %[[SLOTS:.*]] = memref.load %[[PUSHED]][%c0]
// CHECK-NEXT:    %[[LINES:.*]] = memref.alloc(%[[SLOTS]]) : memref<?x3xindex>
// CHECK-NEXT:    memref.store %c0, %[[PUSHED]][%c0]
// CHECK:         %[[AUX:.*]] = memref.alloc(%{{.*}}) : memref<?x2xindex>

// CHECK:         scf.for %[[M:.*]] = %c0 to %{{.*}} step %c32
// CHECK-NEXT:      scf.for %[[N:.*]] = %c0 to %c96 step %c48
// CHECK-NEXT:        scf.for %[[K:.*]] = %c0 to %c200 step %c64
// CHECK:               %[[LINE:.*]] = memref.load %[[PUSHED]][%c0]
// CHECK-NEXT:          memref.store %[[M]], %[[LINES]][%[[LINE]], %c0]
// CHECK-NEXT:          memref.store %[[K]], %[[LINES]][%[[LINE]], %c1]
// CHECK-NEXT:          memref.store %[[N]], %[[LINES]][%[[LINE]], %c2]

// The consumers: a slot that nobody fills would be waited for without end.
// CHECK:         memref.store %{{.*}}, %[[AUX]]
// CHECK:         scf.for %{{.*}} = %c0 to %{{.*}} step %c32
// CHECK-NEXT:      scf.for %{{.*}} = %c0 to %c96 step %c48
// CHECK:               %[[NEXT:.*]] = memref.load %[[POPPED:.*]][%c0]
// CHECK:               %[[FULL:.*]] = arith.cmpi slt, %[[NEXT]], %{{.*}}
// CHECK-NEXT:          cf.assert %[[FULL]], "consumers of a kernel wait for a slot that nobody fills"
// CHECK:               memref.store %{{.*}}, %[[POPPED]][%c0]
// CHECK-DAG:           %[[ROW:.*]] = memref.load %[[LINES]][%[[NEXT]], %c0]
// CHECK-DAG:           %[[STEP:.*]] = memref.load %[[LINES]][%[[NEXT]], %c1]
// CHECK-DAG:           %[[COLUMN:.*]] = memref.load %[[LINES]][%[[NEXT]], %c2]
// CHECK:               arith.subi %{{.*}}, %[[ROW]]
// CHECK:               memref.load %[[X]]
// CHECK:               memref.load %[[W]][%c1, 
// CHECK:               memref.store %{{.*}}, %[[RHS]]
// CHECK:               arith.mulf

// Three slots make the auxiliary's 48 columns. A tile.slices is what it holds, on whole tiles.
// CHECK:           scf.for %[[PART:.*]] = %c0 to %c48 step %c16
// CHECK:             cf.assert
// CHECK:             memref.load %[[AUX]]
// CHECK:             memref.load %[[E]]
// CHECK:             arith.addi %{{.*}}, %[[PART]]
// CHECK:           memref.store %{{.*}}, %[[D]]
// CHECK:         cf.assert %{{.*}}, "producers of a kernel fill a slot that nobody waits for"

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 6, 8) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 16)>
#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
#narrow = #tile.shared<contiguous = 1, swizzle = [0]>
gpu.module @k {
  gpu.func @k(%x: memref<?x200xf16>, %w: memref<2x96x200xf16>, %e: memref<?x96xf16>, %d: memref<?x96xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c48 = arith.constant 48 : index
    %c64 = arith.constant 64 : index
    %c96 = arith.constant 96 : index
    %c200 = arith.constant 200 : index
    %dim = memref.dim %x, %c0 : memref<?x200xf16>
    %ring = tile.make_ring : <4, !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>>
    %aux = tile.make_ring : <2, !tile.staged<32x16xf16, #narrow>>
    tile.roles producers 4 {
      tile.for_tiles (%m, %n) in (%dim, %c96) by [32, 48] krange(%k0, %k1) of %c200 {
        scf.for %k = %k0 to %k1 step %c64 {
          %xs, %ws = tile.ring_acquire %ring : <4, !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>> -> !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>
          tile.copy %w[%c1, %n, %k] to %ws via(#tile.tensor_map<box = [1, 48, 64], swizzle = 128>) : memref<2x96x200xf16>, <48x64xf16, #shared>
          tile.copy %x[%m, %k] to %xs via(#tile.tensor_map<box = [32, 64], swizzle = 128>) : memref<?x200xf16>, <32x64xf16, #shared>
          tile.ring_commit %ring : <4, !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>>
        }
      }
      tile.for_tiles (%m, %n) in (%dim, %c96) by [32, 48] krange(%k0, %k1) of %c200 {
        scf.for %j = %c0 to %c48 step %c16 {
          %es = tile.ring_acquire %aux : <2, !tile.staged<32x16xf16, #narrow>> -> !tile.staged<32x16xf16, #narrow>
          %column = arith.addi %n, %j : index
          tile.copy %e[%m, %column] to %es via(#tile.tensor_map<box = [32, 16], swizzle = 32>) : memref<?x96xf16>, <32x16xf16, #narrow>
          tile.ring_commit %aux : <2, !tile.staged<32x16xf16, #narrow>>
        }
      }
    } consumers {
      tile.for_tiles (%m, %n) in (%dim, %c96) by [32, 48] krange(%k0, %k1) of %c200 {
        %z = tile.fill 0.0 : f32 -> <32x48xf32, #acc>
        %c = scf.for %k = %k0 to %k1 step %c64 iter_args(%a = %z) -> (!tile.frag<32x48xf32, #acc>) {
          %xs, %ws = tile.ring_wait %ring : <4, !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>> -> !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>
          %a1 = tile.mma %xs * %ws + %a : !tile.staged<32x64xf16, #shared> * !tile.staged<48x64xf16, #shared> + <32x48xf32, #acc>
          tile.mma_wait
          tile.ring_release %ring : <4, !tile.staged<32x64xf16, #shared>, !tile.staged<48x64xf16, #shared>>
          scf.yield %a1 : !tile.frag<32x48xf32, #acc>
        }
        %done = tile.mma_wait (%c) : !tile.frag<32x48xf32, #acc> -> !tile.frag<32x48xf32, #acc>
        tile.slices by [16, 16] order [1, 0] {
          %es = tile.ring_read %aux : <2, !tile.staged<32x16xf16, #narrow>> -> !tile.frag<32x48xf16, #acc>
          %y = tile.map (%p = %done : !tile.frag<32x48xf32, #acc>, %q = %es : !tile.frag<32x48xf16, #acc>) -> !tile.frag<32x48xf32, #acc> {
            %wide = arith.extf %q : f16 to f32
            %r = arith.addf %p, %wide : f32
            tile.yield %r : f32
          }
          tile.store %y, %d[%m, %n] via(#tile.vector<2>) : <32x48xf32, #acc>, memref<?x96xf32>
        }
      }
    }
    gpu.return
  }
}
